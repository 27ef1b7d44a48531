import { matchChoices } from '#discord/commands/options.ts';
import { systemChoices } from '#discord/input/resolve-system.ts';
import type { RepairForm } from '#discord/edition/settings-form.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { readAsTyped, completeFrom } from '#discord/edition/repair-fields.ts';
import { allLeaders } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOf, nameOfLeader } from '#ti2/rules/names.ts';
import { formatCorrection } from '#ti2/views/index.ts';
import { REPAIRABLE_COUNTS } from '#ti2/service/repairs/repairs.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';

type Field = RepairForm<SecondEditionPresenter>['fields'][number];

const field = (name: string, description: string, list?: (presenter: SecondEditionPresenter) => Choice[]): Field => ({
  name,
  description,
  ...(list && { complete: (presenter: SecondEditionPresenter, typed: string) => matchChoices(list(presenter), typed) }),
});

const players = (presenter: SecondEditionPresenter): Choice[] => presenter.seatChoices();
const worlds = ({ game }: SecondEditionPresenter): Choice[] =>
  Object.keys(game.state.planets).map((key) => ({ key, label: game.book.planets[key].name }));

const leaders = ({ game }: SecondEditionPresenter): Choice[] =>
  allLeaders(game).map((one, i, all) => {
    const name = nameOfLeader(game, one);
    const before = all.slice(0, i).filter((other) => nameOfLeader(game, other) === name).length;
    return { key: one.id, label: before ? `${name} (${before + 1})` : name };
  });

const WHOSE = field('seat', 'Player.', players);
const COUNT = field('count', 'New number.');
const WORLD = field('planet', 'Planet.', worlds);

const FORMS: Record<string, [description: string, ...fields: Field[]]> = {
  units: [
    'Set how many units of a type a player has in a place.',
    WHOSE,
    field('unit', 'Unit type.', ({ game }) =>
      Object.values(game.book.units).map(({ type, name }) => ({ key: type, label: name })),
    ),
    field('place', 'Planet, or system for its space area.', (presenter) => [
      ...systemChoices(presenter.namedSystems()),
      ...worlds(presenter),
    ]),
    COUNT,
  ],
  count: [
    "Set a player's credits or bracket on the chart (1 is the first bracket).",
    WHOSE,
    { name: 'what', description: 'What to set.', complete: completeFrom(...REPAIRABLE_COUNTS) },
    COUNT,
  ],
  control: ['Set which player controls a planet.', WORLD, field('seat', 'Player, or “nobody”.', (presenter) => [...players(presenter), { key: 'nobody', label: 'nobody' }])], // prettier-ignore
  technology: [
    "Add or remove a player's technology.",
    WHOSE,
    field('technology', 'Technology.', ({ game }) =>
      Object.values(game.book.byKind.technology).map(({ id, name }) => ({ key: id, label: name })),
    ),
    { name: 'owned', description: 'After the correction: yes or no.', complete: completeFrom('yes', 'no') },
  ],
  agreement: ['End a trade agreement.', WHOSE, field('other', 'The other player.', players)],
  law: [
    'Discard a law.',
    field('law', 'Law.', ({ game }) =>
      Object.entries(game.state.laws).map(([key, { component }]) => ({ key, label: nameOf(game, component) })),
    ),
  ],
  leader: [
    "Set where a leader is: on its owner's planet, captured or lost.",
    field('leader', 'Leader.', leaders),
    field('place', 'Planet, the player who captured it, or “lost”.', (presenter) => [...worlds(presenter), ...players(presenter), { key: 'lost', label: 'lost' }]), // prettier-ignore
  ],
  skip: ["Skip a player's open question.", WHOSE],
};

/** Forms of the corrections, with autocompletion from the board. */
export const repairForms: RepairForm<SecondEditionPresenter>[] = Object.entries(FORMS).map(
  ([name, [description, ...fields]]) => ({
    name,
    description,
    fields,
    read: readAsTyped,
    describe: ({ game }, given) => formatCorrection(game, name, given),
  }),
);
