import { Illegal, isAi, settingsFingerprint } from '#service';
import type { QuotaKind } from '#discord/access/user-quota.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { openRematch } from '#discord/commands/game/new-game-steps.ts';
import { showMoreMenu } from '#discord/commands/menu-command.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import type { MenuCommand } from '#discord/edition/game-presenter.ts';
import { textReply, findSeatOfUser, replyWithPictures, type HandlerContext, type Reply } from './replies.ts';
import { parseCustomId, type CustomId } from './custom-id.ts';
import { formatSinceLastMove } from '#discord/commands/look/history.ts';
import { showHand } from '#discord/commands/look/show-hand.ts';
import { openForm } from '#discord/forms/form-handler.ts';
import { formatTour } from '#discord/format/tour.ts';
import { appendPendingOffers } from '#discord/trade/pending-offers.ts';
import { handlePromisePress, isPromiseVerb } from '#discord/trade/promise-commands.ts';
import { openTrade, openTradeForm, TRADE_FORM_VERB } from '#discord/trade/trade-dialog.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { handleQuestionPress } from '#discord/questions/question-handler.ts';
import { unansweredQuestions } from '#discord/questions/show-question.ts';
import { withEventsButton } from '#discord/questions/controls/reply-buttons.ts';
import { askToUndo, goBack, undoLastMove } from '#discord/questions/undo.ts';
import { createGameInteraction, resolveJoinable, resolveVisibleGame } from '#discord/access/game-access.ts';
import { OUTDATED_BUTTON_MESSAGE, handleRequestButton } from './request-buttons.ts';
import { requireMember, passMoment, handlePassVotePress } from './pass-presses.ts';

/** User quota that a game button spends. */
const BUTTON_QUOTAS = new Map<string, QuotaKind>([
  ['board', 'pictures'],
  ['join', 'posts'],
  ['leave', 'posts'],
  ['start', 'posts'],
  ['undo', 'posts'],
  ['back', 'posts'],
  ['import', 'posts'],
]);

/** Verbs of game buttons that answer questions or take answers back. */
const ANSWERING_BUTTONS: ReadonlySet<string> = new Set(['nothing', 'pass-vote', 'ahead', 'undo', 'back']);

/** Handles a button press or menu choice on any of the bot's messages. Throws Illegal if it is outdated. */
export async function handleComponent(
  context: HandlerContext,
  from: InteractionOrigin,
  text: string,
  values: string[],
): Promise<Reply> {
  const id = parseCustomId(text);
  if (!id) throw new Illegal(OUTDATED_BUTTON_MESSAGE);
  // Answers run one at a time, since each starts from the state and draft that the previous one saved.
  const inTurn = (answer: () => Promise<Reply>): Promise<Reply> =>
    context.answerMutex?.run(`${id.game} ${from.caller.user}`, answer) ?? answer();
  switch (id.kind) {
    case 'q':
      return inTurn(async () => handleQuestionPress(context, from, id, values));
    case 'f':
      return openForm(context, from, id, values);
    case 'g': {
      const press = async (): Promise<Reply> =>
        context.quota.spend(BUTTON_QUOTAS.get(id.verb), from.caller.user, () =>
          handleGameButton(context, from, id, values),
        );
      return ANSWERING_BUTTONS.has(id.verb) ? inTurn(press) : press();
    }
    case 'r':
      return handleRequestButton(context, from, id);
    case 'c':
      throw new Illegal(OUTDATED_BUTTON_MESSAGE); // known commands never get here
    case 't': {
      const seen = await resolveVisibleGame(context, from, id.game);
      const at = createGameInteraction(context, from, seen);
      if (id.verb === TRADE_FORM_VERB) return openTradeForm(at, id, values);
      return isPromiseVerb(id.verb)
        ? handlePromisePress(at, id, values)
        : handleEditionPress(context, from, seen, id, values);
    }
  }
}

async function handleGameButton(
  context: HandlerContext,
  from: InteractionOrigin,
  id: CustomId,
  values: readonly string[],
): Promise<Reply> {
  const seen = await resolveVisibleGame(context, from, id.game);
  const press = GAME_BUTTON_HANDLERS[id.verb];
  return Object.hasOwn(GAME_BUTTON_HANDLERS, id.verb) && press
    ? press(context, from, seen, id)
    : handleEditionPress(context, from, seen, id, values);
}

