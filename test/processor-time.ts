import { readFileSync } from 'node:fs';

/** Seconds of processor that this process has used, with those of its programs that have ended. */
export function processorSeconds(): number {
  try {
    const [, , , , , , , , , , , user, system, ofUser, ofSystem] = readFileSync('/proc/self/stat', 'utf8').replace(/^.*\) /s, '').split(' ').map(Number); // prettier-ignore
    return (user + system + ofUser + ofSystem) / TICKS;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  }
}

/** Ticks of Linux in a second. */
const TICKS = 100;
