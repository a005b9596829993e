import type { AuditEntry } from '#shared/api/audit-contract.ts';

/** Entries that one act of one person made. The newest entry is first. */
export interface HistoryGroup {
  readonly first: AuditEntry;
  readonly rest: readonly AuditEntry[];
  /** Whether the group is one record that was created and published at once. */
  readonly isCreatedAndPublished: boolean;
}

/** Longest time between two entries of one act, in milliseconds. */
const together = 10_000;

/**
 * Puts entries together that belong to one act: a record that was created and published at once, and the same change of
 * several records. `entries` are the newest first.
 */
export function groupHistory(entries: readonly AuditEntry[]): HistoryGroup[] {
  const groups: HistoryGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isSameAct(last, entry)) {
      groups[groups.length - 1] = {
        ...last,
        rest: [...last.rest, entry],
        isCreatedAndPublished: entry.action !== last.first.action,
      };
    } else groups.push({ first: entry, rest: [], isCreatedAndPublished: false });
  }
  return groups;
}

function isSameAct({ first, rest, isCreatedAndPublished }: HistoryGroup, entry: AuditEntry): boolean {
  const before = rest.at(-1) ?? first;
  const isClose = Date.parse(before.at) - Date.parse(entry.at) <= together;
  if (!isClose || first.kind !== entry.kind || first.actor.name !== entry.actor.name) return false;
  const isOneRecord = first.record.id !== null && first.record.id === entry.record.id;
  if (first.action === 'published' && entry.action === 'created') return isOneRecord && rest.length === 0;
  return !isCreatedAndPublished && !isOneRecord && first.action === entry.action;
}
