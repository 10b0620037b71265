"""Living rooms, first set."""
from lib import light, materials as M, materials_out as O, outside, seating as S, tables as T
from lib import houseplants as P
from lib.registry import shot
from lib.rooms import Opening, Room


@shot('living-oak-linen', 'living', 'A living room with an oak herringbone floor, a linen sofa, and tall windows with pale curtains.', tone='light')
def oak_linen():
    r = Room(5.6, 6.4, 3.1, '#ebe5da', openings={'left': [Opening(1.6, .12, 1.5, 2.5), Opening(4.0, .12, 1.5, 2.5)]}, portal=1.7)
    g = r.g
    r.floor_herringbone('#b58c60')
    r.windows('left', M.satin('#f3efe8'), cols=2, rows=4)
    r.curtains('left', M.drape('#e6ddcc'), O_sheer(), M.brass(), .42)
    r.cornice()
    r.panels('back', r.trim, .3, 5.3, .3, 2.6, 3)
    linen, rust = M.fabric('#d9cfbe'), M.fabric('#b0623c')
    with g.at(.55, 5.55):
        S.sofa(g, linen, 2.5, .98, 3, M.wood('#6d4c33'), [rust, M.fabric('#e9e2d4'), M.fabric('#6f7a62'), rust])
    with g.at(-1.7, 3.5, rot=62):
        S.armchair(g, M.boucle('#efe9de'), M.wood('#7a5638'), cushion=None)
    T.rug(g, .3, 3.9, 3.2, 2.5, M.fabric('#cdbfa6', .35), border=M.fabric('#a3896a', .35))
    with g.at(.35, 4.0):
        T.round_table(g, M.marble(), M.wood('#5d4432'), .5, .36)
        T.book_stack(g, -.1, .1, .36, 3)
        T.bowl(g, M.ceramic('#3b3a38'), .2, -.12, .36, .13)
    with g.at(2.3, 5.75):
        T.round_table(g, M.wood('#7a5638'), M.black_metal(), .24, .5, base='legs')
        T.table_lamp(g, M.ceramic('#5d6a5c'), O.shade('#f2dfbd', 2.2), 0, 0, .5, .52)
    light.bulb((2.3, 5.6, .95), 14)
    with r.on('back'):
        T.picture(g, 3.35, 1.75, 1.3, .95, M.art(('#e8e0d0', '#c58a58', '#31414a', '#a0553a'), 3), M.wood('#8d6a48'), M.paint('#f5f1e8'))
    with g.at(-2.25, 5.85):
        P.fiddle(g, M.plaster('#b07a58'), 2.0)
    T.pendant(g, .2, 3.9, 3.1, .75, 'drum', M.brass(), O.shade('#f6ead2', .5), .33)
    with g.at(2.55, 3.3, rot=90):
        T.sideboard(g, M.wood('#8a6443', (12, 1, 12)), M.wood('#8a6443', (12, 12, 1)), 1.9, .42, .68, 4, M.brass())
        T.vase(g, M.ceramic('#d8cdbb'), -.5, 0, .68, .34)
        P.branches(g, -.5, 0, 1.02, .55)
        T.book_stack(g, .4, 0, .68, 4, 80)
    r.finish()
    outside.garden(-30, -6, -6, 22, count=14)
    light.sky('soft', 285, 32, sun=1.6, clouds=.4)
    light.area((.5, .3, 2.6), (3, 1.2), 7, '#ffffff', (0, .6, -.6))
    light.camera((.35, .35, 1.25), -2, 24, -.02)
    return dict(key=.3)


@shot('living-loft-brick', 'living', 'A loft living room with exposed brick, black steel windows and a cognac leather sofa.', style='loft', tone='warm')
def loft_brick():
    r = Room(7, 7, 3.9, '#e7e1d7', accents={'left': M.brick('#8f5138', '#a8664a'), 'front': M.brick('#8f5138', '#a8664a')},
             ceiling=M.concrete('#8f8b85'), openings={'back': [Opening(.5, .55, 2.7, 2.8), Opening(3.7, .55, 2.7, 2.8)]}, skirt=0, portal=.8)
    g = r.g
    r.accents
    r.floor_planks('#7d5a3d', .2, 'y', .45)
    r.windows('back', M.black_metal(), cols=4, rows=4, thin=.03, bar=.06)
    steel = M.satin('#2a2826', .5)
    for x in (-2.2, .1, 2.4):
        g.slab(x - .07, x + .07, 0, 7, 3.62, 3.66, steel)
        g.slab(x - .012, x + .012, 0, 7, 3.66, 3.9, steel)
    g.tube([(2.9, 0, 3.5), (2.9, 7, 3.5)], .11, M.metal('#8d9193', .35), 16)
    leather = M.leather('#8f4f28')
    with g.at(-.2, 5.2):
        S.sofa(g, leather, 2.5, .95, 3, M.black_metal(), [M.fabric('#2f4148'), M.fabric('#d8cbb4'), M.fabric('#c9853f')])
    with g.at(-2.5, 3.7, rot=75):
        S.armchair(g, M.leather('#3a2f29'), M.wood('#5a4030'), round_back=False)
    T.rug(g, -.2, 3.7, 3.3, 2.4, M.fabric('#8d3f31', .3), border=M.fabric('#2c3a44', .3))
    with g.at(-.1, 3.75):
        T.table(g, M.wood('#6b4a31', (1, 12, 12)), M.black_metal(), 1.3, .7, .38, .05, 'slab')
        T.book_stack(g, -.3, .05, .38, 4, 15)
        T.vase(g, M.ceramic('#27313a'), .35, .05, .38, .26, 2)
        P.branches(g, .35, .05, .62, .4, ('#9c8f5e', '#c9ba86'), 6)
    with g.at(2.3, 5.4):
        p = T.floor_lamp(g, M.black_metal(), O.shade('#ffd9a0', 5), 1.7)
    light.bulb((2.3, 5.3, 1.5), 25)
    with g.at(-3.3, 5.6, rot=90):
        T.shelf_unit(g, M.black_metal(), 2.0, 2.3, .32, 3, 6)
    with g.at(2.9, 6.2):
        P.palm_pot(g, M.concrete('#77746f'), 1.9, r=.22)
    with g.at(3.2, 3.1, rot=-90):
        T.sideboard(g, M.wood('#5b4130', (1, 12, 12)), M.wood('#5b4130', (1, 12, 12)), 2.2, .45, .7, 4, M.black_metal())
        T.table_lamp(g, M.ceramic('#b3a58e'), O.shade('#ffd9a0', 4), .7, 0, .7, .5)
        T.vase(g, M.ceramic('#c7b497'), -.6, 0, .7, .3, 1)
    with r.on('right'):
        T.picture(g, 3.9, 1.9, 1.7, 1.2, M.art(('#d9cbb2', '#1f2a30', '#b8562f', '#e0a85b'), 8, 1.6), M.black_metal())
    for x in (-1.0, .8):
        T.pendant(g, x, 3.7, 3.62, .9, 'dome', M.satin('#23282b', .35), O.shade('#ffd08a', 5), .22)
        light.bulb((x, 3.7, 2.4), 14)
    r.finish()
    outside.city(-60, 60, 24, 90, -9, 30, 4, .15, height=(10, 20))
    light.sky('golden', 40, 14, sun=1.0, clouds=.55)
    light.area((0, .3, 3.0), (4, 1.2), 14, '#fff4e6', (0, .7, -.5))
    light.camera((.2, .4, 1.35), -3, 24, .02)
    return dict(key=.2)


def O_sheer():
    return M.sheer('#f4efe6', .5)
