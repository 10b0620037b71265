"""The bright living room, shared with the home-page picture."""
from lib import houseplants as P
from lib import light, materials as M, materials_out as O, outside, seating as S, tables as T
from lib.registry import shot
from lib.rooms import Opening, Room


def bright_room(cam=((.9, .3, 1.3), -6, 23, -.01)):
    r = Room(7.2, 6.6, 3.2, '#f2efe8', openings={'left': [Opening(.8, .05, 2.2, 2.8), Opening(3.5, .05, 2.2, 2.8)], 'back': [Opening(4.6, .05, 2.2, 2.8)]}, portal=1.25)
    g = r.g
    r.floor_planks('#cfb48c', .22, 'y', .42, 2.4)
    for wname in ('left', 'back'):
        r.windows(wname, M.satin('#2b2d2e', .4), cols=2, rows=3, bar=.045)
    r.curtains('left', M.sheer('#f6f3ec', .4), None, M.black_metal(), .5)
    with g.at(-.3, 5.5):
        S.sofa(g, M.fabric('#e3dccd'), 2.9, 1.02, 3, M.wood('#a57c53'), [M.fabric('#b0623c'), M.fabric('#efe9dc'), M.fabric('#8d9a86'), M.fabric('#d9b98c')])
    T.rug(g, -.2, 3.9, 3.8, 2.6, M.fabric('#e0d6c2', .2), border=M.fabric('#b8a27c', .2))
    with g.at(-.2, 3.9):
        T.round_table(g, M.wood('#a57c53'), M.wood('#a57c53'), .6, .36)
        T.book_stack(g, -.2, .1, .36, 3)
        T.vase(g, M.ceramic('#d8cdbb'), .2, .05, .36, .28, 0)
        P.branches(g, .2, .05, .62, .5, ('#86a04a', '#b9c46a'), 8, 5)
    for x, y, a in ((-2.3, 3.7, 74), (1.9, 3.5, -66)):
        with g.at(x, y, rot=a):
            S.armchair(g, M.boucle('#efe8da'), M.wood('#a57c53'), cushion=M.fabric('#b0623c') if x < 0 else None)
    with g.at(3.35, 3.4, rot=-90):
        T.sideboard(g, M.wood('#a57c53', (12, 1, 12)), M.wood('#a57c53', (12, 12, 1)), 2.2, .45, .7, 4, M.brass())
        T.table_lamp(g, M.ceramic('#8d9a86'), O.shade('#f6e3c0', 1.6), .7, 0, .7, .55)
        T.vase(g, M.plaster('#c9a888'), -.6, 0, .7, .42, 2)
        T.book_stack(g, 0, 0, .7, 3)
    with r.on('right'):
        T.picture(g, 3.2, 1.75, 1.5, 1.1, M.art(('#efe8da', '#d9b98c', '#b0623c', '#4f5f55'), 17, 1.4), M.wood('#a57c53'), M.paint('#f8f5ee'))
    with r.on('back'):
        T.picture(g, 2.9, 1.8, 1.1, .9, M.art(('#f0eadc', '#8d9a86', '#c98a5a'), 5, 2), M.wood('#a57c53'), M.paint('#f8f5ee'))
    with g.at(-3.0, 5.9):
        P.fiddle(g, M.plaster('#c9a888'), 2.2, r=.22)
    with g.at(1.75, 6.1):
        P.palm_pot(g, M.ceramic('#e9e3d8'), 1.5)
    with g.at(1.55, 5.5):
        T.floor_lamp(g, M.brass(), O.shade('#f6e3c0', 1.5), 1.6)
    T.pendant(g, -.2, 3.9, 3.2, .7, 'woven', M.wood('#b99868'), O.shade('#fbeccd', 1.0), .38)
    r.finish()
    outside.garden(-30, 30, 12, 34, count=18, seed=77)
    outside.garden(-30, -8, -6, 20, -.2, count=14, seed=78)
    light.sky('clear', 262, 36, sun=1.5, clouds=.35)
    light.area((.5, .2, 2.8), (4, 1), 10, '#ffffff', (0, .9, -.3))
    loc, yaw, lens, shift = cam
    light.camera(loc, yaw, lens, shift)
    return dict(key=.34)


@shot('living-bright-garden', 'living', 'A bright living room with a cream sofa, oak floor and black-framed windows to the garden.', style='house', tone='light')
def bright():
    return bright_room()
