import type { ReleaseChange } from '../../content/releases/releases';

/**
 * The difference that consecutive changes, oldest first, make together: something that was added and
 * removed again isn't listed, and neither is a value that returned to what it was. Keeps the order in
 * which things first changed.
 */
export function mergeChanges(changes: readonly ReleaseChange[]): ReleaseChange[] {
  const byKey = new Map<string, ReleaseChange[]>();
  for (const change of changes) {
    const key = `${change.kind} ${change.name}`;
    byKey.set(key, [...(byKey.get(key) ?? []), change]);
  }
  return [...byKey.values()].flatMap((steps) => mergeSteps(steps));
}

function mergeSteps(steps: readonly ReleaseChange[]): ReleaseChange[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return [];
  const { kind, name } = first;
  const existed = first.change !== 'added';
  const exists = last.change !== 'removed';
  const from = first.from === undefined ? {} : { from: first.from };
  const to = last.to === undefined ? {} : { to: last.to };
  if (!existed && exists) return [{ change: 'added', kind, name, ...to }];
  if (existed && !exists) return [{ change: 'removed', kind, name, ...from }];
  const same = first.from === last.to;
  return existed && !same ? [{ change: 'changed', kind, name, ...from, ...to }] : [];
}

/** Leaves out options whose parent was added or removed as well. */
export function withoutNested<One extends ReleaseChange>(changes: readonly One[]): One[] {
  const whole = new Set(
    changes.filter(isExistence).map(({ change, kind, name }) => `${change} ${kind} ${name}`),
  );
  return changes.filter((one) => {
    const { change, kind, name } = one;
    if (kind !== 'option' || !isExistence(one)) return true;
    const parts = name.split('.');
    return !parts.some(
      (_, index) => index > 0 && whole.has(`${change} option ${parts.slice(0, index).join('.')}`),
    );
  });
}

function isExistence({ change }: ReleaseChange): boolean {
  return change !== 'changed';
}
