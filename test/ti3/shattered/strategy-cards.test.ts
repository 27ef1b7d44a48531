import { expect, test } from 'vitest';
import { questionMessage } from '#discord/questions/question-message.ts';
import { openAsks } from '#engine';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { placeCounter } from '#ti3/rules/tokens/command-counters.ts';
import type { Game } from '#ti3/rules/game.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { followProblem } from '#ti3/rules/phases/strategic-action.ts';
import { gainTechnology } from '#ti3/rules/technology/technology.ts';
import { addUnit } from '#ti3/rules/units/units.ts';
import { drawPoliticalCards } from '#ti3/rules/politics/political-hands.ts';
import { buildBoardView, buildHandView } from '#ti3/views/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { abroad, asked, give, play, refused, reply } from '../content/third-game.ts';
import { empire, empireWith, itsCards } from './empire.ts';

const laid = (races = ['sol', 'hacan', 'norr'], more: object = itsCards): Game => {
  const game = empireWith(races, more);
  Object.assign(game.state, { phase: 'action', active: 'p1', speaker: 'p2' });
  return game;
};
const options = (game: Game): string[] => {
  const { spec } = asked(game);
  return spec.kind === 'choose'
    ? spec.options.flatMap(({ key, disabledReason }) => (disabledReason === undefined ? [key] : []))
    : [];
};

test.each(['bureaucracy', 'imperial-ii'])('The question for a strategy card fits with %s', (eighth) => {
  const game = laid();
  const { strategyCards } = game.state;
  for (const card of ['bureaucracy', 'imperial-ii', 'imperial']) delete strategyCards[card];
  strategyCards[eighth] = { bonus: 2 };
  for (const card of ['assembly', 'warfare-ii']) strategyCards[card].bonus = 2;
  play(game, 'take-strategy-card', { seat: 'p1' });
  const { spec } = asked(game);
  if (spec.kind !== 'choose') throw new Error('Not asked which card is picked');
  const { content = '' } = questionMessage({ game: 'G', ask: 'A', spec });
  expect(content.length).toBeGreaterThan(1000);
  for (const { hint = '' } of spec.options) expect(content).toContain(hint);
});

test('Leadership: gives three counters and sells three at 2 influence', () => {
  const game = laid();
  const { p1: seat, p2: other } = game.state.seats;
  seat.tradeGoods = 9;
  play(game, 'leadership-primary', { seat: 'p1' });
  reply(game, { command: 3, fleet: 0, strategy: 0 });
  expect(asked(game).spec).toMatchObject({ kind: 'number', max: 3 });
  reply(game, 2);
  reply(game, { 'trade-goods': 4 });
  reply(game, { command: 0, fleet: 0, strategy: 2 });
  expect([seat.counters, seat.tradeGoods]).toEqual([{ command: 6, fleet: 3, strategy: 4 }, 5]);
  other.counters.strategy = 0;
  other.tradeGoods = 2;
  expect(followProblem(game, 'p2', 'leadership')).toBeUndefined();
});

test('E3 19.9 Diplomacy II: blocks opponents or takes an empty planet', () => {
  const game = laid();
  play(game, 'diplomacy-ii-primary', { seat: 'p1' });
  reply(game, ['shut']);
  if (openAsks(game.state).length) reply(game, ['sol-home']);
  expect(game.state.systems['sol-home'].counters.sort()).toEqual(['p2', 'p3']);
  const near = adjacentSystems(game, 'sol-home', 'p1').flatMap((system) => game.state.systems[system].planets);
  const [planet] = near;
  // Sol begins with ships at home, and with all its planets: it is controlled.
  play(game, 'diplomacy-ii-primary', { seat: 'p1' });
  reply(game, ['annex']);
  if (openAsks(game.state).length) {
    expect(options(game).sort()).toEqual([...near].sort());
    reply(game, [planet]);
  }
  expect(game.state.planets[planet]).toMatchObject({ owner: 'p1', exhausted: true });
  expect(followProblem(game, 'p2', 'diplomacy-ii')).toMatch(/influence|empty planet/);
});

test('Diplomacy II: the secondary costs three influence for the planet', () => {
  const game = laid();
  const seat = game.state.seats.p1;
  seat.tradeGoods = 3;
  play(game, 'diplomacy-ii-secondary', { seat: 'p1' });
  reply(game, { 'trade-goods': 3 });
  const [planet] = options(game);
  reply(game, [planet]);
  expect([seat.tradeGoods, game.state.planets[planet].owner]).toEqual([0, 'p1']);
});

