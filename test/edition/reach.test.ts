import { expect, test } from 'vitest';
import { formatReach, reachBadges, type PresentedReach } from '#discord/format/reach.ts';
import { measureReach as measureSecond } from '#ti2/views/index.ts';
import { measureReach as measureThird } from '#ti3/views/index.ts';
import { measureReach as measureFourth } from '#ti4/views/index.ts';
import { table as fourth } from '../rules/table.ts';
import { table as second } from '../ti2/table.ts';
import { table as third } from '../ti3/table.ts';

const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };

test('58.4b enemy ships stop the count of moves as they stop movement', () => {
  const space = { '06': { ann: '1 cruiser' }, 19: { bob: '1 cruiser' } };
  const { moves, ships } = measureFourth(fourth({ seats, space }).game, '26', 'ann');
  expect(moves).toMatchObject({ 26: 0, 19: 1, 20: 1, 18: 1 });
  expect(moves['06']).toBeUndefined();
  expect(ships).toEqual([]);
});

test('58.1 ships that can move to a system are told with their place', () => {
  const space = { '06': { ann: '2 cruiser, 1 carrier' }, 27: { ann: '1 destroyer' } };
  const { moves, ships } = measureFourth(fourth({ seats, space }).game, '26', 'ann');
  expect(moves['06']).toBe(2);
  expect(ships).toEqual([
    { system: '27', from: 'New Albion and Starpoint (102)', units: '1 destroyer' },
    { system: '06', from: '[0.0.0] (301)', units: '2 cruisers' },
  ]);
});

test('86.1 a supernova has a reason instead of moves', () => {
  const space = { 20: { ann: '1 cruiser' } };
  const { barred, ships } = measureFourth(fourth({ seats, space, board: { 201: '43' } }).game, '43', 'ann');
  expect([barred, ships]).toEqual(['Ships cannot enter a supernova (86.1).', []]);
});

test('58.4 a spectator sees distances by adjacency', () => {
  const space = { '06': { ann: '1 cruiser' }, 19: { bob: '1 cruiser' } };
  const { moves, ships } = measureFourth(fourth({ seats, space }).game, '26', null);
  expect([moves['06'], ships]).toEqual([2, undefined]);
});

test('E3 6.2 enemy ships end the routes of all who cannot pass them', () => {
  const laid = { space: { 'arnor-lor': 'ann cruiser', 'empty-2': 'bob cruiser' } };
  expect(measureThird(third(laid).game, 'saudor', 'ann').moves).toEqual({ saudor: 0, 'empty-3': 1, 'empty-2': 2 });
  const light = third({ ...laid, technologies: { ann: ['light-wave-deflector'] } }).game;
  expect(measureThird(light, 'saudor', 'ann').moves['arnor-lor']).toBe(4);
});

test('E3 17.2 no ship can stop in an asteroid field', () => {
  const { barred } = measureThird(third({ space: { 'empty-1': 'ann cruiser' } }).game, 'asteroid-field-1', 'ann');
  expect(barred).toBe('Ships cannot stop in an asteroid field.');
});

test('E2 7.4 enemy fleets, nebulas and rifts end a route', () => {
  const { game } = second({ space: { quill: 'ann cruiser', 'mecatol-rex': 'bob cruiser', 'nebula-1': 'ann cruiser' } });
  const { moves, ships } = measureSecond(game, 'ravne', 'ann');
  expect(moves).toMatchObject({ ravne: 0, quill: 1, 'mecatol-rex': 1, 'nebula-1': 1 });
  expect(moves['gravity-rift-1']).toBeUndefined();
  expect(moves['asteroid-field-1']).toBeUndefined();
  expect(ships).toEqual([
    { system: 'quill', from: 'Quill (101)', units: '1 cruiser' },
    { system: 'nebula-1', from: 'Nebula (103)', units: '1 cruiser' },
  ]);
});

const REACH: PresentedReach = {
  place: 'Lodor (209)',
  moves: { lodor: 0, a: 1, b: 1, c: 2 },
  ships: [{ from: 'Jord (301)', units: '2 cruisers, 1 carrier' }],
};
const positions: Record<string, string> = { lodor: '209', a: '210', b: '101', c: '102', d: '305' };

test('Systems are listed by their number of moves, without a route last', () => {
  expect(formatReach(REACH, Object.keys(positions), (id) => positions[id]).split('\n')).toEqual([
    '**Moves to Lodor (209)**',
    'Your ships that can move there: 2 cruisers, 1 carrier at Jord (301).',
    '- 1 move: 101, 210',
    '- 2 moves: 102',
    '- No route: 305',
  ]);
  expect(reachBadges(REACH)).toEqual({ lodor: '0', a: '1', b: '1', c: '2' });
});

test('A system that no ship of the viewer reaches says so', () => {
  expect(formatReach({ ...REACH, ships: [] }, ['lodor'], (id) => id)).toContain('None of your ships can move there now.'); // prettier-ignore
});
