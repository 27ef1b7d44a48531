import { expect, test } from 'vitest';
import { openAsks, answerProblem, specOf, type Answer, type Json } from '#engine';
import { chooseAnswer, chooseFreeAction } from '#ti3/ai/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { redistributeCounters } from '#ti3/rules/tokens/counter-placement.ts';
import { spendableAmount } from '#ti3/rules/production/payment.ts';
import { productionCost } from '#ti3/rules/production/production.ts';
import { enactForTest } from '../enact.ts';
import { give, laidOut, play } from '../content/third-game.ts';
import { empire } from '../shattered/empire.ts';
import { Table, type Laid } from '../table.ts';

type Game = Table['game'];

/** What a practice player would answer to what it is asked just now. */
function thinks(game: Game, seat: string, question: string): Answer {
  const open = openAsks(game.state).find(({ ask }) => ask.player === seat && ask.question === question);
  if (!open) throw new Error(`${seat} is not asked ${question}; ${openAsks(game.state).map(({ ask }) => `${ask.player}: ${ask.question}`).join(', ')}`); // prettier-ignore
  const { data, id } = open.ask;
  const spec = specOf(game, open);
  const check = (reply: Answer): string | undefined => answerProblem(game, open, reply, spec);
  return chooseAnswer(knownTo(game, seat, open.path), seat, { question, data, spec, check }, String(id));
}

const laid = (about: Laid): Table => new Table(about);

const battle = (space: string, about: Laid = {}): Table =>
  laid({ space: { 'empty-2': space }, counters: { 'empty-3': ['bob'], 'empty-1': ['ann'] }, ...about }).battle();

test('A fleet likely to lose withdraws, one likely to win stays', () => {
  expect(thinks(battle('ann cruiser; bob 3 dreadnought').game, 'ann', 'announce-withdrawal')).toEqual(['empty-1']);
  expect(thinks(battle('ann 3 dreadnought; bob cruiser').game, 'ann', 'announce-withdrawal')).toEqual(['stay']);
});

test('Hits damage ships first, then destroy the cheapest', () => {
  const table = laid({ space: { 'empty-2': 'ann dreadnought, fighter, cruiser; bob carrier' } });
  play(table.game, 'take-hits', { seat: 'ann', system: 'empty-2', hits: 2, by: 'bob' });
  expect(thinks(table.game, 'ann', 'assign-hits')).toEqual({ 'damage:dreadnought': 1, fighter: 1 });
});

const acting = (space: Record<string, string>, ground: Record<string, string>): Table => {
  const table = laid({ space, ground });
  table.game.state.turn.number = 1;
  return table.begins('tactical-action', { seat: 'ann' });
};

test('A carrier brings ground forces and lands as many as needed', () => {
  const table = acting(
    { 'sol-home': '', 'empty-1': 'ann carrier, 3 ground-force' },
    { arnor: 'bob ground-force', jord: 'ann' },
  );
  expect(thinks(table.game, 'ann', 'activate-system')).toEqual(['arnor-lor']);
  table.says('ann', 'arnor-lor');
  expect(thinks(table.game, 'ann', 'move-ships')).toEqual({ 'carrier@empty-1': 1, 'ground-force@empty-1': 3 });
  table.says('ann', { 'carrier@empty-1': 1, 'ground-force@empty-1': 3 });
  const landing = thinks(table.game, 'ann', 'land-units') as Record<string, number>;
  expect(landing['ground-force>lor']).toBe(1);
  expect(landing['ground-force>arnor']).toBe(2);
});

test('Ships do not attack a fleet they cannot beat', () => {
  const table = acting({ 'empty-1': 'ann carrier, ground-force', 'arnor-lor': 'bob 4 dreadnought' }, { jord: 'ann' });
  expect(thinks(table.game, 'ann', 'activate-system')).not.toEqual(['arnor-lor']);
  table.says('ann', 'arnor-lor');
  expect(thinks(table.game, 'ann', 'move-ships')).toEqual({});
});

test('A player votes itself into office, and burdens others', () => {
  const vote = (card: string): Answer => {
    const game = laidOut(['sol', 'letnev', 'norr']);
    Object.assign(game.state, { phase: 'action', speaker: 'p3', order: ['p1', 'p2', 'p3'] });
    play(game, 'vote-on', { card });
    return thinks(game, 'p1', 'vote');
  };
  expect(vote('minister-of-policy')).toEqual(['p1']);
  const [burdened] = vote('public-execution') as string[];
  expect(['p2', 'p3']).toContain(burdened);
});

