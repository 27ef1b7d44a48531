import { expect, test } from 'vitest';
import { PrivateQuestions } from '#discord/interactions/private-questions.ts';

/** A message in reply to an interaction, and whether it has its buttons. */
function sent(repliedTo: string | undefined, error?: Error) {
  const message = {
    interaction: repliedTo ?? '9',
    repliedTo,
    hasButtons: true,
    removeButtons: async () => {
      if (error) throw error;
      message.hasButtons = false;
    },
  };
  return message;
}

test('Only the newest question of a user in a game keeps its buttons', async () => {
  const questions = new PrivateQuestions();
  const [older, newer, elsewhere, other] = [sent('1'), sent('2'), sent('3'), sent('4')];
  await questions.replace('BXKDQ', 'ann', older);
  await questions.replace('TXN4C', 'ann', elsewhere);
  await questions.replace('BXKDQ', 'bob', other);
  await questions.replace('BXKDQ', 'ann', newer);
  expect([older, newer, elsewhere, other].map(({ hasButtons }) => hasButtons)).toEqual([false, true, true, true]);
});

test('A message that changes in place keeps its buttons', async () => {
  const questions = new PrivateQuestions();
  const [asked, answered, unknown] = [sent('1'), sent('1'), sent(undefined)];
  for (const message of [asked, answered, unknown]) await questions.replace('BXKDQ', 'ann', message);
  expect([asked, answered, unknown].map(({ hasButtons }) => hasButtons)).toEqual([true, true, true]);
});

test('A dismissed message is no error', async () => {
  const questions = new PrivateQuestions();
  await questions.replace('BXKDQ', 'ann', sent('1', new Error('Unknown Message')));
  await expect(questions.replace('BXKDQ', 'ann', sent('2'))).resolves.toBeUndefined();
});

test('A late edit of an older reply takes no buttons from the newer question', async () => {
  const questions = new PrivateQuestions();
  const [older, newer] = [sent('1'), sent('2')];
  for (const message of [newer, older]) await questions.replace('BXKDQ', 'ann', message);
  expect([older, newer].map(({ hasButtons }) => hasButtons)).toEqual([false, true]);
});