test('E3 19.9 Assembly: takes the speaker token, another plays', () => {
  const game = laid();
  const { state } = game;
  const [first, second] = state.decks.political.draw;
  drawPoliticalCards(game, 'p3', 1);
  play(game, 'assembly-primary', { seat: 'p1' });
  expect([state.seats.p1.politicalCards, state.seats.p1.actionCards.length]).toEqual([[second], 2]);
  reply(game, ['take']);
  // 'p1' has a card too, but another player plays one.
  if (asked(game).question === 'choose-player') reply(game, ['p3']);
  expect(state.speaker).toBe('p1');
  if (openAsks(game.state).length && asked(game).question === 'assembly-card') reply(game, [first]);
  expect(state.facts.find((fact) => fact.type === 'political-card-revealed')).toMatchObject({ card: first });
  expect(state.seats.p3.politicalCards).toEqual([]);
});

test('Assembly: or gives the token away and plays a card', () => {
  const game = laid();
  game.state.speaker = 'p1';
  play(game, 'assembly-primary', { seat: 'p1' });
  expect(options(game)).toEqual(['give']);
  reply(game, ['give']);
  reply(game, ['p3']);
  expect(game.state.speaker).toBe('p3');
  if (asked(game).question === 'assembly-card') reply(game, [options(game)[0]]);
  expect(game.state.facts.some((fact) => fact.type === 'political-card-revealed')).toBe(true);
});

test('E3 19.9 Assembly: without other players’ cards there is no vote', () => {
  const game = laid();
  play(game, 'assembly-primary', { seat: 'p1' });
  expect(options(game)).toEqual(['take', 'give']);
  reply(game, ['take']);
  expect([game.state.speaker, openAsks(game.state)]).toEqual(['p1', []]);
});

test('Diplomacy II: its player must choose one of its effects', () => {
  const game = laid();
  play(game, 'diplomacy-ii-primary', { seat: 'p1' });
  expect(options(game)).toEqual(['shut', 'annex']);
});

test('Assembly: the secondary refreshes planets worth six', () => {
  const game = laid();
  const [one] = abroad(game).filter(
    (planet) => empire.planets[planet].resources + empire.planets[planet].influence === 3,
  );
  give(game, 'p1', one);
  for (const planet of [one, 'jord']) game.state.planets[planet].exhausted = true;
  play(game, 'assembly-secondary', { seat: 'p1' });
  expect(refused(game, { jord: 1, [one]: 1 })).toMatch(/6/);
  reply(game, { jord: 1 });
  expect([game.state.planets.jord.exhausted, game.state.planets[one].exhausted]).toEqual([false, true]);
});

test('E3 13.1 a hand holds five hidden political cards', () => {
  const game = laid();
  drawPoliticalCards(game, 'p1', 5);
  const held = game.state.seats.p1.politicalCards ?? [];
  expect(buildHandView(game, 'p1', 'p1').politicalCards).toHaveLength(5);
  expect(JSON.stringify(knownTo(game, 'p2').state.seats.p1)).not.toContain(`"${held[0]}"`);
  expect(buildBoardView(game).seats.find(({ id }) => id === 'p1')?.politicalCards).toBe(5);
  play(game, 'bureaucracy-secondary', { seat: 'p1' });
  expect(asked(game)).toMatchObject({ player: 'p1', question: 'discard-political-cards' });
  reply(game, [held[0]]);
  expect(game.state.seats.p1.politicalCards).toHaveLength(5);
  expect(game.state.decks.political.discard).toEqual([held[0]]);
});

test('E3 9.6 Production: builds without activating with two extra resources', () => {
  const game = laid();
  placeCounter(game, 'p1', 'sol-home', 'command');
  game.state.planets.jord.exhausted = true;
  play(game, 'production-primary', { seat: 'p1' });
  expect(asked(game).question).toBe('build-units');
  expect(refused(game, { 'ground-force>jord': 6 })).toMatch(/at most 4/);
  reply(game, { 'ground-force>jord': 4 });
  expect(game.state.facts.at(-1)).toMatchObject({ type: 'units-produced', cost: 0 });
  game.state.planets.jord.exhausted = false;
  play(game, 'production-secondary', { seat: 'p1' });
  expect(refused(game, { 'ground-force>jord': 4 })).toMatch(/3/);
});

