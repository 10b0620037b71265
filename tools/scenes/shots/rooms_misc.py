"""Studies, dining rooms, a hall, a shared office."""
import random

from lib import houseplants as P
from lib import light, materials as M, materials_out as O, outside, seating as S, shell, tables as T
from lib.registry import shot
from lib.rooms import Opening, Room, spotlights


def desk_set(g, top, leg, w=1.6):
    T.table(g, top, leg, w, .72, .74, .035, 'legs')
    g.box((.1, .18, .98), (.62, .025, .36), M.satin('#1b1c1d', .2), .006)
    g.box((.1, .2, .8), (.05, .03, .12), M.satin('#8d9092', .3), .004)
    g.box((.1, .2, .747), (.22, .16, .012), M.satin('#8d9092', .3), .004)
    g.box((.1, -.14, .75), (.44, .14, .015), M.satin('#e6e4de', .4), .004)
    T.book_stack(g, -.55, .05, .74, 3)
    T.table_lamp(g, M.brass(), O.shade('#ffdca6', 3), .62, .16, .74, .42)
    g.cyl((-.28, -.1, .74), .04, .09, M.ceramic('#b4734f'), 20)


@shot('study-walnut-shelves', 'study', 'A study with a walnut desk, a wall of books and a green reading chair.', style='townhouse', tone='warm')
def walnut():
    r = Room(4.4, 4.8, 2.9, '#d9cfbd', accents={'back': M.paint('#4a5a52')}, openings={'left': [Opening(1.5, .6, 1.4, 1.9)]}, portal=2.4)
    g = r.g
    r.floor_herringbone('#9a6f48')
    r.windows('left', M.satin('#f1ede4'), cols=2, rows=3, sill=r.trim)
    r.curtains('left', M.drape('#c9b48a'), None, M.brass(), .32)
    r.cornice()
    wal = M.wood('#6a4630', (12, 12, 1))
    with g.at(.3, 4.6):
        T.shelf_unit(g, wal, 3.4, 2.5, .34, 5, 6, M.paint('#43524a'), fill=.74)
    with g.at(.1, 2.9):
        desk_set(g, M.wood('#6a4630', (1, 12, 12)), wal, 1.8)
    with g.at(.2, 3.65):
        S.armchair(g, M.leather('#7a4a2c'), M.brass())
    with g.at(-1.5, 3.9, rot=40):
        S.armchair(g, M.fabric('#54695c', 1, .7), wal, cushion=M.fabric('#c9a35c'))
    T.rug(g, .1, 2.7, 3.0, 2.2, M.fabric('#a5533a', .2), border=M.fabric('#d9c49a', .2))
    with g.at(1.85, 2.1):
        P.fiddle(g, M.ceramic('#e9e3d8'), 1.7)
    with r.on('right'):
        T.picture(g, 2.6, 1.7, .8, 1.0, M.art(('#e6dcc6', '#54695c', '#b5683f', '#2f3a36'), 9, 1.8), M.brass(), M.paint('#f6f2e8'))
    T.pendant(g, .1, 2.9, 2.9, .7, 'dome', M.brass(), O.shade('#ffdca6', 3), .2)
    light.bulb((.1, 2.9, 1.9), 8)
    light.bulb((.7, 2.9, 1.3), 4)
    r.finish()
    outside.garden(-24, -6, -4, 16, count=12, seed=81)
    light.sky('soft', 285, 30, sun=1.4, clouds=.4)
    light.area((0, .2, 2.5), (3, 1), 8, '#fff8ee', (0, .9, -.3))
    light.camera((-.1, .3, 1.3), 2, 24, -.02)
    return dict(key=.23)


