"""Mesh builder: many primitives, one object, analytic normals.

A bevelled box carries the face axis as the normal of each of its 24 vertices,
so a one-segment chamfer shades like a rounded edge at almost no cost.
"""
import math
import random
from contextlib import contextmanager

import bpy
import numpy as np


def rotation_z(angle):
    c, s = math.cos(angle), math.sin(angle)
    m = np.eye(4)
    m[0, 0], m[0, 1], m[1, 0], m[1, 1] = c, -s, s, c
    return m


def rotation_x(angle):
    c, s = math.cos(angle), math.sin(angle)
    m = np.eye(4)
    m[1, 1], m[1, 2], m[2, 1], m[2, 2] = c, -s, s, c
    return m


def rotation_y(angle):
    c, s = math.cos(angle), math.sin(angle)
    m = np.eye(4)
    m[0, 0], m[0, 2], m[2, 0], m[2, 2] = c, s, -s, c
    return m


def translation(x, y, z):
    m = np.eye(4)
    m[:3, 3] = (x, y, z)
    return m


def _box_faces():
    """Topology of the chamfered box; vertex id = 3 * corner + axis."""
    def vid(corner, axis):
        return corner * 3 + axis

    def cid(sx, sy, sz):
        return sx + 2 * sy + 4 * sz

    faces = []
    for axis in range(3):
        o1, o2 = (axis + 1) % 3, (axis + 2) % 3
        for side in (0, 1):
            loop = []
            for a, b in ((0, 0), (1, 0), (1, 1), (0, 1)):
                s = [0, 0, 0]
                s[axis], s[o1], s[o2] = side, a, b
                loop.append(vid(cid(*s), axis))
            faces.append(tuple(loop if side else loop[::-1]))
    for axis in range(3):
        o1, o2 = (axis + 1) % 3, (axis + 2) % 3
        for a in (0, 1):
            for b in (0, 1):
                s0, s1 = [0, 0, 0], [0, 0, 0]
                s0[o1] = s1[o1] = a
                s0[o2] = s1[o2] = b
                s1[axis] = 1
                c0, c1 = cid(*s0), cid(*s1)
                quad = (vid(c0, o1), vid(c1, o1), vid(c1, o2), vid(c0, o2))
                faces.append(quad)
    for corner in range(8):
        faces.append((vid(corner, 0), vid(corner, 1), vid(corner, 2)))
    return faces


def _outward(faces, verts):
    out = []
    for f in faces:
        p = verts[list(f)]
        n = np.cross(p[1] - p[0], p[2] - p[0])
        out.append(f if n @ p.mean(0) > 0 else f[::-1])
    return out


_SIGNS = np.array([[-1 if not c >> a & 1 else 1 for a in range(3)] for c in range(8)], float)
_BOX_SIGN = np.repeat(_SIGNS, 3, axis=0)
_BOX_INSET = np.tile(1 - np.eye(3), (8, 1))
_BOX_NORMAL = np.tile(np.eye(3), (8, 1)) * _BOX_SIGN
BOX_FACES = _outward(_box_faces(), _BOX_SIGN * (1 - .2 * _BOX_INSET))


