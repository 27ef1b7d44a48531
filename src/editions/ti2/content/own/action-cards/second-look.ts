import { isHit } from '#kit/combat/dice.ts';
import { diceWindow, rerollDie } from '#ti2/rules/combat/dice.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { nameOfSeat, unitLabel } from '#ti2/rules/names.ts';

/** Lists the dice on the table with their faces. */
const lying = (game: Game): { key: string; label: string; hint: string }[] =>
  (game.enclosingData(diceWindow)?.volleys ?? []).flatMap(({ seat, dice }, volley) =>
    dice.flatMap((die, i) => {
      // 12.4: no two copies of this card reroll the same die
      if (die.rerolled?.some(({ by }) => by.startsWith('second-look#'))) return [];
      return [
        {
          key: `${volley}-${i}`,
          label: `${unitLabel(game, die.unit)} (${nameOfSeat(game, seat)}): ${die.face}`,
          hint: isHit(die) ? 'hits' : 'misses',
        },
      ];
    }),
  );

export default actionCard({
  id: 'second-look',
  name: 'Second Look',
  copies: 4,
  text: "After dice are rolled in a combat, bombardment or PDS fire in which you attack or defend: reroll 1 of those dice, yours or your opponent's.",
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'dice-lie', {
      isUsable: (game, { holder }, { attacker, defender }) =>
        [attacker, defender].includes(holder) && lying(game).length > 0,
      target: (game, { holder }) =>
        chooseOption.ask(holder, { prompt: 'Which die do you reroll?', options: lying(game) }),
      effect: (game, { key }, _event, [which]) => {
        const [volley, die] = which.split('-').map(Number);
        const rolled = game.enclosingData(diceWindow)?.volleys[volley];
        const found = rolled?.dice[die];
        if (rolled && found) rerollDie(game, rolled.seat, found, key);
      },
    }),
  ],
});
