import type { Component, Held } from './component.ts';
import { componentOf, noteOwner } from './component.ts';
import type { Game } from './game.ts';
import type { SeatId } from './state.ts';

/**
 * Everywhere a component is in force: a technology owned (or copied), a faction played, a unit definition in use, a
 * note face up, a law in play, and any effect that outlived its card.
 */
export function inForce(game: Game, component: Component): Held[] {
  const found = standing(game, component);
  const { effects } = game.state;
  for (const id in effects) {
    const effect = effects[id];
    if (effect.component === component.id) found.push({ component: component.id, holder: effect.holder, key: effect.id, memory: effect.data });
  }
  return found;
}

function standing(game: Game, component: Component): Held[] {
  const { state } = game;
  const found: Held[] = [];
  const add = (holder: SeatId, key: string, memory: Held['memory'] = null) => found.push({ component: component.id, holder, key, memory });
  if (component.kind === 'agenda') {
    for (const key in state.laws) {
      const law = state.laws[key];
      if (law.component === component.id) add(law.owner ?? '', key, law.elected ?? null);
    }
    return found;
  }
  for (const id of state.order) {
    const seat = state.seats[id];
    if (seat.eliminated) continue;
    switch (component.kind) {
      case 'technology':
        for (const key in seat.technologies) {
          const holding = seat.technologies[key];
          if (holding.component === component.id) add(id, key, holding.memory ?? null);
        }
        break;
      case 'faction':
        if (seat.faction === component.id) add(id, component.id, seat.memory[component.id] ?? null);
        break;
      case 'unit':
        if (seat.units[component.type] === component.id) add(id, component.id);
        break;
      case 'promissory-note':
        for (const card of seat.playArea) if (componentOf(card) === component.id) add(id, card);
        break;
    }
  }
  return found;
}

/** What a seat may use a component from without it being in force: cards in hand, an objective it may score. */
function handOf(game: Game, component: Component, seat: SeatId): string[] {
  const { actionCards, promissoryNotes, secretObjectives } = game.state.seats[seat];
  switch (component.kind) {
    case 'action-card': // of several alike, one is enough to offer
      return actionCards.filter((card) => componentOf(card) === component.id).slice(0, 1);
    case 'promissory-note': // those of different owners differ, and nobody plays their own (69.2)
      return promissoryNotes.filter((card) => componentOf(card) === component.id && noteOwner(card) !== seat);
    case 'objective':
      return secretObjectives.includes(component.id) || game.state.objectives.some(({ id }) => id === component.id) ? [component.id] : [];
    default:
      return [];
  }
}

/** Where a component may be used from: in force, or a card in hand. */
export function usableFrom(game: Game, component: Component, seat: SeatId): Held[] {
  const held = handOf(game, component, seat).map((card): Held => ({ component: component.id, holder: seat, key: card, memory: null }));
  if (component.kind === 'action-card' || component.kind === 'objective') return held;
  const inPlay = inForce(game, component).filter((one) => !(one.key in game.state.effects));
  // A law that nobody owns binds everybody: each is its holder in turn.
  return [...held, ...inPlay.filter((one) => one.holder === seat || one.holder === '').map((one) => ({ ...one, holder: seat }))];
}

/** Where a component goes on working for a seat after its card has gone. */
export const lastingFor = (game: Game, component: Component, seat: SeatId): Held[] =>
  inForce(game, component).filter((one) => one.key in game.state.effects && one.holder === seat);
