import { mapSequential } from '#discord/async/sequential.ts';
import { setImmediate } from 'node:timers';
import fc, { samples } from '../chance.ts';
import { expect, test } from 'vitest';
import { exportGame } from '#cli/game-file.ts';
import { fingerprint } from '#engine';
import {
  replaceUserId,
  type USER_IDS_IN_COMMANDS,
  type USER_IDS_IN_MESSAGES,
  type UserIdPlaces,
} from '#service/command-log/payloads.ts';
import { allAgree, hash, moves, mover, only, room, started, state, type Room, rewrite } from './room.ts';
import type { RawRow } from '#store';
import { amend, onFile, WHOLE } from '../store/stored.ts';
import { dump, type Dump } from './dumped.ts';
import { plansOf, statements } from './statements.ts';
import { toy } from './toy.ts';

/** What a person could be called, and more: what stands in the records for other reasons, and what could break them. */
const WORDS = [
  'p1',
  'p2',
  'channel',
  'thread',
  'guild',
  'place',
  'type',
  'kind',
  'user',
  'seat',
  'from',
  'to',
  'by',
  'ask',
  'answer',
  'notice',
  'what',
  'seating',
  'needed',
  'organiser',
  'took',
  'rolled',
  'roll',
  'take',
  'score',
  'board',
  'text',
  'asked',
  'done',
  'left',
  'order',
  'true',
  'null',
  '0',
  '1',
  '7',
  '',
  ' ',
  '"',
  '\\',
  "'",
  "o'brien",
  '%',
  '_',
  '$',
  '$.user',
  '{}',
  '[]',
  '":"',
  '","user":"',
  '{"user":"1"}',
  'user user',
  'a former player',
  '__proto__',
  'constructor',
  '\u0000',
  '\u2028',
  'ё',
  '🚀',
  'null"',
  '\\"',
];
const words = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.bigInt({ min: 10n ** 16n, max: 10n ** 19n }).map(String),
);

interface Cast {
  who: string;
  name: string;
  host: string;
  third: string;
}

const cast = fc
  .record({ who: words, name: words })
  .map(({ who, name }): Cast => ({ who, name, host: `${who}9`, third: `1${who}` }));

/** A game in which everything has been said of everybody; `who` has organised it for a while. */
async function eventful(here: Room, { who, name, host, third }: Cast): Promise<string> {
  const { table } = here;
  const { game } = await table.createGame(
    { user: host },
    {
      edition: 'toy',
      settings: { ...(toy.defaultSettings as object), hands: [['stop'], ['stop'], ['stop']] },
      place: { guild: '1', channel: '2', thread: '3' },
    },
  );
  await table.join({ user: host }, game, { name });
  await table.join({ user: who }, game, { name });
  await table.join({ user: third }, game, { name: 'somebody' });
  await table.startGame({ user: host }, game);
  for (const key of ['take', 'take']) await moves(here, game, key);
  // Another rolls: what nobody else may know of is said to each of the others, and they are reminded of it.
  if ((await mover(here, game)) === who) await moves(here, game, 'take');
  await moves(here, game, 'roll');
  await table.remindAllGames(here.now, (waits) => waits.filter((wait) => wait.game === game));
  for (const user of [host, who, third]) {
    for (const { ask } of await table.openQuestions(game, user)) {
      await table.saveDraft(game, ask, { user }, { page: 1 });
      await table.answer({ user }, game, ask, []);
    }
  }
  await moves(here, game, 'guess');
  for (const user of [host, who, third])
    await table.answer({ user, interaction: `${game} ${user}` }, game, (await only(here, game, user)).ask, 2);
  await table.refuse({ user: third }, (await table.undo({ user: who }, game)).request ?? 0);
  await table.agree({ user: who }, (await table.appointOrganizer({ user: host }, game, who)).request ?? 0);
  await table.pause({ user: who }, game);
  await table.resume({ user: who }, game);
  const takeover = (await table.takeOverOrganizing({ user: third }, game)).request ?? 0;
  await table.agree({ user: host }, takeover);
  await table.agree({ user: host }, (await table.appointOrganizer({ user: third }, game, host)).request ?? 0);
  const repair = (await table.repair({ user: host }, game, 'score', { seat: 'p1', score: 3 })).request ?? 0;
  await table.agree({ user: who }, repair);
  await table.agree({ user: third }, repair);
  const seatOf = async (person: string): Promise<string> =>
    (await table.getGame(game)).members.find(({ user }) => user === person)?.seat ?? '';
  await table.replacePlayer({ user: host }, game, { seat: await seatOf(third), user: `${third}x`, name });
  await allAgree(here, game);
  const seat = await seatOf(who);
  await table.leave({ user: who }, game);
  await table.replacePlayer({ user: host }, game, { seat, user: who, name });
  await allAgree(here, game);
  await table.replacePlayer({ user: host }, game, { seat, user: `${who}z`, name });
  await table.repair({ user: host }, game, 'score', { seat: 'p2', score: 4 });
  await here.table.setPreferences(who, { timeZone: 'Europe/Vienna' });
  return game;
}

