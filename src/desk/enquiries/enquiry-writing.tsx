import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { CheckField } from '#desk/ui/check-field.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { TextInput } from '#desk/ui/text-input.tsx';
import {
  type Enquiry,
  type EnquiryNote,
  type EnquiryReply,
  enquiryReplySchema,
  enquirySchema,
} from '#shared/api/enquiry-contract.ts';
import { mailLink, noteTitle, replySubject, replyText } from './enquiry-labels.ts';
import { enquiryPath, useEnquirySummary } from './enquiry-requests.ts';
import { useRequestKey, useTypedText } from './unsent-text.ts';

/** Lets an administrator reply by email, or in their own mail program if the server cannot send email. */
export function EnquiryReplyPart({ enquiry }: { readonly enquiry: Enquiry }) {
  const { data: summary } = useEnquirySummary();
  const [isOpen, setIsOpen] = useState(false);
  if (enquiry.email === '' || !summary) return null;
  const { reply_address } = summary;
  if (reply_address === null) {
    return (
      <p>
        <a
          className="inline-flex min-h-target items-center rounded-field bg-bush px-4 font-semibold text-on-bush no-underline hover:bg-bush-strong"
          href={mailLink(enquiry)}
        >
          Reply in your mail program
        </a>
      </p>
    );
  }
  if (!isOpen) {
    return (
      <div>
        <ActionButton look="primary" onPress={() => setIsOpen(true)}>
          Reply by email
        </ActionButton>
      </div>
    );
  }
  return <ReplyForm enquiry={enquiry} replyAddress={reply_address} onClose={() => setIsOpen(false)} />;
}

interface ReplyFormProps {
  readonly enquiry: Enquiry;
  readonly replyAddress: string;
  readonly onClose: () => void;
}

function ReplyForm({ enquiry, replyAddress, onClose }: ReplyFormProps) {
  const { api, toasts } = useDesk();
  const [subject, setSubject] = useState(replySubject);
  const [text, setText] = useTypedText(`reply-${enquiry.id}`);
  const [isDone, setIsDone] = useState(true);
  const [wantsFaults, setWantsFaults] = useState(false);
  const keyFor = useRequestKey();
  const form = useRef<HTMLFormElement>(null);
  // On a phone, the form opens below the visible part of the page, so it is scrolled into view.
  useEffect(() => form.current?.scrollIntoView({ block: 'start' }), []);
  const reply: EnquiryReply = { subject, text, is_done: isDone };
  const parsed = enquiryReplySchema.safeParse(reply);
  const faultOf = (field: string) =>
    wantsFaults ? parsed.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const sending = useMutation({
    mutationFn: async (body: EnquiryReply) => {
      const request = { method: 'POST', body, idempotencyKey: keyFor(JSON.stringify(body)) } as const;
      const answered = await api.read(enquirySchema, `${enquiryPath(enquiry)}/replies`, request);
      setText('');
      return answered;
    },
    meta: { refreshes: ['enquiries'] },
    onSuccess: (answered) => {
      toasts.success(replyText(answered));
      onClose();
    },
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWantsFaults(true);
    if (parsed.success && !sending.isPending) sending.mutate(parsed.data);
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label="Reply" className="grid scroll-mt-4 gap-3">
      <p className="text-muted text-sm">
        To {enquiry.email}. Their answer goes to {replyAddress}.
      </p>
      <TextInput label="Subject" value={subject} onChange={setSubject} error={faultOf('subject')} />
      <TextInput label="Reply" rows={6} autoFocus value={text} onChange={setText} error={faultOf('text')} />
      <CheckField label="Mark as done when it’s sent" value={isDone} onChange={setIsDone} />
      {sending.error && <FailureNotice text={failureText(sending.error, 'The reply could not be sent. Try again.')} />}
      <div className="flex flex-wrap gap-3">
        <ActionButton look="primary" type="submit" isPending={sending.isPending}>
          {sending.isPending ? 'Sending…' : 'Send reply'}
        </ActionButton>
        <ActionButton isDisabled={sending.isPending} onPress={onClose}>
          Cancel
        </ActionButton>
      </div>
    </form>
  );
}

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
      // Empty the field before the list is fetched again, so that what is typed during the fetch stays.
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
