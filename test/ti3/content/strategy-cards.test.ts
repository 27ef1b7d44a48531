import { expect, test } from 'vitest';
import { activationProblem } from '#ti3/rules/movement/activation.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { addUnit, allUnits, removeUnits } from '#ti3/rules/units/units.ts';
import { placeCounter } from '#ti3/rules/tokens/command-counters.ts';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { abroad, asked, give, laidOut, play, refused, reply } from './third-game.ts';

const cards = laidOut().book.byKind['strategy-card'];

test('E3 3.5 Initiative: makes its player speaker with free secondaries', () => {
  const game = laidOut();
  game.state.speaker = 'p1';
  cards.initiative.chosen?.(game, 'p2');
  expect(game.state.speaker).toBe('p2');
  expect(game.state.facts.map(({ type }) => type)).toContain('speaker-changed');
  const cost = (seat: string): number => modify(game, 'secondary-cost', { seat, card: 'warfare' }, 1);
  expect([cost('p1'), cost('p2')]).toEqual([1, 0]);
  expireEffects(game, 'round');
  expect(cost('p2')).toBe(1);
  expect(cards.initiative).toMatchObject({ primary: null, secondary: null, notTwice: true });
});

test('Diplomacy: neither player activates a system with the other’s units', () => {
  const game = laidOut();
  const [near, far] = abroad(game);
  give(game, 'p2', near, far);
  const at = game.state.planets[near].system;
  addUnit(game, 'p2', 'ground-force', at, near);
  const problem = (seat: string, system: string): string | undefined => activationProblem(game, seat, system);
  expect(problem('p1', at)).toBeUndefined();
  play(game, 'diplomacy-primary', { seat: 'p1' });
  reply(game, ['p2']);
  expect(problem('p1', at)).toMatch(/peace/);
  expect(problem('p3', at)).toBeUndefined();
  expect(problem('p2', game.state.seats.p1.home)).toMatch(/peace/);
  if (game.state.planets[far].system !== at) expect(problem('p1', game.state.planets[far].system)).toBeUndefined();
  expireEffects(game, 'phase');
  expect(problem('p1', at)).toMatch(/peace/);
  expireEffects(game, 'round');
  expect(problem('p1', at)).toBeUndefined();
});

test('Diplomacy: the secondary refreshes two planets, Xxcha name an opponent', () => {
  const game = laidOut(['sol', 'xxcha', 'norr']);
  const planets = abroad(game).slice(0, 3);
  give(game, 'p1', ...planets);
  for (const planet of planets) game.state.planets[planet].exhausted = true;
  play(game, 'diplomacy-secondary', { seat: 'p1' });
  expect(refused(game, planets)).toMatch(/most 2/);
  reply(game, planets.slice(0, 2));
  expect(planets.map((planet) => game.state.planets[planet].exhausted)).toEqual([false, false, true]);
  expect(cards.diplomacy.secondaryUnable?.(game, 'p3')).toMatch(/exhausted/);
  expect(cards.diplomacy.secondaryUnable?.(game, 'p2')).toBeUndefined();
  game.state.planets['archon-ren'].exhausted = true;
  play(game, 'diplomacy-secondary', { seat: 'p2' });
  reply(game, ['primary']);
  reply(game, ['p3']);
  expect(activationProblem(game, 'p3', 'xxcha-home')).toMatch(/peace/);
});

test('Logistics: grants four counters, or sells them to followers', () => {
  const game = laidOut();
  play(game, 'logistics-primary', { seat: 'p1' });
  reply(game, { command: 2, fleet: 1, strategy: 1 });
  expect(game.state.seats.p1.counters).toEqual({ command: 5, fleet: 4, strategy: 3 });
  const seat = game.state.seats.p2;
  expect(cards.logistics.secondaryUnable?.(game, 'p2')).toMatch(/3 influence/);
  seat.tradeGoods = 7;
  play(game, 'logistics-secondary', { seat: 'p2' });
  // Letnev's own planets have 1 influence.
  expect(asked(game).spec).toMatchObject({ kind: 'number', min: 0, max: 2 });
  reply(game, 2);
  reply(game, { 'trade-goods': 6 });
  reply(game, { command: 2, fleet: 0, strategy: 0 });
  expect([seat.tradeGoods, seat.counters.command]).toEqual([1, 5]);
});

