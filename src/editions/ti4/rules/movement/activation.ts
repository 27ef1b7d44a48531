import { choose, type Option, type Question, type Spec } from '#engine';
import { hasTokenIn, placeToken, spendToken } from '#ti4/rules/tokens/command-tokens.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { reachableShips } from './movement.ts';
import { formatUnitCount, nameOfSystem } from '#ti4/rules/names.ts';
import { spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import { producersIn } from '#ti4/rules/production/production-capacity.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { typesIn } from '#ti4/rules/units/units.ts';

/** Why a seat cannot activate a system (5); undefined when it can. */
export function activationProblem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  if (hasTokenIn(game, seat, system) && !modify(game, 'activates-own-token', { seat, system }, false))
    return `Your command token lies in ${nameOfSystem(game, system)} already.`; // 5.2
  const barred = modify(game, 'activation-barred', { seat, system }, undefined);
  const { amount } = activationBill(game, seat, system);
  return (
    barred ??
    (amount > 0 && spendableAmount(game, seat, 'influence') < amount
      ? `It takes ${amount} influence to activate it.`
      : undefined)
  );
}

/** What a seat pays to activate a system. */
export const activationBill = (game: Game, seat: SeatId, system: SystemId): Bill => ({
  kind: 'influence',
  amount: modify(game, 'activation-price', { seat, system }, 0),
  for: `to activate ${nameOfSystem(game, system)}`,
});

/** Why a seat cannot activate a system by an action that it is granted without a command token: no home system, and none with a token of its own. */
export function grantedActivationProblem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  const home = game.state.order.some((id) => game.state.seats[id].home === system);
  if (home) return 'It is a home system.';
  return hasTokenIn(game, seat, system)
    ? `Your command token lies in ${nameOfSystem(game, system)} already.`
    : activationProblem(game, seat, system);
}

/** Why a seat cannot perform a tactical action (89.1); undefined when it can. */
export function tacticalActionProblem(game: Game, seat: SeatId): string | undefined {
  if (seatOf(game, seat).tokens.tactic <= 0) return 'Your tactic pool is empty.';
  return Object.keys(game.state.systems).some((system) => activationProblem(game, seat, system) === undefined)
    ? undefined
    : 'There is no system you could activate.';
}

/** What a seat could do in a system, were it to activate it: which ships could come, and whether it could produce there. */
function prospect(game: Game, seat: SeatId, system: SystemId): { coming: string; produces: boolean } {
  const ships = reachableShips(game, { seat, system });
  const counts = typesIn('ship').map((type) => [type, ships.filter((unit) => unit.type === type).length] as const);
  return {
    coming: counts
      .filter(([, count]) => count > 0)
      .map(([type, count]) => formatUnitCount(type, count))
      .join(', '),
    produces: producersIn(game, seat, system).length > 0,
  };
}

/** Where one's ships can come stands first, then where one can produce; with what could come there. `rank` 2: nothing of the kind. */
export function rankedByProspects(
  game: Game,
  seat: SeatId,
  options: readonly Option[],
): { option: Option; rank: 0 | 1 | 2 }[] {
  const found = options.map((option): { option: Option; rank: 0 | 1 | 2 } => {
    if (option.disabledReason) return { option, rank: 2 };
    // Where a token of one's own may be come upon, both go, and the turn ends with that.
    if (hasTokenIn(game, seat, option.key)) return { option: { ...option, hint: 'your turn ends there' }, rank: 2 };
    const { coming, produces } = prospect(game, seat, option.key);
    const hint = [coming ? `in reach: ${coming}` : 'no ship in reach', ...(produces ? ['you can produce'] : [])].join(
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

/** Which system to activate; others' tokens are no hindrance (5.3), nor is distance. */
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

/** The system that a player has activated last in the turn that goes on. */
export function lastActivatedSystem(game: Game, seat: SeatId): SystemId | undefined {
  const since = game.facts.findLastIndex(({ type }) => type === 'turn-begins');
  const found = game.facts.slice(since + 1).findLast((fact) => fact.type === 'system-activated' && fact.seat === seat);
  return found?.type === 'system-activated' ? found.system : undefined;
}

/** Puts the token down, unless the action is granted without one, and makes the system the active one (5.1). */
export function activateSystem(game: Game, seat: SeatId, system: SystemId, granted?: true): void {
  if (!granted && hasTokenIn(game, seat, system)) spendToken(game, seat, 'tactic');
  else if (!granted) placeToken(game, seat, system, 'tactic');
  game.state.turn.system = system;
  game.addFact({ type: 'system-activated', seat, system });
}

export const activationQuestions: Question<Game, never>[] = [systemToActivate];
