import { leader, type Game } from '#ti4/rules/components/component.ts';
import { nameOfPlace } from '#ti4/rules/names.ts';
import type { PrerequisiteSkip } from '#ti4/rules/phases/phase-value-types.ts';
import { ownsTechnology, technologyOf } from '#ti4/rules/technology/technology.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { unitAtKey } from '#ti4/rules/units/unit-keys.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { hasUsedThisRound, substitutesPrerequisite } from '#ti4/content/shared/modifiers/prerequisites.ts';

const ID = 'brother-omar';

/** Returns one infantry for each place, as a way to ignore all prerequisites of a technology. */
function infantryFor(game: Game, seat: SeatId, technology: ComponentId): PrerequisiteSkip[] {
  const ignores = Object.values(technologyOf(game, technology).prerequisites).reduce((sum, count) => sum + count, 0);
  const found = new Map<string, PrerequisiteSkip>();
  for (const { id, type, planet, system } of unitsAt(game, { owner: seat, type: 'infantry' })) {
    const key = unitAtKey.format(type, planet ?? system);
    const where = nameOfPlace(game, { system, ...(planet !== undefined && { planet }) });
    if (!found.has(key))
      found.set(key, { component: ID, key, label: `Return 1 infantry, ${where} (Brother Omar)`, ignores, unit: id });
  }
  return [...found.values()];
}

export default leader({
  id: ID,
  set: 'codex-3',
  faction: 'yin',
  name: 'Brother Omar Ω',
  role: 'commander',
  text: 'Unlock: use a faction ability. This card counts as 1 green prerequisite. When you research a technology another player owns: you may return 1 infantry to reinforcements to ignore all prerequisites.',
  unlocks: (game, seat) => hasUsedThisRound(game, seat, Object.keys(seatOf(game, seat).abilities)),
  modifiers: {
    ...substitutesPrerequisite('biotic'),
    'prerequisite-skips': (game, { holder }, skips, { seat, technology }) =>
      seat === holder && othersFrom(game.state, seat).some((other) => ownsTechnology(game, other, technology))
        ? [...skips, ...infantryFor(game, seat, technology)]
        : skips,
  },
});
