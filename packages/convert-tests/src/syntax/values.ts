import type { Node, ObjectExpression, ObjectMethod, ObjectProperty } from '@babel/types';

/** An expression without the type annotations and parentheses around it. */
export function unwrap(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}

/** The value of a string literal, or of a template literal without expressions. */
export function stringValue(node: Node | null | undefined): string | undefined {
  if (!node) return undefined;
  const value = unwrap(node);
  if (value.type === 'StringLiteral') return value.value;
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0) {
    return value.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

/** The strings of an array, or a single string in an array; undefined for other values. */
export function stringValues(node: Node): string[] | undefined {
  const value = unwrap(node);
  const single = stringValue(value);
  if (single !== undefined) return [single];
  if (value.type !== 'ArrayExpression') return undefined;
  const values = value.elements.map(stringValue);
  return values.every((text) => text !== undefined) ? values : undefined;
}

/** The name of a property, unless it's computed. */
export function keyOf(property: ObjectProperty | ObjectMethod): string | undefined {
  const { key, computed } = property;
  if (key.type === 'Identifier' && !computed) return key.name;
  if (key.type === 'StringLiteral') return key.value;
  return key.type === 'NumericLiteral' ? String(key.value) : undefined;
}

/** The property of an object with this name. */
export function propertyOf(object: ObjectExpression, name: string): ObjectProperty | undefined {
  return object.properties.find(
    (member): member is ObjectProperty =>
      member.type === 'ObjectProperty' && keyOf(member) === name,
  );
}

/** `a.b.c` for members of identifiers; undefined for other expressions. */
export function dottedName(node: Node): string | undefined {
  const value = unwrap(node);
  if (value.type === 'Identifier') return value.name;
  if (value.type === 'MetaProperty') return `${value.meta.name}.${value.property.name}`;
  if (value.type !== 'MemberExpression' && value.type !== 'OptionalMemberExpression') {
    return undefined;
  }
  const object = dottedName(value.object);
  const { property } = value;
  const name =
    property.type === 'Identifier' && !value.computed ? property.name : stringValue(property);
  return object === undefined || name === undefined ? undefined : `${object}.${name}`;
}

/** A string literal in single quotes, or in double quotes if the text has a single quote. */
export function quoted(text: string): string {
  const double = JSON.stringify(text);
  if (text.includes("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"')}'`;
}
