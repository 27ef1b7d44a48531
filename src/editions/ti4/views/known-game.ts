import type { Frame, Json } from '#engine';
import { createConceal } from '#kit/lookahead/conceal.ts';
import { faceDownPieces, unreadablePieces, type HiddenPieces } from '#kit/lookahead/hidden-pieces.ts';
import type { Combat } from '#ti4/rules/combat/combat.ts';
import { componentOf, type Component } from '#ti4/rules/components/component.ts';
import { isComponentUse, type AbilityUse } from '#ti4/rules/components/component-actions.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { areSecretsOpen } from '#ti4/rules/objectives/objectives.ts';
import type { Deck, Holding, Law, Leader, Offer, Seat, SeatId, State } from '#ti4/rules/state.ts';
import { shareUnitIndex } from '#ti4/rules/units/unit-index.ts';
import type { AgendaAtHand, HiddenAgenda } from '#ti4/rules/politics/outcomes.ts';
import { canKnow } from '#ti4/views/board/board-events.ts';

/** Placeholder for a card that a seat may not see. */
const UNSEEN = faceDownPieces('unseen');
const unseen = UNSEEN.deck;

/** Kinds of cards that can be face down. */
export const CARD_KINDS: ReadonlySet<string> = new Set<Component['kind']>([
  'action-card',
  'agenda',
  'exploration-card',
  'objective',
  'promissory-note',
  'relic',
]);

/**
 * Requires every field of a record, even optional ones, so that a new field stays hidden until this file says who may
 * know it.
 */
type Closed<T> = { [K in keyof Required<T>]: T[K] | undefined };

/** Returns the record without its undefined fields. */
function opened<T>(record: Closed<T>): T {
  const found: Partial<T> = {};
  for (const key in record) if (record[key] !== undefined) found[key] = record[key];
  return found as T;
}

/**
 * Returns the game as one seat knows it: the public game and its own hand.
 * Everything else is blank: others' hands, the order of the decks, the seed, answers, and running procedures. `path`
 * leads to the question the seat is asked.
 * The result shares what it does not blank with the game and must not be changed.
 */
export function knownTo(of: Game, seat: SeatId, path: readonly Frame[] = of.state.stack): Game {
  const stack = path.flatMap((frame) =>
    isComponentUse(of.book, frame) ? shownUse(frame, seat) : shownFrame(frame, seat),
  );
  const game = newGame({ ...stateKnown(of, seat, UNSEEN), stack }, of.book);
  game.framePath = stack;
  shareUnitIndex(game, of);
  return game;
}

/** Returns the state on which a player looks ahead: what the player cannot know is unreadable. */
export const conceal = createConceal<Game>({
  shown: (of, seat) => stateKnown(of, seat, unreadablePieces),
  knownTo,
  kinds: CARD_KINDS,
  componentOf,
});

/** Returns the state as one seat knows it, with an empty stack. */
function stateKnown(of: Game, seat: SeatId, hiding: HiddenPieces): State {
  const { state } = of;
  const tiles = state.tilesToPlace?.[seat];
  return opened<State>({
    version: state.version,
    options: state.options,
    order: state.order,
    seed: '',
    chain: '',
    nextId: 0,
    numbered: undefined,
    lines: undefined,
    stack: [],
    moments: [],
    owedCards: state.owedCards,
    structureSurplus: state.structureSurplus,
    facts: state.facts.filter((fact) => canKnow(fact, seat)),
    seats: Object.fromEntries(
      Object.entries(state.seats).map(([id, one]) => [id, shownSeat(one, id === seat, areSecretsOpen(of, id))]),
    ),
    speaker: state.speaker,
    round: state.round,
    phase: state.phase,
    active: state.active,
    turn: state.turn,
    systems: state.systems,
    planets: state.planets,
    units: state.units,
    custodians: state.custodians,
    strategyCards: state.strategyCards,
    objectives: state.objectives,
    decks: mapped(state.decks, ({ draw, discard }) => opened<Deck>({ draw: hiding.deck(draw), discard })),
    minorFactions: state.minorFactions,
    hyperlanes: state.hyperlanes,
    laws: mapped(state.laws, shownLaw),
    purged: state.purged,
    // An effect that outlasts its card was played in public, so its data are public too.
    effects: mapped(state.effects, ({ id, component, holder, data, until }) =>
      opened({ id, component, holder, data, until }),
    ),
    // Picks are public. Draft wishes are in stack frames, which are blanked.
    draft: state.draft,
    tilesToPlace: tiles && { [seat]: tiles },
    tilesToPlaceFirst: state.speaker === seat ? state.tilesToPlaceFirst : undefined,
    offers: mapped(
      Object.fromEntries(Object.entries(state.offers).filter(([, { from, to }]) => from === seat || to === seat)),
      shownOffer,
    ),
    winner: state.winner,
    ending: state.ending,
  });
}

