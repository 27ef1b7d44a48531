import { playerNames, seatChoice } from '#discord/commands/seat-option.ts';
import { formatObjective, formatObjectives } from '#discord/format/objectives.ts';
import type { Choice, PresentedOffer, GamePresenter } from '#discord/edition/edition-adapter.ts';
import { playerPaints } from '#ti4/render/palette.ts';
import type { RenderClient, RenderRequest } from '#discord/edition/render-client.ts';
import type { FormResult, FormPresenter, FormRequest } from '#discord/forms/form-jobs.ts';
import type { Picture } from '#discord/messages/message.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { Illegal, type Fact, type Json, type SeatId } from '#engine';
import type { GameSnapshot, UserId } from '#service';
import { unsealState } from '#service/queries/unseal-state.ts';
import { agentOrdersAt } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { declinableMoments, hasStandingOrder, END_TURN_ORDER } from '#ti4/rules/events/standing-orders.ts';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import { shortNameOfSeat } from '#ti4/rules/names.ts';
import { hasYetToChoose } from '#ti4/rules/phases/strategy-phase.ts';
import type { State, SystemId } from '#ti4/rules/state.ts';
import { explainRefusal } from '#ti4/rules/explain/inquiries.ts';
import {
  buildBoardView,
  findBoardChanges,
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
  pendingSeats,
  type BoardView,
  type NarrationErrorHandler,
  type CombatRoundFacts,
} from '#ti4/views/index.ts';
import { presentOffer } from './trade/offers.ts';
import { formatSliceDraft } from './format/slice-draft.ts';
import { battleSitesOf } from './odds/battle-sites.ts';
import { formatHand } from './format/hand.ts';
import { formatOtherPoints } from './format/points.ts';
import type { OddsJob } from './jobs.ts';
import type { OddsQuery } from './odds/odds-report.ts';
import { formatSeatName as seatCalled } from './format/seat-name.ts';
import { NOTABLE_FACTS } from '#ti4/service/notable-facts.ts';
import { formatSheetHead, formatSheet, formatTechnologies } from './format/sheet.ts';
import { resolveSystem, boardSystemChoices } from './input/systems.ts';

/** Opens the form that ranks strategy cards. */
export const RANK_CHOICE: Choice = { key: 'rank', label: 'Rank strategy cards' };

/** Presents one game of this edition to Discord, from views and from public parts of its state. */
export class FourthEditionPresenter implements FormPresenter {
  readonly game: Game;
  private readonly looked: GameSnapshot;
  private readonly desk: RenderClient;
  private readonly faulty: NarrationErrorHandler | undefined;
  private readonly names: Record<SeatId, string>;
  private viewed: BoardView | undefined;
  private signs: ((words: string) => string | undefined) | undefined;

  /** `faulty` handles errors in narration; without it, the caller gets them. */
  constructor(looked: GameSnapshot, books: Rulebooks, desk: RenderClient, faulty?: NarrationErrorHandler) {
    this.looked = looked;
    this.desk = desk;
    this.faulty = faulty;
    const state = unsealState<State>(looked.state) as State;
    this.game = newGame(state, books.forSavedGame(state.options.sets));
    this.names = playerNames(looked.game.members);
  }

  /** The public board view. */
  get view(): BoardView {
    return (this.viewed ??= buildBoardView(this.game, null, this.names));
  }

  /**
   * Draws a picture. Its cache key holds the game's head, the players' names and the subject, so that equal pictures
   * are drawn once.
   */
  private drawn(
    what: string,
    person: UserId | undefined,
    wish: Omit<RenderRequest, 'key' | 'user'>,
  ): Promise<Picture[]> {
    const { id: game, head } = this.looked.game;
    return this.desk.draw({ ...wish, key: JSON.stringify([game, head, this.names, what]), user: person });
  }

  async drawBoard(by?: UserId): Promise<Picture[]> {
    return this.drawn('board', by, { job: 'board', data: () => this.view });
  }

  /** Resolves a typed system. Throws Illegal with the nearest names if there is none. */
  resolveSystem(typed: string): SystemId {
    return resolveSystem(this.game, typed);
  }

  async drawPart(system: SystemId, rings: number, by: UserId): Promise<Picture[]> {
    return this.drawn(`system ${system} ${rings}`, by, {
      job: 'close-up',
      data: () => ({ view: this.view, system, rings }),
    });
  }

  async drawChanges(facts: Fact[]): Promise<Picture[]> {
    const changed = findBoardChanges(this.game, facts);
    if (!changed) return [];
    return this.drawn(`scene ${JSON.stringify(changed)}`, undefined, {
      job: 'scene',
      data: () => ({ view: this.view, changed }),
    });
  }

