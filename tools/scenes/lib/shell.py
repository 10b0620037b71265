"""Walls with openings, windows, doors and floors: shared by rooms and buildings.

A wall runs along local +x, its visible face looks toward -y at y = 0.
"""
import random

import numpy as np

from . import materials as M
from . import materials_out as O


class Opening:
    def __init__(self, x, z, w, h, **extra):
        self.x, self.z, self.w, self.h = x, z, w, h
        self.extra = extra


def wall(g, length, height, openings, mat, depth=.22, reveal=None, back=False):
    """Grid the wall around its openings, then line each opening."""
    xs = sorted({0, length, *(o.x for o in openings), *(o.x + o.w for o in openings)})
    zs = sorted({0, height, *(o.z for o in openings), *(o.z + o.h for o in openings)})

    def hole(x, z):
        return any(o.x < x < o.x + o.w and o.z < z < o.z + o.h for o in openings)
    for z0, z1 in zip(zs, zs[1:]):
        run = None
        for x0, x1 in list(zip(xs, xs[1:])) + [(None, None)]:
            solid = x0 is not None and not hole((x0 + x1) / 2, (z0 + z1) / 2)
            if solid:
                run = (run[0] if run else x0, x1)
            elif run:
                a, b = run
                g.quad((a, 0, z0), (b, 0, z0), (b, 0, z1), (a, 0, z1), mat)
                if back:
                    g.quad((b, depth, z0), (a, depth, z0), (a, depth, z1), (b, depth, z1), mat)
                run = None
    r = reveal or mat
    for o in openings:
        x0, x1, z0, z1, d = o.x, o.x + o.w, o.z, o.z + o.h, depth
        g.quad((x0, 0, z0), (x0, d, z0), (x0, d, z1), (x0, 0, z1), r)
        g.quad((x1, d, z0), (x1, 0, z0), (x1, 0, z1), (x1, d, z1), r)
        g.quad((x0, 0, z1), (x0, d, z1), (x1, d, z1), (x1, 0, z1), r)
        g.quad((x0, d, z0), (x0, 0, z0), (x1, 0, z0), (x1, d, z0), r)


def window(g, o, frame, depth=.12, cols=2, rows=1, bar=.05, thin=.025, glass=None, sill=None, sill_out=.05):
    """Casement in an opening: outer frame, glazing bars, one pane."""
    x0, x1, z0, z1 = o.x, o.x + o.w, o.z, o.z + o.h
    y = depth
    for a, b in ((x0, x0 + bar), (x1 - bar, x1)):
        g.slab(a, b, y - .03, y + .03, z0, z1, frame)
    for a, b in ((z0, z0 + bar), (z1 - bar, z1)):
        g.slab(x0 + bar, x1 - bar, y - .03, y + .03, a, b, frame)
    for i in range(1, cols):
        x = x0 + (x1 - x0) * i / cols
        g.slab(x - thin / 2, x + thin / 2, y - .022, y + .022, z0 + bar, z1 - bar, frame, .002)
    for j in range(1, rows):
        z = z0 + (z1 - z0) * j / rows
        g.slab(x0 + bar, x1 - bar, y - .02, y + .02, z - thin / 2, z + thin / 2, frame, .002)
    g.quad((x0 + bar, y, z0 + bar), (x1 - bar, y, z0 + bar), (x1 - bar, y, z1 - bar), (x0 + bar, y, z1 - bar),
           glass or O.pane())
    if sill:
        g.slab(x0 - .06, x1 + .06, -sill_out, y, z0 - .04, z0, sill)


def planks(g, x0, x1, y0, y1, mat, width=.16, length=1.9, z=0, along='y', rng=None):
    """Floor boards as real pieces, so every board has its own tone."""
    rng = rng or random.Random(4)
    if along == 'x':
        a0, a1, b0, b1 = y0, y1, x0, x1
    else:
        a0, a1, b0, b1 = x0, x1, y0, y1
    n = max(1, round((a1 - a0) / width))
    step = (a1 - a0) / n
    for i in range(n):
        b = b0 - rng.uniform(0, length)
        while b < b1:
            e = b + length
            lo, hi = max(b, b0), min(e, b1)
            if hi - lo > .02:
                a = a0 + i * step
                r = (a + .0012, a + step - .0012, lo + .0012, hi - .0012)
                if along == 'x':
                    r = (r[2], r[3], r[0], r[1])
                g.slab(*r, z - .02, z, mat, .0018)
            b = e


