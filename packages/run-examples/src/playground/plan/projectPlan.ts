import type { ReasonKind } from '../../build/classify/reasons.ts';

/** Something of a project that a page can't do, although Rstest can. */
export type ProjectNote =
  /** A setting that has no effect in a page; `bundle`: only a bundler could follow it. */
  | { readonly kind: 'setting'; readonly name: string; readonly reason: ReasonKind | 'bundle' }
  /** The config file can't be read without running it, so the defaults apply. */
  | { readonly kind: 'config'; readonly path: string }
  /** A call, such as `rs.mock`, that Rstest's build has to rewrite. */
  | { readonly kind: 'moduleCall'; readonly name: string; readonly path: string }
  /** An import of a file that only a bundler makes a module of. */
  | { readonly kind: 'import'; readonly specifier: string; readonly path: string };

/** How a project runs in a page. JSON can hold it. */
export interface ProjectPlan {
  /** As the contract's `RunnableSet` has them. */
  readonly options: Readonly<Record<string, unknown>> & { readonly tests: readonly string[] };
  /** The files that each file imports, by path. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Specifiers of the packages that its files import. */
  readonly packages: readonly string[];
  readonly notes: readonly ProjectNote[];
}
