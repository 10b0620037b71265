"""Gardens, courtyards, terraces and balconies."""
import random

from lib import facade as F
from lib import houseplants as P
from lib import light, materials as M, materials_out as O, outside, seating as S, site, tables as T, trees
from lib.geo import Geo, place
from lib.registry import shot
from lib.shell import Opening
from lib.towers import crowd, grove, skyline


def lounge(g, wood, cloth, accent):
    with g.at(0, 1.3):
        S.sofa(g, cloth, 2.2, .9, 3, wood, [accent, M.fabric('#e9e1d2')], back=.7)
    with g.at(-1.7, 0, rot=80):
        S.armchair(g, cloth, wood, round_back=False)
    with g.at(1.7, 0, rot=-80):
        S.armchair(g, cloth, wood, round_back=False)
    T.table(g, wood, wood, 1.1, .65, .38, .05, 'slab')
    T.bowl(g, M.ceramic('#7d8f86'), .2, 0, .38, .15, M.satin('#d99a3b', .4))


@shot('garden-lawn-borders', 'garden', 'A lawned garden with deep flower borders, a stone path and a brick house wall.', style='house', tone='green')
def lawn():
    g, rng = Geo('garden'), random.Random(111)
    wall = M.brick('#9b5b42', '#b27253', '#c4b8a6')
    s = F.Spec(wall=wall, frame=M.satin('#f1ede4'), sill=M.plaster('#e6ddcc'), win=(1.3, 1.5), cols=2, rows=2, lit=.3)
    with g.at(-7, 16):
        F.face(g, 14, 2, 2.9, 4, s, rng, skip={(0, 1), (0, 2)}, extra=[Opening(4.6, 0, 4.6, 2.4)])
        o = Opening(4.6, 0, 4.6, 2.4)
        F.shell.window(g, o, M.satin('#3b3d3d'), .14, 4, 1, .06)
        F.room_furnished(g, o, .14, rng, .6)
    from lib import roofs as R
    R.gable(g, -7, 7, 16, 24, 5.8, 3, O.roof_tile('#6a5a52'), wall, .4, 'x', None, (-4, 20, wall))
    site.lawn(g, -60, 60, -20, 60, -.04)
    g.slab(-3.4, 3.8, 12.4, 16, -.1, .03, O.paving('#b9ae9c', .6, .45, '#8a8070'), .01)
    for i in range(11):
        g.box((.9 + .35 * (i % 2), -1.2 + i * 1.25, 0), (.8, .55, .06), O.paving('#b9ae9c', .9, .9), .02, rng.uniform(-14, 14))
    site.garden_wall(g, -12, -7.2, 16, 1.9, wall, M.concrete('#b4aca0'))
    for x in (-8.5, 8.5):
        with g.at(x, 0, 0, rot=90):
            site.garden_wall(g, -4, 18, 0, 1.7, wall, M.concrete('#b4aca0'))
    with g.at(-1.2, 13.8):
        T.round_table(g, M.wood('#a57c53'), M.black_metal(), .5, .73, base='pedestal')
        for a in (20, 140, 260):
            with g.at(rot=a):
                with g.at(0, .8):
                    S.chair(g, M.black_metal(), M.wood('#a57c53'))
    g.build()
    kinds = [trees.bush(.5, .8, ('#4c6a30', '#7f9a4a'), 3, .05, 1300, '#d98a94'), trees.bush(.45, .7, ('#55742f', '#8fa74f'), 4, .05, 1100, '#efe2dc'), trees.lavender(3, .6), trees.tall_grass(3, .9, ('#8a9a5a', '#b8bf86'), '#d8c9a6'),
             trees.bush(.4, .9, ('#5b7a3a', '#93a85a'), 6, .05, 900, '#e3b04f'), trees.bush(.6, .7, ('#6d7f5a', '#a3b08c'), 7, .06, 900)]
    site.border(-8.1, -5.0, -2.5, 15, 120, 3, 0, kinds)
    site.border(5.2, 8.1, -2.5, 15, 120, 4, 0, kinds)
    site.grass(-5.2, 5.4, -3.2, 12, -.02, 1.0, 6, .06, lambda x, y: not .3 < x < 1.9, 650)
    place(trees.tree('blossom', 4.6, 2.0, .32, 1.2, 6), (4.7, 8.5, 0), 50)
    place(trees.tree('birch', 8, 1.8, .3, 1.0, 3), (-6.8, 10, 0), 50)
    outside.ring_trees(('oak', 'lime', 'plane'), 34, 0, 30, -70, 70, 14, 11)
    light.sky('golden', 235, 30, sun=1.1, clouds=.5)
    light.camera((-.6, -4.2, 1.6), 3, 26, .05)
    return dict(key=.23)


