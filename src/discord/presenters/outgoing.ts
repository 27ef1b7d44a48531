import { gzipSync } from 'node:zlib';
import { Illegal, isPractice, type Message as Said, type OutboxRow, settingsPrint } from '../../table/index.ts';
import type { Workings } from '../context.ts';
import { carries, customId } from '../custom-id.ts';
import { LIMITS } from '../limits.ts';
import { button, rows, type Message } from '../message.ts';
import { lines, moment, upper } from '../text.ts';
import { mention } from './mention.ts';
import { abandonMessage, appointmentMessage, consent, seatMessage, takeoverMessage } from './requests.ts';

/** What is sent: of which game, and the mark by which it is found again. The row's own number stays inside: it counts what is told in secret. */
export type Posting = Pick<OutboxRow, 'game' | 'id' | 'nonce'>;

/** Buttons under every public message of a game. The mark tells the message apart if its sending was uncertain. */
export const gameButtons = (game: string, mark: string) =>
  rows([
    button(customId('g', game, mark, 'move'), 'Your move', 'primary'),
    button(customId('g', game, mark, 'hand'), 'My hand'),
    button(customId('g', game, mark, 'board'), 'Board'),
  ]);

/** Whoever may seem to be asked can say at once that they have nothing: then nobody waits for the table to say it. */
const passing = ({ table }: Workings, game: string, mark: string) =>
  table.waiting(game).some(({ covered }) => covered) ? rows([button(customId('g', game, mark, 'nothing'), 'Nothing for me')]) : [];

/** Who is waited for and for what, as everybody may know. */
export function waitingLine({ table, eyes }: Workings, game: string): string {
  const waiting = table.waiting(game);
  if (!waiting.length) return '';
  const awaited = eyes.awaited(game);
  const who = (seat: string): string => {
    const user = waiting.find((one) => one.seat === seat)?.user;
    // The colour stands in brackets of its own elsewhere; two pairs in a row read badly.
    return user
      ? `${mention(user)} (${eyes.seatName(game, seat).replace(/ \((\w+)\)$/, ', $1')})`
      : `${eyes.seatName(game, seat)}, where nobody sits`;
  };
  const open = awaited.filter(({ seat }) => waiting.some((one) => one.seat === seat));
  const deeds = [...new Set(open.filter(({ moment }) => !moment).map(({ about }) => about))].map(
    (about) =>
      `${open
        .filter((one) => one.about === about)
        .map(({ seat }) => who(seat))
        .join(', ')} to ${about}`,
  );
  const moments = [...new Set(open.filter(({ moment }) => moment).map(({ about }) => about))].map((about) => {
    const seats = open.filter((one) => one.about === about).map(({ seat }) => seat);
    const all =
      waiting.filter((one) => seats.includes(one.seat)).every(({ covered }) => covered) &&
      seats.length > 1 &&
      seats.length >= eyes.seats(game).length - 1;
    return `${about} Waiting: ${all ? 'anybody' : seats.map(who).join(', ')} may answer that`;
  });
  const until = waiting.map((one) => one.until).filter((at): at is number => at !== null);
  const closes = until.length ? `, ${moment(Math.min(...until))} at the latest` : '';
  return [
    ...(deeds.length ? [`Waiting for ${deeds.join('; ')}${moments.length ? '' : closes}.`] : []),
    ...moments.map((text) => `${text}${closes}.`),
  ].join('\n');
}

/** What a message of the table says in a game's thread, with its mark. `pinged`: who is told that it is their move. */
export async function publicMessage(context: Workings, posting: Posting, said: Said, pinged: string[]): Promise<Message | undefined> {
  const message = await unmarked(context, posting, said, pinged);
  // Whoever it begins with may have no more name than "a former player".
  return message && withMark(context, posting, { ...message, content: upper(message.content) });
}

/** A message without buttons of its own, or with none that can carry the mark, gets what can always be looked at. */
function withMark({ table }: Workings, { game, nonce }: Posting, message: Message): Message {
  const { components = [] } = message;
  if (carries(components, nonce)) return message;
  const { status, head } = table.game(game);
  const more =
    status === 'running'
      ? gameButtons(game, nonce)
      : rows([button(customId('g', game, nonce, head ? 'board' : 'move'), head ? 'Board' : 'How it stands')]);
  return { ...message, components: [...components, ...more] };
}

