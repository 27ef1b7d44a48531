import { expect, test } from 'vitest';
import { table, type Laid } from '../table.ts';

const played = { played: ['shockTroops', 'distantSuns'] as const };

const invades = (laid: Laid, counter?: string) => {
  const t = table({ ...laid, playing: played });
  if (counter) t.game.state.planets.quill.counter = { id: counter };
  Object.assign(t.game.state, { phase: 'turns', active: 'ann' });
  return t.begins('invasion-segment', { seat: 'ann', seen: [] });
};

test('E2 7.21 a bombardment takes shock troops first', () => {
  const t = invades({ space: { quill: 'ann dreadnought' }, ground: { quill: 'bob 2 ground-force, shock-troop' } });
  expect(t.dice(4).says('ann', { quill: 1 }).on('quill', 'bob')).toBe('2 ground-force');
});

test('E2 7.21 fighting locals may promote ground forces too', () => {
  const t = invades({ space: { quill: 'ann carrier(2 ground-force)' } }, 'hostile-locals:1/1');
  // 10 and 1 against the locals, 1 of theirs; the ten rolls again and is promoted.
  t.dice(10, 1, 1, 9).says('ann', { 'ground-force@quill': 2 });
  expect([t.owner('quill'), t.on('quill', 'ann')]).toEqual(['ann', 'ground-force, shock-troop']);
});

test('E2 7.21 Magen Defense Grid helps defending shock troops', () => {
  const laid: Laid = {
    space: { quill: 'ann carrier(ground-force)' },
    ground: { quill: 'bob pds, shock-troop' },
    technologies: { bob: ['magen-defense-grid'] },
  };
  const t = invades(laid).dice(1, 1, 4).says('ann', { 'ground-force@quill': 1 });
  expect([t.owner('quill'), t.on('quill', 'ann')]).toEqual(['bob', '']);
});

test('E2 7.18 X-89 costs 35 credits in a Ceasefire', () => {
  const t = table({ space: { quill: 'ann dreadnought' }, ground: { quill: 'bob 2 ground-force' }, hands: { ann: ['militia'] }, credits: { ann: 40 }, technologies: { ann: ['x-89-bacterial-weapon'] } }); // prettier-ignore
  t.game.state.effects.e = { id: 'e', component: 'ceasefire', holder: '', data: null, until: 'round' };
  t.game.invalidateAll();
  Object.assign(t.game.state, { phase: 'turns', active: 'ann' });
  t.begins('invasion-segment', { seat: 'ann', seen: [] }).says('ann', 'x-89-bacterial-weapon');
  expect([t.on('quill', 'bob'), t.seat('ann').credits]).toEqual(['', 5]);
});

test('E2 7.17 units landing on an own planet join those there', () => {
  const t = invades({ space: { quill: 'ann carrier(ground-force, pds)' }, ground: { quill: 'ann ground-force' } });
  expect(t.says('ann', { 'ground-force@quill': 1, 'pds@quill': 1 }).on('quill', 'ann')).toBe('2 ground-force, pds');
});

test('E2 7.21 the promotion die is told, whatever it shows', () => {
  const t = invades({ space: { quill: 'ann carrier(2 ground-force)' } }, 'hostile-locals:1/1');
  t.dice(10, 1, 1, 8).says('ann', { 'ground-force@quill': 2 });
  expect(t.told('troop-rolled')).toMatchObject([{ seat: 'ann', planet: 'quill', faces: [8] }]);
  expect(t.on('quill', 'ann')).toBe('2 ground-force');
});
