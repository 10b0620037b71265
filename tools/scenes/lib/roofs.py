"""Pitched and flat roofs over a rectangle x0..x1, y0..y1 at height z."""
import math

import numpy as np

from . import materials as M


def slope(g, a, b, c, d, mat, thick=.12):
    """Slab under the outward quad a b c d."""
    p = np.array([a, b, c, d], float)
    n = np.cross(p[1] - p[0], p[3] - p[0])
    n /= np.linalg.norm(n)
    q = p - n * thick
    g.quad(*p, mat)
    g.quad(*q[::-1], mat)
    for i in range(4):
        j = (i + 1) % 4
        g.quad(p[j], p[i], q[i], q[j], mat)


def gable(g, x0, x1, y0, y1, z, rise, mat, wall, over=.45, ridge='x', trim=None, chimney=None, gutters=True):
    """Ridge along x or y; wall closes the gable ends."""
    trim = trim or M.satin('#efece5', .5)
    gut = M.metal('#6c7072', .4)
    if ridge == 'x':
        ym = (y0 + y1) / 2
        k = rise / (ym - y0)
        lo = z - over * k
        slope(g, (x0 - over, y0 - over, lo), (x1 + over, y0 - over, lo), (x1 + over, ym, z + rise), (x0 - over, ym, z + rise), mat)
        slope(g, (x1 + over, y1 + over, lo), (x0 - over, y1 + over, lo), (x0 - over, ym, z + rise), (x1 + over, ym, z + rise), mat)
        for x in (x0, x1):
            tri = [(x, y0, z), (x, ym, z + rise - .1), (x, y1, z)]
            g.poly(tri if x == x0 else tri[::-1], wall)
        for x in (x0 - over, x1 + over):
            for ya in (y0 - over, y1 + over):
                g.tube([(x, ya, lo - .09), (x, ym, z + rise - .09)], .07, trim, 4)
        if gutters:
            for ya in (y0 - over - .06, y1 + over + .06):
                g.tube([(x0 - over, ya, lo - .06), (x1 + over, ya, lo - .06)], .06, gut, 8)
        g.tube([(x0 - over, ym, z + rise + .02), (x1 + over, ym, z + rise + .02)], .08, mat, 8)
    else:
        xm = (x0 + x1) / 2
        k = rise / (xm - x0)
        lo = z - over * k
        slope(g, (x0 - over, y1 + over, lo), (x0 - over, y0 - over, lo), (xm, y0 - over, z + rise), (xm, y1 + over, z + rise), mat)
        slope(g, (x1 + over, y0 - over, lo), (x1 + over, y1 + over, lo), (xm, y1 + over, z + rise), (xm, y0 - over, z + rise), mat)
        for y in (y0, y1):
            tri = [(x0, y, z), (x1, y, z), (xm, y, z + rise - .1)]
            g.poly(tri, wall)
        for y in (y0 - over, y1 + over):
            for xa in (x0 - over, x1 + over):
                g.tube([(xa, y, lo - .09), (xm, y, z + rise - .09)], .07, trim, 4)
        if gutters:
            for xa in (x0 - over - .06, x1 + over + .06):
                g.tube([(xa, y0 - over, lo - .06), (xa, y1 + over, lo - .06)], .06, gut, 8)
        g.tube([(xm, y0 - over, z + rise + .02), (xm, y1 + over, z + rise + .02)], .08, mat, 8)
    if chimney:
        cx, cy, cm = chimney
        stack(g, cx, cy, z + rise * .4, z + rise + .9, cm)


def stack(g, x, y, z0, z1, mat, pots=2, w=.9, d=.55):
    g.slab(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z0, z1, mat, .01)
    g.slab(x - w / 2 - .06, x + w / 2 + .06, y - d / 2 - .06, y + d / 2 + .06, z1 - .18, z1 - .05, mat, .01)
    for i in range(pots):
        px = x - w / 2 + w * (i + .5) / pots
        g.lathe([(.13, 0), (.11, .1), (.1, .42), (.13, .46), (.1, .47)], M.plaster('#a65f42'), 16, (px, y, z1))


