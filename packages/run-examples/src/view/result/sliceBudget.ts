/** What one slice of results may hold of a kind: rows of the tree, errors, or lines of output. */
const SLICE = {
  items: 100,
  /** Of text: to lay out very long ones takes as long as many short ones. */
  characters: 40_000,
} as const;

/** Counts down what the slices that the reader has asked for may still hold. */
export interface SliceBudget {
  readonly isSpent: boolean;
  /** Takes one item with so many characters. The last item may have more than were left. */
  readonly spend: (characters: number) => void;
}

export function createBudget(slices: number): SliceBudget {
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
