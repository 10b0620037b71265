"""Bedrooms: one helper dresses the bed, each shot sets its own room."""
from lib import houseplants as P
from lib import light, materials as M, materials_out as O, outside, seating as S, tables as T
from lib.registry import shot
from lib.rooms import Opening, Room


def bedside(g, x, y, mat, lamp='#e8e0d2', glow=3.0, kind='drum', books=2, h=.5):
    if kind == 'round':
        with g.at(x, y):
            T.round_table(g, mat, mat, .23, h, base='drum')
    else:
        g.box((x, y, h * .62), (.46, .38, h * .66), mat, .008)
        g.box((x, y - .195, h * .74), (.42, .012, h * .3), mat, .004)
        for sx in (-.18, .18):
            for sy in (-.14, .14):
                g.cyl((x + sx, y + sy, 0), .012, h * .3, M.brass(), 8)
    z = h if kind == 'round' else h * .95
    T.table_lamp(g, M.ceramic(lamp), O.shade('#f6e3c0', glow), x + .05, y + .05, z, .46)
    T.book_stack(g, x - .08, y - .12, z, books, 12)
    light.bulb((x + .05, y - .1, z + .55), 5)


def pair(g, cx, y, w, *args, **kw):
    bedside(g, cx - w / 2 - .34, y, *args, **kw)
    bedside(g, cx + w / 2 + .34, y, *args, **kw)


@shot('bedroom-sage-linen', 'bedroom', 'A bedroom with a sage wall, a linen bed and morning light from a tall window.', tone='green')
def sage():
    r = Room(4.6, 5.4, 2.8, '#e9e5db', accents={'back': M.plaster('#8f9a82', .2)}, portal=1.5,
             openings={'left': [Opening(2.3, .5, 1.7, 1.9)]})
    g = r.g
    r.floor_planks('#b8946b', .18, 'y')
    r.windows('left', M.satin('#f4f1ea'), cols=2, rows=2, sill=r.trim)
    r.curtains('left', M.drape('#e9e1d2'), M.sheer(), M.wood('#8d6a48'), .4)
    linen, oat, clay = M.fabric('#ece5d8'), M.fabric('#cfc3ae'), M.fabric('#b4775a')
    with g.at(.25, 4.2):
        S.bed(g, 1.7, linen, M.fabric('#e4dccd'), M.wood('#9a7350'), M.wood('#9a7350', (1, 12, 12)),
              [linen, linen, oat, clay], M.fabric('#7b8468', .5), 1.0)
    pair(g, .25, 5.05, 1.7, M.wood('#9a7350', (1, 12, 12)))
    T.rug(g, .25, 3.1, 2.9, 2.0, M.fabric('#d5c9b4', .3), border=M.fabric('#b9a88c', .3))
    with r.on('back'):
        T.picture(g, 2.2, 1.75, .55, .75, M.art(('#efe8da', '#7c8569', '#c48b62'), 2), M.wood('#9a7350'), M.paint('#f7f3ea'))
        T.picture(g, 2.9, 1.75, .55, .75, M.art(('#efe8da', '#b4775a', '#4f5a4a'), 5), M.wood('#9a7350'), M.paint('#f7f3ea'))
    with g.at(-1.85, 4.95):
        P.fiddle(g, M.ceramic('#e7dfd0'), 1.7)
    with g.at(1.95, 2.6, rot=90):
        T.sideboard(g, M.wood('#9a7350', (12, 1, 12)), M.wood('#9a7350', (12, 1, 12)), 1.3, .45, .8, 2, M.brass())
        T.vase(g, M.ceramic('#c9b79b'), .3, 0, .8, .26)
        P.branches(g, .3, 0, 1.04, .5, ('#c9ba86', '#e0d3a8'))
    T.pendant(g, .25, 3.2, 2.8, .45, 'woven', M.wood('#b08a5c'), O.shade('#f6e3c0', 1.5), .26)
    r.finish()
    outside.garden(-26, -6, -4, 18, count=12, seed=3)
    light.sky('soft', 280, 28, sun=1.5, clouds=.3)
    light.area((0, .2, 2.4), (3, 1), 5, '#ffffff', (0, .8, -.4))
    light.camera((-.1, .35, 1.2), 2, 24, -.03)
    return dict(key=.29)


