import { describe, expect, test } from 'vitest';
import { GameService, type Edition, type ChangeOutcome } from '#service';
import { GameReads } from '#service/game-reads.ts';
import { GameUpkeep } from '#service/game-upkeep.ts';
import { allAgree, hash, HOUR, mover, moves, room, started, state, type Room } from './room.ts';
import { toy, type ToyState } from './toy.ts';

const DAY = 24 * HOUR;
const withPractice: Edition<ToyState> = {
  ...toy,
  ai: {
    answer: (_state, { spec }) => (spec.kind === 'choose' && spec.min ? ['take'] : []),
    fallback: () => [],
    freeAction: () => undefined,
  },
};

interface At {
  here: Room;
  game: string;
  seats: Record<string, string>;
}

const at = async (users = ['ann', 'bob', 'cid']): Promise<At> => {
  const here = await room({ editions: [withPractice] });
  return { here, ...(await started(here, {}, users)) };
};

/** Two people and a practice player; Ann organises. */
async function two(): Promise<At> {
  const here = await room({ editions: [withPractice] });
  const { table } = here;
  const { game } = await table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  for (const user of ['ann', 'bob']) await table.join({ user }, game, { name: user });
  await table.seatAi({ user: 'ann' }, game);
  await table.startGame({ user: 'ann' }, game);
  return {
    here,
    game,
    seats: Object.fromEntries((await table.getGame(game)).members.map(({ user, seat }) => [user, seat ?? ''])),
  };
}

const asIs = async ({ here, game }: At): Promise<unknown> => ({
  ...(await here.table.getGame(game)),
  hash: await hash(here, game),
});

/** Everything by which somebody can change who sits where, who organises, whether the game goes on or what has happened in it, without being the one it is done to. */
const OPERATIONS: Record<string, (at: At) => Promise<ChangeOutcome>> = {
  'giving a seat to another person': async ({ here, game, seats }) =>
    here.table.replacePlayer({ user: 'ann' }, game, { seat: seats.bob, user: 'zoe', name: 'Zoe' }),
  'giving a seat to a practice player': async ({ here, game, seats }) =>
    here.table.seatAi({ user: 'ann' }, game, seats.bob),
  'taking the organizing over': async ({ here, game }) => here.table.takeOverOrganizing({ user: 'bob' }, game),
  'making another the organizer': async ({ here, game }) => here.table.appointOrganizer({ user: 'ann' }, game, 'bob'),
  'ending the game': async ({ here, game }) => here.table.abandon({ user: 'ann' }, game),
  'a correction': async ({ here, game, seats }) =>
    here.table.repair({ user: 'ann' }, game, 'score', { seat: seats.ann, score: 99 }),
  'taking back what was rolled': async ({ here, game }) => here.table.undo({ user: 'ann' }, game, { command: 2 }),
};
/** To whom it is done, beside the others who play. */
const ASKED: Partial<Record<string, string[]>> = {
  'taking the organizing over': ['ann'],
  'making another the organizer': ['bob'],
  'giving a seat to another person': ['bob', 'zoe'],
};

describe.each(Object.entries(OPERATIONS))('%s', (name, operation) => {
  for (const people of [2, 3]) {
    test(`needs consent, and never happens after a refusal: ${people} people`, async () => {
      const all = people === 2 ? ['bob'] : ['bob', 'cid'];
      const asking = name === 'taking the organizing over' ? 'bob' : 'ann';
      for (const objector of [...new Set([...all, ...(ASKED[name] ?? [])])].filter((one) => one !== asking)) {
        const it = people === 2 ? await two() : await at();
        const { here, game } = it;
        while ((await mover(here, game)).startsWith('practice')) {
          here.now += 1_000;
          await here.table.answerExpired(here.now);
        }
        await moves(here, game, 'roll');
        await here.table.pause({ user: 'ann' }, game);
        await here.table.resume({ user: 'ann' }, game);
        const before = await asIs(it);
        const { request } = await operation(it);
        expect(request).not.toBeNull();
        expect(await asIs(it)).toEqual(before);
        // Asking again at once changes nothing either.
        await expect(async () => operation(it)).rejects.toThrow(
          /another request is still open|I already asked the other players/,
        );
        await here.table.refuse({ user: objector }, request ?? 0);
        expect(await here.table.openRequests(game)).toEqual([]);
        here.now += 30 * DAY;
        expect(await asIs(it)).toEqual(before);
        // It can be asked for anew, and is asked anew.
        expect((await operation(it)).request).not.toBeNull();
        expect(await asIs(it)).toEqual(before);
      }
    });
  }
});

