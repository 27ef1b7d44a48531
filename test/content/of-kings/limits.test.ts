import { expect, test } from 'vitest';
import { gainRelic } from '#ti4/rules/exploration/relics.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { statusPhase } from '#ti4/rules/phases/status-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import type { State } from '#ti4/rules/state.ts';
import { dealt } from '../../rules/strategy-cards.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked, wait, waiting } from '../factions/leaders-at-hand.ts';

// What limits cards of Prophecy of Kings and codex 3 whose limits no list can say (test/coverage/limits-elsewhere.json, moments-elsewhere.json).

const ALL = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const lay = ({ components = [], ...setting }: Setting, but?: string): TestTable =>
  table({
    sets: ALL,
    components: [waiting, ...components],
    ...setting,
    change: (state) => {
      resting(state, but);
      setting.change?.(state);
    },
  });
const goes = (t: TestTable): TestTable => {
  for (const one of t.open) expect(t).toAskAmongOthers(one);
  return t;
};
test('Letani Miasmiala: produces once in each system with own ground forces', () => {
  const t = lay({
    seats: { ann: 'arborec', bob: 'winnu', cat: 'naalu' },
    ground: { starpoint: { ann: '1 infantry' }, lodor: { ann: '1 mech' }, tequran: { bob: '1 infantry' } },
    space: { 29: { ann: '1 carrier, 1 infantry' }, 30: { ann: '1 carrier, 1 fighter' } },
    planets: { ann: ['lazar'] },
    change: (state) => {
      unlocked('letani-miasmiala')(state);
      state.seats.ann.tradeGoods = 9;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Letani Miasmiala');
  // Neither where others have theirs, nor where only ships are, nor a planet without any.
  expect(t.options('ann', 'letani-miasmiala').toSorted()).toEqual(['26', '27', '29']);
  for (const system of ['26', '29', '27']) {
    expect(t.options('ann', 'letani-miasmiala')).toContain(system);
    t.ann.chooses(system, 'letani-miasmiala').produces('1 destroyer on space').complies('payment');
  }
  expect(t.facts('produced').map(({ system }) => system)).toEqual(['26', '29', '27']);
  expect(t.state.seats.ann.leaders?.['letani-miasmiala'].purged).toBe(true);
  goes(t);
});

test('Mathis Mathinus: offers all strategy cards and any subset of players', () => {
  const sealed = (followers: string[]): string[] => {
    const t = lay({
      seats: { ann: 'winnu', bob: 'letnev', cat: 'naalu', dan: 'sol' },
      change: (state) => {
        unlocked('mathis-mathinus')(state);
        state.seats.bob.strategyCards = { politics: { used: true } };
        state.seats.cat.strategyCards = { warfare: { used: false } };
        state.seats.ann.strategyCards = { trade: { used: false } };
        for (const card of ['politics', 'warfare', 'trade']) delete state.strategyCards[card];
      },
    }).begin(turn, { seat: 'ann', performed: 0 });
    t.ann.performs('Mathis Mathinus');
    expect(t.options('ann', 'imperial-seal')).toEqual(
      ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare', 'technology', 'imperial'].filter(
        (card) => t.options('ann', 'imperial-seal').includes(card),
      ),
    );
    expect(t.options('ann', 'imperial-seal')).toHaveLength(8);
    t.ann.chooses('politics', 'imperial-seal').chooses('cat', 'politics-speaker').complies('politics-agendas');
    expect(t.options('ann', 'imperial-seal-followers').toSorted()).toEqual(['bob', 'cat', 'dan']);
    t.ann.chooses(followers, 'imperial-seal-followers');
    const asked = ['bob', 'cat', 'dan'].filter((seat) => t.asks(seat, 'use-secondary'));
    goes(t);
    return asked;
  };
  expect([sealed([]), sealed(['dan']), sealed(['bob', 'cat', 'dan'])]).toEqual([[], ['dan'], ['bob', 'cat', 'dan']]);
});

test('Blackshade Infiltrator: deploys on any own planet, only after Stall Tactics', () => {
  const t = lay({
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
    hands: { ann: ['spy', 'plague'] },
    planets: { ann: ['lodor', 'quann'] },
    ground: { starpoint: { bob: '1 infantry' } },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('stall-tactics');
  t.ann.chooses('spy', 'discard-action-cards');
  t.ann.uses('Blackshade Infiltrator');
  const own = Object.values(t.state.planets).flatMap(({ id, controller }) => (controller === 'ann' ? [id] : []));
  expect(t.options('ann', 'choose-planet').toSorted()).toEqual(own.toSorted());
  t.ann.chooses('quann', 'choose-planet');
  expect(t.units('ann', { planet: 'quann' })).toBe('1 mech');
  goes(t);
  const other = lay({
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
    hands: { ann: ['plague'] },
    planets: { ann: ['lodor'] },
    ground: { starpoint: { bob: '1 infantry' } },
  }).begin(turn, { seat: 'ann', performed: 0 });
  other.ann.plays('plague');
  if (other.asks('ann', 'choose-planet')) other.ann.chooses('starpoint', 'choose-planet');
  expect(other.asks('ann', 'window')).toBe(false);
  goes(other);
});

test('Ouranos: offers only own planets with PDS in a self-activated system', () => {
  const activated = (seat: string, system: string, fleet = ''): TestTable =>
    lay({
      space: { 30: { ann: fleet } },
      seats: { ann: 'ul', bob: 'winnu', cat: 'naalu' },
      active: seat,
      ground: {
        starpoint: { ann: '1 pds' },
        'new-albion': { ann: '2 pds' },
        lodor: { ann: '1 pds' },
        tequran: { bob: '1 pds' },
      },
      change: ({ seats: { ann } }) => void delete ann.technologies['scanlink-drone-network'],
    })
      .begin(tacticalAction, { seat })
      .seat(seat)
      .activates(system).table as TestTable;
  const t = activated('ann', '27');
  t.ann.uses('Ouranos');
  expect(t.options('ann', 'choose-planet').toSorted()).toEqual(['new-albion', 'starpoint']);
  goes(t);
  const windows = (one: TestTable): string[] => (goes(one).asks('ann', 'window') ? one.names('ann', 'window') : []);
  expect([windows(activated('ann', '28')), windows(activated('bob', '27'))]).toEqual([[], []]);
  // Nor while the flagship is on the board.
  expect(windows(activated('ann', '27', '1 flagship'))).toEqual([]);
});

test('Mirage Flight Academy: adds fighters to own ships at own turn’s end', () => {
  const laid = (active: string): TestTable => {
    const t = lay({
      seats: { ann: 'winnu', bob: 'letnev', cat: 'sardakk-norr' },
      board: { 206: '46' },
      active,
      space: {
        27: { ann: '1 carrier' },
        29: { ann: '1 fighter, 1 carrier', bob: '1 cruiser' },
        28: { bob: '1 carrier' },
      },
      ground: { mellon: { ann: '1 infantry' } },
      change: (state) => {
        dealt({ ann: 'leadership', bob: 'diplomacy', cat: 'politics' })(state);
        state.planets.mirage = {
          id: 'mirage',
          system: '46',
          controller: 'ann',
          exhausted: false,
          legend: { component: 'mirage-flight-academy' },
        };
        state.systems['46'].planets.push('mirage');
        state.systems['46'].markers = [{ id: 'mirage-token', component: 'mirage-token' }];
      },
    });
    return t;
  };
  const t = laid('ann').begin(actionPhase, {});
  t.ann.passes().uses('Mirage Flight Academy');
  expect(t.options('ann').toSorted()).toEqual(['27:1', '27:2', '29:1', '29:2']);
  t.ann.chooses('29:1');
  expect([t.units('ann', { system: '29' }), t.state.planets.mirage.legend?.exhausted]).toEqual([
    '1 carrier, 2 fighter',
    true,
  ]);
  goes(t);
  const others = laid('bob').begin(turn, { seat: 'bob', performed: 0 });
  others.bob.passes();
  expect(others.asks('ann', 'window')).toBe(false);
  goes(others);
});

test('Carth of Golden Sands: replenishes any player, only in the action phase', () => {
  const seats = { ann: 'hacan', bob: 'sol', cat: 'letnev' };
  const t = lay({ seats, active: 'bob' }, 'ann').begin(turn, { seat: 'bob', performed: 0 });
  t.ann.usesAnytime('carth-of-golden-sands');
  expect(t.options('ann', 'carth-of-golden-sands')).toEqual(['ann', 'bob', 'cat']);
  t.ann.chooses('cat', 'carth-of-golden-sands');
  expect([
    t.state.seats.cat.commodities > 0,
    t.state.seats.ann.commodities,
    t.state.seats.ann.leaders?.['carth-of-golden-sands'].exhausted,
  ]).toEqual([true, 0, true]);
  expect(() => t.ann.usesAnytime('carth-of-golden-sands')).toThrow('This leader is exhausted.');
  goes(t);
  const full = lay({ seats, change: ({ seats: { ann } }) => void (ann.commodities = 6) }, 'ann').begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  full.ann.usesAnytime('carth-of-golden-sands');
  expect(full.ann.refusal('ann', 'carth-of-golden-sands')).toBe('You cannot gain commodities: you have your maximum.');
  goes(full);
  const status = lay({ seats, phase: 'status' }, 'ann').begin(statusPhase, {});
  expect(() => status.ann.usesAnytime('carth-of-golden-sands')).toThrow('You can use Carth only in the action phase.');
  goes(status);
});

test('Xander Alexin Victori III: while readied, targets any player with commodities anytime', () => {
  const seats = { ann: 'keleres', bob: 'letnev', cat: 'naalu' };
  const rich = (state: State): void => {
    state.seats.ann.commodities = 1;
    state.seats.bob.commodities = 2;
    state.seats.cat.commodities = 0;
  };
  const offered = (t: TestTable): string[] => {
    t.ann.usesAnytime('xander-alexin-victori-iii');
    const options = t.options('ann', 'xander-alexin-victori-iii').toSorted();
    t.ann.chooses('bob', 'xander-alexin-victori-iii');
    expect(() => t.ann.usesAnytime('xander-alexin-victori-iii')).toThrow('This leader is exhausted.');
    goes(t);
    return options;
  };
  const homes = { ann: 'mentak' };
  const inTurn = (seat: string): TestTable =>
    lay({ seats, homes, active: seat, change: rich }, 'ann').begin(turn, { seat, performed: 0 });
  const status = lay({ seats, homes, phase: 'status', change: rich }, 'ann').begin(statusPhase, {});
  expect([offered(inTurn('ann')), offered(inTurn('cat')), offered(status)]).toEqual([
    ['ann', 'bob'],
    ['ann', 'bob'],
    ['ann', 'bob'],
  ]);
  const poor = lay({ seats, homes }, 'ann').begin(turn, { seat: 'ann', performed: 0 });
  expect(() => poor.ann.usesAnytime('xander-alexin-victori-iii')).toThrow('No player has commodities.');
  goes(poor);
});

test('Suffi An: offered only while readied, after own Pillage', () => {
  const richer = (change: (state: State) => void = () => undefined): TestTable => {
    const t = lay(
      {
        seats: { ann: 'mentak', bob: 'winnu', cat: 'naalu' },
        space: { 26: { ann: '1 carrier' }, 27: { bob: '1 carrier' } },
        change: (state) => {
          state.seats.bob.tradeGoods = 2;
          change(state);
        },
      },
      'ann',
    );
    gainTradeGoods(t.game, 'bob', 1);
    return t.begin(wait, {});
  };
  const t = richer();
  expect(t.names('ann', 'window')).toEqual(['pillage']);
  t.ann.uses('pillage').chooses('trade-good', 'pillage');
  expect(t.names('ann', 'window')).toEqual(['suffi-an']);
  goes(t);
  const none = richer();
  none.ann.declines();
  expect(none.asks('ann', 'window')).toBe(false);
  const tired = richer(({ seats: { ann } }) => void (ann.leaders!['suffi-an'].exhausted = true));
  tired.ann.uses('pillage').chooses('trade-good', 'pillage');
  expect(tired.asks('ann', 'window')).toBe(false);
});

const withRelic = (relic: string, setting: Setting = {}): TestTable =>
  lay({
    seats: { ann: 'winnu', bob: 'letnev', cat: 'naalu' },
    ...setting,
    change: (state) => {
      state.seats.ann.relics = { [relic]: { component: relic } };
      setting.change?.(state);
    },
  });

test("The Prophet's Tears: offered only while readied, when the owner researches", () => {
  const offered = (seat: string, exhausted = false): boolean => {
    const t = withRelic('the-prophets-tears', {
      change: ({ seats: { ann } }) =>
        void (exhausted && Object.assign(ann.relics!['the-prophets-tears'], { exhausted: true })),
    }).begin(research, { seat });
    const asked = t.asks('ann', 'window');
    // Nor is a prerequisite ignored then.
    expect(
      asked || t.asked('ann').length === 0 || !t.options('ann', 'research-technology').includes('fleet-logistics'),
    ).toBe(true);
    goes(t);
    return asked;
  };
  expect([offered('ann'), offered('bob'), offered('ann', true)]).toEqual([true, false, false]);
});

test('AI Development Algorithm: offered while readied for Production and unit upgrades only', () => {
  const offered = (technologies: string[], data: object = {}, exhausted = false): boolean => {
    const t = lay({
      seats: { ann: 'winnu', bob: 'letnev', cat: 'naalu' },
      technologies: { ann: technologies },
      ground: { winnu: { ann: '1 space-dock' } },
      change: ({ seats: { ann } }) => {
        ann.tradeGoods = 5;
        if (exhausted) ann.technologies['ai-development-algorithm'].exhausted = true;
      },
    }).begin(produceUnits, { seat: 'ann', system: '07', ...data });
    const asked = t.asks('ann', 'window');
    goes(t);
    return asked;
  };
  const both = ['ai-development-algorithm', 'carrier-ii'];
  expect([
    offered(both),
    offered(['ai-development-algorithm']),
    offered(both, {}, true),
    // By an ability, as that of Freelancers, and not by Production.
    offered(both, { limit: 1 }),
  ]).toEqual([true, false, false, false]);
  const study = lay({
    seats: { ann: 'yssaril', bob: 'letnev', cat: 'naalu' },
    technologies: { ann: ['ai-development-algorithm'] },
    change: ({ seats: { ann } }) => void (ann.technologies['ai-development-algorithm'].exhausted = true),
  }).begin(research, { seat: 'ann' });
  expect(study.options('ann', 'research-technology')).not.toContain('destroyer-ii');
  goes(study);
});

test('The Obsidian: draws a secret objective only when gained itself', () => {
  const secrets = (t: TestTable, seat = 'ann'): number => t.state.seats[seat].secretObjectives.length;
  const t = lay({
    seats: { ann: 'winnu', bob: 'letnev', cat: 'naalu' },
    change: ({ decks }) => void (decks.relic.draw = ['the-obsidian', 'dominus-orb', 'maw-of-worlds']),
  });
  t.begin(gainRelic, { seat: 'ann' });
  expect([secrets(t), Object.keys(t.state.seats.ann.relics ?? {})]).toEqual([1, ['the-obsidian']]);
  t.begin(gainRelic, { seat: 'ann' }).begin(gainRelic, { seat: 'bob' });
  expect([secrets(t), secrets(t, 'bob')]).toEqual([1, 0]);
  goes(t);
});
