// Started with --import before anything else: finds a module's kind from its folder once, where Node looks through all folders above for each of some thousands of files.
// Aliases of package.json (`#engine`, `#kit/...`) are resolved here too. Everything else is left to Node.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** By folder, whether its .js files are modules: as the nearest package.json says. */
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

/** Returns the URL of a source that is imported by its path or its alias; undefined for any other import. */
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
