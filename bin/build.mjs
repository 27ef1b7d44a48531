#!/usr/bin/env node
// Bundles the program: it starts in half the time and uses half the memory of its three thousand modules.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Programs that users start, by name. `STARTED` finds those that these start. */
const PROGRAMS = { main: 'src/app/main.ts', cli: 'src/cli/main.ts' };

/** Matches how a source names a program that it starts: `import.meta.resolve('./worker.ts')`. */
const STARTED = /import\.meta\.resolve\('(\.{1,2}[^']+\.ts)'\)/g;

/** Packages that stay outside the bundle: native code, optional ones, and those that tests replace. */
const EXTERNAL = [
  'better-sqlite3',
  'sharp',
  'pg',
  'pino',
  'zlib-sync',
  'bufferutil',
  'utf-8-validate',
  '@discordjs/voice',
];

/** Number of builds to keep: a running program may still load files of an older one. */
const KEPT = 3;

/**
 * Returns the file that starts a program, `main` or `cli`. Builds into `dist` first if a source has changed since the
 * last build.
 * Falls back to the source file if esbuild is missing or `dist` cannot be written.
 */
export async function programFile(name, root = ROOT) {
  const source = path.join(root, PROGRAMS[name]);
  try {
    return path.join(await built(root), `${nameOf(root, source)}.js`);
  } catch (error) {
    if (
      error.code === 'ERR_MODULE_NOT_FOUND' ||
      error.code === 'EACCES' ||
      error.code === 'EROFS' ||
      error.code === 'EPERM'
    )
      return source;
    throw error;
  }
}

/** Returns the folder of the build of these sources. */
async function built(root) {
  const sources = sourcesOf(root);
  const folder = path.join(root, 'dist', keyOf(root, sources));
  if (existsSync(folder)) return folder;
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({ ...settings(root, sources), outdir: folder });
  // Its process would stay as long as the program runs, with several hundred MiB.
  await stop();
  // Renaming a complete folder is safe if two processes build at once.
  const draft = `${folder}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const { path: file, contents } of outputFiles) writeFileSync(path.join(draft, path.basename(file)), contents);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  const now = new Date();
  utimesSync(folder, now, now);
  clear(path.join(root, 'dist'));
  return folder;
}

const settings = (root, sources) => ({
  absWorkingDir: root,
  entryPoints: programs(root, sources).map((file) => ({ in: file, out: nameOf(root, file) })),
  bundle: true,
  splitting: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node22.18',
  external: EXTERNAL,
  logLevel: 'error',
  // Node keeps the source of all modules in memory, with two bytes a character if one is beyond Latin-1. Names stay, and
  // short lines, so that stack traces can still be read.
  minifyWhitespace: true,
  lineLimit: 120,
  legalComments: 'none',
  // Some libraries are CommonJS and ask for Node's own modules at run time.
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module';\nconst require = createRequireOfBundle(import.meta.url);",
  },
  plugins: [
    { name: 'own-files', setup: (build) => build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => loaded(root, file)) },
  ],
});

/**
 * Rewrites `import.meta` in a source, so that it still finds the files next to it and the built programs that it
 * starts.
 */
function loaded(root, file) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('import.meta.')) return undefined;
  const contents = text
    .replace(
      STARTED,
      (_all, to) => `new URL('./${nameOf(root, path.resolve(path.dirname(file), to))}.js', import.meta.url).href`,
    )
    .replace(
      /(?<!URL\('\.\/[\w-]+\.js', )import\.meta\.url/g,
      `new URL('../../${slashed(path.relative(root, file))}', import.meta.url).href`,
    );
  return { contents, loader: 'ts' };
}

/** Lists the entry sources of all programs, those started by users and those started by other programs. */
function programs(root, sources) {
  const started = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(STARTED)].map(([, to]) => path.resolve(path.dirname(file), to)),
  );
  return [...new Set([...Object.values(PROGRAMS).map((file) => path.join(root, file)), ...started])];
}

/** Names the output of a source: `src/sandbox/main.ts` becomes `sandbox-main`. */
const nameOf = (root, file) =>
  slashed(path.relative(path.join(root, 'src'), file))
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');

const slashed = (file) => file.replaceAll(path.sep, '/');

const sourcesOf = (root) =>
  readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith('.ts'))
    .map((one) => path.join(one.parentPath, one.name))
    .sort();

/** Hashes the modification times and sizes of the sources, which is much faster than reading them. */
function keyOf(root, sources) {
  const hash = createHash('sha256').update(root);
  for (const file of [...sources, path.join(root, 'package-lock.json'), fileURLToPath(import.meta.url)]) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Removes all builds but the newest ones. */
function clear(dist) {
  const builds = readdirSync(dist).map((name) => path.join(dist, name));
  const at = new Map(builds.map((folder) => [folder, statSync(folder).mtimeMs]));
  for (const old of builds.sort((a, b) => at.get(b) - at.get(a)).slice(KEPT))
    rmSync(old, { recursive: true, force: true });
}

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) console.log(await programFile('main'));
