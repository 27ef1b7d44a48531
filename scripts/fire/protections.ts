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
const FORGETTING = 'test/table/forgetting.test.ts';
const FILES = 'test/care/files.test.ts';
const AHEAD = 'test/clock/ahead.test.ts';
const DAMAGE = 'test/table/damage.test.ts';
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
  { name: 'nobody is mentioned', file: 'src/discord/message.ts', line: 'allowedMentions: { parse: [] as never[], users: (message.ping ?? []).filter(isPerson) },', without: "allowedMentions: { parse: ['users', 'everyone'] as never[] },", test: BAD },
  { name: 'strangers do not act', file: 'src/table/lobby.ts', line: "if (!member) throw new Illegal('You are not playing in this game.');", without: 'if (!member) return members[0];', test: BAD },
  { name: 'a hand is its owner\'s', file: 'src/discord/press.ts', line: "const seat = seatOf(game, from.caller.user);\n      if (seat === undefined)", without: "const seat = seatOf(game, from.caller.user) ?? 'p1';\n      if (seat === undefined)", test: BAD },
  { name: 'values of the wrong type are not taken', file: 'src/discord/bot.ts', line: "return typeof found === 'string' ? found : undefined;", without: 'return found as string;', test: BAD },
  { name: 'a press that comes twice is answered once', file: 'src/discord/bot.ts', line: 'const LATE = [10008, 10015, 10062, 40060, 50027];', without: 'const LATE = [0];', test: BAD },
  // Load
  { name: 'one sweep reminds in all games', file: 'src/table/reminding.ts', line: 'for (const wait of chosen) sendReminder(desk, wait, now);\n    return chosen.length;', without: 'for (const wait of chosen.slice(0, 50)) sendReminder(desk, wait, now);\n    return Math.min(50, chosen.length);', test: 'test/fire/load.test.ts' },
  // Forgetting
  { name: 'payloads are changed at the places where people stand', file: 'src/table/forgetting.ts', line: 'outbox: (kind, payload) => renamed(', without: 'outbox: (kind, payload) => user ? JSON.parse(JSON.stringify(payload).replaceAll(JSON.stringify(user), JSON.stringify(alias))) : renamed(', test: FORGETTING, only: 'Whatever' },
  { name: 'forgetting goes through nothing', file: 'src/store/forget.ts', line: '=> and(eq(table.game, game), eq(table.user, user));', without: '=> and(eq(table.user, user));', test: FORGETTING, only: 'looks things up' },
  { name: 'somebody of many games is forgotten in slices', file: 'src/table/forgetting.ts', line: '    await breath();', without: '    void breath;', test: FORGETTING, only: 'very many' },
  { name: 'practice players are nobody', file: 'src/table/forgetting.ts', line: ' && !isPractice(one.user)', without: '', test: FORGETTING, only: 'Practice' },
  { name: 'a lobby has an organiser', file: 'src/table/forgetting.ts', line: '  if (organises) handOver(desk, work, row);', without: '', test: FORGETTING, only: 'lobby' },
  { name: 'what is not to be said any more is not tried again', file: 'src/store/outbox.ts', line: "and(eq(outbox.id, id), ne(outbox.status, 'void'))", without: 'eq(outbox.id, id)', test: FORGETTING, only: 'was to be told' },
  { name: 'a game does not learn names', file: 'src/table/lobby.ts', line: 'seated.map(({ seat, wishes }) => ({ seat, wishes }))', without: 'seated.map(({ seat, name, wishes }) => ({ seat, name, wishes }) as { seat: string; wishes: typeof wishes })', test: FORGETTING, only: 'never learns' },
  // Care of data
  { name: 'what the bot writes is its owner\'s alone', file: 'src/main.ts', line: 'process.umask(0o077);', without: '', test: FILES, only: 'first run' },
  { name: 'what the host\'s commands write is its owner\'s alone', file: 'src/care/main.ts', line: 'process.umask(0o077);', without: '', test: FILES, only: 'Whatever a run' },
  { name: 'what the local table writes is its owner\'s alone', file: 'src/sandbox/main.ts', line: 'process.umask(0o077);', without: '', test: FILES, only: 'first run' },
  { name: 'what was readable to others is no longer', file: 'src/store/files.ts', line: 'if (fs.statSync(file).mode & 0o077) fs.chmodSync(file, mode);', without: '', test: FILES, only: 'Whatever a run' },
  { name: 'a backup is of one moment', file: 'src/care/backup.ts', line: "source.exec('begin');", without: '', test: FILES, only: 'one moment' },
  { name: 'a backup is one file', file: 'src/care/backup.ts', line: '    alone(part);', without: '    void alone;', test: FILES, only: 'one file' },
  { name: 'a failed backup leaves nothing', file: 'src/care/backup.ts', line: '    remove(part);', without: '    void remove;', test: FILES, only: 'one file' },
  { name: 'of each week one backup stays', file: 'src/care/backup.ts', line: 'Math.floor(at / WEEK)', without: 'Math.floor(age / WEEK)', test: FILES, only: 'each night' },
  { name: 'one lock by whatever links', file: 'src/store/claim.ts', line: '`${realPath(path)}.lock`', without: '`${path}.lock`', test: FILES, only: 'one lock' },
  { name: 'an imported state is the one its last move led to', file: 'src/table/saved.ts', line: 'row.state === null || fingerprint(row.state) !== hash', without: 'row.state === null', test: 'test/care/import.test.ts' },
  { name: 'an imported game is tried', file: 'src/table/saved.ts', line: "if (row.status === 'running' || row.status === 'paused') played(edition, state, settle);", without: '', test: 'test/care/import.test.ts' },
  { name: 'organisers are told of damage once', file: 'src/table/place.ts', line: '    if (told.some(({ createdAt }) => createdAt > now - REMIND_OF_DAMAGE)) return false;', without: '    void told;', test: DAMAGE },
  { name: 'damage is found', file: 'src/store/checking.ts', line: "return found === 'ok' ? null : String(found);", without: "return found === '' ? '' : null;", test: DAMAGE },
  { name: 'what cannot be read just now is not called damaged or sound', file: 'src/store/checking.ts', line: '    throw error;', without: '    return null;', test: DAMAGE },
  { name: 'damage is told at the start', file: 'src/main.ts', line: '    table.damaged();', without: '', test: RECORDS, only: 'Damage' },
  { name: 'the clock renews games one at a time', file: 'src/table/closing.ts', line: ' || desk.renewed > renewed', without: '', test: 'test/table/renewing.test.ts' },
  { name: 'games of practice players are renewed one at a time', file: 'src/table/practice.ts', line: '    if (desk.renewed > renewed) break;', without: '', test: 'test/table/renewing.test.ts' },
  // The clock
  { name: 'the clock wakes to the moment', file: 'src/clock/clock.ts', line: 'timer = setTimeout(answer, Math.max(next - now(), 1));', without: 'void next;', test: 'test/clock/clock.test.ts' },
  { name: 'nobody is reminded in quiet hours', file: 'src/clock/reminders.ts', line: ' && !isQuiet(now, preferences);', without: ' && (isQuiet(now, preferences) || true);', test: 'test/clock/sweep.test.ts', only: 'quiet' },
  { name: 'a reminder is not repeated at once', file: 'src/clock/reminders.ts', line: 'Math.max(wait.openedAt, reminded)', without: 'Math.max(wait.openedAt, 0 * reminded)', test: 'test/clock/sweep.test.ts' },
  { name: 'a clock that was ahead silences nothing', file: 'src/store/outbox.ts', line: '      setRight(now);', without: '      void setRight;', test: AHEAD },
  { name: 'what was to wait waits as long, whatever the clock said', file: 'src/store/outbox.ts', line: 'then ${now} + max(0, due_at - created_at)', without: 'then ${now}', test: AHEAD },
  { name: 'windows opened by a clock that was ahead close in their time', file: 'src/clock/clock.ts', line: '  table.setRight(now);', without: '', test: AHEAD },
  { name: 'reminders noted by a clock that was ahead do not count', file: 'src/clock/reminders.ts', line: ' && wait.reminder.lastAt <= now + AHEAD', without: '', test: AHEAD },
  // The stand-in
  { name: 'the stand-in counts requests', file: 'src/sandbox/http/rate.ts', line: 'if (recent.length >= this.most) throw new RateLimited((recent[0] ?? now) + second - now);', without: '', test: 'test/sandbox/rules.test.ts', only: '50 in a second' },
  { name: 'the stand-in refuses late answers', file: 'src/sandbox/api/interaction.ts', line: 'if (world.now() - interaction.created > world.settings.acknowledgeWithinMs) throw refuse.unknownInteraction();', without: '', test: 'test/sandbox/answers.test.ts', only: 'three seconds' },
  { name: 'the stand-in refuses a second answer', file: 'src/sandbox/api/interaction.ts', line: 'if (interaction.answeredWith !== null) throw refuse.alreadyAcknowledged();', without: '', test: 'test/sandbox/answers.test.ts', only: '40060' },
];
