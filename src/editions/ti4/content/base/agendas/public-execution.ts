import { discardActionCards } from '#ti4/rules/phases/action-cards.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import { setSpeaker } from '#ti4/rules/phases/speaker.ts';

const ID = 'public-execution';

export default agenda({
  id: ID,
  name: 'Public Execution',
  set: 'base',
  text: 'Elect a player: they discard all their action cards and cannot vote for the rest of this agenda phase. If they are the speaker, they give the speaker token to the player on their left.',
  type: 'directive',
  elect: 'player',
  advice: { elected: { actionCards: -2, say: -1 } },
  resolve: (game, seat) => {
    discardActionCards(game, seat, seatOf(game, seat).actionCards, ID);
    const [left] = othersFrom(game.state, seat);
    if (game.state.speaker === seat && left !== undefined) setSpeaker(game, left);
    addEffect(game, ID, seat, null, 'phase');
  },
  modifiers: {
    'vote-barred': (_game, held, why, { seat }) =>
      seat === held.holder ? 'You cannot vote for the rest of this agenda phase: Public Execution elected you.' : why,
  },
});
