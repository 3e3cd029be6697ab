// Without a test file, probe.mjs wouldn't see a build.
import { test } from '@rstest/core';

test('a test', () => {});
