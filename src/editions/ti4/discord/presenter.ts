import { namesAtTable, seatChoice } from '#discord/commands/seat-option.ts';
import { objectiveShort, objectivesTold } from '#discord/format/objectives.ts';
import type { Choice, OfferShown, Sight } from '#discord/edition/edition-adapter.ts';
import { players } from '#ti4/render/palette.ts';
import type { Desk, Wish } from '#discord/edition/render-client.ts';
import type { FormFound, FormSight, FormWanted } from '#discord/forms/form-jobs.ts';
import type { Picture } from '#discord/messages/message.ts';
import { plain } from '#text/markdown.ts';
import { Illegal, type Fact, type Json, type SeatId } from '#engine';
import type { Seen, UserId } from '#service';
import { opened } from '#service/queries/unseal-state.ts';
import { ownOrders } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { declinableMoments, standsOrdered, END_OF_TURN } from '#ti4/rules/events/standing-orders.ts';
import type { Books } from '#ti4/rules/rulebooks.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import { shortNameOf } from '#ti4/rules/names.ts';
import { choosesLater } from '#ti4/rules/phases/strategy-phase.ts';
import type { State, SystemId } from '#ti4/rules/state.ts';
import { refused } from '#ti4/rules/explain/inquiries.ts';
import {
  boardView,
  changedBy,
  combatView,
  handView,
  narrate,
  publicProgress,
  rounds,
  roundsInBrief,
  seatSign,
  secretProgress,
  sheetView,
  signsOfOptions,
  technologySheet,
  waiting,
  type BoardView,
  type Faulty,
  type RoundTold,
} from '#ti4/views/index.ts';
import { offerShown } from './trade/offers.ts';
import { draftInWords } from './format/slice-draft.ts';
import { fightsOf } from './odds/battle-sites.ts';
import { wordsOf } from './format/hand.ts';
import { otherPoints } from './format/points.ts';
import type { OddsWanted } from './jobs.ts';
import type { OddsAsked } from './odds/odds-report.ts';
import { seatName as seatCalled } from './format/seat-name.ts';
import { MATTERS } from '#ti4/service/notable-facts.ts';
import { headOf, sheetTold, technologyTold } from './format/sheet.ts';
import { systemMeant, systemsCalled } from './input/systems.ts';

/** Opens the form in which strategy cards are ranked. */
export const RANK: Choice = { key: 'rank', label: 'Rank strategy cards' };

/** One game of this edition as it stands, as Discord sees it: everything comes from views. */
export class FourthSight implements FormSight {
  readonly game: Game;
  private readonly looked: Seen;
  private readonly desk: Desk;
  private readonly faulty: Faulty | undefined;
  private readonly names: Record<SeatId, string>;
  private viewed: BoardView | undefined;
  private signs: ((words: string) => string | undefined) | undefined;

  /** `faulty` hears of what could not be told; left out, whoever wants it told does. */
  constructor(looked: Seen, books: Books, desk: Desk, faulty?: Faulty) {
    this.looked = looked;
    this.desk = desk;
    this.faulty = faulty;
    const state = opened<State>(looked.state) as State;
    this.game = newGame(state, books.begunWith(state.options.sets));
    this.names = namesAtTable(looked.game.members);
  }

  /** The board, as everybody may see it. */
  get view(): BoardView {
    return (this.viewed ??= boardView(this.game, null, this.names));
  }

  /** By the moves made so far, the names of those who play, and what is shown: whatever is the same then looks the same. */
  private drawn(what: string, person: UserId | undefined, wish: Omit<Wish, 'key' | 'person'>): Promise<Picture[]> {
    const { id: game, head } = this.looked.game;
    return this.desk.draw({ ...wish, key: JSON.stringify([game, head, this.names, what]), person });
  }

  async board(by?: UserId): Promise<Picture[]> {
    return this.drawn('board', by, { job: 'board', data: () => this.view });
  }

  /** The system somebody means; an Illegal with the nearest names where there is none. */
  systemMeant(typed: string): SystemId {
    return systemMeant(this.game, typed);
  }

  async closeUp(system: SystemId, rings: number, by: UserId): Promise<Picture[]> {
    return this.drawn(`system ${system} ${rings}`, by, {
      job: 'close-up',
      data: () => ({ view: this.view, system, rings }),
    });
  }

  async scene(facts: Fact[]): Promise<Picture[]> {
    const changed = changedBy(this.game, facts);
    if (!changed) return [];
    return this.drawn(`scene ${JSON.stringify(changed)}`, undefined, {
      job: 'scene',
      data: () => ({ view: this.view, changed }),
    });
  }

