import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { discardLaw, enactLaw, transferLaw } from '#ti4/rules/politics/laws.ts';
import { readyAll } from '#ti4/rules/components/in-force.ts';
import { influenceOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { table } from './table.ts';
import { lyingOn } from './markers.ts';

test('7.3 a law stays attached to the elected planet (7.2, 12.1, 12.3)', () => {
  const t = table({ planets: { ann: ['lodor'] } });
  const before = influenceOf(t.game, 'lodor');
  enactLaw(t.game, 'senate-sanctuary', 'lodor');
  expect(lyingOn(t.state.planets.lodor)).toEqual(['senate-sanctuary']);
  expect(influenceOf(t.game, 'lodor')).toBe(before + 2);
  discardLaw(t.game, 'senate-sanctuary');
  expect(lyingOn(t.state.planets.lodor)).toEqual([]);
  expect(influenceOf(t.game, 'lodor')).toBe(before);
});

test('7.5 laws discarded from play top the discard pile', () => {
  const t = table();
  enactLaw(t.game, 'regulated-conscription', 'for');
  t.state.decks.agenda.discard = ['mutiny'];
  discardLaw(t.game, 'regulated-conscription');
  expect(t.state.decks.agenda.discard).toEqual(['mutiny', 'regulated-conscription']);
});

test('7.4 a law belongs to its player until transferred', () => {
  const t = table();
  enactLaw(t.game, 'minister-of-sciences', 'bob');
  expect(t.state.laws['minister-of-sciences'].owner).toBe('bob');
  transferLaw(t.game, 'minister-of-sciences', 'cat');
  expect(t.state.laws['minister-of-sciences']).toMatchObject({ owner: 'cat', elected: 'cat' });
});

test('7.3 a law voted in again moves to the newly elected planet', () => {
  const t = table({ planets: { ann: ['lodor'], bob: ['starpoint'] } });
  enactLaw(t.game, 'terraforming-initiative', 'lodor');
  const base = resourcesOf(t.game, 'starpoint');
  enactLaw(t.game, 'terraforming-initiative', 'starpoint');
  expect(lyingOn(t.state.planets.lodor)).toEqual([]);
  expect(resourcesOf(t.game, 'starpoint')).toBe(base + 1);
});

test('81.6 exhausted laws are readied', () => {
  const t = table();
  enactLaw(t.game, 'minister-of-sciences', 'bob');
  t.state.laws['minister-of-sciences'].exhausted = true;
  expect(t.state.laws['minister-of-sciences'].exhausted).toBe(true);
  readyAll(t.game, 'status');
  expect(t.state.laws['minister-of-sciences'].exhausted).toBeUndefined();
});

const revote = (law: string, elected?: string) =>
  table({
    phase: 'agenda',
    planets: { ann: ['lodor'], bob: ['starpoint', 'new-albion'], cat: ['mecatol-rex'] },
    change: (state) => {
      state.decks.agenda.draw = ['miscount-disclosed', 'mutiny', 'economic-equality'];
      state.laws[law] = { component: law, ...(elected !== undefined && { elected }) };
    },
  }).begin(agendaPhase, {});

test('7 Miscount Disclosed repeats the vote on a law', () => {
  const t = revote('regulated-conscription');
  t.bob.votesFor('regulated-conscription', 'starpoint').cat.abstains().ann.abstains();
  expect(t.state.laws['regulated-conscription']).toBeDefined();
  expect(t.facts('agenda-revealed').map(({ agenda }) => agenda)).toEqual([
    'miscount-disclosed',
    'regulated-conscription',
  ]);
  t.bob.votesFor('against', 'new-albion').cat.abstains().ann.abstains();
  expect(t.state.laws).toEqual({});
  // That was the first agenda; the second comes next.
  expect(t.facts('agenda-revealed').at(-1)).toMatchObject({ agenda: 'mutiny' });
  expect(t.state.decks.agenda.discard).toEqual(['miscount-disclosed', 'regulated-conscription']);
});

test('7 laws vetoed in repeated votes are replaced', () => {
  const t = table({
    phase: 'agenda',
    planets: { bob: ['starpoint'], cat: ['mecatol-rex'] },
    hands: { cat: ['veto'] },
    change: (state) => {
      state.decks.agenda.draw = ['miscount-disclosed', 'mutiny', 'economic-equality'];
      state.laws['regulated-conscription'] = { component: 'regulated-conscription' };
    },
  }).begin(agendaPhase, {});
  t.cat.declines();
  t.bob.abstains().cat.abstains().ann.abstains();
  t.cat.plays('veto');
  expect(t.state.laws).toEqual({});
  expect(t.facts('agenda-revealed').at(-1)).toMatchObject({ agenda: 'mutiny' });
});
