/** Who may speak to a server on this machine: pages that it served itself. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** `host` and `origin` of a page that was opened by the printed address. */
const OWN_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];
const READING = ['GET', 'HEAD'];

/**
 * Why a request is refused; undefined when it may pass. A name that was made to point at this machine
 * shows in `host`, so does another name that ends in ".localhost"; another website in the same browser
 * shows in `origin` and `sec-fetch-site`. A change must name its origin.
 */
export function refusal(
  method: string,
  { host = '', origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  port: number,
): string | undefined {
  const own = OWN_HOSTS.map((name) => `${name}:${port}`);
  if (!own.includes(host)) return 'this address is not the one that was printed';
  if (origin !== undefined && origin !== `http://${host}`)
    return 'the request comes from another website';
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'the request comes from another website';
  if (!READING.includes(method) && origin === undefined)
    return 'the request does not say which page it comes from';
  return undefined;
}

/** A link on another website may open a page here; it may not put one into a frame. */
const opensPage = (method: string, headers: IncomingHttpHeaders) =>
  method === 'GET' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

/** Lets through what pages of this server ask for. `port`: where it is heard. */
export function ownRequestsOnly(port: () => number) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { method = 'GET', headers } = request;
    const opened = { host: headers.host };
    const refused = refusal(method, opensPage(method, headers) ? opened : headers, port());
    if (refused === undefined) return next();
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`Refused: ${refused}.`);
  };
}
