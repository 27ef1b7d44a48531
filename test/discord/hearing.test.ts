import { EventEmitter } from 'node:events';
import { Events, type Client } from 'discord.js';
import { expect, test } from 'vitest';
import { subscribeGatewayEvents } from '#discord/gateway/gateway-events.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { Sender } from '#discord/outbox/sender.ts';

test.each([
  Events.ChannelUpdate,
  Events.ThreadUpdate,
  Events.GuildRoleUpdate,
  Events.ChannelCreate,
  Events.ShardResume,
  Events.ShardReady,
])('after %s, unsent messages are retried at once', async (event) => {
  const client = new EventEmitter();
  let hurried = 0;
  const sender = { rows: { panels: {} }, retryNow: async () => Promise.resolve(void hurried++) } as unknown as Sender;
  const context = { service: {}, clock: () => 0 } as unknown as BotContext;
  const { stop } = subscribeGatewayEvents(client as unknown as Client, context, sender);
  client.emit(event);
  expect(hurried).toBe(1);
  await stop();
});
