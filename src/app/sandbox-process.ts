import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface SandboxProcess {
  /** Address of the web page; the API is below it. */
  url: string;
  /** Resolves when the process has ended without being stopped. */
  gone: Promise<void>;
  stop(): void;
}

/**
 * Starts the local stand-in for Discord as a child process and waits until it listens. It ends with this process in any
 * case.
 * Throws if it does not start.
 */
export async function startSandboxProcess(port: number, database: string): Promise<SandboxProcess> {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(import.meta.resolve('../sandbox/main.ts'))], {
    env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_DB: database },
    // The IPC channel tells it when this process has ended.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.channel?.unref();
  process.once('exit', () => child.kill());
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(
        new Error(
          `Cannot start the local table (exit code ${code ?? 'none'}). If port ${port} is in use, set LOCAL_TABLE_PORT to another port.`,
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
