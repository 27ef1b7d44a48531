import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { drawActionCards, handLimit } from '#ti4/rules/phases/action-cards.ts';
import { table, type Setting } from '../../rules/table.ts';

// Ann is the Yssaril Tribes.
const seats = { ann: 'yssaril', bob: 'winnu', cat: 'muaat' };
const at = (setting: Setting = {}) => table({ seats, ...setting });
const inTurn = (seat = 'ann', setting: Setting = {}) =>
  at({ active: seat, ...setting }).begin(turn, { seat, performed: 0 });

test('Scheming: one card more however many are drawn, and one of the hand is discarded before anything else (Scheming note 1, Scheming note 3, Scheming note 4)', () => {
  const t = at({ hands: { ann: ['veto'] } });
  expect(drawActionCards(t.game, 'ann', 2)).toHaveLength(3);
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(t).toAsk('ann discard-action-cards');
  t.ann.chooses('veto', 'discard-action-cards');
  expect(t.state.seats.ann.actionCards).toHaveLength(3);
  expect(t).toAsk('ann turn');
});

test('Scheming: others draw as many as they are told to', () => {
  expect(drawActionCards(at().game, 'bob', 2)).toHaveLength(2);
});

test('Scheming: not while Political Secret keeps their abilities from being used', () => {
  const t = at({
    change: (state) => {
      state.effects.e1 = { id: 'e1', component: 'political-secret', holder: 'bob', data: 'ann', until: 'agenda' };
    },
  });
  expect(drawActionCards(t.game, 'ann', 1)).toHaveLength(1);
  expect(t.begin(turn, { seat: 'ann', performed: 0 })).toAsk('ann turn');
});

test('Crafty: no hand limit, not even that of Executive Sanctions (Crafty note 1)', () => {
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

test('Mageon Implants: a look at another hand, and one card of it, which is not drawn (Mageon Implants note 1, Scheming note 5, Mageon Implants note 3)', () => {
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

test('Mageon Implants: somebody else must hold a card (Mageon Implants note 2)', () => {
  expect(inTurn('ann', { technologies: { ann: ['mageon-implants'] } }).ann.refusal('mageon-implants', 'turn')).toBe(
    'Nobody else has an action card.',
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

test("Spy Net: as its holder's turn starts, one card of the Yssaril; the note goes back", () => {
  const t = inTurn('bob', { hands: { ann: ['veto', 'salvage'] }, change: spying })
    .bob.plays('spy-net')
    .chooses('veto', 'card-from-hand').table;
  expect([t.state.seats.ann.actionCards, t.state.seats.bob.actionCards]).toEqual([['salvage#1'], ['veto#1']]);
  expect(t.state.seats.ann.promissoryNotes).toEqual(['spy-net@ann']);
});

test("Spy Net: received while one's turn starts it can be played at once (Spy Net note 2)", () => {
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

test('Transparasteel Plating: in turns of the Yssaril, who has passed plays no action cards', () => {
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
  expect(why('ann')).toMatch(/You have passed/);
  expect(why('cat')).toBeUndefined();
});

test("Y'sia Y'ssrila: others' ships do not block its way, but that of the ships beside it", () => {
  const t = at({ space: { 20: { ann: '1 flagship, 1 cruiser' }, 26: { bob: '1 cruiser' } }, board: { 201: '20' } })
    .begin('tactical-action', { seat: 'ann' })
    .ann.activates('18').table;
  const spec = t.spec('ann', 'move-ships');
  const max = (key: string) => (spec.kind === 'allot' ? spec.amounts.find((line) => line.key === key)?.max : undefined);
  expect([max('flagship@20'), max('cruiser@20')]).toEqual([1, 0]);
});

// Rulings

test('Scheming: by whatever they draw (Scheming note 2)', () => {
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

test('Spy Net: the whole hand is shown, to its player alone (Spy Net note 1)', () => {
  const t = noted('bob').bob.plays('spy-net').table;
  expect(t.options('bob', 'card-from-hand')).toHaveLength(3);
  expect(t.facts('hand-seen')).toMatchObject([{ to: ['bob'] }]);
});

test('Spy Net: there is one transaction a turn, so it comes once (Spy Net note 2a)', () => {
  const t = handOver(noted('ann')).bob.plays('spy-net').chooses('veto', 'card-from-hand').table;
  expect(() => handOver(t)).toThrow('You two have had your transaction this turn.');
  t.bob.declines();
});

test('Spy Net: regained in the turn in which it was played, it waits for the next (Spy Net note 2b)', () => {
  const t = noted('bob').bob.plays('spy-net').chooses('veto', 'card-from-hand').table;
  handOver(t);
  expect(t.state.seats.bob.promissoryNotes).toContain('spy-net@ann');
  expect(t.asks('bob', 'window') && t.options('bob', 'window').includes('spy-net@ann')).toBe(false);
});

test('Transparasteel Plating: who has passed still uses technologies (Transparasteel Plating note 1)', () => {
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

test("Y'sia Y'ssrila: Light/Wave Deflector gives it nothing more (Y'sia Y'ssrila note 1)", () => {
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
