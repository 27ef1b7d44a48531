import { adjacentSystems, entryProblem, specialOf } from '#ti2/rules/board/adjacency.ts';
import { landUnitsAboard, countByType, enemyShipsIn, shipsIn } from '#ti2/rules/units/units.ts';
import { chooseOption, chooseSystem } from '#ti2/rules/components/target-questions.ts';
import { on, technology, type Game } from '#ti2/rules/components/component.ts';

const half = (game: Game, seat: string, system: string): number =>
  Math.floor(shipsIn(game, system, seat).filter(({ type }) => type === 'cruiser').length / 2);

const nextTo = (game: Game, seat: string, system: string): string[] =>
  adjacentSystems(game, system).filter(
    (to) =>
      !enemyShipsIn(game, to, seat).length &&
      entryProblem(game, seat, to) === undefined &&
      specialOf(game, to) !== 'asteroid-field',
  );

export default technology({
  id: 'strategic-mathematics',
  name: 'Strategic Mathematics',
  text: 'After you win a space combat: you may move up to half of your cruisers there, rounded down, to 1 adjacent system without enemy ships.',
  color: 'red',
  needs: ['xrd-transporter', 'assault-cannon'],
  sources: { text: 'confirmed' },
  reactions: [
    on('after', 'battle-ends', {
      isUsable: (game, { holder }, { system, winner }) =>
        winner === holder && half(game, holder, system) > 0 && nextTo(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseSystem(game, holder, 'To which system do you move cruisers?', nextTo(game, holder, system)),
      furtherTarget: (game, { holder }, { system }, target) => {
        if (target.length > 1) return undefined;
        const options = Array.from({ length: half(game, holder, system) }, (_, i) => ({
          key: `${i + 1}`,
          label: `${i + 1}`,
        }));
        return chooseOption.ask(holder, { prompt: 'How many cruisers do you move?', options });
      },
      effect: (game, { holder }, { system }, [to, count]) => {
        const going = shipsIn(game, system, holder)
          .filter(({ type }) => type === 'cruiser')
          .slice(0, Number(count));
        const all = going.flatMap((ship) => [ship, ...landUnitsAboard(game, ship)]);
        for (const one of all) one.system = to;
        game.invalidateStep();
        game.addFact({ type: 'ships-moved', seat: holder, from: system, towards: to, units: countByType(all) });
      },
    }),
  ],
});
