import { kit } from './component.ts';

/**
 * Functions that tell which components are in force, and from where a seat can use them, as the zones define it. Code
 * that changes this must call `invalidateInForce`. `readyAll` readies the cards in the zones of a phase; `exhaust` and
 * `readyComponent` change a single card.
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
