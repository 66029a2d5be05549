import type { AstroConfig } from 'astro';
import { expect, test } from 'vitest';
import { PICTURE_WIDTHS_PX } from '#site/limits.ts';
import service from './image-service.ts';

test.each([
  ['a photograph that is too wide', { width: 2_400, height: 1_200 }, { width: 1_920, height: 960 }],
  ['a small photograph', { width: 800, height: 400 }, { width: 800, height: 400 }],
])(
  'publishes %s in no more than the largest width, and smaller ones',
  async (_what, size, used) => {
    const src = { src: '/a.jpg', format: 'jpg' as const, ...size };
    const options = { src, format: 'webp', ...size };
    const validated = await service.validateOptions?.(options, {} as AstroConfig['image'], console);
    expect(validated).toMatchObject({ ...used, widths: [...PICTURE_WIDTHS_PX] });
  },
);
