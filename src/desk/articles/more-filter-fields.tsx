import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { allTags } from '#desk/taxonomy/taxonomy-kind.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { ChoiceField } from '#desk/ui/choice-field.tsx';
import { DateInput } from '#desk/ui/date-input.tsx';
import type { DeskAddress } from '#desk/ui/desk-address.ts';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { isCalendarDate } from '#shared/rules/dates.ts';

/** The filters by tag and by publish date. A filter that is `undefined` does not limit the list. */
interface ChosenFilters {
  readonly tag: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const dateFault = 'Enter a date as YYYY-MM-DD, such as 2026-03-31';

/** Returns an error for each of the two typed dates that is not valid. An empty date is valid. */
export function filterFaults(dates: { readonly from: string; readonly to: string }): { from?: string; to?: string } {
  const [from, to] = [dates.from.trim(), dates.to.trim()];
  return {
    ...(from && !isCalendarDate(from) && { from: dateFault }),
    ...(to && !isCalendarDate(to) && { to: dateFault }),
    ...(isCalendarDate(from) && isCalendarDate(to) && from > to && { to: 'This date is before the first one' }),
  };
}

interface MoreFilterFieldsProps {
  readonly address: DeskAddress;
  readonly onApply: (chosen: ChosenFilters) => void;
}

export function MoreFilterFields({ address, onApply }: MoreFilterFieldsProps) {
  const { api } = useDesk();
  const tags = useQuery(allTags(api));
  const [tag, setTag] = useState<number | undefined>(address.tag);
  const [dates, setDates] = useState({ from: address.from ?? '', to: address.to ?? '' });
  const [isTried, setIsTried] = useState(false);
  const faults = isTried ? filterFaults(dates) : {};
  const apply = () => {
    setIsTried(true);
    if (Object.keys(filterFaults(dates)).length > 0) return;
    onApply({ tag, from: dates.from.trim() || undefined, to: dates.to.trim() || undefined });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      className="grid gap-3"
    >
      {tags.isError ? (
        <LoadFailure text="The tags could not be loaded." query={tags} />
      ) : (
        <ChoiceField
          label="Tag"
          placeholder={tags.data ? 'Any tag' : 'Loading tags'}
          options={tags.data ?? []}
          {...(tags.data ? {} : { emptyText: 'Loading tags' })}
          value={tag ?? null}
          onChange={(id) => setTag(id === null ? undefined : Number(id))}
        />
      )}
      <DateInput
        label="Published from"
        value={dates.from}
        onChange={(from) => setDates({ ...dates, from })}
        error={faults.from}
      />
      <DateInput
        label="Published to"
        value={dates.to}
        onChange={(to) => setDates({ ...dates, to })}
        error={faults.to}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <ActionButton onPress={() => onApply({ tag: undefined, from: undefined, to: undefined })}>Clear</ActionButton>
        <ActionButton look="primary" type="submit">
          Show
        </ActionButton>
      </div>
    </form>
  );
}
