"""Wide pictures for the home page and 360 degree interiors."""
import random

from lib import houseplants as P
from lib import light, materials as M, materials_out as O, outside, seating as S, site, tables as T, towers as W, trees
from lib.geo import Geo, place
from lib.registry import shot
from lib.rooms import Opening, Room
from shots.living_bright import bright_room
from shots.streets import front_yard, row_house, street_trees
from shots.villas import mediterranean

WIDE = dict(width=1600, height=800, samples=6)


@shot('hero-villa-golden', 'hero', 'A Mediterranean villa with cypresses and lavender at golden hour.', style='villa', tone='warm', **WIDE)
def villa():
    return mediterranean(('golden', 236, 14), ((-9.2, -16.2, 1.75), 25, 25, .075), .22, .55, .6)


@shot('hero-skyline-blue', 'hero', 'A city skyline of lit towers across still water at blue hour.', style='tower', tone='blue', **WIDE)
def skyline():
    g, rng = Geo('skyline'), random.Random(131)
    g.quad((-900, -400, -1), (900, -400, -1), (900, 92, -1), (-900, 92, -1), O.water('#16222f', .10, .12))
    g.slab(-900, 900, 92, 110, -2, .6, M.concrete('#77746e'), .05)
    spots = ((-120, 150, 22), (-86, 138, 30), (-58, 162, 24), (-30, 140, 36), (-4, 170, 28), (22, 146, 42), (48, 158, 26), (76, 142, 33), (108, 156, 22), (138, 146, 27))
    for i, (x, y, n) in enumerate(spots):
        if i % 3 == 1:
            W.balcony_tower(g, x, y, 16, 15, n, lit=.5, rng=rng, wall=M.plaster('#c9c6c0', .05), glow=.6)
        else:
            W.glass_tower(g, x, y, 18 + i % 4 * 2, 18, n, lit=.42, rng=rng, glow=.75, tint=('#8fa3ab', '#7d929c')[i % 2])
    for i in range(34):
        x = -190 + i * 11.4
        W.slab_block(g, x, 118 + (i % 3) * 5, 10.6, 10, rng.uniform(10, 24), M.plaster(rng.choice(['#8f8a83', '#a58f78', '#77797c', '#9c7a66'])), rng, .6, .45, glow=.7)
    for x in range(-190, 191, 9):
        site.lamp_post(g, x, 94, 4.6)
    g.build()
    m = W.grove(4, 7)
    for x in range(-190, 191, 7):
        place(m[x % 3], (x, 98, .5), x * 31, .9)
    W.skyline(-300, 300, 200, 330, 40, 12, (30, 100), .35, glow=.5, glassy=.4)
    outside.hills(900, 90, -2, '#2f3d52', 5, (-80, 80))
    light.sky('blue', 352, 2, sun=.3, clouds=.55, strength=1.9, seed=3)
    light.camera((-6, -210, 9), 1, 36, .125)
    return dict(key=.11, bloom=.1)


@shot('hero-terrace-rain', 'hero', 'A terraced street after rain with wet paving and warm windows.', style='terrace', tone='warm', **WIDE)
def rain():
    g, rng = Geo('row'), random.Random(133)
    walls = ['#c9b8a0', '#a9bfc4', '#d9b9a0', '#e3dccb', '#b9c4ae', '#d6c29c', '#c9a89c']
    doors = ['#27394a', '#6b2f2a', '#31493d', '#20242a', '#7a5a2c', '#3a4d5c', '#8a3c34']
    for i in range(12):
        row_house(g, -26 + i * 5.1, 5.1, M.plaster(walls[i % 7], .1, .12), M.satin(doors[i % 7], .2), M.plaster('#efeae0', .04, .08), rng, 3, 3.15, lit=.5, bay_window=i % 2 == 0)
        front_yard(g, -26 + i * 5.1, 5.1, rng)
    yk = site.street(g, -2.3, 2.6, 7.5, road_mat=O.asphalt('#3c3d40', .9), pave=O.paving('#8d8a86', .7, .5, '#55524e', wet=1))
    for x in (-13, 1.5, 17):
        site.lamp_post(g, x, yk + .45, 4.5)
    street_trees('maple', (7.0, 17, 27), yk + .8, 6.4, 2.1, 9, g)
    g.build()
    site.border(-26, 33, -1.9, -1.1, 60, 6)
    outside.ground(O.asphalt('#3c3d40'), -.35)
    light.sky('dusk', 70, 5, sun=.25, clouds=.75, strength=.75)
    light.camera((-17.5, -10.6, 1.5), 54, 27, .07)
    return dict(key=.17, bloom=.09)


