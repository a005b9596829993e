import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DateInput } from '#desk/ui/date-input.tsx';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import { TextInput } from '#desk/ui/text-input.tsx';
import type { Article } from '#shared/api/article-contract.ts';
import type { Schedule } from '#shared/api/schedule-contract.ts';
import { dateInZone, formatMoment, isCalendarDate, type LocalTime, momentInZone } from '#shared/rules/dates.ts';
import type { ArticleControl } from './article-form.ts';
import {
  dateGivenBack,
  findScheduleFaults,
  longDate,
  type ScheduleFaults,
  suggestedTime,
  zoneName,
} from './schedule-labels.ts';
import { schedulePath, schedulesOf, sendSchedule } from './schedule-requests.ts';

interface PublishLaterProps {
  readonly control: ArticleControl;
  /** The stored article, or `undefined` if the article is new. */
  readonly record: Article | undefined;
  /** The time that was chosen for a new article. The desk sends it after the first save. */
  readonly chosen: LocalTime | undefined;
  readonly onChoose: (chosen: LocalTime | undefined) => void;
}

/**
 * Shows when a draft will be published, and lets a person change that time. For a stored draft, the desk sends the time
 * at once. For a new article, it sends the time after the first save.
 */
export function PublishLater(props: PublishLaterProps) {
  return props.record?.is_published ? null : <DraftSchedule {...props} />;
}

