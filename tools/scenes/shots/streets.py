"""Street fronts: blocks of flats, terraces, townhouses, a warehouse, shops."""
import random

from lib import facade as F
from lib import light, materials as M, materials_out as O, outside, roofs as R, site, trees
from lib.geo import Geo, place
from lib.registry import shot
from lib.shell import Opening


def sides(g, w, d, floors, fh, spec, bays, rng, which=('left', 'right'), **kw):
    """Side walls of a block whose front is y = 0."""
    if 'left' in which:
        with g.at(-w / 2, d, 0, rot=-90):
            F.face(g, d, floors, fh, bays, spec, rng, **kw)
    if 'right' in which:
        with g.at(w / 2, 0, 0, rot=90):
            F.face(g, d, floors, fh, bays, spec, rng, **kw)


def street_trees(species, xs, y, height, spread, seed=1, g=None, clear=.3):
    mesh = [trees.tree(species, height, spread, clear, 1.1, seed + i) for i in range(2)]
    for i, x in enumerate(xs):
        if g:
            site.tree_in_pavement(mesh[i % 2], g, x, y, 1 + .08 * (i % 3), i * 77)
        else:
            place(mesh[i % 2], (x, y, 0), i * 77, 1 + .08 * (i % 3))


@shot('flat-brick-golden', 'exterior', 'A five-storey brick apartment building with balconies in evening light.', style='flat', tone='warm')
def brick_block():
    g, rng = Geo('block'), random.Random(3)
    wall = M.brick('#8d5540', '#a56a4d', '#b3a797')
    stone = M.concrete('#cfc6b6', .7, .1)
    bal = {(f, b) for f in (1, 2, 3, 4) for b in (1, 4)}
    s = F.Spec(wall=wall, reveal=wall, frame=M.satin('#2e3231', .4), sill=stone, lintel=stone, win=(1.35, 1.6), cols=2, rows=1,
               balcony=bal, base=stone, rail=M.black_metal(), lit=.3)
    w, d, fh = 21, 12, 3.1
    with g.at(-w / 2):
        ops = [Opening(9.7, .0, 1.6, 2.5)]
        F.face(g, w, 5, fh, 6, s, rng, extra=ops, skip={(0, 2), (0, 3)})
        F.front_door(g, 9.7, 1.6, 2.4, M.wood('#6b4630', (12, 12, 1)), stone, rng, canopy=M.satin('#2e3231'))
        g.slab(0, w, -.06, 0, 0, .5, stone, .01)
        g.slab(0, w, -.1, 0, 5 * fh - .15, 5 * fh + .1, stone, .02)
    sides(g, w, d, 5, fh, s, 3, rng)
    R.flat(g, -w / 2, w / 2, 0, d, 5 * fh, wall, .7, stone)
    yk = site.street(g, -2.2, 3.0)
    site.lamp_post(g, -6.2, yk + .5)
    street_trees('lime', (-12.5, 5.6, 13.5), yk + .9, 7.5, 2.4, 4, g)
    g.build()
    site.hedge_line(-10.5, -1.2, -1.2, height=.8)
    site.hedge_line(1.2, 10.5, -1.2, height=.8)
    site.context_street(6, -60, -11.5, 5)
    site.context_street(6, 13, 60, 8)
    outside.ground(O.asphalt('#55534f'), -.35)
    light.sky('golden', 228, 18, sun=1.1, clouds=.55)
    light.camera((-6.5, -21.5, 1.7), 13, 26, .2)
    return dict(key=.2, haze=.0)


