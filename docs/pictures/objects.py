"""Three still lifes in brass, one for each practice: weights, a seal, attendance tokens.

blender -b --factory-startup -E CYCLES -P objects.py -- picture.png weights|seal|tokens [seal's kolam.json]
"""
import json
import math
import os
import sys

import bpy

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import brass  # noqa: E402

# Focal length, height of what the camera looks at, shift of the frame.
VIEWS = {'weights': (54, 0.45, 0.0), 'seal': (56, 0.1, 0.02), 'tokens': (52, 0.1, 0.03)}


def weights(metal):
    """Five shop weights, from the largest to the smallest."""
    left = -3.75
    for radius, height in ((1.05, 1.15), (0.82, 0.9), (0.62, 0.68), (0.46, 0.5), (0.34, 0.37)):
        left += radius
        add_weight(metal, radius, height, (left, 0.35 - 0.16 * left, 0))
        left += radius + 0.16


def add_weight(metal, r, h, location):
    bevel = 0.06 * r
    body = [(r * 0.96, 0), (r, bevel), (r, h - bevel), (r * 0.97, h - bevel * 0.3), (r * 0.93, h)]
    top = [(r * 0.62, h), (r * 0.60, h - 0.02), (r * 0.34, h - 0.02), (r * 0.30, h + 0.02)]
    knob = [(0.22, 0.12), (0.20, 0.30), (0.28, 0.46), (0.36, 0.60), (0.36, 0.72), (0.26, 0.82), (0.05, 0.86)]
    brass.add_turned(body + top + [(r * x, h + r * y) for x, y in knob], location, metal)


def add_disc(metal, r, h, location):
    """Flat, with a raised edge."""
    profile = [(0.985, 0), (1, 0.25), (1, 0.75), (0.985, 1), (0.90, 1), (0.885, 0.82), (0.05, 0.82)]
    brass.add_turned([(r * x, h * y) for x, y in profile], location, metal)


def seal(metal, kolam_file):
    """A company's seal: a kolam within a ring of marks."""
    behind = 0.3
    add_disc(metal, 2.5, 0.34, (0, behind, 0))
    kolam = json.load(open(kolam_file))
    scale = 112.0
    brass.add_line(kolam, metal, scale, thickness=0.05, height=0.53).location = (0, behind, 0)
    for dot in kolam['dots']:
        x, y = brass.kolam_point(kolam, dot, scale)
        brass.add_ball(metal, (x, y + behind, 0.29), flatness=0.6)
    for minute in range(60):
        angle = 2 * math.pi * minute / 60
        place = (2.05 * math.cos(angle), behind + 2.05 * math.sin(angle), 0.28)
        bpy.ops.mesh.primitive_cube_add(size=0.1, location=place, rotation=(0, 0, angle))
        mark = bpy.context.object
        mark.scale = (1.6 if minute % 5 == 0 else 0.8, 0.25, 0.5)
        mark.data.materials.append(metal)


def tokens(metal):
    """A board of attendance tokens; the seventh is out, and only its peg is seen."""
    for place in range(12):
        row, column = divmod(place, 4)
        x, y = -2.55 + 1.7 * column, 2.2 - 1.75 * row
        if place == 6:
            brass.add_ball(metal, (x, y, 0))
            continue
        add_disc(metal, 0.72, 0.13, (x, y, 0))
        bpy.ops.mesh.primitive_torus_add(major_radius=0.15, minor_radius=0.03, location=(x, y + 0.42, 0.125))
        bpy.context.object.data.materials.append(metal)
        bpy.ops.object.shade_smooth()
        for point in range(1 + (place + 1) * 7 % 3):
            brass.add_ball(metal, (x - 0.14 + 0.16 * point, y - 0.08, 0.11), 0.07, 1)


def main(picture, kind, kolam_file=None):
    lens, height, shift = VIEWS[kind]
    brass.empty_scene(720, 480, enlargement=1.5, samples=28)
    metal = brass.brass()
    brass.add_stone()
    if kind == 'weights':
        weights(metal)
    elif kind == 'seal':
        seal(metal, kolam_file)
    else:
        tokens(metal)
    brass.add_evening_light()
    # Bodies that stand up need some light from the front.
    brass.add_light((-2, -9, 4.5), (0, 0, 0.6), 7, 150, (1, 0.93, 0.84), 3)
    camera = brass.add_camera((-1.2, -9.6, 6.4), (0, 0.25, height), lens)
    camera.data.shift_y = shift
    brass.render(os.path.abspath(picture))


main(*sys.argv[sys.argv.index('--') + 1:])
