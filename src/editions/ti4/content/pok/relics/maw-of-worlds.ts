import { on, relic } from '#ti4/rules/components/component.ts';
import { choose } from '#engine';
import { purgeRelic } from '#ti4/rules/exploration/relics.ts';
import { question } from '#ti4/rules/game.ts';
import { gainTechnology, technologyDeck } from '#ti4/rules/technology/technology.ts';
import { exhaustPlanets } from '#ti4/rules/planets/planets.ts';
import { planetIdsOf } from '#ti4/content/shared/procedures/place-questions.ts';

const anyTechnology = question<object>()(
  'maw-technology',
  (game, seat) => {
    const deck = technologyDeck(game, seat);
    if (!deck.length) return { kind: 'none', reason: 'You own every technology.' };
    return choose(
      'Which technology do you gain, regardless of prerequisites?',
      deck.map(({ id, name, text }) => ({ key: id, label: name, hint: text })),
    );
  },
  { title: 'gain any technology' },
);

export default relic({
  id: 'maw-of-worlds',
  name: 'Maw of Worlds',
  set: 'pok',
  text: 'When the agenda phase begins: you may gain any technology, regardless of prerequisites. If you do, purge this card and exhaust all your planets.',
  questions: [anyTechnology],
  reactions: [
    on('when', 'agenda-phase-begins', {
      isUsable: (game, { holder }) => technologyDeck(game, holder).length > 0,
      target: (_game, { holder }) => anyTechnology.ask(holder, {}),
      effect: (game, { holder, key, component }, _event, [technology]) => {
        purgeRelic(game, holder, key);
        exhaustPlanets(game, holder, planetIdsOf(game, holder), component);
        if (technology !== undefined) gainTechnology(game, holder, technology);
      },
    }),
  ],
});