  async fleets(facts: Fact[]): Promise<Picture[]> {
    const combat = combatView(this.game, facts, this.names);
    return combat
      ? this.drawn(`combat ${JSON.stringify(combat)}`, undefined, { job: 'combat', data: () => combat })
      : [];
  }

  async player(seat: SeatId, by: UserId): Promise<Picture[]> {
    return this.drawn(`player ${seat}`, by, { job: 'player', data: () => ({ view: this.view, seat }) });
  }

  /** One player's area in words, in parts: the head first. */
  sheet(seat: SeatId): { head: string; parts: string[] } {
    const view = this.view.seats.find(({ id }) => id === seat);
    if (!view) throw new Illegal('There is no such player.');
    const parts = sheetTold(this.game, view, sheetView(this.game, seat), technologySheet(this.game, seat));
    return { head: seatSign(this.game, seat) + headOf(view, this.view.goal), parts };
  }

  /** What a seat owns and could research next. Throws an Illegal where it plays no faction yet. */
  async technologyTree(seat: SeatId, by: UserId): Promise<Picture[]> {
    const shown = this.view.seats.find(({ id }) => id === seat);
    const sheets = technologySheet(this.game, seat);
    if (!shown || !sheets.length) throw new Illegal('There are no technologies to see yet.');
    return this.drawn(`technologies ${seat}`, by, { job: 'technologies', data: () => ({ seat: shown, sheets }) });
  }

  technologies(seat: SeatId): string {
    return technologyTold(technologySheet(this.game, seat));
  }

  handText(seat: SeatId): string {
    return wordsOf(handView(this.game, seat, seat));
  }

  async hand(seat: SeatId, person: UserId): Promise<{ text: string; pictures: Picture[] }> {
    const hand = handView(this.game, seat, seat);
    const text = wordsOf(hand);
    try {
      return { text, pictures: await this.drawn(`hand of ${seat}`, person, { job: 'hand', data: () => hand }) };
    } catch (error) {
      // The words say all that the picture would.
      if (error instanceof Illegal) return { text: `${text}\n-# ${error.message}`, pictures: [] };
      throw error;
    }
  }

  /** The chances of a combat, in lines, told to one player; lists of units stand in for those that are there. */
  async odds(seat: SeatId, asked: OddsAsked, person: UserId): Promise<string[]> {
    const { id, head } = this.looked.game;
    const wanted: OddsWanted = { state: this.game.state, seat, asked };
    const found = await this.desk.reckon<{ lines: string[] }>('odds', wanted, {
      key: JSON.stringify([id, head, seat, asked]),
      person,
    });
    return found.lines;
  }

  /** A form that this seat's player opens, or what they filled in. */
  form(wanted: FormWanted, person: UserId): Promise<FormFound | undefined> {
    const { id, head } = this.looked.game;
    return this.desk.form({ state: this.game.state, ...wanted }, { key: JSON.stringify([id, head, wanted]), person });
  }

  /** Somebody is about to open a form. */
  readyForms(): void {
    this.desk.ready();
  }

  status(): string {
    const { game } = this;
    const { state } = game;
    if (state.phase === 'ended')
      return `The game has ended. ${state.winner ? `Victory for ${this.seatName(state.winner)}.` : ''}`.trim();
    const { draft } = this.view;
    if (draft) return draftInWords(draft, (seat) => this.seatName(seat));
    const points = state.order.map((seat) => `${this.seatName(seat)} ${state.seats[seat].points}`).join(', ');
    const about = waiting(game).map((one) =>
      one.moment
        ? `${this.seatName(one.seat)}, who may answer: ${one.about}`
        : `${this.seatName(one.seat)} to ${one.about}.`,
    );
    return [
      `**Round ${state.round}, ${state.phase} phase.** Points (of ${state.options.points}): ${points}.`,
      ...about.slice(0, 8).map((line) => `- Waiting for ${line}`),
    ].join('\n');
  }

  awaited(): ReturnType<Sight['awaited']> {
    return waiting(this.game);
  }

  scores(facts: readonly Fact[] = []): string {
    const { view } = this;
    const seats = [...view.seats].sort((a, b) => b.points - a.points);
    return [
      ...seats.map(({ id, faction, name, points, scoredSecrets }) => {
        const secrets = scoredSecrets.map((one) => one.name).join(', ');
        return `- ${seatSign(this.game, id)}**${faction.name}** (${plain(name)}): ${points} of ${view.goal}${secrets ? `, with ${secrets}` : ''}${otherPoints(this.game, id, facts)}`;
      }),
      ...publicProgress(this.game).map((one) => `- ${objectiveShort((seat) => shortNameOf(this.game, seat), one)}`),
    ].join('\n');
  }

