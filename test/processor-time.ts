import { readFileSync } from 'node:fs';

/** Returns the processor time of this process and its finished child processes, in seconds. */
export function processorSeconds(): number {
  try {
    const [, , , , , , , , , , , user, system, ofUser, ofSystem] = readFileSync('/proc/self/stat', 'utf8').replace(/^.*\) /s, '').split(' ').map(Number); // prettier-ignore
    return (user + system + ofUser + ofSystem) / TICKS;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  }
}

/** Clock ticks per second on Linux. */
const TICKS = 100;
