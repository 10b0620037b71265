"""Kitchens."""
from lib import houseplants as P
from lib import kitchen as K
from lib import light, materials as M, materials_out as O, outside, seating as S, shell, tables as T
from lib.registry import shot
from lib.rooms import Opening, Room, spotlights


def pendants(g, xs, y, ceiling, drop, kind, metal, size=.17, glow=4, power=7):
    for x in xs:
        px, py, pz = T.pendant(g, x, y, ceiling, drop, kind, metal, O.shade('#ffdca6', glow), size)
        light.bulb((px, py, pz - .1), power)


@shot('kitchen-sage-shaker', 'kitchen', 'A sage green shaker kitchen with a marble worktop, brass handles and an island with stools.', style='townhouse', tone='green')
def sage():
    r = Room(5.0, 5.6, 2.9, '#efeae0', openings={'left': [Opening(2.2, .9, 2.2, 1.5)]}, portal=1.7)
    g = r.g
    r.floor_herringbone('#b08c63')
    r.windows('left', M.satin('#f4f1ea'), cols=3, rows=2, sill=M.marble())
    r.cornice()
    sage_m, top, brass = M.satin('#7f8f7a', .45), M.marble(), M.brass()
    with g.at(0, 5.6):
        with g.at(-.35):
            K.base_run(g, 3.6, sage_m, top, 6, 'shaker', brass, drawers=(2, 3))
        K.tall_units(g, 1.47, 2.5, sage_m, 2.45, 2, style='shaker', handle=brass, oven=0)
        g.slab(-2.15, 1.45, -.02, 0, .9, 1.5, top, .003)
        K.hob(g, -.35, -.3, .9)
        K.hood(g, -.35, sage_m, 1.62, .85, 2.9, 'canopy')
        K.pan(g, -.5, -.18, .94, M.metal('#b87b4c', .25))
        K.open_shelf(g, -2.1, -.95, 1.62, M.wood('#9a7350', (1, 12, 12)), seed=2)
        K.open_shelf(g, -2.1, -.95, 2.02, M.wood('#9a7350', (1, 12, 12)), seed=5)
        K.open_shelf(g, .25, 1.4, 1.62, M.wood('#9a7350', (1, 12, 12)), seed=7)
        K.counter_items(g, .8, -.12, .9)
        K.sink(g, -1.5, -.3, .9, butler=True)
        K.tap(g, -1.5, -.08, .9, brass)
    with g.at(.1, 3.4):
        K.island(g, 2.3, .95, M.satin('#f0ebe1', .45), top, 'shaker')
        T.bowl(g, M.ceramic('#e9e3d8'), .5, .1, .92, .17, M.satin('#d98f3b', .4))
        T.vase(g, O.glass_solid(), -.6, .1, .92, .26, 1)
        P.branches(g, -.6, .1, 1.16, .5, seed=3)
        T.book_stack(g, -.1, -.05, .92, 2, 20)
    for x in (-.6, .1, .8):
        with g.at(x, 2.75):
            S.stool(g, M.black_metal(), M.leather('#8a5a36'))
    pendants(g, (-.5, .7), 3.4, 2.9, 1.0, 'dome', brass, .17)
    r.finish()
    outside.garden(-24, -6, -4, 16, count=14, seed=21)
    light.sky('soft', 285, 34, sun=1.4, clouds=.3)
    light.area((.3, .2, 2.5), (3, 1), 9, '#ffffff', (0, .8, -.4))
    light.camera((.3, .3, 1.35), -2, 24, -.03)
    return dict(key=.29)


