"""High-rises and simple city blocks for skylines and aerials."""
import random

from . import materials as M
from . import materials_out as O
from . import roofs
from . import trees
from .geo import Geo, place


def glass_tower(g, x, y, w, d, floors, fh=3.6, lit=.3, tint='#8fa3ab', fin=None, rng=None, z=0, crown=True, glow=.7):
    """Curtain wall: slab edges, mullions, dim and lit floors behind the glass."""
    rng = rng or random.Random(1)
    fin = fin or M.metal('#8b9194', .35)
    glass = O.curtain_wall(tint, .38)
    core = M.concrete('#57585a')
    warm = [O.emit(c, glow * k) for c, k in (('#ffbf74', 1), ('#ffd6a0', .6), ('#f2a860', .8))]
    h = floors * fh
    with g.at(x, y, z):
        g.slab(-w / 2 + 3, w / 2 - 3, -d / 2 + 3, d / 2 - 3, 0, h + 2, core)
        for side in range(4):
            length, off = (w, d / 2) if side % 2 == 0 else (d, w / 2)
            with g.at(rot=90 * side):
                g.quad((-length / 2, -off, 0), (length / 2, -off, 0), (length / 2, -off, h), (-length / 2, -off, h), glass)
                n = max(3, int(length / 1.8))
                for i in range(n + 1):
                    cx = -length / 2 + length * i / n
                    g.slab(cx - .05, cx + .05, -off - .12, -off, 0, h, fin, .004)
                for f in range(floors):
                    for i in range(n):
                        if rng.random() < lit:
                            a, b = -length / 2 + length * i / n, -length / 2 + length * (i + 1) / n
                            zz = f * fh
                            g.quad((a, -off + .8, zz + .2), (b, -off + .8, zz + .2), (b, -off + .8, zz + fh - .4), (a, -off + .8, zz + fh - .4), rng.choice(warm))
        for f in range(floors + 1):
            g.slab(-w / 2 - .06, w / 2 + .06, -d / 2 - .06, d / 2 + .06, f * fh - .18, f * fh + .1, fin, .01)
        if crown:
            g.slab(-w / 2, w / 2, -d / 2, d / 2, h, h + 1.4, fin, .02)


def balcony_tower(g, x, y, w, d, floors, fh=3.2, wall=None, lit=.3, rng=None, z=0, wave=.0, glow=.7, rail='#dfe8e8'):
    """Residential tower with continuous balconies; wave shifts the slab edge."""
    import math
    rng = rng or random.Random(2)
    wall = wall or M.plaster('#e9e4da', .06)
    dark, frame = O.curtain_wall('#6f7d84', .3), M.satin('#3a3d3f')
    warm = [O.emit(c, glow * k) for c, k in (('#ffbf74', 1), ('#ffd6a0', .6))]
    with g.at(x, y, z):
        g.slab(-w / 2 + .5, w / 2 - .5, -d / 2 + .5, d / 2 - .5, 0, floors * fh + 2.2, M.concrete('#77746e'))
        for f in range(floors):
            zz = f * fh
            k = wave * math.sin(f * .45)
            e = 1.5
            g.slab(-w / 2 - e + k, w / 2 + e + k, -d / 2 - e, d / 2 + e, zz - .16, zz + .14, wall, .03)
            for side in range(4):
                length, off = (w, d / 2) if side % 2 == 0 else (d, w / 2)
                with g.at(rot=90 * side):
                    n = max(3, int(length / 3.2))
                    for i in range(n):
                        a, b = -length / 2 + length * i / n, -length / 2 + length * (i + 1) / n
                        g.slab(a - .12, a + .12, -off - .02, -off + .6, zz, zz + fh, wall, .01)
                        back = rng.choice(warm) if rng.random() < lit else M.paint('#5d564d')
                        g.quad((a, -off + .45, zz + .1), (b, -off + .45, zz + .1), (b, -off + .45, zz + fh - .1), (a, -off + .45, zz + fh - .1), back)
                        g.quad((a, -off, zz + .1), (b, -off, zz + .1), (b, -off, zz + fh - .1), (a, -off, zz + fh - .1), dark)
                        g.slab((a + b) / 2 - .04, (a + b) / 2 + .04, -off - .03, -off + .03, zz, zz + fh, frame, .004)
                        if rng.random() < .4:
                            g.slab(b - .5, b - .3, -off - e + .1, -off, zz + .1, zz + fh - .2, wall, .01)
                    sx = k if side == 0 else (-k if side == 2 else 0)
                    g.quad((-length / 2 - e + .05 + sx, -off - e + .06, zz + .14), (length / 2 + e - .05 + sx, -off - e + .06, zz + .14),
                           (length / 2 + e - .05 + sx, -off - e + .06, zz + 1.2), (-length / 2 - e + .05 + sx, -off - e + .06, zz + 1.2), O.pane(rail, 1.5, .01))
        h = floors * fh
        g.slab(-w / 2 - 1.5, w / 2 + 1.5, -d / 2 - 1.5, d / 2 + 1.5, h - .16, h + .5, wall, .03)
        g.slab(-w / 4, w / 4, -d / 4, d / 4, h, h + 3, wall, .03)


