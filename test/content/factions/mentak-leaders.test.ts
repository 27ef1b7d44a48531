import { expect, test } from 'vitest';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked, wait, waiting } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const at = ({ components = [], ...setting }: Setting = {}): TestTable =>
  table({
    sets: POK,
    seats: { ann: 'mentak', bob: 'winnu', cat: 'naalu' },
    components: [waiting, ...components],
    ...setting,
  });
const hand = (t: TestTable, seat: string): number => t.state.seats[seat].actionCards.length;

// Suffi An

/** Bob, a neighbor of Ann's, gains a third trade good. */
const richer = (setting: Setting = {}): TestTable => {
  const t = at({
    space: { 26: { ann: '1 carrier' }, 27: { bob: '1 carrier' } },
    ...setting,
    change: (state) => {
      state.seats.bob.tradeGoods = 2;
      setting.change?.(state);
    },
  });
  gainTradeGoods(t.game, 'bob', 1);
  return t.begin(wait, {});
};

test('Suffi An: the pillager and the pillaged player each draw a card', () => {
  const t = richer();
  t.ann.uses('pillage').chooses('trade-good', 'pillage');
  expect([hand(t, 'ann'), hand(t, 'bob')]).toEqual([0, 0]);
  t.ann.uses('Suffi An');
  expect([hand(t, 'ann'), hand(t, 'bob'), hand(t, 'cat')]).toEqual([1, 1, 0]);
  expect(t.state.seats.ann.leaders?.['suffi-an'].exhausted).toBe(true);
});

test('Suffi An: not offered when Pillage takes nothing', () => {
  const t = richer();
  t.ann.uses('pillage').chooses([], 'pillage');
  expect(t).toAsk();
});

test('Ssruu note 4: as Suffi An, Yssaril and the pillaged player draw', () => {
  const t = richer({
    seats: { ann: 'mentak', bob: 'winnu', cat: 'yssaril' },
    change: resting,
  });
  const ssruu = t.state.seats.cat.leaders?.ssruu;
  if (ssruu) delete ssruu.exhausted;
  t.ann.uses('pillage').chooses('trade-good', 'pillage');
  t.cat.uses('Suffi An');
  // Scheming draws one more, and discards one.
  t.leaves('cat', 'discard-action-cards');
  expect([hand(t, 'ann'), hand(t, 'bob'), hand(t, 'cat')]).toEqual([0, 1, 2]);
  const own = richer({
    seats: { ann: 'mentak', bob: 'yssaril', cat: 'winnu' },
  });
  own.ann.uses('pillage').chooses('trade-good', 'pillage');
  expect(own).toAsk('ann window');
  own.ann.declines();
});

// Ipswitch, Loose Cannon

