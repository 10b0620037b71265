"""Small helper that keeps shader graphs readable."""
import bpy


def linear(color):
    """'#rrggbb' or an rgb triple in sRGB to linear rgba."""
    if isinstance(color, str):
        h = color.lstrip('#')
        color = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    lin = [c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in color[:3]]
    return (*lin, 1.0)


class Graph:
    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind, inputs=None, **props):
        n = self.tree.nodes.new(kind)
        for key, value in props.items():
            setattr(n, key, value)
        for key, value in (inputs or {}).items():
            self.put(n.inputs[key], value)
        return n

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def math(self, op, a, b=0.0, clamp=False):
        return self.node('ShaderNodeMath', {0: a, 1: b}, operation=op, use_clamp=clamp).outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        return self.node('ShaderNodeMixRGB', {'Fac': fac, 'Color1': a, 'Color2': b},
                         blend_type=blend).outputs[0]

    def ramp(self, fac, stops, ease='LINEAR'):
        n = self.node('ShaderNodeValToRGB', {'Fac': fac})
        n.color_ramp.interpolation = ease
        els = n.color_ramp.elements
        while len(els) < len(stops):
            els.new(.5)
        for el, (pos, col) in zip(els, stops):
            el.position, el.color = pos, col
        return n.outputs[0]

    def noise(self, vector, scale, detail=4, rough=.55, distortion=0):
        return self.node('ShaderNodeTexNoise', {
            'Vector': vector, 'Scale': scale, 'Detail': detail,
            'Roughness': rough, 'Distortion': distortion}).outputs['Fac']

    def mapping(self, vector, scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        return self.node('ShaderNodeMapping', {
            'Vector': vector, 'Scale': scale, 'Location': loc, 'Rotation': rot}).outputs[0]

    def span(self, value, lo, hi):
        """Map 0..1 to lo..hi."""
        return self.node('ShaderNodeMapRange', {'Value': value, 'To Min': lo, 'To Max': hi}).outputs[0]

    def bump(self, height, strength=.3, distance=.01, normal=None):
        ins = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal is not None:
            ins['Normal'] = normal
        return self.node('ShaderNodeBump', ins).outputs[0]

    def object_coords(self):
        return self.node('ShaderNodeTexCoord').outputs['Object']

    def wall_coords(self):
        """(x + y, z): an unrolled coordinate for axis-aligned walls."""
        sep = self.node('ShaderNodeSeparateXYZ', {0: self.object_coords()})
        u = self.math('ADD', sep.outputs[0], sep.outputs[1])
        return self.node('ShaderNodeCombineXYZ', {0: u, 1: sep.outputs[2]}).outputs[0]

    def roof_coords(self, axis):
        """(along the ridge, height): tiles stay square to the eaves."""
        sep = self.node('ShaderNodeSeparateXYZ', {0: self.object_coords()})
        return self.node('ShaderNodeCombineXYZ', {0: sep.outputs[axis], 1: sep.outputs[2]}).outputs[0]

    def island(self):
        return self.node('ShaderNodeNewGeometry').outputs['Random Per Island']


_cache = {}


def material(key, build, proxy=None):
    """Create once per scene; build(graph) returns the surface.

    proxy is a flat colour that stands in for the full shader on indirect rays:
    Cycles skips the unused branch, which saves most of the shading time.
    """
    if key in _cache:
        return _cache[key]
    mat = bpy.data.materials.new(key[:60])
    mat.use_nodes = True
    g = Graph(mat.node_tree)
    surface = build(g)
    if proxy is not None:
        path = g.node('ShaderNodeLightPath')
        seen = g.math('MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Singular Ray'])
        flat = g.node('ShaderNodeBsdfDiffuse', {'Color': tuple(c * .88 for c in linear(proxy)[:3]) + (1,)})
        surface = g.node('ShaderNodeMixShader', {0: seen, 1: flat.outputs[0], 2: surface.outputs[0]})
    g.node('ShaderNodeOutputMaterial', {'Surface': surface})
    _cache[key] = mat
    return mat


def principled(g, color, rough=.5, metallic=0, normal=None, **extra):
    ins = {'Base Color': color, 'Roughness': rough, 'Metallic': metallic}
    if normal is not None:
        ins['Normal'] = normal
    ins.update({k.replace('_', ' ').title(): v for k, v in extra.items()})
    return g.node('ShaderNodeBsdfPrincipled', ins)
