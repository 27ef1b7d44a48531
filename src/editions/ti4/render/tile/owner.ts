import { HEX_RADIUS } from '#render/geometry.ts';
import type { Layer } from '#render/composition.ts';
import { ownerEdge, ownerTint, homeEdge } from '#render/tile/edges.ts';
import type { SeatId, SystemView } from '#ti4/views/index.ts';
import type { Colors } from '#ti4/render/palette.ts';

/** Whose a system is to look at: of the only player with ships there, or of who has all its planets; undefined where it is shared or nobody's. */
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

/** The ground of a system in the colour of whoever holds it, under all else. */
export function ownerTintLayers(system: SystemView, colors: Colors): Layer[] {
  const holder = holderOf(system);
  return holder === undefined ? [] : [ownerTint(colors[holder])];
}

/** A system is edged in the colour of whoever holds it; a home system in that of whose home it is. */
export function ownerBorder(system: SystemView, colors: Colors): string {
  const { home, anomalies } = system;
  if (home) return homeEdge(home.seat === null ? undefined : colors[home.seat]);
  const holder = holderOf(system);
  return holder === undefined ? '' : ownerEdge(colors[holder], HEX_RADIUS - (anomalies.length ? 14 : 6));
}