@shot('flat-plaster-balconies', 'exterior', 'A white rendered apartment block with timber balconies behind birch trees.', style='flat')
def plaster_block():
    g, rng = Geo('block'), random.Random(7)
    wall, oak = M.plaster('#ece7dd', .08), O.boards('#a97b4e', .12)
    s = F.Spec(wall=wall, frame=M.satin('#4a4038', .4), win=(1.7, 1.7), win_z=.8, cols=2, balcony={(f, b) for f in (1, 2, 3) for b in (0, 2, 4)},
               balcony_kind='glass', base=M.concrete('#d5d0c6', .7, .1), rail=M.metal('#7d8183'), lit=.25, balcony_depth=1.6)
    w, d, fh = 22, 12, 3.05
    with g.at(-w / 2):
        F.face(g, w, 4, fh, 5, s, rng)
        for b in (0, 2, 4):
            x = w / 5 * (b + .5)
            for f in (1, 2, 3):
                g.slab(x + .95, x + 1.9, -.04, 0, f * fh + .06, f * fh + 2.5, oak)
    s.balcony = ()
    sides(g, w, d, 4, fh, s, 3, rng)
    R.flat(g, -w / 2, w / 2, 0, d, 4 * fh, wall, .4, M.metal('#6c7072', .4))
    with g.at(-5.5, 2, 4 * fh):
        s.wall, s.balcony = oak, ()
        F.face(g, 12, 1, 2.9, 4, s, rng)
        with g.at(0, 7, 0, rot=-90):
            F.face(g, 7, 1, 2.9, 2, s, rng)
        with g.at(12, 0, 0, rot=90):
            F.face(g, 7, 1, 2.9, 2, s, rng)
        R.flat(g, 0, 12, 0, 7, 2.9, wall, 0, over=.5)
    site.lawn(g, -60, 60, -30, 0, -.02)
    g.slab(-1.2, 1.2, -30, 0, -.1, 0, O.paving('#b8b0a2', .5, .5), .005)
    g.slab(-60, 60, -12, -9.6, -.1, .004, O.paving('#b8b0a2', .5, .5), .005)
    g.build()
    b = [trees.tree('birch', 9, 1.9, .3, .9, i) for i in (2, 5)]
    for i, (x, y) in enumerate(((-9.5, -7.5), (-7.8, -6.2), (8.2, -7.8), (10.2, -6.0), (13.5, -8.5), (-14, -6.5))):
        place(b[i % 2], (x, y, 0), i * 50, 1 + .1 * (i % 3))
    site.border(-11, -2, -1.6, -.5, 26, 3)
    site.border(2, 11, -1.6, -.5, 26, 4)
    site.grass(-14, 8, -18, -12.2, 0, .9, 2, .09, lambda x, y: abs(x) > 1.3)
    outside.ring_trees(('oak', 'lime', 'birch'), 45, 0, 40, -80, 80, 3, 11)
    outside.ground(O.lawn(), -.1)
    light.sky('clear', 215, 42, sun=.9, clouds=.5)
    light.camera((-7.5, -21.5, 1.7), 16, 26, .15)
    return dict(key=.21)


@shot('flat-concrete-modern', 'exterior', 'A modern concrete apartment building with deep loggias and planted balconies.', style='flat', tone='light')
def concrete_block():
    g, rng = Geo('block'), random.Random(9)
    conc = M.concrete('#b6b0a6', .75, .25, 1.2)
    w, d, fh, bays = 20, 12, 3.2, 5
    s = F.Spec(wall=O.boards('#8a6748', .11), frame=M.satin('#25282a', .4), win=(2.9, 2.35), win_z=.08, cols=3, lit=.22)
    for f in range(6):
        with g.at(-w / 2, 1.6, f * fh):
            F.face(g, w, 1, fh, bays, s, rng)
        g.slab(-w / 2 - .2, w / 2 + .2, -.25, d, (f + 1) * fh - .28, (f + 1) * fh + .06, conc, .015)
        if f:
            for b in range(bays):
                x = -w / 2 + b * w / bays
                F.railing(g, x + .25, x + w / bays - .25, -.05, f * fh + .06, M.satin('#25282a'), 'glass' if b % 2 else 'bars')
                if rng.random() < .6:
                    with g.at(x + rng.uniform(1.2, 2.8), .3, f * fh + .06):
                        import lib.houseplants as P
                        P.planter_row(g, 1.6, .34, .42, conc, f * 7 + b, rng.choice(['grass', 'flowers']))
    for b in range(bays + 1):
        x = -w / 2 + b * w / bays
        g.slab(x - .14, x + .14, -.15, 1.6, 0, 6 * fh, conc, .015)
    t = F.Spec(wall=conc, frame=M.satin('#25282a', .4), win=(1.0, 1.9), win_z=.6, cols=1, lit=.3)
    sides(g, w, d, 6, fh, t, 4, rng, rooms=False)
    R.flat(g, -w / 2, w / 2, 0, d, 6 * fh, conc, .5)
    yk = site.street(g, -2.5, 3.4, pave=O.paving('#b4aea4', 1.0, 1.0, offset=0))
    site.lamp_post(g, 7.5, yk + .5, on=False)
    street_trees('plane', (-13, -1.8, 13), yk + 1.0, 8.5, 2.6, 12, g, .35)
    g.build()
    site.border(-10, 10, -2.2, -.6, 70, 5)
    site.context_street(8, -70, -11, 15, height=(12, 19))
    site.context_street(8, 12.5, 70, 18, height=(12, 19))
    outside.ground(O.asphalt('#55534f'), -.35)
    light.sky('soft', 140, 38, sun=1.3, clouds=.6)
    light.camera((6.5, -23, 1.7), -13, 24, .22)
    return dict(key=.24)


