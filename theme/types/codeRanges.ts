/** The range of part of an element's text; offsets count UTF-16 code units. */
export function textRange(element: Element, start: number, length: number): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const size = node.nodeValue?.length ?? 0;
    if (start >= passed && start < passed + size) range.setStart(node, start - passed);
    if (start + length > passed && start + length <= passed + size) {
      range.setEnd(node, start + length - passed);
      break;
    }
    passed += size;
  }
  return range;
}

/** The offset in an element's text at a point of the viewport; undefined outside of its text. */
export function offsetAt(element: Element, x: number, y: number): number | undefined {
  const caret = caretAt(x, y);
  if (!caret || !element.contains(caret.node)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(caret.node, caret.offset);
  return before.toString().length;
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if (document.caretPositionFromPoint) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  // Safari before 26.2.
  const range = document.caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** Whether a point is on a range, rather than in the space after its line. */
export function isOn(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
