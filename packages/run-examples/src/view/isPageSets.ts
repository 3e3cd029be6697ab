import type { PageSets } from '../contract';

/** Whether parsed JSON has the shape of a page's examples; only checks what running them needs. */
export function isPageSets(value: unknown): value is PageSets {
  return isRecord(value) && isRecord(value.sets) && Object.values(value.sets).every(isSet);
}

function isSet(value: unknown): boolean {
  return (
    isRecord(value) &&
    Array.isArray(value.files) &&
    value.files.every(isFile) &&
    isRecord(value.options) &&
    isRecord(value.packages) &&
    Object.values(value.packages).every(isString) &&
    (value.bundle === undefined || isString(value.bundle))
  );
}

function isFile(value: unknown): boolean {
  return isRecord(value) && isString(value.path) && isString(value.code);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
