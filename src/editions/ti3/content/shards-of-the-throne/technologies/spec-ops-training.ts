import { rerolledBy } from '#kit/combat/dice.ts';
import { rollAgain } from '#ti3/rules/combat/dice.ts';
import { diceLying } from '#ti3/rules/combat/dice-window.ts';
import { on, technology, type Game, type Held } from '#ti3/rules/components/component.ts';

/** Dice of one's own that show a one, and have not been rolled again for this. */
const ones = (game: Game, { holder, component }: Held) =>
  diceLying(game, holder).flatMap(({ die }) => (die.face === 1 && !rerolledBy(die, component) ? [die] : []));

export default technology({
  id: 'spec-ops-training',
  name: 'Spec Ops Training',
  text: 'In invasions your dice that show a 1 are rolled again.',
  race: 'sol',
  cost: 5,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('after', 'dice-rolled', {
      mandatory: true,
      usable: (game, held, { purpose }) => purpose === 'ground' && ones(game, held).length > 0,
      effect: (game, held) => rollAgain(game, held.holder, ones(game, held), held.component),
    }),
  ],
});