/** Columns in which an id may become another, or an ending may be noted, when somebody leaves. */
const CHANGING: Record<string, string[]> = {
  members: ['user', 'name', 'left_at'],
  games: ['organiser'],
  commands: ['user'],
  requests: ['user', 'closed_at', 'outcome'],
  consents: ['user'],
  versions: ['version'],
  outbox: ['lane', 'status', 'error'],
};
const PLACES: Record<string, RegExp> = {
  outbox: /^(user|organiser|to|from|needed\.\d+|notice\.(user|by|to|seating\.\d+\.user))$/,
  commands: /^(from|to)$/,
  requests: /^(organiser|to|from)$/,
};

function leaves(value: unknown, path: string[] = []): [path: string, leaf: unknown][] {
  if (value === null || typeof value !== 'object') return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]));
}

/** A consent is known by whoever has given it, who is called otherwise now. */
const consentOfFormer = (after: Dump, { request }: RawRow): RawRow | undefined =>
  [...after]
    .filter(([key, row]) => key.startsWith('consents ') && row.request === request)
    .map(([, row]) => row)
    .find(({ user }) => String(user).startsWith('former-'));

function expectForgotten(before: Dump, after: Dump, game: string, who: string): void {
  const requests = new Set(
    [...before].filter(([key, row]) => key.startsWith('requests ') && row.game === game).map(([, row]) => row.id),
  );
  for (const [key, was] of before) {
    const [table] = key.split(' ');
    const now = after.get(key) ?? (table === 'consents' && was.user === who ? consentOfFormer(after, was) : undefined);
    if (!now) {
      expect([
        ['drafts', 'reminders', 'covered_reminders', 'preferences', 'organisers'].includes(table),
        was.user,
      ]).toEqual([true, who]);
      continue;
    }
    const theirs =
      table === 'games' ? was.id === game : table === 'consents' ? requests.has(was.request) : was.game === game;
    if (!theirs) expect(now).toEqual(was);
    else expectKnownPlaces(table, was, now, who);
  }
}

function expectKnownPlaces(table: string, was: RawRow, now: RawRow, who: string): void {
  for (const column of Object.keys(was)) {
    if (was[column] === now[column] || CHANGING[table]?.includes(column)) continue;
    expect([table, column]).toEqual([table, 'payload']);
    const [old, fresh] = [leaves(JSON.parse(String(was[column]))), leaves(JSON.parse(String(now[column])))];
    expect(fresh.map(([path]) => path)).toEqual(old.map(([path]) => path));
    old.forEach(([path, leaf], i) => {
      if (leaf === fresh[i][1]) return;
      if (table === 'requests' && path === 'name') {
        expect([JSON.parse(String(was.payload)).to, fresh[i][1]]).toEqual([who, 'a former player']);
        return;
      }
      expect([path, leaf]).toEqual([expect.stringMatching(PLACES[table]), who]);
      expect(fresh[i][1]).toMatch(/^former-/);
    });
  }
  // Where people stand, this one stands no more.
  if ('user' in now) expect(now.user).not.toBe(who);
  if (table === 'outbox') expect([`user ${who}`, `whisper ${who}`]).not.toContain(now.lane);
  if (table === 'outbox' || (table === 'commands' && was.kind === 'replace') || table === 'requests') {
    for (const [path, leaf] of leaves(JSON.parse(String(now.payload))))
      if (PLACES[table].test(path)) expect(leaf).not.toBe(who);
  }
}

