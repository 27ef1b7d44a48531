import { describe, expect, test } from 'vitest';
import { answer, openAsks, answerProblem, randomAnswer, specOf, type Answer } from '#engine';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { discardLaw, enactLaw } from '#ti4/rules/politics/laws.ts';
import { rollingUnits } from '#ti4/rules/combat/dice.ts';
import { moveMapOf, movementProblem } from '#ti4/rules/movement/move-map.ts';
import { researchProblem } from '#ti4/rules/technology/prerequisites.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { structureProblem } from '#ti4/rules/units/structures.ts';
import { replenishCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { components, setsUpTo } from './issues.ts';
import { load } from '../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';
import { createSeededRandom } from '../../scripts/lib/seeded-random.ts';
import { attachedLaw, lyingOn } from '../rules/markers.ts';

/** Bob alone has votes, and gives them to an outcome; ann is the speaker. */
function resolve(agenda: string, outcome: string, setting: Setting = {}, also: Record<string, string> = {}): TestTable {
  const t = table({
    ...setting,
    planets: { bob: ['mecatol-rex'], ...setting.planets },
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = [agenda, 'archived-secret', 'economic-equality'];
      for (const seat of ['ann', 'cat'])
        if (!also[seat])
          for (const id of state.systems[state.seats[seat].home].planets) state.planets[id].exhausted = true;
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});
  t.bob.votesFor(outcome, 'mecatol-rex');
  for (const [seat, choice] of [
    ['cat', also.cat],
    ['ann', also.ann],
  ] as const) {
    if (!t.asks(seat, 'vote-for')) continue;
    t.seat(seat).votesFor(choice ?? 'abstain');
    if (choice) t.seat(seat).casts('quinarra');
  }
  return t;
}

/** Where the next strategy phase begins, all else over. */
function nextStrategyPhase(t: TestTable): TestTable {
  t.state.stack = [];
  for (const planet of Object.values(t.state.planets)) planet.exhausted = false;
  return t.begin(strategyPhase, {});
}

const points = (t: TestTable) =>
  Object.values(t.state.seats)
    .map((seat) => seat.points)
    .join(' ');
const goods = (t: TestTable) =>
  Object.values(t.state.seats)
    .map((seat) => seat.tradeGoods)
    .join(' ');

describe('directives', () => {
  test('Mutiny rewards or punishes players who voted for it', () => {
    expect(points(resolve('mutiny', 'for'))).toBe('0 1 0');
    const lost = resolve(
      'mutiny',
      'against',
      {
        change: (state) => {
          state.seats.cat.points = 3;
        },
      },
      { cat: 'for' },
    );
    expect(points(lost)).toBe('0 0 2');
  });

  test('Economic Equality takes all trade goods, then gives 5', () => {
    const rich: Setting = {
      change: (state) => {
        state.seats.cat.tradeGoods = 9;
      },
    };
    expect(goods(resolve('economic-equality', 'for', rich))).toBe('5 5 5');
    expect(goods(resolve('economic-equality', 'against', rich))).toBe('0 0 0');
  });

  test('New Constitution note 1: discards laws, exhausts home planets', () => {
    const t = resolve('new-constitution', 'for', {
      planets: { bob: ['mecatol-rex', 'jord'] },
      change: (state) => {
        state.laws['fleet-regulations'] = { component: 'fleet-regulations' };
      },
    });
    expect(t.state.laws).toEqual({});
    nextStrategyPhase(t);
    expect(t.state.planets['arc-prime'].exhausted).toBe(true);
    expect(t.state.planets.jord.exhausted).toBe(false); // bob's, but not his home
    expect(t.state.effects).toEqual({});
  });

  test('Swords to Plowshares trades half of each planet’s infantry', () => {
    const t = resolve('swords-to-plowshares', 'for', {
      ground: { lodor: { cat: '3 infantry' }, quann: { cat: '1 infantry' }, starpoint: { ann: '2 infantry' } },
    });
    expect(t.units('cat')).toBe('1 infantry');
    expect(goods(t)).toBe('1 0 3');
  });

  test('Swords to Plowshares against adds infantry', () => {
    const t = resolve('swords-to-plowshares', 'against', {
      planets: { cat: ['lodor', 'quann'] },
      change: (state) => {
        state.laws['demilitarized-zone'] = { component: 'demilitarized-zone', elected: 'lodor' };
      },
    });
    expect(t.units('cat', { planet: 'quann' })).toBe('1 infantry');
    expect(t.units('cat', { planet: 'lodor' })).toBe('');
  });

  test('Seed of an Empire rewards all tied players', () => {
    const seeds: Setting = {
      change: (state) => {
        state.seats.ann.points = 4;
        state.seats.cat.points = 4;
      },
    };
    expect(points(resolve('seed-of-an-empire', 'for', seeds))).toBe('5 0 5');
    expect(points(resolve('seed-of-an-empire', 'against', seeds))).toBe('4 1 4');
  });

  test('Arms Reduction leaves 2 dreadnoughts and 4 cruisers', () => {
    const t = resolve('arms-reduction', 'for', {
      space: { 26: { cat: '2 dreadnought' }, 27: { cat: '2 dreadnought, 5 cruiser' } },
      change: (state) => {
        state.seats.cat.tokens.fleet = 9;
      },
    });
    expect(t).toAsk('cat choose-losses'); // for the cruisers, all alike, there is no choice
    t.cat.loses('2 dreadnought in 26');
    expect(t.units('cat')).toBe('4 cruiser, 2 dreadnought');
  });

  test('Arms Reduction against exhausts specialty planets next strategy phase', () => {
    const t = resolve('arms-reduction', 'against', { planets: { cat: ['wellon', 'lodor'] } });
    nextStrategyPhase(t);
    expect(t.state.planets.wellon.exhausted).toBe(true);
    expect(t.state.planets.lodor.exhausted).toBe(false);
  });

  test('Compensated Disarmament spares structures', () => {
    const t = resolve('compensated-disarmament', 'lodor', { ground: { lodor: { cat: '3 infantry, 1 pds' } } });
    expect(t.units('cat')).toBe('1 pds');
    expect(goods(t)).toBe('0 0 3');
  });

  test('Colonial Redistribution elects non-home planets; the settler gains control', () => {
    const t = table({
      phase: 'agenda',
      planets: { bob: ['mecatol-rex'] },
      ground: { lodor: { cat: '2 infantry' } },
      change: (state) => {
        state.decks.agenda.draw = ['colonial-redistribution', 'mutiny'];
      },
    }).begin(agendaPhase, {});
    expect(t.options('bob')).toEqual(['lodor', 'abstain']);
    t.state.seats.bob.points = 1;
    t.state.seats.cat.points = 1;
    t.bob.votesFor('lodor', 'mecatol-rex').cat.abstains().ann.abstains();
    expect(t.units('cat')).toBe('');
    expect(t.options('cat')).toEqual(['ann']);
    t.cat.chooses('ann', 'colonial-redistribution-player').ann.chooses('yes', 'colonial-redistribution-settle');
    expect(t.state.planets.lodor.controller).toBe('ann');
  });

  test('Public Execution takes action cards, speaker token and votes', () => {
    const t = resolve('public-execution', 'ann', {
      hands: { ann: ['summit', 'public-disgrace'] },
      planets: { bob: ['mecatol-rex'], ann: ['lodor'] },
    });
    expect(t.state.seats.ann.actionCards).toEqual([]);
    expect(t.state.speaker).toBe('bob');
    expect(t.facts('agenda-revealed')).toHaveLength(2);
    expect(t).toAsk('bob vote-for'); // ann would have come before him
  });

  test('Unconventional Measures rewards or punishes players who voted for it', () => {
    const t = resolve('unconventional-measures', 'for');
    expect(t.state.seats.bob.actionCards).toHaveLength(2);
    expect(t.state.seats.cat.actionCards).toHaveLength(0);
    t.bob.declines();
  });

  test('Ixthian Artifact destroys units around Mecatol Rex', () => {
    for (let i = 0; ; i++) {
      const t = resolve('ixthian-artifact', 'for', {
        seed: `ixth ${i}`,
        space: {
          18: { bob: '1 cruiser' },
          26: { cat: '2 cruiser, 2 destroyer' },
          27: { cat: '1 carrier' },
          19: { cat: '1 carrier' },
        },
        change: (state) => {
          state.seats.cat.tokens.fleet = 5;
        },
      });
      if (Number(t.facts('die-rolled')[0].face) >= 6) {
        expect(t).toAsk('ann ixthian-artifact-research');
        continue;
      }
      expect(t.units('bob')).toBe('1 cruiser'); // all at once, when cat has chosen
      t.cat.loses('cruiser in 26, 2 destroyer in 26');
      expect(t.units('bob')).toBe('');
      expect(t.units('cat')).toBe('1 carrier, 1 cruiser');
      break;
    }
  });

  test('Wormhole Research destroys ships at alpha and beta wormholes after the research', () => {
    const t = resolve('wormhole-research', 'for', {
      board: { 202: '39' },
      space: { 39: { cat: '2 cruiser' }, 27: { ann: '1 cruiser' } },
    });
    expect(t).toAsk('cat wormhole-research-technology');
    t.cat.chooses('no', 'wormhole-research-technology');
    expect(t.units('cat')).toBe('');
    expect(t.units('ann')).toBe('1 cruiser');
  });
});

describe('laws', () => {
  test('Core Mining costs 1 infantry, if any', () => {
    const t = resolve('core-mining', 'starpoint', { ground: { starpoint: { cat: '2 infantry' } } });
    expect(t.units('cat')).toBe('1 infantry');
    expect(lyingOn(t.state.planets.starpoint)).toEqual(['core-mining']);
    expect(
      resolve('core-mining', 'starpoint', { planets: { cat: ['starpoint'] } }).state.laws['core-mining'],
    ).toBeDefined();
  });

  test('Demilitarized Zone removes units and bars structures', () => {
    const t = resolve('demilitarized-zone', 'lodor', { ground: { lodor: { cat: '2 infantry, 1 space-dock' } } });
    expect(t.units('cat')).toBe('');
    expect(t.state.planets.lodor.controller).toBe('cat');
    expect(structureProblem(t.game, 'cat', 'pds', 'lodor')).toBe('Units cannot be on a demilitarized zone.');
  });

  test('Homeland Defense Act lifts the PDS limit until discarded', () => {
    const t = table({ ground: { lodor: { cat: '2 pds' } } });
    enactLaw(t.game, 'homeland-defense-act', 'for');
    expect(structureProblem(t.game, 'cat', 'pds', 'lodor')).toBeUndefined();
    t.state.units.extra = { id: 'extra', type: 'pds', owner: 'cat', system: '26', planet: 'lodor' };
    discardLaw(t.game, 'homeland-defense-act');
    expect(t.units('cat')).toBe('2 pds');
  });

  test('Homeland Defense Act against destroys one chosen PDS per player', () => {
    const t = resolve('homeland-defense-act', 'against', {
      ground: { lodor: { cat: '1 pds' }, quann: { cat: '1 pds' }, starpoint: { ann: '1 pds' } },
    });
    expect(t).toAsk('cat choose-losses');
    t.cat.loses('pds on quann');
    expect(t.units('cat', { planet: 'lodor' })).toBe('1 pds');
    expect(t.units('ann')).toBe('');
  });

  test('Wormhole Reconstruction connects wormholes; Enforced Travel Ban blocks only movement', () => {
    // 39 has an alpha wormhole, 40 a beta one; they lie apart.
    const t = table({ board: { 202: '39', 208: '40' } });
    expect(isAdjacent(t.game, '39', '40')).toBe(false);
    enactLaw(t.game, 'wormhole-reconstruction', 'for');
    expect(isAdjacent(t.game, '39', '40')).toBe(true);
    discardLaw(t.game, 'wormhole-reconstruction');
    const u = table({ board: { 202: '39', 208: '26' } });
    enactLaw(u.game, 'enforced-travel-ban', 'for');
    expect(isAdjacent(u.game, '39', '26')).toBe(true); // neighbours they stay
    expect(moveMapOf(u.game, 'ann', '26').near('26')).not.toContain('39');
  });

  test('Enforced Travel Ban against destroys PDS in and beside wormhole systems', () => {
    const t = resolve('enforced-travel-ban', 'against', {
      board: { 202: '39' },
      ground: { quann: { cat: '1 pds' }, lazar: { cat: '1 pds' } },
    });
    const left = Object.values(t.state.units)
      .filter((unit) => unit.type === 'pds')
      .map((unit) => unit.planet);
    expect(left.every((planet) => planet === 'lazar')).toBe(true);
    expect(t.units('cat', { planet: 'quann' })).toBe('');
  });

  test('The Crown of Emphidia passes to the conqueror of a home planet', () => {
    const t = table({
      change: (state) => {
        state.seats.bob.points = 2;
      },
    });
    enactLaw(t.game, 'the-crown-of-emphidia', 'bob');
    t.begin(gainControl, { seat: 'cat', planet: 'arc-prime' });
    expect(t.state.laws['the-crown-of-emphidia'].owner).toBe('cat');
    expect(points(t)).toBe('0 1 1');
    t.begin(gainControl, { seat: 'ann', planet: 'lodor' });
    expect(points(t)).toBe('0 1 1');
  });

  test('Holy Planet of Ixth is worth a point to its controller', () => {
    const t = resolve('holy-planet-of-ixth', 'lodor', { planets: { bob: ['mecatol-rex'], cat: ['lodor'] } });
    expect(points(t)).toBe('0 0 1');
    t.state.stack = [];
    t.begin(gainControl, { seat: 'ann', planet: 'lodor' });
    expect(points(t)).toBe('1 0 0');
  });

  test('Minister of Commerce counts neighbors whenever commodities are replenished', () => {
    const t = table({ space: { 26: { ann: '1 cruiser', bob: '1 cruiser' }, 27: { cat: '1 cruiser' } } });
    enactLaw(t.game, 'minister-of-commerce', 'ann');
    replenishCommodities(t.game, 'ann');
    t.begin(gainControl, { seat: 'ann', planet: 'lodor' });
    expect(goods(t)).toBe('2 0 0');
  });

  test('Publicize Weapon Schematics waives war sun prerequisites', () => {
    const t = table();
    enactLaw(t.game, 'publicize-weapon-schematics', 'for');
    expect(researchProblem(t.game, 'ann', 'war-sun')).toBe('You lack 1 yellow and 3 red prerequisites.');
    t.state.seats.bob.technologies['war-sun'] = { component: 'war-sun' };
    expect(researchProblem(t.game, 'ann', 'war-sun')).toBeUndefined();
  });

  test('Executive Sanctions limits hands to 3 immediately', () => {
    const t = resolve('executive-sanctions', 'for', {
      hands: { cat: ['summit', 'public-disgrace', 'bribery', 'distinguished-councilor'] },
    });
    expect(t).toAskAmongOthers('cat discard-action-cards');
    t.cat.chooses('summit', 'discard-action-cards');
    expect(t.state.seats.cat.actionCards).toHaveLength(3);
  });

  test('Classified Document Leaks makes a scored secret a public objective', () => {
    const secret = components.find((one) => one.kind === 'objective' && one.stage === 'secret')?.id ?? '';
    const t = resolve('classified-document-leaks', secret, {
      change: (state) => {
        state.seats.cat.scoredSecrets = [secret];
      },
    });
    expect(t.state.seats.cat.scoredSecrets).toEqual([]);
    expect(t.state.objectives).toEqual([{ id: secret, scoredBy: ['cat'] }]);
    expect(scoringProblem(t.game, 'cat', secret)).toBe('You have already scored it.');
    discardLaw(t.game, 'classified-document-leaks');
    expect(scoringProblem(t.game, 'ann', secret)).toBe('This objective is no longer public.');
  });

  test('Imperial Arbiter swaps cards and is discarded', () => {
    const t = table({
      phase: 'strategy',
      change: (state) => {
        state.laws['imperial-arbiter'] = { component: 'imperial-arbiter', elected: 'cat', owner: 'cat' };
      },
    }).begin(strategyPhase, {});
    for (const [seat, card] of [
      ['ann', 'leadership'],
      ['bob', 'trade'],
      ['cat', 'imperial'],
      ['ann', 'politics'],
      ['bob', 'warfare'],
      ['cat', 'diplomacy'],
    ])
      t.seat(seat).picks(card);
    t.cat
      .uses('imperial-arbiter')
      .chooses('imperial', 'imperial-arbiter-own')
      .chooses('leadership', 'imperial-arbiter-other');
    expect(Object.keys(t.state.seats.cat.strategyCards).sort()).toEqual(['diplomacy', 'leadership']);
    expect(Object.keys(t.state.seats.ann.strategyCards).sort()).toEqual(['imperial', 'politics']);
    expect(t.state.laws).toEqual({});
  });

  test('Anti-Intellectual Revolution against exhausts a planet for each technology owned', () => {
    const t = resolve('anti-intellectual-revolution', 'against', {
      planets: { bob: ['mecatol-rex'], cat: ['lodor', 'quann', 'starpoint'] },
      technologies: { cat: ['sarween-tools', 'plasma-scoring'] },
    });
    nextStrategyPhase(t);
    t.bob.chooses(['arc-prime', 'mecatol-rex'], 'anti-intellectual-revolution-planets');
    const spec = t.spec('cat', 'anti-intellectual-revolution-planets');
    expect(spec.kind === 'choose' && [spec.min, spec.max]).toEqual([2, 2]);
  });
});

const owned =
  (law: string, seat: string): Setting['change'] =>
  (state) => {
    state.laws[law] = { component: law, elected: seat, owner: seat };
  };

describe('laws in the action phase', () => {
  test('Fleet Regulations limits the fleet pool to 4 tokens', () => {
    const t = resolve('fleet-regulations', 'for', {
      change: (state) => {
        state.seats.cat.tokens.fleet = 6;
      },
    });
    expect(t.state.seats.cat.tokens.fleet).toBe(4);
    const u = table({
      change: (state) => {
        state.laws['fleet-regulations'] = { component: 'fleet-regulations' };
        state.seats.ann.strategyCards.leadership = { used: false };
      },
    });
    u.begin('strategic-action', { seat: 'ann', card: 'leadership' });
    expect(u.ann.refusal('3 fleet')).toBe('Your fleet pool can have at most 4 command tokens.');
    u.ann.gains('fleet, 2 tactic');
    u.leaves('ann', 'leadership-tokens');
  });

  test('Minister of Peace ends the turn before ships move', () => {
    const t = table({
      space: { 26: { bob: '1 cruiser' }, 27: { ann: '1 cruiser' } },
      change: owned('minister-of-peace', 'cat'),
    });
    t.begin('action-phase', {});
    t.ann.activates('26').cat.uses('minister-of-peace');
    expect(t.state.laws).toEqual({});
    expect(t.state.systems['26'].tokens).toEqual(['ann']);
    expect(t.state.active).toBe('bob');
  });

  test('Minister of Peace needs another player’s units', () => {
    const t = table({ space: { 27: { ann: '1 cruiser' } }, change: owned('minister-of-peace', 'cat') });
    t.begin('action-phase', {});
    t.ann.activates('26');
    expect(t.open.filter((open) => open.startsWith('cat'))).toEqual([]);
    t.leaves('ann', 'move-ships');
  });

  test('Minister of War trades a token on the board for an action', () => {
    const t = table({
      change: (state) => {
        owned('minister-of-war', 'ann')?.(state);
        state.systems['26'].tokens = ['ann'];
        state.seats.ann.strategyCards.imperial = { used: false };
        state.seats.ann.strategyCards.politics = { used: false };
        state.seats.bob.strategyCards.warfare = { used: false };
        state.seats.cat.strategyCards.trade = { used: false };
      },
    });
    t.begin('turn', { seat: 'ann', performed: 0 });
    t.ann.performs('strategic:imperial').bob.declines('use-secondary').cat.declines('use-secondary');
    t.ann.uses('minister-of-war');
    expect(t.state.systems['26'].tokens).toEqual([]);
    expect(t).toAsk('ann turn');
    expect(t.options('ann')).toContain('end-turn');
  });

  test('Research Team: the card replaces a prerequisite of its color', () => {
    const t = table({
      planets: { ann: ['lodor'] },
      technologies: { ann: ['neural-motivator'] },
      change: (state) => {
        state.laws['research-team-biotic'] = { component: 'research-team-biotic', elected: 'lodor' };
        state.planets.lodor.markers = [attachedLaw('research-team-biotic')];
        for (const planet of Object.values(state.planets)) if (planet.id !== 'lodor') planet.exhausted = true;
      },
    });
    expect(researchProblem(t.game, 'ann', 'fleet-logistics')).toBe('You lack 1 blue prerequisite.');
    t.begin('research', { seat: 'ann' });
    const greens = t.options('ann').filter((id) => id === 'hyper-metabolism' || id === 'dacxive-animators');
    expect(greens).toContain('dacxive-animators');
    t.ann.researches('hyper-metabolism');
    t.ann.complies();
    expect(t.state.laws['research-team-biotic'].exhausted).toBe(true);
    expect(t.state.planets.lodor.exhausted).toBe(false);
    expect(t.state.seats.ann.technologies['hyper-metabolism']).toBeDefined();
  });

  test('Prophecy of Ixth needs 2 fighters per production', () => {
    for (const [order, kept] of [
      ['2 fighter', true],
      ['infantry on jord, fighter', false],
    ] as const) {
      const t = table({
        ground: { jord: { ann: '1 space-dock' } },
        space: { '01': { ann: '1 carrier' } },
        change: owned('prophecy-of-ixth', 'ann'),
      });
      t.begin('produce-units', { seat: 'ann', system: '01' });
      t.ann.produces(order).pays('jord');
      expect('prophecy-of-ixth' in t.state.laws).toBe(kept);
    }
  });
});

describe('laws in combat and movement', () => {
  test('Shard of the Throne passes to the combat winner', () => {
    const t = table({
      space: { 26: { ann: '1 cruiser', bob: '1 fighter' } },
      change: (state) => {
        owned('shard-of-the-throne', 'bob')?.(state);
        state.seats.bob.points = 1;
      },
    });
    load(t, 10, 1).begin('space-combat', { system: '26', attacker: 'ann', defender: 'bob' });
    if (t.asks('bob', 'announce-retreat')) t.bob.stays();
    expect(t.state.laws['shard-of-the-throne'].owner).toBe('ann');
    expect(points(t)).toBe('1 0 0');
  });

  test('Shard of the Throne stays when its owner wins', () => {
    const t = table({
      space: { 26: { ann: '1 cruiser', bob: '1 fighter' } },
      change: owned('shard-of-the-throne', 'ann'),
    });
    load(t, 10, 1).begin('space-combat', { system: '26', attacker: 'ann', defender: 'bob' });
    expect(t.state.laws['shard-of-the-throne'].owner).toBe('ann');
    expect(points(t)).toBe('0 0 0');
  });

  test('The Crown of Thalnos destroys units whose reroll misses', () => {
    const t = table({
      space: { 26: { ann: '2 cruiser', bob: '1 dreadnought' } },
      change: owned('the-crown-of-thalnos', 'ann'),
    });
    load(t, 1, 1, 1, 10, 1).begin('space-combat', { system: '26', attacker: 'ann', defender: 'bob' });
    for (const seat of ['bob', 'ann']) if (t.asks(seat, 'announce-retreat')) t.seat(seat).stays();
    t.ann.uses('the-crown-of-thalnos').rerolls('2 ann cruiser 1');
    expect(t.units('ann')).toBe('1 cruiser');
    expect(t.facts('unit-destroyed')).toMatchObject([{ seat: 'ann', unit: 'cruiser' }]);
    t.leaves('bob', 'sustain-damage');
  });

  test('Conventions of War bars bombardment of cultural planets only', () => {
    for (const [planet, system, count] of [
      ['lodor', '26', 0],
      ['starpoint', '27', 1],
    ] as const) {
      const t = table({ space: { [system]: { ann: '1 dreadnought' } }, ground: { [planet]: { bob: '1 infantry' } } });
      enactLaw(t.game, 'conventions-of-war', 'for');
      const roll = { seat: 'ann', against: 'bob', purpose: 'bombardment', system, planet } as const;
      expect(rollingUnits(t.game, roll)).toHaveLength(count);
    }
  });

  test('Shared Research allows movement through nebulae, not into inactive ones', () => {
    const t = table({ board: { 202: '42' }, space: { 26: { ann: '1 cruiser' } } });
    const [cruiser] = Object.values(t.state.units);
    expect(movementProblem(t.game, cruiser, '42', true, '27')).toBe(
      'Ships can enter a nebula only if it is the active system, and must stop there (59.1).',
    );
    enactLaw(t.game, 'shared-research', 'for');
    expect(movementProblem(t.game, cruiser, '42', true, '27')).toBeUndefined();
    expect(movementProblem(t.game, cruiser, '42', false, '27')).toBe(
      'Ships can enter a nebula only if it is the active system, and must stop there (59.1).',
    );
  });

  test('Regulated Conscription produces one fighter per cost', () => {
    const t = table({ ground: { jord: { ann: '1 space-dock' } }, space: { '01': { ann: '1 carrier' } } });
    enactLaw(t.game, 'regulated-conscription', 'for');
    t.begin('produce-units', { seat: 'ann', system: '01' }).ann.produces('2 fighter in space');
    expect(t.spec('ann', 'payment')).toMatchObject({ limits: [{ atLeast: 2 }] });
  });
});

test('Political Stability note 2: keeps readied strategy cards', () => {
  const t = table({
    phase: 'status',
    hands: { bob: ['political-stability'] },
    change: (state) => {
      state.seats.ann.strategyCards.leadership = { used: true };
      state.seats.bob.strategyCards.trade = { used: true };
      for (const card of ['leadership', 'trade']) delete state.strategyCards[card];
      state.decks.stage1.draw = state.decks.stage1.draw.slice(0, 3);
    },
  });
  t.begin('status-phase', {});
  for (let i = 0; i < 12 && !t.asks('bob', 'window'); i++) {
    const { seat, question } = t.next;
    t.seat(seat).complies(question);
  }
  t.bob.plays('political-stability');
  expect(t.state.seats.bob.strategyCards).toEqual({ trade: { used: false } });
  expect(t.state.seats.ann.strategyCards).toEqual({});
  t.begin(strategyPhase, {});
  const order: string[] = [];
  while (t.open.length) {
    const { seat, question } = t.next;
    order.push(seat);
    t.seat(seat).complies(question);
  }
  expect(order).toEqual(['ann', 'cat', 'ann', 'cat']);
  expect(t.state.effects).toEqual({});
});

/** A random answer that is taken; what is proposed where none is found. */
function anyAnswer(t: TestTable, below: (n: number) => number): void {
  const [open] = openAsks(t.state).filter(({ ask }) => ask.reply === undefined);
  const spec = specOf(t.game as never, open);
  let reply: Answer = randomAnswer(spec, below);
  for (let i = 0; i < 10 && answerProblem(t.game as never, open, reply, spec); i++) reply = randomAnswer(spec, below);
  if (answerProblem(t.game as never, open, reply, spec) && spec.kind === 'allot') reply = spec.proposed;
  answer(t.game as never, open.ask.player, open.ask.id, reply);
}

test('every agenda resolves with random answers', () => {
  for (const agenda of components.filter((one) => one.kind === 'agenda')) {
    for (let round = 0; round < 3; round++) {
      const below = createSeededRandom(round * 7919 + agenda.id.length);
      const t = table({
        seed: `${agenda.id} ${round}`,
        ...(agenda.set !== 'base' && { sets: setsUpTo(agenda.set) }),
        phase: 'agenda',
        startingUnits: true,
        board: { 202: '39' },
        hands: {
          ann: ['trade-rider', 'bribery'],
          bob: ['imperial-rider', 'veto'],
          cat: ['warfare-rider', 'construction-rider'],
        },
        planets: { ann: ['lodor', 'quann'], bob: ['starpoint', 'wellon'], cat: ['mecatol-rex', 'lazar'] },
        change: (state) => {
          state.decks.agenda.draw = [agenda.id, ...state.decks.agenda.draw.filter((id) => id !== agenda.id)];
          state.laws['fleet-regulations'] = { component: 'fleet-regulations' };
          state.seats.ann.scoredSecrets = state.decks.secret.draw.splice(0, 1);
        },
      }).begin(agendaPhase, {});
      for (let steps = 0; t.state.stack.length; steps++) {
        expect(steps, `${agenda.id} ends`).toBeLessThan(200);
        anyAnswer(t, below);
      }
      expect(JSON.parse(JSON.stringify(t.state))).toEqual(t.state);
    }
  }
});
