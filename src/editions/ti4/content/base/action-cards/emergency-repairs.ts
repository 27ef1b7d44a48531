import { isSide, type Place, type Sides } from '#ti4/rules/combat/combat.ts';
import { actionCard, on, type HeldComponent } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { hasSustain, repairUnit } from '#ti4/rules/combat/hits.ts';
import type { Unit } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const broken = (game: Game, { holder }: HeldComponent, { system }: Place): Unit[] =>
  unitsAt(game, { owner: holder, system }).filter((unit) => unit.damaged && hasSustain(game, unit));

const usable = (game: Game, held: HeldComponent, event: Place & Sides): boolean =>
  isSide(event, held.holder) && broken(game, held, event).length > 0;

function effect(game: Game, held: HeldComponent, event: Place & Sides): void {
  for (const unit of broken(game, held, event)) repairUnit(game, unit);
}

export default actionCard({
  id: 'emergency-repairs',
  name: 'Emergency Repairs',
  set: 'base',
  text: 'When a round of your combat begins or ends: repair all your units with Sustain Damage in the active system.',
  copies: 1,
  advice: { gains: { hits: 2 } },
  reactions: [
    on('when', 'space-combat-round-begins', { isUsable: usable, effect }),
    on('when', 'space-combat-round-ends', { isUsable: usable, effect }),
    on('when', 'ground-combat-round-begins', { isUsable: usable, effect }),
    on('when', 'ground-combat-round-ends', { isUsable: usable, effect }),
  ],
});
