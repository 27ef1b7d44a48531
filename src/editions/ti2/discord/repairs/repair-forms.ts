import { matchChoices } from '#discord/commands/options.ts';
import { systemChoices } from '#discord/input/resolve-system.ts';
import type { Choice, RepairForm } from '#discord/edition/edition-adapter.ts';
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

const WHOSE = field('seat', 'Whose.', players);
const COUNT = field('count', 'How many.');
const WORLD = field('planet', 'Which planet.', worlds);

const FORMS: Record<string, [description: string, ...fields: Field[]]> = {
  units: [
    'Set how many units of a kind stand in a place.',
    WHOSE,
    field('unit', 'Which unit.', ({ game }) =>
      Object.values(game.book.units).map(({ type, name }) => ({ key: type, label: name })),
    ),
    field('place', 'A planet, or a system for its space.', (presenter) => [
      ...systemChoices(presenter.namedSystems()),
      ...worlds(presenter),
    ]),
    COUNT,
  ],
  count: [
    'Set how many credits somebody has, or where they stand on the chart (1 is the first bracket).',
    WHOSE,
    { name: 'what', description: 'What.', complete: completeFrom(...REPAIRABLE_COUNTS) },
    COUNT,
  ],
  control: ['Say who controls a planet.', WORLD, field('seat', 'Who, or nobody.', (presenter) => [...players(presenter), { key: 'nobody', label: 'nobody' }])], // prettier-ignore
  technology: [
    'Give a technology, or take it away.',
    WHOSE,
    field('technology', 'Which.', ({ game }) =>
      Object.values(game.book.byKind.technology).map(({ id, name }) => ({ key: id, label: name })),
    ),
    { name: 'owned', description: 'yes or no.', complete: completeFrom('yes', 'no') },
  ],
  agreement: ['End a trade agreement.', WHOSE, field('other', 'With whom.', players)],
  law: [
    'Take a law away.',
    field('law', 'Which law.', ({ game }) =>
      Object.entries(game.state.laws).map(([key, { component }]) => ({ key, label: nameOf(game, component) })),
    ),
  ],
  leader: [
    'Say where a leader is: on a planet of its player’s, with a captor, or lost.',
    field('leader', 'Which leader.', leaders),
    field('place', 'A planet, a player who holds it captive, or lost.', (presenter) => [...worlds(presenter), ...players(presenter), { key: 'lost', label: 'lost' }]), // prettier-ignore
  ],
  skip: ['Skip what a seat is asked.', WHOSE],
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
