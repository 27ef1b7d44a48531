import { mergeMatches, matchChoices } from '#discord/commands/options.ts';
import type { Choice, RepairForm } from '#discord/edition/edition-adapter.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import { locateCards, type CardLocation } from '#ti4/rules/exploration/card-locations.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { formatUnitCount, nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import {
  LEADER_STATES,
  isPlaceableToken,
  exhaustibleCards,
  turnableSystems,
} from '#ti4/service/repairs/piece-repairs.ts';
import { formatPlace, completePlanet, SEAT_FIELD, completeSeat, completeSystem, formatOwner } from './repair-fields.ts';
import { readAsTyped as read, completeFrom } from '#discord/edition/repair-fields.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';

type Form = RepairForm<FourthEditionPresenter>;

const nameOf = ({ game }: FourthEditionPresenter, card: string): string =>
  game.book.components[componentOf(card)]?.name ?? escapeMarkdown(card);

const PILES: Record<string, string> = {
  deck: 'in its deck',
  discard: 'in its discard pile',
  purged: 'out of the game',
};
const piles = (typed: string, ...names: string[]): Choice[] =>
  matchChoices(
    names.map((key) => ({ key, label: PILES[key] })),
    typed,
  );

/** Formats the place of a card after a correction. */
function formatCardPlace(presenter: FourthEditionPresenter, place: string): string {
  if (Object.hasOwn(PILES, place)) return PILES[place];
  return Object.hasOwn(presenter.game.state.seats, place)
    ? `with ${formatOwner(presenter, place)}`
    : `at ${formatPlace(presenter, place)}`;
}

const stateCalled = (state: string): string => (state === 'purged' ? 'out of the game' : escapeMarkdown(state));

