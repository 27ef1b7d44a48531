import { expect, test } from 'vitest';
import { openAsks } from '#engine';
import { submitForm, isStayInForce } from '#ti4/forms/index.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load, plain } from '../rules/loaded-dice.ts';
import { table } from '../rules/table.ts';

test('78.4 “stay to the end” answers all rounds of this combat only', () => {
  const fight = { system: '27', attacker: 'ann', defender: 'bob' };
  const setting = {
    seats: plain,
    space: { 27: { ann: '1 cruiser', bob: '3 cruiser' } },
    planets: { bob: ['tequran'] },
  };
  const t = load(table(setting), ...Array.from({ length: 12 }, () => 1)).begin(spaceCombat, fight);
  const { ask } =
    openAsks(t.game.state).find(({ ask: one }) => one.question === 'announce-retreat') ??
    expect.fail('Nobody may retreat');
  const given = submitForm(t.game, { seat: ask.player, question: ask.question, data: ask.data }, 'stay@0', {});
  if (typeof given === 'string') throw new Error(given);
  const standing = given.standing ?? [];
  const stand = (): boolean[] => standing.map((one) => isStayInForce(t.game, ask.player, one.while ?? null));
  expect(stand()).toEqual([true, true, true]);
  const without = submitForm(
    t.game,
    { seat: ask.player, question: ask.question, data: ask.data },
    'stay@without-cards',
    {},
  );
  expect(without).toMatchObject({
    standing: [...standing, { question: 'window', about: {}, reply: [], while: standing[0].while }],
  });
  t.stopsAt();
  t.game.state.stack = [];
  load(t, ...Array.from({ length: 12 }, () => 1)).begin(spaceCombat, fight);
  expect(stand()).toEqual([false, false, false]);
  t.stopsAt();
});
