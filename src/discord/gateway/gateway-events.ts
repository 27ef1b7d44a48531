import { Events, type Client } from 'discord.js';
import type { BotContext } from '#discord/interactions/replies.ts';
import { Panels } from '#discord/outbox/panels.ts';
import { gamePlaceOf } from '#discord/channels/game-place.ts';
import type { Sender } from '#discord/outbox/sender.ts';

/** What people say below a panel is noted together, so often, in ms. */
const COUNT_FLUSH_INTERVAL_MS = 5_000;

/** Hears what goes on in the servers besides what people ask for. `sender`: where this process says what is to be said as well. */
export function subscribeGatewayEvents(
  client: Client,
  context: BotContext,
  sender: Sender | undefined,
): { stop: () => Promise<void> } {
  const { service, clock } = context;
  const panels = sender?.panels ?? new Panels(client, context);
  // What could not be said before is tried again now.
  const retryNow = async (): Promise<void> => {
    if (sender) return sender.retryNow();
    await service.outbox.retryNow(clock()).catch(() => undefined); // in the log already; it will be tried in its own time
    service.cluster?.notifier.tell();
  };
  client.on(Events.ShardResume, () => void retryNow());
  client.on(Events.ShardReady, () => void retryNow());
  // What could not be written may be writable again.
  for (const event of [
    Events.ChannelUpdate,
    Events.ThreadUpdate,
    Events.GuildRoleUpdate,
    Events.ChannelCreate,
  ] as const)
    client.on(event, () => void retryNow());
  // Where others may have to know it, it is noted for them.
  const passed = new Map<string, number>();
  const flushCounts = async (): Promise<void> => {
    const all = [...passed];
    passed.clear();
    for (const [channel, more] of all) await service.panels.addMessagesBelow(channel, more).catch(() => undefined);
  };
  const timer = service.cluster && setInterval(() => void flushCounts(), COUNT_FLUSH_INTERVAL_MS);
  // What passes through the gateway itself is counted where it is sent.
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

/** Whoever is waited for is told where the game goes on, without waiting for something else to be said. */
async function onThreadDelete({ service, log }: BotContext, thread: string): Promise<void> {
  try {
    for (const game of await service.listGames({ at: thread }))
      if (game.status !== 'abandoned')
        await service.relocateLostGame(game.id, { ...gamePlaceOf(game), thread: null }, game.place);
  } catch (error) {
    log.warn(
      { thread, reason: error instanceof Error ? error.message : String(error) },
      'A deleted thread could not be noted',
    );
  }
}

async function onMessageDelete({ log }: BotContext, panels: Panels, message: string): Promise<void> {
  try {
    await panels.onDeleted(message);
  } catch (error) {
    log.warn(
      { message, reason: error instanceof Error ? error.message : String(error) },
      'A deleted message could not be noted',
    );
  }
}
