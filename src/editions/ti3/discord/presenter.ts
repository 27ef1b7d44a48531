import type { SystemCalled } from '#discord/input/resolve-system.ts';
import { systemMeant } from '#discord/input/resolve-system.ts';
import { namesAtTable, seatChoice } from '#discord/commands/seat-option.ts';
import type { Desk } from '#discord/edition/render-client.ts';
import type { FormFound, FormSight, FormWanted } from '#discord/forms/form-jobs.ts';
import type { Choice, Led, Sight } from '#discord/edition/edition-adapter.ts';
import type { Picture } from '#discord/messages/message.ts';
import type { OddsAsked } from '#discord/commands/look/odds.ts';
import { objectivesTold } from '#discord/format/objectives.ts';
import { Illegal, type Fact, type Json, type SeatId } from '#engine';
import type { Seen, UserId } from '#service';
import { opened } from '#service/queries/unseal-state.ts';
import { declinableMoments } from '#ti3/rules/events/standing-orders.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { nameOfSeat, shortNameOf } from '#ti3/rules/names.ts';
import type { State } from '#ti3/rules/state.ts';
import { refused } from '#ti3/rules/explain/inquiries.ts';
import type { SystemId } from '#ti3/rules/terms.ts';
import {
  awaited,
  boardView,
  fightView,
  handView,
  narrate,
  publicProgress,
  rounds,
  roundsInBrief,
  seatSign,
  secretProgress,
  sheetView,
  signsBy,
  technologySheet,
  type BoardView,
  type RoundTold,
  type SeatView,
} from '#ti3/views/index.ts';
import type { BookFor } from '#ti3/rules/rulebooks.ts';
import { colorOf } from './format/seat-color.ts';
import { scuttleProblem } from '#ti3/rules/phases/scuttling.ts';
import { GIVE, giftsOf } from './trade/gifts.ts';
import { SCUTTLE } from './commands/scuttle-choices.ts';
import type { OddsWanted, Part } from './jobs.ts';
import { MATTERS } from '#ti3/service/notable-facts.ts';
import { fightsOf, systemsCalled } from './odds/odds-report.ts';
import { headTold, sheetTold, technologiesTold } from './format/sheet.ts';
import { handTold, scoresTold, statusTold } from './format/game.ts';

type Faulty = (error: unknown, type: string) => void;

/** Facts that show on the board, and where. */
const placesOf = ({ state: { systems, planets } }: Game, facts: readonly Fact[]): SystemId[] => {
  const named = facts.flatMap(({ system, towards, planet }) => [
    system,
    towards,
    typeof planet === 'string' && planets[planet]?.system,
  ]);
  return Object.keys(systems).filter((system) => named.includes(system));
};

/** So many places are shown large; where more has changed, the whole board. */
const CLOSE = 3;

/** One game of the third edition as Discord is shown it. */
export class ThirdSight implements FormSight {
  readonly game: Game;
  private readonly desk: Desk;
  private readonly faulty: Faulty | undefined;
  private readonly names: Record<SeatId, string>;
  /** What is the same for as long as nothing is done. */
  private readonly moment: string;
  private shown: BoardView | undefined;
  private signs: ReturnType<typeof signsBy> | undefined;

  /** `faulty` hears of what could not be told; left out, whoever wants it told does. */
  constructor({ state, game }: Seen, books: BookFor, desk: Desk, faulty?: Faulty) {
    this.faulty = faulty;
    const now = opened<State>(state) as State;
    this.game = newGame(now, books(now.options.sets));
    this.desk = desk;
    this.names = namesAtTable(game.members);
    this.moment = `${game.id} ${game.head}`;
  }

  /** What lies on the table for all to see. */
  get view(): BoardView {
    return (this.shown ??= boardView(this.game, this.names));
  }

  /** What is worked out of one moment of a game. */
  private keyOf(what: unknown): string {
    return JSON.stringify([this.moment, what]);
  }

  private picture(job: string, what: Json, data: () => unknown, person?: UserId): Promise<Picture[]> {
    return this.desk.draw({ job, key: this.keyOf([job, this.names, what]), data, person });
  }

  board(by?: UserId): Promise<Picture[]> {
    return this.picture('board', null, () => this.view, by);
  }

  /** Some systems, with those around them. */
  part(systems: SystemId[], rings: number, by?: UserId): Promise<Picture[]> {
    return this.picture('part', [systems, rings], (): Part => ({ view: this.view, systems, rings }), by);
  }

