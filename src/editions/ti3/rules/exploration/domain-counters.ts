import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import { kit, type DomainCounter, type Game, type CounterEncounter } from '#ti3/rules/components/component.ts';
import { discardCards } from '#ti3/rules/components/decks.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { PlanetCounter } from '#ti3/rules/state.ts';
import type { ComponentId, CounterId, PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { hasQuality, shipsIn } from '#ti3/rules/units/units.ts';

// Domain counters are face down on neutral planets until a player lands there or looks at them (E3 18).

/** Pile of counters that are out of the game or not used in it. */
export const COUNTER_PILE = 'domain';

const counterKey = optionalPairKey<ComponentId, string>(':');

export const counterIdOf = (component: ComponentId, value: number): CounterId =>
  counterKey.format(component, value ? String(value) : undefined);

/** Parses a counter id into its component and printed number (0 if none). */
export function parseCounterId(id: CounterId): { component: ComponentId; value: number } {
  const [component, value] = counterKey.parse(id);
  return { component, value: Number(value ?? 0) };
}

export const cardOfCounter = ({ book }: Game, id: CounterId): DomainCounter | undefined =>
  book.byKind['domain-counter'][parseCounterId(id).component];

/** Formats a counter with its number: "Natural Wealth (4)". */
export function nameOfCounter({ book }: Game, id: CounterId): string {
  const { component, value } = parseCounterId(id);
  const name = book.components[component]?.name ?? component;
  return value ? `${name} (${value})` : name;
}

export const counterOn = ({ state }: Game, planet: PlanetId): PlanetCounter | undefined =>
  state.planets[planet].counter;

/** Tells whether a counter is hidden from a seat, or from a spectator (`null`) while it is face down. */
export const isHiddenFrom = ({ seenBy }: PlanetCounter, seat: SeatId | null): boolean =>
  seenBy !== undefined && (seat === null || !seenBy.includes(seat));

/** Turns a counter face up, and marks the step as unpredictable. */
export function revealCounter(game: Game, planet: PlanetId): void {
  game.markRevealed();
  delete counterOn(game, planet)?.seenBy;
}

/** Removes a counter from its planet to the pile. */
export function removeCounter(game: Game, planet: PlanetId): void {
  const lying = counterOn(game, planet);
  if (!lying) return;
  delete game.state.planets[planet].counter;
  discardCards(game, COUNTER_PILE, [lying.id]);
}

/**
 * Moves a counter to its destination once its planet has been gained: to the finder, into the system, or to the pile.
 */
export function settleCounter(game: Game, { seat, system, planet }: CounterEncounter): void {
  const lying = counterOn(game, planet);
  const stays = lying && cardOfCounter(game, lying.id)?.stays;
  if (!stays) return removeCounter(game, planet);
  delete game.state.planets[planet].counter;
  const { component } = parseCounterId(lying.id);
  if (stays === 'in-system') {
    const place = game.state.systems[system];
    place.found = [...(place.found ?? []), component];
  } else {
    const kept = (seatOf(game, seat).kept ??= {});
    let key = component;
    for (let copy = 2; kept[key]; copy++) key = `${component}-${copy}`;
    kept[key] = { component };
  }
  kit.invalidateInForce(game);
  game.addFact({ type: 'domain-counter-kept', seat, planet, counter: lying.id });
}

/** Reveals and removes the counter of a planet that was gained without a landing; it has no effect. */
export function discardCounterUnmet(game: Game, planet: PlanetId): void {
  const lying = counterOn(game, planet);
  if (!lying) return;
  revealCounter(game, planet);
  removeCounter(game, planet);
  game.addFact({ type: 'domain-counter-removed', planet, counter: lying.id });
}

/** Lets fighters look at the face-down counters in a system, and applies the effects of looking at once. */
export function probeCounters(game: Game, seat: SeatId, system: SystemId): void {
  if (!shipsIn(game, system, seat).some((ship) => hasQuality(game, 'fighter', ship))) return;
  const planets = game.state.systems[system].planets.filter((planet) => {
    const lying = counterOn(game, planet);
    return lying !== undefined && isHiddenFrom(lying, seat);
  });
  if (!planets.length) return;
  game.markRevealed();
  const seen = planets.flatMap((planet) => {
    const lying = counterOn(game, planet);
    lying?.seenBy?.push(seat);
    return lying ? [{ planet, counter: lying.id }] : [];
  });
  game.addFact({ type: 'planets-probed', seat, planets });
  game.addFact({ type: 'domain-counters-seen', to: [seat], seat, counters: seen });
  for (const { planet, counter } of seen) {
    const { probed } = cardOfCounter(game, counter) ?? {};
    if (!probed) continue;
    revealCounter(game, planet);
    removeCounter(game, planet);
    game.addFact({ type: 'domain-counter-shown', seat, planet, counter });
    probed(game, { seat, system, planet, value: parseCounterId(counter).value });
  }
}
