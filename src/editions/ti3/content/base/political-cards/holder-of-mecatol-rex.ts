import { ask, call, chosenOne, done } from '../../../../../engine/index.ts';
import { politicalCard } from '../../../rules/components/component.ts';
import { procedure } from '../../../rules/game.ts';
import { nameOf } from '../../../rules/names.ts';
import { MECATOL, holdsMecatol } from '../../../rules/phases/objective-counts.ts';
import { councilChoice, putFree } from '../../../rules/politics/council-deeds.ts';
import { discardLaw } from '../../../rules/politics/laws.ts';
import type { SeatId } from '../../../rules/terms.ts';
import { ifDecided } from '../../../rules/politics/stakes.ts';

const choose = procedure<{ seat: SeatId }>()('holder-of-mecatol-rex', {
  ask: (game, { seat }) => {
    const laws = Object.values(game.state.laws).map(({ component: key }) => ({ key, label: nameOf(game, key) }));
    return ask(
      [
        councilChoice.of(seat, {
          prompt: 'Which law do you discard?',
          options: [...laws, { key: 'none', label: 'None' }],
        }),
      ],
      'chosen',
    );
  },
  chosen: (game, _data, { answer }) => {
    discardLaw(game, chosenOne(answer) ?? '');
    return done();
  },
});

export default politicalCard({
  id: 'holder-of-mecatol-rex',
  name: 'Holder of Mecatol Rex',
  text: 'For: the owner of Mecatol Rex may discard a law. Against: the owner of Mecatol Rex puts 2 ground forces there, free of charge.',
  elect: 'for-against',
  stake: ifDecided({ for: 0, against: (game, seat) => Number(holdsMecatol(game, seat)) }),
  confidence: 'medium',
  procedures: [choose],
  resolve: (game, outcome) => {
    const seat = game.state.planets[MECATOL]?.owner ?? null;
    if (seat === null) return;
    if (outcome === 'for') return Object.keys(game.state.laws).length ? call(choose, { seat }, 'finish') : undefined;
    putFree(game, seat, 'ground-force', MECATOL, 2);
  },
});
