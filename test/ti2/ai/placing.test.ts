import { expect, test } from 'vitest';
import { answerProblem, confirmationFor, openAsks, type Answer } from '#engine';
import { invalidateInForce } from '#ti2/rules/components/kit.ts';
import { chooseAnswer } from '#ti2/ai/index.ts';
import { knownTo } from '#ti2/views/known-game.ts';
import { table } from '../table.ts';

test('E2 7.7 a practice player places fighters only with support', () => {
  const { game } = table({ space: { quill: 'ann carrier', solm: 'ann cruiser' } });
  const placed = (...keys: string[]) => {
    const amounts = keys.map((key) => ({ key, label: key, max: 2 }));
    const spec = { kind: 'allot', prompt: '', amounts, proposed: {} } as const;
    const asked = { question: 'place-units', data: {}, spec: { ...spec, amounts }, check: () => undefined };
    return chooseAnswer(knownTo(game, 'ann'), 'ann', asked, 'seed');
  };
  expect(placed('fighter@solm')).toEqual({});
  expect(placed('fighter@solm', 'fighter@quill')).toEqual({ 'fighter@quill': 2 });
  expect(placed('fighter@solm', 'carrier@solm')).toEqual({ 'carrier@solm': 2, 'fighter@solm': 2 });
});

test('E2 11.1 no dock is proposed on a planet about to turn neutral', () => {
  const asks = (law: boolean) => {
    const t = table({ ground: { quill: 'ann' }, space: { ravne: 'ann cruiser' } });
    t.seat('ann').bought = { spacedock: 1 };
    if (law) t.game.state.laws['garrison-act#1'] = { component: 'garrison-act' };
    invalidateInForce(t.game);
    t.begins('placement-phase');
    const [open] = openAsks(t.game.state);
    const check = (reply: Answer) => answerProblem(t.game, open, reply);
    const asked = { question: open.ask.question, data: open.ask.data, spec: t.spec, check };
    return {
      proposed: chooseAnswer(knownTo(t.game, 'ann'), 'ann', asked, 'seed'),
      warning: confirmationFor(t.game, open, { 'spacedock@quill': 1 }),
    };
  };
  expect(asks(false)).toEqual({ proposed: { 'spacedock@quill': 1 }, warning: undefined });
  expect(asks(true)).toEqual({
    proposed: {},
    warning:
      'You lose what you place there: Garrison Act makes Quill neutral at the end of the round, because it has no ground forces.',
  });
});
