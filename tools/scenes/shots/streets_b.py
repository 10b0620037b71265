"""Warehouse, shop front, office front, white townhouses."""
import random

from lib import facade as F
from lib import houseplants as P
from lib import light, materials as M, materials_out as O, outside, roofs as R, shell, site, trees
from lib.geo import Geo, place
from lib.registry import shot
from lib.shell import Opening
from shots.streets import front_yard, row_house, sides, street_trees


@shot('townhouse-white-stucco', 'exterior', 'White stucco townhouses with columns, black railings and clipped box in planters.', style='townhouse', tone='light')
def stucco():
    g, rng = Geo('row'), random.Random(23)
    white = M.plaster('#efeae0', .06, .08)
    for i in range(6):
        x, w = -15.6 + i * 5.6, 5.6
        row_house(g, x, w, white, M.satin(('#1e2226', '#20343f')[i % 2], .2), M.plaster('#f4f0e7', .03, .06), rng, 4, 3.25, lit=.3, steps=3, sash=(2, 4))
        with g.at(x):
            for cx in (.2, 1.7):
                g.lathe([(.19, 0), (.19, .12), (.15, .16), (.13, 2.4), (.18, 2.5), (.19, 2.6)], white, 24, (cx, -1.0, .48))
            g.slab(0, 1.95, -1.25, 0, 3.08, 3.45, white, .02)
            F.railing(g, .05, 1.9, -1.2, 3.45, M.black_metal(), 'bars', .9, .11)
            F.balcony(g, 2.5, w - .2, 3.3, .5, white, M.black_metal(), 'bars', rng, .8)
        front_yard(g, x, w, rng)
        for bx in (x + .05, x + 1.85):
            with g.at(bx, -2.0):
                g.box((0, 0, .25), (.4, .4, .5), M.concrete('#8d8983'), .01)
            place(trees.bush(.32, .6, ('#3f5a2a', '#5f7d3e'), 3, .04, 900), (bx, -2.0, .45))
    yk = site.street(g, -2.4, 2.8, pave=O.paving('#b1aca3', .9, .6))
    site.lamp_post(g, -1.2, yk + .5, 4.6)
    g.build()
    mesh = trees.tree('plane', 9, 2.9, .4, 1.1, 6)
    for x in (-11, 9.5, 17):
        place(mesh, (x, yk + .9, 0), x * 31, 1)
    outside.ground(O.asphalt('#55534f'), -.35)
    light.sky('soft', 220, 30, sun=1.15, clouds=.4)
    light.camera((-9.2, -10.8, 1.7), 36, 26, .18)
    return dict(key=.22)


@shot('loft-warehouse', 'exterior', 'A converted brick warehouse with large steel windows on a cobbled street.', style='loft', tone='warm')
def warehouse():
    g, rng = Geo('warehouse'), random.Random(29)
    wall = M.brick('#7d4735', '#935a42', '#8f8374')
    stone = M.concrete('#9c9282', .7, .2)
    w, d, fh, bays = 24, 14, 4.1, 5
    s = F.Spec(wall=wall, reveal=wall, frame=M.black_metal(), sill=stone, lintel=stone, win=(3.2, 2.7), win_z=.8, cols=4, rows=4, bar=.06, lit=.45, glow=1.1)
    with g.at(-w / 2):
        ops = [Opening(10.4, 0, 3.2, 3.2)]
        F.face(g, w, 4, fh, bays, s, rng, skip={(0, 2)}, extra=ops)
        shell.window(g, ops[0], M.black_metal(), .2, 3, 3, .07, .04, s.glass)
        F.room_furnished(g, ops[0], .2, rng, .8)
        for b in range(bays + 1):
            x = min(max(b * w / bays, .3), w - .3)
            g.slab(x - .35, x + .35, -.18, 0, 0, 4 * fh, wall, .01)
        for f in range(1, 5):
            g.slab(0, w, -.24, 0, f * fh - .12, f * fh + .1, stone, .02)
        g.slab(10, 14, -1.6, 0, 3.35, 3.5, M.black_metal())
    sides(g, w, d, 4, fh, s, 3, rng)
    R.flat(g, -w / 2, w / 2, 0, d, 4 * fh, wall, .9, stone)
    g.lathe([(1.3, 0), (1.3, 2.2), (.05, 2.9)], O.boards('#6e5a48', .14), 28, (6.5, 6, 4 * fh + 1.8))
    for i in range(4):
        g.tube([(6.5 + (-1, 1, 1, -1)[i], 6 + (-1, -1, 1, 1)[i], 4 * fh), (6.5 + (-.9, .9, .9, -.9)[i], 6 + (-.9, -.9, .9, .9)[i], 4 * fh + 1.9)], .07, M.black_metal(), 6)
    sett = O.paving('#6f6a63', .22, .14, '#3d3a36', wet=1)
    site.street(g, -1.0, 2.6, 8, road_mat=sett, lines=False, pave=O.paving('#8d8880', 1.1, .8))
    site.lamp_post(g, -9.5, -3.1)
    site.lamp_post(g, 8.5, -3.1)
    for x in (-8.2, -1.9, 2.6):
        with g.at(x, -1.7):
            P.pot(g, M.black_metal(), .3, .6)
    g.build()
    ball = trees.bush(.45, .9, seed=8)
    for x in (-8.2, -1.9, 2.6):
        place(ball, (x, -1.7, .5))
    site.context_street(9, -70, -13.5, 35, height=(10, 16), lit=.35, colors=('#7d4735', '#8f7a66', '#6a5a4f'))
    site.context_street(9, 13.5, 70, 38, height=(10, 16), lit=.35, colors=('#7d4735', '#8f7a66', '#6a5a4f'))
    outside.ground(O.asphalt('#444240'), -.35)
    light.sky('dusk', 230, 8, sun=1.0, clouds=.55, strength=1.25)
    light.camera((-8.8, -19.5, 1.65), 20, 25, .2)
    return dict(key=.17)


