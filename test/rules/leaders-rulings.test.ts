import { expect, test } from 'vitest';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { gatherDice } from '#ti4/rules/combat/dice.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { leader, on, unit } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { exhaust, inForce } from '#ti4/rules/components/in-force.ts';
import { giveNote } from '#ti4/rules/trade/promissory-notes.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { gainRelic } from '#ti4/rules/exploration/relics.ts';
import { procedure, openWindow } from '#ti4/rules/game.ts';
import { unlockLeaderCard } from '#ti4/rules/leaders/leaders.ts';
import { done } from '#engine';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { elimination } from '#ti4/rules/phases/elimination.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { finds, POK } from './exploring.ts';
import { load, rolls } from './loaded-dice.ts';
import { table, type Setting, type TestTable } from './table.ts';
import { resting } from '../content/factions/leaders-at-hand.ts';
import { uses } from './using.ts';

const at = (setting: Setting = {}): TestTable => table({ sets: POK, ...setting });
const unlocked =
  (...ids: string[]) =>
  ({ seats }: TestTable['state']): void => {
    for (const { leaders = {} } of Object.values(seats))
      for (const id of ids) if (leaders[id]) delete leaders[id].locked;
  };
const ends = procedure<object>()('test-ends', {
  start: () => openWindow('after', 'tactical-action-ends', { seat: 'ann', system: '27' }, 'end'),
  end: () => done(),
});

test('51 note 2 commanders unlocked during a window may answer', () => {
  const usedBy = {
    isUsable: (_game: unknown, { holder }: { holder: string }, { seat }: { seat: string }) => seat === holder,
  };
  const facts = { set: 'pok', faction: 'sol', text: 'test' } as const;
  const rich = leader({
    ...facts,
    id: 'test-rich',
    name: 'Rich',
    role: 'agent',
    procedures: [ends],
    reactions: [
      on('after', 'tactical-action-ends', { ...usedBy, effect: (game, { holder }) => gainTradeGoods(game, holder, 3) }),
    ],
  });
  const thrifty = leader({
    ...facts,
    id: 'test-thrifty',
    name: 'Thrifty',
    role: 'commander',
    unlocks: (game, seat) => seatOf(game, seat).tradeGoods >= 3,
    reactions: [on('after', 'tactical-action-ends', { ...usedBy, effect: () => undefined })],
  });
  const t = at({ components: [rich, thrifty] }).begin(ends, {});
  expect(t.names('ann')).toEqual(['test-rich']);
  t.ann.uses('Rich');
  expect([t.facts('leader-unlocked').map((fact) => fact.leader), t.names('ann')]).toEqual([
    ['test-thrifty'],
    ['test-thrifty'],
  ]);
  t.ann.uses('Thrifty');
});

test('51.7, 51.11 commanders and heroes cannot be exhausted', () => {
  const { game } = at({ change: unlocked('claire-gibson', 'jace-x-4th-air-legion') });
  for (const id of ['claire-gibson', 'jace-x-4th-air-legion', 'evelyn-delouis'])
    for (const held of inForce(game, game.book.components[id])) exhaust(game, held);
  expect(
    Object.entries(game.state.seats.ann.leaders ?? {}).flatMap(([id, { exhausted }]) => (exhausted ? [id] : [])),
  ).toEqual(['evelyn-delouis']);
});

