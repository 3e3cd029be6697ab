import * as z from 'zod';
import { nearestName } from '../nearestName.ts';
import { frontMatterSchema, type PageFrontMatter } from './frontMatter.ts';

export type FieldPath = readonly (string | number)[];

export interface FieldError {
  readonly path: FieldPath;
  /** Names the field and what was expected, without file and line. */
  readonly message: string;
}

export type FrontMatterCheck =
  | { readonly frontMatter: PageFrontMatter; readonly errors: readonly [] }
  | { readonly frontMatter?: undefined; readonly errors: readonly FieldError[] };

type Issue = z.core.$ZodIssue;

/** Validates the parsed YAML of a page against the schema. Returns all errors, not just the first. */
export function checkFrontMatter(data: unknown): FrontMatterCheck {
  const result = frontMatterSchema.safeParse(data);
  if (result.success) return { frontMatter: result.data, errors: [] };
  return { errors: result.error.issues.flatMap((issue) => toFieldErrors(issue, data)) };
}

/** Formats a path: `['options', 0, 'project']` is `options[0].project`. */
export function fieldName(path: FieldPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

function toFieldErrors(issue: Issue, data: unknown): FieldError[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  const prefix = path.length > 0 ? `${fieldName(path)}: ` : '';
  if (issue.code === 'unrecognized_keys') {
    const allowed = allowedKeys(path);
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `${prefix}${unknownField(key, allowed)}`,
    }));
  }
  if (issue.code === 'custom') return [{ path, message: `${prefix}${issue.message}` }];
  const value = valueAt(data, path);
  const got = value === undefined ? 'but the field is missing' : `got ${show(value)}`;
  return [{ path, message: `${prefix}expected ${issue.message}, ${got}` }];
}

/** What to do instead of using a field that other sites have. */
const HINTS: Readonly<Record<string, string>> = {
  draft: '; keep drafts in a branch',
};

function unknownField(key: string, allowed: readonly string[]): string {
  const near = nearestName(key, allowed);
  const hint = HINTS[key] ?? (near ? ` (did you mean "${near}"?)` : '');
  return `unknown field "${key}"${hint}; allowed: ${allowed.join(', ')}`;
}

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );
}

/** Reads the allowed keys from the schema, so that the list can't go stale. */
function allowedKeys(path: FieldPath): string[] {
  let schema: JsonSchema | undefined = z.toJSONSchema(frontMatterSchema) as JsonSchema;
  for (const step of path) {
    schema = typeof step === 'number' ? schema?.items : schema?.properties?.[step];
  }
  return Object.keys(schema?.properties ?? {});
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

function show(value: unknown): string {
  if (value === null) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
