"""Parametric plants. Each builder returns an unlinked mesh to instance."""
import math
import random

import numpy as np

from . import materials_out as O
from .geo import Geo

SPECIES = {
    'oak': dict(leaf=('#4f6b2c', '#7d9440'), bark='#54463a', size=.11),
    'lime': dict(leaf=('#6c8c3a', '#a3b75a'), bark='#5e5044', size=.10),
    'plane': dict(leaf=('#5f7f38', '#96ab52'), bark='#8b7f6c', size=.13),
    'olive': dict(leaf=('#7b8763', '#a8b08c'), bark='#6a5d50', size=.06),
    'maple': dict(leaf=('#b4622a', '#d99a3c'), bark='#4f4238', size=.11),
    'blossom': dict(leaf=('#e3b9c0', '#f3dde0'), bark='#4a3c37', size=.07),
    'birch': dict(leaf=('#86a04a', '#b9c46a'), bark='#dcd8cf', size=.06),
    'pine': dict(leaf=('#34502f', '#4d6a3a'), bark='#6b4a38', size=.09),
    'cypress': dict(leaf=('#2f4a2b', '#46623a'), bark='#4d4035', size=.05),
}


def leaves(g, centers, size, mat, rng, up=.35, aspect=.55):
    """Folded rhombic leaves at the given points, tilted at random."""
    n = len(centers)
    d = rng.normal(size=(n, 3))
    d[:, 2] = np.abs(d[:, 2]) * up
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    s = np.cross(d, rng.normal(size=(n, 3)))
    s /= np.linalg.norm(s, axis=1, keepdims=True) + 1e-9
    nrm = np.cross(s, d)
    k = (size * rng.uniform(.6, 1.3, (n, 1)))
    c = np.asarray(centers)
    pts = np.stack([c - d * k * .5, c + s * k * aspect * .5 + nrm * k * .12,
                    c + d * k * .5, c - s * k * aspect * .5 + nrm * k * .12], 1)
    faces = (np.arange(n)[:, None] * 4 + np.arange(4)).tolist()
    g.add(pts.reshape(-1, 3), [tuple(f) for f in faces], mat, np.repeat(nrm, 4, axis=0))


def blob_points(rng, center, radii, n, shell=.55):
    p = rng.normal(size=(n, 3))
    p /= np.linalg.norm(p, axis=1, keepdims=True)
    r = shell + (1 - shell) * rng.uniform(0, 1, (n, 1)) ** .5
    return np.asarray(center) + p * r * np.asarray(radii)


def tree(species='oak', height=8.0, spread=3.0, clear=.28, density=1.0, seed=1, leaf_scale=1.0, tufts=26):
    """Broadleaf tree: forked trunk, leaf tufts on the crown's surface."""
    sp = SPECIES[species]
    rng = np.random.default_rng(seed)
    g = Geo('tree')
    bark = O.bark(sp['bark'], bands=species == 'birch')
    mat = O.leaf(*sp['leaf'])
    base = height * clear
    mid = height * (clear + (1 - clear) * .5)
    half = height * (1 - clear) * .52
    lean = rng.normal(0, .12, 2) * height * .12
    trunk_r = .028 * height ** .85 * (.6 if species == 'birch' else 1)
    trunk = [(lean[0] * t ** 2, lean[1] * t ** 2, height * .75 * t) for t in np.linspace(0, 1, 7)]
    g.tube(trunk, trunk_r, bark, 9, trunk_r * .25)
    g.tube([(0, 0, -.1), (0, 0, height * .05)], trunk_r * 1.5, bark, 9, trunk_r)
    pts = []
    for i in range(tufts):
        a, e = i * 2.39996 + rng.uniform(-.3, .3), math.asin(1 - 2 * (i + .5) / tufts)
        r = rng.uniform(.55, .98)
        taper = 1 - .35 * max(math.sin(e), 0)
        c = np.array([math.cos(a) * math.cos(e) * spread * r * taper, math.sin(a) * math.cos(e) * spread * r * taper,
                      mid + math.sin(e) * half * r]) + np.array([*lean, 0]) * .6
        start = np.array(trunk[min(6, 2 + int(max(0, (c[2] - base) / (height - base)) * 4))])
        g.tube([start, (start + c) / 2 + rng.normal(0, .15, 3), c], trunk_r * .3, bark, 5, trunk_r * .06)
        size = spread * rng.uniform(.30, .46)
        n = int(620 * density * (size / sp['size'] / leaf_scale / 9) ** 1.3) + 60
        pts.append(blob_points(rng, c, (size, size, size * .72), n))
    leaves(g, np.concatenate(pts), sp['size'] * leaf_scale * 1.3, mat, rng, aspect=.7)
    return g.build(link=False, plain=True)


def far_tree(species='oak', height=8.0, spread=3.0, seed=1):
    """Cheaper tree for the distance: bigger, fewer leaves."""
    return tree(species, height, spread, .2, 1.1, seed, 2.0, 18)


