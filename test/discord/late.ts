import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bookOf } from '#ti4/rulebook.ts';
import type { From } from '#discord/channels/game-place.ts';
import type { Seen } from '#discord/edition/edition-adapter.ts';
import { seenGame } from '#discord/access/game-access.ts';
import { Allowance } from '#discord/access/user-quota.ts';
import type { Workings } from '#discord/interactions/replies.ts';
import type { SeenId } from '#discord/access/visible-game.ts';
import { facesOf } from '#discord/edition/adapter-registry.ts';
import { seeing } from '#discord/access/loaded-game.ts';
import { fourthFace } from '#ti4/discord/adapter.ts';
import type { FourthSight } from '#ti4/discord/presenter.ts';
import { fourthEdition } from '#ti4/service/edition.ts';
import { clone, done, procedureOf, randomAnswer } from '#engine';
import type { State } from '#ti4/rules/state.ts';
import { playOut } from '#ti4/simulation/play-out.ts';
import { laidOut } from '#ti4/simulation/simulate.ts';
import { openStore } from '#store';
import { Illegal, Table, type Edition } from '#service';
import { generator } from '#simulation';
import { onlyBook } from '#ti4/rules/rulebooks.ts';

const book = bookOf();
/** Above a game as it stood, and gone at once: the table takes it up from there. */
const takenUp = procedureOf<never>()<object>()('taken-up', { start: () => done() });

type Question = (typeof book)['questions'][string];

/** A question that tells whose options were computed. */
const heard = (one: Question, asked: (seat: string) => void): Question => ({
  ...one,
  spec: (game, seat, data) => {
    asked(seat);
    return one.spec(game, seat, data);
  },
});

/** Played to once in a process. */
let played: State | undefined;

/** The last state of an action phase up to round 6, in a game of six that chance plays. */
function lateState(): State {
  if (played) return played;
  const state = laidOut(book, { players: 6, seed: 'long' });
  playOut({
    book,
    state,
    below: generator(3),
    watch: ({ state: now }) => {
      if (now.round <= 6 && now.phase === 'action') played = clone(now);
    },
  });
  return played ?? state;
}

/** A table at which a game can be taken up as it stood late, with six players of long names; and one in its lobby. */
export async function lateTable(asked: (seat: string) => void = () => {}): Promise<{
  context: Workings;
  game: SeenId;
  lobby: SeenId;
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
    ...fourthEdition(
      onlyBook({
        ...book,
        procedures: { ...book.procedures, [takenUp.name]: takenUp },
        questions: Object.fromEntries(Object.entries(book.questions).map(([name, one]) => [name, heard(one, asked)])),
      }),
    ),
    create: () => clone(late),
    first: { procedure: takenUp.name, data: {} },
  };
  const quiet = (): void => {};
  const log = { info: quiet, warn: quiet, error: quiet };
  const clock = () => Date.UTC(2026, 0, 13, 12);
  const table = new Table({ store, editions: [edition], clock, random: generator(5), log });
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
  await table.start({ user: users[0] }, game);
  await playSome(table, game, users);
  const faces = facesOf([fourthFace(onlyBook(book))]);
  return {
    context: { table, faces, see: seeing(table, faces), clock, log, allowance: new Allowance(clock) },
    game: game as SeenId,
    lobby: lobby as SeenId,
    users,
    path: store.path,
    close,
  };
}

/** A game as it stands now, in this edition's eyes. */
export const sightOf = async ({ see }: Workings, game: string): Promise<FourthSight> =>
  (await see(game)).sight as FourthSight;

/** The game as it is in view of somebody. */
export const inView = async (context: Workings, from: From, game: string): Promise<Seen> =>
  seenGame(context, from, game);

/** The same workings, with some of what is seen put in place of what would be. */
export function seeingInstead(context: Workings, instead: Partial<FourthSight>): Workings {
  const faces = facesOf(
    context.faces.all.map((face) => ({ ...face, see: (game) => Object.assign(face.see(game), instead) })),
  );
  return { ...context, faces, see: seeing(context.table, faces) };
}

/** Much happens since anything was last told; and offers are made. */
async function playSome(table: Table, game: string, users: string[]): Promise<void> {
  const below = generator(11);
  for (let i = 0; i < 120; i++) {
    const user = users[below(users.length)];
    const [open] = (await table.openAsks(game, user)).filter(({ reply, veiled }) => reply === undefined && !veiled);
    if (!open) continue;
    const reply = randomAnswer(open.spec, below);
    if ((await table.problem(game, user, open.ask, reply)) === undefined)
      await table.answer({ user }, game, open.ask, reply);
  }
  const [from, ...others] = (await table.game(game)).members;
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
