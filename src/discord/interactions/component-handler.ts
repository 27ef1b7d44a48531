import { Illegal, settingsPrint, type Caller, type OpenQuestion } from '#service';
import type { Cost } from '#discord/access/user-quota.ts';
import type { From } from '#discord/channels/game-place.ts';
import { moreMessage } from '#discord/commands/menu-command.ts';
import type { Led, Seen } from '#discord/edition/edition-adapter.ts';
import { say, seatOf, shown, type Context, type Reply } from './replies.ts';
import { readCustomId, requestAlias, type CustomId } from './custom-id.ts';
import { sinceLastMove } from '#discord/commands/look/history.ts';
import { handOf } from '#discord/commands/look/show-hand.ts';
import { openForm } from '#discord/forms/form-handler.ts';
import { onceAgreed } from '#discord/messages/consent-message.ts';
import { rows } from '#discord/messages/message.ts';
import { withOffers } from '#discord/trade/pending-offers.ts';
import { nothingInVote, openMoment, openVote } from '#discord/questions/pass-buttons.ts';
import { nextQuestion, onQuestion, unanswered, WINDOW } from '#discord/questions/question-handler.ts';
import { askToTakeBack, goBack, takeBack } from '#discord/questions/undo.ts';
import { atGame, gameInView, joinable, seenAgain, seenGame } from '#discord/access/game-access.ts';

/** What pressing the buttons of a game takes of what each person may have in a while. */
const COSTS = new Map<string, Cost>([
  ['board', 'pictures'],
  ['join', 'posts'],
  ['leave', 'posts'],
  ['start', 'posts'],
  ['undo', 'posts'],
  ['back', 'posts'],
]);

const OUTDATED = 'This button is from another time; use the newest message.';

/** A button pressed or a menu chosen from, on any message of ours. */
export async function onPress(context: Context, from: From, text: string, values: string[]): Promise<Reply> {
  const id = readCustomId(text);
  if (!id) throw new Illegal(OUTDATED);
  switch (id.kind) {
    case 'q': {
      // Each begins from the draft that the one before has left.
      const answer = async (): Promise<Reply> => onQuestion(context, from, id, values);
      return context.answering?.do(`${id.game} ${from.caller.user}`, answer) ?? answer();
    }
    case 'f':
      return openForm(context, from, id, values);
    case 'g':
      return context.allowance.spend(COSTS.get(id.verb), from.caller.user, () => onGame(context, from, id, values));
    case 'r':
      return onRequest(context, from, id);
    case 'c':
      throw new Illegal(OUTDATED); // commands are known where they are given
    case 't':
      return onOwn(context, from, await seenGame(context, from, id.game), id, values);
  }
}

async function onGame(context: Context, from: From, id: CustomId, values: readonly string[]): Promise<Reply> {
  const seen = await seenGame(context, from, id.game);
  const press = PRESSES[id.verb];
  return Object.hasOwn(PRESSES, id.verb) && press
    ? press(context, from, seen, id)
    : onOwn(context, from, seen, id, values);
}

/** What only the edition of the game knows. */
async function onOwn(
  context: Context,
  from: From,
  seen: Seen,
  id: CustomId,
  values: readonly string[],
): Promise<Reply> {
  const reply = await seen.face.press?.(atGame(context, from, seen), id, values);
  if (!reply) throw new Illegal(OUTDATED);
  return reply;
}

type Press = (context: Context, from: From, seen: Seen, id: CustomId) => Promise<Reply> | Reply;

const PRESSES: Record<string, Press | undefined> = {
  join: async ({ table }, from, { game, face }, { arg }) => {
    if (arg && game.status === 'lobby' && arg !== settingsPrint(game.settings))
      throw new Illegal(
        'The settings have changed meanwhile: look at them once more, and press Join again if you agree to them.',
      );
    await table.join(from.caller, joinable(from, game).id, { name: from.name });
    return say(
      game.members.some(({ user }) => user === from.caller.user)
        ? 'You agree to the settings as they are now.'
        : face.lobby.wishes.fields.length
          ? 'You have joined. Say what you would like to play with `/game wish`, or leave it to chance.'
          : 'You have joined.',
    );
  },
  leave: async ({ table }, from, { game }) => {
    await table.leave(from.caller, game.id);
    return say('You have left the game.');
  },
  start: async ({ table }, from, { game }) => {
    await table.start(from.caller, game.id);
    return say('The game begins.');
  },
  move: async (context, from, seen) => {
    const viewer = seatOf(playing(seen, from).game, from.caller.user) ?? null;
    // What has happened is told before anything is decided, though no message may have told it yet.
    const since = unanswered(seen, from.caller.user).length ? await sinceLastMove(seen, from.caller.user, viewer) : '';
    return { ...withOffers(await nextQuestion(context, from, seen, since), seen, viewer), update: false };
  },
  nothing: passMoment,
  'pass-vote': passVote,
  hand: (context, from, seen) => {
    const seat = seatOf(seen.game, from.caller.user);
    if (seat === undefined) throw new Illegal('You are not playing in this game.');
    return handOf(context, from, seen, seat);
  },
  board: (_context, from, { sight }) => shown(sight.status(), sight.board(from.caller.user)),
  more: (_context, _from, { game, face }) => moreOf(game, face),
  // Nothing is taken back that was not named before.
  undo: async (context, from, seen, { arg }) =>
    arg ? takeBack(context, from, seen, arg) : await askToTakeBack(from, playing(seen, from)),
  back: async (context, from, seen, { arg }) => goBack(context, from, playing(seen, from), arg),
  keep: (context, from, seen) => nextQuestion(context, from, playing(seen, from)),
};

