#!/usr/bin/env node
// Plain JavaScript on purpose: an old Node can still read this, and is told what to do.
import { pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Custodian needs Node 22.18 or newer; this is ${process.versions.node}. On Linux x64, "npm ci" brings one along: start with "npm start". Elsewhere, install Node 24 from nodejs.org.`,
  );
  process.exit(1);
}
// Memory that is given back goes back to the machine, instead of being kept once for each thread: that has to be said before a program begins.
// The heap is cleared up when it has grown by a fifth: left to itself, V8 lets it grow to twice or three times what it needs.
// What is young is let grow old: pictures on their way to Discord are gone before they are counted among what stays, which is cleared up seldom.
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined && process.execve) {
  process.removeAllListeners('warning');
  process.execve(
    process.execPath,
    [
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      '--max-semi-space-size=8',
      '--heap-growing-percent=20',
      `--import=${new URL('./loading.mjs', import.meta.url)}`,
      ...process.execArgv,
      ...process.argv.slice(1),
    ],
    {
      ...process.env,
      MALLOC_ARENA_MAX: '1',
      MALLOC_TRIM_THRESHOLD_: '1048576',
      MALLOC_MMAP_THRESHOLD_: '262144',
    },
  );
}
const { programFile } = await import('./build.mjs');
await import(pathToFileURL(await programFile(process.argv.length > 2 ? 'cli' : 'main')).href);
