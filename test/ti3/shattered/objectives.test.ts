import { expect, test } from 'vitest';
import type { GameFact } from '#ti3/rules/facts.ts';
import type { Game } from '#ti3/rules/game.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { addUnit, destroyUnits } from '#ti3/rules/units/units.ts';
import { abroad, asked, give, play, refused, reply } from '../content/third-game.ts';
import { empire, empireWith } from './empire.ts';

const cards = empire.byKind.objective;
const sol = (): Game => empireWith(['sol', 'norr', 'winnu', 'muaat']);
const fulfils = (game: Game, id: string, seat = 'p1'): boolean => cards[id].fulfilled(game, seat);

/** A battle that is over, as it has been told. */
const battle = (system: string, met: Record<string, number>, winner: string, planet?: string): GameFact[] => {
  const [attacker, defender] = Object.keys(met);
  const where = { system, ...(planet !== undefined && { planet }) };
  return [
    { type: 'battle-begins', ...where, attacker, defender, met },
    { type: 'battle-ends', ...where, winner },
  ] as GameFact[];
};

function rules(game: Game, seat: string, system: string): void {
  addUnit(game, seat, 'cruiser', system);
  for (const planet of game.state.systems[system].planets)
    Object.assign(game.state.planets[planet], { owner: seat, exhausted: false });
}

test('Three Planets Taken counts each planet taken this round once', () => {
  const game = sol();
  const [a, b, c] = abroad(game);
  for (const planet of [a, b]) gainPlanet(game, 'p1', planet);
  gainPlanet(game, 'p2', b);
  gainPlanet(game, 'p1', b);
  expect(fulfils(game, 'three-planets-taken')).toBe(false);
  gainPlanet(game, 'p1', c);
  expect(fulfils(game, 'three-planets-taken')).toBe(true);
});

test('Master of Mecatol Rex, Louder than Neighbors: compares each neighbor alone', () => {
  const game = sol();
  expect(fulfils(game, 'master-of-mecatol')).toBe(false);
  give(game, 'p1', 'mecatol-rex');
  expect(fulfils(game, 'master-of-mecatol')).toBe(true);
  game.state.order = ['p1', 'p2', 'p4', 'p3'];
  for (const planet of Object.values(game.state.planets)) if (planet.owner === 'p2') planet.owner = null;
  // Sol has 8 now with Mecatol Rex, and Winnu 4.
  expect(fulfils(game, 'louder-than-neighbours')).toBe(true);
  const rich = abroad(game).filter((planet) => game.book.planets[planet].influence > 1);
  give(game, 'p3', ...rich.slice(0, 4));
  expect(fulfils(game, 'louder-than-neighbours')).toBe(false);
});

test('Two of Three Colors and Five of a Color count technologies', () => {
  const game = sol();
  const { technologies } = game.state.seats.p1;
  const learn = (color: string, count: number): void => {
    for (const { id } of Object.values(empire.byKind.technology)
      .filter((one) => one.color === color)
      .slice(0, count))
      technologies[id] = { component: id };
  };
  for (const id of Object.keys(technologies)) delete technologies[id];
  learn('red', 2);
  learn('blue', 2);
  learn('green', 1);
  expect(fulfils(game, 'two-of-three-colours')).toBe(false);
  learn('green', 2);
  expect([fulfils(game, 'two-of-three-colours'), fulfils(game, 'five-of-a-colour')]).toEqual([true, false]);
  learn('red', 5);
  expect(fulfils(game, 'five-of-a-colour')).toBe(true);
});

/** Claims an objective that lies open; what is asked then. */
function claims(game: Game, id: string): void {
  game.state.objectives = [{ id, claimedBy: [] }];
  play(game, 'claim-objectives', { seat: 'p1' });
  reply(game, [id]);
}

const idle = (game: Game, id: string): boolean => {
  game.state.objectives = [{ id, claimedBy: [] }];
  play(game, 'claim-objectives', { seat: 'p1' });
  return game.state.stack.length === 0;
};

