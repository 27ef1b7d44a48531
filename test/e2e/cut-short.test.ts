import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameRecords } from '../../scripts/chaos/players/game-records.ts';
import { listMessageProblems } from '../../scripts/chaos/crash/message-audit.ts';
import { acceptConfirmation } from '../../scripts/e2e/displayed-message.ts';
import { buttonOf } from '../../scripts/e2e/displayed-message.ts';
import { createRandom } from '#simulation';
import type { PlayerMessage } from '#sandbox/player.ts';
import type { RecordedRequest } from '#sandbox/server.ts';
import { eventually } from '../sandbox/table.ts';
import { Evening } from './evening.ts';
import type { Person } from './person.ts';

const below = createRandom(5);
/** Discord forgets nonces soon: a message must not be sent twice on the strength of them, but for what is tried again at once. */
const NONCE = 1_500;
/** As Discord marks messages of components. */
const COMPONENTS = 32768;
let evening: Evening;
let records: GameRecords;
let game: string;

beforeAll(async () => {
  evening = await Evening.open(undefined, { nonceLivesMs: NONCE });
  game = await evening.createGame({ veil: 'nothing' });
  for (const one of evening.people.slice(1)) await one.client.command('game join', { game });
  await evening.people[0].client.command('game start', { game });
  records = await evening.records();
  await evening.allSaid();
});
afterAll(async () => {
  await records.close();
  await evening.close();
});

const isPosted = ({ method, status }: RecordedRequest): boolean => method === 'POST' && status === 200;
const bodyOf = ({ requestBody }: RecordedRequest) => requestBody as { flags?: number } | null;
/** What is told of a turn: it has no buttons. */
const isChapter = (entry: RecordedRequest): boolean =>
  isPosted(entry) &&
  ((bodyOf(entry)?.flags ?? 0) & COMPONENTS) > 0 &&
  !JSON.stringify(entry.requestBody).includes('custom_id');
const isPanel = (entry: RecordedRequest): boolean =>
  isPosted(entry) && JSON.stringify(entry.requestBody).includes('"Your move"');
const idOf = ({ responseBody }: RecordedRequest): string => (responseBody as { id: string }).id;

/** So much may wait to be said while people play on: the panel stands below all of it. */
const BEHIND = 3;
const keepsUp = async (): Promise<boolean> =>
  (await evening.outbox(game)).filter(
    ({ status, dueAt }) => ['waiting', 'claimed'].includes(status) && dueAt <= Date.now(),
  ).length <= BEHIND;

/** Whoever is asked answers, until something has come about; a bot that has just been killed answers nobody. */
async function playUntil(over: () => boolean): Promise<void> {
  let last: unknown;
  for (let given = 0; !over(); given++) {
    if (given > 400) throw new Error(`It has not come about. ${JSON.stringify(last)}`);
    const found = await eventually(async () => (over() ? 'over' : (await keepsUp()) ? await next() : undefined));
    if (found === 'over') return;
    const { person, text } = found;
    last = await person.client
      .command('answer', { choice: text, game }, { channel: 'general' })
      .then((outcome) => acceptConfirmation(person.client, outcome))
      .catch(String);
  }
}

async function next(): Promise<{ person: Person; text: string } | undefined> {
  for (const person of evening.people) {
    const open = await records.question(game, person.id);
    const reply = open && records.reply(open, below);
    if (reply) return { person, text: reply.text };
  }
  return undefined;
}

const seen = async (): Promise<PlayerMessage[]> =>
  (await evening.seenBy(evening.people[0])).filter(({ author, ephemeral }) => author.bot && !ephemeral);
const panels = async (): Promise<string[]> =>
  (await seen()).filter((one) => buttonOf(one, 'Your move')).map(({ id }) => id);

async function saidOnce(): Promise<void> {
  await evening.allSaid();
  await eventually(async () => (await panels()).length === 1 || undefined);
  expect(listMessageProblems(await records.store.outbox.ofGame(game), await seen())).toEqual([]);
}

/** When the nonces of before are forgotten. */
async function restart(): Promise<void> {
  const forgotten = Date.now() + NONCE + 100;
  await eventually(() => Date.now() > forgotten || undefined);
  await evening.restart();
}

/** Plays until the bot is killed, the moment such a message has reached Discord. */
async function killedAt(fits: (entry: RecordedRequest) => boolean): Promise<RecordedRequest> {
  let killed: RecordedRequest | undefined;
  void evening.killedWhilePosting(fits).then((entry) => (killed = entry));
  await playUntil(() => killed !== undefined);
  return killed as unknown as RecordedRequest;
}

test('A message without buttons, posted but unrecorded at a kill, appears once', async () => {
  for (let kill = 0; kill < 2; kill++) {
    const posted = idOf(await killedAt(isChapter));
    expect(
      (await evening.outbox(game)).filter(({ kind, status }) => kind !== 'waiting' && status === 'claimed'),
    ).not.toEqual([]);
    expect((await evening.outbox(game)).map(({ messageId }) => messageId)).not.toContain(posted);
    await restart();
    await saidOnce();
    // It may tell of earlier things as well.
    const told = (await evening.outbox(game)).filter(({ messageId }) => messageId === posted);
    expect(Math.max(...told.map(({ attempts }) => attempts))).toBeGreaterThan(1);
  }
});

test('A message with a lost acknowledgment appears once', async () => {
  const lost = () => evening.recorded.filter((entry) => entry.fault === 'afterwards' && isLost(entry)).length;
  const isLost = (entry: RecordedRequest): boolean => isChapter({ ...entry, status: 200 });
  for (const how of ['status', 'reset']) {
    const before = lost();
    // So often that the message has to be looked for.
    evening.sandbox.fault({ kind: 'lose-ack', times: 4, how });
    await playUntil(() => lost() > before);
    await fetch(`${evening.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    await saidOnce();
  }
});

test('A panel posted at a kill replaces the older after restart', async () => {
  const before = await panels();
  // So much is said below it that it comes to the end again.
  for (let said = 0; said < 10; said++) await evening.people[0].client.say(`Talk ${said}`);
  const posted = idOf(await killedAt(isPanel));
  expect(await panels()).toEqual([...before, posted]);
  await restart();
  await saidOnce();
  expect(await panels()).not.toEqual(before);
});