@shot('bedroom-navy-evening', 'bedroom', 'A dark blue bedroom at dusk with a channelled velvet headboard and brass lamps.', tone='dark')
def navy():
    r = Room(4.8, 5.2, 2.9, '#2f3d4d', ceiling='#d9d5cd', trim='#2f3d4d', openings={'right': [Opening(1.0, .1, 2.0, 2.4)]},
             sky_light='#9fb6e0', portal=.9)
    g = r.g
    r.floor_herringbone('#8a6240')
    r.windows('right', M.black_metal(), cols=2)
    r.curtains('right', M.drape('#3b4a5c'), M.sheer('#dfe3e8', .55), M.brass(), .5)
    r.cornice()
    r.panels('back', M.satin('#2f3d4d', .5), .2, 4.6, .2, 2.5, 3)
    white, ochre = M.fabric('#efece6'), M.fabric('#b98a3f')
    with g.at(-.1, 3.95):
        S.bed(g, 1.8, white, M.fabric('#d9d6d0'), M.fabric('#56657a'), M.fabric('#56657a', 1, .8), [white, white, M.fabric('#56657a', 1, .8), ochre],
              M.fabric('#a07c3c', .5), 1.25, 'channel')
    pair(g, -.1, 4.85, 1.9, M.wood('#4e3527', (1, 12, 12)), '#c7a15c', 5)
    T.rug(g, -.1, 2.9, 3.2, 2.0, M.fabric('#b7ac9a', .3))
    with r.on('back'):
        T.picture(g, 2.3, 2.02, 1.5, .7, M.art(('#1f2a36', '#b98a3f', '#e8e0d0', '#516276'), 4, 1.6), M.brass())
    with g.at(1.75, 2.6, rot=-70):
        S.armchair(g, M.fabric('#b58a45', 1, .8), M.brass())
    T.pendant(g, -.1, 3.0, 2.9, .6, 'globe', M.brass(), O.shade('#ffdfa8', 2.5), .13)
    light.bulb((-.1, 3.0, 2.0), 16)
    r.finish()
    outside.city(14, 70, -30, 40, -16, 26, 6, .5)
    light.sky('blue', 90, 4, clouds=.4, strength=1.6)
    light.area((0, .2, 2.5), (3, 1), 5, '#ffe9cf', (0, .8, -.4))
    light.camera((-1.7, .3, 1.2), 17, 24, -.02)
    return dict(key=.17)


@shot('bedroom-attic-white', 'bedroom', 'A white attic bedroom under timber beams with a striped rug and a small gable window.', style='house')
def attic():
    r = Room(4.6, 5.0, 3.2, '#f0ece4', openings={'back': [Opening(1.75, 1.25, 1.1, 1.3)]}, portal=1.8)
    g = r.g
    white = M.plaster('#efebe3', .06)
    for s in (-1, 1):
        g.quad((s * 2.3, 0, 1.3), (s * 2.3, 5, 1.3), (s * .55, 5, 3.1), (s * .55, 0, 3.1), white)
    oak = M.wood('#9d774f', (1, 12, 12))
    for y in (.9, 2.4, 3.9):
        g.slab(-1.3, 1.3, y - .08, y + .08, 2.3, 2.46, oak, .012)
        for s in (-1, 1):
            g.tube([(s * 2.25, y, 1.28), (s * .5, y, 3.08)], .085, oak, 4)
    r.floor_planks('#d6c3a4', .22, 'y', .5)
    r.windows('back', M.satin('#f4f1ea'), cols=2, rows=2, sill=r.trim)
    linen = M.fabric('#f1ede4')
    with g.at(0, 3.55):
        S.bed(g, 1.6, linen, M.fabric('#e9e4da'), oak, oak, [linen, linen, M.fabric('#8aa0ab'), M.fabric('#d8c9ac')],
              M.fabric('#8aa0ab', .4), .95, 'slats')
    bedside(g, -1.2, 4.6, oak, '#8aa0ab')
    bedside(g, 1.2, 4.6, oak, '#8aa0ab')
    for i in range(9):
        T.rug(g, .1, 1.5 + i * .17, 2.4, .17, M.fabric(('#e6dfd0', '#7f94a1')[i % 2], .3))
    with g.at(-1.8, 2.2, rot=90):
        T.sideboard(g, oak, oak, 1.2, .4, .6, 3)
        T.book_stack(g, -.2, 0, .6, 3)
        P.trailing(g, M.ceramic('#e9e3d8'), .35, 0, .6, 4, .09, .3)
    with g.at(1.75, 2.3):
        P.palm_pot(g, M.fabric('#b99c6b', .4), 1.2)
    with g.at(1.5, 1.3, rot=-60):
        S.armchair(g, M.boucle('#ebe4d6'), oak, round_back=False)
    r.finish()
    outside.garden(-20, 20, 12, 34, -3, count=16, seed=5)
    light.sky('soft', 20, 35, sun=1.2, clouds=.3)
    light.area((0, .2, 2.2), (2, 1), 16, '#ffffff', (0, .9, -.2))
    light.area((0, 2.2, 3.05), (.9, 3.4), 26, '#f3f6fa', (0, 0, -1))
    light.camera((0, .3, 1.25), 0, 22, -.02)
    return dict(key=.31)


