import { purse } from '../rules/payment.ts';
import { influenceOf, MECATOL_REX, resourcesOf, specialtyOf } from '../rules/planets.ts';
import type { PlanetId, SystemId } from '../rules/state.ts';
import { shipsIn, unitsAt } from '../rules/units.ts';
import { pull, reserve } from './aims.ts';
import { me, nearby, once, systemOf, type Mind } from './mind.ts';

/** What the custodians ask for. */
const CUSTODIANS = 6;

/** What a planet is worth to a seat that does not hold it. */
export function worthOfPlanet(mind: Mind, planet: PlanetId): number {
  const { game, seat } = mind;
  const { controller } = game.state.planets[planet];
  const facts = game.book.planets[planet];
  const own = 1.2 + resourcesOf(game, planet) + influenceOf(game, planet) * 0.8 + (specialtyOf(game, planet) ? 0.7 : 0) + (facts?.trait ? 0 : 0.2);
  const rival = controller !== null && controller !== seat ? 0.5 : 0;
  return own + rival + (pull(mind)[planet] ?? 0) + (planet === MECATOL_REX ? rexBonus(mind) : 0);
}

const rexBonus = (mind: Mind): number => (mind.game.state.custodians ? (canRemoveCustodians(mind) ? 9 : -6) : 4);

export const canRemoveCustodians = (mind: Mind): boolean => purse(mind.game, mind.seat, 'influence') >= CUSTODIANS;

/** Resources or influence that may be spent without touching what is put aside. */
export function spare(mind: Mind, kind: 'resources' | 'influence'): number {
  const kept = reserve(mind);
  return Math.max(0, purse(mind.game, mind.seat, kind) - Math.max(kept[kind], 0) - (kind === 'resources' ? overlap(mind) : 0) - kept.tradeGoods);
}

/** What has to stay for Mecatol Rex this round. */
const overlap = (_mind: Mind): number => 0;

/** How threatening others' ships near a system are, in what they cost. */
export function threat(mind: Mind, system: SystemId): number {
  const { game, seat } = mind;
  return [system, ...(nearby(mind)[system] ?? [])].reduce((sum, at) => sum + shipsIn(game, at).filter(({ owner }) => owner !== seat).length, 0);
}

/** Where the seat can produce, and how many units. */
export const docks = (mind: Mind): SystemId[] => once(mind, 'docks', () =>
  [...new Set(unitsAt(mind.game, { owner: mind.seat, type: 'space-dock' }).map(({ system }) => system))]);

export const tokensLeft = (mind: Mind): number => {
  const { tactic, strategy } = me(mind).tokens;
  const kept = reserve(mind).tokens;
  return Math.max(0, Math.min(tactic, tactic + strategy - kept));
};

/** Ground forces that may leave a planet: homes and Mecatol Rex keep somebody, and so does what lies next to a rival. */
export function keeps(mind: Mind, planet: PlanetId): number {
  const system = systemOf(mind, planet);
  const rivalsNear = threat(mind, system) > 0;
  if (system === me(mind).home) return rivalsNear ? 2 : 1;
  if (planet === MECATOL_REX) return 2;
  return rivalsNear ? 1 : 0;
}
