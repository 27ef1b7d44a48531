import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti3/rules/components/effects.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { valueIfElected, units } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'prophecy-of-ixth';

const built = ({ state }: Game, seat: SeatId): number =>
  state.facts.reduce(
    (sum, fact) => sum + (fact.type === 'units-produced' && fact.seat === seat ? (fact.units.fighter ?? 0) : 0),
    0,
  );

export default politicalCard({
  id: ID,
  name: 'Prophecy of Ixth',
  text: 'Elect a player: their fighters get +1 on their rolls. In each later round, they must produce at least 2 fighters, or this effect ends with that round.',
  elect: 'player',
  stake: valueIfElected((game, seat) => 1 + 0.3 * units('fighter')(game, seat)),
  confidence: 'medium',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { seat, type }) =>
      seat === holder && type === 'fighter' ? bonus + 1 : bonus,
  },
  reactions: [
    on('when', 'status-phase-ends', {
      lasting: true,
      mandatory: true,
      isUsable: (game, { holder, memory }) => game.state.round > Number(memory) && built(game, holder) < 2,
      effect: (game, { key }) => removeEffect(game, key),
    }),
  ],
  resolve: (game, seat) => {
    addEffect(game, ID, seat, game.state.round, 'game');
  },
});
