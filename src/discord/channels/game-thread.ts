import { ChannelType, DiscordAPIError, type Channel, type Client, type SendableChannels } from 'discord.js';
import type { GameInfo } from '#service';
import { gamePlaceOf, type GamePlace } from './game-place.ts';
import { type BotContext } from '#discord/interactions/replies.ts';
import { formatGameTitle } from '#discord/format/game-title.ts';
import { LIMITS } from '#discord/limits.ts';
import { truncate } from '#text/markdown.ts';
import { isTimeout } from '#discord/rest/request-errors.ts';

const UNKNOWN_CHANNEL = 10003;
const THREAD_ARCHIVED = 50083;
/**
 * Time in ms after which a timed-out thread creation either shows on Discord or never will. Slightly shorter than the
 * usual lease, so it ends before the sender retries.
 */
const CREATION_GRACE_MS = 14_000;

export const isUnknownChannel = (error: unknown): boolean =>
  error instanceof DiscordAPIError && Number(error.code) === UNKNOWN_CHANNEL;

/** Fetches a channel, even in a server whose gateway events this process does not receive. */
export async function fetchChannel(
  client: Client,
  guild: string,
  id: string,
  how: { force?: boolean } = {},
): Promise<Channel | null> {
  if (guild && !client.guilds.cache.has(guild)) await client.guilds.fetch(guild);
  return client.channels.fetch(id, how);
}

interface ThreadOptions {
  /** Skips the cache and fetches the thread from Discord. */
  force?: boolean;
  /** The game if it has just been read; otherwise it is read here. */
  known?: GameInfo | undefined;
}

/** Returns a game's thread: creates it on first use or after it was deleted, and unarchives it. */
export async function ensureGameThread(
  client: Client,
  context: BotContext,
  id: string,
  { force = false, known }: ThreadOptions = {},
): Promise<SendableChannels> {
  // Sending another message may have created the thread in the meantime.
  const game = known && gamePlaceOf(known).thread !== null ? known : await context.service.getGame(id);
  const place = gamePlaceOf(game);
  if (place.thread === null) return makeThread(client, context, id, place);
  const thread = await fetchChannel(client, place.guild, place.thread, { force }).catch(async (error: unknown) => {
    if (!isUnknownChannel(error)) throw error;
    return undefined;
  });
  if (!thread) {
    await fetchChannel(client, place.guild, place.channel, { force: true }); // throws if the channel is gone as well
    await context.service.relocateLostGame(id, { ...place, thread: null }, game.place);
    // Read the place again: another task may have noticed the loss too and created a new thread.
    return ensureGameThread(client, context, id);
  }
  if (!thread.isSendable()) throw new Error("Cannot write in the game's thread");
  if (thread.isThread() && thread.archived) await thread.setArchived(false);
  return thread;
}

/**
 * Runs `body` with a game's thread; if the cache missed that the thread was archived, unarchives it and retries once.
 * `known`: the game if it has just been read.
 */
export async function withGameThread<T>(
  client: Client,
  context: BotContext,
  id: string,
  body: (thread: SendableChannels) => Promise<T>,
  known?: GameInfo,
): Promise<T> {
  try {
    return await body(await ensureGameThread(client, context, id, { known }));
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || Number(error.code) !== THREAD_ARCHIVED) throw error;
    return body(await ensureGameThread(client, context, id, { force: true }));
  }
}

/**
 * Archives the thread of a finished game after its last message (the seed) or of an abandoned game after any message,
 * because a server can have only a limited number of active threads. If that fails, Discord archives it within a week.
 * `kind`: kind of the message just sent; `known`: the game as it was read for that message.
 */
