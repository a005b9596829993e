import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { schedulesOf } from '#desk/articles/schedule-requests.ts';
import { useDesk } from '#desk/desk-context.ts';
import type { UnsavedOfRecord } from '#desk/drafts/use-unsaved.ts';
import { workingCopies } from '#desk/drafts/working-copy-requests.ts';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { momentOf } from '#desk/ui/site-clock.ts';
import type { Schedule } from '#shared/api/schedule-contract.ts';
import { formatMoment } from '#shared/rules/dates.ts';

/** A note in a draft's row with the time for which the draft is scheduled, and whether its schedule is on hold. */
export function ScheduledNote({ schedule }: { readonly schedule: Schedule }) {
  return (
    <span>
      <span
        className={`rounded-md px-1.5 font-semibold ${schedule.is_held ? 'bg-wattle text-on-wattle' : 'bg-fern text-bush'}`}
      >
        {schedule.is_held ? 'On hold' : 'Scheduled'}
      </span>{' '}
      <span className="whitespace-nowrap text-muted">{formatMoment(schedule.due_at, 'short', schedule.time_zone)}</span>
    </span>
  );
}

/**
 * A note in a record's row that the record has unsaved changes. It says whether this person or someone else typed them.
 */
export function UnsavedNote({ unsaved: { isMine, others } }: { readonly unsaved: UnsavedOfRecord }) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {isMine && <span className="rounded-md bg-wattle px-2 font-semibold text-on-wattle">Unsaved changes</span>}
      {others.map((copy) => (
        <span key={copy.key} className="text-muted">
          {copy.account_name} has unsaved changes, kept {momentOf(copy.updated_at)}
        </span>
      ))}
    </p>
  );
}

/**
 * Tells the person which facts the rows of the article list lack, because a request failed: the schedules of the
 * drafts, or the unsaved changes on the server.
 */
export function MissingFacts({ draftIds }: { readonly draftIds: readonly number[] }) {
  const { api, session } = useDesk();
  const schedules = useQuery(schedulesOf(api, draftIds));
  const copies = useQuery(workingCopies(api, session));
  const missing: readonly [query: Pick<UseQueryResult, 'data' | 'isError'>, text: string][] = [
    [schedules, 'The schedules could not be loaded, so no draft is shown as scheduled.'],
    [copies, 'Unsaved changes on the server could not be loaded, so only those of this browser are shown.'],
  ];
  const texts = missing.filter(([{ data, isError }]) => isError && !data).map(([, text]) => text);
  if (texts.length === 0) return null;
  const isFetching = schedules.isFetching || copies.isFetching;
  const refetch = () => {
    for (const query of [schedules, copies]) if (query.isError) void query.refetch();
  };
  return (
    <div className="mb-3">
      <LoadFailure text={texts.join(' ')} query={{ isFetching, refetch }} />
    </div>
  );
}