@shot('shop-corner-green', 'commercial', 'A corner shop with a dark green timber front, awning and planters on the pavement.', style='office', tone='green')
def shop():
    g, rng = Geo('shop'), random.Random(31)
    wall, green, brass = M.brick('#a4745a', '#b98a6d', '#c9bca9'), M.satin('#24423a', .3), M.brass()
    w, fh = 13, 3.3
    with g.at(-w / 2):
        s = F.Spec(wall=wall, frame=M.satin('#f1ede4', .4), sill=M.plaster('#e9e2d4'), lintel=M.plaster('#e9e2d4'), win=(1.1, 1.8), cols=2, rows=2, lit=.3)
        with g.at(0, 0, 3.9):
            F.face(g, w, 2, fh, 4, s, rng)
        for x0, x1 in ((.5, 4.6), (8.4, 12.5)):
            o = Opening(x0, .7, x1 - x0, 2.2)
            shell.window(g, o, green, .12, 3, 1, .08, .05, O.pane('#eef3f2', 1.2, .02))
            F.room_furnished(g, o, .12, rng, .8)
            g.slab(x0 - .05, x1 + .05, -.08, .2, 0, .7, green, .01)
            for k in range(3):
                a = x0 + .15 + k * (x1 - x0 - .3) / 3
                g.slab(a + .08, a + (x1 - x0 - .3) / 3 - .08, -.1, -.07, .16, .58, green, .015)
            for k in range(5):
                with g.at(x0 + .5 + k * .75, .65, .7):
                    (P.snake if k % 2 else P.pot)(g, M.ceramic(('#e6ddcd', '#b4734f', '#2c2b29')[k % 3]), **({'h': .5, 'r': .1} if k % 2 else {'r': .14, 'h': .3}))
        o = Opening(5.5, .1, 2.0, 2.8)
        shell.window(g, o, green, .5, 2, 1, .1, .08, O.pane('#eef3f2', 1.2, .02))
        F.room_behind(g, o, .5, rng, 1, .9)
        for x in (0, 4.85, 7.75, 12.75):
            g.slab(x, x + .28, -.14, .3, 0, 3.1, green, .02)
        g.slab(4.6, 8.4, -.02, .5, 2.9, 3.1, green, .01)
        g.slab(-.1, w + .1, -.2, .3, 3.1, 3.65, green, .02)
        g.slab(-.15, w + .15, -.32, .3, 3.65, 3.8, green, .02)
        for k in range(9):
            g.slab(4.9 + k * .36, 5.1 + k * .36, -.22, -.19, 3.28, 3.46, brass, .01)
        for x0, x1 in ((.4, 4.7), (8.3, 12.6)):
            for k in range(12):
                a, b = x0 + (x1 - x0) * k / 12, x0 + (x1 - x0) * (k + 1) / 12
                m = M.fabric(('#efe8da', '#2f5145')[k % 2], .4)
                g.quad((a, -1.25, 2.5), (b, -1.25, 2.5), (b, -.1, 3.1), (a, -.1, 3.1), m)
                g.quad((a, -1.25, 2.28), (b, -1.25, 2.28), (b, -1.25, 2.5), (a, -1.25, 2.5), m)
        for x in (2.5, 6.5, 10.5):
            g.tube([(x, -.2, 3.5), (x, -.55, 3.75)], .015, brass, 6)
            g.lathe([(.12, 0), (.03, .12)], brass, 20, (x, -.55, 3.62))
        z = 3.9 + 2 * fh
        g.slab(-.2, w + .2, -.35, 0, z - .1, z + .15, M.plaster('#e9e2d4'), .03)
    R.flat(g, -w / 2, w / 2, 0, 9, 3.9 + 2 * fh, wall, .6)
    yk = site.street(g, -.2, 3.4, pave=O.paving('#a9a297', .7, .5))
    site.lamp_post(g, 7.6, yk + .5)
    import lib.seating as S
    import lib.tables as T
    for x in (-5.2, 4.6):
        with g.at(x, -1.9):
            T.round_table(g, M.marble(), M.black_metal(), .32, .73, base='pedestal')
        for a in (-1, 1):
            with g.at(x + a * .62, -1.9, rot=-90 * a):
                S.chair(g, M.black_metal(), M.wood('#a57c53'), 'wood')
    for x in (-1.7, 1.7):
        with g.at(x, -.7):
            P.pot(g, M.black_metal(), .25, .5)
    g.build()
    for x in (-1.7, 1.7):
        place(trees.bush(.38, .8, ('#3f5a2a', '#5f7d3e'), 2, .04, 1100), (x, -.7, .42))
    street_trees('lime', (-10.5,), yk + .8, 7, 2.3, 5)
    site.context_street(5, -60, -6.6, 41, height=(9, 12))
    site.context_street(5, 6.6, 60, 44, height=(9, 12))
    outside.ground(O.asphalt('#55534f'), -.35)
    light.sky('soft', 215, 26, sun=.8, clouds=.5)
    light.camera((-2.4, -11.2, 1.6), 10, 28, .11)
    return dict(key=.2)