export async function archiveFinishedThread(
  client: Client,
  { service, log }: BotContext,
  id: string,
  kind: string,
  known?: GameInfo,
): Promise<void> {
  if (known && kind !== 'seed' && known.status !== 'abandoned') return;
  try {
    const game = await service.getGame(id);
    const { guild, thread } = gamePlaceOf(game);
    if (thread === null || (kind !== 'seed' && game.status !== 'abandoned')) return;
    // Skip the cache: a message sent in the meantime may have unarchived the thread before the event reaches us.
    const found = await fetchChannel(client, guild, thread, { force: true });
    if (found?.isThread() && !found.archived) await found.setArchived(true);
  } catch (error) {
    log.info(
      { game: id, reason: error instanceof Error ? error.message : String(error) },
      'Cannot archive the thread of a finished game; it stays open',
    );
  }
}

/**
 * Thread creations in progress, by game and channel. A game's first messages are sent in parallel and share one thread.
 */
const pendingThreads = new WeakMap<Client, Map<string, Promise<SendableChannels | undefined>>>();

async function makeThread(
  client: Client,
  context: BotContext,
  id: string,
  place: GamePlace,
): Promise<SendableChannels> {
  const mine = pendingThreads.get(client) ?? new Map<string, Promise<SendableChannels>>();
  pendingThreads.set(client, mine);
  const where = `${id} ${place.channel}`;
  const made = mine.get(where) ?? forgetWhenSettled(mine, where, createThread(client, context, id, place));
  mine.set(where, made);
  // Undefined means that the game has moved: use its new place.
  return (await made) ?? ensureGameThread(client, context, id);
}

/**
 * Drops a creation from the map when it settles. A creation that timed out may still succeed on Discord, so it stays
 * for CREATION_GRACE_MS: this process makes no second thread before the first can be found by its name.
 */
function forgetWhenSettled<T>(making: Map<string, T>, where: string, made: T & Promise<unknown>): T {
  const forget = (): void => void making.delete(where);
  made.then(forget, (error: unknown) => (isTimeout(error) ? setTimeout(forget, CREATION_GRACE_MS).unref() : forget()));
  return made;
}

/** Tells whether a thread has the name with which a game's thread is created, also in earlier versions. */
const isNewThreadName = (name: string, game: string): boolean => name.endsWith(` · ${game}`) || name === `Game ${game}`;

/** Finds or creates the thread and saves its id; undefined if the game has moved in the meantime. */
async function createThread(
  client: Client,
  context: BotContext,
  id: string,
  place: GamePlace,
): Promise<SendableChannels | undefined> {
  const channel = await fetchChannel(client, place.guild, place.channel);
  if (!channel || channel.type !== ChannelType.GuildText)
    throw new Error("Cannot create threads in the game's channel");
  // A new thread shows the game's code, and the round only once it is renamed.
  const name = truncate(formatGameTitle(await context.service.getGame(id)), LIMITS.threadName);
  // Finds a thread that was created just before a crash, even if the game was named since.
  const active = await channel.threads.fetchActive();
  const before = active.threads.find(
    (one) => isNewThreadName(one.name, id) && one.ownerId === client.user?.id && one.parentId === channel.id,
  );
  const thread =
    before ?? (await channel.threads.create({ name, autoArchiveDuration: 10080, type: ChannelType.PublicThread }));
  return (await saveThreadId(context, id, place, { thread: thread.id })) ? thread : undefined;
}

/**
 * Saves the id of a new thread in the game's place, and keeps what the organizer has changed in the meantime. Saves
 * nothing and returns false if the game has moved to another channel.
 */
export async function saveThreadId(
  { service }: BotContext,
  id: string,
  { guild, channel }: GamePlace,
  made: Partial<GamePlace>,
): Promise<boolean> {
  for (;;) {
    const was = gamePlaceOf(await service.getGame(id));
    if (was.guild !== guild || was.channel !== channel) return false;
    if (await service.setPlace({ user: '' }, id, { ...was, ...made }, { ...was })) return true;
  }
}

/** Removes a game's thread and channel from the cache after a message found no channel, to fetch them next time. */
export function evictChannel(client: Client, place: GamePlace): void {
  for (const id of [place.thread, place.channel]) if (id !== null) client.channels.cache.delete(id);
}
