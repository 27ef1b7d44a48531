import { expect, test } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { Reply, EditionAdapter, TradeDialog } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import type { MessageContext } from '#discord/messages/message-context.ts';
import { panelMessage } from '#discord/messages/panel-message.ts';
import type { OpenQuestion } from '#service';
import { formatWaiting } from '#discord/format/waiting.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { fakeSeen, fakeWorkings } from './fake.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

const USERS: Record<string, string> = { a: '100000000000000001', b: '100000000000000002', c: '100000000000000003' };

interface Wait {
  seat: string;
  about: string;
  moment?: boolean;
  covered?: boolean;
  side?: true;
  until?: number;
}

const seenWaiting = (...waits: Wait[]) =>
  fakeSeen({
    game: { members: [{ user: USERS.b, seat: 'b' }] as never },
    waiting: () =>
      waits.map(({ seat, covered = false, until = null }) => ({ seat, user: USERS[seat], since: 0, until, covered })),
    presenter: {
      pendingActions: () =>
        waits.map(({ seat, about, moment = false, side }) => ({ seat, about, moment, ...(side && { side }) })),
      seatName: (seat) => seat.toUpperCase(),
      seatChoices: () => ['a', 'b', 'c'].map((key) => ({ key, label: key })),
    },
  });

const line = (...waits: Wait[]) => formatWaiting(seenWaiting(...waits));

const panel = (adapter: Partial<EditionAdapter>): string[][] => {
  const seen = fakeSeen({
    waiting: () => [{ seat: 'a', user: USERS.a, since: 0, until: null, covered: true }],
    presenter: { pendingActions: () => [], seatName: (seat) => seat },
    face: adapter,
  });
  const posted: MessageContext = {
    context: fakeWorkings(seen),
    loaded: seen,
    game: 'BXKDQ',
    id: 1,
    mark: 'M',
    pinged: [USERS.a],
    offers: [],
  };
  const { components = [] } = panelMessage(posted, { kind: 'waiting' }) ?? {};
  return components.map((row) => row.components.map((one) => ('label' in one ? (one.label ?? '') : '')));
};

test('The panel offers trading where the game has it, in one row', () => {
  expect(panel({ trade: {} as TradeDialog })).toEqual([['Your move', 'My hand', 'Pass on this', 'Trade', 'More']]);
  expect(panel({})).toEqual([['Your move', 'My hand', 'Pass on this', 'More']]);
});

test('Everybody can read why a player is waited for', () => {
  expect(line({ seat: 'a', about: 'choose an action' })).toBe(`Waiting for <@${USERS.a}> (A) to choose an action.`);
  expect(
    line(
      { seat: 'a', about: 'vote' },
      { seat: 'b', about: 'vote' },
      { seat: 'c', about: 'choose planets to exhaust for votes' },
    ),
  ).toBe(
    `Waiting for <@${USERS.a}> (A), <@${USERS.b}> (B) to vote; <@${USERS.c}> (C) to choose planets to exhaust for votes.`,
  );
});

test('Under the veil the panel shows the deadline, not who has passed', () => {
  const played = { about: 'Winnu plays Direct Hit.', moment: true, covered: true, until: 7_200_000 };
  expect(line({ seat: 'b', ...played }, { seat: 'c', ...played })).toBe(
    'Winnu plays Direct Hit. Waiting for any player who can respond (closes <t:7200:R>).',
  );
  expect(line({ seat: 'b', ...played })).toBe(
    `Winnu plays Direct Hit. Waiting for <@${USERS.b}> (B) (closes <t:7200:R>).`,
  );
});