test('A player does not vote to repeal its own law', () => {
  const game = laidOut(['sol', 'letnev', 'norr']);
  Object.assign(game.state, { phase: 'action', speaker: 'p3', order: ['p1', 'p2', 'p3'] });
  enactForTest(game, 'minister-of-policy', 'p1');
  enactForTest(game, 'minister-of-war', 'p2');
  play(game, 'vote-on', { card: 'repeal' });
  expect(thinks(game, 'p1', 'vote')).toEqual(['minister-of-war']);
});

test('Late in the game, leading players get no trade agreement', () => {
  const answers = [0, 8].map((points) => {
    const game = laidOut(['sol', 'letnev', 'norr']);
    game.state.phase = 'action';
    game.state.seats.p2.points = points;
    play(game, 'trade-primary', { seat: 'p1' });
    const open = openAsks(game.state);
    expect(open).toHaveLength(1);
    return partnersOf(game);
  });
  expect(answers).toEqual([true, false]);
});

/** Whether p1, who plays Trade, would make an agreement with p2. */
function partnersOf(game: Game): boolean {
  const known = knownTo(game, 'p1');
  const spec = { kind: 'choose', prompt: '', min: 1, max: 1, options: ['1', '2', 'no'].map((key) => ({ key, label: key })) } as const;
  const asked = { question: 'agree-to-trade', data: { partner: 'p2', gets: 2 } as Json, spec: { ...spec, options: [...spec.options] }, check: () => undefined };
  return !(chooseAnswer(known, 'p1', asked, '') as string[]).includes('no');
} // prettier-ignore

test('Only an agreement with a likely winner is broken', () => {
  const game = laidOut(['sol', 'letnev', 'norr']);
  game.state.agreements = {
    t1: { id: 't1', seats: ['p1', 'p2'], worth: [1, 1] },
    t2: { id: 't2', seats: ['p3', 'p1'], worth: [1, 1] },
  };
  game.state.seats.p2.points = 7;
  play(game, 'break-agreements', {});
  expect(thinks(game, 'p1', 'break-agreements')).toEqual(['t1']);
});

test('E3 16.6 counters are proposed for actions and following others first', () => {
  const spread = (fleet: number, counters: Table['game']['state']['seats']['ann']['counters']): Answer[] => {
    const table = laid({ space: { 'empty-1': `ann ${fleet} cruiser` } });
    Object.assign(table.game.state.seats.ann, { counters });
    play(table.game, 'receive-counters', { seat: 'ann', count: 2 });
    const placed = thinks(table.game, 'ann', 'place-counters');
    const asked = {
      question: 'redistribute-counters',
      data: {},
      spec: redistributeCounters.spec(table.game, 'ann', {}),
      check: () => undefined,
    };
    return [placed, chooseAnswer(knownTo(table.game, 'ann'), 'ann', asked, '')];
  };
  expect(spread(4, { command: 2, fleet: 4, strategy: 0 })).toEqual([
    { command: 1, fleet: 0, strategy: 1 },
    { command: 1, fleet: 4, strategy: 1 },
  ]);
  expect(spread(1, { command: 0, fleet: 1, strategy: 0 })[0]).toEqual({ command: 1, fleet: 0, strategy: 1 });
  expect(spread(1, { command: 1, fleet: 1, strategy: 1 })[1]).toEqual({ command: 1, fleet: 1, strategy: 1 });
});

test('Resources needed by an objective at round end are not spent', () => {
  const spent = (objectives: string[]): number => {
    const game = laidOut(['hacan', 'letnev', 'norr']);
    Object.assign(game.state, { phase: 'action', round: 4 });
    game.state.objectives = objectives.map((id) => ({ id, claimedBy: [] }));
    give(game, 'p1', 'lodor', 'mehar-xull');
    for (const planet of Object.values(game.state.planets)) planet.exhausted = false;
    game.state.seats.p1.tradeGoods = 6;
    game.state.seats.p1.counters.fleet = 8;
    play(game, 'produce-units', { seat: 'p1', system: game.state.seats.p1.home });
    const counts = thinks(game, 'p1', 'build-units') as Record<string, number>;
    return productionCost(game, { seat: 'p1', system: game.state.seats.p1.home }, counts);
  };
  expect([spent([]), spent(['ten-resources'])]).toEqual([10, 2]);
});

