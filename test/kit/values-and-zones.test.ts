import { expect, test } from 'vitest';
import { listenersTo } from '#kit/components/zones.ts';
import { addEffect, bookOf, cards, fair, kit, modify, whom, type Fair, type FairGame } from './fair.ts';

const toll = (game: ReturnType<typeof fair>, seat: string): number => modify(game, 'toll', { seat }, 2);
const component = (id: string) => cards.find((one) => one.id === id)!;

test('a value combines the components in force for its subject', () => {
  expect(toll(fair(), 'ann')).toBe(2);
  expect(toll(fair({ decrees: { tithe: { component: 'tithe' } } }), 'ann')).toBe(3);
  const game = fair({ decrees: { charter: { component: 'charter', owner: 'bob' } } });
  expect([toll(game, 'ann'), toll(game, 'bob')]).toEqual([2, 0]);
});

test('a component present twice changes a value twice', () => {
  expect(toll(fair({ decrees: { tithe: { component: 'tithe' }, copy: { component: 'tithe' } } }), 'ann')).toBe(4);
});

test('a card in hand is not in force, its remembered effect is', () => {
  const game = fair({ hands: { ann: ['ballad#1'] } });
  expect(kit.inForce(game, component('ballad'))).toEqual([]);
  expect(modify(game, 'greeting', {}, 'Hail')).toBe('Hail');
  const id = addEffect(game, 'ballad', 'ann', { about: 'the duke' }, 'day');
  expect(kit.inForce(game, component('ballad'))).toEqual([
    { component: 'ballad', holder: 'ann', key: id, memory: { about: 'the duke' } },
  ]);
  expect(modify(game, 'greeting', {}, 'Hail')).toBe('Hail and the duke');
});

test('a hand is usable by its holder, an unowned component by everybody', () => {
  const game = fair({ hands: { ann: ['cutpurse#1', 'cutpurse#2'] }, decrees: { alms: { component: 'alms' } } });
  expect(kit.usableHoldings(game, component('cutpurse'), 'ann').map(({ key }) => key)).toEqual([
    'cutpurse#1',
    'cutpurse#2',
  ]);
  expect(kit.usableHoldings(game, component('cutpurse'), 'bob')).toEqual([]);
  expect(kit.usableHoldings(game, component('alms'), 'cat')).toEqual([
    { component: 'alms', holder: 'cat', key: 'alms', memory: null },
  ]);
});

test('an owned component is usable by its owner only', () => {
  const game = fair({ decrees: { alms: { component: 'alms', owner: 'bob' } } });
  expect(kit.usableHoldings(game, component('alms'), 'cat')).toEqual([]);
  expect(kit.usableHoldings(game, component('alms'), 'bob')).toHaveLength(1);
});

test('each of two zones of a kind contributes its components', () => {
  const wall = kit.defineZone({
    name: 'wall',
    kinds: ['decree'],
    inForce: (_game, put) => put({ component: 'alms', holder: 'ann', key: 'nailed', memory: null }),
    problem: () => 'It is nailed to the wall.',
  });
  const game = fair({ decrees: { alms: { component: 'alms' } } }, bookOf([], { zones: [wall] }));
  expect(kit.anytimeAbilities(game, 'ann').map(({ zone, held, problem }) => [zone.name, held.key, problem])).toEqual([
    ['table', 'alms', undefined],
    ['wall', 'nailed', 'It is nailed to the wall.'],
  ]);
});

test('a phase readies the components in its zones', () => {
  const game = fair({ decrees: { alms: { component: 'alms', exhausted: true } } });
  kit.readyAll(game, 'dusk');
  expect(game.state.decrees.alms.exhausted).toBe(true);
  kit.readyAll(game, 'dawn');
  expect(game.state.decrees.alms.exhausted).toBeUndefined();
});

test('only components in play, lasting or hidden listen to a moment', () => {
  const heard = (game: FairGame, moment = 'after coins-taken'): string[] =>
    listenersTo<Fair>(game, moment).map(({ component: { id } }) => id);
  expect(heard(fair())).toEqual(['cutpurse']);
  expect(heard(fair({ decrees: { census: { component: 'census' } } }))).toEqual(['census', 'cutpurse']);
  const game = fair({ hands: { ann: ['ballad#1'] } });
  expect(heard(game, 'after gate-opens')).toEqual([]);
  addEffect(game, 'ballad', 'ann', null, 'day');
  expect(heard(game, 'after gate-opens')).toEqual(['ballad']);
});

test('duplicate names are refused for any kind of definition', () => {
  expect(() => bookOf([{ ...component('tithe') }])).toThrow('Two of a name: component tithe');
  const [procedure] = kit.momentProcedures;
  expect(() => bookOf([], { procedures: [{ ...procedure }] })).toThrow('Two of a name: procedure moments');
  expect(() => bookOf([], { zones: [kit.defineZone({ name: 'hand', kinds: ['trick'] })] })).toThrow(
    'Two of a name: zone hand',
  );
});

test('a component’s question without a title gets “resolve” and its name', () => {
  const questions = [{ ...whom, name: 'which' }];
  expect(bookOf([{ ...component('tithe'), id: 'other', questions }]).questions.which.title).toBe('resolve Tithe');
});
