import { call } from '#engine';
import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { tacticalAction } from '#ti3/rules/phases/tactical-action.ts';
import { enemyShipsIn } from '#ti3/rules/units/units.ts';
import { produceUnits } from '#ti3/rules/production/production.ts';
import { workingDocks } from '#ti3/rules/production/production-limits.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const isBlockaded = (game: Game, seat: SeatId, system: SystemId): boolean =>
  enemyShipsIn(game, system, seat) && workingDocks(game, seat, system).length > 0;

export default actionCard({
  id: 'surprise-assault',
  name: 'Surprise Assault',
  copies: 1,
  text: 'After you activate a system where enemy ships blockade your space docks: you may produce there after ships move and before the space battle.',
  confidence: 'medium',
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder, component }, { seat, system }) =>
        seat === holder &&
        game.enclosingData(tacticalAction) !== undefined &&
        isBlockaded(game, holder, system) &&
        !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }, { system }) => {
        addEffect(game, component, holder, system, 'action');
      },
    }),
    on('after', 'ships-moved', {
      lasting: true,
      mandatory: 'any-order',
      isUsable: (game, { holder, memory }, { seat, system }) =>
        seat === holder && system === memory && isBlockaded(game, holder, system),
      effect: (_game, _held, { seat, system }) => call(produceUnits, { seat, system }, 'finish'),
    }),
  ],
  modifiers: {
    'builds-blockaded': (_game, { holder, memory }, builds, { seat, system }) =>
      builds || (seat === holder && system === memory),
  },
});
