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

/** A game's state, opaque to code that must not read it. Only presenters of editions open it (`unsealState`). */
export interface SealedState {
  readonly [sealed]: true;
}

/** A game read once, for everything that shows or queries it. After a change, a new snapshot is needed. */
export interface GameSnapshot {
  readonly game: GameInfo;
  /** Shared, and contains secrets. Throws Illegal if the game has not started. */
  readonly state: SealedState;
  /**
   * Lists a user's open questions, including those with a held answer. Private to that user. Throws Illegal if the user
   * does not play.
   */
  questionsOf(user: UserId): OpenQuestion[];
  /** Lists the publicly pending players. */
  pendingPlayers(): PendingPlayer[];
  /** Returns the current round; undefined before the first. Throws Illegal if the game has not started. */
  round(): number | undefined;
  /** Lists the facts of a range of commands without the undone ones. */
  facts(from: number, to: number): Promise<NumberedFact[]>;
  /**
   * Returns the game as it was after a command in force, without any questions. Throws Illegal if that state cannot be
   * restored.
   */
  snapshotAfter(command: number): Promise<GameSnapshot>;
  /** Finds a user's last move that has not been undone, with its alias. Private to that user. */
  findLastMove(user: UserId): Promise<LastMove | undefined>;
  /** Returns the public alias of a number or id of the game: always the same, and meaningless by design. */
  aliasOf(...what: (string | number)[]): Alias;
  /** Returns the alias of the current vote, as `passVote` takes it. */
  vote(): Alias | undefined;
}

/** Creates a snapshot that computes its parts on first access. Throws Illegal if there is no such game. */
export function createSnapshot(context: ServiceContext, reader: GameReader, id: GameId): GameSnapshot {
  const row = resolveGameRow(reader, id);
  let info: GameInfo | undefined;
  let here: CurrentGame | undefined;
  const asked = new Map<UserId, OpenQuestion[]>();
  const told = new Map<string, Promise<NumberedFact[]>>();
  const toldIn = async (from: number, to: number): Promise<NumberedFact[]> =>
    numberedFacts(await context.store.commands.told(row.id, from, to));
  const loaded = (): CurrentGame => (here ??= loadGame(reader, row.id));
  const look = <T>(what: string, body: () => T): T => runGuardedSync(context, what, body);
  return {
    get game() {
      return (info ??= toGameInfo(row, reader.record.members));
    },
    get state() {
      return look('look', () => loaded().state as unknown as SealedState);
    },
    questionsOf: (user) => {
      const before = asked.get(user);
      if (before) return before;
      const open = look('openAsks', () => openQuestionsOf(context, reader, loaded(), user));
      asked.set(user, open);
      return open;
    },
    pendingPlayers: () => look('waiting', () => pendingPlayersOf(reader, row, loaded)),
    round: () =>
      look('round', () => {
        const { edition, state } = loaded();
        return edition.roundOf?.(state);
      }),
    facts: (from, to) => {
      const last = Math.min(to, row.head);
      const before = told.get(`${from} ${last}`);
      if (before) return before;
      const found = runGuarded(context, 'facts', () => toldIn(from, last));
      told.set(`${from} ${last}`, found);
      return found;
    },
    snapshotAfter: (command) =>
      runGuarded(context, 'after', async () => {
        const state = (await stateAfter(context, loaded(), command)) as unknown as SealedState;
        return {
          ...createSnapshot(context, reader, id),
          game: { ...toGameInfo(row, reader.record.members), head: command },
          state,
          questionsOf: () => [],
          pendingPlayers: () => [],
        };
      }),
    findLastMove: (user) =>
      runGuarded(context, 'lastMove', async () => {
        const seat = reader.record.members.find((one) => one.leftAt === null && one.user === user)?.seat ?? null;
        const last = await findLastMove(context, row, { user, seat });
        return last && { ...last, alias: aliasOf(reader, row.id, 'move', user, last.number) };
      }),
    aliasOf: (...what) => look('alias', () => aliasOf(reader, row.id, ...what)),
    vote: () => look('vote', () => findVoteAlias(reader, loaded())),
  };
}