def cypress(height=7.0, radius=.7, seed=1):
    rng = np.random.default_rng(seed)
    g = Geo('cypress')
    sp = SPECIES['cypress']
    g.tube([(0, 0, 0), (0, 0, height * .5)], .1, O.bark(sp['bark']), 8, .05)
    n = int(2400 * height * radius)
    t = rng.uniform(0, 1, n) ** .8
    prof = np.minimum(1, .35 + t * 4) * (1 - t) ** .55 * radius
    a = rng.uniform(0, 6.283, n)
    lump = 1 + .14 * np.sin(a * 5 + t * 18) + .08 * np.sin(a * 9 - t * 40)
    r = prof * lump * rng.uniform(.72, 1.02, n)
    pts = np.stack([r * np.cos(a), r * np.sin(a), .25 + t * (height - .25)], 1)
    leaves(g, pts, .13, O.leaf(*sp['leaf']), rng, up=2.5, aspect=.4)
    return g.build(link=False, plain=True)


def conifer(height=10.0, radius=2.2, seed=1, snow=False):
    rng = np.random.default_rng(seed)
    g = Geo('conifer')
    sp = SPECIES['pine']
    g.tube([(0, 0, 0), (0, 0, height)], .02 * height, O.bark(sp['bark']), 8, .02)
    pts = []
    for i in range(int(height * 9)):
        t = (i + .5) / (height * 9)
        ln = radius * (1 - t) ** .8 * rng.uniform(.75, 1.1) + .1
        a = i * 2.39996
        k = rng.uniform(.15, 1, int(26 + ln * 34)) ** .7
        x = np.cos(a + rng.normal(0, .14, len(k))) * k * ln
        y = np.sin(a + rng.normal(0, .14, len(k))) * k * ln
        z = height * (.1 + .9 * t) - k * ln * .35 + rng.normal(0, .05, len(k))
        pts.append(np.stack([x, y, z], 1))
    leaves(g, np.concatenate(pts), .2, O.leaf(*sp['leaf'], gloss=.6), rng, up=.2, aspect=.25)
    return g.build(link=False, plain=True)


