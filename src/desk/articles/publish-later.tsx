import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DateInput } from '#desk/ui/date-input.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import { TextInput } from '#desk/ui/text-input.tsx';
import type { Article, ArticleForm } from '#shared/api/article-contract.ts';
import { dateInZone, isCalendarDate, type LocalTime, momentInZone } from '#shared/rules/dates.ts';
import {
  dateGivenBack,
  findScheduleFaults,
  longDate,
  longMoment,
  type ScheduleFaults,
  suggestedTime,
  zoneName,
} from './schedule-labels.ts';
import { deleteSchedule, schedulesOf, sendSchedule } from './schedule-requests.ts';

interface PublishLaterProps {
  readonly control: Control<ArticleForm, unknown, ArticleForm>;
  /** The stored article, or `undefined` if the article is new. */
  readonly record: Article | undefined;
  /** The time that was chosen for a new article. The desk sends it after the first save. */
  readonly chosen: LocalTime | undefined;
  readonly onChoose: (chosen: LocalTime | undefined) => void;
}

/**
 * Shows when the article will be published, and lets a person change that time. For a stored draft, the desk sends the
 * time at once. For a new article, it sends the time after the first save.
 */
export function PublishLater({ control, record, chosen, onChoose }: PublishLaterProps) {
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
  const stored = useQuery(schedulesOf(api, record && !record.is_published ? [record.id] : []));
  const schedule = stored.data?.[0];
  const time = record ? schedule : chosen;
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
    mutationFn: async () => {
      if (record) await deleteSchedule(api, record.id);
      else onChoose(undefined);
    },
    onSuccess: async () => {
      await refresh();
      if (!time) return;
      const shown = publishDate.value;
      const given = dateGivenBack({ now: shown, schedule: time.date, before: taken?.before });
      if (given !== undefined) publishDate.onChange(given);
      setIsDateLeft(given === undefined && shown === time.date);
      const takeBack = () => {
        if (given !== undefined) publishDate.onChange(shown);
        undo(time);
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

  if (record?.is_published) return null;
  const isFuture = isCalendarDate(publishDate.value) && publishDate.value > today;
  const due = time && momentInZone(siteTimeZone, time);
  // A save with Published ticked ends the schedule. A warning says so in place of the block about the schedule.
  const isReplaced = published.value && due !== undefined;
  const futureDate = (
    <>
      {`Visitors will read the Publish Date ${longDate(publishDate.value)}. `}
      <TextButton onPress={() => publishDate.onChange(today)}>Use today</TextButton>
    </>
  );
  return (
    <div className="grid justify-items-start gap-1">
      {isReplaced && (
        <Warning>
          {`Published is ticked: a save puts the article on the site now, not on ${longMoment(due, siteTimeZone)}. `}
          <TextButton onPress={() => published.onChange(false)}>Keep the schedule</TextButton>
          {isFuture && ' '}
          {isFuture && futureDate}
        </Warning>
      )}
      {published.value && !time && isFuture && (
        <Warning>
          {'Published is ticked: a save puts the article on the site now. '}
          {futureDate}
        </Warning>
      )}
      {stored.isError && (
        <FailureNotice text="Whether the article is scheduled could not be loaded.">
          <ActionButton look="quiet-danger" isPending={stored.isFetching} onPress={() => stored.refetch()}>
            Try Again
          </ActionButton>
        </FailureNotice>
      )}
      {isReplaced ? null : time && due ? (
        <div className={`w-full rounded-field px-3 py-2 ${record ? 'bg-fern' : 'border border-wattle'}`}>
          <p role="status">
            <span className="block font-semibold">
              {record ? (schedule?.is_held ? 'On hold' : 'Scheduled') : 'Not scheduled yet'}
            </span>
            {`${longMoment(due, siteTimeZone)}, ${zoneName(siteTimeZone)}`}
            {schedule && <span className="block text-muted text-sm">{`by ${schedule.scheduled_by}`}</span>}
            {schedule?.is_held && (
              <span className="block text-sm">
                It stays a draft: {schedule.scheduled_by} no longer has access to the desk. Choose a time yourself.
              </span>
            )}
            {!record && <span className="block text-sm">Save the article to schedule it.</span>}
          </p>
          <div className="-ml-3 flex flex-wrap">
            <ActionButton look="quiet" aria-label="Change time" onPress={() => setIsOpen(true)}>
              Change
            </ActionButton>
            <ActionButton look="quiet" isPending={cancelling.isPending} onPress={() => cancelling.mutate()}>
              Don’t publish later
            </ActionButton>
          </div>
          {publishDate.value !== time.date && (
            <p className="text-muted text-sm">
              {`Visitors will see the Publish Date ${longDate(publishDate.value)}. `}
              <TextButton
                onPress={() => {
                  const before = taken?.date === publishDate.value ? taken.before : publishDate.value;
                  setTaken({ date: time.date, before });
                  publishDate.onChange(time.date);
                }}
              >
                {`Use ${longDate(time.date)}`}
              </TextButton>
            </p>
          )}
        </div>
      ) : (
        <>
          <span className="-ml-3">
            <ActionButton look="quiet" isDisabled={stored.isLoading} onPress={() => setIsOpen(true)}>
              Publish later…
            </ActionButton>
          </span>
          {isDateLeft && isFuture && (
            <p role="status" className="text-muted text-sm">
              {`The Publish Date is still ${longDate(publishDate.value)}. `}
              <TextButton onPress={() => publishDate.onChange(today)}>Use today</TextButton>
            </p>
          )}
        </>
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

/** A button inside a sentence. */
function TextButton({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className="min-h-6 cursor-pointer font-semibold text-bush underline" onClick={onPress}>
      {children}
    </button>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="rounded-field border border-wattle px-3 py-2">
      {children}
    </p>
  );
}

interface ScheduleDialogProps {
  /** The date and time that the fields show when the dialog opens. */
  readonly start: LocalTime;
  /** Stores the chosen time. If it rejects, the dialog stays open and shows the error. */
  readonly onChoose: (chosen: LocalTime) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog in which a person chooses when an article is published. */
function ScheduleDialog({ start, onChoose, onClose }: ScheduleDialogProps) {
  const { siteTimeZone } = useDesk();
  const [chosen, setChosen] = useState(start);
  const [faults, setFaults] = useState<ScheduleFaults>({});
  const choosing = useMutation({ mutationFn: onChoose, onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The article's form contains this dialog, so React would pass the event on to that form and save the article.
    event.stopPropagation();
    if (choosing.isPending) return;
    const found = findScheduleFaults(chosen, siteTimeZone, new Date());
    setFaults(found);
    if (!found.date && !found.time) choosing.mutate(chosen);
  };
  return (
    <DialogFrame title="Publish Later" width="narrow" isBusy={choosing.isPending} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4 overflow-y-auto p-5 sm:p-6">
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
          {`In ${zoneName(siteTimeZone)}, where it is ${longMoment(new Date(), siteTimeZone)} now. The article stays a draft until then. The version saved last is published.`}
        </p>
        {choosing.error && (
          <FailureNotice text={`The article was not scheduled: ${problemDetail(choosing.error, unknownError)}`} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <ActionButton onPress={onClose} isDisabled={choosing.isPending}>
            Cancel
          </ActionButton>
          <ActionButton look="primary" type="submit" isPending={choosing.isPending}>
            Publish Later
          </ActionButton>
        </div>
      </form>
    </DialogFrame>
  );
}
