import { describe, expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { listTechnologies } from '#ti3/views/index.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { capacityOf, troopCapacityOf } from '#ti3/rules/units/capacity.ts';
import { movementTo } from '#ti3/rules/movement/routes.ts';
import { costOf } from '#ti3/rules/production/production-limits.ts';
import { canSustain } from '#ti3/rules/combat/hit-limits.ts';
import { technologyProblem } from '#ti3/rules/technology/technology.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { asked, give, play, reply } from '../content/third-game.ts';
import { table, type Laid, type Table } from '../table.ts';
import { empire, empireWith } from './empire.ts';

const own = { racialTechnologies: true };
const both = rulebookOf(['base', 'shattered-empire', 'shards-of-the-throne']);

/** Ann knows something of the set. */
const knowing = (technology: string, laid: Laid = {}): Table =>
  table({ from: empire, technologies: { ann: [technology] }, ...laid });

const optionsOf = (game: Parameters<typeof asked>[0]) => {
  const { spec } = asked(game);
  return spec.kind === 'choose' ? spec.options : [];
};

describe('Racial technologies', () => {
  test('E3 21.3 each race buys only its own', () => {
    const offered = (race: string, options: object) => {
      const game = empireWith([race, 'norr', 'mentak'], options);
      game.state.seats.p1.tradeGoods = 6;
      play(game, 'research', { seat: 'p1' });
      return optionsOf(game);
    };
    const racial = (race: string, options: object = own) =>
      offered(race, options).filter(({ group }) => group === 'racial');
    expect(racial('sol').map(({ key, label }) => [key, label])).toEqual([
      ['mark-ii-advanced-carriers', 'Mark II Advanced Carriers (4 resources)'],
    ]);
    expect(racial('winnu').map(({ key }) => key)).toEqual(['bioptic-recyclers']);
    expect(racial('sol', {})).toEqual([]);
    const { technology } = empire.byKind;
    const game = empireWith(['sol', 'norr', 'mentak'], own);
    expect(technologyProblem(game, 'p2', technology['mark-ii-advanced-carriers'])).toMatch(/Sol/);
    expect(technologyProblem(game, 'p1', technology['mark-ii-advanced-carriers'])).toBeUndefined();
  });

  test('E3 21.3 always cost their own price without specialty discounts', () => {
    for (const base of [undefined, 8]) {
      const game = empireWith(['sol', 'norr', 'mentak'], own);
      game.state.seats.p1.tradeGoods = 4;
      give(
        game,
        'p1',
        ...Object.values(game.state.planets).flatMap(({ id }) => (empire.planets[id].specialties.length ? [id] : [])),
      );
      for (const planet of Object.values(game.state.planets)) planet.exhausted = true;
      play(game, 'research', { seat: 'p1', ...(base && { base }) });
      reply(game, ['mark-ii-advanced-carriers']);
      reply(game, { 'trade-goods': 4 });
      expect([game.state.seats.p1.tradeGoods, Object.keys(game.state.seats.p1.technologies)]).toEqual([
        0,
        expect.arrayContaining(['mark-ii-advanced-carriers']),
      ]);
    }
  });

  test('E3 21.3 unaffordable ones are disabled but on the sheet', () => {
    const game = empireWith(['sol', 'norr', 'mentak'], own);
    for (const planet of Object.values(game.state.planets)) planet.exhausted = true;
    play(game, 'research', { seat: 'p1' });
    expect(optionsOf(game).find(({ key }) => key === 'mark-ii-advanced-carriers')?.disabledReason).toBe(
      'It costs 4 resources; you can spend 0.',
    );
    const shown = (seat: string) => listTechnologies(game, seat).filter(({ color }) => color === undefined).map(({ name, price }) => `${name} ${price}`); // prettier-ignore
    expect([shown('p1'), shown('p2')]).toEqual([['Mark II Advanced Carriers 4'], ['Valkyrie Armor 3']]);
  });

  test('E3 21.3 A Mighty Empire discounts one resource per victory point', () => {
    const players = ['sol', 'norr', 'mentak'].map((race, i) => ({ id: `p${i + 1}`, race }));
    const game = empireWith(['sol', 'norr', 'mentak'], own);
    Object.assign(game, { book: both });
    game.state.seats.p1.points = 3;
    game.state.seats.p1.actionCards = ['a-mighty-empire#1'];
    expect(players).toHaveLength(3);
    play(game, 'research', { seat: 'p1' });
    const play1 = optionsOf(game).find(({ key }) => key.includes('a-mighty-empire'));
    reply(game, [play1?.key ?? '']);
    const price = optionsOf(game).find(({ key }) => key === 'mark-ii-advanced-carriers')?.label;
    expect(price).toBe('Mark II Advanced Carriers (1 resource)');
  });
});

describe('Effects in Shattered Empire', () => {
  const ship = (t: Table, type: string, owner = 'ann') =>
    allUnits(t.game).find((unit) => unit.type === type && unit.owner === owner)!;

  test('Mark II Advanced Carriers: carriers hold 8 and sustain damage', () => {
    const t = knowing('mark-ii-advanced-carriers', { space: { 'empty-1': 'ann carrier; bob carrier' } });
    expect([capacityOf(t.game, 'ann', 'carrier'), capacityOf(t.game, 'bob', 'carrier')]).toEqual([8, 6]);
    expect([canSustain(t.game, ship(t, 'carrier')), canSustain(t.game, ship(t, 'carrier', 'bob'))]).toEqual([
      true,
      false,
    ]);
  });

  test('Dreadnought Invasion Pod: each dreadnought carries a ground force', () => {
    const t = knowing('dreadnought-invasion-pod');
    expect([troopCapacityOf(t.game, 'ann', 'dreadnought'), troopCapacityOf(t.game, 'bob', 'dreadnought')]).toEqual([
      1, 0,
    ]);
  });

  test('Magmus Reactor: war suns move further and cost 10', () => {
    const t = knowing('magmus-reactor');
    const reach = (seat: string) => movementTo(t.game, seat, 'war-sun', 'empty-1', 'saudor');
    expect([
      reach('ann'),
      reach('bob'),
      costOf(t.game, 'ann', 'war-sun', 1),
      costOf(t.game, 'bob', 'war-sun', 1),
    ]).toEqual([3, 2, 10, 12]);
  });

  test('Floating Factory: docks build 5, hold 5 fighters and move 2', () => {
    const t = table({
      from: empire,
      abilities: { ann: ['docks-afloat'] },
      technologies: { ann: ['floating-factory'] },
    });
    expect(modify(t.game, 'floating-docks', { seat: 'ann' }, 0)).toBe(5);
    expect(modify(t.game, 'dock-fighters', { seat: 'ann' }, 3)).toBe(5);
    expect(movementTo(t.game, 'ann', 'space-dock', 'empty-1', 'empty-2')).toBe(2);
  });

  test('L4 Disruptors: War Funds are free in invasions only', () => {
    const t = table({
      from: empire,
      abilities: { ann: ['war-funds'] },
      technologies: { ann: ['l4-disruptors'] },
      space: { saudor: 'ann carrier' },
      ground: { saudor: 'bob ground-force' },
    });
    const price = (about: object) =>
      modify(t.game, 'ability-price', { seat: 'ann', ability: 'war-funds', ...about }, 2);
    expect([price({ planet: 'saudor' }), price({})]).toEqual([0, 2]);
    t.game.state.units.x = { id: 'x', type: 'ground-force', owner: 'ann', system: 'saudor', planet: 'saudor' };
    t.game.invalidateStep();
    t.begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });
    expect(t.asked).toEqual(['ann: window']);
    t.dice(6, 1).says('ann', t.choices[0]);
    // 6 and 2 hit on an 8.
    expect(t.winners).toEqual(['ann']);
  });

  test('Fanaticism: Indoctrination works twice per invasion', () => {
    const t = table({
      from: empire,
      abilities: { ann: ['indoctrination'] },
      technologies: { ann: ['fanaticism'] },
      space: { saudor: 'ann carrier' },
      ground: { saudor: 'bob 2 ground-force' },
    });
    t.game.state.units.x = { id: 'x', type: 'ground-force', owner: 'ann', system: 'saudor', planet: 'saudor' };
    t.game.invalidateStep();
    t.begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });
    t.dice(5).says('ann', t.choices[0]);
    expect([t.asked, t.on('saudor', 'ann')]).toEqual([['ann: window'], '2 ground-force']);
    t.dice(5).says('ann', t.choices[0]);
    expect([t.on('saudor', 'ann'), t.winners]).toEqual(['3 ground-force', ['ann']]);
  });

  test('without Fanaticism Indoctrination works once', () => {
    const t = table({
      from: empire,
      abilities: { ann: ['indoctrination'] },
      space: { saudor: 'ann carrier' },
      ground: { saudor: 'bob 2 ground-force' },
    });
    t.game.state.units.x = { id: 'x', type: 'ground-force', owner: 'ann', system: 'saudor', planet: 'saudor' };
    t.game.invalidateStep();
    t.begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });
    t.dice(5, 10, 10, 1).says('ann', t.choices[0]);
    expect(t.rolls.filter((roll) => roll.includes('indoctrination'))).toEqual(['indoctrination: 1']);
  });

  test('Telepathic Mind Weapon: activating its owner’s system costs fleet supply', () => {
    const after = (ground: string, ship = 'bob cruiser'): number => {
      const t = table({
        from: empire,
        technologies: { bob: ['telepathic-mind-weapon'] },
        fleet: { ann: 4 },
        space: { 'empty-1': 'ann cruiser', ...(ship && { tarmann: ship }) },
        ground: { tarmann: ground },
      });
      t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
      return t.game.state.seats.ann.counters.fleet;
    };
    expect([after('bob'), after('bob ground-force'), after('cal')]).toEqual([3, 3, 4]);
    // Control takes a non-fighter ship and all planets.
    expect([after('bob ground-force', ''), after('bob ground-force', 'bob fighter')]).toEqual([4, 4]);
  });

  test('Diplomats: a counter ends another’s action and returns its counter', () => {
    const t = table({
      from: empire,
      technologies: { bob: ['diplomats'] },
      space: { 'empty-1': 'ann cruiser', tarmann: 'bob cruiser' },
      ground: { tarmann: 'bob' },
    });
    const before = t.game.state.seats.ann.counters.command;
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
    expect(t.asked).toEqual(['bob: window']);
    t.says('bob', t.choices[0]);
    expect([t.asked, t.game.state.systems.tarmann.counters, t.game.state.seats.ann.counters.command]).toEqual([
      [],
      [],
      before - 1,
    ]);
    expect(t.game.state.seats.bob.counters.strategy).toBe(1);
  });

  test('Diplomats need control of the system', () => {
    const t = table({
      from: empire,
      technologies: { bob: ['diplomats'] },
      space: { 'empty-1': 'ann cruiser' },
      ground: { tarmann: 'bob ground-force' },
    });
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
    expect(t.asked).not.toContain('bob: window');
  });
});

