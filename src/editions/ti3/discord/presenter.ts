import type { NamedSystem } from '#discord/input/resolve-system.ts';
import { resolveSystem } from '#discord/input/resolve-system.ts';
import { playerNames, seatChoice } from '#discord/commands/seat-option.ts';
import type { RenderClient } from '#discord/edition/render-client.ts';
import type { FormResult, FormPresenter, FormRequest } from '#discord/forms/form-jobs.ts';
import type { Choice, MenuCommand, GamePresenter } from '#discord/edition/edition-adapter.ts';
import type { Picture } from '#discord/messages/message.ts';
import type { OddsQuery } from '#discord/commands/look/odds.ts';
import { formatObjectives } from '#discord/format/objectives.ts';
import { Illegal, type Fact, type Json, type SeatId } from '#engine';
import type { GameSnapshot, UserId } from '#service';
import { unsealState } from '#service/queries/unseal-state.ts';
import { declinableMoments } from '#ti3/rules/events/standing-orders.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { nameOfSeat, shortNameOfSeat } from '#ti3/rules/names.ts';
import type { State } from '#ti3/rules/state.ts';
import { explainRefusal } from '#ti3/rules/explain/inquiries.ts';
import type { SystemId } from '#ti3/rules/terms.ts';
import {
  pendingSeats,
  buildBoardView,
  buildCombatView,
  buildHandView,
  narrate,
  buildPublicProgress,
  splitRounds,
  summarizeRounds,
  seatEmoji,
  buildSecretProgress,
  buildSheetView,
  createOptionEmoji,
  listTechnologies,
  type BoardView,
  type CombatRoundFacts,
  type SeatView,
} from '#ti3/views/index.ts';
import type { Rulebooks } from '#ti3/rules/rulebooks.ts';
import { accentColorOf } from './format/seat-color.ts';
import { scuttleProblem } from '#ti3/rules/phases/scuttling.ts';
import { GIVE_COMMAND, giftChoices } from './trade/gifts.ts';
import { SCUTTLE_COMMAND } from './commands/scuttle-choices.ts';
import type { OddsJob, BoardPartRequest } from './jobs.ts';
import { NOTABLE_FACTS } from '#ti3/service/notable-facts.ts';
import { battleSitesOf, namedSystems } from './odds/odds-report.ts';
import { formatSheetHead, formatSheet, formatTechnologies } from './format/sheet.ts';
import { formatHand, formatScores, formatStatus } from './format/game.ts';

type NarrationErrorHandler = (error: unknown, type: string) => void;

/** Returns the systems that facts name, directly or by a planet. */
const systemsInFacts = ({ state: { systems, planets } }: Game, facts: readonly Fact[]): SystemId[] => {
  const named = facts.flatMap(({ system, towards, planet }) => [
    system,
    towards,
    typeof planet === 'string' && planets[planet]?.system,
  ]);
  return Object.keys(systems).filter((system) => named.includes(system));
};

/** Maximum number of systems in a close-up. If more have changed, the whole board is shown. */
const MAX_CLOSE_UP_SYSTEMS = 3;

/** Presents one game of the third edition on Discord. */
export class ThirdEditionPresenter implements FormPresenter {
  readonly game: Game;
  private readonly desk: RenderClient;
  private readonly faulty: NarrationErrorHandler | undefined;
  private readonly names: Record<SeatId, string>;
  /** Cache key of the current state: the game and its head. */
  private readonly moment: string;
  private shown: BoardView | undefined;
  private signs: ReturnType<typeof createOptionEmoji> | undefined;

  /** `faulty` is called with errors of the narration; without it they are thrown. */
  constructor({ state, game }: GameSnapshot, books: Rulebooks, desk: RenderClient, faulty?: NarrationErrorHandler) {
    this.faulty = faulty;
    const now = unsealState<State>(state) as State;
    this.game = newGame(now, books(now.options.sets));
    this.desk = desk;
    this.names = playerNames(game.members);
    this.moment = `${game.id} ${game.head}`;
  }