  async drawCombat(facts: Fact[]): Promise<Picture[]> {
    const combat = buildCombatView(this.game, facts, this.names);
    return combat
      ? this.drawn(`combat ${JSON.stringify(combat)}`, undefined, { job: 'combat', data: () => combat })
      : [];
  }

  async drawSheet(seat: SeatId, by: UserId): Promise<Picture[]> {
    return this.drawn(`player ${seat}`, by, { job: 'player', data: () => ({ view: this.view, seat }) });
  }

  /** Formats one player's area as a heading and parts. */
  formatSheet(seat: SeatId): { head: string; parts: string[] } {
    const view = this.view.seats.find(({ id }) => id === seat);
    if (!view) throw new Illegal('There is no such player.');
    const parts = formatSheet(this.game, view, buildSheetView(this.game, seat), listTechnologies(this.game, seat));
    return { head: seatEmoji(this.game, seat) + formatSheetHead(view, this.view.goal), parts };
  }

  /** Draws a seat's technologies and those it could research next. Throws Illegal if the seat has no faction yet. */
  async drawTechnologies(seat: SeatId, by: UserId): Promise<Picture[]> {
    const shown = this.view.seats.find(({ id }) => id === seat);
    const sheets = listTechnologies(this.game, seat);
    if (!shown || !sheets.length) throw new Illegal('There are no technologies to see yet.');
    return this.drawn(`technologies ${seat}`, by, { job: 'technologies', data: () => ({ seat: shown, sheets }) });
  }

  formatTechnologies(seat: SeatId): string {
    return formatTechnologies(listTechnologies(this.game, seat));
  }

  formatHand(seat: SeatId): string {
    return formatHand(buildHandView(this.game, seat, seat));
  }

  async hand(seat: SeatId, person: UserId): Promise<{ text: string; pictures: Picture[] }> {
    const hand = buildHandView(this.game, seat, seat);
    const text = formatHand(hand);
    try {
      return { text, pictures: await this.drawn(`hand of ${seat}`, person, { job: 'hand', data: () => hand }) };
    } catch (error) {
      // The text contains everything that the picture shows.
      if (error instanceof Illegal) return { text: `${text}\n-# ${error.message}`, pictures: [] };
      throw error;
    }
  }

  /** Calculates the odds of a combat, as lines for one player. Typed lists of units replace those on the board. */
  async calculateOdds(seat: SeatId, asked: OddsQuery, person: UserId): Promise<string[]> {
    const { id, head } = this.looked.game;
    const wanted: OddsJob = { state: this.game.state, seat, asked };
    const found = await this.desk.calculate<{ lines: string[] }>('odds', wanted, {
      key: JSON.stringify([id, head, seat, asked]),
      user: person,
    });
    return found.lines;
  }

  /** Builds a form for this seat's player, or processes a submitted one. */
  requestForm(wanted: FormRequest, person: UserId): Promise<FormResult | undefined> {
    const { id, head } = this.looked.game;
    return this.desk.buildForm(
      { state: this.game.state, ...wanted },
      { key: JSON.stringify([id, head, wanted]), user: person },
    );
  }

  /** Prepares the worker because a user is about to open a form. */
  warmUpForms(): void {
    this.desk.warmUp();
  }

  status(): string {
    const { game } = this;
    const { state } = game;
    if (state.phase === 'ended')
      return `The game has ended. ${state.winner ? `Victory for ${this.seatName(state.winner)}.` : ''}`.trim();
    const { draft } = this.view;
    if (draft) return formatSliceDraft(draft, (seat) => this.seatName(seat));
    const points = state.order.map((seat) => `${this.seatName(seat)} ${state.seats[seat].points}`).join(', ');
    const about = pendingSeats(game).map((one) =>
      one.moment
        ? `${this.seatName(one.seat)}, who may answer: ${one.about}`
        : `${this.seatName(one.seat)} to ${one.about}.`,
    );
    return [
      `**Round ${state.round}, ${state.phase} phase.** Points (of ${state.options.points}): ${points}.`,
      ...about.slice(0, 8).map((line) => `- Waiting for ${line}`),
    ].join('\n');
  }

  pendingActions(): ReturnType<GamePresenter['pendingActions']> {
    return pendingSeats(this.game);
  }

  scores(facts: readonly Fact[] = []): string {
    const { view } = this;
    const seats = [...view.seats].sort((a, b) => b.points - a.points);
    return [
      ...seats.map(({ id, faction, name, points, scoredSecrets }) => {
        const secrets = scoredSecrets.map((one) => one.name).join(', ');
        return `- ${seatEmoji(this.game, id)}**${faction.name}** (${escapeMarkdown(name)}): ${points} of ${view.goal}${secrets ? `, with ${secrets}` : ''}${formatOtherPoints(this.game, id, facts)}`;
      }),
      ...buildPublicProgress(this.game).map(
        (one) => `- ${formatObjective((seat) => shortNameOfSeat(this.game, seat), one)}`,
      ),
    ].join('\n');
  }

