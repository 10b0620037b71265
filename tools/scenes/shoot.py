"""Render shots: blender -b -t 1 -P tools/scenes/shoot.py -- [--preview] [--out DIR] name ..."""
import argparse
import importlib
import json
import os
import sys
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
if os.environ.get('PYLIBS'):
    sys.path.append(os.environ['PYLIBS'])

from lib import nodes, render  # noqa: E402
from lib.registry import SHOTS  # noqa: E402


def load_all():
    for name in sorted(os.listdir(os.path.join(HERE, 'shots'))):
        if name.endswith('.py') and not name.startswith('_'):
            importlib.import_module('shots.' + name[:-3])


def main():
    args = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else sys.argv[1:]
    p = argparse.ArgumentParser()
    p.add_argument('names', nargs='*')
    p.add_argument('--out', default=os.path.join(os.path.expanduser('~'), 'lintel-renders'))
    p.add_argument('--preview', action='store_true')
    p.add_argument('--samples', type=int)
    p.add_argument('--list', action='store_true')
    p.add_argument('--meta', help='write the picture descriptions to this JSON file')
    a = p.parse_args(args)
    load_all()
    os.makedirs(a.out, exist_ok=True)
    if a.list:
        print('\n'.join(SHOTS))
    if a.meta:
        rows = [s.meta() for s in SHOTS.values()]
        json.dump(rows, open(a.meta, 'w'), indent=1)
    for name in (list(SHOTS) if a.names == ['all'] else a.names):
        try:
            take(SHOTS[name], a)
        except Exception:  # one broken scene must not stop the batch
            traceback.print_exc()


def take(shot, a):
    render.reset()
    nodes._cache.clear()
    look = shot.build() or {}
    w, h, n = shot.width, shot.height, a.samples or shot.samples
    if a.preview:
        w, h, n = w // 5, h // 5, a.samples or 6
    render.shoot(os.path.join(a.out, shot.name + '.png'), w, h, n, look,
                 shot.kind == 'panorama', shot.indoor())


main()