@shot('kitchen-dark-walnut', 'kitchen', 'A dark modern kitchen with walnut fronts, a stone island and pendant lights.', style='tower', tone='dark')
def walnut():
    r = Room(5.4, 6.0, 2.8, '#b9b0a4', accents={'back': M.plaster('#6e675f')}, openings={'right': [Opening(.5, .05, 4.4, 2.5)]}, skirt=0, portal=.9)
    g = r.g
    r.floor_plain(M.concrete('#8b867e', .45, .1))
    r.windows('right', M.black_metal(), cols=4, bar=.045)
    wal, black, stone = M.wood('#5b3d29', (12, 12, 1)), M.satin('#1e1f20', .4), M.marble('#3a3733', '#a59a8b', .9, .22)
    with g.at(0, 6.0):
        with g.at(-.1):
            K.base_run(g, 3.4, black, stone, 5, 'flat', None, drawers=(1, 2, 3))
        K.tall_units(g, -2.7, -1.82, wal, 2.55, 2, oven=1)
        K.tall_units(g, 1.62, 2.7, wal, 2.55, 2)
        K.wall_cabinets(g, -1.8, 1.6, wal, 5, 1.6, 2.55)
        g.slab(-1.8, 1.6, -.02, 0, .9, 1.6, stone, .003)
        g.slab(-1.75, 1.55, -.3, -.28, 1.575, 1.597, O.emit('#ffd09a', 9))
        K.hob(g, .4, -.3, .9, gas=False)
        K.pan(g, .3, -.25, .905, M.satin('#2a2a2a', .35))
        K.counter_items(g, -1.0, -.14, .9)
    light.area((-.1, 5.7, 1.55), (3.2, .1), 16, '#ffd09a', (0, 0, -1))
    with g.at(-.2, 3.7):
        K.island(g, 2.8, 1.05, wal, stone, 'flat', waterfall=True)
        K.sink(g, .7, .2, .92)
        K.tap(g, .7, .42, .92, M.black_metal())
        T.bowl(g, M.ceramic('#cfc4b2'), -.4, 0, .92, .2, M.satin('#7d9440', .4))
        T.vase(g, M.ceramic('#1d1d1d'), -1.0, .15, .92, .36, 2)
        P.branches(g, -1.0, .15, 1.26, .55, ('#b09a66', '#d8c795'), seed=5)
    for x in (-1.1, -.35, .4):
        with g.at(x, 3.0):
            S.stool(g, M.black_metal(), M.leather('#a5703f'))
    pendants(g, (-1.1, -.2, .7), 3.7, 2.8, .95, 'cone', black, .15, 6, 8)
    r.finish()
    outside.city(20, 90, -40, 50, -30, 34, 3, .3, height=(15, 45))
    light.sky('golden', 250, 16, sun=.8, clouds=.5)
    light.area((0, .2, 2.5), (3, 1), 6, '#fff0dd', (0, .8, -.4))
    light.camera((-1.4, .3, 1.35), 13, 24, -.03)
    return dict(key=.18)


