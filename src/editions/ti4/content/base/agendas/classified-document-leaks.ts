import { agenda } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import type { ComponentId } from '#ti4/rules/state.ts';

const ID = 'classified-document-leaks';

/** What it leaves behind is nobody's, so that it stays whoever is out of the game. */
const NOBODY = '';

/** A secret objective that lies among the public ones. */
const leaked = (game: Game, objective: ComponentId): boolean =>
  objectiveOf(game, objective).stage === 'secret' &&
  game.state.objectives.some(({ id, openly }) => id === objective && !openly);

export default agenda({
  id: ID,
  name: 'Classified Document Leaks',
  set: 'base',
  text: 'Elect a secret objective that somebody has scored: it becomes a public one, for everybody else to score. Where none has been scored, another agenda takes its place.',
  type: 'law',
  elect: 'secret-objective',
  discardedWhenRevealed: (game) => game.state.order.every((seat) => game.state.seats[seat].scoredSecrets.length === 0),
  resolve: (game, objective) => {
    const owner = game.state.order.find((seat) => game.state.seats[seat].scoredSecrets.includes(objective));
    if (owner === undefined) return;
    // It no longer counts among its owner's three, who cannot score it again either.
    const seat = game.state.seats[owner];
    seat.scoredSecrets = seat.scoredSecrets.filter((one) => one !== objective);
    game.state.objectives.push({ id: objective, scoredBy: [owner] });
    game.addFact({ type: 'objective-revealed', objective });
  },
  // It stays among the public objectives without the law, or when another is elected in its place, but nobody can score it any more.
  discarded: (game, { elected }) => void addEffect(game, ID, NOBODY, elected ?? '', 'game'),
  modifiers: {
    'scoring-barred': (game, _held, why, { objective }) =>
      leaked(game, objective) && game.state.laws[ID]?.elected !== objective
        ? 'It is no longer a public objective.'
        : why,
  },
});