const leaders = ({ game }: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(
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
  describe: (presenter, { leader, state }) => `${nameOf(presenter, leader)} is ${stateCalled(state)}`,
  fields: [
    { name: 'leader', description: 'Which.', complete: leaders },
    { name: 'state', description: 'locked, ready, exhausted or purged.', complete: completeFrom(...LEADER_STATES) },
  ],
};

const relics = ({ game }: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(
    Object.values(game.book.byKind.relic ?? {}).map(({ id, name }) => ({ key: id, label: name })),
    typed,
  );

const RELIC: Form = {
  name: 'relic',
  description: 'Say who has a relic, or where else it is.',
  read,
  describe: (presenter, { relic, place }) => `${nameOf(presenter, relic)} is ${formatCardPlace(presenter, place)}`,
  fields: [
    { name: 'relic', description: 'Which.', complete: relics },
    {
      name: 'place',
      description: 'A player, “deck” or “purged”.',
      complete: (presenter, typed) => mergeMatches(completeSeat(presenter, typed), piles(typed, 'deck', 'purged')),
    },
  ],
};

/** Formats the public place of a card. */
function formatOpenPlace({ game }: FourthEditionPresenter, at: CardLocation): string {
  if ('seat' in at) return nameOfSeat(game, at.seat);
  if ('planet' in at) return nameOfPlanet(game, at.planet);
  return 'system' in at ? nameOfSystem(game, at.system) : 'out of the game';
}

/** Lists exploration cards: each face-up one, and one of each component in the deck and discard piles. */
function explorationCards(presenter: FourthEditionPresenter, typed: string): Choice[] {
  const { game } = presenter;
  const found = [...locateCards(game)].filter(
    ({ card }) => game.book.components[componentOf(card)].kind === 'exploration-card',
  );
  const open = found
    .filter(({ at }) => !('deck' in at))
    .map(({ card, at }) => ({ key: card, label: `${nameOf(presenter, card)}: ${formatOpenPlace(presenter, at)}` }));
  const sorts = new Set(found.filter(({ at }) => 'deck' in at).map(({ card }) => componentOf(card)));
  return matchChoices([...open, ...[...sorts].sort().map((key) => ({ key, label: nameOf(presenter, key) }))], typed);
}

const EXPLORATION: Form = {
  name: 'exploration',
  description: 'Say where an exploration card is, as a relic fragment or an attachment.',
  read,
  describe: (presenter, { card, place }) => `${nameOf(presenter, card)} is ${formatCardPlace(presenter, place)}`,
  fields: [
    { name: 'card', description: 'Which.', complete: explorationCards },
    {
      name: 'place',
      description: 'A player, planet or system, “deck”, “discard” or “purged”.',
      complete: (presenter, typed) =>
        mergeMatches(
          completeSeat(presenter, typed),
          piles(typed, 'deck', 'discard', 'purged'),
          completePlanet(presenter, typed),
          completeSystem(presenter, typed),
        ),
    },
  ],
};

/** Completes cards that any seat has and that can be exhausted. */
const completeExhaustible = ({ game }: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(
    Object.values(game.book.components)
      .filter(({ id }) => game.state.order.some((seat) => exhaustibleCards(game, seat, id).length > 0))
      .map(({ id, name }) => ({ key: id, label: name })),
    typed,
  );

const CARD: Form = {
  name: 'card',
  description: 'Ready or exhaust a technology, relic, agent or another such card.',
  read,
  describe: (presenter, { seat, card, state }) =>
    `${nameOf(presenter, card)} of ${formatOwner(presenter, seat)} is ${escapeMarkdown(state)}`,
  fields: [
    SEAT_FIELD,
    { name: 'card', description: 'Which.', complete: completeExhaustible },
    { name: 'state', description: 'ready or exhausted.', complete: completeFrom('ready', 'exhausted') },
  ],
};

const tokens = ({ game }: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(
    Object.values(game.book.tokens)
      .filter((token) => isPlaceableToken(game, token))
      .map(({ id, name }) => ({ key: id, label: name })),
    typed,
  );

const MARKER: Form = {
  name: 'marker',
  description: 'Lay a frontier, wormhole, sleeper or other token, or take it away; Mirage is a planet.',
  read,
  describe: (presenter, { token, system, there }) =>
    `${there === 'yes' ? 'a' : 'no'} token lies at ${formatPlace(presenter, system)}: ${presenter.game.book.tokens[token]?.name ?? escapeMarkdown(token)}`,
  fields: [
    { name: 'token', description: 'Which.', complete: tokens },
    {
      name: 'system',
      description: 'Where: a system, or for tokens of planets a planet.',
      complete: (presenter, typed) => mergeMatches(completeSystem(presenter, typed), completePlanet(presenter, typed)),
    },
    { name: 'there', description: 'yes or no.', complete: completeFrom('yes', 'no') },
  ],
};

const sides = ({ game }: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(
    [...new Set(turnableSystems(game).flatMap((one) => one.sides))].map((key) => ({ key, label: key })),
    typed,
  );

const SIDE: Form = {
  name: 'side',
  description: 'Turn over a tile or token that has two sides.',
  read,
  describe: (presenter, { system, side }) =>
    `what can be turned over at ${formatPlace(presenter, system)} has its ${escapeMarkdown(side)} side up`,
  fields: [
    {
      name: 'system',
      description: 'Where.',
      complete: ({ game }, typed) =>
        matchChoices(
          turnableSystems(game).map(({ system }) => ({ key: system, label: nameOfSystem(game, system) })),
          typed,
        ),
    },
    { name: 'side', description: 'Which side is up.', complete: sides },
  ],
};

const OWNER: Form['fields'][number] = { name: 'owner', description: 'Whose they are.', complete: completeSeat };

const formatCaptured = (
  presenter: FourthEditionPresenter,
  { seat, owner, unit, count }: Record<string, string>,
): string =>
  `${formatOwner(presenter, seat)} has captured ${formatUnitCount(unit as UnitType, Number(count))} of ${formatOwner(presenter, owner)}`;

const CAPTURED: Form = {
  name: 'captured',
  description: 'Set how many units of another a player has captured.',
  read,
  describe: formatCaptured,
  fields: [
    SEAT_FIELD,
    OWNER,
    { name: 'unit', description: 'Which unit.', complete: completeFrom(...UNIT_TYPES) },
    { name: 'count', description: 'How many are to lie there.' },
  ],
};

const FOREIGN_TOKEN: Form = {
  name: 'foreign-token',
  description: 'Put a command token of another into a fleet pool, or take it away.',
  read,
  describe: (presenter, { seat, owner, there }) =>
    `${formatOwner(presenter, seat)} has ${there === 'yes' ? 'a' : 'no'} command token of ${formatOwner(presenter, owner)} in the fleet pool`,
  fields: [SEAT_FIELD, OWNER, { name: 'there', description: 'yes or no.', complete: completeFrom('yes', 'no') }],
};

/** Corrections of pieces from sets that a game may lack. Without those sets they offer no choices. */
export const pieceRepairForms: Form[] = [LEADER, RELIC, EXPLORATION, CARD, MARKER, SIDE, CAPTURED, FOREIGN_TOKEN];
