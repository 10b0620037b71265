"""Room shells: x across, y away from the camera, floor at z = 0."""
import math

from . import light
from . import materials as M
from . import materials_out as O
from . import shell
from .geo import Geo
from .shell import Opening

# wall name -> (origin factor, rotation); the wall's visible face looks into the room
SIDES = {'back': (lambda w, d: (-w / 2, d), 0), 'right': (lambda w, d: (w / 2, d), -90),
         'left': (lambda w, d: (-w / 2, 0), 90), 'front': (lambda w, d: (w / 2, 0), 180)}


class Room:
    def __init__(self, w, d, h, walls='#ece7de', accents=None, ceiling='#f5f2ec', trim='#f3f0ea', skirt=.12,
                 openings=None, reveal=.24, sky_light='#dfe9f5', portal=1.0):
        """accents: wall name -> material. openings: wall name -> list of Opening."""
        self.w, self.d, self.h = w, d, h
        self.g = Geo('room')
        self.wall_mat = walls if not isinstance(walls, str) else M.paint(walls)
        self.trim = M.satin(trim, .45)
        self.accents, self.openings = accents or {}, openings or {}
        self.reveal = reveal
        for name in SIDES:
            length = w if name in ('back', 'front') else d
            holes = self.openings.get(name, [])
            with self.on(name):
                shell.wall(self.g, length, h, holes, self.accents.get(name, self.wall_mat), reveal, self.trim)
                gaps = [(o.x, o.x + o.w) for o in holes if o.z < .2]
                if skirt:
                    shell.skirting(self.g, length, self.trim, skirt, gaps)
            for o in holes:
                self._portal(name, o, sky_light, portal)
        ceil = ceiling if not isinstance(ceiling, str) else M.paint(ceiling, .8)
        self.g.quad((-w / 2, d, h), (w / 2, d, h), (w / 2, 0, h), (-w / 2, 0, h), ceil)
        # an outer lid keeps sky light from leaking past the wall planes
        self.g.slab(-w / 2 - .3, w / 2 + .3, -.3, d + .3, h + .01, h + .2, M.paint('#888888'))

    def on(self, name):
        fn, rot = SIDES[name]
        x, y = fn(self.w, self.d)
        return self.g.at(x, y, 0, rot)

    def _portal(self, name, o, color, power):
        if o.extra.get('dark') or not power:
            return
        fn, rot = SIDES[name]
        x, y = fn(self.w, self.d)
        a = math.radians(rot)
        cx, cy, off = o.x + o.w / 2, self.reveal + .25, o.z + o.h / 2
        px, py = x + cx * math.cos(a) - cy * math.sin(a), y + cx * math.sin(a) + cy * math.cos(a)
        look = (math.sin(a), -math.cos(a), -.12)
        light.area((px, py, off), (o.w * 1.1, o.h * 1.05), 16 * o.w * o.h * power, color, look)

    def floor_planks(self, color='#b08a60', width=.17, along='y', rough=.4, length=1.9):
        grain = (12, 1, 12) if along == 'y' else (1, 12, 12)
        shell.planks(self.g, -self.w / 2, self.w / 2, 0, self.d, M.wood(color, grain, rough, .32, .16), width, length, 0, along)

    def floor_herringbone(self, color='#a87f55', width=.1, length=.5):
        mat = M.wood(color, (3, 3, 3), .38, .3, .22)
        self.g.quad((-self.w / 2, 0, -.012), (self.w / 2, 0, -.012), (self.w / 2, self.d, -.012), (-self.w / 2, self.d, -.012),
                    M.satin('#3a2a1e'))
        shell.herringbone(self.g, -self.w / 2, self.w / 2, 0, self.d, mat, width, length)

    def floor_plain(self, mat):
        self.g.quad((-self.w / 2, 0, 0), (self.w / 2, 0, 0), (self.w / 2, self.d, 0), (-self.w / 2, self.d, 0), mat)

    def floor_tiles(self, mat, grout, tw=.6, th=.6, checker=None):
        shell.floor_tiles(self.g, -self.w / 2, self.w / 2, 0, self.d, tw, th, mat, grout, checker=checker)

    def windows(self, name, frame, **kw):
        with self.on(name):
            for o in self.openings.get(name, []):
                if not o.extra.get('door'):
                    shell.window(self.g, o, frame, **{**kw, **o.extra.get('win', {})})

    def curtains(self, name, mat, sheer=None, rod=None, width=.5, top=None, folds=5, floor=.02, over=.25):
        """A pair of drapes beside each opening, optional voile between."""
        with self.on(name):
            for i, o in enumerate(self.openings.get(name, [])):
                z1 = top or min(o.z + o.h + .2, self.h - .05)
                for k, (a, b) in enumerate(((o.x - over, o.x - over + width), (o.x + o.w + over - width, o.x + o.w + over))):
                    shell.curtain(self.g, a, b, floor, z1, mat, -.1, folds, .04, seed=i * 2 + k)
                if sheer:
                    shell.curtain(self.g, o.x - .05, o.x + o.w + .05, floor, z1, sheer, -.05, int(o.w * 8), .022, seed=i + 9)
                if rod:
                    self.g.tube([(o.x - over - .1, -.1, z1 + .02), (o.x + o.w + over + .1, -.1, z1 + .02)], .013, rod, 10)

    def beams(self, mat, n=5, size=.16, along='x'):
        for i in range(n):
            t = (i + .5) / n
            if along == 'x':
                self.g.slab(-self.w / 2, self.w / 2, self.d * t - size / 2, self.d * t + size / 2, self.h - size, self.h, mat, .012)
            else:
                x = -self.w / 2 + self.w * t
                self.g.slab(x - size / 2, x + size / 2, 0, self.d, self.h - size, self.h, mat, .012)

    def cornice(self, mat=None, size=.1):
        m = mat or self.trim
        for name in SIDES:
            length = self.w if name in ('back', 'front') else self.d
            with self.on(name):
                self.g.slab(0, length, -size, 0, self.h - size * .5, self.h, m, .02)
                self.g.slab(0, length, -size * .5, 0, self.h - size, self.h - size * .5, m, .015)

    def wainscot(self, name, mat, height=.95, panel=.7, start=0, end=None):
        """Raised frames on a painted dado."""
        length = end or (self.w if name in ('back', 'front') else self.d)
        n = max(1, round((length - start) / panel))
        with self.on(name):
            self.g.slab(start, length, -.012, 0, 0, height, mat)
            self.g.slab(start, length, -.035, 0, height, height + .035, mat, .008)
            p = (length - start) / n
            for i in range(n):
                a, b = start + i * p + .09, start + (i + 1) * p - .09
                for r in ((a, b, .2, .225), (a, b, height - .125, height - .1)):
                    self.g.slab(r[0], r[1], -.024, -.01, r[2], r[3], mat, .005)
                for r in ((a, a + .025), (b - .025, b)):
                    self.g.slab(r[0], r[1], -.024, -.01, .2, height - .1, mat, .005)

    def panels(self, name, mat, x0, x1, z0, z1, cols=3):
        """Picture-frame mouldings on a wall."""
        p = (x1 - x0) / cols
        with self.on(name):
            for i in range(cols):
                a, b = x0 + i * p + .1, x0 + (i + 1) * p - .1
                for r in ((a, b, z0, z0 + .03), (a, b, z1 - .03, z1), (a, a + .03, z0, z1), (b - .03, b, z0, z1)):
                    self.g.slab(r[0], r[1], -.02, 0, r[2], r[3], mat, .007)

    def slats(self, name, mat, x0, x1, z0=0, z1=None, pitch=.05):
        z1 = z1 or self.h
        with self.on(name):
            self.g.quad((x0, -.004, z0), (x1, -.004, z0), (x1, -.004, z1), (x0, -.004, z1), M.satin('#171412'))
            x = x0
            while x < x1 - pitch * .5:
                self.g.slab(x, x + pitch * .58, -.035, -.003, z0, z1, mat, .003)
                x += pitch

    def finish(self):
        return self.g.build()


def spotlights(room, xs, ys, power=25, color='#ffdcae'):
    for x in xs:
        for y in ys:
            room.g.cyl((x, y, room.h - .012), .045, .011, O.emit(color, 12), 18)
            light.bulb((x, y, room.h - .12), power, color, .05)


__all__ = ['Room', 'Opening', 'spotlights']
