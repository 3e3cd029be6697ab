import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * The props of a controlled field. What an input method composes is only in the field; `onChange` gets
 * the text at the end of the composition.
 */
export function useComposedText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onChange: (value: string) => void,
) {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<Field>) => {
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      setComposed(isComposing ? target.value : undefined);
      if (!isComposing) onChange(target.value);
    },
    // The last input comes before this event in some browsers, and after it in others.
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      setComposed(undefined);
      onChange(currentTarget.value);
    },
  };
}
