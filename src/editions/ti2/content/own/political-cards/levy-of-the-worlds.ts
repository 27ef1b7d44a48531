import { ask, call, chosen, done } from '../../../../../engine/index.ts';
import { isOpen, raise } from '../../../rules/board/control.ts';
import { politicalCard } from '../../../rules/components/component.ts';
import { procedure } from '../../../rules/game.ts';
import { planetOption } from '../../../rules/components/planets-chosen.ts';
import { chooseAmong } from '../../../rules/components/targets.ts';
import { planetsOf, playing } from '../../../rules/seats.ts';

const MOST = 3;

const levy = procedure<object>()('levy', {
  ask: (game) =>
    ask(
      playing(game.state).flatMap((seat) => {
        const open = planetsOf(game, seat).filter(({ id }) => isOpen(game, id));
        const options = open.map(({ id }) => planetOption(game, id));
        return options.length
          ? [chooseAmong.of(seat, { prompt: 'Where do ground forces come?', options, least: 0, most: MOST })]
          : [];
      }),
      'chosen',
    ),
  chosen: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers))
      for (const planet of chosen(answer)) raise(game, seat, planet, 1, 'levy-of-the-worlds');
    return done();
  },
});

export default politicalCard({
  id: 'levy-of-the-worlds',
  name: 'Levy of the Worlds',
  copies: 1,
  elect: 'for-against',
  text: 'For: everybody puts a free ground force on each of up to 3 planets. Against: nothing.',
  sources: { text: 'own', copies: 'own' },
  procedures: [levy],
  resolve: (_game, outcome) => (outcome === 'for' ? call(levy, {}, 'finish') : undefined),
});
