import { join } from 'node:path';
import { startSandbox } from '#sandbox/server.ts';
import type { PlayerMessage } from '#sandbox/player.ts';
import type { State } from '#ti4/rules/state.ts';
import type { OpenQuestion } from '#service';
import { GameRecords } from '../chaos/players/game-records.ts';
import { startBotProcess, temporaryFolder } from '../e2e/bot-process.ts';
import { buttonOf, controlsOf, textOfMessage } from '../e2e/displayed-message.ts';
import { databaseSettings, withStoredData } from '../e2e/stored-data.ts';
import { prepareAttacks, type AttackSituation } from './attack-situation.ts';
import { seatSituations } from './seat-situations.ts';
import { Tapper } from './tapper.ts';

/** Cost of an attack for one side: its presses, and the moments at which the game waited for it. */
export interface SideCount {
  presses: number;
  stops: number;
  /** The question of each stop, with the presses that it took. */
  asked: { question: string; text: string; presses: number }[];
}

/** Name of the action among those that are counted. */
export const ATTACK = 'attack';

/** The most presses and stops that an attack may take. */
export const MOST_FOR_ATTACK = { attacker: { presses: 10, stops: 4 }, defender: { presses: 4, stops: 2 } };

export interface AttackCount {
  name: typeof ATTACK;
  attacker: SideCount;
  defender: SideCount;
}

/** Time in which a private reply has to show the next question, in ms. */
const SHOWN_WITHIN = 3_500;
/** Maximum number of stops of an attack; more are an error of the script. */
const MOST_STOPS = 60;
/** Number of different dice that are tried. */
const TRIES = 8;

/** Buttons in the order in which a side presses them that uses no card and keeps fighting. */
const PREFERRED = [
  /^Fight to the end, using no cards/,
  /^Fight to the end/,
  /^Choose units and payment$/,
  /^Keep fighting$/,
  /^Pass$/,
  /^Confirm/,
  /^Sustain/,
  /^End my turn$/,
  /^End turn$/,
  /^Decline$/,
  /^Continue$/,
];

/** One side of an attack: its user's presses, and the message that they see. */
class Side {
  readonly finger: Tapper;
  readonly user: string;
  readonly stops: SideCount['asked'] = [];
  message: PlayerMessage | undefined;

  constructor(url: string, user: string, thread: string) {
    this.finger = new Tapper(url, user, thread);
    this.user = user;
  }

  /** Finds the question in the last private reply, if it appears there in time, or else presses `Your move`. */
  async look({ ask }: OpenQuestion, mayBeShown: boolean): Promise<PlayerMessage> {
    const shows = (message: PlayerMessage | undefined): boolean =>
      message !== undefined && controlsOf(message).some(({ handle }) => handle.includes(`:${ask}:`));
    if (mayBeShown && this.message && !shows(this.message)) {
      const { id } = this.message;
      const now = await this.finger.player
        .until(async () => {
          const found = await this.finger.player.message(id);
          return shows(found) ? found : undefined;
        }, SHOWN_WITHIN)
        .catch(() => undefined);
      if (now) this.message = now;
    }
    this.message = mayBeShown && shows(this.message) ? this.message : await this.finger.begin();
    return this.message as PlayerMessage;
  }

  async press(label: string | RegExp): Promise<void> {
    const outcome = await this.finger.press(this.message as PlayerMessage, label);
    if (outcome.modal) {
      this.message = await this.finger.send(outcome.modal);
      return;
    }
    this.message = this.finger.shown(outcome);
  }

  count(): SideCount {
    return { presses: this.finger.taps, stops: this.stops.length, asked: this.stops };
  }
}

/** Attacks the system with the units that the form proposes. */
async function attack(side: Side, { system }: AttackSituation): Promise<void> {
  const menu = controlsOf(side.message as PlayerMessage).find(({ label }) => label.startsWith('Tactical action'));
  const option = menu?.options.find(({ value }) => value.endsWith(system));
  if (!option) throw new Error(`There is no form for ${system}.`);
  const modal = await side.finger.open(side.message as PlayerMessage, { label: option.label, menu: true });
  side.message = await side.finger.send(modal);
}

