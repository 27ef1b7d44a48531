import { leader, type Game } from '#ti4/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti4/rules/components/effects.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

const ID = 'emissary-taivra';

/** Returns the wormholes that a system had when it was activated, before any tokens were placed or moved since. */
function wormholesThen(game: Game, system: SystemId, seat: SeatId): string[] {
  const kinds: string[] = [...wormholesIn(game, system, seat)];
  const since = game.facts.findLastIndex(({ type }) => type === 'system-activated');
  for (const fact of game.facts.slice(since + 1).reverse()) {
    if (fact.type !== 'wormhole-placed') continue;
    if (fact.system === system && kinds.includes(fact.wormhole)) kinds.splice(kinds.indexOf(fact.wormhole), 1);
    if (fact.from === system) kinds.push(fact.wormhole);
  }
  return kinds;
}

export default leader({
  id: ID,
  name: 'Emissary Taivra',
  set: 'pok',
  faction: 'creuss',
  role: 'agent',
  text: 'After a player activates a system that has a wormhole other than delta: you may exhaust this card. In this action, that system is adjacent to every other system with a wormhole, for all players.',
  advice: { gains: { moves: 2 } },
  reactions: [
    agentReaction('after', 'system-activated', {
      // A second use would have no further effect.
      isUsable: (game, _held, { seat, system }) =>
        !effectsOf(game, ID).length && wormholesThen(game, system, seat).some((kind) => kind !== 'delta'),
      effect: (game, { holder }, { system }) => void addEffect(game, ID, holder, system, 'action'),
    }),
  ],
  modifiers: {
    bridged: (game, { memory }, near, { seat, a, b }) =>
      near || ((a === memory || b === memory) && wormholesIn(game, a === memory ? b : a, seat).length > 0),
  },
});
