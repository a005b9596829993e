import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** What a toast says, and whether it went well: green or red (specification 2, Dashboard). */
export interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** The toasts of the desk. They stay until someone dismisses them or the next one takes their place. */
export interface Toasts {
  readonly queue: ToastQueue<ToastMessage>;
  success(text: string): void;
  error(text: string): void;
  /** Takes away what went well: something new begins. */
  settle(): void;
}

/** Makes the desk's toasts: one is shown at a time. */
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
