import { useMutation } from '@tanstack/react-query';
import { needsConfirmation, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { unknownError } from './record-labels.ts';

/** Something that a person does with one request. */
interface Action<Asked, Answer> {
  readonly send: (asked: Asked) => Promise<Answer>;
  /** Start of the keys of the queries that are fetched again. */
  readonly refreshes?: readonly unknown[];
  /** What a toast says after a success. */
  readonly done?: string | ((asked: Asked, answer: Answer) => string);
  /** Returns what the toast's button Undo does, if the action can be undone. */
  readonly undo?: (asked: Asked, answer: Answer) => (() => void) | undefined;
  readonly onDone?: (answer: Answer, asked: Asked) => void;
  /**
   * The toast when the action fails: the sentence when the server says no reason, or the sentence that contains the
   * reason. Without it, the caller shows failures.
   */
  readonly failure?: string | ((reason: string, asked: Asked) => string);
}

/** Returns the mutation of an action. A person who cancels the confirmation that it needs is told nothing. */
export function useAction<Asked = void, Answer = unknown>(action: Action<Asked, Answer>) {
  const { toasts } = useDesk();
  const { send, refreshes, done, undo, onDone, failure } = action;
  return useMutation({
    mutationFn: send,
    ...(refreshes && { meta: { refreshes } }),
    onMutate: () => toasts.settle('error'),
    onSuccess: (answer, asked) => {
      const onPress = undo?.(asked, answer);
      if (done)
        toasts.success(typeof done === 'string' ? done : done(asked, answer), onPress && { label: 'Undo', onPress });
      onDone?.(answer, asked);
    },
    onError: (error, asked) => {
      if (failure === undefined || needsConfirmation(error)) return;
      toasts.error(
        typeof failure === 'string'
          ? problemDetail(error, failure)
          : failure(problemDetail(error, unknownError), asked),
      );
    },
  });
}