test('Goods and Tribute: a planet pays resources or influence, not both', () => {
  const game = sol();
  const seat = game.state.seats.p1;
  seat.secretObjective = null;
  const jord = { resources: 4, influence: 2 };
  expect(empire.planets.jord).toMatchObject(jord);
  seat.tradeGoods = 6;
  expect(idle(game, 'goods-and-tribute')).toBe(true);
  seat.tradeGoods = 7;
  claims(game, 'goods-and-tribute');
  expect(asked(game).question).toBe('pay-mixed');
  expect(refused(game, { 'resources>jord': 1, 'influence>jord': 1, 'influence>trade-goods': 1 })).toMatch(/, not both/);
  reply(game, { 'resources>jord': 1, 'influence>trade-goods': 3 });
  expect([seat.tradeGoods, seat.points, game.state.planets.jord.exhausted]).toEqual([0, 1, true]);
});

test('Ten of Either and Twenty of Either: pay resources or influence', () => {
  for (const [id, amount, points] of [
    ['ten-of-either', 10, 1],
    ['twenty-of-either', 20, 2],
  ] as const) {
    const game = sol();
    const seat = game.state.seats.p1;
    seat.secretObjective = null;
    seat.tradeGoods = amount - 5;
    expect(idle(game, id)).toBe(true);
    seat.tradeGoods = amount;
    claims(game, id);
    reply(game, ['influence']);
    reply(game, { 'trade-goods': amount });
    expect([seat.tradeGoods, seat.points]).toEqual([0, points]);
  }
});

test('Three Counters and Six Counters are not paid from fleet supply', () => {
  for (const [id, count, points] of [
    ['three-counters', 3, 1],
    ['six-counters', 6, 2],
  ] as const) {
    const game = sol();
    const seat = game.state.seats.p1;
    seat.secretObjective = null;
    seat.counters = { command: count - 2, fleet: 5, strategy: 1 };
    expect(idle(game, id)).toBe(true);
    seat.counters.strategy = 3;
    claims(game, id);
    reply(game, { command: count - 3, strategy: 3 });
    expect([seat.counters, seat.points]).toEqual([{ command: 1, fleet: 5, strategy: 0 }, points]);
  }
});

test('Successful Invasion and Two Invasions: need attacks against ground forces', () => {
  const game = sol();
  game.state.facts.push(
    ...battle('lodor', { p1: 2, p2: 0 }, 'p1', 'lodor'),
    ...battle('quann', { p2: 2, p1: 2 }, 'p1', 'quann'),
  );
  expect(fulfils(game, 'invader')).toBe(false);
  game.state.facts.push(
    ...battle('saudor', { p1: 2, p2: 1 }, 'p1', 'saudor'),
    ...battle('saudor', { p1: 2, p2: 1 }, 'p1', 'saudor'),
  );
  expect([fulfils(game, 'invader'), fulfils(game, 'two-invasions')]).toEqual([true, false]);
  game.state.facts.push(...battle('thibah', { p1: 2, p2: 1 }, 'p1', 'thibah'));
  expect(fulfils(game, 'two-invasions')).toBe(true);
});

test('Victor and Two Victories: need three enemy ships, different systems', () => {
  const game = sol();
  game.state.facts.push(...battle('lodor', { p1: 5, p2: 2 }, 'p1'), ...battle('quann', { p1: 2, p2: 3 }, 'p2'));
  expect(fulfils(game, 'victor')).toBe(false);
  game.state.facts.push(...battle('saudor', { p2: 3, p1: 2 }, 'p1'), ...battle('saudor', { p1: 2, p3: 3 }, 'p1'));
  expect([fulfils(game, 'victor'), fulfils(game, 'two-victories')]).toEqual([true, false]);
  game.state.facts.push(...battle('thibah', { p1: 2, p2: 4 }, 'p1'));
  expect(fulfils(game, 'two-victories')).toBe(true);
});

test('Blockade: needs ships above another player’s dock', () => {
  const game = sol();
  addUnit(game, 'p1', 'fighter', 'sol-home');
  expect(fulfils(game, 'blockade')).toBe(false);
  addUnit(game, 'p1', 'fighter', game.state.seats.p2.home);
  expect(fulfils(game, 'blockade')).toBe(true);
});

test('Heart and Border: needs Mecatol Rex and three adjacent systems', () => {
  const game = sol();
  const near = adjacentSystems(game, 'mecatol-rex').slice(0, 3);
  for (const system of near) rules(game, 'p1', system);
  expect(fulfils(game, 'heart-and-border')).toBe(false);
  rules(game, 'p1', 'mecatol-rex');
  expect(fulfils(game, 'heart-and-border')).toBe(true);
});

