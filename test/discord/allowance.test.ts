import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UserQuota, type QuotaKind } from '#discord/access/user-quota.ts';
import { createCommands, executeCommand, type Command } from '#discord/commands/registry.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import { requestAlias } from '#discord/interactions/custom-id.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { Panels } from '#discord/outbox/panels.ts';
import { publicMessage } from '#discord/messages/public-message.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { Illegal } from '#service';
import { lateTable, seeingInstead, sightOf } from './late.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 0, 13, 12);

/** What it says, where it refuses. */
async function said(act: () => unknown): Promise<string> {
  try {
    await act();
    return '';
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return error.message;
  }
}

describe('The quota of each user', () => {
  let now: number;
  let allowance: UserQuota;
  beforeEach(() => {
    now = NOON;
    allowance = new UserQuota(() => now);
  });
  const spend = (user = 'ann', cost: QuotaKind = 'pictures') => said(() => allowance.spend(cost, user, () => 'done'));

  test('allows 30 pictures and odds a minute, then names the time', async () => {
    for (let n = 0; n < 30; n++) {
      expect(await spend()).toBe('');
      now += 100;
    }
    const refused = await spend();
    const [, second] =
      /^You cannot ask for more than 30 pictures and odds in a minute\. You can ask again <t:(\d+):R>\.$/.exec(
        refused,
      ) ?? [];
    expect(await spend('bob')).toBe('');
    expect(await spend('ann', 'posts')).toBe('');
    now = NOON + MINUTE - 1;
    expect(await spend()).toBe(refused);
    now = Number(second) * 1_000;
    expect(await spend()).toBe('');
    expect(now - NOON - MINUTE).toBeLessThan(1_000);
  });

  test('allows 30 announcements per ten minutes and ten threads per day', async () => {
    for (let n = 0; n < 30; n++) expect(await spend('ann', 'posts')).toBe('');
    expect(await spend('ann', 'posts')).toMatch(
      /^You cannot post more than 30 messages in 10 minutes\. You can post again <t:\d+:R>\.$/,
    );
    for (let n = 0; n < 10; n++) expect(await spend('ann', 'threads')).toBe('');
    now += 23 * 60 * MINUTE;
    expect(await spend('ann', 'posts')).toBe('');
    expect(await spend('ann', 'threads')).toMatch(
      /^You cannot create or move more than 10 games in a day\. .* <t:\d+:R>\.$/,
    );
    now += 60 * MINUTE;
    expect(await spend('ann', 'threads')).toBe('');
  });

  test('counts pending and refused pictures, but no refused announcements', async () => {
    const never = new Promise(() => {});
    for (let n = 0; n < 30; n++) void allowance.spend('pictures', 'ann', () => never);
    expect(await spend()).toContain('in a minute');
    const refuse = (): never => {
      throw new Illegal('Not so.');
    };
    for (let n = 0; n < 100; n++) expect(await said(() => allowance.spend('posts', 'ann', refuse))).toBe('Not so.');
    for (let n = 0; n < 30; n++) expect(await said(() => allowance.spend('pictures', 'bob', refuse))).toBe('Not so.');
    expect(await spend('bob')).toContain('in a minute');
  });

  test('recovers from a clock that ran ahead', async () => {
    now += 24 * 60 * MINUTE;
    for (let n = 0; n < 30; n++) await spend();
    now = NOON;
    expect(await spend()).toBe('');
  });

  test('uses no more memory for a million strangers than for ten thousand', async () => {
    for (let n = 0; n < 1_000_000; n++) {
      if (allowance.tryTake('pictures', `stranger ${n}`) !== undefined || !allowance.shouldPing(`GAME p1 p${n}`, n))
        throw new Error('Refused');
    }
    expect(allowance.size).toBeLessThanOrEqual(20_000);
  });

  test('allows one offer ping per receiver in ten minutes', () => {
    expect(allowance.shouldPing('GAME p1 p2', 7)).toBe(true);
    expect(allowance.shouldPing('GAME p1 p2', 7)).toBe(true);
    now += 10 * MINUTE - 1;
    expect(allowance.shouldPing('GAME p1 p2', 8)).toBe(false);
    expect(allowance.shouldPing('GAME p2 p1', 9)).toBe(true);
    now += 1;
    expect(allowance.shouldPing('GAME p1 p2', 10)).toBe(true);
    expect(allowance.shouldPing('GAME p1 p2', 11)).toBe(false);
  });
});

