// Loaded with --import before anything else: determines the kind of a module once per folder, where Node searches all
// parent folders for each of several thousand files. Also resolves the aliases of package.json (`#engine`, `#kit/...`).
// Leaves everything else to Node.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Module kind of .js files by folder, as in the nearest package.json. */
const kinds = new Map();

function kindIn(folder) {
  let kind = kinds.get(folder);
  if (kind === undefined) {
    try {
      kind =
        JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')).type === 'module' ? 'module' : 'commonjs';
    } catch {
      const above = new URL('..', folder).href;
      kind = above === folder || folder.endsWith('/node_modules/') ? 'commonjs' : kindIn(above);
    }
    kinds.set(folder, kind);
  }
  return kind;
}

const ROOT = new URL('..', import.meta.url);
const { imports } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));

/** Returns the URL of a source that is imported by its path or alias; undefined for any other import. */
function sourceUrl(specifier, parentURL) {
  if (!parentURL?.startsWith('file:')) return undefined;
  if (/^\.\.?\/.*\.[jt]s$/.test(specifier)) return new URL(specifier, parentURL);
  if (!specifier.startsWith('#') || !parentURL.startsWith(ROOT.href) || parentURL.includes('/node_modules/'))
    return undefined;
  const slash = specifier.indexOf('/');
  const target = imports[slash < 0 ? specifier : `${specifier.slice(0, slash)}/*`];
  const file = target?.replace('*', specifier.slice(slash + 1));
  return file && /\.[jt]s$/.test(file) ? new URL(file, ROOT) : undefined;
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    const source = conditions.includes('import') ? sourceUrl(specifier, parentURL) : undefined;
    if (!source) return next(specifier, context);
    const { href } = source;
    const kind = kindIn(new URL('.', href).href);
    return { url: href, format: href.endsWith('.ts') ? `${kind}-typescript` : kind, shortCircuit: true };
  },
});
