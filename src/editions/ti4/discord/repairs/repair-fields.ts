import { joinedMatches, matching } from '#discord/commands/options.ts';
import type { Choice, RepairForm } from '#discord/edition/edition-adapter.ts';
import { plain } from '#text/markdown.ts';
import type { FourthSight } from '#ti4/discord/presenter.ts';

// What corrections ask for, and what is said of it, whatever they are about.

export type Field = RepairForm<FourthSight>['fields'][number];

export const seats = ({ view }: FourthSight, typed: string): Choice[] =>
  matching(
    view.seats.map((seat) => ({ key: seat.id, label: `${seat.faction.name} (${seat.color}), ${seat.name}` })),
    typed,
  );

export const planets = ({ view }: FourthSight, typed: string): Choice[] =>
  matching(
    view.systems.flatMap((system) => system.planets.map((planet) => ({ key: planet.id, label: planet.name }))),
    typed,
  );

export const systems = (sight: FourthSight, typed: string): Choice[] => matching(placesOf(sight), typed);

const placesOf = ({ view }: FourthSight): Choice[] =>
  view.systems.map((system) => ({
    key: system.position ?? system.id,
    label: `${system.position ?? 'off the board'} ${system.name}`,
  }));

export const SEAT: Field = { name: 'seat', description: 'Whose.', complete: seats };

/** Those who have units: neutral ones too, where there are any. */
export const owners = (sight: FourthSight, typed: string): Choice[] => {
  const { neutral } = sight.view;
  return joinedMatches(seats(sight, typed), matching(neutral ? [{ key: neutral.id, label: neutral.name }] : [], typed));
};

export const whose = ({ view }: FourthSight, id: string): string =>
  id === view.neutral?.id
    ? view.neutral.name
    : (view.seats.find((one) => one.id === id)?.faction.name ?? plain(id)).replace(/^The /, 'the ');

export const planetCalled = ({ view }: FourthSight, id: string): string =>
  view.systems.flatMap((system) => system.planets).find((one) => one.id === id)?.name ?? plain(id);

export function placeCalled(sight: FourthSight, id: string): string {
  const system = sight.view.systems.find((one) => one.position === id || one.id === id);
  return system ? `${system.name}${system.position ? ` (${system.position})` : ''}` : planetCalled(sight, id);
}
