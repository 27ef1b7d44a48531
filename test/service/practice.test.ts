import { describe, expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { openStore } from '#store';
import { isAi, GameService, chooseMove, type Edition, type Logger, type AiTask, type AiChoice } from '#service';
import { place } from '../store/stored.ts';
import { allAgree, fromSeed, kinds, only, room, type Room, rewrite } from './room.ts';
import { toy, type ToyState } from './toy.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

/** The toy game, with players that always take the least they can. */
const practising: Edition<ToyState> = {
  ...toy,
  ai: {
    answer: (_state, { spec }) =>
      spec.kind === 'choose' ? (spec.min ? ['take'] : []) : spec.kind === 'number' ? spec.min : null,
    fallback: ({ spec }) => (spec.kind === 'choose' ? (spec.min ? ['draw'] : []) : 1),
    freeAction: () => undefined,
    mayAct: () => false,
  },
};

const toyRoom = async (seed = 1): Promise<Room> => room({ seed, editions: [practising] });

/** Ann, and whoever plays with her, with two practice players. */
async function alone(here: Room, settings: object = {}, people: string[] = []): Promise<string> {
  const { table } = here;
  const { game } = await table.createGame(
    { user: 'ann' },
    { edition: 'toy', settings: { ...(toy.defaultSettings as object), target: 5, ...settings }, place: {} },
  );
  for (const user of ['ann', ...people]) await table.join({ user }, game, { name: user });
  for (let n = 0; n < 2; n++) await table.seatAi({ user: 'ann' }, game);
  await table.startGame({ user: 'ann' }, game);
  return game;
}

const waitedFor = async (here: Room, game: string): Promise<string[]> =>
  (await here.table.pendingPlayers(game)).map(({ user }) => user ?? '');

/** Time goes on until nobody but people is waited for. */
async function passes(here: Room, game: string): Promise<void> {
  for (let n = 0; n < 200 && (await waitedFor(here, game)).some(isAi); n++) {
    here.now += 1_000;
    await here.table.answerExpired(here.now);
  }
}

test('A change that is an occasion lets practice players act unasked', async () => {
  const acting = (isOccasion: boolean): Edition<ToyState> => ({
    ...practising,
    ai: {
      ...(practising.ai as NonNullable<typeof practising.ai>),
      mayAct: () => true,
      isOccasion: () => isOccasion,
      freeAction: ({ seats }, seat, _practising, before) =>
        before || seats[seat].declines ? undefined : { action: 'decline', data: null },
    },
  });
  for (const isOccasion of [true, false]) {
    const here = await room({ editions: [acting(isOccasion)] });
    const game = await alone(here, { target: 99 });
    await passes(here, game);
    await here.table.answerExpired(here.now);
    const { seats } = (await here.table.getGameWithState(game)).state as ToyState;
    expect(Object.values(seats).some(({ declines }) => declines)).toBe(isOccasion);
  }
});

describe('practice players', () => {
  test('are seated by the organizer and yield to people', async () => {
    const { table } = await toyRoom();
    const { game } = await table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
    await table.join({ user: 'ann' }, game, { name: 'Ann' });
    await expect(async () => table.seatAi({ user: 'bob' }, game)).rejects.toThrow(
      'Only the organizer of this game may do that.',
    );
    for (let n = 0; n < 3; n++) await table.seatAi({ user: 'ann' }, game);
    expect((await table.getGame(game)).members.map(({ name }) => name)).toEqual([
      'Ann',
      'Practice 1',
      'Practice 2',
      'Practice 3',
    ]);
    await expect(async () => table.seatAi({ user: 'ann' }, game)).rejects.toThrow(
      'The game is full: it has at most 4 players.',
    );
    await table.join({ user: 'bob' }, game, { name: 'Bob' });
    expect((await table.getGame(game)).members.map(({ name }) => name)).toEqual([
      'Ann',
      'Practice 1',
      'Practice 2',
      'Bob',
    ]);
    await table.unseatAi({ user: 'ann' }, game);
    await table.seatAi({ user: 'ann' }, game);
    expect((await table.getGame(game)).members.map(({ name }) => name)).toEqual([
      'Ann',
      'Practice 1',
      'Bob',
      'Practice 2',
    ]);
    await table.startGame({ user: 'ann' }, game);
    await expect(async () => table.unseatAi({ user: 'ann' }, game)).rejects.toThrow(
      'You cannot remove practice players after the game starts. Offer the seat to a person with `/game replace`.',
    );
  });

  test('update the panel together, or at once for a person', async () => {
    const here = await toyRoom();
    const game = await alone(here, { target: 99 });
    const { outbox, panels } = here.store;
    await panels.save({ message: 'm', game, channel: '1', at: here.now, head: 1, offers: [] });
    /** How long the panel waits, in ms; what has been looked at is sent. */
    const panelWaits = async (): Promise<number | undefined> => {
      const row = await outbox.newest(game, 'waiting');
      if (row?.status !== 'waiting') return undefined;
      const wait = Math.max(0, row.dueAt - here.now);
      await outbox.sent([row.id], 'm', here.now);
      return wait;
    };
    const steps: { person: boolean; wait: number }[] = [];
    for (let n = 0; n < 60; n++) {
      await panelWaits();
      const mine = (await here.table.openQuestions(game, 'ann')).find(({ reply }) => reply === undefined);
      if (mine) await here.table.answer({ user: 'ann' }, game, mine.ask, ['take']);
      else {
        here.now += 1_000;
        await here.table.answerExpired(here.now, 1);
      }
      const wait = await panelWaits();
      if (wait !== undefined)
        steps.push({ person: mine !== undefined || (await waitedFor(here, game)).includes('ann'), wait });
    }
    const waits = (person: boolean): number[] => [
      ...new Set(steps.filter((step) => step.person === person).map(({ wait }) => wait)),
    ];
    expect(waits(true)).toEqual([0]);
    expect(waits(false)).toEqual([4_000]);
    // What waits goes out with what a person does.
    await passes(here, game);
    await panelWaits();
    const row = {
      game,
      lane: 'waiting',
      kind: 'waiting',
      payload: {},
      createdAt: here.now,
      dueAt: here.now + 4_000,
      nonce: 'later',
      ask: null,
    };
    await rewrite(here.store, { is: 'add', into: 'outbox', row });
    await here.table.answer({ user: 'ann' }, game, (await here.table.openQuestions(game, 'ann'))[0].ask, ['take']);
    expect(await panelWaits()).toBe(0);
  });

  test('answer soon and are never pinged or reminded', async () => {
    const here = await toyRoom();
    const game = await alone(here);
    for (let n = 0; n < 4; n++) {
      // What comes later than the reply to an answer is pinged.
      here.now += 3_000;
      await passes(here, game);
      if ((await here.table.getGame(game)).status !== 'running') break;
      expect(await waitedFor(here, game)).toEqual(['ann']);
      await here.table.answer({ user: 'ann' }, game, (await only(here, game, 'ann')).ask, ['draw']);
    }
    expect((await here.table.history(game)).filter(({ kind }) => kind === 'answer').length).toBeGreaterThan(6);
    here.now += 40 * 3_600_000;
    await here.table.remindAllGames(here.now, (waits) => waits);
    const told = (await here.store.outbox.ofGame(game))
      .filter(({ kind }) => ['asked', 'private', 'reminder'].includes(kind))
      .map(({ payload }) => (payload as { user: string }).user);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((user) => user !== 'ann')).toEqual([]);
  });

  test('go on after the program was killed', async () => {
    const here = await toyRoom();
    const game = await alone(here);
    const before = (await here.table.getGame(game)).head;
    await here.restart();
    await here.table.rescheduleMissed(here.now);
    await passes(here, game);
    expect(await waitedFor(here, game)).toEqual(['ann']);
    expect((await here.table.getGame(game)).head >= before).toBe(true);
    await here.table.answer({ user: 'ann' }, game, (await only(here, game, 'ann')).ask, ['take']);
    await here.restart();
    await passes(here, game);
    expect(await waitedFor(here, game)).toEqual(['ann']);
  });

  test('count as nobody: with no other person an undo is immediate', async () => {
    const here = await toyRoom();
    const game = await alone(here);
    await passes(here, game);
    await here.table.answer({ user: 'ann' }, game, (await only(here, game, 'ann')).ask, ['draw']);
    await passes(here, game);
    // A card was seen and the others have played on: among people they would be asked.
    const { request, command } = await here.table.undo({ user: 'ann' }, game);
    expect(request).toBeNull();
    expect(command).not.toBeNull();
    expect(await kinds(here, game)).toContain('undo');
  });

  test('replace a player who left, until a person takes the seat', async () => {
    const here = await toyRoom();
    const { table } = here;
    const { game } = await table.createGame(
      { user: 'ann' },
      { edition: 'toy', settings: { ...(toy.defaultSettings as object), target: 30 }, place: {} },
    );
    for (const user of ['ann', 'bob']) await table.join({ user }, game, { name: user });
    await table.startGame({ user: 'ann' }, game);
    await expect(async () => table.seatAi({ user: 'ann' }, game)).rejects.toThrow(
      'There is no empty seat. Choose the seat that a practice player takes.',
    );
    const seat = (await table.getGame(game)).members.find(({ user }) => user === 'bob')?.seat ?? '';
    await table.leave({ user: 'bob' }, game);
    await expect(async () => table.seatAi({ user: 'bob' }, game)).rejects.toThrow(
      'Only the organizer of this game may do that.',
    );
    await table.seatAi({ user: 'ann' }, game);
    expect(await table.getGame(game)).toMatchObject({ vacant: [] });
    await expect(async () => table.seatAi({ user: 'ann' }, game, seat)).rejects.toThrow(
      'A practice player already has that seat.',
    );
    await passes(here, game);
    expect(await waitedFor(here, game)).toEqual(['ann']);
    await table.answer({ user: 'ann' }, game, (await only(here, game, 'ann')).ask, ['take']);
    await table.replacePlayer({ user: 'ann' }, game, { seat, user: 'cid', name: 'Cid' });
    await allAgree(here, game);
    here.now += 60_000;
    await table.answerExpired(here.now);
    // It is the person's move now, and nobody answers for them.
    expect(await waitedFor(here, game)).toEqual(['cid']);
  });

  test('answer behind the veil at times independent of their hand', async () => {
    const moments = async (hands: string[][]): Promise<number[]> => {
      const here = await toyRoom(7);
      const game = await alone(here, { hands, veil: true, hours: 12 });
      await passes(here, game);
      await here.table.answer({ user: 'ann' }, game, (await only(here, game, 'ann')).ask, ['roll']);
      const { members } = await here.table.getGame(game);
      return (await here.store.asks.ofGame(game))
        .filter(({ covered, seat }) => covered && isAi(members.find((one) => one.seat === seat)?.user ?? ''))
        .map(({ dueAt }) => (dueAt ?? 0) - here.now);
    };
    const holding = await moments([['stop'], ['stop'], ['stop']]);
    expect(holding.length).toBe(2);
    expect(await moments([['blank'], ['blank'], ['blank']])).toEqual(holding);
    for (const moment of holding) expect(moment).toBeLessThan(10_000);
  });
});

