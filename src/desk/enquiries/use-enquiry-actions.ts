import { useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { focusAfterDialog, openMark, rowButtonSelector, undoSelector } from '#desk/ui/focus-after-dialog.ts';
import { useAction } from '#desk/ui/use-action.ts';
import { type Enquiry, type EnquiryUpdate, enquirySchema } from '#shared/api/enquiry-contract.ts';
import { changeText, undoOf } from './enquiry-labels.ts';
import { enquiryPath } from './enquiry-requests.ts';
import { sendTypedText } from './unsent-text.ts';

interface Change {
  readonly enquiry: Enquiry;
  readonly update: EnquiryUpdate;
}

/** Returns what a person can do with an enquiry. A toast says what was changed, and undoes it. */
export function useEnquiryActions() {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const refreshes = ['enquiries'];
  const failure = 'The enquiry could not be changed. Please try again.';
  const save = async ({ enquiry, update }: Change) => {
    const request = { method: 'PUT', version: enquiry.version, body: update } as const;
    return api.read(enquirySchema, enquiryPath(enquiry), request).catch((error: unknown) => {
      // Someone else has changed or deleted the enquiry, so the list is out of date.
      if (hasStatus(error, 412) || hasStatus(error, 404)) void queryClient.invalidateQueries({ queryKey: refreshes });
      throw error;
    });
  };
  const undoing = useAction({
    send: save,
    refreshes,
    onDone: ({ id }) => focusAfterDialog(rowButtonSelector(openMark(id)), '[data-desk-search]'),
    failure,
  });
  const changing = useAction({
    send: async (change: Change) => {
      const { enquiry, update } = change;
      if (update.status === 'done')
        await sendTypedText(`note-${enquiry.id}`, (text) =>
          api.send(`${enquiryPath(enquiry)}/notes`, { method: 'POST', body: { text } }),
        );
      return save(change);
    },
    refreshes,
    done: ({ update }, changed) => changeText(changed, update),
    undo:
      ({ enquiry, update }, changed) =>
      () =>
        undoing.mutate({ enquiry: changed, update: undoOf(enquiry, update) }),
    onDone: () => focusAfterDialog(undoSelector),
    failure,
  });
  const sending = useAction({
    send: (enquiry: Enquiry) => api.send(`${enquiryPath(enquiry)}/deliveries`, { method: 'POST' }),
    refreshes,
    failure,
  });
  return {
    isBusy: changing.isPending || undoing.isPending || sending.isPending,
    change: (enquiry: Enquiry, update: EnquiryUpdate) => changing.mutate({ enquiry, update }),
    sendAgain: (enquiry: Enquiry) => sending.mutate(enquiry),
  };
}
