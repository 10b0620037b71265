"""Tables, cabinets, shelves, lamps, pictures and small things."""
import math
import random

from . import materials as M
from . import materials_out as O

BOOKS = ['#7d2f27', '#d9cdb8', '#2f4450', '#b98a4a', '#50604c', '#e8e2d6', '#3b3431', '#8e9aa0', '#c46f4b', '#1f2a38']


def round_table(g, top, leg, r=.5, h=.4, thick=.035, base='drum'):
    g.cyl((0, 0, h - thick), r, thick, top, 48)
    if base == 'drum':
        g.cyl((0, 0, 0), r * .45, h - thick, leg, 36, top=r * .4)
    elif base == 'pedestal':
        g.lathe([(r * .5, 0), (r * .48, .02), (.07, .06), (.05, h * .5), (.08, h - thick)], leg, 32)
    else:
        for i in range(3):
            a = i * 2.094 + .5
            g.tube([(r * .85 * math.cos(a), r * .85 * math.sin(a), 0),
                    (r * .6 * math.cos(a), r * .6 * math.sin(a), h - thick)], .016, leg, 10)


def table(g, top, leg, w=2.0, d=.95, h=.74, thick=.04, style='legs'):
    g.box((0, 0, h - thick / 2), (w, d, thick), top, .008)
    if style == 'legs':
        for sx in (-1, 1):
            for sy in (-1, 1):
                g.box((sx * (w / 2 - .07), sy * (d / 2 - .07), (h - thick) / 2), (.06, .06, h - thick), leg, .006)
        g.box((0, 0, h - thick - .04), (w - .16, d - .16, .07), leg)
    elif style == 'trestle':
        for sx in (-1, 1):
            for s in (-1, 1):
                g.tube([(sx * (w / 2 - .25), s * d * .42, 0), (sx * (w / 2 - .25), s * .04, h - thick)], .022, leg, 8)
    elif style == 'slab':
        for sx in (-1, 1):
            g.box((sx * (w / 2 - .3), 0, (h - thick) / 2), (.07, d * .75, h - thick), leg, .008)


def sideboard(g, body, front, w=1.8, d=.42, h=.66, doors=4, legs=None, lift=.14):
    g.box((0, 0, lift + (h - lift) / 2), (w, d, h - lift), body, .006)
    dw = (w - .04) / doors
    for i in range(doors):
        x = -w / 2 + .02 + dw * (i + .5)
        g.box((x, -d / 2 - .006, lift + (h - lift) / 2), (dw - .008, .02, h - lift - .05), front, .004)
        g.cyl((x + (dw / 2 - .04) * (1 if i % 2 == 0 else -1), -d / 2 - .035, lift + (h - lift) * .62), .012, .02,
              M.brass(), 10)
    if legs:
        for sx in (-1, 1):
            for sy in (-1, 1):
                g.cyl((sx * (w / 2 - .12), sy * (d / 2 - .08), 0), .013, lift, legs, 10, top=.02)


def books(g, x0, x1, z, depth=.2, y=0, rng=None, fill=.85, max_h=.27):
    rng = rng or random.Random(1)
    x = x0
    while x < x1 - .05:
        if rng.random() > fill:
            x += rng.uniform(.06, .2)
            continue
        t = rng.uniform(.018, .05)
        h = rng.uniform(.6, 1) * max_h
        g.box((x + t / 2, y, z + h / 2), (t - .002, depth * rng.uniform(.75, 1), h), M.satin(rng.choice(BOOKS), .55), .002)
        x += t


def book_stack(g, x, y, z, n=3, rot=10, rng=None):
    rng = rng or random.Random(7)
    for i in range(n):
        t = rng.uniform(.02, .04)
        g.box((x, y, z + t / 2), (.3 - .02 * i, .22 - .015 * i, t), M.satin(rng.choice(BOOKS), .5), .003, rot + rng.uniform(-9, 9))
        z += t
    return z


