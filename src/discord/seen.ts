import { Illegal, noSuchGame, type GameInfo, type Seen as Looked, type Table } from '../table/index.ts';
import { placeOf, type From } from './place.ts';
import { type Context, type Workings } from './context.ts';
import type { At, Seen, Sighted } from './face.ts';
import type { SeenId } from './in-view.ts';
import { sighted } from './sighted.ts';

/** A server sees the games that are played in it; whoever plays in or organises a game sees it everywhere. */
const sees = ({ caller: { user }, guild }: From, game: GameInfo): boolean =>
  game.members.some((member) => member.user === user) || game.organiser === user || (guild !== null && placeOf(game).guild === guild);

/** The game of this code, where it may be seen; undefined where it may not, or is none. */
export function gameInView(context: Context, from: From, code: string): Seen | undefined {
  try {
    return seenGame(context, from, code);
  } catch (error) {
    if (error instanceof Illegal) return undefined;
    throw error;
  }
}

/** The game of this code. Throws Illegal, in the same words, where there is none and where it is played out of sight. */
export function seenGame(context: Context, from: From, code: string): Seen {
  const found = looked(context, code);
  if (!sees(from, found.game)) throw noSuchGame(code);
  return found as Seen;
}

const looked = (context: Context, code: string): Sighted => (context as Context & Pick<Workings, 'see'>).see(code);

/** A game that is in view, as it stands after a change. */
export const seenAgain = (context: Context, { game }: Seen): Seen => looked(context, game.id) as Seen;

/** The game that is played in a channel, or the one named. Undefined where there is none. */
export function gameHere(context: Context, from: From, named?: string | null): Seen | undefined {
  if (named) return seenGame(context, from, named.trim());
  const table = context.table as unknown as Table;
  const here = from.channel === null ? undefined : table.seeAll({ at: from.channel })[0];
  const found = here && sees(from, here.game) ? here : onlyGameOf(table, from);
  return found && (sighted(context.faces, found) as Seen);
}

/** Outside a game's thread: the one running game of the person, where there is exactly one. */
function onlyGameOf(table: Table, { caller }: From): Looked | undefined {
  const mine = table.seeAll({ user: caller.user }).filter(({ game }) => ['running', 'lobby', 'paused'].includes(game.status));
  return mine.length === 1 ? mine[0] : undefined;
}

/** The game of this code, for somebody who would join it: that is done where it is played. */
export function joinable(from: From, game: GameInfo & { id: SeenId }): GameInfo & { id: SeenId } {
  if (from.guild === null || placeOf(game).guild !== from.guild) throw new Illegal('A game is joined in the server where it is played.');
  return game;
}

export const atGame = (context: Context, from: From, seen: Seen): At => ({
  context,
  from,
  seen,
  seat: seen.game.members.find((member) => member.user === from.caller.user)?.seat ?? undefined,
});
