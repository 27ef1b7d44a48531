import { isHit } from '#kit/combat/dice.ts';
import { diceWindow, rerollDie } from '#ti2/rules/combat/dice.ts';
import { addEffect, effectsOf } from '#ti2/rules/components/kit.ts';
import { leaderType, on, type Game } from '#ti2/rules/components/component.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { isActiveLeader, findLeader, revealLeader } from '#ti2/rules/leaders/leader-locations.ts';
import { unitLabel } from '#ti2/rules/names.ts';

const COVER = 4;

const GENERAL = 'general';

const isFirst = (game: Game, key: string): boolean => {
  const leader = findLeader(game, key);
  return leader !== undefined && isActiveLeader(game, leader, GENERAL);
};

/** Lists a player's dice in the ground combat on a leader's planet, keyed by volley and position. */
const diceAt = (game: Game, seat: string, key: string) =>
  (game.enclosingData(diceWindow)?.volleys ?? []).flatMap((volley, i) =>
    volley.seat === seat && volley.purpose === 'ground' && volley.planet === findLeader(game, key)?.planet
      ? volley.dice.map((die, j) => ({ key: `${i}-${j}`, die }))
      : [],
  );

export default leaderType({
  id: GENERAL,
  name: 'General',
  mark: 'Ge',
  text: 'In each round of invasion combat on the planet this leader is on, whether you attack or defend: you may reroll 1 of your dice. Players who bombard your planet with this leader get −4 on those rolls. Several of your Generals on a planet count as 1.',
  sources: { text: 'confirmed' },
  aids: (game, { id, planet, owner }, { purpose, planet: target, enemy }) =>
    purpose === 'bombardment' && enemy === owner && planet !== undefined && planet === target && isFirst(game, id),
  modifiers: {
    'roll-bonus': (game, { holder, key }, bonus, { purpose, planet, enemy }) =>
      purpose === 'bombardment' && enemy === holder && planet !== undefined && findLeader(game, key)?.planet === planet && isFirst(game, key)
        ? bonus - COVER
        : bonus, // prettier-ignore
  },
  reactions: [
    on('after', 'dice-lie', {
      hint: 'In each round of invasion combat on the planet this leader is on, whether you attack or defend: you may reroll 1 of your dice. Several of your Generals on a planet count as 1.',
      isUsable: (game, { holder, component, key }) =>
        !effectsOf(game, component, holder).length && diceAt(game, holder, key).some(({ die }) => !isHit(die)),
      target: (game, { holder, key }) => {
        const options = diceAt(game, holder, key).map(({ key: at, die }) => ({
          key: at,
          label: `${unitLabel(game, die.unit)}: ${die.face}`,
          hint: isHit(die) ? 'hits' : 'misses',
        }));
        return chooseOption.ask(holder, { prompt: 'Which die do you reroll?', options });
      },
      effect: (game, { holder, component, key }, _event, [which]) => {
        revealLeader(game, findLeader(game, key));
        addEffect(game, component, holder, null, 'battle-round');
        const found = diceAt(game, holder, key).find((one) => one.key === which);
        if (found) rerollDie(game, holder, found.die, component);
      },
    }),
  ],
});
