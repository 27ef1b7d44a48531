import { isHit } from '#kit/combat/dice.ts';
import { diceLie, rollOneAgain } from '#ti2/rules/combat/dice.ts';
import { addEffect, effectsOf } from '#ti2/rules/components/kit.ts';
import { leaderType, on, type Game } from '#ti2/rules/components/component.ts';
import { chooseAmong } from '#ti2/rules/components/target-questions.ts';
import { isFirstThere, leaderCalled, unveil } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOf } from '#ti2/rules/names.ts';

const COVER = 4;

const GENERAL = 'general';

const isFirst = (game: Game, key: string): boolean => {
  const leader = leaderCalled(game, key);
  return leader !== undefined && isFirstThere(game, leader, GENERAL);
};

/** Dice of a player in the fight for the planet of a leader, by where they lie on the table. */
const diceAt = (game: Game, seat: string, key: string) =>
  (game.within(diceLie)?.volleys ?? []).flatMap((volley, i) =>
    volley.seat === seat && volley.purpose === 'ground' && volley.planet === leaderCalled(game, key)?.planet
      ? volley.dice.map((die, j) => ({ key: `${i}-${j}`, die }))
      : [],
  );

export default leaderType({
  id: GENERAL,
  name: 'General',
  mark: 'Ge',
  text: 'Where it fights for a planet, attacking or defending, you may roll one of your dice again in each round, however many Generals there are. Bombardments of your planet on which it is get -4.',
  sources: { text: 'confirmed' },
  aids: (game, { id, planet, owner }, { purpose, planet: target, enemy }) =>
    purpose === 'bombardment' && enemy === owner && planet !== undefined && planet === target && isFirst(game, id),
  modifiers: {
    'roll-bonus': (game, { holder, key }, bonus, { purpose, planet, enemy }) =>
      purpose === 'bombardment' && enemy === holder && planet !== undefined && leaderCalled(game, key)?.planet === planet && isFirst(game, key)
        ? bonus - COVER
        : bonus, // prettier-ignore
  },
  reactions: [
    on('after', 'dice-lie', {
      usable: (game, { holder, component, key }) =>
        !effectsOf(game, component, holder).length && diceAt(game, holder, key).some(({ die }) => !isHit(die)),
      target: (game, { holder, key }) => {
        const options = diceAt(game, holder, key).map(({ key: at, die }) => ({
          key: at,
          label: `${nameOf(game, die.unit)}: ${die.face}`,
          hint: isHit(die) ? 'hits' : 'misses',
        }));
        return chooseAmong.of(holder, { prompt: 'Which die is rolled again?', options });
      },
      effect: (game, { holder, component, key }, _event, [which]) => {
        unveil(game, leaderCalled(game, key));
        addEffect(game, component, holder, null, 'battle-round');
        const found = diceAt(game, holder, key).find((one) => one.key === which);
        if (found) rollOneAgain(game, holder, found.die, component);
      },
    }),
  ],
});
