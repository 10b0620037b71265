"""Bathrooms."""
from lib import bath as B
from lib import houseplants as P
from lib import light, materials as M, materials_out as O, outside, shell, tables as T
from lib.registry import shot
from lib.rooms import Opening, Room


@shot('bathroom-green-tile', 'bathroom', 'A bathroom with vertical green tiles, a freestanding tub and brass taps.', tone='green')
def green():
    r = Room(3.4, 3.9, 2.7, '#efeae0', openings={'right': [Opening(.7, .9, 1.3, 1.4)]}, portal=2.0, skirt=0)
    g = r.g
    r.floor_plain(M.terrazzo('#e6e0d6', ('#6f7d6c', '#b9b1a2', '#8c8577')))
    r.windows('right', M.satin('#f4f1ea'), cols=2, sill=M.marble())
    tile, grout = M.tile('#4f7a68', .12, .25), M.paint('#c9d0c8')
    with r.on('back'):
        shell.tiles(g, 3.4, 2.7, .075, .24, tile, grout)
        B.wall_tap(g, 1.9, .95, M.brass(), .22)
        g.slab(.0, 3.4, -.16, 0, 1.18, 1.21, M.marble(), .004)
        T.candle(g, .55, -.08, 1.21, .12)
        g.cyl((.75, -.08, 1.21), .035, .16, O.glass_solid('#b98a52'), 16)
        T.vase(g, M.ceramic('#e9e3d8'), 2.9, -.08, 1.21, .2, 2)
        P.trailing(g, M.ceramic('#e9e3d8'), 1.1, -.08, 1.21, 3, .06, .25)
    with g.at(.2, 3.35):
        B.tub(g, M.ceramic('#f3f0ea'))
    B.tray(g, .55, 3.35, .6)
    with g.at(-1.7, 1.9, rot=90):
        B.vanity(g, 1.3, M.wood('#a57c53', (1, 12, 12)), M.marble(), drawers=2)
        T.mirror_round(g, 0, 1.62, .42, M.brass())
        for s in (-.62, .62):
            g.pillow((s, -.1, 1.7), (.13, .13, .13), O.shade('#ffe3b8', 4), 1)
            g.tube([(s, 0, 1.7), (s, -.06, 1.7)], .012, M.brass(), 8)
            T.vase(g, M.ceramic('#dcd4c6'), s * .75, -.2, .86, .16, 1)
    light.bulb((-1.35, 2.0, 1.75), 9)
    with r.on('right'):
        B.towel(g, 2.55, 1.35, M.fabric('#e7dfd0', .3), .45, .7, rail=M.brass())
    with g.at(1.25, 2.4):
        g.cyl((0, 0, .4), .17, .04, M.wood('#a57c53'), 32)
        for a in range(3):
            import math
            g.tube([(.14 * math.cos(a * 2.09), .14 * math.sin(a * 2.09), 0), (.1 * math.cos(a * 2.09), .1 * math.sin(a * 2.09), .4)], .015, M.wood('#a57c53'), 8)
        B.folded_towels(g, 0, 0, .44, [M.fabric('#e7dfd0', .3), M.fabric('#8fa393', .3)], .28)
    T.rug(g, .1, 2.4, 1.3, .75, M.fabric('#efe8da', .15))
    r.finish()
    outside.garden(6, 26, -6, 16, count=14, seed=41)
    light.sky('soft', 80, 34, sun=1.5, clouds=.3)
    light.area((0, .2, 2.4), (2.4, 1), 9, '#ffffff', (0, .9, -.3))
    light.camera((.15, .2, 1.3), -1, 23, -.04)
    return dict(key=.28)


