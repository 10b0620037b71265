"""Villas: mediterranean, modern with a pool, tropical."""
import random

from lib import facade as F
from lib import houseplants as P
from lib import light, materials as M, materials_out as O, outside, roofs as R, seating as S, shell, site, tables as T, trees
from lib.geo import Geo, place
from lib.registry import shot
from lib.shell import Opening


def block(g, x0, x1, y0, y1, z0, h, spec, rng, bays=(3, 2), front_ops=(), skip=()):
    """One storey volume with windows on three sides."""
    with g.at(x0, y0, z0):
        F.face(g, x1 - x0, 1, h, bays[0], spec, rng, extra=front_ops, skip=skip)
    # side rooms would stand right behind wide corner panes of the front
    side_rooms = not spec.furnished
    with g.at(x0, y1, z0, rot=-90):
        F.face(g, y1 - y0, 1, h, bays[1], spec, rng, rooms=side_rooms)
    with g.at(x1, y0, z0, rot=90):
        F.face(g, y1 - y0, 1, h, bays[1], spec, rng, rooms=side_rooms)


def arch(g, x, w, z0, h, y, mat, thick=.4):
    """Arcade bay: two piers and a round head."""
    import math
    r = w / 2 - .22
    for s in (-1, 1):
        cx = x + s * (w / 2 - .11)
        g.slab(cx - .12, cx + .12, y - thick / 2, y + thick / 2, z0, z0 + h - r - .1, mat, .02)
    n = 18
    zc = z0 + h - r - .1
    for i in range(n):
        a, b = math.pi * i / n, math.pi * (i + 1) / n
        xa, za, xb, zb = x + r * math.cos(a), zc + r * math.sin(a), x + r * math.cos(b), zc + r * math.sin(b)
        for yy, flip in ((y - thick / 2, 0), (y + thick / 2, 1)):
            q = [(xa, yy, za), (xa, yy, z0 + h), (xb, yy, z0 + h), (xb, yy, zb)]
            g.quad(*(q if flip else q[::-1]), mat)
        g.quad((xa, y + thick / 2, za), (xa, y - thick / 2, za), (xb, y - thick / 2, zb), (xb, y + thick / 2, zb), mat)
    for s in (-1, 1):
        g.slab(min(x + s * r, x + s * w / 2), max(x + s * r, x + s * w / 2), y - thick / 2, y + thick / 2, zc, z0 + h, mat, .003)


