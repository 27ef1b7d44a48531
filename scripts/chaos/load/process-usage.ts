import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the resident memory of a process in MiB. */
export function memoryMiB(pid: number): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(join('/proc', String(pid), 'status'), 'utf8'))?.[1];
  return Number(kib ?? 0) / 1024;
}

/** Returns the processor time of a process in ms, in steps of 10. */
export function cpuTimeMs(pid: number): number {
  const fields = readFileSync(join('/proc', String(pid), 'stat'), 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
