import { useMutation } from '@tanstack/react-query';
import { needsConfirmation, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';

/** Something that a person does with one request. */
interface Action<Asked, Answer> {
  readonly send: (asked: Asked) => Promise<Answer>;
  /** Start of the keys of the queries that are fetched again. */
  readonly refreshes?: readonly unknown[];
  /** What a toast says after a success. */
  readonly done?: string | ((asked: Asked, answer: Answer) => string);
  readonly onDone?: (answer: Answer, asked: Asked) => void;
  /** The toast when the action fails and the server says no reason. Without it, the caller shows failures. */
  readonly failure?: string;
}

/** Returns the mutation of an action. A person who cancels the confirmation that it needs is told nothing. */
export function useAction<Asked = void, Answer = unknown>(action: Action<Asked, Answer>) {
  const { toasts } = useDesk();
  const { send, refreshes, done, onDone, failure } = action;
  return useMutation({
    mutationFn: send,
    ...(refreshes && { meta: { refreshes } }),
    onMutate: () => toasts.settle('error'),
    onSuccess: (answer, asked) => {
      if (done) toasts.success(typeof done === 'string' ? done : done(asked, answer));
      onDone?.(answer, asked);
    },
    onError: (error) => {
      if (failure !== undefined && !needsConfirmation(error)) toasts.error(problemDetail(error, failure));
    },
  });
}
