"""Makes the font files of this folder; README.md says from what and why."""
import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

PACKAGES = sys.argv[1]  # a node_modules folder with the two @fontsource-variable packages
FAMILIES = {'newsreader': 540, 'public-sans': (400, 600)}
UNITS_PER_EM = 1000  # 2000 in the sources, finer than any screen shows
RUPEE = 0x20B9
RARE = [ord(sign) for sign in '<>[\\]^`{|}~']
# Characters that the site's own text uses; the rest of Latin-1 is in the second file.
COMMON = [code for code in (*range(0x20, 0x7F), 0xA0, *map(ord, '©·é–—‘’“”•…›™−')) if code not in RARE]
OTHER = [
    code
    for code in (*RARE, *range(0xA1, 0x100), 0x152, 0x153, *map(ord, '‚„‹€'))
    if code not in COMMON
]


def cut(family, subset, weight, codes):
    font = TTFont(f'{PACKAGES}/@fontsource-variable/{family}/files/{family}-{subset}-wght-normal.woff2', recalcTimestamp=False)
    font = instancer.instantiateVariableFont(font, {'wght': weight})
    options = Options(hinting=False, name_IDs=[0, 1, 2], glyph_names=False, notdef_outline=False)
    options.layout_features = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'mkmk']
    options.drop_tables += ['STAT', 'HVAR', 'MVAR', 'gasp', 'prep', 'meta']
    cutter = Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    return font


def put_in(font, extra, code):
    """Copies one sign; its variations too, so that it follows the weight."""
    for one in (font, extra):
        for tag in one.keys():
            if tag != 'GlyphOrder':
                one[tag]
        for name in one.getGlyphOrder():
            if 'gvar' in one:
                one['gvar'].variations[name]
    name = extra.getBestCmap()[code]
    shape = DecomposingRecordingPen(extra.getGlyphSet())
    extra.getGlyphSet()[name].draw(shape)
    pen = TTGlyphPen(None)
    shape.replay(pen)
    font['glyf'][name] = pen.glyph() if extra['glyf'][name].isComposite() else extra['glyf'][name]
    font['hmtx'][name] = extra['hmtx'][name]
    font.setGlyphOrder(font['glyf'].glyphOrder)
    if 'gvar' in font:
        font['gvar'].variations[name] = extra['gvar'].variations[name]
    for table in font['cmap'].tables:
        table.cmap[code] = name


def cut_figures(family, weight):
    """The ten digits, each as wide as the others: what the feature `tnum` would show in their place."""
    font = TTFont(f'{PACKAGES}/@fontsource-variable/{family}/files/{family}-latin-wght-normal.woff2', recalcTimestamp=False)
    table = font['GSUB'].table
    [lookups] = {tuple(record.Feature.LookupListIndex) for record in table.FeatureList.FeatureRecord if record.FeatureTag == 'tnum'}
    for index in lookups:
        for change in table.LookupList.Lookup[index].SubTable:
            change = getattr(change, 'ExtSubTable', change)
            for cmap in font['cmap'].tables:
                cmap.cmap.update({code: change.mapping.get(name, name) for code, name in cmap.cmap.items()})
    font = instancer.instantiateVariableFont(font, {'wght': weight})
    options = Options(hinting=False, name_IDs=[0, 1, 2], glyph_names=False, notdef_outline=False, layout_features=[])
    options.drop_tables += ['STAT', 'HVAR', 'MVAR', 'gasp', 'prep', 'meta']
    cutter = Subsetter(options)
    cutter.populate(unicodes=map(ord, '0123456789'))
    cutter.subset(font)
    return font


for family, weight in FAMILIES.items():
    font = cut(family, 'latin', weight, COMMON)
    put_in(font, cut(family, 'latin-ext', weight, [RUPEE]), RUPEE)
    for name, made in ((family, font), (f'{family}-accents', cut(family, 'latin', weight, OTHER))):
        scale_upem(made, UNITS_PER_EM)
        made.flavor = 'woff2'
        made.save(f'{name}.woff2')

figures = cut_figures('public-sans', FAMILIES['public-sans'])
scale_upem(figures, UNITS_PER_EM)
figures.flavor = 'woff2'
figures.save('public-sans-figures.woff2')