/** As `alone`, with practice players that think elsewhere: what they are given to think about lies in `thoughts` until it is answered. */
async function elsewhere(people: string[] = []) {
  const thoughts: { thinking: AiTask; done: (thought: AiChoice | undefined) => Promise<void> }[] = [];
  const here = await room({
    editions: [practising],
    think: (thinking, done) => {
      // What has been thought is used by itself; then whoever listens to changes hears of it, whatever came of it.
      const used = (thought: AiChoice | undefined): Promise<void> =>
        new Promise((resolve) => {
          const deaf = here.table.onChange(() => {
            deaf();
            resolve();
          });
          done(thought);
        });
      thoughts.push({ thinking: structuredClone(thinking), done: used });
    },
  });
  const game = await alone(here, { target: 30 }, people);
  const head = async (): Promise<number> => (await here.table.getGame(game)).head;
  const passed = async (): Promise<void> => {
    here.now += 10_000;
    await here.table.answerExpired(here.now);
  };
  for (let waited = await waitedFor(here, game); !waited.includes('ann'); waited = await waitedFor(here, game)) {
    for (const user of waited.filter((one) => people.includes(one)))
      await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['take']);
    await passed();
    for (const { thinking, done } of thoughts.splice(0)) await done(chooseMove(practising as never, thinking));
  }
  await here.table.answer({ user: 'ann' }, game, (await only(here, game, 'ann')).ask, ['take']);
  return { here, game, thoughts, head, passed };
}