test('Alliance note 1, Alliance note 1a enters play on receipt, untradable', () => {
  const t = at({
    seats: { ann: 'sol', bob: 'letnev', cat: 'naalu' },
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser', cat: '1 cruiser' } },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.offers('bob', { take: { notes: ['alliance@bob'] } });
  t.bob.accepts();
  expect([t.state.seats.ann.playArea, t.state.seats.ann.promissoryNotes.includes('alliance@bob')]).toEqual([
    ['alliance@bob'],
    false,
  ]);
  expect(() => t.ann.offers('cat', { give: { notes: ['alliance@bob'] } })).toThrow(
    'A promissory note in front of a player cannot be traded.',
  );
  expect(t).toAsk('ann turn');
});

test('Alliance note 3 stays when Diplomacy places its holder’s token', () => {
  const t = uses('diplomacy', {
    sets: POK,
    seats: { ann: 'sol', bob: 'letnev', cat: 'naalu' },
    planets: { bob: ['lodor'], ann: ['starpoint'] },
    space: { 27: { bob: '1 cruiser' } },
    change: ({ seats }) => {
      seats.bob.promissoryNotes = seats.bob.promissoryNotes.filter((note) => note !== 'alliance@bob');
      seats.ann.playArea.push('alliance@bob');
      seats.ann.promissoryNotes = seats.ann.promissoryNotes.filter((note) => note !== 'alliance@ann');
      seats.bob.playArea.push('alliance@ann');
    },
  });
  t.ann.chooses('27', 'diplomacy-system');
  expect(t.state.systems['27'].tokens.sort()).toEqual(['bob', 'cat']);
  expect([t.state.seats.ann.playArea, t.state.seats.bob.playArea]).toEqual([['alliance@bob'], ['alliance@ann']]);
  expect(t).toAsk('bob use-secondary', 'cat use-secondary');
});

test('51.8, 33.4 an eliminated player’s commander is no longer shared', () => {
  const t = at({ seats: { ann: 'letnev', bob: 'sol', cat: 'naalu' }, planets: { bob: ['lodor'], cat: ['starpoint'] } });
  giveNote(t.game, 'alliance@ann', 'bob');
  unlockLeaderCard(t.game, 'ann', 'rear-admiral-farran');
  t.begin(elimination, { seat: 'ann' });
  expect([t.state.seats.bob.playArea, inForce(t.game, t.game.book.components['rear-admiral-farran'])]).toEqual([
    [],
    [],
  ]);
});

test('Carth of Golden Sands note 3 waits for other abilities', () => {
  const t = finds('core-mine', 'starpoint', '1 infantry', { seats: { ann: 'hacan', bob: 'mentak', cat: 'saar' } });
  expect(() => t.ann.usesAnytime('carth-of-golden-sands')).toThrow(
    'You cannot use Carth while something else is being resolved.',
  );
  t.ann.declines('resolve-exploration').ann.usesAnytime('carth-of-golden-sands').chooses('Gain 2 commodities');
  expect(t.state.seats.ann.commodities).toBe(2);
  const plays = at({
    seats: { ann: 'hacan', bob: 'sol', cat: 'naalu' },
    hands: { ann: ['plague'] },
    ground: { lodor: { bob: '2 infantry' } },
  });
  plays.begin(turn, { seat: 'ann', performed: 0 }).ann.plays('plague');
  expect(() => plays.ann.usesAnytime('carth-of-golden-sands')).toThrow(
    'You cannot use Carth while something else is being resolved.',
  );
  plays.leaves('ann', 'choose-planet');
});

const attackedBy = (forces: string, ground: NonNullable<Setting['ground']>, ...faces: number[]): TestTable =>
  load(
    at({
      seats: { ann: 'sol', bob: 'winnu', cat: 'naalu' },
      space: { 27: { bob: `2 carrier, ${forces}` } },
      ground,
      change: (state) => {
        unlocked('claire-gibson')(state);
        for (const seat of ['ann', 'bob'])
          for (const one of Object.values(state.seats[seat].leaders ?? {})) one.exhausted = true;
      },
    }),
    ...faces,
  ).begin(invasion, { seat: 'bob', system: '27' });

test('Claire Gibson note 1 places infantry in each ground combat', () => {
  const faces = [1, 10, 10, 1, 10, 10];
  const t = attackedBy(
    '2 infantry',
    { starpoint: { ann: '1 infantry' }, 'new-albion': { ann: '1 infantry' } },
    ...faces,
  );
  t.bob.lands('infantry to Starpoint, infantry to New Albion').bob.complies('planet-order');
  t.ann.uses('Claire Gibson');
  t.ann.uses('Claire Gibson');
  expect([t.units('ann', { planet: 'starpoint' }), t.units('ann', { planet: 'new-albion' })]).toEqual([
    '2 infantry',
    '2 infantry',
  ]);
});

test('Claire Gibson note 3 needs invaders that survive cannons', () => {
  const t = attackedBy('1 infantry', { starpoint: { ann: '1 infantry, 1 pds' } }, 10);
  t.bob.lands('infantry to Starpoint').ann.firesAt('bob');
  expect([t.units('ann', { planet: 'starpoint' }), t.units('bob', { planet: 'starpoint' })]).toEqual([
    '1 infantry, 1 pds',
    '',
  ]);
  expect(t.facts('combat-begins')).toEqual([]);
});

/** The end of a round in which Treilla has been used, with or without the custodians token on Mecatol Rex. */
const endOfRound = (custodians: boolean): TestTable => {
  const t = at({
    phase: 'status',
    seats: { ann: 'letnev', bob: 'sol', cat: 'naalu' },
    space: { 27: { ann: '8 cruiser' } },
    change: (state) => {
      resting(state);
      state.custodians = custodians;
      state.stack = [{ id: 1, procedure: 'game', step: 'agendaPhase', data: {} }] as never;
      state.nextId = 900;
    },
  });
  addEffect(t.game, 'darktalon-treilla', 'ann', true, 'round');
  return t.begin(gainRelic, { seat: 'bob' });
};

test('Darktalon Treilla note 1, Darktalon Treilla note 2 lasts the whole round', () => {
  const voting = endOfRound(false);
  expect([voting.state.phase, voting.open.includes('ann excess-units'), voting.units('ann')]).toEqual([
    'agenda',
    false,
    '8 cruiser',
  ]);
  expect(voting).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
  const over = endOfRound(true);
  expect(over.spec('ann', 'excess-units')).toMatchObject({ kind: 'allot', limits: [{ atLeast: 1 }] });
  over.ann.removes('3 cruiser');
  expect([over.state.round, over.units('ann')]).toEqual([2, '5 cruiser']);
  expect(over).toAsk('ann choose-strategy-card');
});

test('Evelyn DeLouis note 1a, Evelyn DeLouis note 1 adds no bombardment die', () => {
  const gun = unit({
    id: 'test-gun',
    set: 'pok',
    name: 'Gun',
    type: 'mech',
    text: 'test',
    faction: 'l1z1x',
    cost: 2,
    combat: { value: 6, dice: 1 },
    bombardment: { value: 8, dice: 1 },
  });
  const t = at({
    components: [gun],
    seats: { ann: 'yssaril', bob: 'sol', cat: 'naalu' },
    ground: { starpoint: { ann: '1 mech', bob: '1 infantry' } },
    change: ({ seats }) => {
      seats.ann.units.mech = 'test-gun';
    },
  });
  const [mech] = unitsAt(t.game, { owner: 'ann' });
  addEffect(t.game, 'evelyn-delouis', 'bob', { unit: mech.id }, 'combat-round');
  const dice = (purpose: 'bombardment' | 'ground-combat') =>
    gatherDice(t.game, { seat: 'ann', against: 'bob', purpose, system: '27', planet: 'starpoint', units: [mech.id] })
      .length;
  const fighting = dice('ground-combat');
  delete t.state.units[mech.id].planet;
  expect([fighting, dice('bombardment')]).toEqual([2, 1]);
});

test('Rear Admiral Farran note 1 excess ships unlock nothing', () => {
  const t = at({
    seats: { ann: 'letnev', bob: 'sol', cat: 'naalu' },
    space: { 27: { ann: '5 cruiser' } },
    change: ({ seats }) => {
      seats.ann.tokens.fleet = 2; // Armada adds 2
    },
  }).begin(gainRelic, { seat: 'bob' });
  expect(t).toAsk('ann excess-units');
  t.ann.removes('cruiser');
  expect([t.units('ann'), t.facts('leader-unlocked')]).toEqual(['4 cruiser', []]);
});

test('Rear Admiral Farran note 2 mechs give trade goods too', () => {
  const t = load(
    at({
      seats: { ann: 'letnev', bob: 'sol', cat: 'naalu' },
      ground: { starpoint: { ann: '1 mech', bob: '1 infantry' } },
      change: unlocked('rear-admiral-farran'),
    }),
    10,
    10,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'bob', defender: 'ann' });
  t.bob.declines().ann.sustains('mech').ann.uses('Rear Admiral Farran');
  expect(t.facts('trade-goods-gained')).toMatchObject([{ seat: 'ann', count: 1 }]);
});

test('Ssruu note 1, Viscount Unlenn note 2 both add a die', () => {
  const t = load(
    at({
      seats: { ann: 'letnev', bob: 'yssaril', cat: 'naalu' },
      space: { 27: { ann: '1 cruiser', cat: '1 cruiser' } },
    }),
    1,
    1,
    1,
    10,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'cat' });
  const [ship] = unitsAt(t.game, { owner: 'ann' });
  t.ann.uses('Viscount Unlenn').chooses(ship.id).bob.uses('Viscount Unlenn').chooses(ship.id);
  expect(rolls(t)).toEqual(['ann space-combat 3', 'cat space-combat 1']);
});

