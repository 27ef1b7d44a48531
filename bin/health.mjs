#!/usr/bin/env node
// Requests the health of the bot on this machine and prints it. Exits with 0 if everything works or the endpoint is
// disabled, else with 1.
import { config } from 'dotenv';

config({ quiet: true });
const port = Number(process.env.HEALTH_PORT?.trim() || 4310);
if (port === 0) console.log('HEALTH_PORT is 0: nobody is asked.');
else {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(4_000) });
    console.log((await answer.text()).trim());
    process.exitCode = answer.status === 200 ? 0 : 1;
  } catch {
    console.error(`Nobody answers on port ${port}: Custodian is not running, or HEALTH_PORT is another.`);
    process.exitCode = 1;
  }
}
