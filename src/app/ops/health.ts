import { createServer } from 'node:http';

/** Health of the bot, without data about games or users and without secrets. Times are ISO 8601. */
export interface Health {
  /** True if everything works. */
  ok: boolean;
  gateway: 'ready' | 'away' | 'starting' | 'held-back' | 'stopping';
  startedAt: string;
  /** Time of the last message since startup; null if there is none. */
  lastMessageSent: string | null;
  databaseWritable: boolean;
  /** Result of the integrity check after startup; undefined until it has run, and with PostgreSQL. */
  databaseSound?: boolean;
}

/** Sources of the health. */
export interface HealthSources {
  gateway: () => Health['gateway'];
  /** Unix time in ms. */
  lastMessageSent: () => number | null;
  databaseWritable: () => Promise<boolean>;
  databaseSound: () => boolean | undefined;
  clock: () => number;
}

/** Minimum interval between write probes of the database in ms. */
const WRITE_PROBE_INTERVAL_MS = 10_000;

/** Creates the health check, which reads its sources at each call. */
export function createHealthCheck(signs: HealthSources): () => Promise<Health> {
  const startedAt = iso(signs.clock());
  let tried: { at: number; writable: boolean } | undefined;
  return async () => {
    const now = signs.clock();
    if (!tried || Math.abs(now - tried.at) >= WRITE_PROBE_INTERVAL_MS)
      tried = { at: now, writable: await signs.databaseWritable() };
    const gateway = signs.gateway();
    const sent = signs.lastMessageSent();
    const sound = signs.databaseSound();
    return {
      ok: gateway === 'ready' && tried.writable && sound !== false,
      gateway,
      startedAt,
      lastMessageSent: sent === null ? null : iso(sent),
      databaseWritable: tried.writable,
      ...(sound !== undefined && { databaseSound: sound }),
    };
  };
}

const iso = (ms: number): string => new Date(ms).toISOString();

export interface HealthServer {
  port: number;
  stop(): void;
}

/** Serves GET /health (200 if everything works, else 503) and /metrics if given. Throws if the port is not free. */
export async function startHealthServer(
  { port, host }: { port: number; host: string },
  health: () => Promise<Health>,
  metrics?: () => Promise<string>,
): Promise<HealthServer> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/health';
    if (metrics && request.method === 'GET' && request.url === '/metrics') {
      void metrics().then(
        (text) => {
          response.writeHead(200, {
            'content-type': 'text/plain; version=0.0.4; charset=utf-8',
            'cache-control': 'no-store',
            connection: 'close',
          });
          response.end(text);
        },
        () => response.writeHead(503, { connection: 'close' }).end(),
      );
      return;
    }
    void (isAsked ? health() : Promise.resolve(undefined)).then((state) => {
      response.writeHead(!state ? 404 : state.ok ? 200 : 503, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        connection: 'close',
      });
      response.end(state ? `${JSON.stringify(state)}\n` : undefined);
    });
  });
  server.requestTimeout = 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
