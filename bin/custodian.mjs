#!/usr/bin/env node
// Plain JavaScript, so that an old Node can still read it and print what to do.
import { pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Custodian needs Node 22.18 or newer; this is ${process.versions.node}. On Linux x64, "npm ci" brings one along: start with "npm start". Elsewhere, install Node 24 from nodejs.org.`,
  );
  process.exit(1);
}
// Returns freed memory to the system, rather than caching it for each thread; malloc reads these variables only at
// startup.
// Blocks from 32 KiB, such as those of V8's compiler, are mapped on their own, so that they leave no holes in the heap.
// The heap is collected when it has grown by a fifth: by default, V8 lets it grow to two or three times what it needs.
// The young generation is large, so that images on their way to Discord die in it: the old one is collected rarely.
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined && process.execve) {
  process.removeAllListeners('warning');
  process.execve(
    process.execPath,
    [
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      '--max-semi-space-size=4',
      '--heap-growing-percent=20',
      `--import=${new URL('./loading.mjs', import.meta.url)}`,
      ...process.execArgv,
      ...process.argv.slice(1),
    ],
    {
      ...process.env,
      MALLOC_ARENA_MAX: '1',
      MALLOC_TRIM_THRESHOLD_: '1048576',
      MALLOC_MMAP_THRESHOLD_: '32768',
    },
  );
}
const { programFile } = await import('./build.mjs');
await import(pathToFileURL(await programFile(process.argv.length > 2 ? 'cli' : 'main')).href);
