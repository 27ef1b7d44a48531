import { call } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import { canReroll, rerollDice } from '#ti4/rules/combat/rerolls.ts';

const ROLLS: readonly RollPurpose[] = [
  'bombardment',
  'space-cannon-offense',
  'space-cannon-defense',
  'anti-fighter-barrage',
];

export default actionCard({
  id: 'scramble-frequency',
  name: 'Scramble Frequency',
  set: 'codex-1',
  text: 'After another player rolls for Bombardment, Space Cannon or Anti-Fighter Barrage: they reroll all those dice.',
  copies: 1,
  advice: { gains: { dice: 2 } },
  reactions: [
    on('after', 'dice-rolled', {
      isUsable: (game, { holder, component }, event) =>
        event.seat !== holder && ROLLS.includes(event.purpose) && canReroll(game, event.seat, component),
      effect: (_game, { holder, component }, event) =>
        call(rerollDice, { seat: holder, by: component, of: [event.seat], all: true }, 'finish'),
    }),
  ],
});
