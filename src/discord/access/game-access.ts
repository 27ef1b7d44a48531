import { Illegal, noSuchGame, type GameInfo, type Table } from '#service';
import { placeOf, type From } from '#discord/channels/game-place.ts';
import { type Context, type Workings } from '#discord/interactions/replies.ts';
import type { At, Seen, Sighted } from '#discord/edition/edition-adapter.ts';
import type { SeenId } from './visible-game.ts';

/** A server sees the games that are played in it; whoever plays in or organises a game sees it everywhere. */
const sees = ({ caller: { user }, guild }: From, game: GameInfo): boolean =>
  game.members.some((member) => member.user === user) ||
  game.organiser === user ||
  (guild !== null && placeOf(game).guild === guild);

/** The game of this code, where it may be seen; undefined where it may not, or is none. */
export async function gameInView(context: Context, from: From, code: string): Promise<Seen | undefined> {
  try {
    return await seenGame(context, from, code);
  } catch (error) {
    if (error instanceof Illegal) return undefined;
    throw error;
  }
}

/** The game of this code. Throws Illegal, in the same words, where there is none and where it is played out of sight. */
export async function seenGame(context: Context, from: From, code: string): Promise<Seen> {
  const found = await looked(context, code);
  if (!sees(from, found.game)) throw noSuchGame(code);
  return found as Seen;
}

const looked = async (context: Context, code: string): Promise<Sighted> =>
  (context as Context & Pick<Workings, 'see'>).see(code);

/** A game that is in view, as it stands after a change. */
export const seenAgain = async (context: Context, { game }: Seen): Promise<Seen> =>
  (await looked(context, game.id)) as Seen;

/** The game that is played in a channel, or the one named. Undefined where there is none. */
export async function gameHere(context: Context, from: From, named?: string | null): Promise<Seen | undefined> {
  if (named) return await seenGame(context, from, named.trim());
  const table = context.table as unknown as Table;
  const here = from.channel === null ? undefined : (await table.games({ at: from.channel }))[0];
  const found = here && sees(from, here) ? here : await onlyGameOf(table, from);
  return found && ((await looked(context, found.id)) as Seen);
}

/** Outside a game's thread: the one running game of the person, where there is exactly one. */
async function onlyGameOf(table: Table, { caller }: From): Promise<GameInfo | undefined> {
  const mine = (await table.games({ user: caller.user })).filter(({ status }) =>
    ['running', 'lobby', 'paused'].includes(status),
  );
  return mine.length === 1 ? mine[0] : undefined;
}

/** The game of this code, for somebody who would join it: that is done where it is played. */
export function joinable(from: From, game: GameInfo & { id: SeenId }): GameInfo & { id: SeenId } {
  if (from.guild === null || placeOf(game).guild !== from.guild)
    throw new Illegal('A game is joined in the server where it is played.');
  return game;
}

export const atGame = (context: Context, from: From, seen: Seen): At => ({
  context,
  from,
  seen,
  seat: seen.game.members.find((member) => member.user === from.caller.user)?.seat ?? undefined,
});
