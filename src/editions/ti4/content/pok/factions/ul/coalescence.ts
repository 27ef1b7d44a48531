import { call, done, goto } from '#engine';
import { combatantsInSpace, combatantsOnPlanet } from '#ti4/rules/combat/combat.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { ability, on } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';

type Beside = { system: SystemId; planet?: PlanetId; other: SeatId };

const otherAmong = (units: readonly Unit[], seat: SeatId): SeatId | undefined =>
  units.some(({ owner }) => owner === seat) ? units.find(({ owner }) => owner !== seat)?.owner : undefined;

/**
 * Returns the first place that a seat's units share with another player's units, except those in `fought`: space areas
 * first, then planets.
 */
function beside(game: Game, seat: SeatId, fought: readonly string[] = []): Beside | undefined {
  for (const system in game.state.systems) {
    if (fought.includes(system)) continue;
    const other = otherAmong(combatantsInSpace(game, system), seat);
    if (other !== undefined) return { system, other };
  }
  for (const { id, system } of Object.values(game.state.planets)) {
    if (fought.includes(id)) continue;
    const other = otherAmong(combatantsOnPlanet(game, id), seat);
    if (other !== undefined) return { system, planet: id, other };
  }
  return undefined;
}

/** Resolves the combats that were not fought in the action, at the end of the turn. */
const clash = procedure<{ seat: SeatId; fought?: string[] }>()('coalescence', {
  next: (game, data) => {
    const place = beside(game, data.seat, data.fought);
    if (!place) return done();
    const { system, planet, other } = place;
    data.fought = [...(data.fought ?? []), planet ?? system];
    const sides = { attacker: data.seat, defender: other };
    return planet === undefined
      ? call(spaceCombat, { system, ...sides }, 'fought')
      : call(groundCombat, { system, planet, ...sides }, 'fought');
  },
  fought: () => goto('next'),
});

export default ability({
  id: 'coalescence',
  name: 'Coalescence',
  set: 'pok',
  faction: 'ul',
  text: "If your flagship or Awaken places your units in the same space area or on the same planet as another player's units: your units must fight in the Space Combat or Ground Combat step.",
  reactions: [
    on('when', 'turn-ends', {
      mandatory: true,
      isUsable: (game, { holder }, { seat }) => seat === holder && beside(game, holder) !== undefined,
      effect: (_game, { holder }) => call(clash, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [clash],
});