describe('practice players that think elsewhere', () => {
  test('play their result once they have thought, with no wakeups before', async () => {
    const { here, game, thoughts, head, passed } = await elsewhere();
    const before = await head();
    await passed();
    expect(thoughts).toHaveLength(1);
    expect(await head()).toBe(before);
    await passed();
    expect(thoughts).toHaveLength(1);
    expect(await here.table.nextTimeoutAt()).toBeUndefined();
    await thoughts[0].done(chooseMove(practising as never, thoughts[0].thinking));
    expect(await head()).toBe(before + 1);
    expect((await here.table.history(game)).at(-1)).toMatchObject({ kind: 'answer', number: before + 1 });
  });

  test('discard their thought if the game has moved on', async () => {
    const { here, game, thoughts, head, passed } = await elsewhere();
    await passed();
    // Something that leaves the question open, but not the game as it was.
    const seats = (await here.table.getGame(game)).members;
    await here.table.act({ user: 'ann' }, game, 'tip', seats.find(({ user }) => user !== 'ann')?.seat ?? '');
    const before = await head();
    await thoughts[0].done({ reply: ['take'] });
    expect(await head()).toBe(before);
    expect((await waitedFor(here, game)).some(isAi)).toBe(true);
    await passed();
    expect(thoughts).toHaveLength(2);
    await here.table.undo({ user: 'ann' }, game);
    const undone = await head();
    await thoughts[1].done({ reply: ['take'] });
    expect(await head()).toBe(undone);
  });

  test('play nothing from before an undo request until it is settled', async () => {
    const { here, game, thoughts, head, passed } = await elsewhere(['bob']);
    // Until both have had a turn, and one of the others thinks. Whoever had theirs first would have it back.
    let moved: string[] = [];
    for (let turns = 0; turns < 20; turns++) {
      const [waited] = await waitedFor(here, game);
      if (isAi(waited)) {
        await passed();
        if (new Set(moved).size === 2) break;
        const [{ thinking, done }] = thoughts.splice(0);
        await done(chooseMove(practising as never, thinking));
      } else {
        await here.table.answer({ user: waited }, game, (await only(here, game, waited)).ask, ['take']);
        moved = [...moved.filter((one) => one !== waited), waited];
      }
    }
    const [first, last] = moved;
    const { request } = await here.table.undo({ user: first }, game);
    expect(request).not.toBeNull();
    const before = await head();
    const [{ thinking, done }] = thoughts.splice(0);
    await done(chooseMove(practising as never, thinking));
    await passed();
    expect({ head: await head(), thoughts }).toEqual({ head: before, thoughts: [] });
    await here.table.refuse({ user: last }, request ?? 0);
    await passed();
    expect(thoughts).toHaveLength(1);
  });

  test('play what is legal after a failed or illegal thought', async () => {
    const { here, game, thoughts, head, passed } = await elsewhere();
    const before = await head();
    await passed();
    await thoughts[0].done({ reply: ['no such move'] });
    expect(await head()).toBe(before);
    expect(here.logged.at(-1)).toMatchObject({ level: 'warn' });
    // After a while it is thought about again, and not over and over.
    await passed();
    expect(thoughts).toHaveLength(1);
    for (let n = 0; n < 6; n++) await passed();
    expect(thoughts).toHaveLength(2);
    await thoughts[1].done(undefined);
    expect(await head()).toBeGreaterThan(before);
    expect((await waitedFor(here, game)).length).toBeGreaterThan(0);
  });

  test('think independently for each game', async () => {
    const { here, thoughts, passed } = await elsewhere();
    const other = await alone(here, { target: 30 });
    if (!(await waitedFor(here, other)).some(isAi))
      await here.table.answer({ user: 'ann' }, other, (await only(here, other, 'ann')).ask, ['take']);
    await passed();
    expect(thoughts.map(({ thinking }) => thinking.aiSeats.length)).toEqual([2, 2]);
    await thoughts[1].done(chooseMove(practising as never, thoughts[1].thinking));
    expect((await waitedFor(here, other)).length).toBeGreaterThan(0);
  });
});