def mediterranean(sky=('golden', 232, 17), cam=((-7.8, -15.5, 1.7), 21, 26, .1), key=.23, clouds=.35, lit=.3):
    g, rng = Geo('villa'), random.Random(43)
    white, tile = M.plaster('#efe7d8', .1, .35), O.pantile()
    wood = M.wood('#6a4a34', (12, 12, 1))
    s = F.Spec(wall=white, frame=wood, sill=M.plaster('#d9c7a8'), win=(1.1, 1.5), win_z=.95, cols=2, rows=2, shutters=M.satin('#6f8379', .5), lit=lit, depth=.24)
    block(g, -8, 4, 0, 8, 0, 3.2, s, rng, (4, 3), skip={(0, 1), (0, 2), (0, 3)})
    block(g, -8, 0, 0, 8, 3.2, 3.0, s, rng, (3, 3))
    block(g, 4, 9, 2, 8, 0, 3.0, s, rng, (2, 2))
    R.hip(g, -8, 0, 0, 8, 6.2, 1.9, tile, .55)
    R.hip(g, -.6, 4, 0, 8, 3.25, 1.2, tile, .5)
    R.hip(g, 3.4, 9, 2, 8, 3.05, 1.3, tile, .5)
    for i in range(3):
        arch(g, -3.2 + i * 2.4, 2.4, 0, 3.0, -2.6, white)
    g.slab(-4.4, 2.8, -2.8, 0, 3.0, 3.15, white, .02)
    R.tiles(g, (-4.6, -3.1, 3.1), (3.0, -3.1, 3.1), (3.0, .1, 4.0), (-4.6, .1, 4.0), tile)
    for x in (-3.6, -1.2, 1.4):
        o = Opening(x, 0, 1.5, 2.4)
        with g.at(0, -.14):
            shell.window(g, o, wood, .05, 2, 3, .09)
            g.quad((x, .12, 0), (x + 1.5, .12, 0), (x + 1.5, .12, 2.4), (x, .12, 2.4), O.emit('#c98a4c', .22))
    g.slab(-4.6, 3.0, -3.2, 0, -.2, .02, O.paving('#c49a78', .3, .3, offset=0), .01)
    with g.at(-1.0, -1.5, .02):
        T.table(g, wood, wood, 1.8, .9, .75)
        T.bowl(g, M.ceramic('#4f7486'), 0, 0, .75, .18, M.satin('#d99a3b', .4))
        for dx in (-.5, .5):
            with g.at(dx, -.75, rot=180):
                S.chair(g, wood, M.fabric('#d9c7a8'))
            with g.at(dx, .75):
                S.chair(g, wood, M.fabric('#d9c7a8'))
    px = T.pendant(g, -1.0, -1.5, 3.0, .7, 'woven', M.wood('#b08a5c'), O.shade('#ffcf8a', 6), .25)
    light.bulb((px[0], px[1], px[2]), 60)
    site.lawn(g, -70, 70, -60, 40, -.03, O.lawn('#7b7f47', '#a99a63'))
    pave = O.paving('#d2bd9c', .8, .55, '#9c8a6c')
    g.slab(-1.9, .5, -30, -3.2, -.2, .01, pave, .01)
    g.slab(-12, 12, -7.6, -5.6, -.2, .008, pave, .01)
    for x, y, r in ((-5.2, -3.6, .34), (3.5, -3.6, .34), (-2.3, -5.2, .28), (.9, -5.2, .28)):
        with g.at(x, y):
            P.pot(g, M.plaster('#b8724e'), r, r * 1.9)
    g.build()
    ol = trees.tree('olive', 4.2, 1.9, .3, 1.1, 4, 1.1)
    for x, y, sc in ((7.5, -3.2, 1), (-11.5, -3.4, 1.15), (11, -1, 1.2)):
        place(ol, (x, y, 0), x * 50, sc)
    cy = trees.cypress(8.5, .75, 2)
    for x, y, sc in ((-9.6, 1.5, .95), (-10.9, 4, 1.1), (10.6, 4.5, 1), (12.2, 6, .9), (4.8, -1.0, .55), (-12.6, 7, 1.15)):
        place(cy, (x, y, 0), x * 33, sc)
    lav = [trees.lavender(i) for i in (1, 2)]
    rg = random.Random(2)
    for side in (-1, 1):
        for k in range(26):
            place(rg.choice(lav), (-.7 + side * (1.65 + rg.uniform(-.1, .25)), -3.9 - k * .28, 0), rg.uniform(0, 360), rg.uniform(.8, 1.2))
    for x, y in ((-5.2, -3.6), (3.5, -3.6)):
        place(trees.bush(.5, .9, ('#4c6a30', '#7f9a4a'), 5, flowers='#d1567e'), (x, y, .55))
    for x, y in ((-2.3, -5.2), (.9, -5.2)):
        place(trees.bush(.36, .7, ('#3f5a2a', '#5f7d3e'), 6, .04), (x, y, .45))
    place(trees.bush(1.1, 2.4, ('#4c6a30', '#7f9a4a'), 8, .07, 3800, flowers='#c24f7c'), (-5.2, -.45, 0))
    site.grass(-16, 4, -14.5, -7.8, 0, 1.0, 3, .11, lambda x, y: not -2.2 < x < .8, 700, ('#8a8a4c', '#b3a566'))
    outside.hills(220, 34, -2, '#7d8468', 4, (-75, 75))
    outside.ring_trees(('olive', 'oak', 'pine'), 55, -.5, 34, -70, 80, 6, 8)
    light.sky(sky[0], sky[1], sky[2], sun=1.15, clouds=clouds)
    loc, yaw, lens, shift = cam
    light.camera(loc, yaw, lens, shift)
    return dict(key=key)


