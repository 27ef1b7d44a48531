import { expect, test } from 'vitest';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import type { MessageContext } from '#discord/messages/message-context.ts';
import { panelMessage } from '#discord/messages/panel-message.ts';
import { formatWhisper } from '#discord/messages/whisper-text.ts';
import { fakeSeen, fakeWorkings } from './fake.ts';

const BOB = '100000000000000002';
const seatNames: Partial<GamePresenter> = {
  pendingActions: () => [{ seat: 'a', about: 'choose an action', moment: false }],
  seatName: (seat) => seat.toUpperCase(),
};

const seen = (nextTurn: GamePresenter['nextTurn']) =>
  fakeSeen({
    game: { members: [{ user: BOB, seat: 'b' }] as never },
    waiting: () => [{ seat: 'a', user: '1', since: 0, until: null, covered: false }],
    presenter: { ...seatNames, ...(nextTurn && { nextTurn }) },
  });

const panel = (nextTurn: GamePresenter['nextTurn']): string | undefined => {
  const loaded = seen(nextTurn);
  const posted: MessageContext = {
    context: fakeWorkings(loaded),
    loaded,
    game: 'BXKDQ',
    id: 1,
    mark: 'M',
    pinged: [],
    offers: [],
  };
  return panelMessage(posted, { kind: 'waiting' })?.content;
};

test('The panel names the next player without a mention', () => {
  const waiting = 'Waiting for <@1> (A) to choose an action.';
  expect(panel(() => ({ seat: 'b', after: 'a', mark: 'turn 3' }))).toBe(`${waiting}\n-# Next, after A: B`);
  expect(panel(() => ({ seat: 'b', after: null, mark: 'turn 3' }))).toBe(`${waiting}\n-# Next: B`);
  expect(panel(() => undefined)).toBe(waiting);
  expect(panel(undefined)).toBe(waiting);
});

test('Nobody is told of a turn that is no longer next', async () => {
  const tell = (nextTurn: GamePresenter['nextTurn'], user = BOB) =>
    formatWhisper(fakeWorkings(seen(nextTurn)), 'BXKDQ', { kind: 'next', user, seat: 'b', mark: 'turn 3' }, '<#3>');
  expect(await tell(() => ({ seat: 'b', after: 'a', mark: 'turn 3' }))).toBe(
    'You are next in <#3>, after A. I will ping you when it is your turn.',
  );
  expect(await tell(() => ({ seat: 'b', after: 'a', mark: 'turn 4' }))).toBeUndefined();
  expect(await tell(() => undefined)).toBeUndefined();
  expect(await tell(() => ({ seat: 'b', after: 'a', mark: 'turn 3' }), '100000000000000009')).toBeUndefined();
});
