import { proposedValues } from '#kit/forms/form-field.ts';
import { expect, test } from 'vitest';
import { GUARDED_EDITIONS } from '../../scripts/chaos/secrets/editions/index.ts';
import type { GuardedState } from '../../scripts/chaos/secrets/editions/guarded-edition.ts';
import { clone } from '#engine';
import type { OpenQuestion } from '#service';
import { formsOffered, showForm, submitForm } from '#ti4/forms/index.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import type { State } from '#ti4/rules/state.ts';
import { table } from '../rules/table.ts';
import { room, state as savedState, type Room } from '../service/room.ts';

const USERS = { ann: '100000000000000001', bob: '100000000000000002', cat: '100000000000000003' };
const SEATS: Record<string, string> = { ann: 'p1', bob: 'p2', cat: 'p3' };
type Side = 'ann' | 'bob';

/** Ann can attack Bob at 27, in space and on a planet, and produce units there. */
const SETTING = {
  seats: { ann: 'sardakk-norr', bob: 'sol', cat: 'hacan' },
  space: {
    26: { ann: '5 cruiser, 2 carrier, 6 infantry' },
    27: { bob: '1 dreadnought' },
    28: { bob: '1 destroyer' },
  },
  ground: {
    'new-albion': { ann: '1 space-dock, 1 infantry' },
    starpoint: { bob: '1 infantry' },
    lodor: { ann: '1 infantry' },
  },
  technologies: { ann: ['cruiser-ii'] },
  tokens: { ann: { fleet: 8, tactic: 6 }, bob: { fleet: 8 } },
};

const attacked = (hand: string[]): State => table({ ...SETTING, hands: { ann: hand, bob: hand } }).state;

interface Attack {
  here: Room;
  game: string;
  book: unknown;
  /** Questions that each side had to answer. */
  stops: Record<Side, string[]>;
}

async function begun(hand: string[], seed: string): Promise<Attack> {
  const text = JSON.stringify(attacked(hand)).replace(/"(ann|bob|cat)"/g, (_, name: string) => `"${SEATS[name]}"`);
  const state = { ...(JSON.parse(text) as object), seed } as unknown as GuardedState;
  const guarded = GUARDED_EDITIONS.ti4;
  const book = guarded.bookOf(state.options.sets);
  const first = { procedure: turn.name, data: { seat: 'p1', performed: 0 } };
  const edition = { ...guarded.edition(book), create: () => clone(state) as never, firstProcedure: first };
  const here = await room({ editions: [edition as never] });
  const { game } = await here.table.createGame(
    { user: USERS.ann },
    { edition: 'ti4', settings: edition.defaultSettings, place: { guild: '1', channel: '2', thread: 'thread' } },
  );
  for (const [name, user] of Object.entries(USERS)) await here.table.join({ user }, game, { name });
  await here.table.startGame({ user: USERS.ann }, game);
  return { here, game, book, stops: { ann: [], bob: [] } };
}

/** Keys of the forms with which a side attacks and fights to the end. */
const formOf = (question: string, keys: readonly string[]): string | undefined =>
  question === 'turn' ? 'tactical@27' : keys.find((key) => key === 'stay@without-cards' || key === 'answer');

async function answered(attack: Attack, side: Side, open: OpenQuestion): Promise<void> {
  const { here, game, book } = attack;
  const kept = (await savedState(here, game)) as unknown as State;
  const played: Game = newGame(kept, book as never);
  const { question, data, seat, spec, ask } = open;
  const asked = { seat, question, data };
  const key = formOf(
    question,
    formsOffered(played, asked, spec.kind === 'choose' ? spec.options : []).map((one) => one.key),
  );
  if (key === undefined) expect.fail(`${side} has no form for ${question}`);
  const { fields } = showForm(played, asked, key);
  const marked = proposedValues(fields);
  const found = submitForm(played, asked, key, marked);
  if (typeof found === 'string') expect.fail(found);
  attack.stops[side].push(question);
  const { reply, planned: steps, standing } = found;
  await here.table.answer({ user: USERS[side] }, game, ask, reply, { plan: { steps, ...(standing && { standing }) } });
}

/** Plays until the turn ends, or until a question without a form. */
async function fought(hand: string[], seed: string): Promise<Attack> {
  const attack = await begun(hand, seed);
  const { here, game } = attack;
  for (let i = 0; i < 40; i++) {
    if (!((await savedState(here, game)) as unknown as State).stack.length) return attack;
    let went = false;
    for (const side of ['ann', 'bob'] as const) {
      const [open] = (await here.table.openQuestions(game, USERS[side])).filter(
        (one) => one.reply === undefined && !one.veiled,
      );
      if (!open) continue;
      await answered(attack, side, open);
      went = true;
    }
    if (!went) expect.fail('Nobody is asked');
  }
  return expect.fail('The attack does not end');
}

test('An attack with combat cards on both sides takes four stops and two', async () => {
  const { stops } = await fought(['morale-boost'], 'a');
  expect(stops).toEqual({ ann: ['turn', 'window', 'window', 'units-to-produce'], bob: ['window', 'window'] });
});

/** Fields of the form with which Ann attacks, with the marked option of each. */
const attackForm = (bob: string) => {
  const t = table({ ...SETTING, space: { ...SETTING.space, 27: { bob } } }).begin(turn, { seat: 'ann', performed: 0 });
  const asked = { seat: 'ann', question: 'turn', data: { performed: 0 } };
  const { fields } = showForm(t.game, asked, 'tactical@27');
  t.leaves('ann', 'turn');
  const there = Object.values(t.state.units).filter(({ owner, system }) => owner === 'bob' && system === '27').length;
  return { fields, there };
};

test('49.2 an attack form fills in the landing as if space were won', () => {
  const { fields, there } = attackForm('1 dreadnought');
  const landing = fields.find(({ key }) => key === 'commit-ground-forces');
  expect(landing?.label).toBe('Ground forces, if you win in space');
  expect(landing?.options.filter(({ chosen }) => chosen).map(({ label }) => label)).toEqual(['All to Starpoint']);
  // The ships are gone in what is supposed only.
  expect(there).toBe(2);
});

test('67.6 a form that moves nothing supposes no victory', () => {
  const { fields } = attackForm('3 war-sun, 4 dreadnought');
  expect(fields.find(({ key }) => key === 'commit-ground-forces')).toBeUndefined();
  const built = fields.find(({ key }) => key === 'units-to-produce.0')?.options.map(({ key }) => key) ?? [];
  expect(built.filter((key) => key.endsWith('@space'))).toEqual([]);
});
