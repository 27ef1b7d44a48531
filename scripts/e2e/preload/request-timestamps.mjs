// Adds the start time in Unix ms to each request of the bot's process, for measurements.
//   node --import ./scripts/e2e/preload/request-timestamps.mjs src/app/main.ts
import { channel } from 'node:diagnostics_channel';

channel('undici:request:create').subscribe(({ request }) => request.addHeader('x-begun', String(Date.now())));
