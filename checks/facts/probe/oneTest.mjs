// Without a test file, there would be no build that probe.mjs could observe.
import { test } from '@rstest/core';

test('a test', () => {});
