/** Returns the file to start a program by, built if need be. `root`: the folder of the whole project. */
export function programFile(name: 'main' | 'care', root?: string): Promise<string>;