def palm(height=7.0, fronds=22, length=2.6, seed=1):
    rng = np.random.default_rng(seed)
    g = Geo('palm')
    lean = rng.uniform(-.1, .1, 2) * height
    trunk = [(lean[0] * t ** 1.6, lean[1] * t ** 1.6, height * t) for t in np.linspace(0, 1, 14)]
    bark = O.bark('#8a7863')
    g.tube(trunk, .19, bark, 10, .12)
    for i in range(1, 13):
        x, y, z = trunk[i]
        g.lathe([(.2 - .006 * i, -.03), (.215 - .006 * i, .02), (.16, .03)], bark, 10, (x, y, z))
    top = np.array(trunk[-1])
    mat = O.leaf('#5c7a34', '#93a653', .35)
    verts = []
    for i in range(fronds):
        a = i * 2.39996
        rise = rng.uniform(-.35, 1.25)
        s = np.linspace(0, 1, 26)
        reach = length * rng.uniform(.85, 1.1)
        out = reach * s * math.cos(rise * .6)
        z = reach * (s * math.sin(rise) - .85 * s ** 2.3)
        spine = top + np.stack([np.cos(a) * out, np.sin(a) * out, z], 1)
        g.tube(spine[::3], .022, mat, 4, .004)
        tang = np.gradient(spine, axis=0)
        tang /= np.linalg.norm(tang, axis=1, keepdims=True)
        side = np.array([-math.sin(a), math.cos(a), 0])
        for sg in (-1, 1):
            for j in range(2, 26):
                ln = .62 * math.sin(math.pi * (.12 + .8 * s[j])) * reach / 2.6
                d = side * sg * .85 + tang[j] * .5 + np.array([0, 0, -.38 - rng.uniform(0, .3)])
                d /= np.linalg.norm(d)
                w = tang[j] * .022
                p = spine[j]
                verts += [p - w, p + w, p + d * ln * .6 + w * .8, p + d * ln]
    faces = [tuple(range(i * 4, i * 4 + 4)) for i in range(len(verts) // 4)]
    g.add(np.array(verts), faces, mat)
    return g.build(link=False, plain=True)


def bush(radius=.6, height=.8, color=('#4c6a30', '#7f9a4a'), seed=1, size=.06, n=1500, flowers=None):
    rng = np.random.default_rng(seed)
    g = Geo('bush')
    pts = []
    for i in range(7):
        a = i * 2.4
        c = (math.cos(a) * radius * .45 * (i > 0), math.sin(a) * radius * .45 * (i > 0), height * rng.uniform(.42, .62))
        pts.append(blob_points(rng, c, (radius * .6, radius * .6, height * .45), n // 7, .5))
    p = np.concatenate(pts)
    leaves(g, p[p[:, 2] > .02], size, O.leaf(*color), rng)
    if flowers:
        top = p[p[:, 2] > height * .5]
        leaves(g, top[rng.choice(len(top), max(1, len(top) // 7))] * 1.04, size * .9, O.leaf(flowers, None, .8), rng, aspect=.9)
    return g.build(link=False, plain=True)


def hedge(length=2.0, depth=.6, height=1.2, color=('#3f5a2a', '#648242'), seed=1, size=.05, density=900):
    """Clipped box of leaves; instances line up along x."""
    rng = np.random.default_rng(seed)
    g = Geo('hedge')
    g.box((0, 0, height / 2 - .03), (length - .1, depth - .16, height - .12), O.soil('#2c3a20'))
    n = int(density * (length * height * 2 + length * depth + depth * height * 2))
    p = rng.uniform(-.5, .5, (n, 3))
    axis = rng.choice(3, n, p=[depth * height / (depth * height + length * height + length * depth / 2),
                               length * height / (depth * height + length * height + length * depth / 2),
                               length * depth / 2 / (depth * height + length * height + length * depth / 2)])
    sign = np.where(rng.random(n) < .5, -.5, .5)
    p[np.arange(n), axis] = np.where(axis == 2, .5, sign)
    p = p * (length, depth, height) + (0, 0, height / 2) + rng.normal(0, .022, (n, 3))
    leaves(g, p, size, O.leaf(*color), rng)
    return g.build(link=False, plain=True)


def grass_patch(size=1.0, blades=1400, height=.07, color=('#6f9140', '#a6bb62'), seed=1, bend=.5):
    rng = np.random.default_rng(seed)
    g = Geo('grass')
    base = np.zeros((blades, 3))
    base[:, :2] = rng.uniform(-size / 2, size / 2, (blades, 2))
    a = rng.uniform(0, 6.283, blades)
    h = height * rng.uniform(.5, 1.25, blades)
    d = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
    s = np.stack([-np.sin(a), np.cos(a), 0 * a], 1) * (.0035 + height * .012)
    up = np.array([0, 0, 1.])
    tip = base + up * h[:, None] + d * (h * bend * rng.uniform(.3, 1.4, blades))[:, None]
    mid = base + up * (h * .6)[:, None] + d * (h * bend * .2)[:, None]
    pts = np.stack([base - s, base + s, mid + s * .7, tip, mid - s * .7], 1).reshape(-1, 3)
    faces = [tuple(range(i * 5, i * 5 + 5)) for i in range(blades)]
    g.add(pts, faces, O.leaf(*color, gloss=.55))
    return g.build(link=False, plain=True)


def tall_grass(seed=1, height=1.0, color=('#9c8f5e', '#c9ba86'), plume='#cdbb98'):
    rng = np.random.default_rng(seed)
    g = Geo('tall-grass')
    for i in range(170):
        a, r = rng.uniform(0, 6.283), rng.uniform(0, .14)
        h, out = height * rng.uniform(.5, 1), rng.uniform(.1, .5) * height
        t = np.linspace(0, 1, 5)
        pts = np.stack([np.cos(a) * (r + out * t ** 2), np.sin(a) * (r + out * t ** 2), h * t * (1 - .12 * t)], 1)
        s = np.array([-math.sin(a), math.cos(a), 0]) * .006
        strip = np.concatenate([pts - s * (1 - t[:, None]), pts + s * (1 - t[:, None])])
        g.add(strip, [(k, k + 5, k + 6, k + 1) for k in range(4)], O.leaf(*color, gloss=.6))
        if plume and i % 5 == 0:
            p = pts[-1] + rng.normal(0, .02, (26, 3)) * (1, 1, 3)
            leaves(g, p, .035, O.leaf(plume, None, .9), rng, up=2)
    return g.build(link=False, plain=True)


def lavender(seed=1, height=.5, flower='#7d6ea8'):
    rng = np.random.default_rng(seed)
    g = Geo('lavender')
    n = 150
    a = rng.uniform(0, 6.283, n)
    out = rng.uniform(.02, .3, n)
    tip = np.stack([np.cos(a) * out, np.sin(a) * out, height * rng.uniform(.75, 1, n)], 1)
    stems = np.repeat(tip, 7, 0) * rng.uniform(.2, .8, (n * 7, 1))
    leaves(g, stems, .045, O.leaf('#6f7d57', '#94a078'), rng, up=2, aspect=.25)
    fl = np.repeat(tip, 9, 0) * (1 - rng.uniform(0, .16, (n * 9, 1))) + rng.normal(0, .006, (n * 9, 3))
    leaves(g, fl, .026, O.leaf(flower, '#a396c6', .8), rng, up=1, aspect=.8)
    return g.build(link=False, plain=True)


def field(mesh_list, place_fn, x0, x1, y0, y1, step, seed=1, keep=None):
    """Instance a patch on a jittered lattice; keep(x, y) filters."""
    rng = random.Random(seed)
    x = x0
    while x < x1:
        y = y0
        while y < y1:
            px, py = x + rng.uniform(-.2, .2) * step, y + rng.uniform(-.2, .2) * step
            if keep is None or keep(px, py):
                place_fn(rng.choice(mesh_list), (px, py, 0), rng.uniform(0, 360), rng.uniform(.85, 1.15))
            y += step
        x += step
