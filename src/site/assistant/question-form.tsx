import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from 'react';
import { questionMaximum } from '#shared/rules/business-constants.ts';
import { isComposing } from '#shared/rules/input-method.ts';

interface QuestionFormProps {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly isAsking: boolean;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
}

/** The counter of characters is shown when fewer than this many are left. */
const countFrom = 100;

/** The form for a question. Enter sends the question. Shift and Enter together start a new line. */
export function QuestionForm({ input, isAsking, onAsk, onStop }: QuestionFormProps) {
  const [text, setText] = useState('');
  const left = questionMaximum - text.length;
  const send = () => {
    const question = text.trim();
    if (isAsking || question === '') return;
    setText('');
    onAsk(question);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) onStop();
    else send();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="assistant-form" onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor="assistant-question">
        Your question
      </label>
      <textarea
        ref={input}
        id="assistant-question"
        rows={1}
        value={text}
        maxLength={questionMaximum}
        placeholder="Ask in English, 中文 or 한국어"
        aria-describedby="assistant-note"
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="button assistant-send" aria-label={isAsking ? 'Stop' : 'Ask'}>
        {isAsking ? (
          <Square size={18} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
        )}
      </button>
      <p className="assistant-note note" id="assistant-note">
        {left < countFrom ? `${left} characters left` : 'Answers come from this site and can be wrong.'}
      </p>
    </form>
  );
}
