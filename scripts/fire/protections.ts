/** A line that protects, what is left when it does not, and the test that has to notice. */
export interface Protection {
  name: string;
  file: string;
  line: string;
  without: string;
  test: string;
  /** Only the tests whose names have this in them. */
  only?: string;
}

const FAULTS = 'test/e2e/faults.test.ts';
const RECORDS = 'test/e2e/records.test.ts';
const KILLS = 'test/fire/kills.test.ts';
const BAD = 'test/fire/bad-input.test.ts';
const SEEN = 'test/discord/seen.test.ts';
const ALLOWANCE = 'test/discord/allowance.test.ts';
const FOUNDING = 'test/table/founding.test.ts';
const NOT_WELL = 'test/e2e/not-well.test.ts';
const LOG = 'test/log/log.test.ts';
const FORGETTING = 'test/table/forgetting.test.ts';
const COMING_BACK = 'test/table/coming-back.test.ts';
const FILES = 'test/care/files.test.ts';
const AHEAD = 'test/clock/ahead.test.ts';
const DAMAGE = 'test/table/damage.test.ts';
const SECRETS = 'test/fire/secrets.test.ts';
const SECRET = 'test/table/in-secret.test.ts';
const CUT_SHORT = 'test/e2e/cut-short.test.ts';
const PANEL = 'test/discord/panel.test.ts';
const SENDER = 'src/discord/sender.ts';
const CHAPTERS = 'src/discord/chapters.ts';
const PANELS = 'src/discord/panel.ts';