describe('Valkyrie Armor', () => {
  const fight = (technology: string[], ...dice: number[]): Table => {
    const t = table({
      from: empire,
      technologies: { ann: technology },
      space: { saudor: 'ann carrier' },
      ground: { saudor: 'bob 2 ground-force' },
    });
    for (const id of ['x', 'y'])
      t.game.state.units[id] = { id, type: 'ground-force', owner: 'ann', system: 'saudor', planet: 'saudor' };
    t.game.invalidateStep();
    return t
      .dice(...dice)
      .begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });
  };

  test('Valkyrie Armor: lost ground forces roll and hit on 10', () => {
    const t = fight(['valkyrie-armor'], 8, 1, 8, 1, 10);
    expect([t.on('saudor', 'ann'), t.on('saudor', 'bob'), t.winners]).toEqual(['ground-force', '', ['ann']]);
    expect(t.told('card-dice-rolled')).toMatchObject([{ seat: 'ann', faces: [10], hits: 1 }]);
  });

  test('Valkyrie Armor: rolls nothing without losses, and a 9 misses', () => {
    const t = fight(['valkyrie-armor'], 8, 1, 8, 1, 9, 8, 1);
    expect([t.on('saudor', 'ann'), t.rolls.filter((roll) => roll.startsWith('valkyrie'))]).toEqual([
      'ground-force',
      ['valkyrie-armor: 1'],
    ]);
  });
});

