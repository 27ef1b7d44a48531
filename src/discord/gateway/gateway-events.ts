import { Events, type Client } from 'discord.js';
import type { Workings } from '#discord/interactions/replies.ts';
import { Panels } from '#discord/outbox/panels.ts';
import { placeOf } from '#discord/channels/game-place.ts';
import type { Sender } from '#discord/outbox/sender.ts';

/** What people say below a panel is noted together, so often, in ms. */
const TOGETHER = 5_000;

/** Hears what goes on in the servers besides what people ask for. `sender`: where this process says what is to be said as well. */
export function hearing(client: Client, context: Workings, sender: Sender | undefined): { stop: () => Promise<void> } {
  const { table, clock } = context;
  const panels = sender?.panels ?? new Panels(client, context);
  // What could not be said before is tried again now.
  const hurry = async (): Promise<void> => {
    if (sender) return sender.hurry();
    await table.outbox.hurry(clock()).catch(() => undefined); // in the log already; it will be tried in its own time
    table.shared?.wake.tell();
  };
  client.on(Events.ShardResume, () => void hurry());
  client.on(Events.ShardReady, () => void hurry());
  // What could not be written may be writable again.
  for (const event of [
    Events.ChannelUpdate,
    Events.ThreadUpdate,
    Events.GuildRoleUpdate,
    Events.ChannelCreate,
  ] as const)
    client.on(event, () => void hurry());
  // Where others may have to know it, it is noted for them.
  const passed = new Map<string, number>();
  const note = async (): Promise<void> => {
    const all = [...passed];
    passed.clear();
    for (const [channel, more] of all) await table.panels.passed(channel, more).catch(() => undefined);
  };
  const timer = table.shared && setInterval(() => void note(), TOGETHER);
  // What passes through the gateway itself is counted where it is sent.
  client.on(Events.MessageCreate, ({ author, channelId }) => {
    if (author.id === client.user?.id) return;
    if (table.shared) passed.set(channelId, (passed.get(channelId) ?? 0) + 1);
    else panels.passed(channelId);
  });
  client.on(Events.MessageDelete, ({ id }) => void onMessageDelete(context, panels, id));
  client.on(Events.MessageBulkDelete, (messages) => {
    for (const id of messages.keys()) void onMessageDelete(context, panels, id);
  });
  client.on(Events.ThreadDelete, (thread) => void onThreadDelete(context, thread.id));
  return {
    stop: async () => {
      clearInterval(timer);
      await note();
    },
  };
}

/** Whoever is waited for is told where the game goes on, without waiting for something else to be said. */
async function onThreadDelete({ table, log }: Workings, thread: string): Promise<void> {
  try {
    for (const game of await table.games({ at: thread }))
      if (game.status !== 'abandoned') await table.lost(game.id, { ...placeOf(game), thread: null }, game.place);
  } catch (error) {
    log.warn(
      { thread, reason: error instanceof Error ? error.message : String(error) },
      'A deleted thread could not be noted',
    );
  }
}

async function onMessageDelete({ log }: Workings, panels: Panels, message: string): Promise<void> {
  try {
    await panels.deleted(message);
  } catch (error) {
    log.warn(
      { message, reason: error instanceof Error ? error.message : String(error) },
      'A deleted message could not be noted',
    );
  }
}