/** What every edition has, after what is its own. */
const OF_ALL: Led[] = [
  { label: 'Points', path: 'scores' },
  { label: 'What has happened', path: 'history' },
  { label: 'Take back my last move', path: 'undo' },
  { label: 'Help', path: 'help' },
];

function moreOf({ id, status }: Seen['game'], { more }: Seen['face']): Reply {
  if (status === 'lobby') throw new Illegal('The game has not begun yet.');
  return moreMessage(id, [...more, ...OF_ALL]);
}

const MOVED_ON = 'The game has moved on since that button was shown, so you pass at nothing.';

/**
 * Passes at the open moment. Says the same to those who hold something and those who do not; for the latter the table would have passed.
 * Pressed on a message of their own, it shows their next question there.
 */
async function passMoment(context: Context, from: From, seen: Seen, { id: mark, arg }: CustomId): Promise<Reply> {
  const mine = covered(playing(seen, from), from);
  if (arg !== openMoment(seen)) return { ...(await nextQuestion(context, from, seen, MOVED_ON)), update: mark === '' };
  await passAt(context, from, seen, mine);
  const said = mine.length ? 'You pass, whatever the others do.' : 'You are not asked just now.';
  if (mark === '') return nextQuestion(context, from, await seenAgain(context, seen), said);
  const vote = mine.some(({ inVote }) => inVote) ? openVote(await seenAgain(context, seen)) : undefined;
  return vote === undefined
    ? say(said)
    : { message: { content: said, components: rows([nothingInVote(seen.game.id, vote)]) } };
}

/** Passes at the open moment and at all that are left of the vote that the button names. */
async function passVote(context: Context, from: From, seen: Seen, { arg }: CustomId): Promise<Reply> {
  const mine = covered(playing(seen, from), from);
  const vote = seen.vote();
  if (vote === undefined || arg !== openVote(seen)) return nextQuestion(context, from, seen, MOVED_ON);
  await context.table.passVote(callerOf(from, 'vote'), seen.game.id, vote);
  await passAt(context, from, seen, mine);
  return nextQuestion(
    context,
    from,
    await seenAgain(context, seen),
    'You pass in all of this vote, whatever the others do.',
  );
}

/** What a person may seem to be asked, and has not answered. */
const covered = (seen: Seen, { caller }: From): OpenQuestion[] =>
  seen.asks(caller.user).filter((one) => one.question === WINDOW && one.covered && one.reply === undefined);

async function passAt({ table }: Context, from: From, { game }: Seen, asked: readonly OpenQuestion[]): Promise<void> {
  for (const { ask } of asked) await table.answer(callerOf(from, ask), game.id, ask, [], { firm: true });
}

/** One press changes several things: each is known by a name of its own. */
const callerOf = ({ caller }: From, of: string): Caller => ({
  ...caller,
  ...(caller.interaction && { interaction: `${caller.interaction}/${of}` }),
});

function playing(seen: Seen, from: From): Seen {
  if (!seen.game.members.some((member) => member.user === from.caller.user))
    throw new Illegal('You are not playing in this game.');
  if (seen.game.status === 'lobby') throw new Illegal('The game has not begun yet.');
  return seen;
}

async function onRequest(context: Context, from: From, { game: code, id, verb }: CustomId): Promise<Reply> {
  const { table } = context;
  const { seen, request } = await calledRequest(context, from, code, id);
  if (verb === 'agree' || verb === 'take') {
    await table.agree(from.caller, request);
    const asked = await table.request(request);
    if (asked?.outcome === null)
      return say(
        `You have agreed. ${onceAgreed('It is done', asked.missing) || 'It is done when the time stated has passed.'}`,
      );
    if (asked?.outcome === 'impossible') return say('You have agreed, but it can no longer be done.');
    const { to } = (asked?.payload ?? {}) as { to?: string };
    if (asked?.kind === 'seat' && to === from.caller.user)
      return {
        ...(await nextQuestion(context, from, await seenAgain(context, seen), 'The seat is yours.')),
        update: false,
      };
    return say('Everybody who is asked has agreed; it is done.');
  }
  if (verb !== 'refuse') throw new Illegal(OUTDATED);
  await table.refuse(from.caller, request);
  return say('You have said no; nothing is changed.');
}

/** The request that a button is about; of a game out of sight nobody learns that it is there. */
async function calledRequest(
  context: Context,
  from: From,
  code: string,
  id: string,
): Promise<{ seen: Seen; request: number }> {
  const { table } = context;
  const seen = await gameInView(context, from, code);
  const about = seen && (await table.openRequests(seen.game.id)).find((one) => requestAlias(seen, one.id) === id);
  if (!about) throw new Illegal('That request is no longer open.');
  return { seen, request: about.id };
}