function DraftSchedule({ control, record, chosen, onChoose }: PublishLaterProps) {
  const { api, siteTimeZone, toasts } = useDesk();
  const queryClient = useQueryClient();
  const { field: published } = useController({ control, name: 'is_published' });
  const { field: publishDate } = useController({ control, name: 'publish_date' });
  const [isOpen, setIsOpen] = useState(false);
  /** Set after the schedule's date was taken as the Publish Date. `before` is the Publish Date it replaced. */
  const [taken, setTaken] = useState<{ readonly date: string; readonly before: string }>();
  /**
   * Whether the Publish Date is still the date of a schedule that was cancelled in this dialog. An earlier Publish Date
   * is then not known.
   */
  const [isDateLeft, setIsDateLeft] = useState(false);
  const stored = useQuery(schedulesOf(api, record ? [record.id] : []));
  const schedule = stored.data?.[0];
  const time = record ? schedule : chosen;
  const due = time && momentInZone(siteTimeZone, time);
  const today = dateInZone(siteTimeZone, new Date());
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['schedules'] });

  const store = async (wanted: LocalTime) => {
    if (!record) return onChoose(wanted);
    await sendSchedule(api, record.id, wanted);
    await refresh();
  };
  const choose = async (wanted: LocalTime) => {
    await store(wanted);
    // An article that is saved as published is on the site at once, so Published must not be ticked.
    published.onChange(false);
  };
  const cancelling = useMutation({
    mutationFn: async (_former: LocalTime) => {
      if (record) await api.send(schedulePath(record.id), { method: 'DELETE' });
      else onChoose(undefined);
    },
    meta: { refreshes: ['schedules'] },
    onSuccess: (_done, former) => {
      const shown = publishDate.value;
      const given = dateGivenBack({ now: shown, schedule: former.date, before: taken?.before });
      if (given !== undefined) publishDate.onChange(given);
      setIsDateLeft(given === undefined && shown === former.date);
      const takeBack = () => {
        if (given !== undefined) publishDate.onChange(shown);
        undo(former);
      };
      toasts.success('The article is no longer scheduled', { label: 'Undo', onPress: takeBack });
    },
    onError: (error) => toasts.error(`The article is still scheduled: ${problemDetail(error, unknownError)}`),
  });
  const undo = (former: LocalTime) => {
    store(former).catch((error) =>
      toasts.error(`The article was not scheduled again: ${problemDetail(error, unknownError)}`),
    );
  };
  const takeDate = (date: string) => {
    const before = taken?.date === publishDate.value ? taken.before : publishDate.value;
    setTaken({ date, before });
    publishDate.onChange(date);
  };
  const futureDate = isCalendarDate(publishDate.value) && publishDate.value > today ? publishDate.value : undefined;
  const useToday = <TextButton onPress={() => publishDate.onChange(today)}>Use today</TextButton>;

  return (
    <div className="grid justify-items-start gap-1">
      {published.value && (
        <PublishedWarning
          due={due}
          futureDate={due || !time ? futureDate : undefined}
          useToday={useToday}
          onKeep={() => published.onChange(false)}
        />
      )}
      {stored.isError && <LoadFailure text="Whether the article is scheduled could not be loaded." query={stored} />}
      {time && due && !published.value && (
        <ScheduleBlock due={due} schedule={schedule} isStored={record !== undefined}>
          <div className="-ml-3 flex flex-wrap">
            <ActionButton look="quiet" aria-label="Change time" onPress={() => setIsOpen(true)}>
              Change
            </ActionButton>
            <ActionButton look="quiet" isPending={cancelling.isPending} onPress={() => cancelling.mutate(time)}>
              Don’t publish later
            </ActionButton>
          </div>
          {publishDate.value !== time.date && (
            <p className="text-muted text-sm">
              {`Visitors will see the Publish Date ${longDate(publishDate.value)}. `}
              <TextButton onPress={() => takeDate(time.date)}>{`Use ${longDate(time.date)}`}</TextButton>
            </p>
          )}
        </ScheduleBlock>
      )}
      {!due && (
        <span className="-ml-3">
          <ActionButton look="quiet" isDisabled={stored.isLoading} onPress={() => setIsOpen(true)}>
            Publish later…
          </ActionButton>
        </span>
      )}
      {!due && isDateLeft && futureDate !== undefined && (
        <p role="status" className="text-muted text-sm">
          {`The Publish Date is still ${longDate(futureDate)}. `}
          {useToday}
        </p>
      )}
      {isOpen && (
        <ScheduleDialog
          start={time ?? suggestedTime(publishDate.value, today)}
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
      {futureDate !== undefined && `Visitors will read the Publish Date ${longDate(futureDate)}. `}
      {futureDate !== undefined && useToday}
    </p>
  );
}

interface ScheduleBlockProps {
  readonly due: Date;
  /** The stored schedule, or `undefined` if the time was chosen for a new article. */
  readonly schedule: Schedule | undefined;
  readonly isStored: boolean;
  readonly children: ReactNode;
}

function ScheduleBlock({ due, schedule, isStored, children }: ScheduleBlockProps) {
  const { siteTimeZone } = useDesk();
  const state = schedule?.is_held ? 'On hold' : 'Scheduled';
  return (
    <div className={`w-full rounded-field px-3 py-2 ${isStored ? 'bg-fern' : 'border border-wattle'}`}>
      <p role="status">
        <span className="block font-semibold">{isStored ? state : 'Not scheduled yet'}</span>
        {`${formatMoment(due, 'long', siteTimeZone)}, ${zoneName(siteTimeZone)}`}
        {schedule && <span className="block text-muted text-sm">{`by ${schedule.scheduled_by}`}</span>}
        {schedule?.is_held && (
          <span className="block text-sm">
            It stays a draft: {schedule.scheduled_by} no longer has access to the desk. Choose a time yourself.
          </span>
        )}
        {!isStored && <span className="block text-sm">Save the article to schedule it.</span>}
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

interface ScheduleDialogProps {
  readonly start: LocalTime;
  /** Stores the chosen time. If it rejects, the dialog stays open and shows the error. */
  readonly onChoose: (chosen: LocalTime) => Promise<void>;
  readonly onClose: () => void;
}

function ScheduleDialog({ start, onChoose, onClose }: ScheduleDialogProps) {
  const { siteTimeZone } = useDesk();
  const [chosen, setChosen] = useState(start);
  const [faults, setFaults] = useState<ScheduleFaults>({});
  const choosing = useMutation({ mutationFn: onChoose, onSuccess: onClose });
  const submit = () => {
    const found = findScheduleFaults(chosen, siteTimeZone, new Date());
    setFaults(found);
    if (!found.date && !found.time) choosing.mutate(chosen);
  };
  return (
    <FormDialog
      title="Publish Later"
      width="narrow"
      action="Publish Later"
      isBusy={choosing.isPending}
      failure={choosing.error && `The article was not scheduled: ${problemDetail(choosing.error, unknownError)}`}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DateInput
          label="Date"
          value={chosen.date}
          onChange={(date) => setChosen({ ...chosen, date: date.trim() })}
          error={faults.date}
        />
        <TextInput
          label="Time"
          type="time"
          value={chosen.time}
          onChange={(time) => setChosen({ ...chosen, time })}
          error={faults.time}
        />
      </div>
      <p className="text-muted">
        {`In ${zoneName(siteTimeZone)}, where it is ${formatMoment(new Date(), 'long', siteTimeZone)} now. The article stays a draft until then. The version saved last is published.`}
      </p>
    </FormDialog>
  );
}