@shot('hero-living-bright', 'hero', 'A bright living room with tall windows, a cream sofa and an oak floor.', style='house', tone='light', **WIDE)
def living():
    return bright_room(((.7, .3, 1.3), -5, 20, .0))


PANO = dict(width=2048, height=1024, samples=4)


def look_around(y, x=0, h=1.45):
    light.camera((x, y, h), 0, panorama=True)


@shot('pano-living-loft', 'panorama', 'A 360 degree view of a loft living room with brick walls and steel windows.', style='loft', tone='warm', **PANO)
def loft():
    brick = M.brick('#8f5138', '#a8664a')
    r = Room(7, 7.4, 3.6, '#e7e1d7', accents={'left': brick, 'front': brick}, ceiling=M.concrete('#a5a19a'), skirt=.1, portal=.9,
             openings={'back': [Opening(.5, .6, 2.7, 2.5), Opening(3.8, .6, 2.7, 2.5)], 'right': [Opening(2.2, .6, 2.6, 2.5)]})
    g = r.g
    r.floor_planks('#94704c', .2, 'y', .45)
    for n in ('back', 'right'):
        r.windows(n, M.black_metal(), cols=4, rows=4, thin=.03, bar=.06)
    with g.at(0, 5.8):
        S.sofa(g, M.leather('#8f4f28'), 2.5, .95, 3, M.black_metal(), [M.fabric('#2f4148'), M.fabric('#d8cbb4'), M.fabric('#c9853f')])
    T.rug(g, 0, 4.4, 3.2, 2.2, M.fabric('#b7a58a', .3), border=M.fabric('#2c3a44', .3))
    with g.at(0, 4.6):
        T.table(g, M.wood('#6b4a31', (1, 12, 12)), M.black_metal(), 1.2, .7, .38, .05, 'slab')
        T.book_stack(g, -.3, .05, .38, 4, 15)
    with g.at(-2.3, 4.5, rot=80):
        S.armchair(g, M.boucle('#e6dccb'), M.wood('#5a4030'))
    with g.at(-3.25, 2.2, rot=90):
        T.shelf_unit(g, M.black_metal(), 2.4, 2.3, .32, 3, 6)
    with g.at(0, .3, rot=180):
        T.sideboard(g, M.wood('#5b4130', (1, 12, 12)), M.wood('#5b4130', (1, 12, 12)), 2.4, .45, .7, 4, M.black_metal())
        T.table_lamp(g, M.ceramic('#b3a58e'), O.shade('#ffd9a0', 3), .8, 0, .7, .5)
        T.vase(g, M.ceramic('#c7b497'), -.6, 0, .7, .34, 2)
        P.branches(g, -.6, 0, 1.02, .5)
    with r.on('front'):
        T.picture(g, 3.5, 1.75, 1.7, 1.1, M.art(('#d9cbb2', '#1f2a30', '#b8562f', '#e0a85b'), 8, 1.6), M.black_metal())
    with g.at(2.3, 2.1):
        T.round_table(g, M.wood('#7a5638'), M.black_metal(), .6, .74, base='pedestal')
        T.bowl(g, M.ceramic('#2f3a40'), 0, 0, .74, .17, M.satin('#8fa545', .4))
        for a in (0, 120, 240):
            with g.at(rot=a):
                with g.at(0, .85):
                    S.chair(g, M.black_metal(), M.leather('#8a5a36'))
    for x, y in ((3.0, 6.7), (-3.0, 6.8), (3.0, .6)):
        with g.at(x, y):
            P.fiddle(g, M.concrete('#77746f'), 1.9, r=.2)
    for x, y in ((0, 4.6), (2.3, 2.1)):
        px = T.pendant(g, x, y, 3.6, 1.1, 'dome', M.satin('#23282b', .35), O.shade('#ffd08a', 4), .22)
        light.bulb((px[0], px[1], px[2] - .05), 14)
    r.finish()
    outside.city(-70, 70, 24, 90, -9, 26, 4, .05, height=(10, 18))
    light.sky('soft', 60, 30, sun=1.3, clouds=.5)
    light.area((0, 3.4, 3.5), (4, 4), 40, '#fff4e6', (0, 0, -1))
    look_around(3.1)
    return dict(key=.26)


