import { Illegal } from '../table/index.ts';
import { say, seatOf, shown, type Context, type From, type Reply } from './context.ts';
import { customId, readCustomId, type CustomId } from './custom-id.ts';
import { button, rows } from './message.ts';
import { plain } from './text.ts';
import { nextQuestion, onQuestion, WINDOW } from './questions.ts';

/** A button pressed or a menu chosen from, on any message of ours. */
export async function onPress(context: Context, from: From, text: string, values: string[]): Promise<Reply> {
  const id = readCustomId(text);
  if (!id) throw new Illegal('This button is from another time; use the newest message.');
  switch (id.kind) {
    case 'q':
      return onQuestion(context, from, id, values);
    case 'g':
      return onGame(context, from, id);
    case 'r':
      return onRequest(context, from, id);
    case 't':
      return onTrade(context, from, id);
  }
}

async function onGame(context: Context, from: From, { game: id, id: about, verb }: CustomId): Promise<Reply> {
  const { table, eyes } = context;
  const game = table.game(id);
  switch (verb) {
    case 'join':
      table.join(from.caller, id, { name: from.name });
      return say('You have joined. Say what you would like to play with `/game wish`, or leave it to chance.');
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
      const mine = table.openAsks(playing(game, from), from.caller.user).filter((one) => one.question === WINDOW && one.covered && one.reply === undefined);
      for (const [i, one] of mine.entries()) table.answer({ ...from.caller, ...(from.caller.interaction && { interaction: `${from.caller.interaction}/${i}` }) }, id, one.ask, [], { firm: true });
      return say(mine.length ? 'You pass, whatever the others do.' : 'You are not asked just now.');
    }
    case 'ahead':
      table.act(from.caller, playing(game, from), 'standing-order', { moment: about, until: 'turn' });
      return nextQuestion(context, from, id, '✅ Done: when the rest is over, nobody waits for you.');
    case 'hand': {
      const seat = seatOf(game, from.caller.user);
      if (seat === undefined) throw new Illegal('You are not playing in this game.');
      const { text, pictures } = await eyes.hand(id, seat, from.caller.user);
      return { message: { content: text, pictures } };
    }
    case 'board':
      return shown(eyes.status(id), eyes.board(id, from.caller.user));
    case 'undo': {
      const outcome = table.undo(from.caller, id);
      return outcome.request === null ? nextQuestion(context, from, id, 'Taken back.') : say('Something was rolled or seen since, or others have moved: the other players are asked whether it may be taken back.');
    }
  }
  throw new Illegal('This button is from another time; use the newest message.');
}

function playing(game: { id: string; status: string; members: { user: string }[] }, from: From): string {
  if (!game.members.some((member) => member.user === from.caller.user)) throw new Illegal('You are not playing in this game.');
  if (game.status === 'lobby') throw new Illegal('The game has not begun yet.');
  return game.id;
}

function onRequest({ table }: Context, from: From, { id, verb }: CustomId): Reply {
  if (verb === 'agree') {
    const outcome = table.agree(from.caller, Number(id));
    return say(outcome.command === null ? 'You have agreed; others are still asked.' : 'Everybody has agreed; it is done.');
  }
  if (verb !== 'refuse') throw new Illegal('This button is from another time; use the newest message.');
  table.refuse(from.caller, Number(id));
  return say('You have said no; nothing is changed.');
}

function onTrade({ table, eyes }: Context, from: From, { game, id, verb }: CustomId): Reply {
  if (verb === 'look') {
    const seat = seatOf(table.game(game), from.caller.user);
    const offer = eyes.offers(game).find((one) => one.id === id);
    if (!offer) throw new Illegal('That offer is no longer open.');
    if (seat !== offer.to && seat !== offer.from) throw new Illegal('That offer is between two others.');
    const buttons = seat === offer.to
      ? [button(customId('t', game, id, 'accept'), 'Accept', 'success'), button(customId('t', game, id, 'decline'), 'Decline', 'danger')]
      : [button(customId('t', game, id, 'withdraw'), 'Withdraw my offer')];
    return { message: { content: plain(offer.text), components: rows(buttons) } };
  }
  if (!['accept', 'decline', 'withdraw'].includes(verb)) throw new Illegal('This button is from another time; use the newest message.');
  const action = verb === 'accept' ? 'accept-offer' : verb === 'decline' ? 'decline-offer' : 'withdraw-offer';
  table.act(from.caller, game, action, { offer: id });
  return say(verb === 'accept' ? 'The trade is done.' : verb === 'decline' ? 'You have declined.' : 'The offer is withdrawn.');
}
