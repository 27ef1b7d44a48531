import { handZone } from '#kit/cards/hand-zone.ts';
import type { Zone } from '#kit/components/types.ts';
import { componentOf, copyOf, kit, type Ti3 } from './component.ts';
import { modify } from './modifiers.ts';
import { substituteCards, withPossibleSubstitutes } from './substitute-cards.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { areAbilitiesSilenced } from '#ti3/rules/seats.ts';
import type { State } from '#ti3/rules/state.ts';

const { defineZone } = kit;

const stillIn = ({ order, seats }: State) => order.map((id) => seats[id]).filter(({ eliminated }) => !eliminated);

/** Race sheets: abilities in force for the player of the race. */
const raceSheets = defineZone({
  name: 'race sheets',
  kinds: ['ability'],
  inForce: (game, put) => {
    for (const { id, abilities } of stillIn(game.state).filter((seat) => !areAbilitiesSilenced(game, seat.id)))
      for (const key in abilities)
        put({ component: abilities[key].component, holder: id, key, memory: abilities[key].memory ?? null });
  },
});

/** Flagships, if the option is in play. Each flagship's ability checks where it is. */
const flagships = defineZone({
  name: 'flagships',
  kinds: ['flagship'],
  inForce: ({ state, book }, put) => {
    if (!state.options.flagships) return;
    const all = Object.values(book.byKind.flagship);
    for (const { id: holder, race } of stillIn(state))
      for (const { id } of all.filter((one) => one.race === race && one.lacks === undefined))
        put({ component: id, holder, key: id, memory: null });
  },
});

/** Technologies in play in front of their owners (E3 14). */
const technologies = defineZone({
  name: 'technologies',
  kinds: ['technology'],
  inForce: ({ state }, put) => {
    for (const { id, technologies: own } of stillIn(state))
      for (const key in own) put({ component: own[key].component, holder: id, key, memory: own[key].memory ?? null });
  },
  exhaust: {
    of: ({ state }, { holder, key }) => state.seats[holder]?.technologies[key],
    all: ({ state }) => Object.values(state.seats).flatMap(({ technologies: own }) => Object.values(own)),
    phases: ['status'],
    exhausted: (game, { holder, component }) =>
      game.addFact({ type: 'technology-exhausted', seat: holder, technology: component }),
  },
});

/** Laws in play (E3 13.4), binding everyone or held by the elected player. */
const laws = defineZone({
  name: 'laws in play',
  kinds: ['political-card'],
  inForce: ({ state: { laws: inPlay } }, put) => {
    for (const key in inPlay)
      put({
        component: inPlay[key].component,
        holder: inPlay[key].owner ?? '',
        key,
        memory: inPlay[key].elected ?? null,
      });
  },
});

const hands = handZone<Ti3>({
  of: ({ state: { seats } }, seat) => seats[seat].actionCards,
  replace: ({ state: { seats } }, seat, held) => {
    seats[seat].actionCards = held;
  },
  discard: ({ state: { decks } }) => decks.action?.discard ?? [],
  componentOf,
  card: (id) => copyOf(id, 1),
});

/** Hands of action cards (E3 12), including what their cards can substitute for. */
const actionCards = defineZone({
  name: 'action cards',
  kinds: ['action-card'],
  usableFrom: (game, component, seat) => [
    ...hands.usableFrom(game, component, seat),
    ...substituteCards(game, component.id, seat),
  ],
  hidden: withPossibleSubstitutes(hands.hidden),
  procedure: 'play-action-card',
  declinable: true,
  problem: (game, { holder: seat, component }) =>
    game.book.byKind['action-card'][component].laidAside?.(game)
      ? undefined
      : modify(game, 'card-barred', { seat, component }, undefined),
});

/** Face-up action cards in play: any player can use their `anytime` abilities. */
const openCards = defineZone({
  name: 'action cards in play',
  kinds: ['action-card'],
  usableFrom: ({ state: { effects } }, { id, liesOpen }, holder) =>
    Object.values(effects).flatMap(({ id: key, component, data }) =>
      liesOpen && component === id ? [{ component, holder, key, memory: data }] : [],
    ),
});

/** Units with rules of their own, for each player, if their option is in play. */
const ownUnits = defineZone({
  name: 'units with rules of their own',
  kinds: ['unit'],
  inForce: ({ state, book }, put) => {
    for (const { id, option, reactions, modifiers } of Object.values(book.byKind.unit)) {
      if (!(reactions ?? modifiers) || option === undefined || !state.options[option]) continue;
      for (const { id: holder } of stillIn(state)) put({ component: id, holder, key: id, memory: null });
    }
  },
});

/** Political cards that any player can call a vote on, if their option is in play. */
const calledCards = defineZone({
  name: 'what the council is called for',
  kinds: ['political-card'],
  inForce: ({ state, book }, put) => {
    for (const { id, called } of Object.values(book.byKind['political-card'])) {
      if (called === undefined || !state.options[called]) continue;
      for (const { id: holder } of stillIn(state)) put({ component: id, holder, key: id, memory: null });
    }
  },
  declinable: true,
});

/** Tokens in systems, with or without an owner. Each remembers its system. */
const tokens = defineZone({
  name: 'tokens in systems',
  kinds: ['token'],
  inForce: ({ state, book }, put) => {
    for (const { id, component, holder, data } of Object.values(state.effects))
      if (book.components[component]?.kind === 'token') put({ component, holder, key: id, memory: data });
  },
  declinable: true,
});

/** Counters that stay in a system, where they bind everyone, or with the player who found them (E3 18). */
const found = defineZone({
  name: 'what has been found',
  kinds: ['domain-counter'],
  inForce: ({ state }, put) => {
    if (!state.options.played && !state.options.finalFrontier) return;
    for (const { id, found: here = [] } of Object.values(state.systems))
      for (const component of here) put({ component, holder: '', key: `${component} ${id}`, memory: id });
    for (const { id, kept = {} } of stillIn(state))
      for (const key in kept) put({ component: kept[key].component, holder: id, key, memory: null });
  },
});

/** Leaders on the board (E3 20), each with the abilities of its type. Captured and dead leaders have none. */
const leaders = defineZone({
  name: 'leaders',
  kinds: ['leader-type', 'leader'],
  inForce: (game, put) => {
    for (const { id, type, owner, ship, planet } of Object.values(game.state.leaders ?? {}))
      if (ship !== undefined || planet !== undefined)
        put({ component: type, holder: owner, key: id, memory: game.book.components[id]?.name ?? null });
  },
  textOf: ({ memory }) => (typeof memory === 'string' ? memory : undefined),
  labelOf: (game, { component, memory }) =>
    typeof memory === 'string' ? `${nameOf(game, component)} ${memory}` : undefined,
  declinable: true,
});

/** All zones. Strategy cards, most units and objectives are in none: the rules look them up by kind. */
export const zones: readonly Zone<Ti3>[] = [
  laws,
  technologies,
  flagships,
  raceSheets,
  leaders,
  actionCards,
  openCards,
  found,
  tokens,
  ownUnits,
  calledCards,
];
