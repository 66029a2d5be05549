/** Who may speak to the editing page's server: pages that it served itself, on this machine. */
import type { IncomingHttpHeaders } from 'node:http';

/** `host` and `origin` of a page that was opened by the printed address. */
const OWN_HOSTS = ['127.0.0.1', 'localhost'];
const READING = ['GET', 'HEAD'];

/**
 * Why a request is refused; undefined when it may pass. A name that was made to point at this machine
 * shows in `host`; another website in the same browser shows in `origin` and `sec-fetch-site`. A change
 * must name its origin.
 */
export function refusal(
  method: string,
  { host = '', origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  port: number,
): string | undefined {
  const own = OWN_HOSTS.map((name) => `${name}:${port}`);
  if (!own.includes(host)) return 'this address is not the one that "npm run edit" printed';
  if (origin !== undefined && origin !== `http://${host}`)
    return 'the request comes from another website';
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'the request comes from another website';
  if (!READING.includes(method) && origin === undefined)
    return 'the request does not say which page it comes from';
  return undefined;
}
