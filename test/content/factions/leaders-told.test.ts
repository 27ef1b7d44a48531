import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { exhaust } from '#ti4/rules/components/in-force.ts';
import { answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import { isFact } from '#ti4/rules/facts.ts';
import { narrate } from '#ti4/views/index.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked } from './leaders-at-hand.ts';

const SETS = ['base', 'codex-1', 'pok', 'codex-3'];
/** Agents rest, but for one; some leaders are unlocked. */
const at = ({ leaders = [], agent, ...setting }: Setting & { leaders?: string[]; agent?: string } = {}): TestTable =>
  table({
    sets: SETS,
    ...setting,
    change: (state) => {
      resting(state);
      for (const { leaders: own = {} } of Object.values(state.seats))
        if (agent && own[agent]) delete own[agent].exhausted;
      unlocked(...leaders)(state);
      setting.change?.(state);
    },
  });

// Whoever has to give a note to the Mahact

/** Ann, the Mahact, uses the commander of the Mentak, and wins a combat against bob, who holds these notes. */
const wonBy = (notes: string[]): TestTable => {
  const t = load(
    at({
      seats: { ann: 'mahact', bob: 'winnu', cat: 'mentak' },
      leaders: ['sula-mentarion'],
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: ({ seats }) => {
        seats.ann.foreignTokens = ['cat'];
        seats.bob.promissoryNotes = notes;
      },
    }),
    10,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.uses("S'ula Mentarion");
  return t;
};

test("Hubris note 1, S'ula Mentarion note 1: Alliances cannot be given", () => {
  const t = wonBy(['alliance@bob', 'ceasefire@bob', 'alliance@cat']);
  // The only one left is no choice.
  expect([t.state.seats.ann.promissoryNotes.includes('ceasefire@bob'), t.state.seats.bob.promissoryNotes]).toEqual([
    true,
    ['alliance@bob', 'alliance@cat'],
  ]);
  const more = wonBy(['alliance@bob', 'ceasefire@bob', 'trade-agreement@bob']);
  expect(more.options('bob', 'note-to-give')).toEqual(['ceasefire@bob', 'trade-agreement@bob']);
  const none = wonBy(['alliance@bob']);
  expect([none.state.seats.bob.promissoryNotes, none.facts('promissory-note-received'), none.open]).toEqual([
    ['alliance@bob'],
    [],
    [],
  ]);
});

test('Hubris note 1, Diplomatic Pressure: takes no Alliance', () => {
  const t = at({
    seats: { ann: 'mahact', bob: 'winnu', cat: 'mentak' },
    phase: 'agenda',
    hands: { ann: ['diplomatic-pressure'] },
    change: ({ seats, decks }) => {
      decks.agenda.draw = ['mutiny', 'economic-equality'];
      seats.bob.promissoryNotes = ['alliance@bob'];
    },
  }).begin(agendaPhase, {});
  t.ann.plays('Diplomatic Pressure').chooses('bob', 'choose-player');
  expect([t.state.seats.bob.promissoryNotes, t.state.seats.ann.playArea]).toEqual([['alliance@bob'], []]);
  t.leaves('ann', 'vote-for');
});

// How they are told

const told = ({ game }: TestTable): string[] => narrate(game, game.facts.filter(isFact('hits-added')), null);

test('Valkyrie Exoskeleton: the log names both sides of the hit', () => {
  const t = load(
    at({
      seats: { ann: 'sol', bob: 'sardakk-norr', cat: 'l1z1x' },
      ground: { starpoint: { ann: '1 infantry', bob: '1 mech' } },
    }),
    10,
    1,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  t.bob.sustains('mech');
  expect(told(t)).toEqual(["Sardakk N'orr adds 1 hit against Sol."]);
  expect(t.units('ann')).toBe('');
});

test('Brother Milor Ω: the prompt uses the unit’s article', () => {
  const t = at({
    seats: { ann: 'saar', bob: 'winnu', cat: 'yin' },
    agent: 'brother-milor',
    leaders: ['gurno-aggero'],
    space: { 26: { ann: '1 space-dock, 1 carrier' } },
    ground: { starpoint: { bob: '1 infantry' } },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Gurno Aggero').chooses('27', 'choose-system');
  expect(t.spec('cat', 'window')).toMatchObject({ prompt: 'Winnu loses an infantry at Starpoint. Do you respond?' });
  t.cat.declines();
  t.leaves('ann', 'end-turn');
});

test('Kyver, Blade and Key: prompts start with capitals', () => {
  const t = at({
    seats: { ann: 'yssaril', bob: 'sol', cat: 'l1z1x' },
    leaders: ['kyver-blade-and-key'],
    hands: { bob: ['flank-speed'] },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Kyver, Blade and Key');
  expect(t.spec('ann', 'kyver-blade-and-key-take')).toMatchObject({
    prompt: 'Sol shows you Flank Speed. Do you take it?',
  });
  t.leaves('ann', 'kyver-blade-and-key-take');
});

// Harrugh Gefhara

/** Bob, the Hacan, produces at home with his hero; what he says he produces. */
const unpaid = (units: string): TestTable => {
  const t = at({
    seats: { ann: 'sol', bob: 'hacan', cat: 'l1z1x' },
    leaders: ['harrugh-gefhara'],
    ground: { arretze: { bob: '1 space-dock' } },
  }).begin(produceUnits, { seat: 'bob', system: '16' });
  t.bob.uses('Harrugh Gefhara').produces(units);
  return t;
};

test('Harrugh Gefhara: only one production is free, and logged once', () => {
  for (const units of ['2 dreadnought', '']) {
    const t = unpaid(units).begin(produceUnits, { seat: 'bob', system: '16', limit: 1 });
    t.bob.produces('cruiser');
    expect(t).toAsk('bob payment');
    t.bob.complies('payment');
    expect(t.facts('ability-used').filter(({ component }) => component === 'harrugh-gefhara')).toHaveLength(1);
  }
});

// Why a leader is not used

test('why: explains Ssruu and automatic leaders', () => {
  const t = at({
    seats: { ann: 'yssaril', bob: 'hacan', cat: 'l1z1x' },
    leaders: ['2ram'],
    agent: 'ssruu',
  });
  expect(answerInquiry(t.game, 'ann', 'play', 'Ssruu')[1]).toMatch(
    /^Use it under the name of one of these agents: Carth of Golden Sands and I48S \(/,
  );
  expect(answerInquiry(t.game, 'cat', 'play', '2RAM')[1]).toMatch(
    /^It works automatically: you do not need to do anything \(/,
  );
  exhaust(t.game, { component: 'ssruu', holder: 'ann', key: 'ssruu' });
  expect(answerInquiry(t.game, 'ann', 'play', 'Ssruu')[1]).toMatch(/^This card is exhausted \(34\.4\)/);
});

test('Jace X, 4th Air Legion: facts name the systems', () => {
  const t = at({
    seats: { ann: 'sol', bob: 'mahact', cat: 'yin' },
    leaders: ['jace-x-4th-air-legion'],
    change: ({ systems, seats }) => {
      systems['27'].tokens = ['ann', 'bob'];
      systems['28'].tokens = ['ann'];
      seats.bob.foreignTokens = ['ann'];
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Jace X, 4th Air Legion');
  expect(t.facts('token-removed').map(({ seat, system }) => [seat, system])).toEqual([
    ['ann', '27'],
    ['ann', '28'],
  ]);
  // What lies in the fleet pool of somebody else is not on the board.
  expect([t.state.systems['27'].tokens, t.state.seats.bob.foreignTokens]).toEqual([['bob'], ['ann']]);
  t.leaves('ann', 'end-turn');
});

test('Ssruu: the log names both agents', () => {
  const t = at({
    seats: { ann: 'yssaril', bob: 'hacan', cat: 'l1z1x' },
    agent: 'ssruu',
  }).begin(turn, { seat: 'cat', performed: 0 });
  t.ann.usesAnytime('carth-of-golden-sands').chooses('bob', 'carth-of-golden-sands');
  expect(narrate(t.game, t.game.facts, null).slice(-3)).toEqual([
    'Yssaril uses Carth of Golden Sands.',
    'Yssaril exhausts Ssruu.',
    'Hacan replenishes commodities (now 6).',
  ]);
});
