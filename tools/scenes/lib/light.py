"""Skies, sun, window portals and lamps."""
import math

import bpy

from .nodes import Graph, linear

# zenith, mid, horizon, glow toward the sun, cloud, sun colour, sun strength
SKIES = {
    'golden': ((.09, .24, .58), (.34, .52, .74), (1.0, .72, .44), (1.5, .75, .30), (1.0, .80, .62), (1, .66, .36), 4.2),
    'clear': ((.07, .20, .52), (.24, .45, .78), (.66, .80, .92), (.9, .85, .7), (.98, .98, 1.0), (1, .92, .80), 4.6),
    'soft': ((.20, .40, .72), (.46, .66, .86), (.88, .90, .90), (1.0, .92, .80), (1.0, .98, .95), (1, .88, .72), 2.6),
    'overcast': ((.52, .57, .63), (.68, .71, .74), (.82, .83, .83), (.9, .88, .84), (.88, .89, .90), (1, .96, .9), .7),
    'dusk': ((.06, .10, .26), (.24, .24, .42), (.95, .50, .33), (1.3, .5, .2), (.62, .36, .36), (1, .48, .25), .8),
    'blue': ((.020, .045, .15), (.055, .11, .27), (.30, .26, .33), (.5, .3, .22), (.09, .12, .23), (.55, .65, 1), .12),
}


def direction(azimuth, elevation):
    """Azimuth in degrees, clockwise from +y; unit vector toward the sky."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return (math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))


def sky(name='soft', azimuth=120, elevation=25, sun=1.0, strength=1.0, clouds=.5, cloud_scale=1.1,
        sun_angle=1.5, seed=0):
    zen, mid, hor, glow, cloud, sun_color, sun_power = SKIES[name]
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    g = Graph(world.node_tree)
    ray = g.node('ShaderNodeTexCoord').outputs['Generated']
    z = g.node('ShaderNodeSeparateXYZ', {0: ray}).outputs[2]
    base = g.ramp(z, [(0, (*hor, 1)), (.10, tuple((a + b) / 2 for a, b in zip(hor, mid)) + (1,)),
                      (.28, (*mid, 1)), (.85, (*zen, 1))], 'EASE')
    d = direction(azimuth, max(elevation, 2))
    dot = g.node('ShaderNodeVectorMath', {0: ray, 1: d}, operation='DOT_PRODUCT').outputs['Value']
    halo = g.math('POWER', g.math('MAXIMUM', dot, 0.0), 9.0)
    base = g.mix(g.math('MULTIPLY', halo, .55), base, (*glow, 1))
    if clouds:
        lift = g.math('ADD', g.math('MAXIMUM', z, 0.0), .14)
        flat = g.node('ShaderNodeVectorMath', {0: ray, 1: g.node('ShaderNodeCombineXYZ', {
            0: lift, 1: lift, 2: lift}).outputs[0]}, operation='DIVIDE').outputs[0]
        vec = g.mapping(flat, (cloud_scale, cloud_scale * 1.6, 0), (seed * 3.1, seed * 1.7, 0))
        n = g.noise(vec, 1.0, 8, .56, .25)
        mask = g.ramp(n, [(.66 - .3 * clouds, (0, 0, 0, 1)), (.92 - .3 * clouds, (1, 1, 1, 1))], 'EASE')
        shade = g.mix(g.span(g.noise(vec, 2.3, 5), -.3, .6), (*cloud, 1), tuple(c * .55 for c in cloud) + (1,))
        fade = g.node('ShaderNodeMapRange', {'Value': z, 'From Min': .0, 'From Max': .16}).outputs[0]
        base = g.mix(g.math('MULTIPLY', g.math('MULTIPLY', mask, .8), fade), base, shade)
    bg = g.node('ShaderNodeBackground', {'Color': base, 'Strength': strength})
    g.node('ShaderNodeOutputWorld', {'Surface': bg.outputs[0]})
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512
    if sun:
        lamp = bpy.data.lights.new('sun', 'SUN')
        lamp.energy = sun_power * sun
        lamp.color = sun_color
        lamp.angle = math.radians(sun_angle)
        obj = bpy.data.objects.new('sun', lamp)
        aim(obj, d)
        bpy.context.scene.collection.objects.link(obj)


def aim(obj, toward_sky):
    from mathutils import Vector
    obj.rotation_euler = Vector(toward_sky).to_track_quat('Z', 'Y').to_euler()


def area(loc, size, power, color='#ffffff', look=(0, 0, -1), glossy=False):
    """Rectangular light facing along look; invisible to the camera."""
    from mathutils import Vector
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape = 'RECTANGLE'
    lamp.size, lamp.size_y = size
    lamp.energy = power
    lamp.color = linear(color)[:3]
    obj = bpy.data.objects.new('area', lamp)
    obj.location = loc
    obj.rotation_euler = Vector(look).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_camera = False
    obj.visible_glossy = glossy
    bpy.context.scene.collection.objects.link(obj)
    return obj


def bulb(loc, power, color='#ffcf94', radius=.06):
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy = power
    lamp.color = linear(color)[:3]
    lamp.shadow_soft_size = radius
    obj = bpy.data.objects.new('bulb', lamp)
    obj.location = loc
    obj.visible_camera = False
    obj.visible_glossy = False
    bpy.context.scene.collection.objects.link(obj)
    return obj


def camera(loc, yaw=0, lens=28, shift=0.0, pitch=0.0, panorama=False, fstop=0, focus=5, shift_x=0.0):
    """Yaw in degrees clockwise from +y. Pitch 0 keeps verticals straight; shift frames the height."""
    cam = bpy.data.cameras.new('camera')
    cam.sensor_width = 36
    cam.lens = lens
    cam.shift_y = shift
    cam.shift_x = shift_x
    cam.clip_start, cam.clip_end = .02, 4000
    if panorama:
        cam.type = 'PANO'
        cam.cycles.panorama_type = 'EQUIRECTANGULAR'
    if fstop:
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop
        cam.dof.focus_distance = focus
    obj = bpy.data.objects.new('camera', cam)
    obj.location = loc
    obj.rotation_euler = (math.radians(90 + pitch), 0, math.radians(-yaw))
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    return obj
