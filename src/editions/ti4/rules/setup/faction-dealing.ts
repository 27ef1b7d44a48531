import { Illegal } from '#engine';
import { promissoryNotesOf, type Component, type Faction } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { bringsMinorFactions, dealMinorFactions, type PlacedMinor } from './minor-faction-setup.ts';
import type { SetupOptions } from './setup-options.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { freeBorrowableHomes } from './borrowed-homes.ts';

export type Mix = <T>(label: string, items: readonly T[]) => T[];

export function chooseFactions(book: Rulebook, options: SetupOptions, mix: Mix): Record<SeatId, Faction> {
  const { players, dealPartial } = options;
  const found = factionsWished(book, options);
  // If a player has asked for the home of a faction, no other player gets that faction.
  const taken = new Set([...Object.values(found).map(({ id }) => id), ...players.flatMap(({ home }) => home ?? [])]);
  const free = mix(
    'factions',
    Object.values(book.byKind.faction).filter(
      (one) => !taken.has(one.id) && (Boolean(dealPartial) || !findUnrefereedPart(book, one)),
    ),
  );
  for (const { id } of players) {
    if (found[id]) continue;
    // Takes the last of the free factions that leaves no faction without a home.
    const [faction] = free.splice(
      free.findLastIndex((one) => housed([...Object.values(found), one])),
      1,
    );
    if (!faction || !housed([...Object.values(found), faction]))
      throw new Illegal('There are not enough factions for that many players.');
    found[id] = faction;
  }
  return found;
}

/** Tells whether there is a free home for each faction that has none of its own. */
export function housed(factions: readonly Faction[]): boolean {
  const played = new Set(factions.map(({ id }) => id));
  return factions.every((one) => !one.homes || freeBorrowableHomes(one, played).length > 0);
}

/** Returns the factions that players asked for. Throws Illegal if one is not available. */
export function factionsWished(book: Rulebook, { players, dealPartial }: SetupOptions): Record<SeatId, Faction> {
  const found: Record<SeatId, Faction> = {};
  const taken = new Set<ComponentId>();
  for (const { id, faction } of players) {
    if (faction === undefined) continue;
    const component = book.byKind.faction[faction];
    if (!component) throw new Illegal(`There is no faction called “${faction}”.`);
    if (taken.has(faction)) throw new Illegal(`Only one player can play ${component.name.replace(/^The /, 'the ')}.`);
    const lacking = dealPartial ? undefined : findUnrefereedPart(book, component);
    if (lacking)
      throw new Illegal(
        `I cannot fully referee ${component.name.replace(/^The /, 'the ')} yet: ${lacking.name} lacks ${lacking.lacks}.`,
      );
    taken.add(faction);
    found[id] = component;
  }
  const homeless = housed(Object.values(found)) ? undefined : Object.values(found).find(({ homes }) => homes);
  if (homeless)
    throw new Illegal(
      `There is no home system left for ${homeless.name}: all factions with a suitable one are played.`,
    );
  return found;
}

/** Returns the first of a faction's own components that is not refereed in full; undefined if all are. */
export const findUnrefereedPart = (book: Rulebook, faction: Faction): Component | undefined =>
  [
    faction.id,
    ...faction.abilities,
    ...Object.values(faction.units),
    ...faction.technologies,
    ...promissoryNotesOf(faction),
  ]
    .map((id) => book.components[id])
    .find((one) => one === undefined || one.lacks !== undefined);

/** Deals minor factions to the players; undefined if no galactic event brings them. */
export function minorFactionsOf(
  book: Rulebook,
  { players, dealPartial, events }: SetupOptions,
  factions: Record<SeatId, Faction>,
  mix: Mix,
): Record<SeatId, PlacedMinor> | undefined {
  if (!bringsMinorFactions(book, events)) return undefined;
  const played = players.map(({ id }) => factions[id]);
  const homes = new Set(players.flatMap(({ home }) => home ?? []));
  const open = Object.values(book.byKind.faction).filter(
    (one) => !played.includes(one) && !homes.has(one.id) && (Boolean(dealPartial) || !findUnrefereedPart(book, one)),
  );
  return dealMinorFactions(
    players.map(({ id }) => id),
    played,
    open,
    housed,
    mix,
  );
}
