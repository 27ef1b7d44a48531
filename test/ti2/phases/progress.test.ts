import { expect, test } from 'vitest';
import { influenceOf, resourcesOf } from '#ti2/rules/seats.ts';
import { technologyPrice } from '#ti2/rules/technology/technology.ts';
import { checkInsurgence } from '#ti2/rules/planets/control.ts';
import { newGame } from '#ti2/rules/game.ts';
import { table, type Laid } from '../table.ts';

const study = (laid: Laid) => table(laid).begins('technology-phase');

test('E2 8.1 a technology costs 30 credits, one in a phase', () => {
  const t = study({ credits: { ann: 65 } }).says('ann', ['enviro-compensator']);
  expect([t.seat('ann').credits, Object.keys(t.seat('ann').technologies), t.asked]).toEqual([
    35,
    ['enviro-compensator'],
    [],
  ]);
});

test('E2 8.1 prerequisites must be owned: all, or any one', () => {
  const rich: Laid = { credits: { ann: 60 } };
  expect(study(rich).choices.sort()).toEqual(['antimass-deflectors', 'enviro-compensator', 'hylar-v-assault-laser']);
  expect(study({ ...rich, technologies: { ann: ['antimass-deflectors'] } }).choices).toContain('cybernetics'); // any one
  expect(study({ ...rich, technologies: { ann: ['deep-space-cannon'] } }).choices).not.toContain('assault-cannon');
  expect(study({ ...rich, technologies: { ann: ['deep-space-cannon', 'cybernetics'] } }).choices).toContain(
    'assault-cannon',
  ); // all
});

test('E2 8.1 Jol-Nar pays 20, and 40 for red ones', () => {
  const { game } = table({ races: { ann: 'jolnar' } });
  const price = (id: string) => technologyPrice(game, 'ann', game.book.byKind.technology[id]);
  expect([price('antimass-deflectors'), price('hylar-v-assault-laser')]).toEqual([20, 40]);
});

test('E2 8.2 planets of a color reduce its technologies’ prices', () => {
  // Aldry: red, 4; Besk: green, 1.
  const { game } = table({ ground: { aldry: 'ann', besk: 'ann' } });
  const price = (id: string) => technologyPrice(game, 'ann', game.book.byKind.technology[id]);
  expect([price('hylar-v-assault-laser'), price('stasis-capsules'), price('antimass-deflectors')]).toEqual([
    26, 29, 30,
  ]);
  const { planets } = game.book;
  const rich = newGame(game.state, {
    ...game.book,
    planets: { ...planets, aldry: { ...planets.aldry, resources: 31 } },
  });
  expect(technologyPrice(rich, 'ann', game.book.byKind.technology['hylar-v-assault-laser'])).toBe(0);
});

test('E2 1.3 Enviro Compensator adds influence, Sarween Tools resources', () => {
  const laid: Laid = { ground: { quill: 'ann spacedock', ravne: 'ann' } };
  const plain = table(laid).game;
  const wise = table({ ...laid, technologies: { ann: ['enviro-compensator', 'sarween-tools'] } }).game;
  const both = (game: typeof plain) => [resourcesOf(game, 'ann', 'chart'), influenceOf(game, 'ann', 'chart')];
  expect([both(plain), both(wise)]).toEqual([[7, 7], [9, 8]]); // prettier-ignore
});

test('E2 1.3 Sol has +1 influence per planet outside home', () => {
  const { game } = table({ ground: { quill: 'ann', jord: 'ann' }, races: { ann: 'sol' } });
  expect(influenceOf(game, 'ann', 'order')).toBe(4 + 2 + 1);
});

const climb = (laid: Laid) => table(laid).begins('progression-phase');
const five = Object.fromEntries(['quill', 'ravne', 'solm', 'aldry', 'besk'].map((planet) => [planet, 'ann']));

test('E2 10.1 a player meeting the next bracket may advance one', () => {
  const t = climb({ ground: five });
  expect(t.asked).toEqual(['ann: advance']);
  expect(t.says('ann', 'advance').seat('ann').bracket).toBe(1);
  expect(climb({ ground: five }).says('ann', 'wait').seat('ann').bracket).toBe(0);
});

test('E2 10.1 planets of the own home do not count', () => {
  const { besk: _besk, ...four } = five;
  expect(climb({ ground: { ...four, jord: 'ann' } }).asked).toEqual([]);
});

test('E2 10.1 nobody goes back, and nobody skips a bracket', () => {
  const t = table({ ground: { quill: 'ann' } });
  t.seat('ann').bracket = 2;
  expect(t.begins('progression-phase').seat('ann').bracket).toBe(2);
  expect(climb({ ground: five, technologies: { ann: ['antimass-deflectors', 'cybernetics', 'stasis-capsules', 'sarween-tools'] } }).says('ann', 'advance').seat('ann').bracket).toBe(1); // prettier-ignore
});

test('E2 10.3 simultaneous Imperium Rex: more influence wins', () => {
  const t = table({ ground: { quill: 'bob', ravne: 'ann' } });
  for (const id of ['ann', 'bob'] as const) t.seat(id).bracket = 5;
  t.begins('progression-phase');
  expect([t.game.state.winner, t.game.state.ending]).toEqual(['bob', 'imperium-rex']); // Quill has 4 influence, Ravne 3
});

