import { expect, test } from 'vitest';
import { PLANETS } from '#ti4/discord/input/named-goods.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { explore } from '#ti4/rules/exploration/exploration.ts';
import { gainPlanetCard } from '#ti4/rules/planets/planet-lifecycle.ts';
import type { State } from '#ti4/rules/state.ts';
import { narrate } from '#ti4/views/index.ts';
import { onTop } from '../rules/exploring.ts';
import { load } from '../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';
import { council as revealed, elects, nextStrategyPhase } from './agenda-rulings/council.ts';
import { resting } from './factions/leaders-at-hand.ts';

// What cards of Prophecy of Kings and its codices do beside each other, as a judge would ask it.

const SETS = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const SEATS = { ann: 'sol', bob: 'letnev', cat: 'winnu' };
const lay = (setting: Setting = {}): TestTable =>
  table({
    sets: SETS,
    seats: SEATS,
    ...setting,
    change: (state) => {
      resting(state);
      setting.change?.(state);
    },
  });
const inTurn = (setting: Setting = {}): TestTable => lay(setting).begin(turn, { seat: 'ann', performed: 0 });
const council = (agenda: string, setting: Setting = {}, voters: string[] = []): TestTable =>
  revealed(agenda, { sets: SETS, seats: SEATS, ...setting }, voters);
const relics = (...ids: string[]): NonNullable<State['seats'][string]['relics']> =>
  Object.fromEntries(ids.map((component) => [component, { component }]));
const told = (t: TestTable): string[] => narrate(t.game, t.game.facts, null);

// Nano-Forge

test('Nano-Forge: once attached it is nobody’s action', () => {
  const t = inTurn({
    planets: { ann: ['starpoint', 'lodor'], bob: ['wellon'] },
    change: ({ seats: { ann } }) => void (ann.relics = relics('nano-forge')),
  });
  t.ann.uses('Nano-Forge').chooses('starpoint', 'choose-planet').endsTurn();
  for (const seat of ['ann', 'bob'] as const) {
    t.begin(turn, { seat, performed: 0 });
    expect(t.names(seat, 'turn'), seat).not.toContain('nano-forge');
    t.leaves(seat, 'turn');
  }
});

// Stymie

test('Stymie Ω: may target the wormhole nexus', () => {
  const t = lay({
    seats: { ann: 'arborec', bob: 'letnev', cat: 'winnu' },
    active: 'bob',
    space: { 26: { bob: '1 cruiser' } },
    ground: { starpoint: { cat: '1 infantry' } },
    change: ({ seats: { ann, cat } }) => {
      ann.promissoryNotes = [];
      cat.promissoryNotes.push('stymie@ann');
    },
  }).begin('tactical-action', { seat: 'bob' });
  t.bob.activates('27').moves('cruiser from 26').cat.plays('stymie').chooses('82', 'stymie');
  expect(t.state.systems['82'].tokens).toEqual(['bob']);
});

// A planet in no system

const CARD = 'custodia-vigilia';
const keleres = (card: string): TestTable => {
  const t = lay({ seats: { ann: 'keleres', bob: 'ul', cat: 'winnu' }, homes: { ann: 'xxcha' }, phase: 'agenda' });
  gainPlanetCard(t.game, 'ann', CARD);
  t.state.planets[CARD].markers = [{ id: 'terraform@bob', component: 'terraform' }];
  onTop(t.state, card);
  t.begin(explore, { seat: 'ann', planet: CARD, system: '' });
  t.ann.chooses('cultural', 'trait-to-explore');
  return t;
};

test('Custodia Vigilia note 10a: no wormhole opens, Freelancers produce nothing', () => {
  const wormhole = keleres('gamma-wormhole');
  expect([wormhole.facts('token-laid'), wormhole.state.purged]).toEqual([[], ['gamma-wormhole#1']]);
  const hired = keleres('freelancers');
  expect([hired.open, hired.facts('produced'), hired.state.decks.cultural.discard]).toEqual([
    [],
    [],
    ['freelancers#1'],
  ]);
});

