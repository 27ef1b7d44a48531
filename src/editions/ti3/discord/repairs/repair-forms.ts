import { matchChoices } from '#discord/commands/options.ts';
import { systemChoices } from '#discord/input/resolve-system.ts';
import type { RepairForm } from '#discord/edition/settings-form.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
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
  allLeaders(game).map(({ id, owner }) => ({
    key: id,
    label: `${nameOf(game, id)} (${nameOfSeat(game, owner)})`,
  }));

const SEAT: Field = { name: 'seat', description: 'Player.', complete: list(seatsOf) };
const PLANET: Field = { name: 'planet', description: 'Planet.', complete: list(planetsOf) };
const SYSTEM: Field = {
  name: 'system',
  description: 'System: number or planet name.',
  complete: list((presenter) => systemChoices(presenter.namedSystems())),
};
const COUNT: Field = { name: 'count', description: 'New number.' };
const yesOrNo = (name: string): Field => ({
  name,
  description: 'After the correction: yes or no.',
  complete: completeFrom('yes', 'no'),
});

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
    'Set how many units of a type a player has in a place.',
    SEAT,
    { name: 'unit', description: 'Unit type.', complete: list(unitsOf) },
    {
      name: 'place',
      description: 'Planet, or system for its space area.',
      complete: list((presenter) => [...systemChoices(presenter.namedSystems()), ...planetsOf(presenter)]),
    },
    COUNT,
  ),
  form(
    'count',
    "Set a player's trade goods, victory points or command counters.",
    SEAT,
    { name: 'what', description: 'What to set.', complete: list(() => COUNT_CHOICES) },
    COUNT,
  ),
  form('control', 'Set which player controls a planet.', PLANET, {
    name: 'seat',
    description: 'Player, or “nobody”.',
    complete: list((presenter) => [...seatsOf(presenter), { key: 'nobody', label: 'nobody' }]),
  }),
  form('ready', 'Refresh or exhaust a planet.', PLANET, {
    name: 'state',
    description: 'New state: ready or exhausted.',
    complete: completeFrom('ready', 'exhausted'),
  }),
  form('counter', "Place a player's command counter in a system, or remove it.", SEAT, SYSTEM, yesOrNo('there')),
  form(
    'damaged',
    'Set how many ships of a type are damaged in a system.',
    SEAT,
    { name: 'unit', description: 'Unit type.', complete: list(unitsOf) },
    SYSTEM,
    COUNT,
  ),
  form(
    'technology',
    "Add or remove a player's technology.",
    SEAT,
    {
      name: 'technology',
      description: 'Technology.',
      complete: list((presenter) => named(presenter, Object.keys(presenter.game.book.byKind.technology))),
    },
    yesOrNo('owned'),
  ),
  form(
    'claimed',
    'Set whether a player has scored a public objective; points change automatically.',
    SEAT,
    {
      name: 'objective',
      description: 'Public objective.',
      complete: list((presenter) => named(presenter, presenter.game.state.objectives.map(({ id }) => id))), // prettier-ignore
    },
    yesOrNo('claimed'),
  ),
  form(
    'strategy-card',
    'Give a player a strategy card, return it, or set whether it is used.',
    SEAT,
    {
      name: 'card',
      description: 'Strategy card.',
      complete: list((presenter) => named(presenter, Object.keys(presenter.game.book.byKind['strategy-card']))),
    },
    {
      name: 'state',
      description: 'New state: taken, used, unused or lying (unpicked).',
      complete: completeFrom('taken', 'used', 'unused', 'lying'),
    },
  ),
  form(
    'agreement',
    'Set whether 2 players have a trade agreement.',
    SEAT,
    { name: 'other', description: 'The other player.', complete: list(seatsOf) },
    yesOrNo('stands'),
  ),
  form('law', 'Discard a law.', {
    name: 'law',
    description: 'Law.',
    complete: list((presenter) => named(presenter, Object.keys(presenter.game.state.laws))),
  }),
  form(
    'leader',
    "Set where a leader is: on its owner's planet, captured or lost.",
    { name: 'leader', description: 'Leader.', complete: list(leadersOf) },
    {
      name: 'place',
      description: 'Planet, the player who captured it, or “lost”.',
      complete: list((presenter) => [...planetsOf(presenter), ...seatsOf(presenter), { key: 'lost', label: 'lost' }]),
    },
  ),
  form('marker', 'Place a face-down domain counter on a planet, or remove it.', PLANET, yesOrNo('lies')),
  form('speaker', 'Set which player is the speaker.', SEAT),
  form('skip', "Skip a player's open question.", SEAT),
];