@shot('pano-living-white', 'panorama', 'A 360 degree view of a white living room open to a garden.', style='house', tone='light', **PANO)
def white():
    r = Room(6.6, 6.8, 2.9, '#f1eee7', portal=1.1, openings={'back': [Opening(.6, .05, 5.4, 2.5)], 'left': [Opening(1.2, .6, 1.8, 1.8)]})
    g = r.g
    r.floor_planks('#cdb088', .2, 'y', .42)
    r.windows('back', M.satin('#3b3d3d'), cols=3, bar=.05)
    r.windows('left', M.satin('#f3f0ea'), cols=2, sill=r.trim)
    r.curtains('back', M.sheer('#f6f3ec', .4), None, M.black_metal(), .5, over=.2)
    with g.at(-2.55, 4.6, rot=90):
        S.sofa(g, M.fabric('#d9d2c4'), 2.4, .95, 3, M.wood('#a57c53'), [M.fabric('#8d9a86'), M.fabric('#efe9dc'), M.fabric('#b0623c')])
    with g.at(.4, 5.2, rot=-25):
        S.armchair(g, M.boucle('#efe8da'), M.wood('#a57c53'))
    T.rug(g, -1.1, 4.6, 2.8, 2.4, M.fabric('#e0d6c2', .2), border=M.fabric('#b8a27c', .2))
    with g.at(-1.1, 4.5):
        T.round_table(g, M.wood('#a57c53'), M.wood('#a57c53'), .5, .38)
        T.book_stack(g, 0, 0, .38, 3)
    with g.at(1.7, 1.9, rot=90):
        T.table(g, M.wood('#b08457', (12, 1, 12)), M.wood('#b08457'), 1.9, .95, .75)
        T.vase(g, M.ceramic('#d8cdbb'), 0, 0, .75, .3)
        P.branches(g, 0, 0, 1.02, .5, ('#86a04a', '#b9c46a'))
        for dx in (-.5, .5):
            for s, a in ((-1, 180), (1, 0)):
                with g.at(dx, s * .78, rot=a):
                    S.chair(g, M.wood('#b08457'), M.fabric('#d9c9a8'), 'cane')
    with g.at(-1.4, .32, rot=180):
        T.shelf_unit(g, M.wood('#c49d6d', (12, 12, 1)), 2.2, 2.1, .32, 3, 5, M.paint('#f5f2ea'), fill=.65)
    with g.at(3.05, 4.7, rot=-90):
        T.sideboard(g, M.wood('#a57c53', (12, 1, 12)), M.wood('#a57c53', (12, 12, 1)), 1.9, .42, .68, 4, M.brass())
        T.table_lamp(g, M.ceramic('#8d9a86'), O.shade('#f6e3c0', 1.6), .6, 0, .68, .5)
    with r.on('right'):
        T.picture(g, 2.1, 1.65, 1.3, .9, M.art(('#efe8da', '#d9b98c', '#b0623c', '#4f5f55'), 17, 1.4), M.wood('#a57c53'), M.paint('#f8f5ee'))
    for x, y in ((2.8, 6.2), (-2.9, 6.3), (2.9, .5)):
        with g.at(x, y):
            P.palm_pot(g, M.ceramic('#e9e3d8'), 1.6)
    T.pendant(g, 1.7, 1.9, 2.9, .8, 'woven', M.wood('#b99868'), O.shade('#ffdca6', 1.5), .28)
    r.finish()
    outside.garden(-26, 26, 11, 30, count=20, seed=91)
    light.sky('clear', 220, 38, sun=1.1, clouds=.4)
    light.area((0, 3.2, 2.85), (4, 4), 40, '#ffffff', (0, 0, -1))
    look_around(3.2, .2)
    return dict(key=.32)


