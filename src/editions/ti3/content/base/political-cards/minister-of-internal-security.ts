import { politicalCard } from '#ti3/rules/components/component.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';
import { groundForcesOn, destroyUnits } from '#ti3/rules/units/units.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import type { Unit } from '#ti3/rules/state.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'minister-of-internal-security';

const victims = (game: Game): Unit[] => (game.state.planets[MECATOL_REX] ? groundForcesOn(game, MECATOL_REX) : []);

const howMany = question<{ most: number }, number>()(
  'minister-of-internal-security',
  (_game, _seat, { most }) => ({
    kind: 'number',
    prompt: 'How many ground forces on Mecatol Rex do you destroy?',
    min: 1,
    max: most,
  }),
  { title: 'destroy ground forces on Mecatol Rex' },
);

export default politicalCard({
  id: ID,
  name: 'Minister of Internal Security',
  text: 'Elect a player: at any time, they may discard this card to destroy up to 4 ground forces on Mecatol Rex.',
  law: true,
  elect: 'player',
  stake: valueIfElected(1.5),
  confidence: 'medium',
  isUseful: (game, seat) => victims(game).some(({ owner }) => owner !== seat),
  anytime: {
    problem: (game) => (victims(game).length ? undefined : 'There are no ground forces on Mecatol Rex.'),
    target: (game, { holder }) => howMany.ask(holder, { most: Math.min(4, victims(game).length) }),
    effect: (game, { holder }, [count]) => {
      discardLaw(game, ID);
      const first = [...victims(game)].sort((a, b) => Number(a.owner === holder) - Number(b.owner === holder));
      destroyUnits(game, first.slice(0, Number(count)));
    },
  },
  questions: [howMany],
});