/** What else the table does: one's own matters, a lobby's, what is the program's, what can be looked at; and a pause, which ends. */
const OTHERWISE = [
  'createGame',
  'hostGame',
  'startDemoGame',
  'join',
  'leave',
  'requestStandIn',
  'setWishes',
  'configure',
  'nameGame',
  'makePromise',
  'changePromise',
  'listPromises',
  'findPromise',
  'startGame',
  'unseatAi',
  'answer',
  'withdraw',
  'act',
  'giveOrders',
  'rankChoices',
  'agree',
  'refuse',
  'passVote',
  'pause',
  'resume',
  'setPlace',
  'moveGame',
  'relocateLostGame',
  'notePresence',
  'listGames',
  'getGame',
  'getGameWithState',
  'snapshot',
  'seeAll',
  'openQuestions',
  'getRanking',
  'answerProblem',
  'pendingPlayers',
  'history',
  'facts',
  'openRequests',
  'findOpenRequest',
  'findRequest',
  'getPreferences',
  'forgetUser',
  'setPreferences',
  'findDraft',
  'saveDraft',
  'createProposal',
  'findDiceRecord',
  'findSeedCommitment',
  'aliasOf',
  'answerExpired',
  'nextTimeoutAt',
  'rescheduleMissed',
  'clampFutureTimes',
  'refreshPanel',
  'reportTrouble',
  'reportDamage',
  'resumeFollowups',
  'remindAllGames',
  'remindNextGames',
  'purgeInteractions',
  'onChange',
  'read',
  'constructor',
];

test('Every service method is listed here, as needing consent or not', () => {
  const done = Object.values(OPERATIONS).map(String).join();
  const known = (name: string): boolean => OTHERWISE.includes(name) || done.includes(`.${name}(`);
  const classes = [GameReads, GameUpkeep, GameService];
  const methods = classes.flatMap((its) => Object.getOwnPropertyNames(its.prototype));
  expect(methods.filter((name) => !known(name))).toEqual([]);
});

