import { entryProblem, specialOf } from '#ti2/rules/board/adjacency.ts';
import { landUnitsAboard, countByType, destroyUnits, enemyShipsIn, shipsIn } from '#ti2/rules/units/units.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { chooseSystem } from '#ti2/rules/components/target-questions.ts';
import { systemsWithMovableShips } from '#ti2/rules/movement/movement-points.ts';
import { on, technology, type Game } from '#ti2/rules/components/component.ts';

const LOST = 8;

/**
 * Lists the systems that a fleet can jump to: it must be able to stop there, and a system with enemy ships is excluded
 * while an attack costs a fee.
 */
const within = (game: Game, seat: string, from: string): string[] =>
  Object.keys(game.state.systems).filter(
    (to) =>
      to !== from &&
      entryProblem(game, seat, to) === undefined &&
      specialOf(game, to) !== 'asteroid-field' &&
      (!enemyShipsIn(game, to, seat).length || !modify(game, 'attack-fee', { seat }, 0)),
  );

export default technology({
  id: 'spatial-jump',
  name: 'Spatial Jump',
  text: 'Before your movement segment: you may move 1 fleet to any system. Roll 1 die for each of its ships, including fighters: on 8 to 10, that ship is destroyed. The fleet cannot move again this turn.',
  color: 'blue',
  needs: ['type-iv-drive'],
  rolls: 'losses',
  sources: { text: 'confirmed' },
  reactions: [
    on('when', 'turn-begins', {
      isUsable: (game, { holder }, { seat }) => seat === holder && systemsWithMovableShips(game, holder).length > 0,
      target: (game, { holder }) =>
        chooseSystem(game, holder, 'From which system do you move a fleet?', systemsWithMovableShips(game, holder)),
      furtherTarget: (game, { holder }, _event, target) =>
        target.length > 1
          ? undefined
          : chooseSystem(game, holder, 'To which system do you move the fleet?', within(game, holder, target[0])),
      effect: (game, { holder, component }, _event, [from, to]) => {
        const ships = shipsIn(game, from, holder);
        const faces = game.roll('jump', ships.length, 10);
        game.addFact({ type: 'card-rolled', seat: holder, by: component, faces, least: LOST });
        destroyUnits(
          game,
          ships.filter((_ship, i) => faces[i] >= LOST),
        );
        const left = shipsIn(game, from, holder);
        const all = left.flatMap((ship) => [ship, ...landUnitsAboard(game, ship)]);
        for (const ship of left) ship.voyage = { steps: 0, left: [from], stopped: true };
        for (const one of all) one.system = to;
        game.invalidateStep();
        if (all.length) game.addFact({ type: 'ships-moved', seat: holder, from, towards: to, units: countByType(all) });
      },
    }),
  ],
});
