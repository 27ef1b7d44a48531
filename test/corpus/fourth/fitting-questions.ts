import { expect } from 'vitest';
import { questionMessage } from '#discord/questions/question-message.ts';
import type { Game } from '#ti4/rules/game.ts';
import { GAME } from '../../discord/any-question.ts';
import { holds } from '../../discord/holds-to-limits.ts';
import type { StateCheck } from '../state-check.ts';

/** A key that fits a button and that a typed list does not split. */
const KEY = /^[^\s,;][^,;]{0,59}$/;

/** Checks that each question fits a Discord message and that its keys fit a button. */
export function fittingQuestions(): StateCheck<Game> {
  const cards: string[] = [];
  let met = 0;
  return {
    title: 'Each question fits a message, and its keys fit a button',
    onQuestion: (_game, { ask }, spec) => {
      if (spec.kind === 'none') return;
      met++;
      const keyed = 'options' in spec ? spec.options : 'amounts' in spec ? spec.amounts : [];
      for (const { key } of keyed) expect(key, ask.question).toMatch(KEY);
      const message = questionMessage({ game: GAME, ask: 'BCDFGHJKLMNP', spec });
      holds(message);
      if (ask.question === 'choose-strategy-card') cards.push(message.content);
    },
    verify: () => {
      expect(met).toBeGreaterThan(500);
      expect(cards.length).toBeGreaterThan(20);
      // All strategy cards are described, without "more" at the end.
      expect(cards.filter((text) => / more$/m.test(text))).toEqual([]);
    },
  };
}
