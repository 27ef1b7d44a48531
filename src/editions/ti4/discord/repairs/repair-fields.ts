import { mergeMatches, matchChoices } from '#discord/commands/options.ts';
import type { RepairForm } from '#discord/edition/settings-form.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';

// Fields, completions and formatters that all corrections share.

export type RepairField = RepairForm<FourthEditionPresenter>['fields'][number];

export const completeSeat = (presenter: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(presenter.seatChoices(), typed);

export const completePlanet = ({ view }: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(
    view.systems.flatMap((system) => system.planets.map((planet) => ({ key: planet.id, label: planet.name }))),
    typed,
  );

export const completeSystem = (presenter: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(placesOf(presenter), typed);

const placesOf = ({ view }: FourthEditionPresenter): Choice[] =>
  view.systems.map((system) => ({
    key: system.position ?? system.id,
    label: `${system.position ?? 'off the map'} ${system.name}`,
  }));

export const SEAT_FIELD: RepairField = { name: 'seat', description: 'Player.', complete: completeSeat };

/** Completes owners of units: seats, and the neutral side if there is one. */
export const completeOwner = (presenter: FourthEditionPresenter, typed: string): Choice[] => {
  const { neutral } = presenter.view;
  return mergeMatches(
    completeSeat(presenter, typed),
    matchChoices(neutral ? [{ key: neutral.id, label: neutral.name }] : [], typed),
  );
};

export const formatOwner = ({ view }: FourthEditionPresenter, id: string): string =>
  id === view.neutral?.id
    ? view.neutral.name
    : (view.seats.find((one) => one.id === id)?.short ?? escapeMarkdown(id)).replace(/^The /, 'the ');

export const formatPlanet = ({ view }: FourthEditionPresenter, id: string): string =>
  view.systems.flatMap((system) => system.planets).find((one) => one.id === id)?.name ?? escapeMarkdown(id);

export function formatPlace(presenter: FourthEditionPresenter, id: string): string {
  const system = presenter.view.systems.find((one) => one.position === id || one.id === id);
  return system ? `${system.name}${system.position ? ` (${system.position})` : ''}` : formatPlanet(presenter, id);
}
