import type { WorkerState } from '@rstest/core/internal/browser-runtime';
import { SNAPSHOT_HEADER } from '@rstest/core/internal/browser-runtime';

type SnapshotEnvironment = WorkerState['snapshotOptions']['snapshotEnvironment'];

const FOLDER = '__snapshots__';

/** Keeps snapshot files in memory, by full path, starting with those of the example. */
export function memoryFiles(given: ReadonlyMap<string, string>): SnapshotEnvironment {
  const files = new Map(given);
  return {
    getVersion: () => '1',
    getHeader: () => `${SNAPSHOT_HEADER} v1`,
    resolvePath: async (file) => file.replace(/[^/]+$/, (name) => `${FOLDER}/${name}.snap`),
    resolveRawPath: async (test, raw) => new URL(raw, `file://${test}`).pathname,
    readSnapshotFile: async (file) => files.get(file) ?? null,
    async saveSnapshotFile(file, text) {
      files.set(file, text);
    },
    async removeSnapshotFile(file) {
      files.delete(file);
    },
  };
}
