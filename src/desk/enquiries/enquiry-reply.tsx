import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { CheckField } from '#desk/ui/check-field.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { type Enquiry, type EnquiryReply, enquiryReplySchema, enquirySchema } from '#shared/api/enquiry-contract.ts';
import { mailLink, replySubject, replyText } from './enquiry-labels.ts';
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
        <a className="inline-flex min-h-target items-center font-semibold text-bush underline" href={mailLink(enquiry)}>
          Reply in your mail program
        </a>
      </p>
    );
  }
  if (!isOpen) {
    return (
      <div>
        <ActionButton onPress={() => setIsOpen(true)}>Reply by email</ActionButton>
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
