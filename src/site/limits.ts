/** Timings and sizes of the specification (sections 4, 8 and 9), units in the names. */

/** The first width with the wide header; Tailwind's `md:` is the same. */
export const MOBILE_BREAKPOINT_PX = 768;

export const VIDEO_FALLBACK_MS = 35_000;
export const VIDEO_START_DELAY_MS = 150;
export const SLIDE_INTERVAL_MS = 4_000;

export const DROPDOWN_CLOSE_DELAY_MS = 180;
export const LOGO_RELOAD_DELAY_MS = 500;
export const COPIED_NOTICE_MS = 2_000;

export const TOAST_DURATION_MS = 4_500;
export const TOASTS_VISIBLE_MAX = 3;

export const SHARE_WINDOW_WIDTH_PX = 600;
export const SHARE_WINDOW_HEIGHT_PX = 400;

export const REVEAL_THRESHOLD_PERCENT = 10;
export const REVEAL_BOTTOM_MARGIN_PX = 50;

export const FAQS_SHOWN_FIRST = 3;
export const DETAIL_IMAGE_MAX_HEIGHT_PX = 300;
export const DETAIL_IMAGE_MAX_WIDTH_PX = 280;
export const MAP_HEIGHT_PX = 450;

/** Pictures that social networks show for a page, in pixels. */
export const SOCIAL_PICTURE = { width: 1_200, height: 630 } as const;

/** Largest width of a published picture. */
export const PICTURE_WIDTH_MAX_PX = 1_920;
/** Widths of a photograph that a browser chooses from. */
export const PICTURE_WIDTHS_PX = [360, 720, 1_080, 1_440, PICTURE_WIDTH_MAX_PX] as const;

/** A send without an answer ends in the failure toast after this long. */
export const SEND_TIMEOUT_MS = 30_000;

/** What is typed in the contact form is kept on the visitor's device for a day. */
export const DRAFT_KEPT_MS = 86_400_000;

/** Largest message body the send endpoint takes, as EmailJS does: 50 KB. */
export const MESSAGE_BODY_MAX_BYTES = 50_000;

/** Other articles offered at the end of one. */
export const RELATED_POSTS = 3;

/** Longest title that search results show in full. */
export const TITLE_MAX_CHARS = 60;

/** A request without an answer counts as failed after this long. */
export const FETCH_TIMEOUT_MS = 30_000;

/** Pause after the last letter before the state of the search is announced. */
export const SEARCH_SPOKEN_AFTER_MS = 700;
/** Days with something due that the home page shows. */
export const DUE_DAYS_SHOWN = 5;

/** Results of one kind that the search window and, at first, the search page show. */
export const SEARCH_WINDOW_RESULTS = 4;
export const SEARCH_PAGE_RESULTS = 8;
