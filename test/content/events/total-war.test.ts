import { expect, test } from 'vitest';
import { describeCloseUp } from '#ti4/render/alt-text.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import type { PlanetId, SeatId, State } from '#ti4/rules/state.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { load } from '../../rules/loaded-dice.ts';
import type { Setting, TestTable } from '../../rules/table.ts';
import { playing } from './at.ts';

const DO = 'component:total-war';
const lay = playing('total-war');
const lies = (t: TestTable): Record<PlanetId, number> =>
  Object.fromEntries(
    Object.values(t.state.planets).flatMap(({ id, commodities }) =>
      commodities === undefined ? [] : [[id, commodities] as const],
    ),
  );
const lying =
  (counts: Record<PlanetId, number>, more?: (state: State) => void) =>
  (state: State): void => {
    for (const [planet, count] of Object.entries(counts)) state.planets[planet].commodities = count;
    more?.(state);
  };

/** Somebody destroys all units of others on the table at once. The Winnu have one planet at home, the Yssaril and the Naalu two. */
const destroys = (by: SeatId | null, setting: Setting): TestTable => {
  const t = lay(setting);
  return t.begin(destroyUnits, { units: Object.keys(t.state.units), by });
};

test('Total War: destroyed units of others yield their cost in commodities', () => {
  const t = destroys('bob', {
    space: { 26: { ann: '1 cruiser, 3 fighter, 1 war-sun' } },
    ground: { lodor: { ann: '2 infantry, 1 pds, 1 mech' } },
    technologies: { ann: ['war-sun'] },
  });
  expect(lies(t)).toEqual({ winnu: 2 + 3 + 12 + 2 + 2 });
  expect(t.facts('planet-commodities-laid')).toEqual([
    { type: 'planet-commodities-laid', seat: 'bob', planet: 'winnu', count: 21 },
  ]);
});

test('Total War: the player chooses one home planet per batch', () => {
  const t = destroys('ann', { space: { 26: { bob: '2 cruiser', cat: '1 carrier' } } });
  expect(t.options('ann', 'planet-for-commodities').toSorted()).toEqual(['retillion', 'shalloq']);
  t.ann.chooses('shalloq', 'planet-for-commodities');
  expect(lies(t)).toEqual({ shalloq: 7 });
});

test('Total War: own and removed units yield nothing', () => {
  expect(lies(destroys('bob', { space: { 26: { bob: '2 cruiser' } } }))).toEqual({});
  expect(lies(destroys(null, { space: { 26: { bob: '2 cruiser' } } }))).toEqual({});
  const away = destroys('bob', {
    space: { 26: { ann: '2 cruiser' } },
    change: ({ planets }) => void (planets.winnu.controller = 'cat'),
  });
  expect(lies(away)).toEqual({});
  expect(lies(playing()({ space: { 26: { ann: '2 cruiser' } } }))).toEqual({});
});

test('Total War: both sides gain in the same combat round', () => {
  const t = load(lay({ space: { 27: { ann: '1 cruiser', bob: '1 dreadnought (damaged)' } } }), 10, 10).begin(
    spaceCombat,
    {
      system: '27',
      attacker: 'ann',
      defender: 'bob',
    },
  );
  t.ann.chooses('retillion', 'planet-for-commodities');
  expect(lies(t)).toEqual({ retillion: 4, winnu: 2 });
});

/** Bob has infantry on a planet of ann's home where commodities lie, and gains it. */
const conquest = (counts: Record<PlanetId, number>, more?: (state: State) => void, setting: Setting = {}): TestTable =>
  lay({ ground: { retillion: { bob: '1 infantry' } }, ...setting, change: lying(counts, more) }).begin(gainControl, {
    seat: 'bob',
    planet: 'retillion',
  });

test('Total War: a gained planet’s commodities may move home', () => {
  const t = conquest({ retillion: 4, winnu: 1 });
  t.bob.uses('Total War');
  expect(lies(t)).toEqual({ winnu: 5 });
  const left = conquest({ retillion: 4 });
  left.bob.declines();
  expect(lies(left)).toEqual({ retillion: 4 });
  const none = conquest({ shalloq: 4 });
  expect(none.asks('bob', 'window')).toBe(false);
});

