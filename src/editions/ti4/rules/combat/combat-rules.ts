import type { EngineBook, Procedure, Question } from '#engine';
import { barrageProcedures } from './anti-fighter-barrage.ts';
import { bombardmentProcedures, bombardmentQuestions } from '#ti4/rules/invasion/bombardment.ts';
import { extraCombatProcedures } from './extra-combat.ts';
import { combatHitProcedures } from './combat-hits.ts';
import { controlChecks, controlProcedures } from '#ti4/rules/planets/control.ts';
import { destroyProcedures } from '#ti4/rules/units/destroy.ts';
import { diceProcedures } from './combat-rolls.ts';
import type { Game } from '#ti4/rules/game.ts';
import { groundCombatProcedures } from '#ti4/rules/invasion/ground-combat.ts';
import { hitProcedures, hitQuestions } from './assign-hits.ts';
import { invasionProcedures, invasionQuestions } from '#ti4/rules/invasion/invasion.ts';
import { custodiansProcedures, custodiansQuestions } from '#ti4/rules/planets/custodians-token.ts';
import { rerollProcedures, rerollQuestions } from './rerolls.ts';
import { retreatProcedures, retreatQuestions } from './retreat.ts';
import { spaceCannonProcedures, spaceCannonQuestions } from './space-cannon.ts';
import { spaceCombatProcedures } from './space-combat.ts';

export const combatProcedures: Procedure<Game, never>[] = [
  ...diceProcedures,
  ...rerollProcedures,
  ...hitProcedures,
  ...combatHitProcedures,
  ...destroyProcedures,
  ...spaceCannonProcedures,
  ...barrageProcedures,
  ...spaceCombatProcedures,
  ...extraCombatProcedures,
  ...retreatProcedures,
  ...bombardmentProcedures,
  ...invasionProcedures,
  ...groundCombatProcedures,
  ...controlProcedures,
  ...custodiansProcedures,
];

export const combatQuestions: Question<Game, never>[] = [
  ...rerollQuestions,
  ...hitQuestions,
  ...spaceCannonQuestions,
  ...retreatQuestions,
  ...bombardmentQuestions,
  ...invasionQuestions,
  ...custodiansQuestions,
];

export const combatChecks: EngineBook<Game>['standingChecks'] = controlChecks;
