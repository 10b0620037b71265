"""Streets, lawns, pools, walls, lamps: what stands around a building."""
import random

from . import materials as M
from . import materials_out as O
from . import trees
from .geo import Geo, place


def street(g, y0=-3.5, pavement=2.6, road=7.0, x0=-60, x1=60, pave=None, road_mat=None, far=True, kerb=None, lines=True):
    """Pavement in front of y0, then kerb and road toward the camera."""
    pave = pave or O.paving('#aaa49a', .6, .4)
    road_mat = road_mat or O.asphalt()
    kerb = kerb or M.concrete('#a9a59d')
    yk = y0 - pavement
    g.slab(x0, x1, yk, y0, -.3, 0, pave, .01)
    x = x0
    while x < x1:
        g.slab(x + .005, x + .995, yk - .15, yk, -.3, .012, kerb, .015)
        x += 1
    g.slab(x0, x1, yk - .15 - road, yk - .15, -.4, -.13, road_mat)
    if lines:
        x = x0
        while x < x1:
            g.slab(x, x + 1.6, yk - .2 - road / 2 - .06, yk - .2 - road / 2 + .06, -.14, -.127, M.paint('#d9d6cd'), .001)
            x += 4
    if far:
        yf = yk - .15 - road
        x = x0
        while x < x1:
            g.slab(x + .005, x + .995, yf - .15, yf, -.3, .012, kerb, .015)
            x += 1
        g.slab(x0, x1, yf - .15 - 4, yf - .15, -.3, 0, pave, .01)
    return yk


def lamp_post(g, x, y, h=5.0, on=True):
    black = M.black_metal()
    g.cyl((x, y, 0), .11, .5, black, 14, top=.07)
    g.tube([(x, y, .4), (x, y, h)], .05, black, 10, .035)
    g.lathe([(.1, 0), (.17, .35), (.2, .38), (.05, .52), (.02, .6)], black, 8, (x, y, h + .28))
    g.lathe([(.09, 0), (.15, .3)], O.emit('#ffdba4', 9) if on else O.pane(), 8, (x, y, h + .3))
    g.lathe([(.05, 0), (.1, .06), (.09, .3)], black, 8, (x, y, h))


def tree_in_pavement(mesh, g, x, y, s=1.0, rot=0):
    g.slab(x - .6, x + .6, y - .6, y + .6, -.02, .012, O.soil(), .005)
    place(mesh, (x, y, 0), rot, s)


def lawn(g, x0, x1, y0, y1, z=0, mat=None):
    g.quad((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), mat or O.lawn())


def grass(x0, x1, y0, y1, z=0, step=.9, seed=1, height=.07, keep=None, blades=1100, color=('#6f9140', '#a6bb62')):
    """Real blades for the foreground only."""
    meshes = [trees.grass_patch(1.15, blades, height, color, seed + i) for i in range(3)]
    trees.field(meshes, lambda m, p, r, s: place(m, (p[0], p[1], z), r, s), x0, x1, y0, y1, step, seed, keep)


def hedge_line(x0, x1, y, z=0, height=1.2, depth=.6, color=('#3f5a2a', '#648242'), rot=0, seed=1):
    mesh = trees.hedge(2.0, depth, height, color, seed)
    n = max(1, round(abs(x1 - x0) / 1.95))
    for i in range(n):
        t = x0 + (x1 - x0) * (i + .5) / n
        loc = (t, y, z) if rot == 0 else (y, t, z)
        place(mesh, loc, rot + (180 if i % 2 else 0), (abs(x1 - x0) / n / 1.95, 1, 1))


def bed(points, meshes, seed=1, scale=(.8, 1.25)):
    """Plants at given points."""
    rng = random.Random(seed)
    for p in points:
        place(rng.choice(meshes), p, rng.uniform(0, 360), rng.uniform(*scale))


def border(x0, x1, y0, y1, n, seed=1, z=0, kinds=None):
    """Mixed planting scattered over a rectangle."""
    rng = random.Random(seed)
    kinds = kinds or [trees.bush(.45, .6, seed=seed), trees.lavender(seed), trees.tall_grass(seed, .8),
                      trees.bush(.35, .5, ('#6d8046', '#9fae6a'), seed + 3, flowers='#efe2dc')]
    for _ in range(n):
        place(rng.choice(kinds), (rng.uniform(x0, x1), rng.uniform(y0, y1), z), rng.uniform(0, 360), rng.uniform(.75, 1.25))


