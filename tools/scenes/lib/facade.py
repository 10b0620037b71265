"""Facade kit: windows with rooms behind them, balconies, doors, bands.

Everything is drawn on a wall frame: x along the wall, z up, street at -y.
"""
import random

from . import houseplants as P
from . import materials as M
from . import materials_out as O
from . import shell
from .shell import Opening


class Spec:
    """How one facade looks; unknown keywords raise early."""
    wall = None
    reveal = None
    frame = None
    sill = None
    base = None
    lintel = None
    glass = None
    win = (1.2, 1.6)
    win_z = .95
    cols, rows = 2, 1
    bar = .05
    depth = .16
    lit = .18
    balcony = ()
    balcony_kind = 'bars'
    balcony_depth = 1.3
    rail = None
    bands = None
    shutters = None
    glow = .8
    door = None
    furnished = False

    def __init__(self, **kw):
        for k, v in kw.items():
            if not hasattr(Spec, k):
                raise KeyError(k)
            setattr(self, k, v)
        self.frame = self.frame or M.satin('#efece5', .4)
        self.glass = self.glass or O.pane('#e6eeee', 1.5, .03)


def room_behind(g, o, depth, rng, lit, glow=.8, margin=.3, furnished=False):
    """A shallow lit or dim box gives the glass parallax and colour."""
    if furnished:
        return room_furnished(g, o, depth, rng, glow)
    x0, x1, z0, z1, y0, y1 = o.x - margin, o.x + o.w + margin, o.z - .4, o.z + o.h + .3, depth + .06, depth + 2.4
    on = rng.random() < lit
    back = O.emit(rng.choice(['#d6a878', '#e3c19a', '#c69463']), glow * rng.uniform(.35, .9)) if on else O.emit('#8c8172', .10)
    side = O.emit('#b98f66', glow * .35) if on else M.paint(rng.choice(['#6f675c', '#85796b', '#5b5750']))
    g.quad((x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1), back)
    g.quad((x0, y0, z0), (x0, y1, z0), (x0, y1, z1), (x0, y0, z1), side)
    g.quad((x1, y1, z0), (x1, y0, z0), (x1, y0, z1), (x1, y1, z1), side)
    g.quad((x0, y1, z1), (x1, y1, z1), (x1, y0, z1), (x0, y0, z1), M.paint('#a39b8f'))
    g.quad((x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), M.paint('#5f4c3c'))
    if rng.random() < .45:
        px = rng.uniform(o.x + .1, o.x + o.w - .4)
        g.slab(px, px + rng.uniform(.3, .8), y1 - .3, y1 - .2, z0, z0 + rng.uniform(.9, 1.6), M.satin(rng.choice(['#3b3029', '#4d5a55', '#6b3f2c'])))
    k = rng.random()
    cloth = M.drape(rng.choice(['#efe9dd', '#d9cfbe', '#b9ad9c', '#c9b18f', '#a9b0ad']))
    if k < .55:
        cw = o.w * rng.uniform(.14, .3)
        shell.curtain(g, o.x, o.x + cw, o.z, o.z + o.h, cloth, depth + .14, 3, .03, rng.randint(0, 99))
        shell.curtain(g, o.x + o.w - cw, o.x + o.w, o.z, o.z + o.h, cloth, depth + .14, 3, .03, rng.randint(0, 99))
    elif k < .72:
        drop = o.h * rng.uniform(.2, .6)
        g.quad((o.x, depth + .08, o.z + o.h - drop), (o.x + o.w, depth + .08, o.z + o.h - drop),
               (o.x + o.w, depth + .08, o.z + o.h), (o.x, depth + .08, o.z + o.h), cloth)
    if on and rng.random() < .5:
        g.pillow((o.x + o.w * rng.uniform(.3, .7), depth + 1.2, o.z + o.h * .8), (.3, .3, .3), O.emit('#ffe2b0', glow * 4), 1)


