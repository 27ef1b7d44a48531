import { formatList, formatCount } from '#text/sentences.ts';
import type { BoardView, SeatView, SystemView, TechnologySheet, UnitGroup } from '#ti2/views/index.ts';

// Alternative texts for pictures.

export function describeBoard({ systems, seats, round, phase }: BoardView): string {
  const held = seats.map(({ id, short }) => {
    const worlds = systems.flatMap(({ planets }) => planets).filter(({ owner }) => owner === id);
    const fleets = systems.filter(({ space }) => space.some(({ owner }) => owner === id));
    const where = fleets.length ? `, ships in ${formatList(fleets.map(({ position }) => position))}` : '';
    return `${short} holds ${formatList(worlds.map(({ name }) => name)) || 'no planet'}${where}.`;
  });
  return [`Round ${round}, ${phase}.`, ...held].join(' ');
}

export const describeSheets = (seats: readonly SeatView[]): string =>
  seats
    .map(({ race, credits, influence, bracket, agreements }) => {
      const trade = agreements.length ? `, trades with ${formatList(agreements)}` : '';
      return `${race}: ${bracket}, ${formatCount(credits, 'credit')}, influence ${influence}${trade}.`;
    })
    .join(' ');

export function describeSystems({ seats, pieces }: BoardView, systems: readonly SystemView[]): string {
  const called = (type: UnitGroup['type']): [string, string] => pieces[type] ?? [type, type];
  const owned = ({ owner, type, count }: UnitGroup): string =>
    `${formatCount(count, ...called(type))} of ${seats.find(({ id }) => id === owner)?.short ?? owner}`;
  return systems
    .map(({ position, name, space, planets, leaders }) => {
      const led = [...(leaders ?? []).map(({ name }) => `${name} aboard`), ...planets.flatMap((planet) => (planet.leaders ?? []).map(({ name }) => `${name} on ${planet.name}`))]; // prettier-ignore
      const there = [
        ...space.map(owned),
        ...planets.flatMap((planet) => planet.units.map((group) => `${owned(group)} on ${planet.name}`)),
        ...led,
      ];
      return `${position} ${name}: ${formatList(there) || 'nobody'}.`;
    })
    .join(' ');
}

export const describeTechnologies = ({ short }: SeatView, all: readonly TechnologySheet[]): string => {
  const of = (wanted: TechnologySheet['state']): string =>
    formatList(all.flatMap(({ name, state }) => (state === wanted ? [name] : [])));
  return `${short} owns ${of('owned') || 'no technology'}. Next could be ${of('open') || 'none'}.`;
};
