import { HEX_RADIUS } from '#render/geometry.ts';
import type { Layer } from '#render/composition.ts';
import { ownerEdge, ownerTint, homeEdge } from '#render/tile/edges.ts';
import type { SeatId, SystemView } from '#ti4/views/index.ts';
import type { Colors } from '#ti4/render/palette.ts';

/**
 * Returns the player who holds a system: the only one with ships there, or the one with all planets; undefined if it is
 * shared or empty.
 */
export function holderOf({ space, planets }: Pick<SystemView, 'space' | 'planets'>): SeatId | undefined {
  const ships = new Set(space.filter(({ type }) => type !== 'infantry' && type !== 'mech').map(({ owner }) => owner));
  const planetsOf = new Set(planets.map(({ controller }) => controller));
  if (ships.size > 1) return undefined;
  const [holder] = ships.size ? ships : planetsOf;
  const unshared = [...planetsOf].every(
    (controller) => controller === holder || (ships.size > 0 && controller === null),
  );
  return unshared ? (holder ?? undefined) : undefined;
}

/** Returns the background of a system in its holder's color, below all other layers. */
export function ownerTintLayers(system: SystemView, colors: Colors): Layer[] {
  const holder = holderOf(system);
  return holder === undefined ? [] : [ownerTint(colors[holder])];
}

/** Draws a system's border in its holder's color; a home system has its owner's color. */
export function ownerBorder(system: SystemView, colors: Colors): string {
  const { home, anomalies } = system;
  if (home) return homeEdge(home.seat === null ? undefined : colors[home.seat]);
  const holder = holderOf(system);
  return holder === undefined ? '' : ownerEdge(colors[holder], HEX_RADIUS - (anomalies.length ? 14 : 6));
}
