import type { BoardView, SeatView, SystemView, TechnologySheet } from '#ti3/views/index.ts';
import { formatList, formatCount } from '#text/sentences.ts';

/** Describes the board for screen readers: who holds which planets and systems. */
export const describeBoard = ({ systems, seats, round, phase }: BoardView): string => {
  const held = seats.map(({ id, race, points }) => {
    const planets = systems.flatMap((system) =>
      system.planets.filter(({ owner }) => owner === id).map(({ name }) => name),
    );
    const fleets = systems
      .filter(({ space }) => space.some(({ owner }) => owner === id))
      .map(({ position }) => position);
    return `${race} (${formatCount(points, 'point')}): ${planets.length ? formatList(planets) : 'no planets'}${fleets.length ? `; ships at ${formatList(fleets)}` : ''}.`;
  });
  const turn = seats.flatMap(({ active, short }) => (active && phase === 'action' ? [`${short}'s turn.`] : []));
  return [`Board, round ${round}, ${phase} phase.`, ...turn, ...held].join(' ');
};

export const describeSheets = ({ seats, objectives }: BoardView): string =>
  [
    ...seats.map(({ race, counters, tradeGoods, leaders = [], captives = [] }) =>
      [
        `${race}: ${formatCount(counters.command, 'counter')} in the command pool, ${counters.fleet} in fleet supply, ${counters.strategy} in strategy allocation; ${formatCount(tradeGoods, 'trade good')}.`,
        leaders.length
          ? `Leaders: ${formatList(leaders.map(({ name, type, where }) => `${name} (${type}) ${where}`))}.`
          : '',
        captives.length ? `Captives: ${formatList(captives.map(({ name, of }) => `${name} of ${of}`))}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    ),
    objectives.length ? `Revealed objectives: ${formatList(objectives.map(({ name }) => name))}.` : '',
  ]
    .filter(Boolean)
    .join(' ');

const wordFor = (type: string): string => (type === 'pds' ? 'PDS' : type.replaceAll('-', ' '));

const unitsTold = (units: SystemView['space'], { seats }: BoardView): string[] =>
  units.map(
    ({ owner, type, count }) =>
      `${seats.find(({ id }) => id === owner)?.short ?? owner} ${formatCount(count, wordFor(type), type === 'pds' ? 'PDS' : undefined)}`,
  );

const leadersTold = (leaders: SystemView['leaders'] = [], { seats }: BoardView): string[] =>
  leaders.map(
    ({ owner, name, type }) => `the ${type} ${name} of ${seats.find(({ id }) => id === owner)?.race ?? owner}`,
  );

const ownedBy = (owner: string, { seats }: BoardView): string => {
  const found = seats.find(({ id }) => id === owner);
  return found ? ` of ${found.race}` : '';
};

/** Describes the contents of some systems. */
export const describeSystems = (view: BoardView, systems: readonly SystemView[]): string =>
  systems
    .map(({ position, name, space, leaders, planets, marks, counter }) => {
      const there = [
        ...unitsTold(space, view),
        ...(counter === undefined ? [] : [counter ?? 'a face-down counter']),
        ...leadersTold(leaders, view).map((one) => `${one} on a ship`),
        ...marks.map((one) => `${one.name}${ownedBy(one.owner, view)}`),
        ...planets.flatMap((one) =>
          [...unitsTold(one.units, view), ...leadersTold(one.leaders, view)].map((what) => `${what} on ${one.name}`),
        ),
        ...planets.flatMap((one) =>
          one.counter === undefined ? [] : [`${one.counter ?? 'a face-down domain counter'} on ${one.name}`],
        ),
      ];
      return `${name} (${position}): ${there.length ? formatList(there) : 'empty'}.`;
    })
    .join(' ');

export function describeTechnologies({ race }: SeatView, sheets: readonly TechnologySheet[]): string {
  const named = (state: TechnologySheet['state']): string =>
    formatList(sheets.filter((one) => one.state === state).map(({ name }) => name)) || 'none';
  return `${race} owns ${named('owned')}. Can be gained next: ${named('open')}.`;
}
