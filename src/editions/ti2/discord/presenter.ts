import type { OddsQuery } from '#discord/commands/look/odds.ts';
import { resolveSystem, type NamedSystem } from '#discord/input/resolve-system.ts';
import type { TablePresenter } from '#discord/commands/look/table-commands.ts';
import { playerNames, seatChoice } from '#discord/commands/seat-option.ts';
import type { RenderClient } from '#discord/edition/render-client.ts';
import type { FormResult, FormPresenter, FormRequest } from '#discord/forms/form-jobs.ts';
import type { Choice, MenuCommand, PresentedOffer, GamePresenter } from '#discord/edition/edition-adapter.ts';
import type { Picture } from '#discord/messages/message.ts';
import { PLAYER_PAINTS } from '#render/palette.ts';
import { Illegal, type Fact, type Json, type SeatId } from '#engine';
import { unsealState } from '#service/queries/unseal-state.ts';
import type { GameSnapshot, UserId } from '#service';
import { anytimeAbilities } from '#ti2/rules/components/kit.ts';
import { declinableMoments } from '#ti2/rules/events/windows.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { nameOfSeat } from '#ti2/rules/names.ts';
import type { State } from '#ti2/rules/state.ts';
import { explainRefusal } from '#ti2/rules/explain/inquiries.ts';
import { pendingSeats, buildBoardView, buildCombatView, buildHandView, narrate, splitRounds, summarizeRounds, seatEmoji, buildSheetView, createOptionEmoji, listTechnologies, type BoardView, type CombatRoundFacts, type SeatView } from '#ti2/views/index.ts'; // prettier-ignore
import type { Rulebooks } from '#ti2/rules/rulebooks.ts';
import { chapterOf } from '#ti2/service/chapters.ts';
import { affectsSeat, NOTABLE_FACTS } from '#ti2/service/undoable-facts.ts';
import type { OddsJob } from './jobs.ts';
import { seatsInBattle, battleSitesOf, ODDS_COMMAND } from './odds/battle-sites.ts';
import { presentOffer } from './trade/offers.ts';
import { namedSystems } from './input/systems.ts';
import {
  formatBrackets,
  formatChart,
  formatHand,
  formatSheetHead,
  formatSheet,
  formatStatus,
  formatTechnologies,
} from './format/game.ts';

/** Button that opens the menu of abilities usable at any time. */
const USE_COMMAND: MenuCommand = { path: 'use', label: 'Use at any time', ask: 'what' };

type NarrationErrorHandler = (error: unknown, type: string) => void;

/** Maximum number of systems in a close-up. If more have changed, the whole galaxy is shown. */
const MAX_CLOSE_UP_SYSTEMS = 3;

/** Values that a presenter computes at most once. */
interface PresenterCache {
  board?: BoardView;
  signs?: ReturnType<typeof createOptionEmoji>;
}

/**
 * Presents one game of the second edition on Discord. `faulty` is called with errors of the narration; without it they
 * are thrown.
 */
export class SecondEditionPresenter implements TablePresenter, FormPresenter {
  readonly game: Game;
  private readonly looked: GameSnapshot;
  private readonly desk: RenderClient;
  private readonly names: Record<SeatId, string>;
  private readonly faulty: NarrationErrorHandler | undefined;
  private readonly made: PresenterCache = {};

  constructor(looked: GameSnapshot, books: Rulebooks, desk: RenderClient, faulty?: NarrationErrorHandler) {
    const state = unsealState<State>(looked.state) as State;
    this.looked = looked;
    this.game = newGame(state, books(state.options.sets));
    this.names = playerNames(looked.game.members);
    this.desk = desk;
    this.faulty = faulty;
  }

  get view(): BoardView {
    return (this.made.board ??= buildBoardView(this.game, this.names));
  }

  /** Draws a picture of the current state. `of` identifies its subject in the cache key. */
  private drawn(job: string, of: Json, data: () => unknown, person?: UserId): Promise<Picture[]> {
    const { id, head } = this.looked.game;
    return this.desk.draw({ key: JSON.stringify([id, head, job, of, this.names]), job, data, user: person });
  }

  drawBoard(person?: UserId): Promise<Picture[]> {
    return this.drawn('board', [], () => this.view, person);
  }

