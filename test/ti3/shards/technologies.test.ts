import { expect, test } from 'vitest';
import { piecesInReinforcements, allUnits } from '#ti3/rules/units/units.ts';
import { technologyPrice } from '#ti3/rules/technology/technology.ts';
import { formatChangedPrice } from '#ti3/rules/technology/technology-price.ts';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { asked, play, reply } from '../content/third-game.ts';
import { book, learn, shards, shardsTable } from './shards.ts';

test('E3 22.4 Neural Computing makes every technology cost 2 less', () => {
  const game = shards(['sol', 'letnev', 'norr']);
  const price = (): number => technologyPrice(game, 'p1', book.byKind.technology['sarween-tools'], 8);
  const before = price();
  learn(game, 'p1', 'neural-computing');
  expect(price()).toBe(before - 2);
  const sarween = book.byKind.technology['sarween-tools'];
  expect(formatChangedPrice(game, 'p1', sarween, { base: 8 })).toMatch(/^Price: 8 .*− 2 \(Neural Computing\) = \d\.$/);
  expect(formatChangedPrice(game, 'p1', sarween, { base: 8, fixed: true })).toBe('');
  expect(technologyPrice(game, 'p1', book.byKind.technology['sarween-tools'], 1)).toBe(0);
});

test('E3 22.4 Duranium Armor repairs one unit after each battle round', () => {
  const t = shardsTable({ space: { 'empty-2': 'ann dreadnought!, cruiser; bob 2 cruiser', 'empty-1': 'ann war-sun!' }, technologies: { ann: ['duranium-armor'] } }); // prettier-ignore
  t.dice(1, 1, 1, 1, 10, 10, 1, 1).battle();
  expect(t.told('ships-repaired')).toMatchObject([{ seat: 'ann', count: 1 }]);
  expect([t.at('empty-2', 'ann'), t.at('empty-1', 'ann')]).toEqual(['cruiser, dreadnought', 'war-sun!']);
});

test('E3 22.4 the owner of Duranium Armor chooses the damaged ship', () => {
  const t = shardsTable({
    space: { 'empty-2': 'ann dreadnought!, war-sun!; bob fighter' },
    technologies: { ann: ['duranium-armor'] },
  });
  t.dice(10, 10, 10, 10, 1).battle();
  expect(t.choices).toHaveLength(2);
  t.says('ann', t.choices.find((id) => t.game.state.units[id].type === 'war-sun') ?? '');
  expect(t.at('empty-2', 'ann')).toBe('dreadnought!, war-sun');
});

test('E3 22.4 Transfabrication: scuttled units pay a trade good each', () => {
  const game = shards(['letnev', 'sol', 'norr']);
  learn(game, 'p1', 'transfabrication');
  play(game, 'produce-units', { seat: 'p1', system: 'letnev-home' });
  reply(game, ['transfabrication']);
  expect(asked(game).question).toBe('transfabricate');
  reply(game, { 'dreadnought@letnev-home': 1, 'ground-force@arc-prime': 2 });
  expect(game.state.seats.p1.tradeGoods).toBe(1);
  expect(allUnits(game).filter(({ owner, type }) => owner === 'p1' && type === 'ground-force')).toHaveLength(1);
  expect(piecesInReinforcements(game, 'p1', 'dreadnought')).toBe(4);
  expireEffects(game, 'turn');
  expect(piecesInReinforcements(game, 'p1', 'dreadnought')).toBe(5);
});

test('E3 22.4 Transfabrication: other players are not offered scuttling', () => {
  const game = shards(['letnev', 'sol', 'norr']);
  learn(game, 'p1', 'transfabrication');
  play(game, 'produce-units', { seat: 'p2', system: 'sol-home' });
  expect(asked(game)).toMatchObject({ player: 'p2', question: 'build-units' });
});
