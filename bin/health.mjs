#!/usr/bin/env node
// Requests the health of the bot on this machine and prints it. Exits with 0 if everything works or the endpoint is
// disabled, else with 1.
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { config } from 'dotenv';

config({ quiet: true });
const port = Number(process.env.HEALTH_PORT?.trim() || 4310);
const listening = process.env.HEALTH_HOST?.trim() || '127.0.0.1';
/** Address to ask: a server that listens on all addresses is asked on a local one. `::` may include IPv4 or not. */
const host = { '0.0.0.0': '127.0.0.1', '::': 'localhost' }[listening] ?? listening;
if (port === 0)
  console.log('Nothing was checked, because HEALTH_PORT is 0; set it to a port to turn the health check on.');
else {
  try {
    const answer = await new Promise((resolve, reject) => {
      get({ host, port, path: '/health', signal: AbortSignal.timeout(4_000) }, resolve).once('error', reject);
    });
    console.log((await text(answer)).trim());
    process.exitCode = answer.statusCode === 200 ? 0 : 1;
  } catch {
    console.error(
      `No answer from ${host}, port ${port}: start Custodian, or set HEALTH_HOST and HEALTH_PORT as it has them.`,
    );
    process.exitCode = 1;
  }
}
