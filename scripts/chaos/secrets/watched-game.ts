// Plays a whole game in the real service with a canary in the name of every card that can be hidden.
import { withMethods } from '../../lib/with-methods.ts';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { EditionAdapter } from '#discord/edition/edition-adapter.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import type { VisibleGameId } from '#discord/access/visible-game.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { createRandom } from '#simulation';
import { openStore } from '#store';
import { clone, type Json } from '#engine';
import { GameService, type Edition } from '#service';
import { inMemory, type LendDatabase } from '../../e2e/databases.ts';
import type { Sampling } from '../forms/form-tour.ts';
import {
  bookWithCanaries,
  type Book,
  type GuardedEdition,
  type GuardedGame,
  type GuardedState,
  type GuardedGameOptions,
  type Veil,
} from './editions/guarded-edition.ts';
import { GUARDED_EDITIONS } from './editions/index.ts';
import { takenUp } from '../forms/resume-state.ts';

export interface LeakSearchOptions {
  players: number;
  seed: number;
  edition?: string;
  veil?: Veil;
  sets?: readonly string[];
  /** True if the options and events of the sets are used. Defaults to true. */
  besides?: boolean;
  /** True to begin with a game in progress or with many components. Defaults to the beginning. */
  late?: boolean;
  /** Number of answers between checks of everybody's hand, board and completions. */
  every?: number;
  /** Sampling of the questions whose forms are opened. */
  sampling?: Sampling;
  limit?: number;
  /** Provides the database of the service. In memory if left out. */
  lend?: LendDatabase;
}

function recordingLog() {
  const logged: string[] = [];
  const write = (about: object, words: string): void => void logged.push(`${words} ${JSON.stringify(about)}`);
  return { logged, log: { info: write, warn: write, error: write } };
}

/** A game in the real service that records its texts. */
export type WatchedGame = Awaited<ReturnType<typeof openWatchedGame>>;

export async function openWatchedGame({
  players,
  seed,
  edition = 'ti4',
  veil = 'cards',
  sets,
  besides = true,
  late = false,
  sampling,
  lend = inMemory,
}: LeakSearchOptions) {
  const guarded = GUARDED_EDITIONS[edition];
  const { book, canaries } = bookWithCanaries(guarded, sets);
  const below = createRandom(seed);
  const clock = { now: 1_000_000 };
  const { logged, log } = recordingLog();
  const { where, giveBack } = await lend();
  const store = await openStore(where);
  const played = late ? begunLate(guarded, book, { players, seed: `spied ${seed}`, veil }) : guarded.edition(book);
  const table = new GameService({ store, editions: [played], clock: () => clock.now, random: below, log });
  const game = { id: '' as VisibleGameId };
  const state = async (): Promise<GuardedState> =>
    (await table.getGameWithState(game.id)).state as unknown as GuardedState;
  const now = async (): Promise<GuardedGame> => guarded.gameOf(await state(), book);
  const face = undrawn(guarded, guarded.face(book), now);
  const adapters = createAdapterRegistry([face]);
  const context: BotContext = {
    service: table,
    adapters,
    load: createGameLoader(table, adapters),
    clock: () => clock.now,
    log,
    quota: new UserQuota(() => clock.now),
  };
  const sight = async (): Promise<GamePresenter> => (await context.load(game.id)).presenter;

  const users = Array.from({ length: players }, (_, i) => `90000000000000000${i}`);
  game.id = await seated(table, users, guarded.id, guarded.settings(book, veil, besides));
  const { members } = await table.getGame(game.id);
  const seatsOf = Object.fromEntries(members.map(({ user, seat }) => [user, seat ?? '']));
  return {
    guarded,
    book,
    canaries,
    face,
    sampling,
    below,
    clock,
    logged,
    store,
    giveBack,
    table,
    game,
    state,
    now,
    sight,
    context,
    users,
    seatsOf,
  };
}

/** Creates and starts a game with these users. */
async function seated(
  table: GameService,
  users: readonly string[],
  edition: string,
  settings: Json,
): Promise<VisibleGameId> {
  const place = { guild: '1', channel: '2', thread: '3' };
  const { game } = await table.createGame({ user: users[0] }, { edition, settings, place });
  for (const user of users) await table.join({ user }, game, { name: `Player ${user.slice(-1)}` });
  await table.startGame({ user: users[0] }, game);
  return game as VisibleGameId;
}

/** Returns an edition whose games start with a prepared state. */
function begunLate(guarded: GuardedEdition, book: Book, wish: GuardedGameOptions): Edition {
  const state = guarded.laidOut(book, wish);
  const procedures = { ...book.procedures, [takenUp.name]: takenUp };
  return {
    ...guarded.edition({ ...book, procedures }),
    create: () => clone(state) as never,
    ...(state.stack.length > 0 && { firstProcedure: { procedure: takenUp.name, data: {} } }),
  };
}

/** Replaces pictures by the data they are drawn from, which is searched. */
function undrawn(
  { board, hand, drawn }: GuardedEdition,
  face: EditionAdapter,
  now: () => Promise<GuardedGame>,
): EditionAdapter {
  const picture = (input: unknown) => [{ name: 'board.webp', data: Buffer.from(JSON.stringify(input)), alt: '' }];
  const boards = drawn.map((name) => [name, async () => picture(board(await now(), null))] as const);
  return {
    ...face,
    createPresenter: (game) =>
      withMethods(face.createPresenter(game), {
        ...Object.fromEntries(boards),
        ...(hand && { hand: async (seat: string) => ({ text: '', pictures: picture(hand(await now(), seat)) }) }),
      }),
  };
}
