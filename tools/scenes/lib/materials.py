"""Procedural materials. Every function is cached by its arguments."""
from .nodes import linear, material, principled


def paint(color, rough=.55, bump=.06):
    def build(g):
        co = g.object_coords()
        base = g.mix(g.span(g.noise(co, .9, 3), 0, .06), linear(color), (0.35, .33, .3, 1))
        n = g.bump(g.noise(co, 60, 3), bump, .01)
        return principled(g, base, rough, normal=n)
    return material(f'paint{color}{rough}{bump}', build, color)


def plaster(color, mottling=.12, bump=.25):
    """Lime render: clouded tone, trowel marks."""
    def build(g):
        co = g.object_coords()
        dark = tuple(c * .72 for c in linear(color)[:3]) + (1,)
        clouds = g.noise(co, .55, 6, .62, .4)
        fine = g.noise(co, 7, 5, .6)
        base = g.mix(g.span(clouds, -mottling, mottling * 2.6), linear(color), dark)
        n = g.bump(g.math('ADD', g.math('MULTIPLY', fine, 1.0), g.noise(co, 38, 3)), bump, .012)
        return principled(g, base, g.span(fine, .75, .95), normal=n)
    return material(f'plaster{color}{mottling}{bump}', build, color)


def brick(c1, c2, mortar='#b8aea2', width=.225, height=.075, bump=.7):
    def build(g):
        co = g.wall_coords()
        tex = g.node('ShaderNodeTexBrick', {
            'Vector': co, 'Color1': linear(c1), 'Color2': linear(c2), 'Mortar': linear(mortar),
            'Scale': 1, 'Mortar Size': .007, 'Mortar Smooth': .3, 'Bias': -.1,
            'Brick Width': width, 'Row Height': height})
        grime = g.noise(g.object_coords(), .6, 5, .6)
        speck = g.noise(g.object_coords(), 24, 4)
        col = g.mix(g.span(grime, -.15, .45), tex.outputs[0], (.12, .09, .075, 1))
        col = g.mix(g.span(speck, -.1, .3), col, (.5, .42, .35, 1))
        h = g.math('ADD', g.math('MULTIPLY', tex.outputs[1], -1.0), g.math('MULTIPLY', speck, .35))
        return principled(g, col, .85, normal=g.bump(h, bump, .012))
    return material(f'brick{c1}{c2}{mortar}{width}{height}', build, c1)


def wood(color, grain=(1, 12, 12), rough=.42, contrast=.5, variation=.28):
    """Grain runs along the axis with the small scale; each island has its own tone."""
    def build(g):
        co = g.object_coords()
        rnd = g.island()
        shift = g.node('ShaderNodeCombineXYZ', {0: g.math('MULTIPLY', rnd, 37.0),
                                                1: g.math('MULTIPLY', rnd, 19.0),
                                                2: g.math('MULTIPLY', rnd, 53.0)})
        moved = g.node('ShaderNodeVectorMath', {0: co, 1: shift.outputs[0]}, operation='ADD').outputs[0]
        m = g.mapping(moved, grain)
        rings = g.noise(m, 1.6, 6, .62, .7)
        pores = g.noise(g.mapping(moved, tuple(s * 7 for s in grain)), 2.2, 3, .6)
        c = linear(color)
        dark = tuple(v * (1 - contrast) for v in c[:3]) + (1,)
        base = g.mix(g.ramp(rings, [(.32, (0, 0, 0, 1)), (.68, (1, 1, 1, 1))]), dark, c)
        base = g.mix(g.span(pores, -.1, .35), base, dark)
        tone = g.node('ShaderNodeHueSaturation', {
            'Hue': g.span(rnd, .492, .508), 'Value': g.span(rnd, 1 - variation, 1 + variation * .6),
            'Color': base}).outputs[0]
        n = g.bump(g.math('ADD', rings, pores), .12, .006)
        return principled(g, tone, g.span(rings, rough + .12, rough - .06), normal=n)
    return material(f'wood{color}{grain}{rough}{contrast}{variation}', build, color)


def metal(color, rough=.28):
    def build(g):
        co = g.object_coords()
        r = g.span(g.noise(co, 14, 4), max(rough - .08, .03), rough + .1)
        return principled(g, linear(color), r, 1)
    return material(f'metal{color}{rough}', build)


