"""Kitchens: local frame, wall at y = 0, fronts toward -y, run centred on x."""
import random

from . import houseplants as P
from . import materials as M
from . import materials_out as O
from . import tables as T


def front(g, x0, x1, z0, z1, y, mat, style='flat', handle=None, drawer=False):
    g.slab(x0 + .002, x1 - .002, y - .02, y, z0 + .002, z1 - .002, mat, .003)
    if style == 'shaker' and z1 - z0 > .15:
        r = .065
        for a, b, c, d in ((x0, x0 + r, z0, z1), (x1 - r, x1, z0, z1), (x0 + r, x1 - r, z0, z0 + r), (x0 + r, x1 - r, z1 - r, z1)):
            g.slab(a + .002, b - .002, y - .028, y - .018, c + .002, d - .002, mat, .002)
    if style == 'ribbed':
        n = int((x1 - x0) / .028)
        for i in range(n):
            a = x0 + (x1 - x0) * i / n
            g.slab(a + .003, a + (x1 - x0) / n - .003, y - .03, y - .018, z0 + .004, z1 - .004, mat, .005)
    if handle:
        if drawer:
            xm, zz = (x0 + x1) / 2, z1 - .06
            g.slab(xm - .09, xm + .09, y - .05, y - .038, zz, zz + .012, handle, .004)
            for s in (-.07, .07):
                g.slab(xm + s - .005, xm + s + .005, y - .045, y - .018, zz, zz + .012, handle, .002)
        else:
            xx = x1 - .05
            zz = z1 - .24 if z0 < 1 else z0 + .05
            g.slab(xx - .006, xx + .006, y - .05, y - .038, zz, zz + .18, handle, .004)
            for s in (.02, .16):
                g.slab(xx - .005, xx + .005, y - .045, y - .018, zz + s - .005, zz + s + .005, handle, .002)


def base_run(g, w, mat, top, units=4, style='flat', handle=None, d=.6, plinth=None, h=.9, drawers=(1,), over=.02, thick=.035):
    g.slab(-w / 2, w / 2, -d + .07, 0, 0, .1, plinth or M.satin('#2b2a29'), .004)
    g.slab(-w / 2, w / 2, -d + .02, 0, .1, h - thick, mat, .003)
    uw = w / units
    for i in range(units):
        x0 = -w / 2 + i * uw
        if i in drawers:
            zs = [.1, .38, .64, h - thick]
            for a, b in zip(zs, zs[1:]):
                front(g, x0, x0 + uw, a, b, -d + .02, mat, style, handle, True)
        else:
            front(g, x0, x0 + uw, .1, h - thick, -d + .02, mat, style, handle)
    g.slab(-w / 2 - over, w / 2 + over, -d - .02, 0, h - thick, h, top, .006)


def wall_cabinets(g, x0, x1, mat, units=3, z0=1.45, z1=2.25, d=.34, style='flat', handle=None):
    g.slab(x0, x1, -d, 0, z0, z1, mat, .003)
    uw = (x1 - x0) / units
    for i in range(units):
        front(g, x0 + i * uw, x0 + (i + 1) * uw, z0, z1, -d, mat, style, handle)


def tall_units(g, x0, x1, mat, h=2.3, units=2, d=.62, style='flat', handle=None, oven=None):
    g.slab(x0, x1, -d + .02, 0, .1, h, mat, .003)
    g.slab(x0, x1, -d + .07, 0, 0, .1, M.satin('#2b2a29'))
    uw = (x1 - x0) / units
    for i in range(units):
        a, b = x0 + i * uw, x0 + (i + 1) * uw
        if oven == i:
            front(g, a, b, .1, .75, -d + .02, mat, style, handle)
            g.slab(a + .01, b - .01, -d - .005, -d + .02, .76, 1.36, M.satin('#141516', .12), .006)
            g.slab(a + .06, b - .06, -d - .045, -d - .03, 1.25, 1.265, M.chrome(), .004)
            g.slab(a + .01, b - .01, -d - .005, -d + .02, 1.38, 1.8, M.satin('#141516', .12), .006)
            front(g, a, b, 1.81, h, -d + .02, mat, style, handle)
        else:
            front(g, a, b, .1, 1.3, -d + .02, mat, style, handle)
            front(g, a, b, 1.3, h, -d + .02, mat, style, handle)


def tap(g, x, y, z, mat, h=.34):
    import math
    g.cyl((x, y, z), .026, .03, mat, 18)
    arc = [(x, y, z), (x, y, z + h - .1)] + [(x, y - .1 + .1 * math.cos(t), z + h - .1 + .1 * math.sin(t)) for t in
                                             [i * .35 for i in range(1, 10)]]
    g.tube(arc, .013, mat, 10)
    g.tube([(x + .03, y, z + .06), (x + .1, y, z + .1)], .008, mat, 8)


def sink(g, x, y, z, w=.55, d=.4, mat=None, butler=False):
    m = mat or M.metal('#b9bcbd', .3)
    if butler:
        g.slab(x - w / 2, x + w / 2, y - d / 2 - .12, y + d / 2 - .1, z - .24, z + .012, M.ceramic('#f3f1ec'), .015)
        y -= .11
    g.slab(x - w / 2 + .03, x + w / 2 - .03, y - d / 2 + .03, y + d / 2 - .03, z + .001, z + .0135 if butler else z + .003, M.satin('#6e7173', .3), .002)
    g.slab(x - w / 2 + .05, x + w / 2 - .05, y - d / 2 + .05, y + d / 2 - .05, z + .002, z + .0145 if butler else z + .004, m, .002)


