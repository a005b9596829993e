import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** A toast's text and its tone: green for success, red for an error (product 8.12). */
export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** The desk's toast: it stays until a person dismisses it or the next one replaces it. */
export interface Toasts {
  readonly queue: ToastQueue<ToastMessage>;
  success(text: string): void;
  error(text: string): void;
  /** Removes a success toast when the next action begins. */
  settle(): void;
}

/** Returns a store of toasts that holds one at a time. */
export function createToasts(): Toasts {
  const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 });
  const show = (message: ToastMessage) => {
    queue.clear();
    queue.add(message);
  };
  return {
    queue,
    success: (text) => show({ kind: 'success', text }),
    error: (text) => show({ kind: 'error', text }),
    settle: () => {
      for (const toast of queue.visibleToasts) if (toast.content.kind === 'success') queue.close(toast.key);
    },
  };
}
