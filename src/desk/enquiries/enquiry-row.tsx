import { useOwnAccount } from '#desk/account/own-account.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { rowClasses } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import type { Enquiry, EnquiryUpdate } from '#shared/api/enquiry-contract.ts';
import { localeFacts } from '#shared/rules/locales.ts';
import { countOf } from '#shared/rules/numbers.ts';
import { kindNames } from './enquiry-labels.ts';

interface EnquiryRowProps {
  readonly enquiry: Enquiry;
  readonly onOpen: () => void;
  readonly onChange: (update: EnquiryUpdate) => void;
  readonly onDelete: () => void;
}

/** An enquiry in the list: who wrote what, how to reach them, and what can be done with it. */
export function EnquiryRow({ enquiry, onOpen, onChange, onDelete }: EnquiryRowProps) {
  const { id, kind, name, business, email, phone, locale, message, conversation, created_at, status, deliveries } =
    enquiry;
  const { clients, partner, trashed_at, notes, owner } = enquiry;
  const account = useOwnAccount();
  const isDone = status === 'done';
  const next = status === 'new' ? 'done' : 'new';
  const nextText = status === 'suspected' ? 'Not spam' : isDone ? 'Mark as new' : 'Mark as done';
  const contact = [email, phone, localeFacts(locale).region, partner && `Partner link: ${partner}`]
    .filter(Boolean)
    .join(' · ');
  const words =
    message || conversation || (clients === null ? '' : countOf(clients, 'client a year', 'clients a year'));
  return (
    <li
      className={`${rowClasses} grid items-center gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_11rem_auto]`}
    >
      <div className="min-w-0">
        <h3 className="text-wrap break-words font-sans font-semibold text-base leading-snug">
          <button
            type="button"
            data-enquiry-open={id}
            onClick={onOpen}
            className="min-h-6 cursor-pointer text-left hover:underline"
          >
            {name}
          </button>
          {business && <span className="font-normal text-muted">, {business}</span>}
        </h3>
        <p className="mt-0.5 line-clamp-2 break-words text-muted md:line-clamp-1">{words}</p>
        <p className="mt-0.5 break-words text-muted text-sm">{contact}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:row-start-2 md:col-span-2 lg:row-start-auto lg:col-span-1 lg:grid lg:gap-x-0">
        <time dateTime={created_at} className="text-muted">
          {siteMoment(created_at)}
        </time>
        <span className={kind === 'contact' ? 'text-muted text-sm' : 'font-semibold text-sm'}>{kindNames[kind]}</span>
        {status === 'new' && <StateBadge tone="yellow" isOn on="New" off="" />}
        {isDone && <StateBadge tone="green" isOn on="Done" off="" />}
        {status === 'suspected' && <StateBadge tone="yellow" isOn={false} isWeighty on="" off="Suspected spam" />}
        {owner && <span className="text-sm">{owner.id === account.id ? 'Yours' : owner.name}</span>}
        {notes.length > 0 && <span className="text-muted text-sm">{countOf(notes.length, 'note', 'notes')}</span>}
        {deliveries.some(({ state }) => state === 'failed') && (
          <span className="font-semibold text-rata text-sm">Not passed on</span>
        )}
      </div>
      <div className="-mx-3 flex flex-wrap md:mx-0 md:-mr-3 md:justify-end">
        {trashed_at === null ? (
          <>
            {(owner === null || owner.id === account.id) && (
              <ActionButton
                look="quiet"
                aria-label={`${owner ? 'Give back' : 'Take'} ${name}`}
                onPress={() => onChange({ is_mine: owner === null })}
              >
                {owner ? 'Give back' : 'Take'}
              </ActionButton>
            )}
            <ActionButton look="quiet" aria-label={`${nextText}: ${name}`} onPress={() => onChange({ status: next })}>
              {nextText}
            </ActionButton>
            <ActionButton
              look="quiet-danger"
              aria-label={`Trash: ${name}`}
              onPress={() => onChange({ is_trashed: true })}
            >
              Trash
            </ActionButton>
          </>
        ) : (
          <>
            <ActionButton look="quiet" aria-label={`Restore ${name}`} onPress={() => onChange({ is_trashed: false })}>
              Restore
            </ActionButton>
            {account.role === 'admin' && (
              <ActionButton look="quiet-danger" aria-label={`Delete ${name}`} data-desk-delete={id} onPress={onDelete}>
                Delete
              </ActionButton>
            )}
          </>
        )}
      </div>
    </li>
  );
}
