import { expect, test } from 'vitest';
import { seatWordsFor } from '#kit/narration/seat-words.ts';

test('The reader of a sentence is “you” in it, all others have names', () => {
  const say = seatWordsFor((seat) => (seat === 'ann' ? 'Sol' : 'Creuss'), 'ann');
  const all = (seat: string) => [
    say.seat(seat),
    say.does(seat, 'pick'),
    say.seatIs(seat),
    say.seatHas(seat),
    say.ownerOf(seat),
  ];
  expect(all('ann')).toEqual(['you', 'you pick', 'you are', 'you have', 'your']);
  expect(all('bob')).toEqual(['Creuss', 'Creuss picks', 'Creuss is', 'Creuss has', "Creuss's"]);
});

test('A public sentence names all players', () => {
  expect(seatWordsFor(() => 'Sol', undefined).does('ann', 'pick')).toBe('Sol picks');
});
