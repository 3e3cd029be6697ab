/** Calls `render` in the next animation frame, however often it was asked to until then. */
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