test('Whatever the name or id, forgetting changes only the known places', async () => {
  await fc.assert(
    fc.asyncProperty(cast, fc.integer({ min: 1, max: 4 }), async (people, back) => {
      const here = await room();
      const theirs = await eventful(here, people);
      // Others play with the same words all around them.
      const others = await eventful(here, {
        who: `x${people.who}`,
        name: people.name,
        host: `${people.who} `,
        third: `${people.who}${people.who}y`,
      });
      const before = await dump(here);
      for (const lane of ['user', 'whisper'])
        expect([...before.values()].filter((row) => row.lane === `${lane} ${people.who}`)).not.toEqual([]);
      expect(await here.table.forgetUser(people.who)).toEqual([theirs]);
      const after = await dump(here);
      expectForgotten(before, after, theirs, people.who);
      // Somebody else may be called what their id is.
      if (/^\d{17,}$/.test(people.who) && people.name !== people.who)
        expect(
          [...after.values()]
            .flatMap((row) => Object.values(row))
            .filter((one) => one === people.who || String(one).includes(`"${people.who}"`)),
        ).toEqual([]);
      await goesOn(here, theirs, people, back);
      expect((await here.table.getGame(others)).members).toHaveLength(3);
    }),
    { numRuns: WHOLE ? samples(10, 30) : 3 },
  );
});

/** Answers, going back, telling and taking along work as before. */
async function goesOn(here: Room, game: string, { host, third }: Cast, back: number): Promise<void> {
  const { table } = here;
  expect(fingerprint((await here.store.games.stateText(game)) ?? '')).toBe(await hash(here, game));
  const seat = (await table.getGame(game)).vacant[0];
  await table.replacePlayer({ user: host }, game, { seat, user: `new ${game}`, name: 'Newcomer' });
  await allAgree(here, game);
  const stood = await hash(here, game);
  const from = (await table.getGame(game)).head + 1;
  for (let i = 0; i < back; i++) await moves(here, game, 'take');
  const { request } = await table.undo({ user: host }, game, { command: from });
  if (request !== null) for (const user of [`${third}x`, `new ${game}`]) await table.agree({ user }, request);
  expect(await hash(here, game)).toBe(stood);
  expect((await table.history(game)).length).toBe((await table.getGame(game)).head);
  expect(await exportGame(here.path, game)).toContain('a former player');
}

onFile('Forgetting a user scans no table', async () => {
  const executed = statements();
  const here = await room();
  const alone = (await here.table.createGame({ user: 'bob' }, { edition: 'toy', place: {} })).game;
  await eventful(here, { who: 'bob', name: 'Bob', host: 'ann', third: 'cid' });
  executed.clear();
  expect(await here.table.forgetUser('bob')).toContain(alone);
  expect(executed.size).toBeGreaterThan(20);
  expect(plansOf(here.path, executed).filter(({ step }) => /^SCAN (?!CONSTANT|json_each)/.test(step))).toEqual([]);
});

onFile('A user of very many games is forgotten in one transaction per game', async () => {
  const here = await room();
  const games = await mapSequential(
    Array.from({ length: 40 }),
    async (_, i) => (await here.table.createGame({ user: `host ${i % 8}` }, { edition: 'toy', place: {} })).game,
  );
  for (const game of games) await here.table.join({ user: 'bob' }, game, { name: 'Bob' });
  const kept: number[] = [];
  const look = async (): Promise<void> => {
    kept.push((await here.table.listGames({ user: 'bob', status: ['lobby'] })).length);
    if (kept.at(-1)) setImmediate(() => void look());
  };
  setImmediate(() => void look());
  const left = await here.table.forgetUser('bob');
  expect([...left].sort()).toEqual([...games].sort());
  // Never more than two were done between two looks.
  expect(kept.length).toBeGreaterThanOrEqual(20);
  kept.reduce((before, now) => {
    expect(before - now).toBeLessThanOrEqual(2);
    return now;
  });
});

