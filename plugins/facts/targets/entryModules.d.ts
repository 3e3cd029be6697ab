// Every module of the package that a reader can import from, as publicEntries.ts opens them.

export * as core from '@rstest/core';
export * as api from '@rstest/core/api';
