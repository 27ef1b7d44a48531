import { Events, type Client } from 'discord.js';
import type { BotContext } from '#discord/interactions/replies.ts';
import { Panels } from '#discord/outbox/panels.ts';
import { gamePlaceOf } from '#discord/channels/game-place.ts';
import type { Sender } from '#discord/outbox/sender.ts';

/** Interval at which several processes save how many messages were posted below the panels. */
const COUNT_FLUSH_INTERVAL_MS = 5_000;

/** Subscribes to gateway events other than interactions. `sender` is undefined if this process does not
 * send the outbox. */
export function subscribeGatewayEvents(
  client: Client,
  context: BotContext,
  sender: Sender | undefined,
): { stop: () => Promise<void> } {
  const { service, clock } = context;
  const panels = sender?.rows.panels ?? new Panels(client, context);
  // Messages that could not be sent before are tried again now.
  const retryNow = async (): Promise<void> => {
    if (sender) return sender.retryNow();
    await service.outbox.retryNow(clock()).catch(() => undefined); // already logged; it will be retried when due
    service.cluster?.notifier.tell();
  };
  client.on(Events.ShardResume, () => void retryNow());
  client.on(Events.ShardReady, () => void retryNow());
  // A channel or role change may have restored the permission to write.
  for (const event of [
    Events.ChannelUpdate,
    Events.ThreadUpdate,
    Events.GuildRoleUpdate,
    Events.ChannelCreate,
  ] as const)
    client.on(event, () => void retryNow());
  // With several processes, the counts are saved for the one that sends the panel.
  const passed = new Map<string, number>();
  const flushCounts = async (): Promise<void> => {
    const all = [...passed];
    passed.clear();
    for (const [channel, more] of all) await service.panels.addMessagesBelow(channel, more).catch(() => undefined);
  };
  const timer = service.cluster && setInterval(() => void flushCounts(), COUNT_FLUSH_INTERVAL_MS);
  // The sender counts the bot's own messages.
  client.on(Events.MessageCreate, ({ author, channelId }) => {
    if (author.id === client.user?.id) return;
    if (service.cluster) passed.set(channelId, (passed.get(channelId) ?? 0) + 1);
    else panels.countMessage(channelId);
  });
  client.on(Events.MessageDelete, ({ id }) => void onMessageDelete(context, panels, id));
  client.on(Events.MessageBulkDelete, (messages) => {
    for (const id of messages.keys()) void onMessageDelete(context, panels, id);
  });
  client.on(Events.ThreadDelete, (thread) => void onThreadDelete(context, thread.id));
  return {
    stop: async () => {
      clearInterval(timer);
      await flushCounts();
    },
  };
}

/**
 * Relocates the games of a deleted thread at once, so that players learn the new place without waiting for the next
 * message.
 */
async function onThreadDelete({ service, log }: BotContext, thread: string): Promise<void> {
  try {
    for (const game of await service.listGames({ at: thread }))
      if (game.status !== 'abandoned')
        await service.relocateLostGame(game.id, { ...gamePlaceOf(game), thread: null }, game.place);
  } catch (error) {
    log.warn(
      { thread, reason: error instanceof Error ? error.message : String(error) },
      'Cannot record a deleted thread',
    );
  }
}

async function onMessageDelete({ log }: BotContext, panels: Panels, message: string): Promise<void> {
  try {
    await panels.onDeleted(message);
  } catch (error) {
    log.warn(
      { message, reason: error instanceof Error ? error.message : String(error) },
      'Cannot record a deleted message',
    );
  }
}
