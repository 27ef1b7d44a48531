import { describe, expect, test } from 'vitest';
import { openAsks } from '#engine';
import { rulebookOf } from '#ti3/rulebook.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { supplyNeeded, systemsOverSupply } from '#ti3/rules/units/fleet-supply.ts';
import { entryProblem } from '#ti3/rules/movement/routes.ts';
import { technologyProblem } from '#ti3/rules/technology/technology.ts';
import { productionLimitProblem } from '#ti3/rules/production/production-limits.ts';
import { spendableAmount } from '#ti3/rules/production/payment.ts';
import { buildBoardView } from '#ti3/views/index.ts';
import { asked, play, reply } from '../content/third-game.ts';
import { learn, shards, shardsTable } from './shards.ts';
import { table } from '../table.ts';

const both = rulebookOf(['base', 'shattered-empire', 'shards-of-the-throne']);

describe('E3 22.9 Mirror Computing', () => {
  const buying = (goods: number, technologies: string[] = ['mirror-computing']) => {
    const t = shardsTable({ technologies: { ann: technologies }, ground: { tarmann: 'ann space-dock' } });
    t.game.state.seats.ann.tradeGoods = goods;
    for (const planet of Object.values(t.game.state.planets)) planet.exhausted = true;
    return t;
  };

  test('E3 22.9 Mirror Computing: each trade good pays 2, without overpaying', () => {
    const t = buying(2);
    expect([
      spendableAmount(t.game, 'ann', 'resources'),
      spendableAmount(t.game, 'ann', 'influence'),
      spendableAmount(t.game, 'bob', 'resources'),
    ]).toEqual([4, 4, 0]);
    t.begins('produce-units', { seat: 'ann', system: 'tarmann' }).says('ann', { carrier: 1 });
    expect(t.asked).toEqual(['ann: pay']);
    expect(t.refuses({ 'trade-goods': 1 })).toMatch(/Pay 3 resources;/);
    t.says('ann', { 'trade-goods': 2 });
    expect([t.game.state.seats.ann.tradeGoods, t.at('tarmann', 'ann')]).toEqual([0, 'carrier']);
    expect(buying(2, []).game.state.seats.ann.tradeGoods).toBe(2);
  });

  test('E3 22.9 Mirror Computing: objectives count trade goods one for one', () => {
    const t = buying(3);
    t.begins('produce-units', { seat: 'ann', system: 'tarmann' }).says('ann', { cruiser: 1 });
    expect(t.spec.kind === 'allot' && t.spec.proposed).toEqual({ 'trade-goods': 1 });
    expect(t.refuses({ 'trade-goods': 2 })).toMatch(/leave out 1 trade good/);
  });
});

