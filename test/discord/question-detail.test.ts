import { expect, test } from 'vitest';
import { choose } from '#engine';
import { questionMessage } from '#discord/questions/question-message.ts';

const shown = (detail?: string, window = true): string =>
  questionMessage({
    game: 'g',
    ask: 'a',
    window,
    spec: choose('Mentak plays Plague.', [{ key: 'sabotage', label: 'Sabotage' }], { detail }),
  } as never).content ?? '';

test('A prompt is bold, and the text of its card stands below it', () => {
  expect(shown('Action: choose a planet.')).toBe('**Mentak plays Plague.**\nAction: choose a planet.');
});

test('A prompt without a card has no text below it', () => {
  expect(shown()).toBe('**Mentak plays Plague.**');
});

test('The question for the target of a card repeats what the card does', () => {
  const usedCard = { name: 'Plague', text: 'Destroy infantry on 1 planet.' };
  const spec = choose('On which planet?', [{ key: 'quann', label: 'Quann' }]);
  expect(questionMessage({ game: 'g', ask: 'a', usedCard, spec } as never).content).toBe(
    '**On which planet?**\n-# **Plague**: Destroy infantry on 1 planet.',
  );
});

test('Long lists never push out the time at which a question closes', () => {
  const options = Array.from({ length: 6 }, (_, i) => ({
    key: `k${i}`,
    label: `Planet ${i}`,
    disabledReason: `It is far away, by ${i} systems.`.padEnd(120, '.'),
  }));
  const usedCard = { name: 'Plague', text: 'Destroy infantry on 1 planet. '.repeat(55) };
  const { content = '' } = questionMessage({
    game: 'g',
    ask: 'a',
    usedCard,
    closesAt: 1_000,
    spec: choose('On which planet?', [{ key: 'quann', label: 'Quann' }, ...options]),
  } as never);
  expect(content.length).toBeLessThanOrEqual(2000);
  expect(content.endsWith('\n-# Closes <t:1:R>.')).toBe(true);
});