@shot('bedroom-terracotta', 'bedroom', 'A bedroom with terracotta limewash walls, an iron bed and woven textures.', tone='warm')
def terracotta():
    r = Room(4.5, 5.2, 2.9, M.plaster('#c58a69', .22), ceiling='#efe6d8', trim='#e9dcc8',
             openings={'right': [Opening(1.4, .7, 1.4, 1.7)]}, portal=1.6, skirt=.06)
    g = r.g
    r.floor_tiles(M.tile('#b06f4c', .5, .16), M.concrete('#8c6a54'), .3, .3)
    r.beams(M.wood('#6b4a33', (1, 12, 12)), 6, .14)
    r.windows('right', M.wood('#6b4a33', (12, 12, 1)), cols=2, rows=3, sill=M.plaster('#e2cdb2'))
    r.curtains('right', M.drape('#efe4d0'), None, M.black_metal(), .35)
    white = M.fabric('#f3ece0')
    with g.at(-.2, 4.0):
        S.bed(g, 1.6, white, M.fabric('#efe6d6'), M.black_metal(), M.black_metal(), [white, white, M.fabric('#7f5a3c'), M.fabric('#d9b98c')],
              M.fabric('#a5502e', .4), 1.25, 'iron')
    pair(g, -.2, 4.85, 1.6, M.wood('#6b4a33', (1, 12, 12)), '#b87a52', 4, 'round')
    T.rug(g, -.2, 2.7, 2.4, 1.7, M.fabric('#d9c39c', .25), border=M.fabric('#8f5a38', .25))
    with r.on('back'):
        T.picture(g, 2.05, 1.9, .9, .9, M.art(('#e9dcc4', '#8a4a2c', '#d6a566', '#50583f'), 9), M.wood('#6b4a33'))
    with g.at(-1.85, 4.8):
        P.palm_pot(g, M.plaster('#d9b08c'), 1.9)
    with g.at(-1.95, 2.3, rot=90):
        T.sideboard(g, M.wood('#7a553a', (12, 1, 12)), M.wood('#7a553a', (12, 12, 1)), 1.4, .45, .85, 3)
        T.vase(g, M.plaster('#e6d3b6'), -.3, 0, .85, .4, 2)
        T.vase(g, M.plaster('#8a4a2c'), .1, 0, .85, .26, 0)
    T.pendant(g, -.2, 3.1, 2.76, .35, 'woven', M.wood('#b08a5c'), O.shade('#ffd9a0', 3), .28)
    light.bulb((-.2, 3.1, 1.9), 10)
    r.finish()
    outside.garden(8, 40, -14, 16, species=('olive', 'olive', 'oak'), seed=8)
    light.sky('golden', 75, 20, sun=1.6, clouds=.2)
    light.area((0, .2, 2.4), (3, 1), 6, '#fff1e0', (0, .8, -.4))
    light.camera((-1.3, .3, 1.2), 13, 24, -.02)
    return dict(key=.24)


