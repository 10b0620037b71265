"""Living rooms, second set: eight styles and palettes."""
from lib import houseplants as P
from lib import light, materials as M, materials_out as O, outside, seating as S, tables as T
from lib.registry import shot
from lib.rooms import Opening, Room, spotlights


def corner_lamp(g, x, y, metal=None, h=1.6, power=14):
    with g.at(x, y):
        T.floor_lamp(g, metal or M.brass(), O.shade('#ffdba6', 3), h)
    light.bulb((x, y - .1, h - .1), power)


@shot('living-grey-sea', 'living', 'A pale living room with a grey corner sofa and a wide window over the sea.', style='flat', tone='blue')
def sea():
    r = Room(6.2, 6.2, 2.8, '#eef0ef', openings={'back': [Opening(.4, .25, 5.4, 2.3)]}, portal=.8)
    g = r.g
    r.floor_planks('#c9b79c', .22, 'y', .45)
    r.windows('back', M.satin('#f4f3ef'), cols=3, bar=.06)
    r.curtains('back', M.drape('#dfe3e3'), None, None, .5, over=.2)
    grey = M.fabric('#a7adaf')
    with g.at(.3, 4.3):
        S.sofa(g, grey, 2.9, .98, 3, M.wood('#b99b74'), [M.fabric('#4f7486'), M.fabric('#efece4'), M.fabric('#d6c29c'), M.fabric('#4f7486')], chaise=-1)
    T.rug(g, .3, 3.0, 3.4, 2.4, M.fabric('#dcd9cf', .25), border=M.fabric('#8fa3ab', .25))
    with g.at(.6, 2.75):
        T.round_table(g, M.wood('#c4a67b'), M.wood('#c4a67b'), .48, .36)
        T.book_stack(g, -.12, .1, .36, 3)
        T.vase(g, M.ceramic('#7d98a3'), .2, .0, .36, .22, 2)
    with g.at(2.4, 2.9, rot=-62):
        S.armchair(g, M.boucle('#efece4'), M.wood('#b99b74'), cushion=M.fabric('#4f7486'))
    with g.at(-2.6, 2.6, rot=90):
        T.sideboard(g, M.wood('#c4a67b', (12, 1, 12)), M.satin('#eceae4'), 1.8, .42, .66, 4, M.wood('#b99b74'))
        T.table_lamp(g, M.ceramic('#dfe3e3'), O.shade('#f7ead2', 1.8), -.5, 0, .66, .5)
        T.vase(g, M.ceramic('#4f7486'), .4, 0, .66, .32, 0)
        P.branches(g, .4, 0, .95, .5, seed=4)
    with g.at(-2.55, 5.6):
        P.palm_pot(g, M.ceramic('#e9e6de'), 1.7)
    corner_lamp(g, 2.5, 5.4, M.wood('#b99b74'), 1.5, 6)
    with r.on('right'):
        T.picture(g, 2.4, 1.55, 1.2, .9, M.art(('#e8edee', '#8fb0bd', '#35566a', '#d6c29c'), 3, 1.5), M.wood('#c4a67b'), M.paint('#f7f5ef'))
    r.finish()
    outside.sea(-14)
    outside.ring_trees(('pine', 'olive'), 40, -14, 12, -60, 60, 3, 9)
    light.sky('clear', 205, 40, sun=1.0, clouds=.5)
    light.area((0, .2, 2.5), (4, 1), 26, '#ffffff', (0, .9, -.3))
    light.camera((-.4, .3, 1.3), 4, 23, -.02)
    return dict(key=.3)


