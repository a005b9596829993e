import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';

/** Returns a desk page whose code is loaded when first opened. If this fails, a message names it by `title`. */
export function lazyPlace<Props extends object>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const panelCode = {
    queryKey: ['code', title],
    queryFn: async () => ({ Panel: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
  };
  return function LazyPlace(props: Props) {
    const code = useQuery(panelCode);
    if (code.isError) {
      return (
        <FailureNotice text={`${title} could not be loaded.`}>
          <ActionButton look="quiet-danger" isPending={code.isFetching} onPress={() => code.refetch()}>
            Try Again
          </ActionButton>
        </FailureNotice>
      );
    }
    return code.data ? <code.data.Panel {...props} /> : null;
  };
}