  /** Public view of the board. */
  get view(): BoardView {
    return (this.shown ??= buildBoardView(this.game, this.names));
  }

  /** Returns the cache key of a result for the current state. */
  private keyOf(what: unknown): string {
    return JSON.stringify([this.moment, what]);
  }

  private picture(job: string, what: Json, data: () => unknown, person?: UserId): Promise<Picture[]> {
    return this.desk.draw({ job, key: this.keyOf([job, this.names, what]), data, user: person });
  }

  drawBoard(by?: UserId): Promise<Picture[]> {
    return this.picture('board', null, () => this.view, by);
  }

  /** Draws some systems with `rings` rings of systems around them. */
  drawPart(systems: SystemId[], rings: number, by?: UserId): Promise<Picture[]> {
    return this.picture('part', [systems, rings], (): BoardPartRequest => ({ view: this.view, systems, rings }), by);
  }

  /** Draws both sides of the battle that these facts end; no picture if they end none. */
  async drawCombat(facts: Fact[]): Promise<Picture[]> {
    const fight = buildCombatView(this.game, facts, this.names);
    return fight ? this.picture('battle', fight as unknown as Json, () => fight) : [];
  }

  /** Draws the technologies of a seat and those that can be next. */
  drawTechnologies(seat: SeatId, by: UserId): Promise<Picture[]> {
    return this.picture(
      'technologies',
      seat,
      () => ({ seat: this.seatView(seat), sheets: listTechnologies(this.game, seat) }),
      by,
    );
  }

  formatTechnologies(seat: SeatId): string {
    return formatTechnologies(listTechnologies(this.game, seat));
  }

  private seatView(seat: SeatId): SeatView {
    const found = this.view.seats.find(({ id }) => id === seat);
    if (!found) throw new Illegal('Nobody plays there.');
    return found;
  }

  /** Formats the odds of a battle in lines for one player. Typed lists of units replace the units on the board. */
  async calculateOdds(seat: SeatId, asked: OddsQuery, person: UserId): Promise<string[]> {
    const wanted: OddsJob = { state: this.game.state, seat, asked };
    const found = await this.desk.calculate<{ lines: string[] }>('odds', wanted, {
      key: this.keyOf(['odds', seat, asked]),
      user: person,
    });
    return found.lines;
  }

  battleSites(seat: SeatId): ReturnType<typeof battleSitesOf> {
    return battleSitesOf(this.game, seat);
  }

  drawSheet(seat: SeatId, by: UserId): Promise<Picture[]> {
    return this.picture('sheet', seat, () => ({ view: this.view, seat }), by);
  }

  requestForm(wanted: FormRequest, person: UserId): Promise<FormResult | undefined> {
    const key = this.keyOf(wanted);
    return this.desk.buildForm({ ...wanted, state: this.game.state }, { key, user: person });
  }

  warmUpForms(): void {
    this.desk.warmUp();
  }

  async drawChanges(facts: Fact[]): Promise<Picture[]> {
    const places = systemsInFacts(this.game, facts);
    if (!places.length) return [];
    return places.length > MAX_CLOSE_UP_SYSTEMS ? this.drawBoard() : this.drawPart(places, 1);
  }

  status(): string {
    return formatStatus(this.game, pendingSeats(this.game));
  }

  scores(facts: readonly Fact[] = []): string {
    return formatScores(this.game, this.view, this.names, facts as readonly GameFact[]);
  }

  pendingActions(): ReturnType<GamePresenter['pendingActions']> {
    return pendingSeats(this.game);
  }

  narrate(facts: Fact[], viewer: SeatId | null, subject?: SeatId): string[] {
    const { faulty } = this;
    return narrate(this.game, facts, viewer, {
      signOf: (seat) => seatEmoji(this.game, seat),
      texts: true,
      ...(subject !== undefined && { subject }),
      ...(faulty && { faulty }),
    });
  }

