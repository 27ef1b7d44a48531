import { parseDiceKey } from '#ti4/rules/combat/rerolls.ts';
import { findPickedUnit } from '#ti4/rules/units/pick-unit.ts';
import { worthOf } from '#ti4/rules/units/unit-marks.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import type { SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';
import { isGroundForce, shipsIn, unitsAt } from '#ti4/rules/units/units.ts';
import { unitCost, estimateCombat } from '#ti4/ai/evaluation/combat-estimate.ts';
import { leadingRival, ownSeat, type AiContext } from '#ti4/ai/ai-context.ts';
import { isBeneficial } from '#ti4/ai/question-source.ts';
import { chooseByValue, addGreedily, pickOption, type Policy } from '#ti4/ai/policy.ts';
import { hasPlanetToTake } from '#ti4/ai/evaluation/nearby-planets.ts';
import { evaluatePlanet } from '#ti4/ai/evaluation/values.ts';

/** Retreats from a combat that is almost certainly lost. */
const retreat: Policy = (context, asked) => {
  const { system } = asked.data as { system: SystemId };
  const { game, seat } = context;
  const ours = shipsIn(game, system, seat);
  const { win } = estimateCombat(
    game,
    ours,
    shipsIn(game, system).filter(({ owner }) => owner !== seat),
  );
  const precious = ours.reduce((sum, unit) => sum + unitCost(game, unit), 0) > 4;
  return win < 0.2 && precious ? pickOption(asked, 'retreat') : pickOption(asked, 'stay');
};

/**
 * Retreats to where no command token has to be placed (78.7), then with its ground forces near a planet to take, then to
 * where most of the seat's ships are.
 */
const refuge: Policy = (context, asked) => {
  const { game, seat } = context;
  const { system } = asked.data as { system: SystemId };
  const carriesForces = unitsAt(game, { system, owner: seat }).some((unit) => isGroundForce(game, unit));
  return chooseByValue(
    (_context, key) =>
      (hasTokenIn(game, seat, key) ? 40 : 0) +
      (carriesForces && hasPlanetToTake(game, seat, key) ? 20 : 0) +
      (key === ownSeat(context).home ? 2 : 1) +
      Math.min(shipsIn(game, key, seat).length, 10),
  )(context, asked);
};

/** Sustains damage wherever it saves a unit, on the cheapest units first. */
const sustain: Policy = (_mind, asked) =>
  asked.spec.kind === 'allot'
    ? addGreedily(
        asked,
        asked.spec.amounts.map(({ key, max }) => ({ key, count: max })),
      )
    : undefined;

/** Fires with everything, at the leading rival. */
const fire: Policy = chooseByValue((context, key) =>
  key === 'hold' ? 0 : 10 + (context.game.state.seats[key]?.points ?? 0),
);

/** Rerolls the seat's own misses and the opponents' hits. */
const reroll: Policy = ({ seat }, asked) => {
  if (asked.spec.kind !== 'allot') return undefined;
  const wanted = asked.spec.amounts.filter(({ key, hint = '' }) => {
    const dice = parseDiceKey(key);
    const missed = dice.result < Number(hint.replace(/\D/g, ''));
    return (dice.seat === seat) === missed;
  });
  return addGreedily(
    asked,
    wanted.map(({ key, max }) => ({ key, count: max })),
  );
};

/** Targets the seat itself with a beneficial effect, and the leading rival with a harmful or unknown one. */
const towards =
  (
    whose: (context: AiContext, key: string) => SeatId | null | undefined,
    worth: (context: AiContext, key: string) => number,
    ahead: number,
  ): Policy =>
  (context, asked) => {
    const helping = isBeneficial(context, asked) ?? false;
    return chooseByValue((_mind, key) => {
      const side = whose(context, key) ?? undefined;
      const aimed = helping
        ? side === context.seat
          ? 60
          : -Math.min(20, 2 * ahead)
        : side === leadingRival(context)
          ? ahead
          : side === context.seat
            ? -ahead
            : 0;
      return 30 + worth(context, key) + aimed;
    })(context, asked);
  };

const planet = towards(
  ({ game }, key) => game.state.planets[key]?.controller,
  (context, key) => (context.game.state.planets[key] ? evaluatePlanet(context, key) : 0),
  3,
);

const player = towards(
  (_mind, key) => key,
  ({ game }, key) => game.state.seats[key]?.points ?? 0,
  3,
);

const unit = towards(
  ({ game }, key) => game.state.units[key]?.owner,
  ({ game }, key) => (game.state.units[key] ? unitCost(game, game.state.units[key]) : 0),
  1,
);

/** Picks the least valuable unit if it is lost, and otherwise the most valuable one. */
const picked: Policy = (context, asked) => {
  const { units, lost } = asked.data as unknown as { units: UnitId[]; lost?: true };
  return chooseByValue(({ game }, key) => {
    const unit = findPickedUnit(game, units, key);
    const value = unit ? 10 * unitCost(game, unit) + 2 * worthOf(game, unit) + (unit.damaged ? 0 : 1) : 0;
    return 200 + (lost ? -value : value);
  })(context, asked);
};

const place: Policy = chooseByValue(
  (context, key) => 5 + unitsAt(context.game, { owner: context.seat, system: key }).length,
);

export const combatPolicies: Record<string, Policy> = {
  'announce-retreat': retreat,
  'retreat-to': refuge,
  'sustain-damage': sustain,
  'use-space-cannon': fire,
  'reroll-dice': reroll,
  'choose-planet': planet,
  'choose-other-player': player,
  'choose-player': player,
  'choose-unit': unit,
  'pick-unit': picked,
  'choose-system': place,
  'x-89-planets': chooseByValue(() => 1),
};