describe('E3 22.9 Noneuclidean Shielding', () => {
  const hit = (space: string, hits: number, technologies = ['noneuclidean-shielding']) => {
    const t = shardsTable({ technologies: { bob: technologies }, space: { 'empty-2': `ann cruiser; bob ${space}` } });
    return t.begins('take-hits', { seat: 'bob', system: 'empty-2', by: 'ann', hits });
  };

  test('E3 22.9 Noneuclidean Shielding: sustained damage absorbs 2 hits', () => {
    const t = hit('dreadnought, cruiser', 2);
    expect(t.spec.kind === 'allot' && t.spec.proposed).toEqual({ 'damage:dreadnought': 1 });
    expect(t.refuses({ 'damage:dreadnought': 1, cruiser: 1 })).toMatch(/too many hits: choose fewer/);
    t.says('bob', { 'damage:dreadnought': 1 });
    expect(t.at('empty-2', 'bob')).toBe('cruiser, dreadnought!');
    const without = hit('dreadnought, cruiser', 2, []);
    expect(without.spec.kind === 'allot' && without.spec.proposed).toEqual({ 'damage:dreadnought': 1, cruiser: 1 });
  });

  test('E3 22.9 Noneuclidean Shielding: also absorbs one hit, further hits destroy', () => {
    expect(hit('dreadnought', 1).says('bob', { 'damage:dreadnought': 1 }).at('empty-2', 'bob')).toBe('dreadnought!');
    expect(hit('dreadnought', 2).at('empty-2', 'bob')).toBe('dreadnought!');
    expect(hit('dreadnought', 3).at('empty-2', 'bob')).toBe('');
    expect(hit('dreadnought!, cruiser', 1).says('bob', { dreadnought: 1 }).at('empty-2', 'bob')).toBe('cruiser');
  });

  test('E3 22.9 Noneuclidean Shielding: also absorbs hits assigned to one ship', () => {
    const on = (hits: number) => {
      const t = shardsTable({
        technologies: { bob: ['noneuclidean-shielding'] },
        space: { 'empty-2': 'ann cruiser; bob dreadnought' },
      });
      const [ship] = Object.values(t.game.state.units).filter(({ type }) => type === 'dreadnought');
      return t
        .begins('take-hits', { seat: 'bob', system: 'empty-2', by: 'ann', hits, on: ship.id })
        .at('empty-2', 'bob');
    };
    expect([on(1), on(2), on(3)]).toEqual(['dreadnought!', 'dreadnought!', '']);
  });

  test('E3 22.9 Noneuclidean Shielding: mechanized units absorb 2 hits when invaded', () => {
    const t = shardsTable({
      technologies: { bob: ['noneuclidean-shielding'] },
      space: { saudor: 'ann carrier' },
      ground: { saudor: 'bob mechanized-unit, ground-force' },
    });
    for (const id of ['x', 'y'])
      t.game.state.units[id] = { id, type: 'ground-force', owner: 'ann', system: 'saudor', planet: 'saudor' };
    t.game.invalidateStep();
    t.dice(10, 10, 1, 1, 1).begins('invade-planet', {
      system: 'saudor',
      planet: 'saudor',
      attacker: 'ann',
      defender: 'bob',
    });
    expect(t.asked).toEqual(['bob: lose-in-invasion']);
    t.dice(1, 1, 10, 10, 10).says('bob', { 'damage:mechanized-unit': 1 });
    expect([t.on('saudor', 'bob'), t.on('saudor', 'ann')]).toEqual(['ground-force, mechanized-unit!', '']);
  });
});

test('E3 22.9 Hybrid Crystal Drives: carriers and free fighters count half', () => {
  const over = (ships: string, technologies: string[], fleet = 2) =>
    systemsOverSupply(
      shardsTable({ technologies: { ann: technologies }, fleet: { ann: fleet }, space: { 'empty-1': `ann ${ships}` } })
        .game,
      'ann',
    );
  const own = ['hybrid-crystal-drives', 'advanced-fighters'];
  expect(over('4 carrier', own)).toEqual([]);
  expect(over('4 carrier', [])).toEqual([{ system: 'empty-1', by: 2 }]);
  expect(over('5 carrier', own)).toEqual([{ system: 'empty-1', by: 1 }]);
  expect(over('3 carrier, cruiser', own)).toEqual([{ system: 'empty-1', by: 1 }]);
  expect([over('4 fighter', own), over('4 fighter', ['advanced-fighters'])]).toEqual([
    [],
    [{ system: 'empty-1', by: 2 }],
  ]);
  const t = shardsTable({ technologies: { ann: own }, fleet: { ann: 2 }, space: { 'empty-1': 'ann 3 carrier' } });
  expect([productionLimitProblem(t.game, 'ann', 'empty-1', { carrier: 1 }), supplyNeeded(t.game, 'ann')]).toEqual([
    undefined,
    2,
  ]);
  expect(productionLimitProblem(t.game, 'ann', 'empty-1', { carrier: 2 })).toMatch(/fleet supply/);
  expect(productionLimitProblem(t.game, 'ann', 'empty-1', { cruiser: 1 })).toMatch(/fleet supply/);
});

