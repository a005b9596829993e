import type { ReactNode } from 'react';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { DialogFrame } from '#dashboard/ui/dialog-frame.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import type { Enquiry } from '#domain/contract/enquiry-contract.ts';
import { localeFacts } from '#domain/locales.ts';
import { formatCount } from '#domain/numbers.ts';
import { deliveryText, kindNames, momentText, suspicionTexts } from './enquiry-words.ts';

interface EnquiryDialogProps {
  readonly enquiry: Enquiry;
  readonly isBusy: boolean;
  readonly onMark: (status: 'new' | 'done') => void;
  readonly onSendAgain: () => void;
  readonly onClose: () => void;
}

const linkClasses = 'inline-flex min-h-8 items-center break-all font-semibold text-bush underline';

/** The dialog that shows a complete enquiry, with links to reply to it. */
export function EnquiryDialog({ enquiry, isBusy, onMark, onSendAgain, onClose }: EnquiryDialogProps) {
  const { kind, name, email, phone, business, message, conversation, locale, created_at, status, suspicion } = enquiry;
  const { deliveries, clients, agreed_to_terms_at, partner } = enquiry;
  const isFailed = deliveries.some(({ state }) => state === 'failed');
  return (
    <DialogFrame title={name} width="medium" isTall onClose={onClose}>
      <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-5 sm:p-6">
        {suspicion && (
          <p className="rounded-field bg-fern px-4 py-2.5">
            <strong>Suspected spam.</strong> {suspicionTexts[suspicion]}
          </p>
        )}
        <dl className="grid items-baseline gap-x-6 sm:gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
          {kind === 'callback' && <Fact name="Kind">{kindNames[kind]}: the visitor asked for a person</Fact>}
          {kind === 'application' && <Fact name="Kind">{kindNames[kind]}</Fact>}
          {email && (
            <Fact name="Email">
              <a className={linkClasses} href={`mailto:${encodeURIComponent(email)}`}>
                {email}
              </a>
            </Fact>
          )}
          {phone && (
            <Fact name="Phone">
              <a className={linkClasses} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            </Fact>
          )}
          {business && <Fact name={kind === 'application' ? 'Agency' : 'Business'}>{business}</Fact>}
          {clients !== null && <Fact name="Clients a year">{formatCount(clients)}</Fact>}
          {agreed_to_terms_at && <Fact name="Terms">Agreed on {momentText(agreed_to_terms_at)}</Fact>}
          {partner && <Fact name="Partner link">{partner}</Fact>}
          <Fact name="Received">{momentText(created_at)}</Fact>
          <Fact name="Number">{enquiry.id}</Fact>
          <Fact name="Site">{localeFacts(locale).region}</Fact>
          {deliveries.length > 0 && (
            <Fact name="Passed on">
              <ul>
                {deliveries.map((delivery) => (
                  <li key={delivery.channel}>{deliveryText(delivery)}</li>
                ))}
              </ul>
            </Fact>
          )}
        </dl>
        {message && <Words title="Message" text={message} />}
        {conversation && <Words title="Earlier conversation" text={conversation} />}
        {isFailed && (
          <FailureNotice text="This enquiry could not be passed on. It is safe here.">
            <ActionButton look="quiet-danger" isPending={isBusy} onPress={onSendAgain}>
              Send again
            </ActionButton>
          </FailureNotice>
        )}
      </div>
      <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-3 sm:px-6">
        <ActionButton onPress={onClose}>Close</ActionButton>
        <ActionButton look="primary" isPending={isBusy} onPress={() => onMark(status === 'new' ? 'done' : 'new')}>
          {status === 'new' ? 'Mark as done' : status === 'done' ? 'Mark as new' : 'Not spam'}
        </ActionButton>
      </footer>
    </DialogFrame>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <h3 className="mb-1 font-sans font-semibold text-base">{title}</h3>
      <p className="whitespace-pre-wrap break-words">{text}</p>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words max-sm:mb-2">{children}</dd>
    </>
  );
}
