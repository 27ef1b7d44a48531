import { describe, expect, test } from 'vitest';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { wormholesIn } from '#ti3/rules/board/adjacency.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { asked, play, reply } from '../content/third-game.ts';
import { learn, shards, shardsTable } from './shards.ts';

const MINE = { seat: 'ann' };

describe('Racial technologies in Shards of the Throne', () => {
  test('E3 21.3 Nekro copy racial technologies only with an assimilator', () => {
    const t = shardsTable({
      abilities: { ann: ['singularity'] },
      technologies: { bob: ['electro-resonance-turbines'] },
      space: { 'empty-2': 'ann cruiser; bob destroyer' },
    });
    t.dice(10, 1).battle();
    if (t.asked.includes('bob: assign-hits')) t.says('bob', { destroyer: 1 });
    expect([t.asked, t.winners]).toEqual([[], ['ann']]);
  });

  test('Electro-Resonance Turbines: gives 3 goods when another activates a controlled system', () => {
    const goods = (ship: string, ground: string): number => {
      const t = shardsTable({
        technologies: { bob: ['electro-resonance-turbines'] },
        space: { 'empty-1': 'ann cruiser', ...(ship && { tarmann: ship }) },
        ground: ground ? { tarmann: ground } : {},
      });
      t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
      return t.game.state.seats.bob.tradeGoods;
    };
    expect([goods('bob cruiser', 'bob'), goods('', 'bob'), goods('bob cruiser', ''), goods('', '')]).toEqual([
      3, 0, 0, 0,
    ]);
  });

  test('Spec Ops Training: rerolls each 1 once in an invasion', () => {
    const t = shardsTable({
      technologies: { ann: ['spec-ops-training'] },
      space: { saudor: 'ann carrier' },
      ground: { saudor: 'bob ground-force' },
    });
    t.game.state.units.x = { id: 'x', type: 'ground-force', owner: 'ann', system: 'saudor', planet: 'saudor' };
    t.game.invalidateStep();
    t.dice(1, 7, 9).begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });
    expect([t.winners, t.told('die-rolled-again').map(({ by, face }) => [by, face])]).toEqual([
      ['ann'],
      [['spec-ops-training', 9]],
    ]);
  });

  test('Dimensional Splicer: a battle at a wormhole starts with a hit', () => {
    const laid = (system: string) =>
      shardsTable({
        technologies: { ann: ['dimensional-splicer'] },
        places: { 'alpha-wormhole': [4, 0] },
        space: { [system]: 'ann cruiser; bob dreadnought, cruiser' },
      }).battle(system);
    const t = laid('alpha-wormhole');
    expect(t.asked).toEqual(['ann: window']);
    t.says('ann', t.choices[0]);
    const dreadnought = Object.values(t.game.state.units).find(({ type }) => type === 'dreadnought');
    t.dice(1, 1, 1, 10, 10, 10).says('ann', dreadnought?.id ?? '');
    expect(t.told('ships-damaged')[0]).toMatchObject({ seat: 'bob', units: { dreadnought: 1 } });
    expect(() => laid('empty-2')).toThrow(/dice/);
  });

  test('Exotrireme: trades a dreadnought for two enemy ships after a round', () => {
    const t = shardsTable({
      technologies: { ann: ['exotrireme'] },
      space: { 'empty-2': 'ann dreadnought, cruiser; bob war-sun, carrier, destroyer' },
    });
    t.dice(1, 1, 1, 1, 1, 1, 1, 1, 1).battle();
    expect(t.asked).toEqual(['ann: window']);
    t.says('ann', t.choices[0]);
    const of = (type: string): string => Object.values(t.game.state.units).find((unit) => unit.type === type)?.id ?? '';
    t.says('ann', of('war-sun'));
    t.dice(10, 1, 10).says('ann', of('carrier'));
    expect([t.at('empty-2', 'ann'), t.at('empty-2', 'bob'), t.winners]).toEqual(['cruiser', '', ['ann']]);
  });

  test('Instinct Training: a counter cancels another’s card once per turn', () => {
    const t = shardsTable({ technologies: { bob: ['instinct-training'] } });
    t.game.state.seats.ann.actionCards = ['rare-mineral#1', 'good-year#1'];
    const held = { component: 'instinct-training', holder: 'bob', key: 'instinct-training', memory: null };
    const [reaction] = t.game.book.components['instinct-training'].reactions ?? [];
    const usable = (component: string, seat = 'ann'): boolean =>
      (reaction.isUsable as (...all: unknown[]) => boolean)(t.game, held, { name: 'action-card-played', timing: 'when', seat, card: `${component}#1`, component, frame: 0 }); // prettier-ignore
    expect([usable('rare-mineral'), usable('sabotage'), usable('rare-mineral', 'bob')]).toEqual([true, false, false]);
    t.game.state.seats.bob.counters.strategy = 0;
    expect(usable('rare-mineral')).toBe(false);
  });

  test('Spore Acceleration: each building ground force builds two', () => {
    const t = shardsTable({
      abilities: { ann: ['budding'] },
      technologies: { ann: ['spore-acceleration'] },
      ground: { tarmann: 'ann 2 ground-force' },
    });
    expect(modify(t.game, 'builders', { ...MINE, system: 'tarmann' }, [])).toEqual([{ planet: 'tarmann', units: 4 }]);
  });

  test('Lazax Gate Folding: adds a ground force on free Mecatol Rex', () => {
    const after = (owner: string | null) => {
      const game = shards(['arborec', 'creuss', 'sol']);
      learn(game, 'p3', 'lazax-gate-folding');
      game.state.planets['mecatol-rex'].owner = owner;
      play(game, 'status-phase', {});
      return [
        game.state.planets['mecatol-rex'].owner,
        Object.values(game.state.units).filter(({ planet }) => planet === 'mecatol-rex').length,
      ];
    };
    expect([after(null), after('p3'), after('p2')]).toEqual([['p3', 1], ['p3', 1], ['p2', 0]]); // prettier-ignore
  });

  test('Yin Spinner: building at a dock adds a ground force', () => {
    const t = shardsTable({ technologies: { ann: ['yin-spinner'] }, ground: { tarmann: 'ann space-dock' } });
    t.begins('produce-units', { seat: 'ann', system: 'tarmann' }).says('ann', {});
    const built = shardsTable({ technologies: { ann: ['yin-spinner'] }, ground: { tarmann: 'ann space-dock' } });
    built.game.state.seats.ann.tradeGoods = 1;
    built.game.state.planets.tarmann.exhausted = true;
    built.begins('produce-units', { seat: 'ann', system: 'tarmann' });
    const fighter = built.choices.find((key) => key.startsWith('fighter')) ?? '';
    built.says('ann', { [fighter]: 1 });
    if (built.asked.includes('ann: pay')) built.says('ann', { 'trade-goods': 1 });
    expect([t.on('tarmann', 'ann'), built.on('tarmann', 'ann'), built.at('tarmann', 'ann')]).toEqual([
      'space-dock',
      'ground-force, space-dock',
      'fighter',
    ]);
  });

  test('Inheritance Systems: 2 resources skip prerequisites with a technology card', () => {
    const game = shards(['l1z1x', 'sol', 'norr']);
    learn(game, 'p1', 'inheritance-systems');
    game.state.seats.p1.strategyCards = { technology: { used: false } };
    const optionOf = (id: string) => {
      const { spec } = asked(game);
      return spec.kind === 'choose' ? spec.options.find(({ key }) => key === id) : undefined;
    };
    play(game, 'strategic-action', { seat: 'p1', card: 'technology' });
    expect(optionOf('fleet-logistics')).toMatchObject({ label: 'Fleet Logistics (2 resources)' });
    expect(optionOf('fleet-logistics')?.disabledReason).toBeUndefined();
    const other = shards(['l1z1x', 'sol', 'norr']);
    learn(other, 'p1', 'inheritance-systems');
    play(other, 'research', { seat: 'p1' });
    const { spec } = asked(other);
    expect(spec.kind === 'choose' && spec.options.find(({ key }) => key === 'fleet-logistics')?.disabledReason).toBe(
      'You need Graviton Negator first.',
    );
  });

  test('Slave Wormhole Generator: places and moves a wormhole among unoccupied systems', () => {
    const game = shards(['creuss', 'sol', 'norr']);
    learn(game, 'p1', 'slave-wormhole-generator');
    play(game, 'status-phase', {});
    const use = () => {
      const { spec } = asked(game);
      return spec.kind === 'choose' ? (spec.options.find(({ key }) => key.includes('slave'))?.key ?? '') : '';
    };
    reply(game, [use()]);
    const { spec } = asked(game);
    const keys = spec.kind === 'choose' ? spec.options.map(({ key }) => key) : [];
    expect(keys.some((key) => key.includes('-home'))).toBe(false);
    const quann =
      keys.find((key) => key.startsWith('alpha@') && !wormholesIn(game, key.slice(6)).includes('alpha')) ?? '';
    reply(game, [quann]);
    expect(wormholesIn(game, quann.slice(6))).toContain('alpha');
    const [other] = keys.filter((key) => key.startsWith('beta@') && !wormholesIn(game, key.slice(5)).includes('beta'));
    seatOf(game, 'p1').technologies['slave-wormhole-generator'].memory = other;
    kit.invalidateInForce(game);
    expect([
      wormholesIn(game, quann.slice(6)).includes('alpha'),
      wormholesIn(game, other.slice(5)).includes('beta'),
    ]).toEqual([false, true]);
  });

  test('Chaos-Mapping: fleet supply in asteroid fields is always three', () => {
    for (const ann of [1, 3, 5]) {
      const { game } = shardsTable({ technologies: { ann: ['chaos-mapping'] }, fleet: { ann } });
      expect([fleetSupply(game, 'ann', 'asteroid-field-1'), fleetSupply(game, 'ann', 'empty-1')]).toEqual([3, ann]);
    }
  });

  test('Chaos-Mapping: three ships may stop in asteroid fields', () => {
    const laid = (technologies: string[]) =>
      shardsTable({ technologies: { ann: technologies }, space: { 'empty-2': 'ann 5 cruiser' } });
    const t = laid(['chaos-mapping']);
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'asteroid-field-1');
    t.says('ann', { 'cruiser@empty-2': 4 });
    if (t.asked[0]?.startsWith('ann: ')) t.says('ann', { cruiser: 1 });
    expect(t.at('asteroid-field-1', 'ann')).toBe('3 cruiser');
    const other = laid([]).begins('tactical-action', { seat: 'ann' }).says('ann', 'asteroid-field-1');
    expect(other.at('empty-2', 'ann')).toBe('5 cruiser');
    expect(other.asked).not.toContain('ann: move-ships');
  });

  test('Quantum Datahub Node: swaps strategy cards with a trade partner', () => {
    const game = shards(['hacan', 'sol', 'norr']);
    learn(game, 'p1', 'quantum-datahub-node');
    game.state.agreements.a = { id: 'a', seats: ['p1', 'p2'], worth: [1, 1] };
    const [reaction] = game.book.components['quantum-datahub-node'].reactions ?? [];
    const held = { component: 'quantum-datahub-node', holder: 'p1', key: 'quantum-datahub-node', memory: null };
    game.state.seats.p1.strategyCards = { imperial: { used: false } };
    game.state.seats.p2.strategyCards = { initiative: { used: false } };
    game.state.seats.p3.strategyCards = { trade: { used: false } };
    const event = { name: 'strategy-phase-ends', timing: 'when' };
    expect((reaction.isUsable as (...all: unknown[]) => boolean)(game, held, event)).toBe(true);
    (reaction.effect as (...all: unknown[]) => void)(game, held, event, ['imperial', 'trade']);
    expect(Object.keys(game.state.seats.p1.strategyCards)).toEqual(['imperial']);
    (reaction.effect as (...all: unknown[]) => void)(game, held, event, ['imperial', 'initiative']);
    expect([game.state.seats.p1.strategyCards, game.state.seats.p2.strategyCards].map((cards) => Object.keys(cards))).toEqual([['initiative'], ['imperial']]); // prettier-ignore
  });

  test('Bioplasmosis: moves a ground force to an adjacent own or free planet', () => {
    const t = shardsTable({
      technologies: { ann: ['bioplasmosis'] },
      ground: { tarmann: 'ann 2 ground-force', saudor: 'bob' },
      places: { lodor: [-1, 1] },
    });
    t.game.state.planets.lodor.counter = { id: 'radiation', seenBy: [] };
    t.game.state.decks.domain = { draw: [], discard: [] };
    const [reaction] = t.game.book.components.bioplasmosis.reactions ?? [];
    const held = { component: 'bioplasmosis', holder: 'ann', key: 'bioplasmosis', memory: null };
    (reaction.effect as (...all: unknown[]) => void)(t.game, held, { name: 'strategy-phase-begins', timing: 'when' }, [
      'tarmann>lodor',
    ]);
    expect([
      t.on('tarmann', 'ann'),
      t.on('lodor', 'ann'),
      t.game.state.planets.lodor.owner,
      t.game.state.planets.lodor.counter,
    ]).toEqual(['ground-force', 'ground-force', 'ann', undefined]);
  });
});
