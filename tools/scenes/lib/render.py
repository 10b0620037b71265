"""Cycles settings, denoising and the grade from linear light to a picture."""
import os
import tempfile
import time

import bpy
import numpy as np

from . import denoise

WEIGHTS = os.environ.get('OIDN_WEIGHTS', '')
SCALE = float(os.environ.get('RENDER_SCALE', '1'))


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def settings(width, height, samples, indoor=True):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.cycles.device = 'CPU'
    s.cycles.samples = samples
    s.cycles.use_adaptive_sampling = True
    s.cycles.adaptive_threshold = .09
    s.cycles.adaptive_min_samples = 4
    s.cycles.use_denoising = False
    s.cycles.max_bounces = 4 if indoor else 3
    s.cycles.diffuse_bounces = 2 if indoor else 1
    s.cycles.glossy_bounces = 2
    s.cycles.transmission_bounces = 3
    s.cycles.transparent_max_bounces = 6
    s.cycles.sample_clamp_indirect = 4
    s.cycles.sample_clamp_direct = 40
    s.cycles.caustics_reflective = False
    s.cycles.caustics_refractive = False
    s.cycles.blur_glossy = .6
    s.cycles.light_sampling_threshold = .05
    s.render.resolution_x, s.render.resolution_y = width, height
    s.render.resolution_percentage = 100
    s.render.use_persistent_data = False
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = 'Medium High Contrast'
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = True


def _outputs(folder):
    s = bpy.context.scene
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.file_slots.clear()
    for name in ('Image', 'Denoising Albedo', 'Denoising Normal', 'Mist'):
        out.file_slots.new(name.split()[-1])
        tree.links.new(layers.outputs[name], out.inputs[-1])


def _load(folder, name):
    img = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
    w, h = img.size
    px = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(px)
    bpy.data.images.remove(img)
    return px.reshape(h, w, 4)[..., :3]


def _blur(img, radius):
    """Three box passes approximate a gaussian."""
    for _ in range(3):
        for axis in (0, 1):
            pad = [(0, 0)] * 3
            pad[axis] = (radius + 1, radius)
            c = np.cumsum(np.pad(img, pad, mode='edge'), axis=axis, dtype=np.float64)
            n = img.shape[axis]
            hi = np.take(c, np.arange(2 * radius + 1, 2 * radius + 1 + n), axis)
            lo = np.take(c, np.arange(0, n), axis)
            img = ((hi - lo) / (2 * radius + 1)).astype(np.float32)
    return img


def grade(rgb, mist, ev=0.2, key=.2, haze=0.0, haze_color=(.8, .85, .9), bloom=.06,
          vignette=.12, warmth=0.0, white=3.2, saturation=.95, neutral=.15):
    h, w = rgb.shape[:2]
    lum = rgb @ np.array([.2126, .7152, .0722], np.float32)
    exposure = key / np.exp(np.mean(np.log(np.maximum(lum, 2e-3))))
    bright = np.percentile(lum, 97) * exposure
    if bright > white:
        exposure *= (white / bright) ** .8
    rgb = rgb * exposure * 2 ** ev
    if haze:
        # the sky itself carries mist 1; only solid things fade
        m = np.where(mist[..., :1] > .998, 0, np.clip(mist[..., :1], 0, 1) * haze)
        rgb = rgb * (1 - m) + np.array(haze_color, np.float32) * m
    if bloom:
        hot = np.clip(rgb - 1.2, 0, 12)
        r = max(2, w // 160)
        rgb = rgb + bloom * (_blur(hot, r) + _blur(hot, r * 4))
    if vignette:
        y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
        rgb = rgb * (1 - vignette * np.clip((x * x + y * y - .35) / 1.65, 0, 1))[..., None]
    mean = rgb.mean((0, 1)) + 1e-6
    rgb = rgb * ((mean.mean() / mean) ** neutral).astype(np.float32)
    gain = np.array([1 + .08 * warmth, 1, 1 - .10 * warmth], np.float32)
    rgb = rgb * gain
    grey = (rgb @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    return np.maximum(grey + (rgb - grey) * saturation, 0).astype(np.float32)


def _resize(img, width, height):
    """Separable Catmull-Rom; the render may be smaller than the picture."""
    for axis, size in ((0, height), (1, width)):
        n = img.shape[axis]
        x = (np.arange(size) + .5) * n / size - .5
        base = np.floor(x).astype(int)
        t = (x - base).astype(np.float32)
        taps = (-.5 * t + t ** 2 - .5 * t ** 3, 1 - 2.5 * t ** 2 + 1.5 * t ** 3,
                .5 * t + 2 * t ** 2 - 1.5 * t ** 3, -.5 * t ** 2 + .5 * t ** 3)
        shape = [1, 1, 1]
        shape[axis] = size
        img = sum(np.take(img, np.clip(base + k - 1, 0, n - 1), axis) * w.reshape(shape) for k, w in enumerate(taps))
    return np.maximum(img, 0).astype(np.float32)


def shoot(path, width, height, samples, look=None, panorama=False, indoor=True):
    settings(round(width * SCALE), round(height * SCALE), samples, indoor)
    look = dict(look or {})
    haze_start, haze_depth = look.pop('haze_range', (60, 3000))
    world = bpy.context.scene.world
    world.mist_settings.start, world.mist_settings.depth = haze_start, haze_depth
    world.mist_settings.falloff = 'INVERSE_QUADRATIC'
    folder = tempfile.mkdtemp(prefix='render-')
    _outputs(folder)
    t0 = time.time()
    bpy.ops.render.render()
    t1 = time.time()
    color, albedo, normal, mist = (_load(folder, n) for n in ('Image', 'Albedo', 'Normal', 'Mist'))
    if WEIGHTS:
        color = denoise.denoise(color, albedo, normal, WEIGHTS)
    if panorama:
        look.setdefault('vignette', 0)
    if not indoor:
        look.setdefault('saturation', 1.1)
    color = grade(color, mist, **look)
    if SCALE != 1:
        # resample display-like values: linear light would ring around lamps
        color = _resize(color ** .4, width, height) ** 2.5
    result = bpy.data.images.new('result', width, height, float_buffer=True)
    px = np.ones((height, width, 4), np.float32)
    px[..., :3] = color
    result.pixels.foreach_set(px.ravel())
    s = bpy.context.scene
    s.render.image_settings.file_format = 'PNG'
    s.render.image_settings.color_mode = 'RGB'
    result.save_render(path, scene=s)
    print(f'SHOT {os.path.basename(path)} render {t1 - t0:.1f}s total {time.time() - t0:.1f}s', flush=True)
