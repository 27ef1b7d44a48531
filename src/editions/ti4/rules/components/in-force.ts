import type { Component, Held } from './component.ts';
import { componentOf, noteOwner } from './component.ts';
import type { Game } from '../game.ts';
import type { ComponentId, SeatId, UnitType } from '../state.ts';

/** All that is in force, by the component it is: what stands first, what has outlived its card after it. */
function allInForce(game: Game): Map<ComponentId, Held[]> {
  const { laws, order, seats, effects } = game.state;
  const found = new Map<ComponentId, Held[]>();
  const add = (component: ComponentId, holder: SeatId, key: string, memory: Held['memory'] = null): void => {
    const held = { component, holder, key, memory };
    const list = found.get(component);
    if (list) list.push(held);
    else found.set(component, [held]);
  };
  for (const key in laws) add(laws[key].component, laws[key].owner ?? '', key, laws[key].elected ?? null);
  for (const id of order) {
    const { eliminated, technologies, faction, memory, units, playArea } = seats[id];
    if (eliminated) continue;
    for (const key in technologies) add(technologies[key].component, id, key, technologies[key].memory ?? null);
    add(faction, id, faction, memory[faction] ?? null);
    for (const type in units) {
      const component = units[type as UnitType];
      if (game.book.components[component]?.kind === 'unit') add(component, id, component);
    }
    for (const card of playArea) add(componentOf(card), id, card);
  }
  for (const key in effects) add(effects[key].component, effects[key].holder, effects[key].id, effects[key].data);
  return found;
}

const NOWHERE: readonly Held[] = [];

/**
 * Everywhere a component is in force: a technology owned (or copied), a faction played, a unit definition in use, a
 * note face up, a law in play, and any effect that outlived its card.
 */
export const inForce = (game: Game, component: Component): readonly Held[] => game.derived(allInForce).get(component.id) ?? NOWHERE;

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
