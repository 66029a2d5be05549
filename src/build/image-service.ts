/**
 * Astro's image service, changed to limit the width of every picture, and to add smaller widths to photographs in
 * Markdown, because Markdown has no syntax for widths.
 */
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { PICTURE_WIDTH_MAX_PX, PICTURE_WIDTHS_PX, WIDE_MEDIA_QUERY } from '#site/limits.ts';

/** `sizes` of a picture in text; 39rem is about the largest width of text (`max-w-prose`). */
const SIZES_IN_TEXT = `${WIDE_MEDIA_QUERY} 39rem, 100vw`;

const service: LocalImageService = {
  ...sharpService,
  async validateOptions(options, config, logger) {
    const validated = (await sharpService.validateOptions?.(options, config, logger)) ?? options;
    if (validated.format === 'svg') return validated;
    const { width = 0, height = 0 } = validated;
    const scale = Math.min(1, PICTURE_WIDTH_MAX_PX / width);
    const limited =
      scale === 1
        ? validated
        : { ...validated, width: PICTURE_WIDTH_MAX_PX, height: Math.round(height * scale) };
    if (limited.widths !== undefined || limited.densities !== undefined) return limited;
    return {
      ...limited,
      densities: undefined,
      widths: [...PICTURE_WIDTHS_PX],
      sizes: limited['sizes'] ?? SIZES_IN_TEXT,
    };
  },
};

export default service;
