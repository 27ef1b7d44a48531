import { modify } from '#ti3/rules/components/modifiers.ts';
import { activationProblem } from '#ti3/rules/movement/activation.ts';
import { transferPairs } from '#ti3/rules/phases/transfer-action.ts';
import { nonFighterShips, fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { unitsInSpace, hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import type { ComponentId, SystemId } from '#ti3/rules/terms.ts';
import { isAccepted } from '#kit/ai/default-answers.ts';
import { addGreedily, chooseByValue, openOptions, openAmounts, pickOption, type Policy } from '#ti3/ai/policy.ts';
import { findBestDock, evaluateProduction, chooseProductionSite } from './production.ts';
import { evaluateUse } from './cards.ts';
import { COUNTER_VALUE, rankTacticalActions, evaluateTacticalAction } from '#ti3/ai/evaluation/tactical-actions.ts';
import { facilitiesGain } from '#ti3/ai/evaluation/facilities.ts';
import { rankBy, sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { evaluateNearby, reachableSystems } from '#ti3/ai/evaluation/system-evaluation.ts';
import { evaluatePrimary, evaluateSecondary, evaluatePick } from '#ti3/ai/evaluation/strategy-cards.ts';
import { planetIncome } from '#ti3/ai/evaluation/values.ts';

/** Returns the value of a tactical action in a system, from movement and production. */
function activationGain(context: AiContext, system: SystemId): number {
  if (activationProblem(context.game, context.seat, system) !== undefined) return -Infinity;
  const there = evaluateTacticalAction(context, system)?.gain ?? -COUNTER_VALUE;
  const built =
    Math.max(evaluateProduction(context, system), findBestDock(context, system)?.gain ?? 0) +
    facilitiesGain(context, system);
  // Both uses share the price of one command counter.
  return Math.max(there, there + built, built - COUNTER_VALUE);
}

/** Systems to consider for activation: those in reach, and those where the seat could build. */
const candidates = (context: AiContext): SystemId[] => {
  const { planets } = context.game.state;
  const own = Object.values(planets).flatMap(({ owner, system }) => (owner === context.seat ? [system] : []));
  return [...new Set([...rankTacticalActions(context).map(({ system }) => system), ...own])];
};

const bestActivation = (context: AiContext): { system: SystemId; gain: number } | undefined =>
  context.memoizeForDecision('best activation', () =>
    rankBy(
      candidates(context).map((system) => ({ system, gain: activationGain(context, system) })),
      ({ gain }) => gain,
    ).at(0),
  );

const activate: Policy = (context, asked) => {
  const best = bestActivation(context);
  if (best && best.gain > -COUNTER_VALUE) return pickOption(asked, best.system);
  // A system must be chosen, so it takes one that gives nothing away.
  return pickOption(asked, ...reachableSystems(context), context.own.home);
};

/** Counts the empty carriers in a system; in a transfer they return while a space dock builds. */
function idleCarriers({ game, seat }: AiContext, system: SystemId): number {
  const here = shipsIn(game, system, seat);
  const carriers = here.filter(({ type }) => type === 'carrier').length;
  return carriers &&
    unitsInSpace(game, system, seat).some(
      ({ type }) => hasQuality(game, 'fighter', { type }) || hasQuality(game, 'ground-force', { type }),
    )
    ? 0
    : carriers;
}

/** Counts the ships that fleet supply still allows in a system; any beyond would be removed (E3 5.3). */
const roomIn = ({ game, seat }: AiContext, system: SystemId): number =>
  Math.max(0, fleetSupply(game, seat, system) - nonFighterShips(game, seat, system).length);

/**
 * Returns the value of a transfer between two systems: one of them builds, and idle carriers of the other move there.
 */
function transferGain(context: AiContext, systems: readonly SystemId[]): number {
  const rated = systems.map((system, i) => {
    const other = systems[1 - i];
    const built = Math.max(evaluateProduction(context, system), findBestDock(context, system)?.gain ?? 0);
    return built > 0 ? built + 2.5 * Math.min(idleCarriers(context, other), roomIn(context, system)) : 0;
  });
  return Math.max(...rated) - COUNTER_VALUE - 0.4;
}

/** Returns the pair of systems that an option names. */
const pairOf = (context: AiContext, key: string): SystemId[] => {
  const systems = Object.keys(context.game.state.systems);
  return systems.filter((system) => key.startsWith(`${system}+`) || key.endsWith(`+${system}`));
};

const chooseTransfer: Policy = chooseByValue((context, key) => 100 + transferGain(context, pairOf(context, key)));

/** Estimates the best transfer before the question for it is asked. */
const bestTransfer = (context: AiContext): number =>
  context.memoizeForDecision('best transfer', () => {
    const { game, seat } = context;
    const useful = (dock: SystemId, other: SystemId): boolean =>
      evaluateProduction(context, dock) > 0 && idleCarriers(context, other) > 0 && evaluateNearby(context, dock) >= 0;
    const near = transferPairs(game, seat).filter(([one, other]) => useful(one, other) || useful(other, one));
    return Math.max(-Infinity, ...near.map((pair) => transferGain(context, pair)));
  });

/** Moves as planned in a tactical action; in a transfer, moves carriers to the system that builds. */
const move: Policy = (context, asked) => {
  const { systems } = asked.data as { systems: SystemId[] };
  if (systems.length === 1) return expeditionOrNothing(context, systems[0]);
  const [dock] = rankBy(systems, (system) => evaluateProduction(context, system));
  const other = systems.find((system) => system !== dock) ?? dock;
  const coming = openAmounts(asked.spec).filter(
    ({ key }) => key.endsWith(`@${other}`) && key.startsWith('carrier') && idleCarriers(context, other),
  );
  let room = roomIn(context, dock);
  return addGreedily(
    asked,
    coming.map(({ key, max }) => {
      const count = Math.min(max, room);
      room -= count;
      return [key, count];
    }),
  );
};

const expeditionOrNothing = (context: AiContext, system: SystemId): Record<string, number> => {
  const found = context.memoizeForDecision(`answer for ${system}`, () => evaluateTacticalAction(context, system));
  return found && found.gain > -COUNTER_VALUE ? found.counts : {};
};

function actionGain(context: AiContext, key: string): number {
  const at = key.indexOf(':');
  const [what, which] = at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
  if (what === 'pass' || what === 'end') return 0;
  if (what === 'strategic') return 0.3 + evaluatePrimary(context, which);
  if (what === 'tactical') return bestActivation(context)?.gain ?? -1;
  if (what === 'transfer') return bestTransfer(context);
  return evaluateUse(context, which);
}

const turn: Policy = (context, asked) => {
  const rated = openOptions(asked.spec).map(({ key }) => ({ key, gain: actionGain(context, key) }));
  // No player may pass before the strategic action, so it is taken last but not left out.
  const [best] = rankBy(rated, ({ gain, key }) => (key === 'pass' || key === 'end' ? 0.01 : gain));
  if (best && (best.gain > 0 || best.key === 'pass' || best.key === 'end')) return [best.key];
  const must = rated.find(({ key }) => key.startsWith('strategic:'));
  return must ? [must.key] : best && [best.key];
};

const follow: Policy = (context, asked) => {
  const { card } = asked.data as { card: ComponentId };
  const printed = context.game.book.byKind['strategy-card'][card]?.secondaryCost ?? 0;
  const price = modify(context.game, 'secondary-cost', { seat: context.seat, card }, printed);
  const { secondaryUnable, secondaryIdle } = context.game.book.byKind['strategy-card'][card] ?? {};
  const isIdle = (secondaryUnable ?? secondaryIdle)?.(context.game, context.seat) !== undefined;
  return pickOption(asked, !isIdle && evaluateSecondary(context, card, price) > 0.3 ? 'use' : 'decline');
};

const take: Policy = chooseByValue((context, card) => 100 + evaluatePick(context, card));

function worthClaiming(context: AiContext, id: ComponentId): number {
  if (id === 'none') return 0;
  const card = context.game.book.byKind.objective[id];
  // Between equal points, free objectives come first: they may not stay fulfilled.
  return card.wins ? 1000 : 10 * card.points + (card.spend ? 0 : 1);
}

/** Claims as many objectives as the rules allow at once. */
const claim: Policy = (context, asked) => {
  const found: ComponentId[] = [];
  for (const { key } of rankBy(openOptions(asked.spec), (one) => worthClaiming(context, one.key)))
    if (isAccepted(asked, [...found, key])) found.push(key);
  return found;
};

const peaceWith: Policy = chooseByValue(
  (context, seat) => 1 + sumBy(Object.values(context.game.state.units), (unit) => Number(unit.owner === seat)),
);

export const turnPolicies: Record<string, Policy> = {
  turn,
  'activate-system': activate,
  'move-ships': move,
  'choose-transfer': chooseTransfer,
  'take-strategy-card': take,
  'use-secondary': follow,
  'claim-objective': claim,
  'imperial-production': chooseProductionSite,
  'diplomacy-opponent': peaceWith,
  'diplomacy-planets': chooseByValue((context, planet) => 1 + planetIncome(context, planet)),
  // Each ship that moves costs a command counter and takes nothing.
  'warfare-move': (_context, asked) => pickOption(asked, 'none'),
  'warfare-counter': chooseByValue(
    (context, system) => 1 + evaluateNearby(context, system) + evaluateProduction(context, system),
  ),
};
