import { choose, type Option, type Question, type Spec } from '../../../../engine/index.ts';
import { hasTokenIn, placeToken } from '../units/command-tokens.ts';
import { question, type Game } from '../game.ts';
import { modify } from '../components/modifiers.ts';
import { shipsInReach } from './movement.ts';
import { countOf, nameOfSystem } from '../names.ts';
import { producersIn } from '../production/production-places.ts';
import { seatOf } from '../seats.ts';
import type { SeatId, SystemId } from '../state.ts';
import { typesIn } from '../units/units.ts';

/** Why a seat cannot activate a system (5); undefined when it can. */
export function activationProblem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  if (hasTokenIn(game, seat, system)) return `Your command token lies in ${nameOfSystem(game, system)} already.`; // 5.2
  return modify(game, 'activation-barred', { seat, system }, undefined);
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
  const ships = shipsInReach(game, { seat, system });
  const counts = typesIn('ship').map((type) => [type, ships.filter((unit) => unit.type === type).length] as const);
  return {
    coming: counts
      .filter(([, count]) => count > 0)
      .map(([type, count]) => countOf(type, count))
      .join(', '),
    produces: producersIn(game, seat, system).length > 0,
  };
}

/** Where one's ships can come stands first, then where one can produce. */
function withProspects(game: Game, seat: SeatId, spec: Spec): Spec {
  if (spec.kind !== 'choose') return spec;
  const options = spec.options.map((option) => {
    if (option.off) return { option, rank: 2 };
    const { coming, produces } = prospect(game, seat, option.key);
    const hint = [coming ? `in reach: ${coming}` : 'no ship in reach', ...(produces ? ['you can produce'] : [])].join(' · ');
    return { option: { ...option, hint }, rank: coming ? 0 : produces ? 1 : 2 };
  });
  return { ...spec, options: options.sort((a, b) => a.rank - b.rank).map(({ option }) => option) };
}

/** Which system to activate; others' tokens are no hindrance (5.3), nor is distance. */
export const systemToActivate = question<object>()(
  'system-to-activate',
  (game, seat) => {
    const wrong = tacticalActionProblem(game, seat);
    if (wrong) return { kind: 'none', reason: wrong };
    const options = Object.keys(game.state.systems).map((system): Option => {
      const off = activationProblem(game, seat, system);
      return { key: system, label: nameOfSystem(game, system), ...(off && { off }) };
    });
    return choose('Which system do you activate?', options);
  },
  { title: 'activate a system', shown: (game, seat, _data, spec) => withProspects(game, seat, spec) },
);

/** Puts the token down and makes the system the active one (5.1). */
export function activate(game: Game, seat: SeatId, system: SystemId): void {
  placeToken(game, seat, system, 'tactic');
  game.state.turn.system = system;
  game.fact({ type: 'system-activated', seat, system });
}

export const activationQuestions: Question<Game, never>[] = [systemToActivate];
