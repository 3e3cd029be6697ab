// All public entry points of the package, opened by typeProgram.ts.

export * as core from '@rstest/core';
export * as api from '@rstest/core/api';
