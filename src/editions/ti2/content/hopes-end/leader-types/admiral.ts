import { leaderType, type Game } from '#ti2/rules/components/component.ts';
import { couldBe } from '#ti2/rules/leaders/face-down-leaders.ts';
import { allLeaders, findLeader, systemOfLeader } from '#ti2/rules/leaders/leader-locations.ts';

const ADMIRAL = 'admiral';

const commands = (game: Game, seat: string, system: string): boolean =>
  allLeaders(game).some(
    (one) =>
      one.owner === seat &&
      one.ship !== undefined &&
      systemOfLeader(game, one) === system &&
      couldBe(game, one, ADMIRAL),
  );

export default leaderType({
  id: ADMIRAL,
  name: 'Admiral',
  mark: 'Ad',
  text: "This leader's ship rolls 1 extra die in each round of space combat. Up to 3 dreadnoughts that start and end their movement with this leader get +1 movement. When you attack with an Admiral, the defending fleet cannot withdraw with a card unless it has an Admiral too.",
  sources: { text: 'confirmed' },
  leads: { type: 'dreadnought', most: 3, further: 1 },
  aids: (game, leader, { purpose, seat, system }) =>
    purpose === 'space' &&
    seat === leader.owner &&
    leader.ship !== undefined &&
    systemOfLeader(game, leader) === system,
  modifiers: {
    dice: (game, { key }, count, { purpose, unit }) =>
      purpose === 'space' && unit !== undefined && findLeader(game, key)?.ship === unit ? count + 1 : count,
    'retreat-barred': (game, { holder }, barred, { seat, enemy, system }) =>
      enemy === holder && commands(game, enemy, system) && !commands(game, seat, system)
        ? 'Your fleet cannot withdraw: the attacker has an Admiral there, and you do not.'
        : barred,
  },
});
