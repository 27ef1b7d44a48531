import type { JsonObject } from '#sandbox/json.ts';
import type { Upload } from '#sandbox/discord-state/attachments.ts';
import type { World } from '#sandbox/world.ts';

export type Call = {
  world: World;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The JSON body as an object; empty if there was none. */
  body: JsonObject;
  /** The unchanged JSON body, for requests that take a list. */
  raw: unknown;
  uploads: Upload[];
};

export type HttpReply = { status: number; body?: unknown };

export type Handler = (call: Call) => HttpReply | Promise<HttpReply>;

export type Route = { method: string; pattern: string; handle: Handler; open: boolean };

/**
 * Defines a route. It requires the bot's token unless `open`; open routes are authorized by a token in the path or need
 * none.
 */
export function route(method: string, pattern: string, handle: Handler, open = false): Route {
  return { method, pattern, handle, open };
}

type Compiled = Route & { parts: string[] };

export class Router {
  private readonly routes: Compiled[];

  constructor(routes: Route[]) {
    this.routes = routes.map((entry) => ({ ...entry, parts: entry.pattern.split('/') }));
  }

  /** Returns undefined if no route has that path; `route` is undefined if none has that method. */
  find(method: string, path: string): { route: Route | undefined; params: Record<string, string> } | undefined {
    const parts = path.split('/').map(decode);
    let known = false;
    for (const entry of this.routes) {
      const params = match(entry.parts, parts);
      if (!params) continue;
      known = true;
      if (entry.method === method) return { route: entry, params };
    }
    return known ? { route: undefined, params: {} } : undefined;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function match(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = parts[index] ?? '';
    if (expected.startsWith(':')) {
      if (actual === '') return undefined;
      params[expected.slice(1)] = actual;
    } else if (expected !== actual) return undefined;
  }
  return params;
}

export const ok = (body: unknown): HttpReply => ({ status: 200, body });
export const created = (body: unknown): HttpReply => ({ status: 201, body });
export const empty = (): HttpReply => ({ status: 204 });
