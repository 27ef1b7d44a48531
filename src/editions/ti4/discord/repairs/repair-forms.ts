import { joinedMatches, matching } from '#discord/commands/options.ts';
import type { Choice, RepairForm } from '#discord/edition/edition-adapter.ts';
import { plain } from '#text/markdown.ts';
import { countOf } from '#ti4/rules/names.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { formsOfEvents } from './event-repair-forms.ts';
import { formsOfPieces } from './piece-repair-forms.ts';
import { owners, placeCalled, planetCalled, planets, SEAT, seats, systems, whose } from './repair-fields.ts';
import { asTyped as read, words } from '#discord/edition/repair-fields.ts';
import { COUNTS } from '#ti4/service/repairs/repairs.ts';
import type { FourthSight } from '#ti4/discord/presenter.ts';

const technologies = ({ game }: FourthSight, typed: string): Choice[] =>
  matching(
    game.book.technologies.map((one) => ({ key: one.id, label: one.name })),
    typed,
  );

function counted(what: string, count: string): string {
  const one = count === '1';
  if (what === 'trade-goods') return `${count} trade good${one ? '' : 's'}`;
  if (what === 'commodities') return `${count} commodit${one ? 'y' : 'ies'}`;
  if (what === 'points') return `${count} victory point${one ? '' : 's'}`;
  return `${count} command token${one ? '' : 's'} in the ${what} pool`;
}

const UNITS: RepairForm<FourthSight> = {
  name: 'units',
  description: 'Set how many units of a kind stand in a place.',
  read,
  tell: (sight, { seat: owner, unit, place, count }) =>
    `${whose(sight, owner)} has ${countOf(unit as UnitType, Number(count))} at ${placeCalled(sight, place)}`,
  fields: [
    { ...SEAT, complete: owners },
    { name: 'unit', description: 'Which unit.', complete: words(...UNIT_TYPES) },
    {
      name: 'place',
      description: 'A planet, or a system for its space area.',
      complete: (sight, typed) => joinedMatches(systems(sight, typed), planets(sight, typed)),
    },
    { name: 'count', description: 'How many are to stand there.' },
  ],
};

const COUNT: RepairForm<FourthSight> = {
  name: 'count',
  description: 'Set trade goods, commodities, points or command tokens.',
  read,
  tell: (sight, { seat: owner, what, count }) => `${whose(sight, owner)} has ${counted(what, count)}`,
  fields: [
    SEAT,
    { name: 'what', description: 'What.', complete: words(...COUNTS) },
    { name: 'count', description: 'How many.' },
  ],
};

const CONTROL: RepairForm<FourthSight> = {
  name: 'control',
  description: 'Say who controls a planet.',
  read,
  tell: (sight, { planet, seat: owner }) =>
    `${owner === 'nobody' ? 'nobody' : whose(sight, owner)} controls ${planetCalled(sight, planet)}`,
  fields: [
    { name: 'planet', description: 'Which planet.', complete: planets },
    {
      name: 'seat',
      description: 'Who, or nobody.',
      complete: (sight, typed) =>
        joinedMatches(seats(sight, typed), matching([{ key: 'nobody', label: 'nobody' }], typed)),
    },
  ],
};

const READY: RepairForm<FourthSight> = {
  name: 'ready',
  description: 'Ready or exhaust a planet.',
  read,
  tell: (sight, { planet, state }) =>
    `${planetCalled(sight, planet)} is ${state === 'exhausted' ? 'exhausted' : 'ready'}`,
  fields: [
    { name: 'planet', description: 'Which planet.', complete: planets },
    { name: 'state', description: 'ready or exhausted.', complete: words('ready', 'exhausted') },
  ],
};

const TOKEN: RepairForm<FourthSight> = {
  name: 'token',
  description: 'Put a command token into a system, or take it away.',
  read,
  tell: (sight, { seat: owner, system, there }) =>
    `${whose(sight, owner)} has ${there === 'yes' ? 'a' : 'no'} command token in ${placeCalled(sight, system)}`,
  fields: [
    SEAT,
    { name: 'system', description: 'Where.', complete: systems },
    { name: 'there', description: 'yes or no.', complete: words('yes', 'no') },
  ],
};

const TECHNOLOGY: RepairForm<FourthSight> = {
  name: 'technology',
  description: 'Give a technology, or take it away.',
  read,
  tell: (sight, { seat: owner, technology, owned }) =>
    `${whose(sight, owner)} ${owned === 'yes' ? 'owns' : 'does not own'} ${sight.game.book.components[technology]?.name ?? plain(technology)}`,
  fields: [
    SEAT,
    { name: 'technology', description: 'Which.', complete: technologies },
    { name: 'owned', description: 'yes or no.', complete: words('yes', 'no') },
  ],
};

const SKIP: RepairForm<FourthSight> = {
  name: 'skip',
  description: 'Skip what a seat is asked.',
  read,
  tell: (sight, { seat: owner }) => `${whose(sight, owner)} skips the open question`,
  fields: [SEAT],
};

/** What each correction asks for, with completion from the board. */
export const repairForms: RepairForm<FourthSight>[] = [
  UNITS,
  COUNT,
  CONTROL,
  READY,
  TOKEN,
  TECHNOLOGY,
  ...formsOfPieces,
  ...formsOfEvents,
  SKIP,
];
