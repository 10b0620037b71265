"""Bathroom fittings; wall-hung pieces have the wall at y = 0."""
import math

import numpy as np

from . import materials as M
from . import materials_out as O
from . import tables as T
from .kitchen import front


def tub(g, outer, inner=None, w=1.7, d=.78, h=.58):
    """Freestanding oval bath, long axis x."""
    inner = inner or M.ceramic('#f4f2ee')
    segs = 48
    ang = np.linspace(0, 2 * math.pi, segs, endpoint=False)

    def ring(rx, ry, z):
        p = np.sign(np.cos(ang)) * np.abs(np.cos(ang)) ** .8, np.sign(np.sin(ang)) * np.abs(np.sin(ang)) ** .8
        return np.stack([p[0] * rx, p[1] * ry, z + 0 * ang + .05 * (np.abs(p[0]) ** 3) * (z > h * .8)], 1)

    def skin(rows, mat):
        faces = [(r * segs + s, r * segs + (s + 1) % segs, (r + 1) * segs + (s + 1) % segs, (r + 1) * segs + s)
                 for r in range(len(rows) - 1) for s in range(segs)]
        g.add(np.concatenate(rows), faces, mat)
    a, b = w / 2, d / 2
    skin([ring(a * .78, b * .78, 0), ring(a * .84, b * .84, .06), ring(a * .94, b * .93, h * .6), ring(a, b, h - .02), ring(a, b, h)], outer)
    skin([ring(a, b, h), ring(a - .012, b - .012, h + .012), ring(a - .03, b - .03, h), ring(a * .86, b * .84, h * .5),
          ring(a * .74, b * .7, .16), ring(.05, .05, .14)], inner)


def basin(g, x, z, mat, w=.46, d=.34, y=-.26):
    segs = 40
    ang = np.linspace(0, 2 * math.pi, segs, endpoint=False)
    rows = [(.7, 0), (.95, .05), (1, .13), (.97, .14), (.93, .13), (.7, .04), (.05, .03)]
    pts = [np.stack([x + np.cos(ang) * w / 2 * k, y + np.sin(ang) * d / 2 * k, z + dz + 0 * ang], 1) for k, dz in rows]
    faces = [(r * segs + s, r * segs + (s + 1) % segs, (r + 1) * segs + (s + 1) % segs, (r + 1) * segs + s)
             for r in range(len(rows) - 1) for s in range(segs)]
    g.add(np.concatenate(pts), faces, mat)


def wall_tap(g, x, z, mat, reach=.18):
    g.tube([(x, 0, z), (x, -reach, z), (x, -reach - .01, z - .03)], .012, mat, 10)
    for s in (-.1, .1):
        with g.at(x + s, 0, z, tilt=90):
            g.cyl((0, 0, 0), .024, .05, mat, 18)


def tall_tap(g, x, y, z, mat, h=.3):
    arc = [(x, y, z), (x, y, z + h)] + [(x, y - .09 + .09 * math.cos(t), z + h + .09 * math.sin(t)) for t in [i * .35 for i in range(1, 9)]]
    g.tube(arc, .013, mat, 10)


def floor_tap(g, x, y, mat):
    g.cyl((x, y, 0), .05, .012, mat, 20)
    tall_tap(g, x, y, .01, mat, .9)


def vanity(g, w, mat, top, h=.86, d=.5, lift=.3, drawers=2, style='flat', basins=(0,), bowl=None, tap_mat=None, handle=None):
    g.slab(-w / 2, w / 2, -d, 0, lift, h - .03, mat, .004)
    for i in range(drawers):
        a, b = -w / 2 + w * i / drawers, -w / 2 + w * (i + 1) / drawers
        front(g, a, b, lift, h - .03, -d, mat, style, handle, True)
    g.slab(-w / 2 - .01, w / 2 + .01, -d - .03, 0, h - .03, h, top, .005)
    for x in basins:
        basin(g, x, h, bowl or M.ceramic('#f4f2ee'))
        wall_tap(g, x, h + .26, tap_mat or M.brass())


def toilet(g, mat=None):
    m = mat or M.ceramic('#f5f3ef')
    g.pillow((0, -.3, .3), (.36, .54, .2), m, .6)
    g.pillow((0, -.31, .41), (.37, .5, .035), m, .6)
    g.slab(-.12, .12, -.012, 0, .95, 1.1, M.chrome(), .006)


def towel(g, x, z, mat, w=.4, drop=.6, y=-.07, rail=None):
    if rail:
        g.tube([(x - w / 2 - .1, y, z), (x + w / 2 + .1, y, z)], .01, rail, 10)
        for s in (-1, 1):
            g.tube([(x + s * (w / 2 + .08), y, z), (x + s * (w / 2 + .08), 0, z)], .008, rail, 8)

    def fn(u, v):
        s = v * 2 - 1
        zz = z + .012 - np.abs(s) * drop * np.where(s > 0, 1, .82)
        yy = y - np.sign(s) * .016 * np.minimum(np.abs(s) * 12, 1) * -1 + .006 * np.sin(u * 16) * np.abs(s)
        return x + (u - .5) * w, yy, zz
    g.grid(fn, 24, 30, mat)


def folded_towels(g, x, y, z, mats, w=.36):
    for i, m in enumerate(mats):
        g.pillow((x, y, z + .045 + i * .085), (w, .26, .09), m, .25)


def screen(g, x, y0, y1, h=2.05, frame=None):
    """Glass partition in the y-z plane; a steel grid when frame is given."""
    g.quad((x, y0, .02), (x, y1, .02), (x, y1, h), (x, y0, h), O.pane('#f0f5f3', 1.2, 0))
    f = frame or M.chrome()
    g.slab(x - .012, x + .012, y0, y1, h, h + .025, f)
    g.slab(x - .012, x + .012, y0, y1, 0, .025, f)
    g.slab(x - .012, x + .012, y0, y0 + .025, 0, h, f)
    if frame:
        for i in range(1, 4):
            g.slab(x - .01, x + .01, y0, y1, h * i / 4 - .01, h * i / 4 + .01, f)
        g.slab(x - .01, x + .01, (y0 + y1) / 2 - .01, (y0 + y1) / 2 + .01, 0, h, f)


def shower(g, x, z, mat, reach=.38):
    """On a wall face."""
    g.tube([(x, 0, z), (x, -reach, z)], .012, mat, 10)
    g.cyl((x, -reach, z - .03), .12, .015, mat, 32)
    with g.at(x, 0, 1.1, tilt=90):
        g.cyl((0, 0, 0), .06, .02, mat, 28)
        g.cyl((0, 0, 0), .02, .07, mat, 16)


def tray(g, x, y, z):
    g.slab(x - .06, x + .06, y - .42, y + .42, z, z + .025, M.wood('#8d6642', (12, 1, 12)), .006)
    T.candle(g, x, y - .2, z + .025, .08)
    g.cyl((x, y + .16, z + .025), .03, .13, O.glass_solid('#b98a52'), 16)
