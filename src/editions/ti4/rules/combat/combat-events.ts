import type { EventWords, RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import type { RollPurpose } from './roll-purpose.ts';
import { formatCount } from '#text/sentences.ts';

interface Fought {
  system: SystemId;
  attacker: SeatId;
  defender: SeatId;
}

interface FoughtOn extends Fought {
  planet: PlanetId;
}

interface Rolled {
  seat: SeatId;
  against: SeatId | null;
  purpose: RollPurpose;
  system: SystemId;
  planet?: PlanetId;
}

/** An event of both sides of a combat. */
interface ByBoth extends Fought {
  purpose: RollPurpose;
  planet?: PlanetId;
}

/** Events from the first dice in an active system to the end of the invasion. */
export interface CombatEvents {
  'space-cannon-offense-begins': { seat: SeatId; system: SystemId };
  'space-cannon-offense-ends': { seat: SeatId; system: SystemId };

  'space-combat-begins': Fought;
  'space-combat-round-begins': Fought & { round: number };
  'anti-fighter-barrage': Fought;
  /** Before retreats are announced. */
  'retreats-announced': Fought & { round: number };
  'retreat-announced': { seat: SeatId; system: SystemId };
  'space-combat-round-ends': Fought & { round: number };
  'space-combat-ends': Fought & { winner: SeatId | null };

  /** A combat is won, in space or on a planet; before anything else is checked there. */
  'combat-won': { winner: SeatId; loser: SeatId; system: SystemId; planet?: PlanetId };

  /** Before a roll; the frame of 'roll-dice' names the units that roll. */
  'roll-begins': Rolled;
  /** After all dice of one roll; `rollId` finds them in the rolling frame. */
  'dice-rolled': Rolled;
  /** After both sides of a combat have rolled; the dice are in the frame of 'combat-rolls'. */
  'combat-rolls-made': ByBoth;
  /** After all abilities that respond to both rolls: the step in which a combat's dice are rolled is over. */
  'combat-rolls-settled': ByBoth;
  /** Before `seat` assigns hits. */
  'hits-produced': {
    seat: SeatId;
    by: SeatId;
    purpose: RollPurpose;
    system: SystemId;
    planet?: PlanetId;
    hits: number;
  };
  /** After both sides of a combat round have assigned their hits. */
  'hits-assigned': ByBoth;

  'invasion-begins': { seat: SeatId; system: SystemId };
  'bombardment-begins': { seat: SeatId; system: SystemId };
  /** `planets`: the bombarded planets in order; missing in older saved games. */
  'bombardment-ends': { seat: SeatId; system: SystemId; planets?: PlanetId[] };
  /** All units committed in an invasion are on their planets. */
  'commitment-ends': { seat: SeatId; system: SystemId };
  'ground-forces-committed': { seat: SeatId; system: SystemId; planet: PlanetId };
  'ground-combat-begins': FoughtOn;
  'ground-combat-round-begins': FoughtOn & { round: number };
  'ground-combat-round-ends': FoughtOn & { round: number };
  'ground-combat-ends': FoughtOn & { winner: SeatId | null };
  'invasion-ends': { seat: SeatId; system: SystemId };
}

/** A combat in space or on a planet. */
type Either = Fought & { planet?: PlanetId };

const sides = ({ attacker, defender }: Either, say: EventWords): string =>
  `${say.seat(attacker)} against ${say.seat(defender)}`;
const roundBegins = (about: Either & { round: number }, say: EventWords): string =>
  `Combat round ${about.round} starts at ${say.place(about)}: ${sides(about, say)}.`;
const roundEnds = (about: Either & { round: number }, say: EventWords): string =>
  `Combat round ${about.round} at ${say.place(about)} is over: ${sides(about, say)}.`;
const combatEnds = (about: Either & { winner: SeatId | null }, say: EventWords): string =>
  `The combat at ${say.place(about)} is over: ${about.winner === null ? 'a draw' : `${say.seatHas(about.winner)} won`}.`;

export const combatEventTexts: RoomEventTexts<CombatEvents> = {
  'space-cannon-offense-begins': (about, say) => `Space cannons can now fire at ${say.place(about)}.`,
  'space-cannon-offense-ends': (about, say) => `Space cannons have fired at ${say.place(about)}.`,
  'space-combat-begins': (about, say) =>
    `${say.seatIs(about.attacker)} about to fight ${say.seat(about.defender)} in space at ${say.place(about)}.`,
  'space-combat-round-begins': roundBegins,
  'anti-fighter-barrage': (about, say) =>
    `The anti-fighter barrage at ${say.place(about)} starts: ${sides(about, say)}.`,
  'retreats-announced': (about, say) =>
    `Retreats from ${say.place(about)} are about to be announced in round ${about.round}: ${sides(about, say)}.`,
  'retreat-announced': (about, say) => `${say.does(about.seat, 'announce')} a retreat from ${say.place(about)}.`,
  'space-combat-round-ends': roundEnds,
  'space-combat-ends': combatEnds,
  'combat-won': (about, say) =>
    `${say.does(about.winner, 'win')} the combat at ${say.place(about)} against ${say.seat(about.loser)}.`,
  'roll-begins': (about, say) =>
    `${say.seatIs(about.seat)} about to roll for ${say.purpose(about.purpose)} at ${say.place(about)}.`,
  'dice-rolled': (about, say) => {
    const dice = say.rolled();
    return `${say.seatHas(about.seat)} rolled for ${say.purpose(about.purpose)} at ${say.place(about)}${dice ? `: ${dice}` : ''}.`;
  },
  'combat-rolls-made': (about, say) =>
    `Both sides have rolled for ${say.purpose(about.purpose)} at ${say.place(about)}.`,
  'combat-rolls-settled': (about, say) =>
    `The dice for ${say.purpose(about.purpose)} at ${say.place(about)} are about to become final.`,
  'hits-produced': (about, say) =>
    `${say.seatIs(about.seat)} about to assign ${formatCount(about.hits, 'hit')} produced by ${say.seat(about.by)} at ${say.place(about)}.`,
  'hits-assigned': (about, say) => `Both sides have assigned their hits at ${say.place(about)}.`,
  'invasion-begins': (about, say) => `${say.does(about.seat, 'start')} an invasion at ${say.place(about)}.`,
  'bombardment-begins': (about, say) => `${say.seatIs(about.seat)} about to bombard at ${say.place(about)}.`,
  'bombardment-ends': (about, say) => `The bombardment at ${say.place(about)} is over.`,
  'commitment-ends': (about, say) =>
    `${say.seatHas(about.seat)} finished committing ground forces at ${say.place(about)}.`,
  'ground-forces-committed': (about, say) =>
    `${say.seatHas(about.seat)} committed ground forces to ${say.place(about)}.`,
  'ground-combat-begins': (about, say) =>
    `${say.seatIs(about.attacker)} about to fight ${say.seat(about.defender)} on ${say.place(about)}.`,
  'ground-combat-round-begins': roundBegins,
  'ground-combat-round-ends': roundEnds,
  'ground-combat-ends': combatEnds,
  'invasion-ends': (about, say) => `The invasion at ${say.place(about)} is over.`,
};