test('Regulator counts docks that cards destroy; Dock Breaker does not', () => {
  const game = sol();
  const [own, planet, other] = abroad(game);
  const dock = (seat: string, on: string): Unit => {
    give(game, seat, on);
    return addUnit(game, seat, 'space-dock', game.state.planets[on].system, on);
  };
  const played = { type: 'action-card-played', seat: 'p1', card: 'secret-industrial-agent#1', component: 'secret-industrial-agent' }; // prettier-ignore
  game.state.facts.push(played as GameFact);
  destroyUnits(game, [dock('p2', planet)]);
  expect([fulfils(game, 'dock-breaker'), fulfils(game, 'regulator')]).toEqual([false, false]);
  // Their own dock and one that the council destroys count for no player.
  destroyUnits(game, [dock('p1', own)]);
  game.state.facts.push({ type: 'outcome-resolved', card: 'dispute-resolution', outcome: planet });
  destroyUnits(game, [dock('p3', other)]);
  expect(fulfils(game, 'regulator')).toBe(false);
  game.state.facts.push(played as GameFact);
  destroyUnits(game, [dock('p3', other)]);
  expect([fulfils(game, 'dock-breaker'), fulfils(game, 'regulator')]).toEqual([false, true]);
});

test('Dock Breaker and Regulator: count docks captured or overrun', () => {
  const game = sol();
  const [planet] = abroad(game);
  give(game, 'p2', planet);
  addUnit(game, 'p2', 'space-dock', game.state.planets[planet].system, planet);
  gainPlanet(game, 'p1', planet);
  expect([fulfils(game, 'dock-breaker'), fulfils(game, 'regulator'), fulfils(game, 'dock-breaker', 'p2')]).toEqual([
    true,
    false,
    false,
  ]);
  game.state.facts.push({ type: 'docks-overrun', seat: 'p2', by: 'p1', system: 'lodor', count: 1 });
  expect(fulfils(game, 'regulator')).toBe(false);
  game.state.facts.push({ type: 'docks-overrun', seat: 'p3', by: 'p1', system: 'lodor', count: 1 });
  expect(fulfils(game, 'regulator')).toBe(true);
});

test('Eleven Planets: scores three points outside the home system', () => {
  const game = sol();
  give(game, 'p1', ...abroad(game).slice(0, 10));
  expect(fulfils(game, 'eleven-planets')).toBe(false);
  give(game, 'p1', abroad(game)[0]);
  expect([fulfils(game, 'eleven-planets'), cards['eleven-planets'].points]).toEqual([true, 3]);
});

test('E3 1.3 Two Sieges: four non-fighters at two rival homes win', () => {
  const game = sol();
  const siege = (seat: string, count: number): void => {
    for (let i = 0; i < count; i++) addUnit(game, 'p1', 'destroyer', game.state.seats[seat].home);
  };
  siege('p2', 4);
  siege('p3', 3);
  addUnit(game, 'p1', 'fighter', game.state.seats.p3.home);
  expect(fulfils(game, 'two-sieges')).toBe(false);
  siege('p3', 1);
  expect([fulfils(game, 'two-sieges'), cards['two-sieges'].wins]).toEqual([true, true]);
});

test('Expansionist: eight controlled systems; Threatening: systems adjacent to two homes', () => {
  const game = sol();
  const open = Object.keys(game.state.systems).filter(
    (system) => !game.book.tiles[system].home && game.state.systems[system].planets.length,
  );
  for (const system of open.slice(0, 7)) rules(game, 'p1', system);
  rules(game, 'p1', 'sol-home');
  expect(fulfils(game, 'expansionist')).toBe(false);
  rules(game, 'p1', open[7]);
  expect(fulfils(game, 'expansionist')).toBe(true);
  const fresh = sol();
  const beside = (seat: string): string => {
    const home = fresh.state.seats[seat].home;
    const others = ['p2', 'p3', 'p4'].filter((one) => one !== seat).map((one) => fresh.state.seats[one].home);
    return (
      adjacentSystems(fresh, home).find(
        (system) => !adjacentSystems(fresh, system).some((next) => others.includes(next)),
      ) ?? ''
    );
  };
  rules(fresh, 'p1', beside('p2'));
  rules(fresh, 'p1', adjacentSystems(fresh, 'sol-home')[0]);
  expect(fulfils(fresh, 'threatening')).toBe(false);
  rules(fresh, 'p1', beside('p3'));
  expect(fulfils(fresh, 'threatening')).toBe(true);
});