test('An interrupted forgetting is completed by asking again', async () => {
  const here = await room();
  for (let i = 0; i < 3; i++) await here.table.createGame({ user: 'bob' }, { edition: 'toy', place: {} });
  const { commit } = here.store;
  let count = 0;
  here.store.commit = async (change) => {
    if (++count === 2) throw new Error('The power is gone');
    return commit(change);
  };
  await expect(here.table.forgetUser('bob')).rejects.toThrow();
  expect(await here.table.listGames({ status: ['abandoned'] })).toHaveLength(1);
  expect(await here.table.forgetUser('bob')).toHaveLength(2);
  expect(await here.store.users.findGameNaming('bob')).toBeUndefined();
});

test('Practice players count as nobody when the only person is forgotten', async () => {
  const here = await room({
    editions: [{ ...toy, ai: { answer: () => [], fallback: () => [], freeAction: () => undefined } }],
  });
  const { table } = here;
  const { game } = await table.createGame({ user: 'ann' }, { edition: 'toy', place: { channel: '1' } });
  await table.join({ user: 'ann' }, game, { name: 'Ann' });
  await table.seatAi({ user: 'ann' }, game);
  await table.startGame({ user: 'ann' }, game);
  expect(await table.forgetUser('ann')).toEqual([game]);
  expect((await table.getGame(game)).status).toBe('abandoned');
  const said = (await here.store.outbox.ofGame(game)).filter(({ status }) => status === 'waiting');
  expect(said.map(({ kind }) => kind)).toEqual(['notice', 'waiting', 'seed']);
  expect(said[0].payload).toEqual({ notice: { what: 'abandoned', user: expect.stringMatching(/^former-/) } });
  expect(await here.store.asks.ofGame(game)).toEqual([]);
  await here.restart();
  expect(await here.table.answerExpired(here.now)).toBe(0);
});

test('A forgotten organizer’s lobby passes to the first member, or closes', async () => {
  const here = await room();
  const { table } = here;
  const make = async (): Promise<string> =>
    (await table.createGame({ user: 'ann' }, { edition: 'toy', place: { channel: '1' } })).game;
  const [shared, empty] = [await make(), await make()];
  for (const user of ['ann', 'bob', 'cid']) await table.join({ user }, shared, { name: user });
  await table.join({ user: 'ann' }, empty, { name: 'Ann' });
  await table.forgetUser('ann');
  expect(await table.getGame(shared)).toMatchObject({ organiser: 'bob', status: 'lobby' });
  expect((await table.getGame(shared)).members.map(({ user }) => user)).toEqual(['bob', 'cid']);
  expect((await here.store.outbox.ofGame(shared)).map(({ payload }) => payload)).toContainEqual({
    notice: { what: 'organiser', user: 'bob' },
  });
  await table.startGame({ user: 'bob' }, shared);
  expect((await table.getGame(empty)).status).toBe('abandoned');
});

test('An organizer who does not play must first appoint a successor', async () => {
  const here = await room();
  const { game } = await started(here, {}, ['bob', 'cid']);
  const lobby = (await here.table.createGame({ user: 'ann' }, { edition: 'toy', place: {} })).game;
  const before = await dump(here);
  await expect(here.table.forgetUser('ann')).rejects.toThrow(`You cannot leave ${game} while you are the organizer`);
  expect(await dump(here)).toEqual(before);
  await here.table.appointOrganizer({ user: 'ann' }, game, 'bob');
  await allAgree(here, game);
  expect(await here.table.forgetUser('ann')).toEqual([lobby]);
  expect(JSON.stringify([...(await dump(here)).values()])).not.toContain('"ann"');
});

test('Queued messages to a forgotten user are not sent', async () => {
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'poll');
  const claim = async (): Promise<number> => {
    const rows = await here.store.outbox.claim(here.now, 50);
    const mine = rows.find(({ lane }) => lane === 'user bob');
    if (mine) return mine.id;
    for (const { id } of rows) await here.store.outbox.sent([id], String(id), here.now);
    return rows.length ? await claim() : 0;
  };
  const claimed = await claim();
  await here.table.forgetUser('bob');
  await here.store.outbox.markFailed(claimed, 'away', here.now);
  expect(await here.store.outbox.find(claimed)).toMatchObject({ status: 'void' });
  expect(
    (await here.store.outbox.ofGame(game)).filter(
      ({ lane, status }) => lane.startsWith('user former-') && status !== 'void',
    ),
  ).toEqual([]);
});

