import type { IncomingMessage } from 'node:http';

/**
 * Tells whether a request addresses this machine's own sandbox. The Host check rejects names rebound to 127.0.0.1;
 * the Origin check rejects other sites open in the same browser.
 */
export function isLocal(request: IncomingMessage): boolean {
  const host = request.headers.host ?? '';
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host)) return false;
  if (!isFromHere(request)) return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host.toLowerCase() === host.toLowerCase();
  } catch {
    return false;
  }
}

/**
 * Tells whether a request comes from this page or directly from the user, judging by Fetch Metadata headers, which
 * only browsers send. A link on another site may open the page, but other sites cannot read from it.
 */
function isFromHere({ headers, method, url }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site === 'same-origin' || site === 'none') return true;
  const isPage = method === 'GET' && /^\/(\?|$)/.test(url ?? '');
  return isPage && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/**
 * Tells whether a request is for the gateway path that discord.js uses: "/gateway?v=10&encoding=json", also with a
 * slash before "?".
 */
export const isGateway = ({ url }: IncomingMessage): boolean => /^\/gateway\/?(\?|$)/.test(url ?? '');
