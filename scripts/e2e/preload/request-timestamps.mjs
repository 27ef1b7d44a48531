// For what measures the bot's process: each of its requests says when it was begun, in ms since 1970.
//   node --import ./scripts/e2e/preload/request-timestamps.mjs src/app/main.ts
import { channel } from 'node:diagnostics_channel';

channel('undici:request:create').subscribe(({ request }) => request.addHeader('x-begun', String(Date.now())));
