import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint, randomAnswer } from '#engine';
import { openStore } from '#store';
import { GameService } from '#service';
import { fromSeed, NOON } from '../service/room.ts';
import { toy } from '../service/toy.ts';
import {
  processStartTime,
  findPostgresBinaries,
  removeStaleClusters,
  startPostgresCluster,
} from '../../scripts/e2e/postgres-cluster.ts';
import { ask } from './stored.ts';

const USERS = ['ann', 'bob', 'cid'];
const GAMES = 3;
const RESTARTS = 2;
const SENTENCES =
  /^(I cannot reach my database now\. Nothing was changed\. Try again in a moment\.|I do not know whether that was saved\. Check before you do it again\.) \(\w{6}\)$/;

async function tableOnItsOwn() {
  const cluster = startPostgresCluster(findPostgresBinaries() ?? '');
  await ask(cluster.url('postgres'), 'create database games');
  const store = await openStore(cluster.url('games'));
  onTestFinished(async () => {
    await store.close();
    cluster.stop();
  });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  return {
    cluster,
    store,
    table: new GameService({ store, editions: [toy], clock: () => NOON, random: fromSeed(3), log }),
  };
}

type Here = Awaited<ReturnType<typeof tableOnItsOwn>>;

async function begun({ table }: Here): Promise<string> {
  const settings = { ...(toy.defaultSettings as object), target: 1_000_000, veil: false };
  const { game } = await table.createGame({ user: 'ann' }, { edition: 'toy', settings, place: { channel: '1' } });
  for (const user of USERS) await table.join({ user }, game, { name: user });
  await table.startGame({ user: 'ann' }, game);
  return game;
}

interface Played {
  accepted: Map<string, number>;
  said: string[];
}

/** Whoever is asked answers, and whoever is told of trouble presses the same again in a moment, until it counts. */
async function plays(
  { table }: Here,
  game: string,
  below: (n: number) => number,
  isOver: () => boolean,
): Promise<Played> {
  const played: Played = { accepted: new Map(), said: [] };
  const insisting = async <T>(body: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await body();
      } catch (error) {
        const sentence = (error as Error).message;
        if (!/database|saved/.test(sentence)) throw error;
        played.said.push(sentence);
        await pause(50);
      }
    }
  };
  for (let n = 0; !isOver(); n++) {
    const user = (await insisting(async () => table.pendingPlayers(game)))[0].user ?? '';
    const [first] = await insisting(async () => table.openQuestions(game, user));
    const interaction = `${game} ${n}`;
    const reply = randomAnswer(first.spec, below);
    if ((await insisting(async () => table.answerProblem(game, user, first.ask, reply))) !== undefined) continue;
    const { command } = await insisting(async () => table.answer({ user, interaction }, game, first.ask, reply));
    played.accepted.set(interaction, command ?? 0);
  }
  return played;
}

test('Database restarts during play lose and double no answer', async () => {
  const here = await tableOnItsOwn();
  const games: string[] = [];
  for (let n = 0; n < GAMES; n++) games.push(await begun(here));
  let over = false;
  const playing = Promise.all(games.map(async (game, i) => plays(here, game, fromSeed(i + 1), () => over)));
  for (let n = 0; n < RESTARTS; n++) {
    await pause(400);
    await here.cluster.restart();
  }
  await pause(400);
  over = true;
  const played = await playing;

  const said = played.flatMap((one) => one.said);
  expect(said).not.toEqual([]);
  for (const sentence of said) expect(sentence).toMatch(SENTENCES);
  for (const [i, game] of games.entries()) {
    const { head } = await here.table.getGame(game);
    const commands = await here.store.commands.range(game, 1, head + 10);
    expect(commands.map(({ number }) => number)).toEqual(Array.from({ length: head }, (_, at) => at + 1));
    // Every answer that was accepted is there once, and nothing else is.
    expect(new Map(commands.slice(1).map(({ interaction, number }) => [interaction ?? '', number]))).toEqual(
      played[i].accepted,
    );
    expect(commands).toHaveLength(played[i].accepted.size + 1);
    expect(fingerprint((await here.store.games.stateText(game)) ?? '')).toBe(commands.at(-1)?.hash);
    // Another start of the program finds the same.
    expect((await here.store.games.find(game))?.head).toBe(head);
  }
});

test('The next run removes a killed run’s cluster; running ones stay', async () => {
  const cluster = startPostgresCluster(findPostgresBinaries() ?? '');
  const folder = new URL(cluster.url('postgres').replace('@/', '@x/')).searchParams.get('host') ?? '';
  removeStaleClusters(findPostgresBinaries() ?? '');
  expect(await ask(cluster.url('postgres'), 'select 1 as it')).toEqual([{ it: 1 }]);
  const [running] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  expect(processStartTime(running)).toBeDefined();
  // As of a process that is gone.
  const { pid: gone } = spawnSync('true');
  const left = folder.replace(`-${process.pid}-`, `-${gone}-`);
  renameSync(folder, left);
  removeStaleClusters(findPostgresBinaries() ?? '');
  expect(existsSync(left)).toBe(false);
  expect(processStartTime(running)).toBeUndefined();
});
