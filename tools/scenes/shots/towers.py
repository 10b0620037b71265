"""Towers, plots of land, construction sites."""
import math
import random

from lib import facade as F
from lib import light, materials as M, materials_out as O, outside, site, towers as W, trees
from lib.geo import Geo, place
from lib.registry import shot


@shot('tower-glass-clear', 'exterior', 'A glass tower rising over a tree-lined plaza under a clear sky.', style='tower', tone='blue')
def glass():
    g, rng = Geo('tower'), random.Random(81)
    W.glass_tower(g, 3, 24, 24, 22, 15, lit=.12, rng=rng, glow=.4)
    g.slab(-16, 20, 8, 13, 4.6, 5.1, M.metal('#8b9194', .3))
    for x in (-14, -6, 2, 10, 18):
        g.cyl((x, 8.6, 0), .3, 4.6, M.concrete('#b5b0a7'), 20)
    W.slab_block(g, -26, 40, 22, 18, 24, M.brick('#a07058', '#b78a6d'), rng, lit=.02)
    W.slab_block(g, 34, 44, 20, 18, 30, M.plaster('#c4bdb0'), rng, lit=.02)
    W.glass_tower(g, -46, 60, 22, 20, 20, lit=.05, rng=rng, tint='#a3b1b3')
    pave = O.paving('#b9b3a8', 1.2, 1.2, offset=0)
    g.quad((-90, -30, 0), (90, -30, 0), (90, 90, 0), (-90, 90, 0), pave)
    for x in (-10, 9):
        g.slab(x - 4, x + 4, -4, -1, 0, .5, M.concrete('#a7a198'), .02)
    g.build()
    t = trees.tree('plane', 8, 2.6, .32, 1.1, 4)
    for x, y in ((-12.5, -2.5), (-8, -2.4), (7.4, -2.6), (12, -2.4), (-22, 4), (24, 4), (30, 2)):
        place(t, (x, y, .4), x * 30, 1)
    site.border(-13.6, -6.4, -3.7, -1.3, 30, 3, .46)
    site.border(5.4, 12.6, -3.7, -1.3, 30, 4, .46)
    outside.ground(O.asphalt('#77746e'), -.05)
    light.sky('clear', 225, 40, sun=1.0, clouds=.6)
    light.camera((-11, -36, 1.7), 14, 22, .25)
    return dict(key=.22)


@shot('tower-balconies-golden', 'exterior', 'A residential tower with continuous balconies in evening sun beside palm trees.', style='tower', tone='warm')
def balconies():
    g, rng = Geo('tower'), random.Random(83)
    W.balcony_tower(g, 0, 20, 18, 16, 14, lit=.22, rng=rng)
    for i, (x, h) in enumerate(((-34, 18), (-20, 12), (24, 14), (38, 22))):
        W.slab_block(g, x, 34, 13, 14, h, M.plaster(('#c4a98a', '#d8cdbb', '#b98f70', '#cfc4b2')[i]), rng, lit=.2)
    site.street(g, 3, 4, 8)
    site.lamp_post(g, -8, -.2)
    g.build()
    p = [trees.palm(7.5, 24, 2.8, 1), trees.palm(6.5, 22, 2.6, 2)]
    for i, x in enumerate((-24, -16, -9.5, 8.5, 15, 23)):
        place(p[i % 2], (x, .4, 0), i * 70, 1)
    site.border(-14, 14, 4, 7.5, 80, 5)
    outside.ground(O.asphalt('#6a6762'), -.35)
    light.sky('golden', 238, 14, sun=1.15, clouds=.5)
    light.camera((-11, -33, 1.7), 13, 22, .25)
    return dict(key=.21)


@shot('tower-twin-dusk', 'exterior', 'Twin residential towers at dusk with lit apartments reflected in a basin.', style='tower', tone='blue')
def twin():
    g, rng = Geo('tower'), random.Random(85)
    for x in (-17, 15):
        W.balcony_tower(g, x, 46, 17, 16, 15 if x < 0 else 18, lit=.55, rng=rng, wall=M.plaster('#d8d5cf', .06), glow=.6)
    g.slab(-34, 34, 34, 60, 0, 5, M.concrete('#8f8b84'), .05)
    for i in range(20):
        x = -32 + i * 3.3
        g.quad((x, 33.9, .8), (x + 2.6, 33.9, .8), (x + 2.6, 33.9, 4.2), (x, 33.9, 4.2), O.emit('#ffc07a', .8))
    g.slab(-90, 90, 24, 34, -.6, 0, O.paving('#a7a198', 1.2, .6))
    g.quad((-300, -60, -1), (300, -60, -1), (300, 24, -1), (-300, 24, -1), O.water('#1c2a38', .1, .55))
    for x in range(-60, 61, 10):
        site.lamp_post(g, x, 25, 4.2)
    g.build()
    t = trees.tree('lime', 7, 2.3, .32, 1.0, 6)
    for x in range(-56, 60, 9):
        place(t, (x, 28, 0), x * 17, 1)
    W.skyline(-200, 200, 120, 220, 26, 5, (20, 70), .4, glow=.5)
    light.sky('blue', 350, 3, sun=.4, clouds=.5, strength=1.7)
    light.camera((-6, -30, 2.2), 4, 22, .2)
    return dict(key=.13)


