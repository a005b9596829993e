import { Check, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { useDesk } from '#desk/desk-context.ts';

/** The text of a toast, and whether it is green for success or red for an error. */
interface ToastMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

/** A button in a toast. Example: Undo. When it is pressed, the toast disappears. */
interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export type Toasts = ReturnType<typeof createToasts>;

/**
 * Shows toasts, one at a time. A toast stays until the person dismisses it or another toast replaces it. A toast that
 * reports a success also disappears when a dialog opens.
 */
export function createToasts() {
  const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 });
  const show = (message: ToastMessage) => {
    queue.clear();
    queue.add(message);
  };
  return {
    queue,
    success: (text: string, action?: ToastAction) => show({ kind: 'success', text, action }),
    error: (text: string) => show({ kind: 'error', text }),
    /** Removes a toast of this kind: a success when the next dialog opens, an error when the person tries again. */
    settle: (kind: ToastMessage['kind']) => {
      for (const toast of queue.visibleToasts) if (toast.content.kind === kind) queue.close(toast.key);
    },
  };
}

const colours = {
  success: 'bg-bush text-on-bush',
  error: 'bg-rata text-on-rata',
} as const;

export function Toaster() {
  const { toasts } = useDesk();
  // The region returns the focus when a toast closes. So it stays on the page after its first toast.
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => toasts.queue.subscribe(() => setIsUsed(true)), [toasts]);
  if (!isUsed) return null;
  return (
    <ToastRegion
      queue={toasts.queue}
      className="fixed top-3 right-3 z-60 flex max-w-[calc(100vw-1.5rem)] lg:top-20 lg:right-6 flex-col gap-2 rounded-field"
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          className={`flex min-h-12 animate-arrive items-center gap-3 rounded-field py-0.5 pr-0.5 pl-4 font-semibold shadow-raised ${colours[toast.content.kind]}`}
        >
          {toast.content.kind === 'success' ? (
            <Check aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          ) : (
            <TriangleAlert aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          )}
          <ToastContent className="min-w-0 py-2">
            <Text slot="title" className="break-words">
              {toast.content.text}
            </Text>
          </ToastContent>
          {toast.content.action && (
            <Button
              data-desk-undo
              onPress={() => {
                toasts.queue.close(toast.key);
                toast.content.action?.onPress();
              }}
              className="min-h-target shrink-0 cursor-pointer rounded-field px-2 underline underline-offset-4 outline-offset-[-4px] data-[focus-visible]:outline-current"
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button
            slot="close"
            aria-label="Dismiss"
            className="grid size-target shrink-0 cursor-pointer place-items-center rounded-field outline-offset-[-4px] data-[focus-visible]:outline-current"
          >
            <X aria-hidden className="size-5" strokeWidth={1.75} />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}
