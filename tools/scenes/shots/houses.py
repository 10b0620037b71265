"""Detached houses: brick family house, timber house, cottage, barn."""
import random

from lib import facade as F
from lib import houseplants as P
from lib import light, materials as M, materials_out as O, outside, roofs as R, seating as S, shell, site, tables as T, trees
from lib.geo import Geo, place
from lib.registry import shot
from lib.shell import Opening
from shots.villas import block


def path_and_lawn(g, x0=-1, x1=1, y0=-24, y1=0, mat=None, lawn=None):
    site.lawn(g, -90, 90, -70, 70, -.04, lawn)
    g.slab(x0, x1, y0, y1, -.2, .01, mat or O.paving('#b2a796', .5, .5), .01)


@shot('house-brick-pitched', 'exterior', 'A detached brick house with a pitched slate roof, a porch and a front lawn.', style='house', tone='warm')
def brick_house():
    g, rng = Geo('house'), random.Random(61)
    wall, white = M.brick('#9b5b42', '#b27253', '#c4b8a6'), M.satin('#f1ede4', .45)
    slate = O.roof_tile('#56524f')
    s = F.Spec(wall=wall, frame=white, sill=M.plaster('#e6ddcc'), lintel=M.plaster('#e6ddcc'), win=(1.3, 1.45), cols=2, rows=2, lit=.3)
    with g.at(-6, 0):
        F.face(g, 12, 2, 2.85, 4, s, rng, skip={(0, 1), (0, 2)}, extra=[Opening(5.4, 0, 1.2, 2.5)])
        F.front_door(g, 5.45, 1.1, 2.15, M.satin('#2c4a44', .25), white, rng, 2, M.concrete('#b4aca0'))
        g.quad((5.4, .3, 0), (6.6, .3, 0), (6.6, .3, 2.5), (5.4, .3, 2.5), M.paint('#3a332d'))
    for x, r in ((-6, -90), (6, 90)):
        with g.at(x, 9 if r < 0 else 0, 0, rot=r):
            F.face(g, 9, 2, 2.85, 2, s, rng)
    R.gable(g, -6, 6, 0, 9, 5.7, 3.4, slate, wall, .45, 'x', white, (-4.0, 4.5, wall))
    bay = F.Spec(wall=wall, frame=white, sill=M.plaster('#e6ddcc'), lintel=M.plaster('#e6ddcc'), win=(1.9, 1.45), cols=3, rows=2, lit=.3)
    with g.at(2.0, -1.2):
        F.face(g, 3.4, 2, 2.85, 1, bay, rng)
    for x, y, r in ((2.0, 0, -90), (5.4, -1.2, 90)):
        with g.at(x, y, 0, rot=r):
            shell.wall(g, 1.2, 5.7, [], wall)
    R.gable(g, 2.0, 5.4, -1.2, 4.5, 5.6, 2.0, O.roof_tile('#56524f', axis=1), O.boards('#efe9dd', .14), .4, 'y', white)
    for x in (-1.1, 1.1):
        g.slab(x - .08, x + .08, -1.6, -1.44, .3, 2.7, white)
    R.gable(g, -1.4, 1.4, -1.7, 0, 2.7, .9, O.roof_tile('#56524f', axis=1), O.boards('#efe9dd', .14), .2, 'y', white, gutters=False)
    g.tube([(-5.9, -.1, 0), (-5.9, -.1, 5.3)], .05, M.satin('#2b2d2e', .5), 8)
    path_and_lawn(g, -.9, .9, -24, -1.9, O.paving('#a8664a', .2, .1, '#7a6a5c'))
    g.build()
    site.border(-5.8, -1.8, -1.4, -.4, 24, 3)
    site.border(1.9, 5.8, -2.4, -1.6, 22, 4)
    site.grass(-14, 14, -10.2, -2.6, -.02, 1.0, 5, .07, lambda x, y: abs(x) > 1.1, 650)
    site.hedge_line(7.5, 16, -1.5, height=1.7)
    site.hedge_line(-16, -7.5, -1.0, height=1.7)
    place(trees.tree('oak', 9, 3.2, .3, 1.1, 5), (-9.8, -5.0, 0), 30)
    place(trees.tree('blossom', 4.8, 1.9, .3, 1.2, 6), (7.0, -6.2, 0), 70)
    outside.ring_trees(('oak', 'lime', 'birch'), 32, 0, 36, -80, 80, 14, 10)
    light.sky('golden', 222, 24, sun=1.0, clouds=.5)
    light.camera((-5.6, -14.6, 1.65), 18, 26, .11)
    return dict(key=.21)


