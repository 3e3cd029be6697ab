import data from '../../docs/benchmarks.json' with { type: 'json' };
import type { Benchmarks } from './benchmarkData';

export const BENCHMARKS = data as Benchmarks;