def hob(g, x, y, z, w=.6, d=.5, gas=True):
    g.slab(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z, z + .008, M.satin('#121314', .08), .003)
    if gas:
        for dx in (-.16, .16):
            for dy in (-.12, .12):
                g.cyl((x + dx, y + dy, z + .008), .045, .018, M.satin('#1d1d1d', .5), 20)
                for a in (0, 90):
                    g.box((x + dx, y + dy, z + .034), (.2, .012, .012), M.satin('#1d1d1d', .5), .002, a)


def pan(g, x, y, z, mat, r=.11):
    g.lathe([(.001, 0), (r * .9, 0), (r, .02), (r, .1), (r * 1.03, .105), (r * .97, .105), (r * .96, .02), (.001, .01)], mat, 32, (x, y, z))
    g.tube([(x + r, y, z + .09), (x + r + .17, y - .03, z + .1)], .009, M.satin('#1a1a1a', .4), 8)


def hood(g, x, mat, z=1.6, w=.7, ceiling=2.6, style='box'):
    if style == 'box':
        g.slab(x - w / 2, x + w / 2, -.48, 0, z, z + .08, mat, .006)
        g.slab(x - .16, x + .16, -.3, 0, z + .08, ceiling, mat, .006)
    else:
        pts = [(-w / 2, -.5), (w / 2, -.5), (w / 2, 0), (-w / 2, 0)]
        top = [(-.18, -.28), (.18, -.28), (.18, 0), (-.18, 0)]
        g.slab(x - w / 2, x + w / 2, -.5, 0, z - .1, z, mat, .01)
        for i in range(4):
            (xa, ya), (xb, yb) = pts[i], pts[(i + 1) % 4]
            (xc, yc), (xd, yd) = top[(i + 1) % 4], top[i]
            g.quad((x + xa, ya, z), (x + xb, yb, z), (x + xc, yc, z + .45), (x + xd, yd, z + .45), mat)
        g.slab(x - .18, x + .18, -.28, 0, z + .45, ceiling, mat, .006)


def open_shelf(g, x0, x1, z, mat, d=.24, seed=1, items=True):
    g.slab(x0, x1, -d, 0, z, z + .035, mat, .005)
    if not items:
        return
    rng = random.Random(seed)
    x = x0 + .1
    glaze = [M.ceramic(c) for c in ('#efe9de', '#d9cdb9', '#7a8a80', '#b4734f', '#3a3d3f')]
    while x < x1 - .14:
        k = rng.random()
        if k < .3:
            for i in range(rng.randint(3, 6)):
                T.bowl(g, glaze[rng.randint(0, 2)], x + .06, -d / 2, z + .035 + i * .018, .075)
            x += .2
        elif k < .55:
            T.vase(g, rng.choice(glaze), x + .05, -d / 2, z + .035, rng.uniform(.14, .26), rng.randint(0, 2))
            x += .17
        elif k < .75:
            for i in range(3):
                g.cyl((x + i * .09, -d / 2, z + .035), .035, .1, O.glass_solid(), 18)
            x += .3
        elif k < .87:
            P.trailing(g, glaze[3], x + .08, -d / 2, z + .035, seed, .065, .3)
            x += .22
        else:
            g.box((x + .06, -.06, z + .19), (.2, .02, .3), M.wood('#a77b4f', (12, 12, 1)), .01)
            x += .24


def counter_items(g, x, y, z, seed=1):
    """Boards, a bottle and a pot of herbs against the wall."""
    import math
    g.box((x, y + .05, z + .2), (.26, .022, .4), M.wood('#9b6f47', (12, 12, 1)), .012, 4)
    g.cyl((x + .24, y, z), .035, .2, O.glass_solid('#a9b48c'), 18, top=.03)
    g.cyl((x + .24, y, z + .2), .013, .08, O.glass_solid('#a9b48c'), 12)
    with g.at(x + .42, y, z):
        P.pot(g, M.plaster('#b98263'), .06, .1)
    P.branches(g, x + .42, y, z + .1, .2, ('#5b7a36', '#8ca650'), 9, seed, .03, .9)
    g.cyl((x - .3, y, z), .06, .15, M.ceramic('#e7e0d3'), 24)
    for i in range(4):
        g.tube([(x - .3, y, z + .1), (x - .33 + .02 * i, y + .02 * math.sin(i * 2), z + .3)], .007, M.wood('#a77b4f'), 6)


def island(g, w, d, mat, top, style='flat', overhang=.28, h=.92, thick=.04, waterfall=False):
    g.slab(-w / 2 + .02, w / 2 - .02, -d / 2 + overhang, d / 2 - .02, .08, h - thick, mat, .004)
    g.slab(-w / 2 + .05, w / 2 - .05, -d / 2 + overhang + .04, d / 2 - .06, 0, .08, M.satin('#2b2a29'))
    n = max(2, round(w / .6))
    for i in range(n):
        a, b = -w / 2 + .02 + (w - .04) * i / n, -w / 2 + .02 + (w - .04) * (i + 1) / n
        front(g, a, b, .1, h - thick, -d / 2 + overhang, mat, style)
    g.slab(-w / 2, w / 2, -d / 2, d / 2, h - thick, h, top, .006)
    if waterfall:
        for s in (-1, 1):
            g.slab(s * w / 2 - (.04 if s > 0 else 0), s * w / 2 + (0 if s > 0 else .04), -d / 2, d / 2, 0, h, top, .006)
