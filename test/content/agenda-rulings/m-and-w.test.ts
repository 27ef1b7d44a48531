import { describe, expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { areNeighbors, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { enactLaw } from '#ti4/rules/politics/laws.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { moveMapOf } from '#ti4/rules/movement/move-map.ts';
import { influenceOf } from '#ti4/rules/planets/planets.ts';
import type { State } from '#ti4/rules/state.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { inPlay, points } from './council.ts';
import { attachedLaw, lyingOn, wormholeTokens } from '../../rules/markers.ts';

/** Bob votes first, then cat; ann is the speaker. Bob alone has anything to vote with, unless a test gives others planets. */
const council = (agenda: string, setting: Setting = {}): TestTable =>
  table({
    ...setting,
    phase: 'agenda',
    planets: { bob: ['starpoint', 'new-albion', 'mecatol-rex'], ...setting.planets },
    change: (state) => {
      state.decks.agenda.draw = [agenda, 'mutiny', 'economic-equality'];
      for (const seat of Object.keys(state.seats))
        for (const id of state.systems[state.seats[seat].home].planets) state.planets[id].exhausted = true;
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

/** Bob votes with one planet; whoever else is asked abstains. */
const votes = (t: TestTable, outcome: string, planet = 'starpoint'): TestTable => {
  t.bob.votesFor(outcome).casts(planet);
  return abstain(t, ['cat', 'ann']);
};
const abstain = (t: TestTable, seats = ['bob', 'cat', 'ann']): TestTable => {
  for (const seat of seats) if (t.asks(seat, 'vote-for')) t.seat(seat).abstains();
  return t;
};
const revealed = (t: TestTable) => t.facts('agenda-revealed').map(({ agenda }) => agenda);
const together =
  (...changes: (Setting['change'] | undefined)[]) =>
  (state: State) => {
    for (const change of changes) change?.(state);
  };
const pass =
  (note: string, to: string): NonNullable<Setting['change']> =>
  (state) => {
    for (const seat of Object.values(state.seats))
      seat.promissoryNotes = seat.promissoryNotes.filter((one) => one !== note);
    state.seats[to].promissoryNotes.push(note);
  };
const trades = (t: TestTable, from: string, to: string) => {
  t.seat(from).offers(to, { give: { tradeGoods: 1 } });
  return t.seat(to).accepts().table;
};

describe('Miscount Disclosed', () => {
  /** Bob's vote has this law voted on again. */
  const again = (law: string, elected?: string, setting: Setting = {}, owner?: string): TestTable =>
    votes(
      council('miscount-disclosed', { ...setting, change: together(inPlay(law, elected, owner), setting.change) }),
      law,
    );

  test('Miscount Disclosed note 1: a single law is revoted', () => {
    const t = council('miscount-disclosed', { change: inPlay('regulated-conscription') });
    expect(t.options('bob', 'vote-for')).toEqual(['regulated-conscription', 'abstain']);
    abstain(t);
    expect([revealed(t), t.open]).toEqual([['miscount-disclosed', 'regulated-conscription'], ['bob vote-for']]);
  });

  test('Miscount Disclosed note 1a: a single law can be predicted', () => {
    const t = council('miscount-disclosed', {
      hands: { cat: ['trade-rider'] },
      change: inPlay('regulated-conscription'),
    }).cat.plays('trade-rider').table;
    expect(t.options('cat', 'predict-outcome')).toEqual(['regulated-conscription']);
    votes(t.cat.predicts('regulated-conscription').table, 'regulated-conscription');
    expect(t.state.seats.cat.tradeGoods).toBe(5);
  });

  test('Miscount Disclosed note 2: the law stays in effect during the revote', () => {
    const t = again('core-mining', 'lodor', {
      planets: { bob: ['starpoint', 'new-albion', 'mecatol-rex'], cat: ['lodor'] },
    });
    expect(t).toAskAmongOthers('bob vote-for');
    expect(t.state.laws['core-mining']).toMatchObject({ elected: 'lodor' });
    expect(modify(t.game, 'resources', { planet: 'lodor', seat: 'cat' }, 3)).toBe(5);
    votes(t, 'starpoint', 'new-albion');
    expect([lyingOn(t.state.planets.lodor), lyingOn(t.state.planets.starpoint)]).toEqual([[], ['core-mining']]);
  });

  const leaks = (others: string[]) =>
    again('classified-document-leaks', 'spark-a-rebellion', {
      change: (state) => {
        state.objectives.push({ id: 'spark-a-rebellion', scoredBy: ['ann'] });
        state.seats.cat.scoredSecrets = others;
      },
    });

  test('Miscount Disclosed note 2b: the leaked objective stays public', () => {
    const t = leaks(['fuel-the-war-machine']);
    expect(t.options('bob', 'vote-for')).toEqual(['fuel-the-war-machine', 'abstain']);
    expect(t.state.objectives.map(({ id }) => id)).toContain('spark-a-rebellion');
  });

  test('Miscount Disclosed note 3a: discards Classified Document Leaks without candidates', () => {
    const t = leaks([]);
    expect([revealed(t).at(-1), t.state.laws, t.state.decks.agenda.discard]).toEqual([
      'mutiny',
      {},
      ['miscount-disclosed', 'classified-document-leaks'],
    ]);
    votes(t, 'for', 'new-albion');
    // That was in the place of the first agenda: one more follows.
    expect([revealed(t).at(-1), t.open]).toEqual(['economic-equality', ['bob vote-for']]);
  });

  test('Miscount Disclosed note 2c: Committee Formation may decide it', () => {
    const t = again('committee-formation', 'ann', {}, 'ann')
      .ann.uses('committee-formation')
      .chooses('cat', 'committee-formation-player').table;
    expect(t.state.laws['committee-formation']).toMatchObject({ owner: 'cat', elected: 'cat' });
    expect([t.state.decks.agenda.discard, revealed(t).at(-1)]).toEqual([['miscount-disclosed'], 'mutiny']);
  });

  test('Miscount Disclosed note 2d: Homeland Defense Act keeps PDS', () => {
    const t = votes(
      again('homeland-defense-act', undefined, { ground: { lodor: { cat: '4 pds' } } }),
      'for',
      'new-albion',
    );
    expect([t.state.laws['homeland-defense-act'] !== undefined, t.units('cat')]).toEqual([true, '4 pds']);
    const gone = votes(
      again('homeland-defense-act', undefined, { ground: { lodor: { cat: '4 pds' } } }),
      'against',
      'new-albion',
    );
    expect([gone.state.laws, gone.units('cat')]).toEqual([{}, '2 pds']);
  });

  test('Miscount Disclosed note 2f: Wormhole Reconstruction stays in effect', () => {
    const setting: Setting = {
      seats: { ann: 'mentak', bob: 'winnu', cat: 'naalu' },
      board: { 202: '39', 208: '40' },
      space: { 39: { ann: '1 cruiser' }, 40: { cat: '1 cruiser' } },
      planets: { bob: ['mecatol-rex'] },
      change: (state) => {
        state.seats.cat.tradeGoods = 5;
      },
    };
    expect(areNeighbors(table(setting).game, 'ann', 'cat')).toBe(false);
    const law = council('miscount-disclosed', {
      ...setting,
      change: together(inPlay('wormhole-reconstruction'), setting.change),
    });
    law.bob.abstains();
    abstain(law);
    expect(revealed(law).at(-1)).toBe('wormhole-reconstruction');
    expect(trades(law, 'cat', 'bob')).toAskAmongOthers('ann window');
  });

  test('Miscount Disclosed note 2g: Representative Government gives one vote each', () => {
    const law = 'representative-government-base-game';
    const t = council('miscount-disclosed', { change: inPlay(law) });
    t.bob.votesFor(law).cat.votesFor(law).ann.abstains();
    t.bob.votesFor('against').cat.votesFor('for').ann.votesFor('against');
    expect(t.facts('votes-cast').slice(2)).toMatchObject([
      { seat: 'bob', votes: 1 },
      { seat: 'cat', votes: 1 },
      { seat: 'ann', votes: 1 },
    ]);
    expect(t.state.laws).toEqual({});
  });

  test('Miscount Disclosed note 2h: increased influence counts for the vote', () => {
    const plain = influenceOf(table().game, 'tequran');
    const t = votes(
      again('terraforming-initiative', 'tequran', {
        planets: { bob: ['starpoint', 'tequran'] },
        change: (state) => {
          state.planets.tequran.markers = [attachedLaw('terraforming-initiative')];
        },
      }),
      'starpoint',
      'tequran',
    );
    expect(t.facts('votes-cast').at(-1)).toMatchObject({ seat: 'bob', votes: plain + 1 });
    t.leaves('ann', 'break-tie');
  });

  test('Miscount Disclosed note 3: predictions resolve before the law', () => {
    const t = council('miscount-disclosed', {
      hands: { ann: ['leadership-rider'], cat: ['trade-rider'] },
      change: together(inPlay('regulated-conscription'), inPlay('fleet-regulations')),
    });
    t.ann.plays('leadership-rider').cat.plays('trade-rider').ann.predicts('fleet-regulations');
    if (t.asks('cat', 'window')) t.cat.plays('trade-rider');
    t.cat.predicts('regulated-conscription');
    votes(t, 'regulated-conscription');
    const order = t.game.facts
      .map(({ type }) => type)
      .filter((type) => ['agenda-revealed', 'prediction-correct'].includes(type));
    expect(order).toEqual(['agenda-revealed', 'prediction-correct', 'agenda-revealed']);
    // Who predicted gave up the vote on the one, not on the other, be it right or wrong.
    expect(
      ['ann', 'cat'].map((seat) =>
        modify(t.game, 'vote-barred', { seat, agenda: 'regulated-conscription' }, undefined),
      ),
    ).toEqual([undefined, undefined]);
  });

  test('Miscount Disclosed note 3b: the law can be vetoed', () => {
    const seats = { ann: 'sol', bob: 'winnu', cat: 'xxcha' };
    for (const [by, key, setting] of [
      ['ann', 'veto', { hands: { ann: ['veto'] } }],
      ['cat', 'Quash', {}],
      ['ann', 'political-favor', { change: pass('political-favor@cat', 'ann') }],
    ] as [string, string, Setting][]) {
      const t = council('miscount-disclosed', {
        ...setting,
        seats,
        change: together(inPlay('regulated-conscription'), setting.change),
      }).declineAll();
      votes(t, 'regulated-conscription');
      expect([key, revealed(t).at(-1)]).toEqual([key, 'regulated-conscription']);
      t.seat(by).uses(key);
      expect([t.state.laws, revealed(t).at(-1), t.state.decks.agenda.discard]).toEqual([
        {},
        'mutiny',
        ['miscount-disclosed', 'regulated-conscription'],
      ]);
      t.cat.declines();
    }
  });

  test('Miscount Disclosed note 3c: Political Secret works on the law', () => {
    const t = council('miscount-disclosed', {
      change: together(inPlay('regulated-conscription'), pass('political-secret@bob', 'ann')),
    }).ann.declines().table;
    votes(t, 'regulated-conscription').ann.plays('political-secret');
    expect([revealed(t).at(-1), t.open]).toEqual(['regulated-conscription', ['ann break-tie']]);
    t.ann.breaksTie('against');
    expect([t.state.seats.bob.promissoryNotes.includes('political-secret@bob'), t.open]).toEqual([
      true,
      ['bob vote-for'],
    ]);
  });

  test('Miscount Disclosed note 3d: the law can be predicted', () => {
    const t = council('miscount-disclosed', {
      hands: { cat: ['trade-rider'] },
      change: inPlay('regulated-conscription'),
    }).cat.declines().table;
    votes(t, 'regulated-conscription').cat.plays('trade-rider');
    expect(t.options('cat', 'predict-outcome')).toEqual(['for', 'against']);
    votes(t.cat.predicts('against').table, 'against', 'new-albion');
    expect(t.state.seats.cat.tradeGoods).toBe(5);
  });

  test('Miscount Disclosed note 6: each agenda allows a transaction', () => {
    const t = council('miscount-disclosed', {
      change: together(inPlay('regulated-conscription'), (state) => {
        state.seats.ann.tradeGoods = 5;
      }),
    });
    trades(t, 'ann', 'cat');
    expect(() => trades(t, 'ann', 'cat')).toThrow(
      'You have already made a transaction with this player on this agenda.',
    );
    trades(votes(t, 'regulated-conscription'), 'ann', 'cat');
    expect(t.state.seats.cat.tradeGoods).toBe(2);
  });

  test('Miscount Disclosed note 7: a revoted point law costs no point', () => {
    const one: Setting['change'] = (state) => {
      state.seats.cat.points = 1;
    };
    for (const law of ['shard-of-the-throne', 'the-crown-of-emphidia']) {
      const t = again(law, 'cat', { change: one }, 'cat');
      expect([law, points(t)]).toEqual([law, '0 0 1']);
      expect([law, points(votes(t, 'ann', 'new-albion'))]).toEqual([law, '1 0 1']);
    }
    const holy = again('holy-planet-of-ixth', 'lodor', {
      planets: { bob: ['starpoint', 'new-albion', 'torkan'], cat: ['lodor'] },
      change: one,
    });
    expect(points(votes(holy, 'torkan', 'new-albion'))).toBe('0 1 1');
  });
});

describe('wormholes', () => {
  test('Wormhole Reconstruction note 1: overrides Enforced Travel Ban', () => {
    const near = (...laws: string[]) => {
      const t = table({ board: { 202: '39', 208: '26' } }); // alpha wormholes both
      for (const law of laws) enactLaw(t.game, law, 'for');
      return moveMapOf(t.game, 'ann', '26').near('26').includes('39');
    };
    expect([
      near(),
      near('enforced-travel-ban'),
      near('enforced-travel-ban', 'wormhole-reconstruction'),
      near('wormhole-reconstruction', 'enforced-travel-ban'),
    ]).toEqual([true, false, true, true]);
  });

  test('Wormhole Reconstruction note 2: against places command tokens', () => {
    const t = council('wormhole-reconstruction', {
      seats: { ann: 'creuss', bob: 'winnu', cat: 'naalu' },
      board: { 202: '39', 208: '40' },
      space: {
        39: { ann: '1 cruiser', cat: '1 destroyer' },
        40: { cat: '1 cruiser' },
        17: { ann: '1 cruiser' },
        51: { ann: '1 carrier' },
        27: { cat: '1 cruiser' },
      },
    });
    votes(t, 'against');
    const tokens = Object.fromEntries(
      Object.entries(t.state.systems)
        .filter(([, system]) => system.tokens.length)
        .map(([id, system]) => [id, system.tokens]),
    );
    expect(tokens).toEqual({ 39: ['ann', 'cat'], 40: ['cat'], 17: ['ann'], 51: ['ann'] });
  });

  const creuss = { ann: 'creuss', bob: 'winnu', cat: 'naalu' };

  test('Wormhole Research note 1: ships at delta wormholes survive', () => {
    const t = votes(council('wormhole-research', { seats: creuss, space: { 51: { ann: '1 cruiser' } } }), 'for');
    expect([t.open, wormholesIn(t.game, '51')]).toEqual([['ann wormhole-research-technology'], ['delta']]);
    t.ann.chooses('no', 'wormhole-research-technology');
    expect(t.units('ann')).toBe('1 cruiser');
  });

  test('Wormhole Research note 1a: another wormhole there destroys them', () => {
    const t = votes(
      council('wormhole-research', {
        seats: creuss,
        space: { 51: { ann: '1 cruiser' } },
        change: (state) => {
          state.systems['51'].markers = wormholeTokens('beta');
        },
      }),
      'for',
    ).ann.chooses('no', 'wormhole-research-technology').table;
    expect(t.units('ann')).toBe('');
  });

  const study = (setting: Setting) => {
    const t = council('wormhole-research', {
      seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
      board: { 202: '39' },
      ...setting,
    });
    return votes(t, 'for').cat.chooses('yes', 'wormhole-research-technology').table;
  };

  test('Wormhole Research note 2, Wormhole Research note 2a: prerequisites and specialties apply', () => {
    const bare: Setting = {
      space: { 39: { cat: '1 cruiser' } },
      change: (state) => {
        state.seats.cat.technologies = {};
      },
    };
    expect(study(bare).options('cat', 'research-technology')).not.toContain('gravity-drive');
    // Wellon has a specialty of cybernetics.
    const t = study({ ...bare, planets: { bob: ['starpoint', 'new-albion', 'mecatol-rex'], cat: ['wellon'] } });
    expect(t.options('cat', 'research-technology')).not.toContain('gravity-drive');
    t.cat.researches('graviton-laser-system');
    expect([Object.keys(t.state.seats.cat.technologies), t.state.planets.wellon.exhausted]).toEqual([
      ['graviton-laser-system'],
      true,
    ]);
    votes(t, 'against', 'new-albion');
    expect([t.state.stack, t.state.planets.wellon.exhausted]).toEqual([[], false]);
  });

  test('Wormhole Research note 3: fighters are destroyed, ground forces removed', () => {
    const t = votes(
      council('wormhole-research', {
        board: { 202: '39' },
        space: { 39: { cat: '1 carrier, 2 fighter, 2 infantry' } },
        technologies: { cat: ['infantry-ii'] },
      }),
      'for',
    ).cat.chooses('no', 'wormhole-research-technology').table;
    if (t.asks('cat', 'excess-units')) t.cat.removes('2 infantry');
    expect(t.units('cat')).toBe('');
    expect(
      t
        .facts('unit-destroyed')
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual(['carrier', 'fighter', 'fighter']);
    expect([
      t.facts('unit-removed').map(({ unit }) => unit),
      t.state.seats.cat.technologies['infantry-ii'].memory,
    ]).toEqual([['infantry', 'infantry'], undefined]);
  });

  test('Wormhole Research note 4: Anti-Intellectual Revolution’s ship is lost first', () => {
    const t = study({
      space: { 39: { cat: '1 cruiser' }, 27: { cat: '1 destroyer' } },
      change: inPlay('anti-intellectual-revolution'),
    });
    t.cat.researches('antimass-deflectors');
    expect(t.units('cat')).toBe('1 cruiser, 1 destroyer');
    t.cat.loses('cruiser in 39');
    expect(t.units('cat')).toBe('1 destroyer');
    expect(t.facts('unit-destroyed')).toHaveLength(1);
  });

  test('Wormhole Research note 5: a Floating Factory survives', () => {
    const t = votes(
      council('wormhole-research', {
        seats: { ann: 'sol', bob: 'winnu', cat: 'saar' },
        board: { 202: '39' },
        space: { 39: { cat: '1 cruiser, 1 space-dock' } },
      }),
      'for',
    ).cat.chooses('no', 'wormhole-research-technology').table;
    expect(t.units('cat')).toBe('1 space-dock');
  });
});