@shot('living-green-library', 'living', 'A deep green living room with full-height bookshelves and a velvet sofa.', style='townhouse', tone='green')
def library():
    r = Room(5.4, 5.8, 3.0, '#3f5246', ceiling='#e6e1d6', trim='#3f5246', openings={'left': [Opening(1.2, .5, 1.2, 2.1), Opening(3.3, .5, 1.2, 2.1)]}, portal=2.2)
    g = r.g
    r.floor_herringbone('#8a6240')
    r.windows('left', M.satin('#3f5246'), cols=2, rows=4)
    r.curtains('left', M.drape('#6d5a35'), None, M.brass(), .3)
    r.cornice()
    green = M.satin('#3a4c41', .5)
    for x in (-1.75, 1.75):
        with g.at(x, 5.62):
            T.shelf_unit(g, green, 1.7, 2.6, .34, 2, 7, green, fill=.8)
    with g.at(0, 5.75):
        T.fireplace(g, M.marble('#d9d4ca', '#8d8578'), M.satin('#1c1a18', .6), 1.5)
        T.candle(g, -.5, -.16, 1.21, .2)
        T.candle(g, -.4, -.14, 1.21, .14)
        T.vase(g, M.ceramic('#b98a4a'), .45, -.15, 1.21, .26)
    light.bulb((0, 5.3, .4), 18, '#ff9a4a')
    with r.on('back'):
        T.mirror_round(g, 2.7, 2.02, .42, M.brass())
    with g.at(-1.65, 3.5, rot=90):
        S.sofa(g, M.fabric('#a5703a', 1, .9), 2.2, .95, 3, M.brass(), [M.fabric('#3f5246'), M.fabric('#d9c9a3')])
    with g.at(1.55, 3.9, rot=-65):
        S.armchair(g, M.leather('#7a4a2c'), M.wood('#4a3122'))
    with g.at(1.6, 2.5, rot=-110):
        S.armchair(g, M.leather('#7a4a2c'), M.wood('#4a3122'))
    T.rug(g, 0, 3.4, 2.9, 2.4, M.fabric('#8d3f31', .2, .1), border=M.fabric('#c9a35c', .2))
    with g.at(.1, 3.4):
        T.round_table(g, M.wood('#5a3a26'), M.brass(), .45, .4, base='legs')
        T.book_stack(g, 0, 0, .4, 4)
    corner_lamp(g, 2.3, 4.8)
    T.pendant(g, 0, 3.4, 3.0, .6, 'globe', M.brass(), O.shade('#ffdfa8', 2), .15)
    r.finish()
    outside.garden(-26, -6, -4, 18, count=12, seed=63)
    light.sky('soft', 285, 28, sun=1.3, clouds=.4)
    light.area((0, .2, 2.6), (3, 1), 9, '#fff6ea', (0, .9, -.3))
    light.camera((.1, .3, 1.3), 0, 23, -.01)
    return dict(key=.19)