def hip(g, x0, x1, y0, y1, z, rise, mat, over=.5, soffit=None):
    """Hipped roof with the ridge along the longer side, clad in pantiles."""
    x0, x1, y0, y1 = x0 - over, x1 + over, y0 - over, y1 + over
    w, d = x1 - x0, y1 - y0
    if w >= d:
        r0, r1 = (x0 + d / 2, (y0 + y1) / 2), (x1 - d / 2, (y0 + y1) / 2)
    else:
        r0, r1 = ((x0 + x1) / 2, y0 + w / 2), ((x0 + x1) / 2, y1 - w / 2)
    a, b, c, e = (x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)
    p, q = (*r0, z + rise), (*r1, z + rise)
    if w >= d:
        planes = [(a, b, q, p), (b, c, q, q), (c, e, p, q), (e, a, p, p)]
    else:
        planes = [(a, b, p, p), (b, c, q, p), (c, e, q, q), (e, a, p, q)]
    for pl in planes:
        tiles(g, *pl, mat)
    g.quad(a, e, c, b, soffit or M.paint('#e6ddcf'))
    for s, t in ((a, b), (b, c), (c, e), (e, a)):
        g.tube([np.array(s) - (0, 0, .05), np.array(t) - (0, 0, .05)], .06, soffit or M.paint('#e6ddcf'), 6)
    for s, t in ((a, p), (e, p if w >= d else q), (b, q if w >= d else p), (c, q), (p, q)):
        line(g, s, t, mat)


def line(g, s, t, mat):
    """Half-round ridge tiles."""
    s, t = np.array(s, float), np.array(t, float)
    ln = np.linalg.norm(t - s)
    if ln < .1:
        return
    n = max(1, int(ln / .38))
    for i in range(n):
        u, v = s + (t - s) * i / n, s + (t - s) * (i + 1.06) / n
        g.tube([u + (0, 0, .05), v + (0, 0, .03)], .11, mat, 8, .085)


def tiles(g, a, b, c, d, mat, pitch=.26, row=.36):
    """Corrugated courses over the quad a (left eave), b, c, d (top left)."""
    a, b, c, d = (np.array(v, float) for v in (a, b, c, d))
    n = np.cross(b - a, (d + c) / 2 - a)
    n /= np.linalg.norm(n)
    width = np.linalg.norm(b - a)
    height = np.linalg.norm((d + c) / 2 - (a + b) / 2)
    cols, rows = max(2, int(width / pitch)), max(2, int(height / row))
    nu = min(cols * 6, 420)
    along = (b - a) / width
    for r in range(rows):
        v0, v1 = r / rows, min((r + 1.12) / rows, 1)
        ring = []
        for v, lift in ((v0, .05), (v1, .0)):
            lo, hi = a + (d - a) * v, b + (c - b) * v
            t = np.linspace(0, 1, nu)[:, None]
            p = lo + (hi - lo) * t
            s = (p - a) @ along
            wave = .045 * np.abs(np.sin(math.pi * s / pitch)) ** .8
            ring.append(p + n * (wave + lift)[:, None])
        verts = np.concatenate(ring)
        faces = [(i, i + 1, nu + i + 1, nu + i) for i in range(nu - 1)]
        g.add(verts, faces, mat)
        edge = np.concatenate([ring[0] - n * .03, ring[0]])
        g.add(edge, faces, mat)


def flat(g, x0, x1, y0, y1, z, mat, parapet=.5, cap=None, deck=None, over=0):
    g.slab(x0 - over, x1 + over, y0 - over, y1 + over, z - .02, z + .06, deck or M.concrete('#8d8a84'), .01)
    if parapet:
        for r in ((x0 - over, x1 + over, y0 - over, y0 - over + .25), (x0 - over, x1 + over, y1 + over - .25, y1 + over),
                  (x0 - over, x0 - over + .25, y0, y1), (x1 + over - .25, x1 + over, y0, y1)):
            g.slab(*r, z - .02, z + parapet, mat, .01)
            g.slab(r[0] - .04, r[1] + .04, r[2] - .04, r[3] + .04, z + parapet, z + parapet + .06, cap or mat, .01)
