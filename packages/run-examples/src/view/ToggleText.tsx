interface ToggleTextProps {
  isOn: boolean;
  on: string;
  off: string;
}

/** One of two texts in the width of the longer one, so that nothing moves under the reader's pointer. */
export function ToggleText({ isOn, on, off }: ToggleTextProps) {
  return (
    <span className="run-toggle" data-other={isOn ? off : on}>
      {isOn ? on : off}
    </span>
  );
}