@shot('house-timber-forest', 'exterior', 'A black and natural timber house among birches with large glazed gable.', style='house', tone='dark')
def timber():
    g, rng = Geo('house'), random.Random(67)
    black, warm = O.boards('#2d2a28', .12, weathered=.08), O.boards('#a5764a', .1, weathered=.08)
    steel = M.satin('#1c1d1e', .4)
    roof = O.boards('#3a3a3b', .45, weathered=.05)
    w, d, h = 8, 12, 3.0
    xm = 0
    ops = []
    for i in range(4):
        ops.append(Opening(.5 + i * 1.75, .06, 1.7, 2.7))
    with g.at(-4, 1.6):
        shell.wall(g, w, h, ops, warm, .2)
        for o in ops:
            shell.window(g, o, steel, .1, 1, 1, .05, .03, O.pane('#e6eeee', 1.5, .02))
    g.poly([(-4, 7, h - .5), (4, 7, h - .5), (0, 7, h + 3.6)], O.emit('#d9944f', .35))
    g.poly([(-3.7, 1.55, h + .1), (3.7, 1.55, h + .1), (0, 1.55, h + 3.4)], O.pane('#e6eeee', 1.6, .02))
    for x in (-2, 0, 2):
        g.slab(x - .05, x + .05, 1.5, 1.6, h, h + 3.55 - abs(x) * .88, steel)
    g.slab(-4, 4, 1.45, 1.65, h - .1, h + .12, steel)
    g.slab(-4, 4, 1.7, 7, 0, .05, M.wood('#a5805a', (12, 1, 12)))
    g.slab(-4, 4, 6.9, 7, 0, h, O.boards('#c9a273', .12, weathered=0))
    with g.at(-1.6, 5.6, .05):
        S.sofa(g, M.fabric('#c9bda6'), 2.4, .95, 3, M.black_metal(), [M.fabric('#b0623c'), M.fabric('#e9e1d2')])
    with g.at(1.9, 4.2, .05):
        T.table(g, M.wood('#8a6443'), M.black_metal(), 1.8, .9, .75)
        for dx in (-.5, .5):
            with g.at(dx, -.75, rot=180):
                S.chair(g, M.wood('#8a6443'), M.fabric('#d9cdb6'))
    for x, y in ((-1.6, 4.2), (1.9, 4.2)):
        T.pendant(g, x, y, h + 1.0, 1.6, 'dome', M.black_metal(), O.shade('#ffd9a0', 4), .24)
        light.bulb((x, y, 1.9), 40, '#ffcf94')
    for x, r in ((-4, -90), (4, 90)):
        with g.at(x, d if r < 0 else 0, 0, rot=r):
            s = F.Spec(wall=black, frame=steel, win=(1.1, 2.0), win_z=.5, cols=1, lit=.6)
            F.face(g, d, 1, h, 4, s, rng, rooms=False)
    for sx in (-1, 1):
        a = [(sx * 4.7, -.6, h - .62), (sx * 4.7, d + .4, h - .62), (0, d + .4, h + 3.65), (0, -.6, h + 3.65)]
        R.slope(g, *(a if sx > 0 else [a[1], a[0], a[3], a[2]]), roof, .22)
        g.slab(sx * 4 - .1, sx * 4 + .1, 0, 1.6, 0, h, black)
    R.stack(g, 1.8, 7, h + 1.6, h + 4.4, M.satin('#1c1d1e'), 1, .5, .5)
    deck = O.boards('#8f6f50', .14, False, weathered=.25)
    g.slab(-5, 5, -2.6, 1.6, -.1, .06, deck, .01)
    g.slab(-2, 2, -3.1, -2.6, -.2, -.02, deck, .01)
    for x in (-2.5, 0, 2.5):
        g.cyl((x, .6, h + .2), .05, .02, O.emit('#ffdcae', 10), 14)
        light.bulb((x, .5, h - .2), 30, '#ffd7a0')
    path_and_lawn(g, -.9, .9, -30, -3.1, O.soil('#8a7a66'), O.lawn('#5a6b35', '#7d7a45'))
    g.build()
    birch = [trees.tree('birch', 11, 1.9, .35, .8, i) for i in (1, 2, 3)]
    pine = [trees.conifer(13, 2.3, i) for i in (1, 2)]
    rg = random.Random(6)
    for x, y in ((-7, -3), (-6, 2.5), (6.2, -1), (8, -4.5), (-9.5, -6), (10.5, 1), (-8, 6), (7.5, 6)):
        place(rg.choice(birch), (x, y, 0), rg.uniform(0, 360), rg.uniform(.85, 1.15))
    for _ in range(34):
        x, y = rg.uniform(-38, 38), rg.uniform(9, 36)
        place(rg.choice(pine), (x, y, 0), rg.uniform(0, 360), rg.uniform(.8, 1.3))
    for x, y in ((-13, 4), (13.5, 5), (-16, -1), (17, 0)):
        place(rg.choice(pine), (x, y, 0), rg.uniform(0, 360), 1.0)
    fern = [trees.bush(.6, .6, ('#4f6b2c', '#8a9a48'), 3, .12, 500), trees.tall_grass(3, .7, ('#6f7a45', '#a3a468'), None)]
    for _ in range(90):
        x = rg.choice((-1, 1)) * rg.uniform(1.6, 13)
        y = rg.uniform(-13, -3.2)
        place(rg.choice(fern), (x, y, 0), rg.uniform(0, 360), rg.uniform(.6, 1.2))
    site.grass(-9, 9, -13.5, -3, -.02, 1.0, 9, .16, lambda x, y: abs(x) > 1.1, 500, ('#5f6b34', '#95914f'))
    light.sky('overcast', 210, 35, sun=1.0, clouds=.4)
    light.camera((-4.6, -13.0, 1.6), 17, 27, .1)
    return dict(key=.18)


