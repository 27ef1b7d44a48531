import { expect, test } from 'vitest';
import { answer, diff, clone, openAsks, applyPatch, confirmationFor, type Json } from '#engine';
import { submitForm, showForm, formsOffered } from '#ti3/forms/index.ts';
import { empire } from './empire.ts';
import { table, type Table } from '../table.ts';

/** Ann is about to activate a system, and could build on Saudor and nothing else there. */
function activating(facilities = true): Table {
  const t = table({ from: empire, playing: { facilities }, ground: { saudor: 'ann' } });
  t.game.state.round = 3;
  t.game.state.seats.ann.tradeGoods = 1;
  t.game.state.planets.saudor.exhausted = true;
  return t.begins('tactical-action', { seat: 'ann' });
}

const askedOf = ({ game }: Table) => {
  const [{ ask }] = openAsks(game.state);
  return { seat: ask.player, question: ask.question, data: ask.data };
};

test('E3 21.9 a system has a form for facilities alone', () => {
  const keys = (t: Table): string[] =>
    formsOffered(t.game, askedOf(t), t.spec.kind === 'choose' ? t.spec.options : []).map(({ key }) => key);
  expect([keys(activating()), keys(activating(false))]).toEqual([['system@saudor'], []]);
});

test('E3 21.9 one form activates, builds and pays', () => {
  const t = activating();
  const { fields } = showForm(t.game, askedOf(t), 'system@saudor');
  expect(fields.map(({ label }) => label)).toEqual(['Facilities', 'Payment']);
  expect(fields[0].options.map(({ label }) => label)).toContain('Refinery on Saudor');
  const chosen = fields[0].options.find(({ label }) => label === 'Refinery on Saudor')?.key ?? '';
  const paid = fields[1].options.filter((one) => one.chosen).map(({ key }) => key);
  const given = submitForm(t.game, askedOf(t), 'system@saudor', { [fields[0].key]: [chosen], [fields[1].key]: paid });
  if (typeof given === 'string' || 'problem' in given) throw new Error(JSON.stringify(given));
  for (const reply of [given.reply, ...given.planned.map((one) => one.reply)]) {
    const [open] = openAsks(t.game.state);
    answer(t.game, 'ann', open.ask.id, reply);
  }
  expect([t.on('saudor', 'ann'), t.game.state.seats.ann.tradeGoods, t.asked]).toEqual(['refinery', 0, []]);
});

test('E3 21.9 activating for a facility needs no confirmation', () => {
  const warned = (facilities: boolean): boolean => {
    const { game } = activating(facilities);
    const [open] = openAsks(game.state);
    return confirmationFor(game, open, ['saudor']) !== undefined;
  };
  expect([warned(true), warned(false)]).toEqual([false, true]);
});

test('E3 21.9 undoing a facility restores the state exactly', () => {
  const { game } = activating().says('ann', 'saudor');
  const before = clone(game.state);
  answer(game, 'ann', openAsks(game.state)[0].ask.id, { 'refinery>saudor': 1 });
  answer(game, 'ann', openAsks(game.state)[0].ask.id, { 'trade-goods': 1 });
  expect(Object.values(game.state.units).map(({ type }) => type)).toEqual(['refinery']);
  expect(applyPatch(game.state, diff(game.state as unknown as Json, before as unknown as Json))).toEqual(before);
});