test('Both sides of a combat are named first, then others', () => {
  const begins = { about: 'The combat begins.', moment: true, covered: true, until: 7_200_000 };
  const [ann, bob, cid] = ['a', 'b', 'c'].map((seat) => `<@${USERS[seat]}> (${seat.toUpperCase()})`);
  const sides: Wait[] = ['a', 'b'].map((seat) => ({ seat, side: true, ...begins }));
  expect(line(...sides)).toBe(`The combat begins. Waiting for ${ann} and ${bob} (closes <t:7200:R>).`);
  expect(line(...sides, { seat: 'c', ...begins })).toBe(
    `The combat begins. Waiting for ${ann}, ${bob} and ${cid} (closes <t:7200:R>).`,
  );
  expect(line(...sides, { seat: 'c', ...begins }, { seat: 'd', ...begins })).toBe(
    `The combat begins. Waiting for ${ann}, ${bob} and any other player who can respond (closes <t:7200:R>).`,
  );
});

test('A private reply names the players whom the panel names, in the same words', async () => {
  const begins = { about: 'The combat begins.', moment: true, covered: true, until: 7_200_000 };
  const reply = async (...waits: Wait[]) =>
    (await showNextQuestion({} as never, { caller: { user: USERS.b } } as InteractionOrigin, seenWaiting(...waits)))
      .message?.content;
  expect(await reply({ seat: 'a', about: 'vote' }, { seat: 'c', ...begins })).toBe(
    `Waiting for <@${USERS.a}> and <@${USERS.c}>. I will ping you.`,
  );
  expect(await reply({ seat: 'a', ...begins }, { seat: 'c', ...begins })).toBe(
    'Waiting for any player who can respond. I will ping you.',
  );
  expect(await reply({ seat: 'b', ...begins }, { seat: 'c', ...begins })).toBe(
    'The combat begins. You have no open question. In a combat, I always show both sides as waiting.\nWaiting for any player who can respond. I will ping you.',
  );
});

test('A player named only as a combat side is told so', async () => {
  const waiting = () => [{ seat: 'a', user: 'u', since: 0, until: null, covered: true }];
  const seen = fakeSeen({ game: { members: [{ user: 'u', seat: 'a' }] as never }, waiting });
  const reply = await showNextQuestion({} as never, { caller: { user: 'u' } } as InteractionOrigin, seen);
  expect(reply.message?.content).toBe('You have no open question. In a combat, I always show both sides as waiting.');
});

/** What a press gives, and what it does at the table, where the newest moment is open since 9 and the vote is called `senate`. */
async function pressed(button: string, asks: Partial<OpenQuestion>[], vote: string | undefined = undefined) {
  const done: unknown[] = [];
  const table = {
    answer: (_by: unknown, _game: string, ask: string, answer: unknown, how: unknown) => done.push([ask, answer, how]),
    passVote: (_by: unknown, _game: string, named: string) => done.push(`passes in ${named}`),
  };
  const open = asks.map((one, i) => ({ ...one, ask: `${i}` }));
  const seen = fakeSeen({
    game: { members: [{ user: 'u', seat: 'a' }] as never },
    waiting: () => [5, 9].map((since) => ({ seat: 'b', user: 'v', since, until: null, covered: true })),
    ...(vote !== undefined && { vote }),
  });
  // What is answered is asked no more.
  Object.assign(seen, { questionsOf: () => (done.length ? [] : open) });
  const context = fakeWorkings(seen, { service: table, quota: new UserQuota(() => 0) });
  const reply = await handleComponent(context, { caller: { user: 'u' } } as InteractionOrigin, `g:BXKDQ:${button}`, []);
  return { done, said: JSON.stringify(reply), updates: reply.update ?? false };
}

/** What the button for a vote carries. */
const SENATE = ':pass-vote:pass-vote senate moment 9';

const WINDOW = { question: 'window', covered: true } as const;
const IN_VOTE = { ...WINDOW, inVote: true } as const;

test('“Nothing for me” works alike with and without a card', async () => {
  const real = await pressed('7:nothing:moment 9', [WINDOW, { question: 'turn', covered: false }]);
  const veiled = await pressed('7:nothing:moment 9', [{ ...WINDOW, veiled: true }]);
  expect(real).toEqual(veiled);
  expect(real.done).toEqual([['0', [], { firm: true }]]);
  expect((await pressed('7:nothing:moment 9', [{ question: 'turn', covered: false }])).done).toEqual([]);
});

