import type * as z from 'zod';
import { didYouMean } from '../nearestName.ts';
import { frontMatterSchema, type PageFrontMatter, pageShape } from './frontMatter.ts';

export type FieldPath = readonly (string | number)[];

export interface FieldError {
  readonly path: FieldPath;
  /** Names the field and what was expected, without file and line. */
  readonly message: string;
}

export type FrontMatterCheck =
  | { readonly frontMatter: PageFrontMatter; readonly errors: readonly [] }
  | { readonly frontMatter?: undefined; readonly errors: readonly FieldError[] };

/** Validates the parsed YAML of a page against the schema. Returns all errors, not just the first. */
export function checkFrontMatter(data: unknown): FrontMatterCheck {
  const result = frontMatterSchema.safeParse(data);
  if (result.success) return { frontMatter: result.data, errors: [] };
  return { errors: result.error.issues.flatMap(fieldErrors) };
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  const prefix = path.length > 0 ? `${fieldName(path)}: ` : '';
  if (issue.code !== 'unrecognized_keys') {
    return [{ path, message: `${prefix}${issue.message}` }];
  }
  return issue.keys.map((key) => {
    const allowed = path.length === 0 ? Object.keys(pageShape.shape) : [];
    const list = allowed.length > 0 ? `; allowed: ${allowed.join(', ')}` : '';
    const hint = didYouMean(key, allowed) || list;
    return { path: [...path, key], message: `${prefix}unknown field ${key}${hint}` };
  });
}

/** Formats a path: `['options', 0, 'project']` is `options[0].project`. */
export function fieldName(path: FieldPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
