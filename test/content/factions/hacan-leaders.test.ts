import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { unlocked } from './leaders-at-hand.ts';

const SETS = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const seats = { ann: 'hacan', bob: 'winnu', cat: 'sol' };
const at = (setting: Setting = {}): TestTable => table({ sets: SETS, seats, ...setting });

// Gila the Silvertongue

/** Mutiny is voted on; Ann has Gila and 3 trade goods. */
const voting = (setting: Setting = {}): TestTable =>
  at({
    phase: 'agenda',
    planets: { ann: ['starpoint', 'quann'], bob: ['lodor'], cat: ['mecatol-rex'] },
    ...setting,
    change: (state) => {
      unlocked('gila-the-silvertongue')(state);
      state.seats.ann.tradeGoods = 3;
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

test('Gila the Silvertongue note 1 each trade good buys 2 votes', () => {
  const t = voting();
  t.bob.abstains().cat.votesFor('against', 'mecatol-rex');
  t.ann.votesFor('for', 'starpoint', 'gila-the-silvertongue').chooses(3, 'gila-the-silvertongue');
  expect(t.state.seats.ann.tradeGoods).toBe(0);
  expect(
    t.facts('votes-cast').flatMap(({ seat, outcome, votes }) => (seat === 'ann' ? [[outcome, votes]] : [])),
  ).toEqual([
    ['for', 1],
    ['for', 6],
  ]);
  expect(t.facts('outcome-resolved')).toMatchObject([{ outcome: 'for' }]);
  expect(t.stopsAt()).toEqual(['bob vote-for', 'cat vote-for', 'ann vote-for']);
});

test('Gila the Silvertongue note 1a, note 1b abstainers cast no votes', () => {
  const t = voting();
  t.bob.abstains().cat.votesFor('against', 'mecatol-rex').ann.abstains();
  expect([t.state.seats.ann.tradeGoods, t.facts('outcome-resolved')]).toMatchObject([3, [{ outcome: 'against' }]]);
  expect(t.stopsAt()).toEqual(['bob vote-for', 'cat vote-for', 'ann vote-for']);
});

test('Gila the Silvertongue note 1b an Alliance adds its holder’s votes', () => {
  const t = voting({
    change: ({ seats: { bob } }) => {
      bob.playArea.push('alliance@ann');
      bob.tradeGoods = 2;
    },
  });
  t.bob.votesFor('for', 'lodor', 'alliance@ann').chooses(1, 'gila-the-silvertongue');
  expect(t.facts('votes-cast').map(({ seat, outcome, votes }) => [seat, outcome, votes])).toEqual([
    ['bob', 'for', 1],
    ['bob', 'for', 2],
  ]);
  expect(t.stopsAt()).toEqual(['cat vote-for', 'ann vote-for']);
});

test('Gila the Silvertongue: adds no votes under Representative Government', () => {
  const t = voting({
    change: ({ laws }) => {
      laws['representative-government'] = { component: 'representative-government' };
    },
  });
  t.ann.chooses('for', 'vote-for');
  expect(t.asked('ann')).toEqual([]);
  t.bob.abstains().cat.abstains();
  expect([t.state.seats.ann.tradeGoods, t.facts('votes-cast').map(({ votes }) => votes)]).toEqual([3, [1]]);
  expect(t.stopsAt()).toEqual(['bob vote-for', 'cat vote-for', 'ann vote-for']);
});

test('Gila the Silvertongue: 10 trade goods unlock it', () => {
  const goods = (tradeGoods: number): boolean =>
    at({ change: ({ seats: { ann } }) => void (ann.tradeGoods = tradeGoods) })
      .begin(turn, { seat: 'ann', performed: 0 })
      .facts('leader-unlocked')
      .some(({ leader }) => leader === 'gila-the-silvertongue');
  expect([goods(9), goods(10)]).toEqual([false, true]);
});

// Pride of Kenara

/** Ann has a mech and more on Starpoint; Bob is her neighbor. */
const market = (setting: Setting = {}): TestTable =>
  at({
    ground: {
      starpoint: { ann: '1 mech, 2 infantry, 1 pds' },
      'new-albion': { ann: '1 infantry' },
      lodor: { bob: '1 infantry' },
    },
    planets: { ann: ['quann'] },
    space: { 27: { bob: '1 cruiser' } },
    ...setting,
  }).begin(turn, { seat: 'ann', performed: 0 });

test('Pride of Kenara note 1 trades its planet, relocating all units (D56)', () => {
  const t = market();
  t.ann.offers('bob', { give: { planets: ['starpoint'] }, take: { tradeGoods: 0 } });
  t.bob.accepts();
  expect(t.options('ann', 'units-of-traded-planet')).toEqual(expect.arrayContaining(['new-albion', 'quann']));
  expect(t.options('ann', 'units-of-traded-planet')).not.toContain('starpoint');
  t.ann.chooses('new-albion', 'units-of-traded-planet');
  expect([t.units('ann', { planet: 'new-albion' }), t.units('ann', { planet: 'starpoint' })]).toEqual([
    '3 infantry, 1 mech, 1 pds',
    '',
  ]);
  expect(t.state.planets.starpoint).toMatchObject({ controller: 'bob', exhausted: true });
  expect(t.facts('planet-taken')).toMatchObject([{ seat: 'bob', planet: 'starpoint', from: 'ann' }]);
  expect(t.facts('transaction-done')).toMatchObject([{ give: { planets: 1 }, take: {} }]);
  expect(t.state.turn.passages).toBeUndefined();
  expect(t.stopsAt()).toEqual(['ann turn']);
});

test('Pride of Kenara: trades only its own planet', () => {
  const t = market({ ground: { starpoint: { ann: '1 mech' }, lodor: { bob: '1 mech' } } });
  const refused = (give: string[], take: string[] = []): void =>
    void t.ann.offers('bob', {
      ...(give.length && { give: { planets: give } }),
      ...(take.length && { take: { planets: take } }),
    });
  expect(() => refused(['quann'])).toThrow('You cannot trade this planet card now.');
  expect(() => refused([], ['lodor'])).toThrow('The other player cannot trade this planet card now.');
  expect(() => refused(['lodor'])).toThrow('You cannot trade this planet card now.');
  expect(() => refused(['nowhere-at-all'])).toThrow('You cannot trade this planet card now.');
  expect(t.stopsAt()).toEqual(['ann turn']);
});

test('Pride of Kenara note 2 cannot trade during combat', () => {
  const t = at({
    ground: { starpoint: { ann: '1 mech, 2 infantry' }, 'new-albion': { ann: '2 infantry', bob: '2 infantry' } },
    planets: { ann: ['quann'] },
    space: { 27: { bob: '1 cruiser' } },
  });
  t.begin(groundCombat, { system: '27', planet: 'new-albion', attacker: 'ann', defender: 'bob' });
  expect(() => t.ann.offers('bob', { give: { planets: ['starpoint'] } })).toThrow(
    'You cannot trade this planet card now.',
  );
  expect(t.stopsAt()).toEqual(['cat window']);
});

test('Pride of Kenara note 3 units leaving a gravity rift roll', () => {
  const t = load(
    market({
      board: { 102: '67' },
      ground: { cormund: { ann: '1 mech, 2 infantry, 1 pds' } },
      space: { 67: { bob: '1 cruiser' } },
    }),
    3,
    4,
    9,
    1,
  );
  t.ann.offers('bob', { give: { planets: ['cormund'] } });
  t.bob.accepts();
  t.ann.chooses('quann', 'units-of-traded-planet');
  expect(t.facts('rift-rolled').map(({ lost }) => lost)).toEqual([true, false, false, true]);
  expect(t.units('ann', { planet: 'quann' })).toBe('2 infantry');
  expect(t.stopsAt()).toEqual(['ann turn']);
});

// Demilitarized Zone, found by exploring

const zone = (setting: Setting = {}): TestTable =>
  at({
    ...setting,
    planets: { ann: ['starpoint'], bob: ['lodor'] },
    change: (state) => {
      state.planets.starpoint.markers = [
        { id: 'demilitarized-zone-attachment#1', component: 'demilitarized-zone-attachment' },
      ];
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      setting.change?.(state);
    },
  });

test('Demilitarized Zone: its planet is tradable in agenda phases', () => {
  const t = zone({ phase: 'agenda' }).begin(agendaPhase, {});
  t.ann.offers('bob', { give: { planets: ['starpoint'] } });
  t.bob.accepts();
  expect(t.state.planets.starpoint).toMatchObject({ controller: 'bob', exhausted: true });
  expect(t.stopsAt()).toEqual(['bob vote-for', 'cat vote-for', 'ann vote-for']);
  const turns = zone({ space: { 27: { bob: '1 cruiser' } } }).begin(turn, { seat: 'ann', performed: 0 });
  expect(() => turns.ann.offers('bob', { give: { planets: ['starpoint'] } })).toThrow(
    'You cannot trade this planet card now.',
  );
  expect(turns.stopsAt()).toEqual(['ann turn']);
});
