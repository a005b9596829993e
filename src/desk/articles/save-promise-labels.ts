import { formatTime, type LocalTime, shortDate } from '#shared/rules/dates.ts';

interface NextSave {
  readonly wasPublished: boolean;
  readonly isPublished: boolean;
  readonly hasNothingBehind: boolean;
  /** When the article will be published, in the time zone of the site. */
  readonly plan: LocalTime | undefined;
}

/** Returns what the next save of an article does to the site, in a sentence. */
export function promiseText({ wasPublished, isPublished, hasNothingBehind, plan }: NextSave): string {
  const moment = plan && `${shortDate(plan.date)}, ${formatTime(plan.time)}`;
  if (isPublished) {
    const what = wasPublished ? 'Changes what visitors read now.' : 'Puts it on the site now.';
    return hasNothingBehind ? `${what} Its card leads nowhere: no Content, no Medium URL.` : what;
  }
  if (wasPublished) return moment ? `Takes it off the site until ${moment}.` : 'Takes it off the site.';
  return moment ? `Keeps it as a draft until ${moment}.` : 'Keeps it as a draft that nobody sees.';
}