@shot('land-meadow-hills', 'land', 'An open meadow plot with a gravel track, a lone oak and hills behind.', style='land', tone='green')
def meadow():
    g = Geo('land')
    import numpy as np

    def fn(u, v):
        x, y = -150 + 300 * u, -30 + 260 * v
        z = 1.6 * np.sin(x * .03 + 1) * np.sin(y * .025) + .25 * np.sin(x * .13) * np.sin(y * .11 + 2) + np.maximum(y - 60, 0) * .03
        return x, y, z - .4
    g.grid(fn, 90, 80, O.lawn('#7a8c42', '#b3a55e'))
    for side in (-.75, .75):
        def track(u, v):
            y = -14 + 90 * v
            x = 2.2 + side + .5 * np.sin(y * .09) + .0016 * np.maximum(y, 0) ** 2.1
            z = 1.6 * np.sin(x * .03 + 1) * np.sin(y * .025) + .25 * np.sin(x * .13) * np.sin(y * .11 + 2) + np.maximum(y - 60, 0) * .03
            return x + .55 * (u - .5), y, z - .36
        g.grid(track, 3, 140, O.soil('#b59d78'))
    for i in range(16):
        x = -14 + i * 3
        if not 1 < x < 5:
            g.cyl((x, 14 + .1 * i, -.3), .06, 1.5, M.wood('#7d6a55', (12, 12, 1)), 8)
        for z in (.55, .95):
            if not -1 < x < 5:
                g.tube([(x, 14 + .1 * i, z), (x + 3, 14 + .1 * (i + 1), z)], .03, M.wood('#7d6a55'), 6)
    g.build()
    place(trees.tree('oak', 10, 4.6, .24, 1.1, 5), (-9, 22, -.4), 30)
    tg = [trees.tall_grass(i, .75, ('#9a9650', '#cbbd7c'), '#d3c08e') for i in (1, 2)] + [trees.bush(.16, .5, ('#77803f', '#a9a455'), i, .035, 160, c) for i, c in enumerate(('#d9604a', '#f3ead8', '#7d6ea8'))]
    site.border(-16, 1.2, -5, 12, 170, 4, -.15, tg)
    site.border(4.5, 17, -5, 12, 110, 5, -.15, tg)
    site.grass(-15, 15, -8.5, 5, -.2, 1.0, 5, .22, lambda x, y: not .6 < x < 3.9, 420, ('#8a9048', '#beb46c'))
    W.crowd(W.grove(3, 9), 70, -140, 140, 80, 170, 3, 1)
    outside.hills(330, 60, -2, '#6f8466', 4, (-80, 80))
    outside.hills(520, 120, -2, '#7f93a0', 9, (-80, 80))
    light.sky('soft', 240, 26, sun=1.4, clouds=.65)
    light.camera((1.2, -12, 2.5), -4, 28, .03)
    return dict(key=.25)


