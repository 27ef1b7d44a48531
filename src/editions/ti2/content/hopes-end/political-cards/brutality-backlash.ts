import { allUnits, destroyUnits } from '#ti2/rules/units/units.ts';
import { type Game, politicalCard } from '#ti2/rules/components/component.ts';
import { lastVoteOf } from '#ti2/rules/politics/voting.ts';

const shockTroops = (game: Game) => allUnits(game).filter(({ type }) => type === 'shock-troop');

export default politicalCard({
  id: 'brutality-backlash',
  name: 'Brutality Backlash',
  copies: 1,
  elect: 'for-against',
  option: 'shockTroops',
  text: 'For: all shock troops become ordinary ground forces. Against: destroy all shock troops of the players who voted “For”.',
  sources: { text: 'confirmed', copies: 'single' },
  resolve: (game, outcome) => {
    if (outcome === 'for') for (const one of shockTroops(game)) one.type = 'ground-force';
    else
      destroyUnits(
        game,
        shockTroops(game).filter(({ owner }) => lastVoteOf(game, owner) === 'for'),
      );
    game.invalidateStep();
  },
});
