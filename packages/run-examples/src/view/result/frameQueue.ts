/** Calls `render` once in the next animation frame, even if it's requested several times. */
export interface FrameQueue {
  readonly request: () => void;
  readonly cancel: () => void;
}

export function createFrameQueue(render: () => void): FrameQueue {
  let frame: number | undefined;
  return {
    request() {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        render();
      });
    },
    cancel() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