@shot('living-midcentury', 'living', 'A mid-century living room with a walnut sideboard, mustard chairs and a round rug.', style='house', tone='warm')
def midcentury():
    r = Room(6.0, 5.8, 2.7, '#ece4d4', accents={'right': M.wood('#7a4f32', (12, 12, 1), .5, .35, .1)}, openings={'left': [Opening(.7, .1, 4.2, 2.3)]}, portal=1.2)
    g = r.g
    wal = M.wood('#7d5033', (1, 12, 12))
    r.floor_planks('#b8875a', .12, 'x', .4)
    r.windows('left', M.satin('#3a2c22', .5), cols=3, bar=.06)
    r.curtains('left', M.drape('#d9c49a'), None, M.wood('#7d5033'), .45)
    with g.at(.4, 5.3):
        S.sofa(g, M.fabric('#5f7d78'), 2.5, .88, 3, wal, [M.fabric('#d9a441'), M.fabric('#e9dcc0'), M.fabric('#b5532f')], arm=.1, arm_h=.55, back=.74)
    g.cyl((.3, 3.5, 0), 1.5, .018, M.fabric('#e3d3b0', .2), 72)
    g.cyl((.3, 3.5, .001), 1.1, .019, M.fabric('#c9803f', .2), 72)
    g.cyl((.3, 3.5, .002), .7, .02, M.fabric('#e3d3b0', .2), 72)
    with g.at(.35, 3.6):
        T.round_table(g, wal, wal, .52, .4, base='legs')
        T.bowl(g, M.ceramic('#b5532f'), .1, .1, .4, .16)
        T.book_stack(g, -.2, -.1, .4, 2)
    for x, y, a in ((-1.5, 3.6, 75), (2.1, 3.4, -70)):
        with g.at(x, y, rot=a):
            S.armchair(g, M.fabric('#c9952f'), wal, round_back=False)
    with r.on('back'):
        T.picture(g, 2.6, 1.65, .9, .7, M.art(('#efe4c9', '#d9a441', '#5f7d78', '#b5532f'), 4, 3), wal, M.paint('#f6f0e2'))
        T.picture(g, 3.65, 1.65, .7, .7, M.art(('#efe4c9', '#b5532f', '#2f4148'), 9, 3), wal, M.paint('#f6f0e2'))
        T.picture(g, 4.5, 1.65, .6, .7, M.art(('#5f7d78', '#efe4c9', '#d9a441'), 12, 3), wal, M.paint('#f6f0e2'))
    with g.at(2.72, 3.4, rot=-90):
        T.sideboard(g, wal, wal, 2.0, .45, .72, 4, wal)
        T.table_lamp(g, M.ceramic('#d9a441'), O.shade('#ffdca6', 3), .7, 0, .72, .55)
        T.vase(g, M.ceramic('#2f4148'), -.6, 0, .72, .34, 2)
        T.book_stack(g, 0, 0, .72, 3)
    with g.at(-2.5, 5.2):
        P.fiddle(g, M.ceramic('#e9dcc0'), 1.9)
    with g.at(1.9, 5.3):
        T.floor_lamp(g, M.brass(), O.shade('#ffdca6', 3), 1.6, 'arc')
    light.bulb((1.4, 4.7, 1.6), 8)
    r.finish()
    outside.garden(-26, -6, -8, 18, species=('pine', 'oak', 'maple'), count=16, seed=66)
    light.sky('golden', 275, 24, sun=1.5, clouds=.3)
    light.area((0, .2, 2.4), (3, 1), 8, '#fff6ea', (0, .9, -.3))
    light.camera((.5, .3, 1.25), -3, 23, -.02)
    return dict(key=.25)


@shot('living-minimal-concrete', 'living', 'A minimal living room with concrete walls, a low cream sofa and tall glazing to a courtyard.', style='villa', tone='light')
def minimal():
    r = Room(6.8, 6.6, 3.2, M.concrete('#c2bdb4', .65, .12, 1.2), ceiling='#eeebe4', openings={'right': [Opening(.6, .04, 4.8, 2.9)]}, portal=1.1, skirt=0)
    g = r.g
    r.floor_plain(M.terrazzo('#dcd6cb', ('#b7ae9f', '#9d9484', '#c9c0b1'), .3))
    r.windows('right', M.satin('#2a2c2d', .4), cols=3, bar=.04)
    r.curtains('right', M.sheer('#f4f1ea', .45), None, None, .6, over=.1)
    cream = M.boucle('#ece5d8')
    with g.at(-.3, 5.3):
        S.sofa(g, cream, 3.2, 1.1, 3, None, [M.fabric('#b9a78b'), M.fabric('#8d7b63'), M.fabric('#e3d9c6')], back=.66, arm=.24, arm_h=.5)
    T.rug(g, -.3, 3.8, 3.8, 2.8, M.fabric('#d8cfbf', .2))
    with g.at(-.5, 3.9):
        g.box((0, 0, .17), (1.3, .8, .34), M.marble('#cfc6b6', '#9d8f7c', 1.2), .02)
        T.bowl(g, M.ceramic('#2d2b28'), .3, .1, .34, .17)
        T.book_stack(g, -.3, -.05, .34, 2)
    with g.at(-2.5, 3.8, rot=80):
        S.armchair(g, M.leather('#6b4a35'), M.black_metal())
    with g.at(1.9, 3.4, rot=-60):
        S.armchair(g, cream, M.black_metal())
    g.box((-2.2, 6.35, .2), (2.0, .45, .4), M.wood('#6b5038', (1, 12, 12)), .006)
    T.vase(g, M.plaster('#8d7b63'), -2.7, 6.3, .4, .55, 2)
    P.branches(g, -2.7, 6.3, .93, .9, ('#b8a982', '#d8ccab'), 8, 3, .05)
    with r.on('back'):
        T.picture(g, 3.3, 1.75, 1.5, 1.5, M.art(('#e6dfd0', '#b9a78b', '#3a342c', '#8d5f42'), 15, 1.1), M.wood('#6b5038'))
    with g.at(2.6, 5.8):
        T.floor_lamp(g, M.black_metal(), O.shade('#ffdca6', 3), 1.7)
    light.bulb((2.6, 5.7, 1.5), 10)
    r.finish()
    outside.garden(9, 30, -6, 18, species=('olive', 'birch', 'olive'), count=14, seed=69)
    light.sky('soft', 70, 34, sun=1.6, clouds=.3)
    light.area((0, .2, 2.8), (4, 1), 10, '#ffffff', (0, .9, -.3))
    light.camera((-.7, .3, 1.3), 5, 23, .01)
    return dict(key=.27)


