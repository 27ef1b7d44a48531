import { ChannelType, DiscordAPIError, type Channel, type Client, type SendableChannels } from 'discord.js';
import type { GameInfo } from '#service';
import { gamePlaceOf, type GamePlace } from './game-place.ts';
import { type BotContext } from '#discord/interactions/replies.ts';
import { LIMITS } from '#discord/limits.ts';
import { truncate } from '#text/markdown.ts';
import { isTimeout } from '#discord/rest/request-errors.ts';

const UNKNOWN_CHANNEL = 10003;
const THREAD_ARCHIVED = 50083;
/** What has been asked of Discord is there after so long, in ms, or not at all; with the usual lease that is a little before whoever asked for it tries again. */
const CREATION_GRACE_MS = 14_000;

export const isUnknownChannel = (error: unknown): boolean =>
  error instanceof DiscordAPIError && Number(error.code) === UNKNOWN_CHANNEL;

/** A channel, also of a server of which this process is told nothing: another one hears of that, or this one of none. */
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
  /** As Discord has it now, whatever we have heard of it. */
  force?: boolean;
  /** The game as it has just been read; left out, it is read. */
  known?: GameInfo | undefined;
}

/** A game's thread: made when it is first needed, woken when it sleeps, made anew in its channel where it was deleted. */
export async function ensureGameThread(
  client: Client,
  context: BotContext,
  id: string,
  { force = false, known }: ThreadOptions = {},
): Promise<SendableChannels> {
  // Another message may have had the thread made meanwhile.
  const game = known && gamePlaceOf(known).thread !== null ? known : await context.service.getGame(id);
  const place = gamePlaceOf(game);
  if (place.thread === null) return makeThread(client, context, id, place);
  const thread = await fetchChannel(client, place.guild, place.thread, { force }).catch(async (error: unknown) => {
    if (!isUnknownChannel(error)) throw error;
    return undefined;
  });
  if (!thread) {
    await fetchChannel(client, place.guild, place.channel, { force: true }); // throws where that is gone as well
    await context.service.relocateLostGame(id, { ...place, thread: null }, game.place);
    // Where it is played by now: somebody else may have found that, too, and have made another thread.
    return ensureGameThread(client, context, id);
  }
  if (!thread.isSendable()) throw new Error('The thread of the game cannot be written to');
  if (thread.isThread() && thread.archived) await thread.setArchived(false);
  return thread;
}

/** Writes in a game's thread; `known`: the game as it has just been read. One that fell asleep, or was put to sleep, before we have heard of it is woken, and written in after all. */
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
 * After a message of a game, the last of them when the seed is told: the thread of a game that is over is not held open, for
 * a server has only so many. Where that cannot be done, it falls asleep by itself within a week. `known`: the game as it was read for that message.
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
    // As Discord knows it: a message sent meanwhile has opened it again before we hear of that.
    const found = await fetchChannel(client, guild, thread, { force: true });
    if (found?.isThread() && !found.archived) await found.setArchived(true);
  } catch (error) {
    log.info(
      { game: id, reason: error instanceof Error ? error.message : String(error) },
      'The thread of a game that is over stays open',
    );
  }
}

/** Threads being made, by their game and its channel. A game's first messages go out side by side, and all want its one thread. */
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
  // Where it is played by now.
  return (await made) ?? ensureGameThread(client, context, id);
}

/** One whose making was given up, wherever in it, may come to be all the same: this process makes no other there before it can be found by its name. */
function forgetWhenSettled<T>(making: Map<string, T>, where: string, made: T & Promise<unknown>): T {
  const forget = (): void => void making.delete(where);
  made.then(forget, (error: unknown) => (isTimeout(error) ? setTimeout(forget, CREATION_GRACE_MS).unref() : forget()));
  return made;
}

/** Undefined where the game has gone elsewhere meanwhile. */
async function createThread(
  client: Client,
  context: BotContext,
  id: string,
  place: GamePlace,
): Promise<SendableChannels | undefined> {
  const channel = await fetchChannel(client, place.guild, place.channel);
  if (!channel || channel.type !== ChannelType.GuildText) throw new Error('The channel of the game takes no threads');
  const name = truncate(`Game ${id}`, LIMITS.threadName);
  // A thread made just before a crash is found again by its name.
  const active = await channel.threads.fetchActive();
  const before = active.threads.find(
    (one) => one.name === name && one.ownerId === client.user?.id && one.parentId === channel.id,
  );
  const thread =
    before ?? (await channel.threads.create({ name, autoArchiveDuration: 10080, type: ChannelType.PublicThread }));
  return (await saveThreadId(context, id, place, { thread: thread.id })) ? thread : undefined;
}

/** Notes what has been made for a game, with whatever its organiser has changed meanwhile; not where it is played elsewhere by now. Gives whether it was. */
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

/** After a message that found no channel: what is kept in memory of it is forgotten, so that it is looked for anew. */
export function evictChannel(client: Client, place: GamePlace): void {
  for (const id of [place.thread, place.channel]) if (id !== null) client.channels.cache.delete(id);
}
