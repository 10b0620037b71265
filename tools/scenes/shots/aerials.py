"""Drone views and master plans."""
import math
import random

from lib import light, materials as M, materials_out as O, outside, roofs as R, site, towers as W, trees
from lib.geo import Geo, place
from lib.registry import shot


def small_house(g, x, y, rot, rng, pool=False):
    wall = M.plaster(rng.choice(['#e9e2d4', '#d8c7ad', '#cfd3cf', '#e6d9c2', '#b9836a']), .06)
    roof = O.roof_tile(rng.choice(['#8a4b34', '#5a5552', '#9a5a3c', '#6b5a50']))
    w, d = rng.uniform(9, 12), rng.uniform(7, 9)
    W.slab_block(g, x, y, w, d, 5.4, wall, rng, 0, .03, rot, 'gable', roof_mat=roof, fh=2.7)
    with g.at(x, y, 0, rot=rot):
        R.gable(g, w / 2 - 3.6, w / 2 - .4, -d / 2 - 2.6, 0, 3.0, 1.6, O.roof_tile('#6b5a50', axis=1), wall, .3, 'y', None, None, False)
        g.slab(w / 2 - 3.6, w / 2 - .4, -d / 2 - 2.6, 0, 0, 3.0, wall, .02)
        g.slab(-w / 2 - .5, w / 2 + 1, -d / 2 - 7, -d / 2, -.1, .02, O.lawn(), .005)
        g.slab(w / 2 - 3.4, w / 2 - .6, -d / 2 - 8, -d / 2 - 2.6, -.1, .04, O.paving('#b7aea0', .4, .2), .005)
        if pool:
            g.slab(-3.5, 3.5, d / 2 + 2, d / 2 + 6.5, -.1, .05, O.paving('#cfc6b8', .6, .6), .01)
            g.slab(-2.6, 2.6, d / 2 + 2.7, d / 2 + 5.8, -.1, .06, O.water('#4fb0bd', .12, 1.2), .005)


@shot('aerial-suburb-street', 'aerial', 'A drone view along a suburban street of pitched-roof houses, gardens and trees.', style='house', tone='green')
def suburb():
    g, rng = Geo('suburb'), random.Random(91)
    site.lawn(g, -400, 400, -200, 600, -.06)
    for x in (0, -64, 64):
        g.slab(x - 3.4, x + 3.4, -150, 400, -.1, 0, O.asphalt('#5a5955'), .01)
        for sx in (-1, 1):
            g.slab(x + sx * 4.5 - 1.0, x + sx * 4.5 + 1.0, -150, 400, -.1, .06, O.paving('#b5aea2', .6, .6), .01)
    for k, x in enumerate((0, -64, 64)):
        for i in range(15):
            for sx in (-1, 1):
                small_house(g, x + sx * 17, -20 + i * 17 + rng.uniform(-1, 1), -90 * sx + rng.uniform(-4, 4), rng, rng.random() < .22)
    g.build()
    meshes = W.grove(3, 7, ('oak', 'lime', 'plane', 'maple'))
    for x in (0, -64, 64):
        for i in range(30):
            for sx in (-1, 1):
                if rng.random() < .75:
                    place(rng.choice(meshes), (x + sx * 6.6, -30 + i * 9 + rng.uniform(-1, 1), 0), rng.uniform(0, 360), rng.uniform(.6, .95))
    W.crowd(meshes, 240, -110, 110, -20, 260, 5, 0, lambda x, y: min(abs(x - c) for c in (-64, 0, 64)) > 26, (.7, 1.1))
    W.crowd(W.grove(8, 9), 160, -300, 300, 260, 420, 7)
    outside.hills(600, 70, -2, '#6f8270', 4, (-80, 80))
    light.sky('golden', 235, 24, sun=1.1, clouds=.5)
    light.camera((9, -62, 32), -6, 26, 0, -17)
    return dict(key=.22, haze=.5, haze_color=(.86, .76, .66), haze_range=(50, 2500))