@shot('garden-courtyard-olive', 'garden', 'A walled courtyard with an olive tree, gravel, a rill of water and terracotta pots.', style='villa', tone='warm')
def courtyard():
    g, rng = Geo('court'), random.Random(113)
    white, wood = M.plaster('#eee4d2', .14, .35), M.wood('#6a4a34', (12, 12, 1))
    s = F.Spec(wall=white, frame=wood, win=(1.0, 1.5), win_z=.9, cols=2, rows=2, shutters=M.satin('#7f8f86', .5), lit=.3, depth=.25)
    with g.at(-6, 12):
        F.face(g, 12, 1, 3.4, 4, s, rng, skip={(0, 1), (0, 2)}, extra=[Opening(5.1, 0, 1.8, 2.5)])
        F.shell.window(g, Opening(5.1, 0, 1.8, 2.5), wood, .2, 2, 4, .07)
        F.room_furnished(g, Opening(5.1, 0, 1.8, 2.5), .2, rng, .5)
    from lib import roofs as R
    R.tiles(g, (-6.4, 11.6, 3.4), (6.4, 11.6, 3.4), (6.4, 15.5, 4.9), (-6.4, 15.5, 4.9), O.pantile())
    for x in (-6, 6):
        g.slab(x - .18, x + .18, -4, 12, 0, 2.7, white, .02)
        R.line(g, (x, -4, 2.72), (x, 12, 2.72), O.pantile())
    g.quad((-6, -8, 0), (6, -8, 0), (6, 12, 0), (-6, 12, 0), O.soil('#cdb898'))
    pave = O.paving('#c9b594', .6, .6, '#9c8a6c', offset=0)
    g.slab(-6, 6, 9.2, 12, -.1, .04, pave, .01)
    g.slab(-1.7, -.5, -8, 9.2, -.1, .03, pave, .01)
    g.slab(.9, 1.5, -8, 9.2, -.1, .05, pave, .01)
    g.slab(1.5, 2.0, -8, 9.0, -.1, .02, O.water('#2f6a70', .15, 2), .005)
    g.slab(2.0, 2.3, -8, 9.2, -.1, .05, pave, .01)
    with g.at(-3.6, 7.4):
        lounge(g, wood, M.fabric('#e6dcc6'), M.fabric('#b5683f'))
    for x, y, r in ((-5.2, 3.6, .36), (-5.3, 1.8, .26), (5.2, 9.6, .4), (3.2, 10.8, .28), (-1.2, 11.2, .28), (5.3, 2.2, .3)):
        with g.at(x, y):
            P.pot(g, M.plaster('#b8724e', .2), r, r * 1.9)
    g.build()
    place(trees.tree('olive', 4.6, 2.1, .34, 1.2, 5, 1.0), (4.2, 5.6, 0), 30)
    place(trees.tree('olive', 3.6, 1.5, .34, 1.1, 7, 1.0), (-4.6, 0.2, 0), 70)
    ros = [trees.bush(.4, .7, ('#4c6a30', '#7f9a4a'), 5, .05, 1000, '#d1567e'), trees.bush(.35, .6, ('#6f7f55', '#9aa67c'), 6, .04, 900), trees.lavender(4)]
    for i, (x, y, z) in enumerate(((-5.2, 3.6, .6), (-5.3, 1.8, .42), (5.2, 9.6, .68), (3.2, 10.8, .45), (-1.2, 11.2, .45), (5.3, 2.2, .5))):
        place(ros[i % 3], (x, y, z), i * 50)
    site.border(2.6, 5.6, -3, 8, 36, 4, 0, [trees.lavender(2), trees.tall_grass(4, .7, ('#9a9a62', '#c9bd86')), ros[1]])
    place(trees.bush(1.2, 2.6, ('#4c6a30', '#7f9a4a'), 8, .07, 3600, flowers='#c24f7c'), (-5.6, 9.8, .2))
    cy = trees.cypress(8, .7, 3)
    for x in (-8, 7.6, 9.5):
        place(cy, (x, 16, 0))
    outside.ground(O.lawn('#7b7f47', '#a99a63'), -.1)
    outside.hills(200, 40, -2, '#7d8468', 4, (-75, 75))
    light.sky('golden', 225, 32, sun=1.15, clouds=.35)
    light.camera((-.9, -4.4, 1.6), 3, 25, .05)
    return dict(key=.23)


