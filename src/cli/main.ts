import { config as readEnvironmentFile } from 'dotenv';
import { runCommand } from './commands.ts';

// What is written is its owner's alone: the database holds seeds and hands.
process.umask(0o077);
readEnvironmentFile({ quiet: true });
const { code, said } = await runCommand(process.argv.slice(2), process.env);
if (code) process.exitCode = code;
// Findings of the doctor are a list, also where some are wrong.
(code && process.argv[2] !== 'doctor' ? console.error : console.log)(said);