  drawPart(systems: string[], rings: number, person?: UserId): Promise<Picture[]> {
    return this.drawn('part', [systems, rings], () => ({ rings, systems, view: this.view }), person);
  }

  /** Draws both sides of the battle that these facts end; no picture if they end none. */
  drawCombat(facts: Fact[]): Promise<Picture[]> {
    const fight = buildCombatView(this.game, facts, this.names);
    return fight ? this.drawn('fight', fight as unknown as Json, () => fight) : Promise.resolve([]);
  }

  drawChanges(facts: Fact[]): Promise<Picture[]> {
    const { systems, planets } = this.game.state;
    const named = new Set(
      facts.flatMap((fact) => [fact.system, fact.towards, planets[String(fact.planet ?? '')]?.system]),
    );
    const places = Object.keys(systems).filter((one) => named.has(one));
    if (!places.length) return Promise.resolve([]);
    if (places.length <= MAX_CLOSE_UP_SYSTEMS) return this.drawPart(places, 1);
    // The opening of a round shows the whole galaxy, so it is not drawn here as well.
    return chapterOf(this.game)?.opens ? Promise.resolve([]) : this.drawBoard();
  }

  drawSheet(seat: SeatId, person: UserId): Promise<Picture[]> {
    return this.drawn('sheet', [seat], () => ({ seat, view: this.view }), person);
  }

  drawTechnologies(seat: SeatId, person: UserId): Promise<Picture[]> {
    return this.drawn(
      'technologies',
      [seat],
      () => ({ sheets: listTechnologies(this.game, seat), seat: this.seatView(seat) }),
      person,
    );
  }

  formatTechnologies(seat: SeatId): string {
    return formatTechnologies(listTechnologies(this.game, seat));
  }

  private seatView(seat: SeatId): SeatView {
    const found = this.view.seats.find((one) => one.id === seat);
    if (found) return found;
    throw new Illegal('Nobody sits there.');
  }

  formatSheet(seat: SeatId): { head: string; parts: string[] } {
    const shown = this.seatView(seat);
    return {
      parts: formatSheet(shown, buildSheetView(this.game, seat)),
      head: `${seatEmoji(this.game, seat)}${formatSheetHead(shown)}`,
    };
  }

  status(): string {
    return formatStatus(this.game, this.view, this.pendingActions());
  }

  scores(): string {
    return formatChart(this.game, this.view, this.names);
  }

  /** Formats the progression chart. */
  formatBrackets(): string {
    return formatBrackets(this.view);
  }

  pendingActions(): ReturnType<typeof pendingSeats> {
    return pendingSeats(this.game);
  }

  narrate(facts: Fact[], viewer: SeatId | null, subject?: SeatId): string[] {
    const of = subject === undefined ? {} : { subject };
    const heard = this.faulty ? { onError: this.faulty } : {};
    return narrate(this.game, facts, viewer, {
      texts: true,
      emojiOf: (seat) => seatEmoji(this.game, seat),
      ...of,
      ...heard,
    });
  }

  isNotable(fact: Fact): boolean {
    return NOTABLE_FACTS.has(fact.type);
  }

  combatRounds(facts: Fact[]): CombatRoundFacts[] {
    return splitRounds(facts);
  }

  summarizeRounds(facts: Fact[]): string {
    return summarizeRounds(this.game, facts);
  }

  sectionOf(fact: Fact): { title: string; turn: boolean; subject?: SeatId } | undefined {
    const begun = fact as GameFact;
    if (begun.type === 'turn-begins')
      return { turn: true, subject: begun.seat, title: nameOfSeat(this.game, begun.seat) };
    if (begun.type !== 'phase-begins') return undefined;
    const { round, phase } = begun;
    return { turn: false, title: `Round ${round}, ${phase === 'turns' ? 'individual turns' : `${phase} phase`}` };
  }

  seatColor(seat: SeatId): number {
    const color = this.game.state.seats[seat]?.color ?? 'grey';
    return parseInt(PLAYER_PAINTS[color].fill.slice(1), 16);
  }

  seatName(seat: SeatId): string {
    return seatEmoji(this.game, seat) + this.called(seat);
  }

  /** Returns the name of a seat with its color: "Hacan (red)". */
  private called(seat: SeatId): string {
    const color = this.game.state.seats[seat]?.color;
    return color === undefined ? seat : `${nameOfSeat(this.game, seat)} (${color})`;
  }