describe('E3 22.9 Mageon Implants', () => {
  test('E3 22.9 Mageon Implants: take no card after Disclosure', () => {
    const game = shards(['yssaril', 'sol', 'norr']);
    learn(game, 'p1', 'mageon-implants');
    game.state.seats.p2.actionCards = ['plague#1', 'sabotage#1'];
    play(game, 'disclosure', { seat: 'p1', of: 'p2' });
    expect(asked(game)).toMatchObject({ player: 'p1', question: 'disclosure' });
    reply(game, ['plague#1']);
    expect([openAsks(game.state), game.state.seats.p2.actionCards]).toEqual([[], ['sabotage#1']]);
  });

  const spied = (technologies: string[]) => {
    const game = shards(['yssaril', 'sol', 'norr']);
    learn(game, 'p1', ...technologies);
    game.state.seats.p2.actionCards = ['plague#1', 'sabotage#1'];
    game.state.phase = 'strategy';
    play(game, 'strategy-phase', {});
    const { spec } = asked(game);
    reply(game, [spec.kind === 'choose' ? spec.options[0].key : '']);
    if (asked(game).question === 'spies') reply(game, ['p2']);
    return game;
  };

  test('E3 22.9 Mageon Implants: the spy secretly takes a card', () => {
    const game = spied(['mageon-implants']);
    expect(asked(game)).toMatchObject({ player: 'p1', question: 'mageon-implants' });
    reply(game, ['sabotage#1']);
    expect([game.state.seats.p1.actionCards, game.state.seats.p2.actionCards]).toEqual([['sabotage#1'], ['plague#1']]);
    const told = game.state.facts.filter((fact) => 'cards' in fact && !fact.to);
    expect(JSON.stringify(told)).not.toContain('sabotage');
  });

  test('E3 22.9 without Mageon Implants the spy takes nothing', () => {
    expect(spied([]).state.seats.p2.actionCards).toEqual(['plague#1', 'sabotage#1']);
  });
});

describe('E3 22.9 Nova Seed', () => {
  const sown = () => {
    const t = shardsTable({
      technologies: { ann: ['nova-seed'] },
      space: { saudor: 'ann cruiser; bob fighter', 'empty-1': 'ann cruiser' },
      ground: { saudor: 'ann 2 ground-force', tarmann: 'bob' },
    });
    const held = { component: 'nova-seed', holder: 'ann', key: 'nova-seed', memory: null };
    const { action } = t.game.book.byKind.technology['nova-seed'];
    return { t, held, action };
  };

  test('E3 22.9 Nova Seed: turns an own system into a supernova', () => {
    const { t, held, action } = sown();
    t.game.state.laws['core-stability'] = { component: 'core-stability', elected: 'saudor' };
    action?.effect(t.game, held, ['saudor']);
    const { state } = t.game;
    expect([t.at('saudor', 'ann'), t.at('saudor', 'bob'), state.planets.saudor, state.systems.saudor.planets]).toEqual([
      '',
      '',
      undefined,
      [],
    ]);
    expect([entryProblem(t.game, 'ann', 'saudor'), state.seats.ann.technologies['nova-seed'], state.laws]).toEqual([
      expect.stringMatching(/supernova/),
      undefined,
      {},
    ]);
    expect(buildBoardView(t.game).systems.find(({ id }) => id === 'saudor')).toMatchObject({
      special: 'supernova',
      planets: [],
    });
    kit.invalidateInForce(t.game);
    expect(entryProblem(t.game, 'bob', 'saudor')).toMatch(/supernova/);
  });

  test('E3 22.9 Nova Seed: is out of the game once used', () => {
    const { t, held, action } = sown();
    t.game.state.seats.ann.race = 'muaat';
    t.game.state.options.racialTechnologies = true;
    const seed = t.game.book.byKind.technology['nova-seed'];
    delete t.game.state.seats.ann.technologies['nova-seed'];
    kit.invalidateInForce(t.game);
    expect(technologyProblem(t.game, 'ann', seed)).toBeUndefined();
    action?.effect(t.game, held, ['saudor']);
    kit.invalidateInForce(t.game);
    expect(technologyProblem(t.game, 'ann', seed)).toBe('This technology has been removed from the game.');
  });

  test('E3 22.9 Nova Seed: excludes Mecatol Rex, homes and systems not controlled', () => {
    const { t, held, action } = sown();
    const spec = action?.target?.(t.game, held);
    expect(spec).toMatchObject({ data: { systems: ['saudor'] } });
    for (const { id, type } of Object.values(t.game.state.units)) if (type === 'cruiser') delete t.game.state.units[id];
    t.game.invalidateStep();
    expect(action?.problem(t.game, held)).toMatch(/None/);
  });

  test('E3 22.9 Nova Seed: a special system, but none beside one', () => {
    const t = shardsTable({
      technologies: { ann: ['nova-seed'] },
      space: { nebula: 'ann cruiser', 'empty-4': 'ann cruiser' },
      ground: { saudor: 'ann', tarmann: 'bob' },
      places: { nebula: [8, 0], 'empty-4': [9, 0] },
    });
    const held = { component: 'nova-seed', holder: 'ann', key: 'nova-seed', memory: null };
    const { action } = t.game.book.byKind.technology['nova-seed'];
    expect(action?.target?.(t.game, held)).toMatchObject({ data: { systems: ['nebula'] } });
  });
});

