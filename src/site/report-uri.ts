/** Where browsers report what the policy has stopped: `CSP_REPORT_URI` of the environment or of `.env`. */
import { ownEnv } from './own-env.ts';

/** The value becomes configuration of web servers, so only plain parts of an address are let in. */
const PLAIN_ADDRESS = /^https:\/\/[A-Za-z0-9][A-Za-z0-9._~:/?&=@+-]*$/;

/** Undefined: nothing is reported, which is the default. */
export const REPORT_URI = readReportUri();

function readReportUri(): string | undefined {
  const written = ownEnv('CSP_REPORT_URI');
  if (written !== undefined && !PLAIN_ADDRESS.test(written))
    throw new Error(
      `CSP_REPORT_URI is "${written}"; write one https address without spaces, quotation marks and percent codes, such as "https://reports.example.com/csp"`,
    );
  return written;
}
