import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Faults } from './faults.ts';
import { Gateway } from './gateway-server/gateway.ts';
import { answerBot } from './http/bot-api.ts';
import { isGateway, isLocal } from './http/local-only.ts';
import { GlobalRateLimit } from './http/rate-limits.ts';
import { PlayerApi } from './http/player-api.ts';
import { serveAttachment, serveEmoji, servePage } from './http/static-files.ts';
import type { JsonObject } from './json.ts';
import { withDefaults, type SandboxOptions } from './settings.ts';
import { archiveIdleThreads } from './threads.ts';
import { openWorld, type World } from './world.ts';

export type { RecordedRequest, SandboxOptions } from './settings.ts';

export type Sandbox = {
  /** `http://127.0.0.1:PORT`: URL of the page; with `/api` appended, the value for `rest.api`. */
  url: string;
  guildId: string;
  applicationId: string;
  /** Ids of users by lower-case name. */
  people: Record<string, string>;
  /** Current ids of channels by name. */
  channels(): Record<string, string>;
  /** Arms a fault, like POST /sandbox/faults. */
  fault(options: JsonObject): void;
  /** Number of interactions sent to the bot since the start. */
  interactionsSent(): number;
  /** Archives idle threads; this also happens every minute. */
  archiveIdle(): void;
  close(): Promise<void>;
};

/** Starts the Discord sandbox on 127.0.0.1, with its gateway, control API and page. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const world = openWorld(withDefaults(options));
  const gateway = new Gateway(world);
  const faults = new Faults(gateway, world);
  const server = createServer(answering({ world, gateway, faults }));
  // Closing a connection while the next request arrives would look like a fault that no test asked for.
  server.keepAliveTimeout = 120_000;
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {});
    if (isLocal(request) && isGateway(request)) gateway.accept(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });

  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(world.settings.port, '127.0.0.1', resolve);
    });
  } catch (error) {
    gateway.close();
    world.db.close();
    throw error;
  }
  world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const archiving = setInterval(() => archiveIdleThreads(world), 60_000);
  archiving.unref();

  return {
    url: world.origin,
    guildId: world.guild.id,
    applicationId: world.bot.id,
    people: peopleOf(world),
    channels: () => channelsOf(world),
    fault: (fault) => faults.add(fault),
    interactionsSent: () => world.interactionsSent,
    archiveIdle: () => archiveIdleThreads(world),
    async close() {
      clearInterval(archiving);
      gateway.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      world.db.close();
    },
  };
}

const peopleOf = (world: World): Record<string, string> =>
  Object.fromEntries(
    world.people
      .all()
      .filter((person) => !person.bot)
      .map((person) => [person.name.toLowerCase(), person.id]),
  );

const channelsOf = (world: World): Record<string, string> =>
  Object.fromEntries(
    world.channels
      .all()
      .filter((channel) => channel.name !== '')
      .map((channel) => [channel.name, channel.id]),
  );

/** Request listener for the bot, the players and the page. */
function answering({ world, gateway, faults }: { world: World; gateway: Gateway; faults: Faults }): RequestListener {
  const rate = new GlobalRateLimit(world.settings.requestsPerSecond, world.now);
  const players = new PlayerApi({ world, gateway, faults });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Forbid use by other origins and content type sniffing.
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    if (!isLocal(request)) return plain(response, 403, 'The sandbox answers only to 127.0.0.1 and localhost.');
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname.startsWith('/api/')) return answerBot({ world, faults, rate }, request, response, url);
    if (url.pathname.startsWith('/sandbox/')) return players.answer(request, response, url);
    if (url.pathname.startsWith('/attachments/')) return serveAttachment(world, url, response);
    if (url.pathname.startsWith('/emojis/')) return serveEmoji(world, url, response);
    if (request.method === 'GET' && (await servePage(url.pathname, response))) return;
    plain(response, 404, 'Not found');
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The client has disconnected.
      if (request.destroyed && !request.complete) return;
      console.error('The sandbox had an internal error:', error);
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'The sandbox had an internal error.');
    });
  };
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}