def pool(g, x0, x1, y0, y1, coping=None, water=None, z=0, depth=1.4, tile=None):
    """Sunken basin; the surrounding deck must leave the hole open."""
    tile = tile or M.tile('#8fd2d8', .2, .06)
    coping = coping or O.paving('#d8cfc0', .6, .6)
    for r in ((x0 - .4, x1 + .4, y0 - .4, y0), (x0 - .4, x1 + .4, y1, y1 + .4), (x0 - .4, x0, y0, y1), (x1, x1 + .4, y0, y1)):
        g.slab(*r, z - .1, z + .03, coping, .012)
    g.quad((x0, y0, z - depth), (x1, y0, z - depth), (x1, y1, z - depth), (x0, y1, z - depth), tile)
    g.quad((x0, y1, z - depth), (x1, y1, z - depth), (x1, y1, z), (x0, y1, z), tile)
    g.quad((x0, y0, z - depth), (x0, y1, z - depth), (x0, y1, z), (x0, y0, z), tile)
    g.quad((x1, y1, z - depth), (x1, y0, z - depth), (x1, y0, z), (x1, y1, z), tile)
    g.quad((x1, y0, z - depth), (x0, y0, z - depth), (x0, y0, z), (x1, y0, z), tile)
    g.quad((x0, y0, z - .1), (x1, y0, z - .1), (x1, y1, z - .1), (x0, y1, z - .1), water or surface())


def surface(tint='#bfe6e6'):
    """Clear rippled pool surface over a tiled basin."""
    from .nodes import linear, material

    def build(g):
        n = g.bump(g.noise(g.object_coords(), 1.6, 3, .55, .5), .16, .1)
        fres = g.node('ShaderNodeFresnel', {'IOR': 1.33, 'Normal': n})
        clear = g.node('ShaderNodeBsdfTransparent', {'Color': linear(tint)})
        gloss = g.node('ShaderNodeBsdfGlossy', {'Roughness': .02, 'Normal': n})
        return g.node('ShaderNodeMixShader', {0: g.math('MULTIPLY', fres.outputs[0], .8, True), 1: clear.outputs[0], 2: gloss.outputs[0]})
    return material(f'poolsurface{tint}', build)


def deck_around(g, X0, X1, Y0, Y1, x0, x1, y0, y1, mat, z=0):
    """Paving with a rectangular hole x0..x1, y0..y1."""
    for r in ((X0, X1, Y0, y0), (X0, X1, y1, Y1), (X0, x0, y0, y1), (x1, X1, y0, y1)):
        if r[1] - r[0] > .01 and r[3] - r[2] > .01:
            g.quad((r[0], r[2], z), (r[1], r[2], z), (r[1], r[3], z), (r[0], r[3], z), mat)


def lounger(g, x, y, rot=0, cushion=None, frame=None):
    frame, cushion = frame or M.wood('#9a7350'), cushion or M.fabric('#efe9dd')
    with g.at(x, y, 0, rot=rot):
        g.box((0, 0, .26), (.68, 1.95, .05), frame, .01)
        for sx in (-.28, .28):
            for sy in (-.8, .8):
                g.slab(sx - .03, sx + .03, sy - .03, sy + .03, 0, .25, frame)
        g.pillow((0, -.3, .34), (.64, 1.3, .11), cushion, .2)
        g.pillow((0, .62, .5), (.64, .75, .11), cushion, .25, tilt=38)


def parasol(g, x, y, mat, r=1.5, h=2.5):
    import math
    g.tube([(x, y, 0), (x, y, h)], .025, M.wood('#9a7350'), 8)
    n = 8
    for i in range(n):
        a, b = i / n * 6.2832, (i + 1) / n * 6.2832
        p = [(x + r * math.cos(a), y + r * math.sin(a), h - .45), (x + r * math.cos(b), y + r * math.sin(b), h - .45), (x, y, h + .05)]
        g.poly(p, mat)
        g.poly(p[::-1], mat)


def garden_wall(g, x0, x1, y, h, mat, cap=None, thick=.25):
    g.slab(x0, x1, y - thick / 2, y + thick / 2, 0, h, mat, .01)
    if cap:
        g.slab(x0 - .03, x1 + .03, y - thick / 2 - .04, y + thick / 2 + .04, h, h + .07, cap, .012)


def context_street(y, x0, x1, seed=1, z=0, height=(8, 14), colors=('#b9a58c', '#a56b4f', '#d8cdbb', '#8e8b84'), lit=.03):
    """A row of plain neighbours for the background."""
    from .outside import facade_strip
    rng = random.Random(seed)
    g = Geo('context')
    walls = [M.plaster(c) for c in colors]
    x = x0
    while x < x1:
        w = rng.uniform(7, 13)
        facade_strip(g, x + w / 2, y, w - .02, 9, rng.uniform(*height), z, rng.choice(walls), rng, lit)
        x += w
    g.build()
