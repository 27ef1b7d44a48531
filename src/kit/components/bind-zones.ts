import type { BoundTypes, KindOf, ComponentOfKind, Zone } from './types.ts';
import {
  zonesFor,
  isHandOnly,
  inForce,
  lastingEffectsFor,
  invalidateInForce,
  shareInForce,
  inForceSnapshot,
  usableHoldings,
  useProblem,
} from './zones.ts';
import { canExhaust, isExhausted, exhaust, readyComponent, readyAll } from './exhaustion.ts';

/** Binds the zones to an edition. */
export const bindZones = <T extends BoundTypes<T>>() => ({
  /** Declares a zone. The compiler matches its functions to the kinds of components in it. */
  defineZone: <const K extends KindOf<T>>(zone: Zone<T, ComponentOfKind<T, K>> & { kinds: readonly K[] }): Zone<T> =>
    zone,
  zonesFor: zonesFor<T>,
  isHandOnly: isHandOnly<T>,
  inForce: inForce<T>,
  lastingEffectsFor: lastingEffectsFor<T>,
  invalidateInForce: invalidateInForce<T>,
  shareInForce: shareInForce<T>,
  inForceSnapshot: inForceSnapshot<T>,
  usableHoldings: usableHoldings<T>,
  useProblem: useProblem<T>,
  canExhaust: canExhaust<T>,
  isExhausted: isExhausted<T>,
  exhaust: exhaust<T>,
  readyComponent: readyComponent<T>,
  readyAll: readyAll<T>,
});