test('Warfare: returns a counter to the command pool', () => {
  const game = laidOut();
  placeCounter(game, 'p1', 'mecatol-rex', 'command');
  placeCounter(game, 'p1', 'sol-home', 'command');
  play(game, 'warfare-primary', { seat: 'p1' });
  reply(game, ['mecatol-rex']);
  expect(game.state.systems['mecatol-rex'].counters).toEqual([]);
  expect(game.state.seats.p1.counters.command).toBe(2);
});

test('E3 19.2 Warfare: the secondary moves two fast ships', () => {
  const game = laidOut();
  const { home } = game.state.seats.p1;
  placeCounter(game, 'p1', home, 'command');
  const open = adjacentSystems(game, home, 'p1').filter((system) => !game.book.tiles[system].special);
  game.state.seats.p1.counters.fleet = 4;
  const ship = addUnit(game, 'p1', 'cruiser', home);
  const held = open[0];
  addUnit(game, 'p2', 'destroyer', held);
  play(game, 'warfare-secondary', { seat: 'p1' });
  expect(refused(game, [`${ship.id}>${held}`])).toMatch(/not among/);
  const to = open[1];
  reply(game, [`${ship.id}>${to}`]);
  expect(game.state.units[ship.id].system).toBe(to);
  expect(game.state.systems[to].counters).toEqual(['p1']);
  expect(game.state.seats.p1.counters.command).toBe(2);
  // A ship that has moved moves no further; the destroyer goes second, and then it is over.
  expect(refused(game, [`${ship.id}>${home}`])).toMatch(/not among/);
  const other = allUnits(game).find((unit) => unit.owner === 'p1' && unit.type === 'destroyer');
  const spec = asked(game).spec;
  const option = spec.kind === 'choose' ? spec.options.find(({ key }) => key.startsWith(`${other?.id}>`)) : undefined;
  if (!option) throw new Error('The destroyer cannot move');
  reply(game, [option.key]);
  expect(game.state.stack).toEqual([]);
});

test('Warfare: the secondary moves no ship to a home system', () => {
  const game = laidOut();
  const { home } = game.state.seats.p2;
  const [beside] = adjacentSystems(game, home).filter((system) => !game.book.tiles[system].special);
  removeUnits(game, allUnits(game));
  const ship = addUnit(game, 'p1', 'cruiser', beside);
  play(game, 'warfare-secondary', { seat: 'p1' });
  expect(refused(game, [`${ship.id}>${home}`])).toMatch(/not among/);
});

test('Imperial: reveals an objective and gives two points', () => {
  const game = laidOut();
  const [next] = game.state.decks.objective.draw;
  play(game, 'imperial-primary', { seat: 'p1' });
  expect(game.state.objectives).toEqual([{ id: next, claimedBy: [] }]);
  expect(game.state.seats.p1.points).toBe(2);
  game.state.decks.objective.draw = ['imperium-rex'];
  play(game, 'imperial-primary', { seat: 'p2' });
  expect(game.state).toMatchObject({ phase: 'ended', winner: 'p1', ending: 'imperium-rex' });
  expect(game.state.seats.p2.points).toBe(0);
});

test('E3 9.6 Imperial: the secondary builds in an activated system', () => {
  const game = laidOut();
  placeCounter(game, 'p1', 'sol-home', 'command');
  game.state.seats.p1.counters.fleet = 4;
  play(game, 'imperial-secondary', { seat: 'p1' });
  reply(game, { cruiser: 1 });
  reply(game, { jord: 1 });
  expect(allUnits(game).filter(({ owner, type }) => owner === 'p1' && type === 'cruiser')).toHaveLength(1);
  expect(game.state.systems['sol-home'].counters).toEqual(['p1']);
});
