import { Illegal, isPractice, practiceName, type Message as Said } from '../../table/index.ts';
import type { Context } from '../context.ts';
import { customId } from '../custom-id.ts';
import { button, rows, type Message } from '../message.ts';
import { lines, moment, upper } from '../text.ts';

/** Practice players have a name, and nobody to ping. */
const mention = (user: string): string => (isPractice(user) ? `**${practiceName(user)}**` : /^\d+$/.test(user) ? `<@${user}>` : 'a former player');

/** Buttons under every public message of a game. The mark tells the message apart if its sending was uncertain. */
export const gameButtons = (game: string, mark: number | string) => rows([
  button(customId('g', game, mark, 'move'), 'Your move', 'primary'),
  button(customId('g', game, mark, 'hand'), 'My hand'),
  button(customId('g', game, mark, 'board'), 'Board'),
]);

/** Whoever may seem to be asked can say at once that they have nothing: then nobody waits for the table to say it. */
const passing = ({ table }: Context, game: string, mark: number) =>
  (table.waiting(game).some(({ covered }) => covered) ? rows([button(customId('g', game, mark, 'nothing'), 'Nothing for me')]) : []);

/** Who is waited for and for what, as everybody may know. */
export function waitingLine({ table, eyes }: Context, game: string): string {
  const waiting = table.waiting(game);
  if (!waiting.length) return '';
  const awaited = eyes.awaited(game);
  const who = (seat: string): string => {
    const user = waiting.find((one) => one.seat === seat)?.user;
    // The colour stands in brackets of its own elsewhere; two pairs in a row read badly.
    return user ? `${mention(user)} (${eyes.seatName(game, seat).replace(/ \((\w+)\)$/, ', $1')})` : `${eyes.seatName(game, seat)}, where nobody sits`;
  };
  const open = awaited.filter(({ seat }) => waiting.some((one) => one.seat === seat));
  const deeds = [...new Set(open.filter(({ moment }) => !moment).map(({ about }) => about))]
    .map((about) => `${open.filter((one) => one.about === about).map(({ seat }) => who(seat)).join(', ')} to ${about}`);
  const moments = [...new Set(open.filter(({ moment }) => moment).map(({ about }) => about))].map((about) => {
    const seats = open.filter((one) => one.about === about).map(({ seat }) => seat);
    const all = waiting.filter((one) => seats.includes(one.seat)).every(({ covered }) => covered) && seats.length > 1 && seats.length >= eyes.seats(game).length - 1;
    return `${about} Waiting: ${all ? 'anybody' : seats.map(who).join(', ')} may answer that`;
  });
  const until = waiting.map((one) => one.until).filter((at): at is number => at !== null);
  const closes = until.length ? `, ${moment(Math.min(...until))} at the latest` : '';
  return [...(deeds.length ? [`Waiting for ${deeds.join('; ')}${moments.length ? '' : closes}.`] : []), ...moments.map((text) => `${text}${closes}.`)].join('\n');
}

