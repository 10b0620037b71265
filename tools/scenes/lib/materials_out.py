"""Outdoor, glass, plant and light-emitting materials."""
from .nodes import linear, material, principled


def emit(color, strength):
    def build(g):
        return g.node('ShaderNodeEmission', {'Color': linear(color), 'Strength': strength})
    return material(f'emit{color}{strength}', build)


def shade(color='#f3dcb4', strength=3.0):
    """Lamp shade: lit fabric that falls off at grazing angles."""
    def build(g):
        d = g.node('ShaderNodeBsdfDiffuse', {'Color': linear(color)})
        e = g.node('ShaderNodeEmission', {'Color': linear(color), 'Strength': strength})
        return g.node('ShaderNodeAddShader', {0: d.outputs[0], 1: e.outputs[0]})
    return material(f'shade{color}{strength}', build)


def pane(tint='#eef3f2', reflect=1.0, wave=.02):
    """Window glass: see-through for light, fresnel reflections, a slight waviness."""
    def build(g):
        n = g.bump(g.noise(g.object_coords(), 1.1, 2), wave, .05)
        fres = g.node('ShaderNodeFresnel', {'IOR': 1.5, 'Normal': n})
        fac = g.math('MULTIPLY', fres.outputs[0], reflect, True)
        clear = g.node('ShaderNodeBsdfTransparent', {'Color': linear(tint)})
        gloss = g.node('ShaderNodeBsdfGlossy', {'Roughness': .0, 'Normal': n})
        return g.node('ShaderNodeMixShader', {0: fac, 1: clear.outputs[0], 2: gloss.outputs[0]})
    return material(f'pane{tint}{reflect}{wave}', build)


def curtain_wall(tint='#8fa3ab', reflect=.45):
    """Coated facade glass: strong reflection over a dim interior."""
    def build(g):
        co = g.object_coords()
        n = g.bump(g.noise(co, .35, 2), .03, .1)
        fres = g.node('ShaderNodeLayerWeight', {'Blend': .35, 'Normal': n})
        fac = g.span(fres.outputs['Fresnel'], reflect, 1.0)
        clear = g.node('ShaderNodeBsdfTransparent', {'Color': linear(tint)})
        gloss = g.node('ShaderNodeBsdfGlossy', {'Roughness': .02, 'Color': linear('#e8eef0'), 'Normal': n})
        return g.node('ShaderNodeMixShader', {0: fac, 1: clear.outputs[0], 2: gloss.outputs[0]})
    return material(f'curtainwall{tint}{reflect}', build)


def glass_solid(color='#f2f6f5'):
    """Vases, bottles, balustrade edges."""
    def build(g):
        fres = g.node('ShaderNodeLayerWeight', {'Blend': .18})
        clear = g.node('ShaderNodeBsdfTransparent', {'Color': linear(color)})
        gloss = g.node('ShaderNodeBsdfGlossy', {'Roughness': .02})
        return g.node('ShaderNodeMixShader', {0: fres.outputs[0], 1: clear.outputs[0], 2: gloss.outputs[0]})
    return material(f'glass{color}', build)


def water(color='#3fa6ad', wave=.25, scale=2.2):
    """Pool or sea: tinted body under a rippled mirror."""
    def build(g):
        co = g.object_coords()
        n = g.bump(g.noise(co, scale, 4, .6, .4), wave, .08)
        return principled(g, linear(color), .03, normal=n, specular=.6)
    return material(f'water{color}{wave}{scale}', build)


def leaf(color, tip=None, gloss=.45, translucency=.35):
    def build(g):
        rnd = g.island()
        base = g.ramp(rnd, [(0, tuple(v * .55 for v in linear(color)[:3]) + (1,)),
                            (.6, linear(color)), (1, linear(tip or color))])
        p = principled(g, base, gloss, specular=.3)
        t = g.node('ShaderNodeBsdfTranslucent', {'Color': base})
        return g.node('ShaderNodeMixShader', {0: translucency, 1: p.outputs[0], 2: t.outputs[0]})
    return material(f'leaf{color}{tip}{gloss}{translucency}', build, color)


def bark(color='#5b4a3c', bands=False):
    def build(g):
        co = g.object_coords()
        rough = g.noise(g.mapping(co, (9, 9, 2)), 2.5, 6, .65)
        c = linear(color)
        base = g.mix(g.span(rough, -.1, 1), c, tuple(v * .4 for v in c[:3]) + (1,))
        if bands:
            marks = g.ramp(g.noise(g.mapping(co, (2, 2, 14)), 1.4, 5, .7),
                           [(.56, (1, 1, 1, 1)), (.62, (.05, .045, .04, 1))])
            base = g.mix(1.0, base, marks, 'MULTIPLY')
        return principled(g, base, .9, normal=g.bump(rough, .5, .03))
    return material(f'bark{color}{bands}', build, color)


def lawn(color='#6c8a3f', dry='#9a9c55'):
    def build(g):
        co = g.object_coords()
        patch = g.noise(co, .25, 6, .6)
        fine = g.noise(co, 30, 4, .7)
        base = g.mix(g.ramp(patch, [(.35, (0, 0, 0, 1)), (.7, (1, 1, 1, 1))]), linear(color), linear(dry))
        base = g.mix(g.span(fine, -.2, .6), base, tuple(v * .5 for v in linear(color)[:3]) + (1,))
        return principled(g, base, .95, normal=g.bump(fine, 1.0, .05), specular=.1)
    return material(f'lawn{color}{dry}', build, color)