describe('Actions of racial technologies', () => {
  const acting = (technology: string, race: string) => {
    const game = empireWith([race, 'norr', 'mentak'], own);
    game.state.seats.p1.technologies[technology] = { component: technology };
    game.invalidateAll();
    return game;
  };

  test('Production Centers: a counter becomes 6 goods, 2 for another player', () => {
    const game = acting('production-centers', 'hacan');
    const { action } = empire.byKind.technology['production-centers'];
    const held = { component: 'production-centers', holder: 'p1', key: 'production-centers', memory: null };
    game.state.seats.p1.tradeGoods = 6;
    expect(action?.problem(game, held)).toMatch(/6 trade goods/);
    game.state.seats.p1.tradeGoods = 5;
    expect(action?.problem(game, held)).toBeUndefined();
    action?.effect(game, held, ['p2']);
    expect([
      game.state.seats.p1.tradeGoods,
      game.state.seats.p2.tradeGoods,
      game.state.seats.p1.counters.strategy,
    ]).toEqual([9, 2, 1]);
  });

  test('Bioptic Recyclers: trades a card for goods or a counter', () => {
    const game = acting('bioptic-recyclers', 'winnu');
    const { action } = empire.byKind.technology['bioptic-recyclers'];
    const held = { component: 'bioptic-recyclers', holder: 'p1', key: 'bioptic-recyclers', memory: null };
    expect(action?.problem(game, held)).toMatch(/no action cards/);
    game.state.seats.p1.actionCards = ['plague#1', 'sabotage#1'];
    action?.effect(game, held, ['plague#1', 'goods']);
    expect([game.state.seats.p1.tradeGoods, game.state.seats.p1.actionCards, game.state.decks.action.discard]).toEqual([
      2,
      ['sabotage#1'],
      ['plague#1'],
    ]);
    expect(action?.problem(game, held)).toMatch(/already used this technology this round/);
    expect(action?.effect(game, held, ['sabotage#1', 'counter'])).toMatchObject({ next: 'call' });
  });
});
