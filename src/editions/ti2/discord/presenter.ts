import type { OddsAsked } from '#discord/commands/look/odds.ts';
import { systemMeant, type SystemCalled } from '#discord/input/resolve-system.ts';
import type { TableSight } from '#discord/commands/look/table-commands.ts';
import { namesAtTable, seatChoice } from '#discord/commands/seat-option.ts';
import type { Desk } from '#discord/edition/render-client.ts';
import type { FormFound, FormSight, FormWanted } from '#discord/forms/form-jobs.ts';
import type { Choice, Led, OfferShown, Sight } from '#discord/edition/edition-adapter.ts';
import type { Picture } from '#discord/messages/message.ts';
import { PAINTS } from '#render/palette.ts';
import { Illegal, type Fact, type Json, type SeatId } from '#engine';
import { opened } from '#service/queries/unseal-state.ts';
import type { Seen, UserId } from '#service';
import { anytimeDeeds } from '#ti2/rules/components/kit.ts';
import { declinableMoments } from '#ti2/rules/events/windows.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { nameOfSeat } from '#ti2/rules/names.ts';
import type { State } from '#ti2/rules/state.ts';
import { refused } from '#ti2/rules/explain/inquiries.ts';
import { awaited, boardView, fightView, handView, narrate, rounds, roundsInBrief, seatSign, sheetView, signsBy, technologySheets, type BoardView, type RoundTold, type SeatView } from '#ti2/views/index.ts'; // prettier-ignore
import type { BookFor } from '#ti2/rules/rulebooks.ts';
import { chapterOf } from '#ti2/service/chapters.ts';
import { concerns, MATTERS } from '#ti2/service/undoable-facts.ts';
import type { OddsWanted } from './jobs.ts';
import { fightersIn, fightsOf, ODDS } from './odds/battle-sites.ts';
import { offerShown } from './trade/offers.ts';
import { systemsCalled } from './input/systems.ts';
import { bracketsTold, chartTold, handTold, headTold, sheetTold, statusTold, technologiesTold } from './format/game.ts';

/** The button that leads to what can be used at any time. */
const USE: Led = { path: 'use', label: 'Use at any time', ask: 'what' };

type Faulty = (error: unknown, type: string) => void;

/** A close-up shows so many places; where more has changed, the whole galaxy is shown. */
const NEAR = 3;

/** What is made once for a sight. */
interface Made {
  board?: BoardView;
  signs?: ReturnType<typeof signsBy>;
}

/** One game of the second edition as Discord is shown it. `faulty` hears of what could not be told; left out, it is thrown. */
export class SecondSight implements TableSight, FormSight {
  readonly game: Game;
  private readonly looked: Seen;
  private readonly desk: Desk;
  private readonly names: Record<SeatId, string>;
  private readonly faulty: Faulty | undefined;
  private readonly made: Made = {};

  constructor(looked: Seen, books: BookFor, desk: Desk, faulty?: Faulty) {
    const state = opened<State>(looked.state) as State;
    this.looked = looked;
    this.game = newGame(state, books(state.options.sets));
    this.names = namesAtTable(looked.game.members);
    this.desk = desk;
    this.faulty = faulty;
  }

  /** The table, for everybody. */
  get view(): BoardView {
    return (this.made.board ??= boardView(this.game, this.names));
  }

  /** A picture of this moment of the game: `of` says which. */
  private drawn(job: string, of: Json, data: () => unknown, person?: UserId): Promise<Picture[]> {
    const { id, head } = this.looked.game;
    return this.desk.draw({ key: JSON.stringify([id, head, job, of, this.names]), job, data, person });
  }

  board(person?: UserId): Promise<Picture[]> {
    return this.drawn('board', [], () => this.view, person);
  }

  part(systems: string[], rings: number, person?: UserId): Promise<Picture[]> {
    return this.drawn('part', [systems, rings], () => ({ rings, systems, view: this.view }), person);
  }

  /** Both sides of the battle that these facts end. */
  fleets(facts: Fact[]): Promise<Picture[]> {
    const fight = fightView(this.game, facts, this.names);
    return fight ? this.drawn('fight', fight as unknown as Json, () => fight) : Promise.resolve([]);
  }

  scene(facts: Fact[]): Promise<Picture[]> {
    const { systems, planets } = this.game.state;
    const named = new Set(
      facts.flatMap((fact) => [fact.system, fact.towards, planets[String(fact.planet ?? '')]?.system]),
    );
    const places = Object.keys(systems).filter((one) => named.has(one));
    if (!places.length) return Promise.resolve([]);
    if (places.length <= NEAR) return this.part(places, 1);
    // The whole galaxy is shown as a round opens: whatever is over just before that need not show it as well.
    return chapterOf(this.game)?.opens ? Promise.resolve([]) : this.board();
  }

  sheet(seat: SeatId, person: UserId): Promise<Picture[]> {
    return this.drawn('sheet', [seat], () => ({ seat, view: this.view }), person);
  }

  technologyTree(seat: SeatId, person: UserId): Promise<Picture[]> {
    return this.drawn(
      'technologies',
      [seat],
      () => ({ sheets: technologySheets(this.game, seat), seat: this.seatView(seat) }),
      person,
    );
  }

  technologies(seat: SeatId): string {
    return technologiesTold(technologySheets(this.game, seat));
  }

  private seatView(seat: SeatId): SeatView {
    const found = this.view.seats.find((one) => one.id === seat);
    if (found) return found;
    throw new Illegal('Nobody sits there.');
  }

