import type { IncomingMessage } from 'node:http';

/**
 * Whether a request was meant for this machine's own sandbox. The Host keeps out names rebound to 127.0.0.1;
 * the Origin keeps out other sites open in the same browser.
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
 * Whether a browser sends a request for the page itself, by what it says of that (Fetch Metadata); programs say nothing. A link on another
 * site may open the page, but nothing there may read from it.
 */
function isFromHere({ headers, method, url }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site === 'same-origin' || site === 'none') return true;
  const isPage = method === 'GET' && /^\/(\?|$)/.test(url ?? '');
  return isPage && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

/** Whether a request is for the gateway, by the path that discord.js asks for: "/gateway?v=10&encoding=json", also with a slash before "?". */
export const isGateway = ({ url }: IncomingMessage): boolean => /^\/gateway\/?(\?|$)/.test(url ?? '');