@shot('garden-japanese-moss', 'garden', 'A quiet courtyard garden with moss, stepping stones, a maple and timber screens.', style='house', tone='green')
def moss():
    g, rng = Geo('court'), random.Random(117)
    dark, cedar = O.boards('#2f2a27', .1), O.boards('#9a6b43', .09)
    for a, b, y in ((-7, 7, 11),):
        g.slab(a, b, y, y + .15, 0, 3.0, dark, .01)
    for i in range(60):
        x = -7 + i * .235
        g.slab(x, x + .09, 10.85, 10.98, .1, 2.9, M.wood('#a5764a', (12, 12, 1)), .006)
    for sx in (-1, 1):
        g.slab(sx * 7 - .1, sx * 7 + .1, -5, 11, 0, 2.8, cedar, .01)
    g.quad((-7, -8, -.02), (7, -8, -.02), (7, 11, -.02), (-7, 11, -.02), O.lawn('#4f6233', '#6c7440'))
    g.slab(-7, 7, -8, -1.4, -.1, .35, O.boards('#8f6f50', .14, False, weathered=.3), .01)
    g.pillow((3.4, 6.0, -.05), (5.2, 4.4, .5), O.soil('#b7ad9c'), .8)
    for i in range(9):
        t = i / 8
        g.pillow((-1.6 + 2.4 * t ** 2, -.4 + 8.6 * t, .03), (.75, .55, .16), M.concrete('#8d8a82', .9, .4), .6, rot=i * 40, noise=.1, seed=i)
    for i, (x, y, sx, sz) in enumerate(((3.6, 6.2, 1.5, 1.3), (4.7, 5.3, 1.0, .7), (2.6, 5.4, .8, .5), (-4.6, 7.6, 1.2, .9), (-5.4, 3.0, .9, .6))):
        g.pillow((x, y, sz * .3), (sx, sx * .8, sz), M.concrete('#77766f', .95, .6), .75, noise=.16, seed=i + 20)
    with g.at(-3.7, 4.4):
        g.cyl((0, 0, 0), .42, .5, M.concrete('#7d7b74', .9, .4), 24, top=.36)
        g.cyl((0, 0, .47), .28, .04, O.water('#24383a', .05, 2), 24)
    with g.at(4.9, 2.6):
        st = M.concrete('#8d8a82', .9, .4)
        g.cyl((0, 0, 0), .2, .5, st, 12)
        g.slab(-.25, .25, -.25, .25, .5, .6, st, .03)
        g.slab(-.18, .18, -.18, .18, .6, .9, O.emit('#ffcf8a', 2), .02)
        g.lathe([(.42, 0), (.3, .12), (.05, .28)], st, 6, (0, 0, .9))
    g.build()
    place(trees.tree('maple', 4.8, 2.1, .3, 1.2, 5), (-4.4, 6.4, 0), 40)
    place(trees.tree('pine', 4.2, 1.5, .4, 1.5, 6), (5.3, 8.2, 0), 40)
    fern = [trees.bush(.45, .45, ('#4f7a30', '#8aa850'), 3, .1, 420), trees.bush(.5, .55, ('#3f5a2a', '#5f7d3e'), 4, .04, 1300), trees.tall_grass(4, .5, ('#5f7d3a', '#93a85a'), None)]
    site.border(-6.6, -3.0, -.8, 10, 46, 5, 0, fern)
    site.border(3.2, 6.6, -.8, 10, 46, 6, 0, fern)
    site.grass(-3.2, 3.4, -1.2, 10, -.03, 1.0, 7, .035, None, 900, ('#56703a', '#80904e'))
    bam = [trees.tree('birch', 6.5, 1.1, .3, 1.0, i) for i in (4, 8)]
    for i in range(12):
        place(bam[i % 2], (-6.5 + i * 1.2, 12.2, 0), i * 60, .9)
    outside.ring_trees(('oak', 'pine', 'lime'), 34, 0, 24, -70, 70, 16, 10)
    light.sky('soft', 220, 34, sun=.9, clouds=.8)
    light.camera((.2, -3.6, 1.55), 0, 27, .0)
    return dict(key=.2, saturation=.92)


