/** Astro's maker of pictures, with a limit: none that a page shows is wider, whatever was put in. */
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { PICTURE_WIDTH_MAX_PX } from '#site/limits.ts';

const service: LocalImageService = {
  ...sharpService,
  async validateOptions(options, config, logger) {
    const asked = (await sharpService.validateOptions?.(options, config, logger)) ?? options;
    const { width, height } = asked;
    if (width === undefined || width <= PICTURE_WIDTH_MAX_PX) return asked;
    return {
      ...asked,
      width: PICTURE_WIDTH_MAX_PX,
      ...(height !== undefined && { height: Math.round((height * PICTURE_WIDTH_MAX_PX) / width) }),
    };
  },
};

export default service;