describe('E3 22.9 Valefar Assimilator', () => {
  test('E3 22.9 Valefar Assimilator: Nekro start with it under the option', () => {
    const of = (options: object) => Object.keys(shards(['nekro', 'sol', 'norr'], options).state.seats.p1.technologies);
    expect([
      of({ racialTechnologies: true }).includes('valefar-assimilator'),
      of({}).includes('valefar-assimilator'),
    ]).toEqual([true, false]);
  });

  test('E3 22.9 Valefar Assimilator: copies at most two racial technologies', () => {
    const battle = (had: string[]) =>
      table({
        from: both,
        abilities: { ann: ['singularity'] },
        races: { ann: 'nekro', bob: 'hacan' },
        technologies: { ann: ['valefar-assimilator', ...had], bob: ['quantum-datahub-node'] },
        space: { 'empty-2': 'ann cruiser; bob destroyer' },
        places: { 'nekro-home': [0, 5] },
      })
        .dice(10, 1)
        .battle();
    const t = battle(['spec-ops-training']);
    expect(t.asked).toEqual(['ann: window']);
    t.says('ann', t.choices[0]);
    if (t.asked[0] === 'ann: singularity') t.says('ann', 'quantum-datahub-node');
    expect(Object.keys(t.game.state.seats.ann.technologies)).toContain('quantum-datahub-node');
    expect(battle(['spec-ops-training', 'mirror-computing']).asked).toEqual([]);
  });

  test('E3 22.9 Valefar Assimilator: copies none that changes a racial ability', () => {
    const changing = Object.values(both.byKind.technology).filter(({ changes }) => changes !== undefined);
    expect(changing.map(({ id }) => id).toSorted()).toEqual([
      'fanaticism',
      'floating-factory',
      'l4-disruptors',
      'mageon-implants',
      'spore-acceleration',
    ]);
    const t = table({
      from: both,
      abilities: { ann: ['singularity'] },
      races: { ann: 'nekro', bob: 'saar' },
      technologies: { ann: ['valefar-assimilator'], bob: ['floating-factory'] },
      space: { 'empty-2': 'ann cruiser; bob destroyer' },
      places: { 'nekro-home': [0, 5], 'saar-home': [0, 6] },
    });
    expect(t.dice(10, 1).battle().asked).toEqual([]);
  });
});
