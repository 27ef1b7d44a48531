import { ambush } from './ambush.ts';
import { assignHits } from './casualties.ts';
import { chooseDie, diceLie } from './dice-lying.ts';
import { excessCheck, excessProcedures, excessQuestions } from './fleet-limits.ts';
import { invasionProcedures, invasionQuestions } from './invasion.ts';
import { localProcedures } from './locals.ts';
import { pdsProcedures, pdsQuestions } from './pds-fire.ts';
import { fightRaider } from './raiders.ts';
import { unaccompaniedCheck, unaccompaniedProcedures } from '../planets/unaccompanied.ts';
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
