import { kit } from './component.ts';

/**
 * Where components are in force, and from where a seat can use them: as the zones say. `resurvey` is called by whoever changes
 * what is in force; `ready` readies what lies in the zones of a phase, `exhaust` and `readyOne` a single card, whatever it is.
 */
export const {
  zonesFor,
  isHandOnly,
  inForce,
  invalidateInForce,
  inForceSnapshot,
  shareInForce,
  usableHoldings,
  useProblem,
  canExhaust,
  isExhausted,
  exhaust,
  readyComponent,
  readyAll,
} = kit;
