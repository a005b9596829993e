import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** The text of a toast, and whether it is green for success or red for an error (product 8.12). */
export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

/** A button in a toast. Example: Undo. When it is pressed, the toast disappears. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Shows toasts, one at a time. A toast stays until the person dismisses it or another toast replaces it. */
export interface Toasts {
  readonly queue: ToastQueue<ToastMessage>;
  success(text: string, action?: ToastAction): void;
  error(text: string): void;
  /** Removes a toast that reports a success. Called when the next dialog opens. */
  settle(): void;
}

/** Creates a store that contains at most one toast. */
export function createToasts(): Toasts {
  const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 });
  const show = (message: ToastMessage) => {
    queue.clear();
    queue.add(message);
  };
  return {
    queue,
    success: (text, action) => show({ kind: 'success', text, action }),
    error: (text) => show({ kind: 'error', text }),
    settle: () => {
      for (const toast of queue.visibleToasts) if (toast.content.kind === 'success') queue.close(toast.key);
    },
  };
}
