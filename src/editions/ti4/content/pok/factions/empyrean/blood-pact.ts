import { noteOwner, on, promissoryNote, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addVotes, agendaAtHand } from '#ti4/rules/politics/outcomes.ts';
import { canAddVotes } from '#ti4/rules/politics/available-votes.ts';
import type { Game } from '#ti4/rules/game.ts';
import { isFaceUp, playNoteFaceUpAction, returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

const VOTES = 4;

/** Tells whether the holder and the note's owner have cast votes for the same outcome. */
function agreed(game: Game, { holder, key }: HeldComponent): boolean {
  const votes = agendaAtHand(game)?.votes ?? {};
  const [mine, theirs] = [votes[holder], votes[noteOwner(key)]];
  return (
    mine !== undefined && theirs !== undefined && mine.votes > 0 && theirs.votes > 0 && mine.outcome === theirs.outcome
  );
}

export default promissoryNote({
  id: 'blood-pact',
  name: 'Blood Pact',
  set: 'pok',
  faction: 'empyrean',
  text: 'Action: place this note in front of you. While it is there, if you and Empyrean vote for the same outcome, cast 4 extra votes for it. When you activate a system where Empyrean has units: return it.',
  advice: { gains: { votes: 4 } },
  action: playNoteFaceUpAction,
  reactions: [
    ...returnOnActivation,
    on('when', 'voting-ends', {
      mandatory: true,
      isUsable: (game, held) => isFaceUp(game, held) && agreed(game, held) && canAddVotes(game, held.holder),
      effect: (game, { holder, component }) => addVotes(game, holder, VOTES, component),
    }),
  ],
});
