import { joinedMatches, matching } from '#discord/commands/options.ts';
import type { Choice, RepairForm } from '#discord/edition/edition-adapter.ts';
import { plain } from '#text/markdown.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import { cardsFound, type Lying } from '#ti4/rules/exploration/card-locations.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { countOf, nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import { LEADER_STATES, layable, restingCards, turnables } from '#ti4/service/repairs/piece-repairs.ts';
import { placeCalled, planets, SEAT, seats, systems, whose } from './repair-fields.ts';
import { asTyped as read, words } from '#discord/edition/repair-fields.ts';
import type { FourthSight } from '#ti4/discord/presenter.ts';

type Form = RepairForm<FourthSight>;

const nameOf = ({ game }: FourthSight, card: string): string =>
  game.book.components[componentOf(card)]?.name ?? plain(card);

const PILES: Record<string, string> = {
  deck: 'in its deck',
  discard: 'in its discard pile',
  purged: 'out of the game',
};
const piles = (typed: string, ...names: string[]): Choice[] =>
  matching(
    names.map((key) => ({ key, label: PILES[key] })),
    typed,
  );

/** Where a card is, once it has been put there. */
function lies(sight: FourthSight, place: string): string {
  if (Object.hasOwn(PILES, place)) return PILES[place];
  return Object.hasOwn(sight.game.state.seats, place)
    ? `with ${whose(sight, place)}`
    : `at ${placeCalled(sight, place)}`;
}

const stateCalled = (state: string): string => (state === 'purged' ? 'out of the game' : plain(state));

const leaders = ({ game }: FourthSight, typed: string): Choice[] =>
  matching(
    Object.entries(game.state.seats).flatMap(([seat, { leaders: own = {} }]) =>
      Object.keys(own).map((key) => ({
        key,
        label: `${game.book.components[own[key].component].name}, of ${nameOfSeat(game, seat)}`,
      })),
    ),
    typed,
  );

const LEADER: Form = {
  name: 'leader',
  description: 'Say whether a leader is locked, ready, exhausted or purged.',
  read,
  tell: (sight, { leader, state }) => `${nameOf(sight, leader)} is ${stateCalled(state)}`,
  fields: [
    { name: 'leader', description: 'Which.', complete: leaders },
    { name: 'state', description: 'locked, ready, exhausted or purged.', complete: words(...LEADER_STATES) },
  ],
};

const relics = ({ game }: FourthSight, typed: string): Choice[] =>
  matching(
    Object.values(game.book.byKind.relic ?? {}).map(({ id, name }) => ({ key: id, label: name })),
    typed,
  );

const RELIC: Form = {
  name: 'relic',
  description: 'Say who has a relic, or where else it is.',
  read,
  tell: (sight, { relic, place }) => `${nameOf(sight, relic)} is ${lies(sight, place)}`,
  fields: [
    { name: 'relic', description: 'Which.', complete: relics },
    {
      name: 'place',
      description: 'A player, “deck” or “purged”.',
      complete: (sight, typed) => joinedMatches(seats(sight, typed), piles(typed, 'deck', 'purged')),
    },
  ],
};

/** Where a card lies that all can see. */
function whereSeen({ game }: FourthSight, at: Lying): string {
  if ('seat' in at) return nameOfSeat(game, at.seat);
  if ('planet' in at) return nameOfPlanet(game, at.planet);
  return 'system' in at ? nameOfSystem(game, at.system) : 'out of the game';
}

/** Cards in the open, each by itself; of those that lie in a deck or discard pile, one of each sort. */
function explorationCards(sight: FourthSight, typed: string): Choice[] {
  const { game } = sight;
  const found = [...cardsFound(game)].filter(
    ({ card }) => game.book.components[componentOf(card)].kind === 'exploration-card',
  );
  const open = found
    .filter(({ at }) => !('deck' in at))
    .map(({ card, at }) => ({ key: card, label: `${nameOf(sight, card)}: ${whereSeen(sight, at)}` }));
  const sorts = new Set(found.filter(({ at }) => 'deck' in at).map(({ card }) => componentOf(card)));
  return matching([...open, ...[...sorts].sort().map((key) => ({ key, label: nameOf(sight, key) }))], typed);
}

