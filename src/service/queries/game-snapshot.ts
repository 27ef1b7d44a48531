import { aliasOf } from '#service/alias.ts';
import { stateAfter } from './past-state.ts';
import { resolveGameRow } from '#service/operations/operation-context.ts';
import type { GameReader } from '#service/game-reader.ts';
import { runGuarded, runGuardedSync, type ServiceContext } from '#service/context.ts';
import { findVoteAlias } from '#service/plans/pass-vote.ts';
import { openQuestionsOf } from './open-questions.ts';
import { numberedFacts, toGameInfo, findLastMove, pendingPlayersOf, type LastMove } from './game-queries.ts';
import { loadGame, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { Alias, GameId, GameInfo, NumberedFact, OpenQuestion, UserId, PendingPlayer } from '#service/types.ts';

declare const sealed: unique symbol;

/** A game's state as it is handed on by those who must not look into it. `opened.ts` opens it, for the faces of editions alone. */
export interface SealedState {
  readonly [sealed]: true;
}

/**
 * A game as it stands when somebody looks: read once, and handed on to whatever shows something of it or asks something about it.
 * After a change it is looked at anew.
 */
export interface GameSnapshot {
  readonly game: GameInfo;
  /** Shared and full of secrets. Throws Illegal where the game has not begun. */
  readonly state: SealedState;
  /** What a person is asked now, held answers included; for that person alone. Throws Illegal where they do not play. */
  questionsOf(user: UserId): OpenQuestion[];
  /** Whom everybody knows to be waited for. */
  pendingPlayers(): PendingPlayer[];
  /** What happened in a range of commands, without what was taken back. */
  facts(from: number, to: number): Promise<NumberedFact[]>;
  /** The game as a command that is in force left it; nobody is asked anything there. Throws Illegal where nothing leads back to it. */
  snapshotAfter(command: number): Promise<GameSnapshot>;
  /** A person's last move that still stands, with what it is called outside; for that person alone. */
  findLastMove(user: UserId): Promise<LastMove | undefined>;
  /** What a number or id of the game is called outside: the same every time, and without a meaning there. */
  aliasOf(...what: (string | number)[]): Alias;
  /** Returns the alias of the current vote, as `passVote` takes it. */
  vote(): Alias | undefined;
}

/** What is asked is computed when somebody looks at it, and once. Throws Illegal where there is no such game. */
export function createSnapshot(room: ServiceContext, desk: GameReader, id: GameId): GameSnapshot {
  const row = resolveGameRow(desk, id);
  let info: GameInfo | undefined;
  let here: CurrentGame | undefined;
  const asked = new Map<UserId, OpenQuestion[]>();
  const told = new Map<string, Promise<NumberedFact[]>>();
  const toldIn = async (from: number, to: number): Promise<NumberedFact[]> =>
    numberedFacts(await room.store.commands.told(row.id, from, to));
  const loaded = (): CurrentGame => (here ??= loadGame(desk, row.id));
  const look = <T>(what: string, body: () => T): T => runGuardedSync(room, what, body);
  return {
    get game() {
      return (info ??= toGameInfo(row, desk.record.members));
    },
    get state() {
      return look('look', () => loaded().state as unknown as SealedState);
    },
    questionsOf: (user) => {
      const before = asked.get(user);
      if (before) return before;
      const open = look('openAsks', () => openQuestionsOf(room, desk, loaded(), user));
      asked.set(user, open);
      return open;
    },
    pendingPlayers: () => look('waiting', () => pendingPlayersOf(desk, row, loaded)),
    facts: (from, to) => {
      const last = Math.min(to, row.head);
      const before = told.get(`${from} ${last}`);
      if (before) return before;
      const found = runGuarded(room, 'facts', () => toldIn(from, last));
      told.set(`${from} ${last}`, found);
      return found;
    },
    snapshotAfter: (command) =>
      runGuarded(room, 'after', async () => {
        const state = (await stateAfter(room, loaded(), command)) as unknown as SealedState;
        return {
          ...createSnapshot(room, desk, id),
          game: { ...toGameInfo(row, desk.record.members), head: command },
          state,
          questionsOf: () => [],
          pendingPlayers: () => [],
        };
      }),
    findLastMove: (user) =>
      runGuarded(room, 'lastMove', async () => {
        const last = await findLastMove(room, row, user);
        return last && { ...last, alias: aliasOf(desk, row.id, 'move', user, last.number) };
      }),
    aliasOf: (...what) => look('alias', () => aliasOf(desk, row.id, ...what)),
    vote: () => look('vote', () => findVoteAlias(desk, loaded())),
  };
}
