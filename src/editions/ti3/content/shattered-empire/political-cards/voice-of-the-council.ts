import { call } from '#engine';
import { on, politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf, removeEffect } from '#ti3/rules/components/effects.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import { voteOn } from '#ti3/rules/politics/voting.ts';

const ID = 'voice-of-the-council';
const COUNCILS = ['council', 'assembly'];

export default politicalCard({
  id: ID,
  name: 'Voice of the Council',
  text: 'When you perform the strategic action of Political or Assembly: you may start a vote on this card before its primary ability. Elect a player: they gain 1 victory point until another player is elected.',
  elect: 'player',
  called: 'voiceOfTheCouncil',
  confidence: 'medium',
  sense: 'seldom',
  stake: (game, seat, outcome) => {
    const has = effectsOf(game, ID).some(({ holder }) => holder === seat);
    return outcome === seat ? (has ? 0 : 7) : has ? -7 : 0;
  },
  resolve: (game, outcome) => {
    for (const { id, holder } of effectsOf(game, ID)) {
      if (holder === outcome) return;
      removeEffect(game, id);
      gainPoints(game, holder, -1, ID);
    }
    addEffect(game, ID, outcome, null, 'game');
    gainPoints(game, outcome, 1, ID);
  },
  reactions: [
    on('when', 'strategic-action', {
      isUsable: (game, { holder, key }, { seat, card }) =>
        // As a lasting effect it is also in force for its holder, under another key.
        key === ID && seat === holder && COUNCILS.includes(String(game.book.byKind['strategy-card'][card]?.theme)),
      effect: () => call(voteOn, { card: ID }, 'finish'),
    }),
  ],
});
