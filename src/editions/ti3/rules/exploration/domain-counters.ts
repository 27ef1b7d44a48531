import { tailedKey } from '#kit/prompts/option-keys.ts';
import { kit, type DomainCounter, type Game, type Met } from '#ti3/rules/components/component.ts';
import { layDown } from '#ti3/rules/components/decks.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { LyingCounter } from '#ti3/rules/state.ts';
import type { ComponentId, CounterId, PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { isA, shipsIn } from '#ti3/rules/units/units.ts';

// Domain counters lie face down on the planets of nobody, until somebody lands there or looks at them (E3 18).

/** The counters that are in no game any more, or not in this one. */
export const COUNTERS = 'domain';

const counterKey = tailedKey<ComponentId, string>(':');

export const counterOf = (component: ComponentId, value: number): CounterId =>
  counterKey.of(component, value ? String(value) : undefined);

/** What a counter is, and the number on it. */
export function readCounter(id: CounterId): { component: ComponentId; value: number } {
  const [component, value] = counterKey.read(id);
  return { component, value: Number(value ?? 0) };
}

export const cardOfCounter = ({ book }: Game, id: CounterId): DomainCounter | undefined =>
  book.byKind['domain-counter'][readCounter(id).component];

/** "Natural Wealth (4)" */
export function nameOfCounter({ book }: Game, id: CounterId): string {
  const { component, value } = readCounter(id);
  const name = book.components[component]?.name ?? component;
  return value ? `${name} (${value})` : name;
}

export const lyingOn = ({ state }: Game, planet: PlanetId): LyingCounter | undefined => state.planets[planet].counter;

/** Whether a counter is hidden from a seat; from whoever has no seat, when it lies face down. */
export const isHiddenFrom = ({ seenBy }: LyingCounter, seat: SeatId | null): boolean =>
  seenBy !== undefined && (seat === null || !seenBy.includes(seat));

/** A counter is turned up for all to see. Nothing that comes of it could have been foreseen. */
export function turnUp(game: Game, planet: PlanetId): void {
  game.uncover();
  delete lyingOn(game, planet)?.seenBy;
}

/** A counter leaves its planet for good. */
export function removeCounter(game: Game, planet: PlanetId): void {
  const lying = lyingOn(game, planet);
  if (!lying) return;
  delete game.state.planets[planet].counter;
  layDown(game, COUNTERS, [lying.id]);
}

/** A counter goes where it stays once its planet has been taken: before its finder, in the system, or with those that are gone. */
export function keepCounter(game: Game, { seat, system, planet }: Met): void {
  const lying = lyingOn(game, planet);
  const stays = lying && cardOfCounter(game, lying.id)?.stays;
  if (!stays) return removeCounter(game, planet);
  delete game.state.planets[planet].counter;
  const { component } = readCounter(lying.id);
  if (stays === 'in-system') {
    const place = game.state.systems[system];
    place.found = [...(place.found ?? []), component];
  } else {
    const kept = (seatOf(game, seat).kept ??= {});
    let key = component;
    for (let copy = 2; kept[key]; copy++) key = `${component}-${copy}`;
    kept[key] = { component };
  }
  kit.resurvey(game);
  game.fact({ type: 'domain-counter-kept', seat, planet, counter: lying.id });
}

/** A planet that is taken without a landing loses its counter, of which nothing comes. */
export function passOver(game: Game, planet: PlanetId): void {
  const lying = lyingOn(game, planet);
  if (!lying) return;
  turnUp(game, planet);
  removeCounter(game, planet);
  game.fact({ type: 'domain-counter-removed', planet, counter: lying.id });
}

/** Fighters look at what lies face down on the planets below; what that brings about, comes at once. */
export function probe(game: Game, seat: SeatId, system: SystemId): void {
  if (!shipsIn(game, system, seat).some((ship) => isA(game, 'fighter', ship))) return;
  const planets = game.state.systems[system].planets.filter((planet) => {
    const lying = lyingOn(game, planet);
    return lying !== undefined && isHiddenFrom(lying, seat);
  });
  if (!planets.length) return;
  game.uncover();
  const seen = planets.flatMap((planet) => {
    const lying = lyingOn(game, planet);
    lying?.seenBy?.push(seat);
    return lying ? [{ planet, counter: lying.id }] : [];
  });
  game.fact({ type: 'planets-probed', seat, planets });
  game.fact({ type: 'domain-counters-seen', to: [seat], seat, counters: seen });
  for (const { planet, counter } of seen) {
    const { probed } = cardOfCounter(game, counter) ?? {};
    if (!probed) continue;
    turnUp(game, planet);
    removeCounter(game, planet);
    game.fact({ type: 'domain-counter-shown', seat, planet, counter });
    probed(game, { seat, system, planet, value: readCounter(counter).value });
  }
}