def room_furnished(g, o, depth, rng, glow=1.0):
    """For wide panes near the camera: a lamp-lit room with real furniture."""
    from . import light, seating, tables
    x0, x1, z0, z1, y0, y1 = o.x - .1, o.x + o.w + .1, o.z, o.z + o.h + .05, depth + .06, depth + 3.4
    wall = M.paint(rng.choice(['#d8cdbb', '#cfc4b2', '#c4b59c']))
    g.quad((x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1), wall)
    g.quad((x0, y0, z0), (x0, y1, z0), (x0, y1, z1), (x0, y0, z1), wall)
    g.quad((x1, y1, z0), (x1, y0, z0), (x1, y0, z1), (x1, y1, z1), wall)
    g.quad((x0, y1, z1), (x1, y1, z1), (x1, y0, z1), (x0, y0, z1), M.paint('#e6e0d4'))
    g.quad((x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), M.wood('#8f6a48', (12, 1, 12)))
    mid = (x0 + x1) / 2
    with g.at(mid, y1 - .7, z0):
        seating.sofa(g, M.fabric(rng.choice(['#c9bda6', '#7d8f86', '#8a8f93', '#b58a5c'])), min(2.2, o.w - .5), .9, 2, M.black_metal(),
                     [M.fabric('#b0623c'), M.fabric('#e9e1d2')])
    tables.picture(g, mid + rng.uniform(-.3, .3), z0 + 1.6, 1.0, .7, M.art(('#efe8da', '#7c8569', '#c48b62', '#34424c'), rng.randint(1, 30), 1.8), M.wood('#8d6a48'), None, y1 - .03)
    with g.at(x0 + .45, y1 - .6, z0):
        tables.floor_lamp(g, M.brass(), O.shade('#ffd9a0', 2.2 * glow), 1.5)
    tables.pendant(g, mid, depth + 1.5, z1, .55, 'globe', M.brass(), O.shade('#ffdca6', 2.0 * glow), .14)
    for c in (o.x, o.x + o.w - .28):
        shell.curtain(g, c, c + .28, z0, z1 - .05, M.drape('#e6ddcc'), depth + .16, 3, .03, rng.randint(0, 99))
    spot = g.frame @ [mid, depth + 1.4, z0 + 1.9, 1]
    light.bulb(tuple(spot[:3]), 26 * glow, '#ffc88a', .12)


def glazed(g, o, s, rng, rooms=True, margin=.3):
    shell.window(g, o, s.frame, s.depth, s.cols, s.rows, s.bar, .03, s.glass, s.sill, .07)
    if rooms:
        room_behind(g, o, s.depth, rng, s.lit, s.glow, margin, s.furnished)
    if s.lintel:
        g.slab(o.x - .12, o.x + o.w + .12, -.035, .02, o.z + o.h, o.z + o.h + .2, s.lintel, .008)
    if s.shutters:
        for a, b in ((o.x - o.w / 2 - .03, o.x - .03), (o.x + o.w + .03, o.x + o.w * 1.5 + .03)):
            g.slab(a, b, -.05, -.012, o.z, o.z + o.h, s.shutters, .006)
            n = int(o.h / .09)
            for i in range(1, n):
                zz = o.z + o.h * i / n
                g.slab(a + .05, b - .05, -.06, -.04, zz - .02, zz + .015, s.shutters, .004)


def railing(g, x0, x1, y, z, mat, kind='bars', h=1.05, step=.11):
    """Along x at a given y."""
    g.slab(x0, x1, y - .02, y + .02, z + h - .03, z + h, mat, .006)
    if kind == 'glass':
        g.quad((x0, y, z + .06), (x1, y, z + .06), (x1, y, z + h - .02), (x0, y, z + h - .02), O.pane('#dfeae8', 1.6, .01))
        g.slab(x0, x1, y - .02, y + .02, z, z + .06, mat, .004)
        return
    if kind == 'solid':
        g.slab(x0, x1, y - .04, y + .04, z, z + h - .03, mat, .01)
        return
    g.slab(x0, x1, y - .012, y + .012, z + .06, z + .09, mat, .003)
    n = max(2, int((x1 - x0) / step))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        g.slab(x - .007, x + .007, y - .007, y + .007, z + .06, z + h, mat, .002)


