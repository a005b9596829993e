import type { Schedule } from '#domain/contract/schedule-contract.ts';
import { shortMoment } from './schedule-words.ts';

/** Says in the row of a draft for which time it is scheduled. */
export function ScheduledNote({ schedule }: { readonly schedule: Schedule }) {
  return (
    <span className="text-sm">
      <span className="rounded-md bg-fern px-2 font-semibold text-bush">Scheduled</span>{' '}
      <span className="whitespace-nowrap text-muted">{shortMoment(schedule.due_at, schedule.time_zone)}</span>
    </span>
  );
}