def brass():
    return metal('#c9a25e', .25)


def chrome():
    return metal('#d8dadc', .1)


def black_metal():
    return satin('#191a1b', .38)


def satin(color, rough=.4):
    """Lacquer, powder coat, ceramics."""
    def build(g):
        co = g.object_coords()
        r = g.span(g.noise(co, 5, 4), rough - .05, rough + .1)
        return principled(g, linear(color), r, normal=g.bump(g.noise(co, 90, 2), .02, .004))
    return material(f'satin{color}{rough}', build, color)


def fabric(color, scale=1.0, sheen=.35, bump=.35):
    def build(g):
        co = g.object_coords()
        weave = g.noise(co, 260 * scale, 2, .7)
        soft = g.noise(co, 4, 4, .6)
        c = linear(color)
        dark = tuple(v * .62 for v in c[:3]) + (1,)
        base = g.mix(g.span(weave, -.2, .8), c, dark)
        base = g.mix(g.span(soft, -.1, .35), base, dark)
        h = g.math('ADD', g.math('MULTIPLY', weave, .5), g.math('MULTIPLY', soft, 3.0))
        return principled(g, base, .92, normal=g.bump(h, bump, .008), sheen=sheen, specular=.15)
    return material(f'fabric{color}{scale}{sheen}{bump}', build, color)


def boucle(color):
    def build(g):
        co = g.object_coords()
        loops = g.node('ShaderNodeTexVoronoi', {'Vector': co, 'Scale': 95}).outputs['Distance']
        c = linear(color)
        base = g.mix(loops, c, tuple(v * .55 for v in c[:3]) + (1,))
        return principled(g, base, .95, normal=g.bump(loops, -.7, .01), sheen=.5, specular=.1)
    return material(f'boucle{color}', build, color)


def leather(color):
    def build(g):
        co = g.object_coords()
        cells = g.node('ShaderNodeTexVoronoi', {'Vector': co, 'Scale': 130}).outputs['Distance']
        soft = g.noise(co, 3.5, 5, .6)
        c = linear(color)
        base = g.mix(g.span(soft, -.2, .7), c, tuple(v * .45 for v in c[:3]) + (1,))
        return principled(g, base, g.span(soft, .38, .55), normal=g.bump(cells, -.15, .004))
    return material(f'leather{color}', build, color)


def sheer(color='#f4f1ea', amount=.45):
    """Curtain voile: diffuse, translucent and a little see-through."""
    def build(g):
        c = linear(color)
        d = g.node('ShaderNodeBsdfDiffuse', {'Color': c})
        t = g.node('ShaderNodeBsdfTranslucent', {'Color': c})
        a = g.node('ShaderNodeMixShader', {0: .55, 1: d.outputs[0], 2: t.outputs[0]})
        clear = g.node('ShaderNodeBsdfTransparent')
        return g.node('ShaderNodeMixShader', {0: amount, 1: a.outputs[0], 2: clear.outputs[0]})
    return material(f'sheer{color}{amount}', build)


def drape(color):
    def build(g):
        co = g.object_coords()
        weave = g.noise(co, 200, 2, .7)
        c = linear(color)
        base = g.mix(g.span(weave, -.1, .4), c, tuple(v * .7 for v in c[:3]) + (1,))
        d = g.node('ShaderNodeBsdfDiffuse', {'Color': base, 'Normal': g.bump(weave, .2, .005)})
        t = g.node('ShaderNodeBsdfTranslucent', {'Color': base})
        return g.node('ShaderNodeMixShader', {0: .22, 1: d.outputs[0], 2: t.outputs[0]})
    return material(f'drape{color}', build)


def marble(color='#e9e7e3', vein='#8d8983', scale=1.0, rough=.14):
    def build(g):
        co = g.object_coords()
        warp = g.noise(co, 1.7 * scale, 6, .6, .6)
        moved = g.node('ShaderNodeVectorMath', {0: co, 1: g.node(
            'ShaderNodeCombineXYZ', {0: warp, 1: warp, 2: warp}).outputs[0]}, operation='ADD').outputs[0]
        v = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(moved, 1.6 * scale, 5, .55, 1.2), .5))
        line = g.ramp(v, [(0, (1, 1, 1, 1)), (.035, (.35, .35, .35, 1)), (.13, (0, 0, 0, 1))])
        base = g.mix(g.math('MULTIPLY', line, g.span(warp, .1, .9)), linear(color), linear(vein))
        return principled(g, base, rough)
    return material(f'marble{color}{vein}{scale}{rough}', build, color)


