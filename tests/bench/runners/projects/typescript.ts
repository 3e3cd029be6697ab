import { numberedFiles, type Project, range } from './project.ts';

const MODULES_PER_TEST = 10;

/** Test files that each import a chain of modules with types, generics, and enums. */
export function typescript(testFiles: number, needs: { coverage?: boolean } = {}): Project {
  const project = numberedFiles(testFiles, (n, testModule) => ({
    ...Object.fromEntries(
      range(MODULES_PER_TEST).map((step) => [`src/part${n}/step${step}.ts`, sourceOf(step)]),
    ),
    [`test/part${n}.test.ts`]: testOf(n, testModule),
  }));
  return { ...project, ...needs };
}

function sourceOf(step: number): string {
  const before = step === 0 ? undefined : step - 1;
  return `${before === undefined ? '' : `import { add${before} } from './step${before}';\n`}
export interface Entry${step}<Value extends number | string = number> {
  readonly id: string;
  readonly value: Value;
  readonly tags?: readonly string[];
}

export enum State${step} {
  Open = 'open',
  Closed = 'closed',
}

type Change<T> = { -readonly [Key in keyof T]?: T[Key] };

export class Store${step}<T extends Entry${step}> {
  private readonly entries = new Map<string, T>();
  state: State${step} = State${step}.Open;

  constructor(private readonly limit: number) {}

  put(entry: T, change: Change<T> = {}): this {
    if (this.entries.size >= this.limit) this.state = State${step}.Closed;
    else this.entries.set(entry.id, { ...entry, ...change } as T);
    return this;
  }

  get total(): number {
    return [...this.entries.values()].reduce((sum: number, { value }) => sum + value, 0);
  }
}

export function add${step}(value: number): number {
  const store = new Store${step}<Entry${step}>(2)
    .put({ id: 'a', value })
    .put({ id: 'b', value: 0 }, { value: 1 } satisfies Change<Entry${step}>);
  return ${before === undefined ? 'store.total' : `add${before}(store.total)`};
}
`;
}

function testOf(n: number, testModule: string): string {
  const last = MODULES_PER_TEST - 1;
  return `import { expect, test } from '${testModule}';
import { add${last}, State${last}, Store${last}, type Entry${last} } from '../src/part${n}/step${last}';

const entry: Entry${last} = { id: 'pen', value: 2 };

test('adds in every step', () => expect(add${last}(${n})).toBe(${n + MODULES_PER_TEST}));
test('is open', () => expect(new Store${last}(1).put(entry).state).toBe(State${last}.Open));
test('closes', () => {
  const store = new Store${last}(1).put(entry).put({ id: 'ink', value: 3 });
  expect(store).toMatchObject({ state: 'closed', total: 2 });
});
`;
}
