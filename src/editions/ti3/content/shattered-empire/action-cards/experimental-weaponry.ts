import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

const GREAT: readonly UnitType[] = ['dreadnought', 'war-sun'];

const armed = (game: Game, seat: SeatId, system: SystemId): boolean =>
  shipsIn(game, system, seat).some(({ type }) => GREAT.includes(type));

const screened = (game: Game, seat: SeatId, system: SystemId): boolean =>
  shipsIn(game, system, seat).some((ship) => hasQuality(game, 'fighter', ship));

export default actionCard({
  id: 'experimental-weaponry',
  name: 'Experimental Weaponry',
  copies: 2,
  text: 'When a round of your space battle begins: in that round, the enemy must assign hits from your dreadnoughts and war suns to non-fighter ships first.',
  sense: 'in-close-battles',
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-round-begins', {
      isUsable: (game, { holder, component }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) &&
        armed(game, holder, system) &&
        screened(game, holder === attacker ? defender : attacker, system) &&
        !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'battle-round');
      },
    }),
  ],
  modifiers: {
    'hits-aimed': ({ book }, { holder }, aims, { seat, purpose, dice }) => {
      const count = dice.filter(({ unit, hit }) => hit && GREAT.includes(unit)).length;
      if (seat !== holder || purpose !== 'space' || !count) return aims;
      const at = Object.values(book.units).flatMap(({ type, is }) =>
        is.includes('ship') && !is.includes('fighter') ? [type] : [],
      );
      return [...aims, { count, at }];
    },
  },
});
