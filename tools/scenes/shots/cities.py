"""City tiles: one small scene per mood, told by skyline, ground and light."""
import math
import random

from lib import light, materials as M, materials_out as O, outside, towers as W, trees
from lib.geo import Geo, place
from lib.registry import shot

TILE = dict(width=640, height=480, samples=6)
GOLD, BLUE, SOFT, DUST = (.88, .74, .62), (.20, .26, .40), (.76, .82, .88), (.90, .80, .66)


def blocks(g, rng, n, area, heights, colors, roof='flat', tiles=('#9a5a3c',), size=(9, 15), lit=.05, z=0, slope=0.0, glow=.6):
    """Scatter blocks on a jittered lattice; slope lifts them with distance."""
    x0, x1, y0, y1 = area
    walls = [M.plaster(c, .06) for c in colors]
    cols = max(1, int(math.sqrt(n * (x1 - x0) / (y1 - y0))))
    rows = max(1, n // cols)
    for i in range(cols):
        for j in range(rows):
            x = x0 + (x1 - x0) * (i + rng.uniform(.2, .8)) / cols
            y = y0 + (y1 - y0) * (j + rng.uniform(.2, .8)) / rows
            W.slab_block(g, x, y, rng.uniform(*size), rng.uniform(*size) * .8, rng.uniform(*heights), rng.choice(walls), rng,
                         z + slope * (y - y0) - 2, lit, rng.choice((0, 90)) if roof == 'gable' else 0, roof, glow, roof_mat=O.roof_tile(rng.choice(tiles)))


def water(y0, y1, color, z=-1):
    g = Geo('water')
    g.quad((-2000, y0, z), (2000, y0, z), (2000, y1, z), (-2000, y1, z), O.water(color, .14, .4))
    g.build()


def dome(g, x, y, z, r, mat):
    g.lathe([(r, 0), (r, r * .5), (r * .97, r * .8), (r * .75, r * 1.25), (r * .35, r * 1.55), (.05, r * 1.7)], mat, 28, (x, y, z))
    g.cyl((x, y, z + r * 1.7), r * .05, r * .6, mat, 8)


def spire(g, x, y, w, h, wall, roof):
    g.slab(x - w / 2, x + w / 2, y - w / 2, y + w / 2, 0, h * .6, wall, .05)
    g.lathe([(w * .72, h * .6), (.05, h)], roof, 4, (x, y, 0))


@shot('city-coast', 'city', 'A white coastal town above a blue bay.', tone='blue', **TILE)
def coast():
    g, rng = Geo('city'), random.Random(1)
    blocks(g, rng, 60, (-70, 70, 20, 90), (5, 11), ('#f1ece2', '#e9dfcd', '#e6cfae', '#f4f1ea'), size=(7, 11), slope=.28, lit=.02)
    g.build()
    water(-100, 14, '#2a7288')
    outside.hills(160, 60, -2, '#8a8f72', 3, (-80, 80))
    W.crowd([trees.cypress(7, .7, 2), trees.far_tree('olive', 4, 1.8, 3)], 60, -70, 70, 18, 60, 4, 2)
    light.sky('clear', 230, 36, sun=1.05, clouds=.45)
    light.camera((-10, -58, 9), 6, 32, .05)
    return dict(key=.24, haze=.8, haze_color=SOFT, haze_range=(60, 2500))


@shot('city-desert', 'city', 'Slim towers rising over a low sand-coloured city at sunset.', tone='warm', **TILE)
def desert():
    g, rng = Geo('city'), random.Random(2)
    blocks(g, rng, 90, (-120, 120, 10, 150), (5, 12), ('#d8c19a', '#cfb38a', '#e3d2b3', '#c9a97d'), lit=.06)
    for x, y, n in ((-30, 130, 30), (-8, 150, 52), (14, 128, 36), (38, 150, 26), (-58, 150, 22)):
        W.glass_tower(g, x, y, 13, 13, n, lit=.15, rng=rng, tint='#a39a86', glow=.5)
    g.lathe([(5, 0), (3.4, 60), (1.6, 150), (.3, 215)], M.metal('#b5a993', .3), 8, (4, 170, 0))
    g.build()
    outside.ground(O.soil('#d0b186'), -.1, 2000)
    p = [trees.palm(7, 22, 2.6, 1), trees.palm(6, 20, 2.4, 2)]
    W.crowd(p, 40, -60, 60, -4, 30, 3)
    outside.hills(700, 60, -2, '#b59a78', 5, (-80, 80))
    light.sky('golden', 300, 12, sun=1.0, clouds=.25)
    light.camera((0, -48, 18), 2, 32, .1)
    return dict(key=.22, haze=.8, haze_color=DUST, haze_range=(40, 2500))


@shot('city-alpine', 'city', 'Chalets and a church spire beneath snowy mountains.', tone='light', **TILE)
def alpine():
    g, rng = Geo('city'), random.Random(3)
    blocks(g, rng, 44, (-60, 60, 12, 90), (5, 8), ('#b58a5c', '#efe9dd', '#9a7350', '#e6dccb'), 'gable', ('#5a4a40', '#6b5a50', '#4b4642'), (8, 11), .1)
    spire(g, 10, 50, 6, 34, M.plaster('#f1ece2'), M.metal('#4f6b5e', .4))
    g.build()
    outside.ground(O.lawn('#6c8a3f', '#8a9a50'), -.1, 1500)
    W.crowd([trees.conifer(11, 2.2, 1), trees.conifer(9, 2, 2)], 120, -110, 110, 60, 170, 4, 0)
    W.crowd([trees.conifer(9, 2, 3)], 16, -60, 60, 5, 40, 6)
    outside.hills(300, 90, -2, '#4f6350', 6, (-80, 80))
    outside.hills(520, 260, -2, '#8fa0ad', 12, (-80, 80))
    outside.hills(760, 430, -2, '#e9eef2', 17, (-80, 80))
    light.sky('clear', 235, 32, sun=1.0, clouds=.5)
    light.camera((-4, -42, 12), 3, 32, .08)
    return dict(key=.24, haze=.8, haze_color=SOFT, haze_range=(80, 2500))


@shot('city-dense-asia', 'city', 'A dense harbour city of slender residential towers below green peaks.', tone='blue', **TILE)
def dense():
    g, rng = Geo('city'), random.Random(4)
    blocks(g, rng, 90, (-110, 110, 20, 130), (30, 85), ('#c9c2b5', '#b5a28c', '#a9aeb0', '#d3c7b0', '#9c8f84'), size=(9, 13), lit=.35, glow=.7)
    for x, y, n in ((-24, 36, 26), (6, 30, 34), (34, 40, 29)):
        W.glass_tower(g, x, y, 14, 14, n, lit=.4, rng=rng, glow=.8)
    g.build()
    water(-200, 14, '#1c3442')
    outside.hills(190, 150, -2, '#3f5a4a', 4, (-80, 80))
    light.sky('dusk', 320, 4, sun=.3, clouds=.55, strength=.8)
    light.camera((4, -88, 12), -2, 30, .13)
    return dict(key=.15, haze=.8, haze_color=(.42, .36, .44), haze_range=(90, 2500), bloom=.09)


@shot('city-european-roofs', 'city', 'Red roofs, domes and spires of an old European city in evening light.', tone='warm', **TILE)
def roofs():
    g, rng = Geo('city'), random.Random(5)
    blocks(g, rng, 170, (-90, 90, 6, 150), (9, 14), ('#e3d2b3', '#d8b98f', '#e9dfcd', '#cfa582', '#efe6d3'), 'gable', ('#a4583a', '#9a5a3c', '#b06a45', '#8a4b34'), (9, 13), .12)
    green = M.metal('#6f9a86', .45)
    g.slab(-24, -14, 70, 80, 0, 22, M.plaster('#e6d6b8'), .05)
    dome(g, -19, 75, 22, 6, green)
    for x, y, h in ((14, 88, 46), (20, 88, 46), (-50, 110, 40), (42, 56, 34)):
        spire(g, x, y, 4.6, h, M.plaster('#d8c7a8'), green)
    g.build()
    W.crowd(W.grove(3, 8), 50, -90, 90, 10, 150, 4)
    outside.ground(O.asphalt('#7b766c'), -2.1, 1500)
    outside.hills(420, 60, -2, '#6f7f78', 5, (-80, 80))
    light.sky('golden', 240, 16, sun=1.1, clouds=.5)
    light.camera((0, -26, 22), -2, 32, .02)
    return dict(key=.22, haze=.8, haze_color=GOLD, haze_range=(50, 2500))


@shot('city-tropical-bay', 'city', 'White towers and palms along a tropical bay.', tone='green', **TILE)
def tropical():
    g, rng = Geo('city'), random.Random(6)
    for i in range(9):
        W.balcony_tower(g, -78 + i * 20, 44 + (i % 3) * 12, 12, 12, rng.randint(10, 20), lit=.1, rng=rng, wall=M.plaster('#f1ede4', .04))
    g.slab(-300, 300, 14, 24, -2, .4, O.soil('#e3cfa5'), .1)
    g.build()
    water(-200, 14, '#2f8f96', -.6)
    p = [trees.palm(8, 24, 2.8, 1), trees.palm(6.5, 22, 2.6, 2)]
    W.crowd(p, 70, -80, 80, 16, 30, 3, .3)
    W.crowd(W.grove(5, 8), 80, -90, 90, 60, 110, 5)
    outside.hills(240, 70, -2, '#4f7a5c', 8, (-80, 80))
    light.sky('clear', 232, 40, sun=1.05, clouds=.55)
    light.camera((0, -52, 7), 3, 30, .1)
    return dict(key=.24, haze=.8, haze_color=SOFT, haze_range=(70, 2500))


@shot('city-nordic-harbour', 'city', 'Coloured gabled warehouses along a northern harbour under soft cloud.', tone='blue', **TILE)
def nordic():
    g, rng = Geo('city'), random.Random(7)
    for i in range(15):
        x = -62 + i * 8.6
        W.slab_block(g, x, 26, 12, 8.2, rng.uniform(10, 15), M.plaster(('#a5432f', '#d9a441', '#e9e1d2', '#4f6b7a', '#b5683f', '#7d8f6a')[i % 6], .08), rng, 0, .05, 90, 'gable', roof_mat=O.roof_tile(('#5a5552', '#8a4b34')[i % 2]))
    blocks(g, rng, 50, (-90, 90, 44, 120), (12, 18), ('#d8cdbb', '#b98f70', '#cfc4b2', '#a9aeb0'), 'gable', ('#8a4b34', '#5a5552'), (9, 12))
    spire(g, -14, 84, 6, 48, M.brick('#94563c', '#a8684a'), M.metal('#6f9a86', .45))
    g.slab(-300, 300, 16, 20, -2, .5, O.paving('#a7a198', 1, .6), .05)
    for i in range(10):
        with g.at(-50 + i * 11, 10 + (i % 2) * 2, -1, rot=90):
            g.pillow((0, 0, .4), (2.4, 8, 1.6), M.satin(('#f2efe8', '#27394a', '#7a2e27')[i % 3], .4), .7)
            g.tube([(0, 0, 1), (0, 0, 10)], .08, M.wood('#8a6a4a'), 6)
    g.build()
    water(-200, 16, '#2a4a58')
    light.sky('soft', 215, 26, sun=1.0, clouds=.8)
    light.camera((-6, -34, 5), 6, 32, .1)
    return dict(key=.22, haze=.8, haze_color=SOFT, haze_range=(50, 2500))


@shot('city-hill-town', 'city', 'A stone hill town with cypresses above vineyards.', tone='warm', **TILE)
def hill_town():
    g, rng = Geo('city'), random.Random(8)
    import numpy as np

    def fn(u, v):
        x, y = -160 + 320 * u, -40 + 260 * v
        return x, y, 26 * np.exp(-((x / 60) ** 2 + ((y - 80) / 45) ** 2)) - .5
    g.grid(fn, 60, 50, O.lawn('#7d8548', '#a99a5c'))
    for _ in range(80):
        a, r = rng.uniform(0, 6.28), rng.uniform(0, 1) ** .6
        x, y = 44 * r * math.cos(a), 80 + 30 * r * math.sin(a)
        z = 26 * math.exp(-((x / 60) ** 2 + ((y - 80) / 45) ** 2)) - 2.5
        W.slab_block(g, x, y, rng.uniform(7, 10), rng.uniform(7, 9), rng.uniform(7, 11), M.plaster(rng.choice(['#d8c19a', '#cfb38a', '#e3d2b3', '#b99a70']), .12), rng, z, .1, rng.choice((0, 90)), 'gable', roof_mat=O.roof_tile('#a4683f'))
    for x, y, h in ((-6, 82, 30), (10, 78, 24), (22, 84, 20)):
        g.slab(x - 2, x + 2, y - 2, y + 2, 20, 24 + h * .8, M.brick('#b3946c', '#a08258', '#c9b48a', .5, .2), .05)
    g.build()
    W.crowd([trees.far_tree('olive', 4.5, 2, 3), trees.far_tree('olive', 4, 1.8, 4)], 90, -75, 4, -34, 24, 5, -.5)
    cy = trees.cypress(9, .8, 2)
    for i in range(26):
        place(cy, (6 + i * 1.8, -20 + i * 3.4, 26 * math.exp(-(((6 + i * 1.8) / 60) ** 2 + ((-20 + i * 3.4 - 80) / 45) ** 2)) - .6), i * 40, .9)
    outside.hills(420, 70, -2, '#7f8a72', 7, (-80, 80))
    light.sky('golden', 238, 18, sun=1.1, clouds=.45)
    light.camera((0, -62, 16), 0, 32, .08)
    return dict(key=.22, haze=.8, haze_color=GOLD, haze_range=(70, 2500))


@shot('city-canal-brick', 'city', 'Narrow brick canal houses reflected in still water.', tone='warm', **TILE)
def canal():
    g, rng = Geo('city'), random.Random(9)
    for i in range(16):
        x = -44 + i * 5.8
        W.slab_block(g, x, 22, 10, 5.6, rng.uniform(11, 15), (M.brick('#7d4735', '#935a42'), M.plaster('#e6dfd2'), M.brick('#94563c', '#a8684a'), M.plaster('#4a4540'))[i % 4], rng, 0, .05, 90, 'gable', .4, roof_mat=O.roof_tile('#8a4b34'))
    g.slab(-200, 200, 12, 17.4, -2, .4, O.paving('#8a7f72', .3, .2), .05)
    g.build()
    water(-100, 12, '#1f3034', -.8)
    m = [trees.tree('lime', 8, 2.4, .3, .9, 3), trees.tree('oak', 7, 2.2, .3, .9, 4)]
    for i in range(8):
        place(m[i % 2], (-42 + i * 12, 14.4, .4), i * 50, .9)
    light.sky('golden', 230, 18, sun=.9, clouds=.5)
    light.camera((-8, -14, 3), 16, 30, .1)
    return dict(key=.2, haze=.8, haze_color=GOLD, haze_range=(40, 2500))


@shot('city-grid-night', 'city', 'A grid of skyscrapers with lit windows at night.', tone='dark', **TILE)
def grid():
    g, rng = Geo('city'), random.Random(10)
    for i in range(7):
        for j in range(4):
            x, y = -84 + i * 28 + rng.uniform(-3, 3), 30 + j * 36
            if rng.random() < .55:
                W.glass_tower(g, x, y, 18, 18, rng.randint(16, 40), lit=.4, rng=rng, glow=.8)
            else:
                W.slab_block(g, x, y, 18, 18, rng.uniform(50, 110), M.plaster(rng.choice(['#8f8a83', '#a58f78', '#77797c'])), rng, 0, .45, glow=.8)
    g.lathe([(7, 90), (5, 110), (2, 128), (.2, 150)], M.metal('#8b9194', .3), 8, (0, 66, 0))
    g.build()
    outside.ground(O.asphalt('#3a3b3e', .6), -.1, 1500)
    light.sky('blue', 350, 2, sun=.2, clouds=.4, strength=1.7)
    light.camera((0, -86, 40), 1, 28, .1)
    return dict(key=.13, bloom=.1, haze=.8, haze_color=BLUE, haze_range=(80, 2500))


@shot('city-river-bridge', 'city', 'A river with an arched bridge and a mixed skyline in the morning.', tone='light', **TILE)
def bridge():
    g, rng = Geo('city'), random.Random(11)
    blocks(g, rng, 70, (-110, 110, 62, 150), (14, 34), ('#d8cdbb', '#b98f70', '#cfc4b2', '#a9aeb0', '#94705a'), lit=.06)
    for x, y, n in ((-40, 110, 20), (-14, 130, 28), (30, 116, 24), (62, 130, 18)):
        W.glass_tower(g, x, y, 15, 15, n, lit=.08, rng=rng, glow=.4)
    stone = M.brick('#b5a78e', '#9f9079', '#c9bda6', .6, .3)
    for k in range(5):
        x0 = -60 + k * 24
        for i in range(14):
            a, b = math.pi * i / 14, math.pi * (i + 1) / 14
            p = [(x0 + 10 * math.cos(t), 26, 5.2 * math.sin(t)) for t in (a, b)]
            g.quad(p[1], p[0], (p[0][0], 26, 6.6), (p[1][0], 26, 6.6), stone)
        g.slab(x0 + 10, x0 + 14, 25.6, 33, -2, 6.6, stone, .1)
    g.slab(-80, 80, 25.4, 33, 6.4, 7.4, stone, .05)
    g.build()
    water(-120, 60, '#2f5560')
    W.crowd(W.grove(3, 8), 70, -110, 110, 58, 64, 4)
    light.sky('soft', 120, 20, sun=1.2, clouds=.6)
    light.camera((-4, -40, 7), 4, 30, .08)
    return dict(key=.23, haze=.8, haze_color=(.86, .82, .78), haze_range=(40, 2500))


@shot('city-green-suburbs', 'city', 'Leafy suburbs running toward a distant cluster of towers and hills.', tone='green', **TILE)
def suburbs():
    g, rng = Geo('city'), random.Random(12)
    blocks(g, rng, 110, (-120, 120, 6, 200), (5, 7), ('#efe9dd', '#d8c7ad', '#e6d9c2', '#b9836a'), 'gable', ('#8a4b34', '#5a5552', '#9a5a3c'), (8, 11))
    blocks(g, rng, 40, (-90, 100, 262, 310), (10, 30), ('#c4bdb0', '#a9a297', '#d8d1c4'), size=(12, 18))
    for x, n in ((-34, 18), (-14, 26), (6, 22), (24, 16), (46, 20)):
        W.glass_tower(g, x, 290, 15, 15, n, lit=.06, rng=rng, glow=.4)
    g.build()
    outside.ground(O.lawn('#5f7d3a', '#80904a'), -2.1, 1500)
    W.crowd(W.grove(3, 8, ('oak', 'lime', 'plane', 'maple')), 330, -120, 120, 2, 230, 4, -2)
    outside.hills(620, 120, -2, '#66806f', 9, (-80, 80))
    light.sky('golden', 236, 22, sun=1.1, clouds=.5)
    light.camera((0, -36, 24), 0, 32, .02)
    return dict(key=.22, haze=.8, haze_color=GOLD, haze_range=(60, 2500))