@shot('bedroom-scandi-morning', 'bedroom', 'A pale Scandinavian bedroom with a low oak bed, a round paper lamp and a city view.', style='flat')
def scandi():
    r = Room(4.4, 5.0, 2.7, '#f1eee8', openings={'back': [Opening(.35, .75, 3.7, 1.6)]}, portal=1.3)
    g = r.g
    r.floor_planks('#d9bf98', .2, 'y', .45)
    oak = M.wood('#c9a478', (1, 12, 12))
    r.windows('back', M.satin('#f5f3ee'), cols=3, sill=oak)
    r.curtains('back', M.drape('#d8dcd9'), None, None, .45, over=.1)
    white, grey = M.fabric('#f2f0ea'), M.fabric('#a9b3b3')
    with g.at(.95, 3.1, rot=-90):
        S.bed(g, 1.5, white, M.fabric('#dfe2e0'), oak, oak, [white, white, grey, M.fabric('#d6b48a')], M.fabric('#8e9c9c', .4), .85, 'panel')
    bedside(g, 1.75, 4.3, oak, '#f0ece4', 2.5, 'round', h=.45)
    T.rug(g, .3, 2.9, 2.6, 2.2, M.fabric('#e6e0d3', .2))
    T.pendant(g, .4, 2.6, 2.7, .35, 'globe', oak, O.shade('#f7efe0', .9), .3)
    with r.on('left'):
        g.slab(1.2, 3.4, -.22, 0, 1.75, 1.785, oak, .005)
        T.books(g, 1.35, 2.2, 1.785, .17, -.11)
        P.trailing(g, M.ceramic('#e9e3d8'), 2.9, -.11, 1.785, 2, .08, .5)
        T.picture(g, 2.3, 1.25, .5, .65, M.art(('#f2ede3', '#9fb0b2', '#d6b48a'), 6), oak, M.paint('#f8f5ee'))
    with g.at(-1.75, 4.55):
        P.fiddle(g, M.ceramic('#dcd5c8'), 1.6)
    with g.at(-1.95, 2.9, rot=90):
        T.sideboard(g, oak, M.satin('#eeeae2', .5), 1.4, .42, .75, 3, oak)
        T.vase(g, M.ceramic('#b7c0bd'), .3, 0, .75, .3, 2)
        T.book_stack(g, -.3, 0, .75, 3)
    r.finish()
    outside.city(-50, 50, 22, 80, -12, 30, 9, .08)
    light.sky('soft', 215, 30, sun=1.3, clouds=.5)
    light.area((0, .2, 2.3), (3, 1), 16, '#ffffff', (0, .9, -.3))
    light.camera((-.9, .3, 1.2), 9, 23, -.02)
    return dict(key=.3)


