import { config as readEnvironmentFile } from 'dotenv';
import { runCommand } from './commands.ts';

// Files are created for their owner only: the database holds seeds and hands.
process.umask(0o077);
readEnvironmentFile({ quiet: true });
const { code, said } = await runCommand(process.argv.slice(2), process.env);
if (code) process.exitCode = code;
// The findings of the doctor go to stdout, even with problems among them.
(code && process.argv[2] !== 'doctor' ? console.error : console.log)(said);
