import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rulebookOf } from '#ti4/rulebook.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { resolveVisibleGame } from '#discord/access/game-access.ts';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { VisibleGameId } from '#discord/access/visible-game.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { clone, copyState, done, defineProcedure, randomAnswer } from '#engine';
import type { State } from '#ti4/rules/state.ts';
import { playOut } from '#ti4/simulation/play-out.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { openStore } from '#store';
import { Illegal, GameService, type Edition } from '#service';
import { createRandom } from '#simulation';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

const book = rulebookOf();
/** Procedure that ends at once: pushed on a saved state, so that the service resumes from there. */
const takenUp = defineProcedure<never>()<object>()('taken-up', { start: () => done() });

type Question = (typeof book)['questions'][string];

/** Returns a question that reports each seat whose options are computed. */
const heard = (one: Question, asked: (seat: string) => void): Question => ({
  ...one,
  spec: (game, seat, data) => {
    asked(seat);
    return one.spec(game, seat, data);
  },
});

/** Computed once per process. */
let played: State | undefined;

/** Returns the last state of an action phase up to round 6 in a random game of six. */
function lateState(): State {
  if (played) return played;
  const state = setUpGame(book, { players: 6, seed: 'long' });
  playOut({
    book,
    state,
    below: createRandom(3),
    onAnswer: ({ state: now }) => {
      if (now.round <= 6 && now.phase === 'action') played = copyState(now) as State;
    },
    until: ({ state: now }) => now.round > 6,
  });
  return played ?? state;
}

/** Creates a service with a late game of six players with long names, and a game in its lobby. */
export async function lateTable(asked: (seat: string) => void = () => {}): Promise<{
  context: BotContext;
  game: VisibleGameId;
  lobby: VisibleGameId;
  users: string[];
  path: string;
  close: () => Promise<void>;
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'custodian-'));
  const store = await openStore(path.join(folder, 'table.db'));
  const close = async (): Promise<void> => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const late = lateState();
  const edition: Edition<State> = {
    ...createFourthEdition(
      singleRulebook({
        ...book,
        procedures: { ...book.procedures, [takenUp.name]: takenUp },
        questions: Object.fromEntries(Object.entries(book.questions).map(([name, one]) => [name, heard(one, asked)])),
      }),
    ),
    create: () => clone(late),
    firstProcedure: { procedure: takenUp.name, data: {} },
  };
  const quiet = (): void => {};
  const log = { info: quiet, warn: quiet, error: quiet };
  const clock = () => Date.UTC(2026, 0, 13, 12);
  const table = new GameService({ store, editions: [edition], clock, random: createRandom(5), log });
  const users = Array.from({ length: 6 }, (_, i) => `12345678901234567${i}`);
  const create = async (): Promise<string> => {
    const { game } = await table.createGame(
      { user: users[0] },
      { edition: edition.id, settings: {}, place: { guild: '1', channel: '2', thread: '3' } },
    );
    for (const [i, user] of users.entries())
      await table.join({ user }, game, { name: `A name of *thirty-two* letters @${i}`.slice(0, 32) });
    return game;
  };
  const lobby = await create();
  const game = await create();
  await table.startGame({ user: users[0] }, game);
  await playSome(table, game, users);
  const adapters = createAdapterRegistry([createFourthEditionAdapter(singleRulebook(book))]);
  return {
    context: {
      service: table,
      adapters,
      load: createGameLoader(table, adapters),
      clock,
      log,
      quota: new UserQuota(clock),
    },
    game: game as VisibleGameId,
    lobby: lobby as VisibleGameId,
    users,
    path: store.path,
    close,
  };
}

/** Returns the fourth edition's presenter of a game. */
export const sightOf = async ({ load }: BotContext, game: string): Promise<FourthEditionPresenter> =>
  (await load(game)).presenter as FourthEditionPresenter;

/** Returns the game as visible to the user of an interaction. */
export const inView = async (context: BotContext, from: InteractionOrigin, game: string): Promise<VisibleGame> =>
  resolveVisibleGame(context, from, game);

/** Returns the same context with some presenter methods replaced. */
export function seeingInstead(context: BotContext, instead: Partial<FourthEditionPresenter>): BotContext {
  const adapters = createAdapterRegistry(
    context.adapters.all.map((face) => ({
      ...face,
      createPresenter: (game) => Object.assign(face.createPresenter(game), instead),
    })),
  );
  return { ...context, adapters, load: createGameLoader(context.service, adapters) };
}

/** Plays some answers, so that there are many unreported facts, and makes offers. */
async function playSome(table: GameService, game: string, users: string[]): Promise<void> {
  const below = createRandom(11);
  for (let i = 0; i < 120; i++) {
    const user = users[below(users.length)];
    const [open] = (await table.openQuestions(game, user)).filter(
      ({ reply, veiled }) => reply === undefined && !veiled,
    );
    if (!open) continue;
    const reply = randomAnswer(open.spec, below);
    if ((await table.answerProblem(game, user, open.ask, reply)) === undefined)
      await table.answer({ user }, game, open.ask, reply);
  }
  const [from, ...others] = (await table.getGame(game)).members;
  for (const { seat } of others) {
    try {
      await table.act({ user: from.user }, game, 'offer', {
        to: seat,
        give: { tradeGoods: 0, commodities: 0 },
        take: { tradeGoods: 1, commodities: 0 },
        note: 'A long promise. '.repeat(30),
      });
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
    }
  }
}