@shot('office-front-timber', 'commercial', 'A four-storey timber and glass office building with a planted forecourt.', style='office', tone='light')
def office():
    g, rng = Geo('office'), random.Random(37)
    fin, steel = M.wood('#b98d5d', (12, 12, 1)), M.satin('#2a2d2f', .4)
    w, d, fh = 26, 16, 3.7
    for f in range(4):
        s = F.Spec(wall=M.satin('#3a3d3f', .4), frame=steel, win=(2.5, 3.0), win_z=.35, cols=1, lit=.5, glow=.6, glass=O.pane('#dbe7e6', 1.8, .02))
        with g.at(-w / 2, .35, f * fh):
            F.face(g, w, 1, fh, 10, s, rng)
        with g.at(-w / 2 + .3, d, f * fh, rot=-90):
            F.face(g, d, 1, fh, 6, s, rng, rooms=False)
        g.slab(-w / 2 - .2, w / 2 + .2, -.3, d, (f + 1) * fh - .25, (f + 1) * fh, M.concrete('#bdb7ac', .7, .1), .01)
        if f:
            for i in range(53):
                x = -w / 2 + i * w / 52
                g.slab(x - .03, x + .03, -.28, .1, f * fh, (f + 1) * fh - .25, fin, .005)
            for i in range(30):
                y = .4 + i * (d - .6) / 29
                g.slab(-w / 2 - .18, -w / 2 + .2, y - .03, y + .03, f * fh, (f + 1) * fh - .25, fin, .005)
    R.flat(g, -w / 2, w / 2, 0, d, 4 * fh, M.concrete('#bdb7ac'), .3)
    g.slab(-2.5, 2.5, -2.6, .3, 3.2, 3.4, steel)
    pave = O.paving('#b7b0a5', 1.2, .6)
    g.quad((-60, -20, 0), (60, -20, 0), (60, .4, 0), (-60, .4, 0), pave)
    for x0, x1 in ((-12, -4), (4, 12)):
        g.slab(x0, x1, -6.2, -3.4, 0, .45, M.concrete('#a7a198', .7, .1), .015)
        g.slab(x0 + .8, x1 - .8, -6.55, -6.2, .4, .48, fin, .01)
    g.build()
    site.border(-11.6, -4.4, -5.9, -3.8, 34, 7, .42)
    site.border(4.4, 11.6, -5.9, -3.8, 34, 8, .42)
    b = trees.tree('birch', 7.5, 1.7, .3, 1, 4)
    for x, y in ((-10, -4.8), (-7.4, -4.4), (6.2, -4.7), (9.6, -4.6)):
        place(b, (x, y, .4), x * 40, 1)
    site.context_street(12, -80, -15, 51, height=(14, 22), colors=('#b9b1a4', '#8f8a83', '#d3cdc2'))
    site.context_street(12, 16, 80, 54, height=(14, 22), colors=('#b9b1a4', '#8f8a83', '#d3cdc2'))
    outside.ground(pave, -.05)
    light.sky('soft', 225, 28, sun=1.0, clouds=.5)
    light.camera((-10.5, -18.5, 1.7), 23, 24, .15)
    return dict(key=.21)