@shot('study-white-window', 'study', 'A white home office with an oak desk below a window and a pin board on the wall.', style='flat')
def white():
    r = Room(3.8, 4.4, 2.7, '#f1eee7', openings={'back': [Opening(1.5, .85, 1.9, 1.5)]}, portal=1.5)
    g = r.g
    oak = M.wood('#c49d6d', (1, 12, 12))
    r.floor_planks('#cdb088', .18, 'y', .45)
    r.windows('back', M.satin('#f5f3ee'), cols=2, sill=oak)
    r.curtains('back', M.drape('#cfd6d1'), None, oak, .3, floor=.6)
    with g.at(.55, 3.85):
        desk_set(g, oak, M.satin('#efece5'), 2.0)
    with g.at(.5, 3.0, rot=180):
        S.chair(g, oak, M.fabric('#5f7d78'), 'shell')
    with g.at(-1.7, 3.2, rot=90):
        T.shelf_unit(g, oak, 1.5, 1.9, .32, 2, 5, M.paint('#f5f2ea'), fill=.6)
        P.trailing(g, M.ceramic('#e9e3d8'), .3, 0, 1.93, 3, .09, .5)
    with r.on('right'):
        g.box((1.8, -.015, 1.55), (1.4, .02, .9), M.fabric('#c9a578', .5), .004)
        rg = random.Random(3)
        for i in range(11):
            c = rg.choice(['#f4efe4', '#d98a5c', '#7fa3a0', '#e0b455', '#efe2dc'])
            g.box((1.25 + (i % 4) * .36 + rg.uniform(-.04, .04), -.03, 1.3 + (i // 4) * .27 + rg.uniform(-.03, .03)), (.2, .004, .16 + .08 * (i % 2)), M.paint(c), .001)
        g.slab(1.0, 2.8, -.2, 0, .95, .975, oak)
        T.books(g, 1.1, 1.9, .975, .15, -.1)
        T.vase(g, M.ceramic('#5f7d78'), 2.3, -.1, .975, .2)
    T.rug(g, .3, 2.6, 2.0, 1.5, M.fabric('#dcd3c0', .2), border=M.fabric('#8fa39b', .2))
    with g.at(1.5, 1.9):
        P.palm_pot(g, M.fabric('#b99c6b', .4), 1.3)
    T.pendant(g, .3, 2.7, 2.7, .45, 'globe', oak, O.shade('#f9edd6', 1.0), .2)
    r.finish()
    outside.garden(-16, 16, 9, 26, species=('birch', 'lime', 'maple'), count=14, seed=83)
    light.sky('soft', 215, 34, sun=1.3, clouds=.4)
    light.area((0, .2, 2.4), (3, 1), 16, '#ffffff', (0, .9, -.3))
    light.camera((-.3, .3, 1.3), 5, 24, -.03)
    return dict(key=.31)


@shot('dining-oak-pendants', 'dining', 'A dining room with a long oak table, cane chairs and two woven pendants.', style='house')
def oak_dining():
    r = Room(5.2, 5.8, 2.9, '#efe9de', accents={'back': M.plaster('#c9b59a', .2)}, openings={'left': [Opening(1.0, .05, 3.6, 2.5)]}, portal=1.4)
    g = r.g
    oak = M.wood('#b08457', (12, 1, 12))
    r.floor_planks('#b8946b', .2, 'y', .42)
    r.windows('left', M.satin('#3b3d3d'), cols=3, bar=.05)
    r.curtains('left', M.sheer('#f4efe6', .4), None, M.black_metal(), .45)
    with g.at(.2, 3.4, rot=90):
        T.table(g, M.wood('#b08457', (12, 1, 12)), oak, 2.6, 1.0, .75, .05, 'slab')
        T.vase(g, M.ceramic('#d8cdbb'), -.3, 0, .75, .34, 0)
        P.branches(g, -.3, 0, 1.06, .6, ('#86a04a', '#b9c46a'), 9, 4)
        T.bowl(g, M.ceramic('#5d6a5c'), .5, 0, .75, .2, M.satin('#c8a13c', .4))
        for dx in (-.85, 0, .85):
            with g.at(dx, -.78, rot=180):
                S.chair(g, oak, M.fabric('#d9c9a8'), 'cane')
            with g.at(dx, .78):
                S.chair(g, oak, M.fabric('#d9c9a8'), 'cane')
            for s in (-.3, .3):
                g.cyl((dx, s, .75), .125, .012, M.ceramic('#f4f1ea'), 28)
    for y in (2.8, 4.0):
        px = T.pendant(g, .2, y, 2.9, .75, 'woven', M.wood('#b99868'), O.shade('#ffdca6', 3), .27)
        light.bulb((px[0], px[1], px[2]), 7)
    with g.at(.6, 5.55):
        T.sideboard(g, M.wood('#8a6443', (1, 12, 12)), M.wood('#8a6443', (12, 12, 1)), 2.2, .42, .8, 4, M.brass())
        T.vase(g, M.plaster('#b98263'), -.7, 0, .8, .4, 2)
        T.book_stack(g, .1, 0, .8, 3)
        T.table_lamp(g, M.ceramic('#e9e3d8'), O.shade('#f6e3c0', 2), .8, 0, .8, .5)
    with r.on('back'):
        T.picture(g, 3.2, 1.75, 1.4, .9, M.art(('#efe8da', '#b98263', '#5d6a5c', '#d9b98c'), 13, 1.6), oak)
    with g.at(-2.1, 5.3):
        P.fiddle(g, M.ceramic('#e9e3d8'), 1.9)
    T.rug(g, .2, 3.4, 2.6, 3.4, M.fabric('#dcd0ba', .2))
    r.finish()
    outside.garden(-26, -6, -6, 16, count=14, seed=85)
    light.sky('soft', 280, 32, sun=1.6, clouds=.3)
    light.area((0, .2, 2.5), (3, 1), 7, '#ffffff', (0, .9, -.3))
    light.camera((.75, .3, 1.35), -7, 24, -.02)
    return dict(key=.28)


@shot('dining-dark-evening', 'dining', 'An evening dining room with dark blue walls, candles and a round marble table.', style='townhouse', tone='dark')
def dark_dining():
    r = Room(4.6, 5.0, 3.0, '#34424c', ceiling='#cfc9bd', trim='#34424c', openings={'right': [Opening(1.2, .4, 1.3, 2.1)]}, portal=.8, sky_light='#9fb6e0')
    g = r.g
    r.floor_herringbone('#7d5638')
    r.windows('right', M.satin('#e9e4da'), cols=2, rows=4)
    r.curtains('right', M.drape('#4a5a66'), None, M.brass(), .35)
    r.cornice()
    r.wainscot('back', M.satin('#2f3c46', .5), 1.0, .76)
    wal = M.wood('#4a3122', (12, 12, 1))
    with g.at(0, 3.1):
        T.round_table(g, M.marble('#e3ded5', '#8d8578', 1.1), M.brass(), .85, .75, base='pedestal')
        for i in range(5):
            with g.at(rot=i * 72 + 20):
                with g.at(0, 1.0):
                    S.chair(g, wal, M.fabric('#b5804a', 1, .8), 'shell')
        for x, y, h in ((.1, .1, .3), (-.05, -.08, .22), (.2, -.1, .16)):
            T.candle(g, x, y, .75, h)
            g.pillow((x, y, .75 + h + .03), (.02, .02, .05), O.emit('#ffc05e', 30), 1)
        T.vase(g, M.ceramic('#2b2c2d'), -.3, .12, .75, .26, 2)
        P.branches(g, -.3, .12, 1.0, .4, ('#a5533a', '#d08a5a'), 8, 4)
        for i in range(5):
            import math
            a = math.radians(i * 72 + 110)
            g.cyl((.58 * math.cos(a), .58 * math.sin(a), .75), .13, .012, M.ceramic('#f4f1ea'), 28)
            g.cyl((.5 * math.cos(a + .4), .5 * math.sin(a + .4), .75), .03, .16, O.glass_solid(), 18)
    light.bulb((0, 3.1, 1.3), 8)
    for i in range(6):
        import math
        a = i * math.pi / 3
        g.tube([(0, 3.1, 2.2), (.45 * math.cos(a), 3.1 + .45 * math.sin(a), 2.15)], .01, M.brass(), 6)
        g.pillow((.5 * math.cos(a), 3.1 + .5 * math.sin(a), 2.15), (.15, .15, .15), O.shade('#ffdfa8', 4), 1)
    g.tube([(0, 3.1, 3.0), (0, 3.1, 2.15)], .012, M.brass(), 8)
    light.bulb((0, 3.1, 1.9), 26)
    with g.at(0, 4.76):
        T.sideboard(g, wal, wal, 2.2, .42, .85, 4, M.brass())
        for x in (-.85, .85):
            T.table_lamp(g, M.ceramic('#c7a15c'), O.shade('#ffdba6', 3), x, 0, .85, .5)
            light.bulb((x, -.2 + 4.76, 1.3), 5)
        T.vase(g, M.ceramic('#d8cdbb'), .1, 0, .85, .3, 0)
    with r.on('back'):
        T.picture(g, 2.3, 1.95, 1.3, 1.0, M.art(('#26323b', '#b5804a', '#e3d6bd', '#7d4a35'), 19, 1.4), M.brass())
    T.rug(g, 0, 3.1, 2.9, 2.9, M.fabric('#8d7f6b', .2), border=M.fabric('#c9a35c', .2))
    with g.at(-1.9, 4.4):
        P.palm_pot(g, M.brass(), 1.6)
    r.finish()
    outside.city(12, 60, -20, 40, -9, 22, 6, .5)
    light.sky('blue', 90, 3, sun=0, clouds=.4, strength=1.8)
    light.area((0, .2, 2.6), (3, 1), 5, '#ffe6c8', (0, .9, -.3))
    light.camera((-.6, .3, 1.35), 6, 24, -.01)
    return dict(key=.16)


@shot('hall-stair-checker', 'hall', 'An entrance hall with a checkerboard floor, a stair with a timber rail and a console table.', style='townhouse')
def hall():
    r = Room(3.6, 6.6, 3.2, '#e6e1d5', trim='#f3f0ea', openings={'back': [Opening(.35, 0, 1.1, 2.9)]}, portal=2.6)
    g = r.g
    r.floor_tiles(M.tile('#ece7dc', .18, .04), M.paint('#b9b2a5'), .4, .4, checker=M.tile('#3a3c3d', .18, .08))
    r.cornice()
    for wname in ('left', 'right'):
        r.wainscot(wname, M.satin('#dcd8cb', .5), 1.0, .8)
    with r.on('back'):
        shell.door(g, .35, 1.1, 2.15, M.satin('#31493d', .3), M.brass(), 2, r.trim, .06)
        shell.window(g, Opening(.35, 2.2, 1.1, .7), M.satin('#f3f0ea'), .1, 3, 1, .05)
        T.picture(g, 2.6, 1.9, .8, 1.0, M.art(('#efe8da', '#7d8f86', '#c48b62'), 4), M.brass(), M.paint('#f8f5ee'))
    light.area((-.9, 6.9, 2.5), (1.1, .8), 40, '#eaf1fb', (0, -1, -.3))
    oak, runner = M.wood('#7a5638', (1, 12, 12)), M.fabric('#8a4a3a', .2)
    for i in range(13):
        y, z = 2.3 + i * .27, i * .19
        g.slab(.75, 1.8, y, 6.6, z, z + .191, M.satin('#f0ece3', .45), .001)
        g.slab(.72, 1.8, y - .03, y + .28, z + .165, z + .195, oak, .008)
        g.slab(.95, 1.6, y - .035, y + .28, z + .192, z + .202, runner, .003)
        g.slab(.95, 1.6, y - .036, y - .028, z, z + .19, runner, .002)
        for k in (0, .135):
            g.slab(.77, .795, y + .05 + k, y + .075 + k, z + .19, z + 1.02 + k * .7, M.satin('#f0ece3'), .004)
    g.tube([(.78, 2.1, 1.0), (.78, 2.4, 1.1), (.78, 5.7, 3.42)], .03, oak, 10)
    g.cyl((.78, 2.15, 0), .05, 1.02, oak, 16)
    with g.at(-1.55, 3.9, rot=90):
        T.table(g, oak, M.black_metal(), 1.3, .36, .82, .03)
        T.table_lamp(g, M.ceramic('#7d8f86'), O.shade('#f6e3c0', 2.5), -.4, 0, .82, .55)
        T.vase(g, M.ceramic('#e9e3d8'), .35, 0, .82, .3, 2)
        P.branches(g, .35, 0, 1.1, .55, ('#e7b9bd', '#f5dfe0'), 8, 3, .045, .6, 22)
    light.bulb((-1.3, 3.5, 1.4), 6)
    with r.on('left'):
        T.mirror_round(g, 3.9, 1.75, .42, M.brass())
    T.rug(g, -.45, 3.4, .95, 3.4, M.fabric('#8a4a3a', .2), border=M.fabric('#d9c49a', .2))
    T.pendant(g, -.3, 3.2, 3.2, .8, 'globe', M.brass(), O.shade('#ffe3b8', 2.2), .17)
    light.bulb((-.3, 3.2, 2.0), 14)
    with g.at(-1.45, 5.7):
        P.fiddle(g, M.ceramic('#e9e3d8'), 1.6, r=.16)
    r.finish()
    light.sky('soft', 20, 30, sun=1, clouds=.3)
    light.area((0, .2, 2.7), (2.6, 1), 26, '#ffffff', (0, .9, -.3))
    light.area((1.3, 5, 3.1), (.9, 2), 20, '#f3f6fa', (0, 0, -1))
    light.camera((-.45, .3, 1.4), 5, 24, .02)
    return dict(key=.27)


@shot('office-interior-plants', 'commercial', 'A shared office with long timber desks, hanging lamps, plants and steel windows.', style='office', tone='green')
def office():
    r = Room(9.0, 9.0, 3.8, '#ebe7de', ceiling=M.concrete('#a7a39b'), openings={'left': [Opening(.8 + i * 2.7, .8, 2.2, 2.5) for i in range(3)]}, skirt=.1, portal=1.4)
    g, rng = r.g, random.Random(5)
    r.floor_planks('#bfa27a', .2, 'y', .5)
    r.windows('left', M.black_metal(), cols=3, rows=3, bar=.05)

    for x in (-1.6, 2.2):
        with g.at(x, 4.9, rot=90):
            T.table(g, M.wood('#b99164', (12, 1, 12)), M.black_metal(), 4.8, 1.4, .74, .04, 'trestle')
            for i in range(4):
                dx = -1.8 + i * 1.2
                for s in (-1, 1):
                    g.box((dx, s * .22, 1.0), (.56, .022, .34), M.satin('#1b1c1d', .2), .006)
                    g.box((dx, s * .24, .8), (.05, .03, .14), M.satin('#8d9092', .3), .004)
                    g.box((dx, s * .48, .75), (.4, .13, .015), M.satin('#e6e4de', .4), .004)
                    with g.at(dx, s * 1.0, rot=180 if s < 0 else 0):
                        S.chair(g, M.black_metal(), M.fabric(rng.choice(['#5f7d78', '#b0623c', '#d9cdb6', '#4a4d52'])), 'shell')
            T.vase(g, M.ceramic('#e9e3d8'), 0, 0, .74, .24, 1)
            P.branches(g, 0, 0, .96, .4, seed=4)
            T.book_stack(g, 1.2, 0, .74, 3)
        for y in (3.4, 4.9, 6.4):
            px = T.pendant(g, x, y, 3.8, 1.5, 'dome', M.satin('#2d3a36', .4), O.shade('#ffe0b0', 4), .24)
            light.bulb((px[0], px[1], px[2] - .05), 12)
    with g.at(1.2, 8.8):
        T.shelf_unit(g, M.black_metal(), 5.2, 2.6, .34, 6, 6, fill=.55)
        for i in range(5):
            P.trailing(g, M.ceramic(('#e9e3d8', '#b4734f')[i % 2]), -2.2 + i * 1.1, 0, 2.62, i, .1, .6)
    for x, y, h in ((-4.0, 8.4, 2.3), (-3.9, 3.6, 1.8), (4.1, 7.8, 2.0), (4.1, 2.6, 1.8)):
        with g.at(x, y):
            (P.fiddle if y > 5 else P.palm_pot)(g, M.concrete('#8d8983'), h, r=.24)
    g.tube([(3.6, 0, 3.4), (3.6, 9, 3.4)], .14, M.metal('#9a9d9f', .35), 16)
    with r.on('right'):
        T.picture(g, 4.5, 1.9, 2.0, 1.3, M.art(('#efe8da', '#5f7d78', '#b0623c', '#2f3a36'), 7, 1.2), M.black_metal())
    r.finish()
    outside.city(-80, -18, -40, 60, -8, 28, 6, .03)
    light.sky('soft', 285, 32, sun=1.5, clouds=.4)
    light.area((0, .2, 3.2), (5, 1), 26, '#ffffff', (0, .9, -.3))
    light.camera((.3, .4, 1.5), -2, 23, .0)
    return dict(key=.27)
