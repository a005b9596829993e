import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus, problemDetail } from '#dashboard/api/api-problem.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import { focusAfterDialog } from '#dashboard/editing/focus-after-dialog.ts';
import type { Enquiry } from '#domain/contract/enquiry-contract.ts';
import { markEnquiry, sendEnquiryAgain } from './enquiry-requests.ts';

/** The enquiry that was marked last, with the state that it had before. */
interface LastMark {
  readonly enquiry: Enquiry;
  readonly before: Enquiry['status'];
}

const failure = 'The enquiry could not be changed. Please try again.';

/** Returns functions that mark enquiries as done or new, undo the last mark, and retry failed deliveries. */
export function useEnquiryActions() {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const [last, setLast] = useState<LastMark>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['enquiries'] });

  const fail = (error: unknown) => {
    toasts.error(problemDetail(error, failure));
    // Someone else changed or deleted the enquiry, so the list is out of date.
    if (hasStatus(error, 412) || hasStatus(error, 404)) void refresh();
  };
  const marking = useMutation({
    mutationFn: ({ enquiry, status }: { enquiry: Enquiry; status: 'new' | 'done' }) =>
      markEnquiry(api, enquiry, status),
    onSuccess: async (marked, { enquiry }) => {
      setLast({ enquiry: marked, before: enquiry.status });
      await refresh();
      focusAfterDialog('[data-desk-undo]');
    },
    onError: fail,
  });
  const taking = useMutation({
    mutationFn: ({ enquiry }: LastMark) => markEnquiry(api, enquiry, enquiry.status === 'done' ? 'new' : 'done'),
    onSuccess: async (enquiry) => {
      setLast(undefined);
      await refresh();
      focusAfterDialog(`[data-enquiry-open="${enquiry.id}"]`, '[data-desk-search]');
    },
    onError: fail,
  });
  const sending = useMutation({
    mutationFn: (enquiry: Enquiry) => sendEnquiryAgain(api, enquiry),
    onSuccess: refresh,
    onError: fail,
  });
  return {
    /**
     * The last mark, if it can be undone. A mark on suspected spam cannot: the API has no way to make an enquiry
     * suspected again.
     */
    last: last?.before === 'suspected' ? undefined : last,
    isBusy: marking.isPending || taking.isPending || sending.isPending,
    mark: (enquiry: Enquiry, status: 'new' | 'done') => marking.mutate({ enquiry, status }),
    undo: () => last && taking.mutate(last),
    sendAgain: (enquiry: Enquiry) => sending.mutate(enquiry),
    forget: () => setLast(undefined),
  };
}
