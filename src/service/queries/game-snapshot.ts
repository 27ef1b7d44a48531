import { aliasOf } from '#service/alias.ts';
import { stoodAfter } from './past-state.ts';
import { gameRow } from '#service/operations/operation-context.ts';
import type { Reader } from '#service/game-reader.ts';
import { guarded, guardedNow, type Room } from '#service/context.ts';
import { voteAlias } from '#service/plans/pass-vote.ts';
import { asksOf } from './open-questions.ts';
import { factsOf, infoOf, lastMoveOf, waitingOf, type LastMove } from './game-queries.ts';
import { load, type Loaded } from '#service/command-log/commit-command.ts';
import type { Alias, GameId, GameInfo, NumberedFact, OpenQuestion, UserId, Waiting } from '#service/types.ts';

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
  facts(from: number, to: number): Promise<NumberedFact[]>;
  /** The game as a command that is in force left it; nobody is asked anything there. Throws Illegal where nothing leads back to it. */
  after(command: number): Promise<Seen>;
  /** A person's last move that still stands, with what it is called outside; for that person alone. */
  lastMove(user: UserId): Promise<LastMove | undefined>;
  /** What a number or id of the game is called outside: the same every time, and without a meaning there. */
  alias(...what: (string | number)[]): Alias;
  /** Returns the alias of the current vote, as `passVote` takes it. */
  vote(): Alias | undefined;
}

/** What is asked is computed when somebody looks at it, and once. Throws Illegal where there is no such game. */
export function seenAt(room: Room, desk: Reader, id: GameId): Seen {
  const row = gameRow(desk, id);
  let info: GameInfo | undefined;
  let here: Loaded | undefined;
  const asked = new Map<UserId, OpenQuestion[]>();
  const told = new Map<string, Promise<NumberedFact[]>>();
  const toldIn = async (from: number, to: number): Promise<NumberedFact[]> =>
    factsOf(await room.store.commands.told(row.id, from, to));
  const loaded = (): Loaded => (here ??= load(desk, row.id));
  const look = <T>(what: string, body: () => T): T => guardedNow(room, what, body);
  return {
    get game() {
      return (info ??= infoOf(row, desk.known.members));
    },
    get state() {
      return look('look', () => loaded().state as unknown as Sealed);
    },
    asks: (user) => {
      const before = asked.get(user);
      if (before) return before;
      const open = look('openAsks', () => asksOf(room, desk, loaded(), user));
      asked.set(user, open);
      return open;
    },
    waiting: () => look('waiting', () => waitingOf(desk, row, loaded)),
    facts: (from, to) => {
      const last = Math.min(to, row.head);
      const before = told.get(`${from} ${last}`);
      if (before) return before;
      const found = guarded(room, 'facts', () => toldIn(from, last));
      told.set(`${from} ${last}`, found);
      return found;
    },
    after: (command) =>
      guarded(room, 'after', async () => {
        const state = (await stoodAfter(room, loaded(), command)) as unknown as Sealed;
        return {
          ...seenAt(room, desk, id),
          game: { ...infoOf(row, desk.known.members), head: command },
          state,
          asks: () => [],
          waiting: () => [],
        };
      }),
    lastMove: (user) =>
      guarded(room, 'lastMove', async () => {
        const last = await lastMoveOf(room, row, user);
        return last && { ...last, alias: aliasOf(desk, row.id, 'move', user, last.number) };
      }),
    alias: (...what) => look('alias', () => aliasOf(desk, row.id, ...what)),
    vote: () => look('vote', () => voteAlias(desk, loaded())),
  };
}
