import { Illegal, settingsPrint } from '../table/index.ts';
import type { Cost } from './allowance.ts';
import type { From } from './place.ts';
import type { Seen } from './face.ts';
import { UNDO_ASKED } from './commands/look.ts';
import { say, seatOf, shown, type Context, type Reply } from './context.ts';
import { readCustomId, requestAlias, type CustomId } from './custom-id.ts';
import { handOf } from './hand.ts';
import { nextQuestion, onQuestion, WINDOW } from './questions.ts';
import { atGame, gameInView, joinable, seenAgain, seenGame } from './seen.ts';

/** What pressing the buttons of a game takes of what each person may have in a while. */
const COSTS = new Map<string, Cost>([
  ['board', 'pictures'],
  ['join', 'posts'],
  ['leave', 'posts'],
  ['start', 'posts'],
  ['undo', 'posts'],
]);

const OUTDATED = 'This button is from another time; use the newest message.';

/** A button pressed or a menu chosen from, on any message of ours. */
export async function onPress(context: Context, from: From, text: string, values: string[]): Promise<Reply> {
  const id = readCustomId(text);
  if (!id) throw new Illegal(OUTDATED);
  switch (id.kind) {
    case 'q':
      return onQuestion(context, from, id, values);
    case 'g':
      return context.allowance.spend(COSTS.get(id.verb), from.caller.user, () => onGame(context, from, id));
    case 'r':
      return onRequest(context, from, id);
    case 'c':
      throw new Illegal(OUTDATED); // commands are known where they are given
    case 't':
      return onOwn(context, from, seenGame(context, from, id.game), id);
  }
}

async function onGame(context: Context, from: From, id: CustomId): Promise<Reply> {
  const seen = seenGame(context, from, id.game);
  const press = PRESSES[id.verb];
  return Object.hasOwn(PRESSES, id.verb) && press ? press(context, from, seen, id) : onOwn(context, from, seen, id);
}

/** What only the edition of the game knows. */
async function onOwn(context: Context, from: From, seen: Seen, id: CustomId): Promise<Reply> {
  const reply = await seen.face.press?.(atGame(context, from, seen), id);
  if (!reply) throw new Illegal(OUTDATED);
  return reply;
}

type Press = (context: Context, from: From, seen: Seen, id: CustomId) => Promise<Reply> | Reply;

const PRESSES: Record<string, Press | undefined> = {
  join: ({ table }, from, { game, face }, { arg }) => {
    if (arg && game.status === 'lobby' && arg !== settingsPrint(game.settings))
      throw new Illegal('The settings have changed meanwhile: look at them once more, and press Join again if you agree to them.');
    table.join(from.caller, joinable(from, game).id, { name: from.name });
    return say(
      game.members.some(({ user }) => user === from.caller.user)
        ? 'You agree to the settings as they are now.'
        : face.lobby.wishes.fields.length
          ? 'You have joined. Say what you would like to play with `/game wish`, or leave it to chance.'
          : 'You have joined.',
    );
  },
  leave: ({ table }, from, { game }) => {
    table.leave(from.caller, game.id);
    return say('You have left the game.');
  },
  start: ({ table }, from, { game }) => {
    table.start(from.caller, game.id);
    return say('The game begins.');
  },
  move: (_context, from, seen) => ({ ...nextQuestion(from, playing(seen, from)), update: false }),
  nothing: passAll,
  hand: (context, from, seen) => {
    const seat = seatOf(seen.game, from.caller.user);
    if (seat === undefined) throw new Illegal('You are not playing in this game.');
    return handOf(context, from, seen, seat);
  },
  board: (_context, from, { sight }) => shown(sight.status(), sight.board(from.caller.user)),
  undo: (context, from, seen) => {
    const outcome = context.table.undo(from.caller, seen.game.id);
    return outcome.request === null ? nextQuestion(from, seenAgain(context, seen), 'Taken back.') : say(UNDO_ASKED);
  },
};

/** Said alike to those who hold something and those who do not; in the second case the table would have passed for them. */
function passAll({ table }: Context, from: From, seen: Seen): Reply {
  const mine = playing(seen, from)
    .asks(from.caller.user)
    .filter((one) => one.question === WINDOW && one.covered && one.reply === undefined);
  for (const { ask } of mine) {
    const by = { ...from.caller, ...(from.caller.interaction && { interaction: `${from.caller.interaction}/${ask}` }) };
    table.answer(by, seen.game.id, ask, [], { firm: true });
  }
  return say(mine.length ? 'You pass, whatever the others do.' : 'You are not asked just now.');
}

function playing(seen: Seen, from: From): Seen {
  if (!seen.game.members.some((member) => member.user === from.caller.user)) throw new Illegal('You are not playing in this game.');
  if (seen.game.status === 'lobby') throw new Illegal('The game has not begun yet.');
  return seen;
}

function onRequest(context: Context, from: From, { game: code, id, verb }: CustomId): Reply {
  const { table } = context;
  const { seen, request } = calledRequest(context, from, code, id);
  if (verb === 'agree' || verb === 'take') {
    table.agree(from.caller, request);
    const asked = table.request(request);
    if (asked?.outcome === null)
      return say(`You have agreed; it is done when the others have${asked.until === null ? '' : ', or the time stated has passed'}.`);
    if (asked?.outcome === 'impossible') return say('You have agreed, but it can no longer be done.');
    const { to } = (asked?.payload ?? {}) as { to?: string };
    if (asked?.kind === 'seat' && to === from.caller.user)
      return { ...nextQuestion(from, seenAgain(context, seen), 'The seat is yours.'), update: false };
    return say('Everybody who is asked has agreed; it is done.');
  }
  if (verb !== 'refuse') throw new Illegal(OUTDATED);
  table.refuse(from.caller, request);
  return say('You have said no; nothing is changed.');
}

/** The request that a button is about; of a game out of sight nobody learns that it is there. */
function calledRequest(context: Context, from: From, code: string, id: string): { seen: Seen; request: number } {
  const { table } = context;
  const seen = gameInView(context, from, code);
  const about = seen && table.openRequests(seen.game.id).find((one) => requestAlias(table, seen.game.id, one.id) === id);
  if (!about) throw new Illegal('That request is no longer open.');
  return { seen, request: about.id };
}
