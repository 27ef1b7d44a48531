import type { Duplex } from 'node:stream';

/** Combines all writes of one tick into a single one: a system call costs as much for a word as for a page. */
export function corkPerTick(stream: Duplex): void {
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
  let gathering = false;
  const end = (): void => {
    gathering = false;
    stream.uncork();
  };
  stream.write = (...given: unknown[]): boolean => {
    if (!gathering) {
      gathering = true;
      stream.cork();
      process.nextTick(end);
    }
    return write(...given);
  };
}