  sheetText(seat: SeatId): { head: string; parts: string[] } {
    const shown = this.seatView(seat);
    return {
      parts: sheetTold(shown, sheetView(this.game, seat)),
      head: `${seatSign(this.game, seat)}${headTold(shown)}`,
    };
  }

  status(): string {
    return statusTold(this.game, this.view, this.awaited());
  }

  scores(): string {
    return chartTold(this.game, this.view, this.names);
  }

  /** The chart itself. */
  brackets(): string {
    return bracketsTold(this.view);
  }

  awaited(): ReturnType<typeof awaited> {
    return awaited(this.game);
  }

  narrate(facts: Fact[], viewer: SeatId | null, subject?: SeatId): string[] {
    const of = subject === undefined ? {} : { subject };
    const heard = this.faulty ? { faulty: this.faulty } : {};
    return narrate(this.game, facts, viewer, {
      texts: true,
      signOf: (seat) => seatSign(this.game, seat),
      ...of,
      ...heard,
    });
  }

  matters(fact: Fact): boolean {
    return MATTERS.has(fact.type);
  }

  rounds(facts: Fact[]): RoundTold[] {
    return rounds(facts);
  }

  roundsInBrief(facts: Fact[]): string {
    return roundsInBrief(this.game, facts);
  }

  section(fact: Fact): { title: string; turn: boolean; subject?: SeatId } | undefined {
    const begun = fact as GameFact;
    if (begun.type === 'turn-begins')
      return { turn: true, subject: begun.seat, title: nameOfSeat(this.game, begun.seat) };
    if (begun.type !== 'phase-begins') return undefined;
    const { round, phase } = begun;
    return { turn: false, title: `Round ${round}, ${phase === 'turns' ? 'individual turns' : `${phase} phase`}` };
  }

  colour(seat: SeatId): number {
    const color = this.game.state.seats[seat]?.color ?? 'grey';
    return parseInt(PAINTS[color].fill.slice(1), 16);
  }

  seatName(seat: SeatId): string {
    return seatSign(this.game, seat) + this.called(seat);
  }

  /** "Hacan (red)". */
  private called(seat: SeatId): string {
    const color = this.game.state.seats[seat]?.color;
    return color === undefined ? seat : `${nameOfSeat(this.game, seat)} (${color})`;
  }

  seats(): Choice[] {
    return this.game.state.order.map((one) => seatChoice(one, this.called(one), this.names));
  }

  signOf(words: string): string | undefined {
    this.made.signs ??= signsBy(this.game);
    return this.made.signs(words);
  }

  handText(seat: SeatId): string {
    return this.isOut(seat) ?? handTold(handView(this.game, seat, seat));
  }

  /** Words alone. */
  hand(seat: SeatId): Promise<{ text: string; pictures: Picture[] }> {
    return Promise.resolve({ pictures: [], text: this.handText(seat) });
  }

  refused(...asked: Parameters<NonNullable<Sight['refused']>>): ReturnType<NonNullable<Sight['refused']>> {
    return refused(this.game, ...asked);
  }

  declinable(window: Json): string | undefined {
    const name = (window as { event?: { name?: string } }).event?.name ?? '';
    return declinableMoments(this.game).includes(name) ? name : undefined;
  }

  isOut(seat: SeatId): string | undefined {
    return this.game.state.seats[seat]?.eliminated && 'You are out of the game (E2 11.4).';
  }

  concerns(fact: Fact, seat: SeatId): boolean {
    return concerns(fact as GameFact, seat);
  }

  offers(facts?: Fact[]): OfferShown[] {
    const made = (facts as GameFact[] | undefined)?.flatMap((fact) => (fact.type === 'offer-made' ? [fact.offer] : []));
    const open = Object.values(this.game.state.offers).filter(({ id }) => made?.includes(id) ?? true);
    return open.map((offer) => offerShown(this.game, offer, this.looked.alias('offer', JSON.stringify(offer))));
  }

  offerOver(facts: Fact[], { from, to }: { from?: SeatId; to: SeatId }): boolean {
    // Another of the same two may still stand.
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

  systems(): SystemCalled[] {
    return systemsCalled(this.game);
  }

  systemMeant(typed: string): string {
    return systemMeant(this.systems(), typed);
  }

  /** The chances of a battle, told to one player; lists of units stand in for those that are there. */
  async odds(seat: SeatId, asked: OddsAsked, person: UserId): Promise<string[]> {
    const { id, head } = this.looked.game;
    const wanted: OddsWanted = { seat, asked, state: this.game.state };
    const found = await this.desk.reckon<{ lines: string[] }>('odds', wanted, {
      person,
      key: JSON.stringify([id, head, 'odds', seat, asked]),
    });
    return found.lines;
  }

  fights(seat: SeatId): ReturnType<typeof fightsOf> {
    return fightsOf(this.game, seat);
  }

  form(wanted: FormWanted, person: UserId): Promise<FormFound | undefined> {
    const { id, head } = this.looked.game;
    return this.desk.form({ ...wanted, state: this.game.state }, { person, key: JSON.stringify([id, head, wanted]) });
  }

  readyForms(): void {
    this.desk.ready();
  }

  /** While ships move and fight, the chances of a battle are a press away; what can be used at any time always is. */
  unasked(seat: SeatId): Led[] {
    const { active } = this.game.state;
    const uses = anytimeDeeds(this.game, seat).some(({ unable }) => unable === undefined) ? [USE] : [];
    const odds =
      active !== null && [active, ...fightersIn(this.game)].includes(seat) && fightsOf(this.game, seat).length
        ? [ODDS]
        : [];
    return [...odds, ...uses];
  }
}
