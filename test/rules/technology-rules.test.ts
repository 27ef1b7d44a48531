import { expect, test } from 'vitest';
import { elimination } from '#ti4/rules/phases/elimination.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import {
  copyTechnology,
  gainTechnology,
  ownsTechnology,
  technologiesOfColor,
  technologyDeck,
} from '#ti4/rules/technology/technology.ts';
import { researchProblem } from '#ti4/rules/technology/prerequisites.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { takeableTechnologies } from '#ti4/content/shared/procedures/take-technology.ts';
import { plain, load, rolls } from './loaded-dice.ts';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { table, type Setting } from './table.ts';

const begin = (setting: Setting = {}) =>
  table({
    seats: plain,
    ...setting,
    change: (state) => {
      for (const seat of Object.values(state.seats)) seat.technologies = {};
      setting.change?.(state);
    },
  });

test('90.1 a gained technology is owned and works immediately', () => {
  const t = load(
    begin({ space: { 27: { ann: '1 dreadnought' } }, ground: { starpoint: { bob: '3 infantry' } } }),
    1,
    1,
  );
  gainTechnology(t.game, 'ann', 'plasma-scoring');
  expect(ownsTechnology(t.game, 'ann', 'plasma-scoring')).toBe(true);
  t.begin(bombardment, { seat: 'ann', system: '27' }).ann.bombards('starpoint');
  expect(rolls(t)).toEqual(['ann bombardment 2']);
});

test('90.2, 90.4 technologies in the deck are unowned, inactive', () => {
  const t = load(begin({ space: { 27: { ann: '1 dreadnought' } }, ground: { starpoint: { bob: '3 infantry' } } }), 1);
  expect(technologyDeck(t.game, 'ann').map(({ id }) => id)).toContain('plasma-scoring');
  expect(ownsTechnology(t.game, 'ann', 'plasma-scoring')).toBe(false);
  t.begin(bombardment, { seat: 'ann', system: '27' }).ann.bombards('starpoint');
  expect(rolls(t)).toEqual(['ann bombardment 1']);
});

test('90.10 researched technologies leave the deck', () => {
  const t = begin().begin(research, { seat: 'ann' }).ann.researches('sarween-tools').table;
  expect(ownsTechnology(t.game, 'ann', 'sarween-tools')).toBe(true);
  expect(technologyDeck(t.game, 'ann').map(({ id }) => id)).not.toContain('sarween-tools');
});

test('90 note 1 researching with the card Technology still needs prerequisites', () => {
  const t = begin().begin('technology-primary', { seat: 'ann' });
  expect(t.ann.refusal('transit-diodes', 'research-technology')).toBe('You lack 2 yellow prerequisites.');
});

test('90.3a Technology lets owner and others research', () => {
  const t = begin()
    .begin('technology-primary', { seat: 'ann' })
    .ann.researches('sarween-tools')
    .chooses('no', 'technology-again').table;
  expect(t.facts('technology-gained')).toMatchObject([{ seat: 'ann', technology: 'sarween-tools' }]);
  const u = begin({
    change: (state) => {
      state.seats.bob.tradeGoods = 4;
    },
  })
    .begin('technology-secondary', { seat: 'bob' })
    .bob.pays('4 trade-goods')
    .researches('sarween-tools').table;
  expect(u.facts('technology-gained')).toMatchObject([{ seat: 'bob', technology: 'sarween-tools' }]);
});

test('90.7, 90.7c each technology has one color, unit upgrades none', () => {
  const colors = new Set<string>();
  for (const one of Object.values(table().game.book.components)) {
    if (one.kind !== 'technology' || one.assimilator) continue;
    if (one.upgrade) expect(one.color, one.id).toBeUndefined();
    else colors.add(one.color ?? one.id);
  }
  expect([...colors].sort()).toEqual(['biotic', 'cybernetic', 'propulsion', 'warfare']);
});

test('90.7a a technology satisfies one prerequisite of its color', () => {
  const t = begin();
  expect(researchProblem(t.game, 'ann', 'transit-diodes')).toBe('You lack 2 yellow prerequisites.');
  gainTechnology(t.game, 'ann', 'sarween-tools');
  expect(researchProblem(t.game, 'ann', 'transit-diodes')).toBe('You lack 1 yellow prerequisite.');
  gainTechnology(t.game, 'ann', 'graviton-laser-system');
  expect(researchProblem(t.game, 'ann', 'transit-diodes')).toBeUndefined();
});

