import { politicalCard } from '#ti3/rules/components/component.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { MECATOL } from '#ti3/rules/objectives/objective-counts.ts';
import { troopsOn, destroy } from '#ti3/rules/units/units.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { ifElected } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'minister-of-internal-security';

const victims = (game: Game): Unit[] => (game.state.planets[MECATOL] ? troopsOn(game, MECATOL) : []);

const howMany = question<{ most: number }, number>()(
  'minister-of-internal-security',
  (_game, _seat, { most }) => ({
    kind: 'number',
    prompt: 'How many ground forces on Mecatol Rex are destroyed?',
    min: 1,
    max: most,
  }),
  { title: 'strike at Mecatol Rex' },
);

export default politicalCard({
  id: ID,
  name: 'Minister of Internal Security',
  text: 'Elect a player, who may discard this at any time to destroy up to 4 ground forces on Mecatol Rex.',
  law: true,
  elect: 'player',
  stake: ifElected(1.5),
  confidence: 'medium',
  anytime: {
    unable: (game) => (victims(game).length ? undefined : 'No ground force stands on Mecatol Rex.'),
    target: (game, { holder }) => howMany.of(holder, { most: Math.min(4, victims(game).length) }),
    effect: (game, { holder }, [count]) => {
      discardLaw(game, ID);
      const first = [...victims(game)].sort((a, b) => Number(a.owner === holder) - Number(b.owner === holder));
      destroy(game, first.slice(0, Number(count)));
    },
  },
  questions: [howMany],
});