  /**
   * Formats everyone's progress on public objectives. For a viewer, adds full progress of `of` and the viewer's secret
   * objectives.
   */
  formatObjectives(viewer: SeatId | null, of: SeatId | null): string[] {
    const { game } = this;
    const secret = viewer === null ? [] : buildSecretProgress(game, viewer, viewer);
    return formatObjectives(buildPublicProgress(game), {
      viewer,
      of,
      secret,
      nameOf: (seat) => shortNameOfSeat(game, seat),
    });
  }

  combatRounds(facts: Fact[]): CombatRoundFacts[] {
    return splitRounds(this.game, facts);
  }

  summarizeRounds(facts: Fact[]): string {
    return summarizeRounds(this.game, facts);
  }

  narrate(facts: Fact[], viewer: SeatId | null, subject?: SeatId, place?: string): string[] {
    return narrate(this.game, facts, viewer, {
      ...(subject !== undefined && { subject }),
      ...(place !== undefined && { place }),
      ...(viewer === null && { joined: true as const }),
      ...(this.faulty && { faulty: this.faulty }),
      signOf: (seat) => seatEmoji(this.game, seat),
      texts: true,
    });
  }

  isNotable({ type }: Fact): boolean {
    return NOTABLE_FACTS.has(type);
  }

  sectionOf(of: Fact): ReturnType<NonNullable<GamePresenter['sectionOf']>> {
    const fact = of as GameFact;
    if (fact.type === 'turn-begins')
      return { title: shortNameOfSeat(this.game, fact.seat), turn: true, subject: fact.seat };
    return fact.type === 'phase-begins'
      ? { title: `Round ${fact.round}, ${fact.phase} phase`, turn: false }
      : undefined;
  }

  seatColor(seat: SeatId): number {
    const paint = playerPaints[this.game.state.seats[seat]?.color ?? 'grey'];
    return Number.parseInt(paint.fill.slice(1), 16);
  }

  seatName(seat: SeatId): string {
    return seatEmoji(this.game, seat) + seatCalled(this.game, seat);
  }

  emojiFor(words: string): string | undefined {
    return (this.signs ??= createOptionEmoji(this.game))(words);
  }

  seatChoices(): Choice[] {
    return this.game.state.order.map((seat) => seatChoice(seat, seatCalled(this.game, seat), this.names));
  }

  systemChoices(): Choice[] {
    return boardSystemChoices(this.game);
  }

  /**
   * Returns systems with other players' units where the player has ships there or within reach, with a list of those
   * units.
   */
  battleSites(seat: SeatId): { key: string; hint: string }[] {
    return battleSitesOf(this.game, seat);
  }

  advanceOrderChoices(seat: SeatId): Choice[] {
    const { state } = this.game;
    if (hasYetToChoose(this.game, seat)) return [RANK_CHOICE];
    return state.phase === 'action' && state.active === seat && !hasStandingOrder(this.game, seat, END_TURN_ORDER)
      ? [
          { key: END_TURN_ORDER, label: 'End my turn when this is done' },
          { key: 'always', label: 'Always end my turns by themselves' },
        ]
      : [];
  }

  explainRefusal(
    ...asked: Parameters<NonNullable<GamePresenter['explainRefusal']>>
  ): ReturnType<NonNullable<GamePresenter['explainRefusal']>> {
    return explainRefusal(this.game, ...asked);
  }

  declinableMoment(window: Json): string | undefined {
    const moment = (window as { event?: { name?: string } } | null)?.event?.name;
    return moment !== undefined && declinableMoments(this.game).includes(moment) ? moment : undefined;
  }

  standingOrderChoices(seat: SeatId, window: Json, options: readonly string[]): Choice[] {
    const { event } = (window ?? {}) as { event?: object };
    return event
      ? agentOrdersAt(this.game, seat, event, options).map(({ order, agent }) => ({
          key: order,
          label: `${agent.name}: only for me`,
        }))
      : [];
  }

  offers(facts?: Fact[]): PresentedOffer[] {
    const told = facts?.filter((fact) => fact.type === 'offer-made').map((fact) => fact.offer);
    return Object.values(this.game.state.offers)
      .filter((offer) => !told || told.includes(offer.id))
      .map((offer) => presentOffer(this.game, offer, this.looked.aliasOf('offer', JSON.stringify(offer))));
  }

  isOfferClosed(facts: Fact[], { from, to }: { from?: SeatId; to: SeatId }): boolean {
    return facts.some((fact) => {
      if (fact.type === 'turn-begins' || fact.type === 'phase-begins') return true;
      const seats = fact.type === 'transaction-done' && Array.isArray(fact.seats) ? fact.seats : [];
      return seats.includes(to) && (from === undefined || seats.includes(from));
    });
  }
}
