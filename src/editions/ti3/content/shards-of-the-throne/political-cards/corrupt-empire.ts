import { on, politicalCard, type Game, type HeldComponent } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const ID = 'corrupt-empire';

/** Reaction to an attack on the holder, the same for space battles and invasions. */
const attacked = {
  mandatory: true,
  isUsable: (_game: Game, { holder }: HeldComponent, { defender }: { defender: SeatId }): boolean =>
    defender === holder,
  effect: (game: Game, _held: HeldComponent, { attacker }: { attacker: SeatId }): void => {
    discardLaw(game, ID);
    gainPoints(game, attacker, 1, ID);
  },
} as const;

export default politicalCard({
  id: ID,
  name: 'Corrupt Empire',
  text: 'Elect a player: the next player who begins a space battle or invasion against them gains 1 victory point. Then discard this law.',
  law: true,
  elect: 'player',
  stake: valueIfElected(-5),
  confidence: 'medium',
  reactions: [on('when', 'space-battle-begins', attacked), on('when', 'invasion-begins', attacked)],
});