const HERO = 'Ipswitch, Loose Cannon';
const fight = (setting: Setting, ...faces: number[]): TestTable =>
  load(
    at({
      ...setting,
      change: (state) => {
        unlocked('ipswitch-loose-cannon')(state);
        setting.change?.(state);
      },
    }),
    ...faces,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
const here = (t: TestTable, seat = 'ann') => t.units(seat, { system: '27' });
const dicePerRoll = (t: TestTable): string[] => rolls(t).filter((roll) => roll.startsWith('ann space-combat'));

test('Ipswitch, Loose Cannon note 6: may place a destroyed ship’s type free', () => {
  const t = fight({ space: { 27: { ann: '1 carrier', bob: '1 carrier, 1 fighter' } } }, 10, 1, 1, 10, 1, 1);
  t.ann.uses(HERO);
  expect(t.state.seats.ann.leaders?.['ipswitch-loose-cannon'].purged).toBe(true);
  t.bob.loses('fighter').ann.uses(HERO);
  expect([here(t), t.facts('paid')]).toEqual(['1 carrier, 1 fighter', []]);
  // The carrier goes in the second round.
  t.ann.declines();
  expect([here(t), here(t, 'bob')]).toEqual(['1 carrier, 1 fighter', '']);
});

test('Ipswitch, Loose Cannon note 1, Ipswitch, Loose Cannon note 2: any order', () => {
  const space: Setting['space'] = {
    27: { ann: '2 cruiser', bob: '1 carrier, 1 cruiser' },
  };
  const before = fight({ space }, 10, 10, 1, 1);
  expect(before.names('ann', 'window').toSorted()).toEqual(['ambush', 'ipswitch-loose-cannon']);
  before.ann.uses('ambush').chooses({ cruiser: 1 }, 'ambush');
  before.bob.loses('cruiser');
  before.ann.uses(HERO);
  before.ann.declines();
  expect(here(before)).toBe('2 cruiser');
  const after = fight({ space }, 10, 10, 1, 1, 1);
  after.ann.uses(HERO).uses('ambush').chooses({ cruiser: 1 }, 'ambush');
  after.bob.loses('cruiser').ann.uses(HERO).declines();
  expect(here(after)).toBe('3 cruiser');
});

test('Ipswitch, Loose Cannon note 3: the fleet pool limit applies at once', () => {
  const t = fight(
    {
      space: {
        27: { ann: '1 carrier', bob: '1 carrier, 1 dreadnought (damaged)' },
      },
      change: ({ seats }) => void (seats.ann.tokens.fleet = 1),
    },
    10,
    1,
    1,
    10,
    1,
  );
  t.ann.uses(HERO);
  t.bob.loses('dreadnought (damaged)').ann.uses(HERO).removes('carrier');
  t.ann.declines();
  expect(here(t)).toBe('1 dreadnought');
});

test('Ipswitch, Loose Cannon note 4, Ipswitch, Loose Cannon note 5: ignores capacity', () => {
  const t = fight({ space: { 27: { ann: '1 destroyer', bob: '1 fighter, 1 carrier' } } }, 1, 1, 10, 10, 1, 10, 1);
  t.ann.uses(HERO).declines();
  t.bob.loses('fighter');
  expect(here(t)).toBe('');
  t.ann.uses(HERO);
  // The fighter has fought alone, and beaten the carrier.
  expect([dicePerRoll(t), here(t, 'bob')]).toEqual([['ann space-combat 1', 'ann space-combat 1'], '']);
  t.ann.declines();
  // Only now is room looked for.
  expect(t).toAsk('ann excess-units');
});

test('Ipswitch, Loose Cannon note 7, Ipswitch, Loose Cannon note 9, Ipswitch, Loose Cannon note 10: a returned flagship is not unveiled (D54)', () => {
  const t = fight(
    {
      space: {
        27: {
          ann: '1 flagship (damaged), 1 carrier',
          bob: '1 flagship (damaged), 1 fighter',
        },
      },
      change: ({ seats }) => void (seats.ann.secretObjectives = ['unveil-flagship']),
    },
    10,
    1,
    1,
    10,
    1,
    1,
    10,
    1,
    1,
    1,
  );
  t.ann.uses(HERO);
  t.ann.loses('flagship (damaged)').bob.loses('flagship (damaged)');
  expect(here(t)).toBe('1 carrier');
  t.ann.uses(HERO).declines();
  expect(here(t)).toBe('1 carrier, 1 flagship');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  expect(t).toAsk();
});

test('Ipswitch, Loose Cannon note 10a: a flagship gained in combat is unveiled', () => {
  const t = fight(
    {
      space: {
        27: { ann: '2 carrier', bob: '1 flagship (damaged), 1 fighter' },
      },
      change: ({ seats }) => void (seats.ann.secretObjectives = ['unveil-flagship']),
    },
    10,
    1,
    1,
    1,
    1,
    10,
    1,
    1,
    1,
    1,
    1,
  );
  t.ann.uses(HERO);
  t.bob.loses('flagship (damaged)');
  t.ann.uses(HERO).declines();
  expect(here(t)).toBe('2 carrier, 1 flagship');
  expect(t.names('ann', 'window')).toContain('unveil-flagship');
});

test('Ipswitch, Loose Cannon note 7a: after Direct Hit, gained ship may sustain', () => {
  const t = fight(
    {
      space: { 27: { ann: '1 carrier', bob: '1 dreadnought, 1 carrier' } },
      hands: { ann: ['direct-hit'] },
    },
    10,
    10,
    1,
    10,
    1,
    1,
  );
  t.ann.uses(HERO);
  t.bob.sustains('dreadnought').ann.plays('Direct Hit').uses(HERO);
  expect(t).toAsk('ann sustain-damage');
  t.ann.sustains('dreadnought');
  expect(here(t)).toBe('1 carrier, 1 dreadnought (damaged)');
  t.leaves('ann', 'window');
});

test('Ipswitch, Loose Cannon note 8: takes missing ships undamaged from tokenless systems', () => {
  const t = fight(
    {
      space: {
        27: { ann: '1 carrier', bob: '1 dreadnought (damaged)' },
        28: { ann: '3 dreadnought' },
        20: { ann: '2 dreadnought (damaged)' },
      },
      change: ({ systems }) => void (systems['28'].tokens = ['ann']),
    },
    10,
    1,
  );
  t.ann.uses(HERO).stays();
  t.ann.uses(HERO);
  const taken = t.options('ann', 'unit-to-take');
  expect(taken.map((id) => t.state.units[id].system)).toEqual(['20', '20']);
  t.ann.chooses(taken.slice(0, 1), 'unit-to-take');
  expect([here(t), t.units('ann', { system: '20' })]).toEqual(['1 carrier, 1 dreadnought', '1 dreadnought (damaged)']);
});

test('Ipswitch, Loose Cannon note 11, Ipswitch, Loose Cannon note 12: no ground forces or unresearched war suns', () => {
  const enlisted = fight(
    {
      seats: { ann: 'mentak', bob: 'nekro', cat: 'naalu' },
      space: { 27: { ann: '1 carrier', bob: '1 flagship' } },
      ground: { starpoint: { bob: '1 infantry' } },
    },
    10,
    1,
    1,
    1,
    10,
    1,
    1,
  );
  enlisted.ann.uses(HERO);
  enlisted.bob.uses('the-alastor').chooses('infantry', 'alastor-ground-forces');
  enlisted.bob.sustains().loses('infantry');
  expect(enlisted.facts('unit-destroyed').map(({ unit }) => unit)).toEqual(['infantry']);
  // Nobody has been asked about it: the next round has been rolled.
  expect(enlisted).toAsk('bob sustain-damage');
  enlisted.leaves('bob', 'sustain-damage');
  const sun = (technologies: string[]): boolean => {
    const t = fight(
      {
        space: { 27: { ann: '1 carrier', bob: '1 war-sun (damaged)' } },
        technologies: { ann: technologies, bob: ['war-sun'] },
      },
      10,
      1,
      1,
      1,
    );
    t.ann.uses(HERO);
    return t.asks('ann', 'window');
  };
  expect([sun([]), sun(['war-sun'])]).toEqual([false, true]);
});

test('Ipswitch, Loose Cannon note 13: the opponent may still retreat', () => {
  const t = fight(
    {
      space: {
        27: { ann: '1 carrier', bob: '1 carrier, 1 fighter' },
        28: { bob: '1 cruiser' },
      },
    },
    10,
    1,
    1,
  );
  t.ann.uses(HERO);
  t.bob.retreats().loses('fighter');
  t.ann.uses(HERO);
  if (t.asks('bob', 'retreat-to')) t.bob.retreatsTo('28');
  expect([t.units('bob', { system: '28' }), here(t)]).toEqual(['1 carrier, 1 cruiser', '1 carrier, 1 fighter']);
});