@shot('villa-mediterranean', 'exterior', 'A white Mediterranean villa with a tiled roof, arcade, cypresses and lavender.', style='villa', tone='warm')
def med():
    return mediterranean()


def modern(time='dusk', cam=((-9.8, -14.2, 2.0), 30, 25, .05), key=.13):
    g, rng = Geo('villa'), random.Random(47)
    white, wood, steel = M.plaster('#eeebe4', .05, .08), O.boards('#8a5f3d', .1, weathered=.05), M.satin('#232628', .4)
    conc = M.concrete('#aca69c', .6, .12)
    big = F.Spec(wall=white, frame=steel, win=(3.6, 2.55), win_z=.05, cols=2, lit=1.0 if time == 'dusk' else .25, glow=.9 if time == 'dusk' else .35, depth=.3, bar=.045, furnished=True)
    block(g, -9, 7, 0, 8, 0, 3.0, big, rng, (4, 2))
    g.slab(-10.2, 8.2, -2.6, 8.6, 3.0, 3.4, white, .02)
    up = F.Spec(wall=wood, frame=steel, win=(2.2, 2.1), win_z=.35, cols=2, lit=1.0 if time == 'dusk' else .2, glow=.8 if time == 'dusk' else .3, depth=.3, furnished=True)
    block(g, -3.5, 9.5, -1.4, 6.5, 3.4, 2.9, up, rng, (4, 2))
    g.slab(-4.1, 10.1, -2.4, 7.1, 6.3, 6.62, white, .02)
    g.slab(-4.1, -3.5, -2.4, 7.1, 3.4, 6.3, white, .02)
    g.slab(9.5, 10.1, -2.4, 7.1, 3.4, 6.3, white, .02)
    g.slab(8.4, 9.0, -1.6, 3.0, 0, 3.0, conc, .015)
    g.slab(-9.4, -9.0, -2.2, 8.2, 0, 3.0, M.brick('#8f8577', '#a39786', '#7d7468', .4, .09), .01)
    F.railing(g, -9.9, -4.2, -2.45, 3.4, steel, 'glass')
    pave = O.paving('#cdc6ba', 1.2, 1.2, '#a59e92', offset=0, rough=.5)
    px0, px1, py0, py1 = -7.5, 3.5, -8.6, -4.4
    site.deck_around(g, -12, 12, -10.2, 0.0, px0, px1, py0, py1, pave, .0)
    tile = O.shade('#4fc3d2', .35) if time == 'dusk' else M.tile('#8fd2d8', .2, .05)
    site.pool(g, px0, px1, py0, py1, O.paving('#d8d2c6', 1.2, .4), tile=tile)
    if time == 'dusk':
        for x in (-6.2, -3.6, -.9, 1.9):
            light.area((x, py1 - .1, -.75), (.5, .3), 34, '#bff4ff', (0, -1, -.1))
        for x in (-7.5, -3.5, .5, 4.5):
            g.cyl((x, -1.3, 2.985), .06, .016, O.emit('#ffdcae', 14), 16)
            light.bulb((x, -1.3, 2.8), 22, '#ffd7a0')
    site.lounger(g, 5.2, -5.2, 160)
    site.lounger(g, 6.5, -5.5, 160)
    site.parasol(g, 7.6, -4.2, M.fabric('#e9e1d2', .4))
    with g.at(-5.5, -1.3):
        S.sofa(g, M.fabric('#d8d1c4'), 2.4, .9, 3, steel, [M.fabric('#b0623c'), M.fabric('#6f7a76')])
    with g.at(-5.4, -2.4):
        T.table(g, M.wood('#8a6443'), steel, 1.1, .6, .35, .04, 'slab')
    site.lawn(g, -80, 80, -60, -9.2, -.04)
    site.lawn(g, -80, -11.4, -9.2, 60, -.04)
    site.lawn(g, 11.4, 80, -9.2, 60, -.04)
    g.build()
    site.border(-11.9, -10.4, -9.5, 2, 46, 5)
    site.border(8.6, 11.8, -9.6, -2.6, 46, 6, kinds=[trees.tall_grass(2, 1.0), trees.tall_grass(3, .7, ('#7d8a5a', '#aab07c'), None), trees.bush(.5, .6, seed=3)])
    site.grass(-16, 2, -14.6, -10.3, -.02, .95, 4, .08)
    place(trees.tree('olive', 4.6, 2.0, .35, 1.2, 7, 1.1), (10.2, -6.5, 0), 40)
    place(trees.tree('oak', 9.5, 3.4, .3, 1.0, 8), (-14.5, 4, 0), 10)
    place(trees.tree('birch', 8, 1.8, .3, 1.0, 9), (13.5, 1.5, 0), 10)
    place(trees.cypress(7.5, .7, 3), (-12.6, -2.5, 0))
    outside.ring_trees(('oak', 'pine', 'lime'), 40, -.3, 36, -80, 80, 8, 10)
    outside.hills(260, 40, -2, '#5a665c', 9, (-75, 75))
    if time == 'dusk':
        light.sky('dusk', 330, 3, sun=.15, clouds=.45, strength=.5)
    else:
        light.sky('clear', 222, 38, sun=1.0, clouds=.4)
    loc, yaw, lens, shift = cam
    light.camera(loc, yaw, lens, shift)
    return dict(key=key)


