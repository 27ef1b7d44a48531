import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const HOME = fileURLToPath(new URL('../..', import.meta.url));
/** The user called node, as its image has it. */
const NODE_USER = 1000;

export interface Step {
  does: string;
  with: string;
}

/** The steps of the Dockerfile, a line each. */
export function stepsOf(text: string): Step[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => ({ does: line.slice(0, line.indexOf(' ')), with: line.slice(line.indexOf(' ') + 1).trim() }));
}

export const dockerfile = (): Step[] => stepsOf(readFileSync(path.join(HOME, 'Dockerfile'), 'utf8'));

/** What has been made of the steps: where it lies, and how it is started. */
export interface Made {
  /** In place of the image's own root. */
  root: string;
  workdir: string;
  environment: Record<string, string>;
  user: number;
  volume: string;
  health: string[];
  command: string[];
}

/** What a step wanted is not to be had here, through no fault of the step. */
export class OutOfReach extends Error {}

/** Carries the steps out below a folder, as Docker would; one that is not known here is an error. */
export function make(root: string, steps: Step[]): Made {
  const made: Made = { root, workdir: '/', environment: {}, user: 0, volume: '', health: [], command: [] };
  chmodSync(root, 0o755);
  for (const step of steps) carryOut(made, step);
  return made;
}

function carryOut(made: Made, step: Step): void {
  const here = (place: string): string => path.join(made.root, path.resolve(made.workdir, place));
  switch (step.does) {
    case 'FROM':
      return;
    case 'WORKDIR':
      made.workdir = path.resolve(made.workdir, step.with);
      mkdirSync(here('.'), { recursive: true });
      return;
    case 'ENV': {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(step.with) ?? [];
      made.environment[name] = value;
      return;
    }
    case 'COPY': {
      const places = step.with.split(/\s+/);
      const to = places.pop() ?? '';
      for (const from of places)
        cpSync(path.join(HOME, from), to.endsWith('/') ? path.join(here(to), path.basename(from)) : here(to), {
          recursive: true,
        });
      return;
    }
    case 'RUN':
      return perform(made, step.with);
    case 'VOLUME':
      made.volume = here(step.with);
      // What is not in the image is made by Docker, as root; a new volume takes over what is.
      if (!existsSync(made.volume)) mkdirSync(made.volume, { recursive: true, mode: 0o755 });
      return;
    case 'USER':
      if (step.with !== 'node') throw new Error(`Nobody knows the number of the user ${step.with} here.`);
      made.user = NODE_USER;
      return;
    case 'HEALTHCHECK':
      made.health = JSON.parse(/CMD (\[.*\])$/.exec(step.with)?.[1] ?? '[]') as string[];
      return;
    case 'CMD':
      made.command = JSON.parse(step.with) as string[];
      return;
    default:
      throw new Error(`The step ${step.does} is not known here; teach it to test/image/steps.ts.`);
  }
}

/** A place of its own for what npm keeps, since the image throws its own away; filled by links with what this machine has already fetched. */
function npmCache(made: Made): string {
  const place = path.join(made.root, 'npm-cache');
  if (existsSync(place)) return place;
  mkdirSync(place);
  const kept = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim();
  if (kept) spawnSync('cp', ['-al', path.join(kept, '_cacache'), place]);
  return place;
}

function perform(made: Made, command: string): void {
  const here = command
    .replaceAll('/app/', `${path.join(made.root, 'app')}/`)
    .replaceAll('node:node', `${NODE_USER}:${NODE_USER}`);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', here], {
    cwd: path.join(made.root, made.workdir),
    encoding: 'utf8',
    // How this machine reaches the network is its own.
    env: {
      ...process.env,
      ...environmentOf(made),
      npm_config_cache: npmCache(made),
      npm_config_prefer_offline: 'true',
    },
  });
  const said = `${stdout}${stderr}`;
  if (status === 0) return;
  if (/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ENETUNREACH/.test(said))
    throw new OutOfReach(`"${command}" has to reach the network`);
  throw new Error(`"${command}" ended with ${status}: ${said.slice(-2_000)}`);
}

/** The Node that the tests run with stands for the image's own. */
export const environmentOf = (made: Made): Record<string, string> => ({
  ...made.environment,
  PATH: `${path.dirname(process.execPath)}:${process.env.PATH ?? ''}`,
});

/** The folder of the volume as another user's, as where Docker made it. */
export function giveVolumeTo(made: Made, user: number): void {
  chownSync(made.volume, user, user);
}

export const ownerOf = (place: string): number => statSync(place).uid;

/** A program and its arguments, run as the image's user. */
export const asUser = (made: Made, [program = '', ...args]: string[]): [program: string, args: string[]] => [
  'setpriv',
  [`--reuid=${made.user}`, `--regid=${made.user}`, '--clear-groups', '--', program, ...args],
];