@shot('aerial-tower-cluster', 'aerial', 'A high view over a cluster of glass and residential towers around a park.', style='tower', tone='blue')
def cluster():
    g, rng = Geo('cluster'), random.Random(93)
    spots = ((-40, 60, 30), (-10, 80, 38), (26, 66, 32), (60, 96, 26), (-74, 104, 28), (18, 122, 44), (-34, 132, 34), (84, 50, 20), (-92, 56, 22))
    for i, (x, y, n) in enumerate(spots):
        if i % 2:
            W.balcony_tower(g, x, y, 18, 17, n, lit=.15, rng=rng, wall=M.plaster(('#e9e4da', '#d3cabb')[i % 4 == 1]))
        else:
            W.glass_tower(g, x, y, 22, 20, n, lit=.08, rng=rng, tint=('#8fa3ab', '#a3b1b3', '#7d929c')[i % 3], glow=.4)
    for _ in range(60):
        x, y = rng.uniform(-220, 220), rng.uniform(30, 330)
        if min(math.hypot(x - a, y - b) for a, b, _ in spots) > 26 and not (-50 < x < 60 and y < 46):
            W.slab_block(g, x, y, rng.uniform(16, 30), rng.uniform(14, 22), rng.uniform(10, 26), M.plaster(rng.choice(['#c4bdb0', '#b5a28c', '#a9a297', '#d8d1c4'])), rng, lit=.02, roof=rng.choice(['flat', 'garden']))
    g.quad((-400, -100, 0), (400, -100, 0), (400, 500, 0), (-400, 500, 0), O.asphalt('#6b6964'))
    g.slab(-46, 56, -14, 44, -.05, .12, O.lawn(), .02)
    g.slab(-20, 30, 8, 22, -.05, .16, O.water('#2f5f68', .14, .8), .02)
    for k in range(3):
        g.slab(-46, 56, -4 + k * 20, -1.6 + k * 20, 0, .15, O.paving('#c4bcae', .6, .6), .01)
    g.build()
    W.crowd(W.grove(4, 9), 130, -46, 56, -14, 44, 3, .1, lambda x, y: not (-23 < x < 33 and 5 < y < 25))
    W.crowd(W.grove(6, 8), 170, -200, 200, 30, 260, 5, 0, lambda x, y: min(math.hypot(x - a, y - b) for a, b, _ in spots) > 17)
    W.skyline(-400, 400, 380, 560, 34, 9, (30, 110), .06, glassy=.3)
    light.sky('clear', 232, 32, sun=1.05, clouds=.5)
    light.camera((-30, -150, 118), 9, 28, 0, -17)
    return dict(key=.22, haze=.5, haze_color=(.74, .80, .86), haze_range=(120, 2500))