def slab_block(g, x, y, w, d, h, wall, rng, z=0, lit=.2, rot=0, roof='flat', glow=.6, fh=3.1, roof_mat=None):
    """Cheap block with window quads for the middle distance."""
    warm = O.emit('#ffb765', glow)
    panes = [M.metal(c, .14) for c in ('#56636c', '#66747c', '#75828a', '#8a8f8c')]
    with g.at(x, y, z, rot=rot):
        g.slab(-w / 2, w / 2, -d / 2, d / 2, 0, h, wall, .05)
        for side in range(4):
            length, off = (w, d / 2 + .03) if side % 2 == 0 else (d, w / 2 + .03)
            with g.at(rot=90 * side):
                n = max(1, int(length / 2.6))
                for f in range(int(h / fh)):
                    for i in range(n):
                        cx, zz = -length / 2 + length * (i + .5) / n, f * fh + .9
                        g.quad((cx - .65, -off, zz), (cx + .65, -off, zz), (cx + .65, -off, zz + 1.6), (cx - .65, -off, zz + 1.6), warm if rng.random() < lit else rng.choice(panes))
        if roof == 'gable':
            roofs.gable(g, -w / 2, w / 2, -d / 2, d / 2, h, min(w, d) * .35, roof_mat or O.roof_tile('#8a4b34'), wall, .35, 'x', None, None, False)
        elif roof == 'garden':
            g.slab(-w / 2 + .4, w / 2 - .4, -d / 2 + .4, d / 2 - .4, h, h + .15, O.lawn(), .02)
        else:
            g.slab(-w / 2 - .1, w / 2 + .1, -d / 2 - .1, d / 2 + .1, h, h + .6, wall, .03)
            g.slab(-w / 2 + .3, w / 2 - .3, -d / 2 + .3, d / 2 - .3, h + .3, h + .62, M.concrete('#8d8a84'), .02)
            g.slab(-1.6, 1.6, -1.2, 1.2, h + .6, h + 2.2, M.concrete('#a29e97'), .03)


def skyline(x0, x1, y0, y1, n, seed=1, heights=(20, 90), lit=.35, z=0, glow=.8, glassy=.5):
    rng = random.Random(seed)
    g = Geo('skyline')
    walls = [M.plaster(c) for c in ('#a9a297', '#8f8a83', '#c4bdb0', '#7b7d80', '#9c8570')]
    for _ in range(n):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        w, d, h = rng.uniform(12, 26), rng.uniform(12, 22), rng.uniform(*heights)
        if rng.random() < glassy:
            glass_tower(g, x, y, w, d, int(h / 3.6), lit=lit, rng=rng, z=z, glow=glow, tint=rng.choice(['#8fa3ab', '#7d929c', '#a3b1b3']))
        else:
            slab_block(g, x, y, w, d, h, rng.choice(walls), rng, z, lit, glow=glow)
    g.build()


def crowd(meshes, n, x0, x1, y0, y1, seed=1, z=0, keep=None, scale=(.8, 1.25)):
    """Trees scattered over a rectangle."""
    rng = random.Random(seed)
    for _ in range(n):
        p = (rng.uniform(x0, x1), rng.uniform(y0, y1), z)
        if keep is None or keep(p[0], p[1]):
            place(rng.choice(meshes), p, rng.uniform(0, 360), rng.uniform(*scale))


def grove(seed=1, height=8, kinds=('oak', 'lime', 'plane')):
    return [trees.far_tree(s, height, height * .36, seed + i) for i, s in enumerate(kinds)]
