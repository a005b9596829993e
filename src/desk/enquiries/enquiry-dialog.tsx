import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { hasSingleKeys } from '#desk/ui/shortcuts.ts';
import { fullSiteMoment, siteMoment } from '#desk/ui/site-clock.ts';
import type { Enquiry, EnquiryUpdate } from '#shared/api/enquiry-contract.ts';
import { localeFacts } from '#shared/rules/locales.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { deliveryText, kindNames, suspicionTexts } from './enquiry-labels.ts';
import { EnquiryNotes, EnquiryReplyPart } from './enquiry-writing.tsx';

interface EnquiryDialogProps {
  readonly enquiry: Enquiry;
  readonly isBusy: boolean;
  /** Position of the enquiry in the list, counted from 1, and the number of enquiries in the list. */
  readonly place: { readonly number: number; readonly total: number };
  readonly onStep: (step: -1 | 1) => void;
  readonly onChange: (update: EnquiryUpdate) => void;
  readonly onSendAgain: () => void;
  readonly onClose: () => void;
}

const linkClasses = 'inline-flex min-h-6 items-center font-semibold text-bush underline [overflow-wrap:anywhere]';

export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a className={linkClasses} href={`mailto:${encodeURIComponent(email)}`}>
      {email}
    </a>
  );
}

export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className={linkClasses} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  );
}

/**
 * The dialog that shows a complete enquiry, with its notes and a reply. The keys J and K open the next and the previous
 * enquiry.
 */
export function EnquiryDialog(props: EnquiryDialogProps) {
  const { enquiry, place, isBusy, onStep, onChange, onSendAgain, onClose } = props;
  const { kind, name, email, phone, business, message, conversation, locale, created_at, status, suspicion } = enquiry;
  const { deliveries, clients, agreed_to_terms_at, partner, trashed_at, owner } = enquiry;
  useStepKeys((step) => canStep(place, step) && onStep(step));
  const isFailed = deliveries.some(({ state }) => state === 'failed');
  return (
    <DialogFrame
      title={name}
      width="medium"
      isTall
      beside={<StepBar place={place} name={name} onStep={onStep} />}
      onClose={onClose}
    >
      <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-5 sm:p-6">
        {status === 'suspected' && (
          <p className="rounded-field bg-shade px-4 py-2.5">
            <strong>Suspected spam.</strong> {suspicionTexts[suspicion]}
          </p>
        )}
        {message && <Words title="Message" text={message} />}
        {conversation && <Words title="Earlier conversation" text={conversation} />}
        <EnquiryReplyPart key={`reply-${enquiry.id}`} enquiry={enquiry} />
        <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6 sm:gap-y-2">
          <Fact name="Kind">
            {kind === 'callback' ? `${kindNames[kind]}: the visitor asked for a person` : kindNames[kind]}
          </Fact>
          {email && (
            <Fact name="Email">
              <EmailLink email={email} />
            </Fact>
          )}
          {phone && (
            <Fact name="Phone">
              <PhoneLink phone={phone} />
            </Fact>
          )}
          {business && <Fact name={kind === 'application' ? 'Agency' : 'Business'}>{business}</Fact>}
          {clients !== null && <Fact name="Clients a year">{formatCount(clients)}</Fact>}
          {agreed_to_terms_at && <Fact name="Terms">Agreed on {fullSiteMoment(agreed_to_terms_at)}</Fact>}
          {partner && <Fact name="Partner link">{partner}</Fact>}
          {owner && <Fact name="Taken by">{owner.name}</Fact>}
          <Fact name="Received">{siteMoment(created_at)}</Fact>
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
        <EnquiryNotes key={`notes-${enquiry.id}`} enquiry={enquiry} />
        {isFailed && (
          <FailureNotice text="This enquiry could not be passed on. It is safe here.">
            <ActionButton look="quiet-danger" isPending={isBusy} onPress={onSendAgain}>
              Send again
            </ActionButton>
          </FailureNotice>
        )}
      </div>
      <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-3 sm:px-6">
        {trashed_at === null ? (
          <>
            <ActionButton look="quiet-danger" isPending={isBusy} onPress={() => onChange({ is_trashed: true })}>
              Trash
            </ActionButton>
            {status !== 'suspected' && (
              <ActionButton look="quiet-danger" isPending={isBusy} onPress={() => onChange({ status: 'suspected' })}>
                Spam
              </ActionButton>
            )}
            <ActionButton
              look={email ? 'secondary' : 'primary'}
              isPending={isBusy}
              onPress={() => onChange({ status: status === 'new' ? 'done' : 'new' })}
            >
              {status === 'new' ? 'Mark as done' : status === 'done' ? 'Mark as new' : 'Not spam'}
            </ActionButton>
          </>
        ) : (
          <ActionButton look="primary" isPending={isBusy} onPress={() => onChange({ is_trashed: false })}>
            Restore
          </ActionButton>
        )}
      </footer>
    </DialogFrame>
  );
}

type Place = EnquiryDialogProps['place'];

function canStep({ number, total }: Place, step: -1 | 1): boolean {
  return step === 1 ? number < total : number > 1;
}

interface StepBarProps {
  readonly place: Place;
  readonly name: string;
  readonly onStep: (step: -1 | 1) => void;
}

/** The buttons that open the previous and the next enquiry. A screen reader announces the enquiry that is now shown. */
function StepBar({ place, name, onStep }: StepBarProps) {
  const button = (step: -1 | 1, text: string, key: string, Icon: LucideIcon) => (
    <ActionButton
      look="quiet"
      aria-label={text}
      aria-keyshortcuts={hasSingleKeys() ? key : undefined}
      isPending={!canStep(place, step)}
      onPress={() => onStep(step)}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </ActionButton>
  );
  return (
    <>
      <p role="status" className="whitespace-nowrap text-muted text-sm">
        {formatCount(place.number)} of {formatCount(place.total)}
        <span className="sr-only">: {name}</span>
      </p>
      {button(-1, 'Previous', 'k', ChevronLeft)}
      {button(1, 'Next', 'j', ChevronRight)}
    </>
  );
}

/** Calls `onStep` for the keys J (next) and K (previous), unless they are typed into a field. */
function useStepKeys(onStep: (step: -1 | 1) => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isTyping = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || isTyping || !hasSingleKeys()) return;
      if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
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
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