@shot('aerial-villa-pool', 'aerial', 'A villa with a terracotta roof and turquoise pool seen from above among olive trees.', style='villa', tone='warm')
def villa():
    g, rng = Geo('villa'), random.Random(95)
    white, tile = M.plaster('#efe7d8', .08), O.pantile()
    for x0, x1, y0, y1, h in ((-9, 3, 0, 9, 6.2), (3, 11, 2, 8, 3.2), (-9, -3, -8, 0, 3.2)):
        W.slab_block(g, (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0, h - .7, white, rng, lit=.1)
        g.slab(x0, x1, y0, y1, h - .8, h, white, .02)
        R.hip(g, x0, x1, y0, y1, h, 1.6, tile, .5)
    pave = O.paving('#d8c7a8', .8, .6, '#ad9c7c')
    site.deck_around(g, -3, 17, -15, 0, 1, 13, -11, -5.5, pave, .02)
    site.pool(g, 1, 13, -11, -5.5, O.paving('#e3d6bd', .6, .4), O.water('#53bcc8', .12, 1.0), .12)
    for x in (3.2, 4.8, 9.5, 11.1):
        site.lounger(g, x, -13.3, 180)
    for x in (4, 10.3):
        site.parasol(g, x, -12.6, M.fabric('#efe3cc', .4), 1.5)
    site.lawn(g, -300, 300, -200, 300, -.03, O.lawn('#7d8548', '#b5a266'))
    g.slab(-40, -9.6, 1, 4, -.1, .02, O.soil('#c9b08a'), .01)
    for i in range(9):
        g.slab(-60, 60, 26 + i * 5, 26.5 + i * 5, -.1, .3, M.brick('#b3a388', '#9c8d74', '#c9bca4', .42, .16), .02)
    g.build()
    ol = [trees.tree('olive', 4, 1.8, .3, .8, i, 1.5) for i in (2, 5)]
    W.crowd(ol, 150, -70, 70, -40, 90, 4, 0, lambda x, y: not (-13 < x < 20 and -19 < y < 13))
    cy = trees.cypress(8, .8, 3)
    for i in range(9):
        place(cy, (-12 - i * 3.2, 5.6, 0), i * 40, .9 + .05 * (i % 3))
        place(cy, (-12 - i * 3.2, -.6, 0), i * 40, .9 + .05 * (i % 3))
    for x, y in ((13, 9.5), (15.5, 6.5), (-11, 10), (16.5, 1)):
        place(cy, (x, y, 0), 0, .95)
    site.border(-2.6, .2, -14.5, -1, 60, 3)
    site.border(3, 12.5, .3, 1.6, 40, 4)
    outside.hills(260, 46, -2, '#7d8468', 4, (-80, 80))
    light.sky('golden', 230, 28, sun=1.15, clouds=.4)
    light.camera((19, -36, 17), -21, 28, 0, -18)
    return dict(key=.24, haze=.5, haze_color=(.86, .76, .66), haze_range=(60, 2500))


@shot('aerial-waterfront', 'aerial', 'A waterfront quarter of brick and white blocks along a marina, seen from the air.', style='flat', tone='blue')
def waterfront():
    g, rng = Geo('waterfront'), random.Random(97)
    g.quad((-600, -300, -1.4), (600, -300, -1.4), (600, 20, -1.4), (-600, 20, -1.4), O.water('#235566', .2, .35))
    g.slab(-600, 600, 20, 700, -3, 0, O.asphalt('#7b7871'), .05)
    g.slab(-600, 600, 20, 30, -2.5, .1, O.paving('#c2b9aa', 1.0, .5), .02)
    walls = [M.brick('#94563c', '#a8684a', '#b9ad97', .5, .2), M.plaster('#e6dfd2'), M.plaster('#c9a888'), M.brick('#b5957a', '#c4a68b', '#d0c4b0', .5, .2), M.plaster('#aeb5b5')]
    for row in range(4):
        x = -190
        while x < 190:
            w = rng.uniform(18, 30)
            h = rng.uniform(13, 19) + row * 3
            roof = rng.choice(['flat', 'gable', 'garden'])
            W.slab_block(g, x + w / 2, 44 + row * 30, w - 3, 15, h, rng.choice(walls), rng, lit=.03, roof=roof, roof_mat=O.roof_tile(rng.choice(['#8a4b34', '#5a5552'])))
            x += w
    W.balcony_tower(g, 70, 78, 17, 17, 20, lit=.15, rng=rng)
    for k, x0 in enumerate((-70, -20, 30)):
        g.slab(x0 - 1.1, x0 + 1.1, -38, 20, -1.3, -.75, O.boards('#9a8468', .2, False), .02)
        for i in range(9):
            for sx in (-1, 1):
                if rng.random() < .85:
                    with g.at(x0 + sx * 6.2, -34 + i * 5.6, -1.3, rot=90 * sx):
                        g.pillow((0, 0, .35), (2.4, 8.6, 1.5), M.satin(rng.choice(['#f2efe8', '#e9e4da', '#27394a']), .3), .7)
                        g.box((0, -.4, 1.2), (1.5, 3.0, .7), M.satin('#f2efe8', .3), .15)
                        if rng.random() < .6:
                            g.tube([(0, .6, 1), (0, .6, 11)], .06, M.metal('#b5b8ba', .3), 6)
                            g.tube([(0, .6, 2), (0, -3.4, 2.1)], .08, M.satin('#e9e4da'), 6)
    for x in range(-180, 180, 14):
        site.lamp_post(g, x, 21, 5, False)
    g.build()
    m = W.grove(5, 7, ('lime', 'plane', 'oak'))
    for x in range(-190, 190, 8):
        place(m[x % 3], (x, 26.5, 0), x * 13, .8)
    W.crowd(m, 120, -190, 190, 30, 170, 5, 0, lambda x, y: (y - 44) % 30 > 10 and (y - 44) % 30 < 20, (.7, 1))
    W.skyline(-380, 380, 230, 420, 40, 7, (16, 50), .06, glassy=.25)
    outside.hills(900, 110, -2, '#7b8f98', 8, (-80, 80))
    light.sky('soft', 236, 26, sun=1.3, clouds=.55)
    light.camera((-52, -92, 42), 22, 26, 0, -14)
    return dict(key=.23, haze=.5, haze_color=(.74, .80, .86), haze_range=(110, 2500))


def plan_base(g):
    g.quad((-400, -200, -.05), (400, -200, -.05), (400, 500, -.05), (-400, 500, -.05), O.lawn('#6f8a45', '#93985a'))


@shot('masterplan-courtyards', 'masterplan', 'A planned quarter of white courtyard blocks with green roofs around a central park.', style='flat', tone='light')
def courtyards():
    g, rng = Geo('plan'), random.Random(99)
    plan_base(g)
    white = [M.plaster(c, .04, .05) for c in ('#efece5', '#e6e0d5', '#d9cfc0')]
    pave = O.paving('#cfc8bc', 1.2, 1.2, offset=0)
    for bx in (-62, 0, 62):
        for by in (40, 100, 160):
            if (bx, by) == (0, 40):
                continue
            g.slab(bx - 28, bx + 28, by - 27, by + 27, -.05, .05, pave, .01)
            w = rng.choice(white)
            for dx, dy, ww, dd in ((0, -18, 44, 11), (0, 18, 44, 11), (-18.5, 0, 10, 25), (18.5, 0, 10, 25)):
                W.slab_block(g, bx + dx, by + dy, ww, dd, rng.choice((12.4, 15.5, 18.6, 21.7)), w, rng, lit=.03, roof=rng.choice(['garden', 'garden', 'flat']))
            g.slab(bx - 12, bx + 12, by - 11, by + 11, 0, .1, O.lawn(), .01)
    W.balcony_tower(g, 4, 50, 17, 16, 18, lit=.15, rng=rng)
    for x in (-31, 31):
        g.slab(x - 2.4, x + 2.4, -60, 300, -.05, .03, O.asphalt('#77746e'), .01)
    for y in (10, 70, 130):
        g.slab(-150, 150, y - 2.4, y + 2.4, -.05, .032, O.asphalt('#77746e'), .01)
    g.slab(-22, 22, -20, 4, 0, .08, O.water('#2f5f68', .14, .8), .05)
    for k in (0, 1, 3):
        g.slab(-90, 90, -34 + k * 9, -32.6 + k * 9, 0, .06, O.paving('#d8cfc0', .6, .6), .01)
    g.build()
    m = W.grove(3, 7, ('lime', 'oak', 'birch'))
    for y in range(-40, 200, 8):
        for x in (-35, -27, 27, 35):
            place(rng.choice(m), (x, y, 0), y * 31, .75)
    for bx in (-62, 0, 62):
        for by in (40, 100, 160):
            W.crowd(m, 7, bx - 10, bx + 10, by - 9, by + 9, by + bx, .1, None, (.6, .9))
    W.crowd(m, 120, -130, 130, -60, 4, 9, 0, lambda x, y: not (-25 < x < 25 and -23 < y < 6))
    W.crowd(m, 200, -350, 350, 200, 420, 11, 0, None, (.9, 1.5))
    outside.hills(600, 60, -2, '#7d9080', 6, (-80, 80))
    light.sky('soft', 238, 32, sun=1.35, clouds=.55)
    light.camera((-40, -104, 58), 17, 27, 0, -18)
    return dict(key=.24, haze=.5, haze_color=(.74, .80, .86), haze_range=(90, 2500))


@shot('masterplan-riverside', 'masterplan', 'A riverside development of terraces and towers stepping down to a promenade.', style='tower', tone='green')
def riverside():
    g, rng = Geo('plan'), random.Random(101)
    plan_base(g)
    g.slab(-400, 400, -200, -14, -1, .02, O.water('#24505c', .2, .4), .05)
    g.slab(-400, 400, -14, -4, -1, .5, O.paving('#d3c9b8', 1.2, .6), .03)
    brick = M.brick('#b0806a', '#c09078', '#d3c7b5', .5, .2)
    wht = M.plaster('#ece7dd', .05)
    for i in range(6):
        x = -105 + i * 42
        for j in range(3):
            h = 10 + j * 6.2 + (i % 2) * 3.1
            W.slab_block(g, x + j * 3, 18 + j * 26, 26, 13, h, brick if (i + j) % 2 else wht, rng, lit=.03, roof='garden' if j != 1 else 'flat')
    for x, n in ((-88, 16), (-4, 24), (82, 19)):
        W.balcony_tower(g, x, 104, 17, 16, n, lit=.15, rng=rng, wall=wht)
    for i in range(24):
        g.slab(-150 + i * 13, -146 + i * 13, -8.6, -8.0, .5, .95, M.wood('#a57c53', (1, 12, 12)), .03)
    for x in range(-84, 110, 42):
        g.slab(x - 1.6, x + 1.6, -4, 120, -.02, .04, O.paving('#d8cfc0', .6, .6), .01)
    g.slab(14, 17, -70, -6, -.6, .3, O.boards('#a58a68', .2, False), .03)
    g.build()
    m = W.grove(5, 7.5, ('lime', 'birch', 'plane'))
    for x in range(-190, 190, 8):
        place(m[x % 3], (x, -5.5, .4), x * 13, .85)
    for x in range(-84, 110, 42):
        for y in range(2, 120, 9):
            for sx in (-3.2, 3.2):
                place(rng.choice(m), (x + sx, y, 0), y * 31, .65)
    W.crowd(m, 260, -300, 300, 125, 340, 9, 0, None, (.9, 1.5))
    outside.hills(520, 60, -2, '#71856f', 5, (-80, 80))
    light.sky('golden', 240, 24, sun=1.05, clouds=.55)
    light.camera((-66, -62, 36), 31, 26, 0, -11)
    return dict(key=.23, haze=.5, haze_color=(.86, .76, .66), haze_range=(80, 2500))


@shot('masterplan-garden-homes', 'masterplan', 'A planned street of timber and white garden homes with orchards and shared paths.', style='house', tone='green')
def garden_homes():
    g, rng = Geo('plan'), random.Random(103)
    plan_base(g)
    timber, white = O.boards('#a97b4e', .14, weathered=.05), M.plaster('#efece5', .04)
    for row in range(4):
        y = 6 + row * 30
        for i in range(9):
            x = -76 + i * 19 + (row % 2) * 8
            wall = timber if (i + row) % 3 == 0 else white
            W.slab_block(g, x, y, 8.5, 10.5, 6.2, wall, rng, lit=.05, rot=90, roof='gable', roof_mat=O.roof_tile('#6b7073', .3, .5, 0), fh=3)
            W.slab_block(g, x + 6.4, y + 2, 4.2, 6, 3.1, timber, rng, lit=.03, roof='garden', fh=3)
            g.slab(x - 5, x + 9, y - 11, y - 5.2, -.02, .04, O.paving('#cfc6b8', .6, .4), .01)
        g.slab(-120, 120, y - 15, y - 11.4, -.02, .03, O.paving('#b9b1a4', .4, .2), .01)
    g.slab(-26, 26, -40, -22, -.02, .06, O.water('#2f5f68', .14, .8), .05)
    for k in range(5):
        g.slab(-120 + k * 50, -117.6 + k * 50, -60, 120, -.02, .034, O.paving('#d8cfc0', .6, .6), .01)
    g.build()
    ap = [trees.far_tree('blossom', 4.2, 1.8, 3), trees.far_tree('lime', 5, 1.9, 4), trees.far_tree('birch', 7, 1.8, 5)]
    for row in range(5):
        for i in range(30):
            place(rng.choice(ap), (-110 + i * 7.6 + rng.uniform(-1, 1), -7.5 + row * 30 + rng.uniform(-1.5, 1.5), 0), i * 47, rng.uniform(.7, 1.0))
    W.crowd(ap, 90, -110, 110, -60, -12, 8, 0, lambda x, y: not (-29 < x < 29 and -43 < y < -19))
    W.crowd(W.grove(6, 10), 240, -300, 300, 122, 330, 9)
    outside.hills(480, 70, -2, '#6d826a', 7, (-80, 80))
    light.sky('soft', 232, 30, sun=1.35, clouds=.5)
    light.camera((-36, -66, 34), 23, 27, 0, -18)
    return dict(key=.23, haze=.5, haze_color=(.74, .80, .86), haze_range=(60, 2500))