describe('At a table', () => {
  let late: Awaited<ReturnType<typeof lateTable>>;
  let context: BotContext;
  let commands: Command[];
  let now: number;
  beforeAll(async () => {
    late = await lateTable();
    commands = createCommands(late.context.adapters);
  });
  afterAll(() => late.close());
  beforeEach(() => {
    now = NOON;
    const pictures = async () => [{ name: 'x.jpg', data: Buffer.alloc(1), alt: '' }];
    const hand = async () => ({ text: 'With a picture', pictures: await pictures() });
    const instead = {
      drawBoard: pictures,
      drawPart: pictures,
      drawSheet: pictures,
      hand,
      calculateOdds: async () => ['Even.'],
    };
    context = { ...seeingInstead(late.context, instead), quota: new UserQuota(() => now) };
  });
  const by = (user: string): InteractionOrigin => ({ caller: { user }, name: 'Somebody', guild: '1', channel: '90' });
  const given = (options: Record<string, string | number | boolean>): CommandOptions => ({
    text: (name) => (typeof options[name] === 'string' ? options[name] : undefined),
    number: (name) => (typeof options[name] === 'number' ? options[name] : undefined),
    boolean: (name) => (typeof options[name] === 'boolean' ? options[name] : undefined),
    user: (name) => (typeof options[name] === 'string' ? { id: options[name], name: 'Somebody' } : undefined),
  });
  const leaf = (name: string) => {
    const [first, sub = ''] = name.split(' ');
    const command = commands.find((one) => one.name === first);
    const found = sub === '' ? command?.leaf : command?.subcommands?.find((one) => one.name === sub);
    if (!found) throw new Error(`There is no command ${name}`);
    return found;
  };
  const gives = (user: string, name: string, options: Record<string, string | number | boolean> = {}) =>
    executeCommand(context, by(user), leaf(name), given({ game: late.game, ...options }));
  const presses = (user: string, id: string) => handleComponent(context, by(user), id, []);

  test('every command declares its quota; answers and private lookups are free', () => {
    const costs = new Map<string, QuotaKind | undefined>(
      commands.flatMap(({ name, subcommands = [], leaf }) => [
        ...subcommands.map((one): [string, QuotaKind | undefined] => [`${name} ${one.name}`, one.quota]),
        ...(leaf ? [[name, leaf.quota] as [string, QuotaKind | undefined]] : []),
      ]),
    );
    const answers = new Set(context.adapters.defaultAdapter.questionCommands.map(({ group }) => group));
    const free = [...costs]
      .filter(([name, cost]) => cost === undefined && !answers.has(name.split(' ')[0]))
      .map(([name]) => name);
    // Whatever is new here belongs to this list only if nobody else hears of it and it is made in no time.
    expect(free.filter((name) => !name.startsWith('why ')).sort()).toEqual([
      'answer',
      'dice',
      'forget-me',
      'game list',
      'game status',
      'hand',
      'help',
      'history',
      'next',
      'objectives',
      'orders',
      'scores',
      'settings',
      'trade answer',
      'trade debts',
      'trade withdraw',
      'undo',
      'use',
    ]);
    expect([...costs].filter(([name, cost]) => cost !== undefined && answers.has(name.split(' ')[0]))).toEqual([]);
    expect(
      [...costs]
        .filter(([, cost]) => cost === 'pictures')
        .map(([name]) => name)
        .sort(),
    ).toEqual(['board', 'odds', 'player', 'technology']);
  });

  test('boards, areas, odds and hands share 30 a minute; hands become text', async () => {
    const [user] = late.users;
    const looks = [
      () => gives(user, 'board'),
      () => gives(user, 'player'),
      () => gives(user, 'odds', { system: '18' }),
      () => gives(user, 'hand'),
      () => presses(user, `g:${late.game}:1:board:`),
      () => presses(user, `g:${late.game}:1:hand:`),
    ];
    for (let n = 0; n < 30; n++) expect((await looks[n % looks.length]()).message).toBeDefined();
    for (const look of [looks[0], looks[1], looks[2], looks[4]])
      expect(await said(look)).toContain('30 pictures and odds in a minute');
    for (const look of [looks[3], looks[5]]) {
      const { message } = await look();
      expect(message?.content).toMatch(
        /^\*\*.+\*\*[\s\S]+\n-# You cannot ask for more than 30 pictures and odds in a minute\. You can ask again <t:\d+:R>\.$/,
      );
      expect(message?.pictures).toBeUndefined();
    }
    for (const free of ['next', 'scores', 'history', 'game status'])
      expect(await said(() => gives(user, free)), free).toBe('');
    now += MINUTE;
    expect((await looks[3]()).message?.content).toBe('With a picture');
  });

  const REPEATED: [what: string, deeds: (() => unknown)[]][] = [
    [
      'join and leave a lobby',
      [
        () => gives(late.users[5], 'game leave', { game: late.lobby }),
        () => gives(late.users[5], 'game join', { game: late.lobby }),
      ],
    ],
    [
      'the same by buttons',
      [
        () => presses(late.users[5], `g:${late.lobby}:1:leave:`),
        () => presses(late.users[5], `g:${late.lobby}:1:join:`),
      ],
    ],
    [
      'change the settings',
      [
        () => gives(late.users[0], 'game settings', { game: late.lobby, points: 14 }),
        () => gives(late.users[0], 'game settings', { game: late.lobby, points: 10 }),
      ],
    ],
    ['wish for something else', [() => gives(late.users[1], 'game wish', { game: late.lobby })]],
    [
      'pause and resume',
      [() => gives(late.users[0], 'game pause', { sure: true }), () => gives(late.users[0], 'game resume')],
    ],
    [
      'ask all to organize, and take it back',
      [() => gives(late.users[1], 'game takeover'), async () => takesBack(late.users[1])],
    ],
    [
      'propose a correction, and take it back',
      [
        () => gives(late.users[0], 'repair count', { seat: 'p2', what: 'trade-goods', count: '3' }),
        async () => takesBack(late.users[0]),
      ],
    ],
    [
      'ask for a move to be taken back, and think better of it',
      [
        async () =>
          presses(
            late.users[2],
            `g:${late.game}::undo:${(await (await late.context.load(late.game)).findLastMove(late.users[2]))?.alias ?? ''}`,
          ),
        async () => takesBack(late.users[2]),
      ],
    ],
    ['offer a trade', [async () => offers(late.users[3])]],
    ['take the game elsewhere', [() => gives(late.users[0], 'game move')]],
    ['create games and end them', [() => creates(late.users[4])]],
  ];
  const takesBack = async (user: string) => {
    const request = (await late.context.service.findOpenRequest(late.game))?.id ?? 0;
    return presses(user, `r:${late.game}:${requestAlias(await late.context.load(late.game), request)}:refuse:`);
  };
  const offers = async (user: string) => {
    const { members } = await late.context.service.getGame(late.game);
    return gives(user, 'trade offer', {
      to: members.find((one) => one.user !== user)?.seat ?? '',
      note: 'Peace? https://example.com',
    });
  };
  const creates = async (user: string) => {
    const made =
      /\*\*(\w+)\*\*/.exec((await gives(user, 'game create', { talk: false })).message?.content ?? '')?.[1] ?? '';
    return gives(user, 'game abandon', { game: made, sure: true });
  };

  test.each(REPEATED)('messages that others must read are limited: %s', async (_what, deeds) => {
    const rows = async (): Promise<number> => {
      let sum = 0;
      for (const { id } of await late.context.service.listGames())
        sum += (await late.context.service.outbox.ofGame(id)).length;
      return sum;
    };
    const sendAll = async () => {
      for (
        let due = await late.context.service.outbox.claim(NOON, 50);
        due.length;
        due = await late.context.service.outbox.claim(NOON, 50)
      )
        await late.context.service.outbox.sent(
          due.map(({ id }) => id),
          null,
          NOON,
        );
    };
    await sendAll();
    const before = await rows();
    const refusals = new Set<string>();
    for (let n = 0; n < 60; n++) {
      for (const deed of deeds) {
        refusals.add(await said(deed));
        await sendAll();
      }
    }
    const added = (await rows()) - before;
    expect(added).toBeGreaterThan(4);
    // Each thing is told once or twice: that it was asked, and what came of it.
    expect(added).toBeLessThanOrEqual(62);
    expect(
      [...refusals].filter((one) => /( <t:\d+:R>| in \d+ minutes?)\.$/.test(one)).length,
      [...refusals].join('\n'),
    ).toBeGreaterThanOrEqual(1);
    if ((await late.context.service.getGame(late.game)).status === 'paused')
      await late.context.service.resume({ user: late.users[0] }, late.game);
  });

  test('the receiver of repeated offers is pinged once in ten minutes', async () => {
    const { service } = late.context;
    const from = late.users[5];
    const pings: string[][] = [];
    const panels = new Panels({} as never, { ...context, clock: () => Date.now() + 60 * MINUTE });
    for (let n = 0; n < 4; n++) {
      await offers(from);
      const posting = { game: late.game, id: n, nonce: 'BCDFGHJKLMNPQRSTVWXZ' };
      const { head } = await service.getGame(late.game);
      // It is tried twice: the second time it says the same.
      for (let attempt = 0; attempt < 2; attempt++) {
        const said = await panels.prepare(late.game, await context.load(late.game), n);
        const message = await publicMessage(context, posting, { kind: 'waiting' }, said.pingedForOffer, said.offers);
        expect(message?.content).toMatch(/: .+ offers you a trade\. Only you two can see it\.$/m);
        expect(message?.content).not.toContain('example.com');
        pings.push(message?.ping ?? []);
        if (attempt)
          await service.panels.save({
            message: 'panel',
            game: late.game,
            channel: '3',
            at: now,
            head,
            offers: said.offers,
          });
      }
      now += 4 * MINUTE;
    }
    const pinged = [expect.stringMatching(/^\d+$/)];
    expect(pings).toEqual([pinged, pinged, [], [], [], [], pinged, pinged]);
    const seat = (await service.getGame(late.game)).members.find(({ user }) => user === from)?.seat;
    expect((await sightOf(late.context, late.game)).offers().filter((offer) => offer.from === seat)).toHaveLength(3);
  });
});