test('E2 10.4 holding all other homes wins by arms, unless disabled', () => {
  const ground = { arretze: 'ann', hercant: 'ann', kamdorn: 'ann', 'archon-ren': 'ann', 'archon-tau': 'ann' };
  const space = { quill: 'bob cruiser', ravne: 'cal cruiser' };
  expect(table({ ground, space }).begins('turns-phase').game.state.ending).toBe('by-arms');
  const { kamdorn: _kamdorn, ...most } = ground;
  expect(table({ ground: most, space }).turn().game.state.ending).toBe(null);
  expect(table({ ground, space, playing: { byArms: false } }).turn().game.state.ending).toBe(null);
});

test('E2 10.5 after the last round the highest bracket wins', () => {
  const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' }, playing: { lastRound: 1 } });
  t.seat('bob').bracket = 1;
  t.game.state.phase = 'progression';
  t.game.state.stack.push({ id: 99, procedure: 'game', step: 'over', data: {} });
  t.begins('moments');
  expect([t.game.state.winner, t.game.state.ending]).toEqual(['bob', 'last-round']);
});

test('E2 11.1 insurgence checks add cruisers and dreadnoughts, against influence', () => {
  // Quill: influence 4.
  const laid: Laid = { ground: { quill: 'ann 3 ground-force' }, space: { quill: 'ann cruiser, dreadnought, carrier' } };
  const calm = table(laid).dice(2);
  expect([checkInsurgence(calm.game, 'quill'), calm.on('quill', 'ann')]).toEqual([true, '3 ground-force']);
  const revolt = table(laid).dice(1);
  expect([checkInsurgence(revolt.game, 'quill'), revolt.on('quill', 'ann')]).toEqual([false, 'ground-force']);
});

test('E2 11.1 without ground forces the planet and structures are lost', () => {
  const t = table({ ground: { quill: 'ann 2 ground-force, spacedock, pds' } }).dice(3);
  checkInsurgence(t.game, 'quill');
  expect([t.owner('quill'), t.on('quill', 'ann')]).toEqual([null, '']);
});

const owes = (laid: Laid, count: number) => table(laid).begins('pay-debt', { seat: 'ann', count, why: 'fine' });

test('E2 11.3 debts are paid from credits first', () => {
  expect(owes({ credits: { ann: 20 } }, 15).seat('ann').credits).toBe(5);
});

test('E2 11.3 assets are sold only as needed', () => {
  const t = owes(
    {
      ground: { quill: 'ann 3 ground-force' },
      space: { quill: 'ann cruiser' },
      technologies: { ann: ['cybernetics'] },
      credits: { ann: 1 },
    },
    4,
  );
  expect(t.asked).toEqual(['ann: sell-assets']);
  expect(t.refuses({ 'ground-force@quill': 2 })).toBeDefined();
  expect(t.refuses({ 'technology@cybernetics': 1, 'ground-force@quill': 1 })).toMatch(
    /^You need 3 credits, and this sale raises 11\. Leave out this: Ground force on Quill/,
  );
  t.says('ann', { 'technology@cybernetics': 1 });
  expect([t.seat('ann').credits, Object.keys(t.seat('ann').technologies)]).toEqual([7, []]);
});

test('E2 11.3 units bought and not yet placed are assets', () => {
  const t = table({ ground: { quill: 'ann ground-force' } });
  t.seat('ann').bought = { dreadnought: 2 };
  t.begins('pay-debt', { seat: 'ann', count: 4, why: 'fine' }).says('ann', { 'dreadnought@bought': 1 });
  expect(t.seat('ann').bought).toEqual({ dreadnought: 1 });
});

test('E2 11.4 a player who cannot pay anything more is eliminated', () => {
  const t = table({
    ground: { quill: 'ann ground-force', ravne: 'bob ground-force', solm: 'cal ground-force' },
    hands: { ann: ['countermand'] },
  });
  t.game.state.agreements.a = { id: 'a', seats: ['ann', 'bob'], card: 'trade-agreement#13' };
  t.begins('pay-debt', { seat: 'ann', count: 5, why: 'fine' });
  expect([t.seat('ann').eliminated, t.owner('quill'), t.on('quill', 'ann')]).toEqual([true, null, '']);
  expect([t.seat('ann').actionCards, Object.keys(t.game.state.agreements)]).toEqual([[], []]);
});

test('E2 11.5 losing a technology keeps those built on it', () => {
  const t = owes(
    { ground: { quill: 'ann' }, technologies: { ann: ['hylar-v-assault-laser', 'deep-space-cannon'] } },
    10,
  );
  t.says('ann', { 'technology@hylar-v-assault-laser': 1 });
  expect(Object.keys(t.seat('ann').technologies)).toEqual(['deep-space-cannon']);
});

test('E2 7.1 most influence goes first, recounted after each turn', () => {
  // Ann has 4, Bob 3 and the chance of more, Cal 3.
  const t = table({ ground: { quill: 'ann ground-force', ravne: 'bob ground-force', solm: 'cal ground-force' } });
  t.begins('turns-phase');
  expect(t.asked).toEqual(['ann: movement']);
  t.game.state.planets.solm.owner = 'ann';
  t.game.state.planets['mecatol-rex'].owner = 'cal';
  t.says('ann', 'end');
  expect(t.asked).toEqual(['cal: movement']);
  t.says('cal', 'end');
  expect(t.asked).toEqual(['bob: movement']);
  t.says('bob', 'end');
  expect([t.asked, t.game.state.turn.had]).toEqual([[], ['ann', 'cal', 'bob']]);
});
