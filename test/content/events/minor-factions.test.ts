import { describe, expect, test } from 'vitest';
import { begin } from '#engine';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { bombardPlanet } from '#ti4/rules/invasion/bombardment.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { inForce } from '#ti4/rules/components/in-force.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { outcomesOf } from '#ti4/rules/politics/outcomes.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { elimination } from '#ti4/rules/phases/elimination.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { isHomePlanet, traitsOf } from '#ti4/rules/planets/planets.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import type { Setting, TestTable } from '../../rules/table.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { playing } from './at.ts';
import { ARC_PRIME, at, minors, WREN_TERRA } from './minors.ts';

/** Somebody's units stand on a planet that they gain now; what is found there does nothing. */
function gains(t: TestTable, seat: string, planet: string, trait = 'cultural'): TestTable {
  for (const deck of ['cultural', 'hazardous', 'industrial']) t.state.decks[deck].draw = [`${deck}-relic-fragment#1`];
  t.begin(gainControl, { seat, planet });
  if (t.asks(seat, 'trait-to-explore')) t.seat(seat).chooses(trait, 'trait-to-explore');
  return t;
}
const uses = (t: TestTable, leader: string): string[] =>
  inForce(t.game, t.game.book.components[leader]).map(({ holder }) => holder);
const holders = (t: TestTable) => Object.values(t.state.minorFactions ?? {}).map(({ holder }) => holder);

describe('Minor Factions: alliance cards', () => {
  test('Minor Factions: controlling all planets gives the commander’s ability', () => {
    const t = at(['10']);
    gains(t, 'ann', ARC_PRIME);
    expect([holders(t), uses(t, 'rear-admiral-farran')]).toEqual([[undefined], []]);
    gains(t, 'ann', WREN_TERRA);
    expect([holders(t), uses(t, 'rear-admiral-farran')]).toEqual([['ann'], ['ann']]);
    expect(t.facts('alliance-taken')).toEqual([{ type: 'alliance-taken', seat: 'ann', from: null, faction: 'letnev' }]);
  });

  test('Minor Factions note 4c: the Keleres card grants Suffi An', () => {
    const t = at(['02']);
    gains(t, 'ann', 'moll-primus');
    expect([uses(t, 'suffi-an-keleres'), uses(t, 'sula-mentarion')]).toEqual([['ann'], []]);
  });

  test('Minor Factions note 4c: Suffi An allows another action', () => {
    const t = at(['02'], { hands: { ann: ['mining-initiative'] }, planets: { ann: ['lodor'] } });
    gains(t, 'ann', 'moll-primus').begin(turn, { seat: 'ann', performed: 0 });
    t.ann.plays('mining-initiative').chooses('lodor', 'choose-planet');
    expect(t.options('ann', 'turn').length).toBeGreaterThan(1);
    expect(t.facts('action-begins')).toHaveLength(1);
  });

  test('Minor Factions note 5: Ixth allows activating systems with own tokens', () => {
    const t = at(['52']);
    const can = (seat: string): boolean => modify(t.game, 'activates-own-token', { seat, system: '26' }, false);
    expect(can('ann')).toBe(false);
    gains(t, 'ann', 'ixth');
    expect([can('ann'), can('bob')]).toEqual([true, false]);
  });

  test('Minor Factions note 6: the commander needs no unlocking', () => {
    const t = at(['01'], { ground: { jord: { ann: '2 infantry', bob: '1 infantry' } } });
    t.state.planets.jord.controller = null;
    gains(t, 'ann', 'jord');
    expect(uses(t, 'claire-gibson')).toEqual(['ann']);
    load(t, 1, 1, 1, 10).begin(invasion, { seat: 'bob', system: '01' });
    t.ann.uses('claire-gibson');
    expect(t.units('ann', { planet: 'jord' })).toBe('3 infantry');
    t.putAway();
  });

  test('Minor Factions note 7: the first controller explores', () => {
    const t = at(['01']);
    expect(traitsOf(t.game, 'jord').toSorted()).toEqual(['cultural', 'hazardous', 'industrial']);
    t.begin(gainControl, { seat: 'ann', planet: 'jord' });
    expect(t.options('ann', 'trait-to-explore').toSorted()).toEqual(['cultural', 'hazardous', 'industrial']);
    t.state.decks.hazardous.draw = ['hazardous-relic-fragment#1'];
    t.ann.chooses('hazardous', 'trait-to-explore');
    expect(t.state.seats.ann.fragments).toEqual(['hazardous-relic-fragment#1']);
    t.begin(gainControl, { seat: 'bob', planet: 'jord' });
    expect([t.state.planets.jord.controller, t.asks('bob', 'trait-to-explore')]).toEqual(['bob', false]);
    const wren = at(['10']);
    expect(traitsOf(wren.game, 'lodor')).toEqual(['cultural']);
  });

  test('Minor Factions note 8: a new sole controller takes the card', () => {
    const t = at(['10']);
    for (const planet of [ARC_PRIME, WREN_TERRA]) gains(t, 'ann', planet);
    gains(t, 'bob', ARC_PRIME);
    expect([holders(t), uses(t, 'rear-admiral-farran')]).toEqual([['ann'], ['ann']]);
    gains(t, 'bob', WREN_TERRA);
    expect([holders(t), uses(t, 'rear-admiral-farran')]).toEqual([['bob'], ['bob']]);
    expect(t.facts('alliance-taken').at(-1)).toMatchObject({ seat: 'bob', from: 'ann' });
  });

  test('Minor Factions note 8a: shared control leaves the card in place', () => {
    const t = at(['10']);
    for (const planet of [ARC_PRIME, WREN_TERRA]) gains(t, 'ann', planet);
    gains(gains(t, 'bob', ARC_PRIME), 'cat', WREN_TERRA);
    expect(holders(t)).toEqual(['ann']);
  });

  test('Minor Factions: a player who leaves returns the card', () => {
    const t = gains(at(['01']), 'ann', 'jord');
    t.begin(elimination, { seat: 'ann' });
    expect([holders(t), uses(t, 'claire-gibson')]).toEqual([[undefined], []]);
    gains(t, 'bob', 'jord');
    expect(holders(t)).toEqual(['bob']);
  });
});

