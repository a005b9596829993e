import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface LazyPart<Props> {
  /** Identifies the code in the query cache. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** The sentence that says that the code could not be loaded. Without it, nothing is shown then. */
  readonly failure?: string;
  /** What is shown while the code is being loaded. */
  readonly waiting?: ReactNode;
  /** Title of the dialog that contains the failure, if the code is that of a dialog. */
  readonly dialog?: string;
}

/**
 * Returns a component whose code is loaded when it is first shown. If this fails, a message says so and has a button to
 * try again. `prepare` loads the code in advance.
 */
export function lazyPart<Props extends object>({ name, load, failure, waiting, dialog }: LazyPart<Props>) {
  const code = {
    queryKey: ['code', name],
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
  return lazyPart({ name: title, load, failure: `${title} could not be loaded.` });
}
