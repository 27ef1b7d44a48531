import { expect, test } from 'vitest';
import type { Answer, Spec } from '../../../src/engine/index.ts';
import { walk } from './walk.ts';

const NOTHING = ['none', 'no', 'decline', 'pass', 'end', 'stay', 'hold', 'abstain'];

const isNothing = (answer: Answer): boolean =>
  answer === null
    ? true
    : Array.isArray(answer)
      ? answer.every((key) => NOTHING.includes(key))
      : typeof answer === 'object' && Object.values(answer).every((count) => count === 0);

/** Whether anything but nothing could be answered. */
function hasAnything(spec: Spec, check: (reply: Answer) => string | undefined): boolean {
  if (spec.kind === 'allot') return spec.lines.some(({ key, max }) => max > 0 && check({ [key]: 1 }) === undefined);
  if (spec.kind !== 'choose') return false;
  return spec.options.some(({ key, off }) => off === undefined && !NOTHING.includes(key) && check([key]) === undefined);
}

test('What is proposed is legal, and never to do nothing where something else is', () => {
  const idle: string[] = [];
  const seen = new Set<string>();
  for (const { question, spec, check, proposed } of walk('proposed', 3, 600)) {
    const reply = proposed();
    seen.add(question);
    expect(check(reply), `${question}: ${JSON.stringify(reply)}`).toBeUndefined();
    // Whether to break with a partner is for nobody to suggest.
    if (question !== 'break-agreements' && isNothing(reply) && hasAnything(spec, check)) idle.push(`${question}: ${JSON.stringify(reply)}`);
  }
  expect(idle).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['turn', 'move-ships', 'land-units', 'build-units', 'pay', 'place-counters', 'vote', 'window']));
}); // prettier-ignore
