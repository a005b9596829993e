import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { DateInput } from '#desk/ui/date-input.tsx';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import { TextInput } from '#desk/ui/text-input.tsx';
import { formatMoment, type LocalTime, momentInZone } from '#shared/rules/dates.ts';
import { findScheduleFaults, ownClockText, type ScheduleFaults, zoneName } from './schedule-requests.ts';

interface ScheduleDialogProps {
  /** What happens until then. */
  readonly until: string;
  readonly start: LocalTime;
  /** Stores the chosen time. If it rejects, the dialog stays open and shows the error. */
  readonly onChoose: (chosen: LocalTime) => Promise<void>;
  readonly onClose: () => void;
}

export function ScheduleDialog({ start, until, onChoose, onClose }: ScheduleDialogProps) {
  const { siteTimeZone } = useDesk();
  const [chosen, setChosen] = useState(start);
  const [faults, setFaults] = useState<ScheduleFaults>({});
  const due = momentInZone(siteTimeZone, chosen);
  const choosing = useMutation({ mutationFn: onChoose, onSuccess: onClose });
  const submit = () => {
    const found = findScheduleFaults(chosen, siteTimeZone, new Date());
    setFaults(found);
    if (!found.date && !found.time) choosing.mutate(chosen);
  };
  return (
    <FormDialog
      title="Publish Later"
      action="Publish Later"
      sending={choosing}
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
        {due && <strong className="block text-ink">{formatMoment(due, 'long', siteTimeZone)}</strong>}
        {`In ${zoneName(siteTimeZone)}, where it is ${formatMoment(new Date(), 'long', siteTimeZone)} now.`}
        {due && ownClockText(due, siteTimeZone)} {until} Visitors will read this day as its Publish Date.
      </p>
    </FormDialog>
  );
}
