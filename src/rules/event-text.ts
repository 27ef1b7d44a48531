import type { GameEvent, RollPurpose } from './events.ts';
import type { Game } from './game.ts';
import { componentOf } from './component.ts';
import { wordsFor } from './combat.ts';
import { resultOf, type Roll } from './dice.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem, nameOfUnit } from './names.ts';
import type { SeatId, UnitType } from './state.ts';

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
    case 'roll-begins':
      return `${who} is about to roll for ${wordsFor(about.purpose as RollPurpose)} at ${where}.`;
    case 'dice-rolled': {
      const dice = game.within<Roll>('roll-dice')?.dice?.map(resultOf).join(', ');
      return `${who} has rolled for ${wordsFor(about.purpose as RollPurpose)} at ${where}${dice ? `: ${dice}` : ''}.`;
    }
    case 'combat-rolls-made':
      return `Both sides have rolled for ${wordsFor(about.purpose as RollPurpose)} at ${where}.`;
    case 'damage-sustained': {
      const unit = game.state.units[about.unit];
      return `${who} sustains damage${unit ? ` with a ${nameOfUnit(unit.type)}` : ''} at ${where}.`;
    }
    case 'unit-destroyed':
      return `${who} loses a ${nameOfUnit(about.type as UnitType)} at ${where}.`;
    case 'space-combat-round-begins':
    case 'ground-combat-round-begins':
      return `Round ${event.round} of the combat between ${nameOfSeat(game, about.attacker)} and ${nameOfSeat(game, about.defender)} at ${where} starts.`;
    case 'space-combat-round-ends':
    case 'ground-combat-round-ends':
      return `Round ${event.round} of the combat at ${where} is over.`;
    case 'space-combat-ends':
    case 'ground-combat-ends':
      return `The combat at ${where} is over: ${event.winner === null ? 'a draw' : `${nameOfSeat(game, about.winner)} has won`}.`;
    case 'retreat-announced':
      return `${who} announces a retreat from ${where}.`;
    case 'invasion-begins':
      return `${who} starts an invasion at ${where}.`;
    case 'ground-forces-committed':
      return `${who} has committed ground forces to ${where}.`;
    case 'planet-taken':
      return event.timing === 'when' ? `${who} is about to gain control of ${where}.` : `${who} has gained control of ${where}.`;
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
