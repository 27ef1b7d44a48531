import { expect, test } from 'vitest';
import { formatTechnologies } from '#ti4/discord/format/sheet.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { technologiesUnlockedBy } from '#ti4/rules/technology/prerequisites.ts';
import { gainTechnology } from '#ti4/rules/technology/technology.ts';
import { researchableTechnologies } from '#ti4/rules/technology/prerequisites.ts';
import { narrate, buildSheetView, listTechnologies, type UnitSheet } from '#ti4/views/index.ts';
import { table } from '../rules/table.ts';
import { toPlainText } from '#text/emoji-tokens.ts';

const unit = (game: Game, seat: string, type: string): UnitSheet => {
  const found = buildSheetView(game, seat).units.find((one) => one.type === type);
  if (!found) throw new Error(`No ${type}`);
  return found;
};

test('Unit values include technologies and faction abilities', () => {
  const { game } = table({ seats: { ann: 'jol-nar', bob: 'sol', cat: 'sardakk-norr' } });
  // Fragile takes one from each combat roll, Unrelenting adds one.
  expect([
    unit(game, 'ann', 'cruiser').combat,
    unit(game, 'bob', 'cruiser').combat,
    unit(game, 'cat', 'cruiser').combat,
  ]).toEqual([
    { dice: 1, value: 8 },
    { dice: 1, value: 7 },
    { dice: 1, value: 6 },
  ]);
  expect(unit(game, 'cat', 'dreadnought').bombardment).toEqual({ dice: 2, value: 4 });
  expect(unit(game, 'ann', 'destroyer').antiFighterBarrage).toEqual({ dice: 2, value: 9 });
  const before = unit(game, 'ann', 'carrier');
  gainTechnology(game, 'ann', 'carrier-ii');
  const after = unit(game, 'ann', 'carrier');
  expect([before.name, before.move, before.capacity]).toEqual(['Carrier I', 1, 4]);
  expect([after.name, after.move, after.capacity]).toEqual(['Carrier II', 2, 6]);
});

test('Counts units in play and left, fighters unlimited', () => {
  const { game } = table({ space: { '26': { ann: '2 cruiser, 3 fighter' } } });
  expect(unit(game, 'ann', 'cruiser')).toMatchObject({ onBoard: 2, left: 6 });
  expect(unit(game, 'ann', 'fighter').left).toBeUndefined();
});

test('The sheet lists researchable technologies and what they unlock', () => {
  const { game } = table({ technologies: { ann: ['neural-motivator'] } });
  const sheet = listTechnologies(game, 'ann');
  const open = sheet.filter(({ state }) => state === 'open').map(({ id }) => id);
  expect(open.toSorted()).toEqual(researchableTechnologies(game, 'ann').toSorted());
  for (const id of open) {
    const opened = technologiesUnlockedBy(game, 'ann', id);
    const later = newGame(structuredClone(game.state), game.book);
    gainTechnology(later, 'ann', id);
    expect(
      researchableTechnologies(later, 'ann')
        .filter((one) => !open.includes(one))
        .toSorted(),
      id,
    ).toEqual(opened.toSorted());
  }
  expect(toPlainText(formatTechnologies(sheet))).toMatch(/✅ 🟩 Neural Motivator/);
  expect(sheet.find(({ id }) => id === 'x-89-bacterial-weapon')).toMatchObject({
    state: 'shut',
    lacks: 'You lack 2 green prerequisites.',
  });
});

test('A played card can show its text below', () => {
  const { game } = table({});
  const facts = [{ type: 'action-card-played', seat: 'ann', component: 'sabotage' }];
  const [line] = narrate(game, facts, null, { texts: true });
  expect(line).toBe(`${narrate(game, facts, null)[0]}\n-# ${game.book.components.sabotage.text}`);
});