class Geo:
    """Accumulates primitives in a local frame and builds one mesh object."""

    def __init__(self, name='geo'):
        self.name = name
        self.verts, self.normals = [], []
        self.faces, self.face_mats = [], []
        self.count = 0
        self.mats, self.mat_ids = [], {}
        self.frame = np.eye(4)

    @contextmanager
    def at(self, x=0, y=0, z=0, rot=0, tilt=0, matrix=None):
        saved = self.frame
        local = translation(x, y, z) @ rotation_z(math.radians(rot))
        if tilt:
            local = local @ rotation_x(math.radians(tilt))
        if matrix is not None:
            local = local @ matrix
        self.frame = saved @ local
        yield self
        self.frame = saved

    def _slot(self, mat):
        key = mat.name
        if key not in self.mat_ids:
            self.mat_ids[key] = len(self.mats)
            self.mats.append(mat)
        return self.mat_ids[key]

    def add(self, verts, faces, mat, normals=None):
        verts = np.asarray(verts, float).reshape(-1, 3)
        if normals is None:
            normals = smooth_normals(verts, faces)
        normals = np.asarray(normals, float).reshape(-1, 3)
        rot = self.frame[:3, :3]
        self.verts.append(verts @ rot.T + self.frame[:3, 3])
        self.normals.append(normals @ rot.T)
        base, slot = self.count, self._slot(mat)
        self.faces.extend([tuple(i + base for i in f) for f in faces])
        self.face_mats.extend([slot] * len(faces))
        self.count += len(verts)

    def box(self, center, size, mat, bevel=.004, rot=0):
        half = np.asarray(size, float) / 2
        b = min(bevel, half.min() * .45)
        verts = _BOX_SIGN * (half - b * _BOX_INSET)
        normals = _BOX_NORMAL
        if rot:
            r = rotation_z(math.radians(rot))[:3, :3]
            verts, normals = verts @ r.T, normals @ r.T
        self.add(verts + np.asarray(center, float), BOX_FACES, mat, normals)

    def slab(self, x0, x1, y0, y1, z0, z1, mat, bevel=.004):
        self.box(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2),
                 (abs(x1 - x0), abs(y1 - y0), abs(z1 - z0)), mat, bevel)

    def quad(self, a, b, c, d, mat):
        pts = np.array([a, b, c, d], float)
        n = np.cross(pts[1] - pts[0], pts[3] - pts[0])
        n /= np.linalg.norm(n) or 1
        self.add(pts, [(0, 1, 2, 3)], mat, np.tile(n, (4, 1)))

    def poly(self, pts, mat):
        pts = np.array(pts, float)
        n = np.cross(pts[1] - pts[0], pts[2] - pts[0])
        n /= np.linalg.norm(n) or 1
        self.add(pts, [tuple(range(len(pts)))], mat, np.tile(n, (len(pts), 1)))

    def prism(self, outline, z0, z1, mat):
        """Extrude a counter-clockwise xy outline from z0 to z1."""
        n = len(outline)
        self.poly([(x, y, z1) for x, y in outline], mat)
        self.poly([(x, y, z0) for x, y in outline][::-1], mat)
        for i in range(n):
            (xa, ya), (xb, yb) = outline[i], outline[(i + 1) % n]
            self.quad((xa, ya, z0), (xb, yb, z0), (xb, yb, z1), (xa, ya, z1), mat)

    def lathe(self, profile, mat, segs=28, center=(0, 0, 0)):
        """Revolve (radius, z) points, bottom to top, around the z axis."""
        prof = np.array(profile, float)
        ang = np.linspace(0, 2 * math.pi, segs, endpoint=False)
        rows = len(prof)
        verts = np.zeros((rows, segs, 3))
        verts[..., 0] = prof[:, 0:1] * np.cos(ang)
        verts[..., 1] = prof[:, 0:1] * np.sin(ang)
        verts[..., 2] = prof[:, 1:2]
        faces = [(r * segs + s, r * segs + (s + 1) % segs,
                  (r + 1) * segs + (s + 1) % segs, (r + 1) * segs + s)
                 for r in range(rows - 1) for s in range(segs)]
        self.add(verts.reshape(-1, 3) + np.asarray(center, float), faces, mat)

    def cyl(self, center, radius, height, mat, segs=24, top=None, bevel=.004):
        """Upright cylinder or cone frustum standing on center."""
        r1 = radius if top is None else top
        b = min(bevel, radius * .3, height * .3)
        h = height
        side = [(radius - b, 0), (radius, b), (r1, h - b), (r1 - b, h)]
        doubled = [side[0], side[1], side[1], side[2], side[2], side[3]]
        self.lathe([(.0001, 0), side[0]], mat, segs, center)
        self.lathe(doubled[:2], mat, segs, center)
        self.lathe(doubled[2:4], mat, segs, center)
        self.lathe(doubled[4:], mat, segs, center)
        self.lathe([(r1 - b, h), (.0001, h)], mat, segs, center)

    def tube(self, points, radius, mat, segs=8, taper=None):
        """Sweep a circle along a polyline; taper is the end radius."""
        pts = np.array(points, float)
        n = len(pts)
        tang = np.gradient(pts, axis=0)
        tang /= np.linalg.norm(tang, axis=1, keepdims=True) + 1e-9
        ref = np.array([0, 0, 1.]) if abs(tang[0, 2]) < .9 else np.array([1., 0, 0])
        ang = np.linspace(0, 2 * math.pi, segs, endpoint=False)
        verts, normals = [], []
        radii = np.linspace(radius, radius if taper is None else taper, n)
        for i in range(n):
            u = np.cross(ref, tang[i])
            u /= np.linalg.norm(u) + 1e-9
            v = np.cross(tang[i], u)
            ring = np.outer(np.cos(ang), u) + np.outer(np.sin(ang), v)
            verts.append(pts[i] + ring * radii[i])
            normals.append(ring)
        faces = [(r * segs + s, r * segs + (s + 1) % segs,
                  (r + 1) * segs + (s + 1) % segs, (r + 1) * segs + s)
                 for r in range(n - 1) for s in range(segs)]
        self.add(np.concatenate(verts), faces, mat, np.concatenate(normals))

    def grid(self, fn, nu, nv, mat):
        """Smooth surface from fn(u, v) arrays in 0..1 to xyz arrays."""
        u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv))
        x, y, z = fn(u, v)
        verts = np.stack([x + 0 * u, y + 0 * u, z + 0 * u], -1).reshape(-1, 3)
        faces = [(j * nu + i, j * nu + i + 1, (j + 1) * nu + i + 1, (j + 1) * nu + i)
                 for j in range(nv - 1) for i in range(nu - 1)]
        self.add(verts, faces, mat)

    def pillow(self, center, size, mat, power=.45, rot=0, tilt=0, lean=0, noise=.0, seed=0):
        """Superellipsoid: cushions, mattresses, stones. power 1 = ellipsoid."""
        nu, nv = 28, 16
        a = np.linspace(-math.pi, math.pi, nu, endpoint=False)
        b = np.linspace(-math.pi / 2, math.pi / 2, nv)
        a, b = np.meshgrid(a, b)

        def p(value, e):
            return np.sign(value) * np.abs(value) ** e
        pts = np.stack([p(np.cos(b), power) * p(np.cos(a), power),
                        p(np.cos(b), power) * p(np.sin(a), power),
                        p(np.sin(b), max(power, .55))], -1).reshape(-1, 3)
        if noise:
            rng = np.random.default_rng(seed)
            k = rng.normal(0, 2.2, (4, 3))
            ph = rng.uniform(0, 6, 4)
            pts = pts * (1 + noise * np.sin(pts @ k.T + ph).sum(1, keepdims=True) / 3)
        pts = pts * (np.asarray(size, float) / 2)
        m = (translation(*center) @ rotation_z(math.radians(rot))
             @ rotation_x(math.radians(tilt)) @ rotation_y(math.radians(lean)))
        pts = pts @ m[:3, :3].T + m[:3, 3]
        faces = [(r * nu + s, r * nu + (s + 1) % nu, (r + 1) * nu + (s + 1) % nu, (r + 1) * nu + s)
                 for r in range(nv - 1) for s in range(nu)]
        self.add(pts, faces, mat)

    def build(self, loc=(0, 0, 0), rot=0, link=True, plain=False):
        """plain skips the custom normals, which foliage does not need."""
        mesh = bpy.data.meshes.new(self.name)
        verts = np.concatenate(self.verts) if self.verts else np.zeros((0, 3))
        mesh.from_pydata(verts.tolist(), [], self.faces)
        for mat in self.mats:
            mesh.materials.append(mat)
        mesh.polygons.foreach_set('material_index', self.face_mats)
        if self.normals and not plain:
            mesh.polygons.foreach_set('use_smooth', [True] * len(self.faces))
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.pi
            normals = np.concatenate(self.normals)
            normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-9
            mesh.normals_split_custom_set_from_vertices(normals.tolist())
        mesh.update()
        return place(mesh, loc, rot) if link else mesh


def smooth_normals(verts, faces):
    out = np.zeros_like(verts)
    for size in {len(f) for f in faces}:
        idx = np.array([f for f in faces if len(f) == size])
        a, b, c = verts[idx[:, 0]], verts[idx[:, 1]], verts[idx[:, 2]]
        n = np.cross(b - a, c - a)
        if size == 4:
            n = n + np.cross(c - a, verts[idx[:, 3]] - a)
        for k in range(size):
            np.add.at(out, idx[:, k], n)
    return out


def place(mesh, loc=(0, 0, 0), rot=0, scale=1):
    """Linked duplicate: Cycles keeps one copy of the mesh in memory."""
    obj = bpy.data.objects.new(mesh.name, mesh)
    obj.location = loc
    obj.rotation_euler = (0, 0, math.radians(rot))
    obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    bpy.context.scene.collection.objects.link(obj)
    return obj


def scatter(meshes, points, rng=None, scale=(.8, 1.2)):
    rng = rng or random.Random(1)
    return [place(rng.choice(meshes), p, rng.uniform(0, 360), rng.uniform(*scale)) for p in points]
