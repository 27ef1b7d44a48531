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
import { canKnow } from './board-events.ts';

/** Stands for a card that a seat may not see. */
const UNSEEN = faceDownPieces('unseen');
const unseen = UNSEEN.deck;

/** Kinds of cards that may lie face down somewhere. */
export const CARD_KINDS: ReadonlySet<string> = new Set<Component['kind']>([
  'action-card',
  'agenda',
  'exploration-card',
  'objective',
  'promissory-note',
  'relic',
]);

/** Every field of a record has to be named, those that may be missing too: a new one is known to nobody until somebody says here who may know it. */
type Closed<T> = { [K in keyof Required<T>]: T[K] | undefined };

/** The record without what is missing. */
function opened<T>(record: Closed<T>): T {
  const found: Partial<T> = {};
  for (const key in record) if (record[key] !== undefined) found[key] = record[key];
  return found as T;
}

/**
 * A game as one seat knows it: the table that everybody sees and its own hand. Everything else is blank: others' hands,
 * the order of the decks, the seed, answers and doings under way. `path` leads to the question the seat is asked.
 * Shares what it does not blank with the game: only to be looked at.
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

/** What a player looks ahead on: the whole game by the rules, without what that player cannot know. */
export const conceal = createConceal<Game>({
  shown: (of, seat) => stateKnown(of, seat, unreadablePieces),
  knownTo,
  kinds: CARD_KINDS,
  componentOf,
});

/** A state as one seat knows it, nothing under way. */
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
    // What goes on working after its card has gone was played for all to see, and so was what it is about.
    effects: mapped(state.effects, ({ id, component, holder, data, until }) =>
      opened({ id, component, holder, data, until }),
    ),
    // What is drafted lies open; what somebody wishes stands in what goes on.
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

/** `own`: the seat of the one who looks; `open`: whose secret objectives lie open. */
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

/** What a technology remembers lies on it for all to see, as infantry that may return. */
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
/** What somebody else's ability remembers is theirs to know. */
const shownAbility = ({ component, exhausted }: Holding): Holding =>
  opened<Omit<Holding, 'memory'>>({ component, exhausted });
const shownLaw = ({ component, exhausted, memory, elected, owner }: Law): Law =>
  opened<Law>({ component, exhausted, memory, elected, owner });
const shownOffer = ({ id, from, to, give, take, deeds, note }: Offer): Offer =>
  opened<Offer>({ id, from, to, give, take, deeds, note });

/** What goes on that everybody sees: the agenda that is voted on, the combat that is fought. */
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

/** What a seat uses itself it knows, and what it has answered about it. */
function shownUse({ procedure, data }: Frame, seat: SeatId): Frame[] {
  const { seat: by, component, key, use, event, target } = data as unknown as AbilityUse;
  const shown = opened<AbilityUse>({ seat: by, component, key, use, event, target });
  return by === seat ? [{ id: 0, procedure, step: '', data: shown as unknown as Json }] : [];
}

function shownFrame({ procedure, data }: Frame, seat: SeatId): Frame[] {
  const shown = Object.hasOwn(OPEN_TO_ALL, procedure) ? OPEN_TO_ALL[procedure] : undefined;
  return shown ? [{ id: 0, procedure, step: '', data: shown(data as never, seat) as Json }] : [];
}
