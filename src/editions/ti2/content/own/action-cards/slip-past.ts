import { shipsIn } from '#ti2/rules/units/units.ts';
import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { addEffect } from '#ti2/rules/components/kit.ts';
import { type Game, actionCard } from '#ti2/rules/components/component.ts';
import { chooseSystem } from '#ti2/rules/components/target-questions.ts';
import { systemsWithMovableShips } from '#ti2/rules/movement/movement-points.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

/** Lists the systems of a player's movable fleets on which no copy of this card has been played in this round. */
const fleets = (game: Game, seat: SeatId, card: string): string[] =>
  allowedTargets(game, card, systemsWithMovableShips(game, seat));

const inMovement = ({ state }: Game, seat: SeatId): boolean =>
  state.active === seat && state.turn.segment === 'movement';

export default actionCard({
  id: 'slip-past',
  name: 'Slip Past',
  copies: 2,
  text: 'During your movement segment: choose 1 of your fleets. Its ships can move through systems with enemy ships this turn.',
  sources: { text: 'own', copies: 'own' },
  anytime: {
    problem: (game, { holder, component }) =>
      inMovement(game, holder) && fleets(game, holder, component).length
        ? undefined
        : 'You can play this card only during your movement segment, and once per round for each fleet.',
    target: (game, { holder, component }) =>
      chooseSystem(
        game,
        holder,
        'Which fleet can move through systems with enemy ships?',
        fleets(game, holder, component),
      ),
    effect: (game, { holder, component }, [system]) => {
      const ships = shipsIn(game, system, holder).map(({ id }) => id);
      addEffect(game, component, holder, ships, 'turn');
    },
  },
  modifiers: {
    'passes-fleets': (_game, { holder, memory }, passes, { seat, unit }) =>
      passes || (seat === holder && Array.isArray(memory) && memory.includes(unit)),
  },
});
