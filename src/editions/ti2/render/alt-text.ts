import { formatList, formatCount } from '#text/sentences.ts';
import type { BoardView, SeatView, SystemView, TechnologySheet, UnitGroup } from '#ti2/views/index.ts';

// Alternative texts for pictures.

export function describeBoard({ systems, seats, round, phase }: BoardView): string {
  const held = seats.map(({ id, short, bracket }) => {
    const worlds = systems.flatMap(({ planets }) => planets).filter(({ owner }) => owner === id);
    const fleets = systems.filter(({ space }) => space.some(({ owner }) => owner === id));
    const where = fleets.length ? `, ships at ${formatList(fleets.map(({ position }) => position))}` : '';
    return `${short} (${bracket}) controls ${formatList(worlds.map(({ name }) => name)) || 'no planets'}${where}.`;
  });
  const turn = seats.flatMap(({ active, short }) => (active ? [`${short}'s turn.`] : []));
  return [`Board, round ${round}, phase: ${phase}.`, ...turn, ...held].join(' ');
}

export const describeSheets = (seats: readonly SeatView[]): string =>
  seats
    .map(({ race, credits, influence, bracket, agreements }) => {
      const trade = agreements.length ? `, trade agreements with ${formatList(agreements)}` : '';
      return `${race}: ${bracket}, ${formatCount(credits, 'credit')}, ${influence} influence${trade}.`;
    })
    .join(' ');

/** Describes the progression chart and the laws. */
export const describeTable = ({ chart, seats, laws }: BoardView): string =>
  [
    ...chart.flatMap(({ bracket, seats: reachedBy }) => {
      const there = seats.filter(({ color }) => reachedBy.includes(color)).map(({ short }) => short);
      return there.length ? [`${bracket.name}: ${formatList(there)}.`] : [];
    }),
    laws.length ? `Laws: ${formatList(laws.map(({ name }) => name))}.` : '',
  ]
    .filter(Boolean)
    .join(' ');

export function describeSystems({ seats, pieces }: BoardView, systems: readonly SystemView[]): string {
  const called = (type: UnitGroup['type']): [string, string] => pieces[type] ?? [type, type];
  const owned = ({ owner, type, count }: UnitGroup): string =>
    `${seats.find(({ id }) => id === owner)?.short ?? owner} ${formatCount(count, ...called(type))}`;
  return systems
    .map(({ position, name, space, planets, leaders }) => {
      const led = [...(leaders ?? []).map(({ name }) => `${name} on a ship`), ...planets.flatMap((planet) => (planet.leaders ?? []).map(({ name }) => `${name} on ${planet.name}`))]; // prettier-ignore
      const there = [
        ...space.map(owned),
        ...planets.flatMap((planet) => planet.units.map((group) => `${owned(group)} on ${planet.name}`)),
        ...led,
      ];
      return `${name} (${position}): ${formatList(there) || 'empty'}.`;
    })
    .join(' ');
}

export const describeTechnologies = ({ short }: SeatView, all: readonly TechnologySheet[]): string => {
  const of = (wanted: TechnologySheet['state']): string =>
    formatList(all.flatMap(({ name, state }) => (state === wanted ? [name] : [])));
  return `${short} owns ${of('owned') || 'no technologies'}. Can buy next: ${of('open') || 'none'}.`;
};
