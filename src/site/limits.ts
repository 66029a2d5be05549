/** Sizes and limits that several parts of the code use. */

/** Smallest window width for the wide header and for Tailwind's `md:`. */
export const MOBILE_BREAKPOINT_PX = 768;
/** Media query for a wide window. Like `md:`, the query is in rem, so it depends on the browser's font size. */
export const WIDE_MEDIA_QUERY = `(min-width: ${MOBILE_BREAKPOINT_PX / 16}rem)`;
export const NARROW_MEDIA_QUERY = `not all and ${WIDE_MEDIA_QUERY}`;

/** Size of the pictures that social networks show for a page, in pixels. */
export const SOCIAL_PICTURE = { width: 1_200, height: 630 } as const;

export const PICTURE_WIDTH_MAX_PX = 1_920;
/** Each photograph is published in these widths; the browser chooses the width that it needs. */
export const PICTURE_WIDTHS_PX = [360, 720, 1_080, 1_440, PICTURE_WIDTH_MAX_PX] as const;

/** Maximum length of a title: search engines cut off longer titles. */
export const TITLE_MAX_CHARS = 60;

/** Maximum size of a service's picture (specification, section 9). */
export const DETAIL_PICTURE_MAX_PX = { width: 280, height: 300 } as const;
