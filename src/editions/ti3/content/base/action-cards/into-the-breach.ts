import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { chooseUnit } from '#ti3/rules/components/target-questions.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';

const leaders = (game: Game, seat: SeatId, system: SystemId): UnitId[] =>
  shipsIn(game, system, seat).flatMap(({ id, type }) => (type === 'dreadnought' ? [id] : []));

export default actionCard({
  id: 'into-the-breach',
  name: 'Into the Breach',
  copies: 1,
  text: 'When your space battle begins: choose 1 of your dreadnoughts in it. Your ships get +1 on all rolls in this battle, and you must assign the first 2 hits to that dreadnought.',
  sense: 'in-close-battles',
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-begins', {
      isUsable: (game, { holder }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) && leaders(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseUnit.ask(holder, {
          prompt: 'To which dreadnought do you assign the first 2 hits?',
          units: leaders(game, holder, system),
        }),
      effect: (game, { holder, component }, { system }, [unit]) => {
        if (leaders(game, holder, system).includes(unit)) addEffect(game, component, holder, [unit, system], 'battle');
      },
    }),
  ],
  modifiers: {
    'roll-bonus': (_game, { holder, memory }, bonus, { seat, purpose, system }) => {
      const [, where] = memory as [UnitId, SystemId];
      return seat === holder && system === where && (purpose === 'space' || purpose === 'barrage') ? bonus + 1 : bonus;
    },
    // A dreadnought sustains no more than 2 hits, so all hits go to it for as long as it is there.
    'hits-first-on': (_game, { holder, memory }, first, { seat, system }) => {
      const [unit, where] = memory as [UnitId, SystemId];
      return seat === holder && system === where ? unit : first;
    },
  },
});