@shot('living-tower-dusk', 'living', 'A high-rise living room at dusk with city lights beyond floor-to-ceiling windows.', style='tower', tone='dark')
def tower():
    r = Room(6.8, 6.4, 2.9, '#8f877c', openings={'back': [Opening(.15, .05, 6.5, 2.75)]}, portal=.35, sky_light='#8fa6d6', skirt=0)
    g = r.g
    r.floor_planks('#5f4a3a', .2, 'y', .3)
    r.windows('back', M.black_metal(), cols=4, bar=.045, glass=O.pane('#f0f4f6', .8, 0))
    r.curtains('back', M.drape('#6f675d'), None, None, .5, over=-.1)
    with g.at(-.6, 3.9):
        S.sofa(g, M.fabric('#4a4d52'), 3.0, 1.0, 3, M.black_metal(), [M.fabric('#b5804a'), M.fabric('#8d8f93'), M.fabric('#b5804a')], back=.68)
    T.rug(g, -.3, 2.8, 3.6, 2.4, M.fabric('#8c857b', .2))
    with g.at(-.3, 2.7):
        T.table(g, M.marble('#33302c', '#a59a8b', 1), M.brass(), 1.3, .75, .36, .03, 'slab')
        T.bowl(g, M.brass(), .3, .05, .36, .15)
        T.book_stack(g, -.3, 0, .36, 3)
    with g.at(1.9, 2.6, rot=-70):
        S.armchair(g, M.leather('#7a4a2c'), M.black_metal())
    corner_lamp(g, 2.4, 4.6, M.black_metal(), 1.65, 20)
    with g.at(-3.1, 2.6, rot=90):
        T.sideboard(g, M.wood('#4a3122', (12, 1, 12)), M.wood('#4a3122', (12, 1, 12)), 2.0, .45, .62, 4)
        T.table_lamp(g, M.ceramic('#26282b'), O.shade('#ffd9a0', 3.5), .5, 0, .62, .5)
        T.vase(g, M.ceramic('#a59a8b'), -.4, 0, .62, .34, 2)
    light.bulb((-2.8, 3.0, 1.2), 9)
    with g.at(-2.8, 5.6):
        P.fiddle(g, M.concrete('#55524e'), 1.9)
    with r.on('right'):
        T.picture(g, 3.0, 1.6, 1.6, 1.1, M.art(('#2c2f33', '#b5804a', '#6f7b86', '#d8cdbb'), 21, 1.2), M.black_metal())
    spotlights(r, (-1.8, 1.8), (2.0, 4.4), 8)
    r.finish()
    outside.city(-150, 150, 50, 240, -75, 60, 8, .5, height=(30, 95))
    light.sky('blue', 10, 3, sun=0, clouds=.45, strength=2.2)
    light.area((0, .2, 2.6), (4, 1), 8, '#ffe2bd', (0, .9, -.3))
    light.camera((.3, .3, 1.35), -2, 23, .0)
    return dict(key=.15)