test('E3 9.1 half the trade goods are saved, pairs are completed', () => {
  const built = (tradeGoods: number, around: Laid['space'] = {}): { left: number; halves: number } => {
    const at = laid({ ground: { arnor: 'ann space-dock', lor: 'ann' }, space: around });
    Object.assign(at.game.state.planets.arnor, { exhausted: false });
    at.game.state.seats.ann.tradeGoods = tradeGoods;
    at.begins('produce-units', { seat: 'ann', system: 'arnor-lor' });
    const counts = thinks(at.game, 'ann', 'build-units') as Record<string, number>;
    const odd = ['fighter', 'ground-force>arnor', 'ground-force>lor'].filter((key) => (counts[key] ?? 0) % 2);
    return {
      left:
        spendableAmount(at.game, 'ann', 'resources') -
        productionCost(at.game, { seat: 'ann', system: 'arnor-lor' }, counts),
      halves: odd.length,
    };
  };
  for (const goods of [0, 1, 2, 3, 4, 5, 6, 8]) {
    expect(built(goods).left, `${goods} trade goods`).toBeGreaterThanOrEqual(Math.floor(goods / 2));
    // One alone is the last that fits; two halves would be a resource for nothing.
    expect(built(goods).halves, `${goods} trade goods`).toBeLessThan(2);
  }
  // Where resources are given with it, everything may cost nothing: it comes to an end all the same.
  const given = laid({ ground: { arnor: 'ann space-dock', lor: 'ann' } });
  given.begins('produce-units', { seat: 'ann', system: 'arnor-lor', given: 9 });
  expect(Object.values(thinks(given.game, 'ann', 'build-units') ?? {}).length).toBeGreaterThan(0);
  // In danger all of it is spent that there is use for.
  expect(built(6, { 'empty-1': 'bob 4 dreadnought' }).left).toBeLessThan(built(6).left);
});

test('Units that an objective requires are built first', () => {
  const built = (secretObjective: string | null): Answer => {
    const game = laidOut(['sol', 'letnev', 'norr']);
    Object.assign(game.state, { phase: 'action', round: 4 });
    Object.assign(game.state.seats.p1, { secretObjective, tradeGoods: 2 });
    give(game, 'p1', 'mecatol-rex');
    const dock = Object.values(game.state.units).find(({ owner, type }) => owner === 'p1' && type === 'space-dock');
    Object.assign(dock ?? {}, { system: 'mecatol-rex', planet: 'mecatol-rex' });
    game.invalidateAll();
    play(game, 'produce-units', { seat: 'p1', system: 'mecatol-rex' });
    return thinks(game, 'p1', 'build-units');
  };
  // Six ground forces on Mecatol Rex, with a dock there.
  expect(built('usurper-secret')).toMatchObject({ 'ground-force>mecatol-rex': 3 });
  expect(built(null)).not.toMatchObject({ 'ground-force>mecatol-rex': 3 });
});

test('Anytime actions are performed in the own turn only', () => {
  const game = laidOut(['sol', 'letnev', 'norr']);
  game.state.phase = 'action';
  const { home } = game.state.seats.p2;
  game.state.seats.p2.actionCards = ['emergency-repairs#1'];
  const ship = Object.values(game.state.units).find(({ owner, type }) => owner === 'p2' && type === 'dreadnought');
  if (!ship) throw new Error(`No dreadnought at ${home}`);
  const known = () => knownTo(game, 'p2');
  expect(chooseFreeAction(known(), 'p2', { turn: true })).toBeUndefined();
  ship.damaged = true;
  expect(chooseFreeAction(known(), 'p2', { turn: false })).toBeUndefined();
  expect(chooseFreeAction(known(), 'p2', { turn: true })).toMatchObject({
    action: 'use',
    data: { component: 'emergency-repairs' },
  });
});

test('E3 19.8 a space dock in danger follows the fleet', () => {
  const afloat = (space: Record<string, string>) => {
    const table = laid({
      from: empire,
      space,
      ground: { jord: 'ann', arnor: 'bob ground-force' },
      abilities: { ann: ['docks-afloat'] },
    });
    table.game.state.turn.number = 1;
    table.begins('tactical-action', { seat: 'ann' }).says('ann', 'arnor-lor');
    return thinks(table.game, 'ann', 'move-ships');
  };
  const fleet = 'ann carrier, 3 ground-force, space-dock';
  expect(afloat({ 'empty-1': fleet, 'empty-3': 'bob 2 cruiser' })).toMatchObject({
    'carrier@empty-1': 1,
    'space-dock@empty-1': 1,
  });
  expect(afloat({ 'empty-1': `${fleet}, 4 dreadnought`, 'empty-3': 'bob 2 cruiser' })).not.toHaveProperty(
    'space-dock@empty-1',
  );
});
