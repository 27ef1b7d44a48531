import { diceOf } from '../rules/combat/rerolls.ts';
import type { SystemId } from '../rules/state.ts';
import { shipsIn, unitsAt } from '../rules/units/units.ts';
import { costOf, oddsOf } from './battle.ts';
import { foremost, me } from './mind.ts';
import { choosing, filled, option, type Policy } from './policy.ts';
import { worthOfPlanet } from './worth.ts';

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

const refuge: Policy = choosing((mind, key) => 5 + shipsIn(mind.game, key, mind.seat).length + (key === me(mind).home ? 1 : 0));

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

/** Something done to another's goods: the foremost rival's, and the best of them. Something done to one's own: the best. */
const planet: Policy = choosing((mind, key) => {
  const { controller } = mind.game.state.planets[key] ?? { controller: null };
  return 10 + (mind.game.state.planets[key] ? worthOfPlanet(mind, key) : 0) + (controller === foremost(mind) ? 3 : 0);
});

const player: Policy = choosing((mind, key) => 20 + (mind.game.state.seats[key]?.points ?? 0));

const unit: Policy = choosing((mind, key) => {
  const found = mind.game.state.units[key];
  return 10 + (found ? costOf(mind.game, found) : 0) + (found?.owner === foremost(mind) ? 1 : 0);
});

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
