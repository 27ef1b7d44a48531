import { isExplorable } from '#ti4/rules/exploration/exploration.ts';
import { spendableAmount } from '#ti4/rules/production/payment.ts';
import {
  influenceOf,
  MECATOL_REX,
  readyPlanetsOf,
  resourcesOf,
  specialtiesOf,
  traitsOf,
} from '#ti4/rules/planets/planets.ts';
import { planetsLackingForAlliance } from '#ti4/rules/planets/minor-factions.ts';
import type { PlanetId, SystemId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { goalWeights } from './goals.ts';
import { CUSTODIANS_INFLUENCE, reserveFor } from './goal-reserve.ts';
import { weighGains } from './gain-weights.ts';
import { ownSeat, neighborsOf, memoizeForDecision, enemyShips, systemOf, type AiContext } from '#ti4/ai/ai-context.ts';

/**
 * Average value of exploring a planet: the card itself, its share of a relic, and attachments while the planet is held.
 */
const FIND = 2;

/** Value of a minor faction's commander. */
const ALLIANCE = 1.5;

/** Returns the value of a planet to a seat that does not control it. */
export function evaluatePlanet(context: AiContext, planet: PlanetId): number {
  const { game, seat } = context;
  const { controller } = game.state.planets[planet];
  const own =
    1.2 +
    resourcesOf(game, planet) +
    influenceOf(game, planet) * 0.8 +
    (specialtiesOf(game, planet).length ? 0.7 : 0) +
    (traitsOf(game, planet).length ? 0 : 0.2) +
    (controller === null && isExplorable(game, planet) ? FIND : 0) +
    cardOfPlanet(context, planet);
  const lacking = planetsLackingForAlliance(game, planet, seat);
  const alliance = lacking > 0 ? ALLIANCE / lacking : 0;
  const rival = controller !== null && controller !== seat ? 0.5 : 0;
  return (
    own +
    alliance +
    rival +
    (goalWeights(context)[planet] ?? 0) +
    (planet === MECATOL_REX ? rexBonus(context) : towardsRex(context, planet))
  );
}

/** Returns the value of a legendary planet's card for the rest of the game. */
function cardOfPlanet(context: AiContext, planet: PlanetId): number {
  const { book, state } = context.game;
  const card = book.byKind['legendary-card'][book.planets[planet]?.legendary ?? ''];
  return card ? (weighGains(context, card.advice?.gains) * estimateRoundsLeft(state.round)) / 2 : 0;
}

/** Estimates the number of rounds left, including the current one. */
export const estimateRoundsLeft = (round: number): number => Math.max(1, LASTS - round);
const LASTS = 7;

/** Returns the value of a planet adjacent to Mecatol Rex, from where the seat gets there first. */
function towardsRex(context: AiContext, planet: PlanetId): number {
  const rex = context.game.state.planets[MECATOL_REX]?.system;
  return context.game.state.custodians &&
    rex !== undefined &&
    neighborsOf(context)(rex).includes(systemOf(context, planet))
    ? 1.4 + allured(context) / 4
    : 0;
}

const rexBonus = (context: AiContext): number =>
  context.game.state.custodians ? (canRemoveCustodians(context) ? 9 + allured(context) : -6) : 7 + allured(context) / 2;

/** Compensation for Mecatol Rex and its neighbors if planets can be explored, since Mecatol Rex itself cannot. */
const allured = (context: AiContext): number =>
  memoizeForDecision(context, 'allured', () =>
    Object.keys(context.game.state.planets).some((planet) => isExplorable(context.game, planet)) ? 2 * FIND : 0,
  );

export const canRemoveCustodians = (context: AiContext): boolean =>
  spendableAmount(context.game, context.seat, 'influence') >= CUSTODIANS_INFLUENCE;

/** Returns the resources or influence that can be spent without the reserves of either kind. */
export const surplus = (context: AiContext, kind: 'resources' | 'influence'): number =>
  memoizeForDecision(context, `spare ${kind}`, () => {
    const { game, seat } = context;
    const kept = reserveFor(context);
    const other = kind === 'resources' ? 'influence' : 'resources';
    const of = (planet: PlanetId, what: typeof kind) =>
      what === 'resources' ? resourcesOf(game, planet) : influenceOf(game, planet);
    let goods = Math.max(0, ownSeat(context).tradeGoods - kept.tradeGoods);
    let owed = kept[other];
    let sum = 0;
    // Planets that suit the other kind best are reserved for it first.
    for (const { id } of readyPlanetsOf(game, seat).sort(
      (a, b) => of(b.id, other) - of(b.id, kind) - of(a.id, other) + of(a.id, kind),
    )) {
      if (owed > 0) owed -= of(id, other);
      else sum += of(id, kind);
    }
    goods = Math.max(0, goods - Math.max(0, owed));
    return Math.max(0, sum + goods - kept[kind]);
  });

/** Counts enemy ships in a system and its neighbors. */
export function threatNear(context: AiContext, system: SystemId): number {
  return [system, ...neighborsOf(context)(system)].reduce((sum, at) => sum + enemyShips(context, at).length, 0);
}

/** Lists the systems where the seat has a space dock. */
export const productionSites = (context: AiContext): SystemId[] =>
  memoizeForDecision(context, 'docks', () => [
    ...new Set(unitsAt(context.game, { owner: context.seat, type: 'space-dock' }).map(({ system }) => system)),
  ]);

export const tokensLeft = (context: AiContext): number => {
  const { tactic, strategy } = ownSeat(context).tokens;
  const kept = reserveFor(context).tokens;
  return Math.max(0, Math.min(tactic, tactic + strategy - kept));
};

/** Returns how many ground forces must stay on a planet: some at home, on Mecatol Rex, and next to rivals. */
export function spareGroundForces(context: AiContext, planet: PlanetId, there: number): number {
  const system = systemOf(context, planet);
  const rivalsNear = threatNear(context, system) > 0;
  if (system === ownSeat(context).home) return rivalsNear ? 2 : context.game.state.round < 3 ? 0 : 1;
  if (planet === MECATOL_REX) return 2;
  // A lone ground force is more useful elsewhere: the planet stays the seat's until another player lands.
  return rivalsNear && there > 1 ? 1 : 0;
}