describe('a seat', () => {
  test('is handed over once its player and the new one agree', async () => {
    const it = await at();
    const { here, game, seats } = it;
    const { request } = await OPERATIONS['giving a seat to another person'](it);
    await here.table.agree({ user: 'bob' }, request ?? 0);
    expect((await here.table.getGame(game)).members.map(({ user }) => user)).toContain('bob');
    // Whoever has agreed to give it up can go on playing meanwhile.
    if ((await mover(here, game)) === 'bob') await moves(here, game, 'take');
    await here.table.agree({ user: 'zoe' }, request ?? 0);
    expect((await here.table.getGame(game)).members.find(({ seat }) => seat === seats.bob)).toMatchObject({
      user: 'zoe',
      name: 'Zoe',
    });
  });

  test('is handed over without its player’s consent after three days', async () => {
    for (const days of [2, 3]) {
      const it = await at();
      const { here, game, seats } = it;
      const { request } = await OPERATIONS['giving a seat to another person'](it);
      for (const user of ['zoe', 'cid']) await here.table.agree({ user }, request ?? 0);
      here.now += days * DAY;
      if (days < 3)
        await expect(async () => OPERATIONS['giving a seat to another person'](it)).rejects.toThrow(
          'I already asked the other players. If no one objects and all players who must agree do so, ask again 3 days after your first request to do it.',
        );
      else await OPERATIONS['giving a seat to another person'](it);
      expect((await here.table.getGame(game)).members.find(({ seat }) => seat === seats.bob)?.user).toBe(
        days < 3 ? 'bob' : 'zoe',
      );
    }
    const short = await at();
    const { request } = await OPERATIONS['giving a seat to another person'](short);
    await short.here.table.agree({ user: 'zoe' }, request ?? 0);
    short.here.now += 10 * DAY;
    // One of the others has not agreed.
    await expect(async () => OPERATIONS['giving a seat to another person'](short)).rejects.toThrow(
      'I already asked the other players. If no one objects and all players who must agree do so, ask again 3 days after your first request to do it.',
    );
  });

  test('stays with a player who acts in any way, even secretly', async () => {
    const deeds: ((it: At) => Promise<unknown>)[] = [
      async ({ here, game }) => here.table.act({ user: 'bob' }, game, 'decline', null),
      async ({ here, game }) => {
        while ((await mover(here, game)) !== 'bob') await moves(here, game, 'take');
        await moves(here, game, 'take');
      },
      async ({ here, game }) => here.table.refuse({ user: 'bob' }, (await here.table.findOpenRequest(game))?.id ?? 0),
    ];
    for (const deed of deeds) {
      const it = await at();
      const { here, game } = it;
      const { request } = await OPERATIONS['giving a seat to a practice player'](it);
      await here.table.agree({ user: 'cid' }, request ?? 0);
      await deed(it);
      expect((await here.table.findRequest(request ?? 0))?.outcome).toBe('refused');
      here.now += 4 * DAY;
      expect((await OPERATIONS['giving a seat to a practice player'](it)).request).not.toBeNull();
      expect((await here.table.getGame(game)).members.map(({ user }) => user)).toContain('bob');
    }
  });

  test('is never handed over while the game is paused', async () => {
    const it = await at();
    const { here, game } = it;
    const { request } = await OPERATIONS['giving a seat to a practice player'](it);
    await here.table.pause({ user: 'ann' }, game);
    expect((await here.table.findRequest(request ?? 0))?.outcome).toBe('lapsed');
    await expect(async () => OPERATIONS['giving a seat to a practice player'](it)).rejects.toThrow(
      'You cannot replace a player while the game is paused. Resume the game first.',
    );
  });

  test('left vacant is filled by the invited player, within a week', async () => {
    const it = await at();
    const { here, game, seats } = it;
    await here.table.leave({ user: 'bob' }, game);
    const { request } = await OPERATIONS['giving a seat to another person'](it);
    expect((await here.table.getGame(game)).vacant).toEqual([seats.bob]);
    await expect(async () => here.table.agree({ user: 'cid' }, request ?? 0)).rejects.toThrow(
      'You do not have to agree to this.',
    );
    here.now += 7 * DAY;
    await expect(async () => here.table.agree({ user: 'zoe' }, request ?? 0)).rejects.toThrow(
      'That request is no longer open.',
    );
    // What has lapsed is in nobody's way.
    const { request: again } = await OPERATIONS['giving a seat to another person'](it);
    await here.table.agree({ user: 'zoe' }, again ?? 0);
    expect((await here.table.getGame(game)).vacant).toEqual([]);
  });

  test('is never taken by a former holder of another seat', async () => {
    const left = await at(['ann', 'bob', 'cid', 'dan']);
    const { here, game, seats } = left;
    await here.table.leave({ user: 'ann' }, game);
    await here.table.leave({ user: 'cid' }, game);
    // Ann organises still, and has left.
    for (const seat of [seats.bob, seats.cid]) {
      await expect(async () =>
        here.table.replacePlayer({ user: 'ann' }, game, { seat, user: 'ann', name: 'Ann' }),
      ).rejects.toThrow(
        'They cannot take this seat: they know the secrets of another seat in this game. Only that seat is possible.',
      );
    }
    // Replaced, with consent.
    const { request } = await here.table.replacePlayer({ user: 'ann' }, game, {
      seat: seats.dan,
      user: 'zoe',
      name: 'Zoe',
    });
    for (const user of ['dan', 'zoe']) await here.table.agree({ user }, request ?? 0);
    await expect(async () =>
      here.table.replacePlayer({ user: 'ann' }, game, { seat: seats.cid, user: 'dan', name: 'Dan' }),
    ).rejects.toThrow(
      'They cannot take this seat: they know the secrets of another seat in this game. Only that seat is possible.',
    );
    // Their own they may take again, as long as nobody else has it.
    await expect(async () => here.table.join({ user: 'dan' }, game, { name: 'Dan' })).rejects.toThrow(
      'You cannot return: another player has your seat now.',
    );
    await expect(async () => here.table.join({ user: 'bob' }, game, { name: 'Bob' })).rejects.toThrow(
      'You already play in this game.',
    );
    await expect(async () => here.table.join({ user: 'eve' }, game, { name: 'Eve' })).rejects.toThrow(
      'The game has already started.',
    );
    await here.table.join({ user: 'cid' }, game, { name: 'Cid' });
    expect((await here.table.getGame(game)).members.find(({ user }) => user === 'cid')?.seat).toBe(seats.cid);
    await here.table.seatAi({ user: 'ann' }, game);
    await here.table.join({ user: 'ann' }, game, { name: 'Ann' });
    expect((await here.table.getGame(game)).members.find(({ user }) => user === 'ann')?.seat).toBe(seats.ann);
  });

  test('with an open offer blocks no other request', async () => {
    const it = await at(['ann', 'bob', 'cid', 'dan']);
    const { here, game, seats } = it;
    for (const user of ['bob', 'cid']) await here.table.leave({ user }, game);
    for (const user of ['bob', 'cid'])
      await here.table.replacePlayer({ user: 'ann' }, game, { seat: seats[user], user: `new ${user}`, name: user });
    await here.table.takeOverOrganizing({ user: 'dan' }, game);
    await here.table.repair({ user: 'ann' }, game, 'score', { seat: seats.ann, score: 1 });
    expect((await here.table.openRequests(game)).map(({ kind }) => kind)).toEqual([
      'seat',
      'seat',
      'organiser',
      'repair',
    ]);
    await expect(async () => here.table.undo({ user: 'dan' }, game, { command: 2 })).rejects.toThrow();
    await allAgree(here, game);
    expect(await here.table.openRequests(game)).toEqual([]);
    expect((await here.table.getGame(game)).vacant).toEqual([]);
  });
});

