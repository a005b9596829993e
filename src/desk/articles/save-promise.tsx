import { useController, useWatch } from 'react-hook-form';
import { ActionButton } from '#desk/ui/button.tsx';
import { formatTime, type LocalTime, shortDate } from '#shared/rules/dates.ts';
import type { ArticleControl } from './article-form.ts';

interface SavePromiseProps {
  readonly control: ArticleControl;
  readonly wasPublished: boolean;
  /** When the article will be published, in the time zone of the site. */
  readonly plan: LocalTime | undefined;
  readonly minutes: number | undefined;
}

/** Says below Save Article what it will do. Before publishing, it offers the counted reading time. */
export function SavePromise({ control, wasPublished, plan, minutes }: SavePromiseProps) {
  const [isPublished, content, address] = useWatch({ control, name: ['is_published', 'content', 'medium_url'] });
  const { field: readTime } = useController({ control, name: 'read_time' });
  const text = promiseText({
    wasPublished,
    isPublished,
    hasNothingBehind: content.trim() === '' && address.trim() === '',
    plan,
  });
  const isOffered = isPublished && minutes !== undefined && minutes !== readTime.value;
  return (
    <p
      role="status"
      className={`flex min-h-6 min-w-0 flex-wrap items-center text-sm max-sm:w-full sm:max-lg:col-span-full sm:max-lg:row-start-3 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mr-2 lg:w-48 lg:justify-end lg:text-balance lg:text-right xl:w-64 ${isPublished ? 'font-medium' : 'text-muted'}`}
    >
      {text}
      {isOffered && (
        // The button is taller than its line, so that the text below does not move when it appears.
        <span className="-my-2.5">
          <ActionButton look="quiet" onPress={() => readTime.onChange(minutes)}>
            {`Read Time: ${minutes}, not ${readTime.value}`}
          </ActionButton>
        </span>
      )}
    </p>
  );
}

interface NextSave extends Pick<SavePromiseProps, 'wasPublished' | 'plan'> {
  readonly isPublished: boolean;
  readonly hasNothingBehind: boolean;
}

/** Returns what the next save of an article does to the site, in a sentence. */
export function promiseText({ wasPublished, isPublished, hasNothingBehind, plan }: NextSave): string {
  const moment = plan && `${shortDate(plan.date)}, ${formatTime(plan.time)}`;
  if (isPublished) {
    const what = wasPublished ? 'Saving changes what visitors read now.' : 'Saving puts it on the site now.';
    return hasNothingBehind ? `${what} Its card leads nowhere: no Content, no Medium URL.` : what;
  }
  if (wasPublished) return moment ? `Saving takes it off the site until ${moment}.` : 'Saving takes it off the site.';
  return moment ? `Saving keeps it as a draft until ${moment}.` : 'Saving keeps it as a draft that nobody sees.';
}