  /** Both sides of the battle that these facts end. */
  async fleets(facts: Fact[]): Promise<Picture[]> {
    const fight = fightView(this.game, facts, this.names);
    return fight ? this.picture('battle', fight as unknown as Json, () => fight) : [];
  }

  /** What a seat has of technologies, and what could be next. */
  technologyTree(seat: SeatId, by: UserId): Promise<Picture[]> {
    return this.picture(
      'technologies',
      seat,
      () => ({ seat: this.seatView(seat), sheets: technologySheet(this.game, seat) }),
      by,
    );
  }

  technologies(seat: SeatId): string {
    return technologiesTold(technologySheet(this.game, seat));
  }

  private seatView(seat: SeatId): SeatView {
    const found = this.view.seats.find(({ id }) => id === seat);
    if (!found) throw new Illegal('Nobody plays there.');
    return found;
  }

  /** The chances of a battle, in lines, told to one player; lists of units stand in for those that are there. */
  async odds(seat: SeatId, asked: OddsAsked, person: UserId): Promise<string[]> {
    const wanted: OddsWanted = { state: this.game.state, seat, asked };
    const found = await this.desk.reckon<{ lines: string[] }>('odds', wanted, {
      key: this.keyOf(['odds', seat, asked]),
      person,
    });
    return found.lines;
  }

  fights(seat: SeatId): ReturnType<typeof fightsOf> {
    return fightsOf(this.game, seat);
  }

  sheet(seat: SeatId, by: UserId): Promise<Picture[]> {
    return this.picture('sheet', seat, () => ({ view: this.view, seat }), by);
  }

  form(wanted: FormWanted, person: UserId): Promise<FormFound | undefined> {
    const key = this.keyOf(wanted);
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

  scores(facts: readonly Fact[] = []): string {
    return scoresTold(this.game, this.view, this.names, facts as readonly GameFact[]);
  }

  awaited(): ReturnType<Sight['awaited']> {
    return awaited(this.game);
  }

  narrate(facts: Fact[], viewer: SeatId | null, subject?: SeatId): string[] {
    const { faulty } = this;
    return narrate(this.game, facts, viewer, {
      signOf: (seat) => seatSign(this.game, seat),
      texts: true,
      ...(subject !== undefined && { subject }),
      ...(faulty && { faulty }),
    });
  }

  matters({ type }: Fact): boolean {
    return MATTERS.has(type);
  }

  rounds(facts: Fact[]): RoundTold[] {
    return rounds(this.game, facts);
  }

  roundsInBrief(facts: Fact[]): string {
    return roundsInBrief(this.game, facts);
  }

  section(of: Fact): { title: string; turn: boolean; subject?: SeatId } | undefined {
    const fact = of as GameFact;
    if (fact.type === 'phase-begins') return { title: `Round ${fact.round}, ${fact.phase} phase`, turn: false };
    return fact.type === 'turn-begins'
      ? { title: shortNameOf(this.game, fact.seat), turn: true, subject: fact.seat }
      : undefined;
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

  refused(...asked: Parameters<NonNullable<Sight['refused']>>): ReturnType<NonNullable<Sight['refused']>> {
    return refused(this.game, ...asked);
  }

  unasked(seat: SeatId): Led[] {
    return [
      ...(giftsOf(this.game, seat).length ? [GIVE] : []),
      ...(scuttleProblem(this.game, seat) === undefined ? [SCUTTLE] : []),
    ];
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

  /** A player's sheet in words, in parts: the head first. */
  sheetText(seat: SeatId): { head: string; parts: string[] } {
    const shown = this.seatView(seat);
    const nameOf = (other: SeatId): string => shortNameOf(this.game, other);
    return {
      head: seatSign(this.game, seat) + headTold(shown, this.view.goal),
      parts: sheetTold(shown, sheetView(this.game, seat), technologySheet(this.game, seat), nameOf),
    };
  }

  /** What there is to be claimed, with how far everybody is; of `of` in full, and a player's own secret one. */
  objectives(viewer: SeatId | null, of: SeatId | null): string[] {
    return objectivesTold(publicProgress(this.game), {
      viewer,
      of,
      secret: viewer === null ? [] : secretProgress(this.game, viewer, viewer),
      nameOf: (seat) => shortNameOf(this.game, seat),
    });
  }

  /** All systems, as people may mean them. */
  systems(): SystemCalled[] {
    return systemsCalled(this.game);
  }

  systemMeant(typed: string): SystemId {
    return systemMeant(this.systems(), typed);
  }
}