describe('the organizer', () => {
  test('is a playing person, not a practice player', async () => {
    const { here, game } = await two();
    for (const user of ['zoe', 'practice:1'])
      await expect(async () => here.table.appointOrganizer({ user: 'ann' }, game, user)).rejects.toThrow(
        'Only a person who plays in this game can organize it.',
      );
  });

  test('may refuse for a week when nobody else is left', async () => {
    const it = await two();
    const { here, game } = it;
    const takeOver = OPERATIONS['taking the organizing over'];
    const { request } = await takeOver(it);
    expect((await here.table.findRequest(request ?? 0))?.missing).toEqual([]);
    here.now += 7 * DAY - 1;
    await expect(async () => takeOver(it)).rejects.toThrow(
      'I already asked the other players. If no one objects and all players who must agree do so, ask again a week after your first request to do it.',
    );
    expect((await here.table.getGame(game)).organiser).toBe('ann');
    here.now += 1;
    expect((await takeOver(it)).request).toBeNull();
    expect((await here.table.getGame(game)).organiser).toBe('bob');
  });

  test('ends a game with everybody’s consent, or after a silent week', async () => {
    const it = await at();
    const { here, game } = it;
    await OPERATIONS['ending the game'](it);
    here.now += 7 * DAY;
    await OPERATIONS['ending the game'](it);
    expect((await here.table.getGame(game)).status).toBe('abandoned');
  });
});

describe('a correction', () => {
  test('happens at once in a game with practice players only', async () => {
    const here = await room({ editions: [withPractice] });
    const { table } = here;
    const { game } = await table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
    await table.join({ user: 'ann' }, game, { name: 'Ann' });
    await table.seatAi({ user: 'ann' }, game);
    await table.startGame({ user: 'ann' }, game);
    const seat = (await table.getGame(game)).members.find(({ user }) => user === 'ann')?.seat ?? '';
    expect(await table.repair({ user: 'ann' }, game, 'score', { seat, score: 3 })).toMatchObject({ request: null });
    expect((await state(here, game)).seats[seat].score).toBe(3);
  });

  test('waits three days for members who left', async () => {
    const it = await at();
    const { here, game, seats } = it;
    for (const user of ['bob', 'cid']) await here.table.leave({ user }, game);
    const correct = OPERATIONS['a correction'];
    const { request } = await correct(it);
    await here.table.refuse({ user: 'bob' }, request ?? 0);
    await correct(it);
    here.now += 3 * DAY - 1;
    await expect(async () => correct(it)).rejects.toThrow(
      'I already asked the other players. If no one objects and all players who must agree do so, ask again 3 days after your first request to do it.',
    );
    here.now += 1;
    await correct(it);
    expect((await state(here, game)).seats[seats.ann].score).toBe(99);
  });
});
