import type { Expression, Property, SpreadElement } from 'acorn';

/** A value that can't be known without running the code. */
export const UNKNOWN: unique symbol = Symbol('unknown');

export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | typeof UNKNOWN
  | readonly Value[]
  | { readonly [name: string]: Value };

/** Evaluates an expression without running code. What only a run could determine becomes `UNKNOWN`. */
export function evaluate(node: Expression): Value {
  switch (node.type) {
    case 'Literal':
      return isConstant(node.value) ? node.value : UNKNOWN;
    case 'Identifier':
      return node.name === 'undefined' ? undefined : UNKNOWN;
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (element === null) return undefined;
        return element.type === 'SpreadElement' ? UNKNOWN : evaluate(element);
      });
    case 'ObjectExpression':
      return objectOf(node.properties);
    case 'UnaryExpression':
      return applyUnary(node.operator, evaluate(node.argument));
    default:
      return UNKNOWN;
  }
}

function isConstant(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function objectOf(properties: readonly (Property | SpreadElement)[]): Value {
  const entries: [string, Value][] = [];
  for (const property of properties) {
    const name = property.type === 'Property' ? nameOf(property) : undefined;
    if (property.type !== 'Property' || name === undefined) return UNKNOWN;
    const isPlain = property.kind === 'init' && !property.method;
    entries.push([name, isPlain ? evaluate(property.value) : UNKNOWN]);
  }
  return Object.fromEntries(entries);
}

function nameOf({ key, computed }: Property): string | undefined {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function applyUnary(operator: string, operand: Value): Value {
  if (operand === UNKNOWN) return UNKNOWN;
  if (operator === '!') return !operand;
  return operator === '-' ? -Number(operand) : UNKNOWN;
}

export function isRecord(value: Value): value is { readonly [name: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value, or something inside it, is unknown. */
export function holdsUnknown(value: Value): boolean {
  if (value === UNKNOWN) return true;
  if (Array.isArray(value)) return value.some(holdsUnknown);
  return isRecord(value) && Object.values(value).some(holdsUnknown);
}