@shot('farmhouse-cottage', 'exterior', 'A whitewashed cottage with a thick thatch-coloured roof, roses and a garden path.', style='farmhouse', tone='warm')
def cottage():
    g, rng = Geo('cottage'), random.Random(71)
    wall, thatch = M.plaster('#efe8d9', .14, .4), O.boards('#a58e62', .05, True, '#6a5838', .4)
    blue = M.satin('#5f7f8c', .5)
    s = F.Spec(wall=wall, frame=M.satin('#f1ede4'), sill=M.wood('#7a5638'), win=(1.05, 1.05), win_z=1.0, cols=2, rows=2, lit=.55, depth=.3, shutters=None)
    with g.at(-6, 0):
        F.face(g, 12, 1, 2.6, 4, s, rng, extra=[Opening(5.5, 0, 1.05, 2.1)], skip=())
        g.quad((5.5, .3, 0), (6.55, .3, 0), (6.55, .3, 2.1), (5.5, .3, 2.1), M.paint('#3a332d'))
        F.front_door(g, 5.5, 1.05, 2.0, blue, M.wood('#7a5638', (12, 12, 1)), rng, 0)
    for x, r in ((-6, -90), (6, 90)):
        with g.at(x, 6.5 if r < 0 else 0, 0, rot=r):
            F.face(g, 6.5, 1, 2.6, 1, s, rng)
    R.gable(g, -6, 6, 0, 6.5, 2.6, 3.4, thatch, wall, .5, 'x', thatch, (-4.6, 3.25, M.brick('#94563c', '#a8684a')), False)
    for x in (-3.2, 2.9):
        with g.at(x - .8, -.05, 2.5):
            F.face(g, 1.6, 1, 1.5, 1, F.Spec(wall=wall, frame=M.satin('#f1ede4'), win=(.9, .9), win_z=.35, cols=2, rows=2, lit=.6), rng)
        R.gable(g, x - .8, x + .8, -.05, 3.0, 4.0, .8, thatch, wall, .3, 'y', thatch, None, False)
        for sx in (-.8, .8):
            g.slab(x + sx - .02, x + sx + .02, -.05, 1.6, 2.6, 4.0, wall)
    g.tube([(-.95, -.6, 0), (-.95, -.6, 2.2)], .05, M.wood('#7a5638'), 6)
    g.tube([(1.05, -.6, 0), (1.05, -.6, 2.2)], .05, M.wood('#7a5638'), 6)
    R.gable(g, -1.1, 1.2, -.8, .1, 2.25, .6, thatch, O.boards('#7a5638', .1), .15, 'y', thatch, None, False)
    path_and_lawn(g, -.6, .7, -20, 0, O.paving('#a89a84', .45, .32, '#6f6a4f'))
    g.build()
    rose = [trees.bush(.6, .9, ('#4c6a30', '#7f9a4a'), 3, .05, 1400, '#d98a94'), trees.bush(.5, .8, ('#55742f', '#8fa74f'), 4, .05, 1200, '#efe2dc'), trees.lavender(3), trees.bush(.45, .7, ('#5b7a3a', '#93a85a'), 6, .05, 1000, '#e3b04f')]
    site.border(-6, -1.2, -1.5, -.4, 22, 3, kinds=rose)
    site.border(1.3, 6, -1.5, -.4, 22, 4, kinds=rose)
    site.border(-6, -.9, -6.4, -5.2, 22, 5, kinds=rose)
    site.border(1.0, 6, -6.4, -5.2, 22, 6, kinds=rose)
    for y in range(-5, -1):
        for x in (-.95, 1.05):
            place(rose[2], (x, y - .2, 0), y * 40, .9)
    place(trees.bush(.8, 2.2, ('#4c6a30', '#7f9a4a'), 8, .06, 3000, '#d98a94'), (-1.7, -.35, .3))
    place(trees.tree('oak', 10, 3.8, .28, 1.1, 3), (9.2, 3.5, 0), 40)
    place(trees.tree('blossom', 5, 2.1, .3, 1.2, 3), (-8.2, -2.5, 0), 40)
    site.grass(-9, 9, -11.8, -2.2, -.02, 1.0, 6, .09, lambda x, y: abs(x) > .9, 650)
    outside.ring_trees(('oak', 'lime', 'plane'), 30, 0, 40, -80, 80, 21, 10)
    outside.hills(200, 22, -2, '#7d8a60', 6, (-75, 75))
    light.sky('golden', 228, 20, sun=1.1, clouds=.45)
    light.camera((-3.6, -11.6, 1.6), 14, 27, .09)
    return dict(key=.22)


