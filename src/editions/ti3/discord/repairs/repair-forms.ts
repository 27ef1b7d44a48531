import { matchChoices } from '#discord/commands/options.ts';
import { systemChoices } from '#discord/input/resolve-system.ts';
import type { Choice, RepairForm } from '#discord/edition/edition-adapter.ts';
import { readAsTyped, completeFrom } from '#discord/edition/repair-fields.ts';
import { allLeaders } from '#ti3/rules/leaders/leader-locations.ts';
import { nameOf, nameOfSeat } from '#ti3/rules/names.ts';
import type { UnitType } from '#ti3/rules/terms.ts';
import { formatCorrection } from '#ti3/views/index.ts';
import { COUNT_CHOICES } from '#ti3/service/repairs/repairs.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';

type Field = RepairForm<ThirdEditionPresenter>['fields'][number];

const list =
  (of: (presenter: ThirdEditionPresenter) => Choice[]): Field['complete'] =>
  (presenter, typed) =>
    matchChoices(of(presenter), typed);

const planetsOf = ({ game }: ThirdEditionPresenter): Choice[] =>
  Object.keys(game.state.planets).map((key) => ({ key, label: game.book.planets[key].name }));
const seatsOf = (presenter: ThirdEditionPresenter): Choice[] => presenter.seatChoices();
const named = ({ game }: ThirdEditionPresenter, ids: readonly string[]): Choice[] =>
  ids.map((key) => ({ key, label: game.book.components[key].name }));
const unitsOf = ({ game }: ThirdEditionPresenter): Choice[] =>
  Object.values(game.book.units).map(({ type, name }) => ({ key: type satisfies UnitType, label: name }));

const leadersOf = ({ game }: ThirdEditionPresenter): Choice[] =>
  allLeaders(game).map(({ id, owner }) => ({ key: id, label: `${nameOf(game, id)} of ${nameOfSeat(game, owner)}` }));

const SEAT: Field = { name: 'seat', description: 'Whose.', complete: list(seatsOf) };
const PLANET: Field = { name: 'planet', description: 'Which planet.', complete: list(planetsOf) };
const SYSTEM: Field = {
  name: 'system',
  description: 'Where.',
  complete: list((presenter) => systemChoices(presenter.namedSystems())),
};
const COUNT: Field = { name: 'count', description: 'How many.' };
const yesOrNo = (name: string): Field => ({ name, description: 'yes or no.', complete: completeFrom('yes', 'no') });

const form = (name: string, description: string, ...fields: Field[]): RepairForm<ThirdEditionPresenter> => ({
  name,
  description,
  fields,
  read: readAsTyped,
  describe: (presenter, given) => formatCorrection(presenter.game, name, given),
});

/** Forms of the corrections, with autocompletion from the board. */
export const repairForms: RepairForm<ThirdEditionPresenter>[] = [
  form(
    'units',
    'Set how many units of a kind stand in a place.',
    SEAT,
    { name: 'unit', description: 'Which unit.', complete: list(unitsOf) },
    {
      name: 'place',
      description: 'A planet, or a system for its space area.',
      complete: list((presenter) => [...systemChoices(presenter.namedSystems()), ...planetsOf(presenter)]),
    },
    COUNT,
  ),
  form(
    'count',
    'Set trade goods, points or command counters.',
    SEAT,
    { name: 'what', description: 'What.', complete: list(() => COUNT_CHOICES) },
    COUNT,
  ),
  form('control', 'Say who controls a planet.', PLANET, {
    name: 'seat',
    description: 'Who, or nobody.',
    complete: list((presenter) => [...seatsOf(presenter), { key: 'nobody', label: 'nobody' }]),
  }),
  form('ready', 'Ready or exhaust a planet.', PLANET, {
    name: 'state',
    description: 'ready or exhausted.',
    complete: completeFrom('ready', 'exhausted'),
  }),
  form('counter', 'Put a command counter into a system, or take it away.', SEAT, SYSTEM, yesOrNo('there')),
  form(
    'damaged',
    'Say how many ships of a kind are damaged in a system.',
    SEAT,
    { name: 'unit', description: 'Which unit.', complete: list(unitsOf) },
    SYSTEM,
    COUNT,
  ),
  form(
    'technology',
    'Give a technology, or take it away.',
    SEAT,
    {
      name: 'technology',
      description: 'Which.',
      complete: list((presenter) => named(presenter, Object.keys(presenter.game.book.byKind.technology))),
    },
    yesOrNo('owned'),
  ),
  form(
    'claimed',
    'Say whether somebody has claimed an objective that lies open; points are set by themselves.',
    SEAT,
    {
      name: 'objective',
      description: 'Which objective.',
      complete: list((presenter) => named(presenter, presenter.game.state.objectives.map(({ id }) => id))), // prettier-ignore
    },
    yesOrNo('claimed'),
  ),
  form(
    'strategy-card',
    'Give a strategy card, take it away, or say whether it has been used.',
    SEAT,
    {
      name: 'card',
      description: 'Which strategy card.',
      complete: list((presenter) => named(presenter, Object.keys(presenter.game.book.byKind['strategy-card']))),
    },
    {
      name: 'state',
      description: 'taken, used, unused or lying.',
      complete: completeFrom('taken', 'used', 'unused', 'lying'),
    },
  ),
  form(
    'agreement',
    'Say whether two players have a trade agreement.',
    SEAT,
    { name: 'other', description: 'With whom.', complete: list(seatsOf) },
    yesOrNo('stands'),
  ),
  form('law', 'Take a law away.', {
    name: 'law',
    description: 'Which law.',
    complete: list((presenter) => named(presenter, Object.keys(presenter.game.state.laws))),
  }),
  form(
    'leader',
    'Say where a leader is: on a planet of its owner’s, with a captor, or lost.',
    { name: 'leader', description: 'Which leader.', complete: list(leadersOf) },
    {
      name: 'place',
      description: 'A planet, a player who holds it captive, or lost.',
      complete: list((presenter) => [...planetsOf(presenter), ...seatsOf(presenter), { key: 'lost', label: 'lost' }]),
    },
  ),
  form('marker', 'Lay a counter face down on a planet, or take it away.', PLANET, yesOrNo('lies')),
  form('speaker', 'Say who is the speaker.', SEAT),
  form('skip', 'Skip what a seat is asked.', SEAT),
];