def row_house(g, x, w, wall, door, trim, rng, floors=3, fh=3.2, depth=10, bay_window=False, frame=None, lit=.3, steps=3, roof=None, sash=(2, 4)):
    """One house of a terrace, front at y = 0, from x to x + w."""
    base = steps * .16
    s = F.Spec(wall=wall, reveal=trim, frame=frame or M.satin('#f2efe8', .4), sill=trim, lintel=trim, win=(1.05, 1.75), win_z=.85,
               cols=sash[0], rows=sash[1], lit=lit)
    with g.at(x):
        dx = .45
        ops = [Opening(dx, 0, 1.0, base + 2.55)]
        ground = [Opening(w - 2.2, base + .85, 1.5, 1.75)]
        F.face(g, w, floors, fh, 2, s, rng, start=1, extra=ops + ground)
        if bay_window:
            with g.at(w - 2.45, -.7):
                t = F.Spec(wall=trim, frame=s.frame, sill=trim, win=(1.5, 1.75), win_z=base + .85, cols=2, rows=2, lit=lit)
                F.face(g, 2.0, 1, 3.3, 1, t, rng)
                with g.at(0, .7, rot=-90):
                    t.win = (.5, 1.75)
                    F.face(g, .7, 1, 3.3, 1, t, rng, rooms=False)
                with g.at(2.0, 0, rot=90):
                    F.face(g, .7, 1, 3.3, 1, t, rng, rooms=False)
                g.slab(-.1, 2.1, -.1, .72, 3.3, 3.45, trim, .02)
        else:
            F.glazed(g, ground[0], s, rng)
        g.slab(0, w, -.03, .02, 0, base, trim, .01)
        g.quad((dx, .3, 0), (dx + 1, .3, 0), (dx + 1, .3, base + 2.55), (dx, .3, base + 2.55), M.paint('#3a332d'))
        F.front_door(g, dx, 1.0, 2.1, door, trim, rng, steps, M.concrete('#b4aca0'), light_on=lit > .2)
        g.slab(dx, dx + 1.0, .1, .14, base + 2.2, base + 2.55, O.emit('#ffd9a6', 1.2) if lit > .2 else M.satin('#4a4e50', .2))
        z = floors * fh
        g.slab(-.02, w + .02, -.22, 0, z - .28, z - .08, trim, .03)
        g.slab(-.02, w + .02, -.3, 0, z - .08, z + .02, trim, .02)
        g.tube([(w - .06, -.08, 0), (w - .06, -.08, z - .3)], .045, M.satin('#2b2d2e', .5), 8)
        R.gable(g, 0, w, 0, depth, z, 2.3, roof or O.roof_tile('#4b4f55'), wall, .25, 'x', trim, None, False)
        R.stack(g, w - .5, depth * .42, z + 1.0, z + 3.2, M.brick('#8a5a45', '#9d6b52'), 3, .9, .6)


def front_yard(g, x, w, rng, rail=True):
    """Low railing and a strip of planting between house and pavement."""
    with g.at(x):
        g.slab(0, w, -2.2, 0, -.2, -.01, O.paving('#a59c8f', .4, .4))
        if rail:
            F.railing(g, 1.7, w - .1, -2.15, 0, M.black_metal(), 'bars', .95, .12)
            F.railing(g, .1, .4, -2.15, 0, M.black_metal(), 'bars', .95, .12)


@shot('terrace-pastel-row', 'exterior', 'A row of pastel coloured terraced houses with sash windows and painted doors.', style='terrace')
def pastel():
    g, rng = Geo('row'), random.Random(11)
    walls = ['#d9b9b0', '#e8dcc0', '#a9bfc4', '#c5cfb4', '#e3c79a', '#c9b6cf', '#e6e1d6']
    doors = ['#27394a', '#6b2f2a', '#31493d', '#20242a', '#7a5a2c', '#3a4d5c', '#8a3c34']
    for i in range(9):
        row_house(g, -22 + i * 5, 5, M.plaster(walls[i % 7], .08, .1), M.satin(doors[i % 7], .25), M.plaster('#f1ece2', .04, .08), rng, lit=.22, bay_window=False)
        front_yard(g, -22 + i * 5, 5, rng)
    yk = site.street(g, -2.3, 2.4)
    site.lamp_post(g, 3.1, yk + .4, 4.4, False)
    g.build()
    site.border(-22, 22, -1.9, -1.1, 40, 6)
    mesh = trees.tree('blossom', 5.5, 2.0, .32, 1.2, 3)
    place(mesh, (-7.2, yk + .8, 0), 20, 1)
    place(mesh, (13.5, yk + .8, 0), 120, 1.1)
    outside.ground(O.asphalt('#55534f'), -.35)
    light.sky('soft', 205, 36, sun=1.2, clouds=.5)
    light.camera((-8.5, -10.2, 1.65), 38, 28, .14)
    return dict(key=.22)


