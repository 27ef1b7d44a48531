import type { EngineBook, Procedure, Question } from '../../../../engine/index.ts';
import { barrageProcedures } from './anti-fighter-barrage.ts';
import { bombardmentProcedures, bombardmentQuestions } from './bombardment.ts';
import { combatElsewhereProcedures } from './combat-elsewhere.ts';
import { combatHitProcedures } from './combat-hits.ts';
import { controlChecks, controlProcedures } from '../units/control.ts';
import { destroyProcedures } from '../units/destroy.ts';
import { diceProcedures } from './dice.ts';
import type { Game } from '../game.ts';
import { groundCombatProcedures } from './ground-combat.ts';
import { hitProcedures, hitQuestions } from './hits.ts';
import { invasionProcedures, invasionQuestions } from './invasion.ts';
import { custodiansProcedures, custodiansQuestions } from '../phases/mecatol-rex.ts';
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
  ...combatElsewhereProcedures,
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

export const combatChecks: EngineBook<Game>['standing'] = controlChecks;
