import { join } from 'node:path';
import { startSandbox } from '#sandbox/server.ts';
import { buttonOf } from '../e2e/displayed-message.ts';
import { databaseSettings } from '../e2e/stored-data.ts';
import { startBotProcess, temporaryFolder } from '../e2e/bot-process.ts';
import { ACTIONS, type Action } from './actions.ts';
import { seatSituations } from './seat-situations.ts';
import { prepareSituations, type Marks, type Situation, type SituationQuery } from './situations.ts';
import { Tapper } from './tapper.ts';

const SURE = 'Do it anyway';

export interface TapCount {
  name: string;
  asProposed: number;
  nothingAsProposed: number;
  questions: number;
}

/** Opens and submits the form of an action. */
async function byForm(finger: Tapper, situation: Situation, marks: Marks | undefined): Promise<void> {
  const modal = await finger.open(await finger.begin(), situation);
  const sent = await finger.send(modal, marks);
  // The bot asks for confirmation if a wish wastes an activation.
  const message = buttonOf(sent, SURE) ? finger.shown(await finger.press(sent, SURE)) : sent;
  if (!message.content.startsWith('✅ Done')) throw new Error(`The form was not taken: ${message.content}`);
}

/**
 * Counts the taps of each action, performed twice by a player who uses only the Discord sandbox. `where`: a new
 * PostgreSQL database instead of a file.
 */
export async function countTaps({
  seed,
  wishes,
  where,
  only,
}: {
  seed: string;
  wishes: number;
  where?: string;
  /** Name of the only action to count. */
  only?: string;
}): Promise<{ actions: TapCount[]; wishes: number[] }> {
  const actions = ACTIONS.filter(({ name }) => only === undefined || name === only);
  if (!actions.length)
    throw new Error(`There is no action ${only}. Known: ${ACTIONS.map(({ name }) => name).join('; ')}.`);
  const found = prepareSituations([...actions.map(({ wanted }) => wanted), ...wished(wishes)], seed);
  const jobs = [
    ...actions.flatMap((action) =>
      [false, true].map((differently) => ({ action, differently, situation: at(found, action.name) })),
    ),
    ...wished(wishes).map((wanted) => ({ action: undefined, differently: true, situation: at(found, wanted.name) })),
  ];
  // One user each, since the number of games per organizer is limited.
  const sandbox = await startSandbox({ people: jobs.map((_job, i) => `Ann ${i + 1}`), acknowledgeWithinMs: 20_000 });
  const folder = temporaryFolder();
  const database = where ?? join(folder.path, 'custodian.db');
  try {
    const users = Object.values(sandbox.people);
    const seated = jobs.map(({ situation: { state, seat } }) => ({ state, seats: [seat] }));
    const single = users.map((user) => [user]);
    const places = await seatSituations(database, sandbox, single, seated);
    const bot = await startBotProcess(folder.path, sandbox.url, {
      pixels: true,
      environment: databaseSettings(database),
    });
    try {
      const done: { action: Action | undefined; differently: boolean; taps: number; questions: number }[] = [];
      for (const [i, { action, differently, situation }] of jobs.entries()) {
        const finger = new Tapper(sandbox.url, users[i], places[i].thread);
        await finger.player.command('next'); // posts the panel if there is none yet
        await (action?.course ?? byForm)(finger, situation, differently ? situation.otherwise : undefined);
        done.push({ action, differently, ...finger.taken });
      }
      const of = (action: Action, differently: boolean) =>
        done.find((one) => one.action === action && one.differently === differently);
      return {
        actions: actions.map((action) => ({
          name: action.name,
          asProposed: of(action, false)?.taps ?? NaN,
          nothingAsProposed: of(action, true)?.taps ?? NaN,
          questions: of(action, false)?.questions ?? NaN,
        })),
        wishes: done.filter(({ action }) => !action).map(({ taps }) => taps),
      };
    } finally {
      await bot.stop();
    }
  } finally {
    await sandbox.close();
    folder.remove();
  }
}

function at(found: Map<string, Situation>, name: string): Situation {
  const situation = found.get(name);
  if (!situation) throw new Error(`There is no situation for ${name}`);
  return situation;
}

/** Returns queries for any fleet that can be moved in a turn, regardless of proposals. */
const wished = (count: number): SituationQuery[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `wish ${i + 1}`,
    question: 'turn',
    form: 'tactical@',
    fields: ['move-ships.0'],
    changes: ['move-ships', 'commit', 'then'],
    any: true,
  }));
