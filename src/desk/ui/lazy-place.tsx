import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface LazyPart {
  /** The sentence that says that the code could not be loaded. Without it, nothing is shown then. */
  readonly failure?: string;
  /** What is shown while the code is being loaded. */
  readonly waiting?: ReactNode;
  /** Title of the dialog that contains the failure, if the code is that of a dialog. */
  readonly dialog?: string;
}

/** Number of parts so far. It identifies the code of a part in the query cache. */
let parts = 0;

/**
 * Returns a component whose code is loaded when it is first shown. If this fails, a message says so and has a button to
 * try again. `prepare` loads the code in advance.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, shown: LazyPart = {}) {
  const { failure, waiting, dialog } = shown;
  parts += 1;
  const code = {
    queryKey: ['code', parts],
    queryFn: async () => ({ Part: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
  };
  function Part(props: Props) {
    const query = useQuery(code);
    if (query.data) return <query.data.Part {...props} />;
    if (!query.isError || failure === undefined) return waiting;
    const notice = <LoadFailure text={failure} query={query} />;
    if (dialog === undefined) return notice;
    const close = () => 'onClose' in props && typeof props.onClose === 'function' && props.onClose();
    return (
      <DialogFrame title={dialog} width="medium" onClose={close}>
        <div className="p-5 sm:p-6">{notice}</div>
      </DialogFrame>
    );
  }
  return Object.assign(Part, { prepare: (queryClient: QueryClient) => queryClient.prefetchQuery(code) });
}

/** Returns a page of the desk whose code is loaded when it is first opened. */
export function lazyPlace<Props extends object>(title: string, load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load, { failure: `${title} could not be loaded.` });
}
