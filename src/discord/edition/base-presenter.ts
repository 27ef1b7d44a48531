import { seatChoice } from '#discord/commands/seat-option.ts';
import type { TablePresenter } from '#discord/commands/look/table-commands.ts';
import type { AnswerSteps, AttackPreview, CombatChance } from '#discord/questions/attack-preview.ts';
import type { OddsFound } from './edition-jobs.ts';
import type { OddsPresenter, OddsQuery } from '#discord/commands/look/odds.ts';
import type { FormResult, FormPresenter, FormRequest } from '#discord/forms/form-jobs.ts';
import type { PresentedPile } from '#discord/format/card-piles.ts';
import { resolveSystem, type NamedSystem } from '#discord/input/resolve-system.ts';
import type { Picture } from '#discord/messages/message.ts';
import { type Fact, type Json, type Option, type SeatId, type WindowEvent } from '#engine';
import type { GameSnapshot, UserId } from '#service';
import type {
  Choice,
  GamePresenter,
  NarrationStyle,
  PermanentOrder,
  PresentedOffer,
  PresentedQuestion,
  SkipChoice,
} from './game-presenter.ts';
import type {
  NarrationRequest,
  NarrationErrorHandler,
  OddsJob,
  PresentedBoard,
  PresentedGame,
} from './presenter-parts.ts';
import type { RenderClient } from './render-client.ts';
import { PicturePresenter } from './picture-presenter.ts';

/** Returns the events that a timing window's question is about. */
export function eventsOf(window: Json): WindowEvent[] {
  const { event, next = [] } = (window ?? {}) as { event?: WindowEvent; next?: WindowEvent[] };
  return event === undefined ? [] : [event, ...next];
}

