import type { IncomingMessage } from 'node:http';

/**
 * Whether a request was meant for this machine's own sandbox. The Host keeps out names rebound to 127.0.0.1;
 * the Origin keeps out other sites open in the same browser.
 */
export function isLocal(request: IncomingMessage): boolean {
  const host = request.headers.host ?? '';
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host)) return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host.toLowerCase() === host.toLowerCase();
  } catch {
    return false;
  }
}
