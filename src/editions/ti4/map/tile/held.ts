import { corners, R } from '../../../../drawing/geometry.ts';
import type { Layer } from '../../../../drawing/piece.ts';
import { polygon } from '../../../../drawing/svg.ts';
import type { SeatId, SystemView } from '../../views/index.ts';
import { players } from '../palette.ts';
import type { Colors } from '../plates.ts';

/** Whose a system is to look at: of the only player with ships there, or of who has all its planets; undefined where it is shared or nobody's. */
export function holderOf({ space, planets }: Pick<SystemView, 'space' | 'planets'>): SeatId | undefined {
  const ships = new Set(space.filter(({ type }) => type !== 'infantry' && type !== 'mech').map(({ owner }) => owner));
  const planetsOf = new Set(planets.map(({ controller }) => controller));
  if (ships.size > 1) return undefined;
  const [holder] = ships.size ? ships : planetsOf;
  const unshared = [...planetsOf].every((controller) => controller === holder || (ships.size > 0 && controller === null));
  return unshared ? (holder ?? undefined) : undefined;
}

/** The ground of a system in the colour of whoever holds it, under all else. */
export function tint(system: SystemView, colors: Colors): Layer[] {
  const holder = holderOf(system);
  if (holder === undefined) return [];
  const { fill } = players[colors[holder]];
  return [{ key: `held ${fill}`, body: () => polygon(corners(R - 3), `fill="${fill}" fill-opacity=".3"`) }];
}

const edge = (radius: number, paint: string): string => polygon(corners(radius), `fill="none" ${paint}`);

/** A system is edged in the colour of whoever holds it; a home system broadly, and dotted, in that of whose home it is. */
export function border(system: SystemView, colors: Colors): string {
  const { home, anomalies } = system;
  if (home) {
    const color = home.seat === null ? undefined : players[colors[home.seat]];
    return (
      edge(R - 6, `stroke="${color ? color.fill : '#7f8aa6'}" stroke-width="10"`) +
      edge(R - 6, `stroke="${color ? color.edge : '#c9d2e3'}" stroke-width="2.4" stroke-dasharray="2 12" stroke-linecap="round"`)
    );
  }
  const holder = holderOf(system);
  return holder === undefined
    ? ''
    : edge(R - (anomalies.length ? 14 : 6), `stroke="${players[colors[holder]].fill}" stroke-width="5" stroke-opacity=".8"`);
}
