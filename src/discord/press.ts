import { Illegal, settingsPrint } from '../table/index.ts';
import type { Cost } from './allowance.ts';
import type { From } from './place.ts';
import type { SeenGame, SeenId } from './in-view.ts';
import { say, seatOf, shown, type Context, type Reply } from './context.ts';
import { customId, readCustomId, requestAlias, type CustomId } from './custom-id.ts';
import { handOf } from './hand.ts';
import { button, rows } from './message.ts';
import { plain } from './text.ts';
import { nextQuestion, onQuestion, WINDOW } from './questions.ts';
import { gameInView, joinable, seenGame } from './seen.ts';

/** What pressing the buttons of a game takes of what each person may have in a while. */
const COSTS = new Map<string, Cost>([
  ['board', 'pictures'],
  ['join', 'posts'],
  ['leave', 'posts'],
  ['start', 'posts'],
  ['undo', 'posts'],
]);

/** A button pressed or a menu chosen from, on any message of ours. */
export async function onPress(context: Context, from: From, text: string, values: string[]): Promise<Reply> {
  const id = readCustomId(text);
  if (!id) throw new Illegal('This button is from another time; use the newest message.');
  switch (id.kind) {
    case 'q':
      return onQuestion(context, from, id, values);
    case 'g':
      return context.allowance.spend(COSTS.get(id.verb), from.caller.user, () => onGame(context, from, id));
    case 'r':
      return onRequest(context, from, id);
    case 't':
      return onTrade(context, from, id);
  }
}

async function onGame(context: Context, from: From, { game: code, id: about, verb, arg }: CustomId): Promise<Reply> {
  const { table, eyes } = context;
  const game = seenGame(context, from, code);
  const { id } = game;
  switch (verb) {
    case 'join':
      if (arg && game.status === 'lobby' && arg !== settingsPrint(game.settings))
        throw new Illegal('The settings have changed meanwhile: look at them once more, and press Join again if you agree to them.');
      table.join(from.caller, joinable(from, game).id, { name: from.name });
      return say(
        game.members.some(({ user }) => user === from.caller.user)
          ? 'You agree to the settings as they are now.'
          : 'You have joined. Say what you would like to play with `/game wish`, or leave it to chance.',
      );
    case 'leave':
      table.leave(from.caller, id);
      return say('You have left the game.');
    case 'start':
      table.start(from.caller, id);
      return say('The game begins.');
    case 'move':
      return { ...nextQuestion(context, from, playing(game, from)), update: false };
    case 'nothing': {
      // Said alike to those who hold something and those who do not; in the second case the table would have passed for them.
      const mine = table
        .openAsks(playing(game, from), from.caller.user)
        .filter((one) => one.question === WINDOW && one.covered && one.reply === undefined);
      for (const one of mine)
        table.answer(
          { ...from.caller, ...(from.caller.interaction && { interaction: `${from.caller.interaction}/${one.ask}` }) },
          id,
          one.ask,
          [],
          { firm: true },
        );
      return say(mine.length ? 'You pass, whatever the others do.' : 'You are not asked just now.');
    }
    case 'ahead':
      table.act(from.caller, playing(game, from), 'standing-order', { moment: about, until: 'turn' });
      return nextQuestion(context, from, id, '✅ Done: when the rest is over, nobody waits for you.');
    case 'hand': {
      const seat = seatOf(game, from.caller.user);
      if (seat === undefined) throw new Illegal('You are not playing in this game.');
      return handOf(context, from, id, seat);
    }
    case 'board':
      return shown(eyes.status(id), eyes.board(id, from.caller.user));
    case 'undo': {
      const outcome = table.undo(from.caller, id);
      return outcome.request === null
        ? nextQuestion(context, from, id, 'Taken back.')
        : say('Something was rolled or shown, or others have had a part in it: the other players are asked whether it may be taken back.');
    }
  }
  throw new Illegal('This button is from another time; use the newest message.');
}

function playing(game: SeenGame, from: From): SeenId {
  if (!game.members.some((member) => member.user === from.caller.user)) throw new Illegal('You are not playing in this game.');
  if (game.status === 'lobby') throw new Illegal('The game has not begun yet.');
  return game.id;
}

function onRequest(context: Context, from: From, { game: code, id, verb }: CustomId): Reply {
  const { table } = context;
  const { game, request } = calledRequest(context, from, code, id);
  if (verb === 'agree' || verb === 'take') {
    table.agree(from.caller, request);
    const asked = table.request(request);
    if (asked?.outcome === null)
      return say(`You have agreed; it is done when the others have${asked.until === null ? '' : ', or the time stated has passed'}.`);
    if (asked?.outcome === 'impossible') return say('You have agreed, but it can no longer be done.');
    const { to } = (asked?.payload ?? {}) as { to?: string };
    if (asked?.kind === 'seat' && to === from.caller.user)
      return { ...nextQuestion(context, from, seenGame(context, from, game).id, 'The seat is yours.'), update: false };
    return say('Everybody who is asked has agreed; it is done.');
  }
  if (verb !== 'refuse') throw new Illegal('This button is from another time; use the newest message.');
  table.refuse(from.caller, request);
  return say('You have said no; nothing is changed.');
}

/** The request that a button is about; of a game out of sight nobody learns that it is there. */
function calledRequest(context: Context, from: From, code: string, id: string): { game: string; request: number } {
  const { table } = context;
  const seen = gameInView(context, from, code);
  const about = seen && table.openRequests(seen.id).find((one) => requestAlias(table, seen.id, one.id) === id);
  if (!about) throw new Illegal('That request is no longer open.');
  return { game: about.game, request: about.id };
}

function onTrade(context: Context, from: From, { game: code, id, verb }: CustomId): Reply {
  const { table, eyes } = context;
  const seen = seenGame(context, from, code);
  const game = seen.id;
  const seat = seatOf(seen, from.caller.user);
  const offer = eyes.offers(game).find((one) => one.alias === id && (one.to === seat || one.from === seat));
  // Whether an offer between two others still stands is nobody else's to know.
  if (!offer)
    throw new Illegal(
      /^o\d+$/.test(id)
        ? 'That button is from before an update of mine; `/trade answer` shows what is offered to you.'
        : 'That offer is not open to you: it is between two others, or has been settled.',
    );
  if (verb === 'look') {
    const buttons =
      seat === offer.to
        ? [button(customId('t', game, id, 'accept'), 'Accept', 'success'), button(customId('t', game, id, 'decline'), 'Decline', 'danger')]
        : [button(customId('t', game, id, 'withdraw'), 'Withdraw my offer')];
    return { message: { content: plain(offer.text), components: rows(buttons) } };
  }
  if (!['accept', 'decline', 'withdraw'].includes(verb)) throw new Illegal('This button is from another time; use the newest message.');
  const action = verb === 'accept' ? 'accept-offer' : verb === 'decline' ? 'decline-offer' : 'withdraw-offer';
  table.act(from.caller, game, action, { offer: offer.id });
  return say(verb === 'accept' ? 'The trade is done.' : verb === 'decline' ? 'You have declined.' : 'The offer is withdrawn.');
}
