import { leaderType } from '#ti3/rules/components/component.ts';
import { isOnBoard, allLeaders, activeLeader } from '#ti3/rules/leaders/leader-locations.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const ADMIRAL = 'admiral';

/** Tells whether a seat has an Admiral aboard a ship in a system. */
const commands = (game: Game, seat: SeatId, system: SystemId): boolean =>
  allLeaders(game).some(
    (one) =>
      one.type === ADMIRAL &&
      one.owner === seat &&
      isOnBoard(one) &&
      game.state.units[one.ship ?? '']?.system === system,
  );

export default leaderType({
  id: ADMIRAL,
  name: 'Admiral',
  mark: 'Ad',
  serves: 'ship',
  text: "The Admiral's ship rolls 1 extra die in each round of space battles and, if it is a dreadnought, has +1 movement. When you attack with an Admiral, the defending fleet cannot retreat unless it has an Admiral too.",
  confidence: 'high',
  modifiers: {
    dice: (game, { key }, count, { purpose, unit }) =>
      purpose === 'space' && unit !== undefined && activeLeader(game, key)?.ship === unit ? count + 1 : count,
    movement: (game, { key }, reach, { type, unit }) =>
      type === 'dreadnought' && unit !== undefined && activeLeader(game, key)?.ship === unit ? reach + 1 : reach,
    'retreat-barred': (game, { holder }, barred, { seat, enemy, system }) =>
      enemy === holder && commands(game, holder, system) && !commands(game, seat, system)
        ? 'Your fleet cannot retreat: the attacker has an Admiral there, and you do not.'
        : barred,
  },
});
