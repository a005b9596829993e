import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

/**
 * Returns the properties of an input that shows a value of the ticket and passes a change on when the caller leaves the
 * input or presses Enter. What the ticket refuses stays in the input.
 */
export function useDraft(value: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setDraft(value);
  }
  const [sent, setSent] = useState(value);
  const pass = () => {
    if (draft === value || draft === sent) return;
    setSent(draft);
    commit(draft);
  };
  return {
    value: draft,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setDraft(target.value),
    onBlur: pass,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) pass();
    },
  };
}