test('Total War note 1, Total War note 1a: Pillage ignores planet commodities', () => {
  const t = lay({
    seats: { ann: 'winnu', bob: 'mentak', cat: 'naalu' },
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    change: lying({ winnu: 6 }, ({ seats }) => void (seats.ann.tradeGoods = 4)),
  }).begin(turn, { seat: 'ann', performed: 0 });
  expect(() => t.ann.offers('bob', { give: { commodities: 1 } })).toThrow('You have no commodities.');
  t.ann.offers('bob', { give: { tradeGoods: 1 } }).bob.accepts();
  t.bob.uses('pillage');
  expect(t.options('bob', 'pillage')).toEqual(['trade-good']);
  t.bob.declines('pillage');
  expect(lies(t)).toEqual({ winnu: 6 });
});

test('Total War note 1b: Salvage ignores commodities on planets', () => {
  const won = (commodities: number): boolean => {
    const t = load(
      lay({
        space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
        hands: { ann: ['salvage'] },
        change: lying({ winnu: 6 }, ({ seats }) => void (seats.bob.commodities = commodities)),
      }),
      10,
      1,
    ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
    t.ann.chooses('retillion', 'planet-for-commodities');
    return t.asks('ann', 'window') && t.names('ann', 'window').includes('salvage');
  };
  expect([won(0), won(1)]).toEqual([false, true]);
});

test('Total War note 2, Total War note 2a: nothing moves without a home', () => {
  const t = conquest({ retillion: 12 }, ({ planets }) => void (planets.winnu.controller = 'cat'));
  expect(t.asks('bob', 'window')).toBe(false);
  expect(lies(t)).toEqual({ retillion: 12 });
  t.begin(turn, { seat: 'bob', performed: 0 });
  expect(t.options('bob', 'turn')).not.toContain(DO);
  expect(answerInquiry(t.game, 'bob', 'play', 'Total War').join('\n')).toContain(
    'You have only 0 of 10 commodities on your home planets (',
  );
});

test('Total War note 2b: commodities move home once a home planet returns', () => {
  const t = lay({
    ground: { retillion: { bob: '1 infantry' }, winnu: { bob: '1 infantry' } },
    change: lying({ retillion: 12, shalloq: 2 }, ({ planets }) => {
      planets.winnu.controller = 'cat';
      planets.retillion.controller = 'bob';
    }),
  }).begin(gainControl, { seat: 'bob', planet: 'winnu' });
  t.bob.uses('Total War');
  expect(lies(t)).toEqual({ winnu: 12, shalloq: 2 });
});

/** Ann's turn, with commodities on her planets. */
const turnWith = (counts: Record<PlanetId, number>): TestTable =>
  lay({ change: lying(counts) }).begin(turn, { seat: 'ann', performed: 0 });

test('Total War: ten commodities on home planets buy a victory point', () => {
  const t = turnWith({ retillion: 4, shalloq: 6 });
  t.ann.performs(DO).endsTurn();
  expect([lies(t), t.state.seats.ann.points]).toEqual([{}, 1]);
  const more = turnWith({ retillion: 8, shalloq: 6 });
  more.ann.performs(DO);
  expect(more.ann.refusal({ retillion: 8, shalloq: 3 })).toBe('Discard exactly 10 commodities; you discarded 11.');
  more.ann.chooses({ retillion: 5, shalloq: 5 }, 'planet-commodities-to-discard').endsTurn();
  expect([lies(more), more.state.seats.ann.points]).toEqual([{ retillion: 3, shalloq: 1 }, 1]);
  const one = turnWith({ retillion: 25 });
  one.ann.performs(DO).endsTurn();
  expect([lies(one), one.state.seats.ann.points]).toEqual([{ retillion: 15 }, 1]);
  const few = turnWith({ retillion: 9, winnu: 12 });
  expect(few.options('ann', 'turn')).not.toContain(DO);
});

test('Total War: planet commodities appear in picture and text', () => {
  const t = turnWith({ retillion: 4, winnu: 1 });
  const all = buildBoardView(t.game, null);
  const told = (planet: PlanetId): string =>
    describeCloseUp(
      all,
      all.systems.filter(({ id }) => id === t.state.planets[planet].system),
    );
  expect([told('retillion'), told('winnu')]).toEqual([
    expect.stringContaining('with 4 commodities'),
    expect.stringContaining('with 1 commodity)'),
  ]);
});
