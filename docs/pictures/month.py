"""A month in brass: one dot a day, one line round all of them.

blender -b --factory-startup -E CYCLES -P month.py -- kolam.json picture.png wide|phone full|dots [enlargement [samples]]

Writes the picture and, beside it, a JSON file {w, h, dots, d}: the place of each dot and the line as an SVG path, in
the pixels of the picture as it is kept. With `dots` the line is left out (for the film); with 0 samples only the JSON file is written.
"""
import json
import os
import sys

import bpy

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import brass  # noqa: E402

# Size of the picture, and the box within it that the line fills: left, top, right, bottom.
FRAMES = {
    'wide': (1920, 720, (905, 58, 1876, 652)),
    'phone': (860, 560, (44, 38, 816, 538)),
}


def bounds(points):
    xs, ys = zip(*points)
    return min(xs), min(ys), max(xs), max(ys)


def fit(camera, outline, width, box):
    """Sets focal length and shift so that the kolam fills the box and stands in its middle."""
    def seen():
        bpy.context.view_layer.update()
        return bounds([brass.on_picture(camera, x, y, brass.LINE_HEIGHT) for x, y in outline])
    left, top, right, bottom = seen()
    camera.data.lens *= min((box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top))
    left, top, right, bottom = seen()
    camera.data.shift_x = ((left + right) - (box[0] + box[2])) / 2 / width
    camera.data.shift_y = ((box[1] + box[3]) - (top + bottom)) / 2 / width
    bpy.context.view_layer.update()


def geometry(kolam, camera, width, height):
    def pixel(point, above):
        x, y = brass.on_picture(camera, *brass.kolam_point(kolam, point), above)
        return round(x, 1), round(y, 1)
    text = lambda point: '%s %s' % pixel(point, brass.LINE_HEIGHT)
    strokes = ''.join('C' + ' '.join(text(point) for point in stroke[1:]) for stroke in kolam['line'])
    return {
        'w': width,
        'h': height,
        'dots': [pixel(dot, brass.DOT_HEIGHT) for dot in kolam['dots']],
        'd': 'M' + text(kolam['line'][0][0]) + strokes + 'Z',
    }


def main(kolam_file, picture, frame, mode, enlargement='2', samples='24'):
    kolam = json.load(open(kolam_file))
    width, height, box = FRAMES[frame]
    brass.empty_scene(width, height, float(enlargement), max(1, int(samples)))
    metal = brass.brass()
    brass.add_stone()
    if mode == 'full':
        brass.add_line(kolam, metal)
    for dot in kolam['dots']:
        brass.add_ball(metal, (*brass.kolam_point(kolam, dot), 0))
    brass.add_evening_light()
    camera = brass.add_camera((-1.4, -9.2, 8.6), (0, 0, 0), 40)
    outline = [brass.kolam_point(kolam, point) for stroke in kolam['line'] for point in stroke]
    fit(camera, outline, width, box)
    with open(os.path.splitext(picture)[0] + '.json', 'w') as file:
        json.dump(geometry(kolam, camera, width, height), file)
    if int(samples):
        brass.render(os.path.abspath(picture))


main(*sys.argv[sys.argv.index('--') + 1:])