describe('practice players of the fourth edition', () => {
  test('a person and two of them complete the first round', async () => {
    const book = rulebookOf();
    let now = 1_000_000;
    const logged: string[] = [];
    const at = (_about: object, words: string): void => void logged.push(words);
    const log: Logger = { info: at, warn: at, error: at };
    const store = await openStore(await place());
    const edition = createFourthEdition(singleRulebook(book));
    const table = new GameService({ store, editions: [edition], clock: () => now, random: fromSeed(3), log });
    const { game } = await table.createGame({ user: 'ann' }, { edition: 'ti4', place: {} });
    await table.join({ user: 'ann' }, game, { name: 'Ann' });
    for (let n = 0; n < 2; n++) await table.seatAi({ user: 'ann' }, game);
    await table.startGame({ user: 'ann' }, game);
    let answers = 0;
    for (let n = 0; n < 3_000 && ((await table.getGameWithState(game)).state as { round?: number }).round === 1; n++) {
      now += 1_000;
      await table.answerExpired(now);
      for (const { ask, spec, reply, question, data, problem } of await table.openQuestions(game, 'ann')) {
        if (reply !== undefined) continue;
        const check = (value: unknown) => problem(value as never);
        await table.answer(
          { user: 'ann' },
          game,
          ask,
          edition.ai?.fallback({ open: { ask: { question, data } } as never, spec, check }) ?? null,
        );
        answers++;
        break;
      }
    }
    expect(((await table.getGameWithState(game)).state as { round?: number }).round).toBe(2);
    expect(answers).toBeGreaterThan(5);
    expect(logged).toEqual([]);
    await store.close();
  });

  test('stand in for an absent player until they return', async () => {
    const here = await toyRoom();
    const { table } = here;
    const { game } = await table.createGame(
      { user: 'ann' },
      { edition: 'toy', settings: { ...(toy.defaultSettings as object), target: 60 }, place: {} },
    );
    for (const user of ['ann', 'bob']) await table.join({ user }, game, { name: user });
    await table.startGame({ user: 'ann' }, game);
    const seat = (await table.getGame(game)).members.find(({ user }) => user === 'bob')?.seat;
    await table.requestStandIn({ user: 'bob' }, game);
    const stands = (await table.getGame(game)).members.find((one) => one.seat === seat);
    expect(isAi(stands?.user ?? '')).toBe(true);
    await passes(here, game);
    expect(await waitedFor(here, game)).toEqual(['ann']);
    await table.join({ user: 'bob' }, game, { name: 'bob' });
    expect((await table.getGame(game)).members.find((one) => one.seat === seat)?.user).toBe('bob');
    // To and fro is told to everybody each time, and so is bounded.
    for (let n = 0; n < 2; n++) {
      await table.requestStandIn({ user: 'bob' }, game);
      await table.join({ user: 'bob' }, game, { name: 'bob' });
    }
    await expect(async () => table.requestStandIn({ user: 'bob' }, game)).rejects.toThrow(
      'You cannot return more than 3 times in a day.',
    );
  });

  test('stand in only where another person waits', async () => {
    const here = await toyRoom();
    const game = await alone(here);
    await expect(async () => here.table.requestStandIn({ user: 'ann' }, game)).rejects.toThrow('it waits for you');
  });
});
