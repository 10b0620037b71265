"""What is seen through the windows of a room."""
import math
import random

from . import materials as M
from . import materials_out as O
from . import trees
from .geo import Geo, place


def ground(mat, z=-.15, size=400):
    g = Geo('ground')
    g.quad((-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z), mat)
    return g.build()


def garden(x0, x1, y0, y1, z=-.15, species=('oak', 'lime', 'birch'), count=14, seed=1, height=(5, 9), far=True):
    """Lawn with trees inside the given rectangle."""
    rng = random.Random(seed)
    ground(O.lawn(), z)
    meshes = [trees.far_tree(s, rng.uniform(*height), rng.uniform(1.8, 3), i + seed) for i, s in enumerate(species)]
    shrubs = [trees.bush(.8, 1.0, seed=seed + 5), trees.bush(.6, .8, ('#6b7d3c', '#a1a95a'), seed=seed + 6)]
    for _ in range(count):
        place(rng.choice(meshes), (rng.uniform(x0, x1), rng.uniform(y0, y1), z), rng.uniform(0, 360), rng.uniform(.8, 1.15))
    for _ in range(count):
        place(rng.choice(shrubs), (rng.uniform(x0, x1), rng.uniform(y0, y1), z), rng.uniform(0, 360), rng.uniform(.8, 1.6))


def facade_strip(g, x, y, w, d, h, z0, wall, rng, lit=.25, pitch=3.1, bay=2.4):
    """A context building: storeys of windows on all four sides."""
    g.slab(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z0, z0 + h, wall, .05)
    g.slab(x - w / 2 - .2, x + w / 2 + .2, y - d / 2 - .2, y + d / 2 + .2, z0 + h, z0 + h + .35, wall, .05)
    warm = O.emit('#ffb765', .55)
    panes = [M.metal(c, .16) for c in ('#4b565e', '#5d6a72', '#727d82')]
    for side in range(4):
        length = w if side % 2 == 0 else d
        off = (d if side % 2 == 0 else w) / 2 + .03
        with g.at(x, y, z0, rot=90 * side):
            n = max(1, int(length / bay))
            for f in range(int(h / pitch)):
                for i in range(n):
                    cx = -length / 2 + length * (i + .5) / n
                    zz = f * pitch + 1.0
                    m = warm if rng.random() < lit else rng.choice(panes)
                    hw = bay * .27
                    g.quad((cx - hw, -off, zz), (cx + hw, -off, zz), (cx + hw, -off, zz + 1.6), (cx - hw, -off, zz + 1.6), m)


def city(x0, x1, y0, y1, z=-14, count=26, seed=1, lit=.25, colors=('#b9b1a4', '#8f6e5a', '#d3cdc2', '#7f8486', '#a58a70'),
         height=(9, 24), ground_mat=None):
    rng = random.Random(seed)
    ground(ground_mat or O.asphalt('#5a5956'), z, 900)
    g = Geo('city')
    walls = [M.plaster(c) for c in colors]
    for _ in range(count):
        w, d, h = rng.uniform(9, 18), rng.uniform(9, 16), rng.uniform(*height)
        facade_strip(g, rng.uniform(x0, x1), rng.uniform(y0, y1), w, d, h, z, rng.choice(walls), rng, lit)
    g.build()
    mesh = trees.far_tree('lime', 9, 3, seed)
    for _ in range(count // 2):
        place(mesh, (rng.uniform(x0, x1), rng.uniform(y0, y1), z), rng.uniform(0, 360), rng.uniform(.8, 1.2))


def sea(z=-12, horizon_hills=True, seed=1):
    ground(O.water('#2f6f86', .35, .5), z, 3000)
    if horizon_hills:
        hills(900, 40, z, '#5f7480', seed)


def hills(distance=300, height=40, z=0, color='#6d7f6a', seed=1, ring=(-80, 80), n=120):
    """A ridge line on part of the horizon, degrees clockwise from +y."""
    import numpy as np
    rng = np.random.default_rng(seed)
    k, ph = rng.uniform(2, 22, 9), rng.uniform(0, 6, 9)
    g = Geo('hills')

    def fn(u, v):
        a = np.radians(ring[0] + (ring[1] - ring[0]) * u)
        ridge = .5 + sum(np.sin(kk * u * 3 + p) / (1.5 + kk * .35) for kk, p in zip(k, ph)) * .3
        edge = np.sin(np.pi * u) ** .4
        r = distance * (1 + .5 * v)
        zz = z + height * np.maximum(ridge, .06) * edge * np.sin(v * np.pi / 2) + rng.normal(0, height * .006, u.shape)
        return np.sin(a) * r, np.cos(a) * r, zz
    g.grid(fn, n, 10, M.plaster(color, .3, 0))
    return g.build()


def ring_trees(species, radius, z=0, count=30, start=-90, end=90, seed=1, height=8):
    rng = random.Random(seed)
    meshes = [trees.far_tree(s, height * rng.uniform(.8, 1.1), height * .33, i + seed) for i, s in enumerate(species)]
    for i in range(count):
        a = math.radians(start + (end - start) * (i + rng.random()) / count)
        r = radius * rng.uniform(.85, 1.3)
        place(rng.choice(meshes), (math.sin(a) * r, math.cos(a) * r, z), rng.uniform(0, 360), rng.uniform(.8, 1.25))