test('A user who was only offered a seat is forgotten too', async () => {
  const here = await room();
  const { game, seats } = await started(here);
  await here.table.leave({ user: 'bob' }, game);
  const { request } = await here.table.replacePlayer({ user: 'ann' }, game, {
    seat: seats.bob,
    user: 'zoe',
    name: 'Zoe the quick',
  });
  expect(await here.table.forgetUser('zoe')).toEqual([]);
  expect((await here.table.findRequest(request ?? 0))?.outcome).toBe('lapsed');
  expect(JSON.stringify([...(await dump(here)).values()])).not.toMatch(/zoe/i);
});

test('A game never learns user names', async () => {
  const told: unknown[] = [];
  const create: typeof toy.create = (settings, seating, seed) => {
    told.push(...seating);
    return toy.create(settings, seating, seed);
  };
  const here = await room({ editions: [{ ...toy, create }] });
  const { game } = await started(here, {}, ['ann', 'bob']);
  expect(told).toEqual([
    { seat: 'p1', wishes: {} },
    { seat: 'p2', wishes: {} },
  ]);
  expect(JSON.stringify(await state(here, game))).not.toMatch(/ANN|BOB|ann|bob/);
});

test('The compiler demands the user id places of every stored type', () => {
  interface Kept {
    seat: string;
    user: string;
    list: string[];
    stage: 'asked' | 'done';
    count: number;
    inner: { user: string | null }[];
  }
  const places: UserIdPlaces<Kept> = {
    seat: 'nobody',
    user: 'person',
    list: { each: 'person' },
    inner: { each: { user: 'person' } },
  };
  // @ts-expect-error What may be somebody's id has to be said.
  const silent: UserIdPlaces<Kept> = { seat: 'nobody', list: 'nobody', inner: 'nobody' };
  // @ts-expect-error A new kind of message has to be said.
  const kinds: typeof USER_IDS_IN_MESSAGES = {};
  // @ts-expect-error So has a new kind of command.
  const commands: typeof USER_IDS_IN_COMMANDS = {};
  expect([silent, kinds, commands]).toHaveLength(3);
  const kept = { seat: 'x', user: 'x', list: ['x', 'y'], stage: 'x', count: 1, inner: [{ user: 'x' }, { user: null }] };
  expect(replaceUserId(kept, places, 'x', 'z')).toEqual({
    ...kept,
    user: 'z',
    list: ['z', 'y'],
    inner: [{ user: 'z' }, { user: null }],
  });
  expect(replaceUserId(kept, places, 'w', 'z')).toBe(kept);
});

test('A partly failed forgetting says how far it got', async () => {
  const here = await room();
  const [first, second] = await mapSequential(['ann', 'cid'], async (user) => {
    const { game } = await here.table.hostGame({ user }, { edition: 'toy', place: {} }, { name: user });
    await here.table.join({ user: 'bob' }, game, { name: 'Bob' });
    return game;
  });
  const strange = async (): Promise<void> =>
    rewrite(here.store, {
      is: 'add',
      into: 'outbox',
      row: {
        game: second,
        lane: 'channel',
        kind: 'from another version',
        payload: { user: 'bob' },
        createdAt: here.now,
        dueAt: here.now,
        nonce: '',
        ask: null,
      },
    });
  await strange();
  await expect(here.table.forgetUser('bob')).rejects.toThrow(
    /^You left 1 game, but not all of them: something went wrong with the next game \(\w+\)\. Use the command again to continue\.$/,
  );
  const playing = async (game: string): Promise<boolean> =>
    (await here.table.getGame(game)).members.some(({ user }) => user === 'bob');
  expect([await playing(first), await playing(second)]).toEqual([false, true]);
  // Nothing has been done this time.
  await expect(here.table.forgetUser('bob')).rejects.toThrow('Nothing was changed');
  await amend(here.path, "delete from outbox where kind = 'from another version'");
  await here.table.forgetUser('bob');
  expect(await playing(second)).toBe(false);
});