test('One press passes the whole vote, with or without a card', async () => {
  const once = await pressed('7:nothing:moment 9', [IN_VOTE], 'senate');
  expect(once.done).toEqual([['0', [], { firm: true }]]);
  expect(once.said).toContain(`g:BXKDQ:${SENATE}`);
  const all = await pressed(SENATE, [IN_VOTE], 'senate');
  expect(all.done).toEqual(['passes in senate', ...once.done]);
  expect(await pressed(SENATE, [{ ...IN_VOTE, veiled: true }], 'senate')).toEqual(all);
  expect(await pressed('7:nothing:moment 9', [{ ...IN_VOTE, veiled: true }], 'senate')).toEqual(once);
  expect((await pressed(SENATE, [])).done).toEqual([]);
  // Between two moments there is nothing to answer, and it is kept.
  expect((await pressed(SENATE, [], 'senate')).done).toEqual(['passes in senate']);
  expect((await pressed('7:nothing:moment 9', [WINDOW])).said).not.toContain('in this vote');
});

test.each([
  ['a moment that has closed', '7:nothing:moment 5'],
  ['a moment named by an older version', '7:nothing:'],
  ['a vote that is over', ':pass-vote:pass-vote earlier moment 9'],
  ['an earlier moment of the vote', ':pass-vote:pass-vote senate moment 5'],
])('A button of %s passes at nothing', async (_what, button) => {
  const { done, said, updates } = await pressed(button, [{ ...IN_VOTE, veiled: true }], 'senate');
  expect(done).toEqual([]);
  expect(said).toContain('You did not pass');
  // The panel is everybody's: one person's press never rewrites it.
  expect(updates).toBe(!button.startsWith('7'));
});

test('A player waiting in their own turn can order its end ahead', async () => {
  const given: unknown[] = [];
  const seen = fakeSeen({
    game: { members: [{ user: 'u', seat: 'a' }] as never },
    presenter: {
      advanceOrderChoices: (seat) => (seat === 'a' ? [{ key: 'end-turn', label: 'End my turn after this' }] : []),
    },
    face: { handlePress: createFourthEditionAdapter(singleRulebook(rulebookOf())).handlePress as never },
  });
  const table = { giveOrders: (_by: unknown, game: string, orders: unknown) => given.push([game, orders]) };
  const context = fakeWorkings(seen, { service: table, quota: new UserQuota(() => 0) });
  const from = { caller: { user: 'u' } } as InteractionOrigin;
  const shown = JSON.stringify(await showNextQuestion(context, from, seen));
  expect(shown).toContain('End my turn after this');
  const button = /"(g:BXKDQ:[^"]*:ahead:)"/.exec(shown)?.[1] ?? '';
  await handleComponent(context, from, button, []);
  expect(given).toEqual([['BXKDQ', { moment: 'end-turn', until: 'turn' }]]);
});

test('A forged order for a question that is no window is refused', async () => {
  const order = { key: 'never', label: 'Never', orders: ['never'], moments: ['never'] };
  const spec = { kind: 'choose', prompt: 'Do you go?', min: 1, max: 1, options: [{ key: 'go', label: 'Go' }] };
  const seen = fakeSeen({
    game: { members: [{ user: 'u', seat: 'a' }] as never },
    asks: [{ ask: 'ASK', seat: 'a', question: 'go', data: null, spec, draft: () => undefined } as never],
    presenter: { permanentOrders: () => [order] },
  });
  const given: unknown[] = [];
  const table = { giveOrders: (...orders: unknown[]) => given.push(orders) };
  const press = handleComponent(
    fakeWorkings(seen, { service: table, quota: new UserQuota(() => 0) }),
    { caller: { user: 'u' } } as InteractionOrigin,
    'q:BXKDQ:ASK:orders:',
    ['never'],
  );
  await expect(press).rejects.toThrow('That button no longer fits this question. Use the newest message.');
  expect(given).toEqual([]);
});