/** Answers the open question as a side does that uses no card and keeps fighting. */
async function answer(side: Side, situation: AttackSituation, { question }: OpenQuestion): Promise<void> {
  if (question === 'turn') return attack(side, situation);
  const message = side.message as PlayerMessage;
  const label = PREFERRED.find((one) => buttonOf(message, one));
  if (!label)
    throw new Error(
      `Nothing to press for ${question}: ${textOfMessage(message)} [${controlsOf(message)
        .map((one) => `${one.label}${one.disabled ? ' (off)' : ''}`)
        .join(' | ')}]`,
    );
  await side.press(label);
}

/** Plays an attack by the users of both sides, who use only the Discord sandbox. */
async function playAttack(
  sides: Record<'attacker' | 'defender', Side>,
  situation: AttackSituation,
  records: GameRecords,
  code: string,
): Promise<void> {
  let last: Side | undefined;
  const first = situation.state.turn.number;
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const due = await sides.attacker.finger.player.until(async () => {
      const { state } = await records.table.getGameWithState(code);
      if ((state as State).turn.number !== first) return 'over' as const;
      for (const side of Object.values(sides)) {
        const open = await records.question(code, side.user);
        if (open) return { side, open };
      }
      return undefined;
    });
    if (due === 'over') return;
    const { side, open } = due;
    const before = side.finger.taps;
    await side.look(open, last === side || last === undefined);
    for (let presses = 0; presses < 10; presses++) {
      await answer(side, situation, open);
      if ((await records.question(code, side.user))?.ask !== open.ask) break;
    }
    last = side;
    side.stops.push({
      question: open.question,
      text: open.spec.kind === 'none' ? open.spec.reason : open.spec.prompt,
      presses: side.finger.taps - before,
    });
  }
  throw new Error('The attack does not end.');
}

/**
 * Counts the presses and stops of a whole attack: two rounds of space combat, landing, ground combat and production.
 * Both sides hold a combat card and use none.
 */
export async function countAttack({ seed, where }: { seed: string; where?: string }): Promise<AttackCount> {
  const situations = prepareAttacks(Array.from({ length: TRIES }, (_, i) => `${seed} ${i + 1}`));
  const people = situations.flatMap((_one, i) => [`Ann ${i + 1}`, `Bob ${i + 1}`]);
  const sandbox = await startSandbox({ people, acknowledgeWithinMs: 20_000 });
  const folder = temporaryFolder();
  const database = where ?? join(folder.path, 'custodian.db');
  try {
    const users = Object.values(sandbox.people);
    const pairs = situations.map((_one, i) => users.slice(2 * i, 2 * i + 2));
    const places = await seatSituations(
      database,
      sandbox,
      pairs,
      situations.map(({ state, attacker, defender }) => ({ state, seats: [attacker, defender], asksInWindows: true })),
    );
    const bot = await startBotProcess(folder.path, sandbox.url, {
      pixels: true,
      environment: databaseSettings(database),
    });
    const records = await GameRecords.at(database);
    try {
      for (const [i, situation] of situations.entries()) {
        const { code, thread } = places[i];
        const [attacker, defender] = pairs[i].map((user) => new Side(sandbox.url, user, thread));
        await attacker.finger.player.command('next');
        await playAttack({ attacker, defender }, situation, records, code);
        if (await isWanted(database, code, situation))
          return { name: ATTACK, attacker: attacker.count(), defender: defender.count() };
      }
      throw new Error('No dice gave two rounds of space combat and a won ground combat.');
    } finally {
      await records.close();
      await bot.stop();
    }
  } finally {
    await sandbox.close();
    folder.remove();
  }
}

interface CombatFact {
  type: string;
  planet?: string;
  winner?: string;
}

/** Tells whether the attack had two rounds in space and was won there and on the planet. */
async function isWanted(where: string, code: string, { attacker, planet }: AttackSituation): Promise<boolean> {
  const rows = await withStoredData(where, async ({ select }) =>
    select<{ facts: string | CombatFact[] }>('select facts from commands where game = $1', code),
  );
  const facts = rows.flatMap(({ facts: kept }): CombatFact[] => (typeof kept === 'string' ? JSON.parse(kept) : kept));
  const rounds = facts.filter((fact) => fact.type === 'combat-round-begins' && fact.planet === undefined).length;
  const won = facts.filter(({ type, winner }) => type === 'combat-won' && winner === attacker);
  return rounds === 2 && won.some((fact) => fact.planet === undefined) && won.some((fact) => fact.planet === planet);
}
