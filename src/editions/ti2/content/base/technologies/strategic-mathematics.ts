import type { Spec } from '#engine';
import { systemsOneStepFrom, entryProblem, specialOf } from '#ti2/rules/board/adjacency.ts';
import { landUnitsAboard, countByType, enemyShipsIn, shipsIn } from '#ti2/rules/units/units.ts';
import { proposedLossOrder } from '#ti2/rules/combat/hits.ts';
import { question } from '#ti2/rules/game.ts';
import { groupAlikeShips, shipGroupKey, shipLines, unitsFromCounts } from '#ti2/rules/movement/cargo.ts';
import type { Unit } from '#ti2/rules/state.ts';
import { chooseOption, chooseSystem } from '#ti2/rules/components/target-questions.ts';
import { on, technology, type Game } from '#ti2/rules/components/component.ts';

const half = (game: Game, seat: string, system: string): number =>
  Math.floor(shipsIn(game, system, seat).filter(({ type }) => type === 'cruiser').length / 2);

/** Cruisers in a system, those proposed to move first: without leaders, then with the least aboard. */
const cruisers = (game: Game, seat: string, system: string): Unit[] =>
  proposedLossOrder(
    game,
    shipsIn(game, system, seat).filter(({ type }) => type === 'cruiser'),
  );

/** Asks which cruisers move, if they differ in what is aboard. */
const chooseCruisers = question<{ system: string }, Record<string, number>>()(
  'choose-cruisers',
  (game, seat, { system }): Spec => {
    const most = half(game, seat, system);
    return {
      kind: 'allot',
      prompt: `Which cruisers do you move? Choose 1 to ${most}.`,
      amounts: shipLines(game, cruisers(game, seat, system)),
      limits: [
        { measure: 'ship', atLeast: 1, atMost: most, message: `Choose 1 to ${most} cruisers; you chose {sum}.` },
      ],
      proposed: { [shipGroupKey(game, cruisers(game, seat, system)[0])]: 1 },
    };
  },
  { title: 'move cruisers' },
);

/** Cruisers chosen by a number of alike ones, or by their groups. */
const chosen = (game: Game, seat: string, system: string, keys: readonly string[]): Unit[] => {
  const all = cruisers(game, seat, system);
  if (Number(keys[0])) return all.slice(0, Number(keys[0]));
  const counts = Object.fromEntries(keys.map((key) => [key, keys.filter((other) => other === key).length]));
  return unitsFromCounts(groupAlikeShips(game, all), counts);
};

const nextTo = (game: Game, seat: string, system: string): string[] =>
  systemsOneStepFrom(game, system).filter(
    (to) =>
      !enemyShipsIn(game, to, seat).length &&
      entryProblem(game, seat, to) === undefined &&
      specialOf(game, to) !== 'asteroid-field',
  );

export default technology({
  id: 'strategic-mathematics',
  name: 'Strategic Mathematics',
  text: 'After you win a space combat: up to half (rounded down) of your cruisers left there may move to 1 adjacent system without enemy ships.',
  color: 'red',
  needs: ['xrd-transporter', 'assault-cannon'],
  sources: { text: 'confirmed' },
  questions: [chooseCruisers],
  reactions: [
    on('after', 'battle-ends', {
      isUsable: (game, { holder }, { system, winner }) =>
        winner === holder && half(game, holder, system) > 0 && nextTo(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseSystem(game, holder, 'To which system do you move cruisers?', nextTo(game, holder, system)),
      furtherTarget: (game, { holder }, { system }, target) => {
        if (target.length > 1) return undefined;
        if (groupAlikeShips(game, cruisers(game, holder, system)).size > 1)
          return chooseCruisers.ask(holder, { system });
        const options = Array.from({ length: half(game, holder, system) }, (_, i) => ({
          key: `${i + 1}`,
          label: `${i + 1}`,
        }));
        return chooseOption.ask(holder, { prompt: 'How many cruisers do you move?', options });
      },
      effect: (game, { holder }, { system }, [to, ...keys]) => {
        const going = chosen(game, holder, system, keys);
        const all = going.flatMap((ship) => [ship, ...landUnitsAboard(game, ship)]);
        for (const one of all) one.system = to;
        game.invalidateStep();
        game.addFact({ type: 'ships-moved', seat: holder, from: system, towards: to, units: countByType(all) });
      },
    }),
  ],
});
