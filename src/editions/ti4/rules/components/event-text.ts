import type { EventName, GameEvent, RollPurpose } from './events.ts';
import type { Game } from '../game.ts';
import { componentOf } from './component.ts';
import { wordsFor } from '../combat/combat.ts';
import { resultOf, type Roll } from '../combat/dice.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem, nameOfUnit } from '../names.ts';
import type { SeatId, UnitType } from '../state.ts';

/** One line that says what happened or is about to, for whoever may answer it. */
export function describeEvent(game: Game, event: GameEvent, _seat: SeatId): string {
  const text = upper(what(game, event));
  // What is told as past needs no word that it is.
  return event.timing === 'when' || / (has|have) | is over/.test(text) ? text : `After that: ${text}`;
}

/** The moments that need no more than a sentence. */
const PLAIN: Partial<Record<EventName, string>> = {
  'strategy-phase-begins': 'The strategy phase begins.',
  'strategy-card-chosen': '{seat} chooses {card}.',
  'strategy-phase-ends': 'The strategy phase ends.',
  'action-phase-begins': 'The action phase begins.',
  'turn-begins': 'The turn of {seat} begins.',
  'turn-ends': 'The turn of {seat} ends.',
  'action-performed': '{seat} has performed an action.',
  'player-passed': '{seat} has passed.',
  'promissory-note-received': '{seat} has received a promissory note.',
  'transaction-done': '{seats} have had a transaction.',
  'strategic-action': '{seat} uses {card}.',
  'strategic-action-ends': '{seat} and whoever followed have used {card}.',
  'strategy-ability-resolved': '{seat} has used {card}.',
  'commodities-replenished': '{seat} has replenished commodities.',
  'trade-goods-gained': '{seat} has gained trade goods.',
  'technology-researched': '{seat} has researched {technology}.',
  'movement-begins': '{seat} is about to move ships into {place}.',
  'movement-ends': '{seat} has moved ships into {place}.',
  'space-cannon-offense-begins': 'Space cannons may fire at {place}.',
  'space-cannon-offense-ends': 'Space cannons have fired at {place}.',
  'tactical-action-ends': 'The tactical action of {seat} at {place} is over.',
  'space-combat-begins': '{attacker} and {defender} are about to fight in space at {place}.',
  'ground-combat-begins': '{attacker} and {defender} are about to fight on {place}.',
  'anti-fighter-barrage': 'The anti-fighter barrage at {place} begins.',
  'hits-assigned': 'Both sides have assigned their hits at {place}.',
  'bombardment-begins': '{seat} is about to bombard at {place}.',
  'bombardment-ends': 'The bombardment at {place} is over.',
  'invasion-ends': 'The invasion at {place} is over.',
  'custodians-removed': '{seat} has removed the custodians token.',
  'production-begins': '{seat} is about to produce at {place}.',
  'production-ends': '{seat} has produced at {place}.',
  'units-produced': '{seat} has produced at {place}.',
  'structure-placed': '{seat} has placed a structure at {place}.',
  'status-phase-begins': 'The status phase begins.',
  'objective-scored': '{seat} has scored {objective}.',
  'tokens-gained-in-status': 'Command tokens are about to be gained.',
  'strategy-cards-returned': 'The strategy cards are about to be returned.',
  'status-phase-ends': 'The status phase ends.',
  'agenda-phase-begins': 'The agenda phase begins.',
  'voting-begins': 'The vote on {agenda} begins.',
  'votes-cast': '{seat} has voted on {agenda}.',
  'voting-ends': 'The vote on {agenda} is over.',
  'agenda-replaced': 'The agenda has been replaced.',
  'agenda-resolved': '{agenda} has been resolved.',
  'agenda-phase-ends': 'The agenda phase ends.',
  'action-cards-drawn': '{seat} has drawn action cards.',
  'research-begins': '{seat} is about to research.',
  'player-eliminated': '{seat} has been eliminated.',
};

function what(game: Game, event: GameEvent): string {
  const about = event as unknown as Record<string, string>;
  const who = about.seat ? nameOfSeat(game, about.seat) : '';
  const where = placeOf(game, about);
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
      return PLAIN[event.name]?.replace(/\{(\w+)\}/g, (_, part: string) => said(game, part, about, where)) ?? bare(event, who, where);
  }
}

function placeOf(game: Game, { planet, system }: Record<string, string>): string {
  if (planet) return nameOfPlanet(game, planet);
  return system ? nameOfSystem(game, system) : '';
}

/** A moment that has no sentence of its own. */
const bare = (event: GameEvent, who: string, where: string): string =>
  `${upper(event.name.replaceAll('-', ' '))}${who ? ` (${who})` : ''}${where ? ` at ${where}` : ''}.`;

function said(game: Game, part: string, about: Record<string, unknown>, where: string): string {
  if (part === 'place') return where;
  const value = about[part];
  if (Array.isArray(value)) return value.map((seat) => nameOfSeat(game, String(seat))).join(' and ');
  const id = String(value);
  return id in game.state.seats ? nameOfSeat(game, id) : nameOf(game, componentOf(id));
}

const nameOf = (game: Game, id: string): string => game.book.components[id]?.name ?? id;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