def shelf_unit(g, mat, w=1.6, h=2.2, d=.3, cols=3, rows=5, back=None, rng=None, fill=.7):
    rng = rng or random.Random(3)
    t = .028
    for i in range(cols + 1):
        x = -w / 2 + w * i / cols
        g.slab(x - t / 2, x + t / 2, -d / 2, d / 2, 0, h, mat, .002)
    for j in range(rows + 1):
        z = min(max(h * j / rows, .03), h - t / 2)
        g.slab(-w / 2, w / 2, -d / 2, d / 2, z - t / 2, z + t / 2, mat, .002)
    if back:
        g.quad((-w / 2, d / 2 - .005, 0), (w / 2, d / 2 - .005, 0), (w / 2, d / 2 - .005, h), (-w / 2, d / 2 - .005, h), back)
    cw, rh = w / cols, h / rows
    for i in range(cols):
        for j in range(rows):
            x0, z = -w / 2 + cw * i + .03, rh * j + t / 2 + (.016 if j == 0 else 0)
            p = rng.random()
            if p < fill:
                books(g, x0, x0 + (cw - .06) * rng.uniform(.5, 1), z, d * .7, 0, rng, .95, min(rh * .78, .29))
            elif p < fill + .14:
                vase(g, M.ceramic(rng.choice(['#e6ddcd', '#2c2b29', '#a4684a', '#6f7d74'])), x0 + cw * .4, -.02, z, rng.uniform(.14, rh * .6))
            else:
                book_stack(g, x0 + cw * .4, 0, z, 3, rng.uniform(-10, 10), rng)


def vase(g, mat, x=0, y=0, z=0, h=.3, kind=0):
    profiles = [[(.3, 0), (.42, .15), (.48, .4), (.36, .7), (.17, .85), (.2, 1)],
                [(.22, 0), (.3, .1), (.32, .6), (.3, .95), (.32, 1)],
                [(.2, 0), (.5, .3), (.5, .45), (.15, .75), (.13, .95), (.18, 1)]]
    prof = [(r * h * .8, t * h) for r, t in profiles[kind % 3]]
    g.lathe([(.001, 0)] + prof + [(prof[-1][0] * .8, h), (prof[-1][0] * .75, h * .8)], mat, 28, (x, y, z))


def bowl(g, mat, x=0, y=0, z=0, r=.16, fruit=None):
    g.lathe([(.001, 0), (r * .4, 0), (r * .7, r * .2), (r, r * .5), (r * .97, r * .5), (r * .65, r * .22), (.001, r * .1)],
            mat, 32, (x, y, z))
    if fruit:
        for i in range(6):
            a = i * 1.05
            q = r * .5 if i < 5 else 0
            g.pillow((x + q * math.cos(a), y + q * math.sin(a), z + r * (.42 if i < 5 else .7)), (r * .5, r * .5, r * .48), fruit, 1)


def picture(g, x, z, w, h, canvas, frame, mount=None, y=-.02):
    """On a wall face; x, z is the centre."""
    g.box((x, y, z), (w, .03, h), frame, .004)
    y -= .0165
    if mount:
        g.quad((x - w / 2 + .02, y, z - h / 2 + .02), (x + w / 2 - .02, y, z - h / 2 + .02),
               (x + w / 2 - .02, y, z + h / 2 - .02), (x - w / 2 + .02, y, z + h / 2 - .02), mount)
        y -= .001
    m = .02 if not mount else min(w, h) * .17
    g.quad((x - w / 2 + m, y, z - h / 2 + m), (x + w / 2 - m, y, z - h / 2 + m),
           (x + w / 2 - m, y, z + h / 2 - m), (x - w / 2 + m, y, z + h / 2 - m), canvas)


def rug(g, x, y, w, d, mat, rot=0, border=None, fringe=None):
    g.box((x, y, .008), (w, d, .016), mat, .006, rot)
    if border:
        g.box((x, y, .0085), (w - .24, d - .24, .0165), border, .004, rot)
        g.box((x, y, .009), (w - .3, d - .3, .0172), mat, .004, rot)


def floor_lamp(g, metal, shade, h=1.55, kind='drum'):
    g.cyl((0, 0, 0), .14, .02, metal, 32)
    if kind == 'arc':
        pts = [(0, 0, .02)] + [(-.55 * (1 - math.cos(t)), -.35 * (1 - math.cos(t)), .3 + 1.55 * math.sin(t * .5) ** .8)
                               for t in [i * .28 for i in range(1, 11)]]
        g.tube(pts, .012, metal, 10)
        x, y, z = pts[-1]
        g.lathe([(.17, 0), (.16, .08), (.1, .16), (.02, .19)], metal, 32, (x, y, z - .2))
        g.pillow((x, y, z - .16), (.11, .11, .11), shade, 1)
        return (x, y, z - .2)
    g.tube([(0, 0, .02), (0, 0, h - .1)], .011, metal, 10)
    g.lathe([(.22, h - .3), (.16, h)], shade, 40)
    g.lathe([(.157, h), (.217, h - .3)], shade, 40)
    return (0, 0, h - .16)


