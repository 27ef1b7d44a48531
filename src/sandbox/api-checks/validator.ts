import { discordErrors } from '#sandbox/errors.ts';
import { asObject, characters, isObject, type JsonObject } from '#sandbox/json.ts';

/** Collects validation errors of a request body by field and throws them in Discord's format. */
export class Validator {
  private readonly errors: JsonObject;
  private readonly path: (string | number)[];
  private readonly count: { n: number };

  constructor(errors: JsonObject = {}, path: (string | number)[] = [], count = { n: 0 }) {
    this.errors = errors;
    this.path = path;
    this.count = count;
  }

  at(...path: (string | number)[]): Validator {
    return new Validator(this.errors, [...this.path, ...path], this.count);
  }

  fail(code: string, message: string): void {
    let node = this.errors;
    for (const step of this.path) {
      const key = String(step);
      if (!isObject(node[key])) node[key] = {};
      node = asObject(node[key]);
    }
    const list = Array.isArray(node['_errors']) ? (node['_errors'] as unknown[]) : [];
    node['_errors'] = [...list, { code, message }];
    this.count.n++;
  }

  get failed(): boolean {
    return this.count.n > 0;
  }

  /** Throws 50035 if anything failed. */
  finish(): void {
    if (this.failed) throw discordErrors.invalidForm(this.errors);
  }

  required(): void {
    this.fail('BASE_TYPE_REQUIRED', 'This field is required');
  }

  /** Validates a string; undefined and null pass if `min` is 0. */
  text(value: unknown, max: number, min = 0): string {
    if (value === undefined || value === null) {
      if (min > 0) this.required();
      return '';
    }
    if (typeof value !== 'string') {
      this.fail('STRING_TYPE_CONVERT', `Could not interpret "${JSON.stringify(value)}" as string.`);
      return '';
    }
    const length = characters(value);
    if (min > 0 && length === 0) this.required();
    else if (length > max || length < min) {
      if (min > 0) this.fail('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
      else this.fail('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
    }
    return value;
  }

  integer(value: unknown, min: number, max: number): number | undefined {
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      this.fail('NUMBER_TYPE_COERCE', `Value "${JSON.stringify(value)}" is not int.`);
      return undefined;
    }
    if (value > max) this.fail('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
    if (value < min) this.fail('NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
    return value;
  }

  /** Validates a boolean; undefined and null pass. */
  boolean(value: unknown): void {
    if (value !== undefined && value !== null && typeof value !== 'boolean')
      this.fail('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
  }

  list(value: unknown, max: number, min = 0): unknown[] {
    if (value === undefined || value === null) {
      if (min > 0) this.required();
      return [];
    }
    if (!Array.isArray(value)) {
      this.fail('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
      return [];
    }
    if (value.length > max || value.length < min) {
      if (min > 0) this.fail('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
      else this.fail('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
    }
    return value;
  }

  choice(value: unknown, allowed: readonly unknown[]): void {
    if (!allowed.includes(value)) this.fail('BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
  }

  /** Validates a URL: http, https, or `attachment://` with the name of a file of this message. */
  url(value: unknown, fileNames?: Set<string>): void {
    if (typeof value !== 'string' || value === '') {
      this.required();
      return;
    }
    if (value.startsWith('attachment://')) {
      if (!fileNames)
        this.fail(
          'URL_TYPE_INVALID_SCHEME',
          `Scheme "attachment" is not supported. Scheme must be one of ('http', 'https').`,
        );
      else if (!fileNames.has(value.slice('attachment://'.length)))
        this.fail('ATTACHMENT_NOT_FOUND', `The referenced attachment ${value} was not found.`);
      return;
    }
    if (!/^https?:\/\/[^\s/]/i.test(value)) this.fail('URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    if (value.length > 2048) this.fail('BASE_TYPE_MAX_LENGTH', 'Must be 2048 or fewer in length.');
  }
}
