/** How wide a picture is, read from its first bytes as the four formats of photographs write it. */

/** In pixels, as stored; nothing for what is no PNG, JPEG, WebP or AVIF picture. */
export function pictureWidth(bytes: Buffer): number | undefined {
  try {
    return FORMATS.find(({ begins }) => begins(bytes))?.width(bytes);
  } catch {
    return undefined; // cut off
  }
}

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

interface Format {
  readonly begins: (bytes: Buffer) => boolean;
  readonly width: (bytes: Buffer) => number | undefined;
}

const FORMATS: readonly Format[] = [
  { begins: (bytes) => text(bytes, 1, 4) === 'PNG', width: (bytes) => bytes.readUInt32BE(16) },
  { begins: (bytes) => bytes.readUInt16BE(0) === 0xffd8, width: jpegWidth },
  { begins: (bytes) => text(bytes, 8, 12) === 'WEBP', width: webpWidth },
  { begins: (bytes) => /^ftypavi[fs]$/.test(text(bytes, 4, 12)), width: avifWidth },
];

/** The frame header, after segments that each say how long they are. */
function jpegWidth(bytes: Buffer): number {
  let at = 2;
  for (;;) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 7);
    // Any number of 0xFF may precede a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
}

function webpWidth(bytes: Buffer): number | undefined {
  switch (text(bytes, 12, 16)) {
    case 'VP8X':
      return bytes.readUIntLE(24, 3) + 1;
    case 'VP8L':
      return (bytes.readUInt32LE(21) & 0x3fff) + 1;
    case 'VP8 ':
      return bytes.readUInt16LE(26) & 0x3fff;
    default:
      return undefined;
  }
}

/** The widest of its parts is the picture; the others are tiles, or its transparency. */
function avifWidth(bytes: Buffer): number | undefined {
  const widths: number[] = [];
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4))
    widths.push(bytes.readUInt32BE(at + 8));
  return widths.length === 0 ? undefined : Math.max(...widths);
}
