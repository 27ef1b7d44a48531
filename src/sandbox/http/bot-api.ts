import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationRoutes } from '#sandbox/api/application.ts';
import { channelRoutes } from '#sandbox/api/channel.ts';
import { emojiRoutes } from '#sandbox/api/emoji.ts';
import { guildRoutes } from '#sandbox/api/guild.ts';
import { interactionRoutes } from '#sandbox/api/interaction.ts';
import { messageRoutes } from '#sandbox/api/message.ts';
import { webhookRoutes } from '#sandbox/api/webhook.ts';
import { DiscordError, discordErrors } from '#sandbox/errors.ts';
import type { Faults, FaultResponse } from '#sandbox/faults.ts';
import type { RecordedRequest } from '#sandbox/settings.ts';
import type { World } from '#sandbox/world.ts';
import { bodyObject, readBody, type Body } from './body.ts';
import { RateLimitError, type GlobalRateLimit } from './rate-limits.ts';
import { Router, type HttpReply } from './router.ts';

const router = new Router([
  ...applicationRoutes,
  ...emojiRoutes,
  ...guildRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
]);

type Served = { world: World; faults: Faults; rate: GlobalRateLimit };

/** Answers a bot request under /api/v10, applies pending faults, and records it. */
export async function answerBot(
  { world, faults, rate }: Served,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const method = request.method ?? 'GET';
  const path = url.pathname.replace(/^\/api(\/v\d+)?/, '');
  const asked = { method, path };
  const delay = faults.take('delay', asked);
  if (delay !== undefined) await sleep(delay);
  let body: Body = { json: undefined, uploads: [] };
  let reply: HttpReply;
  let instead: FaultResponse | undefined;
  let headers: Record<string, string> = {};
  try {
    body = await readBody(request);
    rate.count(request.headers.authorization ?? '', path);
    instead = faults.take('instead', asked);
    reply = instead
      ? { status: instead === 'reset' ? 0 : instead.status }
      : await run(world, request, asked, url, body);
  } catch (error) {
    // The bot disconnected before it sent the whole request, so no response is needed.
    if (request.destroyed && !request.complete) return;
    reply = replyFor(error);
    if (error instanceof RateLimitError) ({ headers } = error);
  }
  const lost = !instead && reply.status < 400 ? faults.take('afterwards', asked) : undefined;
  const substitute = instead ?? lost;
  const record = (status: number, responseBody: unknown) =>
    world.settings.record?.({
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      requestBody: body.json,
      files: body.uploads.map((upload) => ({ name: upload.name, size: upload.bytes.length })),
      status,
      responseBody,
      ...(request.headers['x-begun'] && { begun: Number(request.headers['x-begun']) }),
      ...(substitute ? { fault: instead ? 'instead' : 'afterwards' } : {}),
    } satisfies RecordedRequest);
  if (substitute === 'reset') {
    record(0, null);
    request.socket.destroy();
    return;
  }
  if (substitute) {
    record(substitute.status, substitute.body);
    response.writeHead(substitute.status, { 'content-type': substitute.type, ...substitute.headers });
    response.end(substitute.body);
    return;
  }
  record(reply.status, reply.body ?? null);
  writeReply(response, reply, headers);
}

/** Sends a reply. A 204 has no body and no JSON content type, because discord.js would try to parse it. */
export function writeReply(response: ServerResponse, reply: HttpReply, headers: Record<string, string> = {}): void {
  if (reply.body === undefined) {
    response.writeHead(reply.status);
    response.end();
    return;
  }
  response.writeHead(reply.status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(reply.body));
}

async function run(
  world: World,
  request: IncomingMessage,
  asked: { method: string; path: string },
  url: URL,
  body: Body,
): Promise<HttpReply> {
  const found = router.find(asked.method, asked.path);
  if (!found) throw discordErrors.notFound();
  if (!found.route) throw discordErrors.methodNotAllowed();
  if (!found.route.open) authorize(world, request);
  return found.route.handle({
    world,
    params: found.params,
    query: url.searchParams,
    body: bodyObject(body.json),
    raw: body.json,
    uploads: body.uploads,
  });
}

function authorize(world: World, request: IncomingMessage): void {
  const token = /^Bot (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token || world.revoked.has(token) || (world.settings.token !== undefined && token !== world.settings.token))
    throw discordErrors.unauthorized();
}

function replyFor(error: unknown): HttpReply {
  if (error instanceof DiscordError) return { status: error.status, body: error.body() };
  console.error('The sandbox had an internal error:', error);
  return { status: 500, body: { message: '500: Internal Server Error', code: 0 } };
}
