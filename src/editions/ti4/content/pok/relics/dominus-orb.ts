import { on, relic } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { purgeRelic } from '#ti4/rules/exploration/relics.ts';
import type { Game } from '#ti4/rules/game.ts';
import { isMovementBarred } from '#ti4/rules/movement/move-map.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

/** Tells whether command tokens hold back any of a seat's units that could move to a system. */
const holdsBack = (game: Game, seat: SeatId, to: SystemId): boolean =>
  unitsAt(game, { owner: seat }).some(({ system }) => system !== to && hasTokenIn(game, seat, system));

export default relic({
  id: 'dominus-orb',
  name: 'Dominus Orb',
  set: 'pok',
  text: 'Before you move ships in your tactical action: you may purge this card. In this action, your units can move and be transported out of systems where you have command tokens.',
  advice: {},
  reactions: [
    on('when', 'movement-begins', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat === holder && holdsBack(game, holder, system) && !isMovementBarred(game, seat, system),
      effect: (game, { holder, key, component }) => {
        purgeRelic(game, holder, key);
        addEffect(game, component, holder, null, 'action');
      },
    }),
  ],
  modifiers: {
    'held-by-token': (game, held, holds, { seat }) =>
      holds && !(seat === held.holder && held.key in game.state.effects),
  },
});
