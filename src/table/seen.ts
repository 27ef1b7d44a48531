import { aliasOf } from './alias.ts';
import { stoodAfter } from './earlier.ts';
import { gameRow } from './desk.ts';
import { guarded, type Room } from './room.ts';
import { asksOf } from './open-questions.ts';
import { factsOf, infoOf, lastMoveOf, waitingOf, type LastMove } from './queries.ts';
import { loadRow, type Loaded } from './saved.ts';
import type { GameRow } from '../store/index.ts';
import type { Alias, GameInfo, NumberedFact, OpenQuestion, UserId, Waiting } from './types.ts';

declare const sealed: unique symbol;

/** A game's state as it is handed on by those who must not look into it. `opened.ts` opens it, for the faces of editions alone. */
export interface Sealed {
  readonly [sealed]: true;
}

/**
 * A game as it stands when somebody looks: read once, and handed on to whatever shows something of it or asks something about it.
 * After a change it is looked at anew.
 */
export interface Seen {
  readonly game: GameInfo;
  /** Shared and full of secrets. Throws Illegal where the game has not begun. */
  readonly state: Sealed;
  /** What a person is asked now, held answers included; for that person alone. Throws Illegal where they do not play. */
  asks(user: UserId): OpenQuestion[];
  /** Whom everybody knows to be waited for. */
  waiting(): Waiting[];
  /** What happened in a range of commands, without what was taken back. */
  facts(from: number, to: number): NumberedFact[];
  /** The game as a command that is in force left it; nobody is asked anything there. Throws Illegal where nothing leads back to it. */
  after(command: number): Seen;
  /** A person's last move that still stands, with what it is called outside; for that person alone. */
  lastMove(user: UserId): LastMove | undefined;
  /** What a number or id of the game is called outside: the same every time, and without a meaning there. */
  alias(...what: (string | number)[]): Alias;
}

/** What the row says stands at once; the state is looked at when it is first asked for, and asks are computed once. */
export function seenAt(room: Room, first: GameRow): Seen {
  let row = first;
  let info: GameInfo | undefined;
  let here: Loaded | undefined;
  const asked = new Map<UserId, OpenQuestion[]>();
  const loaded = (): Loaded => {
    if (here) return here;
    // It may have gone on since its row was read.
    if (room.states.get(row.id)?.head !== row.head) row = gameRow(room, row.id);
    here = loadRow(room, row);
    if (here.row !== first) [row, info] = [here.row, undefined];
    return here;
  };
  const look = <T>(what: string, body: () => T): T => guarded(room, what, body);
  return {
    get game() {
      return (info ??= look('game', () => infoOf(room, row)));
    },
    get state() {
      return look('look', () => loaded().state as unknown as Sealed);
    },
    asks: (user) => {
      const before = asked.get(user);
      if (before) return before;
      const open = look('openAsks', () => asksOf(room, loaded(), user));
      asked.set(user, open);
      return open;
    },
    waiting: () => look('waiting', () => waitingOf(room, row)),
    facts: (from, to) => look('facts', () => factsOf(room, row, from, to)),
    after: (command) =>
      look('after', () => {
        const here = loaded();
        const state = stoodAfter(room, here, command) as unknown as Sealed;
        return { ...seenAt(room, here.row), game: { ...infoOf(room, here.row), head: command }, state, asks: () => [], waiting: () => [] };
      }),
    lastMove: (user) =>
      look('lastMove', () => {
        const last = lastMoveOf(room, row, user);
        return last && { ...last, alias: aliasOf(room, row.id, 'move', user, last.number) };
      }),
    alias: (...what) => look('alias', () => aliasOf(room, row.id, ...what)),
  };
}
