import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { drawActionCards, handLimit } from '#ti4/rules/phases/action-cards.ts';
import { table, type Setting } from '../../rules/table.ts';

// Ann is the Yssaril Tribes.
const seats = { ann: 'yssaril', bob: 'winnu', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const inTurn = (seat = 'ann', setting: Setting = {}) =>
  at({ active: seat, ...setting }).begin(turn, { seat, performed: 0 });

test('Scheming note 1, Scheming note 3, Scheming note 4: draws one extra', () => {
  const t = at({ hands: { ann: ['veto'] } });
  expect(drawActionCards(t.game, 'ann', 2)).toHaveLength(3);
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(t).toAsk('ann discard-action-cards');
  t.ann.chooses('veto', 'discard-action-cards');
  expect(t.state.seats.ann.actionCards).toHaveLength(3);
  expect(t).toAsk('ann turn');
});

test('Scheming: other players draw the usual number', () => {
  expect(drawActionCards(at().game, 'bob', 2)).toHaveLength(2);
});

test('Scheming: blocked by Political Secret', () => {
  const t = at({
    change: (state) => {
      state.effects.e1 = { id: 'e1', component: 'political-secret', holder: 'bob', data: 'ann', until: 'agenda' };
    },
  });
  expect(drawActionCards(t.game, 'ann', 1)).toHaveLength(1);
  expect(t.begin(turn, { seat: 'ann', performed: 0 })).toAsk('ann turn');
});

test('Crafty note 1: no hand limit, even under Executive Sanctions', () => {
  const t = at({
    change: (state) => {
      state.laws['executive-sanctions'] = { component: 'executive-sanctions' };
    },
  });
  expect(handLimit(t.game, 'ann')).toBe(Infinity);
  expect(handLimit(t.game, 'bob')).toBe(3);
});

test('Stall Tactics: a component action that discards one card', () => {
  const t = inTurn('ann', { hands: { ann: ['veto', 'salvage'] } })
    .ann.uses('stall-tactics')
    .chooses('salvage', 'discard-action-cards').table;
  expect(t.state.seats.ann.actionCards).toEqual(['veto#1']);
  expect(t).toAsk('ann end-turn');
  expect(inTurn().ann.refusal('stall-tactics', 'turn')).toBe('You have no action card to discard.');
});

test('Mageon Implants note 1, Scheming note 5, Mageon Implants note 3: takes a card', () => {
  const t = inTurn('ann', { hands: { bob: ['veto', 'salvage'] }, technologies: { ann: ['mageon-implants'] } }).ann.uses(
    'mageon-implants',
  ).table;
  expect(t.options('ann')).toEqual(['bob']);
  t.ann.chooses('bob', 'mageon-implants');
  expect(t.options('ann', 'card-from-hand')).toEqual(['veto#1', 'salvage#1']);
  t.ann.chooses('salvage', 'card-from-hand');
  expect([t.state.seats.ann.actionCards, t.state.seats.bob.actionCards]).toEqual([['salvage#1'], ['veto#1']]);
  expect(t).toAsk('ann end-turn');
  expect(t.facts('hand-seen')).toMatchObject([{ to: ['ann'], cards: ['veto#1', 'salvage#1'] }]);
});

test('Mageon Implants note 2: needs another player with a card', () => {
  expect(inTurn('ann', { technologies: { ann: ['mageon-implants'] } }).ann.refusal('mageon-implants', 'turn')).toBe(
    'No other player has an action card.',
  );
  // Of the others only those who hold one: Bob does, Cat does not, and Ann's own hand is no matter.
  const t = inTurn('ann', {
    technologies: { ann: ['mageon-implants'] },
    hands: { ann: ['salvage'], bob: ['veto'] },
  }).ann.uses('mageon-implants').table;
  expect(t.options('ann')).toEqual(['bob']);
});

const spying: Setting['change'] = (state) => {
  state.seats.ann.promissoryNotes = [];
  state.seats.bob.promissoryNotes.push('spy-net@ann');
};

test('Spy Net: takes a Yssaril card at turn start, then returns', () => {
  const t = inTurn('bob', { hands: { ann: ['veto', 'salvage'] }, change: spying })
    .bob.plays('spy-net')
    .chooses('veto', 'card-from-hand').table;
  expect([t.state.seats.ann.actionCards, t.state.seats.bob.actionCards]).toEqual([['salvage#1'], ['veto#1']]);
  expect(t.state.seats.ann.promissoryNotes).toEqual(['spy-net@ann']);
});

test('Spy Net note 2: playable at once when received at turn start', () => {
  const t = inTurn('bob', {
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    hands: { ann: ['veto'] },
    technologies: { bob: ['transit-diodes'] },
    ground: { starpoint: { bob: '1 infantry' } },
  });
  expect(t).toAsk('bob window');
  t.ann.offers('bob', { give: { promissoryNote: 'spy-net@ann' } });
  t.bob.accepts();
  expect(t.options('bob', 'window')).toContain('spy-net@ann');
});

test('Transparasteel Plating: passed players play no action cards on Yssaril turns', () => {
  const passed = (active: string): Setting => ({
    active,
    hands: { bob: ['sabotage'], [active]: ['salvage'] },
    technologies: { ann: ['transparasteel-plating'] },
    change: (state) => {
      state.seats.bob.passed = true;
    },
  });
  const barred = (active: string) => at(passed(active)).game;
  const why = (active: string) => {
    const game = barred(active);
    return game.book.components['transparasteel-plating'].modifiers?.['action-card-barred']?.(
      game,
      { component: 'transparasteel-plating', holder: 'ann', key: 'transparasteel-plating', memory: null },
      undefined,
      { seat: 'bob', card: 'sabotage#1' },
    );
  };
  expect(why('ann')).toMatch(/you have passed/);
  expect(why('cat')).toBeUndefined();
});

test("Y'sia Y'ssrila: ignores opposing ships; ships beside it do not", () => {
  const t = at({ space: { 20: { ann: '1 flagship, 1 cruiser' }, 26: { bob: '1 cruiser' } }, board: { 201: '20' } })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('18').table;
  const spec = t.spec('ann', 'move-ships');
  const max = (key: string) => (spec.kind === 'allot' ? spec.amounts.find((line) => line.key === key)?.max : undefined);
  expect([max('flagship@20'), max('cruiser@20')]).toEqual([1, 0]);
});

// Rulings

test('Scheming note 2: applies to every draw', () => {
  const t = at({ hands: { ann: ['veto'] }, active: 'bob' }).begin('strategic-action', {
    seat: 'bob',
    card: 'politics',
  });
  t.bob
    .chooses('cat', 'politics-speaker')
    .chooses(['anti-intellectual-revolution', 'archived-secret', 'the-deck'], 'politics-agendas')
    .cat.declines('use-secondary')
    .ann.follows();
  expect(t.state.seats.ann.actionCards).toHaveLength(4);
  expect(t).toAskAmongOthers('ann discard-action-cards');
});

const noted = (holder: 'ann' | 'bob') =>
  inTurn('bob', {
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    hands: { ann: ['veto', 'salvage', 'summit'] },
    technologies: { bob: ['transit-diodes'] },
    ground: { starpoint: { bob: '1 infantry' } },
    change: (state) => {
      state.seats.ann.promissoryNotes = [];
      state.seats[holder].promissoryNotes.push('spy-net@ann');
    },
  });
const handOver = (t: ReturnType<typeof noted>) => {
  t.ann.offers('bob', { give: { promissoryNote: 'spy-net@ann' } });
  return t.bob.accepts().table;
};

test('Spy Net note 1: shows the whole hand to its player alone', () => {
  const t = noted('bob').bob.plays('spy-net').table;
  expect(t.options('bob', 'card-from-hand')).toHaveLength(3);
  expect(t.facts('hand-seen')).toMatchObject([{ to: ['bob'] }]);
});

test('Spy Net note 2a: one transaction per turn allows one use', () => {
  const t = handOver(noted('ann')).bob.plays('spy-net').chooses('veto', 'card-from-hand').table;
  expect(() => handOver(t)).toThrow('You have already made a transaction with this player this turn.');
  t.bob.declines();
});

test('Spy Net note 2b: a regained note waits until next turn', () => {
  const t = noted('bob').bob.plays('spy-net').chooses('veto', 'card-from-hand').table;
  handOver(t);
  expect(t.state.seats.bob.promissoryNotes).toContain('spy-net@ann');
  expect(t.asks('bob', 'window') && t.options('bob', 'window').includes('spy-net@ann')).toBe(false);
});

test('Transparasteel Plating note 1: passed players may still use technologies', () => {
  const t = table({
    seats: { ...seats, bob: 'xxcha' },
    technologies: { ann: ['transparasteel-plating'], bob: ['instinct-training'] },
    hands: { ann: ['mining-initiative'], bob: ['sabotage'] },
    change: (state) => {
      state.seats.bob.passed = true;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.plays('mining-initiative');
  if (t.asks('ann', 'choose-planet')) t.ann.chooses('retillion', 'choose-planet');
  expect(t.options('bob', 'window')).toEqual(['instinct-training']);
});

test("Y'sia Y'ssrila note 1: Light/Wave Deflector adds nothing", () => {
  const options = (technologies: string[]) =>
    at({
      technologies: { ann: technologies },
      space: { 20: { ann: '1 flagship' }, 26: { bob: '1 cruiser' } },
      board: { 201: '20' },
    })
      .begin('tactical-action', { seat: 'ann' })
      .ann.activates('18')
      .table.spec('ann', 'move-ships');
  expect(options(['light-wave-deflector'])).toEqual(options([]));
});
