import type { Duplex } from 'node:stream';

/** Whatever is written before the program is done with what it is at goes out at once: the system asks as much for a word as for a page. */
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
