import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayerOutcome } from '#sandbox/player.ts';
import { buttonOf, textOfMessage } from '../../scripts/e2e/displayed-message.ts';
import { Evening } from './evening.ts';
import { textOf, type Person } from './person.ts';

/** Ann, who organises, Bob and a practice player play; Dan does not. */
let evening: Evening;
let game: string;
let ann: Person;
let bob: Person;
let dan: Person;

beforeAll(async () => {
  evening = await Evening.open(['Ann', 'Bob', 'Dan']);
  [ann, bob, dan] = evening.people;
  await begin();
});
afterAll(() => evening.close());

async function begin(): Promise<void> {
  ann.thread = 'general';
  game = await evening.createGame();
  await bob.client.press('Join');
  await ann.client.command('game seat bot');
  expect(textOf(await ann.client.command('game start'))).toBe('The game starts.');
  await evening.allSaid();
}

const seats = async (): Promise<Record<string, string>> => ({
  ann: await evening.seatOf(game, ann),
  bob: await evening.seatOf(game, bob),
});

/** What is asked for comes to nothing: nobody sits, organises or scores otherwise than before. */
async function nothing(act: () => Promise<PlayerOutcome>, words: RegExp): Promise<void> {
  const before = await seats();
  expect(textOf(await act())).toMatch(words);
  await evening.allSaid();
  expect(await seats()).toEqual(before);
}

/** Somebody presses a button of the newest message that has it, which says this; an older one stands there with its buttons until all is said. */
async function press(person: Person, about: RegExp, label: string): Promise<string> {
  await evening.allSaid();
  const message = await person.client.waitFor(
    (one) => about.test(textOfMessage(one)) && buttonOf(one, label) !== undefined,
  );
  return textOf(await person.client.press(message, label));
}

test('One of two players cannot become organizer without the other’s consent', async () => {
  await nothing(() => bob.client.command('game takeover'), /^I asked the other players\. The organizer can object\./);
  await nothing(() => bob.client.command('game takeover'), /a week after your first request/);
  await nothing(
    async () => bob.client.command('game seat bot', { seat: await evening.seatOf(game, ann) }),
    /^Only the organizer/,
  );
  await nothing(
    async () =>
      bob.client.command('repair count', { seat: await evening.seatOf(game, bob), what: 'points', count: '10' }),
    /^Only the organizer/,
  );
  expect(await press(ann, /as the organizer/, 'I object')).toBe('You declined. Nothing was changed.');
  // Nor does the organiser correct the game in their own favour.
  await nothing(
    async () =>
      ann.client.command('repair count', { seat: await evening.seatOf(game, ann), what: 'points', count: '10' }),
    /^I asked the other players\./,
  );
  await nothing(() => ann.client.command('game status'), /VP/);
  expect(await press(bob, /proposes a correction/, 'I object')).toBe('You declined. Nothing was changed.');
});

test('The organizer cannot take or give away a present player’s seat', async () => {
  const { bob: seat } = await seats();
  await nothing(() => ann.client.command('game seat bot', { seat }), /^I asked the player in that seat/);
  expect(await press(bob, /wants to give your seat/, 'I object / I am here')).toBe(
    'You declined. Nothing was changed.',
  );
  await nothing(() => ann.client.command('game replace', { seat, player: 'Dan' }), /^I asked the player in that seat/);
  expect(await press(dan, /wants to give your seat/, 'Take the seat')).toMatch(/^You agreed\. It is done once /);
  await nothing(() => dan.client.command('hand'), /^You are not playing in this game\./);
  expect(await press(bob, /wants to give your seat/, 'I object / I am here')).toBe(
    'You declined. Nothing was changed.',
  );
  await nothing(
    () => ann.client.command('game replace', { seat, player: 'Custodian' }),
    /^You cannot choose a Discord bot as a player\./,
  );
  await nothing(() => ann.client.command('game organiser', { player: 'Dan' }), /^Only a person who plays in this game/);
  await nothing(() => ann.client.command('game abandon', { sure: true }), /^I asked the other players\./);
  expect(await press(bob, /early and permanently/, 'I object')).toBe('You declined. Nothing was changed.');
});

test('A player who gave up a seat sees no other hand', async () => {
  // Of one game somebody asks the others in vain so often only, and Ann has.
  await begin();
  const { ann: own, bob: seat } = await seats();
  await ann.client.command('game leave');
  expect(textOf(await ann.client.command('game replace', { seat, player: 'Ann' }))).toMatch(
    /^They cannot take this seat: they know the secrets of another seat in this game\./,
  );
  expect(textOf(await ann.client.command('hand'))).toBe('You are not playing in this game.');
  // Somebody new takes the empty seat only by pressing the button.
  expect(textOf(await ann.client.command('game replace', { seat: own, player: 'Dan' }))).toBe(
    'I offered the seat to Dan. It is theirs once they accept.',
  );
  expect(await press(dan, /offers you the seat/, 'Decline')).toBe('You declined. Nothing was changed.');
  expect(textOf(await ann.client.command('game join'))).toBe('You are back in your seat.');
  expect(await seats()).toEqual({ ann: own, bob: seat });
  await ann.client.command('game leave');
  await ann.client.command('game replace', { seat: own, player: 'Dan' });
  expect(await press(dan, /offers you the seat/, 'Take the seat')).toMatch(/^You took the seat\./);
  expect(await evening.seatOf(game, dan)).toBe(own);
  expect(textOf(await ann.client.command('game join', { game }))).toBe(
    'You cannot return: another player has your seat now.',
  );
});