@shot('pano-bedroom-sage', 'panorama', 'A 360 degree view of a sage green bedroom with an oak bed and linen curtains.', style='any', tone='green', **PANO)
def bedroom():
    from shots.bedrooms import pair
    r = Room(4.8, 5.6, 2.8, '#ebe7dd', accents={'back': M.plaster('#8f9a82', .2)}, portal=1.6, openings={'left': [Opening(1.9, .5, 1.8, 1.9)]})
    g = r.g
    r.floor_planks('#b8946b', .18, 'y')
    r.windows('left', M.satin('#f4f1ea'), cols=2, rows=2, sill=r.trim)
    r.curtains('left', M.drape('#e9e1d2'), None, M.wood('#8d6a48'), .4)
    oak, linen = M.wood('#9a7350', (1, 12, 12)), M.fabric('#ece5d8')
    with g.at(0, 4.4):
        S.bed(g, 1.7, linen, M.fabric('#e4dccd'), oak, oak, [linen, linen, M.fabric('#cfc3ae'), M.fabric('#b4775a')], M.fabric('#7b8468', .5), 1.0)
    pair(g, 0, 5.2, 1.7, oak)
    T.rug(g, 0, 3.2, 2.9, 2.0, M.fabric('#d5c9b4', .3), border=M.fabric('#b9a88c', .3))
    with r.on('back'):
        T.picture(g, 2.05, 1.75, .55, .75, M.art(('#efe8da', '#7c8569', '#c48b62'), 2), oak, M.paint('#f7f3ea'))
        T.picture(g, 2.75, 1.75, .55, .75, M.art(('#efe8da', '#b4775a', '#4f5a4a'), 5), oak, M.paint('#f7f3ea'))
    wardrobe = M.satin('#e3ddd0', .45)
    with g.at(2.1, 2.6, rot=-90):
        from lib import kitchen as K
        K.tall_units(g, -1.3, 1.3, wardrobe, 2.4, 4, .6, 'shaker', M.brass())
    with g.at(-.9, .35, rot=180):
        T.sideboard(g, oak, oak, 1.5, .45, .8, 3, M.brass())
        T.vase(g, M.ceramic('#c9b79b'), .4, 0, .8, .28)
        P.branches(g, .4, 0, 1.05, .5, ('#c9ba86', '#e0d3a8'))
        T.book_stack(g, -.3, 0, .8, 3)
    with r.on('front'):
        T.mirror_round(g, 3.3, 1.55, .42, M.brass())
        from lib import shell
        shell.door(g, .5, .85, 2.1, M.satin('#f1ede4'), M.brass(), 2, r.trim, -.03)
    with g.at(-1.8, 2.0, rot=110):
        S.armchair(g, M.boucle('#efe8da'), oak)
    with g.at(-1.95, 5.0):
        P.fiddle(g, M.ceramic('#e7dfd0'), 1.7)
    T.pendant(g, 0, 3.3, 2.8, .4, 'woven', M.wood('#b08a5c'), O.shade('#f6e3c0', 1.5), .26)
    r.finish()
    outside.garden(-26, -6, -4, 18, count=12, seed=3)
    light.sky('soft', 280, 28, sun=1.5, clouds=.3)
    light.area((0, 2.6, 2.75), (3, 3), 26, '#ffffff', (0, 0, -1))
    look_around(2.2, .1)
    return dict(key=.29)


