import { diceOf } from '#ti4/rules/combat/rerolls.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { shipsIn, unitsAt } from '#ti4/rules/units/units.ts';
import { costOf, oddsOf } from '#ti4/ai/evaluation/combat-estimate.ts';
import { foremost, me, type Mind } from '#ti4/ai/ai-context.ts';
import { helps } from '#ti4/ai/question-source.ts';
import { choosing, filled, option, type Policy } from '#ti4/ai/policy.ts';
import { worthOfPlanet } from '#ti4/ai/evaluation/values.ts';

/** Leaves a fight that is as good as lost. */
const retreat: Policy = (mind, asked) => {
  const { system } = asked.data as { system: SystemId };
  const { game, seat } = mind;
  const ours = shipsIn(game, system, seat);
  const { win } = oddsOf(
    game,
    ours,
    shipsIn(game, system).filter(({ owner }) => owner !== seat),
  );
  const precious = ours.reduce((sum, unit) => sum + costOf(game, unit), 0) > 4;
  return win < 0.2 && precious ? option(asked, 'retreat') : option(asked, 'stay');
};

const refuge: Policy = choosing(
  (mind, key) => 5 + shipsIn(mind.game, key, mind.seat).length + (key === me(mind).home ? 1 : 0),
);

/** Damage is sustained wherever it saves a unit, on the cheapest first. */
const sustain: Policy = (_mind, asked) =>
  asked.spec.kind === 'allot'
    ? filled(
        asked,
        asked.spec.lines.map(({ key, max }) => ({ key, count: max })),
      )
    : undefined;

/** All that can fire fires, at the foremost rival. */
const fire: Policy = choosing((mind, key) => (key === 'hold' ? 0 : 10 + (mind.game.state.seats[key]?.points ?? 0)));

/** Own misses and others' hits are rolled again. */
const reroll: Policy = ({ seat }, asked) => {
  if (asked.spec.kind !== 'allot') return undefined;
  const wanted = asked.spec.lines.filter(({ key, hint = '' }) => {
    const dice = diceOf(key);
    const missed = dice.result < Number(hint.replace(/\D/g, ''));
    return (dice.seat === seat) === missed;
  });
  return filled(
    asked,
    wanted.map(({ key, max }) => ({ key, count: max })),
  );
};

/** What is done for oneself where it helps, and to the foremost rival where it does not, or nobody says. */
const towards =
  (
    whose: (mind: Mind, key: string) => SeatId | null | undefined,
    worth: (mind: Mind, key: string) => number,
    ahead: number,
  ): Policy =>
  (mind, asked) => {
    const helping = helps(mind, asked) ?? false;
    return choosing((_mind, key) => {
      const side = whose(mind, key) ?? undefined;
      const aimed = helping
        ? side === mind.seat
          ? 60
          : -Math.min(20, 2 * ahead)
        : side === foremost(mind)
          ? ahead
          : side === mind.seat
            ? -ahead
            : 0;
      return 30 + worth(mind, key) + aimed;
    })(mind, asked);
  };

const planet = towards(
  ({ game }, key) => game.state.planets[key]?.controller,
  (mind, key) => (mind.game.state.planets[key] ? worthOfPlanet(mind, key) : 0),
  3,
);

const player = towards(
  (_mind, key) => key,
  ({ game }, key) => game.state.seats[key]?.points ?? 0,
  3,
);

const unit = towards(
  ({ game }, key) => game.state.units[key]?.owner,
  ({ game }, key) => (game.state.units[key] ? costOf(game, game.state.units[key]) : 0),
  1,
);

const place: Policy = choosing((mind, key) => 5 + unitsAt(mind.game, { owner: mind.seat, system: key }).length);

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
  'choose-system': place,
  'x-89-planets': choosing(() => 1),
};
