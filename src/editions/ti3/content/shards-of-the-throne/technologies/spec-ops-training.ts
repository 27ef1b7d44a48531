import { wasRerolledBy } from '#kit/combat/dice.ts';
import { rerollDiceForCard } from '#ti3/rules/combat/dice.ts';
import { diceOnTable } from '#ti3/rules/combat/dice-window.ts';
import { on, technology, type Game, type HeldComponent } from '#ti3/rules/components/component.ts';

/** Returns the holder's dice that show a 1 and that this technology has not rerolled. */
const ones = (game: Game, { holder, component }: HeldComponent) =>
  diceOnTable(game, holder).flatMap(({ die }) => (die.face === 1 && !wasRerolledBy(die, component) ? [die] : []));

export default technology({
  id: 'spec-ops-training',
  name: 'Spec Ops Training',
  text: 'In invasion combat: you may reroll each 1 you roll, once. The second result counts.',
  race: 'sol',
  cost: 5,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('after', 'dice-rolled', {
      mandatory: true,
      isUsable: (game, held, { purpose }) => purpose === 'ground' && ones(game, held).length > 0,
      effect: (game, held) => rerollDiceForCard(game, held.holder, ones(game, held), held.component),
    }),
  ],
});
