import { expect, test } from 'vitest';
import { specProblem, type Answer, type Spec } from '#engine';
import { chooseAnswer } from '#ti3/ai/index.ts';
import { parsePlayerKinds } from '#simulation';
import { simulate } from '#ti3/simulation/simulate.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { book, laidOut } from '../content/third-game.ts';
import { walk } from './walk.ts';

test('A practice player ignores hidden information', () => {
  const otherwise: string[] = [];
  let compared = 0;
  let n = 0;
  for (const stop of walk('hidden', 4, 420)) {
    if (n++ % 4) continue;
    compared += 1;
    const twin = stop.elsewhere();
    if (twin.seen() !== stop.seen()) otherwise.push(`${stop.question} looks otherwise`);
    expect(twin.answered(), stop.question).toEqual(stop.answered());
  }
  expect(compared).toBeGreaterThan(80);
  expect(otherwise).toEqual([]);
});

test('The same knowledge and seed give the same legal answer', () => {
  let n = 0;
  for (const stop of walk('again', 3, 260)) {
    if (n++ % 3) continue;
    const reply = stop.answered();
    expect(stop.answered(), stop.question).toEqual(reply);
    expect(stop.check(reply), `${stop.question}: ${JSON.stringify(reply)}`).toBeUndefined();
    expect(stop.check(stop.unthinking()), stop.question).toBeUndefined();
  }
});

test('An unknown question gets a legal answer', () => {
  const game = laidOut();
  const specs: Spec[] = [
    { kind: 'choose', prompt: '', min: 2, max: 2, options: ['a', 'b', 'c'].map((key) => ({ key, label: key, ...(key === 'a' && { disabledReason: 'no' }) })) },
    { kind: 'order', prompt: '', options: ['x', 'y'].map((key) => ({ key, label: key })) },
    { kind: 'number', prompt: '', min: 1, max: 4 },
    { kind: 'allot', prompt: '', amounts: [{ key: 'l', label: 'l', max: 3, min: 2 }], proposed: { l: 2 } },
    { kind: 'none', reason: 'nothing' },
  ]; // prettier-ignore
  for (const spec of specs) {
    const check = (reply: Answer): string | undefined => specProblem(spec, reply);
    const reply = chooseAnswer(knownTo(game, 'p1'), 'p1', { question: 'unheard-of', data: {}, spec, check }, 'seed');
    expect(specProblem(spec, reply), JSON.stringify(spec)).toBeUndefined();
  }
});

test('Practice players finish a whole game on points', () => {
  const report = simulate(book, { players: 4, seed: '1/4/2' }, { kinds: parsePlayerKinds('practice', 4) });
  expect(report).toMatchObject({ ending: 'points', winnerKind: 'practice', stuck: [], endless: [], refused: [] });
  expect(report.tally['planets taken']).toBeGreaterThan(20);
  expect(report.tally['agreements made']).toBeGreaterThan(0);
  expect(report.tally.objectives).toBeGreaterThan(5);
});

test('One practice player beats random players', () => {
  const report = simulate(book, { players: 3, seed: 'mixed' }, { kinds: parsePlayerKinds('mixed', 3) });
  expect(report).toMatchObject({ winnerKind: 'practice', stuck: [], endless: [], refused: [] });
  expect(report.kinds.filter((kind) => kind === 'practice')).toHaveLength(1);
});