async function unmarked(context: Workings, { game, id, nonce: mark }: Posting, said: Said, pinged: string[]): Promise<Message | undefined> {
  const { table, eyes } = context;
  const buttons = gameButtons(game, mark);
  switch (said.kind) {
    case 'lobby': {
      const info = table.game(game);
      if (info.status !== 'lobby') return undefined;
      return {
        content: eyes.lobby.describe(info, mention),
        components: rows([
          // Whoever presses agrees to what they have read.
          button(customId('g', game, mark, 'join', settingsPrint(info.settings)), 'Join', 'success'),
          button(customId('g', game, mark, 'leave'), 'Leave'),
          button(customId('g', game, mark, 'start'), 'Start the game', 'primary'),
        ]),
      };
    }
    case 'turn': {
      // A correction has had a message of its own.
      const facts = table
        .facts(game, said.from, said.to)
        .map(({ fact }) => fact)
        .filter(({ type }) => type !== 'corrected');
      const told = eyes.narrate(game, facts, null);
      const offers = eyes.offers(game, facts).slice(0, 3);
      const members = table.game(game).members;
      const offered = offers.flatMap((offer) => {
        const user = members.find((member) => member.seat === offer.to && !isPractice(member.user))?.user;
        return user === undefined ? [] : [{ user, pinged: context.allowance.pings(`${game} ${offer.from} ${offer.to}`, id) }];
      });
      const content = [
        lines(
          told.map((line) => `- ${line}`),
          1200,
        ),
        ...offered.map(({ user }) => `${mention(user)}: a trade is offered to you; only you two see what.`),
        waitingLine(context, game),
      ]
        .filter(Boolean)
        .join('\n\n');
      return {
        content: content || eyes.status(game),
        components: [
          ...buttons,
          ...passing(context, game, mark),
          ...rows(offers.map((offer) => button(customId('t', game, offer.alias, 'look'), `Offer to ${eyes.seatName(game, offer.to)}`))),
        ],
        ping: [...new Set([...pinged, ...offered.flatMap(({ user, pinged: now }) => (now ? [user] : []))])],
        ...(said.style === 'board' &&
          table.game(game).status !== 'ended' &&
          !outdated(context, game, id) && { pictures: await boardOf(context, game) }),
      };
    }
    case 'waiting': {
      const content = waitingLine(context, game);
      return content ? { content, components: [...buttons, ...passing(context, game, mark)], ping: pinged } : undefined;
    }
    case 'asked':
      return { content: `${pinged.map(mention).join(', ')}: it is your move.`, components: buttons, ping: pinged };
    case 'reminder':
      return {
        content: `${mention(said.user)}: the game has been waiting for you since ${moment(said.since)}.`,
        components: buttons,
        ping: [said.user],
      };
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
      return seedMessage(context, game, said);
    case 'undo':
      return undoMessage(context, game, mark, said);
    case 'repair':
      return repairMessage(context, game, mark, said);
    case 'notice':
      return noticeMessage(context, game, said.notice, buttons);
    case 'takeover':
      return takeoverMessage(context, game, said);
    case 'appoint':
      return appointmentMessage(context, game, said);
    case 'abandon':
      return abandonMessage(context, game, said);
    case 'seat':
      return seatMessage(context, game, said);
    case 'private':
    case 'trouble':
      return undefined;
  }
}

/** With the record of all that was drawn, where there is one that Discord takes. */
function seedMessage({ table }: Workings, game: string, { seed, commitment }: Extract<Said, { kind: 'seed' }>): Message {
  const record = table.diceRecord(game);
  const file = diceFile(game, record);
  const how = file
    ? `With it, every roll in the file can be computed again: \`docs/dice.md\` says how, and \`npm run verify ${file.name}\` does it.`
    : record === undefined
      ? 'This game began before records of the dice were kept.'
      : 'The record of the dice is too large to be posted; whoever runs the bot has it.';
  const told = `The game's seed was \`${seed}\`.\n-# Its SHA-256 is \`${commitment}\`, as announced at the start`;
  return { content: `${told}. ${how}`, formerly: `${told}: every roll can be computed again from it.`, ...(file && { files: [file] }) };
}

/** As text that any program opens; packed where it would be too large, and not at all where even that is. */
function diceFile(game: string, record: string | undefined): { name: string; data: Buffer } | undefined {
  if (record === undefined) return undefined;
  const name = `dice-${game}.jsonl`;
  const plain = Buffer.from(record);
  if (plain.length <= LIMITS.file) return { name, data: plain };
  const packed = gzipSync(plain);
  return packed.length <= LIMITS.file ? { name: `${name}.gz`, data: packed } : undefined;
}

/** Where play is fast, only the last of several turns shows the board: the words of the others do not wait for it. */
const outdated = ({ table }: Workings, game: string, id: number): boolean =>
  table.outbox.later(game, 'turn', id).some(({ payload }) => (payload as { style?: string }).style === 'board');