describe('Minor Factions: planets are no homes, neutral units no players', () => {
  const has = (t: TestTable, seat: string, id: string): boolean => objectiveOf(t.game, id).fulfilled(t.game, seat);

  test('Minor Factions note 9, Minor Factions note 9a: planets are non-home', () => {
    const t = at(['10', '16', '01'], {
      planets: { ann: [ARC_PRIME, WREN_TERRA, 'arretze', 'hercant', 'kamdorn', 'jord'] },
    });
    expect([
      isHomePlanet(t.game, ARC_PRIME),
      has(t, 'ann', 'conquer-the-weak'),
      has(t, 'ann', 'expand-borders'),
    ]).toEqual([false, false, true]);
    expect(
      objectiveOf(t.game, 'darken-the-skies').fulfilled(t.game, 'ann', {
        name: 'ground-combat-ends',
        timing: 'after',
        system: '10',
        planet: ARC_PRIME,
        attacker: 'ann',
        defender: 'neutral',
        winner: 'ann',
      } as never),
    ).toBe(false);
  });

  test('Minor Factions note 9: the picture draws no home border', () => {
    const t = at(['10']);
    const { systems } = buildBoardView(t.game, null);
    expect(systems.find(({ id }) => id === '10')?.home).toBeUndefined();
    expect(systems.filter(({ home }) => home).length).toBe(t.state.order.length);
  });

  test('Minor Factions note 9b: Reactor Meltdown, Signal Jamming and Uprising reach them', () => {
    const t = at(['10'], {
      hands: { ann: ['reactor-meltdown', 'signal-jamming', 'uprising'] },
      ground: { [ARC_PRIME]: { bob: '1 infantry, 1 space-dock' } },
      space: { 10: { ann: '1 cruiser' } },
    }).begin(turn, { seat: 'ann', performed: 0 });
    t.ann.plays('reactor-meltdown');
    expect(t.options('ann', 'choose-unit')).toHaveLength(1);
    const jam = at(['10'], { hands: { ann: ['signal-jamming'] }, space: { 10: { ann: '1 cruiser' } } }).begin(turn, {
      seat: 'ann',
      performed: 0,
    });
    jam.ann.plays('signal-jamming');
    expect(jam.options('ann', 'choose-system')).toContain('10');
    const rise = at(['10'], { hands: { ann: ['uprising'] }, planets: { bob: [ARC_PRIME] } }).begin(turn, {
      seat: 'ann',
      performed: 0,
    });
    rise.ann.plays('uprising');
    expect(rise.options('ann', 'choose-planet')).toContain(ARC_PRIME);
    for (const one of [t, jam, rise]) one.putAway();
  });

  test('Minor Factions note 9c: a controlled planet can be elected', () => {
    const t = at(['10'], { planets: { bob: [ARC_PRIME] } });
    const elected = outcomesOf(t.game, 'colonial-redistribution').flatMap(({ key, disabledReason }) =>
      disabledReason === undefined ? [key] : [],
    );
    expect(elected).toContain(ARC_PRIME);
    const shared = JSON.stringify(t.game.book.byKind.agenda['shared-research'].resolve?.(t.game, 'against', {}));
    expect([shared.includes(`"${t.state.seats.bob.home}"`), shared.includes('"10"')]).toEqual([true, false]);
    t.state.laws['fleet-regulations'] = { component: 'fleet-regulations' };
    t.game.book.byKind.agenda['new-constitution'].resolve?.(t.game, 'for', {});
    t.begin(strategyPhase, {});
    const home = t.state.seats.bob.home;
    expect([t.state.planets[ARC_PRIME].exhausted, t.state.planets[t.state.systems[home].planets[0]].exhausted]).toEqual(
      [false, true],
    );
    t.putAway();
  });

  test('Minor Factions note 9d: Stellar Converter works and costs no card', () => {
    const t = at(['10'], {
      planets: { ann: [ARC_PRIME], bob: [WREN_TERRA] },
      space: { 26: { cat: '1 dreadnought' } },
      board: { 202: '10', 101: '26' },
      change: ({ minorFactions = {}, seats }) => {
        minorFactions['10'].holder = 'ann';
        seats.cat.relics = { 'stellar-converter': { component: 'stellar-converter' } };
      },
    }).begin(turn, { seat: 'cat', performed: 0 });
    t.cat.performs('component:stellar-converter').chooses(ARC_PRIME, 'choose-planet');
    expect([t.state.planets[ARC_PRIME], holders(t)]).toEqual([undefined, ['ann']]);
    t.putAway();
  });

  test('Minor Factions note 10: neutral infantry hit on 8 everywhere', () => {
    const t = load(
      at(['01'], { ground: { jord: { neutral: '3 infantry' } }, space: { '01': { ann: '1 carrier, 1 infantry' } } }),
      1,
      7,
      7,
      8,
    ).begin(invasion, { seat: 'ann', system: '01' });
    t.ann.chooses({ 'infantry@jord': 1 }, 'commit-ground-forces');
    expect(rolls(t)).toEqual(['ann ground-combat 1', 'neutral ground-combat 3']);
    const dice = t.facts('dice-rolled').at(-1)?.dice as { hitsOn: number; hit: boolean }[];
    expect(dice.map(({ hitsOn, hit }) => [hitsOn, hit])).toEqual([
      [8, false],
      [8, false],
      [8, true],
    ]);
    expect(t.state.planets.jord.controller).toBeNull();
  });

  const guarded: Setting = {
    ground: { [ARC_PRIME]: { neutral: '2 infantry' }, [WREN_TERRA]: { neutral: '1 infantry' } },
  };

  test('Minor Factions note 11, Minor Factions note 11a: Plague, Uprising excluded', () => {
    const t = at(['10'], { ...guarded, hands: { ann: ['plague', 'uprising'] } });
    const open = (card: string): string[] => {
      const one = at(['10'], { ...guarded, hands: { ann: [card] } }).begin(turn, { seat: 'ann', performed: 0 });
      one.ann.plays(card);
      one.putAway();
      return one.options('ann', 'choose-planet');
    };
    expect(t.state.order).not.toContain('neutral');
    expect(open('plague').filter((planet) => [ARC_PRIME, WREN_TERRA].includes(planet))).toEqual([]);
    const risen = at(['10'], { ...guarded, planets: { bob: ['lodor'] }, hands: { ann: ['uprising'] } }).begin(turn, {
      seat: 'ann',
      performed: 0,
    });
    risen.ann.plays('uprising');
    expect(risen.options('ann', 'choose-planet')).toEqual(['lodor']);
    risen.putAway();
  });

  test('Minor Factions note 11b: not electable, unaffected by Swords to Plowshares', () => {
    const t = at(['10'], guarded);
    const elected = outcomesOf(t.game, 'colonial-redistribution').map(({ key }) => key);
    expect(elected.filter((planet) => [ARC_PRIME, WREN_TERRA].includes(planet))).toEqual([]);
    const before = Object.keys(t.state.units).length;
    begin(t.game as never, 'swords-to-plowshares', { gains: [] });
    expect(Object.values(t.state.units).filter(({ owner }) => owner === 'neutral')).toHaveLength(before);
  });

  test('Minor Factions with Total War: destroying neutral infantry places commodities', () => {
    const t = playing('minor-factions', 'total-war')({ ...minors('10'), ...guarded });
    t.begin(destroyUnits, { units: Object.keys(t.state.units), by: 'bob' });
    expect(t.state.planets.winnu.commodities).toBe(3);
  });

  test('Minor Factions: Unstable Planet may target a guarded planet', () => {
    const t = at(['10'], { ...guarded, hands: { ann: ['unstable-planet'] } }).begin(turn, {
      seat: 'ann',
      performed: 0,
    });
    t.ann.plays('unstable-planet').chooses(ARC_PRIME, 'choose-planet');
    expect(t.units('neutral', { planet: ARC_PRIME })).toBe('');
    t.putAway();
  });

  test('Minor Factions note 11c: neutral infantry fulfill no secret objectives', () => {
    const t = load(
      at(['10'], {
        ground: { [ARC_PRIME]: { neutral: '1 infantry' }, [WREN_TERRA]: { neutral: '1 infantry' } },
        space: { 10: { ann: '1 dreadnought' } },
        change: ({ seats }) => void (seats.ann.secretObjectives = ['make-an-example-of-their-world']),
      }),
      10,
    ).begin(bombardPlanet, { seat: 'ann', system: '10', planet: ARC_PRIME });
    expect([
      Object.values(t.state.units).filter(({ planet }) => planet === ARC_PRIME),
      t.state.seats.ann.scoredSecrets,
    ]).toEqual([[], []]);
    const claimed = at(['10'], { ground: { [WREN_TERRA]: { neutral: '1 infantry' } }, planets: { ann: [ARC_PRIME] } });
    expect(has(claimed, 'ann', 'stake-your-claim')).toBe(false);
    claimed.state.planets[WREN_TERRA].controller = 'bob';
    expect(has(claimed, 'ann', 'stake-your-claim')).toBe(true);
  });
});