def soil(color='#5a4534'):
    def build(g):
        co = g.object_coords()
        fine = g.noise(co, 12, 7, .7)
        c = linear(color)
        base = g.mix(fine, tuple(v * .45 for v in c[:3]) + (1,), c)
        return principled(g, base, .98, normal=g.bump(fine, 1.0, .06), specular=.1)
    return material(f'soil{color}', build, color)


def asphalt(color='#4a4a4b', wet=0.0):
    """wet 0..1 spreads mirror-like puddles through a noise mask."""
    def build(g):
        co = g.object_coords()
        grain = g.noise(co, 70, 4, .7)
        patch = g.noise(co, .5, 5, .6)
        c = linear(color)
        base = g.mix(g.span(patch, -.1, .6), c, tuple(v * .6 for v in c[:3]) + (1,))
        pool = g.ramp(patch, [(.62 - .35 * wet, (1, 1, 1, 1)), (.72 - .3 * wet, (0, 0, 0, 1))]) if wet else None
        rough = g.span(pool, .06, .5) if wet else .88
        strength = g.span(pool, .02, .35) if wet else .5
        if wet:
            base = g.mix(1.0, base, (.55, .55, .57, 1), 'MULTIPLY')
        n = g.node('ShaderNodeBump', {'Height': grain, 'Strength': strength, 'Distance': .01}).outputs[0]
        return principled(g, base, rough, normal=n)
    return material(f'asphalt{color}{wet}', build, color)


def paving(color='#a8a198', width=.6, height=.4, mortar='#6d675e', wet=0.0, offset=.5, rough=.75):
    """Slabs or setts on the ground plane."""
    def build(g):
        co = g.object_coords()
        c = linear(color)
        tex = g.node('ShaderNodeTexBrick', {
            'Vector': co, 'Scale': 1, 'Brick Width': width, 'Row Height': height,
            'Mortar Size': min(.008, height * .06), 'Mortar Smooth': .3, 'Color1': c,
            'Color2': tuple(v * .74 for v in c[:3]) + (1,), 'Mortar': linear(mortar)}, offset=offset)
        grit = g.noise(co, 9, 6, .65)
        base = g.mix(g.span(grit, -.15, .45), tex.outputs[0], (.16, .15, .14, 1))
        h = g.math('SUBTRACT', g.math('MULTIPLY', grit, .5), tex.outputs[1])
        r = g.span(g.noise(co, .7, 4), .16, .6) if wet else rough
        return principled(g, base, r, normal=g.bump(h, .45, .01))
    return material(f'paving{color}{width}{height}{wet}{offset}{rough}', build, color)


def boards(color, width=.14, vertical=True, gap='#1c1613', weathered=.2):
    """Timber cladding with shadow gaps, board by board tone."""
    def build(g):
        co = g.wall_coords()
        if vertical:
            co = g.mapping(co, (1, 1, 1), rot=(0, 0, 1.5707963))
        c = linear(color)
        tex = g.node('ShaderNodeTexBrick', {
            'Vector': co, 'Scale': 1, 'Brick Width': 3.2, 'Row Height': width,
            'Mortar Size': .006, 'Mortar Smooth': .2, 'Color1': c,
            'Color2': tuple(v * .66 for v in c[:3]) + (1,), 'Mortar': linear(gap)}, offset=.37)
        grain = g.noise(g.mapping(co, (1.2, 26, 1)), 2.4, 6, .65, .4)
        base = g.mix(g.span(grain, -.1, .55), tex.outputs[0], tuple(v * .4 for v in c[:3]) + (1,))
        grey = g.noise(g.object_coords(), .5, 5)
        base = g.mix(g.span(grey, 0, weathered), base, (.33, .31, .29, 1))
        h = g.math('SUBTRACT', g.math('MULTIPLY', grain, .25), tex.outputs[1])
        return principled(g, base, .65, normal=g.bump(h, .6, .012))
    return material(f'boards{color}{width}{vertical}{weathered}', build, color)


def roof_tile(color='#a4583a', row=.32, width=.24, axis=0):
    """Flat tile or slate; rows follow height, columns follow the ridge axis."""
    def build(g):
        co = g.roof_coords(axis)
        c = linear(color)
        tex = g.node('ShaderNodeTexBrick', {
            'Vector': co, 'Scale': 1, 'Brick Width': width, 'Row Height': row * .6, 'Mortar Size': .006,
            'Color1': c, 'Color2': tuple(v * .58 for v in c[:3]) + (1,),
            'Mortar': tuple(v * .25 for v in c[:3]) + (1,)})
        moss = g.noise(g.object_coords(), .8, 6, .65)
        base = g.mix(g.span(moss, -.3, .5), tex.outputs[0], (.10, .095, .08, 1))
        h = g.math('SUBTRACT', g.math('MULTIPLY', moss, .2), tex.outputs[1])
        return principled(g, base, .78, normal=g.bump(h, .8, .02))
    return material(f'rooftile{color}{row}{width}{axis}', build, color)


def pantile(color='#b4633f'):
    def build(g):
        co = g.object_coords()
        spot = g.node('ShaderNodeTexVoronoi', {'Vector': g.mapping(co, (4, 4, 6)), 'Scale': 1.0})
        key = g.node('ShaderNodeSeparateRGB', {0: spot.outputs['Color']}).outputs[0]
        c = linear(color)
        base = g.ramp(key, [(0, tuple(v * .55 for v in c[:3]) + (1,)), (.5, c),
                            (1, linear('#cf9a70'))])
        dirt = g.noise(co, 1.2, 6, .65)
        base = g.mix(g.span(dirt, -.2, .6), base, (.12, .09, .07, 1))
        return principled(g, base, .85, normal=g.bump(g.noise(co, 20, 4), .2, .01))
    return material(f'pantile{color}', build, color)