test('90.8, 90.12a each prerequisite needs its own color', () => {
  const t = begin();
  expect(researchProblem(t.game, 'ann', 'cruiser-ii')).toBe('You lack 1 green, 1 yellow and 1 red prerequisite.');
  for (const id of ['neural-motivator', 'sarween-tools']) gainTechnology(t.game, 'ann', id);
  expect(researchProblem(t.game, 'ann', 'cruiser-ii')).toBe('You lack 1 red prerequisite.');
});

test('90.12c, 64 note 4 ignoring a prerequisite by specialty exhausts the planet', () => {
  const t = begin({ planets: { ann: ['wellon', 'lazar'] } })
    .begin(research, { seat: 'ann' })
    .ann.researches('transit-diodes').table;
  expect([t.state.planets.wellon.exhausted, t.state.planets.lazar.exhausted]).toEqual([true, true]);
  expect(ownsTechnology(t.game, 'ann', 'transit-diodes')).toBe(true);
  const u = table({
    seats: { ann: 'jol-nar', bob: 'winnu', cat: 'naalu' },
    change: (state) => {
      state.seats.ann.technologies = {};
    },
  });
  expect(researchProblem(u.game, 'ann', 'graviton-laser-system')).toBeUndefined();
  expect(researchProblem(u.game, 'ann', 'transit-diodes')).toBe('You lack 2 yellow prerequisites.');
});

const nekro = { ann: 'nekro', bob: 'sardakk-norr', cat: 'l1z1x' };

test('90.17 faction sheet units are no technologies to copy', () => {
  const t = table({ seats: nekro });
  t.state.seats.bob.technologies = {};
  expect(takeableTechnologies(t.game, 'ann', ['bob'])).toEqual([]);
});

test('90.18 copies outlast the original owner’s elimination', () => {
  const t = table({ seats: nekro, technologies: { bob: ['valkyrie-particle-weave'] } });
  copyTechnology(t.game, 'ann', 'valefar-assimilator-x', 'valkyrie-particle-weave');
  t.begin(elimination, { seat: 'bob' });
  expect(t.state.seats.bob).toMatchObject({ eliminated: true, technologies: {} });
  expect(ownsTechnology(t.game, 'ann', 'valkyrie-particle-weave')).toBe(true);
});

test('90.22, Develop Weaponry note 1, Revolutionize Warfare note 1: copies count for objectives', () => {
  const t = table({ seats: nekro, technologies: { bob: ['valkyrie-particle-weave', 'exotrireme-ii'] } });
  t.state.seats.ann.technologies = {
    'valefar-assimilator-x': { component: 'valefar-assimilator-x' },
    'valefar-assimilator-y': { component: 'valefar-assimilator-y' },
    'cruiser-ii': { component: 'cruiser-ii' },
  };
  expect(technologiesOfColor(t.game, 'ann', 'warfare')).toEqual([]);
  expect(objectiveOf(t.game, 'develop-weaponry').fulfilled(t.game, 'ann')).toBe(false);
  copyTechnology(t.game, 'ann', 'valefar-assimilator-x', 'valkyrie-particle-weave');
  copyTechnology(t.game, 'ann', 'valefar-assimilator-y', 'exotrireme-ii');
  expect(technologiesOfColor(t.game, 'ann', 'warfare').map(({ id }) => id)).toEqual(['valkyrie-particle-weave']);
  expect(objectiveOf(t.game, 'develop-weaponry').fulfilled(t.game, 'ann')).toBe(true);
});

test('71.3, 71.3a an exhausted technology’s ability is unavailable until readied', () => {
  const ready = (exhausted: boolean) => {
    const t = begin({ planets: { ann: ['lodor'] }, ground: { lodor: { ann: '2 infantry' } }, technologies: {} });
    gainTechnology(t.game, 'ann', 'transit-diodes');
    if (exhausted) t.state.seats.ann.technologies['transit-diodes'].exhausted = true;
    return t.begin('turn', { seat: 'ann', performed: 0 });
  };
  expect(ready(false)).toAsk('ann window');
  const t = ready(false).ann.uses('transit-diodes').table;
  expect(t.state.seats.ann.technologies['transit-diodes'].exhausted).toBe(true);
  expect(ready(true)).toAsk('ann turn');
  expect(modify(t.game, 'hand-limit', { seat: 'ann' }, 7)).toBe(Infinity);
  t.leaves('ann', 'transit-diodes-take-up'); // the Yssaril keep what their sheet says
});