@shot('villa-pool-dusk', 'exterior', 'A modern flat-roofed villa at dusk with lit rooms and a glowing swimming pool.', style='villa', tone='blue')
def modern_dusk():
    return modern()


@shot('villa-modern-day', 'exterior', 'A modern villa with a timber upper floor beside a long pool in clear daylight.', style='villa', tone='light')
def modern_day():
    return modern('day', ((8.6, -15.5, 2.3), -25, 25, .03), .23)


@shot('villa-tropical', 'exterior', 'A tropical villa with deep thatched eaves, a timber deck and palm trees.', style='villa', tone='green')
def tropical():
    g, rng = Geo('villa'), random.Random(53)
    teak, stone, thatch = M.wood('#7a5236', (12, 12, 1)), M.brick('#9d9382', '#b3a896', '#827868', .34, .1), O.boards('#8d7750', .05, True, '#4a3b26', .5)
    s = F.Spec(wall=M.plaster('#e9dfcc', .08), frame=teak, win=(2.5, 2.5), win_z=.06, cols=3, lit=.8, glow=.9, depth=.2)
    g.slab(-9, 9, -4.5, 8, -.3, .35, O.boards('#8a6a4a', .14, False), .01)
    with g.at(0, 0, .35):
        block(g, -7, 7, 0, 7, 0, 3.0, s, rng, (4, 2))
        for x in (-6.9, -2.4, 2.4, 6.9):
            g.cyl((x, -3.4, 0), .13, 3.0, teak, 14)
        g.slab(-7.3, 7.3, -3.55, -3.3, 2.8, 3.0, teak, .01)
        g.slab(-7.4, -7.0, -.2, 7.2, 0, 3.0, stone, .01)
        x0, x1, y0, y1, z = -8.6, 8.6, -4.8, 8.6, 2.75
        R.slope(g, (x0, y0, z), (x1, y0, z), (4.2, 1.9, 6.6), (-4.2, 1.9, 6.6), thatch, .3)
        R.slope(g, (x1, y0, z), (x1, y1, z), (4.2, 1.9, 6.6), (4.2, 1.89, 6.6), thatch, .3)
        R.slope(g, (x0, y1, z), (x0, y0, z), (-4.2, 1.89, 6.6), (-4.2, 1.9, 6.6), thatch, .3)
        g.tube([(-4.4, 1.9, 6.62), (4.4, 1.9, 6.62)], .22, thatch, 10)
        g.quad((x0, y0, z - .25), (x0, y1, z - .25), (x1, y1, z - .25), (x1, y0, z - .25), teak)
        for x in (-4.7, 0, 4.7):
            T.pendant(g, x, -2.0, 2.5, .3, 'woven', M.wood('#b08a5c'), O.shade('#ffcf8a', 6), .26)
            light.bulb((x, -2.0, 1.7), 40)
        with g.at(-4.2, -1.5):
            S.sofa(g, M.fabric('#e6dfd0'), 2.2, .9, 3, teak, [M.fabric('#3f7a74'), M.fabric('#c98a4a')])
        with g.at(4.6, -1.7):
            T.table(g, teak, teak, 2.0, .9, .75)
            for dx in (-.6, .2, .8):
                with g.at(dx, -.8, rot=180):
                    S.chair(g, teak, M.fabric('#d9cdb6'))
    for i in range(3):
        g.slab(-2, 2, -4.9 - i * .35, -4.5, -.3, .35 - (i + 1) * .16, O.boards('#8a6a4a', .14, False), .01)
    px0, px1, py0, py1 = -8.5, 8.5, -10.5, -6.4
    site.deck_around(g, -11, 11, -11.6, -4.4, px0, px1, py0, py1, O.paving('#b7ab97', .9, .6, '#8a7f6c'), 0)
    site.pool(g, px0, px1, py0, py1, O.paving('#8f8a80', .6, .4), tile=M.tile('#6fbdb6', .2, .1))
    site.lawn(g, -80, 80, -60, -11.1, -.04, O.lawn('#587a35', '#7d8f46'))
    site.lawn(g, -80, 80, 8, 60, -.04)
    site.lawn(g, -80, -11, -11.6, 8, -.03)
    site.lawn(g, 11, 80, -11.6, 8, -.03)
    site.lounger(g, 9.6, -8.0, 100)
    site.lounger(g, -9.7, -8.4, -100)
    g.build()
    pm = [trees.palm(6.0, 26, 2.9, 1), trees.palm(5.0, 24, 2.7, 2), trees.palm(7.2, 26, 3.0, 3)]
    for i, (x, y) in enumerate(((-10.5, -3.5), (-12.4, 1), (10.8, -2.5), (13, 2.5), (-9.5, 9), (7, 11), (15.5, -5), (-15.5, -4), (0, 13), (11.5, 9))):
        place(pm[i % 3], (x, y, 0), i * 67, 1)
    fern = [trees.bush(.9, 1.1, ('#3f6a2c', '#7aa044'), 3, .16, 900), trees.bush(.7, .9, ('#55802f', '#9ab84f'), 4, .2, 500), trees.tall_grass(5, 1.1, ('#4f7a30', '#8aa850'), None)]
    rg = random.Random(8)
    for _ in range(64):
        x = rg.choice((-1, 1)) * rg.uniform(9.3, 14)
        place(rg.choice(fern), (x, rg.uniform(-11, 4), 0), rg.uniform(0, 360), rg.uniform(.8, 1.4))
    site.grass(-10, 6, -15, -11.7, -.02, 1.0, 7, .08, None, 900, ('#4f7a30', '#8aa850'))
    outside.ring_trees(('oak', 'plane', 'lime'), 34, -.3, 44, -85, 85, 12, 12)
    outside.hills(240, 60, -2, '#5d7a62', 14, (-75, 75))
    light.sky('clear', 225, 34, sun=1.0, clouds=.5)
    light.camera((-7.4, -16.2, 2.3), 20, 25, .08)
    return dict(key=.21)
