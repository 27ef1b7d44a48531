import { chosenKey, choose } from '#engine';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { planetOf, planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { arrivalProblem, placeUnits } from '#ti4/rules/units/units.ts';
import { abilityForToken } from '#ti4/content/shared/cards/strategy-token-ability.ts';
import { ability } from '#ti4/rules/components/component.ts';

const ID = 'orbital-drop';

const landingSites = (game: Game, seat: SeatId) =>
  planetsOf(game, seat).map(({ id }) => {
    const off = arrivalProblem(game, seat, 'infantry', id);
    return { key: id, label: planetWithValues(game, id), ...(off && { disabledReason: off }) };
  });

const orbitalDrop = question<object>()('orbital-drop', (game, seat) =>
  choose('Orbital Drop: on which planet do you place 2 infantry?', landingSites(game, seat)),
);

export default ability({
  id: ID,
  name: 'Orbital Drop',
  set: 'base',
  faction: 'sol',
  text: 'Action: spend 1 strategy token to place 2 infantry on a planet you control.',
  advice: { gains: { units: { infantry: 2 } }, spends: { tokens: 1 } },
  action: abilityForToken({
    problem: (game, { holder }) =>
      landingSites(game, holder).some(({ disabledReason }) => !disabledReason)
        ? undefined
        : 'You control no planet where infantry can be placed.',
    target: (_game, { holder }) => orbitalDrop.ask(holder, {}),
    effect: (game, { holder }, target) => {
      const planet = chosenKey(target);
      if (planet === undefined) return;
      placeUnits(game, holder, 'infantry', 2, { system: planetOf(game, planet).system, planet });
      queueMoment(game, 'after', 'ability-resolved', { seat: holder, ability: ID, planet });
    },
  }),
  questions: [orbitalDrop],
});
