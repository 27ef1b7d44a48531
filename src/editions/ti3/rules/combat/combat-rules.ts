import { ambush } from './ambush.ts';
import { assignHits } from './hits.ts';
import { chooseDie, diceLie } from './dice-window.ts';
import { excessCheck, excessProcedures, excessQuestions } from '#ti3/rules/units/fleet-limits.ts';
import { invasionProcedures, invasionQuestions } from '#ti3/rules/invasion/invasion.ts';
import { localProcedures } from '#ti3/rules/invasion/local-defenders.ts';
import { pdsProcedures, pdsQuestions } from './pds-fire.ts';
import { fightRaider } from './raiders.ts';
import { unaccompaniedCheck, unaccompaniedProcedures } from '#ti3/rules/planets/unaccompanied-units.ts';
import { spaceBattleProcedures, spaceBattleQuestions } from './space-battle.ts';

export const battleProcedures = [
  ...pdsProcedures,
  ...spaceBattleProcedures,
  ...invasionProcedures,
  ...excessProcedures,
  ambush,
  fightRaider,
  ...localProcedures,
  diceLie,
  ...unaccompaniedProcedures,
];
export const battleQuestions = [
  assignHits,
  chooseDie,
  ...pdsQuestions,
  ...spaceBattleQuestions,
  ...invasionQuestions,
  ...excessQuestions,
];
export const battleChecks = [unaccompaniedCheck, excessCheck];