@shot('living-cottage-fire', 'living', 'A cottage living room with beams, a stone fireplace and a slipcovered sofa.', style='farmhouse', tone='warm')
def cottage():
    r = Room(5.2, 5.4, 2.5, M.plaster('#efe7d8', .12), accents={'back': M.brick('#b5a78e', '#9f9079', '#c9bda6', .36, .13)}, openings={'right': [Opening(1.4, .8, 1.5, 1.2)]}, portal=2.2)
    g = r.g
    oak = M.wood('#7a5638', (1, 12, 12))
    r.floor_planks('#8f6a48', .24, 'x', .5)
    r.beams(oak, 5, .17)
    r.windows('right', M.satin('#efe9dd'), cols=2, rows=3, sill=oak)
    r.curtains('right', M.drape('#d9c9a8'), None, oak, .3)
    with g.at(-.2, 5.4):
        T.fireplace(g, M.brick('#8d7f68', '#a59780', '#b9ad97', .3, .1), M.satin('#191715', .7), 1.9, 1.2, .4)
        g.slab(-1.15, 1.15, -.5, 0, 1.2, 1.34, oak, .02)
        for i, x in enumerate((-.8, -.6, .7)):
            T.vase(g, M.ceramic(('#d9cdb9', '#7d8f86', '#b4734f')[i]), x, -.2, 1.34, .2 + .06 * i, i)
        T.picture(g, .1, 1.8, .8, .6, M.art(('#c9bda0', '#7d8a5a', '#4f5f4a', '#d8c9a0'), 7, 2), M.wood('#9a7350'))
    light.bulb((-.2, 4.8, .4), 30, '#ff9a4a')
    with g.at(-1.7, 3.2, rot=82):
        S.sofa(g, M.fabric('#e6dcc8'), 2.1, .95, 2, oak, [M.fabric('#8a4a3a'), M.fabric('#7d8a6a')])
        S.throw(g, M.fabric('#8a4a3a', .3), .5, .3, .6, .6, -.4)
    with g.at(1.5, 3.5, rot=-70):
        S.armchair(g, M.fabric('#8a9a86'), oak, cushion=M.fabric('#e6dcc8'))
    T.rug(g, 0, 3.4, 2.4, 2.0, M.fabric('#a5533a', .2), border=M.fabric('#d9c49a', .2))
    with g.at(0, 3.4):
        T.table(g, oak, oak, .95, .6, .42, .05)
        T.book_stack(g, -.1, 0, .42, 3)
        T.candle(g, .3, .1, .42, .12)
    with g.at(2.2, 4.9):
        T.round_table(g, oak, oak, .26, .55, base='legs')
        T.table_lamp(g, M.ceramic('#7d8f86'), O.shade('#ffdba6', 3.5), 0, 0, .55, .48)
    light.bulb((2.1, 4.7, 1.0), 9)
    with g.at(-2.2, 4.9):
        for i in range(14):
            with g.at(0, 0, .1, rot=0, matrix=None):
                g.tube([(-.2 + .12 * (i % 4), -.25, .08 + .11 * (i // 4)), (-.2 + .12 * (i % 4), .2, .08 + .11 * (i // 4))], .055, O.bark('#7d6248'), 8)
    r.finish()
    outside.garden(7, 30, -10, 14, count=14, seed=71)
    light.sky('golden', 80, 20, sun=1.3, clouds=.4)
    light.area((0, .2, 2.3), (3, 1), 9, '#fff4e4', (0, .9, -.25))
    light.camera((.3, .3, 1.2), -3, 23, -.02)
    return dict(key=.22)


@shot('living-blue-classic', 'living', 'A classic blue living room with panelled walls, twin sofas and a brass chandelier.', style='townhouse', tone='blue')
def classic():
    r = Room(6.2, 6.4, 3.3, '#8ea3b0', trim='#eceae4', openings={'back': [Opening(.7, .1, 1.4, 2.7), Opening(4.1, .1, 1.4, 2.7)]}, portal=1.6)
    g = r.g
    r.floor_herringbone('#a57c50')
    r.windows('back', M.satin('#f1efe9'), cols=2, rows=4)
    r.curtains('back', M.drape('#e3ddcf'), M.sheer('#f6f4ee', .5), M.brass(), .42)
    r.cornice(None, .14)
    for wname in ('left', 'right'):
        r.panels(wname, M.satin('#98acb8', .5), .3, 6.1, .3, 2.8, 3)
    with g.at(0, 6.35):
        T.fireplace(g, M.marble('#ece8e0', '#a49c90'), M.satin('#1c1a18', .6), 1.5, 1.15, .22, False)
        T.vase(g, M.ceramic('#efe9dd'), -.5, -.14, 1.21, .3, 2)
        T.vase(g, M.ceramic('#35566a'), .5, -.14, 1.21, .26, 0)
        g.box((0, -.02, 2.0), (1.1, .03, 1.3), M.brass(), .012)
        g.box((0, -.04, 2.0), (1.02, .012, 1.22), M.mirror(), .004)
    for sx, a in ((-1, 90), (1, -90)):
        with g.at(sx * 1.75, 4.0, rot=a):
            S.sofa(g, M.fabric('#e9e3d6'), 2.2, .95, 3, M.wood('#5a3a26'), [M.fabric('#35566a'), M.fabric('#c9a35c')])
    T.rug(g, 0, 4.0, 3.0, 3.0, M.fabric('#dcd3c0', .2), border=M.fabric('#6d8797', .2))
    with g.at(0, 4.0, rot=90):
        T.table(g, M.marble(), M.brass(), 1.3, .75, .42, .03)
        T.book_stack(g, -.3, 0, .42, 4)
        T.vase(g, O.glass_solid(), .3, 0, .42, .24, 1)
        P.branches(g, .3, 0, .64, .4, ('#e7c9c4', '#f6e6e2'), 9, 4, .05, .7, 22)
    import math
    for i in range(8):
        a = i * math.pi / 4
        x, y = .5 * math.cos(a), 4.0 + .5 * math.sin(a)
        g.tube([(0, 4.0, 2.35), (x * .6, 4.0 + (y - 4) * .6, 2.28), (x, y, 2.42)], .012, M.brass(), 6)
        g.cyl((x, y, 2.42), .018, .09, O.shade('#ffe8c0', 5), 10)
    g.tube([(0, 4.0, 3.3), (0, 4.0, 2.3)], .012, M.brass(), 8)
    light.bulb((0, 4.0, 2.1), 14)
    for sx in (-1, 1):
        with g.at(sx * 2.6, 5.6):
            T.round_table(g, M.wood('#5a3a26'), M.wood('#5a3a26'), .27, .6, base='pedestal')
            T.table_lamp(g, M.ceramic('#35566a'), O.shade('#f6e3c0', 2.2), 0, 0, .6, .55)
        light.bulb((sx * 2.6, 5.4, 1.1), 5)
    r.finish()
    outside.garden(-16, 16, 11, 30, species=('plane', 'lime', 'oak'), count=16, seed=75)
    light.sky('soft', 210, 34, sun=1.2, clouds=.4)
    light.area((0, .2, 2.8), (4, 1), 20, '#ffffff', (0, .9, -.3))
    light.camera((0, .3, 1.3), 0, 23, .03)
    return dict(key=.27)
