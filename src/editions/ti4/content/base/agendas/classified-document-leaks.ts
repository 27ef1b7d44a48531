import { agenda } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import type { ComponentId } from '#ti4/rules/state.ts';

const ID = 'classified-document-leaks';

/** The holder of the law's lasting effect: no player, so that it remains even if a player is eliminated. */
const NOBODY = '';

/** Tells whether an objective is a secret objective that this law made public. */
const leaked = (game: Game, objective: ComponentId): boolean =>
  objectiveOf(game, objective).stage === 'secret' &&
  game.state.objectives.some(({ id, openly }) => id === objective && !openly);

export default agenda({
  id: ID,
  name: 'Classified Document Leaks',
  set: 'base',
  text: 'Elect a secret objective that a player has scored: it becomes a public objective, which other players can score. If no secret objective has been scored, reveal another agenda instead.',
  type: 'law',
  elect: 'secret-objective',
  discardedWhenRevealed: (game) => game.state.order.every((seat) => game.state.seats[seat].scoredSecrets.length === 0),
  resolve: (game, objective) => {
    const owner = game.state.order.find((seat) => game.state.seats[seat].scoredSecrets.includes(objective));
    if (owner === undefined) return;
    // It no longer counts toward its owner's three secret objectives, and the owner cannot score it again.
    const seat = game.state.seats[owner];
    seat.scoredSecrets = seat.scoredSecrets.filter((one) => one !== objective);
    game.state.objectives.push({ id: objective, scoredBy: [owner] });
    game.addFact({ type: 'objective-revealed', objective });
  },
  // It stays public after the law leaves play or elects another objective, but can no longer be scored.
  discarded: (game, { elected }) => void addEffect(game, ID, NOBODY, elected ?? '', 'game'),
  modifiers: {
    'scoring-barred': (game, _held, why, { objective }) =>
      leaked(game, objective) && game.state.laws[ID]?.elected !== objective
        ? 'This objective is no longer public.'
        : why,
  },
});