test('Viscount Unlenn: targets any ship in the combat only', () => {
  const t = at({
    seats: { ann: 'letnev', bob: 'sol', cat: 'naalu' },
    space: { 27: { ann: '1 cruiser, 1 infantry', cat: '1 destroyer' }, 28: { ann: '1 carrier' } },
    ground: { starpoint: { ann: '1 pds' } },
  }).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'cat' });
  t.ann.uses('Viscount Unlenn');
  expect(t.options('ann').map((id) => [t.state.units[id].owner, t.state.units[id].type])).toEqual([
    ['ann', 'cruiser'],
    ['cat', 'destroyer'],
  ]);
  t.leaves('ann', 'choose-unit');
});

test('Evelyn DeLouis: targets any ground force in the combat only', () => {
  const t = at({
    seats: { ann: 'sol', bob: 'letnev', cat: 'naalu' },
    ground: { starpoint: { ann: '1 infantry', cat: '1 mech, 1 pds' }, 'new-albion': { ann: '1 infantry' } },
  }).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'cat' });
  t.ann.uses('Evelyn DeLouis');
  expect(t.options('ann').map((id) => [t.state.units[id].owner, t.state.units[id].type])).toEqual([
    ['ann', 'infantry'],
    ['cat', 'mech'],
  ]);
  t.leaves('ann', 'choose-unit');
});

