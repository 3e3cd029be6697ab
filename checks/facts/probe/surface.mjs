// A test file, whose output is parsed by probe.mjs.
import { expect, rs, test } from '@rstest/core';

function membersOf(value) {
  const names = new Set();
  for (let object = value; object && object !== Object.prototype; ) {
    if (object === Function.prototype) break;
    for (const name of Object.getOwnPropertyNames(object)) names.add(name);
    object = Object.getPrototypeOf(object);
  }
  return [...names];
}

console.log(
  JSON.stringify({
    rs: membersOf(rs),
    mockInstance: membersOf(rs.fn()),
    expect: membersOf(expect),
    matchers: membersOf(expect(1)),
  }),
);

test('a file without tests is an error', () => {});
