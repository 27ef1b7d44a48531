import { expect, test } from 'vitest';
import type { Spec } from '#engine';
import { parseAnswer } from '#discord/input/parse-answer.ts';

const fleet: Spec = {
  kind: 'allot',
  prompt: 'Which ships?',
  proposed: {},
  amounts: [
    { key: 'carrier@301', label: 'Carrier', group: 'Jord (301)', max: 2 },
    { key: 'cruiser@301', label: 'Cruiser', group: 'Jord (301)', max: 1 },
    { key: 'fighter@301', label: 'Fighter', group: 'Jord (301)', max: 0 },
    { key: 'dreadnought@202', label: 'Dreadnought', max: 1, disabledReason: 'It cannot get there.' },
    { key: 'mends@301', label: 'Remove units', max: 9, isCorrective: true },
  ],
};

test.each(['all', 'everything', ' All ', 'max'])('“%s” of a count question is all that can be chosen', (typed) => {
  expect(parseAnswer(fleet, typed)).toEqual({ answer: { 'carrier@301': 2, 'cruiser@301': 1 } });
});

test('“all carriers” takes every carrier', () => {
  expect(parseAnswer(fleet, 'all carriers')).toEqual({ answer: { 'carrier@301': 2 } });
  expect(parseAnswer(fleet, 'rest')).toMatchObject({ problem: expect.stringMatching(/^I don't know “rest” here\./) });
});

test('“all” of a choice is every option, if that many can be chosen', () => {
  const options = [
    { key: 'lodor', label: 'Lodor' },
    { key: 'mallice', label: 'Mallice' },
    { key: 'quann', label: 'Quann', disabledReason: 'It is exhausted.' },
  ];
  const choose = (max: number): Spec => ({ kind: 'choose', prompt: 'Which?', min: 0, max, options });
  expect(parseAnswer(choose(3), 'all')).toEqual({ answer: ['lodor', 'mallice'] });
  expect(parseAnswer(choose(1), 'all')).toMatchObject({
    problem: expect.stringMatching(/^I don't know “all” here\. Choose from: Lodor, Mallice, or Pass\.$/),
  });
});

test('an option that is called “All” is chosen by that word', () => {
  const options = [
    { key: 'all', label: 'All fleets' },
    { key: 'one', label: 'One fleet' },
  ];
  expect(parseAnswer({ kind: 'choose', prompt: 'Which?', min: 1, max: 2, options }, 'all')).toEqual({
    answer: ['all'],
  });
});
