import { expect, test } from 'vitest';
import type { EventTexts } from '#kit/components/event-texts.ts';
import { fair, modify, on, defineZone, type FairEvents } from './fair.ts';

// Each line below a `@ts-expect-error` has to be refused by the compiler: `npm run typecheck` fails where one no longer is.

test('types know an event’s data, a value’s subject and a zone’s contents', () => {
  const answer = on('after', 'coins-taken', {
    // @ts-expect-error coins are not taken from a purse
    isUsable: (_game, _held, event) => event.purse === event.count,
    effect: () => undefined,
  });
  const deaf = () =>
    on('after', 'coins-taken', {
      isUsable: () => true,
      // @ts-expect-error an effect says what is next, or nothing
      effect: () => 12,
    });
  expect([answer.on, deaf().timing]).toEqual(['coins-taken', 'after']);

  const game = fair();
  // @ts-expect-error a toll is about a seat
  const wrong = (): number => modify(game, 'toll', { sea: 'ann' }, 2);
  // @ts-expect-error a greeting is no number
  const greeting = (): number => modify(game, 'greeting', {}, 'Hail');
  expect([wrong(), greeting()]).toEqual([2, 'Hail']);

  const shelf = defineZone({
    name: 'shelf',
    kinds: ['trick'],
    // @ts-expect-error a trick has copies, and no price
    usableFrom: (_game, { copies, price }) => (copies > price ? [] : []),
  });
  // @ts-expect-error there are no relics at the fair
  const other = defineZone({ name: 'vault', kinds: ['relic'] });
  expect([shelf.name, other.name]).toEqual(['shelf', 'vault']);
});

test('an event without a text does not compile', () => {
  // @ts-expect-error nothing is said of the gate
  const texts: EventTexts<FairEvents, (seat: string) => string> = {
    'coins-taken': ({ seat, count, timing }, say) => `${timing}: ${say(seat)} takes ${count}.`,
    'trick-played': 'A trick is played.',
  };
  expect(Object.keys(texts)).toHaveLength(2);
});