  seatChoices(): Choice[] {
    return this.game.state.order.map((one) => seatChoice(one, this.called(one), this.names));
  }

  emojiFor(words: string): string | undefined {
    this.made.signs ??= createOptionEmoji(this.game);
    return this.made.signs(words);
  }

  formatHand(seat: SeatId): string {
    return this.eliminationNotice(seat) ?? formatHand(buildHandView(this.game, seat, seat));
  }

  /** Returns the hand as text; this edition has no picture of it. */
  hand(seat: SeatId): Promise<{ text: string; pictures: Picture[] }> {
    return Promise.resolve({ pictures: [], text: this.formatHand(seat) });
  }

  explainRefusal(
    ...asked: Parameters<NonNullable<GamePresenter['explainRefusal']>>
  ): ReturnType<NonNullable<GamePresenter['explainRefusal']>> {
    return explainRefusal(this.game, ...asked);
  }

  declinableMoment(window: Json): string | undefined {
    const name = (window as { event?: { name?: string } }).event?.name ?? '';
    return declinableMoments(this.game).includes(name) ? name : undefined;
  }

  eliminationNotice(seat: SeatId): string | undefined {
    return this.game.state.seats[seat]?.eliminated && 'You are out of the game (E2 11.4).';
  }

  affectsSeat(fact: Fact, seat: SeatId): boolean {
    return affectsSeat(fact as GameFact, seat);
  }

  offers(facts?: Fact[]): PresentedOffer[] {
    const made = (facts as GameFact[] | undefined)?.flatMap((fact) => (fact.type === 'offer-made' ? [fact.offer] : []));
    const open = Object.values(this.game.state.offers).filter(({ id }) => made?.includes(id) ?? true);
    return open.map((offer) => presentOffer(this.game, offer, this.looked.aliasOf('offer', JSON.stringify(offer))));
  }

  isOfferClosed(facts: Fact[], { from, to }: { from?: SeatId; to: SeatId }): boolean {
    // Another offer between the same two players may still be open.
    const stands = Object.values(this.game.state.offers).some(
      (one) => one.to === to && (from === undefined || one.from === from),
    );
    return (facts as GameFact[]).some((fact) => {
      if (fact.type === 'vote-decided' || fact.type === 'phase-begins') return true;
      if (stands || (fact.type !== 'exchanged' && fact.type !== 'offer-closed') || fact.to) return false;
      const two = [fact.seat, fact.receiver];
      return two.includes(to) && (from === undefined || two.includes(from));
    });
  }

  namedSystems(): NamedSystem[] {
    return namedSystems(this.game);
  }

  resolveSystem(typed: string): string {
    return resolveSystem(this.namedSystems(), typed);
  }

  /** Formats the odds of a battle for one player. Typed lists of units replace the units on the board. */
  async calculateOdds(seat: SeatId, asked: OddsQuery, person: UserId): Promise<string[]> {
    const { id, head } = this.looked.game;
    const wanted: OddsJob = { seat, asked, state: this.game.state };
    const found = await this.desk.calculate<{ lines: string[] }>('odds', wanted, {
      user: person,
      key: JSON.stringify([id, head, 'odds', seat, asked]),
    });
    return found.lines;
  }

  battleSites(seat: SeatId): ReturnType<typeof battleSitesOf> {
    return battleSitesOf(this.game, seat);
  }

  requestForm(wanted: FormRequest, person: UserId): Promise<FormResult | undefined> {
    const { id, head } = this.looked.game;
    return this.desk.buildForm(
      { ...wanted, state: this.game.state },
      { user: person, key: JSON.stringify([id, head, wanted]) },
    );
  }

  warmUpForms(): void {
    this.desk.warmUp();
  }

  /**
   * Returns the buttons that a seat gets with a question: odds during its own turn or battle, and abilities usable at
   * any time.
   */
  anytimeCommands(seat: SeatId): MenuCommand[] {
    const { active } = this.game.state;
    const uses = anytimeAbilities(this.game, seat).some(({ problem }) => problem === undefined) ? [USE_COMMAND] : [];
    const odds =
      active !== null && [active, ...seatsInBattle(this.game)].includes(seat) && battleSitesOf(this.game, seat).length
        ? [ODDS_COMMAND]
        : [];
    return [...odds, ...uses];
  }
}
