import { momentText } from '#dashboard/enquiries/enquiry-words.ts';
import { rowClasses } from '#dashboard/lists/record-list.tsx';
import type { AuditEntry } from '#domain/contract/audit-contract.ts';
import { historyText } from './history-words.ts';

/** Who did what to which record, and when. */
export function HistoryRow({ entry }: { readonly entry: AuditEntry }) {
  const { text, title } = historyText(entry);
  return (
    <li className={`${rowClasses} grid gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline`}>
      <p className="min-w-0 break-words">
        <span className="font-semibold">{entry.actor.name}</span> {text}{' '}
        {title && <span className="font-semibold">{title}</span>}
      </p>
      <time dateTime={entry.at} className="text-muted">
        {momentText(entry.at)}
      </time>
    </li>
  );
}
