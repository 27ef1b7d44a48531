import { unwind } from '#engine';
import { leaderType, on } from '#ti2/rules/components/component.ts';
import { isActiveLeader, findLeader, placeLeader, revealLeader } from '#ti2/rules/leaders/leader-locations.ts';

const AGENT = 'agent';

export default leaderType({
  id: AGENT,
  name: 'Agent',
  mark: 'Ag',
  text: 'PDS cannot fire at units that land with this leader. When another player plays an action card, except one that cancels cards: you may remove this leader from the game to cancel that card.',
  sources: { text: 'confirmed' },
  aids: (game, leader, { purpose, planet, enemy }) =>
    purpose === 'landing-fire' &&
    enemy === leader.owner &&
    planet !== undefined &&
    leader.planet === planet &&
    isActiveLeader(game, leader, AGENT),
  modifiers: {
    dice: (game, { holder, key }, count, { purpose, enemy, planet }) =>
      purpose === 'landing-fire' && enemy === holder && planet !== undefined && findLeader(game, key)?.planet === planet
        ? 0
        : count,
  },
  reactions: [
    on('when', 'action-card-played', {
      isUsable: (game, { holder }, { seat, component }) =>
        seat !== holder && !game.book.components[component].reactions?.some((one) => one.on === 'action-card-played'),
      effect: (game, { component, key }, { seat, card, frame }) => {
        const agent = findLeader(game, key);
        if (!agent) return undefined;
        revealLeader(game, agent);
        placeLeader(game, agent, { gone: 'given-up' });
        game.addFact({ type: 'leader-given-up', seat: agent.owner, leader: key });
        game.addFact({ type: 'action-card-cancelled', seat, card, by: component });
        return unwind(frame, 'cancelled');
      },
    }),
  ],
});
