import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { componentOf } from './component.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem } from './names.ts';
import type { SeatId } from './state.ts';

/** One line that says what happened or is about to, for whoever may answer it. */
export function describeEvent(game: Game, event: GameEvent, _seat: SeatId): string {
  const lead = event.timing === 'when' ? '' : 'After that: ';
  return lead + what(game, event);
}

function what(game: Game, event: GameEvent): string {
  const about = event as unknown as Record<string, string>;
  const who = about.seat ? nameOfSeat(game, about.seat) : '';
  const where = about.planet ? nameOfPlanet(game, about.planet) : about.system ? nameOfSystem(game, about.system) : '';
  switch (event.name) {
    case 'action-card-played':
      return `${who} plays ${nameOf(game, componentOf(about.card))}.`;
    case 'system-activated':
      return `${who} has activated ${where}.`;
    case 'hits-produced':
      return `${who} is about to assign ${event.hits} hit${event.hits === 1 ? '' : 's'} at ${where}.`;
    case 'dice-rolled':
      return `${who} has rolled for ${String(event.purpose).replaceAll('-', ' ')} at ${where}.`;
    case 'agenda-revealed':
      return `The agenda ${nameOf(game, about.agenda)} is revealed.`;
    case 'outcome-decided':
      return `The council is about to resolve ${nameOf(game, about.agenda)}.`;
    default:
      return `${sentence(event.name)}${who ? ` (${who})` : ''}${where ? ` at ${where}` : ''}.`;
  }
}

const nameOf = (game: Game, id: string): string => game.book.components[id]?.name ?? id;

const sentence = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
