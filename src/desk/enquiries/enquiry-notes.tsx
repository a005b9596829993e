import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { failureText } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { TextInput } from '#desk/ui/text-input.tsx';
import type { Enquiry, EnquiryNote } from '#shared/api/enquiry-contract.ts';
import { noteTitle } from './enquiry-labels.ts';
import { enquiryPath } from './enquiry-requests.ts';
import { useRequestKey, useTypedText } from './unsent-text.ts';

/** The notes and replies of an enquiry, and a field for a new note. Visitors never see notes. */
export function EnquiryNotes({ enquiry }: { readonly enquiry: Enquiry }) {
  const { api } = useDesk();
  const [text, setText] = useTypedText(`note-${enquiry.id}`);
  const keyFor = useRequestKey();
  const path = `${enquiryPath(enquiry)}/notes`;
  const meta = { refreshes: ['enquiries'] };
  const adding = useMutation({
    mutationFn: async () => {
      await api.send(path, { method: 'POST', body: { text: text.trim() }, idempotencyKey: keyFor(text) });
      // At once, so that nothing typed while the list is fetched again is cleared.
      setText('');
    },
    meta,
  });
  const deleting = useMutation({
    mutationFn: (note: EnquiryNote) => api.send(`${path}/${note.id}`, { method: 'DELETE' }),
    meta,
  });
  const failure = adding.error ?? deleting.error;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '' && !adding.isPending) adding.mutate();
  };
  return (
    <section aria-label="Notes" className="grid gap-3">
      <h3 className="font-sans font-semibold text-base">Notes</h3>
      {enquiry.notes.length > 0 && (
        <ul className="grid gap-3">
          {enquiry.notes.map((note) => (
            <li key={note.id} className="rounded-field border border-line px-4 py-2.5">
              <div className="flex flex-wrap items-center gap-x-3">
                <p className="mr-auto text-muted text-sm">
                  {noteTitle(note)} <time dateTime={note.at}>{siteMoment(note.at)}</time>
                </p>
                {note.sent_at === null && (
                  <ActionButton
                    look="quiet-danger"
                    aria-label={`Delete the note of ${siteMoment(note.at)}`}
                    isPending={deleting.isPending}
                    onPress={() => deleting.mutate(note)}
                  >
                    Delete
                  </ActionButton>
                )}
              </div>
              {note.subject && <p className="break-words font-semibold">{note.subject}</p>}
              <p className="whitespace-pre-wrap break-words">{note.text}</p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={onSubmit} noValidate className="grid gap-3">
        <TextInput label="Add a note" hint="Only administrators see it." rows={2} value={text} onChange={setText} />
        {failure && <FailureNotice text={failureText(failure, 'The note was not saved.')} />}
        <div>
          <ActionButton type="submit" isDisabled={text.trim() === ''} isPending={adding.isPending}>
            {adding.isPending ? 'Adding…' : 'Add note'}
          </ActionButton>
        </div>
      </form>
    </section>
  );
}