const EXPLORATION: Form = {
  name: 'exploration',
  description: 'Say where an exploration card is, as a relic fragment or an attachment.',
  read,
  tell: (sight, { card, place }) => `${nameOf(sight, card)} is ${lies(sight, place)}`,
  fields: [
    { name: 'card', description: 'Which.', complete: explorationCards },
    {
      name: 'place',
      description: 'A player, planet or system, “deck”, “discard” or “purged”.',
      complete: (sight, typed) =>
        joinedMatches(
          seats(sight, typed),
          piles(typed, 'deck', 'discard', 'purged'),
          planets(sight, typed),
          systems(sight, typed),
        ),
    },
  ],
};

/** Whatever somebody has that can be exhausted. */
const resting = ({ game }: FourthSight, typed: string): Choice[] =>
  matching(
    Object.values(game.book.components)
      .filter(({ id }) => game.state.order.some((seat) => restingCards(game, seat, id).length > 0))
      .map(({ id, name }) => ({ key: id, label: name })),
    typed,
  );

const CARD: Form = {
  name: 'card',
  description: 'Ready or exhaust a technology, relic, agent or another such card.',
  read,
  tell: (sight, { seat, card, state }) => `${nameOf(sight, card)} of ${whose(sight, seat)} is ${plain(state)}`,
  fields: [
    SEAT,
    { name: 'card', description: 'Which.', complete: resting },
    { name: 'state', description: 'ready or exhausted.', complete: words('ready', 'exhausted') },
  ],
};

const tokens = ({ game }: FourthSight, typed: string): Choice[] =>
  matching(
    Object.values(game.book.tokens)
      .filter((token) => layable(game, token))
      .map(({ id, name }) => ({ key: id, label: name })),
    typed,
  );

const MARKER: Form = {
  name: 'marker',
  description: 'Lay a frontier, wormhole, sleeper or other token, or take it away; Mirage is a planet.',
  read,
  tell: (sight, { token, system, there }) =>
    `${there === 'yes' ? 'a' : 'no'} token lies at ${placeCalled(sight, system)}: ${sight.game.book.tokens[token]?.name ?? plain(token)}`,
  fields: [
    { name: 'token', description: 'Which.', complete: tokens },
    {
      name: 'system',
      description: 'Where: a system, or for tokens of planets a planet.',
      complete: (sight, typed) => joinedMatches(systems(sight, typed), planets(sight, typed)),
    },
    { name: 'there', description: 'yes or no.', complete: words('yes', 'no') },
  ],
};

const sides = ({ game }: FourthSight, typed: string): Choice[] =>
  matching(
    [...new Set(turnables(game).flatMap((one) => one.sides))].map((key) => ({ key, label: key })),
    typed,
  );

const SIDE: Form = {
  name: 'side',
  description: 'Turn over a tile or token that has two sides.',
  read,
  tell: (sight, { system, side }) =>
    `what can be turned over at ${placeCalled(sight, system)} has its ${plain(side)} side up`,
  fields: [
    {
      name: 'system',
      description: 'Where.',
      complete: ({ game }, typed) =>
        matching(
          turnables(game).map(({ system }) => ({ key: system, label: nameOfSystem(game, system) })),
          typed,
        ),
    },
    { name: 'side', description: 'Which side is up.', complete: sides },
  ],
};

const OWNER: Form['fields'][number] = { name: 'owner', description: 'Whose they are.', complete: seats };

const captured = (sight: FourthSight, { seat, owner, unit, count }: Record<string, string>): string =>
  `${whose(sight, seat)} has captured ${countOf(unit as UnitType, Number(count))} of ${whose(sight, owner)}`;

const CAPTURED: Form = {
  name: 'captured',
  description: 'Set how many units of another a player has captured.',
  read,
  tell: captured,
  fields: [
    SEAT,
    OWNER,
    { name: 'unit', description: 'Which unit.', complete: words(...UNIT_TYPES) },
    { name: 'count', description: 'How many are to lie there.' },
  ],
};

const FOREIGN_TOKEN: Form = {
  name: 'foreign-token',
  description: 'Put a command token of another into a fleet pool, or take it away.',
  read,
  tell: (sight, { seat, owner, there }) =>
    `${whose(sight, seat)} has ${there === 'yes' ? 'a' : 'no'} command token of ${whose(sight, owner)} in the fleet pool`,
  fields: [SEAT, OWNER, { name: 'there', description: 'yes or no.', complete: words('yes', 'no') }],
};

/** Corrections of what belongs to sets that a game may lack: nothing is offered there. */
export const formsOfPieces: Form[] = [LEADER, RELIC, EXPLORATION, CARD, MARKER, SIDE, CAPTURED, FOREIGN_TOKEN];
