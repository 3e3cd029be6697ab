import type { TextPiece } from './highlight';

/** Text with its matches marked. */
export function HighlightedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
    match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