  /** Public objectives with how far everybody is; for a player, with how far `of` is in full, and their own secret ones. */
  objectives(viewer: SeatId | null, of: SeatId | null): string[] {
    const { game } = this;
    const secret = viewer === null ? [] : secretProgress(game, viewer, viewer);
    return objectivesTold(publicProgress(game), { viewer, of, secret, nameOf: (seat) => shortNameOf(game, seat) });
  }

  rounds(facts: Fact[]): RoundTold[] {
    return rounds(this.game, facts);
  }

  roundsInBrief(facts: Fact[]): string {
    return roundsInBrief(this.game, facts);
  }

  narrate(facts: Fact[], viewer: SeatId | null, subject?: SeatId, place?: string): string[] {
    return narrate(this.game, facts, viewer, {
      ...(subject !== undefined && { subject }),
      ...(place !== undefined && { place }),
      ...(viewer === null && { joined: true as const }),
      ...(this.faulty && { faulty: this.faulty }),
      signOf: (seat) => seatSign(this.game, seat),
      texts: true,
    });
  }

  matters({ type }: Fact): boolean {
    return MATTERS.has(type);
  }

  section(of: Fact): ReturnType<NonNullable<Sight['section']>> {
    const fact = of as GameFact;
    if (fact.type === 'turn-begins')
      return { title: shortNameOf(this.game, fact.seat), turn: true, subject: fact.seat };
    return fact.type === 'phase-begins'
      ? { title: `Round ${fact.round}, ${fact.phase} phase`, turn: false }
      : undefined;
  }

  colour(seat: SeatId): number {
    const paint = players[this.game.state.seats[seat]?.color ?? 'grey'];
    return Number.parseInt(paint.fill.slice(1), 16);
  }

  seatName(seat: SeatId): string {
    return seatSign(this.game, seat) + seatCalled(this.game, seat);
  }

  signOf(words: string): string | undefined {
    return (this.signs ??= signsOfOptions(this.game))(words);
  }

  seats(): Choice[] {
    return this.game.state.order.map((seat) => seatChoice(seat, seatCalled(this.game, seat), this.names));
  }

  positions(): Choice[] {
    return systemsCalled(this.game);
  }

  /** Where a combat of a player is or may be about to be: others' units, and ships of theirs there or within reach; with who is there. */
  fights(seat: SeatId): { key: string; hint: string }[] {
    return fightsOf(this.game, seat);
  }

  ahead(seat: SeatId): Choice[] {
    const { state } = this.game;
    if (choosesLater(this.game, seat)) return [RANK];
    return state.phase === 'action' && state.active === seat && !standsOrdered(this.game, seat, END_OF_TURN)
      ? [
          { key: END_OF_TURN, label: 'End my turn when this is done' },
          { key: 'always', label: 'Always end my turns by themselves' },
        ]
      : [];
  }

  refused(...asked: Parameters<NonNullable<Sight['refused']>>): ReturnType<NonNullable<Sight['refused']>> {
    return refused(this.game, ...asked);
  }

  declinable(window: Json): string | undefined {
    const moment = (window as { event?: { name?: string } } | null)?.event?.name;
    return moment !== undefined && declinableMoments(this.game).includes(moment) ? moment : undefined;
  }

  spared(seat: SeatId, window: Json, options: readonly string[]): Choice[] {
    const { event } = (window ?? {}) as { event?: object };
    return event
      ? ownOrders(this.game, seat, event, options).map(({ order, agent }) => ({
          key: order,
          label: `${agent.name}: only for me`,
        }))
      : [];
  }

  offers(facts?: Fact[]): OfferShown[] {
    const told = facts?.filter((fact) => fact.type === 'offer-made').map((fact) => fact.offer);
    return Object.values(this.game.state.offers)
      .filter((offer) => !told || told.includes(offer.id))
      .map((offer) => offerShown(this.game, offer, this.looked.alias('offer', JSON.stringify(offer))));
  }

  offerOver(facts: Fact[], { from, to }: { from?: SeatId; to: SeatId }): boolean {
    return facts.some((fact) => {
      if (fact.type === 'turn-begins' || fact.type === 'phase-begins') return true;
      const seats = fact.type === 'transaction-done' && Array.isArray(fact.seats) ? fact.seats : [];
      return seats.includes(to) && (from === undefined || seats.includes(from));
    });
  }
}
