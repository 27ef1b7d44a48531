import { expect, test } from 'vitest';
import { agenda } from '#ti4/rules/components/component.ts';
import { enactLaw } from '#ti4/rules/politics/laws.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { adjacentSystems, isOnEdge, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { UNDOABLE_FACTS } from '#ti4/service/undoable-facts.ts';
import { narrate } from '#ti4/narration/narrate.ts';
import { load, plain } from './loaded-dice.ts';
import { table, type Setting, type TestTable } from './table.ts';

const SETS = ['base', 'codex-1', 'pok'];
const NEXUS = '82';

/** Gamma wormholes at 27 and 30. */
const gammas = agenda({
  id: 'test-gammas',
  name: 'Gammas',
  set: 'base',
  text: 'test',
  type: 'law',
  elect: 'for-against',
  modifiers: {
    wormholes: (_game, _held, wormholes, { system }) =>
      system === '27' || system === '30' ? [...wormholes, 'gamma'] : wormholes,
  },
});

// 26 has an alpha wormhole, 25 a beta one.
function galaxy(setting: Setting = {}): TestTable {
  const t = table({ seats: plain, sets: SETS, components: [gammas], ...setting });
  enactLaw(t.game, 'test-gammas', 'for');
  return t;
}
const nexus = (t: TestTable) => ({ face: t.state.systems[NEXUS].face, wormholes: wormholesIn(t.game, NEXUS) });
const SHUT = { face: undefined, wormholes: ['gamma'] };
const OPEN = { face: 'open', wormholes: ['alpha', 'beta', 'gamma'] };

test('100.1, 100.1a, 101.4b the nexus starts with its gamma wormhole only', () => {
  const t = galaxy();
  expect(t.state.systems[NEXUS].position).toBe(null);
  expect(t.state.planets.mallice).toMatchObject({ system: NEXUS, controller: null });
  expect(nexus(t)).toEqual(SHUT);
  expect(adjacentSystems(t.game, NEXUS)).toEqual(['27', '30']);
});

test('100.1b, 100.1c, 39.2a the nexus can be activated, on the edge', () => {
  const t = galaxy().begin(tacticalAction, { seat: 'ann' });
  expect(t.options('ann', 'system-to-activate')).toContain(NEXUS);
  expect([isOnEdge(t.game, NEXUS), isOnEdge(t.game, '18')]).toEqual([true, false]);
  t.leaves('ann', 'system-to-activate');
});

test('100 a game without its set has no nexus', () => {
  expect(table({ seats: plain }).state.systems[NEXUS]).toBeUndefined();
});

const arrival: Setting = {
  space: { 27: { ann: '2 cruiser' } },
  ground: { lodor: { bob: '1 pds' }, mellon: { cat: '1 pds' } },
  technologies: { bob: ['pds-ii'], cat: ['pds-ii'] },
};

test('100.2a, 100 note 2 opens after movement: before, only space cannons at gamma wormholes fire', () => {
  const t = load(galaxy(arrival), 1).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates(NEXUS).moves('2 cruiser from 27');
  expect(t).toAsk('cat use-space-cannon');
  expect(nexus(t)).toEqual(SHUT);
  t.cat.firesAt('ann');
  expect(nexus(t)).toEqual(OPEN);
  expect(t.facts('tile-turned')).toEqual([
    expect.objectContaining({ system: NEXUS, face: 'open', wormholes: ['alpha', 'beta', 'gamma'] }),
  ]);
});

test('100.2 the open nexus gains alpha and beta, and never closes', () => {
  const t = galaxy({ space: { 27: { ann: '1 cruiser' } } }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates(NEXUS).moves('cruiser from 27');
  expect(adjacentSystems(t.game, NEXUS).sort()).toEqual(['25', '26', '27', '30']);
  t.state.units = {};
  t.begin(tacticalAction, { seat: 'bob' }).bob.activates('19');
  expect(nexus(t)).toEqual(OPEN);
});

test('100.2a the nexus opens even if all arriving ships are destroyed', () => {
  const t = load(galaxy({ ...arrival, space: { 27: { ann: '1 cruiser' } } }), 10).begin(tacticalAction, {
    seat: 'ann',
  });
  t.ann.activates(NEXUS).moves('cruiser from 27');
  t.cat.firesAt('ann');
  expect(t.units('ann')).toBe('');
  expect(nexus(t)).toEqual(OPEN);
});

test('100.2 placing a unit opens the nexus (100 note 1, 100 note 4)', () => {
  const t = galaxy({
    hands: { ann: ['ghost-ship'] },
    change: (state) => {
      state.systems[NEXUS].tokens = ['bob'];
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.plays('ghost-ship').chooses(NEXUS, 'ghost-ship').endsTurn();
  expect(nexus(t)).toEqual(OPEN);
  expect(t.units('ann', { system: NEXUS })).toBe('1 destroyer');
  expect(t.state.systems[NEXUS].tokens).toEqual(['bob']);
});

test('100.2 gaining control of Mallice opens the nexus', () => {
  const t = galaxy({ planets: { cat: ['mallice'] } }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('19');
  expect(nexus(t)).toEqual(OPEN);
});

test('100 note 3 stays shut to ships following the Hil Colish', () => {
  const t = galaxy({
    seats: { ann: 'creuss', bob: 'winnu', cat: 'naalu' },
    space: { 27: { ann: '1 flagship' }, 17: { ann: '1 carrier' }, 25: { ann: '1 dreadnought' } },
    change: (state) => {
      state.seats.ann.technologies = {};
    },
  }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates(NEXUS).declines();
  const lines = t.options('ann', 'move-ships');
  expect([lines.includes('carrier@17'), lines.includes('dreadnought@25')]).toEqual([true, false]);
  t.ann.moves('flagship from 27, carrier from 17, move-first');
  expect(t.units('ann', { system: NEXUS })).toBe('1 carrier, 1 flagship');
  expect(nexus(t).face).toBe('open');
});

test('100 note 5 a ship in the open nexus fulfills Become the Gatekeeper', () => {
  const t = galaxy({ space: { [NEXUS]: { ann: '1 cruiser' } } });
  const meets = () => t.game.book.byKind.objective['become-the-gatekeeper'].fulfilled(t.game, 'ann');
  expect(meets()).toBe(false);
  t.begin(tacticalAction, { seat: 'bob' }).bob.activates('19');
  expect(meets()).toBe(true);
});

test('100 a turned tile is announced and stays undoable', () => {
  const t = galaxy({ space: { 27: { ann: '1 cruiser' } } }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates(NEXUS).moves('cruiser from 27');
  const [fact] = t.facts('tile-turned');
  expect(narrate(t.game, [fact], null)).toEqual(['Mallice is flipped (wormholes: alpha, beta, gamma).']);
  expect(UNDOABLE_FACTS.has(fact.type)).toBe(true);
});
