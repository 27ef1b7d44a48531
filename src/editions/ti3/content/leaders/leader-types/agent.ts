import { unwind } from '#engine';
import { leaderType, on } from '#ti3/rules/components/component.ts';
import { removeLeader } from '#ti3/rules/leaders/fate.ts';
import { findLeader, activeLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { seizableUnits, seizeStructures } from '#ti3/rules/planets/seized-structures.ts';

export default leaderType({
  id: 'agent',
  name: 'Agent',
  mark: 'Ag',
  text: 'PDS cannot fire at ground forces that land with an Agent. If these ground forces win the invasion: you may gain the PDS and space docks on the planet. When another player plays an action card other than Sabotage: you may remove an Agent from the game to cancel that card.',
  confidence: 'high',
  modifiers: {
    dice: (game, { key, holder }, count, { purpose, enemy, planet }) =>
      purpose === 'landing-fire' &&
      enemy === holder &&
      planet !== undefined &&
      activeLeader(game, key)?.planet === planet
        ? 0
        : count,
  },
  reactions: [
    on('when', 'planet-falls', {
      hint: 'Gain the PDS and space docks on the planet instead of destroying them.',
      isUsable: (game, { key, holder }, { seat, planet }) =>
        seat === holder && activeLeader(game, key)?.planet === planet && seizableUnits(game, seat, planet).length > 0,
      effect: (game, _held, { seat, planet }) => seizeStructures(game, seat, planet),
    }),
    on('when', 'action-card-played', {
      hint: 'Remove this Agent from the game to cancel the card.',
      isUsable: (game, { key, holder }, { seat, component }) =>
        seat !== holder && component !== 'sabotage' && findLeader(game, key) !== undefined,
      effect: (game, { component, key, holder }, { seat, card, frame }) => {
        const agent = findLeader(game, key);
        if (agent) removeLeader(game, agent, 'given-up', holder);
        game.addFact({ type: 'action-card-cancelled', seat, card, by: component });
        return unwind(frame, 'cancelled'); // 12.3
      },
    }),
  ],
});
