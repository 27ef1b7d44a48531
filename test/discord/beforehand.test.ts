import { expect, test } from 'vitest';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { questionMessage } from '#discord/questions/question-message.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { Spec } from '#engine';
import { controlsOf } from '../../scripts/e2e/displayed-message.ts';
import { lateTable } from './late.ts';

const window: Spec = {
  kind: 'choose',
  prompt: 'The tactical action is over.',
  min: 0,
  max: 1,
  options: [{ key: 'tro', label: 'T’ro' }],
};
const shown = (spared: { key: string; label: string }[], moment?: string) =>
  controlsOf({
    components: questionMessage({
      game: 'ABC',
      ask: 'B' as never,
      spec: window,
      window: { others: false, standingOrders: spared, ...(moment !== undefined && { moments: [moment] }) },
    }).components as never,
  }).map(({ label, handle }) => ({ label, handle }));

test('A window of other players offers advance orders to its player', () => {
  expect(shown([])).toEqual([expect.objectContaining({ label: 'T’ro' }), expect.objectContaining({ label: 'Pass' })]);
  expect(
    shown([{ key: 'tro for p1', label: 'Never ask me to use T’ro for another player' }], 'action-ends').slice(2),
  ).toEqual([
    { label: "Don't ask again this turn", handle: 'q:ABC:B:this-turn:' },
    { label: 'Never ask me to use T’ro for another player', handle: 'g:ABC:spare:ahead:tro for p1' },
  ]);
});

test('Only an agent’s owner can preset its target', async () => {
  const late = await lateTable();
  const [user] = late.users;
  const from: InteractionOrigin = { caller: { user }, name: 'Ann', guild: '1', channel: '3' };
  await expect(
    Promise.resolve().then(() =>
      handleComponent(late.context, from, `g:${late.game}:spare:ahead:nobody-has for p1`, []),
    ),
  ).rejects.toThrow("I don't know that standing order. Choose one of the suggestions.");
  await late.close();
});
