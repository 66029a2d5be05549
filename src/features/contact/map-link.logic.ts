/** Addresses of a place on OpenStreetMap. */

export interface Place {
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** About a kilometre around the place, twice as wide as high. */
const HALF_HEIGHT_DEGREES = 0.0045;
const HALF_WIDTH_DEGREES = 0.009;
const ZOOM = 16;

/** Page for an iframe: the surroundings with a marker. */
export function mapEmbedHref({ latitude, longitude }: Place): string {
  const box = [
    longitude - HALF_WIDTH_DEGREES,
    latitude - HALF_HEIGHT_DEGREES,
    longitude + HALF_WIDTH_DEGREES,
    latitude + HALF_HEIGHT_DEGREES,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The place on the site itself, to open in a tab. */
export function mapLinkHref({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}