@shot('pano-kitchen-blue', 'panorama', 'A 360 degree view of a blue kitchen with an island and a dining corner.', style='townhouse', tone='blue', **PANO)
def kitchen():
    from lib import kitchen as K
    r = Room(5.4, 6.4, 2.8, '#efeae0', portal=1.5, openings={'left': [Opening(1.6, .9, 2.4, 1.5)], 'front': [Opening(1.6, .05, 2.4, 2.3)]})
    g = r.g
    r.floor_herringbone('#b08c63')
    r.windows('left', M.satin('#f4f1ea'), cols=3, rows=2, sill=M.marble())
    r.windows('front', M.satin('#f4f1ea'), cols=2, rows=1)
    blue, top, brass, oak = M.satin('#5a7080', .45), M.marble(), M.brass(), M.wood('#a3794f', (1, 12, 12))
    with g.at(0, 6.4):
        K.base_run(g, 3.4, blue, top, 6, 'shaker', brass, drawers=(2, 3))
        K.tall_units(g, 1.72, 2.68, blue, 2.4, 2, style='shaker', handle=brass, oven=0)
        g.slab(-1.7, 1.7, -.02, 0, .9, 1.5, top, .003)
        K.hob(g, 0, -.3, .9)
        K.hood(g, 0, blue, 1.62, .85, 2.8, 'canopy')
        K.open_shelf(g, -1.7, -.6, 1.62, oak, seed=2)
        K.open_shelf(g, .6, 1.65, 1.62, oak, seed=7)
        K.counter_items(g, 1.0, -.12, .9)
        K.sink(g, -1.2, -.3, .9)
        K.tap(g, -1.2, -.08, .9, brass)
    with g.at(0, 4.6):
        K.island(g, 2.2, .95, M.satin('#f0ebe1', .45), top, 'shaker')
        T.bowl(g, M.ceramic('#e9e3d8'), .5, .1, .92, .17, M.satin('#d98f3b', .4))
        T.vase(g, M.ceramic('#5a7080'), -.6, .1, .92, .3)
        P.branches(g, -.6, .1, 1.2, .5, seed=3)
    for x in (-.6, .1, .8):
        with g.at(x, 3.95):
            S.stool(g, M.black_metal(), M.leather('#8a5a36'))
    for x in (-.5, .5):
        px = T.pendant(g, x, 4.6, 2.8, .95, 'dome', brass, O.shade('#ffdca6', 3), .17)
        light.bulb((px[0], px[1], px[2] - .1), 6)
    with g.at(1.5, 1.5):
        T.round_table(g, oak, oak, .55, .74, base='pedestal')
        T.bowl(g, M.ceramic('#5a7080'), 0, 0, .74, .16)
        for a in (30, 150, 270):
            with g.at(rot=a):
                with g.at(0, .8):
                    S.chair(g, oak, M.fabric('#d9c9a8'), 'cane')
    with g.at(2.45, 3.6, rot=-90):
        T.sideboard(g, oak, oak, 1.6, .42, .85, 3, brass)
        T.vase(g, M.ceramic('#e9e3d8'), .4, 0, .85, .34, 2)
    with r.on('right'):
        T.picture(g, 2.8, 1.75, 1.0, .8, M.art(('#efe8da', '#5a7080', '#c48b62', '#d9c49a'), 6, 2), oak, M.paint('#f8f5ee'))
    for x, y in ((-2.3, 5.2), (-2.3, .5)):
        with g.at(x, y):
            P.fiddle(g, M.ceramic('#e9e3d8'), 1.7)
    T.rug(g, 1.5, 1.5, 2.2, 2.2, M.fabric('#d9cdb6', .2))
    r.finish()
    outside.garden(-26, 26, -24, 16, species=('lime', 'oak', 'birch'), count=0, seed=21)
    outside.ring_trees(('lime', 'oak', 'birch'), 14, -.15, 18, 160, 300, 5, 7)
    light.sky('soft', 250, 34, sun=1.4, clouds=.3)
    light.area((0, 3, 2.75), (4, 4), 32, '#ffffff', (0, 0, -1))
    look_around(2.9, -.3)
    return dict(key=.3)