/** What a message of the table says in a game's thread. `pinged`: who is told that it is their move. */
export async function publicMessage(context: Context, game: string, id: number, said: Said, pinged: string[]): Promise<Message | undefined> {
  const { table, eyes } = context;
  const buttons = gameButtons(game, id);
  switch (said.kind) {
    case 'lobby': {
      const info = table.game(game);
      if (info.status !== 'lobby') return undefined;
      return {
        content: eyes.lobby.describe(info, mention),
        components: rows([
          button(customId('g', game, id, 'join'), 'Join', 'success'),
          button(customId('g', game, id, 'leave'), 'Leave'),
          button(customId('g', game, id, 'start'), 'Start the game', 'primary'),
        ]),
      };
    }
    case 'turn': {
      const facts = table.facts(game, said.from, said.to).map(({ fact }) => fact);
      const told = eyes.narrate(game, facts, null);
      const offers = eyes.offers(game, facts).slice(0, 3);
      const members = table.game(game).members;
      const offered = offers.flatMap((offer) => members.find((member) => member.seat === offer.to && !isPractice(member.user))?.user ?? []);
      const content = [
        lines(told.map((line) => `- ${line}`), 1200),
        ...offered.map((user) => `${mention(user)}: a trade is offered to you; only you two see what.`),
        waitingLine(context, game),
      ].filter(Boolean).join('\n\n');
      return {
        content: content || eyes.status(game),
        components: [...buttons, ...passing(context, game, id), ...rows(offers.map((offer) => button(customId('t', game, offer.id, 'look'), `Offer to ${eyes.seatName(game, offer.to)}`)))],
        ping: [...new Set([...pinged, ...offered])],
        ...(said.style === 'board' && table.game(game).status !== 'ended' && !outdated(context, game, id) && { pictures: await boardOf(context, game) }),
      };
    }
    case 'waiting': {
      const content = waitingLine(context, game);
      return content ? { content, components: [...buttons, ...passing(context, game, id)], ping: pinged } : undefined;
    }
    case 'asked':
      return { content: `${pinged.map(mention).join(', ')}: it is your move.`, components: buttons, ping: pinged };
    case 'reminder':
      return { content: `${mention(said.user)}: the game has been waiting for you since ${moment(said.since)}.`, components: buttons, ping: [said.user] };
    case 'ended': {
      const winners = said.winners.map((seat) => eyes.seatName(game, seat)).join(' and ');
      return {
        content: `**The game has ended. ${winners ? `Victory for ${winners}!` : ''}**\n${eyes.scores(game)}`.trim(),
        components: buttons.slice(0, 1),
        pictures: await boardOf(context, game),
        ping: [],
      };
    }
    case 'seed':
      return { content: `The game's seed was \`${said.seed}\`.\n-# Its SHA-256 is \`${said.commitment}\`, as announced at the start: every roll can be computed again from it.` };
    case 'undo':
      return undoMessage(context, game, id, said);
    case 'repair':
      return repairMessage(context, game, id, said);
    case 'notice':
      return noticeMessage(context, game, said.notice, buttons);
    case 'takeover':
      return takeoverMessage(said);
    case 'private':
    case 'trouble':
      return undefined;
  }
}

/** Where play is fast, only the last of several turns shows the board: the words of the others do not wait for it. */
const outdated = ({ table }: Context, game: string, id: number): boolean =>
  table.outbox.later(game, 'turn', id).some(({ payload }) => (payload as { style?: string }).style === 'board');

/** A picture that cannot be drawn, or not in time, does not keep the words back. */
async function boardOf({ eyes, log }: Context, game: string): Promise<Message['pictures']> {
  try {
    return await eyes.board(game);
  } catch (error) {
    // Too many are in line: the picture would come too late for its words.
    if (!(error instanceof Illegal)) log.error({ game, err: error }, 'A board could not be drawn');
    return [];
  }
}

function undoMessage(context: Context, game: string, id: number, said: Extract<Said, { kind: 'undo' }>): Message {
  switch (said.stage) {
    case 'asked':
      return {
        content: `${mention(said.user)} would like to take back a move, but something was rolled or seen since, or others have moved. Do you agree, ${said.needed.map(mention).join(', ')}?`,
        components: consent(said.request ?? 0),
        ping: said.needed,
      };
    case 'done':
      return { content: `${mention(said.user)} has taken back a move. What others were asked meanwhile is asked again.\n\n${waitingLine(context, game)}`, components: gameButtons(game, id) };
    case 'refused':
      return { content: 'Not everybody agrees: the move stands.' };
    case 'lapsed':
      return { content: 'The wish to take back a move has lapsed, since the game has gone on.' };
    case 'impossible':
      return { content: 'The move can no longer be taken back.' };
  }
}

