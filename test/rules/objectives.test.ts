import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import { newGame } from '#ti4/rules/game.ts';
import { drawSecrets, objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { scoreObjective, scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { procedure } from '#ti4/rules/game.ts';
import { done } from '#engine';
import type { TechnologyColor } from '#ti4/rules/terms.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import type { State } from '#ti4/rules/state.ts';
import { table, type Setting } from './table.ts';

/** Ann's homes is at 301, bob's at 307, cat's at 313; Mecatol Rex (18) is ringed by 26 to 31. */
const meets = (
  id: string,
  setting: Setting = {},
  seat = 'ann',
  specialties: Record<string, TechnologyColor> = {},
): boolean => {
  const t = table(setting);
  const planets = Object.fromEntries(
    Object.entries(t.game.book.planets).map(([key, planet]) => [
      key,
      { ...planet, ...(Object.keys(specialties).length && { specialty: specialties[key] as TechnologyColor }) },
    ]),
  );
  const game = newGame(t.state, { ...t.game.book, planets });
  return objectiveOf(game, id).fulfilled(game, seat);
};
const planets = (...list: string[]): Setting => ({ planets: { ann: list } });
const techs = (...list: string[]): Setting => ({
  seats: { ann: 'muaat', bob: 'letnev', cat: 'sardakk-norr' },
  technologies: { ann: list },
  change: (state) => {
    state.seats.ann.technologies = Object.fromEntries(list.map((id) => [id, { component: id }]));
  },
});
const cruisers = (...systems: string[]): Setting => ({
  space: Object.fromEntries(systems.map((system) => [system, { ann: '1 cruiser' }])),
});

const INDUSTRIAL = ['wellon', 'thibah', 'tarmann', 'saudor', 'new-albion', 'qucenn'];
const HAZARDOUS = ['vefut-ii', 'mehar-xull', 'starpoint', 'tequran'];
const CULTURAL = ['quann', 'lodor', 'torkan', 'rarron'];

test('61.4 Corner the Market, Unify the Colonies count one trait', () => {
  expect(meets('corner-the-market', planets(...INDUSTRIAL.slice(0, 4)))).toBe(true);
  expect(meets('corner-the-market', planets(...INDUSTRIAL.slice(0, 3), 'quann'))).toBe(false);
  expect(meets('unify-the-colonies', planets(...INDUSTRIAL))).toBe(true);
  expect(meets('unify-the-colonies', planets(...INDUSTRIAL.slice(0, 5), 'quann'))).toBe(false);
});

test('61.4 three secret objectives need four planets per trait', () => {
  for (const [id, list] of [
    ['monopolize-production', INDUSTRIAL.slice(0, 4)],
    ['mine-rare-metals', HAZARDOUS],
    ['forge-an-alliance', CULTURAL],
  ] as const) {
    expect(meets(id, planets(...list)), id).toBe(true);
    expect(meets(id, planets(...list.slice(0, 3), 'mecatol-rex')), id).toBe(false);
  }
});

test('61.4, Expand Borders note 1, Subdue the Galaxy note 1: home planets excluded', () => {
  const eleven = [...INDUSTRIAL, ...HAZARDOUS, 'quann'];
  expect(meets('expand-borders', planets(...INDUSTRIAL))).toBe(true);
  expect(meets('expand-borders', planets(...INDUSTRIAL.slice(0, 5), 'quinarra'))).toBe(false);
  expect(meets('subdue-the-galaxy', planets(...eleven))).toBe(true);
  expect(meets('subdue-the-galaxy', planets(...eleven.slice(0, 10), 'trenlak'))).toBe(false);
});

test('61.4, Conquer the Weak note 1: eliminated players’ homes count (33 note 2, 33 note 2a)', () => {
  expect(meets('conquer-the-weak')).toBe(false);
  expect(
    meets('conquer-the-weak', { ...planets('quinarra'), change: (state) => (state.seats.cat.eliminated = true) }),
  ).toBe(true);
});

test('61.4 research outposts count planets with a specialty', () => {
  const five: Record<string, TechnologyColor> = {
    lodor: 'biotic',
    wellon: 'biotic',
    thibah: 'warfare',
    quann: 'propulsion',
    saudor: 'cybernetic',
  };
  expect(meets('found-research-outposts', planets('lodor', 'wellon', 'thibah'), 'ann', five)).toBe(true);
  expect(meets('found-research-outposts', planets('lodor', 'wellon', 'tarmann'), 'ann', five)).toBe(false);
  expect(meets('form-galactic-brain-trust', planets(...Object.keys(five)), 'ann', five)).toBe(true);
  expect(meets('form-galactic-brain-trust', planets(...Object.keys(five).slice(0, 4)), 'ann', five)).toBe(false);
});

test('61.4 Develop Weaponry and Revolutionize Warfare count unit upgrades', () => {
  expect(meets('develop-weaponry', techs('cruiser-ii', 'pds-ii'))).toBe(true);
  expect(meets('develop-weaponry', techs('cruiser-ii', 'assault-cannon'))).toBe(false);
  expect(meets('revolutionize-warfare', techs('cruiser-ii', 'pds-ii', 'destroyer-ii'))).toBe(true);
  expect(meets('revolutionize-warfare', techs('cruiser-ii', 'pds-ii'))).toBe(false);
});

test('61.4 technology objectives count technologies per color', () => {
  const two = ['neural-motivator', 'dacxive-animators', 'sarween-tools', 'graviton-laser-system'];
  const eight = [...two, 'plasma-scoring', 'magen-defense-grid', 'antimass-deflectors', 'gravity-drive'];
  expect(meets('diversify-research', techs(...two))).toBe(true);
  expect(meets('diversify-research', techs(...two.slice(0, 3), 'cruiser-ii'))).toBe(false);
  expect(meets('master-the-sciences', techs(...eight))).toBe(true);
  expect(meets('master-the-sciences', techs(...eight.slice(0, 7)))).toBe(false);
  expect(
    meets(
      'master-the-laws-of-physics',
      techs('sarween-tools', 'graviton-laser-system', 'transit-diodes', 'integrated-economy'),
    ),
  ).toBe(true);
  expect(meets('master-the-laws-of-physics', techs(...eight))).toBe(false);
  expect(meets('adapt-new-strategies', techs('magmus-reactor', 'prototype-war-sun-ii'))).toBe(true);
  expect(meets('adapt-new-strategies', techs('magmus-reactor', 'cruiser-ii'))).toBe(false);
});

test('61.4, Intimidate Council note 1, Intimidate Council note 2: ships in adjacent systems', () => {
  expect(meets('intimidate-council', cruisers('26', '29'))).toBe(true);
  expect(meets('intimidate-council', cruisers('26', '18'))).toBe(false);
  expect(meets('intimidate-council', { ...cruisers('26'), ground: { qucenn: { ann: '3 infantry' } } })).toBe(false);
});

test('61.4, Become the Gatekeeper note 2: ships at both wormhole kinds', () => {
  expect(meets('become-the-gatekeeper', cruisers('26', '25'))).toBe(true);
  expect(meets('become-the-gatekeeper', cruisers('26', '27'))).toBe(false);
  expect(meets('become-the-gatekeeper', { ...cruisers('26'), ground: { quann: { ann: '1 infantry' } } })).toBe(false);
});

test('61.4 five objectives check where ships are', () => {
  expect(meets('cut-supply-lines', { ...cruisers('27'), ground: { starpoint: { bob: '1 space-dock' } } })).toBe(true);
  expect(
    meets('cut-supply-lines', {
      ...cruisers('27'),
      ground: { starpoint: { ann: '1 space-dock' }, lodor: { bob: '1 space-dock' } },
    }),
  ).toBe(false);
  expect(meets('control-the-region', cruisers('26', '27', '28', '29', '30', '31'))).toBe(true);
  expect(meets('control-the-region', cruisers('26', '27', '28', '29', '30'))).toBe(false);
  const board = { '201': '42' };
  expect(meets('learn-the-secrets-of-the-cosmos', { board, ...cruisers('26', '20', '36') })).toBe(true);
  expect(meets('learn-the-secrets-of-the-cosmos', { board, ...cruisers('26', '20', '42') })).toBe(false);
  expect(
    meets('occupy-the-seat-of-the-empire', {
      ...planets('mecatol-rex'),
      space: { 18: { ann: '1 cruiser, 2 fighter' } },
    }),
  ).toBe(true);
  expect(meets('occupy-the-seat-of-the-empire', { space: { 18: { ann: '3 cruiser' } } })).toBe(false);
  expect(
    meets('occupy-the-seat-of-the-empire', { ...planets('mecatol-rex'), space: { 18: { ann: '2 cruiser' } } }),
  ).toBe(false);
});

test('61.4 Threaten Enemies needs ships adjacent to another home', () => {
  const beside = (state: State, home: string) => {
    const t = table();
    return Object.keys(state.systems).find((id) => t.state.systems[id].position === home) ?? '';
  };
  const { state } = table();
  expect(meets('threaten-enemies', cruisers(beside(state, '205')))).toBe(true); // next to 307
  expect(meets('threaten-enemies', cruisers(state.seats.bob.home))).toBe(false);
  expect(meets('threaten-enemies', cruisers(beside(state, '201')))).toBe(false); // only next to her own
});

test('61.4 three objectives count PDS, space docks and dreadnoughts', () => {
  expect(meets('establish-a-perimeter', { ground: { lodor: { ann: '2 pds' }, jord: { ann: '2 pds' } } })).toBe(true);
  expect(meets('establish-a-perimeter', { ground: { lodor: { ann: '2 pds' }, jord: { ann: '1 pds' } } })).toBe(false);
  expect(
    meets('fuel-the-war-machine', {
      ground: { lodor: { ann: '1 space-dock' }, jord: { ann: '1 space-dock' }, wellon: { ann: '1 space-dock' } },
    }),
  ).toBe(true);
  expect(
    meets('fuel-the-war-machine', { ground: { lodor: { ann: '1 space-dock' }, jord: { ann: '1 space-dock' } } }),
  ).toBe(false);
  expect(
    meets('gather-a-mighty-fleet', { space: { 26: { ann: '3 dreadnought' }, 27: { ann: '2 dreadnought' } } }),
  ).toBe(true);
  expect(meets('gather-a-mighty-fleet', { space: { 26: { ann: '4 dreadnought' } } })).toBe(false);
});

test('61.10 nine objectives have their printed spend cost', () => {
  const { game } = table();
  const spends = Object.values(game.book.components).flatMap((one) =>
    one.kind === 'objective' && one.spend ? [[one.id, one.spend]] : [],
  );
  expect(Object.fromEntries(spends)).toEqual({
    'erect-a-monument': { resources: 8 },
    'found-a-golden-age': { resources: 16 },
    'sway-the-council': { influence: 8 },
    'manipulate-galactic-law': { influence: 16 },
    'negotiate-trade-routes': { tradeGoods: 5 },
    'centralize-galactic-trade': { tradeGoods: 10 },
    'lead-from-the-front': { tokens: 3 },
    'galvanize-the-people': { tokens: 6 },
    'form-a-spy-network': { actionCards: 5 },
  });
});

test('61.1, 61.1a, 61.2 the base set has all forty objectives', () => {
  const all = Object.values(table({ sets: ['base'] }).game.book.byKind.objective);
  for (const [stage, count, points] of [
    [1, 10, 1],
    [2, 10, 2],
    ['secret', 20, 1],
  ] as const) {
    expect(all.filter((one) => one.stage === stage && one.points === points)).toHaveLength(count);
  }
  expect(all.every((one) => !one.lacks)).toBe(true);
});

const listed =
  (...ids: string[]) =>
  (state: State) => {
    state.objectives = ids.map((id) => ({ id, scoredBy: [] }));
  };
const scoring = (setting: Setting, ...ids: string[]) =>
  table({
    ...setting,
    change: (state) => {
      listed(...ids)(state);
      setting.change?.(state);
    },
  });

test('61.16, 81 note 1 public objectives need the whole home system', () => {
  const t = scoring(
    {
      space: { 26: { cat: '5 dreadnought' } },
      planets: { cat: INDUSTRIAL },
      change: (state) => {
        state.planets.trenlak.controller = 'bob';
        state.seats.cat.secretObjectives = ['gather-a-mighty-fleet'];
      },
    },
    'expand-borders',
  );
  expect(scoringProblem(t.game, 'cat', 'expand-borders')).toBe('You do not control every planet in your home system.');
  expect(scoringProblem(t.game, 'cat', 'gather-a-mighty-fleet')).toBeUndefined();
});

test('61.8 each player scores an objective once', () => {
  const t = scoring({ planets: { ann: INDUSTRIAL, cat: HAZARDOUS } }, 'corner-the-market');
  scoreObjective(t.game, 'ann', 'corner-the-market');
  expect(scoringProblem(t.game, 'ann', 'corner-the-market')).toBe('You have already scored it.');
  expect(scoringProblem(t.game, 'cat', 'corner-the-market')).toBeUndefined();
});

test('61.19 a player cannot score another’s secret objective', () => {
  const t = scoring({
    space: { 26: { ann: '5 dreadnought' } },
    change: (state) => {
      state.seats.bob.secretObjectives = ['gather-a-mighty-fleet'];
    },
  });
  expect(scoringProblem(t.game, 'ann', 'gather-a-mighty-fleet')).toBe('You do not have this objective.');
});

test('61.10 scoring needs and spends the full cost', () => {
  const t = scoring(
    { change: (state) => (state.seats.ann.tradeGoods = 4) },
    'erect-a-monument',
    'negotiate-trade-routes',
  );
  expect(scoringProblem(t.game, 'ann', 'negotiate-trade-routes')).toBe('You need 5 trade goods; you have 4.');
  expect(scoringProblem(t.game, 'bob', 'erect-a-monument')).toBe('You need 8 resources; you have 6.');
  // Jord has four resources.
  t.begin('score-public', { seat: 'ann' }).ann.scores('erect-a-monument').pays('jord, 4 trade-goods');
  expect(t.state.seats.ann).toMatchObject({ points: 1, tradeGoods: 0 });
  expect(t.state.planets.jord.exhausted).toBe(true);
  expect(t.state.objectives[0].scoredBy).toEqual(['ann']);
});

const drawing = procedure<{ seat: string; count: number }>()('test-draw-secrets', {
  start: (game, { seat, count }) => {
    drawSecrets(game, seat, count);
    return done();
  },
});
const holder = actionCard({
  id: 'test-holder',
  name: 'Holder',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [drawing],
});
const secrets = (change: (state: State) => void) =>
  table({ components: [holder], change }).begin(drawing, { seat: 'ann', count: 1 });

test('61.21, 61.21a a fourth secret objective returns an unscored one', () => {
  const t = secrets((state) => {
    state.seats.ann.scoredSecrets = state.decks.secret.draw.splice(0, 1);
    state.seats.ann.secretObjectives = state.decks.secret.draw.splice(0, 2);
  });
  const [kept, given] = t.state.seats.ann.secretObjectives;
  t.ann.chooses(given, 'return-secret-objective');
  expect(t.state.seats.ann.secretObjectives).toHaveLength(2);
  expect(t.state.seats.ann.secretObjectives).toContain(kept);
  expect(t.state.decks.secret.draw).toContain(given);
});

test('61 note 8 with three scored, a fourth secret objective returns', () => {
  const scored = (state: State) => {
    state.seats.ann.scoredSecrets = state.decks.secret.draw.splice(0, 3);
  };
  const t = table({ components: [holder], sets: ['base'], change: scored }).begin(drawing, { seat: 'ann', count: 1 });
  expect(t).toAsk();
  expect(t.state.seats.ann.secretObjectives).toEqual([]);
  expect([t.state.decks.secret.draw.length, t.facts('secret-objectives-returned').length]).toEqual([17, 1]);
});

test('61.21 only their player sees drawn secret objectives', () => {
  const t = secrets(() => undefined);
  expect(JSON.stringify(t.game.facts.filter((fact) => !fact.to))).not.toContain(t.state.seats.ann.secretObjectives[0]);
});

test('61.2, 61.3: every set’s objectives have printed counts and points', () => {
  for (const sets of [['base'], SETS.map(({ id }) => id)]) {
    const all = Object.values(rulebookOf([], sets).byKind.objective);
    expect(all.filter(({ stage, points }) => points !== (stage === 'secret' ? 1 : stage)).map(({ id }) => id)).toEqual(
      [],
    );
    const of = (stage: 1 | 2 | 'secret'): number => all.filter((one) => one.stage === stage).length;
    const both = sets.length > 1 ? 2 : 1;
    expect([of(1), of(2), of('secret'), all.length]).toEqual([10 * both, 10 * both, 20 * both, 40 * both]);
  }
});
