import { describe, expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { moveMapOf } from '#ti4/rules/movement/move-map.ts';
import { discardLaw, enactLaw } from '#ti4/rules/politics/laws.ts';
import { definitionFor } from '#ti4/rules/units/units.ts';
import { drawSecrets } from '#ti4/rules/objectives/objectives.ts';
import { buildHandView } from '#ti4/views/hand-view.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { areNeighbors, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import type { State } from '#ti4/rules/state.ts';
import { load, rolls } from '../rules/loaded-dice.ts';
import { POK } from '../rules/exploring.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';
import { council as revealed, elects, inPlay, nextStrategyPhase, points, goods } from './agenda-rulings/council.ts';

// Agendas of Prophecy of Kings. Ann is the speaker; bob votes with Mecatol Rex.

const SETS = [...POK, 'codex-3'];
const council = (agenda: string, setting: Setting = {}, voters: string[] = []): TestTable =>
  revealed(agenda, { sets: POK, ...setting }, voters);
const resolve = (
  agenda: string,
  outcome: string,
  setting: Setting = {},
  also: Record<string, string> = {},
): TestTable => elects(council(agenda, setting, Object.keys(also)), outcome, also);
const lay = (setting: Setting = {}): TestTable => table({ sets: POK, ...setting });
const tokens = (t: TestTable, seat: string): number[] =>
  Object.values({ ...{ tactic: 0, fleet: 0, strategy: 0 }, ...t.state.seats[seat].tokens });

describe('Articles of War', () => {
  const seats = { ann: 'xxcha', bob: 'l1z1x', cat: 'naaz-rokha' };

  test('Articles of War: mechs keep only Sustain Damage', () => {
    const t = lay({ seats, sets: SETS });
    const facts = (seat: string) => definitionFor(t.game, seat, 'mech');
    expect([facts('ann').spaceCannon, facts('ann').sustainDamage]).toEqual([{ value: 8, dice: 1 }, true]);
    enactLaw(t.game, 'articles-of-war', 'for');
    expect(
      ['ann', 'cat'].map((seat) => [facts(seat).spaceCannon, facts(seat).sustainDamage, facts(seat).combat?.value]),
    ).toEqual([
      [undefined, true, 6],
      [undefined, true, 6],
    ]);
    // Other units keep theirs, and so do mechs once the law is gone.
    expect(definitionFor(t.game, 'ann', 'pds').spaceCannon).toEqual({ value: 6, dice: 1 });
    discardLaw(t.game, 'articles-of-war');
    expect(facts('ann').spaceCannon).toEqual({ value: 8, dice: 1 });
  });

  test('Articles of War: mech text abilities stop, unless laws are blank', () => {
    const fights = (change: (t: TestTable) => void, ...faces: number[]): string[] => {
      const t = lay({
        seats: { ann: 'naaz-rokha', bob: 'winnu', cat: 'jol-nar' },
        sets: SETS,
        planets: { bob: ['mellon'], ann: ['lazar'] },
        space: { 27: { ann: '1 carrier, 1 mech', bob: '1 cruiser' } },
        change: (state) => {
          state.turn.system = '27';
          for (const leader of Object.values(state.seats.ann.leaders ?? {}))
            if (!leader.locked) leader.exhausted = true;
        },
      });
      enactLaw(t.game, 'articles-of-war', 'for');
      change(t);
      return rolls(load(t, ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' }));
    };
    expect(fights(() => undefined, 9, 1)).toEqual(['ann space-combat 1', 'bob space-combat 1']);
    const blank = fights((t) => void addEffect(t.game, 'laws-order', 'bob', null, 'turn'), 9, 9, 9, 1);
    expect(blank).toEqual(['ann space-combat 3', 'bob space-combat 1']);
  });

  test('Articles of War: against gives its For voters 3 trade goods', () => {
    const t = resolve('articles-of-war', 'against', {}, { cat: 'for' });
    expect([goods(t), t.state.laws]).toEqual(['0 0 3', {}]);
    t.leaves('bob', 'vote-for');
  });
});

describe('Political Censure', () => {
  const id = 'political-censure';

  test('Political Censure: its owner gains a point and plays no cards', () => {
    const t = resolve(id, 'bob', { hands: { bob: ['plague', 'insubordination'] } });
    expect([points(t), t.state.laws[id]?.owner]).toEqual(['0 1 0', 'bob']);
    const turnOf = (): boolean =>
      t.game.book.windows.optionsFor(t.game, 'bob', { timing: 'when', name: 'turn-begins', seat: 'bob' } as never)
        .length > 0;
    expect(turnOf()).toBe(false);
    discardLaw(t.game, id);
    expect(points(t)).toBe('0 0 0');
    t.leaves('bob', 'vote-for');
  });

  test('Political Censure: only its owner cannot play action cards', () => {
    const cards = (owner?: string): string[] => {
      const t = lay({
        hands: { ann: ['plague'] },
        ground: { lodor: { bob: '1 infantry' } },
        change: owner ? inPlay(id, owner, owner) : () => undefined,
      });
      t.begin(turn, { seat: 'ann', performed: 0 });
      return t.names('ann', 'turn').filter((name) => name === 'plague');
    };
    expect([cards(), cards('bob'), cards('ann')]).toEqual([['plague'], ['plague'], []]);
  });

  test('Political Censure note 1: the elected player may play Confusing Legal Text', () => {
    const t = resolve(id, 'bob', { hands: { bob: ['confusing-legal-text'] } });
    t.bob.plays('confusing-legal-text').chooses('cat');
    expect([points(t), t.state.laws[id]?.owner]).toEqual(['0 0 1', 'cat']);
    t.leaves('bob', 'vote-for');
  });

  test('Miscount Disclosed note 2e: the owner stays barred during the revote', () => {
    const t = council('miscount-disclosed', {
      planets: { bob: ['mecatol-rex', 'torkan'] },
      hands: { bob: ['confusing-legal-text'], cat: ['confusing-legal-text'] },
      change: (state) => {
        inPlay(id, 'bob', 'bob')(state);
        state.seats.bob.points = 1;
        state.seats.bob.actionCards = ['confusing-legal-text#1'];
        state.seats.cat.actionCards = [];
      },
    });
    elects(t, id);
    t.bob.votesFor('bob', 'torkan');
    // Bob is elected, and can do nothing about it.
    expect([t.state.laws[id]?.owner, t.asked('bob').includes('window')]).toEqual(['bob', false]);
    const other = council('miscount-disclosed', {
      planets: { bob: ['mecatol-rex', 'torkan'] },
      hands: { cat: ['confusing-legal-text'] },
      change: (state) => {
        inPlay(id, 'bob', 'bob')(state);
        state.seats.bob.points = 1;
      },
    });
    elects(other, id);
    other.bob.votesFor('cat', 'torkan');
    other.cat.plays('confusing-legal-text').chooses('ann');
    expect([other.state.laws[id]?.owner, points(other)]).toEqual(['ann', '1 0 0']);
    t.leaves('bob', 'vote-for');
    other.leaves('bob', 'vote-for');
  });

  test('Political Censure: blank laws lift it, and no point is lost (D28)', () => {
    const t = lay({
      sets: SETS,
      hands: { ann: ['plague'] },
      ground: { lodor: { bob: '1 infantry' } },
      change: inPlay(id, 'ann', 'ann'),
    });
    t.state.seats.ann.points = 1;
    addEffect(t.game, 'laws-order', 'bob', null, 'turn');
    expect(points(t)).toBe('1 0 0');
    t.begin(turn, { seat: 'ann', performed: 0 });
    expect(t.names('ann', 'turn')).toContain('plague');
    discardLaw(t.game, id);
    expect(points(t)).toBe('1 0 0');
  });
});

describe('Checks and Balances', () => {
  const id = 'checks-and-balances';
  const chosenTo = (t: TestTable): string[] =>
    t.facts('strategy-card-chosen').map(({ seat, card, receiver }) => `${seat} ${card} ${receiver ?? ''}`.trim());

  test('Checks and Balances note 1: trade goods stay with the chooser', () => {
    const t = lay({
      phase: 'strategy',
      change: (state) => (inPlay(id)(state), void (state.strategyCards.trade = { tradeGoods: 2 })),
    }).begin(strategyPhase, {});
    t.ann.picks('trade');
    expect(t.options('ann', 'give-chosen-card')).toEqual(['bob', 'cat']);
    t.ann.chooses('cat', 'give-chosen-card');
    expect([goods(t), Object.keys(t.state.seats.cat.strategyCards), t.state.seats.ann.strategyCards]).toEqual([
      '2 0 0',
      ['trade'],
      {},
    ]);
    expect(chosenTo(t)).toEqual(['ann trade cat']);
    t.leaves('bob', 'choose-strategy-card');
  });

  test('Checks and Balances: cards go only to players lacking one', () => {
    const t = lay({ phase: 'strategy', change: inPlay(id) }).begin(strategyPhase, {});
    const give = (seat: string, card: string, to: string): void =>
      void t.seat(seat).picks(card).chooses(to, 'give-chosen-card');
    give('ann', 'leadership', 'bob');
    give('bob', 'diplomacy', 'cat');
    give('cat', 'politics', 'bob');
    // Where one player alone lacks a card, there is nothing to choose.
    t.ann.picks('construction').bob.picks('trade').cat.picks('warfare');
    expect(chosenTo(t).slice(3)).toEqual(['ann construction cat', 'bob trade ann', 'cat warfare ann']);
    expect(['ann', 'bob', 'cat'].map((seat) => Object.keys(t.state.seats[seat].strategyCards).length)).toEqual([
      2, 2, 2,
    ]);
    const last = lay({
      phase: 'strategy',
      change: (state) => {
        inPlay(id)(state);
        for (const [seat, cards] of Object.entries({ bob: ['leadership', 'diplomacy'], cat: ['politics', 'trade'] }))
          for (const card of cards) {
            delete state.strategyCards[card];
            state.seats[seat].strategyCards[card] = { used: false };
          }
      },
    }).begin(strategyPhase, {});
    last.ann.picks('warfare');
    expect([last.asked('ann'), Object.keys(last.state.seats.ann.strategyCards)]).toEqual([[], ['warfare']]);
    last.leaves('bob', 'choose-strategy-card');
  });

  test('Checks and Balances note 2: Public Disgrace follows the receiver’s choice', () => {
    const t = lay({ phase: 'strategy', hands: { cat: ['public-disgrace'] }, change: inPlay(id) }).begin(
      strategyPhase,
      {},
    );
    t.ann.picks('trade');
    expect(t.asked('cat')).toEqual([]);
    t.ann.chooses('bob', 'give-chosen-card');
    t.cat.plays('public-disgrace');
    expect(t.options('ann', 'choose-strategy-card')).not.toContain('trade');
    t.ann.picks('warfare').chooses('cat', 'give-chosen-card');
    expect(chosenTo(t)).toEqual(['ann warfare cat']);
    t.leaves('bob', 'choose-strategy-card');
  });

  test('Checks and Balances: against lets everybody ready only 3 planets', () => {
    const t = resolve(id, 'against', {
      planets: { bob: ['mecatol-rex', 'lodor', 'starpoint', 'torkan', 'mellon'], cat: ['quann'] },
    });
    for (const planet of Object.values(t.state.planets)) if (planet.id !== 'lodor') planet.exhausted = true;
    t.bob.votesFor('bob', 'lodor');
    expect(t.options('bob', 'planets-readied').length).toBeGreaterThan(3);
    t.bob.chooses(['lodor', 'torkan', 'mecatol-rex'], 'planets-readied');
    while (t.asks('ann', 'planets-readied')) t.ann.complies('planets-readied');
    while (t.asks('cat', 'planets-readied')) t.cat.complies('planets-readied');
    const readied = (seat: string): string[] =>
      Object.values(t.state.planets).flatMap((one) => (one.controller === seat && !one.exhausted ? [one.id] : []));
    expect(readied('bob').sort()).toEqual(['lodor', 'mecatol-rex', 'torkan']);
    expect(t.state.effects).toEqual({});
  });
});

test('Clandestine Operations note 1: removes two tokens; against, one fleet token', () => {
  const t = resolve('clandestine-operations', 'for');
  expect(t.ann.refusal({ tactic: 1 }, 'clandestine-operations-tokens')).toBe('Remove exactly 2; you removed 1.');
  t.ann.chooses({ tactic: 1, strategy: 1 }, 'clandestine-operations-tokens');
  t.bob.chooses({ fleet: 2 }, 'clandestine-operations-tokens');
  t.cat.chooses({ strategy: 2 }, 'clandestine-operations-tokens');
  expect(['ann', 'bob', 'cat'].map((seat) => tokens(t, seat))).toEqual([
    [2, 3, 1],
    [3, 1, 2],
    [3, 3, 0],
  ]);
  const against = resolve('clandestine-operations', 'against');
  expect(tokens(against, 'cat')).toEqual([3, 2, 2]);
  t.leaves('bob', 'vote-for');
  against.leaves('bob', 'vote-for');
});

describe('Galactic Crisis Pact', () => {
  const id = 'galactic-crisis-pact';

  test('Galactic Crisis Pact note 1, Galactic Crisis Pact note 2: speaker order', () => {
    const t = resolve(id, 'politics', {
      change: (state) =>
        void (state.decks.action.draw = ['plague#1', 'rally#1', 'upgrade#1', 'reparations#1', 'lucky-shot#1', 'spy#1']),
    });
    for (const seat of ['cat', 'bob', 'ann']) t.seat(seat).follows();
    expect(t.facts('secondary-used').map(({ seat }) => seat)).toEqual(['ann', 'bob', 'cat']);
    expect(
      ['ann', 'bob', 'cat'].map((seat) => [
        t.state.seats[seat].actionCards.length,
        t.state.seats[seat].tokens.strategy,
      ]),
    ).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
    expect(t.state.phase).toBe('agenda');
    t.leaves('bob', 'vote-for');
  });

  test('Galactic Crisis Pact: Construction’s token comes from the reinforcements', () => {
    const t = resolve(id, 'construction', { planets: { bob: ['mecatol-rex', 'starpoint'] } });
    t.ann.declines('use-secondary').bob.follows().chooses('pds@starpoint');
    expect([t.state.seats.bob.tokens.strategy, t.facts('token-placed')]).toMatchObject([
      2,
      [{ seat: 'bob', from: 'reinforcements', system: '27' }],
    ]);
    t.leaves('cat', 'use-secondary');
  });

  test('20.3b: without reinforcements Construction’s token comes from a pool', () => {
    const full = { tactic: 9, fleet: 5, strategy: 2 };
    const t = resolve(id, 'construction', {
      planets: { bob: ['mecatol-rex', 'starpoint'] },
      change: (state) => void (state.seats.bob.tokens = full),
    });
    t.ann.declines('use-secondary').bob.follows().chooses('pds@starpoint');
    expect(t.options('bob', 'token-from-sheet')).toEqual(['tactic', 'fleet', 'strategy']);
    t.bob.chooses('fleet', 'token-from-sheet');
    expect([t.state.seats.bob.tokens, t.state.systems['27'].tokens, t.facts('token-placed')]).toMatchObject([
      { ...full, fleet: 4 },
      ['bob'],
      [{ seat: 'bob', from: 'fleet', system: '27' }],
    ]);
    expect(t.facts('units-placed')).toMatchObject([{ seat: 'bob', unit: 'pds', planet: 'starpoint' }]);
    t.leaves('cat', 'use-secondary');
  });

  test('Galactic Crisis Pact note 3, Galactic Crisis Pact note 4, Galactic Crisis Pact note 4a: the ability’s costs are paid', () => {
    // Wellon has a specialty of cybernetics, which the Graviton Laser System asks for, and so does Cruiser II.
    const researched = (technology: string, by: string): TestTable => {
      const t = resolve(id, 'technology', {
        planets: { bob: ['mecatol-rex', 'lodor', 'starpoint', 'wellon'] },
        technologies: { bob: ['ai-development-algorithm', 'neural-motivator'] },
      });
      t.ann.declines('use-secondary').cat.declines('use-secondary').bob.follows();
      expect(t.spec('bob', 'payment')).toMatchObject({ limits: [{ atLeast: 4 }] });
      t.bob.pays('lodor, starpoint').bob.researches(technology);
      if (t.asks('bob', 'ignore-prerequisites')) t.bob.chooses({ [by]: 1 }, 'ignore-prerequisites');
      expect(t.facts('prerequisites-ignored')).toMatchObject([{ seat: 'bob', technology, with: [by] }]);
      t.bob.abstains().ann.breaksTie('ann');
      expect(['lodor', 'starpoint', 'wellon'].map((planet) => t.state.planets[planet].exhausted)).toEqual([
        false,
        false,
        false,
      ]);
      return t;
    };
    researched('graviton-laser-system', 'wellon');
    const t = researched('cruiser-ii', 'ai-development-algorithm');
    expect(t.state.seats.bob.technologies['ai-development-algorithm'].exhausted).toBe(true);
    const leader = resolve(id, 'leadership', { planets: { bob: ['mecatol-rex', 'torkan'] } });
    leader.bob.follows().chooses(1, 'leadership-tokens').pays('torkan');
    expect(leader.state.planets.torkan.exhausted).toBe(true);
    leader.bob.gains('tactic');
    leader.ann.declines('use-secondary').cat.declines('use-secondary');
    leader.bob.abstains().ann.breaksTie('ann');
    expect(leader.state.planets.torkan.exhausted).toBe(false);
  });

  test('Galactic Crisis Pact note 5: a kept strategy card may be elected', () => {
    const t = council(id, {
      change: (state) => {
        delete state.strategyCards.trade;
        state.seats.cat.strategyCards = { trade: { used: true } };
      },
    });
    expect(t.options('bob', 'vote-for')).toContain('trade');
    t.leaves('bob', 'vote-for');
  });
});

test('Minister of Antiquities: the elected player gains a relic', () => {
  const t = resolve('minister-of-antiquities', 'cat');
  expect([Object.keys(t.state.seats.cat.relics ?? {}).length, t.facts('relic-gained')]).toMatchObject([
    1,
    [{ seat: 'cat' }],
  ]);
  expect(t.state.laws).toEqual({});
  t.leaves('bob', 'vote-for');
});

describe('Nexus Sovereignty', () => {
  const id = 'nexus-sovereignty';
  const board = { '204': '39', '207': '40' };
  const open = (state: State): void => void (state.systems['82'].face = 'open');
  const ways = (setting: Setting, law: boolean, seat = 'ann', to = '39'): boolean => {
    const t = lay({ board, ...setting, change: (state) => (open(state), law ? inPlay(id)(state) : undefined) });
    return moveMapOf(t.game, seat, to).near(to).includes('82');
  };

  test('Nexus Sovereignty note 1, Nexus Sovereignty note 2: blocks movement except Creuss', () => {
    expect([ways({}, false), ways({}, true), ways({}, true, 'ann', '40')]).toEqual([true, false, false]);
    const seats = { ann: 'creuss', bob: 'letnev', cat: 'sardakk-norr' };
    expect([ways({ seats }, true), ways({ seats }, true, 'bob')]).toEqual([true, false]);
    // Other wormholes of these kinds lead where they led.
    const t = lay({ board: { '204': '39', '207': '26' }, change: (state) => (open(state), inPlay(id)(state)) });
    expect(wormholesIn(t.game, '82')).toEqual(['alpha', 'beta', 'gamma']);
    expect(moveMapOf(t.game, 'ann', '39').near('39')).toContain('26');
  });

  test('Nexus Sovereignty note 3, Nexus Sovereignty note 4: cannons, neighbors unaffected', () => {
    const t = load(
      lay({
        board,
        space: { 82: { bob: '1 cruiser' }, 39: { ann: '1 cruiser' } },
        ground: { mallice: { bob: '1 pds' } },
        technologies: { bob: ['pds-ii'] },
        change: (state) => (open(state), inPlay(id)(state), void (state.turn.system = '39')),
      }),
      1,
      1,
    );
    expect(areNeighbors(t.game, 'ann', 'bob')).toBe(true);
    t.begin(spaceCannonOffense, { seat: 'ann', system: '39' }).bob.firesAt('ann');
    expect(rolls(t)).toEqual(['bob space-cannon-offense 2']);
  });

  test('Nexus Sovereignty: against, a gamma wormhole opens at Mecatol Rex', () => {
    const t = resolve(id, 'against');
    expect([wormholesIn(t.game, '18'), t.state.laws]).toEqual([['gamma'], {}]);
    t.leaves('bob', 'vote-for');
  });
});

describe('Rearmament Agreement', () => {
  const id = 'rearmament-agreement';
  const seats = { ann: 'letnev', bob: 'l1z1x', cat: 'sardakk-norr' };

  test('Rearmament Agreement note 1: everybody places a mech on a home planet', () => {
    const t = resolve(id, 'for', {
      sets: SETS,
      seats,
      change: (state) => {
        for (const planet of state.systems[state.seats.bob.home].planets) state.planets[planet].controller = null;
      },
    });
    const first = 'arc-prime';
    t.ann.chooses(first, 'rearmament-agreement-planet').cat.complies('rearmament-agreement-planet');
    expect(['ann', 'bob', 'cat'].map((seat) => t.units(seat))).toEqual(['1 mech', '', '1 mech']);
    expect(t.units('ann', { planet: first })).toBe('1 mech');
    t.leaves('ann', 'break-tie');
  });

  test('Rearmament Agreement note 2: takes mechs from tokenless systems, undamaged', () => {
    const t = resolve(id, 'for', {
      sets: SETS,
      seats,
      ground: { lodor: { ann: '1 mech (damaged)' }, tequran: { ann: '3 mech' } },
      change: (state) => void (state.systems['28'].tokens = ['ann']),
    });
    const first = 'arc-prime';
    t.ann.chooses(first, 'rearmament-agreement-planet');
    expect(t.options('ann', 'unit-to-take')).toHaveLength(1);
    t.ann.chooses(t.options('ann', 'unit-to-take').join(), 'unit-to-take');
    expect([t.units('ann', { planet: first }), t.units('ann', { planet: 'lodor' })]).toEqual(['1 mech', '']);
    t.leaves('cat', 'rearmament-agreement-planet');
  });

  test('Rearmament Agreement note 3: against replaces each mech with an infantry', () => {
    const t = resolve(id, 'against', {
      sets: SETS,
      seats,
      ground: { lodor: { ann: '2 mech, 1 infantry' } },
      space: { 29: { bob: '1 carrier, 1 mech' }, 30: { cat: '1 cruiser' } },
    });
    expect([t.units('ann'), t.units('bob'), t.units('cat')]).toEqual([
      '3 infantry',
      '1 carrier, 1 infantry',
      '1 cruiser',
    ]);
    t.leaves('ann', 'vote-for');
  });
});

describe('Research Grant Reallocation', () => {
  const id = 'research-grant-reallocation';
  const lost = (technology: string, setting: Setting = {}): number => {
    const t = resolve(id, 'cat', setting);
    t.cat.chooses(technology, 'research-grant-technology');
    expect(t.state.seats.cat.technologies).toHaveProperty(technology);
    if (t.asks('cat', 'vote-for')) t.leaves('cat', 'vote-for');
    t.leaves('bob', 'vote-for');
    return 3 - t.state.seats.cat.tokens.fleet;
  };

  test('Research Grant Reallocation note 1, Research Grant Reallocation note 1a: costs tokens', () => {
    expect([
      lost('neural-motivator'),
      lost('gravity-drive'),
      lost('fleet-logistics'),
      lost('light-wave-deflector'),
      lost('war-sun'),
    ]).toEqual([0, 1, 2, 3, 3]);
  });

  test('Research Grant Reallocation note 2, Research Grant Reallocation note 2a: no discounts', () => {
    expect(
      lost('fleet-logistics', {
        technologies: { cat: ['antimass-deflectors', 'gravity-drive'] },
        planets: { cat: ['vefut-ii', 'arinam'] },
        board: { '207': '37' },
      }),
    ).toBe(2);
  });
});

describe('Search Warrant', () => {
  const id = 'search-warrant';

  test('Search Warrant: draws two secrets and keeps the owner’s secrets open', () => {
    const t = resolve(id, 'cat', {
      change: (state) => {
        state.seats.cat.secretObjectives = ['seize-an-icon'];
        state.decks.secret.draw = ['mine-rare-metals', 'forge-an-alliance', 'strengthen-bonds'];
      },
    });
    const all = ['seize-an-icon', 'mine-rare-metals', 'forge-an-alliance'];
    expect(t.state.seats.cat.secretObjectives).toEqual(all);
    expect(knownTo(t.game, 'bob').state.seats.cat.secretObjectives).toEqual(all);
    const cat = (): { openSecrets?: { id: string }[] } | undefined =>
      buildBoardView(t.game, null).seats.find((seat) => seat.id === 'cat');
    expect(cat()?.openSecrets?.map((one) => one.id)).toEqual(all);
    expect(t.facts('secret-objectives-seen').map(({ to, cards }) => [to, cards])).toEqual([
      [undefined, ['seize-an-icon']],
      [undefined, ['mine-rare-metals', 'forge-an-alliance']],
    ]);
    expect(() => buildHandView(t.game, 'cat', 'bob')).toThrow('Only the owner can see this hand.');
    discardLaw(t.game, id);
    expect([knownTo(t.game, 'bob').state.seats.cat.secretObjectives, cat()?.openSecrets]).toEqual([
      ['unseen', 'unseen', 'unseen'],
      undefined,
    ]);
    t.leaves('bob', 'vote-for');
  });

  test('Search Warrant note 1: with three scored, drawn secrets return at once', () => {
    const t = resolve(id, 'cat', {
      change: (state) => {
        state.seats.cat.secretObjectives = [];
        state.seats.cat.scoredSecrets = ['seize-an-icon', 'adapt-new-strategies', 'control-the-region'];
        state.decks.secret.draw = ['mine-rare-metals', 'forge-an-alliance', 'strengthen-bonds'];
      },
    });
    expect(t.facts('secret-objectives-drawn')).toMatchObject([{ seat: 'cat', count: 2 }]);
    expect([t.state.seats.cat.secretObjectives, t.state.decks.secret.draw.length]).toEqual([[], 3]);
    t.leaves('bob', 'vote-for');
  });

  test('Search Warrant note 2: drawn secrets are shown before one returns', () => {
    const t = resolve(id, 'cat', {
      change: (state) => {
        state.seats.cat.secretObjectives = ['seize-an-icon', 'adapt-new-strategies'];
        state.decks.secret.draw = ['mine-rare-metals', 'forge-an-alliance', 'strengthen-bonds'];
      },
    });
    expect(t.asks('cat', 'return-secret-objective')).toBe(true);
    expect(knownTo(t.game, 'bob').state.seats.cat.secretObjectives).toHaveLength(4);
    expect(knownTo(t.game, 'bob').state.seats.cat.secretObjectives).not.toContain('unseen');
    t.cat.chooses('mine-rare-metals', 'return-secret-objective');
    drawSecrets(t.game, 'cat', 1);
    expect(t.facts('secret-objectives-seen').at(-1)).not.toHaveProperty('to');
    t.leaves('bob', 'vote-for');
  });

  test('Search Warrant note 3: a drawn Drive the Debate comes too late', () => {
    const t = resolve(id, 'cat', {
      change: (state) => void (state.decks.secret.draw = ['drive-the-debate', 'forge-an-alliance']),
    });
    expect([t.state.seats.cat.secretObjectives, t.asked('cat').includes('window')]).toEqual([
      ['drive-the-debate', 'forge-an-alliance'],
      false,
    ]);
    t.leaves('bob', 'vote-for');
  });

  test('Search Warrant: the veil suspects nobody else of an open secret', () => {
    const t = lay({
      veil: 'everything',
      change: (state) => {
        inPlay(id, 'cat', 'cat')(state);
        state.seats.cat.secretObjectives = ['prove-endurance'];
        state.seats.bob.secretObjectives = ['seize-an-icon'];
        for (const seat of ['ann', 'cat']) state.seats[seat].passed = true;
      },
    });
    const seems = (): boolean =>
      t.game.book.windows.isSuspected(t.game, 'bob', { timing: 'after', name: 'player-passed', seat: 'bob' } as never);
    expect(seems()).toBe(false);
    discardLaw(t.game, id);
    expect(seems()).toBe(true);
  });
});

describe('Representative Government', () => {
  const id = 'representative-government';

  test('Representative Government: one vote each, no planet exhausted, nothing added', () => {
    const t = council('mutiny', {
      planets: { bob: ['mecatol-rex'] },
      hands: { bob: ['distinguished-councilor'], ann: ['bribery'] },
      change: (state) => (inPlay(id)(state), void (state.seats.ann.tradeGoods = 5)),
    });
    t.bob.votesFor('for');
    t.cat.votesFor('against').ann.votesFor('against');
    expect(t.facts('votes-cast').map(({ seat, votes, planets }) => [seat, votes, planets.length])).toEqual([
      ['bob', 1, 0],
      ['cat', 1, 0],
      ['ann', 1, 0],
    ]);
    expect(t.state.planets['mecatol-rex'].exhausted).toBe(false);
    t.leaves('bob', 'vote-for');
  });

  test('Representative Government: applies only in the agenda phase', () => {
    const t = lay({
      planets: { bob: ['mecatol-rex'] },
      change: (state) => {
        inPlay(id)(state);
        state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      },
    });
    t.begin(agendaPhase, {});
    t.state.phase = 'action';
    t.bob.votesFor('for', 'mecatol-rex');
    expect(t.facts('votes-cast')).toMatchObject([{ seat: 'bob', votes: 6 }]);
    t.leaves('cat', 'vote-for').leaves('ann', 'vote-for');
  });

  test('Representative Government: against exhausts its voters’ cultural planets next strategy phase', () => {
    const t = nextStrategyPhase(
      resolve(id, 'against', { planets: { bob: ['mecatol-rex', 'torkan', 'tequran', 'lodor'] } }),
    );
    const { book } = t.game;
    const cultural = Object.values(t.state.planets).filter(
      (one) => one.controller === 'bob' && book.planets[one.id].trait === 'cultural',
    );
    expect(cultural.length).toBeGreaterThan(0);
    expect(
      Object.values(t.state.planets)
        .filter((one) => one.exhausted)
        .map((one) => one.id)
        .sort(),
    ).toEqual(cultural.map((one) => one.id).sort());
  });
});

describe('Armed Forces Standardization', () => {
  const id = 'armed-forces-standardization';
  const set = (pools: Record<string, number>, setting: Setting = {}): TestTable =>
    resolve(id, 'cat', {
      ...setting,
      change: (state) => (Object.assign(state.seats.cat.tokens, pools), setting.change?.(state)),
    });

  test('Armed Forces Standardization: sets pools to 3, 3 and 2', () => {
    for (const pools of [
      { tactic: 0, fleet: 0, strategy: 0 },
      { tactic: 8, fleet: 1, strategy: 5 },
    ]) {
      const t = set(pools);
      expect(tokens(t, 'cat')).toEqual([3, 3, 2]);
      t.leaves('bob', 'vote-for');
    }
  });

  test('Armed Forces Standardization: with too few tokens, the player chooses pools', () => {
    const t = set(
      { tactic: 1, fleet: 1, strategy: 1 },
      {
        change: (state) => {
          for (const system of Object.values(state.systems).slice(0, 11)) system.tokens = ['cat'];
        },
      },
    );
    t.cat.chooses({ tactic: 1, fleet: 3, strategy: 1 }, 'armed-forces-tokens');
    expect(tokens(t, 'cat')).toEqual([1, 3, 1]);
    t.leaves('bob', 'vote-for');
  });

  test('Armed Forces Standardization: foreign tokens in the fleet pool count', () => {
    const t = set(
      { tactic: 0, fleet: 2, strategy: 0 },
      {
        seats: { ann: 'sol', bob: 'letnev', cat: 'mahact' },
        change: (state) => void (state.seats.cat.foreignTokens = ['ann']),
      },
    );
    expect([tokens(t, 'cat'), t.state.seats.cat.foreignTokens]).toEqual([[3, 2, 2], ['ann']]);
    t.leaves('bob', 'vote-for');
  });
});
