"""The catalogue of pictures; a shot builds a scene and returns its grade."""
from dataclasses import dataclass
from typing import Callable

SHOTS = {}
INDOOR = {'living', 'kitchen', 'bedroom', 'bathroom', 'study', 'dining', 'hall', 'panorama'}


@dataclass
class Shot:
    name: str
    kind: str
    style: str
    tone: str
    alt: str
    build: Callable
    width: int = 960
    height: int = 640
    samples: int = 5

    def indoor(self):
        return self.kind in INDOOR or 'interior' in self.name or 'living' in self.name

    def meta(self):
        return {'file': self.name + '.avif', 'width': self.width, 'height': self.height,
                'kind': self.kind, 'style': self.style, 'tone': self.tone, 'alt': self.alt}


def shot(name, kind, alt, style='any', tone='light', **size):
    def register(fn):
        SHOTS[name] = Shot(name, kind, style, tone, alt, fn, **size)
        return fn
    return register
