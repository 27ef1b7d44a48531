import type { Choice, OfferShown, Sight } from '../../../discord/face.ts';
import type { Picture } from '../../../discord/message.ts';
import { plain } from '../../../discord/text.ts';
import { Illegal, type Fact, type SeatId } from '../../../engine/index.ts';
import type { Seen, UserId } from '../../../table/index.ts';
import { opened } from '../../../table/opened.ts';
import { apart, legible } from '../../../words/legible.ts';
import { standsOrdered, END_OF_TURN } from '../rules/components/standing-orders.ts';
import type { Books } from '../rules/books.ts';
import { newGame, type Game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { boardView, handView, narrate, waiting, type BoardView, type Faulty } from '../views/index.ts';
import { offerShown } from './deals.ts';
import { draftInWords } from './draft-told.ts';
import { wordsOf } from './hands.ts';
import type { OddsAsked } from './odds.ts';
import { seatName } from './names.ts';
import { systemMeant, systemsCalled } from './systems-by-name.ts';
import type { Desk, Wish } from './works.ts';
import { some } from '../../../words/sentences.ts';

/** One game of this edition as it stands, as Discord sees it: everything comes from views. */
export class FourthSight implements Sight {
  readonly game: Game;
  private readonly looked: Seen;
  private readonly desk: Desk;
  private readonly faulty: Faulty | undefined;
  private readonly names: Record<SeatId, string>;
  private viewed: BoardView | undefined;

  /** `faulty` hears of what could not be told; left out, whoever wants it told does. */
  constructor(looked: Seen, books: Books, desk: Desk, faulty?: Faulty) {
    this.looked = looked;
    this.desk = desk;
    this.faulty = faulty;
    const state = opened<State>(looked.state) as State;
    this.game = newGame(state, books.begunWith(state.options.sets));
    this.names = Object.fromEntries(looked.game.members.flatMap(({ seat, name }) => (seat === null ? [] : [[seat, legible(name)]])));
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

  async closeUp(position: string, rings: number, by: UserId): Promise<Picture[]> {
    const system = systemMeant(this.game, position);
    return this.drawn(`system ${system} ${rings}`, by, { job: 'close-up', data: () => ({ view: this.view, system, rings }) });
  }

  async player(seat: SeatId, by: UserId): Promise<Picture[]> {
    return this.drawn(`player ${seat}`, by, { job: 'player', data: () => ({ view: this.view, seat }) });
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
    return this.desk.odds({ state: this.game.state, seat, asked }, { key: JSON.stringify([id, head, seat, asked]), person });
  }

  status(): string {
    const { game } = this;
    const { state } = game;
    if (state.phase === 'ended') return `The game has ended. ${state.winner ? `Victory for ${seatName(game, state.winner)}.` : ''}`.trim();
    const { draft } = this.view;
    if (draft) return draftInWords(draft, (seat) => seatName(game, seat));
    const points = state.order.map((seat) => `${seatName(game, seat)} ${state.seats[seat].points}`).join(', ');
    const about = waiting(game).map((one) =>
      one.moment ? `${seatName(game, one.seat)}, who may answer: ${one.about}` : `${seatName(game, one.seat)} to ${one.about}.`,
    );
    return [
      `**Round ${state.round}, ${state.phase} phase.** Points (of ${state.options.points}): ${points}.`,
      ...about.slice(0, 8).map((line) => `- Waiting for ${line}`),
    ].join('\n');
  }

  awaited(): ReturnType<Sight['awaited']> {
    return waiting(this.game);
  }

  scores(): string {
    const { view } = this;
    const called = (id: SeatId): string => view.seats.find((one) => one.id === id)?.faction.name.replace(/^The /, 'the ') ?? id;
    const seats = [...view.seats].sort((a, b) => b.points - a.points);
    return [
      ...seats.map(({ faction, name, points, scoredSecrets }) => {
        const secrets = scoredSecrets.map((one) => one.name).join(', ');
        return `- **${faction.name}** (${plain(name)}): ${points} of ${view.goal}${secrets ? `, with ${secrets}` : ''}`;
      }),
      ...view.objectives.map(
        ({ name, points, text, scoredBy }) =>
          `- ${name} (${some(points, 'point')}): ${text}${scoredBy.length ? ` Scored by ${scoredBy.map(called).join(', ')}.` : ''}`,
      ),
    ].join('\n');
  }

  narrate(facts: Fact[], viewer: SeatId | null): string[] {
    return narrate(this.game, facts, viewer, this.faulty);
  }

  seatName(seat: SeatId): string {
    return seatName(this.game, seat);
  }

  seats(): Choice[] {
    return this.game.state.order.map((seat) => ({
      key: seat,
      label: `${this.seatName(seat)}${this.names[seat] ? `, ${apart(this.names[seat])}` : ''}`,
    }));
  }

  positions(): Choice[] {
    return systemsCalled(this.game);
  }

  ahead(seat: SeatId): Choice[] {
    const { state } = this.game;
    return state.phase === 'action' && state.active === seat && !standsOrdered(this.game, seat, END_OF_TURN)
      ? [{ key: END_OF_TURN, label: 'End my turn when this is done' }]
      : [];
  }

  offers(facts?: Fact[]): OfferShown[] {
    const told = facts?.filter((fact) => fact.type === 'offer-made').map((fact) => fact.offer);
    return Object.values(this.game.state.offers)
      .filter((offer) => !told || told.includes(offer.id))
      .map((offer) => offerShown(this.game, offer, this.looked.alias('offer', JSON.stringify(offer))));
  }
}