test('Trade II: pays all traders, then opens trading or cancels agreements', () => {
  const game = laid(['sol', 'winnu', 'norr']);
  makeAgreement(game, ['p1', 'p2'], [2, 3]);
  makeAgreement(game, ['p2', 'p3'], [1, 2]);
  const goods = () => ['p1', 'p2', 'p3'].map((seat) => game.state.seats[seat].tradeGoods);
  play(game, 'trade-ii-primary', { seat: 'p1' });
  reply(game, ['goods']);
  // Three and three for Sol; Winnu gets 2 + 2 less one, N'orr 1 less one.
  expect(goods()).toEqual([6, 3, 0]);
  expect(asked(game).question).toBe('propose-agreement');
  const other = laid(['sol', 'hacan', 'norr']);
  makeAgreement(other, ['p1', 'p2'], [2, 3]);
  makeAgreement(other, ['p1', 'p3'], [2, 1]);
  play(other, 'trade-ii-primary', { seat: 'p1' });
  reply(other, ['cancel']);
  const [cancelled] = options(other);
  expect(options(other)).toHaveLength(1);
  reply(other, [cancelled]);
  expect(Object.values(other.state.agreements).map(({ seats }) => seats)).toEqual([['p1', 'p2']]);
  expect(other.state.seats.p1.tradeGoods).toBe(3);
});

test('E3 19.9 Warfare II: high alert improves movement and combat', () => {
  const game = laid();
  play(game, 'warfare-ii-primary', { seat: 'p1' });
  reply(game, ['sol-home']);
  const reach = (from: string) => modify(game, 'movement', { seat: 'p1', type: 'carrier', from, to: 'mecatol-rex' }, 1);
  const roll = { enemy: 'p2', purpose: 'space', attacks: true, round: 1 } as const;
  const bonus = (seat: string, type: 'carrier' | 'ground-force', system: string) =>
    modify(game, 'roll-bonus', { ...roll, seat, type, system }, 0);
  expect([reach('sol-home'), reach('mecatol-rex')]).toEqual([2, 1]);
  expect([
    bonus('p1', 'carrier', 'sol-home'),
    bonus('p1', 'ground-force', 'sol-home'),
    bonus('p2', 'carrier', 'sol-home'),
  ]).toEqual([1, 0, 0]);
  expect(buildBoardView(game).systems.find(({ id }) => id === 'sol-home')?.marks).toEqual([
    { name: 'High Alert', owner: 'p1' },
  ]);
  const [to] = adjacentSystems(game, 'sol-home', 'p1').filter((system) => !game.book.tiles[system].special);
  play(game, 'tactical-action', { seat: 'p1' });
  reply(game, [to]);
  reply(game, { 'carrier@sol-home': 1 });
  expect(asked(game)).toMatchObject({ player: 'p1', question: 'window' });
  reply(game, [options(game)[0]]);
  expect([reach('sol-home'), reach(to)]).toEqual([1, 2]);
  expireEffects(game, 'phase');
  expect(reach(to)).toBe(1);
});

test('Warfare II: the secondary moves ships to adjacent controlled systems', () => {
  const game = laid();
  const near = adjacentSystems(game, 'sol-home', 'p1').filter((system) => !game.book.tiles[system].special);
  const [to] = near;
  game.state.seats.p1.counters.fleet = 5;
  addUnit(game, 'p1', 'cruiser', to);
  for (const planet of game.state.systems[to].planets) game.state.planets[planet].owner = 'p1';
  play(game, 'warfare-ii-secondary', { seat: 'p1' });
  const moves = options(game).map((key) => key.split('>')[1]);
  expect(new Set(moves)).toEqual(new Set([to, 'sol-home', undefined]));
  const destroyer = Object.values(game.state.units).find(({ owner, type }) => owner === 'p1' && type === 'destroyer');
  reply(game, [`${destroyer?.id}>${to}`]);
  expect(destroyer?.system).toBe(to);
  placeCounter(game, 'p1', 'sol-home', 'command');
  placeCounter(game, 'p1', to, 'command');
  expect(followProblem(game, 'p1', 'warfare-ii')).toMatch(/None of your ships/);
});