def herringbone(g, x0, x1, y0, y1, mat, width=.11, length=.55, z=0):
    """Parquet laid at 45 degrees; pieces outside the rectangle are skipped."""
    n = round(length / width)
    span = max(x1 - x0, y1 - y0) * 1.5
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    reach = int(span / width) + 2
    s = 2 ** -.5
    for i in range(-reach, reach):
        for j in range(-reach // (2 * n) - 2, reach // (2 * n) + 3):
            for flip in (0, 1):
                if not flip:
                    u = i * width + length / 2 + j * 2 * length
                    v = i * width + width / 2
                else:
                    u = i * width + width / 2 + j * 2 * length - 0
                    v = i * width + width + length / 2 - 0
                x, y = cx + (u - v) * s, cy + (u + v) * s
                if x0 - length / 2 < x < x1 + length / 2 and y0 - length / 2 < y < y1 + length / 2:
                    g.box((x, y, z - .01), (length - .002, width - .002, .02), mat, .0018, rot=135 if flip else 45)


def tiles(g, w, h, tw, th, mat, grout, gap=.003, offset=0, thick=.008):
    """Tiles on local plane: x along the wall, z up, face toward -y."""
    g.quad((0, -.002, 0), (w, -.002, 0), (w, -.002, h), (0, -.002, h), grout)
    rows = int(np.ceil(h / th))
    for j in range(rows):
        shift = (j % 2) * offset * tw
        x = -shift
        while x < w:
            a, b = max(x, 0), min(x + tw, w)
            c, d = j * th, min((j + 1) * th, h)
            if b - a > .012 and d - c > .012:
                g.slab(a + gap / 2, b - gap / 2, -thick, 0, c + gap / 2, d - gap / 2, mat, .0025)
            x += tw


def floor_tiles(g, x0, x1, y0, y1, tw, th, mat, grout, gap=.003, z=0, checker=None):
    g.quad((x0, y0, z - .004), (x1, y0, z - .004), (x1, y1, z - .004), (x0, y1, z - .004), grout)
    nx, ny = int(np.ceil((x1 - x0) / tw)), int(np.ceil((y1 - y0) / th))
    for i in range(nx):
        for j in range(ny):
            m = checker if checker and (i + j) % 2 else mat
            g.slab(x0 + i * tw + gap / 2, min(x0 + (i + 1) * tw, x1) - gap / 2,
                   y0 + j * th + gap / 2, min(y0 + (j + 1) * th, y1) - gap / 2, z - .01, z, m, .0015)


def curtain(g, x0, x1, z0, z1, mat, y=-.09, folds=9, depth=.045, seed=0):
    """Hanging cloth in front of a wall face: folds loosen toward the hem."""
    rng = np.random.default_rng(seed)
    ph = rng.uniform(0, 6, 4)

    def fn(u, v):
        amp = depth * (.75 + .35 * (1 - v))
        wave = (np.sin(u * folds * 6.283 + ph[0] + .5 * np.sin(u * 7 + ph[1]))
                + .3 * np.sin(u * folds * 12.9 + ph[2] + 1.2 * v))
        return x0 + (x1 - x0) * u + .012 * np.sin(v * 3 + u * 20), y + amp * wave, z0 + (z1 - z0) * v
    g.grid(fn, folds * 12 + 1, 9, mat)


def skirting(g, length, mat, height=.12, gaps=()):
    x = 0
    for a, b in sorted(gaps) + [(length, length)]:
        if a - x > .02:
            g.slab(x, a, -.016, 0, 0, height, mat, .004)
        x = b


def door(g, x, w, h, mat, handle, panels=2, frame=None, y=.02):
    """Leaf in a wall opening at x, with casing."""
    f = frame or mat
    g.slab(x, x + w, y, y + .045, 0, h, mat)
    for i in range(panels):
        z0 = .18 + i * (h - .3) / panels
        z1 = z0 + (h - .3) / panels - .12
        g.slab(x + .13, x + w - .13, y - .008, y + .01, z0, z1, mat, .008)
    for a, b, c, d in ((x - .08, x, 0, h + .08), (x + w, x + w + .08, 0, h + .08), (x, x + w, h, h + .08)):
        g.slab(a, b, -.018, y + .03, c, d, f)
    g.cyl((x + w - .08, y - .05, 1.02), .011, .02, handle, 10)
    g.slab(x + w - .2, x + w - .07, y - .055, y - .04, 1.025, 1.043, handle)


def plain(color='#f4f1ea'):
    return M.paint(color)
