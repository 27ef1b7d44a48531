import type { IncomingMessage, ServerResponse } from 'node:http';
import { ClientRefusal, DiscordError } from '#sandbox/errors.ts';
import { controlRoutes } from '#sandbox/play/control-routes.ts';
import type { PlayContext } from '#sandbox/play/interaction.ts';
import { streamEvents } from '#sandbox/play/event-stream.ts';
import { bodyObject, readBody } from './body.ts';
import { writeReply } from './bot-api.ts';
import { Router, type HttpReply } from './router.ts';

/** Answers requests of the page and the tests under /sandbox. Impossible player actions return 400 with `error`. */
export class PlayerApi {
  private readonly stage: PlayContext;
  private readonly router: Router;

  constructor(stage: PlayContext) {
    this.stage = stage;
    this.router = new Router(controlRoutes(stage));
  }

  async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const path = url.pathname.slice('/sandbox'.length);
    const streamed = /^\/users\/([^/]+)\/events$/.exec(path)?.[1];
    if (streamed !== undefined && request.method === 'GET') {
      const person = this.stage.world.people.find(decodeURIComponent(streamed));
      if (person) return streamEvents(this.stage.world, person, response);
      return writeReply(response, { status: 404, body: { error: 'There is no player with that name.' } });
    }
    writeReply(response, await this.reply(request, path, url));
  }

  private async reply(request: IncomingMessage, path: string, url: URL): Promise<HttpReply> {
    try {
      // A form on another site can send anything but JSON without a CORS preflight.
      const hasBody = request.method === 'POST' || request.method === 'PATCH';
      if (hasBody && !(request.headers['content-type'] ?? '').startsWith('application/json'))
        return { status: 415, body: { error: 'Send JSON.' } };
      const body = await readBody(request);
      const found = this.router.find(request.method ?? 'GET', path);
      if (!found) return { status: 404, body: { error: `There is no ${url.pathname}.` } };
      if (!found.route) return { status: 405, body: { error: `${url.pathname} does not accept ${request.method}.` } };
      const { world } = this.stage;
      return await found.route.handle({
        world,
        params: found.params,
        query: url.searchParams,
        body: bodyObject(body.json),
        raw: body.json,
        uploads: body.uploads,
      });
    } catch (error) {
      if (error instanceof ClientRefusal || error instanceof DiscordError)
        return { status: 400, body: { error: error.message } };
      // The sandbox closed while a request waited for the bot.
      if (!this.stage.world.db.open) return { status: 503, body: { error: 'The sandbox has closed.' } };
      console.error('The sandbox had an internal error:', error);
      return { status: 500, body: { error: 'The sandbox had an internal error. See its console.' } };
    }
  }
}