/** Presents one game on Discord by an edition's views, as far as all editions do it alike. */
export abstract class BasePresenter<G extends PresentedGame, V extends PresentedBoard, T = unknown>
  extends PicturePresenter<G, V, T>
  implements FormPresenter, TablePresenter, OddsPresenter
{
  private readonly onNarrationError: NarrationErrorHandler | undefined;
  private optionEmoji: ((words: string) => string | undefined) | undefined;

  /** `onNarrationError` handles errors of the narration; without it, the caller gets them. */
  constructor(game: G, snapshot: GameSnapshot, client: RenderClient, onNarrationError?: NarrationErrorHandler) {
    super(game, snapshot, client);
    this.onNarrationError = onNarrationError;
  }

  /** Formats a player's area as a heading and parts. */
  abstract formatSheet(seat: SeatId): { head: string; parts: string[] };
  abstract status(): string;
  abstract scores(facts?: readonly Fact[]): string;

  formatTechnologies(seat: SeatId): string {
    return this.parts.formatTechnologies(this.parts.listTechnologies(this.game, seat));
  }

  pendingActions(): ReturnType<GamePresenter['pendingActions']> {
    return this.parts.pendingSeats(this.game);
  }

  nextTurn(): ReturnType<NonNullable<GamePresenter['nextTurn']>> {
    return this.parts.nextTurn(this.game);
  }

  narrate(facts: Fact[], viewer: SeatId | null, style: NarrationStyle = {}): string[] {
    return this.narrateWith(facts, viewer, style);
  }

  narrateLast(facts: Fact[], viewer: SeatId | null, count: number): string[] {
    const skipped = this.narrate(facts, viewer).length - count;
    return this.narrateWith(facts, viewer, skipped > 0 ? { skipped } : {}).slice(-count);
  }

  private narrateWith(
    facts: Fact[],
    viewer: SeatId | null,
    request: NarrationStyle & Pick<NarrationRequest, 'skipped'>,
  ): string[] {
    return this.parts.narrate(this.game, facts, viewer, {
      ...request,
      texts: true,
      emojiOf: (seat) => this.parts.seatEmoji(this.game, seat),
      ...(this.onNarrationError && { onError: this.onNarrationError }),
    });
  }

  isNotable({ type }: Fact): boolean {
    return this.parts.notableFacts.has(type);
  }

  combatRounds(facts: Fact[]): ReturnType<NonNullable<GamePresenter['combatRounds']>> {
    return this.parts.splitBattleRounds(this.game, facts);
  }

  summarizeRounds(facts: Fact[]): string {
    return this.parts.summarizeRounds(this.game, facts);
  }

  sectionOf({ type, seat, round, phase }: Fact): ReturnType<NonNullable<GamePresenter['sectionOf']>> {
    if (type === 'turn-begins')
      return { title: this.parts.nameOfSeat(this.game, seat as SeatId), turn: true, subject: seat as SeatId };
    return type === 'phase-begins'
      ? { title: `Round ${String(round)}, ${this.formatPhase(String(phase))}`, turn: false }
      : undefined;
  }

  protected formatPhase(phase: string): string {
    return `${phase} phase`;
  }

  seatColor(seat: SeatId): number {
    const { fill } = this.parts.paints[this.game.state.seats[seat]?.color ?? 'grey'];
    return Number.parseInt(fill.slice(1), 16);
  }

  /** Returns the name of a seat with its color: "Hacan (red)". */
  protected formatSeat(seat: SeatId, name = this.parts.nameOfSeat(this.game, seat)): string {
    const color = this.game.state.seats[seat]?.color;
    return color === undefined ? seat : `${name} (${color})`;
  }

  fullSeatName(seat: SeatId): string {
    return this.parts.seatEmoji(this.game, seat) + this.formatSeat(seat, this.parts.fullNameOfSeat(this.game, seat));
  }

  seatName(seat: SeatId): string {
    return this.parts.seatEmoji(this.game, seat) + this.formatSeat(seat);
  }

  formatHome(seat: SeatId): string | undefined {
    return this.parts.formatHome(this.game, seat);
  }

  firstDecisions(seat: SeatId): string[] {
    return this.parts.firstDecisions(this.game, seat);
  }

  seatChoices(): Choice[] {
    return this.game.state.order.map((seat) => {
      const full = this.formatSeat(seat, this.parts.fullNameOfSeat(this.game, seat));
      return seatChoice(seat, { called: this.formatSeat(seat), full }, this.names);
    });
  }

  emojiFor(words: string): string | undefined {
    return (this.optionEmoji ??= this.parts.createOptionEmoji(this.game))(words);
  }

  cardPiles(viewer: SeatId | null): PresentedPile[] {
    return this.parts.listCardPiles(this.game, viewer);
  }

  formatHand(seat: SeatId): string {
    return this.parts.formatHand(this.game, seat);
  }

  /** Returns the hand as text; an edition with a picture of it adds that. */
  async hand(seat: SeatId, _by: UserId): Promise<{ text: string; pictures: Picture[] }> {
    return { text: this.formatHand(seat), pictures: [] };
  }

  explainRefusal(
    ...asked: Parameters<NonNullable<GamePresenter['explainRefusal']>>
  ): ReturnType<NonNullable<GamePresenter['explainRefusal']>> {
    return this.parts.explainRefusal(this.game, ...asked);
  }

  usedCard(asked: { seat: SeatId; question: string }): { name: string; text: string } | undefined {
    return this.parts.usedCard(this.game, asked);
  }

  turnSpan(): string {
    const { phase, active } = this.game.state;
    if (phase !== this.parts.turnPhase) return `until the ${this.parts.turnPhaseName}`;
    return active !== null ? 'this turn' : 'until the next turn';
  }

  declinableMoments(window: Json): string[] {
    return this.parts.momentsOf(this.game, eventsOf(window));
  }

  permanentOrders(seat: SeatId, window: Json, offered: readonly Option[]): PermanentOrder[] {
    return this.parts.ordersAt(this.game, seat, eventsOf(window), offered);
  }

  skipFor(asked: PresentedQuestion): SkipChoice | undefined {
    return this.parts.skipFor(this.game, asked);
  }

  namedSystems(): NamedSystem[] {
    return this.parts.namedSystems(this.game);
  }

  resolveSystem(typed: string): string {
    return resolveSystem(this.namedSystems(), typed);
  }

  battleSites(seat: SeatId): { key: string; hint: string }[] {
    return this.parts.battleSitesOf(this.game, seat);
  }

  /** Calculates the odds of a battle, as lines for one player. Typed lists of units replace those on the board. */
  async calculateOdds(seat: SeatId, asked: OddsQuery, user: UserId): Promise<string[]> {
    return (await this.runOdds(seat, asked, user)).lines;
  }

  private runOdds(seat: SeatId, asked: OddsQuery, user: UserId): Promise<OddsFound> {
    const job: OddsJob<G['state']> = { state: this.game.state, seat, asked };
    const key = this.jobKey(['odds', seat, { ...asked }]);
    return this.client.calculate<OddsFound>('odds', job, { key, user });
  }

  findAttack(seat: SeatId, steps: AnswerSteps): AttackPreview | undefined {
    return this.parts.findAttack(this.game, seat, steps);
  }

  async attackChances(seat: SeatId, { system, force }: AttackPreview, user: UserId): Promise<CombatChance[]> {
    return force ? (await this.runOdds(seat, { system, attacker: force }, user)).chances : [];
  }

  /** Builds a form for this seat's player, or processes a submitted one. */
  requestForm(wanted: FormRequest, user: UserId): Promise<FormResult | undefined> {
    const key = this.jobKey({ ...wanted });
    return this.client.buildForm({ ...wanted, state: this.game.state }, { key, user });
  }

  /** Prepares the worker because a user is about to open a form. */
  warmUpForms(): void {
    this.client.warmUp();
  }

  private jobKey(wanted: Json): string {
    return JSON.stringify([this.snapshot.game.id, this.snapshot.game.head, wanted]);
  }

  /** Presents these open offers, or with facts only those that the facts made. */
  protected presentOffers<O extends { id: string }>(
    offers: Readonly<Record<string, O>>,
    facts: readonly Fact[] | undefined,
    present: (game: G, offer: O, alias: string) => PresentedOffer,
  ): PresentedOffer[] {
    const made = facts?.flatMap(({ type, offer }) => (type === 'offer-made' ? [offer] : []));
    return Object.values(offers)
      .filter(({ id }) => made?.includes(id) ?? true)
      .map((offer) => present(this.game, offer, this.snapshot.aliasOf('offer', JSON.stringify(offer))));
  }
}
