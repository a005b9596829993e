import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { problemDetail } from '#dashboard/api/api-problem.ts';
import { useDesk } from '#dashboard/desk-context.ts';
import { unknownError } from '#dashboard/record-words.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { DateInput } from '#dashboard/ui/date-input.tsx';
import { DialogFrame } from '#dashboard/ui/dialog-frame.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import { TextInput } from '#dashboard/ui/text-input.tsx';
import type { LocalTime } from '#domain/dates.ts';
import { findScheduleFaults, longMoment, type ScheduleFaults, zoneName } from './schedule-words.ts';

interface ScheduleDialogProps {
  /** The date and time that the fields show when the dialog opens. */
  readonly start: LocalTime;
  /** Stores the chosen time. If it rejects, the dialog stays open and shows the error. */
  readonly onChoose: (chosen: LocalTime) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog in which a person chooses when an article is published (product 21.6). */
export function ScheduleDialog({ start, onChoose, onClose }: ScheduleDialogProps) {
  const { siteTimeZone } = useDesk();
  const [chosen, setChosen] = useState(start);
  const [faults, setFaults] = useState<ScheduleFaults>({});
  const choosing = useMutation({ mutationFn: onChoose, onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes this event on to the article's form, because that form contains this dialog. The event would save
    // the article.
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
