import type { Choice, RepairForm } from '../discord/eyes.ts';
import type { Rulebook } from '../rules/game.ts';
import { UNIT_TYPES } from '../rules/units.ts';
import type { GameId } from '../table/index.ts';
import type { BoardView } from '../views/index.ts';
import { COUNTS } from './repairs.ts';

const matching = (list: Choice[], typed: string): Choice[] => {
  const wanted = typed.trim().toLowerCase();
  return list.filter((one) => one.label.toLowerCase().includes(wanted) || one.key.includes(wanted));
};

/** What each correction asks for, with completion from the board. */
export function repairForms(book: Rulebook, view: (game: GameId) => BoardView): RepairForm[] {
  const words = (...list: readonly string[]) => (_game: GameId, typed: string): Choice[] => matching(list.map((key) => ({ key, label: key })), typed);
  const seats = (game: GameId, typed: string): Choice[] => matching(view(game).seats.map((seat) => ({ key: seat.id, label: `${seat.faction.name}, ${seat.name}` })), typed);
  const planets = (game: GameId, typed: string): Choice[] => matching(view(game).systems.flatMap((system) => system.planets.map((planet) => ({ key: planet.id, label: planet.name }))), typed);
  const systems = (game: GameId, typed: string): Choice[] => matching(view(game).systems.map((system) => ({ key: system.position ?? system.id, label: `${system.position ?? 'off the board'} ${system.name}` })), typed);
  const technologies = (_game: GameId, typed: string): Choice[] => matching(Object.values(book.components).filter((one) => one.kind === 'technology').map((one) => ({ key: one.id, label: one.name })), typed);
  const seat = { name: 'seat', description: 'Whose.', complete: seats };
  const read = (given: Record<string, string>) => given;
  return [
    {
      name: 'units', description: 'Set how many units of a kind stand in a place.', read,
      fields: [
        seat, { name: 'unit', description: 'Which unit.', complete: words(...UNIT_TYPES) },
        { name: 'place', description: 'A planet, or a system for its space area.', complete: (game, typed) => [...systems(game, typed), ...planets(game, typed)] },
        { name: 'count', description: 'How many are to stand there.' },
      ],
    },
    {
      name: 'count', description: 'Set trade goods, commodities, points or command tokens.', read,
      fields: [seat, { name: 'what', description: 'What.', complete: words(...COUNTS) }, { name: 'count', description: 'How many.' }],
    },
    {
      name: 'control', description: 'Say who controls a planet.', read,
      fields: [{ name: 'planet', description: 'Which planet.', complete: planets }, { name: 'seat', description: 'Who, or nobody.', complete: (game, typed) => [...seats(game, typed), ...words('nobody')(game, typed)] }],
    },
    {
      name: 'ready', description: 'Ready or exhaust a planet.', read,
      fields: [{ name: 'planet', description: 'Which planet.', complete: planets }, { name: 'state', description: 'ready or exhausted.', complete: words('ready', 'exhausted') }],
    },
    {
      name: 'token', description: 'Put a command token into a system, or take it away.', read,
      fields: [seat, { name: 'system', description: 'Where.', complete: systems }, { name: 'there', description: 'yes or no.', complete: words('yes', 'no') }],
    },
    {
      name: 'technology', description: 'Give a technology, or take it away.', read,
      fields: [seat, { name: 'technology', description: 'Which.', complete: technologies }, { name: 'owned', description: 'yes or no.', complete: words('yes', 'no') }],
    },
    { name: 'skip', description: 'Skip what a seat is asked.', read, fields: [seat] },
  ];
}