test('Custodia Vigilia note 4: a Demilitarized Zone card cannot be traded', () => {
  const t = keleres('demilitarized-zone-attachment');
  expect(t.state.planets[CARD].markers?.map(({ component }) => component)).toEqual([
    'terraform',
    'demilitarized-zone-attachment',
  ]);
  expect(() => t.ann.offers('bob', { give: { planets: [CARD] }, take: { tradeGoods: 0 } })).toThrow(
    'You cannot trade this planet card now.',
  );
  expect(PLANETS.groups(t.game, 'ann', 'bob')).toEqual([]);
});

// Dominus Orb

test('Dominus Orb: offered only where an own token blocks something', () => {
  const orb = (tokens: string[], units: Setting): TestTable =>
    inTurn({
      ...units,
      change: ({ seats: { ann }, systems }) => {
        ann.relics = relics('dominus-orb');
        for (const system of tokens) systems[system].tokens = ['ann'];
      },
    }).ann.activates('27').table;
  const ships: Setting = { space: { 26: { ann: '1 cruiser' } } };
  expect(orb([], ships)).toAsk('ann move-ships');
  expect(orb(['26'], ships)).toAsk('ann window');
  // Ground forces that could be picked up on the way.
  expect(orb(['30'], { ...ships, ground: { mellon: { ann: '1 infantry' } } })).toAsk('ann window');
  expect(orb(['30'], ships)).toAsk('ann move-ships');
});

// What is told

test('Leadership Rider: the log names the predicted outcome', () => {
  const t = council('mutiny', { hands: { cat: ['leadership-rider'] } });
  t.cat.plays('leadership-rider').chooses('for');
  expect(told(t).filter((line) => line.includes('Leadership Rider'))).toEqual([
    'Winnu plays Leadership Rider.',
    'Winnu predicts the outcome “For” with Leadership Rider.',
  ]);
  t.leaves('bob', 'vote-for');
});

test('Decoy Operation note 1: the log says who came from where', () => {
  const t = inTurn({
    hands: { bob: ['decoy-operation'] },
    ground: { starpoint: { bob: '1 space-dock' }, wellon: { bob: '1 mech (damaged)' }, quann: { bob: '2 infantry' } },
  });
  t.ann
    .activates('27')
    .bob.plays('decoy-operation')
    .chooses(['mech on Wellon', 'infantry on Quann'], 'decoy-operation-forces');
  expect(t.bob).toHaveUnits('infantry, mech (damaged), space-dock', 'starpoint');
  expect(told(t)).toContain('Letnev moves 1 infantry to Starpoint and 1 mech to Starpoint, from Quann and Wellon.');
  t.leaves('ann', 'end-turn');
});

test('Ghost Squad: the log says which forces moved to which planet', () => {
  const t = lay({ ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '2 infantry' } } });
  t.game.addFact({
    type: 'forces-relocated',
    seat: 'bob',
    placed: { 'infantry@starpoint>new-albion': 1, 'infantry@new-albion>starpoint': 0 },
  });
  t.game.addFact({ type: 'forces-relocated', seat: 'bob', placed: { starpoint: 2 } });
  expect(told(t).slice(-2)).toEqual([
    'Letnev moves 1 infantry from Starpoint to New Albion.',
    'Letnev moves ground forces between planets.',
  ]);
});

test('Representative Government: records whose cultural planets are exhausted', () => {
  const t = elects(
    council('representative-government', { planets: { bob: ['mecatol-rex', 'lodor', 'starpoint'] } }),
    'against',
  );
  nextStrategyPhase(t);
  expect(t.facts('planets-exhausted')).toMatchObject([
    { seat: 'bob', planets: ['lodor'], why: 'representative-government' },
  ]);
  t.leaves('ann', 'choose-strategy-card');
});

test('X-89 Bacterial Weapon ΩΩ: records which planet is exhausted', () => {
  const bombed = (ground: Setting['ground'], face: number): TestTable => {
    const t = lay({
      technologies: { ann: ['x-89-bacterial-weapon'] },
      space: { 27: { ann: '1 dreadnought' } },
      ground,
    });
    return load(t, face).begin(bombardment, { seat: 'ann', system: '27' });
  };
  const t = bombed({ starpoint: { bob: '2 infantry' } }, 1);
  if (t.asks('ann', 'bombard')) t.ann.bombards('starpoint');
  expect(t.facts('planets-exhausted')).toMatchObject([
    { seat: 'bob', planets: ['starpoint'], why: 'x-89-bacterial-weapon' },
  ]);
});
