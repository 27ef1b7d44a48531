import { frameDataOf, isFrameOf } from '#engine';
import { COMMAND_TOKENS_PER_PLAYER, tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { componentOf, noteOwner } from '#ti4/rules/components/component.ts';
import { singleVoterAgendas } from '#ti4/rules/politics/single-voter-agendas.ts';
import { cardsBeingExplored } from '#ti4/rules/exploration/exploration.ts';
import type { Game } from '#ti4/rules/game.ts';
import { NEUTRAL_SEAT } from '#ti4/rules/seats.ts';
import { TURN } from '#ti4/rules/phases/turn-state.ts';
import type { SeatId, State, UnitType } from '#ti4/rules/state.ts';
import { hasUnitCard, FIGURES_PER_PLAYER, groundForcesOn, shipsIn, UNIT_TYPES } from '#ti4/rules/units/units.ts';

/** Counts all cards of each kind, in any place. An eliminated player's promissory notes are out of the game. */
export function countCards({ state, book }: Pick<Game, 'state' | 'book'>): Record<string, number> {
  const seats = state.order.map((id) => state.seats[id]);
  const sum = (count: (seat: (typeof seats)[number]) => number) =>
    seats.reduce((total, seat) => total + count(seat), 0);
  const deck = (name: string) => state.decks[name].draw.length + state.decks[name].discard.length;
  const own = (card: string): boolean => !state.seats[noteOwner(card)]?.eliminated;
  const isNote = (card: string): boolean => componentOf(card) in book.byKind['promissory-note'];
  const isAgenda = (card: string): boolean => card in book.byKind.agenda;
  const away = [...attachedCards(state), ...(state.purged ?? [])].filter(isNote);
  const notes = sum((seat) => [...seat.promissoryNotes, ...seat.playArea].filter(own).length) + away.filter(own).length;
  const playing = seats.filter((seat) => !seat.eliminated);
  // Some factions have more than one promissory note of their own.
  const further = playing.reduce(
    (total, { faction }) => total + (book.byKind.faction[faction]?.furtherNotes?.length ?? 0),
    0,
  );
  return {
    action: deck('action') + sum((seat) => seat.actionCards.length),
    // A secret objective may become public. During setup, secret objectives are between deck and hand.
    ...(state.phase !== 'setup' && {
      objectives:
        deck('secret') +
        deck('stage1') +
        deck('stage2') +
        state.objectives.length +
        sum((seat) => seat.secretObjectives.length + seat.scoredSecrets.length),
    }),
    // Before factions are drafted, no seat has promissory notes.
    ...(!state.draft && { notesEach: (notes - further) / Math.max(1, playing.length) }),
    ...(state.phase !== 'agenda' &&
      !state.stack.some((frame) => isFrameOf(frame, singleVoterAgendas)) &&
      state.phase !== 'ended' && {
        agenda: deck('agenda') + Object.keys(state.laws).length + (state.purged ?? []).filter(isAgenda).length,
      }),
    // A card that was just found is in no place yet, and can stay so once the game is over.
    ...(state.phase !== 'ended' && found({ state, book })),
  };
}

/** Counts every exploration card and relic, including purged ones. */
function found({ state, book }: Pick<Game, 'state' | 'book'>): { found?: number } {
  const { 'exploration-card': cards = {}, relic = {} } = book.byKind;
  const isOne = (card: string): boolean => componentOf(card) in cards || componentOf(card) in relic;
  const lying = [
    ...Object.values(state.decks).flatMap(({ draw, discard }) => [...draw, ...discard]),
    ...Object.values(state.seats).flatMap(({ fragments = [], relics = {} }) => [...fragments, ...Object.keys(relics)]),
    ...attachedCards(state),
    ...(state.purged ?? []),
    ...atHand(state.stack),
  ].filter(isOne);
  return lying.length ? { found: lying.length } : {};
}

/** Returns the cards being explored, on any branch of the stack. */
const atHand = (stack: State['stack']): string[] =>
  stack.flatMap((frame) =>
    [cardsBeingExplored(frame), (frame.fork ?? []).flatMap((branch) => atHand(branch.stack))].flat(),
  );

/** Returns the tokens and attached cards on planets and in systems. */
const attachedCards = ({ planets, systems }: State): string[] =>
  [...Object.values(planets), ...Object.values(systems)].flatMap(({ markers = [] }) => markers.map(({ id }) => id));

/** Lists problems of a state that no rule could have produced; empty if there are none. */
export function listStateProblems(game: Game): string[] {
  return [
    ...ofSeats(game),
    ...ofUnits(game),
    ...ofPlanets(game),
    ...ofCards(game),
    ...(betweenActions(game) ? listIdleBoardProblems(game) : []),
  ];
}

function ofSeats(game: Game): string[] {
  const { state } = game;
  const tokens = Object.values(state.systems).filter((system) => new Set(system.tokens).size < system.tokens.length);
  const figures = figuresOf(state);
  return [
    ...state.order
      .filter((id) => !state.seats[id].eliminated)
      .flatMap((id) => [...tooManyFigures(id, figures.get(id) ?? {}), ...ofSeat(game, id)]),
    ...tokens.map(({ id }) => `a player has 2 command tokens in ${id}`),
  ];
}

type Figures = Partial<Record<UnitType, number>>;

/** Counts each seat's units of each type on the board or captured, directly from the state. */
function figuresOf({ units, seats }: State): Map<SeatId, Figures> {
  const found = new Map<SeatId, Figures>();
  const captives = Object.values(seats).flatMap(({ captured = [] }) => captured);
  for (const { owner, type } of [...Object.values(units), ...captives]) {
    if (owner === undefined) continue;
    const own = found.get(owner) ?? {};
    found.set(owner, own);
    own[type] = (own[type] ?? 0) + 1;
  }
  return found;
}

const tooManyFigures = (seat: SeatId, own: Figures): string[] =>
  UNIT_TYPES.filter(
    (type) => type !== 'fighter' && type !== 'infantry' && (own[type] ?? 0) > FIGURES_PER_PLAYER[type],
  ).map((type) => `${seat} has ${own[type]} of at most ${FIGURES_PER_PLAYER[type]} ${type}`);

/** Lists counts that are negative or above the limit. */
function ofSeat(game: Game, id: SeatId): string[] {
  const { tokens, foreignTokens = [], tradeGoods, commodities, points } = game.state.seats[id];
  return [
    ...(tokensInReinforcements(game, id) < 0
      ? [`${id} has more than ${COMMAND_TOKENS_PER_PLAYER} command tokens`]
      : []),
    ...Object.entries(tokens).flatMap(([pool, count]) => (count >= 0 ? [] : [`${id} has ${count} tokens in ${pool}`])),
    ...(foreignTokens.includes(id) || new Set(foreignTokens).size < foreignTokens.length
      ? [`the fleet pool of ${id} has foreign tokens of ${foreignTokens.join(', ')}`]
      : []),
    ...(tradeGoods >= 0 && commodities >= 0
      ? []
      : [`${id} has ${tradeGoods} trade goods and ${commodities} commodities`]),
    ...(points >= 0 ? [] : [`${id} has ${points} points`]),
  ];
}

function ofUnits(game: Game): string[] {
  const { state } = game;
  const found: string[] = [];
  for (const unit of Object.values(state.units)) {
    if (!state.systems[unit.system]) found.push(`${unit.id} is in no system`);
    if (unit.planet !== undefined && state.planets[unit.planet]?.system !== unit.system)
      found.push(`${unit.id} is on a planet of another system`);
    if (!hasUnitCard(game, unit.owner, unit.type))
      found.push(`${unit.id}, a ${unit.type} of ${unit.owner}, has no card`);
    if (state.seats[unit.owner]?.eliminated) found.push(`${unit.id} belongs to an eliminated player`);
  }
  return found;
}

const ofPlanets = ({ state }: Game): string[] =>
  Object.values(state.planets).flatMap(({ id, controller, commodities = 1 }) => [
    ...(Number.isInteger(commodities) && commodities > 0 ? [] : [`${commodities} commodities are on ${id}`]),
    ...(controller === null || state.order.includes(controller)
      ? []
      : [`${controller} is not a player, but controls ${id}`]),
  ]);

/** Lists cards that are in two places. */
function ofCards({ state }: Game): string[] {
  const found: string[] = [];
  const places = new Map<string, string>();
  const put = (card: string, place: string) => {
    const other = places.get(card);
    if (other !== undefined) found.push(`${card} is in ${other} and in ${place}`);
    places.set(card, place);
  };
  for (const [name, deck] of Object.entries(state.decks)) {
    for (const card of deck.draw) put(card, `${name} deck`);
    for (const card of deck.discard) put(card, `${name} discard`);
  }
  for (const { id } of state.objectives) put(id, 'the public objectives');
  for (const card of Object.keys(state.laws)) put(card, 'the laws');
  for (const seat of Object.values(state.seats)) {
    const { fragments = [], relics = {} } = seat;
    for (const card of [
      ...seat.actionCards,
      ...seat.secretObjectives,
      ...seat.scoredSecrets,
      ...seat.promissoryNotes,
      ...seat.playArea,
    ])
      put(card, seat.id);
    for (const card of [...fragments, ...Object.keys(relics)]) put(card, seat.id);
  }
  for (const card of attachedCards(state)) if (!(card in state.laws)) put(card, 'the board');
  return found;
}

const betweenActions = ({ state }: Game): boolean => frameDataOf(state.stack.at(-1), TURN) !== undefined;

/**
 * Lists problems on the board between actions: ships of two players in a system, or ground forces on a planet that
 * their owner does not control.
 */
export function listIdleBoardProblems(game: Game): string[] {
  const { state } = game;
  const found: string[] = [];
  for (const id of Object.keys(state.systems)) {
    const owners = new Set(shipsIn(game, id).map((unit) => unit.owner));
    if (owners.size > 1) found.push(`ships of ${[...owners].join(' and ')} are in ${id}`);
  }
  for (const { id, controller } of Object.values(state.planets)) {
    const owners = new Set(groundForcesOn(game, id).map((unit) => unit.owner));
    if (owners.size > 1 || (owners.size === 1 && !owners.has(controller ?? NEUTRAL_SEAT)))
      found.push(`${[...owners].join(' and ')} have ground forces on ${id}, which ${controller ?? 'no one'} controls`);
  }
  return found;
}
