/**
 * Returns the file that starts a program, and builds it first if a source has changed. `root`: folder of the project.
 */
export function programFile(name: 'main' | 'cli', root?: string): Promise<string>;