def table_lamp(g, base, shade, x=0, y=0, z=0, h=.5):
    g.lathe([(.001, 0), (.07, 0), (.1, h * .12), (.11, h * .25), (.05, h * .45), (.012, h * .5), (.012, h * .62)], base, 28, (x, y, z))
    g.lathe([(.16, h * .55), (.11, h)], shade, 36, (x, y, z))


def pendant(g, x, y, ceiling, drop, kind, metal, shade, size=.24):
    z = ceiling - drop
    g.tube([(x, y, ceiling), (x, y, z)], .004, M.satin('#222222', .5), 6)
    g.cyl((x, y, ceiling - .025), .05, .025, metal, 20)
    if kind == 'dome':
        prof = [(size, 0), (size * .96, size * .35), (size * .7, size * .75), (size * .2, size * .98), (.02, size)]
        g.lathe(prof, metal, 40, (x, y, z - size))
        g.lathe([(size * .98, .002), (size * .9, size * .35), (size * .6, size * .7), (.02, size * .9)][::-1], shade, 40, (x, y, z - size))
        g.pillow((x, y, z - size * .6), (.09, .09, .09), shade, 1)
    elif kind == 'globe':
        g.pillow((x, y, z - size), (size * 2, size * 2, size * 2), shade, 1)
        g.cyl((x, y, z - .05), .035, .06, metal, 16)
    elif kind == 'cone':
        g.lathe([(size, 0), (size * .22, size * 1.1), (.02, size * 1.15)], metal, 40, (x, y, z - size * 1.15))
        g.lathe([(size * .2, size * 1.05), (size * .98, .004)], shade, 40, (x, y, z - size * 1.15))
        g.pillow((x, y, z - size * .7), (.09, .09, .09), shade, 1)
    elif kind == 'drum':
        g.lathe([(size, 0), (size, size * .8)], shade, 48, (x, y, z - size * .8))
        g.lathe([(size * .99, size * .8), (size * .99, 0)], shade, 48, (x, y, z - size * .8))
    elif kind == 'woven':
        rows = 15
        for i in range(rows):
            t = i / (rows - 1)
            r = size * (.35 + .75 * math.sin(math.pi * (t * .8 + .1)))
            zz = z - size * 1.5 * t
            g.tube([(x + r * math.cos(a * .2618), y + r * math.sin(a * .2618), zz) for a in range(25)], .008, metal, 5)
        for a in range(18):
            an = a * 6.2832 / 18
            g.tube([(x + size * (.35 + .75 * math.sin(math.pi * (t / 8 * .8 + .1))) * math.cos(an),
                     y + size * (.35 + .75 * math.sin(math.pi * (t / 8 * .8 + .1))) * math.sin(an),
                     z - size * 1.5 * t / 8) for t in range(9)], .004, metal, 4)
        g.pillow((x, y, z - size * .8), (.12, .12, .12), shade, 1)
    return (x, y, z - size - .05)


def mirror_round(g, x, z, r, frame, y=-.02):
    with g.at(x, y, z, tilt=90):
        g.cyl((0, 0, 0), r, .025, frame, 56)
        g.cyl((0, 0, .02), r - .018, .008, M.mirror(), 56, bevel=.001)


def candle(g, x, y, z, h=.16):
    g.cyl((x, y, z), .03, h, M.satin('#efe6d3', .5), 16)


def fireplace(g, surround, inner, w=1.4, h=1.15, d=.24, fire=True):
    g.slab(-w / 2, -w / 2 + .24, -d, 0, 0, h, surround, .008)
    g.slab(w / 2 - .24, w / 2, -d, 0, 0, h, surround, .008)
    g.slab(-w / 2 + .24, w / 2 - .24, -d, 0, h - .28, h, surround, .008)
    g.slab(-w / 2 - .08, w / 2 + .08, -d - .07, 0, h, h + .055, surround, .01)
    g.slab(-w / 2 - .1, w / 2 + .1, -d - .45, 0, 0, .03, surround, .006)
    g.slab(-w / 2 + .24, w / 2 - .24, -.05, 0, 0, h - .28, inner)
    if fire:
        for i in range(5):
            g.tube([(-.25 + .03 * i, -.16, .07 + .05 * (i % 2)), (.22 - .02 * i, -.1, .09 + .06 * (i % 3))], .035, M.wood('#5c4433'), 8)
        for i in range(6):
            g.pillow((-.18 + .07 * i, -.12, .22), (.09, .06, .2 + .06 * (i % 3)), O.emit('#ff8a2e', 6), 1)
