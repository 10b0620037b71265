"""Sofas, chairs, beds: local frame, seat faces -y, floor at z = 0."""
import random


def sofa(g, mat, w=2.3, d=.95, seats=3, legs=None, cushions=(), back=.78, arm=.16, arm_h=.6, chaise=0, seed=1):
    """chaise = +1 / -1 extends the last seat on the right / left."""
    rng = random.Random(seed)
    seat_h = .42
    for sx in (-1, 1):
        g.pillow((sx * (w / 2 - arm / 2), 0, arm_h / 2 + .05), (arm, d, arm_h - .06), mat, .22)
    g.pillow((0, d / 2 - .12, back / 2 + .06), (w - .04, .24, back - .08), mat, .2)
    g.box((0, 0, .2), (w - .06, d - .06, .16), mat, .03)
    inner = w - 2 * arm
    sw = inner / seats
    for i in range(seats):
        x = -inner / 2 + sw * (i + .5)
        g.pillow((x, -.07, seat_h - .04), (sw - .004, d - .2, .22), mat, .26, noise=.012, seed=i + seed)
        g.pillow((x, d / 2 - .29, .64), (sw - .01, .22, .46), mat, .32, tilt=-12, noise=.025, seed=i + 3 + seed)
    if chaise:
        x = chaise * (inner / 2 - sw / 2)
        g.pillow((x, -d / 2 - .28, seat_h - .04), (sw + .02, .9, .22), mat, .24)
        g.box((x, -d / 2 - .28, .2), (sw, .84, .16), mat, .03)
    for i, c in enumerate(cushions):
        side = -1 if i % 2 == 0 else 1
        x = side * (inner / 2 - .24 - (i // 2) * .34)
        size = .46 - .04 * (i // 2)
        g.pillow((x, d / 2 - .47 - .05 * (i // 2), seat_h + .24), (size, .15, size), c, .5,
                 rot=side * -rng.uniform(6, 16), tilt=-20 - rng.uniform(0, 6), noise=.03, seed=i)
    if legs:
        for sx in (-1, 1):
            for y in (-d / 2 + .1, d / 2 - .1):
                g.cyl((sx * (w / 2 - .14), y, 0), .018, .13, legs, 12, top=.026)


def throw(g, mat, x, y, w=.5, top=.62, front=-.5, seed=0):
    """Blanket over an edge: runs down from top toward front."""
    import numpy as np

    def fn(u, v):
        drop = np.clip((v - .45) / .55, 0, 1)
        yy = y + (front - y) * np.minimum(v / .5, 1)
        zz = top - drop ** 1.2 * .42 + .012 * np.sin(u * 17 + seed) * (1 + drop)
        return x + w * (u - .5) + .03 * np.sin(v * 5 + seed), yy - .03 * drop + .015 * np.sin(u * 11), zz
    g.grid(fn, 30, 24, mat)


def armchair(g, mat, legs, w=.78, d=.8, cushion=None, round_back=True):
    import math
    if round_back:
        for i in range(13):
            a = math.pi * (i / 12)
            x, y = math.cos(a) * (w / 2 - .06), math.sin(a) * (d / 2 - .02) - .04
            g.pillow((x, y, .5 + .08 * math.sin(a)), (.2, .2, .42 + .16 * math.sin(a)), mat, .6,
                     rot=math.degrees(a) + 90)
        g.pillow((0, -.06, .36), (w - .1, d - .06, .24), mat, .45)
    else:
        g.pillow((0, -.04, .36), (w - .1, d - .08, .18), mat, .28)
        g.pillow((0, d / 2 - .14, .62), (w - .1, .18, .56), mat, .3, tilt=-14)
        for sx in (-1, 1):
            g.slab(sx * w / 2 - .02, sx * w / 2 + .02, -d / 2 + .05, d / 2 - .1, .55, .58, legs, .01)
            for y in (-d / 2 + .08, d / 2 - .14):
                g.slab(sx * w / 2 - .017, sx * w / 2 + .017, y - .02, y + .02, 0, .56, legs, .006)
    if cushion:
        g.pillow((0, .16, .62), (.42, .14, .4), cushion, .5, tilt=-18, noise=.02)
    if round_back:
        for sx in (-1, 1):
            for y in (-.22, .22):
                g.cyl((sx * .22, y, 0), .014, .26, legs, 10, top=.022)


def chair(g, frame, seat, kind='wood'):
    """Dining chair; kinds wood, shell, cane."""
    for sx in (-1, 1):
        g.tube([(sx * .2, -.2, 0), (sx * .185, -.185, .45)], .014, frame, 8, .017)
        top = .82 if kind != 'shell' else .45
        g.tube([(sx * .2, .22, 0), (sx * .185, .19, .45), (sx * .18, .25, top)], .014, frame, 8, .015)
    if kind == 'shell':
        g.pillow((0, 0, .47), (.46, .46, .07), seat, .5)

        import numpy as np

        def fn(u, v):
            a = np.pi * (u * .9 + .05)
            return .235 * np.cos(a), .02 + .21 * np.sin(a) + .05 * v, .47 + .34 * v * np.sin(a) ** .35
        g.grid(fn, 24, 8, seat)
        g.grid(lambda u, v: tuple(c + o for c, o in zip(fn(1 - u, v), (0, .012, 0))), 24, 8, seat)
        return
    g.pillow((0, 0, .46), (.45, .45, .06), seat, .35)
    if kind == 'cane':
        g.box((0, .245, .7), (.36, .02, .24), seat, .01)
    else:
        for i in range(2):
            g.box((0, .245, .6 + .14 * i), (.38, .022, .07), frame, .01)


def stool(g, frame, seat, h=.66):
    import math
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2
        g.tube([(.2 * math.cos(a), .2 * math.sin(a), 0), (.14 * math.cos(a), .14 * math.sin(a), h)], .012, frame, 8)
    ring = [(.178 * math.cos(t / 16 * 6.2832), .178 * math.sin(t / 16 * 6.2832), .24) for t in range(17)]
    g.tube(ring, .008, frame, 6)
    g.pillow((0, 0, h + .02), (.38, .38, .07), seat, .6)


def bed(g, w, sheet, duvet, frame, head, pillows=(), throw_mat=None, head_h=1.1, head_style='panel', d=2.05, seed=2):
    """Head at +y. Duvet gets folds from summed waves."""
    import numpy as np
    g.box((0, 0, .2), (w + .04, d + .04, .2), frame, .02)
    g.box((0, 0, .06), (w - .22, d - .22, .12), frame, .01)
    g.pillow((0, 0, .4), (w, d, .26), sheet, .16)
    rng = np.random.default_rng(seed)
    k, ph = rng.normal(0, 5, (7, 2)), rng.uniform(0, 6, 7)

    def fn(u, v):
        x = (u - .5) * (w + .46)
        over = np.clip(np.abs(x) - w / 2 + .02, 0, 1)
        y = -d / 2 - .06 + v * d * .68
        foot = np.clip(-d / 2 + .05 - y, 0, 1)
        wrinkle = sum(np.sin(a * x + b * y + p) for (a, b), p in zip(k, ph)) * .0065
        drop = np.maximum((over * 1.6) ** 1.1 * .8, foot * 1.5)
        z = .56 - drop + wrinkle * (1 + 2.5 * over)
        x = np.sign(x) * np.minimum(np.abs(x), w / 2 + .03 + .16 * over)
        puff = .03 * np.sin(np.clip(v, 0, 1) * np.pi)
        return x, y, z + puff
    g.grid(fn, 80, 60, duvet)
    fold_y = -d / 2 - .06 + d * .68
    g.pillow((0, fold_y - .1, .585), (w + .1, .34, .07), sheet, .3, noise=.02)
    if throw_mat:
        def fn2(u, v):
            x, y, z = fn(u, .06 + v * .34)
            return x * 1.012, y, z + .022
        g.grid(fn2, 70, 24, throw_mat)
    rows = [pillows[i:i + 2] for i in range(0, len(pillows), 2)]
    for r, row in enumerate(rows):
        n = len(row)
        for i, m in enumerate(row):
            size = (.68 if r == 0 else .5) if w > 1.2 else .62
            x = (i - (n - 1) / 2) * (w * .46 if r == 0 else w * .34)
            g.pillow((x, d / 2 - .2 - .17 * r, .68 - .03 * r), (size, .2 if r == 0 else .15, .46 - .05 * r), m, .46,
                     tilt=-32 + 4 * r, rot=(-4 + 8 * i) * (r + .4), noise=.03, seed=i + r * 5)
    if head_style == 'panel':
        g.box((0, d / 2 + .06, head_h / 2), (w + .16, .08, head_h), head, .03)
    elif head_style == 'channel':
        n = int(w / .16)
        for i in range(n):
            g.pillow(((i + .5) * (w + .2) / n - (w + .2) / 2, d / 2 + .07, head_h / 2 + .05),
                     ((w + .2) / n, .14, head_h), head, .3)
    elif head_style == 'slats':
        for i in range(int(w / .08)):
            g.slab(-w / 2 - .05 + i * .085, -w / 2 - .05 + i * .085 + .05, d / 2 + .03, d / 2 + .06, .1, head_h, head)
        g.slab(-w / 2 - .08, w / 2 + .1, d / 2 + .02, d / 2 + .08, head_h, head_h + .05, head)
    elif head_style == 'iron':
        for i in range(9):
            x = -w / 2 + i * w / 8
            g.tube([(x, d / 2 + .04, .2), (x, d / 2 + .04, head_h)], .01, head, 8)
        g.tube([(-w / 2, d / 2 + .04, head_h), (w / 2, d / 2 + .04, head_h)], .016, head, 8)
        for sx in (-1, 1):
            g.tube([(sx * w / 2, d / 2 + .04, 0), (sx * w / 2, d / 2 + .04, head_h + .1)], .02, head, 10)