def terrazzo(color='#e4ddd2', chips=('#8c6f5a', '#b7b2a6', '#54615c'), rough=.25):
    def build(g):
        co = g.object_coords()
        v = g.node('ShaderNodeTexVoronoi', {'Vector': co, 'Scale': 42})
        key = g.node('ShaderNodeSeparateRGB', {0: v.outputs['Color']})
        mask = g.math('LESS_THAN', v.outputs['Distance'], g.span(key.outputs[1], .05, .52))
        stops = [(i / len(chips), linear(c)) for i, c in enumerate(chips)]
        chip = g.ramp(key.outputs[0], stops, 'CONSTANT')
        base = g.mix(mask, linear(color), chip)
        return principled(g, base, rough)
    return material(f'terrazzo{color}{chips}', build, color)


def concrete(color='#9c9992', rough=.7, bump=.3, joints=0):
    """Cast concrete; joints = board spacing in metres, 0 for none."""
    def build(g):
        co = g.object_coords()
        big = g.noise(co, .8, 7, .62, .3)
        pits = g.noise(co, 26, 5, .65)
        c = linear(color)
        base = g.mix(g.span(big, -.15, .85), c, tuple(v * .6 for v in c[:3]) + (1,))
        base = g.mix(g.span(pits, -.15, .3), base, tuple(v * .7 for v in c[:3]) + (1,))
        h = pits
        if joints:
            tex = g.node('ShaderNodeTexBrick', {
                'Vector': g.wall_coords(), 'Scale': 1, 'Mortar Size': .006, 'Brick Width': joints * 2,
                'Row Height': joints, 'Mortar Smooth': .2,
                'Color1': (1, 1, 1, 1), 'Color2': (.86, .86, .86, 1), 'Mortar': (.5, .5, .5, 1)}, offset=0)
            base = g.mix(1.0, base, tex.outputs[0], 'MULTIPLY')
            h = g.math('SUBTRACT', pits, g.math('MULTIPLY', tex.outputs[1], 2.0))
        return principled(g, base, g.span(big, rough - .15, rough + .15), normal=g.bump(h, bump, .008))
    return material(f'concrete{color}{rough}{bump}{joints}', build, color)


def tile(color, rough=.16, variation=.12):
    """Glazed ceramic; every tile is its own island."""
    def build(g):
        co = g.object_coords()
        rnd = g.island()
        tone = g.node('ShaderNodeHueSaturation', {
            'Value': g.span(rnd, 1 - variation, 1 + variation),
            'Hue': g.span(rnd, .5 - variation * .06, .5 + variation * .06), 'Color': linear(color)})
        n = g.bump(g.noise(co, 9, 3), .12, .01)
        return principled(g, tone.outputs[0], g.span(g.noise(co, 6), rough, rough + .15), normal=n)
    return material(f'tile{color}{rough}{variation}', build, color)


def mirror():
    return material('mirror', lambda g: principled(g, (.88, .9, .9, 1), .015, 1))


def ceramic(color):
    return satin(color, .2)


def art(palette, seed=0, scale=2.2):
    """Abstract picture: broad warped colour fields with a brushed edge."""
    def build(g):
        co = g.mapping(g.object_coords(), (1, 1, 1), (seed * 7.31, seed * 3.77, seed * 5.13))
        warp = g.noise(co, scale, 3, .5, .8)
        stops = [(.30 + .40 * i / max(len(palette) - 1, 1), linear(c)) for i, c in enumerate(palette)]
        base = g.ramp(warp, [(0, stops[0][1])] + stops[1:], 'CONSTANT')
        stroke = g.noise(g.mapping(co, (4, 4, 60)), 3, 4)
        base = g.mix(g.span(stroke, 0, .25), base, (.9, .87, .8, 1))
        return principled(g, base, .7)
    return material(f'art{palette}{seed}{scale}', build, palette[0])