@shot('bedroom-charcoal-slats', 'bedroom', 'A modern bedroom with a dark slatted wall, low lighting and floor-to-ceiling glass.', style='tower', tone='dark')
def charcoal():
    r = Room(5.2, 5.4, 2.8, '#cfc8bd', accents={'right': M.concrete('#a29d95')}, openings={'left': [Opening(.6, .05, 4.2, 2.55)]},
             portal=.7, skirt=0, sky_light='#c9d6ea')
    g = r.g
    r.floor_planks('#7a6350', .22, 'x', .4)
    r.windows('left', M.black_metal(), cols=3, bar=.045)
    r.curtains('left', M.drape('#8f8578'), M.sheer('#e8e6e1', .6), None, .5, over=.1)
    r.slats('back', M.wood('#4d382a', (12, 12, 1)), 0, 5.2)
    cream, smoke = M.fabric('#e5dfd4'), M.fabric('#6a655e')
    with g.at(.35, 4.2):
        S.bed(g, 1.8, cream, M.fabric('#cfc7ba'), smoke, M.fabric('#7a746b'), [cream, cream, smoke, M.fabric('#a67648')], M.fabric('#4a4743', .4), 1.0)
        g.slab(-1.9, 1.9, 1.02, 1.1, .95, .97, O.emit('#ffc987', 7))
    light.area((.35, 5.2, 1.3), (3.4, .1), 14, '#ffc98a', (0, .3, 1))
    for x in (-.95, 1.65):
        g.box((x, 5.0, .28), (.5, .4, .22), M.wood('#4d382a', (1, 12, 12)), .006)
        T.pendant(g, x, 5.0, 2.8, 1.65, 'globe', M.brass(), O.shade('#ffdba6', 5), .08)
        light.bulb((x, 4.85, 1.0), 6)
        T.book_stack(g, x, 4.98, .39, 2)
    T.rug(g, .35, 3.2, 3.4, 2.4, M.fabric('#b3aa9c', .3))
    with g.at(2.2, 3.0, rot=-75):
        S.armchair(g, M.boucle('#d8cfc1'), M.black_metal())
    with r.on('right'):
        T.picture(g, 2.3, 1.5, 1.0, 1.3, M.art(('#cbbfae', '#2a2826', '#8d5a38'), 11, 1.4), M.black_metal())
    with g.at(-2.2, 5.0):
        P.fiddle(g, M.concrete('#6f6c67'), 1.8)
    r.finish()
    outside.city(-90, -25, -40, 50, -40, 40, 3, .35, height=(20, 60))
    light.sky('dusk', 300, 5, clouds=.5, strength=1.2)
    light.area((.5, .2, 2.5), (3, 1), 6, '#ffe8d0', (0, .8, -.4))
    light.camera((1.5, .3, 1.2), -15, 23, -.02)
    return dict(key=.18)


@shot('bedroom-blush-panels', 'bedroom', 'A bright bedroom with pale pink panelled walls, a linen bed and a brass pendant.', style='townhouse')
def blush():
    r = Room(4.6, 5.2, 3.1, '#e3c9bd', trim='#efe7df', openings={'left': [Opening(1.0, .6, 1.1, 2.0), Opening(3.1, .6, 1.1, 2.0)]}, portal=1.9)
    g = r.g
    r.floor_herringbone('#b89470')
    r.windows('left', M.satin('#f4f1ea'), cols=2, rows=4, sill=r.trim)
    r.curtains('left', M.drape('#efe6da'), None, M.brass(), .32)
    r.cornice()
    pink = M.satin('#e0c5b8', .5)
    r.wainscot('back', pink, 1.1, .75)
    r.wainscot('right', pink, 1.1, .75)
    white, mauve = M.fabric('#f3efe8'), M.fabric('#9c6f74')
    with g.at(.1, 4.0):
        S.bed(g, 1.7, white, M.fabric('#ebe5db'), M.fabric('#cbb6a4'), M.boucle('#e4d8c9'), [white, white, mauve, M.fabric('#dcb9a8')], mauve, 1.2)
    pair(g, .1, 4.85, 1.75, M.satin('#efe7df'), '#c7a15c', 2.5, 'round')
    T.rug(g, .1, 2.9, 2.8, 1.9, M.fabric('#e2d6c6', .25), border=M.fabric('#b88f86', .25))
    with r.on('back'):
        T.mirror_round(g, 2.4, 1.95, .42, M.brass())
    T.pendant(g, .1, 3.1, 3.1, .7, 'globe', M.brass(), O.shade('#ffe8c8', 1.6), .16)
    with g.at(1.95, 2.5, rot=90):
        T.sideboard(g, M.satin('#efe7df'), M.satin('#efe7df'), 1.4, .45, .82, 3, M.brass())
        T.vase(g, O.glass_solid(), 0, 0, .82, .26, 1)
        P.branches(g, 0, 0, 1.06, .45, ('#e7b9bd', '#f5dfe0'), 8, size=.045, dense=24)
        T.book_stack(g, .45, 0, .82, 3)
    with g.at(-1.75, 3.0, rot=60):
        S.armchair(g, M.boucle('#efe6da'), M.brass())
    r.finish()
    outside.garden(-26, -7, -4, 18, species=('blossom', 'lime', 'oak'), count=12, seed=12)
    light.sky('soft', 285, 35, sun=1.5, clouds=.3)
    light.area((0, .2, 2.6), (3, 1), 6, '#ffffff', (0, .8, -.4))
    light.camera((1.5, .3, 1.25), -17, 24, -.01)
    return dict(key=.29)


