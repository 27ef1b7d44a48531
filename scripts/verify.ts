// Computes every roll of a game's record again: npm run verify FILE. Needs nothing of the rest of the program.
// What the lines of a record mean, and how to do the same without this file, is in docs/dice.md.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

interface Head { custodian: 'dice'; seed: string; commitment: string; commands: number; rolls: number; end: string; sha256: string }
interface Command { command: number; kind: string; back?: number; steps?: Step[] }
type Step =
  | ['fork', line: string, from: string]
  | ['link', line: string, seat: string, hash: string]
  | ['join', line: string, from: string]
  | ['draw', line: string, frame: string, label: string, index: number, sides: number, result: number, where: string];
/** The chain of each line, by its name; '' is the main line. */
type Chains = Map<string, string>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const link = (chain: string, hash: string): string => sha256(`${chain}\n${hash}`).slice(0, 24);

/** A number from 0 to sides - 1: 48 bits of a keyed hash, drawn again where they would favour low numbers. */
function draw(seed: string, address: string, sides: number): number {
  const limit = 2 ** 48 - (2 ** 48 % sides);
  for (let attempt = 0; ; attempt++) {
    const value = createHmac('sha256', seed).update(`${address}/${attempt}`).digest().readUIntBE(0, 6);
    if (value < limit) return value % sides;
  }
}

/** Throws a sentence that says where a step is not as it should be. */
function follow(seed: string, chains: Chains, step: Step, where: string): void {
  const chain = (line: string): string => {
    const found = chains.get(line);
    if (found === undefined) throw new Error(`${where}: the line "${line}" was never begun.`);
    return found;
  };
  const [what, line] = step;
  if (what === 'fork') chains.set(line, link(chain(step[2]), sha256(line)));
  else if (what === 'link') chains.set(line, link(chain(line), step[3]));
  else if (what === 'join') chains.set(line, link(chain(line), chain(step[2])));
  else if (what === 'draw') {
    const [, , frame, label, index, sides, result, by] = step;
    const due = draw(seed, `${chain(line)}/${frame}/${label}/${index}`, sides);
    if (due !== result) throw new Error(`${where}: a roll for "${label}" (${by}) is ${result + 1} of ${sides} in the record, and ${due + 1} by the seed and the answers.`);
  } else throw new Error(`${where}: a step called "${String(what)}" is not known.`);
}

/** How many rolls were found to be as they should. Throws a sentence where the record is not. */
export function verify(text: string): number {
  const [head, ...commands] = text.trim().split('\n').map((line): unknown => JSON.parse(line)) as [Head, ...Command[]];
  if (head?.custodian !== 'dice') throw new Error('This is no record of the dice of a game.');
  if (sha256(head.seed) !== head.commitment) throw new Error('The seed is not the one whose hash was announced at the start.');
  let chains: Chains = new Map([['', head.commitment.slice(0, 24)], ['setup', 'setup']]);
  /** As they were before each command: taking one back leads there again. */
  const before: Chains[] = [];
  let rolls = 0;
  for (const [i, { command, kind, back, steps = [] }] of commands.entries()) {
    const where = `Command ${command}`;
    if (command !== i + 1) throw new Error(`Command ${i + 1} is missing.`);
    before.push(new Map(chains));
    if (kind === 'undo') {
      if (back === undefined || !before[back - 1]) throw new Error(`${where} takes back what there is not.`);
      chains = new Map(before[back - 1]);
    }
    for (const step of steps) {
      follow(head.seed, chains, step, where);
      if (step[0] === 'draw') rolls++;
    }
  }
  if (commands.length !== head.commands) throw new Error(`There are ${commands.length} commands, and there should be ${head.commands}.`);
  if (chains.get('') !== head.end) throw new Error('The answers at the end are not those that were given.');
  if (rolls !== head.rolls) throw new Error(`There are ${rolls} rolls, and there should be ${head.rolls}.`);
  // What was taken back and rolled nothing shows nowhere else.
  if (sha256(text.slice(text.indexOf('\n') + 1)) !== head.sha256) throw new Error('The record has been changed since it was written.');
  return rolls;
}

const [file] = process.argv.slice(2);
if (process.argv[1]?.endsWith('verify.ts')) {
  try {
    if (file === undefined) throw new Error('Say which record: npm run verify FILE');
    const data = readFileSync(file);
    console.log(`${verify((file.endsWith('.gz') ? gunzipSync(data) : data).toString())} rolls, all as they should be.`);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT' && `There is no file ${file}.`;
    console.error(missing ? missing : error instanceof SyntaxError ? 'This is no record of the dice of a game: a line of it cannot be read.' : (error as Error).message);
    process.exitCode = 1;
  }
}
