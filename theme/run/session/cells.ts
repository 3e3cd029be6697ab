import { type Cell, createCell } from './cell.ts';
import { createSandboxFrame, type SandboxFrame } from './sandboxFrame.ts';

export type CellPlace = 'worker' | 'document';

/** Gives cells; keeps one of each asked-for place ready, so that the next run begins at once. */
export interface Cells {
  readonly take: (place: CellPlace) => Promise<Cell>;
  readonly warmUp: (place: CellPlace) => void;
  /** Ends all that is not taken. */
  readonly close: () => void;
}

export interface CellsOptions {
  readonly frameAddress: string;
  readonly inside: () => Promise<Blob>;
}

export function createCells({ frameAddress, inside }: CellsOptions): Cells {
  const spares = new Map<CellPlace, Promise<Cell>>();
  let shared: Promise<SandboxFrame> | undefined;
  let count = 0;

  const newFrame = async () => createSandboxFrame(frameAddress, await inside());

  /** Workers share a frame: they can't reach its document. */
  function sharedFrame(): Promise<SandboxFrame> {
    const known = shared ?? newFrame();
    shared = known;
    known.catch(() => {
      shared = undefined;
    });
    return known;
  }

  const makers: Readonly<Record<CellPlace, () => Promise<Cell>>> = {
    async worker() {
      const frame = await sharedFrame();
      const id = count++;
      return createCell(
        (port, fail) => frame.start({ kind: 'worker', id }, port, fail),
        () => frame.end(id),
      );
    },
    /** An example may do anything to its document: each has its own. */
    async document() {
      const frame = await newFrame();
      return createCell(
        (port, fail) => frame.start({ kind: 'document', id: 0 }, port, fail),
        () => frame.remove(),
      );
    },
  };

  function spare(place: CellPlace): Promise<Cell> {
    const known = spares.get(place) ?? makers[place]();
    spares.set(place, known);
    known.catch(() => spares.delete(place));
    return known;
  }

  return {
    async take(place) {
      const taken = spare(place);
      spares.delete(place);
      const cell = await taken;
      await cell.warm;
      return cell;
    },
    warmUp: (place) => void spare(place).catch(() => {}),
    close() {
      for (const cell of spares.values()) cell.then((open) => open.end()).catch(() => {});
      spares.clear();
      shared?.then((frame) => frame.remove()).catch(() => {});
      shared = undefined;
    },
  };
}
