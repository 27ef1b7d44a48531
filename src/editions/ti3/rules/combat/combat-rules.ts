import { fightAmbushers } from './ambush.ts';
import { assignHits } from './hits.ts';
import { chooseDie, diceWindow } from './dice-window.ts';
import { excessCheck, excessProcedures, excessQuestions } from '#ti3/rules/units/fleet-limits.ts';
import { invasionProcedures, invasionQuestions } from '#ti3/rules/invasion/invasion.ts';
import { localDefenderProcedures } from '#ti3/rules/invasion/local-defenders.ts';
import { pdsProcedures, pdsQuestions } from './pds-fire.ts';
import { fightRaider } from './raiders.ts';
import { unaccompaniedCheck, unaccompaniedProcedures } from '#ti3/rules/planets/unaccompanied-units.ts';
import { spaceBattleProcedures, spaceBattleQuestions } from './space-battle.ts';

export const combatProcedures = [
  ...pdsProcedures,
  ...spaceBattleProcedures,
  ...invasionProcedures,
  ...excessProcedures,
  fightAmbushers,
  fightRaider,
  ...localDefenderProcedures,
  diceWindow,
  ...unaccompaniedProcedures,
];
export const combatQuestions = [
  assignHits,
  chooseDie,
  ...pdsQuestions,
  ...spaceBattleQuestions,
  ...invasionQuestions,
  ...excessQuestions,
];
export const combatChecks = [unaccompaniedCheck, excessCheck];