test('With nothing pending, undo first names the move and can be canceled', async () => {
  const undone: unknown[] = [];
  const seen = fakeSeen({
    game: { members: [{ user: 'u', seat: 'a' }] as never },
    presenter: { narrate: (facts) => facts.map(() => 'A takes Leadership.') },
    lastMove: async () => ({ alias: 'MOVE', number: 1, until: 1, facts: [{ type: 'taken' }], since: [] }),
  });
  const table = { undo: (_by: unknown, game: string) => undone.push(game), snapshot: () => seen };
  const context = fakeWorkings(seen, {
    service: table,
    quota: new UserQuota(() => 0),
    adapters: { resolve: () => seen.adapter },
  });
  const from = { caller: { user: 'u' } } as InteractionOrigin;
  const labelled = (reply: Reply, label: string): string =>
    (reply.message?.components ?? [])
      .flatMap(({ components }) => components as { label?: string; custom_id?: string }[])
      .find((one) => one.label === label)?.custom_id ?? '';
  const asked = await handleComponent(
    context,
    from,
    labelled(await showNextQuestion(context, from, seen), 'Undo my last move'),
    [],
  );
  expect(asked.message?.content).toBe('Undo this and its effects: A takes Leadership?');
  expect(asked.update).toBe(true);
  const left = await handleComponent(context, from, labelled(asked, 'Keep it'), []);
  expect(left.message?.content).toContain('You have no open question.');
  expect(undone).toEqual([]);
  const done = await handleComponent(context, from, labelled(asked, 'Undo it'), []);
  expect(done.message?.content).toContain('Undone: A takes Leadership.');
  expect(undone).toEqual(['BXKDQ']);
});

test('A player who only seems asked learns how to pass', async () => {
  const shownTo = async (covered: boolean): Promise<string> =>
    JSON.stringify(
      await showNextQuestion(
        {} as never,
        { caller: { user: 'u' } } as InteractionOrigin,
        fakeSeen({
          game: {
            members: [
              { user: 'u', seat: 'a' },
              { user: 'v', seat: 'b' },
            ] as never,
          },
          asks: [{ covered, veiled: true }],
          waiting: () => [
            { seat: 'a', user: 'u', since: 0, until: null, covered },
            { seat: 'b', user: 'v', since: 0, until: null, covered: true },
          ],
          presenter: { pendingActions: () => [{ seat: 'b', about: 'Winnu plays Direct Hit.', moment: true }] },
        }),
      ),
    );
  // Nobody has to look for a button elsewhere: it is in the message that speaks of it.
  expect(await shownTo(true)).toContain('wait until you press **Pass on this** or time runs out.');
  expect(await shownTo(true)).toContain('"custom_id":"g:BXKDQ::nothing:moment 0"');
  expect(await shownTo(false)).toContain('Waiting for a former player.');
  expect(await shownTo(false)).not.toContain('Pass on this');
});

test('A player without choices has not answered; an eliminated one learns that', async () => {
  const shown = async (kind: 'none' | 'choose', presenter: Partial<GamePresenter> = {}): Promise<string> =>
    JSON.stringify(
      await showNextQuestion(
        {} as never,
        { caller: { user: 'u' } } as InteractionOrigin,
        fakeSeen({
          game: { members: [{ user: 'u', seat: 'a' }] as never },
          asks: [
            {
              ask: 'A',
              seat: 'a',
              reply: null,
              spec: kind === 'none' ? { kind, reason: '' } : { kind },
            } as unknown as OpenQuestion,
          ],
          presenter,
        }),
      ),
    );
  expect(await shown('choose')).toMatch(/I saved your answer\..*Change my answer/);
  expect(await shown('none')).toContain('You have no open question.');
  expect(await shown('none')).not.toContain('Change my answer');
  const out = await shown('none', { eliminationNotice: () => 'You are eliminated (E2 11.4).' });
  expect(out).toContain('You are eliminated (E2 11.4). You have no more questions');
  expect(out).not.toContain('no open question');
});