@shot('garden-pool-terrace', 'garden', 'A stone pool terrace with loungers, parasols and a planted bank.', style='villa', tone='blue')
def pool():
    g, rng = Geo('pool'), random.Random(119)
    pave = O.paving('#d8cdb8', 1.0, .7, '#ab9f88')
    site.deck_around(g, -12, 12, -8, 16, -2.4, 4.0, -1.5, 12, pave, 0)
    site.pool(g, -2.4, 4.0, -1.5, 12, O.paving('#e6dcc8', .8, .4), tile=M.tile('#8fd2d8', .2, .06))
    for i, y in enumerate((2.0, 4.6, 7.2)):
        site.lounger(g, 6.0, y, -90)
    for y in (3.3, 7.2 + 1.3):
        site.parasol(g, 6.6, y, M.fabric('#efe6d3', .4), 1.5)
    site.garden_wall(g, -12, 12, 16, 1.0, M.brick('#b3a388', '#9c8d74', '#c9bca4', .42, .16), M.concrete('#cfc4b0'), .5)
    with g.at(-6.2, 9.5, rot=60):
        lounge(g, M.wood('#9a7350'), M.fabric('#e9e1d2'), M.fabric('#4f7d86'))
    for x in (-7.6, -4.8):
        for y in (8.0, 12.2):
            g.slab(x - 1 - .08, x - 1 + .08, y - .08, y + .08, 0, 2.6, M.wood('#9a7350', (12, 12, 1)))
    for i in range(16):
        g.slab(-9, -5.4, 7.9 + i * .29, 7.98 + i * .29, 2.6, 2.72, M.wood('#9a7350', (1, 12, 12)))
    for x, y in ((-3.4, 13.6), (4.9, 13.6), (8.5, 13.8)):
        with g.at(x, y):
            P.pot(g, M.plaster('#c9a888', .2), .36, .66)
    g.build()
    for x, y in ((-3.4, 13.6), (4.9, 13.6), (8.5, 13.8)):
        place(trees.bush(.55, 1.0, ('#6f7f55', '#9aa67c'), 5, .05, 1400), (x, y, .55))
    site.border(-11.5, 11.5, 16.6, 19, 130, 4, .6, [trees.lavender(2, .6), trees.tall_grass(3, 1.0), trees.bush(.6, .8, ('#6d7f5a', '#a3b08c'), 7, .05, 1000), trees.bush(.5, .8, ('#4c6a30', '#7f9a4a'), 3, .05, 1000, '#efe2dc')])
    site.border(7.6, 11.5, -4, 15, 60, 5, 0, [trees.tall_grass(3, 1.0), trees.lavender(5), trees.bush(.5, .7, seed=8)])
    cy = trees.cypress(7.5, .7, 3)
    for i, x in enumerate((-11, -8.8, 9.2, 11.2)):
        place(cy, (x, 19.5, .5), i * 40, .9 + .06 * i)
    ol = trees.tree('olive', 4.6, 2.1, .3, 1.2, 4, 1.1)
    for x, y in ((-5.4, 19.5), (4.5, 20), (0, 21)):
        place(ol, (x, y, .4), x * 30)
    outside.ground(O.lawn('#7b8548', '#a9a063'), -2)
    outside.ground(O.water('#2f7a92', .3, .4), -1.9, 30)
    outside.hills(300, 44, -2, '#7d8f80', 5, (-75, 75))
    outside.ring_trees(('olive', 'pine', 'oak'), 60, -1, 30, -70, 70, 15, 8)
    light.sky('clear', 232, 36, sun=1.05, clouds=.45)
    light.camera((.6, -6.4, 1.9), 1, 26, .02)
    return dict(key=.23)


