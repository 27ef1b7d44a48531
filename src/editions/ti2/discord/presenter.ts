import { BasePresenter } from '#discord/edition/base-presenter.ts';
import type { NarrationErrorHandler, PresenterParts } from '#discord/edition/presenter-parts.ts';
import type { RenderClient } from '#discord/edition/render-client.ts';
import type { MenuCommand, PresentedOffer } from '#discord/edition/game-presenter.ts';
import type { Picture } from '#discord/messages/message.ts';
import { PLAYER_PAINTS } from '#render/palette.ts';
import type { Fact, Json, SeatId } from '#engine';
import { unsealState } from '#service/queries/unseal-state.ts';
import type { GameSnapshot } from '#service';
import { anytimeAbilities } from '#ti2/rules/components/kit.ts';
import { momentsOf, ordersAt } from '#ti2/rules/events/standing-orders.ts';
import { skipFor } from '#ti2/rules/events/skips.ts';
import { nextTurn } from '#ti2/rules/phases/next-turn.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { nameOfSeat } from '#ti2/rules/names.ts';
import type { State } from '#ti2/rules/state.ts';
import { findUsedCard } from '#kit/explain/question-source.ts';
import { explainRefusal } from '#ti2/rules/explain/inquiries.ts';
import {
  pendingSeats,
  buildBoardView,
  buildCombatView,
  buildHandView,
  narrate,
  splitBattleRounds,
  summarizeRounds,
  seatEmoji,
  buildSheetView,
  createOptionEmoji,
  listCardPiles,
  listTechnologies,
  measureReach,
  type BoardView,
  type TechnologySheet,
} from '#ti2/views/index.ts';
import type { Rulebooks } from '#ti2/rules/rulebooks.ts';
import { chapterOf } from '#ti2/service/chapters.ts';
import { affectsSeat, NOTABLE_FACTS } from '#ti2/service/undoable-facts.ts';
import type { EventName } from '#ti2/rules/events/events.ts';
import { findAttack } from './odds/attack.ts';
import { seatsInBattle, battleSitesOf, ODDS_COMMAND } from './odds/battle-sites.ts';
import { presentOffer } from './trade/offers.ts';
import { namedSystems } from './input/systems.ts';
import { firstDecisions, formatHome } from './format/starting-decisions.ts';
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
const USE_COMMAND: MenuCommand = { path: 'use', label: 'Use an ability', ask: 'what' };

const PARTS: PresenterParts<Game, BoardView, TechnologySheet> = {
  paints: PLAYER_PAINTS,
  notableFacts: NOTABLE_FACTS,
  turnPhase: 'turns',
  turnPhaseName: 'individual turns',
  buildBoardView,
  buildCombatView,
  listTechnologies,
  formatTechnologies,
  measureReach,
  listCardPiles,
  formatHand: (game, seat) => formatHand(buildHandView(game, seat, seat)),
  pendingSeats,
  nextTurn,
  narrate,
  splitBattleRounds: (_game, facts) => splitBattleRounds(facts),
  summarizeRounds,
  seatEmoji,
  nameOfSeat,
  fullNameOfSeat: nameOfSeat,
  formatHome,
  firstDecisions,
  createOptionEmoji,
  explainRefusal,
  usedCard: (game, asked) => findUsedCard(game, asked, ['leader-type', 'race', 'unit']),
  momentsOf,
  skipFor,
  ordersAt,
  namedSystems,
  battleSitesOf,
  findAttack,
};

/** Questions and moments that depend on the chances of a battle to come. */
const BEFORE_BATTLES = ['movement', 'gather', 'sail', 'load', 'next-battle', 'bombard', 'land'];
const BATTLE_MOMENTS: readonly EventName[] = [
  'movement-over',
  'battles-due',
  'battle-begins',
  'battle-round-begins',
  'invasion-segment-begins',
  'landing-due',
  'bombardment-due',
  'invasion-round-begins',
];

/** Tells whether the chances of a battle matter for an answer; without a question they may. */
function isAboutBattle(asked: { question: string; data: Json } | undefined, isInBattle: boolean): boolean {
  if (asked === undefined) return true;
  if (asked.question !== 'window') return isInBattle || BEFORE_BATTLES.includes(asked.question);
  const { event } = (asked.data ?? {}) as { event?: { name?: string } };
  return BATTLE_MOMENTS.some((name) => name === event?.name);
}

/** Presents one game of the second edition on Discord. */
export class SecondEditionPresenter extends BasePresenter<Game, BoardView, TechnologySheet> {
  protected readonly parts = PARTS;

  constructor(snapshot: GameSnapshot, books: Rulebooks, client: RenderClient, onError?: NarrationErrorHandler) {
    const state = unsealState<State>(snapshot.state) as State;
    super(newGame(state, books(state.options.sets)), snapshot, client, onError);
  }

  protected override async drawAllChanges(): Promise<Picture[]> {
    // The opening of a round shows the whole galaxy, so it is not drawn here as well.
    return chapterOf(this.game)?.opens ? [] : this.drawBoard();
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

  protected override formatPhase(phase: string): string {
    return phase === 'turns' ? 'individual turns' : super.formatPhase(phase);
  }

  override formatHand(seat: SeatId): string {
    return this.eliminationNotice(seat) ?? super.formatHand(seat);
  }

  eliminationNotice(seat: SeatId): string | undefined {
    return this.game.state.seats[seat]?.eliminated && 'You are eliminated (E2 11.4).';
  }

  affectsSeat(fact: Fact, seat: SeatId): boolean {
    return affectsSeat(fact as GameFact, seat);
  }

  offers(facts?: Fact[]): PresentedOffer[] {
    return this.presentOffers(this.game.state.offers, facts, presentOffer);
  }

  formatOffer(offer: Json): string {
    return presentOffer(this.game, offer as never, '').text;
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

  /**
   * Returns the buttons that a seat gets with a question: odds with questions about movement or a battle, and abilities
   * usable at any time.
   */
  anytimeCommands(seat: SeatId, asked?: { question: string; data: Json }): MenuCommand[] {
    const { active } = this.game.state;
    const uses = anytimeAbilities(this.game, seat).some(({ problem }) => problem === undefined) ? [USE_COMMAND] : [];
    const isInBattle = active !== null && seatsInBattle(this.game).includes(seat);
    const isConcerned = isInBattle || active === seat;
    const odds =
      isConcerned && isAboutBattle(asked, isInBattle) && battleSitesOf(this.game, seat).length ? [ODDS_COMMAND] : [];
    return [...odds, ...uses];
  }
}