@shot('land-coastal-plot', 'land', 'A building plot above the sea with stakes, dry grass and pine trees.', style='land', tone='blue')
def coastal():
    g = Geo('land')
    import numpy as np

    def fn(u, v):
        x, y = -90 + 180 * u, -25 + 80 * v
        z = .3 * np.sin(x * .1 + 1) * np.sin(y * .12) - np.maximum(y - 19, 0) ** 1.5 * .2
        return x, y, z
    g.grid(fn, 80, 60, O.lawn('#97905a', '#c4ac74'))
    oak = M.wood('#c9a673', (12, 12, 1))
    pts = [(-6, 0), (6.5, 0), (7.5, 15), (-7, 15)]
    for x, y in pts:
        g.slab(x - .04, x + .04, y - .04, y + .04, -.2, 1.15, oak)
        g.slab(x - .05, x + .05, y - .05, y + .05, 1.0, 1.16, M.satin('#c8502e', .5))
    for (xa, ya), (xb, yb) in zip(pts, pts[1:] + pts[:1]):
        g.tube([(xa, ya, .95), ((xa + xb) / 2, (ya + yb) / 2, .88), (xb, yb, .95)], .012, M.satin('#efe6d3', .6), 5)
    for i in range(60):
        rg = random.Random(i)
        g.pillow((rg.uniform(-20, 20), rg.uniform(-4, 30), .05), (rg.uniform(.3, 1.1), rg.uniform(.3, .9), rg.uniform(.25, .6)), M.concrete('#b5a992', .9, .4), .7, noise=.15, seed=i)
    g.build()
    pine = trees.tree('pine', 7, 3.2, .5, 1.4, 4)
    for x, y, s in ((-10, 8, .95), (-14, 13, 1.1), (11.5, 12, .9), (15, 7, 1.05)):
        place(pine, (x, y, 0), x * 20, s)
    tg = [trees.tall_grass(i, .6, ('#a89a5e', '#d3c08a'), '#dccaa0') for i in (1, 2)] + [trees.bush(.5, .5, ('#6f7b4a', '#9aa26c'), 3, .05, 600), trees.lavender(4)]
    site.border(-16, -6.5, -7, 16, 120, 4, 0, tg)
    site.border(7.5, 18, -7, 16, 120, 5, 0, tg)
    site.border(-6, 7, -7, -1, 50, 7, 0, tg)
    site.border(-20, 20, 15.5, 19, 60, 6, 0, tg)
    outside.ground(O.water('#2f7a92', .3, .4), -16, 4000)
    outside.hills(1500, 130, -16, '#7f98a8', 5, (10, 80))
    light.sky('clear', 230, 34, sun=1.1, clouds=.5)
    light.camera((-1.5, -11, 3.4), 2, 26, -.05)
    return dict(key=.23)


def crane(g, x, y, h, jib=26, rot=25):
    m = M.satin('#d9a63a', .45)
    with g.at(x, y, 0, rot=rot):
        for sx in (-.7, .7):
            for sy in (-.7, .7):
                g.slab(sx - .08, sx + .08, sy - .08, sy + .08, 0, h, m)
        n = int(h / 1.8)
        for i in range(n):
            z0, z1 = i * 1.8, (i + 1) * 1.8
            s = 1 if i % 2 else -1
            for sy in (-.7, .7):
                g.tube([(-.7 * s, sy, z0), (.7 * s, sy, z1)], .045, m, 4)
            for sx in (-.7, .7):
                g.tube([(sx, -.7 * s, z0), (sx, .7 * s, z1)], .045, m, 4)
        for sy, z in ((-.6, h + .2), (.6, h + .2), (0, h + 1.3)):
            g.tube([(-9, sy, z), (jib, sy * .4, z if z < h + 1 else h + .6)], .07, m, 5)
        for i in range(int((jib + 9) / 1.5)):
            a = -9 + i * 1.5
            g.tube([(a, -.55, h + .2), (a + .75, 0, h + 1.2), (a + 1.5, .55, h + .2)], .035, m, 4)
        g.tube([(0, 0, h), (0, 0, h + 5)], .12, m, 6)
        g.tube([(0, 0, h + 5), (jib * .7, 0, h + 1)], .03, M.black_metal(), 4)
        g.tube([(0, 0, h + 5), (-8.5, 0, h + 1)], .03, M.black_metal(), 4)
        g.slab(-9, -6.5, -.8, .8, h - 1.4, h + .2, M.concrete('#8d8a84'), .05)
        g.slab(.8, 2.2, -.7, .7, h - 1.6, h + .1, M.satin('#e9e4da'), .05)
        g.tube([(jib * .6, 0, h), (jib * .6, 0, h - 7)], .02, M.black_metal(), 4)
        g.slab(jib * .6 - .3, jib * .6 + .3, -.2, .2, h - 7.5, h - 7, M.satin('#d9a63a'))


