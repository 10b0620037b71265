"""Open Image Denoise's U-Net evaluated with torch.

Debian's Blender is built without Open Image Denoise, so the published
weights (Apache-2.0) are read from a .tza file and run here instead.
"""
import json
import os
import struct

import numpy as np


def read_tza(path):
    import torch
    data = open(path, 'rb').read()
    magic, _major, _minor, table = struct.unpack_from('<HBBQ', data, 0)
    assert magic == 0x41D7, 'not a TZA file'
    count, = struct.unpack_from('<I', data, table)
    pos, tensors = table + 4, {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, pos)
        name = data[pos + 2:pos + 2 + length].decode()
        pos += 2 + length
        dims = data[pos]
        shape = struct.unpack_from('<%dI' % dims, data, pos + 1)
        pos += 1 + 4 * dims
        layout = data[pos:pos + dims].decode()
        kind = chr(data[pos + dims])
        offset, = struct.unpack_from('<Q', data, pos + dims + 1)
        pos += dims + 9
        dtype = np.float16 if kind == 'h' else np.float32
        values = np.frombuffer(data, dtype, int(np.prod(shape)), offset).reshape(shape)
        tensors[name] = torch.from_numpy(values.astype(np.float32))
        assert layout in ('x', 'oihw'), layout
    return tensors


PU = dict(a=1.41283765e+03, b=1.64593172e+00, c=4.31384981e-01, d=-2.94139609e-03,
          e=1.92653254e-01, f=6.26026094e-03, g=9.98620152e-01,
          y0=1.57945760e-06, y1=3.22087631e-02, x0=2.23151711e-03, x1=3.70974749e-01)


def pu_forward(y):
    p = PU
    return np.where(y <= p['y0'], p['a'] * y,
                    np.where(y <= p['y1'], p['b'] * np.power(np.maximum(y, 0), p['c']) + p['d'],
                             p['e'] * np.log(np.maximum(y, 0) + p['f']) + p['g']))


def pu_inverse(x):
    p = PU
    return np.where(x <= p['x0'], x / p['a'],
                    np.where(x <= p['x1'], np.power(np.maximum(x - p['d'], 0) / p['b'], 1 / p['c']),
                             np.exp((x - p['g']) / p['e']) - p['f']))


def denoise(color, albedo, normal, weights):
    """Arrays are height x width x 3, linear; returns the denoised colour."""
    import torch
    import torch.nn.functional as F
    torch.set_num_threads(1)
    net = read_tza(weights)

    lum = np.maximum(color @ np.array([.2126, .7152, .0722], np.float32), 1e-8)
    scale = .18 / np.exp(np.mean(np.log(np.maximum(lum, 1e-4))))
    peak = 1 / float(pu_forward(np.array(65504.)))
    x_color = pu_forward(np.clip(color * scale, 0, 65504)) * peak
    x = np.concatenate([x_color, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], -1)
    h, w = color.shape[:2]
    x = np.pad(x, ((0, -h % 16), (0, -w % 16), (0, 0)), mode='edge')
    x = torch.from_numpy(x.astype(np.float32)).permute(2, 0, 1)[None]

    def conv(name, t, act=True):
        t = F.conv2d(t, net[name + '.weight'], net[name + '.bias'], padding=1)
        return F.relu(t) if act else t

    def up(t, skip):
        return torch.cat((F.interpolate(t, scale_factor=2, mode='nearest'), skip), 1)

    with torch.inference_mode():
        t = conv('enc_conv1', conv('enc_conv0', x))
        p1 = F.max_pool2d(t, 2)
        p2 = F.max_pool2d(conv('enc_conv2', p1), 2)
        p3 = F.max_pool2d(conv('enc_conv3', p2), 2)
        p4 = F.max_pool2d(conv('enc_conv4', p3), 2)
        t = conv('enc_conv5b', conv('enc_conv5a', p4))
        t = conv('dec_conv4b', conv('dec_conv4a', up(t, p3)))
        t = conv('dec_conv3b', conv('dec_conv3a', up(t, p2)))
        t = conv('dec_conv2b', conv('dec_conv2a', up(t, p1)))
        t = conv('dec_conv1b', conv('dec_conv1a', up(t, x)))
        t = conv('dec_conv0', t, act=False)
    out = t[0].permute(1, 2, 0).numpy()[:h, :w]
    return (pu_inverse(np.clip(out, 0, 1) / peak) / scale).astype(np.float32)