@shot('kitchen-white-oak', 'kitchen', 'A white and oak kitchen open to a garden through large sliding doors.', style='house')
def white_oak():
    r = Room(5.8, 6.0, 2.75, '#f1eee8', openings={'back': [Opening(2.6, .03, 3.0, 2.35)]}, portal=1.0)
    g = r.g
    r.floor_planks('#c8a880', .2, 'y', .42)
    oak, white, stone = M.wood('#c49d6d', (12, 12, 1)), M.satin('#f2f0ea', .4), M.concrete('#cfcac1', .4, .05)
    r.windows('back', M.satin('#3b3d3d', .4), cols=2, bar=.06)
    with g.at(-2.9, 3.4, rot=90):
        with g.at(.6):
            K.base_run(g, 3.8, white, stone, 6, drawers=(1, 2))
            K.wall_cabinets(g, -1.9, .2, oak, 3, 1.5, 2.3)
            K.open_shelf(g, .35, 1.85, 1.55, oak, seed=3)
            g.slab(-1.9, 1.9, -.018, 0, .9, 1.5, M.tile('#e8e4da'), .003)
            K.hob(g, -.6, -.3, .9, gas=False)
            K.sink(g, .9, -.3, .9)
            K.tap(g, .9, -.1, .9, M.chrome())
            K.counter_items(g, -1.4, -.14, .9, 3)
        K.tall_units(g, -2.6, -1.35, oak, 2.3, 2, oven=1)
    with g.at(-.15, 3.6, rot=90):
        K.island(g, 2.5, 1.0, oak, white, overhang=.3)
        T.bowl(g, M.wood('#8d6642'), .4, 0, .92, .2, M.satin('#b53d2c', .35))
        T.vase(g, M.ceramic('#dcd4c6'), -.6, .1, .92, .3)
        P.branches(g, -.6, .1, 1.2, .55, ('#86a04a', '#b9c46a'), seed=2)
    for y in (2.9, 3.6, 4.3):
        with g.at(.55, y):
            S.stool(g, oak, M.boucle('#e6dfd2'))
    pendants(g, (-.15,), 3.0, 2.75, .8, 'globe', M.brass(), .13, 2, 4)
    pendants(g, (-.15,), 4.2, 2.75, .8, 'globe', M.brass(), .13, 2, 4)
    with g.at(2.1, 2.6):
        T.round_table(g, oak, oak, .55, .74, base='pedestal')
        T.bowl(g, M.ceramic('#8aa0ab'), 0, 0, .74, .14)
        for a in (30, 150, 250):
            with g.at(matrix=None, rot=a):
                with g.at(0, .75):
                    S.chair(g, oak, M.fabric('#d9d2c4'), 'shell')
    with g.at(2.5, 5.5):
        P.fiddle(g, M.ceramic('#e9e3d8'), 1.7, r=.17)
    r.finish()
    outside.garden(-14, 18, 11, 34, count=18, seed=31)
    light.sky('clear', 215, 38, sun=1.0, clouds=.35)
    light.area((.3, .2, 2.5), (3.5, 1), 18, '#ffffff', (0, .8, -.4))
    spotlights(r, (), ())
    light.camera((.75, .3, 1.35), -5, 23, -.03)
    return dict(key=.3)


@shot('kitchen-farmhouse-blue', 'kitchen', 'A farmhouse kitchen with blue cabinets, a butler sink, timber beams and terracotta tiles.', style='farmhouse', tone='blue')
def farmhouse():
    r = Room(4.8, 5.4, 2.6, M.plaster('#eee7d9', .1), openings={'back': [Opening(1.65, 1.05, 1.5, 1.15)]}, portal=2.2)
    g = r.g
    r.floor_tiles(M.tile('#a9694a', .45, .18), M.concrete('#8f7864'), .28, .28)
    r.beams(M.wood('#6e4c34', (12, 1, 12)), 5, .17, 'y')
    blue, oak, brass = M.satin('#51687a', .5), M.wood('#a3794f', (1, 12, 12)), M.brass()
    r.windows('back', M.satin('#f1ece2'), cols=2, rows=2, sill=oak)
    with g.at(0, 5.4):
        K.base_run(g, 4.76, blue, oak, 7, 'shaker', brass, drawers=(1, 5), thick=.045)
        K.sink(g, 0, -.3, .9, .7, .45, butler=True)
        K.tap(g, 0, -.06, .9, brass)
        with g.at(-2.38, 0, .9):
            shell.tiles(g, 4.76, .15, .1, .1, M.tile('#efe9dc'), M.paint('#d8d0c2'))
        K.wall_cabinets(g, -2.35, -1.0, blue, 2, 1.4, 2.15, style='shaker', handle=brass)
        K.open_shelf(g, 1.0, 2.3, 1.45, oak, seed=4)
        K.open_shelf(g, 1.0, 2.3, 1.85, oak, seed=11)
        K.counter_items(g, 1.5, -.13, .9, 2)
        T.vase(g, M.ceramic('#efe9dc'), -1.5, -.25, .9, .26, 1)
        P.branches(g, -1.5, -.25, 1.14, .4, ('#7d6ea8', '#b6a9d6'), 9, 3, .03, .6, 26)
    with g.at(-.1, 3.0, rot=90):
        T.table(g, oak, M.satin('#e9e1d2', .5), 1.9, .95, .76, .05)
        T.bowl(g, M.wood('#7a5638'), .2, 0, .76, .2, M.satin('#c8a13c', .4))
        T.candle(g, -.4, .1, .76)
        T.candle(g, -.5, -.05, .76, .22)
    for y in (2.5, 3.4):
        with g.at(-.85, y, rot=90):
            S.chair(g, oak, M.wood('#a3794f'), 'wood')
        with g.at(.65, y, rot=-90):
            S.chair(g, oak, M.wood('#a3794f'), 'wood')
    for i in range(7):
        x = -.75 + i * .25
        g.tube([(x, 3.0, 2.43), (x, 3.0, 2.2)], .004, M.black_metal(), 5)
        K.pan(g, x, 3.0, 2.05, M.metal(('#b87b4c', '#3a3a3a')[i % 2], .3), .09)
    g.tube([(-.95, 3.0, 2.43), (.95, 3.0, 2.43)], .012, M.black_metal(), 8)
    r.finish()
    outside.garden(-14, 14, 9, 30, count=16, seed=33)
    light.sky('soft', 30, 40, sun=1.4, clouds=.4)
    light.area((0, .2, 2.3), (3, 1), 15, '#fffaf2', (0, .9, -.3))
    light.area((-2.2, 2, 1.8), (1.5, 2), 14, '#eef3fb', (1, .2, -.1))
    light.camera((.55, .3, 1.35), -5, 24, -.03)
    return dict(key=.27)


