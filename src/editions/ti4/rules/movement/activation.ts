import { choose, type Option, type Question, type Spec } from '#engine';
import { hasTokenIn, placeToken, spendToken } from '#ti4/rules/tokens/command-tokens.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { reachableShips } from './movable-ships.ts';
import { formatUnitCount, nameOfSystem } from '#ti4/rules/names.ts';
import { spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import { producersIn } from '#ti4/rules/production/production-capacity.ts';
import { canProduceAnything } from '#ti4/rules/production/units-to-produce.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { typesIn } from '#ti4/rules/units/units.ts';

const OWN_TOKEN_THERE = 'You already have a command token there.';

/** Returns why a seat cannot activate a system (5), or undefined if it can. */
export function activationProblem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  if (hasTokenIn(game, seat, system) && !modify(game, 'activates-own-token', { seat, system }, false))
    return OWN_TOKEN_THERE; // 5.2
  const barred = modify(game, 'activation-barred', { seat, system }, undefined);
  const { amount } = activationBill(game, seat, system);
  return (
    barred ??
    (amount > 0 && spendableAmount(game, seat, 'influence') < amount
      ? `You cannot pay the ${amount} influence it costs to activate this system.`
      : undefined)
  );
}

/** Returns what a seat pays to activate a system. */
export const activationBill = (game: Game, seat: SeatId, system: SystemId): Bill => ({
  kind: 'influence',
  amount: modify(game, 'activation-price', { seat, system }, 0),
  for: `to activate ${nameOfSystem(game, system)}`,
});

/**
 * Returns why a seat cannot activate a system with a granted action that places no command token, or undefined. Home
 * systems and systems that contain its own token are excluded.
 */
export function grantedActivationProblem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  const home = game.state.order.some((id) => game.state.seats[id].home === system);
  if (home) return 'This cannot activate a home system.';
  return hasTokenIn(game, seat, system) ? OWN_TOKEN_THERE : activationProblem(game, seat, system);
}

/** Returns why a seat cannot perform a tactical action (89.1), or undefined if it can. */
export function tacticalActionProblem(game: Game, seat: SeatId): string | undefined {
  if (seatOf(game, seat).tokens.tactic <= 0) return 'You have no command token in your tactic pool.';
  return Object.keys(game.state.systems).some((system) => activationProblem(game, seat, system) === undefined)
    ? undefined
    : 'There is no system you can activate.';
}

/** Returns the ships that could move into a system if the seat activated it, and whether it could produce there. */
function prospect(game: Game, seat: SeatId, system: SystemId): { coming: string; produces: boolean } {
  const ships = reachableShips(game, { seat, system });
  const counts = typesIn('ship').map((type) => [type, ships.filter((unit) => unit.type === type).length] as const);
  return {
    coming: counts
      .filter(([, count]) => count > 0)
      .map(([type, count]) => formatUnitCount(type, count))
      .join(', '),
    produces: producersIn(game, seat, system).length > 0 && canProduceAnything(game, { seat, system }),
  };
}

/**
 * Sorts systems that the seat's ships can reach (`rank` 0) before those where it can only produce (1) and the rest (2),
 * and adds hints about ships and production.
 */
export function rankedByProspects(
  game: Game,
  seat: SeatId,
  options: readonly Option[],
): { option: Option; rank: 0 | 1 | 2 }[] {
  const found = options.map((option): { option: Option; rank: 0 | 1 | 2 } => {
    if (option.disabledReason) return { option, rank: 2 };
    // A system with the seat's own token can only be offered by a component: both tokens return and the turn ends.
    if (hasTokenIn(game, seat, option.key)) return { option: { ...option, hint: 'ends your turn' }, rank: 2 };
    const { coming, produces } = prospect(game, seat, option.key);
    const hint = [coming ? `in reach: ${coming}` : 'no ships in reach', ...(produces ? ['you can produce'] : [])].join(
      ' · ',
    );
    return { option: { ...option, hint }, rank: coming ? 0 : produces ? 1 : 2 };
  });
  return found.sort((a, b) => a.rank - b.rank);
}

const withProspects = (game: Game, seat: SeatId, spec: Spec): Spec =>
  spec.kind === 'choose'
    ? { ...spec, options: rankedByProspects(game, seat, spec.options).map(({ option }) => option) }
    : spec;

/** Asks which system to activate; other players' tokens (5.3) and distance do not matter. */
export const systemToActivate = question<{ granted?: true }>()(
  'system-to-activate',
  (game, seat, { granted }) => {
    const wrong = granted ? undefined : tacticalActionProblem(game, seat);
    if (wrong) return { kind: 'none', reason: wrong };
    const options = Object.keys(game.state.systems).map((system): Option => {
      const off = granted ? grantedActivationProblem(game, seat, system) : activationProblem(game, seat, system);
      return { key: system, label: nameOfSystem(game, system), ...(off && { disabledReason: off }) };
    });
    return choose('Which system do you activate?', options, { min: granted ? 0 : 1 });
  },
  { title: 'activate a system', shown: (game, seat, _data, spec) => withProspects(game, seat, spec) },
);

/** Returns the system that a player activated last in the current turn, or undefined. */
export function lastActivatedSystem(game: Game, seat: SeatId): SystemId | undefined {
  const since = game.facts.findLastIndex(({ type }) => type === 'turn-begins');
  const found = game.facts.slice(since + 1).findLast((fact) => fact.type === 'system-activated' && fact.seat === seat);
  return found?.type === 'system-activated' ? found.system : undefined;
}

/**
 * Makes a system active (5.1) and places a command token there unless the action is granted without one. If the seat's
 * own token is already there, spends the new one instead.
 */
export function activateSystem(game: Game, seat: SeatId, system: SystemId, granted?: true): void {
  if (!granted && hasTokenIn(game, seat, system)) spendToken(game, seat, 'tactic');
  else if (!granted) placeToken(game, seat, system, 'tactic');
  game.state.turn.system = system;
  game.addFact({ type: 'system-activated', seat, system });
}

export const activationQuestions: Question<Game, never>[] = [systemToActivate];