@shot('bathroom-marble-tub', 'bathroom', 'A marble bathroom with a freestanding bath in front of a tall window.', style='villa')
def marble():
    r = Room(4.2, 4.6, 2.9, M.marble('#eceae6', '#a9a39b', .5, .2), openings={'back': [Opening(1.0, .35, 2.2, 2.2)]}, portal=1.2, skirt=0)
    g = r.g
    r.floor_tiles(M.marble('#e6e3de', '#a09a92', .6, .15), M.paint('#cfcac2'), .8, .8)
    r.windows('back', M.black_metal(), cols=3, rows=2, bar=.045)
    with r.on('back'):
        shell.curtain(g, .55, 1.05, .02, 2.75, M.sheer('#f4f1ea', .35), -.1, 5)
        shell.curtain(g, 3.15, 3.65, .02, 2.75, M.sheer('#f4f1ea', .35), -.1, 5)
    with g.at(0, 3.7):
        B.tub(g, M.ceramic('#f5f3ef'), w=1.8, d=.82)
        B.floor_tap(g, -.2, .55, M.brass())
    B.tray(g, .5, 3.7, .61)
    with g.at(2.1, 2.3, rot=-90):
        B.vanity(g, 1.8, M.wood('#7a5a40', (1, 12, 12)), M.marble('#eceae6', '#a9a39b', .5), drawers=3, basins=(-.45, .45))
        for s in (-.45, .45):
            g.box((s, -.015, 1.65), (.6, .03, .95), M.brass(), .01)
            g.box((s, -.03, 1.65), (.575, .012, .925), M.mirror(), .004)
        for s in (-.9, 0, .9):
            g.cyl((s, -.09, 1.6), .035, .22, O.shade('#ffe3b8', 4), 18)
    light.bulb((1.6, 2.3, 1.8), 12)
    with g.at(-1.6, 4.1):
        P.palm_pot(g, M.plaster('#d9cdb9'), 1.5)
    with g.at(-1.5, 2.4):
        g.box((0, 0, .22), (.42, .42, .44), M.wood('#a57c53', (12, 12, 1)), .02)
        B.folded_towels(g, 0, 0, .44, [M.fabric('#efe9de', .3)] * 2, .34)
    with r.on('left'):
        B.towel(g, 1.5, 1.4, M.fabric('#efe9de', .3), .5, .75, rail=M.brass())
        T.picture(g, 2.9, 1.6, .7, .9, M.art(('#efe9dc', '#a9b3ad', '#c9a878'), 7), M.brass(), M.paint('#f8f5ee'))
    T.rug(g, 0, 2.6, 1.6, .9, M.fabric('#efe9dd', .15))
    px = T.pendant(g, 0, 2.6, 2.9, .5, 'globe', M.brass(), O.shade('#ffe8c8', 2), .14)
    r.finish()
    outside.garden(-14, 14, 9, 28, species=('olive', 'lime', 'oak'), count=16, seed=44)
    light.sky('soft', 215, 36, sun=1.3, clouds=.3)
    light.area((0, .2, 2.5), (3, 1), 16, '#ffffff', (0, .9, -.3))
    light.camera((-.35, .25, 1.3), 4, 23, -.02)
    return dict(key=.3)


@shot('bathroom-concrete-black', 'bathroom', 'A microcement shower room with a black steel screen and a floating timber vanity.', style='loft', tone='dark')
def concrete():
    r = Room(3.2, 3.9, 2.6, M.concrete('#a8a29a', .6, .08), ceiling='#dedad2', openings={'left': [Opening(2.5, 1.2, .8, 1.1)]}, portal=2.4, skirt=0)
    g = r.g
    r.floor_plain(M.concrete('#8f8a82', .4, .06))
    black = M.black_metal()
    r.windows('left', black, cols=1)
    B.screen(g, -.35, 2.5, 3.9, 2.15, black)
    with g.at(-1.6, 3.9):
        with g.at(0, -.002, 0):
            shell.tiles(g, 1.25, 2.6, .06, .2, M.tile('#2e4046', .12, .25), M.paint('#4a5254'))
        B.shower(g, .62, 2.15, black)
        g.slab(.05, 1.2, -.1, 0, 1.25, 1.27, black)
        g.cyl((.25, -.06, 1.27), .03, .16, O.glass_solid('#b98a52'), 16)
        g.cyl((.36, -.06, 1.27), .03, .12, M.ceramic('#e9e3d8'), 16)
    with g.at(.65, 3.9):
        B.vanity(g, 1.5, M.wood('#8a5f3c', (1, 12, 12)), M.concrete('#b5b0a7', .4, .05), basins=(0,), bowl=M.ceramic('#232425'), tap_mat=black, drawers=2, lift=.4)
        g.box((0, -.015, 1.68), (1.3, .03, .95), black, .02)
        g.box((0, -.03, 1.68), (1.27, .012, .92), M.mirror(), .01)
        T.vase(g, M.ceramic('#d8cdbb'), .5, -.2, .86, .22, 0)
        P.branches(g, .5, -.2, 1.06, .3, seed=4)
        B.folded_towels(g, -.5, -.25, .02, [M.fabric('#d8cdbb', .3)] * 2)
        g.slab(-.6, .6, -.04, -.035, 1.2, 1.21, O.emit('#ffd7a2', 8))
    light.area((.65, 3.75, 2.3), (1.2, .1), 9, '#ffd9a8', (0, -.4, -1))
    with r.on('right'):
        B.towel(g, 1.7, 1.4, M.fabric('#c9bda9', .3), .5, .7, rail=black)
        T.picture(g, 2.7, 1.6, .5, .65, M.art(('#e6ddcd', '#3a3d3f', '#b0623c'), 5), black, M.paint('#f3efe6'))
    with g.at(1.25, 2.6):
        P.snake(g, M.concrete('#6f6c67'), .8)
    T.rug(g, .6, 2.7, 1.1, .7, M.fabric('#8d8273', .2))
    for y in (1.4, 2.8):
        for x in (-.9, .7):
            g.cyl((x, y, 2.588), .045, .011, O.emit('#ffdcae', 8), 18)
            light.bulb((x, y, 2.45), 9, '#ffdcae', .05)
    r.finish()
    outside.garden(-24, -6, -6, 16, count=12, seed=45)
    light.sky('soft', 285, 30, sun=1.2, clouds=.3)
    light.area((0, .2, 2.4), (2.4, 1), 6, '#ffffff', (0, .9, -.3))
    light.camera((-.25, .2, 1.3), 5, 23, -.02)
    return dict(key=.22)


