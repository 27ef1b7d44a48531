import { ChannelType, DiscordAPIError, type Channel, type Client, type SendableChannels } from 'discord.js';
import type { GameInfo } from '#service';
import { placeOf, type Place } from './game-place.ts';
import { type Workings } from '#discord/interactions/replies.ts';
import { LIMITS } from '#discord/limits.ts';
import { clip } from '#text/markdown.ts';
import { isGivenUp } from '#discord/rest/request-errors.ts';

const UNKNOWN_CHANNEL = 10003;
const THREAD_ARCHIVED = 50083;
/** What has been asked of Discord is there after so long, in ms, or not at all; with the usual lease that is a little before whoever asked for it tries again. */
const ARRIVAL = 14_000;

export const isGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && Number(error.code) === UNKNOWN_CHANNEL;

/** A channel, also of a server of which this process is told nothing: another one hears of that, or this one of none. */
export async function channelOf(
  client: Client,
  guild: string,
  id: string,
  how: { force?: boolean } = {},
): Promise<Channel | null> {
  if (guild && !client.guilds.cache.has(guild)) await client.guilds.fetch(guild);
  return client.channels.fetch(id, how);
}

interface How {
  /** As Discord has it now, whatever we have heard of it. */
  force?: boolean;
  /** The game as it has just been read; left out, it is read. */
  known?: GameInfo | undefined;
}

/** A game's thread: made when it is first needed, woken when it sleeps, made anew in its channel where it was deleted. */
export async function threadOf(
  client: Client,
  context: Workings,
  id: string,
  { force = false, known }: How = {},
): Promise<SendableChannels> {
  // Another message may have had the thread made meanwhile.
  const game = known && placeOf(known).thread !== null ? known : await context.table.game(id);
  const place = placeOf(game);
  if (place.thread === null) return makeThread(client, context, id, place);
  const thread = await channelOf(client, place.guild, place.thread, { force }).catch(async (error: unknown) => {
    if (!isGone(error)) throw error;
    return undefined;
  });
  if (!thread) {
    await channelOf(client, place.guild, place.channel, { force: true }); // throws where that is gone as well
    await context.table.lost(id, { ...place, thread: null }, game.place);
    // Where it is played by now: somebody else may have found that, too, and have made another thread.
    return threadOf(client, context, id);
  }
  if (!thread.isSendable()) throw new Error('The thread of the game cannot be written to');
  if (thread.isThread() && thread.archived) await thread.setArchived(false);
  return thread;
}

/** Writes in a game's thread; `known`: the game as it has just been read. One that fell asleep, or was put to sleep, before we have heard of it is woken, and written in after all. */
export async function inThread<T>(
  client: Client,
  context: Workings,
  id: string,
  body: (thread: SendableChannels) => Promise<T>,
  known?: GameInfo,
): Promise<T> {
  try {
    return await body(await threadOf(client, context, id, { known }));
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || Number(error.code) !== THREAD_ARCHIVED) throw error;
    return body(await threadOf(client, context, id, { force: true }));
  }
}

/**
 * After a message of a game, the last of them when the seed is told: the thread of a game that is over is not held open, for
 * a server has only so many. Where that cannot be done, it falls asleep by itself within a week. `known`: the game as it was read for that message.
 */
export async function letRest(
  client: Client,
  { table, log }: Workings,
  id: string,
  kind: string,
  known?: GameInfo,
): Promise<void> {
  if (known && kind !== 'seed' && known.status !== 'abandoned') return;
  try {
    const game = await table.game(id);
    const { guild, thread } = placeOf(game);
    if (thread === null || (kind !== 'seed' && game.status !== 'abandoned')) return;
    // As Discord knows it: a message sent meanwhile has opened it again before we hear of that.
    const found = await channelOf(client, guild, thread, { force: true });
    if (found?.isThread() && !found.archived) await found.setArchived(true);
  } catch (error) {
    log.info(
      { game: id, reason: error instanceof Error ? error.message : String(error) },
      'The thread of a game that is over stays open',
    );
  }
}

/** Threads being made, by their game and its channel. A game's first messages go out side by side, and all want its one thread. */
const making = new WeakMap<Client, Map<string, Promise<SendableChannels | undefined>>>();

async function makeThread(client: Client, context: Workings, id: string, place: Place): Promise<SendableChannels> {
  const mine = making.get(client) ?? new Map<string, Promise<SendableChannels>>();
  making.set(client, mine);
  const where = `${id} ${place.channel}`;
  const made = mine.get(where) ?? forgotten(mine, where, makeOne(client, context, id, place));
  mine.set(where, made);
  // Where it is played by now.
  return (await made) ?? threadOf(client, context, id);
}

/** One whose making was given up, wherever in it, may come to be all the same: this process makes no other there before it can be found by its name. */
function forgotten<T>(making: Map<string, T>, where: string, made: T & Promise<unknown>): T {
  const forget = (): void => void making.delete(where);
  made.then(forget, (error: unknown) => (isGivenUp(error) ? setTimeout(forget, ARRIVAL).unref() : forget()));
  return made;
}

/** Undefined where the game has gone elsewhere meanwhile. */
async function makeOne(
  client: Client,
  context: Workings,
  id: string,
  place: Place,
): Promise<SendableChannels | undefined> {
  const channel = await channelOf(client, place.guild, place.channel);
  if (!channel || channel.type !== ChannelType.GuildText) throw new Error('The channel of the game takes no threads');
  const name = clip(`Game ${id}`, LIMITS.threadName);
  // A thread made just before a crash is found again by its name.
  const active = await channel.threads.fetchActive();
  const before = active.threads.find(
    (one) => one.name === name && one.ownerId === client.user?.id && one.parentId === channel.id,
  );
  const thread =
    before ?? (await channel.threads.create({ name, autoArchiveDuration: 10080, type: ChannelType.PublicThread }));
  return (await noteAt(context, id, place, { thread: thread.id })) ? thread : undefined;
}

/** Notes what has been made for a game, with whatever its organiser has changed meanwhile; not where it is played elsewhere by now. Gives whether it was. */
export async function noteAt(
  { table }: Workings,
  id: string,
  { guild, channel }: Place,
  made: Partial<Place>,
): Promise<boolean> {
  for (;;) {
    const was = placeOf(await table.game(id));
    if (was.guild !== guild || was.channel !== channel) return false;
    if (await table.place({ user: '' }, id, { ...was, ...made }, { ...was })) return true;
  }
}

/** After a message that found no channel: what is kept in memory of it is forgotten, so that it is looked for anew. */
export function forgetChannel(client: Client, place: Place): void {
  for (const id of [place.thread, place.channel]) if (id !== null) client.channels.cache.delete(id);
}