// prettier-ignore
export const PROTECTIONS: Protection[] = [
  // Messages
  { name: 'an uncertain message is looked for', file: SENDER, line: 'if (row.attempts < 2) return undefined;', without: 'if (row.attempts < 99) return undefined;', test: FAULTS, only: 'A lobby|acknowledgement' },
  { name: 'an uncertain message is looked for after a kill', file: SENDER, line: 'if (row.attempts < 2) return undefined;', without: 'if (row.attempts < 99) return undefined;', test: KILLS },
  { name: 'a ping is looked for with the message it was tried with', file: 'src/store/outbox.ts', line: "or(eq(outbox.attempts, 0), eq(outbox.along, p('along'))),", without: 'eq(outbox.attempts, 0),', test: 'test/e2e/game.test.ts' },
  { name: 'what went out as one message is noted at once', file: SENDER, line: '[row, ...there].map(({ id }) => id),', without: '[row.id],', test: 'test/e2e/game.test.ts' },
  { name: 'the nonce is enforced', file: SENDER, line: 'channel.send({ ...body, nonce: row.nonce, enforceNonce: true }),', without: 'channel.send(body),', test: FAULTS, only: 'A lobby|acknowledgement' },
  { name: 'what was claimed before a crash is taken up again', file: 'src/store/outbox.ts', line: 'uncertain: (before: number): OutboxRow[] => uncertain.all({ before }),', without: 'uncertain: (before: number): OutboxRow[] => (before < 0 ? uncertain.all({ before }) : []),', test: KILLS },
  { name: 'nothing is given up while Discord is away', file: SENDER, line: "cause === 'refused' && row.attempts >= GIVE_UP ? null : wait", without: "null", test: FAULTS, only: 'A lobby|Discord answers 5' },
  { name: 'a deleted lobby is posted anew', file: SENDER, line: 'if (!isPast(error)) throw error;', without: 'throw error;', test: FAULTS, only: 'A lobby' },
  { name: 'the organiser is told', file: SENDER, line: 'this.context.table.troubled(row.game, cause);', without: 'void 0;', test: FAULTS, only: 'A lobby|A permission' },
  { name: 'the organiser is told once', file: 'src/table/place.ts', line: 'if (told !== null && told >= (said ?? 0)) return { game: row.id, came: false };', without: '', test: FAULTS, only: 'A lobby|A permission' },
  { name: 'what has waited is said when it may be', file: 'src/discord/bot.ts', line: 'client.on(event, () => sender.hurry());', without: 'void event;', test: FAULTS, only: 'A lobby|A permission' },
  { name: 'a deleted thread is made anew', file: 'src/discord/bot.ts', line: 'table.lost(game.id, { ...placeOf(game), thread: null });', without: 'void game;', test: FAULTS, only: 'A lobby|The thread deleted' },
  { name: 'a sleeping thread is woken', file: 'src/discord/thread.ts', line: 'if (thread.isThread() && thread.archived) await thread.setArchived(false);', without: '', test: FAULTS, only: 'A lobby|archived' },
  { name: 'a thread that fell asleep unheard is woken', file: 'src/discord/thread.ts', line: 'if (!(error instanceof DiscordAPIError) || Number(error.code) !== THREAD_ARCHIVED) throw error;', without: 'if (THREAD_ARCHIVED) throw error;', test: FAULTS, only: 'A lobby|not heard' },
  // Chapters and the panel
  { name: 'a message of a chapter carries its mark', file: CHAPTERS, line: 'mark: numberOf(row.nonce) }', without: 'mark: numberOf(row.kind) }', test: CUT_SHORT, only: 'without buttons' },
  { name: 'a message of a chapter that is out is not posted again', file: CHAPTERS, line: 'const id = found ?? (await this.post(row, message));', without: 'const id = await this.post(row, message);', test: CUT_SHORT, only: 'without buttons' },
  { name: 'what a message of a chapter stands in place of goes', file: SENDER, line: 'await this.chapters.clear(row.game, instead);', without: 'void instead;', test: PANEL, only: 'Killed after a part' },
  { name: 'a message of a chapter that is gone is followed by another', file: CHAPTERS, line: '      if (!isPast(error)) throw error;\n      return false;', without: '      throw error;', test: PANEL, only: 'gone, is not edited' },
  { name: 'a panel that is out is not posted again', file: PANELS, line: 'const id = found ?? (await this.edited(', without: 'void found; const id = (await this.edited(', test: CUT_SHORT, only: 'A panel posted' },
  { name: 'the panel before goes', file: SENDER, line: 'await this.panels.clear(row.game, shown?.message ?? null);', without: 'void shown;', test: PANEL, only: 'One panel' },
  { name: 'of two panels the older goes after a start', file: PANELS, line: 'for (const game of this.context.table.panels.doubled()) this.context.table.lookAfterPanel(game);', without: 'void 0;', test: PANEL, only: 'two panels' },
  { name: 'a deleted panel is posted anew', file: PANELS, line: 'if (isLast) table.lookAfterPanel(found.game);', without: 'void isLast;', test: PANEL, only: 'has deleted' },
  { name: 'whoever is there is not pinged', file: 'src/table/announce.ts', line: 'if (actedAt !== null) desk.store.outbox.hold(game, personal(user), actedAt + LEFT_ALONE);', without: 'void actedAt;', test: PANEL, only: 'within five minutes' },
  { name: 'what comes a moment later is no new ping', file: 'src/table/announce.ts', line: 'if (!covered && here > work.now - RIGHT_AFTER)', without: 'if (!covered && here > work.now)', test: PANEL, only: 'a moment after' },
  { name: 'whoever is pinged is pinged for all', file: 'src/store/outbox.ts', line: "and o.kind in ('asked', 'reminder') and o.status in ('waiting', 'claimed') and o.due_at <= ${p('now')})`,", without: "and o.id = ${outbox.id} and o.due_at <= ${p('now')})`,", test: 'test/store/outbox.test.ts', only: 'for all that waits' },
  { name: 'what a kill cut short is gone on with after the start', file: 'src/table/following.ts', line: 'follow(room, row.id);', without: 'void row;', test: 'test/table/plans.test.ts', only: 'killed before' },
  // Answers
  { name: 'a press counts once', file: 'src/table/operate.ts', line: 'if (before !== undefined) return repeated(before);', without: 'void before;', test: 'test/table/kill.test.ts' },
  { name: 'one transaction for an answer and all that follows', file: 'src/store/open.ts', line: 'const result = run.immediate(body) as T;', without: 'const result = body();', test: 'test/table/kill.test.ts' },
  { name: 'what was answered is announced in the same transaction', file: 'src/table/saved.ts', line: 'const said = announceCommand(desk, work, { row, edition, before, after, number, entry, facts, asks, trace });', without: 'const said = row.said;', test: KILLS },
  { name: 'a broken connection is no answer', file: 'src/discord/bot.ts', line: "if (left === 0 || causeOf(error) !== 'away') throw error;", without: 'throw error;', test: FAULTS, only: 'A lobby|connection breaks' },
  // Records
  { name: 'a locked database keeps nobody waiting in turn', file: 'src/store/open.ts', line: 'if (isBusy(error)) wait(true);', without: '', test: RECORDS, only: 'Another program' },
  { name: 'a change is compared and swapped', file: 'src/store/change.ts', line: 'if (game !== null && version !== null && (versionOf.get(game) ?? 0) !== version) throw new Stale();', without: 'void versionOf;', test: 'test/table/decide.test.ts', only: 'stands, and what was' },
  { name: 'what is on its way is not grown', file: 'src/table/draft/said.ts', line: "asRead: ['status', 'attempts'], ", without: '', test: 'test/table/decide.test.ts', only: 'was to grow' },
  { name: 'trouble with the records is said as such', file: 'src/table/room.ts', line: 'const trouble = storeTrouble(error, room.store.path);', without: 'const trouble = undefined as ReturnType<typeof storeTrouble>;', test: RECORDS, only: 'full disk' },
  { name: 'one process for a database', file: 'src/main.ts', line: 'const claim = claimDatabase(config.database);', without: 'const claim = { release: () => {} }; void claimDatabase;', test: RECORDS, only: 'second bot' },
  { name: 'the outbox is guarded', file: 'src/table/table.ts', line: "this.outbox = guardedPart(this.room, 'outbox');", without: 'this.outbox = store.outbox;', test: 'test/table/organiser.test.ts' },
  // Bad input
  { name: 'nobody is mentioned', file: 'src/discord/message.ts', line: 'allowedMentions: { parse: [] as never[], users: (message.ping ?? []).filter(isPerson) },', without: "allowedMentions: { parse: ['users', 'everyone'] as never[] },", test: 'test/e2e/bad-input.test.ts' },
  { name: 'strangers do not act', file: 'src/table/lobby.ts', line: "if (!member) throw new Illegal('You are not playing in this game.');", without: 'if (!member) return members[0];', test: BAD },
  { name: 'a hand is its owner\'s', file: 'src/discord/press.ts', line: "const seat = seatOf(seen.game, from.caller.user);\n    if (seat === undefined)", without: "const seat = seatOf(seen.game, from.caller.user) ?? 'p1';\n    if (seat === undefined)", test: BAD },
  { name: 'values of the wrong type are not taken', file: 'src/discord/bot.ts', line: "return typeof found === 'string' ? found : undefined;", without: 'return found as string;', test: BAD },
  { name: 'a press that comes twice is answered once', file: 'src/discord/bot.ts', line: 'const LATE = [10008, 10015, 10062, 40060, 50027];', without: 'const LATE = [0];', test: BAD },
  // Taking back
  { name: 'what was drawn is not taken back alone', file: 'src/table/trace.ts', line: "const own =\n    !drew &&", without: 'const own = drew !== null && ', test: 'test/table/alone.test.ts' },
  { name: 'what lets out others\' answers is not taken back alone', file: 'src/table/trace.ts', line: "!drew &&\n    [...used].every((one) => one === seat)", without: '!drew', test: 'test/table/alone-fourth.test.ts' },
  { name: 'only facts known to be harmless are', file: 'src/table/trace.ts', line: 'fact.to === undefined && edition.harmless(fact, seat)', without: '!!seat || fact.to === undefined', test: 'test/table/alone-fourth.test.ts' },
  { name: 'what is done to others is not taken back alone', file: 'src/editions/ti4/face/index.ts', line: ' && whose === seat)', without: ' && (whose === seat || true))', test: 'test/table/alone-fourth.test.ts' },
  { name: 'what asks somebody for what they hold is not taken back alone', file: 'src/table/trace.ts', line: "&&\n    !putsOthers(entry, made)", without: ' && (putsOthers(entry, made) || true)', test: 'test/table/alone.test.ts' },
  { name: 'what is held until its turn counts as its player\'s', file: 'src/engine/step.ts', line: '...(turn && seat !== undefined ? [seat] : []),', without: '', test: 'test/table/alone-fourth.test.ts' },
  { name: 'a game is not taken up again once its seed is published', file: 'src/table/announce.ts', line: '(endedAt !== null && now >= endedAt + SEED_DELAY) || ', without: '', test: 'test/table/undo.test.ts', only: 'taken up again' },
  { name: 'nor once its seed may have been', file: 'src/store/outbox.ts', line: "or(inArray(outbox.status, ['claimed', 'sent']), gt(outbox.attempts, 0))", without: "inArray(outbox.status, ['claimed', 'sent'])", test: 'test/table/undo.test.ts', only: 'taken up again' },
  { name: 'what nobody sees is not seen by an undo', file: 'src/table/undo.ts', line: "one.trace === 'none' || elsewhere(one)", without: 'elsewhere(one)', test: 'test/table/alone.test.ts' },
  { name: 'what nobody sees stays done', file: 'src/table/undo.ts', line: 'if (isSecret(one.trace) && one.user !== user) again(desk, work, { row, was: loaded.state }, one);', without: 'void again;', test: 'test/table/alone.test.ts' },
  { name: 'what two have settled stays so', file: 'src/table/undo.ts', line: 'if (isSecret(one.trace) && one.user', without: "if (one.trace === 'none' && one.user", test: SECRET },
  { name: 'what two settle is not seen by an undo', file: 'src/table/undo.ts', line: "|| elsewhere(one) ||", without: '|| (elsewhere(one) && one.number < 0) ||', test: SECRET },
  { name: 'what two settle ends nobody else\'s wish', file: 'src/table/saved.ts', line: "if (!isSecret(trace) && entry.kind", without: "if (trace !== 'none' && entry.kind", test: SECRET },
  { name: 'what becomes of others\' offers is not seen by an undo', file: 'src/table/trace.ts', line: '|| isBetween(edition, fact.to, fact.type))', without: '|| (isBetween(edition, fact.to, fact.type) && fact.to === undefined))', test: SECRET },
  { name: 'an order for a turn is for no other', file: 'src/table/undo.ts', line: "if (kind === 'act' && !comesToTheSame(loaded, result.after, was)) return;", without: 'void [comesToTheSame, was];', test: 'test/table/alone-fourth.test.ts', only: 'no other turn' },
  { name: 'whose answer is taken back is asked anew', file: 'src/table/undo.ts', line: 'ask.reply === undefined) return;', without: "ask.reply === 'none') return;", test: SECRET, only: 'asked anew' },
  { name: 'what nobody saw is taken back unheard', file: 'src/table/undo.ts', line: "if (id !== null || !since.every(({ trace }) => isSecret(trace)))\n    send", without: 'send', test: SECRET, only: 'Nobody hears' },
  { name: 'whether an offer stands is for its two', file: 'src/discord/commands/offers.ts', line: 'one.alias === id && (one.to === seat || one.from === seat)', without: 'one.alias === id', test: SEEN, only: 'does not tell' },
  { name: 'a game that others play stays in its server', file: 'src/discord/commands/course.ts', line: 'if (from.guild !== placeOf(game).guild && ', without: "if (from.guild === '' && ", test: SEEN, only: 'stays in its server' },
  { name: 'Join agrees to what was read', file: 'src/discord/press.ts', line: "if (arg && game.status === 'lobby' && ", without: "if (arg === ' ' && ", test: SEEN, only: 'settings that were read' },
  { name: 'whoever has left is not pinged', file: 'src/store/outbox.ts', line: 'and m.seat = a.seat and m.left_at is null', without: 'and m.seat = a.seat', test: 'test/table/organiser.test.ts', only: 'not pinged' },
  { name: 'what was forgotten is told though not all was', file: 'src/table/out-of-all.ts', line: 'throw games ? partly(games, error) : error;', without: 'throw (void partly, error);', test: FORGETTING, only: 'how far' },
  { name: 'a practice player counts as nobody with an answer and without', file: 'src/table/undo.ts', line: '(one.user === null || isPractice(one.user))', without: "isPractice(one.user ?? '')", test: 'test/table/alone.test.ts' },
  { name: 'a practice player waits with an answer and without', file: 'src/table/closing.ts', line: 'if (player !== undefined && mayGoBack(', without: 'if (!found.veiled && player !== undefined && mayGoBack(', test: 'test/table/alone.test.ts' },
  // Consent
  { name: 'a game that has not begun is not taken from its organiser', file: 'src/table/organiser.ts', line: '  if (there) throw new Illegal(', without: '  if (there && by.user === id) throw new Illegal(', test: 'test/table/organiser.test.ts' },
  { name: 'a takeover waits where nobody is left to agree', file: 'src/table/whose-say.ts', line: '...(rest.length ? [{ yes: rest, after: 0 }] : [])', without: '{ yes: rest, after: 0 }', test: 'test/table/consent.test.ts' },
  { name: 'a correction waits for those who have left', file: 'src/table/whose-say.ts', line: 'after: left.length ? ABSENCE : 0', without: 'after: 0', test: 'test/table/consent.test.ts' },
  { name: 'a correction is agreed to for a week', file: 'src/table/whose-say.ts', line: '{ ...ofAll(), lasts: WEEK }', without: 'ofAll()', test: COMING_BACK, only: 'for a week' },
  { name: 'what others have left is not ended at once', file: 'src/table/whose-say.ts', line: '{ ...ofAll(), ways: [...ofAll().ways,', without: '{ ways: [{ yes: others(), after: 0 },', test: COMING_BACK, only: 'not ended at once' },
  { name: 'whoever sits there is asked', file: 'src/table/whose-say.ts', line: 'if (from === null) return', without: 'if (from !== undefined) return', test: 'test/table/consent.test.ts' },
  { name: 'nobody is seated who has not said so', file: 'src/table/whose-say.ts', line: 'const taker = isPractice(to) ? [] : [to];', without: 'const taker: UserId[] = [];', test: 'test/table/consent.test.ts' },
  { name: 'whoever has held a seat takes no other', file: 'src/table/seats.ts', line: 'if (!isPractice(user) && theirs.some((member) => member.seat !== null && member.seat !== seat)) {', without: 'if (theirs.length > 99) {', test: 'test/table/consent.test.ts' },
  { name: 'whoever does anything is there', file: 'src/table/decide.ts', line: 'if (id !== undefined && by.user !== \'\') stillThere(desk, work, id, by.user);', without: 'void stillThere;', test: COMING_BACK, only: 'sign of life' },
  { name: 'coming back changes nothing', file: 'src/table/seats.ts', line: "if (last.user !== by.user) return", without: 'if (last.user) return', test: COMING_BACK, only: 'finds all as it was' },
  { name: 'coming and going has an end', file: 'src/table/seats.ts', line: "refuseToAndFro(\n    members.filter(({ user }) => user === by.user),\n    work.now,\n  );", without: 'void refuseToAndFro;', test: COMING_BACK, only: 'three times a day' },
  { name: 'whoever has been forgotten is known again', file: 'src/table/seats.ts', line: '[user, forgotten].includes(member.user)', without: 'member.user === user && forgotten !== null', test: COMING_BACK, only: 'forgotten is known again' },
  { name: 'whoever leaves tells nothing by it', file: 'src/table/seats.ts', line: 'hideMoments(desk, row, member.seat, work.now);', without: 'void hideMoments;', test: COMING_BACK, only: 'a seat that nobody sits at' },
  { name: 'an empty seat tells nothing', file: 'src/table/moments.ts', line: 'ask.veiled || (ask.covered && !held.has(ask.seat))', without: 'ask.veiled || (ask.covered && held.has(null))', test: COMING_BACK, only: 'while it is empty' },
  { name: 'whoever comes back has their time', file: 'src/table/seats.ts', line: 'giveTime(desk, row, seat);', without: 'void giveTime;', test: COMING_BACK, only: 'while it is empty' },
  { name: 'whoever is forgotten is not there', file: 'src/table/draft/forget.ts', line: 'leftAt: leftAt ?? now', without: 'leftAt', test: COMING_BACK, only: 'after the end' },
  { name: 'a lobby passes to nobody beyond their limit', file: 'src/table/forgetting.ts', line: 'beside.find(({ user }) => isWithinLimit(desk, row.id, user))', without: 'beside.find(({ user }) => isWithinLimit(desk, row.id, user) || user)', test: COMING_BACK, only: 'A lobby passes' },
  { name: 'an organiser\'s offers end with them', file: 'src/table/organiser.ts', line: 'if (open.kind !== \'undo\') close', without: 'if (open.kind === \'organiser\') close', test: COMING_BACK, only: 'the one before' },
  { name: 'who agrees to organise keeps to the limit', file: 'src/table/organiser.ts', line: 'refuseBeyondLimit(desk, row.id, organiser);', without: '', test: COMING_BACK, only: 'may, by the time' },
  { name: 'nobody is away while a game is paused', file: 'src/table/course.ts', line: 'lapseAbsences(desk, work, row);', without: 'void lapseAbsences;', test: 'test/table/consent.test.ts' },
  { name: 'bots are not seated', file: 'src/discord/bot.ts', line: 'if (user?.bot) throw new Illegal(', without: 'if (user?.id === undefined) throw new Illegal(', test: 'test/e2e/consent.test.ts' },
  { name: 'new settings are agreed to', file: 'src/table/lobby.ts', line: 'if (other.length) {', without: 'if (other.length > 99) {', test: 'test/table/lobby.test.ts' },
  { name: 'what was done is told as done', file: 'src/table/operate.ts', line: '  by.done?.(operation);', without: '', test: 'test/discord/attempt.test.ts' },
  // Who sees what, and how much
  { name: 'a game is out of sight elsewhere', file: 'src/discord/seen.ts', line: 'if (!sees(from, found.game)) throw noSuchGame(code);', without: 'void [sees, noSuchGame];', test: SEEN },
  { name: 'a game is out of sight elsewhere, in whatever channel', file: 'src/discord/seen.ts', line: 'here && sees(from, here.game) ? here', without: 'here ? here', test: SEEN },
  { name: 'a request is out of sight elsewhere', file: 'src/discord/press.ts', line: 'const seen = gameInView(context, from, code);', without: 'const seen = { game: { id: code } } as unknown as ReturnType<typeof gameInView>;', test: SEEN },
  { name: 'a game is joined where it is played', file: 'src/discord/seen.ts', line: 'if (from.guild === null || placeOf(game).guild !== from.guild) throw', without: 'if (from.name === game.id) throw', test: SEEN },
  { name: 'commands take of what each may have', file: 'src/discord/commands/command.ts', line: 'context.allowance.spend(command.costs,', without: 'context.allowance.spend(undefined,', test: ALLOWANCE },
  { name: 'buttons take of what each may have', file: 'src/discord/press.ts', line: 'context.allowance.spend(COSTS.get(id.verb), from.caller.user, () => onGame(context, from, id, values))', without: 'onGame(context, from, (void COSTS, id), values)', test: ALLOWANCE },
  { name: 'hands take of what each may have', file: 'src/discord/hand.ts', line: 'if (refusal !== undefined) return', without: 'if (refusal === seat) return', test: ALLOWANCE },
  { name: 'what is kept of strangers is bounded', file: 'src/discord/allowance.ts', line: 'new LRUCache<string, number[]>({ max: KEPT });', without: 'new Map<string, number[]>();', test: ALLOWANCE, only: 'million' },
  { name: 'offers ping once in a while', file: 'src/discord/panel.ts', line: 'this.context.allowance.pings(`${game} ${from} ${to}`, row)', without: 'true', test: ALLOWANCE, only: 'pinged once' },
  { name: 'three offers stand at once', file: 'src/kit/offers.ts', line: 'dropOldest(game, from, to);', without: '', test: 'test/rules/transactions.test.ts' },
  { name: 'five open games a person', file: 'src/table/founding.ts', line: 'if (open.length >= AT_ONCE) {', without: 'if (open.length < 0) {', test: FOUNDING },
  { name: 'nobody organises beyond the limit for another', file: 'src/table/organiser.ts', line: 'refuseBeyondLimit(desk, row.id, user);', without: 'void refuseBeyondLimit;', test: FOUNDING },
  { name: 'asking in vain has an end', file: 'src/table/requests.ts', line: 'refuseRepeated(desk, { now, by }, row.id);', without: 'void refuseRepeated;', test: 'test/table/organiser.test.ts', only: 'in vain' },
  { name: 'creating and joining is one change', file: 'src/table/founding.ts', line: "  const id = created(desk, work, game);\n  joinLobby(desk, work, id, who);\n  return { game: id };", without: "  const id = created(desk, work, game);\n  setImmediate(() => joinLobby(desk, work, id, who));\n  return { game: id };", test: FOUNDING },
  { name: 'what is typed leads nowhere', file: 'src/discord/text.ts', line: 'apart(unlinked(legible(text)).replace', without: 'apart((void unlinked, legible(text)).replace', test: 'test/discord/text.test.ts' },
  { name: 'threads of games that are over rest', file: 'src/discord/sender.ts', line: 'await letRest(this.client, this.context, row.game, row.kind);', without: 'void letRest;', test: 'test/e2e/practice.test.ts', only: 'demonstration|held open' },
  // The veil
  { name: 'marks are random, not running numbers', file: 'src/discord/presenters/outgoing.ts', line: 'const { game, id, nonce: mark } = posting;', without: 'const { game, id } = posting; const mark = String(id);', test: SECRETS, only: 'byte' },
  { name: 'every message carries its mark', file: 'src/discord/presenters/outgoing.ts', line: 'return message && withMark(posted, { ...message, content: upper(message.content) });', without: 'void withMark; return message && { ...message, content: upper(message.content) };', test: 'test/discord/limits.test.ts', only: 'Every kind of public message' },
  { name: 'words are no mark', file: SENDER, line: 'return own.find(({ components }) => carries(components, row.nonce));', without: 'return own.find(({ components, content }) => carries(components, row.nonce) || /Something waits|seed was/.test(content));', test: 'test/discord/finding.test.ts' },
  { name: 'a question is known by an alias', file: 'src/table/alias.ts', line: "aliasOf(desk, game, 'ask', user, number);", without: 'String(number);', test: 'test/table/veil.test.ts', only: 'another name' },
  { name: 'each reader has aliases of their own', file: 'src/table/play.ts', line: 'find((row) => row.seat === seat && askAlias(', without: 'find((row) => row.game === game && String(row.number) === ask || row.seat === seat && askAlias(', test: 'test/table/veil.test.ts', only: 'another name' },
  { name: 'a new game has a secret', file: 'src/table/operate.ts', line: "randomBytes(16).toString('hex');", without: "String(randomBytes);", test: 'test/store/open.test.ts', only: 'secret' },
  { name: 'a game without its secret is not brought in', file: 'migrations/0000_begin.sql', line: '`secret` text NOT NULL', without: "`secret` text DEFAULT '' NOT NULL", test: 'test/care/import.test.ts', only: 'no secret' },
  { name: 'secret messages have lanes of their own', file: 'src/table/announce.ts', line: 'lane: covered ? secretly(user) : personal(user),', without: 'lane: (void secretly, void covered, personal(user)),', test: 'test/table/veil.test.ts', only: 'keeps waiting' },
  { name: 'a decline looks the same whoever gave it', file: 'src/table/announce.ts', line: "entry.covered ? '' : work.by.user", without: 'work.by.user', test: 'test/table/veil.test.ts', only: 'Whoever declines' },
  { name: 'public reminders depend on nothing secret', file: 'src/clock/reminders.ts', line: '${wait.game} ${wait.seat} ${wait.covered}', without: '${wait.game} ${wait.seat}', test: 'test/table/veil.test.ts', only: 'A reminder' },
  { name: 'secret reminders are counted by themselves', file: 'src/store/asks.ts', line: 'reminder: wait.covered ? quietly : openly', without: 'reminder: quietly ?? openly', test: 'test/table/veil.test.ts', only: 'A reminder' },
  { name: 'only moves that tell something are counted', file: 'src/discord/commands/chronicle.ts', line: '.filter((facts) => seen.sight.narrate(facts, viewer).length)', without: '', test: 'test/discord/history.test.ts' },
  { name: 'ids of units count units alone', file: 'src/editions/ti4/rules/units/numbering.ts', line: 'if (!counts) return', without: 'if (counts) game.nextId();\n  if (true as boolean) return', test: 'test/rules/numbering.test.ts' },
  { name: 'tiles to place are their owner\'s', file: 'src/editions/ti4/views/known.ts', line: 'tilesToPlace: tiles && { [seat]: tiles },', without: 'tilesToPlace: state.tilesToPlace,', test: 'test/views/views.test.ts', only: 'what a seat knows' },
  { name: 'what goes on is shown field by field', file: 'src/editions/ti4/views/known.ts', line: "data: shown(data as never, seat) as Json }] : [];", without: 'data }] : [];', test: 'test/views/views.test.ts', only: 'what a seat knows' },
  { name: 'what is voted on unseen is known to whoever drew it', file: 'src/editions/ti4/views/known.ts', line: 'agenda: seenBy === seat ? agenda : undefined, seenBy', without: 'agenda, seenBy', test: 'test/content/covert-legislation.test.ts' },
  // Load
  { name: 'one sweep reminds in all games', file: 'src/table/reminding.ts', line: 'remindOf(room, now, chosen);\n  return chosen.length;', without: 'remindOf(room, now, chosen.slice(0, 50));\n  return Math.min(50, chosen.length);', test: 'test/fire/load.test.ts' },
  // Forgetting
  { name: 'payloads are changed at the places where people stand', file: 'src/table/forgetting.ts', line: "outbox: (kind, payload) =>\n      renamed(", without: 'outbox: (kind, payload) => user ? JSON.parse(JSON.stringify(payload).replaceAll(JSON.stringify(user), JSON.stringify(alias))) : renamed(', test: FORGETTING, only: 'Whatever' },
  { name: 'forgetting goes through nothing', file: 'src/store/record.ts', line: 'and(eq(commands.game, game), sql`(${commands.user} = ${user} or ${names(commands.payload)})`)', without: 'sql`(${commands.user} = ${user} or ${names(commands.payload)})`', test: FORGETTING, only: 'looks things up' },
  { name: 'somebody of many games is forgotten in slices', file: 'src/table/out-of-all.ts', line: 'await breath();', without: 'void breath;', test: FORGETTING, only: 'very many' },
  { name: 'practice players are nobody', file: 'src/table/forgetting.ts', line: ' && !isPractice(one.user)', without: '', test: FORGETTING, only: 'Practice' },
  { name: 'a lobby has an organiser', file: 'src/table/forgetting.ts', line: '  if (organises) handOver(desk, work, row);', without: '', test: FORGETTING, only: 'lobby' },
  { name: 'what is not to be said any more is not tried again', file: 'src/store/outbox.ts', line: "and(eq(outbox.id, id), ne(outbox.status, 'void'))", without: 'eq(outbox.id, id)', test: FORGETTING, only: 'was to be told' },
  { name: 'a game does not learn names', file: 'src/table/lobby.ts', line: 'seated.map(({ seat, wishes }) => ({ seat, wishes }))', without: 'seated.map(({ seat, name, wishes }) => ({ seat, name, wishes }) as { seat: string; wishes: typeof wishes })', test: FORGETTING, only: 'never learns' },
  // Care of data
  { name: 'what the bot writes is its owner\'s alone', file: 'src/main.ts', line: 'process.umask(0o077);', without: '', test: FILES, only: 'first run' },
  { name: 'what the host\'s commands write is its owner\'s alone', file: 'src/care/main.ts', line: 'process.umask(0o077);', without: '', test: FILES, only: 'from the first moment' },
  { name: 'what the local table writes is its owner\'s alone', file: 'src/sandbox/main.ts', line: 'process.umask(0o077);', without: '', test: FILES, only: 'first run' },
  { name: 'what was readable to others is no longer', file: 'src/store/files.ts', line: 'if (fs.statSync(file).mode & 0o077) fs.chmodSync(file, mode);', without: '', test: FILES, only: 'Whatever a run' },
  { name: 'a backup is of one moment', file: 'src/care/backup.ts', line: "source.exec('begin');", without: '', test: FILES, only: 'one moment' },
  { name: 'a backup is one file', file: 'src/care/backup.ts', line: '    alone(part);', without: '    void alone;', test: FILES, only: 'one file' },
  { name: 'a failed backup leaves nothing', file: 'src/care/backup.ts', line: '    remove(part);', without: '    void remove;', test: FILES, only: 'one file' },
  { name: 'of each week one backup stays', file: 'src/care/backup.ts', line: 'Math.floor(at / WEEK)', without: 'Math.floor(age / WEEK)', test: FILES, only: 'each night' },
  { name: 'a clock that is ahead has no backups thrown away', file: 'src/care/backup.ts', line: 'weeks.has(week) || weeks.size > WEEKS', without: 'weeks.has(week) || age > (WEEKS + 1) * WEEK', test: FILES, only: 'ahead for once' },
  { name: 'a backup can be restored over what is damaged', file: 'src/care/backup.ts', line: 'if (damage(database) === undefined) openStore', without: 'openStore', test: FILES, only: 'restored over' },
  { name: 'what was put aside is not written over', file: 'src/care/backup.ts', line: 'if (fs.existsSync(former)) throw', without: 'if (former === undefined) throw', test: FILES, only: 'in one second' },
  { name: 'a journal is restored with its file', file: 'src/care/backup.ts', line: "for (const rest of ['', '-wal']) if", without: "for (const rest of ['']) if", test: FILES, only: 'other means' },
  { name: 'one lock by whatever links', file: 'src/store/claim.ts', line: '`${realPath(path)}.lock`', without: '`${path}.lock`', test: FILES, only: 'one lock' },
  { name: 'an imported state is the one its last move led to', file: 'src/table/saved.ts', line: 'row.state === null || fingerprint(row.state) !== hash', without: 'row.state === null', test: 'test/care/import.test.ts' },
  { name: 'an imported game is tried', file: 'src/table/saved.ts', line: "if (row.status === 'running' || row.status === 'paused') played(edition, state, settle);", without: '', test: 'test/care/import.test.ts' },
  { name: 'organisers are told of damage once', file: 'src/table/place.ts', line: 'if (told.some(({ createdAt }) => createdAt > now - REMIND_OF_DAMAGE)) return { game, came: false };', without: 'void told;', test: DAMAGE },
  { name: 'damage is found', file: 'src/store/checking.ts', line: "return found === 'ok' ? null : String(found);", without: "return found === '' ? '' : null;", test: DAMAGE },
  { name: 'what cannot be read just now is not called damaged or sound', file: 'src/store/checking.ts', line: '    throw error;', without: '    return null;', test: DAMAGE },
  { name: 'damage is told at the start', file: 'src/main.ts', line: '    table.damaged();', without: '', test: RECORDS, only: 'Damage' },
  { name: 'the clock renews games one at a time', file: 'src/table/closing.ts', line: ' || room.renewed > renewed', without: '', test: 'test/table/renewing.test.ts' },
  { name: 'games of practice players are renewed one at a time', file: 'src/table/practising.ts', line: 'if (done >= most || room.renewed > renewed) break;', without: 'if (done >= most) break;', test: 'test/table/renewing.test.ts' },
  // What takes long
  { name: 'odds are not reckoned in the event loop', file: 'src/main.ts', line: 'loadEditions({ works: pool, log })', without: 'loadEditions()', test: 'test/e2e/pool.test.ts' },
  { name: 'work that runs over its time is ended', file: 'src/pool/worker.ts', line: "        this.end();\n        resolve(new Undone('slow'", without: "        resolve(new Undone('slow'", test: 'test/pool/pool.test.ts', only: 'runs over' },
  { name: 'a worker that holds too much is ended', file: 'src/pool/worker.ts', line: 'if (answered.rss > this.settings.memory) this.end();', without: 'if (answered.rss > Infinity) this.end();', test: 'test/pool/pool.test.ts', only: 'holds too much' },
  { name: 'an idle worker is ended', file: 'src/pool/worker.ts', line: 'this.timer = setTimeout(() => this.end(), this.settings.idle).unref();', without: 'void 0;', test: 'test/pool/pool.test.ts', only: 'ended when it has had nothing' },
  { name: 'a worker ends with the bot', file: 'src/pool/serve.ts', line: "process.on('disconnect', () => process.exit(0));", without: "process.on('disconnect', () => setInterval(() => {}, 1_000));", test: 'test/e2e/pool.test.ts' },
  { name: 'a worker is not told the token', file: 'src/pool/worker.ts', line: "fork(entry, [], {\n      env,\n      execArgv", without: 'fork(entry, [], { env: { ...process.env, ...env }, execArgv', test: 'test/pool/pool.test.ts', only: 'environment' },
  { name: 'the line is bounded', file: 'src/pool/line.ts', line: "if (line.length >= most) return 'busy';", without: '', test: 'test/pool/pool.test.ts' },
  { name: 'one piece of work at a time for each person', file: 'src/pool/line.ts', line: "if (person !== undefined && this.busy.has(person)) return 'yours';", without: '', test: 'test/pool/pool.test.ts' },
  { name: 'looks do not hold up what the game needs', file: 'src/pool/line.ts', line: 'this.own.length > 0 && (!this.people.length || this.had.own <= this.had.people)', without: 'this.own.length > 0 && !this.people.length', test: 'test/pool/pool.test.ts', only: 'In the line' },
  { name: 'what is under way is shared', file: 'src/pool/pool.ts', line: 'if (begun) return begun as Promise<T>;', without: '', test: 'test/pool/pool.test.ts', only: 'does once' },
  { name: 'what is committed is on the disk before it counts', file: 'src/store/open.ts', line: "    } finally {\n      client.pragma('synchronous = FULL');", without: '    } finally {', test: 'test/store/outbox.test.ts', only: 'noted without' },
  { name: 'nothing is made for work that is refused', file: 'src/pool/pool.ts', line: "    const refused = this.stopped ? 'stopped' : this.line.refuses(wanted.person);", without: "    data = given(data);\n    const refused = this.stopped ? 'stopped' : this.line.refuses(wanted.person);", test: 'test/pool/pool.test.ts', only: 'makes what' },
  { name: 'what is due is found however many games there are', file: 'src/store/asks.ts', line: "const firstDue = db\n    .select({ at: asks.dueAt })\n    .from(asks)\n    .crossJoin(games)", without: 'const firstDue = db.select({ at: asks.dueAt }).from(asks).innerJoin(games, running)', test: 'test/table/steady.test.ts' },
  { name: 'what is given to a worker is bounded', file: 'src/pool/pool.ts', line: 'if (bytes.byteLength > MOST)', without: 'if (bytes.byteLength > Infinity)', test: 'test/pool/pool.test.ts', only: 'gives nobody more' },
  { name: 'odds that are too large are given up', file: 'src/editions/ti4/odds/budget.ts', line: 'if (this.spent > MOST) throw tooLarge();', without: '', test: 'test/odds/odds.test.ts', only: 'side of many kinds' },
  { name: 'odds are given up after a while', file: 'src/editions/ti4/odds/budget.ts', line: 'if (this.enough?.()) throw tooLarge();', without: '', test: 'test/odds/odds.test.ts', only: 'waited long enough' },
  { name: 'who could not play is left alone for a while', file: 'src/table/practising.ts', line: 'room.resting.set(game, room.clock() + MINUTE);', without: '', test: 'test/table/practice.test.ts', only: 'what is legal' },
  { name: 'a picture is kept for its viewer alone', file: 'src/editions/ti4/face/sight.ts', line: 'drawn(`hand of ${seat}`, person', without: "drawn('hand', person", test: 'test/discord/pictures.test.ts', only: 'of a hand' },
  { name: 'a picture is drawn anew after a move', file: 'src/editions/ti4/face/sight.ts', line: 'key: JSON.stringify([game, head, this.names, what])', without: 'key: JSON.stringify([game, this.names, what])', test: 'test/discord/pictures.test.ts', only: 'did not change' },
  { name: 'what cannot be told is heard of', file: 'src/editions/ti4/views/narrate.ts', line: 'faulty(error, fact.type);', without: 'void error;', test: 'test/views/narration.test.ts' },
  { name: 'pictures kept are bounded', file: 'src/discord/desk.ts', line: '({ maxSize: KEPT, sizeCalculation: sizeOf });', without: '({ max: 1_000, maxSize: KEPT * 1_000, sizeCalculation: sizeOf });', test: 'test/discord/pictures.test.ts', only: 'kept are few' },
  { name: 'what was thought of an earlier moment is not played', file: 'src/table/practice.ts', line: "loaded.row.head !== head || loaded.row.status !== 'running' || !isDue(row, now)", without: "loaded.row.status !== 'running' || !isDue(row, now)", test: 'test/table/practice.test.ts', only: 'moved on' },
  { name: 'nothing wakes the table for those who think', file: 'src/table/closing.ts', line: 'room.store.asks.nextDue([...room.resting.keys()])', without: 'room.store.asks.nextDue()', test: 'test/table/practice.test.ts', only: 'once they have thought' },
  { name: 'many are reminded a few games at a time', file: 'src/table/reminding.ts', line: 'const GAMES = 40;', without: 'const GAMES = 4_000;', test: 'test/clock/clock.test.ts', only: 'However many' },
  // The clock
  { name: 'the clock wakes to the moment', file: 'src/clock/clock.ts', line: 'timer = setTimeout(answer, Math.max(next - now(), 1));', without: 'void next;', test: 'test/clock/clock.test.ts' },
  { name: 'nobody is reminded in quiet hours', file: 'src/clock/reminders.ts', line: ' && !isQuiet(now, preferences);', without: ' && (isQuiet(now, preferences) || true);', test: 'test/clock/sweep.test.ts', only: 'quiet' },
  { name: 'a reminder is not repeated at once', file: 'src/clock/reminders.ts', line: 'Math.max(wait.openedAt, reminded)', without: 'Math.max(wait.openedAt, 0 * reminded)', test: 'test/clock/sweep.test.ts' },
  { name: 'quiet hours end rightly where clocks change', file: 'src/table/quiet-hours.ts', line: 'if (!isEven(end)) {', without: 'if (end < 0) {', test: 'test/clock/quiet-hours.test.ts' },
  // The host
  { name: 'a gateway that closes for good ends it', file: 'src/discord/turned-away.ts', line: 'if (code in CLOSED) tell(code);', without: 'void code;', test: NOT_WELL, only: 'revoked while it runs' },
  { name: 'a token that a request finds worthless ends it', file: 'src/discord/turned-away.ts', line: 'if (status === UNAUTHORIZED && data.auth !== false) tell(UNAUTHORIZED);', without: 'void status; void data;', test: NOT_WELL, only: 'only a request' },
  { name: 'an answer that is unauthorized does not end it', file: 'src/discord/turned-away.ts', line: ' && data.auth !== false) tell', without: ' && data) tell', test: 'test/e2e/log.test.ts', only: 'with 401' },
  { name: 'who was turned away holds back', file: 'src/main.ts', line: 'if (ms === 0) return;', without: 'if (ms >= 0) return;', test: NOT_WELL, only: 'Started again at once' },
  { name: 'what cannot be noted is waited out', file: 'src/main.ts', line: "if (!noteTurnedAway(config.database, token, Date.now()))\n    await", without: 'if (!noteTurnedAway(config.database, token, Date.now()) && ending.begun.aborted) await', test: NOT_WELL, only: 'cannot note' },
  { name: 'another token need not hold back', file: 'src/running/hold-back.ts', line: 'note.token === mark(token) ?', without: 'note.at ?', test: NOT_WELL, only: 'With another token' },
  { name: 'a reply under way is finished', file: 'src/discord/bot.ts', line: 'await Promise.all([sender.stop(), replies.settled(FAREWELL)]);', without: 'await sender.stop();', test: NOT_WELL, only: 'A reply under way' },
  { name: 'health is told on this machine alone', file: 'src/running/health.ts', line: "server.listen(port, '127.0.0.1', resolve);", without: 'server.listen(port, resolve);', test: NOT_WELL, only: 'on this machine alone' },
  { name: 'health tries whether it can write', file: 'src/store/pulse.ts', line: 'client.pragma(`user_version = ${version}`);', without: 'void version;', test: NOT_WELL, only: 'another program holds' },
  { name: 'what was not foreseen is told by the rules of the log', file: 'src/main.ts', line: "process.on('uncaughtException', (error) => {", without: "process.on('rejectionHandled' as never, (error: Error) => {", test: NOT_WELL, only: 'not foreseen' },
  { name: 'of an error only what is named is told', file: 'src/log/told.ts', line: 'if (value instanceof Error) return toldError(value);', without: 'if (value instanceof Error) return { ...value, message: value.message };', test: LOG },
  { name: 'pino copies nothing from an error', file: 'src/log/index.ts', line: ', serializers: { err: (err: unknown) => err } };', without: ' };', test: LOG },
  { name: 'what stands behind an address is not told', file: 'src/log/told.ts', line: ".replace(BEHIND_ADDRESS, '/$1/…')", without: '', test: LOG },
  { name: 'no line of the log is too long', file: 'src/log/index.ts', line: 'if (size(line) <= most) return line;', without: 'if (size(line) >= 0) return line;', test: LOG },
  { name: 'the same trouble is told once a minute', file: 'src/log/index.ts', line: "if (at === 'info' || repeats.isNew(kindOf(at, words, about), about, again)) out", without: 'void again; out', test: LOG },
  { name: 'the volume is the bot\'s own', file: 'Dockerfile', line: 'RUN mkdir /app/data && chown node:node /app/data\n', without: '', test: 'test/image/image.test.ts', only: 'Its steps' },
  // Names
  { name: 'unseen signs go', file: 'src/words/legible.ts', line: "text.replace(EMOJI_OR_UNSEEN, '$1')", without: 'text', test: 'test/words/legible.test.ts' },
  { name: 'a name comes in legible', file: 'src/discord/bot.ts', line: 'clip(legibleName(shown) || legibleName(user.displayName) || user.username, 32)', without: 'clip(shown, 32)', test: 'test/e2e/names.test.ts' },
  { name: 'a clock that was ahead silences nothing', file: 'src/store/outbox.ts', line: '      setRight(now);', without: '      void setRight;', test: AHEAD },
  { name: 'what was to wait waits as long, whatever the clock said', file: 'src/store/outbox.ts', line: 'then ${now} + max(0, due_at - created_at)', without: 'then ${now}', test: AHEAD },
  { name: 'windows opened by a clock that was ahead close in their time', file: 'src/clock/clock.ts', line: '  table.setRight(now);', without: '', test: AHEAD },
  { name: 'reminders noted by a clock that was ahead do not count', file: 'src/clock/reminders.ts', line: ' && wait.reminder.lastAt <= now + AHEAD', without: '', test: AHEAD },
  // Dice
  { name: 'a branch waits before it touches what is common', file: 'src/engine/run.ts', line: '!foreseen && mustWait(game, path)', without: '!foreseen && path.length < 0 && mustWait(game, path)', test: 'test/engine/order.test.ts' },
  { name: 'a branch waits where what it calls for is at work', file: 'src/engine/run.ts', line: 'if (atWork?.some((name) => !calls.includes(name))) return true;', without: 'void atWork;', test: 'test/engine/order.test.ts' },
  { name: 'a branch waits where what it calls for asks somebody', file: 'src/engine/run.ts', line: 'if (frame.asks || frame.fork) return true;', without: 'if (frame.asks || frame.fork) return false;', test: 'test/engine/order.test.ts' },
  { name: 'what a branch calls for is not waited for twice', file: 'src/engine/run.ts', line: 'const foreseen = last.stack === stack && stack.length > last.height;', without: 'const foreseen = stack.length < 0;', test: 'test/engine/order.test.ts' },
  { name: 'branches find the records in one order', file: 'src/engine/run.ts', line: "if (sortKeys(state, ['facts', 'stack'])) game.touched();", without: 'void sortKeys;', test: 'test/engine/order.test.ts' },
  { name: 'a branch has ids of its own', file: 'src/engine/lines.ts', line: 'if (!branch) return state.nextId++;', without: 'if (!branch || name) return state.nextId++;', test: 'test/engine/order.test.ts' },
  { name: 'a branch has a chain of its own', file: 'src/engine/lines.ts', line: 'const holder = branch ?? state;', without: 'void branch;\n  const holder = state;', test: 'test/engine/order.test.ts' },
  { name: 'what lies aside gives no result', file: 'src/engine/step.ts', line: 'if (branch && !ended?.aside) branch.result = result;', without: 'if (branch) branch.result = result;', test: 'test/engine/order.test.ts' },
  { name: 'a record shows only hashes of answers', file: 'src/engine/lines.ts', line: 'const hash = digest(text);', without: 'const hash = text;', test: 'test/table/dice.test.ts' },
  { name: 'a record shows only what all could see', file: 'src/table/record.ts', line: 'facts.filter(open)', without: 'facts.filter(() => open)', test: 'test/table/dice.test.ts' },
  { name: 'no record before the end', file: 'src/table/record.ts', line: "if (row.status !== 'ended' && row.status !== 'abandoned') return undefined;", without: '', test: 'test/table/dice.test.ts' },
  { name: 'another roll is noticed', file: 'scripts/verify.ts', line: "if (due !== result)\n      throw", without: 'if (due < 0) throw', test: 'test/table/dice.test.ts' },
  { name: 'a roll that stands there twice is noticed', file: 'scripts/verify.ts', line: 'if (drawn(address)) throw', without: 'if (drawn(address) && !address) throw', test: 'test/table/dice.test.ts', only: 'stands twice' },
  { name: 'what is no step is not followed', file: 'scripts/verify.ts', line: 'if (!isStep(step)) throw', without: 'if (!isStep(step) && !where) throw', test: 'test/table/dice.test.ts', only: 'a step is none' },
  { name: 'another last answer is noticed', file: 'scripts/verify.ts', line: "if (chains.get('') !== head.end) throw", without: "if (chains.get('') === '-') throw", test: 'test/table/dice.test.ts' },
  { name: 'a command left out is noticed', file: 'scripts/verify.ts', line: 'if (command !== i + 1) throw', without: 'if (command < 0) throw', test: 'test/table/dice.test.ts' },
  // The stand-in
  { name: 'the stand-in counts requests', file: 'src/sandbox/http/rate.ts', line: 'if (recent.length >= this.most) throw new RateLimited((recent[0] ?? now) + second - now);', without: '', test: 'test/sandbox/rules.test.ts', only: '50 in a second' },
  { name: 'the stand-in refuses late answers', file: 'src/sandbox/api/interaction.ts', line: 'if (world.now() - interaction.created > world.settings.acknowledgeWithinMs) throw refuse.unknownInteraction();', without: '', test: 'test/sandbox/answers.test.ts', only: 'three seconds' },
  { name: 'the stand-in refuses a second answer', file: 'src/sandbox/api/interaction.ts', line: 'if (interaction.answeredWith !== null) throw refuse.alreadyAcknowledged();', without: '', test: 'test/sandbox/answers.test.ts', only: '40060' },
];
