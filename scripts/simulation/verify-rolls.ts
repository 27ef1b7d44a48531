// Recomputes every roll of a game's record, independently of the rest of the program: npm run verify FILE.
// The record format, and how to do the same without this file, is in docs/dice.md.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

interface Head {
  custodian: 'dice';
  seed: string;
  commitment: string;
  commands: number;
  rolls: number;
  end: string;
  sha256: string;
}
interface Command {
  command: number;
  kind: string;
  back?: number;
  steps?: Step[];
}
type Step =
  | ['fork', line: string, from: string]
  | ['link', line: string, seat: string, hash: string]
  | ['join', line: string, from: string]
  | ['draw', line: string, frame: string, label: string, index: number, sides: number, result: number, where: string];
/** Hash chains by line name; '' is the main line. */
type Chains = Map<string, string>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const link = (chain: string, hash: string): string => sha256(`${chain}\n${hash}`).slice(0, 24);

/** Returns a number from 0 to sides - 1: 48 bits of a keyed hash, drawn again if they would favor low numbers. */
function draw(seed: string, address: string, sides: number): number {
  const limit = 2 ** 48 - (2 ** 48 % sides);
  for (let attempt = 0; ; attempt++) {
    const value = createHmac('sha256', seed).update(`${address}/${attempt}`).digest().readUIntBE(0, 6);
    if (value < limit) return value % sides;
  }
}

const isText = (...values: unknown[]): boolean => values.every((one) => typeof one === 'string');
const isWhole = (...values: unknown[]): boolean => values.every((one) => Number.isSafeInteger(one) && Number(one) >= 0);

function isStep(step: unknown): step is Step {
  const [what, line, second, third, ...rest] = Array.isArray(step) ? (step as unknown[]) : [];
  if (what !== 'draw')
    return what === 'link' ? isText(line, second, third) : (what === 'fork' || what === 'join') && isText(line, second);
  const [index, sides, result, by] = rest;
  return (
    isText(line, second, third, by) && isWhole(index, sides, result) && Number(sides) > 0 && Number(sides) <= 2 ** 48
  );
}

const isCommand = (one: unknown): one is Command =>
  typeof one === 'object' &&
  one !== null &&
  isText((one as Command).kind) &&
  Array.isArray((one as Command).steps ?? []);

/**
 * Follows one step. Throws an Error that says where a step is wrong. `drawn` records the address of a draw and tells
 * whether it was used before.
 */
function follow(seed: string, chains: Chains, step: Step, where: string, drawn: (address: string) => boolean): void {
  const chain = (line: string): string => {
    const found = chains.get(line);
    if (found === undefined) throw new Error(`${where}: the line "${line}" was never begun.`);
    return found;
  };
  const [what, line] = step;
  if (what === 'fork') chains.set(line, link(chain(step[2]), sha256(line)));
  else if (what === 'link') chains.set(line, link(chain(line), step[3]));
  else if (what === 'join') chains.set(line, link(chain(line), chain(step[2])));
  else {
    const [, , frame, label, index, sides, result, by] = step;
    const address = `${chain(line)}/${frame}/${label}/${index}`;
    if (drawn(address)) throw new Error(`${where}: a roll for "${label}" (${by}) stands in the record twice.`);
    const due = draw(seed, address, sides);
    if (due !== result)
      throw new Error(
        `${where}: a roll for "${label}" (${by}) is ${result + 1} of ${sides} in the record, and ${due + 1} by the seed and the answers.`,
      );
  }
}

/** Progress of the verification. */
interface Course {
  chains: Chains;
  /** Chains before each command, which undoing it restores. */
  before: Chains[];
  /** Command of each draw that was not taken back, by the draw's address. */
  drawn: Map<string, number>;
  rolls: number;
}

function takeBack(course: Course, back: number | undefined, where: string): void {
  const { before, drawn } = course;
  if (back === undefined || !before[back - 1]) throw new Error(`${where} takes back what there is not.`);
  course.chains = new Map(before[back - 1]);
  for (const [address, by] of drawn) if (by >= back) drawn.delete(address);
}

function followCommand(seed: string, course: Course, line: unknown, i: number): void {
  if (!isCommand(line)) throw new Error(`Command ${i + 1} cannot be read.`);
  const { command, kind, back, steps = [] } = line;
  const where = `Command ${command}`;
  if (command !== i + 1) throw new Error(`Command ${i + 1} is missing.`);
  course.before.push(new Map(course.chains));
  if (kind === 'undo') takeBack(course, back, where);
  const { chains, drawn } = course;
  for (const step of steps) {
    if (!isStep(step)) throw new Error(`${where} has a step that cannot be read: ${JSON.stringify(step).slice(0, 80)}`);
    follow(seed, chains, step, where, (address) => drawn.has(address) || !drawn.set(address, command));
    if (step[0] === 'draw') course.rolls++;
  }
}

/** Returns the number of verified rolls. Throws an Error if the record is wrong. */
export function verifyRolls(text: string): number {
  const [head, ...commands] = text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line)) as [Head, ...Command[]];
  if (head?.custodian !== 'dice' || !isText(head.seed, head.commitment))
    throw new Error('This is no record of the dice of a game.');
  if (sha256(head.seed) !== head.commitment)
    throw new Error('The seed is not the one whose hash was announced at the start.');
  const begun: Chains = new Map(Object.entries({ '': head.commitment.slice(0, 24), setup: 'setup' }));
  const course: Course = { chains: begun, before: [], drawn: new Map(), rolls: 0 };
  for (const [i, line] of commands.entries()) followCommand(head.seed, course, line, i);
  const { chains, rolls } = course;
  if (commands.length !== head.commands)
    throw new Error(`There are ${commands.length} commands, and there should be ${head.commands}.`);
  if (chains.get('') !== head.end) throw new Error('The answers at the end are not those that were given.');
  if (rolls !== head.rolls) throw new Error(`There are ${rolls} rolls, and there should be ${head.rolls}.`);
  // The hash covers commands that were taken back without a roll, which no roll reveals.
  if (sha256(text.slice(text.indexOf('\n') + 1)) !== head.sha256)
    throw new Error('The record has been changed since it was written.');
  return rolls;
}

/** Largest unpacked size in bytes, more than any game has, so that a zip bomb does not fill the memory. */
const MOST = 256 * 1024 * 1024;

function textOf(file: string): string {
  try {
    const data = readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(data, { maxOutputLength: MOST }) : data).toString();
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

const [file] = process.argv.slice(2);
if (process.argv[1]?.endsWith('verify-rolls.ts')) {
  try {
    if (file === undefined) throw new Error('Say which record: npm run verify FILE');
    console.log(`${verifyRolls(textOf(file))} rolls, all as they should be.`);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT' && `There is no file ${file}.`;
    console.error(
      missing
        ? missing
        : error instanceof SyntaxError
          ? 'This is no record of the dice of a game: a line of it cannot be read.'
          : (error as Error).message,
    );
    process.exitCode = 1;
  }
}