  isNotable({ type }: Fact): boolean {
    return NOTABLE_FACTS.has(type);
  }

  combatRounds(facts: Fact[]): CombatRoundFacts[] {
    return splitRounds(this.game, facts);
  }

  summarizeRounds(facts: Fact[]): string {
    return summarizeRounds(this.game, facts);
  }

  sectionOf(of: Fact): { title: string; turn: boolean; subject?: SeatId } | undefined {
    const fact = of as GameFact;
    if (fact.type === 'phase-begins') return { title: `Round ${fact.round}, ${fact.phase} phase`, turn: false };
    return fact.type === 'turn-begins'
      ? { title: shortNameOfSeat(this.game, fact.seat), turn: true, subject: fact.seat }
      : undefined;
  }

  seatColor(seat: SeatId): number {
    return accentColorOf(this.game, seat);
  }

  /** Returns the name of a seat with its color: "The Emirates of Hacan (red)". */
  private called(seat: SeatId): string {
    const found = this.game.state.seats[seat];
    return found ? `${nameOfSeat(this.game, seat)} (${found.color})` : seat;
  }

  seatName(seat: SeatId): string {
    return `${seatEmoji(this.game, seat)}${this.called(seat)}`;
  }

  explainRefusal(
    ...asked: Parameters<NonNullable<GamePresenter['explainRefusal']>>
  ): ReturnType<NonNullable<GamePresenter['explainRefusal']>> {
    return explainRefusal(this.game, ...asked);
  }

  anytimeCommands(seat: SeatId): MenuCommand[] {
    return [
      ...(giftChoices(this.game, seat).length ? [GIVE_COMMAND] : []),
      ...(scuttleProblem(this.game, seat) === undefined ? [SCUTTLE_COMMAND] : []),
    ];
  }

  emojiFor(words: string): string | undefined {
    return (this.signs ??= createOptionEmoji(this.game))(words);
  }

  seatChoices(): Choice[] {
    return this.game.state.order.map((seat) => seatChoice(seat, this.called(seat), this.names));
  }

  formatHand(seat: SeatId): string {
    return formatHand(buildHandView(this.game, seat, seat));
  }

  /** Returns the hand as text; this edition has no picture of it. */
  async hand(seat: SeatId): Promise<{ text: string; pictures: Picture[] }> {
    return { text: this.formatHand(seat), pictures: [] };
  }

  declinableMoment(window: Json): string | undefined {
    const { event } = window as { event?: { name?: string } };
    return event?.name !== undefined && declinableMoments(this.game).includes(event.name) ? event.name : undefined;
  }

  /** Formats a player's sheet: the head and its parts. */
  formatSheet(seat: SeatId): { head: string; parts: string[] } {
    const shown = this.seatView(seat);
    const nameOf = (other: SeatId): string => shortNameOfSeat(this.game, other);
    return {
      head: seatEmoji(this.game, seat) + formatSheetHead(shown, this.view.goal),
      parts: formatSheet(shown, buildSheetView(this.game, seat), listTechnologies(this.game, seat), nameOf),
    };
  }

  /**
   * Lists the objectives with every player's progress: that of `of` in full, with the viewer's own secret objective.
   */
  formatObjectives(viewer: SeatId | null, of: SeatId | null): string[] {
    return formatObjectives(buildPublicProgress(this.game), {
      viewer,
      of,
      secret: viewer === null ? [] : buildSecretProgress(this.game, viewer, viewer),
      nameOf: (seat) => shortNameOfSeat(this.game, seat),
    });
  }

  /** Returns all systems with the names that players may type for them. */
  namedSystems(): NamedSystem[] {
    return namedSystems(this.game);
  }

  resolveSystem(typed: string): SystemId {
    return resolveSystem(this.namedSystems(), typed);
  }
}
