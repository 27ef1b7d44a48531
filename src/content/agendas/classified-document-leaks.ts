import { agenda } from '../../rules/component.ts';
import { addEffect } from '../../rules/effects.ts';
import { isLaw } from '../../rules/laws.ts';

const ID = 'classified-document-leaks';

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
    game.fact({ type: 'objective-revealed', objective });
  },
  // It stays among the public objectives without the law, but nobody can score it any more.
  discarded: (game, { elected }) => void addEffect(game, ID, game.state.speaker, elected ?? '', 'game'),
  modifiers: {
    'scoring-barred': (game, held, why, { objective }) =>
      (!isLaw(game, held) && held.memory === objective ? 'It is no longer a public objective.' : why),
  },
});
