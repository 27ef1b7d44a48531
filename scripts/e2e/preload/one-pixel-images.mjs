// Makes the bot's process draw every picture as one pixel, which takes no time. For tests that are not about pictures.
//   node --import ./scripts/e2e/preload/one-pixel-images.mjs src/app/main.ts
import { registerHooks } from 'node:module';

// Other processes must not load one-pixel pictures as art of their tiles.
delete process.env.DRAWN_ART;

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const stub = `
const file = Buffer.from('${PIXEL}', 'base64');
export default function sharp() {
  let raw = false;
  const self = new Proxy({}, { get: (_none, name) => {
    if (name === 'then') return undefined;
    if (name === 'raw') return () => ((raw = true), self);
    if (name === 'toBuffer') return async (options) => {
      const data = raw ? Buffer.from(new Uint8Array(4).buffer) : file;
      return options?.resolveWithObject ? { data, info: { width: 1, height: 1 } } : data;
    };
    return () => self;
  } });
  return self;
}
sharp.cache = sharp.concurrency = () => undefined;
`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'sharp' ? { url: 'stub:sharp', format: 'module', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === 'stub:sharp' ? { source: stub, format: 'module', shortCircuit: true } : next(url, context),
});
