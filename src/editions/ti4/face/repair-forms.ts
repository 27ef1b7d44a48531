import type { Choice, RepairForm } from '../../../discord/eyes.ts';
import { plain } from '../../../discord/text.ts';
import type { Rulebook } from '../rules/game.ts';
import { countOf } from '../rules/names.ts';
import type { UnitType } from '../rules/state.ts';
import { UNIT_TYPES } from '../rules/units/units.ts';
import type { GameId } from '../../../table/index.ts';
import type { BoardView } from '../views/index.ts';
import { COUNTS } from './repairs.ts';

const matching = (list: Choice[], typed: string): Choice[] => {
  const wanted = typed.trim().toLowerCase();
  return list.filter((one) => one.label.toLowerCase().includes(wanted) || one.key.includes(wanted));
};

/** What each correction asks for, with completion from the board. */
export function repairForms(book: Rulebook, view: (game: GameId) => BoardView): RepairForm[] {
  const words =
    (...list: readonly string[]) =>
    (_game: GameId, typed: string): Choice[] =>
      matching(
        list.map((key) => ({ key, label: key })),
        typed,
      );
  const seats = (game: GameId, typed: string): Choice[] =>
    matching(
      view(game).seats.map((seat) => ({ key: seat.id, label: `${seat.faction.name}, ${seat.name}` })),
      typed,
    );
  const planets = (game: GameId, typed: string): Choice[] =>
    matching(
      view(game).systems.flatMap((system) => system.planets.map((planet) => ({ key: planet.id, label: planet.name }))),
      typed,
    );
  const systems = (game: GameId, typed: string): Choice[] =>
    matching(
      view(game).systems.map((system) => ({
        key: system.position ?? system.id,
        label: `${system.position ?? 'off the board'} ${system.name}`,
      })),
      typed,
    );
  const technologies = (_game: GameId, typed: string): Choice[] =>
    matching(
      Object.values(book.components)
        .filter((one) => one.kind === 'technology')
        .map((one) => ({ key: one.id, label: one.name })),
      typed,
    );
  const seat = { name: 'seat', description: 'Whose.', complete: seats };
  const read = (given: Record<string, string>) => given;
  const whose = (game: GameId, id: string): string =>
    (view(game).seats.find((one) => one.id === id)?.faction.name ?? plain(id)).replace(/^The /, 'the ');
  const planetCalled = (game: GameId, id: string): string =>
    view(game)
      .systems.flatMap((system) => system.planets)
      .find((one) => one.id === id)?.name ?? plain(id);
  const placeCalled = (game: GameId, id: string): string => {
    const system = view(game).systems.find((one) => one.position === id || one.id === id);
    return system ? `${system.name}${system.position ? ` (${system.position})` : ''}` : planetCalled(game, id);
  };
  const counted = (what: string, count: string): string => {
    const one = count === '1';
    if (what === 'trade-goods') return `${count} trade good${one ? '' : 's'}`;
    if (what === 'commodities') return `${count} commodit${one ? 'y' : 'ies'}`;
    if (what === 'points') return `${count} victory point${one ? '' : 's'}`;
    return `${count} command token${one ? '' : 's'} in the ${what} pool`;
  };
  return [
    {
      name: 'units',
      description: 'Set how many units of a kind stand in a place.',
      read,
      tell: (game, { seat: owner, unit, place, count }) =>
        `${whose(game, owner)} has ${countOf(unit as UnitType, Number(count))} at ${placeCalled(game, place)}`,
      fields: [
        seat,
        { name: 'unit', description: 'Which unit.', complete: words(...UNIT_TYPES) },
        {
          name: 'place',
          description: 'A planet, or a system for its space area.',
          complete: (game, typed) => [...systems(game, typed), ...planets(game, typed)],
        },
        { name: 'count', description: 'How many are to stand there.' },
      ],
    },
    {
      name: 'count',
      description: 'Set trade goods, commodities, points or command tokens.',
      read,
      tell: (game, { seat: owner, what, count }) => `${whose(game, owner)} has ${counted(what, count)}`,
      fields: [seat, { name: 'what', description: 'What.', complete: words(...COUNTS) }, { name: 'count', description: 'How many.' }],
    },
    {
      name: 'control',
      description: 'Say who controls a planet.',
      read,
      tell: (game, { planet, seat: owner }) =>
        `${owner === 'nobody' ? 'nobody' : whose(game, owner)} controls ${planetCalled(game, planet)}`,
      fields: [
        { name: 'planet', description: 'Which planet.', complete: planets },
        {
          name: 'seat',
          description: 'Who, or nobody.',
          complete: (game, typed) => [...seats(game, typed), ...words('nobody')(game, typed)],
        },
      ],
    },
    {
      name: 'ready',
      description: 'Ready or exhaust a planet.',
      read,
      tell: (game, { planet, state }) => `${planetCalled(game, planet)} is ${state === 'exhausted' ? 'exhausted' : 'ready'}`,
      fields: [
        { name: 'planet', description: 'Which planet.', complete: planets },
        { name: 'state', description: 'ready or exhausted.', complete: words('ready', 'exhausted') },
      ],
    },
    {
      name: 'token',
      description: 'Put a command token into a system, or take it away.',
      read,
      tell: (game, { seat: owner, system, there }) =>
        `${whose(game, owner)} has ${there === 'yes' ? 'a' : 'no'} command token in ${placeCalled(game, system)}`,
      fields: [
        seat,
        { name: 'system', description: 'Where.', complete: systems },
        { name: 'there', description: 'yes or no.', complete: words('yes', 'no') },
      ],
    },
    {
      name: 'technology',
      description: 'Give a technology, or take it away.',
      read,
      tell: (game, { seat: owner, technology, owned }) =>
        `${whose(game, owner)} ${owned === 'yes' ? 'owns' : 'does not own'} ${book.components[technology]?.name ?? plain(technology)}`,
      fields: [
        seat,
        { name: 'technology', description: 'Which.', complete: technologies },
        { name: 'owned', description: 'yes or no.', complete: words('yes', 'no') },
      ],
    },
    {
      name: 'skip',
      description: 'Skip what a seat is asked.',
      read,
      tell: (game, { seat: owner }) => `${whose(game, owner)} skips the open question`,
      fields: [seat],
    },
  ];
}
