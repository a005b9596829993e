import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus, problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { focusAfterDialog, openMark, rowButtonSelector } from '#desk/ui/focus-after-dialog.ts';
import { type Enquiry, type EnquiryUpdate, enquirySchema } from '#shared/api/enquiry-contract.ts';
import { changeText, undoOf } from './enquiry-labels.ts';
import { enquiryPath } from './enquiry-requests.ts';
import { sendTypedText } from './unsent-text.ts';

interface LastChange {
  readonly enquiry: Enquiry;
  readonly text: string;
  readonly undo: EnquiryUpdate;
}

const failure = 'The enquiry could not be changed. Please try again.';

export function useEnquiryActions() {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const [last, setLast] = useState<LastChange>();
  const meta = { refreshes: ['enquiries'] };
  const save = (enquiry: Enquiry, update: EnquiryUpdate) =>
    api.read(enquirySchema, enquiryPath(enquiry), { method: 'PUT', version: enquiry.version, body: update });

  const fail = (error: unknown) => {
    toasts.error(problemDetail(error, failure));
    // A 412 or 404 means that someone else has changed or deleted the enquiry. So the list is out of date.
    if (hasStatus(error, 412) || hasStatus(error, 404))
      void queryClient.invalidateQueries({ queryKey: meta.refreshes });
  };
  const changing = useMutation({
    mutationFn: async ({ enquiry, update }: { enquiry: Enquiry; update: EnquiryUpdate }) => {
      if (update.status === 'done')
        await sendTypedText(`note-${enquiry.id}`, (text) =>
          api.send(`${enquiryPath(enquiry)}/notes`, { method: 'POST', body: { text } }),
        );
      return save(enquiry, update);
    },
    meta,
    onSuccess: (changed, { enquiry, update }) => {
      setLast({ enquiry: changed, text: changeText(changed, update), undo: undoOf(enquiry, update) });
      focusAfterDialog('[data-desk-undo]');
    },
    onError: fail,
  });
  const undoing = useMutation({
    mutationFn: ({ enquiry, undo }: LastChange) => save(enquiry, undo),
    meta,
    onSuccess: (enquiry) => {
      setLast(undefined);
      focusAfterDialog(rowButtonSelector(openMark(enquiry.id)), '[data-desk-search]');
    },
    onError: fail,
  });
  const sending = useMutation({
    mutationFn: (enquiry: Enquiry) => api.send(`${enquiryPath(enquiry)}/deliveries`, { method: 'POST' }),
    meta,
    onError: fail,
  });
  return {
    /** The last change, with the sentence about it. `undefined` if there is no change to undo. */
    last,
    isBusy: changing.isPending || undoing.isPending || sending.isPending,
    change: (enquiry: Enquiry, update: EnquiryUpdate) => changing.mutate({ enquiry, update }),
    undo: () => last && undoing.mutate(last),
    sendAgain: (enquiry: Enquiry) => sending.mutate(enquiry),
    forget: () => setLast(undefined),
  };
}