/** A picture that cannot be drawn, or not in time, does not keep the words back. */
async function boardOf({ eyes, log }: Workings, game: string): Promise<Message['pictures']> {
  try {
    return await eyes.board(game);
  } catch (error) {
    // Too many are in line: the picture would come too late for its words.
    if (!(error instanceof Illegal)) log.error({ game, err: error }, 'A board could not be drawn');
    return [];
  }
}

/** What everybody may know of what is taken back, or was; where there is nothing of the kind, no word of how much there is. */
function takenBack({ table, eyes }: Workings, game: string, { from, to, stage }: Extract<Said, { kind: 'undo' }>): string {
  // An undo has the number after the last that it takes back.
  const undoneBy = stage === 'done' ? to + 1 : null;
  const told = eyes.narrate(
    game,
    table
      .history(game, from, to)
      .filter((one) => one.undoneBy === undoneBy)
      .flatMap(({ facts }) => facts),
    null,
  );
  return told.length
    ? `a move:\n${lines(
        told.map((line) => `- ${line}`),
        700,
      )}\n`
    : 'a move. ';
}

function undoMessage(context: Workings, game: string, mark: string, said: Extract<Said, { kind: 'undo' }>): Message {
  switch (said.stage) {
    case 'asked':
      return {
        content: `${mention(said.user)} would like to take back ${takenBack(context, game, said)}Something was rolled or shown, or others have had a part in it. ${
          said.needed.length
            ? `Do you agree, ${said.needed.map(mention).join(', ')}?`
            : `Whoever has left the game can say no${said.until ? ` until ${moment(said.until)}; given again after that, it is done` : ''}.`
        }`,
        components: consent(context, game, said.request),
        ping: said.needed,
      };
    case 'done':
      return {
        content: `${mention(said.user)} has taken back ${takenBack(context, game, said)}What others were asked meanwhile is asked again.\n\n${waitingLine(context, game)}`,
        components: gameButtons(game, mark),
      };
    case 'refused':
      return { content: 'Not everybody agrees: the move stands.' };
    case 'lapsed':
      return { content: 'The wish to take back a move has lapsed, since the game has gone on.' };
    case 'impossible':
      return { content: 'The move can no longer be taken back.' };
  }
}

/** By whose leave. */
function corrected({ table }: Workings, game: string): string {
  const people = table.game(game).members.filter(({ user }) => !isPractice(user)).length;
  return people > 1 ? "Corrected, with everybody's consent" : 'Corrected; no other person plays in this game';
}

function repairMessage(context: Workings, game: string, mark: string, said: Extract<Said, { kind: 'repair' }>): Message {
  const { eyes } = context;
  const fields = (said.data ?? {}) as Record<string, string>;
  const about = eyes.repairs.find((one) => one.name === said.name)?.tell(game, fields) ?? said.name;
  switch (said.stage) {
    case 'asked':
      return {
        content: `${mention(said.user)} proposes a correction: ${about}. ${
          said.needed.length
            ? `Do you agree, ${said.needed.map(mention).join(', ')}?`
            : `Whoever has left the game can say no${said.until ? ` until ${moment(said.until)}; given again after that, it is made` : ''}.`
        }`,
        components: consent(context, game, said.request),
        ping: said.needed,
      };
    case 'done':
      return {
        content: `${corrected(context, game)}: ${about}.\n\n${waitingLine(context, game)}`.trim(),
        components: gameButtons(game, mark),
      };
    case 'refused':
      return { content: 'Not everybody agrees: nothing is corrected.' };
    case 'lapsed':
    case 'impossible':
      return { content: 'The correction can no longer be made.' };
  }
}

function noticeMessage(
  { eyes }: Workings,
  game: string,
  notice: Extract<Said, { kind: 'notice' }>['notice'],
  buttons: Message['components'],
): Message {
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
      return {
        content: `${mention(notice.user)} has left the game. The organiser can give ${eyes.seatName(game, notice.seat)} to somebody else with \`/game replace\`.`,
      };
    case 'replaced':
      return {
        content: `${mention(notice.by)} plays ${eyes.seatName(game, notice.seat)} from now on${notice.user && notice.user !== notice.by ? `, in place of ${mention(notice.user)}` : ''}.`,
        ...(buttons && { components: buttons }),
      };
    case 'organiser':
      return { content: `${mention(notice.user)} organises the game from now on.` };
    case 'overdue':
      return {
        content: `${mention(notice.to)}: ${mention(notice.user)} has not answered since ${moment(notice.since)}. You can give the seat to somebody else with \`/game replace\`.`,
        ping: [notice.to],
      };
  }
}
