import { narrate } from '#ti4/narration/narrate.ts';
import { expect, test } from 'vitest';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { turnOwner } from '#ti4/rules/phases/turn-state.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

const SETS = ['base', 'codex-1', 'pok', 'codex-3'];

// Ann has the leader that is tested; the agents of the others are at rest.
const at = ({ unlocked = [], ...setting }: Setting & { unlocked?: string[] } = {}): TestTable =>
  table({
    sets: SETS,
    ...setting,
    change: (state) => {
      for (const { id: seat, leaders = {} } of Object.values(state.seats))
        for (const id in leaders) {
          if (unlocked.includes(id)) delete leaders[id].locked;
          else if (seat !== 'ann' && !leaders[id].locked) leaders[id].exhausted = true;
        }
      setting.change?.(state);
    },
  });

// Dannel of the Tenth

const spread = (landing: Record<string, number>, setting: Setting = {}, ...faces: number[]) => {
  const t = load(
    at({ unlocked: ['dannel-of-the-tenth'], seats: { ann: 'yin', bob: 'winnu', cat: 'l1z1x' }, ...setting }),
    ...faces,
  ).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Dannel of the Tenth Ω');
  t.ann.chooses(landing, 'dannel-of-the-tenth');
  return t;
};

test('Dannel of the Tenth Ω note 1: lands three infantry, then purges', () => {
  const planets = { bob: ['starpoint', 'lodor', 'quann'] };
  const t = spread({ starpoint: 2, lodor: 1 }, { planets });
  expect([t.units('ann', { planet: 'starpoint' }), t.units('ann', { planet: 'lodor' })]).toEqual([
    '2 infantry',
    '1 infantry',
  ]);
  expect([t.state.planets.starpoint.controller, t.state.planets.lodor.controller]).toEqual(['ann', 'ann']);
  const told = narrate(t.game, [...t.facts('units-placed'), ...t.facts('ground-forces-committed')], null);
  expect(told).toEqual(['Yin commits 1 infantry to Lodor.', 'Yin commits 2 infantry to Starpoint.']);
  expect(t.state.seats.ann.leaders?.['dannel-of-the-tenth'].purged).toBe(true);
  t.leaves('ann', 'end-turn');
  const offered = at({
    unlocked: ['dannel-of-the-tenth'],
    seats: { ann: 'yin', bob: 'winnu', cat: 'l1z1x' },
    planets,
  }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  offered.ann.performs('Dannel of the Tenth Ω');
  expect(offered.ann.refusal({ starpoint: 3, lodor: 1 })).toBe('Commit up to 3 infantry; you committed 4.');
  const proposed = offered.spec('ann', 'dannel-of-the-tenth');
  expect(proposed.kind === 'allot' && Object.values(proposed.proposed)).toEqual([1, 1, 1]);
  expect(
    offered.options('ann').filter((planet) => ['darien', 'winnu', '0-0-0', 'mecatol-rex'].includes(planet)),
  ).toEqual([]);
  offered.leaves('ann', 'dannel-of-the-tenth');
});

test('D50, Dannel of the Tenth Ω note 2: Mallice flips the nexus', () => {
  const t = spread({ mallice: 1 }, { planets: { bob: ['mallice'] } });
  expect(t.facts('tile-turned')).toMatchObject([{ system: '82' }]);
  expect(t.state.planets.mallice.controller).toBe('ann');
  t.leaves('ann', 'end-turn');
});

test('Dannel of the Tenth Ω note 3, Dannel of the Tenth Ω note 4, Dannel of the Tenth Ω note 4a, Dannel of the Tenth Ω note 6: all land before combat, without bombardment or cannons', () => {
  const t = spread(
    { starpoint: 1, lodor: 1 },
    {
      ground: { starpoint: { bob: '1 infantry, 1 pds' }, lodor: { bob: '1 infantry' } },
      space: { 27: { ann: '1 dreadnought, 1 infantry' } },
      hands: { bob: ['forward-supply-base'] },
    },
    10,
    1,
    10,
    1,
  );
  if (t.asks('ann', 'planet-order')) t.ann.complies('planet-order');
  while (t.asks('ann', 'window')) t.ann.declines();
  expect(t.facts('ground-forces-committed').map(({ planet }) => planet)).toEqual(['lodor', 'starpoint']);
  expect(t.facts('dice-rolled').every(({ purpose }) => purpose === 'ground-combat')).toBe(true);
  expect([t.facts('system-activated'), t.facts('space-cannon-used')]).toEqual([[], []]);
  expect(t.units('ann', { system: '27', space: true })).toBe('1 dreadnought, 1 infantry');
  expect([t.state.planets.starpoint.controller, t.state.planets.lodor.controller]).toEqual(['ann', 'ann']);
  t.leaves('ann', 'end-turn');
});

test('Dannel of the Tenth Ω note 5: Indoctrination may be used', () => {
  const t = spread(
    { starpoint: 1 },
    { ground: { starpoint: { bob: '2 infantry' } }, planets: { ann: ['wellon', 'lodor'] } },
  );
  expect(t).toAsk('ann window');
  expect(t.names('ann')).toContain('indoctrination');
  t.leaves('ann', 'window');
});

test('Dannel of the Tenth Ω note 7, Dannel of the Tenth Ω note 7a, Dannel of the Tenth Ω note 7b: Parley recalls one planet’s forces', () => {
  const recalled = (space: Setting['space']) => {
    const t = spread(
      { starpoint: 1, lodor: 1 },
      { planets: { bob: ['starpoint', 'lodor'] }, hands: { bob: ['parley'] }, ...(space && { space }) },
    );
    t.bob.plays('parley');
    if (t.asks('ann', 'excess-units')) t.ann.agrees('excess-units');
    t.leaves('ann', 'end-turn');
    return [
      t.units('ann', { system: '26', space: true }),
      t.units('ann', { planet: 'starpoint' }),
      t.state.planets.lodor.controller,
    ];
  };
  expect(recalled(undefined)).toEqual(['', '1 infantry', 'bob']);
  expect(recalled({ 26: { ann: '1 carrier' } })).toEqual(['1 carrier, 1 infantry', '1 infantry', 'bob']);
});

// Z'eu

const seats = { ann: 'naalu', bob: 'winnu', cat: 'l1z1x' };
const granted = (who = 'bob', setting: Setting = {}, ...faces: number[]) => {
  const t = load(at({ seats, ...setting }), ...faces).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs("Z'eu Ω").chooses(who, 'choose-player');
  return t;
};

test("Z'eu Ω note 1, Z'eu Ω note 2: a tokenless tactical action", () => {
  const t = granted('bob', { space: { 28: { bob: '1 cruiser' } } });
  expect(t.state.seats.ann.leaders?.zeu.exhausted).toBe(true);
  expect(t.state.active).toBe('bob');
  expect(t.options('bob', 'system-to-activate')).not.toContain('10');
  t.bob.activates('27').moves('cruiser from 28');
  expect(t.units('bob', { system: '27' })).toBe('1 cruiser');
  expect([t.state.systems['27'].tokens, t.state.seats.bob.tokens.tactic]).toEqual([[], 3]);
  expect(t.facts('system-activated')).toMatchObject([{ seat: 'bob', system: '27' }]);
  expect(t).toAsk('ann end-turn');
  expect([t.state.active, t.state.turn.system]).toEqual(['ann', null]);
});

test("Z'eu Ω note 1a: not in systems with the player’s token", () => {
  const t = granted('bob', { change: (state) => void (state.systems['27'].tokens = ['bob', 'cat']) });
  expect(t.bob.refusal('27', 'system-to-activate')).toBe('You already have a command token there.');
  t.leaves('bob', 'system-to-activate');
  // Not even for whom their commander would let activate it.
  const mahact = granted('bob', {
    seats: { ...seats, bob: 'mahact' },
    change: (state) => {
      state.systems['27'].tokens = ['bob'];
      delete (state.seats.bob.leaders ?? {})['il-na-viroset'].locked;
    },
  });
  expect(mahact.bob.refusal('27', 'system-to-activate')).toBe('You already have a command token there.');
  mahact.leaves('bob', 'system-to-activate');
});

test("Z'eu Ω note 1b, Z'eu Ω note 5: ends only the action", () => {
  const calm = granted('bob', {
    space: { 27: { cat: '1 cruiser' }, 28: { bob: '1 cruiser' } },
    change: ({ seats: all }) => {
      all.cat.promissoryNotes.push('ceasefire@bob');
      all.bob.promissoryNotes = all.bob.promissoryNotes.filter((note) => note !== 'ceasefire@bob');
    },
  });
  calm.bob.activates('27');
  calm.cat.plays('Ceasefire');
  expect(calm).toAsk('ann end-turn');
  expect(calm.units('bob', { system: '27' })).toBe('');
  const peace = granted('bob', {
    space: { 27: { cat: '1 cruiser' }, 28: { bob: '1 cruiser' } },
    change: (state) => {
      state.laws['minister-of-peace'] = { component: 'minister-of-peace', owner: 'cat' };
      state.decks.agenda.draw = state.decks.agenda.draw.filter((card) => card !== 'minister-of-peace');
    },
  });
  peace.bob.activates('27');
  peace.cat.uses('Minister of Peace');
  expect(peace.facts('turn-cut-short')).toMatchObject([{ seat: 'bob', by: 'cat' }]);
  expect(peace).toAsk('ann end-turn');
  expect(peace.state.active).toBe('ann');
});

test("Z'eu Ω note 1c: activating units of a note’s owner returns it", () => {
  const t = granted('bob', {
    space: { 27: { cat: '1 cruiser' } },
    change: ({ seats: all }) => {
      all.cat.promissoryNotes = all.cat.promissoryNotes.filter((note) => note !== 'support-for-the-throne@cat');
      all.bob.playArea = ['support-for-the-throne@cat'];
      all.bob.points = 1;
    },
  });
  t.bob.activates('27');
  expect([t.state.seats.bob.points, t.state.seats.bob.playArea]).toEqual([0, []]);
  expect(t).toAsk('ann end-turn');
});

const atTurns = actionCard({
  id: 'test-turns',
  name: 'Turns',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [
    on('when', 'turn-begins', { isUsable: (_game, { holder }, { seat }) => seat === holder, effect: () => undefined }),
    on('when', 'turn-ends', { isUsable: (_game, { holder }, { seat }) => seat === holder, effect: () => undefined }),
  ],
});

test("Z'eu Ω note 3, Z'eu Ω note 3a: leaves the turn unchanged", () => {
  const t = granted('bob', { components: [atTurns], hands: { bob: ['test-turns'] } });
  expect([turnOwner(t.game), t.state.active]).toEqual(['ann', 'bob']);
  t.bob.activates('27');
  expect(t).toAsk('ann end-turn');
  expect(t.facts('turn-begins').map(({ seat }) => seat)).toEqual(['ann']);
});

test("Z'eu Ω note 3b, Z'eu Ω note 7b: Transparasteel Plating follows actions", () => {
  const may = (yssaril: string, acting: string) => {
    const t = granted(acting, {
      seats: yssaril === 'bob' ? { ...seats, bob: 'yssaril' } : seats,
      technologies: { [yssaril]: ['transparasteel-plating'] },
      hands: { cat: ['rally'], bob: ['rally'] },
      space: { 27: { ann: '1 cruiser' } },
      change: ({ seats: all }) => {
        all[yssaril === 'bob' ? 'cat' : 'bob'].passed = true;
      },
    });
    t.seat(acting).activates('27');
    const asked = t.asks(acting, 'window');
    if (asked) t.seat(acting).declines();
    t.leaves('ann', 'end-turn');
    return asked;
  };
  // Ann stands for the Yssaril whose turn it is: a player who has passed plays nothing in the action that they are granted.
  expect([may('ann', 'bob'), may('ann', 'cat')]).toEqual([false, true]);
  const theirs = granted('bob', {
    seats: { ...seats, bob: 'yssaril' },
    technologies: { bob: ['transparasteel-plating'] },
    hands: { cat: ['forward-supply-base'] },
    space: { 27: { cat: '1 cruiser' } },
    change: ({ seats: all }) => {
      all.cat.passed = true;
    },
  });
  theirs.bob.activates('27');
  expect(theirs).toAsk('cat window');
});

const planning = actionCard({
  id: 'test-planning',
  name: 'Planning',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [
    on('after', 'action-performed', {
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: () => undefined,
    }),
  ],
});

test("Z'eu Ω note 4: effects after an action may follow", () => {
  const t = granted('bob', { components: [planning], hands: { bob: ['test-planning'] } });
  t.bob.activates('27');
  expect(t).toAsk('bob window');
  t.bob.plays('test-planning');
  expect(t).toAsk('ann end-turn');
});

test("Z'eu Ω note 6, Z'eu Ω note 6a: Fleet Logistics adds nothing", () => {
  const t = granted('bob', { technologies: { bob: ['fleet-logistics'] } });
  t.bob.activates('27');
  expect(t).toAsk('ann end-turn');
  const war = granted('bob', {
    change: (state) => {
      state.systems['28'].tokens = ['bob'];
      state.laws['minister-of-war'] = { component: 'minister-of-war', owner: 'bob' };
      state.decks.agenda.draw = state.decks.agenda.draw.filter((card) => card !== 'minister-of-war');
    },
  });
  war.bob.activates('27');
  war.bob.uses('Minister of War');
  if (war.asks('bob', 'minister-of-war-token')) war.bob.complies('minister-of-war-token');
  expect(war).toAsk('bob turn');
  war.bob.performs('tactical').activates('29');
  expect(war.state.systems['29'].tokens).toEqual(['bob']);
  expect(war).toAsk('ann end-turn');
});

test("Z'eu Ω note 6b: Suffi An adds component actions", () => {
  const war = granted('bob', {
    seats: { ...seats, bob: 'keleres' },
    homes: { bob: 'mentak' },
    change: (state) => {
      delete state.seats.bob.leaders?.['suffi-an-keleres'].locked;
      state.systems['28'].tokens = ['bob'];
      state.laws['minister-of-war'] = { component: 'minister-of-war', owner: 'bob' };
      state.decks.agenda.draw = state.decks.agenda.draw.filter((card) => card !== 'minister-of-war');
    },
    hands: { bob: ['uprising', 'industrial-initiative'] },
    planets: { cat: ['lodor'] },
  });
  war.bob.activates('27');
  war.bob.uses('Minister of War');
  if (war.asks('bob', 'minister-of-war-token')) war.bob.complies('minister-of-war-token');
  // Minister of War gives one action more; Suffi An another after that, and so on.
  war.bob.plays('uprising');
  if (war.asks('bob', 'choose-planet')) war.bob.chooses('lodor', 'choose-planet');
  war.bob.plays('industrial-initiative');
  expect(war.facts('action-card-played').map(({ card }) => card)).toEqual(['uprising#1', 'industrial-initiative#1']);
  expect(war).toAsk('bob turn');
  war.bob.performs('end-turn');
  expect(war).toAsk('ann end-turn');
});

test("Z'eu Ω note 7, Z'eu Ω note 7a: passed players stay passed", () => {
  const t = granted('bob', {
    change: ({ seats: all }) => {
      all.bob.passed = true;
    },
  });
  t.bob.activates('27');
  expect(t).toAsk('ann end-turn');
  expect([t.state.seats.bob.passed, t.facts('player-passed')]).toEqual([true, []]);
});

test("Z'eu Ω note 8: the system choice is not binding", () => {
  expect(at({ seats }).game.book.questions['system-to-activate'].isBinding).toBeFalsy();
});

test("Z'eu Ω: Naalu may choose themselves", () => {
  const t = granted('ann', {
    space: { 27: { cat: '1 cruiser' } },
    change: (state) => {
      state.laws['minister-of-peace'] = { component: 'minister-of-peace', owner: 'cat' };
      state.decks.agenda.draw = state.decks.agenda.draw.filter((card) => card !== 'minister-of-peace');
    },
  });
  t.ann.activates('27');
  t.cat.uses('Minister of Peace');
  expect(t.open).toEqual([]);
});