test('Viscount Unlenn note 1 adds no die to the barrage', () => {
  const t = load(
    at({
      seats: { ann: 'letnev', bob: 'winnu', cat: 'naalu' },
      space: { 27: { ann: '1 destroyer', cat: '1 fighter, 1 cruiser' } },
    }),
    1,
    1,
    1,
    1,
    10,
    10,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'cat' });
  const [ship] = unitsAt(t.game, { owner: 'ann' });
  t.ann.uses('Viscount Unlenn').chooses(ship.id);
  expect(rolls(t)).toEqual(['ann anti-fighter-barrage 2', 'ann space-combat 2', 'cat space-combat 2']);
  expect(t).toAsk('cat excess-units');
});

const overMecatol = (seats: Setting['seats'], space: Record<string, string>, ...faces: number[]): TestTable =>
  load(
    at({
      seats,
      space: { 18: space },
      change: (state) => {
        for (const { leaders = {} } of Object.values(state.seats))
          for (const one of Object.values(leaders)) one.exhausted = true;
      },
    }),
    ...faces,
  ).begin(spaceCombat, { system: '18', attacker: 'ann', defender: 'bob' });

test('Rickar Rickani note 1 unlocks before the first roll', () => {
  const t = overMecatol({ ann: 'winnu', bob: 'letnev', cat: 'naalu' }, { ann: '1 cruiser', bob: '1 cruiser' }, 5, 1);
  expect(t.facts('leader-unlocked')).toMatchObject([{ seat: 'ann', leader: 'rickar-rickani' }]);
  expect([t.facts('dice-rolled')[0].dice, t.units('bob')]).toMatchObject([[{ face: 5, result: 7, hit: true }], '']);
  // Nobody else's combat there is hers.
  const other = overMecatol(
    { ann: 'sol', bob: 'letnev', cat: 'winnu' },
    { ann: '1 cruiser', bob: '1 cruiser' },
    10,
    10,
  );
  expect(other.facts('leader-unlocked')).toEqual([]);
});

test('Rickar Rickani note 2 gives 2 despite several reasons', () => {
  const bonus = (system: string, legendary?: string) => {
    const { game } = at({
      seats: { ann: 'winnu', bob: 'letnev', cat: 'naalu' },
      space: { [system]: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: unlocked('rickar-rickani'),
      ...(legendary !== undefined && {
        components: [
          leader({
            id: 'test-legend',
            name: 'Legend',
            set: 'pok',
            faction: 'naalu',
            role: 'agent',
            text: 'test',
            modifiers: { legendary: (_game, _held, is, { planet }) => is || planet === legendary },
          }),
        ],
      }),
    });
    return gatherDice(game, { seat: 'ann', against: 'bob', purpose: 'space-combat', system }).map((one) => one.bonus);
  };
  expect([bonus('18', 'mecatol-rex'), bonus('18'), bonus('27', 'starpoint'), bonus('27'), bonus('07')]).toEqual([
    [2],
    [2],
    [2],
    [0],
    [2],
  ]);
});

test("T'ro: the active player places the infantry or declines", () => {
  const acted = () => {
    const t = at({
      seats: { ann: 'sol', bob: 'sardakk-norr', cat: 'naalu' },
      planets: { ann: ['starpoint', 'new-albion'] },
    });
    t.begin(tacticalAction, { seat: 'ann' }).ann.activates('27');
    t.bob.uses("T'ro");
    expect(t).toAsk('ann tro-landing');
    return t;
  };
  const placed = acted();
  placed.ann.chooses('new-albion');
  expect([placed.units('ann', { planet: 'new-albion' }), placed.units('ann', { planet: 'starpoint' })]).toEqual([
    '2 infantry',
    '',
  ]);
  const left = acted();
  left.ann.declines('tro-landing');
  expect([left.units('ann'), left.facts('leader-exhausted')]).toMatchObject(['', [{ leader: 'tro' }]]);
});