function repairMessage(context: Context, game: string, id: number, said: Extract<Said, { kind: 'repair' }>): Message {
  const { eyes } = context;
  const fields = (said.data ?? {}) as Record<string, string>;
  const about = eyes.repairs.find((one) => one.name === said.name)?.tell(game, fields) ?? said.name;
  switch (said.stage) {
    case 'asked':
      return { content: `${mention(said.user)} proposes a correction: ${about}. Do you agree, ${said.needed.map(mention).join(', ')}?`, components: consent(said.request ?? 0), ping: said.needed };
    case 'done':
      return { content: `Corrected, with everybody's consent: ${about}.\n\n${waitingLine(context, game)}`.trim(), components: gameButtons(game, id) };
    case 'refused':
      return { content: 'Not everybody agrees: nothing is corrected.' };
    case 'lapsed':
    case 'impossible':
      return { content: 'The correction can no longer be made.' };
  }
}

function takeoverMessage(said: Extract<Said, { kind: 'takeover' }>): Message {
  switch (said.stage) {
    case 'asked':
      return {
        content: [
          `${mention(said.user)} would like to organise this game in place of ${mention(said.organiser)}. Do you agree, ${said.needed.map(mention).join(', ')}?`,
          `-# If nobody says no for a week, ${mention(said.user)} can give \`/game takeover\` again, and it is done. ${mention(said.organiser)} can say no as well.`,
        ].join('\n'),
        components: consent(said.request ?? 0),
        ping: [...new Set([...said.needed, said.organiser])],
      };
    case 'refused':
      return { content: `Not everybody agrees: ${mention(said.organiser)} goes on organising the game.` };
    case 'done':
    case 'lapsed':
    case 'impossible':
      return { content: 'The wish to organise the game has lapsed.' };
  }
}

const consent = (request: number) => rows([
  button(customId('r', 'r', request, 'agree'), 'I agree', 'success'),
  button(customId('r', 'r', request, 'refuse'), 'No', 'danger'),
]);

function noticeMessage({ eyes }: Context, game: string, notice: Extract<Said, { kind: 'notice' }>['notice'], buttons: Message['components']): Message {
  switch (notice.what) {
    case 'started':
      return {
        content: [
          '**The game begins.**',
          ...notice.seating.map(({ seat, user }) => `- ${mention(user)} plays ${eyes.seatName(game, seat)}`),
          `-# The dice are settled by a seed whose SHA-256 is \`${notice.commitment}\`; it is published after the game.`,
        ].join('\n'),
      };
    case 'paused':
      return { content: `${mention(notice.user)} has paused the game.` };
    case 'resumed':
      return { content: `${mention(notice.user)} has taken the game up again.`, ...(buttons && { components: buttons }) };
    case 'abandoned':
      return { content: `${mention(notice.user)} has ended the game before its time.` };
    case 'moved':
      return { content: '**The game goes on here.** What was said elsewhere is in `/history`.', ...(buttons && { components: buttons }) };
    case 'left':
      return { content: `${mention(notice.user)} has left the game. The organiser can give ${eyes.seatName(game, notice.seat)} to somebody else with \`/game replace\`.` };
    case 'replaced':
      if (isPractice(notice.by)) return { content: `${upper(eyes.seatName(game, notice.seat))} will be played by ${mention(notice.by)} from now on${notice.user ? ` in place of ${mention(notice.user)}` : ''}.`, ...(buttons && { components: buttons }) };
      return { content: `${eyes.seatName(game, notice.seat)} has a new player${notice.user ? ` in place of ${mention(notice.user)}` : ''}.`, ...(buttons && { components: buttons }) };
    case 'organiser':
      return { content: `${mention(notice.user)} organises the game from now on.` };
    case 'overdue':
      return { content: `${mention(notice.to)}: ${mention(notice.user)} has not answered since ${moment(notice.since)}. You can give the seat to somebody else with \`/game replace\`.`, ping: [notice.to] };
  }
}