@shot('kitchen-terrazzo-pink', 'kitchen', 'A small kitchen with terrazzo worktops, plaster pink walls and open shelves.', style='flat', tone='warm')
def terrazzo():
    r = Room(3.4, 4.6, 2.75, M.plaster('#d9b5a2', .12), openings={'right': [Opening(.9, .95, 1.7, 1.35)]}, portal=2.0)
    g = r.g
    r.floor_tiles(M.tile('#e7e0d4', .3, .05), M.paint('#bdb3a5'), .4, .4, checker=M.tile('#a6785f', .3, .08))
    terr, oak, cream = M.terrazzo(), M.wood('#bb9264', (1, 12, 12)), M.satin('#efe6d8', .45)
    r.windows('right', M.satin('#f4f1ea'), cols=2, sill=terr)
    with g.at(-.3, 4.6):
        K.base_run(g, 2.78, cream, terr, 4, 'ribbed', None, drawers=(), thick=.05)
        with g.at(-1.39, 0, .9):
            shell.tiles(g, 2.78, .6, .065, .2, M.tile('#b7604a', .15, .2), M.paint('#e6d8c8'))
        K.open_shelf(g, -1.3, 1.2, 1.65, oak, seed=6)
        K.open_shelf(g, -1.3, 1.2, 2.05, oak, seed=9)
        K.hob(g, -.5, -.3, .9)
        K.pan(g, -.62, -.2, .94, M.satin('#d9a441', .3))
        K.sink(g, .6, -.3, .9)
        K.tap(g, .6, -.1, .9, M.brass())
        K.counter_items(g, 0.05, -.13, .9, 5)
    with g.at(-1.7, 2.8, rot=90):
        K.tall_units(g, .55, 1.2, cream, 2.3, 1, style='flat')
    with g.at(.75, 2.5):
        T.round_table(g, terr, M.satin('#b7604a', .4), .42, .74, base='pedestal')
        T.bowl(g, M.ceramic('#f0e9dc'), 0, .05, .74, .14, M.satin('#e0a63c', .4))
    with g.at(.2, 2.0, rot=135):
        S.chair(g, oak, M.fabric('#b7604a'), 'shell')
    with g.at(1.25, 3.1, rot=-40):
        S.chair(g, oak, M.fabric('#b7604a'), 'shell')
    px = T.pendant(g, .75, 2.5, 2.75, .95, 'dome', M.satin('#b7604a', .4), O.shade('#ffe0b0', 3), .22)
    light.bulb((px[0], px[1], px[2] - .05), 5)
    with r.on('right'):
        P.trailing(g, M.ceramic('#efe9de'), 1.3, -.02, .96, 3, .08, .35)
    r.finish()
    outside.city(12, 60, -30, 40, -9, 24, 12, .05)
    light.sky('soft', 90, 34, sun=1.5, clouds=.4)
    light.area((0, .2, 2.4), (2.4, 1), 8, '#ffffff', (0, .9, -.3))
    light.camera((-.15, .25, 1.35), 2, 23, -.03)
    return dict(key=.28)


