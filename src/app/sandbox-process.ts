import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface SandboxProcess {
  /** The page to play on; the API is below it. */
  url: string;
  /** Comes when it has ended without being stopped. */
  gone: Promise<void>;
  stop(): void;
}

/**
 * Starts the stand-in for Discord in a process of its own, and waits until it listens. It ends with this one, however this one ends.
 * Throws when it does not listen.
 */
export async function startSandboxProcess(port: number, database: string): Promise<SandboxProcess> {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(import.meta.resolve('../sandbox/main.ts'))], {
    env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_DB: database },
    // By the fourth it notices that this process is no more.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.channel?.unref();
  process.once('exit', () => child.kill());
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(
        new Error(
          `The local table stopped at once (code ${code ?? 'none'}). Is port ${port} in use? Set LOCAL_TABLE_PORT to another.`,
        ),
      ),
    );
    if (child.stdout)
      createInterface(child.stdout).once('line', (line) =>
        resolve((JSON.parse(line) as { listening: string }).listening),
      );
  });
  child.removeAllListeners('exit');
  let stopped = false;
  const gone = new Promise<void>((resolve) => child.once('exit', () => void (stopped || resolve())));
  return {
    url,
    gone,
    stop: () => {
      stopped = true;
      child.kill();
    },
  };
}