/** Passes a press that only the edition knows to its adapter. */
async function handleEditionPress(
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  id: CustomId,
  values: readonly string[],
): Promise<Reply> {
  const reply = await seen.adapter.handlePress?.(createGameInteraction(context, from, seen), id, values);
  if (!reply) throw new Illegal(OUTDATED_BUTTON_MESSAGE);
  return reply;
}

type Press = (
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  id: CustomId,
) => Promise<Reply> | Reply;

const GAME_BUTTON_HANDLERS: Record<string, Press | undefined> = {
  join: async ({ service }, from, { info, adapter }, { arg }) => {
    if (arg && info.status === 'lobby' && arg !== settingsFingerprint(info.settings))
      throw new Illegal(
        'The settings changed since this message. Look at them again, and press **Join** if you agree.',
      );
    await service.join(from.caller, resolveJoinable(from, info).id, { name: from.name });
    return textReply(
      info.members.some(({ user }) => user === from.caller.user)
        ? 'You agreed to the current settings.'
        : adapter.lobby.wishes.fields.length
          ? 'You joined the game. Choose what you want to play with `/game wish`, or leave it to chance.'
          : 'You joined the game.',
    );
  },
  leave: async ({ service }, from, { info }) => {
    await service.leave(from.caller, info.id);
    return textReply('You left the game.');
  },
  start: async ({ service }, from, { info }) => {
    await service.startGame(from.caller, info.id);
    return textReply('The game starts.');
  },
  move: async (context, from, seen) => {
    const viewer = findSeatOfUser(requireMember(seen, from).info, from.caller.user) ?? null;
    // Shows what has happened before the player decides, even if no message has told it yet.
    const since = unansweredQuestions(seen, from.caller.user).length
      ? await formatSinceLastMove(seen, from.caller.user, viewer)
      : { short: '', long: '' };
    const before = [await privateTour(seen, from.caller.user), since.short].filter(Boolean).join('\n\n');
    const shown = withEventsButton(await showNextQuestion(context, from, seen, before), seen.info.id, since);
    return { ...appendPendingOffers(shown, seen, viewer), update: false };
  },
  events: async (_context, from, seen) => {
    const viewer = findSeatOfUser(requireMember(seen, from).info, from.caller.user) ?? null;
    const { long } = await formatSinceLastMove(seen, from.caller.user, viewer);
    return textReply(long || 'Nothing has happened since your last move.');
  },
  nothing: passMoment,
  'pass-vote': handlePassVotePress,
  hand: (context, from, seen) => {
    const seat = findSeatOfUser(seen.info, from.caller.user);
    if (seat === undefined) throw new Illegal('You are not playing in this game.');
    return showHand(context, from, seen, seat);
  },
  board: (_context, from, { presenter }) =>
    replyWithPictures(presenter.status(), presenter.drawBoard(from.caller.user)),
  trade: (context, from, seen) => openTrade(createGameInteraction(context, from, seen)),
  more: (_context, _from, { info, adapter }) => showMore(info, adapter),
  // Undo needs the name of the move, which is shown first.
  undo: async (context, from, seen, { arg }) =>
    arg ? undoLastMove(context, from, seen, arg) : await askToUndo(from, requireMember(seen, from)),
  back: async (context, from, seen, { arg }) => goBack(context, from, requireMember(seen, from), arg),
  rematch: (context, from, seen) => openRematch(context, from, seen),
  keep: (context, from, seen) => showNextQuestion(context, from, requireMember(seen, from)),
};

/**
 * Returns the tour for a player who has not moved yet. Empty for the only person of a game, whose panel has told it.
 */
async function privateTour(seen: VisibleGame, user: string): Promise<string> {
  const seat = findSeatOfUser(seen.info, user);
  const people = seen.info.members.filter((member) => !isAi(member.user));
  if (seat === undefined || people.length < 2 || seen.info.status !== 'running') return '';
  return (await seen.findLastMove(user)) ? '' : formatTour(seen, seat, "at the end of the game's thread");
}

/** Menu entries of every edition, after the edition's own. */
const COMMON_MENU_COMMANDS: MenuCommand[] = [
  { label: 'Points', path: 'scores' },
  { label: 'History', path: 'history' },
  { label: 'Dice', path: 'dice' },
  { label: 'Undo my last move', path: 'undo' },
  { label: 'Help', path: 'help' },
];

function showMore({ id, status }: VisibleGame['info'], { moreMenu }: VisibleGame['adapter']): Reply {
  if (status === 'lobby') throw new Illegal('The game has not started yet.');
  return showMoreMenu(id, [...moreMenu, ...COMMON_MENU_COMMANDS]);
}
