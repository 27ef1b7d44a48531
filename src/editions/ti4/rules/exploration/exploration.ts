import {
  ask,
  choose,
  chosenKey,
  frameDataOf,
  done,
  goto,
  type Frame,
  type Next,
  type Procedure,
  type Question,
  type Spec,
} from '#engine';
import type { ExplorationContext, CardChoice } from '#ti4/rules/components/component.ts';
import { drawCards, discardCards } from '#ti4/rules/components/decks.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { nameOfPlace, nameOfPlanet } from '#ti4/rules/names.ts';
import { markersIn, removeMarker } from '#ti4/rules/tokens/markers.ts';
import { planetOf, traitsOf } from '#ti4/rules/planets/planets.ts';
import type { CardId, BoardMarker, PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import {
  attachCard,
  discardExplorationCards,
  explorationCardOf,
  keepExplorationCard,
  purgeCards,
} from './exploration-cards.ts';

interface Exploring {
  seat: SeatId;
  system: SystemId;
  planet?: PlanetId;
  /** The explored token, which is removed (35.6). */
  token?: CardId;
  deck?: string;
  /** Number of cards to draw in addition to the first. */
  more?: number;
  /** The revealed cards while the player chooses one of them. */
  open?: CardId[];
  card?: CardId;
  /** Set once the card has been put in its place. */
  settled?: true;
}

/** Returns the decks from which a planet can be explored (35.2): one for each of its traits. */
export const explorationDecksOf = (game: Game, planet: PlanetId): string[] =>
  traitsOf(game, planet).filter((trait) => game.state.decks[trait] !== undefined);

/** Tells whether a planet can be explored; planets without a trait cannot (35.2b). */
export const isExplorable = (game: Game, planet: PlanetId): boolean =>
  game.state.planets[planet] !== undefined && explorationDecksOf(game, planet).length > 0;

/** Returns a token in a system that can be explored (38); undefined if there is none. */
export const findExplorableToken = (game: Game, system: SystemId): BoardMarker | undefined =>
  markersIn(game, system).find(({ component }) => game.book.tokens[component]?.explored !== undefined);

/** Asks from which deck to explore a planet with several traits (35.2c). */
const traitToExplore = question<{ planet: PlanetId }>()(
  'trait-to-explore',
  (game, _seat, { planet }): Spec => {
    const decks = explorationDecksOf(game, planet);
    if (!decks.length) return { kind: 'none', reason: 'This planet cannot be explored.' };
    return choose(
      `Which deck do you use to explore ${nameOfPlanet(game, planet)}?`,
      decks.map((key) => ({
        key,
        label: game.book.decks[key]?.name ?? key,
        hint: `${game.state.decks[key].draw.length} left`,
      })),
    );
  },
  { title: 'choose an exploration deck', forced: true },
);

const waysOf = (game: Game, at: ExplorationContext): CardChoice[] =>
  explorationCardOf(game, at.card).ways?.(game, at) ?? [];

/** Asks how to resolve a card that offers a choice; the player may decline unless the card is binding. */
const wayToResolve = question<ExplorationContext>()(
  'resolve-exploration',
  (game, _seat, at): Spec => {
    const { name, text, binding } = explorationCardOf(game, at.card);
    const ways = waysOf(game, at);
    if (!ways.length) return { kind: 'none', reason: 'There is nothing to choose.' };
    return choose(
      `You explore ${nameOfPlace(game, at)}: ${name}. What do you do?`,
      ways.map(({ effect: _effect, ...option }) => option),
      { min: binding?.(game, at) ? 1 : 0, nothing: 'Do nothing', detail: text },
    );
  },
  { title: 'resolve an exploration card', forced: true },
);

/** Asks which of several drawn cards to resolve; the others are discarded. */
const cardToResolve = question<{ cards: CardId[] }>()(
  'card-to-resolve',
  (game, _seat, { cards }): Spec =>
    choose(
      'Which card do you resolve? The others are discarded.',
      cards.map((key) => {
        const { name, text } = explorationCardOf(game, key);
        return { key, label: name, hint: text };
      }),
    ),
  { title: 'choose an exploration card', forced: true },
);

/** Reveals the card to resolve and opens its window. */
function resolveOne(game: Game, data: Exploring, card: CardId): Next<'resolve'> {
  data.card = card;
  game.addFact({ type: 'card-explored', card, ...place(data) });
  return openWindow('when', 'card-explored', found(data), 'resolve');
}

/** Makes the exploring player draw more cards, one of which is resolved. */
export function drawExtraExplorationCards(game: Game, count: number): void {
  const data = game.enclosingData(explore);
  if (data) data.more = (data.more ?? 0) + count;
}

const found = ({ seat, system, planet, card = '' }: Exploring): ExplorationContext => ({
  seat,
  system,
  card,
  ...(planet !== undefined && { planet }),
});

/** Puts a resolved card in its place (35.7 to 35.9). */
function settle(game: Game, at: ExplorationContext): void {
  const { then } = explorationCardOf(game, at.card);
  const { seat, card, planet } = at;
  if (then === 'keep') keepExplorationCard(game, seat, card);
  else if (then === 'attach' && planet !== undefined && game.state.planets[planet])
    attachCard(game, card, planet, explorationCardOf(game, card).face?.(game, planet));
  else if (then === 'purge') purgeCards(game, seat, [card]);
  else if (then !== 'lay') discardCards(game, explorationCardOf(game, card).deck, [card]);
}

/**
 * Explores a planet or a token (35): the top card is revealed to all, resolved, and put in its place. Returns whether a
 * card was found.
 */
export const explore = procedure<Exploring>()('explore', {
  start: (_game, data) => openWindow('when', 'exploration-begins', place(data), 'deck'),
  deck: (game, data) => {
    if (data.planet === undefined) {
      const token = findExplorableToken(game, data.system);
      const deck = token && game.book.tokens[token.component]?.explored;
      if (!token || deck === undefined || !game.state.decks[deck]) return done(false);
      data.token = token.id;
      data.deck = deck;
      return goto('draw');
    }
    return game.state.planets[data.planet]
      ? ask([traitToExplore.ask(data.seat, { planet: data.planet })], 'chosen')
      : done(false);
  },
  chosen: (_game, data, got) => {
    const deck = chosenKey(got.answer);
    if (deck === undefined) return done(false);
    data.deck = deck;
    return goto('draw');
  },
  draw: (game, data) => {
    const { deck = '' } = data;
    const cards = drawCards(game, deck, 1 + (data.more ?? 0)); // 35.7a
    const [card] = cards;
    if (card === undefined) {
      game.addFact({ type: 'nothing-explored', deck, ...place(data) });
      return goto('end');
    }
    if (cards.length === 1) return resolveOne(game, data, card);
    data.open = cards;
    game.addFact({ type: 'cards-explored', cards, ...place(data) });
    return ask([cardToResolve.ask(data.seat, { cards })], 'picked');
  },
  picked: (game, data, got) => {
    const { open = [] } = data;
    const card = chosenKey(got.answer) ?? open[0];
    delete data.open;
    discardExplorationCards(
      game,
      open.filter((one) => one !== card),
    );
    return resolveOne(game, data, card);
  },
  resolve: (game, data) => {
    const at = found(data);
    if (explorationCardOf(game, at.card).ways) return ask([wayToResolve.ask(data.seat, at)], 'decided');
    return explorationCardOf(game, at.card).resolve?.(game, at) ?? goto('finish');
  },
  decided: (game, data, got) => {
    const way = chosenKey(got.answer);
    return (
      waysOf(game, found(data))
        .find(({ key }) => key === way)
        ?.effect() ?? goto('finish')
    );
  },
  finish: (game, data) => {
    settle(game, found(data));
    data.settled = true;
    return openWindow('after', 'exploration-ends', found(data), 'end');
  },
  end: (game, { token, card }) => {
    if (token !== undefined) removeMarker(game, token); // 35.6
    return done(card !== undefined);
  },
});

const place = ({ seat, system, planet }: Exploring) => ({ seat, system, ...(planet !== undefined && { planet }) });

/** Returns the data for a call of `explore` on a planet. */
export const exploreCall = (game: Game, seat: SeatId, planet: PlanetId) => ({
  seat,
  planet,
  system: planetOf(game, planet).system,
});

/** Returns the cards of an exploration frame that are not in any zone; for code that counts cards. */
export function cardsBeingExplored(frame: Frame): CardId[] {
  const data = frameDataOf(frame, explore) as Exploring | undefined;
  return [...(data?.open ?? []), ...(data?.card === undefined || data.settled ? [] : [data.card])];
}

export const explorationProcedures: Procedure<Game, never>[] = [explore];
export const explorationQuestions: Question<Game, never>[] = [traitToExplore, wayToResolve, cardToResolve];
