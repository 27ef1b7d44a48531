import { expect, test } from 'vitest';
import { locateChange, type Change } from '../../scripts/mutation/breaks/locate-change.ts';

const CODE = `
export function drawCards(game: Game, count: number): void {
  if (count > game.deck.length) shuffleDiscards(game); // 2.3
  deal(game, count);
}
export const dealAll = (game: Game): void => {
  for (const seat of game.order) deal(game, seat.missing);
};
`;

const CHANGE: Change = {
  file: 'cards.ts',
  within: 'drawCards',
  find: 'if (count > game.deck.length) shuffleDiscards(game);',
  replace: 'if (count < game.deck.length) shuffleDiscards(game);',
};

/** The code after a change, in a tree of these files. */
function changed(files: Record<string, string>, change: Change = CHANGE): string {
  const place = locateChange(change, {
    files: () => Object.keys(files),
    has: (file) => file in files,
    read: (file) => files[file],
  });
  if (typeof place === 'string') return place;
  const text = files[place.file];
  return text.slice(0, place.start) + place.replace + text.slice(place.end);
}

test('a break finds its code even if renamed or reformatted', () => {
  expect(changed({ 'cards.ts': CODE })).toContain('if (count < game.deck.length) shuffleDiscards(game); // 2.3');
  const renamed = CODE.replaceAll('shuffleDiscards', 'reshuffle')
    .replaceAll('drawCards', 'draw')
    .replaceAll('count', 'amount');
  expect(changed({ 'cards.ts': renamed })).toContain('if (amount < game.deck.length) reshuffle(game);');
  expect(changed({ 'cards.ts': CODE.replace(') shuffleDiscards', ')\n    shuffleDiscards') })).toContain(
    'if (count < game.deck.length) sh',
  );
});

test('a break finds its code with other wordings, the same wording first', () => {
  const code = "export const one = (n: number) => refuse('Too few cards.', n);\n";
  const change = { file: 'cards.ts', find: "refuse('Too few cards.', n)", replace: 'accept(n)' };
  const reworded = code.replace('Too few cards.', 'There are too few cards.');
  expect(changed({ 'cards.ts': reworded }, change)).toContain('=> accept(n)');
  expect(changed({ 'cards.ts': reworded.replace('one', 'other') + code }, change)).toContain(
    'one = (n: number) => accept(n)',
  );
});

test('a break keeps the present wording of texts in its replacement', () => {
  const code = "export const one = (n: number) => n > 1 && refuse(`Only ${n} cards.`, 'Too few cards.');\n";
  const change = {
    file: 'cards.ts',
    find: "n > 1 && refuse(`Just ${n} card.`, 'Few cards.')",
    replace: "n > 2 && refuse(`Just ${n} card.`, 'Few cards.')",
  };
  expect(changed({ 'cards.ts': code }, change)).toBe(code.replace('n > 1', 'n > 2'));
});

test('a change is found in the file its code moved to', () => {
  expect(changed({ 'decks.ts': CODE })).toContain('if (count < game.deck.length) shuffleDiscards(game);');
});

test('of two similar places the named function’s is changed', () => {
  const change = { file: 'cards.ts', within: 'dealAll', find: 'deal(game, seat.missing)', replace: 'deal(game, 1)' };
  const renamed = CODE.replaceAll('deal(', 'give(').replaceAll('missing', 'lacking');
  expect(changed({ 'cards.ts': renamed }, change)).toContain('for (const seat of game.order) give(game, 1);');
});

test('missing code is reported, and equal places are ambiguous', () => {
  expect(changed({ 'cards.ts': 'export {};' })).toBe('cards.ts: the code to replace is found in no places');
  expect(changed({ 'cards.ts': `${CODE}${CODE}` }, { ...CHANGE, within: undefined } as never)).toContain(
    'several places',
  );
});
