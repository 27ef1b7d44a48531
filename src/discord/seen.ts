import { Illegal, noSuchGame, type GameInfo, type Table } from '../table/index.ts';
import { placeOf, type From } from './place.ts';
import { type Context } from './context.ts';
import type { SeenGame, SeenId } from './in-view.ts';

/** A server sees the games that are played in it; whoever plays in or organises a game sees it everywhere. */
const sees = ({ caller: { user }, guild }: From, game: GameInfo): boolean =>
  game.members.some((member) => member.user === user) || game.organiser === user || (guild !== null && placeOf(game).guild === guild);

/** The game of this code, where it may be seen; undefined where it may not, or is none. */
export function gameInView({ table }: Context, from: From, code: string): SeenGame | undefined {
  try {
    return seenGame({ table } as Context, from, code);
  } catch (error) {
    if (error instanceof Illegal) return undefined;
    throw error;
  }
}

/** The game of this code. Throws Illegal, in the same words, where there is none and where it is played out of sight. */
export function seenGame({ table }: Context, from: From, code: string): SeenGame {
  const game = (table as Table).game(code as SeenId);
  if (!sees(from, game)) throw noSuchGame(code);
  return game as SeenGame;
}

/** The game that is played in a channel, or the one named. Undefined where there is none. */
export function gameHere(context: Context, from: From, named?: string | null): SeenGame | undefined {
  if (named) return seenGame(context, from, named.trim());
  const table = context.table as Table;
  const here = from.channel === null ? undefined : table.games({ at: from.channel })[0];
  return (here && sees(from, here) ? here : onlyGameOf(table, from)) as SeenGame | undefined;
}

/** Outside a game's thread: the one running game of the person, where there is exactly one. */
function onlyGameOf(table: Table, { caller }: From): GameInfo | undefined {
  const mine = table
    .games({ user: caller.user })
    .filter((game) => game.status === 'running' || game.status === 'lobby' || game.status === 'paused');
  return mine.length === 1 ? mine[0] : undefined;
}

/** The game of this code, for somebody who would join it: that is done where it is played. */
export function joinable(from: From, game: SeenGame): SeenGame {
  if (from.guild === null || placeOf(game).guild !== from.guild) throw new Illegal('A game is joined in the server where it is played.');
  return game;
}
