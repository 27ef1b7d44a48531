import { mergeMatches, matchChoices } from '#discord/commands/options.ts';
import type { RepairForm } from '#discord/edition/settings-form.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import { locateCards, type CardLocation } from '#ti4/rules/exploration/card-locations.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { formatUnitCount, nameOfPlanet, nameOfSystem, nameOfSeat } from '#ti4/rules/names.ts';
import { LEADER_STATES, isPlaceableToken, turnableSystems } from '#ti4/service/repairs/piece-repairs.ts';
import { exhaustibleCards } from '#ti4/service/repairs/card-repairs.ts';
import { formatPlace, completePlanet, SEAT_FIELD, completeSeat, completeSystem, formatOwner } from './repair-fields.ts';
import { readAsTyped as read, completeFrom } from '#discord/edition/repair-fields.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';

type Form = RepairForm<FourthEditionPresenter>;

const nameOf = ({ game }: FourthEditionPresenter, card: string): string =>
  game.book.components[componentOf(card)]?.name ?? escapeMarkdown(card);

const PILES: Record<string, string> = {
  deck: 'in its deck',
  discard: 'in its discard pile',
  purged: 'purged',
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

const stateCalled = (state: string): string => (state === 'purged' ? 'purged' : escapeMarkdown(state));

const leaders = ({ game }: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(
    Object.entries(game.state.seats).flatMap(([seat, { leaders: own = {} }]) =>
      Object.keys(own).map((key) => ({
        key,
        label: `${game.book.components[own[key].component].name} (${nameOfSeat(game, seat)})`,
      })),
    ),
    typed,
  );

const LEADER: Form = {
  name: 'leader',
  description: 'Set whether a leader is locked, ready, exhausted or purged.',
  read,
  describe: (presenter, { leader, state }) => `${nameOf(presenter, leader)} is ${stateCalled(state)}`,
  fields: [
    { name: 'leader', description: 'Leader.', complete: leaders },
    {
      name: 'state',
      description: 'New state: locked, ready, exhausted or purged.',
      complete: completeFrom(...LEADER_STATES),
    },
  ],
};

const relics = ({ game }: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(
    Object.values(game.book.byKind.relic ?? {}).map(({ id, name }) => ({ key: id, label: name })),
    typed,
  );

const RELIC: Form = {
  name: 'relic',
  description: 'Set which player has a relic, or where else it is.',
  read,
  describe: (presenter, { relic, place }) => `${nameOf(presenter, relic)} is ${formatCardPlace(presenter, place)}`,
  fields: [
    { name: 'relic', description: 'Relic.', complete: relics },
    {
      name: 'place',
      description: 'Player, “deck” or “purged”.',
      complete: (presenter, typed) => mergeMatches(completeSeat(presenter, typed), piles(typed, 'deck', 'purged')),
    },
  ],
};

/** Formats the public place of a card. */
function formatOpenPlace({ game }: FourthEditionPresenter, at: CardLocation): string {
  if ('seat' in at) return nameOfSeat(game, at.seat);
  if ('planet' in at) return nameOfPlanet(game, at.planet);
  return 'system' in at ? nameOfSystem(game, at.system) : 'purged';
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
  description: 'Set where an exploration card is, like a relic fragment or an attachment.',
  read,
  describe: (presenter, { card, place }) => `${nameOf(presenter, card)} is ${formatCardPlace(presenter, place)}`,
  fields: [
    { name: 'card', description: 'Exploration card.', complete: explorationCards },
    {
      name: 'place',
      description: 'Player, planet, system, “deck”, “discard” or “purged”.',
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
  description: 'Ready or exhaust a technology, relic, agent or similar card.',
  read,
  describe: (presenter, { seat, card, state }) =>
    `${formatOwner(presenter, seat)}'s ${nameOf(presenter, card)} is ${escapeMarkdown(state)}`,
  fields: [
    SEAT_FIELD,
    { name: 'card', description: 'Card.', complete: completeExhaustible },
    { name: 'state', description: 'New state: ready or exhausted.', complete: completeFrom('ready', 'exhausted') },
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
  description: 'Place or remove a frontier, wormhole, sleeper or other token, or the planet Mirage.',
  read,
  describe: (presenter, { token, system, there }) =>
    `${formatPlace(presenter, system)} has ${there === 'yes' ? 'a' : 'no'} ${presenter.game.book.tokens[token]?.name ?? escapeMarkdown(token)}`,
  fields: [
    { name: 'token', description: 'Token.', complete: tokens },
    {
      name: 'system',
      description: 'System, or planet for tokens that go on planets.',
      complete: (presenter, typed) => mergeMatches(completeSystem(presenter, typed), completePlanet(presenter, typed)),
    },
    { name: 'there', description: 'Token there after the correction: yes or no.', complete: completeFrom('yes', 'no') },
  ],
};

const sides = ({ game }: FourthEditionPresenter, typed: string): Choice[] =>
  matchChoices(
    [...new Set(turnableSystems(game).flatMap((one) => one.sides))].map((key) => ({ key, label: key })),
    typed,
  );

const SIDE: Form = {
  name: 'side',
  description: 'Flip a tile or token that has 2 sides.',
  read,
  describe: (presenter, { system, side }) =>
    `the ${escapeMarkdown(side)} side is up at ${formatPlace(presenter, system)}`,
  fields: [
    {
      name: 'system',
      description: 'System: number or planet name.',
      complete: ({ game }, typed) =>
        matchChoices(
          turnableSystems(game).map(({ system }) => ({ key: system, label: nameOfSystem(game, system) })),
          typed,
        ),
    },
    { name: 'side', description: 'Side that is up.', complete: sides },
  ],
};

const OWNER: Form['fields'][number] = {
  name: 'owner',
  description: 'Owner of the units or token.',
  complete: completeSeat,
};

const formatCaptured = (
  presenter: FourthEditionPresenter,
  { seat, owner, unit, count }: Record<string, string>,
): string =>
  `${formatOwner(presenter, seat)} has captured ${formatUnitCount(unit as UnitType, Number(count))} from ${formatOwner(presenter, owner)}`;

const CAPTURED: Form = {
  name: 'captured',
  description: "Set how many of another player's units a player has captured.",
  read,
  describe: formatCaptured,
  fields: [
    SEAT_FIELD,
    OWNER,
    { name: 'unit', description: 'Unit type.', complete: completeFrom(...UNIT_TYPES) },
    { name: 'count', description: 'New number of captured units.' },
  ],
};

const FOREIGN_TOKEN: Form = {
  name: 'foreign-token',
  description: "Place another player's command token in a fleet pool, or remove it.",
  read,
  describe: (presenter, { seat, owner, there }) =>
    `${formatOwner(presenter, seat)} has ${there === 'yes' ? 'a' : 'no'} command token from ${formatOwner(presenter, owner)} in the fleet pool`,
  fields: [
    SEAT_FIELD,
    OWNER,
    { name: 'there', description: 'Token there after the correction: yes or no.', complete: completeFrom('yes', 'no') },
  ],
};

/** Corrections of pieces from sets that a game may lack. Without those sets they offer no choices. */
export const pieceRepairForms: Form[] = [LEADER, RELIC, EXPLORATION, CARD, MARKER, SIDE, CAPTURED, FOREIGN_TOKEN];