@shot('bathroom-blush-small', 'bathroom', 'A small bathroom with pink zellige tiles, a round mirror and a checkerboard floor.', style='flat', tone='warm')
def small():
    r = Room(2.6, 3.4, 2.6, M.plaster('#efe4d8', .06), openings={'left': [Opening(1.6, 1.1, .9, 1.2)]}, portal=2.6, skirt=0)
    g = r.g
    r.floor_tiles(M.tile('#ece6da', .2, .04), M.paint('#b5aca0'), .2, .2, checker=M.tile('#5a6b66', .2, .08))
    r.windows('left', M.satin('#f4f1ea'), cols=1, rows=2, sill=M.marble())
    with r.on('back'):
        shell.tiles(g, 2.6, 1.5, .1, .1, M.tile('#d6a392', .1, .3), M.paint('#efe4d8'))
        g.slab(0, 2.6, -.03, 0, 1.5, 1.53, M.marble(), .004)
    with g.at(.35, 3.4):
        B.vanity(g, 1.0, M.satin('#f0e9de'), M.marble(), drawers=2, style='ribbed', lift=.28)
        T.mirror_round(g, 0, 1.98, .38, M.brass())
        for s in (-.52, .52):
            g.pillow((s, -.12, 1.95), (.14, .14, .14), O.shade('#ffe3b8', 3), 1)
            g.tube([(s, 0, 1.95), (s, -.06, 1.95)], .012, M.brass(), 8)
        T.vase(g, M.ceramic('#8fa393'), .38, -.2, .86, .18, 0)
        P.branches(g, .38, -.2, 1.02, .3, ('#e7b9bd', '#f5dfe0'), 6, size=.035)
    light.bulb((.35, 3.1, 1.9), 8)
    with g.at(-.85, 3.4):
        B.toilet(g)
    with r.on('right'):
        B.towel(g, 1.3, 1.3, M.fabric('#c98f7c', .3), .45, .65, rail=M.brass())
        T.picture(g, 1.3, 1.85, .5, .6, M.art(('#f4ead6', '#c98f7c', '#5a6b66'), 6), M.brass(), M.paint('#faf6ec'))
    with g.at(-1.0, 2.65):
        P.fiddle(g, M.ceramic('#efe9de'), 1.2, r=.14)
    T.rug(g, .35, 2.5, .95, .6, M.fabric('#efe6d8', .15))
    px = T.pendant(g, .1, 2.0, 2.6, .3, 'globe', M.brass(), O.shade('#ffe8c8', 1.5), .14)
    light.bulb((.1, 2.0, 1.9), 6)
    r.finish()
    outside.garden(-24, -6, -6, 16, count=12, seed=47)
    light.sky('soft', 285, 30, sun=1.3, clouds=.3)
    light.area((0, .2, 2.4), (2, 1), 9, '#ffffff', (0, .9, -.3))
    light.camera((.1, .15, 1.25), 0, 22, -.02)
    return dict(key=.29)
