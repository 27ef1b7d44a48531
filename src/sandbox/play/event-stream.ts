import type { ServerResponse } from 'node:http';
import type { WorldEvent } from '#sandbox/event-bus.ts';
import type { JsonObject } from '#sandbox/json.ts';
import { playerMessageShape } from '#sandbox/shapes/messages.ts';
import type { Person } from '#sandbox/discord-state/people.ts';
import { canSee } from '#sandbox/discord-state/member-permissions.ts';
import type { World } from '#sandbox/world.ts';
import { maySee } from './page-views.ts';

/** Streams changes that a user may see to their page, as server-sent events. */
export function streamEvents(world: World, person: Person, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    connection: 'keep-alive',
  });
  response.write('retry: 1000\n\n');
  const say = (event: JsonObject) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  say({ kind: 'hello', version: world.bus.version });
  const stop = world.bus.subscribe((happening) => {
    const event = eventFor(world, person, happening);
    if (event) say(event);
  });
  const beat = setInterval(() => response.write(': still here\n\n'), 20_000);
  response.on('close', () => {
    clearInterval(beat);
    stop();
  });
}

function eventFor(world: World, person: Person, happening: WorldEvent): JsonObject | undefined {
  switch (happening.kind) {
    case 'message-created':
    case 'message-updated':
      if (!maySee(world, person.id, happening.message)) return undefined;
      return {
        kind: happening.kind,
        channel: happening.message.channelId,
        message: playerMessageShape(world, happening.message, person.id),
        ...(happening.kind === 'message-created' ? { pings_you: happening.pinged.includes(person.id) } : {}),
      };
    case 'message-deleted':
      if (!maySee(world, person.id, happening.message)) return undefined;
      return { kind: happening.kind, channel: happening.message.channelId, id: happening.message.id };
    case 'messages-deleted':
      if (!canSee(world, person.id, happening.channel)) return undefined;
      return { kind: happening.kind, channel: happening.channel.id, ids: happening.ids };
    case 'typing': {
      const channel = world.channels.get(happening.channelId);
      return channel && canSee(world, person.id, channel)
        ? { kind: 'typing', channel: channel.id, user: happening.userId }
        : undefined;
    }
    case 'read':
      return happening.userId === person.id ? { kind: 'read', channel: happening.channelId } : undefined;
    case 'interaction':
      return undefined;
    case 'commands-changed':
    case 'people-changed':
      return { kind: happening.kind };
    default:
      // For channels and threads, the page reloads the whole list.
      return { kind: 'channels-changed' };
  }
}