@shot('bedroom-children', 'bedroom', "A child's room with a house-frame bed, a bookshelf and a soft round rug.", style='house', tone='warm')
def children():
    r = Room(4.2, 4.6, 2.6, '#efe9dd', accents={'back': M.paint('#a9bcc0')}, openings={'right': [Opening(1.0, .8, 1.5, 1.35)]}, portal=1.8)
    g = r.g
    r.floor_planks('#cdae84', .18, 'y', .5)
    pine = M.wood('#d8b583', (12, 12, 1))
    r.windows('right', M.satin('#f5f3ee'), cols=2, sill=r.trim)
    r.curtains('right', M.drape('#e7c46f'), None, pine, .3, floor=.6)
    white = M.fabric('#f4efe4')
    with g.at(-.75, 3.35):
        S.bed(g, .95, white, M.fabric('#e3ded0'), pine, pine, [white, M.fabric('#d98a5c')], M.fabric('#7fa3a0', .4), .6, d=1.9)
        for y in (-.98, .98):
            for x in (-.53, .53):
                g.slab(x - .03, x + .03, y - .03, y + .03, 0, 1.45, pine)
                g.tube([(x, y, 1.44), (0, y, 1.98)], .036, pine, 4)
        for x, z in ((-.53, 1.42), (.53, 1.42), (0, 1.96)):
            g.slab(x - .025, x + .025, -.98, .98, z, z + .05, pine)
    for i in range(12):
        g.pillow((-1.28 + (i % 2) * .02, 2.4 + i * .17, 1.38 - .06 * (i % 3 == 1)), (.05, .05, .05), O.shade('#ffdf9e', 6), 1)
    with g.at(.9, 4.35):
        T.shelf_unit(g, pine, 1.3, 1.15, .32, 3, 3, M.paint('#f2ede2'), fill=.6)
        g.pillow((-.3, 0, 1.31), (.22, .2, .26), M.fabric('#b9875a', .3), .8)
        g.pillow((-.3, 0, 1.5), (.18, .17, .17), M.fabric('#b9875a', .3), 1)
        for s in (-.07, .07):
            g.pillow((-.3 + s, 0, 1.58), (.06, .04, .06), M.fabric('#b9875a', .3), 1)
        T.vase(g, M.ceramic('#d98a5c'), .35, 0, 1.16, .22)
    g.cyl((.35, 2.2, 0), .95, .018, M.fabric('#e6d7b9', .2), 64)
    g.cyl((.35, 2.2, .001), .7, .019, M.fabric('#d9a04e', .2), 64)
    with g.at(1.35, 2.5, rot=-60):
        S.armchair(g, M.boucle('#efe6d6'), pine)
    for i, (c, x, y) in enumerate((('#cf6f4c', .1, 1.9), ('#7fa3a0', .28, 1.82), ('#e0b455', .2, 2.02))):
        g.box((x, y, .06), (.09, .09, .09), M.satin(c, .5), .01, 20 * i)
    with r.on('back'):
        for i in range(3):
            T.picture(g, 2.5 + i * .5, 1.85, .38, .48, M.art((('#f4ead6', '#d98a5c', '#7fa3a0'), ('#f4ead6', '#e0b455', '#50697a'), ('#f4ead6', '#7fa3a0', '#c96a4a'))[i], i + 3, 4), pine, M.paint('#faf6ec'))
    T.pendant(g, .3, 2.3, 2.6, .35, 'globe', pine, O.shade('#f9edd6', 1.0), .22)
    r.finish()
    outside.garden(7, 30, -10, 14, count=14, seed=15)
    light.sky('soft', 80, 32, sun=1.5, clouds=.3)
    light.area((0, .2, 2.3), (3, 1), 8, '#ffffff', (0, .9, -.3))
    light.camera((.1, .3, 1.15), -2, 22, -.03)
    return dict(key=.3)
