import { unwind } from '#engine';
import { rerollDiceForCard } from '#ti3/rules/combat/dice.ts';
import { chooseDie, diceOnTable } from '#ti3/rules/combat/dice-window.ts';
import type { RollPurpose } from '#ti3/rules/combat/roll-purpose.ts';
import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { removeEffect } from '#ti3/rules/components/effects.ts';
import { chooseOption } from '#ti3/rules/components/target-questions.ts';
import { nameOf, nameOfSeat, nameOfSystem } from '#ti3/rules/names.ts';

/** Returns an option for each space mine on the board. */
const mines = (game: Game): { key: string; label: string; hint: string }[] =>
  Object.values(game.state.effects).flatMap(({ id, component, holder, data }) =>
    game.book.components[component]?.kind === 'token'
      ? [
          {
            key: id,
            label: `${nameOf(game, component)} at ${nameOfSystem(game, String(data))}`,
            hint: nameOfSeat(game, holder),
          },
        ]
      : [],
  );

const BY_PDS: readonly RollPurpose[] = ['pds', 'landing-fire'];

export default actionCard({
  id: 'faulty-targeting-systems',
  name: 'Faulty Targeting Systems',
  copies: 2,
  text: "At any time, choose 1: cancel another player's Minelayers; remove 1 space mine from the board; or make another player reroll 1 die of their PDS.",
  confidence: 'medium',
  anytime: {
    problem: (game) => (mines(game).length ? undefined : 'There is no space mine on the board to remove.'),
    target: (game, { holder }) =>
      chooseOption.ask(holder, { prompt: 'Which space mine do you remove?', options: mines(game) }),
    effect: (game, { holder, component }, [id]) => {
      const mine = game.state.effects[id];
      if (!mine) return;
      removeEffect(game, id);
      game.addFact({
        type: 'system-cleared',
        seat: holder,
        system: String(mine.data),
        component: mine.component,
        by: component,
      });
    },
  },
  reactions: [
    on('when', 'action-card-played', {
      isUsable: (_game, { holder }, { seat, component }) => seat !== holder && component === 'minelayers',
      effect: (game, { component }, { seat, card, frame }) => {
        game.addFact({ type: 'action-card-cancelled', seat, card, by: component });
        return unwind(frame, 'cancelled');
      },
    }),
    on('after', 'dice-rolled', {
      isUsable: (game, { holder }, { purpose, attacker, defender }) => {
        const shooter = [attacker, defender].find((seat) => diceOnTable(game, seat).length > 0);
        return BY_PDS.includes(purpose) && shooter !== undefined && shooter !== holder;
      },
      target: (_game, { holder }) => chooseDie.ask(holder, {}),
      effect: (game, { component, key }, _event, [choice]) => {
        const found = diceOnTable(game).find((one) => one.key === choice);
        if (found) rerollDiceForCard(game, found.seat, [found.die], component, key);
      },
    }),
  ],
});
