// Started with --import before anything else: finds a module's kind from its folder once, where Node looks through all folders above for each of some thousands of files.
// What is not a relative import of a .ts or .js file is left to Node.
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

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (!/^\.\.?\/.*\.[jt]s$/.test(specifier) || !parentURL?.startsWith('file:') || !conditions.includes('import'))
      return next(specifier, context);
    const { href } = new URL(specifier, parentURL);
    const kind = kindIn(new URL('.', href).href);
    return { url: href, format: href.endsWith('.ts') ? `${kind}-typescript` : kind, shortCircuit: true };
  },
});
