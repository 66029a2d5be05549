/**
 * Content security policy, in two halves that the browser enforces together: each page's `<meta>`,
 * where Astro adds the hashes of the page's own scripts and styles, and the header of every answer.
 */
import { ownEnv } from './own-env.ts';

const BASE_URI = "base-uri 'none'";
const FORM_ACTION = "form-action 'self' mailto:";
/** No code here makes a policy that turns text into HTML or scripts, and neither React nor Astro does. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"] as const;

/** The value becomes configuration of web servers, so only plain parts of an address are let in. */
const PLAIN_ADDRESS = /^https:\/\/[A-Za-z0-9][A-Za-z0-9._~:/?&=@+-]*$/;

/** Where browsers report what the policy has stopped: `CSP_REPORT_URI`. Undefined: nothing is reported, the default. */
const REPORT_URI = readReportUri();

function readReportUri(): string | undefined {
  const written = ownEnv('CSP_REPORT_URI');
  if (written !== undefined && !PLAIN_ADDRESS.test(written))
    throw new Error(
      `CSP_REPORT_URI is "${written}"; write one https address without spaces, quotation marks and percent codes, such as "https://reports.example.com/csp"`,
    );
  return written;
}
const REPORT_GROUP = 'csp';

/** Directives of every page's `<meta>`. `messageOrigin`: of the message service; empty is this site. */
export function pageDirectives(messageOrigin: string) {
  return [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${messageOrigin}`.trim(),
    'frame-src https://www.openstreetmap.org',
    FORM_ACTION,
    BASE_URI,
    "object-src 'none'",
    "manifest-src 'self'",
    ...TRUSTED_TYPES,
  ] as const;
}

/**
 * Header of every answer: what a `<meta>` cannot say (`frame-ancestors`), and what holds for any
 * document whatever the build put in it. No hashes, so a server's configuration never has to
 * follow a build; no source lists, because browsers show PDFs through documents of their own.
 */
export const HEADER_POLICY = [
  BASE_URI,
  FORM_ACTION,
  "frame-ancestors 'none'",
  "script-src-attr 'none'",
  ...(REPORT_URI === undefined ? [] : reportTo(REPORT_URI)),
].join('; ');

/**
 * Headers for reports. A `<meta>` cannot report, so a second header repeats of the pages' policy what
 * it can say without their hashes: it stops nothing, and tells of foreign scripts.
 */
export const REPORT_HEADERS: Readonly<Record<string, string>> =
  REPORT_URI === undefined
    ? {}
    : {
        'Content-Security-Policy-Report-Only': [
          "script-src 'self' 'unsafe-inline'",
          "object-src 'none'",
          ...TRUSTED_TYPES,
          ...reportTo(REPORT_URI),
        ].join('; '),
        'Reporting-Endpoints': `${REPORT_GROUP}="${REPORT_URI}"`,
      };

/** The second for browsers that know it; they pass over the first. */
function reportTo(uri: string): string[] {
  return [`report-uri ${uri}`, `report-to ${REPORT_GROUP}`];
}

/** Added for pictures that can hold scripts: opened by themselves they may draw, and nothing else. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
