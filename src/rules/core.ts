import type { Action, EngineBook, Procedure, Question } from '../engine/index.ts';
import { gainTokens, redistributeTokens } from './command-tokens.ts';
import type { Game } from './game.ts';
import { payment } from './payment.ts';
import { playProcedures } from './play.ts';

// What the rules themselves bring; every section is listed here by what it exports.

export const coreProcedures: Procedure<Game, never>[] = [
  ...playProcedures,
];

export const coreQuestions: Question<Game, never>[] = [
  payment, gainTokens, redistributeTokens,
];

export const coreActions: Action<Game>[] = [
];

/** Run after every step, in this order. */
export const standingChecks: EngineBook<Game>['standing'] = [
];
