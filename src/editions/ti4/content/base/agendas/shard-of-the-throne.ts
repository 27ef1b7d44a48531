import { agenda, on, type HeldComponent } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { transferLaw } from '#ti4/rules/politics/laws.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const ID = 'shard-of-the-throne';

interface Ended {
  attacker: SeatId;
  defender: SeatId;
  winner: SeatId | null;
}

const lost = (held: HeldComponent, { attacker, defender, winner }: Ended): boolean =>
  winner !== null && winner !== held.holder && (attacker === held.holder || defender === held.holder);

function hand(game: Game, held: HeldComponent, { winner }: Ended): void {
  if (winner === null) return;
  transferLaw(game, held.key, winner);
  gainPoints(game, winner, 1, ID);
  gainPoints(game, held.holder, -1, ID);
}

export default agenda({
  id: ID,
  name: 'Shard of the Throne',
  set: 'base',
  text: "Elect a player: they gain this card and 1 victory point. A player who wins a combat against this card's owner gains the card and the point from them.",
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  resolve: (game, seat) => gainPoints(game, seat, 1, ID),
  reactions: [
    on('after', 'space-combat-ends', {
      mandatory: true,
      isUsable: (_game, held, event) => lost(held, event),
      effect: hand,
    }),
    on('after', 'ground-combat-ends', {
      mandatory: true,
      isUsable: (_game, held, event) => lost(held, event),
      effect: hand,
    }),
  ],
});
