import { on, relic } from '../../../rules/components/component.ts';
import { choose } from '../../../../../engine/index.ts';
import { purgeRelic } from '../../../rules/exploration/relics.ts';
import { question } from '../../../rules/game.ts';
import { gainTechnology, technologyDeck } from '../../../rules/phases/technology.ts';
import { exhaustPlanets } from '../../../rules/units/planets.ts';
import { planetIdsOf } from '../../shared/choosing-places.ts';

const anyTechnology = question<object>()(
  'maw-technology',
  (game, seat) => {
    const deck = technologyDeck(game, seat);
    if (!deck.length) return { kind: 'none', reason: 'You own every technology.' };
    return choose(
      'Which technology do you gain, whatever its prerequisites?',
      deck.map(({ id, name, text }) => ({ key: id, label: name, hint: text })),
    );
  },
  { title: 'gain any technology' },
);

export default relic({
  id: 'maw-of-worlds',
  name: 'Maw of Worlds',
  set: 'pok',
  text: 'As the agenda phase begins you may give it up for good and exhaust all your planets: you gain a technology, whatever its prerequisites.',
  questions: [anyTechnology],
  reactions: [
    on('when', 'agenda-phase-begins', {
      usable: (game, { holder }) => technologyDeck(game, holder).length > 0,
      target: (_game, { holder }) => anyTechnology.of(holder, {}),
      effect: (game, { holder, key, component }, _event, [technology]) => {
        purgeRelic(game, holder, key);
        exhaustPlanets(game, holder, planetIdsOf(game, holder), component);
        if (technology !== undefined) gainTechnology(game, holder, technology);
      },
    }),
  ],
});
