import { call } from '#engine';
import { currentCombat, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { addEffect, effectsOf } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import {
  takeableTechnologies,
  takeTechnology,
  takeTechnologyRules,
} from '#ti4/content/shared/procedures/take-technology.ts';
import { ability, componentOf, on } from '#ti4/rules/components/component.ts';

const ID = 'technological-singularity';

const immune = (game: Game, seat: SeatId): boolean =>
  seatOf(game, seat).playArea.some((card) => componentOf(card) === 'antivirus');

/** Returns the seat's opponent in the current combat, or undefined if it is in none. */
const victim = (game: Game, seat: SeatId): SeatId | undefined => {
  const combat = currentCombat(game);
  return combat && isSide(combat, seat) ? opponentIn(combat, seat) : undefined;
};

export default ability({
  id: ID,
  name: 'Technological Singularity',
  set: 'base',
  faction: 'nekro',
  text: "Once per combat, after your opponent's unit is destroyed: you may gain 1 technology that your opponent owns.",
  reactions: [
    on('after', 'unit-destroyed', {
      isUsable: (game, { holder }, { seat }) =>
        victim(game, holder) === seat &&
        !immune(game, seat) &&
        !effectsOf(game, ID, holder).length &&
        takeableTechnologies(game, holder, [seat]).length > 0,
      effect: (game, { holder }, { seat }) => {
        addEffect(game, ID, holder, null, 'combat');
        return call(takeTechnology, { seat: holder, from: [seat] }, 'finish');
      },
    }),
  ],
  ...takeTechnologyRules,
});
