import type { WebSocket } from 'ws';
import { isObject, type JsonObject } from '#sandbox/json.ts';

export const op = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  voice: 4,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalid: 9,
  hello: 10,
  ack: 11,
} as const;

export function sendPayload(socket: WebSocket, payload: JsonObject): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(payload));
}

export function parsePayload(data: Buffer): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(data.toString('utf8'));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