function mapped<T>(record: Record<string, T>, shown: (one: T) => T): Record<string, T> {
  const found: Record<string, T> = {};
  for (const key in record) found[key] = shown(record[key]);
  return found;
}

/** Returns a seat as the viewer knows it. `own`: the viewer's own seat; `open`: its secret objectives are public. */
const shownSeat = (seat: Seat, own: boolean, open: boolean): Seat =>
  opened<Seat>({
    id: seat.id,
    color: seat.color,
    faction: seat.faction,
    home: seat.home,
    strategyCards: seat.strategyCards,
    tokens: seat.tokens,
    tradeGoods: seat.tradeGoods,
    commodities: seat.commodities,
    units: seat.units,
    abilities: mapped(seat.abilities, own ? shownHolding : shownAbility),
    technologies: mapped(seat.technologies, shownHolding),
    actionCards: own ? seat.actionCards : unseen(seat.actionCards),
    secretObjectives: own || open ? seat.secretObjectives : unseen(seat.secretObjectives),
    promissoryNotes: own ? seat.promissoryNotes : unseen(seat.promissoryNotes),
    scoredSecrets: seat.scoredSecrets,
    playArea: seat.playArea,
    points: seat.points,
    passed: seat.passed,
    eliminated: seat.eliminated,
    leaders: seat.leaders && mapped(seat.leaders, shownLeader),
    relics: seat.relics && mapped(seat.relics, shownHolding),
    fragments: seat.fragments,
    captured: seat.captured,
    foreignTokens: seat.foreignTokens,
    foreignTokensSince: undefined,
    orders: own ? seat.orders : {},
  });

/** A technology's memory is public, such as infantry that may return. */
const shownHolding = ({ component, exhausted, memory }: Holding): Holding =>
  opened<Holding>({ component, exhausted, memory });
const shownLeader = ({
  component,
  exhausted,
  memory,
  locked,
  purged,
  beside,
  attached,
  goods,
  offered,
}: Leader): Leader =>
  opened<Leader>({
    component,
    exhausted,
    memory,
    locked,
    purged,
    beside,
    attached,
    goods,
    offered,
    unlockedBefore: undefined,
  });
/** The memory of another player's ability is known to its owner only. */
const shownAbility = ({ component, exhausted }: Holding): Holding =>
  opened<Omit<Holding, 'memory'>>({ component, exhausted });
const shownLaw = ({ component, exhausted, memory, elected, owner }: Law): Law =>
  opened<Law>({ component, exhausted, memory, elected, owner });
const shownOffer = ({ id, from, to, give, take, deeds, note }: Offer): Offer =>
  opened<Offer>({ id, from, to, give, take, deeds, note });

/** Running procedures that are public: an agenda being voted on, a combat. */
const OPEN_TO_ALL: Record<string, (data: never, seat: SeatId) => object> = {
  agenda: (
    { agenda, law, voters, votes, outcome, annulled, revote, aside, beneath, sole, waits }: AgendaAtHand,
    seat,
  ) =>
    opened<AgendaAtHand>({
      agenda,
      law,
      voters,
      votes,
      outcome,
      annulled,
      revote,
      aside,
      beneath: beneath && shownBeneath(beneath, seat),
      sole,
      waits,
      drawn: undefined,
      shelved: undefined,
    }),
  'space-combat': shownCombat,
  'ground-combat': shownCombat,
};

function shownCombat({
  system,
  planet,
  attacker,
  defender,
  round,
  retreating,
  announced,
  drivenOff,
  drawn,
  over,
  winner,
}: Combat): Combat {
  return opened<Combat>({
    system,
    planet,
    attacker,
    defender,
    round,
    retreating,
    announced,
    drivenOff,
    drawn,
    over,
    winner,
  });
}

const shownBeneath = ({ agenda, seenBy, elect, outcomes }: HiddenAgenda, seat: SeatId): HiddenAgenda =>
  opened<HiddenAgenda>({ agenda: seenBy === seat ? agenda : undefined, seenBy, elect, outcomes });

/** A seat knows the abilities that it uses itself, and its answers about them. */
function shownUse({ procedure, data }: Frame, seat: SeatId): Frame[] {
  const { seat: by, component, key, use, event, target } = data as unknown as AbilityUse;
  const shown = opened<AbilityUse>({ seat: by, component, key, use, event, target });
  return by === seat ? [{ id: 0, procedure, step: '', data: shown as unknown as Json }] : [];
}

function shownFrame({ procedure, data }: Frame, seat: SeatId): Frame[] {
  const shown = Object.hasOwn(OPEN_TO_ALL, procedure) ? OPEN_TO_ALL[procedure] : undefined;
  return shown ? [{ id: 0, procedure, step: '', data: shown(data as never, seat) as Json }] : [];
}
