"""Potted plants and cut branches, written straight into a Geo."""
import math

import numpy as np

from . import materials as M
from . import materials_out as O
from .trees import leaves


def pot(g, mat, r=.16, h=.3):
    g.lathe([(.001, 0), (r * .78, 0), (r * .84, h * .05), (r, h * .95), (r, h), (r * .9, h), (r * .86, h * .86), (.001, h * .86)], mat, 32)
    g.lathe([(r * .88, h * .88), (.001, h * .89)], O.soil('#3b2f26'), 24)


def blade(g, base, direction, length, width, droop, mat, segs=8):
    """One long leaf with a raised midrib."""
    d = np.array(direction, float)
    d /= np.linalg.norm(d)
    flat = np.array([d[0], d[1], 0])
    flat = flat / (np.linalg.norm(flat) + 1e-9)
    side = np.array([-flat[1], flat[0], 0])
    t = np.linspace(0, 1, segs)
    spine = np.array(base) + np.outer(t, d) * length + np.outer(t ** 2, flat * .25 - np.array([0, 0, droop])) * length
    w = width * np.sin(np.pi * (t * .94 + .05)) ** .75
    left = spine + side * w[:, None] / 2 + np.array([0, 0, .12]) * w[:, None]
    right = spine - side * w[:, None] / 2 + np.array([0, 0, .12]) * w[:, None]
    verts = np.concatenate([left, spine, right])
    faces = []
    for k in range(segs - 1):
        faces += [(k, segs + k, segs + k + 1, k + 1), (segs + k, 2 * segs + k, 2 * segs + k + 1, segs + k + 1)]
    g.add(verts, faces, mat)


def fiddle(g, pot_mat, h=1.7, seed=1, r=.19):
    """Upright fig with broad leaves."""
    rng = np.random.default_rng(seed)
    pot(g, pot_mat, r, r * 1.8)
    mat = O.leaf('#3f5c2b', '#6b8a44', .35, .22)
    top = h
    for k in range(3):
        a = k * 2.1
        off = .1 * k
        stem = [(0, 0, r * 1.4), (off * math.cos(a) * .6, off * math.sin(a) * .6, top * .5), (off * math.cos(a), off * math.sin(a), top * (.95 - .1 * k))]
        g.tube(stem, .014, O.bark('#6a5846'), 7, .006)
        for i in range(15):
            t = i / 14
            b = i * 2.39996 + k
            p = np.array([off * math.cos(a) * (.4 + .6 * t), off * math.sin(a) * (.4 + .6 * t), top * (.42 + (.53 - .1 * k) * t)])
            up = .25 + .9 * t
            blade(g, p, (math.cos(b), math.sin(b), up), rng.uniform(.24, .38), rng.uniform(.16, .23), .25, mat)


def palm_pot(g, pot_mat, h=1.6, seed=1, r=.18, fronds=13):
    rng = np.random.default_rng(seed)
    pot(g, pot_mat, r, r * 1.8)
    mat = O.leaf('#4c6c30', '#82a04e', .4, .3)
    for i in range(fronds):
        a = i * 2.39996
        rise = rng.uniform(.7, 2.0)
        d = np.array([math.cos(a), math.sin(a), rise])
        d /= np.linalg.norm(d)
        ln = h * rng.uniform(.6, .85)
        t = np.linspace(0, 1, 14)
        flat = np.array([math.cos(a), math.sin(a), 0])
        spine = np.array([0, 0, r * 1.6]) + np.outer(t, d) * ln + np.outer(t ** 2.2, flat * .2 - np.array([0, 0, .42])) * ln
        g.tube(spine[::2], .007, mat, 5, .002)
        side = np.array([-math.sin(a), math.cos(a), 0])
        for j in range(4, 14):
            for sg in (-1, 1):
                blade(g, spine[j], side * sg + d * .6 + np.array([0, 0, .1]), .3 * math.sin(math.pi * (.2 + .72 * t[j])), .028, .35, mat, 5)


def snake(g, pot_mat, h=.7, seed=1, r=.13):
    rng = np.random.default_rng(seed)
    pot(g, pot_mat, r, r * 1.7)
    mat = O.leaf('#4d6440', '#8f9a5c', .35, .1)
    for i in range(11):
        a = i * 2.4
        blade(g, (math.cos(a) * r * .4, math.sin(a) * r * .4, r * 1.4), (math.cos(a) * .18, math.sin(a) * .18, 1),
              h * rng.uniform(.6, 1), .06, .0, mat)


def trailing(g, pot_mat, x, y, z, seed=1, r=.1, reach=.5):
    rng = np.random.default_rng(seed)
    with g.at(x, y, z):
        pot(g, pot_mat, r, r * 1.5)
        pts = []
        for i in range(14):
            a = i * 2.4
            for t in np.linspace(0, 1, 12):
                out = r * (.4 + 1.1 * min(t * 2, 1))
                drop = r * 1.5 + .08 * math.sin(min(t * 4, math.pi)) - max(0, t - .4) * reach * rng.uniform(.8, 1.2)
                pts.append((math.cos(a) * out, math.sin(a) * out, drop))
        leaves(g, np.array(pts) + rng.normal(0, .012, (len(pts), 3)), .06, O.leaf('#55753a', '#8fab5c'), rng, aspect=.8)


def branches(g, x, y, z, h=.6, color=('#7d8a58', '#aab17f'), n=7, seed=1, size=.05, spread=.5, dense=14):
    """Cut stems for a vase whose mouth is at x, y, z."""
    rng = np.random.default_rng(seed)
    pts = []
    for i in range(n):
        a = i * 2.39996
        s = spread * rng.uniform(.4, 1)
        t = np.linspace(0, 1, 7)
        stem = np.stack([x + np.cos(a) * s * t ** 1.5 * h, y + np.sin(a) * s * t ** 1.5 * h, z - .1 + (h + .1) * t * rng.uniform(.75, 1)], 1)
        g.tube(stem, .004, O.bark('#6b5a45'), 5, .0015)
        k = rng.uniform(.35, 1, dense)
        at = np.stack([np.interp(k, t, stem[:, c]) for c in range(3)], 1)
        pts.append(at + rng.normal(0, size * .45, (dense, 3)))
    leaves(g, np.concatenate(pts), size, O.leaf(*color), rng, aspect=.6)


def planter_row(g, w, d, h, mat, seed=1, kind='grass'):
    """Long trough with planting on top."""
    rng = np.random.default_rng(seed)
    g.box((0, 0, h / 2), (w, d, h), mat, .008)
    n = int(w * 170)
    p = np.stack([rng.uniform(-w / 2 + .08, w / 2 - .08, n), rng.uniform(-d / 2 + .06, d / 2 - .06, n), h + rng.uniform(0, .32, n) ** 1], 1)
    leaves(g, p, .07, O.leaf('#56743a', '#8fa75c'), rng, up=1.4, aspect=.45)
    if kind == 'flowers':
        q = p[rng.choice(n, n // 6)] + (0, 0, .07)
        leaves(g, q, .05, O.leaf('#c98fa3', '#eed3d4', .8), rng, aspect=1)


def pot_materials():
    return [M.ceramic('#e9e3d8'), M.plaster('#b98263'), M.concrete('#8f8c86'), M.ceramic('#2b2c2d')]