def balcony(g, x0, x1, z, depth, slab_mat, rail, kind, rng, planted=.5):
    g.slab(x0, x1, -depth, .02, z - .18, z, slab_mat, .01)
    railing(g, x0 + .04, x1 - .04, -depth + .05, z, rail, kind)
    for x in (x0 + .05, x1 - .05):
        with g.at(x, 0, 0, rot=90):
            railing(g, -depth + .05, -.01, 0, z, rail, kind)
    if rng.random() < planted:
        with g.at(rng.uniform(x0 + .5, x1 - .5), -depth + .24, z):
            P.planter_row(g, min(1.0, x1 - x0 - .6), .24, .3, M.concrete('#8d8983'), rng.randint(0, 99), rng.choice(['grass', 'flowers']))
    if rng.random() < .4:
        with g.at(rng.uniform(x0 + .4, x1 - .4), -.4, z, rot=rng.uniform(-30, 30)):
            g.box((0, 0, .42), (.42, .42, .05), M.wood('#9a7350'), .01)
            g.box((0, .2, .65), (.42, .04, .4), M.wood('#9a7350'), .01)
            for sx in (-.18, .18):
                for sy in (-.18, .18):
                    g.slab(sx - .015, sx + .015, sy - .015, sy + .015, 0, .42, M.black_metal(), .002)


def face(g, length, floors, fh, bays, s, rng=None, start=0, skip=(), extra=(), z0=0, rooms=True):
    """One elevation. skip: (floor, bay) without a window; extra: ready Openings."""
    rng = rng or random.Random(5)
    ops, meta = list(extra), []
    pitch = length / bays
    w, h = s.win
    for f in range(start, floors):
        for b in range(bays):
            if (f, b) in skip:
                continue
            tall = (f, b) in s.balcony or s.balcony == 'all'
            oz = z0 + f * fh + (.06 if tall else s.win_z)
            oh = s.win_z + h - .06 if tall else h
            o = Opening(pitch * (b + .5) - w / 2, oz, w, oh)
            ops.append(o)
            meta.append((o, f, b, tall))
    shell.wall(g, length, z0 + floors * fh, ops, s.wall, s.depth + .08, s.reveal)
    for o, f, b, tall in meta:
        sill, s.sill = s.sill, (None if tall else s.sill)
        glazed(g, o, s, rng, rooms, max(.02, min(.3, (pitch - w) / 2 - .12)))
        s.sill = sill
        if tall:
            bw = min(pitch * .86, w + 1.5)
            cx = o.x + o.w / 2
            balcony(g, cx - bw / 2, cx + bw / 2, z0 + f * fh + .04, s.balcony_depth, s.base or s.wall, s.rail or s.frame, s.balcony_kind, rng)
    if s.bands:
        for f in range(1, floors + 1):
            g.slab(0, length, -.05, 0, z0 + f * fh - .1, z0 + f * fh + .04, s.bands, .01)
    return ops


def front_door(g, x, w, h, leaf, frame, rng, steps=0, step_mat=None, canopy=None, light_on=True, glazed_top=True):
    """Fill an opening that starts at x; steps climb from the street."""
    z = steps * .16
    g.slab(x, x + w, .12, .17, z, z + h, leaf, .006)
    for i in range(2):
        for j in range(2):
            a, b = x + .1 + i * (w - .12) / 2, x + (i + 1) * (w - .12) / 2 + .02
            zz = z + .2 + j * (h * .42)
            g.slab(a, b, .1, .13, zz, zz + h * .34, leaf, .012)
    for a, b, c, d in ((x - .11, x, z, z + h + .11), (x + w, x + w + .11, z, z + h + .11), (x, x + w, z + h, z + h + .11)):
        g.slab(a, b, -.05, .14, c, d, frame, .01)
    g.pillow((x + w - .14, .08, z + 1.0), (.06, .06, .06), M.brass(), 1)
    g.slab(x + w / 2 - .14, x + w / 2 + .14, .1, .115, z + 1.0, z + 1.05, M.brass(), .003)
    g.slab(x + w + .22, x + w + .38, -.02, 0, z + 1.5, z + 1.66, M.brass(), .004)
    for i in range(steps):
        g.slab(x - .25, x + w + .25, -.32 * (steps - i) - .35, .1, i * .16, (i + 1) * .16, step_mat or frame, .012)
    if canopy:
        g.slab(x - .3, x + w + .3, -.75, .02, z + h + .22, z + h + .3, canopy, .01)
    if light_on:
        for s in (-1, 1):
            cx = x + w / 2 + s * (w / 2 + .32)
            g.slab(cx - .05, cx + .05, -.14, -.02, z + 1.75, z + 1.98, O.emit('#ffd49a', 7), .01)
            g.slab(cx - .06, cx + .06, -.15, 0, z + 1.98, z + 2.02, M.black_metal(), .004)
