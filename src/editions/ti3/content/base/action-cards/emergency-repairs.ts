import { actionCard, type Game } from '#ti3/rules/components/component.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { repairShips } from '#ti3/rules/units/repairs.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const GREAT = ['dreadnought', 'war-sun'];

const damaged = (game: Game, seat: SeatId): Unit[] =>
  allUnits(game).filter((unit) => unit.owner === seat && unit.damaged && GREAT.includes(unit.type));

const places = (game: Game, seat: SeatId): SystemId[] => [...new Set(damaged(game, seat).map(({ system }) => system))];

export default actionCard({
  id: 'emergency-repairs',
  name: 'Emergency Repairs',
  copies: 2,
  text: 'At any time: repair all your damaged dreadnoughts and war suns in 1 system.',
  confidence: 'medium',
  anytime: {
    problem: (game, { holder }) =>
      places(game, holder).length ? undefined : 'You have no damaged dreadnoughts or war suns.',
    target: (game, { holder }) =>
      chooseTargetSystem.ask(holder, {
        prompt: 'In which system do you repair your ships?',
        systems: places(game, holder),
      }),
    effect: (game, { holder }, [where]) =>
      repairShips(
        game,
        holder,
        damaged(game, holder).filter(({ system }) => system === where),
      ),
  },
});
