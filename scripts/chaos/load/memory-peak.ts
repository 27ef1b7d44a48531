import { readdirSync, readFileSync } from 'node:fs';
import type { BotProcess } from '../../e2e/bot-process.ts';
import { memoryMiB } from './process-usage.ts';
import type { EventLoopReport } from './event-loop-report.ts';

/** Updates the recorded memory if the bot's processes use more than before. */
export function recordMemoryPeak(bot: BotProcess, memory: EventLoopReport['memory']): void {
  const processes = processAndChildren(bot.pid).map((pid) => ({
    resident: zeroIfEnded(() => memoryMiB(pid)),
    proportional: zeroIfEnded(() => proportionalMiB(pid)),
  }));
  const resident = processes.reduce((sum, one) => sum + one.resident, 0);
  if (resident <= memory.resident) return;
  Object.assign(memory, {
    resident: Math.round(resident),
    proportional: Math.round(processes.reduce((sum, one) => sum + one.proportional, 0)),
    processes: processes.map((one) => ({
      resident: Math.round(one.resident),
      proportional: Math.round(one.proportional),
    })),
  });
}

/** Returns the ids of a process and its direct children. */
function processAndChildren(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1] === String(pid);
      } catch {
        return false; // has just ended
      }
    });
  return [pid, ...children.map(Number)];
}

/** Returns the proportional memory (PSS) of a process in MiB. */
const proportionalMiB = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;

/** Returns 0 if the process has just ended. */
function zeroIfEnded(read: () => number): number {
  try {
    return read();
  } catch {
    return 0;
  }
}
