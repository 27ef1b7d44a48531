import type { SystemCalled } from '../../../discord/commands/systems.ts';
import { systemMeant } from '../../../discord/commands/systems.ts';
import { namesAtTable, seatChoice } from '../../../discord/commands/whose.ts';
import type { Desk } from '../../../discord/desk.ts';
import type { FormFound, FormSight, FormWanted } from '../../../discord/desk-forms.ts';
import type { Choice, Sight } from '../../../discord/face.ts';
import type { Picture } from '../../../discord/message.ts';
import type { Fact, Json, SeatId } from '../../../engine/index.ts';
import type { Seen, UserId } from '../../../table/index.ts';
import { opened } from '../../../table/opened.ts';
import { declinableMoments } from '../rules/components/orders.ts';
import type { GameFact } from '../rules/facts.ts';
import { newGame, type Game } from '../rules/game.ts';
import { nameOfSeat, nameOfSystem, shortNameOf } from '../rules/names.ts';
import type { State } from '../rules/state.ts';
import type { SystemId } from '../rules/terms.ts';
import { awaited, boardView, handView, narrate, seatSign, signsBy, type BoardView } from '../views/index.ts';
import type { BookFor } from './books.ts';
import { colorOf } from './colours.ts';
import type { Part } from './jobs.ts';
import { handTold, objectivesTold, scoresTold, sheetTold, statusTold } from './told.ts';

/** Facts that show on the board, and where. */
const placesOf = ({ state: { systems, planets } }: Game, facts: readonly Fact[]): SystemId[] => {
  const named = facts.flatMap(({ system, towards, planet }) => [system, towards, typeof planet === 'string' && planets[planet]?.system]);
  return Object.keys(systems).filter((system) => named.includes(system));
};

/** So many places are shown large; where more has changed, the whole board. */
const CLOSE = 3;

/** One game of the third edition as Discord is shown it. */
export class ThirdSight implements FormSight {
  readonly game: Game;
  private readonly desk: Desk;
  private readonly names: Record<SeatId, string>;
  /** What is the same for as long as nothing is done. */
  private readonly moment: string;
  private shown: BoardView | undefined;
  private signs: ReturnType<typeof signsBy> | undefined;

  constructor({ state, game }: Seen, books: BookFor, desk: Desk) {
    const now = opened<State>(state) as State;
    this.game = newGame(now, books(now.options.sets));
    this.desk = desk;
    this.names = namesAtTable(game.members);
    this.moment = `${game.id} ${game.head}`;
  }

  /** What lies on the table for all to see. */
  get view(): BoardView {
    return (this.shown ??= boardView(this.game));
  }

  private picture(job: string, what: Json, data: () => unknown, person?: UserId): Promise<Picture[]> {
    return this.desk.draw({ job, key: JSON.stringify([this.moment, job, what]), data, person });
  }

  board(by?: UserId): Promise<Picture[]> {
    return this.picture('board', null, () => this.view, by);
  }

  /** Some systems, with those around them. */
  part(systems: SystemId[], rings: number, by?: UserId): Promise<Picture[]> {
    return this.picture('part', [systems, rings], (): Part => ({ view: this.view, systems, rings }), by);
  }

  sheet(seat: SeatId, by: UserId): Promise<Picture[]> {
    return this.picture('sheet', seat, () => ({ view: this.view, seat }), by);
  }

  form(wanted: FormWanted, person: UserId): Promise<FormFound | undefined> {
    const key = JSON.stringify([this.moment, wanted]);
    return this.desk.form({ ...wanted, state: this.game.state }, { key, person });
  }

  readyForms(): void {
    this.desk.ready();
  }

  async scene(facts: Fact[]): Promise<Picture[]> {
    const places = placesOf(this.game, facts);
    if (!places.length) return [];
    return places.length > CLOSE ? this.board() : this.part(places, 1);
  }

  status(): string {
    return statusTold(this.game, awaited(this.game));
  }

  scores(): string {
    return scoresTold(this.game, this.view, this.names);
  }

  awaited(): ReturnType<Sight['awaited']> {
    return awaited(this.game);
  }

  narrate(facts: Fact[], viewer: SeatId | null): string[] {
    return narrate(this.game, facts, viewer, (seat) => seatSign(this.game, seat));
  }

  section(of: Fact): { title: string; turn: boolean } | undefined {
    const fact = of as GameFact;
    if (fact.type === 'phase-begins') return { title: `Round ${fact.round}, ${fact.phase} phase`, turn: false };
    return fact.type === 'turn-begins' ? { title: shortNameOf(this.game, fact.seat), turn: true } : undefined;
  }

  colour(seat: SeatId): number {
    return colorOf(this.game, seat);
  }

  /** "The Emirates of Hacan (red)". */
  private called(seat: SeatId): string {
    const found = this.game.state.seats[seat];
    return found ? `${nameOfSeat(this.game, seat)} (${found.color})` : seat;
  }

  seatName(seat: SeatId): string {
    return `${seatSign(this.game, seat)}${this.called(seat)}`;
  }

  signOf(words: string): string | undefined {
    return (this.signs ??= signsBy(this.game))(words);
  }

  seats(): Choice[] {
    return this.game.state.order.map((seat) => seatChoice(seat, this.called(seat), this.names));
  }

  handText(seat: SeatId): string {
    return handTold(handView(this.game, seat, seat));
  }

  /** A hand is told in words alone. */
  async hand(seat: SeatId): Promise<{ text: string; pictures: Picture[] }> {
    return { text: this.handText(seat), pictures: [] };
  }

  declinable(window: Json): string | undefined {
    const { event } = window as { event?: { name?: string } };
    return event?.name !== undefined && declinableMoments(this.game).includes(event.name) ? event.name : undefined;
  }

  /** A player's sheet in words. */
  sheetText(seat: SeatId): string {
    return sheetTold(this.view, seat, this.seatName(seat));
  }

  /** What there is to be claimed, with who could; a player's own secret one besides. */
  objectives(viewer: SeatId | null): string {
    return objectivesTold(this.game, viewer);
  }

  /** All systems, as people may mean them. */
  systems(): SystemCalled[] {
    return Object.values(this.game.state.systems).map(({ id, position, planets }) => ({
      id,
      position,
      names: [nameOfSystem(this.game, id)],
      also: planets.map((planet) => this.game.book.planets[planet].name),
    }));
  }

  systemMeant(typed: string): SystemId {
    return systemMeant(this.systems(), typed);
  }
}