@shot('balcony-city-evening', 'balcony', 'A planted balcony with two chairs and a view over city roofs in evening light.', style='flat', tone='warm')
def city():
    g, rng = Geo('balcony'), random.Random(121)
    wood = M.wood('#9a7350', (12, 1, 12))
    from lib import shell
    shell.planks(g, -3.2, 3.2, -1, 2.4, M.wood('#a5805a', (12, 1, 12), .5, .3, .16), .14, 2.0)
    F.railing(g, -3.2, 3.2, 2.35, 0, M.black_metal(), 'bars', 1.08, .11)
    g.slab(-3.5, 3.5, -1, 2.6, -.4, -.03, M.concrete('#b5b0a7'), .02)
    wall = M.brick('#9b5b42', '#b27253', '#c4b8a6')
    g.slab(-3.6, -3.25, -2, 2.5, -.4, 3.2, wall, .01)
    g.slab(-3.6, 3.6, -1.2, 2.7, 2.95, 3.2, M.concrete('#cfc9be'), .02)
    with g.at(-1.2, .9, rot=150):
        S.armchair(g, M.fabric('#d9cdb6'), wood, round_back=False, cushion=M.fabric('#b0623c'))
    with g.at(1.3, .8, rot=205):
        S.armchair(g, M.fabric('#d9cdb6'), wood, round_back=False, cushion=M.fabric('#6f7a62'))
    with g.at(.1, 1.1):
        T.round_table(g, M.wood('#9a7350'), M.black_metal(), .3, .45, base='legs')
        T.vase(g, O.glass_solid(), .05, .05, .45, .18, 1)
        P.branches(g, .05, .05, .62, .25, ('#e7b9bd', '#f5dfe0'), 7, 3, .035)
        T.candle(g, -.12, -.05, .45, .08)
    with g.at(-2.2, 2.05):
        P.planter_row(g, 1.7, .32, .42, M.concrete('#8d8983'), 3, 'flowers')
    with g.at(2.1, 2.05):
        P.planter_row(g, 1.9, .32, .42, M.concrete('#8d8983'), 5, 'grass')
    with g.at(2.75, .9):
        P.palm_pot(g, M.plaster('#b98263'), 1.5)
    with g.at(-2.8, .7):
        P.fiddle(g, M.ceramic('#e9e3d8'), 1.4, r=.17)
    for i in range(13):
        t = i / 12
        g.pillow((-3.2 + 6.4 * t, 2.3, 2.72 - .5 * 4 * t * (1 - t) * .35), (.06, .06, .08), O.shade('#ffdf9e', 9), 1)
    g.tube([(-3.2 + 6.4 * t / 12, 2.3, 2.76 - .5 * 4 * (t / 12) * (1 - t / 12) * .35) for t in range(13)], .006, M.black_metal(), 4)
    T.rug(g, .1, .9, 2.6, 1.6, M.fabric('#c9bda6', .2), border=M.fabric('#6f7a76', .2))
    g.build()
    from lib import towers as W
    rg = random.Random(5)
    c = Geo('city')
    for _ in range(90):
        x, y = rg.uniform(-120, 120), rg.uniform(16, 190)
        W.slab_block(c, x, y, rg.uniform(10, 18), rg.uniform(9, 13), rg.uniform(8, 15), M.plaster(rg.choice(['#d8c7ad', '#c9a888', '#e3d9c6', '#b98f70', '#cfc4b2'])), rg, -18, .2, rg.choice((0, 90)), 'gable', .5, roof_mat=O.roof_tile(rg.choice(['#9a5a3c', '#8a4b34', '#6b5a50'])))
    c.build()
    crowd(grove(3, 8), 60, -100, 100, 14, 170, 3, -18)
    outside.ground(O.asphalt('#6a6762'), -18, 900)
    outside.hills(500, 60, -18, '#6f7f88', 5, (-75, 75))
    light.sky('golden', 318, 9, sun=.9, clouds=.6)
    light.area((0, -2, 2.6), (4, 2), 60, '#ffe6c8', (0, .8, -.4))
    light.camera((.1, -2.9, 1.55), 0, 24, -.02)
    return dict(key=.2)


