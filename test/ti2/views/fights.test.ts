import { expect, test } from 'vitest';
import { describeBattle, composeBattle } from '#render/pictures/battle-picture.ts';
import { unitSilhouettes } from '#ti2/render/palette.ts';
import { buildCombatView, type CombatView } from '#ti2/views/index.ts';
import { smallestOnPhone } from '../../render/boards/letters.ts';
import { MIN_PHONE_FONT_PX } from '#render/phone-scale.ts';
import { table, type Table } from '../table.ts';

const seen = (t: Table): CombatView | undefined => buildCombatView(t.game, t.told('battle-ends'), { ann: 'Ann' });

test('E2 7.12 a space battle picture shows losses, survivors and winner', () => {
  const t = table({ space: { quill: 'ann 2 cruiser; bob dreadnought, fighter' } }).dice(10, 10, 1, 1);
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  const view = seen(t);
  expect(view).toMatchObject({ place: 'Quill (101)', planet: false, rounds: 1 });
  const [ann, bob] = view?.sides ?? [];
  expect(ann).toMatchObject({ name: 'Ann', race: 'ann', won: true, hits: 2 });
  expect(ann.units).toEqual([{ type: 'cruiser', left: 2, damaged: 0, lost: 0, withdrawn: 0 }]);
  expect(bob).toMatchObject({ name: 'bob', won: false, hits: 0 });
  expect(bob.units.map(({ type, lost, left }) => [type, lost, left])).toEqual([['dreadnought', 1, 0], ['fighter', 1, 0]]); // prettier-ignore
});

test('E2 7.13 a withdrawing player is shown with withdrawn ships', () => {
  const t = table({ space: { 'mecatol-rex': 'ann 2 cruiser', quill: 'bob dreadnought, cruiser' } }).turn();
  t.dice(1, 1, 10, 1).sails('mecatol-rex', 'quill', { cruiser: 2 }).says('ann', 'end').says('ann', 'mecatol-rex');
  expect(seen(t)?.sides[0].units).toEqual([{ type: 'cruiser', left: 0, damaged: 0, lost: 1, withdrawn: 1 }]);
  expect(seen(t)?.sides.map(({ won }) => won)).toEqual([false, true]);
});

test('E2 7.18 an invasion picture shows its planet and losses', () => {
  const t = table({ space: { quill: 'ann carrier' }, ground: { quill: 'bob ground-force; ann 2 ground-force' } });
  t.dice(1, 10, 1).begins('invasion', { system: 'quill', planet: 'quill', attacker: 'ann', defender: 'bob' });
  const view = seen(t);
  expect(view).toMatchObject({ place: 'Quill', planet: true });
  expect(view?.sides.map(({ won }) => won)).toEqual([true, false]);
  expect(view?.sides[1].units).toEqual([{ type: 'ground-force', left: 0, damaged: 0, lost: 1, withdrawn: 0 }]);
  expect(describeBattle(view as CombatView)).toMatch(
    /^Invasion of Quill, 1 round\. Ann \(ann\) won: 2 of 2 left; lost nothing;/,
  );
  expect(smallestOnPhone(composeBattle(view as CombatView, unitSilhouettes))).toBeGreaterThanOrEqual(MIN_PHONE_FONT_PX);
});

test('a battle saved before facts listed survivors has no picture', () => {
  const t = table({ space: { quill: 'ann cruiser; bob cruiser' } }).dice(8, 8);
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  expect(seen(t)?.sides.map(({ won }) => won)).toEqual([false, false]);
  const [end] = t.told('battle-ends').map((fact) => ({ ...fact }));
  delete end.left;
  expect(buildCombatView(t.game, [end], {})).toBeUndefined();
});
