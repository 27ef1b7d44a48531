import { expect, test } from 'vitest';
import { Allowance } from '../../src/discord/allowance.ts';
import type { From } from '../../src/discord/place.ts';
import type { OpenQuestion } from '../../src/table/index.ts';
import { waitingLine } from '../../src/discord/presenters/waiting.ts';
import { onPress } from '../../src/discord/press.ts';
import { nextQuestion } from '../../src/discord/questions.ts';
import { bookOf } from '../../src/editions/ti4/book.ts';
import { fourthFace } from '../../src/editions/ti4/face/face.ts';
import { fakeSeen, fakeWorkings } from './fake.ts';
import { onlyBook } from '../../src/editions/ti4/rules/books.ts';

const USERS: Record<string, string> = { a: '100000000000000001', b: '100000000000000002', c: '100000000000000003' };

interface Wait {
  seat: string;
  about: string;
  moment?: boolean;
  covered?: boolean;
  until?: number;
}

const line = (...waits: Wait[]) =>
  waitingLine(
    fakeSeen({
      waiting: () => waits.map(({ seat, covered = false, until = null }) => ({ seat, user: USERS[seat], since: 0, until, covered })),
      sight: {
        awaited: () => waits.map(({ seat, about, moment = false }) => ({ seat, about, moment })),
        seatName: (seat) => seat.toUpperCase(),
        seats: () => ['a', 'b', 'c'].map((key) => ({ key, label: key })),
      },
    }),
  );

test('Everybody reads for what somebody is waited for', () => {
  expect(line({ seat: 'a', about: 'choose an action' })).toBe(`Waiting for <@${USERS.a}> (A) to choose an action.`);
  expect(line({ seat: 'a', about: 'vote' }, { seat: 'b', about: 'vote' }, { seat: 'c', about: 'exhaust planets for votes' })).toBe(
    `Waiting for <@${USERS.a}> (A), <@${USERS.b}> (B) to vote; <@${USERS.c}> (C) to exhaust planets for votes.`,
  );
});

test('Behind the veil everybody reads what may be answered and until when, and no list of who has passed', () => {
  const played = { about: 'The Winnu play Direct Hit.', moment: true, covered: true, until: 7_200_000 };
  expect(line({ seat: 'b', ...played }, { seat: 'c', ...played })).toBe(
    'The Winnu play Direct Hit. Waiting: anybody may answer that, <t:7200:R> at the latest.',
  );
  expect(line({ seat: 'b', ...played })).toBe(
    `The Winnu play Direct Hit. Waiting: <@${USERS.b}> (B) may answer that, <t:7200:R> at the latest.`,
  );
});

test('"Nothing for me" is taken alike from somebody with a card and from somebody without', async () => {
  const press = async (open: { question: string; covered: boolean; veiled?: true }[]) => {
    const given: unknown[] = [];
    const table = { answer: (_by: unknown, _game: string, ask: string, answer: unknown, how: unknown) => given.push([ask, answer, how]) };
    const seen = fakeSeen({
      game: { members: [{ user: 'u' }] as never },
      asks: open.map((one, i): Partial<OpenQuestion> => ({ ...one, ask: String(i + 1) })),
    });
    const context = fakeWorkings(seen, { table, allowance: new Allowance(() => 0) });
    const reply = await onPress(context, { caller: { user: 'u' } } as From, 'g:BXKDQ:7:nothing:', []);
    return { given, said: JSON.stringify(reply) };
  };
  const real = await press([
    { question: 'window', covered: true },
    { question: 'turn', covered: false },
  ]);
  const veiled = await press([{ question: 'window', covered: true, veiled: true }]);
  expect(real).toEqual(veiled);
  expect(real.given).toEqual([['1', [], { firm: true }]]);
  expect((await press([{ question: 'turn', covered: false }])).given).toEqual([]);
});

test('Whoever waits in their own turn can say beforehand that it ends when all is done', async () => {
  const acts: unknown[] = [];
  const seen = fakeSeen({
    game: { members: [{ user: 'u', seat: 'a' }] as never },
    sight: { ahead: (seat) => (seat === 'a' ? [{ key: 'end-turn', label: 'End my turn when this is done' }] : []) },
    face: { press: fourthFace(onlyBook(bookOf())).press as never },
  });
  const table = { act: (_by: unknown, game: string, name: string, data: unknown) => acts.push([game, name, data]) };
  const context = fakeWorkings(seen, { table, allowance: new Allowance(() => 0) });
  const from = { caller: { user: 'u' } } as From;
  const shown = JSON.stringify(nextQuestion(from, seen));
  expect(shown).toContain('End my turn when this is done');
  const button = /"(g:BXKDQ:[^"]*:ahead:)"/.exec(shown)?.[1] ?? '';
  await onPress(context, from, button, []);
  expect(acts).toEqual([['BXKDQ', 'standing-order', { moment: 'end-turn', until: 'turn' }]]);
});

test('Whoever seems to be asked, and holds nothing, is told how to say so', () => {
  const shownTo = (covered: boolean): string =>
    JSON.stringify(
      nextQuestion(
        { caller: { user: 'u' } } as From,
        fakeSeen({
          game: {
            members: [
              { user: 'u', seat: 'a' },
              { user: 'v', seat: 'b' },
            ] as never,
          },
          waiting: () => [
            { seat: 'a', user: 'u', since: 0, until: null, covered },
            { seat: 'b', user: 'v', since: 0, until: null, covered: true },
          ],
        }),
      ),
    );
  expect(shownTo(true)).toContain('**Nothing for me** under the newest message');
  expect(shownTo(false)).toContain('Nothing waits for you just now.');
  expect(shownTo(false)).not.toContain('Nothing for me');
});