@shot('balcony-sea-terrace', 'balcony', 'A white terrace with a long table under a pergola and the sea beyond.', style='villa', tone='blue')
def sea():
    g, rng = Geo('terrace'), random.Random(123)
    white, wood = M.plaster('#f1ede4', .05), M.wood('#a57c53', (12, 12, 1))
    g.slab(-8, 8, -5, 6, -.3, 0, O.paving('#dcd3c2', .8, .8, '#b5ab98', offset=0), .01)
    g.slab(-8, 8, 5.8, 6.1, 0, .45, white, .02)
    for x in (-4.2, 4.2):
        for y in (.4, 4.6):
            g.slab(x - .09, x + .09, y - .09, y + .09, 0, 2.7, wood)
    for y in (.4, 4.6):
        g.slab(-4.6, 4.6, y - .08, y + .08, 2.7, 2.9, M.wood('#a57c53', (1, 12, 12)))
    for i in range(22):
        x = -4.4 + i * .42
        g.slab(x - .03, x + .03, -.2, 5.2, 2.9, 3.02, M.wood('#a57c53', (12, 1, 12)))
    with g.at(0, 2.5):
        T.table(g, M.wood('#a57c53', (1, 12, 12)), wood, 3.2, 1.0, .76)
        T.bowl(g, M.ceramic('#4f7486'), -.5, 0, .76, .2, M.satin('#d9c04a', .4))
        T.vase(g, M.ceramic('#efe9dd'), .5, 0, .76, .26)
        P.branches(g, .5, 0, 1.0, .45, ('#7b8763', '#a8b08c'), 8, 3)
        for dx in (-1.1, -.37, .37, 1.1):
            with g.at(dx, -.85, rot=180):
                S.chair(g, wood, M.fabric('#e9e3d6'), 'cane')
            with g.at(dx, .85):
                S.chair(g, wood, M.fabric('#e9e3d6'), 'cane')
            g.cyl((dx, -.3, .76), .12, .012, M.ceramic('#f4f1ea'), 24)
            g.cyl((dx, .3, .76), .12, .012, M.ceramic('#f4f1ea'), 24)
    T.pendant(g, -.8, 2.5, 2.9, .6, 'woven', M.wood('#b99868'), O.shade('#ffdca6', 1), .26)
    T.pendant(g, .8, 2.5, 2.9, .6, 'woven', M.wood('#b99868'), O.shade('#ffdca6', 1), .26)
    for x, y, r in ((-6.3, 4.6, .36), (-5.5, 5.1, .24), (6.2, 4.7, .36), (-6.6, 1.8, .3)):
        with g.at(x, y):
            P.pot(g, M.plaster('#c98f6b', .2), r, r * 1.9)
    site.lounger(g, 6.2, 1.9, -70)
    g.build()
    place(trees.tree('olive', 2.8, 1.2, .4, 1.1, 4, .9), (-6.3, 4.6, .6), 30)
    place(trees.tree('olive', 2.8, 1.2, .4, 1.1, 6, .9), (6.2, 4.7, .6), 30)
    place(trees.bush(.4, .7, ('#4c6a30', '#7f9a4a'), 5, .05, 1000, '#d1567e'), (-5.5, 5.1, .4))
    place(trees.bush(.45, .8, ('#4c6a30', '#7f9a4a'), 6, .05, 1000, '#d1567e'), (-6.6, 1.8, .5))
    place(trees.bush(1.5, 1.0, ('#4c6a30', '#7f9a4a'), 9, .07, 3600, flowers='#c24f7c'), (-3.6, 3.2, 2.85), 0, (1, 1.4, .6))
    site.border(-8, 8, 6.5, 8.5, 60, 4, -.4, [trees.lavender(2), trees.bush(.6, .7, ('#6d7f5a', '#a3b08c'), 7), trees.tall_grass(3, .8)])
    outside.ground(O.water('#2f7a92', .28, .35), -24, 5000)
    outside.hills(1600, 170, -24, '#8fa3b0', 5, (5, 70))
    outside.hills(1200, 90, -24, '#7f95a3', 9, (-70, -20))
    light.sky('clear', 228, 38, sun=1.0, clouds=.45)
    light.area((0, -3, 3), (5, 2), 40, '#ffffff', (0, .8, -.4))
    light.camera((-.9, -4.2, 1.6), 6, 25, .0)
    return dict(key=.24)