@shot('farmhouse-barn', 'exterior', 'A long stone farmhouse with a red tiled roof and an open meadow in front.', style='farmhouse', tone='light')
def barn():
    g, rng = Geo('barn'), random.Random(73)
    stone = M.brick('#b3a388', '#9c8d74', '#c9bca4', .42, .16)
    tile = O.pantile('#a5583a')
    s = F.Spec(wall=stone, reveal=stone, frame=M.wood('#5d4733', (12, 12, 1)), sill=M.concrete('#b9ad98'), lintel=M.wood('#6e543c', (1, 12, 12)), win=(1.1, 1.4), win_z=.9, cols=2, rows=2,
               lit=.25, shutters=M.satin('#8b928b', .55), depth=.3)
    with g.at(-9, 0):
        F.face(g, 18, 2, 2.8, 5, s, rng, skip={(0, 2), (1, 2)}, extra=[Opening(7.6, 0, 2.8, 4.4)])
        o = Opening(7.6, 0, 2.8, 4.4)
        shell.window(g, o, M.wood('#5d4733', (12, 12, 1)), .2, 3, 4, .08, .05, O.pane('#e6eeee', 1.5))
        F.room_behind(g, o, .2, rng, 1, .6)
        g.slab(7.3, 10.7, -.06, .05, 4.4, 4.75, M.wood('#6e543c', (1, 12, 12)))
    for x, r in ((-9, -90), (9, 90)):
        with g.at(x, 8 if r < 0 else 0, 0, rot=r):
            F.face(g, 8, 2, 2.8, 1, s, rng)
    z, rise, ov = 5.6, 2.6, .45
    R.tiles(g, (-9.3, -ov, z - .2), (9.3, -ov, z - .2), (9.3, 4, z + rise), (-9.3, 4, z + rise), tile)
    R.tiles(g, (9.3, 8 + ov, z - .2), (-9.3, 8 + ov, z - .2), (-9.3, 4, z + rise), (9.3, 4, z + rise), tile)
    R.line(g, (-9.3, 4, z + rise), (9.3, 4, z + rise), tile)
    for x in (-9, 9):
        g.poly([(x, 0, z), (x, 4, z + rise - .1), (x, 8, z)], stone)
    R.stack(g, -6.5, 4.2, z + 1.6, z + rise + 1.0, stone, 2)
    with g.at(9, 2):
        t = F.Spec(wall=stone, frame=M.wood('#5d4733'), win=(1.6, 1.9), win_z=.4, cols=2, rows=2, lit=.2, depth=.3)
        F.face(g, 6, 1, 2.8, 2, t, rng)
        R.tiles(g, (-.2, -.4, 2.7), (6.3, -.4, 2.7), (6.3, 3, 4.6), (-.2, 3, 4.6), tile)
        with g.at(6, 0, rot=90):
            F.face(g, 6, 1, 2.8, 1, t, rng)
    site.lawn(g, -120, 120, -90, 90, -.04, O.lawn('#77803f', '#b0a05c'))
    g.slab(-9.5, 15.5, -3.0, 2, -.2, .0, O.paving('#c2b69e', .6, .45, '#8f8468'), .01)
    for x in (-7.2, -3.9, 3.9, 7.3):
        with g.at(x, -.9):
            P.pot(g, M.plaster('#b8724e'), .28, .5)
    g.build()
    ros = trees.bush(.4, .8, ('#4c6a30', '#7f9a4a'), 5, .05, 1000, '#efe2dc')
    for x in (-7.2, -3.9, 3.9, 7.3):
        place(ros, (x, -.9, .4))
    place(trees.tree('lime', 10, 3.6, .28, 1.1, 4), (-13, -1.5, 0), 30)
    place(trees.tree('oak', 9, 3.4, .3, 1.1, 7), (18.5, 1.5, 0), 30)
    tg = [trees.tall_grass(i, .8, ('#8f8b4e', '#bfb374'), '#cbb98a') for i in (1, 2)] + [trees.bush(.2, .5, ('#77803f', '#a9a455'), 3, .04, 260, c) for c in ('#d9604a', '#f0e6d8', '#7d6ea8')]
    site.border(-15, 13, -13.5, -6.2, 330, 4, 0, tg)
    site.grass(-15, 13, -14, -3.2, -.02, 1.0, 5, .2, None, 420, ('#7d8040', '#b3a55e'))
    outside.ring_trees(('oak', 'lime', 'plane'), 50, 0, 30, -80, 80, 25, 9)
    outside.hills(240, 36, -2, '#7f8c64', 8, (-80, 80))
    light.sky('soft', 218, 30, sun=1.3, clouds=.55)
    light.camera((-7.0, -17.2, 1.65), 21, 27, .08)
    return dict(key=.22)