test('E3 19.9 Warfare II: the secondary moves fighters with Advanced Fighters', () => {
  const game = laid();
  const [to] = adjacentSystems(game, 'sol-home', 'p1').filter((system) => !game.book.tiles[system].special);
  addUnit(game, 'p1', 'cruiser', to);
  for (const planet of game.state.systems[to].planets) game.state.planets[planet].owner = 'p1';
  const fighter = addUnit(game, 'p1', 'fighter', 'sol-home');
  const types = (): Set<string> =>
    new Set(options(game).flatMap((key) => game.state.units[key.split('>')[0]]?.type ?? []));
  play(game, 'warfare-ii-secondary', { seat: 'p1' });
  expect(types().has('fighter')).toBe(false);
  reply(game, ['none']);
  gainTechnology(game, 'p1', 'advanced-fighters');
  play(game, 'warfare-ii-secondary', { seat: 'p1' });
  expect(types().has('fighter')).toBe(true);
  reply(game, [`${fighter.id}>${to}`]);
  expect(fighter.system).toBe(to);
});

test('E3 19.9 Technology II: one technology free, a second for 8', () => {
  const game = laid(['jolnar', 'sol', 'norr']);
  game.state.seats.p2.tradeGoods = 20;
  play(game, 'technology-ii-primary', { seat: 'p2' });
  reply(game, ['hylar-v-assault-laser']);
  expect(asked(game).spec).toMatchObject({ kind: 'choose' });
  const label = (id: string) => {
    const { spec } = asked(game);
    return spec.kind === 'choose' ? spec.options.find(({ key }) => key === id)?.label : '';
  };
  expect(label('enviro-compensator')).toMatch(/8 resources/);
  reply(game, ['none']);
  play(game, 'technology-ii-secondary', { seat: 'p2' });
  expect(label('enviro-compensator')).toMatch(/6 resources/);
  reply(game, ['none']);
  expect(modify(game, 'follows-with-primary', { seat: 'p1', card: 'technology-ii' }, false)).toBe(true);
  expect(modify(game, 'follows-with-primary', { seat: 'p1', card: 'warfare-ii' }, false)).toBe(false);
});

test('Bureaucracy: reveals an objective per bonus counter taken', () => {
  const game = laid();
  const next = game.state.decks.objective.draw.slice(0, 2);
  game.state.strategyCards.bureaucracy.bonus = 2;
  play(game, 'receive-strategy-card', { seat: 'p1', card: 'bureaucracy' });
  reply(game, ['2']);
  expect(game.state.objectives.slice(1).map(({ id }) => id)).toEqual(next);
});

test('Bureaucracy: reveals one of two objectives and claims one immediately', () => {
  const game = laid();
  const [first, second] = game.state.decks.objective.draw;
  give(game, 'p1', 'mecatol-rex');
  game.state.objectives = [{ id: 'master-of-mecatol', claimedBy: [] }];
  play(game, 'bureaucracy-primary', { seat: 'p1' });
  reply(game, { command: 1, fleet: 0, strategy: 0 });
  expect(options(game)).toEqual([first, second]);
  reply(game, [second]);
  expect(game.state.objectives.at(-1)?.id).toBe(second);
  expect(game.state.decks.objective.draw[0]).toBe(first);
  reply(game, ['master-of-mecatol']);
  expect([game.state.seats.p1.points, game.state.stack]).toEqual([1, []]);
});

test('E3 19.9 Imperial II: claims public objectives plus a Mecatol point', () => {
  const game = laid(['sol', 'winnu', 'norr'], { strategyCards: ['base', 'imperial-ii'] });
  give(game, 'p1', 'mecatol-rex');
  game.state.seats.p1.secretObjective = null;
  play(game, 'imperial-ii-primary', { seat: 'p1' });
  reply(game, ['claim']);
  expect(game.state.seats.p1.points).toBe(1);
  game.state.seats.p1.tradeGoods = 10;
  game.state.objectives = ['master-of-mecatol', 'six-trade-goods'].map((id) => ({ id, claimedBy: [] }));
  play(game, 'claim-objectives', { seat: 'p1' });
  reply(game, ['master-of-mecatol']);
  reply(game, ['six-trade-goods']);
  expect(game.state.seats.p1.points).toBe(3);
  expect(followProblem(game, 'p2', 'imperial-ii')).toBeUndefined();
  play(game, 'imperial-ii-primary', { seat: 'p1' });
  reply(game, ['build']);
  expect(followProblem(game, 'p2', 'imperial-ii')).toMatch(/alone/);
  const before = game.state.objectives.length;
  game.state.stack = [];
  play(game, 'strategy-phase', {});
  expect(game.state.objectives).toHaveLength(before + 1);
});