def frame_building(g, w, d, floors, fh, rng, clad=0, scaffold=True, bay=5):
    """Concrete frame; the lowest clad floors already have brick and windows."""
    conc, steel = M.concrete('#aaa59c', .8, .3), M.metal('#9a9d9f', .4)
    nx, ny = round(w / bay), round(d / bay)
    for f in range(floors):
        z = f * fh
        for i in range(nx + 1):
            for j in range(ny + 1):
                x, y = -w / 2 + w * i / nx, d * j / ny
                g.slab(x - .22, x + .22, y - .22, y + .22, z, z + fh - .25, conc, .015)
        g.slab(-w / 2 - .5, w / 2 + .5, -.5, d + .5, z + fh - .27, z + fh, conc, .015)
    for i in range(nx + 1):
        for j in range(ny + 1):
            x, y = -w / 2 + w * i / nx, d * j / ny
            for k in range(4):
                g.tube([(x + (-.1, .1, .1, -.1)[k], y + (-.1, -.1, .1, .1)[k], floors * fh), (x + (-.1, .1, .1, -.1)[k], y + (-.1, -.1, .1, .1)[k], floors * fh + 1.0)], .015, M.metal('#7a5a48', .6), 4)
    g.slab(-1.8, 1.8, d * .4, d * .65, 0, floors * fh + 2.4, conc, .02)
    s = F.Spec(wall=M.brick('#a07058', '#b78a6d', '#c9bca9'), frame=M.satin('#2e3231'), sill=M.concrete('#cfc6b6'), win=(2.2, 1.9), win_z=.6, cols=2, lit=0)
    if clad:
        with g.at(-w / 2 - .5, -.55):
            F.face(g, w + 1, clad, fh, nx, s, rng, rooms=False)
    for f in range(clad, floors):
        for i in range(int(w / 2.4)):
            if rng.random() < .3:
                x = -w / 2 + 1 + i * 2.4
                g.slab(x, x + 1.8, .6 + rng.random() * 3, 1.8 + rng.random() * 3, f * fh, f * fh + rng.uniform(.4, 1.2), M.wood('#c9a673') if rng.random() < .5 else M.satin('#d8d3c8'), .02)
        g.tube([(-w / 2 - .4, -.4, f * fh + 1.0), (w / 2 + .4, -.4, f * fh + 1.0)], .03, M.satin('#c8502e', .5), 5)
        g.tube([(-w / 2 - .4, -.4, f * fh + .5), (w / 2 + .4, -.4, f * fh + .5)], .03, M.satin('#c8502e', .5), 5)
    if scaffold:
        for i in range(int(w / 2.2) + 2):
            x = -w / 2 - 1 + i * 2.2
            for y in (-1.9, -.9):
                g.tube([(x, y, 0), (x, y, (floors - .6) * fh)], .03, steel, 6)
            for f in range(1, floors):
                g.tube([(x, -1.9, f * fh), (x, -.9, f * fh)], .025, steel, 5)
        for f in range(1, floors):
            g.slab(-w / 2 - 1.2, w / 2 + 1.4, -1.85, -.95, f * fh - .05, f * fh, M.wood('#b99a6b', (1, 12, 12)), .01)
            for dz in (.5, 1.0):
                g.tube([(-w / 2 - 1.2, -1.9, f * fh + dz), (w / 2 + 1.4, -1.9, f * fh + dz)], .022, steel, 5)


def hoarding(g, y, x0=-40, x1=40, color='#4f6b5e'):
    x = x0
    while x < x1:
        g.slab(x + .01, x + 2.39, y - .05, y, 0, 2.3, M.satin(color, .5), .01)
        x += 2.4


@shot('construction-frame-crane', 'construction', 'A concrete apartment frame under construction with scaffolding and a tower crane.', style='flat', tone='warm')
def frame():
    g, rng = Geo('site'), random.Random(87)
    frame_building(g, 25, 15, 6, 3.2, rng, clad=2)
    crane(g, 17, 9, 34, 28, 152)
    site.street(g, -7, 2.5, 7)
    hoarding(g, -5)
    for i in range(4):
        g.slab(-18 + i * .02, -14.5, -3 + i * .05, -1, i * .35, i * .35 + .3, M.concrete('#b5b0a7'), .02)
    g.build()
    site.context_street(26, -90, 90, 41, height=(10, 18))
    outside.ground(O.soil('#8f7f69'), -.1)
    light.sky('golden', 226, 22, sun=1.1, clouds=.6)
    light.camera((-9, -25, 1.8), 17, 24, .2)
    return dict(key=.22)


@shot('construction-topping-out', 'construction', 'New housing blocks nearing completion with brick going up behind a green hoarding.', style='flat', tone='light')
def topping():
    g, rng = Geo('site'), random.Random(89)
    with g.at(-13, 4):
        frame_building(g, 20, 13, 5, 3.1, rng, clad=4)
    with g.at(15, 12):
        frame_building(g, 20, 13, 6, 3.1, rng, clad=1, scaffold=False)
    crane(g, 2, 28, 30, 26, 215)
    g.slab(-60, 60, -14, -3, -.1, .0, O.soil('#9a8a72'), .01)
    for i in range(6):
        g.slab(-20 + i * 2.2, -18.4 + i * 2.2, -1.6, -.4, 0, .7 + .25 * (i % 3), M.brick('#a07058', '#b78a6d'), .02)
    hoarding(g, -11, -60, -4, '#5d7468')
    hoarding(g, -11, 3, 60, '#5d7468')
    g.build()
    W.crowd(W.grove(4, 9), 26, -70, 70, 36, 70, 5)
    site.context_street(60, -120, 120, 45, height=(9, 16))
    outside.ground(O.soil('#94856f'), -.12)
    light.sky('soft', 215, 34, sun=1.2, clouds=.7)
    light.camera((-5, -27, 5.0), 8, 24, .07)
    return dict(key=.23)
