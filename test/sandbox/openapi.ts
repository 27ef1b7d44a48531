import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { RecordedRequest } from '#sandbox/server.ts';
import { copy, ownDescription, type Operation } from './description.ts';

/** Discord's own, or where that is not at hand the copy of the parts needed. */
const description = ownDescription() ?? copy();

// A branch that fails inside oneOf makes a heap of errors; the first few of each say enough.
const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
(formats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addFormat('snowflake', /^\d{1,20}$/);
ajv.addFormat('nonce', true);
ajv.addSchema({ $id: 'discord', components: description.components });

const compiled = new Map<string, ValidateFunction>();
function check(key: string, schema: object, value: unknown): string | undefined {
  let validate = compiled.get(key);
  if (!validate) {
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"discord#/components')) as object;
    validate = ajv.compile(absolute);
    compiled.set(key, validate);
  }
  if (validate(value)) return undefined;
  const errors = (validate.errors ?? []).slice(0, 6).map((error) => `${error.instancePath || '/'} ${error.message}`);
  return `${key}: ${errors.join('; ')}\n  ${JSON.stringify(value).slice(0, 600)}`;
}

function operationFor(method: string, path: string): { key: string; operation: Operation } | undefined {
  const parts = decodeURIComponent(path.replace(/^\/api\/v10/, '')).split('/');
  let best: { key: string; operation: Operation; literal: number } | undefined;
  for (const [pattern, operations] of Object.entries(description.paths)) {
    const operation = operations[method.toLowerCase()];
    const steps = pattern.split('/');
    if (!operation || steps.length !== parts.length) continue;
    if (!steps.every((step, index) => step.startsWith('{') || step === parts[index])) continue;
    const literal = steps.filter((step) => !step.startsWith('{')).length;
    if (!best || literal > best.literal) best = { key: `${method} ${pattern}`, operation, literal };
  }
  return best;
}

/** Tells whether Discord refused a request. A rate limit is no refusal: the request is sent again a moment later. */
export const isRefused = ({ status }: RecordedRequest): boolean => status >= 400 && status !== 429;

/**
 * What in a recorded request or answer Discord's own description does not allow; empty when all is well. A refused
 * request is not held to the description, its refusal is.
 */
export function faultsFound(entry: RecordedRequest): string[] {
  if (entry.fault) return [];
  if (entry.status >= 400) {
    // Discord describes the codes inside `errors` as numbers, and sends (and documents) names such as BASE_TYPE_MAX_LENGTH.
    const { errors: _errors, ...body } = entry.responseBody as Record<string, unknown>;
    return [check('error', { $ref: '#/components/schemas/ErrorResponse' }, body)].filter(
      (found) => found !== undefined,
    );
  }
  if (/[\ue000-\uf8ff]/.test(JSON.stringify(entry.requestBody ?? '')))
    return [`${entry.method} ${entry.path} shows a sign that nobody has put there`];
  const found = operationFor(entry.method, entry.path);
  if (!found) return [`${entry.method} ${entry.path} is not in Discord's description`];
  const { key, operation } = found;
  const problems: (string | undefined)[] = [];
  if (operation.request && entry.requestBody !== undefined)
    problems.push(check(`request of ${key}`, operation.request, entry.requestBody));
  const answer = operation.responses[String(entry.status)];
  if (answer === undefined) problems.push(`${key} answered ${entry.status}, which is not described`);
  else if (answer === null && entry.responseBody !== null) problems.push(`${key} answered ${entry.status} with a body`);
  else if (answer !== null) problems.push(check(`${entry.status} of ${key}`, answer, entry.responseBody));
  return problems.filter((problem) => problem !== undefined);
}

/** "GET /channels/{channel_id}" for a recorded request, for seeing what a run touched. */
export function operationName(entry: RecordedRequest): string | undefined {
  return operationFor(entry.method, entry.path)?.key;
}
