import { mergeMatches, matchChoices } from '#discord/commands/options.ts';
import type { RepairForm } from '#discord/edition/settings-form.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { formatUnitCount } from '#ti4/rules/names.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { eventRepairForms } from './event-repair-forms.ts';
import { pieceRepairForms } from './piece-repair-forms.ts';
import {
  completeOwner,
  formatPlace,
  formatPlanet,
  completePlanet,
  SEAT_FIELD,
  completeSeat,
  completeSystem,
  formatOwner,
} from './repair-fields.ts';
import { readAsTyped as read, completeFrom } from '#discord/edition/repair-fields.ts';
import { REPAIRABLE_COUNTS } from '#ti4/service/repairs/repairs.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';

const technologies = ({ game }: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(
    game.book.technologies.map((one) => ({ key: one.id, label: one.name })),
    typed,
  );

function formatAmount(what: string, count: string): string {
  const one = count === '1';
  if (what === 'trade-goods') return `${count} trade good${one ? '' : 's'}`;
  if (what === 'commodities') return `${count} commodit${one ? 'y' : 'ies'}`;
  if (what === 'points') return `${count} victory point${one ? '' : 's'}`;
  return `${count} command token${one ? '' : 's'} in the ${what} pool`;
}

const UNITS: RepairForm<FourthEditionPresenter> = {
  name: 'units',
  description: 'Set how many units of a type a player has in a place.',
  read,
  describe: (presenter, { seat: owner, unit, place, count }) =>
    `${formatOwner(presenter, owner)} has ${formatUnitCount(unit as UnitType, Number(count))} at ${formatPlace(presenter, place)}`,
  fields: [
    { ...SEAT_FIELD, complete: completeOwner },
    { name: 'unit', description: 'Unit type.', complete: completeFrom(...UNIT_TYPES) },
    {
      name: 'place',
      description: 'Planet, or system for its space area.',
      complete: (presenter, typed) => mergeMatches(completeSystem(presenter, typed), completePlanet(presenter, typed)),
    },
    { name: 'count', description: 'New number of units.' },
  ],
};

const COUNT: RepairForm<FourthEditionPresenter> = {
  name: 'count',
  description: "Set a player's trade goods, commodities, victory points or command tokens.",
  read,
  describe: (presenter, { seat: owner, what, count }) =>
    `${formatOwner(presenter, owner)} has ${formatAmount(what, count)}`,
  fields: [
    SEAT_FIELD,
    { name: 'what', description: 'What to set.', complete: completeFrom(...REPAIRABLE_COUNTS) },
    { name: 'count', description: 'New number.' },
  ],
};

const CONTROL: RepairForm<FourthEditionPresenter> = {
  name: 'control',
  description: 'Set which player controls a planet.',
  read,
  describe: (presenter, { planet, seat: owner }) =>
    `${owner === 'nobody' ? 'no one' : formatOwner(presenter, owner)} controls ${formatPlanet(presenter, planet)}`,
  fields: [
    { name: 'planet', description: 'Planet.', complete: completePlanet },
    {
      name: 'seat',
      description: 'Player, or “nobody”.',
      complete: (presenter, typed) =>
        mergeMatches(completeSeat(presenter, typed), matchChoices([{ key: 'nobody', label: 'nobody' }], typed)),
    },
  ],
};

const READY: RepairForm<FourthEditionPresenter> = {
  name: 'ready',
  description: 'Ready or exhaust a planet.',
  read,
  describe: (presenter, { planet, state }) =>
    `${formatPlanet(presenter, planet)} is ${state === 'exhausted' ? 'exhausted' : 'ready'}`,
  fields: [
    { name: 'planet', description: 'Planet.', complete: completePlanet },
    { name: 'state', description: 'New state: ready or exhausted.', complete: completeFrom('ready', 'exhausted') },
  ],
};

const TOKEN: RepairForm<FourthEditionPresenter> = {
  name: 'token',
  description: "Place a player's command token in a system, or remove it.",
  read,
  describe: (presenter, { seat: owner, system, there }) =>
    `${formatOwner(presenter, owner)} has ${there === 'yes' ? 'a' : 'no'} command token at ${formatPlace(presenter, system)}`,
  fields: [
    SEAT_FIELD,
    { name: 'system', description: 'System: number or planet name.', complete: completeSystem },
    { name: 'there', description: 'Token there after the correction: yes or no.', complete: completeFrom('yes', 'no') },
  ],
};

const TECHNOLOGY: RepairForm<FourthEditionPresenter> = {
  name: 'technology',
  description: "Add or remove a player's technology.",
  read,
  describe: (presenter, { seat: owner, technology, owned }) =>
    `${formatOwner(presenter, owner)} ${owned === 'yes' ? 'owns' : 'does not own'} ${presenter.game.book.components[technology]?.name ?? escapeMarkdown(technology)}`,
  fields: [
    SEAT_FIELD,
    { name: 'technology', description: 'Technology.', complete: technologies },
    { name: 'owned', description: 'Owned after the correction: yes or no.', complete: completeFrom('yes', 'no') },
  ],
};

const SKIP: RepairForm<FourthEditionPresenter> = {
  name: 'skip',
  description: "Skip a player's open question.",
  read,
  describe: (presenter, { seat: owner }) => `${formatOwner(presenter, owner)} skips the open question`,
  fields: [SEAT_FIELD],
};

/** The fields of each correction, with completion from the board. */
export const repairForms: RepairForm<FourthEditionPresenter>[] = [
  UNITS,
  COUNT,
  CONTROL,
  READY,
  TOKEN,
  TECHNOLOGY,
  ...pieceRepairForms,
  ...eventRepairForms,
  SKIP,
];
