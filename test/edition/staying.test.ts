import { expect, test } from 'vitest';
import { openAsks } from '#engine';
import { formsOffered, isStayInForce, submitForm } from '#ti4/forms/index.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
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

const WITHOUT = 'stay@without-cards';

/** Keys of the forms with which a seat can fight on from its open question. */
const staysOf = (t: ReturnType<typeof table>, seat: string): string[] => {
  const { ask } = openAsks(t.game.state).find(({ ask: one }) => one.player === seat) ?? expect.fail(`${seat} is free`);
  const asked = { seat, question: ask.question, data: ask.data };
  return formsOffered(t.game, asked, []).map(({ key }) => key);
};

test('42.3a both sides can fight to the end from a window of a ground combat', () => {
  const t = table({
    ground: { starpoint: { ann: '2 infantry', bob: '2 infantry' } },
    hands: { ann: ['morale-boost'], bob: ['morale-boost'] },
  }).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect(t).toAsk('ann window', 'bob window');
  for (const seat of ['ann', 'bob']) expect(staysOf(t, seat)).toEqual(['stay@0', WITHOUT]);
  const { ask } = openAsks(t.game.state)[0];
  const given = submitForm(t.game, { seat: ask.player, question: ask.question, data: ask.data }, WITHOUT, {});
  if (typeof given === 'string') throw new Error(given);
  const place = { system: '27', planet: 'starpoint' };
  expect(given.reply).toEqual([]);
  expect(given.standing?.map(({ question, about, reply }) => ({ question, about, reply }))).toEqual([
    { question: 'sustain-damage', about: place, reply: undefined },
    { question: 'assign-hits', about: place, reply: undefined },
    { question: 'window', about: {}, reply: [] },
  ]);
  expect(given.standing?.map((one) => isStayInForce(t.game, 'ann', one.while ?? null))).toEqual([true, true, true]);
  t.stopsAt();
});

test('78.4 a hand changes nothing about the ways to fight to the end', () => {
  const hands: string[][] = [[], ['morale-boost'], ['direct-hit', 'plague']];
  const found = hands.map((hand) => {
    const t = table({
      seats: plain,
      hands: { bob: hand },
      space: { 27: { ann: '1 cruiser', bob: '3 cruiser' } },
      planets: { bob: ['tequran'] },
    }).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
    const stays = staysOf(t, 'bob');
    t.stopsAt();
    return stays;
  });
  expect(found[0]).toEqual(['stay@0', WITHOUT, 'stay@2', 'stay@3']);
  for (const stays of found) expect(stays).toEqual(found[0]);
});
