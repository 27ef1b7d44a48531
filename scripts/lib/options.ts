import { parseArgs } from 'node:util';

/** Option of a script: a flag, or a text with an optional default. */
export interface ScriptOption {
  type: 'string' | 'boolean';
  default?: string | boolean;
  multiple?: boolean;
  /** Line of `--help`. */
  about: string;
}

type ScriptOptions = Record<string, ScriptOption>;

/** Formats the description and the options with their defaults. */
export function formatHelp(description: string, options: ScriptOptions): string {
  const lines = Object.entries({ ...options, help: { type: 'boolean', about: 'prints this' } as ScriptOption }).map(
    ([name, { type, default: value, about }]) => {
      const taken = value === undefined || value === false || value === '' ? '' : ` (${value})`;
      return `  ${`--${name}${type === 'string' ? ' VALUE' : ''}`.padEnd(26)}${about}${taken}`;
    },
  );
  return [description, '', 'Options:', ...lines].join('\n');
}

/**
 * Parses the command line of a script. `--help` prints the options and ends the process; an unknown option ends it with
 * code 2 and a sentence.
 */
export function readOptions<const T extends ScriptOptions>(description: string, options: T, takesFiles = false) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: takesFiles,
      options: { ...options, help: { type: 'boolean' } } as T & { help: { type: 'boolean' } },
    });
    if (!('help' in values) || values.help !== true) return { values, positionals };
    console.log(formatHelp(description, options));
    process.exit(0);
  } catch (error) {
    console.error(`${(error instanceof Error ? error.message : String(error)).split('. ')[0].replace(/\.$/, '')}.`);
    process.exit(2);
  }
}
