import { BasePresenter } from '#discord/edition/base-presenter.ts';
import type { NarrationErrorHandler, PresenterParts } from '#discord/edition/presenter-parts.ts';
import type { RenderClient } from '#discord/edition/render-client.ts';
import type { MenuCommand } from '#discord/edition/game-presenter.ts';
import { formatObjectives } from '#discord/format/objectives.ts';
import { PLAYER_PAINTS } from '#render/palette.ts';
import type { Fact, SeatId } from '#engine';
import type { GameSnapshot } from '#service';
import { unsealState } from '#service/queries/unseal-state.ts';
import { momentsOf, ordersAt } from '#ti3/rules/events/standing-orders.ts';
import { skipFor } from '#ti3/rules/events/skips.ts';
import { nextTurn } from '#ti3/rules/phases/next-turn.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { fullNameOfSeat, nameOfSeat } from '#ti3/rules/names.ts';
import type { State } from '#ti3/rules/state.ts';
import { findUsedCard } from '#kit/explain/question-source.ts';
import { explainRefusal } from '#ti3/rules/explain/inquiries.ts';
import {
  pendingSeats,
  buildBoardView,
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
  type BoardView,
  type TechnologySheet,
} from '#ti3/views/index.ts';
import type { Rulebooks } from '#ti3/rules/rulebooks.ts';
import { scuttleProblem } from '#ti3/rules/phases/scuttling.ts';
import { GIVE_COMMAND, giftChoices } from './trade/gifts.ts';
import { SCUTTLE_COMMAND } from './commands/scuttle-choices.ts';
import { NOTABLE_FACTS } from '#ti3/service/notable-facts.ts';
import { findAttack } from './odds/attack.ts';
import { battleSitesOf } from './odds/battle-sites.ts';
import { namedSystems } from './odds/odds-report.ts';
import { firstDecisions, formatHome } from './format/starting-decisions.ts';
import { formatSheetHead, formatSheet, formatTechnologies } from './format/sheet.ts';
import { formatHand, formatScores, formatStatus } from './format/game.ts';

const PARTS: PresenterParts<Game, BoardView, TechnologySheet> = {
  paints: PLAYER_PAINTS,
  notableFacts: NOTABLE_FACTS,
  turnPhase: 'action',
  turnPhaseName: 'action phase',
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
  splitBattleRounds,
  summarizeRounds,
  seatEmoji,
  nameOfSeat,
  fullNameOfSeat,
  formatHome,
  firstDecisions,
  createOptionEmoji,
  explainRefusal,
  usedCard: (game, asked) => findUsedCard(game, asked, ['flagship', 'leader-type', 'race', 'strategy-card', 'unit']),
  momentsOf,
  skipFor,
  ordersAt,
  namedSystems,
  battleSitesOf,
  findAttack,
};

/** Presents one game of the third edition on Discord. */
export class ThirdEditionPresenter extends BasePresenter<Game, BoardView, TechnologySheet> {
  protected readonly parts = PARTS;

  constructor(snapshot: GameSnapshot, books: Rulebooks, client: RenderClient, onError?: NarrationErrorHandler) {
    const state = unsealState<State>(snapshot.state) as State;
    super(newGame(state, books(state.options.sets)), snapshot, client, onError);
  }

  status(): string {
    return formatStatus(this.game, this.pendingActions());
  }

  scores(facts: readonly Fact[] = []): string {
    return formatScores(this.game, this.view, this.names, facts as readonly GameFact[]);
  }

  anytimeCommands(seat: SeatId): MenuCommand[] {
    return [
      ...(giftChoices(this.game, seat).length ? [GIVE_COMMAND] : []),
      ...(scuttleProblem(this.game, seat) === undefined ? [SCUTTLE_COMMAND] : []),
    ];
  }

  formatSheet(seat: SeatId): { head: string; parts: string[] } {
    const shown = this.seatView(seat);
    const nameOf = (other: SeatId): string => nameOfSeat(this.game, other);
    return {
      head: seatEmoji(this.game, seat) + formatSheetHead(shown, this.view.goal),
      parts: formatSheet(shown, buildSheetView(this.game, seat), listTechnologies(this.game, seat), nameOf),
    };
  }

  formatObjectives(viewer: SeatId | null, of: SeatId | null): string[] {
    return formatObjectives(buildPublicProgress(this.game), {
      viewer,
      of,
      secret: viewer === null ? [] : buildSecretProgress(this.game, viewer, viewer),
      nameOf: (seat) => nameOfSeat(this.game, seat),
    });
  }
}
