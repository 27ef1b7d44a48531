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
const SENDER = 'src/discord/sender.ts';

export const PROTECTIONS: Protection[] = [
  // Messages
  { name: 'an uncertain message is looked for', file: SENDER, line: 'const before = row.attempts > 1 ? await this.said(row, message) : undefined;', without: 'const before = row.attempts > 99 ? await this.said(row, message) : undefined;', test: FAULTS, only: 'A lobby|acknowledgement' },
  { name: 'an uncertain message is looked for after a kill', file: SENDER, line: 'const before = row.attempts > 1 ? await this.said(row, message) : undefined;', without: 'const before = undefined as never;', test: KILLS },
  { name: 'a ping is looked for with the message it was tried with', file: 'src/store/outbox.ts', line: 'or(eq(outbox.attempts, 0), eq(outbox.along, along)),', without: 'eq(outbox.attempts, 0),', test: 'test/e2e/game.test.ts' },
  { name: 'what went out as one message is noted at once', file: SENDER, line: 'this.note([row, ...there].map(({ id }) => id), sent);', without: 'this.note([row.id], sent);', test: 'test/e2e/game.test.ts' },
  { name: 'the nonce is enforced', file: SENDER, line: 'nonce: row.nonce, enforceNonce: true, ...(flags', without: '...(flags', test: FAULTS, only: 'A lobby|acknowledgement' },
  { name: 'what was claimed before a crash is taken up again', file: 'src/store/outbox.ts', line: "db.select().from(outbox).where(and(open, eq(outbox.status, 'claimed'), lt(outbox.claimedAt, before))).orderBy(asc(outbox.id)).all(),", without: '(before < 0 ? db.select().from(outbox).where(lt(outbox.claimedAt, before)).all() : []),', test: KILLS },
  { name: 'nothing is given up while Discord is away', file: SENDER, line: "cause === 'refused' && row.attempts >= GIVE_UP ? null : wait", without: "null", test: FAULTS, only: 'A lobby|Discord answers 5' },
  { name: 'a deleted panel is posted anew', file: SENDER, line: 'if (!(error instanceof DiscordAPIError) || Number(error.code) !== UNKNOWN_MESSAGE) throw error;', without: 'throw error;', test: FAULTS, only: 'A lobby' },
  { name: 'the organiser is told', file: SENDER, line: 'this.context.table.troubled(row.game, cause);', without: 'void 0;', test: FAULTS, only: 'A lobby|A permission' },
  { name: 'the organiser is told once', file: 'src/table/place.ts', line: 'if (told !== null && told >= (said ?? 0)) return false;', without: '', test: FAULTS, only: 'A lobby|A permission' },
  { name: 'what has waited is said when it may be', file: 'src/discord/bot.ts', line: 'client.on(event, () => sender.hurry());', without: 'void event;', test: FAULTS, only: 'A lobby|A permission' },
  { name: 'a deleted thread is made anew', file: 'src/discord/bot.ts', line: 'table.lost(game.id, { ...placeOf(game), thread: null });', without: 'void game;', test: FAULTS, only: 'A lobby|The thread deleted' },
  { name: 'a sleeping thread is woken', file: 'src/discord/thread.ts', line: 'if (thread.isThread() && thread.archived) await thread.setArchived(false);', without: '', test: FAULTS, only: 'A lobby|archived' },
  // Answers
  { name: 'a press counts once', file: 'src/table/desk.ts', line: 'if (before !== undefined) return { ...(before as unknown as Outcome), repeated: true };', without: 'void before;', test: 'test/table/kill.test.ts' },
  { name: 'a press changes a draft once', file: 'src/table/persons.ts', line: 'if (interaction !== undefined && desk.store.games.resultOf(interaction) !== undefined) return;', without: '', test: 'test/table/organiser.test.ts', only: 'twice' },
  { name: 'one transaction for an answer and all that follows', file: 'src/store/open.ts', line: 'const result = run.immediate(body) as T;', without: 'const result = body();', test: 'test/table/kill.test.ts' },
  { name: 'what was answered is announced in the same transaction', file: 'src/table/saved.ts', line: 'const said = announceCommand(desk, work, { row, edition, before, after, number, entry, facts, asks });', without: 'const said = row.said;', test: KILLS },
  { name: 'a broken connection is no answer', file: 'src/discord/bot.ts', line: "if (left === 0 || causeOf(error) !== 'away') throw error;", without: 'throw error;', test: FAULTS, only: 'A lobby|connection breaks' },
  // Records
  { name: 'a locked database keeps nobody waiting in turn', file: 'src/store/open.ts', line: 'if (isBusy(error)) wait(true);', without: '', test: RECORDS, only: 'Another program' },
  { name: 'trouble with the records is said as such', file: 'src/table/desk.ts', line: 'const trouble = storeTrouble(error, desk.store.path);', without: 'const trouble = undefined as ReturnType<typeof storeTrouble>;', test: RECORDS, only: 'full disk' },
  { name: 'one process for a database', file: 'src/main.ts', line: 'const claim = claimDatabase(config.database);', without: 'const claim = { release: () => {} }; void claimDatabase;', test: RECORDS, only: 'second bot' },
  { name: 'the outbox is guarded', file: 'src/table/table.ts', line: 'this.outbox = guardedOutbox(this.desk);', without: 'this.outbox = store.outbox; void guardedOutbox;', test: 'test/table/organiser.test.ts' },
  // Bad input
  { name: 'nobody is mentioned', file: 'src/discord/message.ts', line: 'allowedMentions: { parse: [] as never[], users: message.ping ?? [] },', without: "allowedMentions: { parse: ['users', 'everyone'] as never[] },", test: BAD },
  { name: 'strangers do not act', file: 'src/table/lobby.ts', line: "if (!member) throw new Illegal('You are not playing in this game.');", without: 'if (!member) return members[0];', test: BAD },
  { name: 'a hand is its owner\'s', file: 'src/discord/press.ts', line: "const seat = seatOf(game, from.caller.user);\n      if (seat === undefined)", without: "const seat = seatOf(game, from.caller.user) ?? 'p1';\n      if (seat === undefined)", test: BAD },
  { name: 'values of the wrong type are not taken', file: 'src/discord/bot.ts', line: "return typeof found === 'string' ? found : undefined;", without: 'return found as string;', test: BAD },
  { name: 'a press that comes twice is answered once', file: 'src/discord/bot.ts', line: 'const LATE = [10008, 10015, 10062, 40060, 50027];', without: 'const LATE = [0];', test: BAD },
  // Load
  { name: 'one sweep reminds in all games', file: 'src/table/reminding.ts', line: 'for (const wait of chosen) sendReminder(desk, wait, now);\n    return chosen.length;', without: 'for (const wait of chosen.slice(0, 50)) sendReminder(desk, wait, now);\n    return Math.min(50, chosen.length);', test: 'test/fire/load.test.ts' },
  // What takes long
  { name: 'odds are not reckoned in the event loop', file: 'src/main.ts', line: 'eyesOf(table, book, { works: pool, log })', without: 'eyesOf(table, book)', test: 'test/e2e/pool.test.ts' },
  { name: 'work that runs over its time is ended', file: 'src/pool/worker.ts', line: "        this.end();\n        resolve(new Undone('slow'", without: "        resolve(new Undone('slow'", test: 'test/pool/pool.test.ts', only: 'runs over' },
  { name: 'a worker that holds too much is ended', file: 'src/pool/worker.ts', line: 'if (answered.rss > this.settings.memory) this.end();', without: 'if (answered.rss > Infinity) this.end();', test: 'test/pool/pool.test.ts', only: 'holds too much' },
  { name: 'an idle worker is ended', file: 'src/pool/worker.ts', line: 'this.timer = setTimeout(() => this.end(), this.settings.idle).unref();', without: 'void 0;', test: 'test/pool/pool.test.ts', only: 'ended when it has had nothing' },
  { name: 'a worker ends with the bot', file: 'src/pool/serve.ts', line: "process.on('disconnect', () => process.exit(0));", without: "process.on('disconnect', () => setInterval(() => {}, 1_000));", test: 'test/e2e/pool.test.ts' },
  { name: 'a worker is not told the token', file: 'src/pool/worker.ts', line: 'fork(entry, [], { env, execArgv', without: 'fork(entry, [], { env: { ...process.env, ...env }, execArgv', test: 'test/pool/pool.test.ts', only: 'environment' },
  { name: 'the line is bounded', file: 'src/pool/line.ts', line: "if (line.length >= most) return 'busy';", without: '', test: 'test/pool/pool.test.ts' },
  { name: 'one piece of work at a time for each person', file: 'src/pool/line.ts', line: "if (person !== undefined && this.busy.has(person)) return 'yours';", without: '', test: 'test/pool/pool.test.ts' },
  { name: 'looks do not hold up what the game needs', file: 'src/pool/line.ts', line: 'this.own.length > 0 && (!this.people.length || this.had.own <= this.had.people)', without: 'this.own.length > 0 && !this.people.length', test: 'test/pool/pool.test.ts', only: 'In the line' },
  { name: 'what is under way is shared', file: 'src/pool/pool.ts', line: 'if (begun) return begun as Promise<T>;', without: '', test: 'test/pool/pool.test.ts', only: 'does once' },
  { name: 'what is given to a worker is bounded', file: 'src/pool/pool.ts', line: 'if (bytes.byteLength > MOST)', without: 'if (bytes.byteLength > Infinity)', test: 'test/pool/pool.test.ts', only: 'gives nobody more' },
  { name: 'odds that are too large are given up', file: 'src/odds/budget.ts', line: 'if (this.spent > MOST) throw tooLarge();', without: '', test: 'test/odds/odds.test.ts', only: 'side of many kinds' },
  { name: 'odds are given up after a while', file: 'src/odds/budget.ts', line: 'if (this.enough?.()) throw tooLarge();', without: '', test: 'test/odds/odds.test.ts', only: 'waited long enough' },
  { name: 'who could not play is left alone for a while', file: 'src/table/practice.ts', line: 'desk.resting.set(game, desk.clock() + MINUTE);', without: '', test: 'test/table/practice.test.ts', only: 'what is legal' },
  { name: 'a picture is kept for its viewer alone', file: 'src/edition/eyes.ts', line: 'drawn(id, `hand of ${seat}`, person', without: "drawn(id, 'hand', person", test: 'test/discord/pictures.test.ts', only: 'of a hand' },
  { name: 'a picture is drawn anew after a move', file: 'src/edition/eyes.ts', line: 'key: JSON.stringify([game, head, names(id), what])', without: 'key: JSON.stringify([game, names(id), what])', test: 'test/discord/pictures.test.ts', only: 'did not change' },
  { name: 'pictures kept are bounded', file: 'src/edition/works.ts', line: 'if (this.bytes <= KEPT) break;', without: 'if (this.bytes <= Infinity) break;', test: 'test/discord/pictures.test.ts', only: 'kept are few' },
  { name: 'what was thought of an earlier moment is not played', file: 'src/table/practice.ts', line: "loaded.row.head !== head || loaded.row.status !== 'running' || !isDue(row, now)", without: "loaded.row.status !== 'running' || !isDue(row, now)", test: 'test/table/practice.test.ts', only: 'moved on' },
  { name: 'nothing wakes the table for those who think', file: 'src/table/closing.ts', line: 'desk.store.asks.nextDue([...desk.resting.keys()])', without: 'desk.store.asks.nextDue()', test: 'test/table/practice.test.ts', only: 'once they have thought' },
  { name: 'many are reminded a few games at a time', file: 'src/table/reminding.ts', line: 'const GAMES = 40;', without: 'const GAMES = 4_000;', test: 'test/clock/clock.test.ts', only: 'However many' },
  // The clock
  { name: 'the clock wakes to the moment', file: 'src/clock/clock.ts', line: 'timer = setTimeout(answer, Math.max(next - now(), 1));', without: 'void next;', test: 'test/clock/clock.test.ts' },
  { name: 'nobody is reminded in quiet hours', file: 'src/clock/reminders.ts', line: ' && !isQuiet(now, preferences);', without: ' && (isQuiet(now, preferences) || true);', test: 'test/clock/sweep.test.ts', only: 'quiet' },
  { name: 'a reminder is not repeated at once', file: 'src/clock/reminders.ts', line: 'Math.max(wait.openedAt, reminded)', without: 'Math.max(wait.openedAt, 0 * reminded)', test: 'test/clock/sweep.test.ts' },
  // The stand-in
  { name: 'the stand-in counts requests', file: 'src/sandbox/http/rate.ts', line: 'if (recent.length >= this.most) throw new RateLimited((recent[0] ?? now) + second - now);', without: '', test: 'test/sandbox/rules.test.ts', only: '50 in a second' },
  { name: 'the stand-in refuses late answers', file: 'src/sandbox/api/interaction.ts', line: 'if (world.now() - interaction.created > world.settings.acknowledgeWithinMs) throw refuse.unknownInteraction();', without: '', test: 'test/sandbox/answers.test.ts', only: 'three seconds' },
  { name: 'the stand-in refuses a second answer', file: 'src/sandbox/api/interaction.ts', line: 'if (interaction.answeredWith !== null) throw refuse.alreadyAcknowledged();', without: '', test: 'test/sandbox/answers.test.ts', only: '40060' },
];
