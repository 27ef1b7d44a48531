import { HANG } from '../hang.ts';
import { textOfMessage } from '../../scripts/e2e/displayed-message.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Evening } from './evening.ts';
import { textOf, type Person } from './person.ts';

let evening: Evening;
let ann: Person;
let bob: Person;
let game: string;

beforeAll(async () => {
  evening = await Evening.open(['Ann', 'Bob', 'Cleo'], { pictures: true });
  [ann, bob] = evening.people;
  game = await evening.createGame();
  for (const person of evening.people) await person.client.press('Join');
  await ann.client.press('Start the game');
  await ann.client.waitFor((message) => textOfMessage(message).includes('The game starts'));
  await evening.allSaid();
});
afterAll(() => evening.close());

/** Where somebody else than Ann has units. */
async function elsewhere(): Promise<string> {
  const mine = await evening.seatOf(game, ann);
  const { seats, systems } = await evening.state(game);
  // A home system may lie off the board.
  return (
    Object.entries(seats)
      .flatMap(([seat, { home }]) => (seat === mine ? [] : (systems[home].position ?? [])))
      .at(0) ?? ''
  );
}

/** The processes that the bot has started. */
const workers = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] === String(evening.bot.pid);
      } catch {
        return false; // has just ended
      }
    })
    .map(Number);

/** Ends a process that should have ended by itself. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has.
  }
}

const SIXTY = '8 dreadnought, 4 war sun, 10 cruiser, 10 destroyer, 8 carrier, 20 fighter';

test('Other users get replies while odds of sixty units are computed', async () => {
  const order: string[] = [];
  const system = await elsewhere();
  const asked = ann.client.command('odds', { system, attacker: SIXTY, defender: SIXTY }).then((outcome) => {
    order.push('odds');
    return textOf(outcome);
  });
  for (let n = 0; n < 5; n++) {
    expect(textOf(await bob.client.command('next'))).not.toBe('');
    order.push('next');
  }
  expect(await asked).toContain('Use fewer units');
  expect(order.indexOf('odds')).toBeGreaterThan(0);
});

test('Two workers at most draw and compute, and end with the bot', async () => {
  const looked = await Promise.all(
    evening.people.map((person) => person.client.command('board', {}, { settleMs: 240_000 })),
  );
  for (const outcome of looked)
    expect((outcome.follow_ups.at(-1) ?? outcome.message)?.attachments.length).toBeGreaterThan(1);
  await ann.client.command('odds', { system: await elsewhere(), attacker: '3 cruiser', defender: '2 cruiser' });
  const pids = workers();
  expect(pids.length).toBeGreaterThan(0);
  expect(pids.length).toBeLessThanOrEqual(2);
  onTestFinished(() => pids.forEach(end));
  await evening.bot.kill();
  await expect
    .poll(() => pids.filter((pid) => readdirSync('/proc').includes(String(pid))), { timeout: HANG })
    .toEqual([]);
  await evening.restart();
});