@shot('kitchen-concrete-loft', 'kitchen', 'A loft kitchen with a concrete island, brick wall and steel shelves.', style='loft', tone='warm')
def concrete_loft():
    r = Room(6.0, 6.2, 3.6, '#e5dfd4', accents={'back': M.brick('#94563c', '#b0714f', '#a79a8a')}, ceiling=M.concrete('#9a968f'),
             openings={'left': [Opening(1.0, .8, 2.0, 2.3), Opening(3.6, .8, 2.0, 2.3)]}, skirt=0, portal=1.3)
    g = r.g
    r.floor_plain(M.concrete('#a19b92', .38, .08))
    r.windows('left', M.black_metal(), cols=3, rows=4, bar=.06, thin=.03)
    black, conc, steel = M.satin('#222426', .45), M.concrete('#b0aba2', .5, .15), M.metal('#9a9d9f', .3)
    with g.at(.2, 6.2):
        K.base_run(g, 4.4, black, steel, 7, 'flat', None, drawers=(2, 3, 4))
        K.hob(g, 0, -.3, .9, .9)
        K.hood(g, 0, steel, 1.75, .9, 3.6)
        K.open_shelf(g, -2.1, -.65, 1.55, M.wood('#7a5638', (1, 12, 12)), seed=12)
        K.open_shelf(g, -2.1, -.65, 1.98, M.wood('#7a5638', (1, 12, 12)), seed=14)
        K.open_shelf(g, .65, 2.1, 1.55, M.wood('#7a5638', (1, 12, 12)), seed=16)
        K.open_shelf(g, .65, 2.1, 1.98, M.wood('#7a5638', (1, 12, 12)), seed=18)
        K.pan(g, -.2, -.2, .94, M.metal('#b87b4c', .25), .12)
        K.counter_items(g, 1.3, -.14, .9, 4)
    with g.at(.2, 3.9):
        K.island(g, 2.9, 1.05, conc, conc, waterfall=True, thick=.07)
        T.bowl(g, M.wood('#6b4a31'), .3, 0, .92, .22, M.satin('#8fa545', .4))
        T.vase(g, M.ceramic('#2f3a40'), -.9, .1, .92, .34, 0)
        P.branches(g, -.9, .1, 1.24, .6, seed=8)
        T.book_stack(g, .9, 0, .92, 3, 10)
    for x in (-.7, .2, 1.1):
        with g.at(x, 3.15):
            S.stool(g, M.black_metal(), M.wood('#8d6642'))
    pendants(g, (-.7, .2, 1.1), 3.9, 3.6, 1.7, 'dome', M.satin('#2d3a36', .4), .2, 5, 9)
    g.tube([(2.4, 0, 3.25), (2.4, 6.2, 3.25)], .1, steel, 16)
    with g.at(-2.5, 5.4):
        P.fiddle(g, M.concrete('#77746f'), 2.2, r=.24)
    r.finish()
    outside.city(-80, -20, -40, 40, -9, 26, 14, .1)
    light.sky('golden', 280, 22, sun=1.3, clouds=.4)
    light.area((0, .2, 3.0), (3, 1), 10, '#fff4e6', (0, .8, -.4))
    light.camera((.9, .3, 1.4), -7, 24, .0)
    return dict(key=.22)
