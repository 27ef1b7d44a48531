import { expect, test } from 'vitest';
import { fair, kit, type FairGame } from './fair.ts';

// Two decks of the fair: fortunes that are told, and songs, each where this edition keeps it.
const laid = (draw: string[] = [], discard: string[] = []) => {
  const game = fair();
  const piles = { fortunes: { draw, discard }, songs: { draw: ['reel'], discard: [] as string[] } };
  const told: string[] = [];
  const decks = kit.configureDecks<keyof typeof piles>({
    of: (_game, deck) => piles[deck],
    label: (deck) => `${deck} shuffled`,
    onReshuffled: (_game, deck) => void told.push(deck),
  });
  return { game, piles, told, ...decks };
};
const labels = (game: FairGame): string[] => {
  const heard: string[] = [];
  game.trace = (event) => void (event.is === 'draw' && heard.push(event.label));
  return heard;
};

test('draws come from the top of the named deck, while cards last', () => {
  const { game, piles, drawCards } = laid(['sun', 'moon', 'star']);
  expect(drawCards(game, 'fortunes', 2)).toEqual(['sun', 'moon']);
  expect(drawCards(game, 'fortunes', 2)).toEqual(['star']);
  expect(piles).toEqual({ fortunes: { draw: [], discard: [] }, songs: { draw: ['reel'], discard: [] } });
});

test('a deck running out during a draw is reshuffled and reported', () => {
  const { game, piles, told, drawCards } = laid(['sun'], ['moon', 'star', 'wheel']);
  const drawn = drawCards(game, 'fortunes', 3);
  expect(drawn).toHaveLength(3);
  expect(drawn[0]).toBe('sun');
  expect([...drawn.slice(1), ...piles.fortunes.draw].sort()).toEqual(['moon', 'star', 'wheel']);
  expect(piles.fortunes.discard).toEqual([]);
  expect(told).toEqual(['fortunes']);
});

test('drawing exactly the last card does not reshuffle', () => {
  const { game, piles, told, drawCards } = laid(['sun'], ['moon']);
  expect(drawCards(game, 'fortunes', 1)).toEqual(['sun']);
  expect(piles.fortunes).toEqual({ draw: [], discard: ['moon'] });
  expect(told).toEqual([]);
});

test('a draw stops at the deck’s end if told not to reshuffle', () => {
  const { game, piles, drawCards } = laid(['sun'], ['moon']);
  const seen: string[][] = [];
  const drawn = drawCards(game, 'fortunes', 2, (sofar) => {
    seen.push([...sofar]);
    return false;
  });
  expect([drawn, seen]).toEqual([['sun'], [['sun']]]);
  expect(piles.fortunes.discard).toEqual(['moon']);
});

test('shuffles are labeled by the deck or the given label', () => {
  const { game, shuffleIn, reshuffle } = laid(['sun'], ['moon', 'star']);
  const heard = labels(game);
  reshuffle(game, 'fortunes');
  expect(new Set(heard)).toEqual(new Set(['fortunes shuffled']));
  shuffleIn(game, 'songs', ['jig'], 'first songs');
  expect(heard.at(-1)).toBe('first songs');
});

test('reshuffling keeps remaining cards, and an empty discard does nothing', () => {
  const { game, piles, told, reshuffle } = laid(['sun'], ['moon']);
  expect(reshuffle(game, 'fortunes')).toBe(true);
  expect(piles.fortunes.draw.toSorted()).toEqual(['moon', 'sun']);
  expect(reshuffle(game, 'fortunes')).toBe(false);
  expect(told).toEqual(['fortunes']);
});

test('cards are viewed on top, placed on top or bottom, or discarded', () => {
  const { game, piles, topCards, putOnTop, putOnBottom, discardCards } = laid(['sun'], ['moon']);
  putOnTop(game, 'fortunes', ['star', 'wheel']);
  putOnBottom(game, 'fortunes', ['tower', 'fool']);
  discardCards(game, 'fortunes', ['hermit', 'queen']);
  expect(topCards(game, 'fortunes', 2)).toEqual(['star', 'wheel']);
  expect(piles.fortunes).toEqual({
    draw: ['star', 'wheel', 'sun', 'tower', 'fool'],
    discard: ['moon', 'hermit', 'queen'],
  });
});

test('matching cards are taken out, and the others keep their order', () => {
  const { game, piles, takeMatching } = laid(['sun', 'moon', 'star'], ['moon', 'wheel']);
  expect(takeMatching(game, 'fortunes', (card) => card !== 'moon')).toEqual(['sun', 'star']);
  expect(takeMatching(game, 'fortunes', (card) => card === 'moon', 'discard')).toEqual(['moon']);
  expect(piles.fortunes).toEqual({ draw: ['moon'], discard: ['wheel'] });
});
