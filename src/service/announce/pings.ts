import type { EngineState, SeatId } from '#engine';
import type { AskRow, MemberRow } from '#store';
import { bySeat, personal, sendTo, type Accepted } from './announce-command.ts';
import type { Desk, Work } from '#service/operations/operation-context.ts';
import type { Edition } from '#service/edition.ts';
import type { Entry } from '#service/command-log/command-entry.ts';
import { isPractice } from '#service/ai/ai-user.ts';
import { sidesOfAsk } from './publicly-waiting.ts';
import { isSecret } from '#service/undo/undo-scope.ts';
import type { GameId, Message, UserId } from '#service/types.ts';

/** Tells those whom a command has asked something, each once, and notes that its player is at the table. */
export function pingAsked(
  desk: Desk,
  work: Work,
  {
    row,
    edition,
    before,
    entry,
    facts,
    asks,
    trace,
  }: Pick<Accepted, 'row' | 'edition' | 'before' | 'entry' | 'facts' | 'asks' | 'trace'>,
): void {
  const sides = sidesAnswering(edition, before, entry);
  for (const seat of sides) leaveAlone(desk, row.id, seat, work.now);
  const isShown = !sides.length || (usesSomething(entry) && facts.some(({ to }) => to === undefined));
  if (entry.seat !== null && isShown && (asks.changed || !isSecret(trace))) acted(desk, row.id, entry, work.now);
  ping(desk, work, row.id, { opened: asks.opened, actor: entry.covered ? '' : work.by.user, sides });
}

/** Both sides of the combat in whose window somebody has answered, of whom nobody else may learn which it was; none elsewhere. */
const sidesAnswering = (edition: Edition, before: EngineState, { kind, payload }: Entry): readonly SeatId[] =>
  ((kind === 'answer' || kind === 'withdraw') && sidesOfAsk(edition, before, payload.id)) || [];

const usesSomething = ({ kind, payload }: Entry): boolean =>
  kind === 'answer' && Array.isArray(payload.answer) && payload.answer.length > 0;

interface Pinging {
  opened: AskRow[];
  actor: UserId;
  /** Seats of which one has acted, nobody else knows which: they are left alone alike. */
  sides: readonly SeatId[];
}

/** Each ask is told once to the one who is to answer, unless they brought it about themselves, as all can see, and are looking at it. */
function ping(desk: Desk, work: Work, game: GameId, { opened, actor, sides }: Pinging): void {
  const wanted = opened.filter((ask) => !ask.answered && !ask.veiled && ask.hiddenAt === null);
  if (!wanted.length) return;
  const members = desk.store.members.present(game);
  const users = bySeat(members);
  for (const { number: ask, seat, covered } of wanted) {
    const user = users.get(seat);
    if (user === undefined || user === actor || isPractice(user)) continue;
    const member = members.find((one) => one.user === user);
    const [actedAt, hereAt] = [sides.includes(seat) ? work.now : (member?.actedAt ?? null), member?.hereAt ?? 0];
    const message: Message = covered
      ? { kind: 'private', user, seat, ask, dm: desk.store.people.preferences(user).dm }
      : { kind: 'asked', user, seat, ask };
    sendTo(desk, game, work.now, user, message, ask);
    if (actedAt !== null) desk.store.outbox.hold(game, personal(user), actedAt + LEFT_ALONE);
    const others = members.some((one) => one.user !== user && !isPractice(one.user));
    const later = READ_ALREADY[others ? 'people' : 'practice'];
    if (!covered && hereAt > work.now - RIGHT_AFTER) desk.store.outbox.hold(game, personal(user), hereAt + later, ask);
  }
}

/** Whoever has just done something is at the table still: they are pinged later, where something then still waits for them. */
const LEFT_ALONE = 5 * 60_000;
/** What comes so soon after what a person did, in ms, comes before their eyes: they are pinged for it only where it waits for much longer. */
const RIGHT_AFTER = 60_000;
/** So much longer, in ms: while people wait for them, or practice players alone. */
const READ_ALREADY = { people: 3_600_000, practice: 2 * 3_600_000 };

/** Puts off all pings of a seat's player, as of somebody who is at the table. Gives who that is; nobody where no person sits there. */
function leaveAlone(desk: Desk, game: GameId, seat: SeatId | null, now: number): MemberRow | undefined {
  const member = desk.store.members.present(game).find((one) => one.seat === seat);
  if (!member || isPractice(member.user)) return undefined;
  desk.store.outbox.hold(game, personal(member.user), now + LEFT_ALONE);
  return member;
}

/** A seat has acted, or seems to have: the table's own answers for it count alike, so that when its player is pinged tells nothing of a hand. */
function acted(desk: Desk, game: GameId, { kind, seat, user, payload, covered }: Entry, now: number): void {
  const member = leaveAlone(desk, game, seat, now);
  if (!member) return;
  // What the table may have answered in their stead, covered, planned or ranked, does not show that they are there.
  const inTheirStead =
    covered || user !== member.user || (kind === 'answer' && ('planned' in payload || 'ranked' in payload));
  desk.store.members.update(member.id, { actedAt: now, ...(!inTheirStead && { hereAt: now }) });
}
