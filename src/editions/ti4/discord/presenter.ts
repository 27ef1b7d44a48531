import { BasePresenter, eventsOf } from '#discord/edition/base-presenter.ts';
import type { NarrationErrorHandler, PresenterParts } from '#discord/edition/presenter-parts.ts';
import { formatObjective, formatObjectives } from '#discord/format/objectives.ts';
import type { Choice, PresentedOffer } from '#discord/edition/game-presenter.ts';
import type { RenderClient } from '#discord/edition/render-client.ts';
import type { Picture } from '#discord/messages/message.ts';
import { PLAYER_PAINTS } from '#render/palette.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { Illegal, type Fact, type Json, type SeatId } from '#engine';
import type { GameSnapshot, UserId } from '#service';
import { unsealState } from '#service/queries/unseal-state.ts';
import { agentOrdersAt } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { skipFor } from '#ti4/rules/events/skips.ts';
import { nextTurn } from '#ti4/rules/phases/next-turn.ts';
import { hasStandingOrder, momentsOf, ordersAt, END_TURN_ORDER } from '#ti4/rules/events/standing-orders.ts';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { fullNameOfSeat, nameOfSeat, textInUse } from '#ti4/rules/names.ts';
import { hasYetToChoose } from '#ti4/rules/phases/strategy-phase.ts';
import type { State } from '#ti4/rules/state.ts';
import { findUsedCard } from '#kit/explain/question-source.ts';
import { explainRefusal } from '#ti4/rules/explain/inquiries.ts';
import { formatGameMap } from '#ti4/service/map-setting.ts';
import {
  buildBoardView,
  findBoardChanges,
  buildCombatView,
  buildHandView,
  narrate,
  buildPublicProgress,
  splitBattleRounds,
  summarizeRounds,
  seatEmoji,
  buildSecretProgress,
  buildSheetView,
  createOptionEmoji,
  listCardPiles,
  listTechnologies,
  measureReach,
  pendingSeats,
  type BoardView,
  type TechnologySheet,
} from '#ti4/views/index.ts';
import { presentOffer } from './trade/offers.ts';
import { firstDecisions, formatHome } from './format/starting-decisions.ts';
import { formatSliceDraft } from './format/slice-draft.ts';
import { findAttack } from './odds/attack.ts';
import { battleSitesOf } from './odds/battle-sites.ts';
import { formatHand, formatHandCounts } from './format/hand.ts';
import { formatOtherPoints } from './format/points.ts';
import { formatSeatName } from './format/seat-name.ts';
import { NOTABLE_FACTS } from '#ti4/service/notable-facts.ts';
import { formatSheetHead, formatSheet, formatTechnologies } from './format/sheet.ts';
import { namedSystems } from './input/systems.ts';

/** Opens the form that ranks strategy cards. */
export const RANK_CHOICE: Choice = { key: 'rank', label: 'Rank strategy cards' };

const PARTS: PresenterParts<Game, BoardView, TechnologySheet> = {
  paints: PLAYER_PAINTS,
  notableFacts: NOTABLE_FACTS,
  turnPhase: 'action',
  turnPhaseName: 'action phase',
  buildBoardView: (game, names) => buildBoardView(game, null, names),
  buildCombatView,
  listTechnologies,
  formatTechnologies,
  measureReach,
  listCardPiles,
  formatHand: (game, seat) => formatHand(buildHandView(game, seat, seat)),
  nextTurn,
  pendingSeats,
  narrate: (game, facts, viewer, request) =>
    narrate(game, facts, viewer, { ...request, ...(viewer === null && { joined: true as const }) }),
  splitBattleRounds,
  summarizeRounds,
  seatEmoji,
  nameOfSeat,
  fullNameOfSeat,
  formatHome,
  firstDecisions,
  createOptionEmoji,
  explainRefusal,
  usedCard: (game, asked) => {
    const card = findUsedCard(game, asked, ['event', 'faction', 'strategy-card', 'unit']);
    return card && { ...card, text: textInUse(card.text) };
  },
  momentsOf,
  skipFor,
  ordersAt,
  namedSystems,
  battleSitesOf,
  findAttack,
};

/** Presents one game of this edition to Discord, from views and from public parts of its state. */
export class FourthEditionPresenter extends BasePresenter<Game, BoardView, TechnologySheet> {
  protected readonly parts = PARTS;

  constructor(snapshot: GameSnapshot, books: Rulebooks, client: RenderClient, onError?: NarrationErrorHandler) {
    const state = unsealState<State>(snapshot.state) as State;
    super(newGame(state, books.forSavedGame(state.options.sets)), snapshot, client, onError);
  }

  describeMap(): string[] {
    return formatGameMap(this.game);
  }

