import { expect, test } from 'vitest';
import { choose, type Answer, type Json } from '#engine';
import { chooseAnswer } from '#ti3/ai/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { Table } from '../table.ts';

const chosen = (question: string, data: Json, keys: string[]): Answer => {
  const { game } = new Table({ ground: { arnor: 'ann', lor: 'ann' } });
  const spec = choose('', keys.map((key) => ({ key, label: key }))); // prettier-ignore
  return chooseAnswer(knownTo(game, 'ann'), 'ann', { question, data, spec, check: () => undefined }, 'seed');
};

test('A tariff and criminals take the planet that yields least', () => {
  for (const keys of [
    ['arnor', 'lor'],
    ['lor', 'arnor'],
  ]) {
    expect(chosen('council-choice', { owes: true }, keys)).toEqual(['arnor']);
    expect(chosen('stellar-criminals', {}, keys)).toEqual(['arnor']);
  }
});
