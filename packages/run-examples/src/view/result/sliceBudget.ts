/** The capacity of one slice of results for one kind: tree rows, errors, or lines of output. */
const SLICE = {
  items: 100,
  /** Characters of text, because very long texts take as long to lay out as many short ones. */
  characters: 40_000,
} as const;

/** Tracks the remaining capacity of the slices that the reader has requested. */
export interface SliceBudget {
  readonly isSpent: boolean;
  /** Adds one item with this many characters. The last item can exceed the remaining capacity. */
  readonly spend: (characters: number) => void;
}

export function createSliceBudget(slices: number): SliceBudget {
  let items = slices * SLICE.items;
  let characters = slices * SLICE.characters;
  return {
    get isSpent() {
      return items <= 0 || characters <= 0;
    },
    spend(size) {
      items -= 1;
      characters -= size;
    },
  };
}
