import { expect, test } from 'vitest';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { explore } from '#ti4/rules/exploration/exploration.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { scoreObjectives, scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { influenceOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { load } from '../rules/loaded-dice.ts';
import type { Setting, TestTable } from '../rules/table.ts';
import { unlocked } from './factions/leaders-at-hand.ts';
import { lay } from './laid.ts';

// Notes on older components and sections that speak of what came with Prophecy of Kings. 26 to 31 lie around Mecatol Rex.

const explored = (t: TestTable): unknown[] => t.facts('card-explored').map(({ planet }) => planet);

test('Demonstrate Your Power note 4: ships placed by Ipswitch, Loose Cannon count', () => {
  const id = 'demonstrate-your-power';
  const offered = (fleet: number, placed: boolean): string[] => {
    const t = load(
      lay({
        seats: { ann: 'mentak', bob: 'winnu', cat: 'naalu' },
        space: { 27: { ann: '2 cruiser', bob: '1 carrier' } },
        planets: { bob: ['mellon'], ann: ['lazar'] },
        change: (state) => {
          unlocked('ipswitch-loose-cannon')(state);
          state.seats.ann.tokens.fleet = fleet;
          state.seats.ann.secretObjectives = [id];
          state.turn.system = '27';
        },
      }),
      ...[10, 1, 1],
    ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
    t.ann.uses('Ipswitch, Loose Cannon').declines();
    if (placed) t.ann.uses('Ipswitch, Loose Cannon');
    else t.ann.declines();
    if (placed && fleet === 2) t.ann.removes('carrier');
    const names = t.asks('ann', 'window') ? t.names('ann', 'window') : [];
    for (const ask of t.asked('ann')) t.leaves('ann', ask);
    return [t.units('ann', { system: '27' }), ...names];
  };
  expect(offered(3, true)).toEqual(['1 carrier, 2 cruiser', id]);
  expect(offered(3, false)).toEqual(['2 cruiser']);
  expect(offered(2, true)).toEqual(['2 cruiser']);
});

const xxcha = (setting: Setting, hero = true): TestTable =>
  lay({
    seats: { ann: 'xxcha', bob: 'winnu', cat: 'naalu' },
    phase: 'status',
    ...setting,
    change: (state) => {
      if (hero) unlocked('xxekir-grom')(state);
      for (const planet of state.systems[state.seats.ann.home].planets) state.planets[planet].exhausted = true;
      setting.change?.(state);
    },
  });

test('Xxekir Grom Ω note 2a: one planet pays one Amass Wealth cost', () => {
  const paying = (planets: string[], hero = true): TestTable =>
    xxcha(
      {
        planets: { ann: planets },
        change: (state) => {
          state.objectives = [{ id: 'amass-wealth', scoredBy: [] }];
          state.seats.ann.tradeGoods = 3;
          state.planets.lodor.markers = [{ id: 'paradise-world#1', component: 'paradise-world' }];
        },
      },
      hero,
    );
  const alone = paying(['lodor']);
  expect([resourcesOf(alone.game, 'lodor'), influenceOf(alone.game, 'lodor')]).toEqual([3, 3]);
  expect(scoringProblem(alone.game, 'ann', 'amass-wealth')).toBe(
    'You cannot pay both: each planet pays either resources or influence.',
  );
  // New Albion, of 1 and 1, pays neither bill; Starpoint and Zohbat, of 3 and 1, pay one each, and without the hero only resources.
  expect(scoringProblem(paying(['lodor', 'new-albion']).game, 'ann', 'amass-wealth')).toBe(
    'You cannot pay both: each planet pays either resources or influence.',
  );
  expect(scoringProblem(paying(['starpoint', 'zohbat'], false).game, 'ann', 'amass-wealth')).toBe(
    'You need 3 influence; you have 2.',
  );
  const both = paying(['starpoint', 'zohbat']);
  both.begin(scoreObjectives, { seat: 'ann' }).ann.scores('amass-wealth').pays('starpoint').pays('zohbat');
  expect(both.state.seats.ann).toMatchObject({ points: 1, tradeGoods: 0 });
});

// Lodor, Starpoint and Zohbat 3/1, New Albion 1/1, Tequ'ran 2/0, Torkan 0/3, Mellon 0/2; the home planets 2/3 and 1/1.
test('Xxekir Grom Ω note 3d: resource and influence totals count separately', () => {
  const meets = (id: string, planets: string[]): boolean => {
    const { game } = xxcha({ planets: { ann: planets } });
    return objectiveOf(game, id).fulfilled(game, 'ann');
  };
  // With the home planets resources 11 and influence 9, then resources 12.
  expect(meets('hoard-raw-materials', ['lodor', 'starpoint', 'tequran', 'torkan'])).toBe(false);
  expect(meets('hoard-raw-materials', ['lodor', 'starpoint', 'zohbat'])).toBe(true);
  // Influence 11 and resources 9, then influence 12.
  expect(meets('establish-hegemony', ['lodor', 'starpoint', 'torkan', 'mellon'])).toBe(false);
  expect(meets('establish-hegemony', ['lodor', 'starpoint', 'zohbat', 'torkan', 'mellon'])).toBe(true);
});

test('Wormhole Research note 2b: AI Development Algorithm works and stays exhausted', () => {
  const study = (ai: string[]): TestTable => {
    const t = lay({
      seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
      board: { 202: '39' },
      phase: 'agenda',
      planets: { bob: ['starpoint', 'new-albion', 'mecatol-rex'], cat: ['lodor'] },
      space: { 39: { cat: '1 cruiser' } },
      technologies: { cat: ['neural-motivator', ...ai] },
      change: (state) => {
        for (const [seat, { home }] of Object.entries(state.seats)) {
          for (const id of state.systems[home].planets) state.planets[id].exhausted = true;
          state.seats[seat].actionCards = [];
        }
        state.planets.lodor.exhausted = true;
        state.decks.agenda.draw = ['wormhole-research', 'mutiny', 'economic-equality'];
      },
    }).begin(agendaPhase, {});
    t.bob.votesFor('for').casts('starpoint');
    for (const seat of ['cat', 'ann']) if (t.asks(seat, 'vote-for')) t.seat(seat).abstains();
    return t.cat.chooses('yes', 'wormhole-research-technology').table;
  };
  const without = study([]);
  expect(without.options('cat', 'research-technology')).not.toContain('infantry-ii');
  without.leaves('cat', 'research-technology');
  const t = study(['ai-development-algorithm']);
  t.cat.researches('infantry-ii').complies('ignore-prerequisites');
  expect(t.state.seats.cat.technologies['infantry-ii']).toBeDefined();
  expect(t.state.seats.cat.technologies['ai-development-algorithm'].exhausted).toBe(true);
  t.bob.votesFor('against').casts('new-albion');
  for (const seat of ['cat', 'ann']) if (t.asks(seat, 'vote-for')) t.seat(seat).abstains();
  expect([t.state.stack, t.state.planets.lodor.exhausted]).toEqual([[], false]);
  expect(t.state.seats.cat.technologies['ai-development-algorithm'].exhausted).toBe(true);
});

test('Ghost Ship note 1a: opens the wormhole nexus when placed there', () => {
  const t = lay({ hands: { ann: ['ghost-ship'] } }).begin(turn, { seat: 'ann', performed: 0 });
  expect(wormholesIn(t.game, '82')).toEqual(['gamma']);
  t.ann.plays('ghost-ship').chooses('82', 'ghost-ship');
  expect([t.units('ann', { system: '82' }), t.state.systems['82'].face]).toEqual(['1 destroyer', 'open']);
  expect(wormholesIn(t.game, '82')).toEqual(['alpha', 'beta', 'gamma']);
  t.leaves('ann', 'end-turn');
});

test('49 note 2 invaders explore only planets that nobody controlled', () => {
  const lands = (owner: Record<string, string[]>): unknown[] => {
    const t = lay({ space: { 27: { ann: '1 carrier, 1 infantry' } }, planets: owner }).begin(invasion, {
      seat: 'ann',
      system: '27',
    });
    t.ann.lands('infantry on starpoint');
    expect(t.state.planets.starpoint.controller).toBe('ann');
    for (const ask of t.asked('ann')) t.leaves('ann', ask);
    return explored(t);
  };
  expect([lands({}), lands({ bob: ['starpoint'] }), lands({ ann: ['starpoint'] })]).toEqual([['starpoint'], [], []]);
});

test('25.1c gaining control explores a planet that nobody else controlled', () => {
  const gains = (owner: Record<string, string[]>): unknown[] => {
    const t = lay({ planets: owner }).begin(gainControl, { seat: 'ann', planet: 'resculon' });
    expect(t.state.planets.resculon.controller).toBe('ann');
    for (const ask of t.asked('ann')) t.leaves('ann', ask);
    return explored(t);
  };
  expect([gains({}), gains({ bob: ['resculon'] })]).toEqual([['resculon'], []]);
});

test('64 note 2 only planets with a trait can be explored', () => {
  const explores = (planet: string): unknown[] => {
    const t = lay({ planets: { ann: [planet] } });
    t.begin(explore, { seat: 'ann', planet, system: t.state.planets[planet].system });
    for (const ask of t.asked('ann')) t.leaves('ann', ask);
    return explored(t);
  };
  expect(['lodor', 'starpoint', 'new-albion', 'mecatol-rex', 'retillion'].map(explores)).toEqual([
    ['lodor'],
    ['starpoint'],
    ['new-albion'],
    [],
    [],
  ]);
});

test('78 note 8 Dark Energy Tap allows retreats to empty systems only', () => {
  const fight = (technologies: string[], ...faces: number[]): TestTable =>
    load(
      lay({
        space: { 27: { ann: '2 cruiser', bob: '1 carrier' } },
        ground: { tequran: { cat: '1 infantry' } },
        technologies: { bob: technologies },
      }),
      ...faces,
    ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  const without = fight([], 10, 10, 1);
  expect([without.facts('retreat-announced'), without.units('bob', { space: true })]).toEqual([[], '']);
  const t = fight(['dark-energy-tap'], 1, 1, 1);
  t.bob.retreats();
  // Cat has an infantry at 28, which is as near.
  expect(t.options('bob', 'retreat-to').toSorted()).toEqual(['18', '20', '21', '22', '26']);
  t.bob.chooses('26', 'retreat-to');
  expect([t.units('bob', { system: '26' }), t.state.systems['26'].tokens]).toEqual(['1 carrier', ['bob']]);
});

test('Hack Election note 2: the Argent Flight still votes first', () => {
  const t = lay({
    seats: { ann: 'yssaril', bob: 'argent', cat: 'naalu', dan: 'winnu' },
    phase: 'agenda',
    planets: { ann: ['lodor'], bob: ['starpoint'], cat: ['zohbat'], dan: ['mecatol-rex'] },
    hands: { ann: ['hack-election'] },
    change: (state) => void (state.decks.agenda.draw = ['mutiny', 'economic-equality']),
  }).begin(agendaPhase, {});
  t.ann.plays('hack-election');
  for (const seat of ['bob', 'dan', 'cat', 'ann']) t.seat(seat).abstains();
  expect(t.facts('abstained').map(({ seat }) => seat)).toEqual(['bob', 'dan', 'cat', 'ann']);
  t.leaves('ann', 'break-tie');
});

test('Miscount Disclosed note 2a: Articles of War applies during its revote', () => {
  const again = (law: string): TestTable => {
    const t = lay({
      seats: { ann: 'hacan', bob: 'winnu', cat: 'empyrean' },
      phase: 'agenda',
      ground: { starpoint: { ann: '1 mech' } },
      planets: { ann: ['quann'], bob: ['mecatol-rex', 'torkan'] },
      space: { 26: { cat: '1 carrier, 1 mech' }, 27: { bob: '1 cruiser' } },
      hands: { bob: ['trade-rider'] },
      change: (state) => {
        state.laws[law] = { component: law, elected: 'for' };
        state.decks.agenda.draw = ['miscount-disclosed', 'mutiny', 'economic-equality'];
        for (const seat of ['ann', 'cat'])
          for (const id of state.systems[state.seats[seat].home].planets) state.planets[id].exhausted = true;
        for (const id of ['quann', 'starpoint']) state.planets[id].exhausted = true;
      },
    }).begin(agendaPhase, {});
    t.bob.declines().votesFor(law, 'torkan');
    for (const seat of ['cat', 'ann']) if (t.asks(seat, 'vote-for')) t.seat(seat).abstains();
    return t;
  };
  const trades = (t: TestTable): unknown => t.ann.offers('bob', { give: { planets: ['starpoint'] } });
  const rides = (law: string): boolean => {
    const t = again(law);
    t.bob.plays('trade-rider').predicts('for');
    const watched = t.asks('cat', 'window');
    for (const seat of ['ann', 'bob', 'cat']) for (const ask of t.asked(seat)) t.leaves(seat, ask);
    return watched;
  };
  expect([rides('regulated-conscription'), rides('articles-of-war')]).toEqual([true, false]);
  const other = again('regulated-conscription');
  trades(other);
  other.bob.accepts();
  other.ann.chooses('quann', 'units-of-traded-planet');
  expect(other.state.planets.starpoint.controller).toBe('bob');
  const t = again('articles-of-war');
  expect(() => trades(t)).toThrow('You cannot trade this planet card now.');
  for (const one of [other, t])
    for (const seat of ['ann', 'bob', 'cat']) for (const ask of one.asked(seat)) one.leaves(seat, ask);
});

test('49 note 3, 64.5 a legendary planet’s card arrives readied', () => {
  const lands = (owner: Record<string, string[]>): TestTable => {
    const t = lay({
      board: { 203: '65' },
      space: { 65: { ann: '1 carrier, 1 infantry' } },
      planets: owner,
      change: ({ planets }) => {
        if (owner.bob) planets.primor.legend = { component: 'the-atrament' };
      },
    }).begin(invasion, { seat: 'ann', system: '65' });
    t.ann.lands('infantry on primor');
    for (const ask of t.asked('ann')) t.leaves('ann', ask);
    return t;
  };
  for (const owner of [{}, { bob: ['primor'] }] as Record<string, string[]>[]) {
    const { primor } = lands(owner).state.planets;
    expect([primor.controller, primor.exhausted, primor.legend]).toEqual(['ann', true, { component: 'the-atrament' }]);
  }
});
