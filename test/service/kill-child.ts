import { mapSequential } from '#discord/async/sequential.ts';
import { appendFileSync, readFileSync, writeSync } from 'node:fs';
import { openStore } from '#store';
import { GameService } from '#service';
import { Illegal, randomAnswer, type Spec } from '#engine';
import { createRandom } from '#simulation';
import { toy } from './toy.ts';

/**
 * Plays until it is killed: answers at random, sends outbox rows by writing their nonces to a file that stands for the
 * channel, and prints accepted answers. A restart continues from the database.
 */
const [path = '', channel = '', game = '', seed = ''] = process.argv.slice(2);
const random = createRandom(Number(seed));
const store = await openStore(path);
const quiet = (): void => {};
const log = {
  info: quiet,
  warn: quiet,
  error: (about: object) => void writeSync(2, `${String((about as { err?: unknown }).err)}\n`),
};
const table = new GameService({ store, editions: [toy], clock: () => Date.now(), random, log });

async function send(): Promise<void> {
  for (const row of await table.outbox.claim(Date.now(), 5)) {
    appendFileSync(channel, `${row.nonce}\n`);
    await table.outbox.sent([row.id], row.nonce, Date.now());
  }
}

// Settles the rows that the killed process was sending: the channel tells whether they were sent.
for (const row of await table.outbox.uncertain(Date.now() + 1)) {
  if (readFileSync(channel, 'utf8').includes(row.nonce)) await table.outbox.sent([row.id], row.nonce, Date.now());
  else await table.outbox.markFailed(row.id, 'killed', Date.now());
}

async function accepted(
  one: { user: string; ask: string; spec: Spec },
  interaction: string,
): Promise<number | undefined> {
  try {
    return (
      (await table.answer({ user: one.user, interaction }, game, one.ask, randomAnswer(one.spec, random))).command ??
      undefined
    );
  } catch (err) {
    if (err instanceof Illegal) return undefined;
    throw err;
  }
}

for (;;) {
  const asked = (
    await mapSequential(['ann', 'bob', 'cid'], async (user) =>
      (await table.openQuestions(game, user))
        .filter(({ reply }) => reply === undefined)
        .map((one) => ({ ...one, user })),
    )
  ).flat();
  const one = asked[random(asked.length)];
  if (!one) throw new Error('Nobody is asked');
  const interaction = `after ${(await table.getGame(game)).head}`;
  const command = await accepted(one, interaction);
  // Refused by the rules (nobody may name thirteen): nothing is saved, and another answer is tried.
  if (command === undefined) continue;
  writeSync(1, `${command} ${interaction}\n`);
  // A repeated press must not count again.
  if (!(await table.answer({ user: one.user, interaction }, game, one.ask, ['whatever'])).repeated)
    throw new Error('It counted twice');
  await send();
}
