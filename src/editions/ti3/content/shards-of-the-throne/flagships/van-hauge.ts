import { flagship, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { flagshipIn } from '#ti3/rules/units/flagships.ts';
import { hasQuality, unitsInSpace } from '#ti3/rules/units/units.ts';
import type { ComponentId, SeatId, UnitType } from '#ti3/rules/terms.ts';

/** Type of mechanized units, which do not fight in space battles (E3 22.8). */
const MECHANIZED: string = 'mechanized-unit';

/** Tells whether units of a type can fight in space: ground forces other than mechanized units. */
const canFight = (game: Game, type: UnitType): boolean =>
  hasQuality(game, 'ground-force', { type }) && type !== MECHANIZED;

/** Tells whether a seat keeps its ground forces out of the current battle. */
const staysOut = (game: Game, component: ComponentId, seat: SeatId): boolean =>
  effectsOf(game, component, seat).length > 0;

export default flagship({
  id: 'van-hauge',
  name: 'Van Hauge',
  text: "Your ground forces in space in this flagship's system, except mechanized units, may fight in space battles like fighters. When the battle begins, you decide this for all of them.",
  race: 'yin',
  cost: 10,
  battle: 5,
  dice: 2,
  movement: 1,
  capacity: 4,
  confidence: 'high',
  sense: 'seldom',
  modifiers: {
    'fights-as': (game, { holder, component }, as, { seat, type, system }) =>
      seat === holder && canFight(game, type) && flagshipIn(game, holder, system) && !staysOut(game, component, holder)
        ? 'fighter'
        : as,
  },
  reactions: [
    on('when', 'space-battle-begins', {
      isUsable: (game, { holder, component }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) &&
        flagshipIn(game, holder, system) !== undefined &&
        unitsInSpace(game, system, holder).some(({ type }) => canFight(game, type)) &&
        !staysOut(game, component, holder),
      label: () => 'Keep ground forces out of the battle',
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'battle');
      },
    }),
  ],
});
