import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GameRecords } from '../../scripts/chaos/players/game-records.ts';
import { prepareGames } from '../../scripts/chaos/players/prepare-games.ts';
import { listMessageProblems } from '../../scripts/chaos/crash/message-audit.ts';
import { copyStoredData } from '../../scripts/e2e/stored-data.ts';
import { acceptConfirmation } from '../../scripts/e2e/displayed-message.ts';
import { buttonOf, controlsOf } from '../../scripts/e2e/displayed-message.ts';
import { rulebooksBySets, singleRulebook } from '#ti3/rulebook.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import type { State } from '#ti3/rules/state.ts';
import { clone, done, defineProcedure, type Answer } from '#engine';
import { createRandom } from '#simulation';
import type { OpenQuestion } from '#service';
import { eventually } from '../sandbox/table.ts';
import { Evening } from './evening.ts';
import { promptOf, type Person } from './person.ts';
import { amidBattle } from './third-battle.ts';

/** Above a game as it stood, and gone at once: the table takes it up from there. */
const takenUp = defineProcedure<never>()<object>()('taken-up', { start: () => done() });

const below = createRandom(3);
/** All that people have answered, in order. */
const given: { user: string; ask: string; answer: Answer }[] = [];
let evening: Evening;
let records: GameRecords;
let game: string;

beforeAll(async () => {
  evening = await Evening.open(['Ann', 'Bob', 'Cleo'], { nonceLivesMs: 1_500 });
  await evening.bot.stop();
  const state = amidBattle('killed');
  const usual = rulebooksBySets()();
  const book = { ...usual, procedures: { ...usual.procedures, [takenUp.name]: takenUp } };
  const edition = {
    ...createThirdEdition(singleRulebook(book)),
    create: () => clone(state),
    firstProcedure: { procedure: takenUp.name, data: {} },
  };
  const door = await GameRecords.at(evening.where, undefined, undefined, [edition]);
  // Seats are given out in the order of joining.
  const users = evening.people.map(({ id }) => id);
  const [place] = await prepareGames(evening.sandbox, door, [{ users, begun: true }], { veil: 'nothing' }, 'ti3');
  game = place.code;
  evening.thread = place.thread;
  for (const person of evening.people) person.thread = place.thread;
  await door.close();
  await copyStoredData(evening.where, join(evening.folder.path, 'calm.db'));
  await evening.restart();
  records = await evening.records();
});
afterAll(async () => {
  await records.close();
  await evening.close();
});

const state = async (): Promise<State> => (await records.table.getGameWithState(game)).state as State;
const fights = async (): Promise<boolean> =>
  (await state()).stack.some(({ procedure }) => procedure === 'space-battle');

/** Whoever is asked first, and what. */
const asked = async (): Promise<{ person: Person; open: OpenQuestion }> => {
  for (const person of evening.people) {
    const open = await records.question(game, person.id);
    if (open) return { person, open };
  }
  throw new Error('Nobody is asked anything');
};

/** Answers by the command, what is wanted or anything. */
async function answers(wanted?: string): Promise<void> {
  const { person, open } = await asked();
  const reply = wanted === undefined ? records.reply(open, below) : { answer: [wanted], text: wanted };
  if (!reply) throw new Error(`${open.question} cannot be answered`);
  const before = await evening.head(game);
  await person.client
    .command('answer', { choice: reply.text, game })
    .then((outcome) => acceptConfirmation(person.client, outcome))
    .catch(() => undefined);
  await eventually(async () => (await evening.head(game)) > before || undefined);
  given.push({ user: person.id, ask: open.ask, answer: reply.answer });
}

/** On a battle goes until whoever is asked is asked about the fleet's leaving. */
async function untilAsked(): Promise<{ person: Person; open: OpenQuestion }> {
  for (let given = 0; given < 20 && (await fights()); given++) {
    const now = await asked();
    if (now.open.question === 'announce-withdrawal') return now;
    await answers();
  }
  throw new Error('The battle is over');
}

test('E3 7.3 After a kill in a space battle old buttons work', async () => {
  await answers('stay');
  const { person, open } = await untilAsked();
  expect((await state()).stack.at(-1)?.data).toMatchObject({ round: 2 });
  await evening.allSaid();
  const panel = await person.panel();
  const shown = panel && (await person.questionOn(panel));
  if (!panel || !shown) throw new Error('Nothing is on the screen');
  const before = await evening.head(game);
  await evening.bot.kill();
  await evening.restart();
  expect(await evening.head(game)).toBe(before);

  // The panel of before asks the same, and what was asked before the kill is answered by its own button.
  expect(promptOf((await person.questionOn(panel)) ?? shown)).toBe(promptOf(shown));
  const button = controlsOf(shown).find(({ handle }) => handle === `q:${game}:${open.ask}:key:stay`);
  if (!button) throw new Error(`No such button: ${JSON.stringify(controlsOf(shown))}`);
  await person.client.press(shown, button.handle);
  expect(await evening.head(game)).toBe(before + 1);
  given.push({ user: person.id, ask: open.ask, answer: ['stay'] });
});

test('E3 7.5 A round told during a kill is told only once', async () => {
  // What the press before it tells is said: the kill is to come while this answer is told.
  await evening.allSaid();
  const killed = evening.killedWhilePosting();
  await answers();
  await killed;
  await evening.restart();
  for (let more = 0; more < 60 && ((await fights()) || more < 12); more++) await answers();
  expect(await fights()).toBe(false);
  await evening.allSaid();
  // The panel of before goes once the new one is noted.
  const seen = await eventually(async () => {
    const all = (await evening.seenBy(evening.people[0])).filter(({ author, ephemeral }) => author.bot && !ephemeral);
    return all.filter((one) => buttonOf(one, 'Your move')).length === 1 ? all : undefined;
  });
  expect(listMessageProblems(await records.store.outbox.ofGame(game), seen)).toEqual([]);

  const calm = await GameRecords.open(evening.folder.path, 'calm.db', () => Date.UTC(2026, 0, 1));
  for (const { user, ask, answer } of given) await calm.table.answer({ user }, game, ask, answer);
  const hashes = async (one: GameRecords) =>
    (await one.store.commands.range(game, 1, Number.MAX_SAFE_INTEGER)).map(({ number, hash }) => [number, hash]);
  expect(await hashes(records)).toEqual(await hashes(calm));
  await calm.close();
});