  override async drawChanges(facts: Fact[]): Promise<Picture[]> {
    const changed = findBoardChanges(this.game, facts);
    return changed ? this.draw('scene', changed as unknown as Json, () => ({ view: this.view, changed })) : [];
  }

  formatSheet(seat: SeatId): { head: string; parts: string[] } {
    const view = this.seatView(seat);
    const parts = formatSheet(this.game, view, buildSheetView(this.game, seat), listTechnologies(this.game, seat));
    return { head: seatEmoji(this.game, seat) + formatSheetHead(view, this.view.goal), parts };
  }

  override async hand(seat: SeatId, by: UserId): Promise<{ text: string; pictures: Picture[] }> {
    const hand = buildHandView(this.game, seat, seat);
    try {
      return { text: formatHandCounts(hand), pictures: await this.draw('hand', seat, () => hand, by) };
    } catch (error) {
      if (error instanceof Illegal) return { text: `${formatHand(hand)}\n-# ${error.message}`, pictures: [] };
      throw error;
    }
  }

  status(): string {
    const { game } = this;
    const { state } = game;
    if (state.phase === 'ended')
      return `The game is over. ${state.winner ? `The winner is ${this.seatName(state.winner)}.` : ''}`.trim();
    const { draft } = this.view;
    if (draft) return formatSliceDraft(draft, (seat) => this.seatName(seat));
    const points = state.order.map((seat) => `${this.seatName(seat)} ${state.seats[seat].points}`).join(', ');
    const about = pendingSeats(game).map((one) =>
      one.moment
        ? `${this.seatName(one.seat)}, who may respond: ${one.about}`
        : `${this.seatName(one.seat)} to ${one.about}.`,
    );
    return [
      `**Round ${state.round}, ${state.phase} phase.** VP (${state.options.points} to win): ${points}.`,
      ...about.slice(0, 8).map((line) => `- Waiting for ${line}`),
    ].join('\n');
  }

  scores(facts: readonly Fact[] = []): string {
    const { view } = this;
    const seats = [...view.seats].sort((a, b) => b.points - a.points);
    return [
      ...seats.map(({ id, faction, name, points, scoredSecrets }) => {
        const secrets = scoredSecrets.map((one) => one.name).join(', ');
        return `- ${seatEmoji(this.game, id)}**${faction.name}** (${escapeMarkdown(name)}): ${points} of ${view.goal} VP${secrets ? `; secret objectives: ${secrets}` : ''}${formatOtherPoints(this.game, id, facts)}`;
      }),
      ...buildPublicProgress(this.game).map(
        (one) => `- ${formatObjective((seat) => nameOfSeat(this.game, seat), one)}`,
      ),
    ].join('\n');
  }

  formatObjectives(viewer: SeatId | null, of: SeatId | null): string[] {
    const { game } = this;
    const secret = viewer === null ? [] : buildSecretProgress(game, viewer, viewer);
    return formatObjectives(buildPublicProgress(game), {
      viewer,
      of,
      secret,
      nameOf: (seat) => nameOfSeat(game, seat),
    });
  }

  protected override formatSeat(seat: SeatId, name?: string): string {
    return formatSeatName(this.game, seat, name);
  }

  advanceOrderChoices(seat: SeatId): Choice[] {
    const { state } = this.game;
    if (hasYetToChoose(this.game, seat)) return [RANK_CHOICE];
    return state.phase === 'action' && state.active === seat && !hasStandingOrder(this.game, seat, END_TURN_ORDER)
      ? [
          { key: END_TURN_ORDER, label: 'End my turn after this' },
          { key: 'always', label: 'Always end my turn for me' },
        ]
      : [];
  }

  standingOrderChoices(seat: SeatId, window: Json, options: readonly string[]): Choice[] {
    const orders = eventsOf(window).flatMap((event) => agentOrdersAt(this.game, seat, event, options));
    return [...new Map(orders.map(({ order, agent }) => [order, agent]))].map(([key, { name }]) => ({
      key,
      label: `Never ask me to use ${name} for another player`,
    }));
  }

  offers(facts?: Fact[]): PresentedOffer[] {
    return this.presentOffers(this.game.state.offers, facts, presentOffer);
  }

  formatOffer(offer: Json): string {
    return presentOffer(this.game, offer as never, '').text;
  }

  isOfferClosed(facts: Fact[], { from, to }: { from?: SeatId; to: SeatId }): boolean {
    return facts.some((fact) => {
      if (fact.type === 'turn-begins' || fact.type === 'phase-begins') return true;
      const seats = fact.type === 'transaction-done' && Array.isArray(fact.seats) ? fact.seats : [];
      return seats.includes(to) && (from === undefined || seats.includes(from));
    });
  }
}