@shot('terrace-brick-bays', 'exterior', 'Victorian brick terraced houses with white bay windows along a tree-lined street.', style='terrace', tone='warm')
def brick_terrace():
    g, rng = Geo('row'), random.Random(15)
    doors = ['#24414f', '#7a2e27', '#2f4a37', '#1f2226', '#88602b']
    for i in range(8):
        row_house(g, -20 + i * 5.2, 5.2, M.brick('#93543d', '#ab6a4c', '#c0b3a2'), M.satin(doors[i % 5], .25), M.plaster('#ece5d8', .05, .08), rng,
                  2, 3.3, lit=.35, bay_window=True, steps=2, sash=(2, 2))
        front_yard(g, -20 + i * 5.2, 5.2, rng)
    yk = site.street(g, -2.3, 2.6)
    street_trees('maple', (-13, -1.5, 10), yk + .7, 6.5, 2.2, 8, g)
    g.build()
    site.hedge_line(-20, 20, -1.95, height=.75, depth=.4)
    outside.ground(O.asphalt('#55534f'), -.35)
    light.sky('golden', 215, 22, sun=1.0, clouds=.4)
    light.camera((9.5, -9.6, 1.65), -38, 27, .12)
    return dict(key=.2)


@shot('townhouse-brownstone', 'exterior', 'A brownstone townhouse with a tall stoop, iron railings and warm windows.', style='townhouse', tone='warm')
def brownstone():
    g, rng = Geo('stone'), random.Random(19)
    tones = ['#7a5644', '#8b6650', '#6d4a3b', '#9a7a63', '#735040']
    for i in range(5):
        wall = M.plaster(tones[i], .14, .25)
        w, x, base = 6.2, -15.5 + i * 6.2, 1.6
        trim = M.plaster(tones[i], .05, .1)
        s = F.Spec(wall=wall, reveal=wall, frame=M.satin('#2a2320', .4), sill=trim, lintel=trim, win=(1.1, 2.0), win_z=.7, cols=1, rows=2, lit=.4)
        with g.at(x):
            ops = [Opening(.7, base, 1.25, 2.7), Opening(2.9, base + .5, 1.1, 2.1), Opening(4.5, base + .5, 1.1, 2.1), Opening(3.0, .15, 1.0, .95), Opening(4.5, .15, 1.0, .95)]
            shellops = ops[1:]
            F.shell.wall(g, w, base + 3.2, ops, wall, .24)
            for o in shellops:
                F.glazed(g, o, s, rng)
            with g.at(0, 0, base):
                with g.at(0, 0, 3.2):
                    F.face(g, w, 3, 3.3, 3, s, rng)
                F.front_door(g, .7, 1.25, 2.55, M.wood('#4a2f20', (12, 12, 1)), trim, rng, 0)
            for k in range(10):
                g.slab(.5, 2.15, -.3 * (10 - k) - .5, 0, k * .16, (k + 1) * .16, trim, .015)
            for sx in (.45, 2.2):
                g.tube([(sx, -3.4, 1.0), (sx, -.5, 2.6), (sx, 0, 2.6)], .03, M.black_metal(), 8)
                for k in range(11):
                    yy = -3.4 + k * .3
                    g.tube([(sx, yy, max(0, (yy + 3.5) / 3 * 1.6)), (sx, yy, 1.0 + (yy + 3.4) / 2.9 * 1.6)], .01, M.black_metal(), 5)
                g.cyl((sx, -3.5, 0), .12, 1.15, trim, 12)
            z = base + 3.2 + 9.9
            g.slab(-.01, w + .01, -.55, 0, z - .15, z + .1, trim, .04)
            for k in range(8):
                g.slab(.3 + k * .75, .5 + k * .75, -.4, 0, z - .5, z - .15, trim, .03)
            g.slab(-.01, w + .01, -.06, 0, base - .12, base + .05, trim, .02)
            F.railing(g, 2.4, w - .1, -2.6, 0, M.black_metal(), 'bars', 1.0, .12)
    yk = site.street(g, -3.8, 3.0, pave=O.paving('#8f8a84', 1.2, .9))
    site.lamp_post(g, -6.6, yk + .5)
    street_trees('maple', (-10.5, 8.8), yk + .9, 8.5, 2.6, 15, g, .34)
    g.build()
    site.border(-13, 15, -2.3, -1.6, 26, 9, kinds=[trees.bush(.5, .7, seed=4), trees.bush(.4, .5, ('#6d8046', '#9fae6a'), 5)])
    outside.ground(O.asphalt('#4a4845'), -.35)
    light.sky('golden', 235, 15, sun=.75, clouds=.5)
    light.camera((-5.2, -18.2, 1.75), 18, 24, .2)
    return dict(key=.19)
