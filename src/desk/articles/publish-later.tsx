import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import type { Article } from '#shared/api/article-contract.ts';
import type { Schedule } from '#shared/api/schedule-contract.ts';
import {
  dateInZone,
  formatMoment,
  isCalendarDate,
  type LocalTime,
  momentInZone,
  shortDate,
} from '#shared/rules/dates.ts';
import type { ArticleControl } from './article-form.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ownClockText, schedulePath, schedulesOf, sendSchedule, suggestedTime, zoneName } from './schedule-requests.ts';

interface PublishLaterProps {
  readonly control: ArticleControl;
  readonly record: Article | undefined;
  /** The time that was chosen for a new or a published article. The desk sends it after the next save. */
  readonly chosen: LocalTime | undefined;
  readonly onChoose: (chosen: LocalTime | undefined) => void;
}

/**
 * Shows when an article will be published, and lets a person change that time. For a stored draft, the desk sends the
 * time at once. A new article must be stored first, and a published one must become a draft, so for these it sends the
 * time after the next save.
 */
export function PublishLater({ control, record, chosen, onChoose }: PublishLaterProps) {
  const { api, siteTimeZone, toasts } = useDesk();
  const queryClient = useQueryClient();
  const { field: published } = useController({ control, name: 'is_published' });
  const { field: publishDate } = useController({ control, name: 'publish_date' });
  const [isOpen, setIsOpen] = useState(false);
  const draft = record?.is_published ? undefined : record;
  const stored = useQuery(schedulesOf(api, draft ? [draft.id] : []));
  const schedule = stored.data?.[0];
  const time = draft ? schedule : chosen;
  const due = time && momentInZone(siteTimeZone, time);
  const today = dateInZone(siteTimeZone, new Date());
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['schedules'] });

  const store = async (wanted: LocalTime) => {
    if (!draft) return onChoose(wanted);
    await sendSchedule(api, draft.id, wanted);
    await refresh();
  };
  const choose = async (wanted: LocalTime) => {
    await store(wanted);
    // An article that is saved as published is on the site at once, so Published must not be ticked.
    published.onChange(false);
  };
  const cancelling = useMutation({
    mutationFn: async (_former: LocalTime) => {
      if (draft) await api.send(schedulePath(draft.id), { method: 'DELETE' });
      else onChoose(undefined);
      if (record?.is_published) published.onChange(true);
    },
    meta: { refreshes: ['schedules'] },
    onSuccess: (_done, former) =>
      toasts.success('The article is no longer scheduled', { label: 'Undo', onPress: () => undo(former) }),
    onError: (error) => toasts.error(`The article is still scheduled: ${problemDetail(error, unknownError)}`),
  });
  const undo = (former: LocalTime) => {
    choose(former).catch((error) =>
      toasts.error(`The article was not scheduled again: ${problemDetail(error, unknownError)}`),
    );
  };
  const futureDate = isCalendarDate(publishDate.value) && publishDate.value > today ? publishDate.value : undefined;

  return (
    <div className="grid justify-items-start gap-1">
      {published.value && !record?.is_published && (
        <PublishedWarning
          due={due}
          futureDate={futureDate}
          useToday={<TextButton onPress={() => publishDate.onChange(today)}>Use today</TextButton>}
          onKeep={() => published.onChange(false)}
        />
      )}
      {stored.isError && <LoadFailure text="Whether the article is scheduled could not be loaded." query={stored} />}
      {time && due && !published.value && (
        <ScheduleBlock due={due} schedule={schedule} isStored={draft !== undefined}>
          <div className="-ml-3 flex flex-wrap">
            <ActionButton look="quiet" aria-label="Change time" onPress={() => setIsOpen(true)}>
              Change
            </ActionButton>
            <ActionButton look="quiet" isPending={cancelling.isPending} onPress={() => cancelling.mutate(time)}>
              Don’t publish later
            </ActionButton>
          </div>
        </ScheduleBlock>
      )}
      {!due && (
        <span className="-ml-3">
          <ActionButton look="quiet" isDisabled={stored.isLoading} onPress={() => setIsOpen(true)}>
            Publish later…
          </ActionButton>
        </span>
      )}
      {isOpen && (
        <ScheduleDialog
          start={time ?? suggestedTime(publishDate.value, today)}
          until={
            record?.is_published
              ? 'The next save takes the article off the site until then.'
              : `The article stays a draft until then.${record ? '' : ' Save it to schedule it.'}`
          }
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

interface PublishedWarningProps {
  /** When the schedule that a save would end is due. `undefined` if there is none. */
  readonly due: Date | undefined;
  readonly futureDate: string | undefined;
  readonly useToday: ReactNode;
  readonly onKeep: () => void;
}

/** Warns that a save with Published ticked ends the schedule, or shows a Publish Date that is in the future. */
function PublishedWarning({ due, futureDate, useToday, onKeep }: PublishedWarningProps) {
  const { siteTimeZone } = useDesk();
  if (!due && futureDate === undefined) return null;
  return (
    <p role="status" className="rounded-field border border-wattle px-3 py-2">
      {'Published is ticked: a save puts the article on the site now'}
      {due && `, not on ${formatMoment(due, 'long', siteTimeZone)}`}
      {'. '}
      {due && <TextButton onPress={onKeep}>Keep the schedule</TextButton>}
      {due && futureDate !== undefined && ' '}
      {futureDate !== undefined && `Visitors will read the Publish Date ${shortDate(futureDate)}. `}
      {futureDate !== undefined && useToday}
    </p>
  );
}

interface ScheduleBlockProps {
  readonly due: Date;
  readonly schedule: Schedule | undefined;
  readonly isStored: boolean;
  readonly children: ReactNode;
}

function ScheduleBlock({ due, schedule, isStored, children }: ScheduleBlockProps) {
  const { siteTimeZone } = useDesk();
  const state = schedule?.is_held ? 'On hold' : 'Scheduled';
  return (
    <div className={`w-full rounded-field px-3 py-2 ${isStored ? 'bg-shade' : 'border border-wattle'}`}>
      <p role="status">
        <span className="block font-semibold">{isStored ? state : 'Not scheduled yet: save the article'}</span>
        {`${formatMoment(due, 'long', siteTimeZone)}, ${zoneName(siteTimeZone)}.`}
        {ownClockText(due, siteTimeZone)}
        {schedule && <span className="block text-muted text-sm">{`by ${schedule.scheduled_by}`}</span>}
        {schedule?.is_held && (
          <span className="block text-sm">
            It stays a draft: {schedule.scheduled_by} no longer has access to the desk. Choose a time yourself.
          </span>
        )}
      </p>
      {children}
    </div>
  );
}

function TextButton({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className="min-h-6 cursor-pointer font-semibold text-bush underline" onClick={onPress}>
      {children}
    </button>
  );
}
