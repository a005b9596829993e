import { faultKinds, type HealthKind, type HealthSummary, healthKinds } from '#shared/api/content-health-contract.ts';
import { countOf, formatCount } from '#shared/rules/numbers.ts';

/** Names of the kinds, as a row and the menu say them. */
export const kindNames: Readonly<Record<HealthKind, string>> = {
  'nothing-behind': 'Nothing behind the card',
  'dead-link': 'Dead link',
  'outside-link': 'Dead outside link',
  'missing-page': 'Asked for in vain',
  picture: 'Picture',
  question: 'Unanswered question',
  heading: 'Heading',
  twin: 'Same title twice',
  'old-draft': 'Old draft',
  unlinked: 'Not linked',
};

/** Returns the sentence at the top of the page. */
export function healthHeadline({ counts }: Pick<HealthSummary, 'counts'>): string {
  const all = sumOf(counts, healthKinds);
  if (all === 0) return 'Nothing is wrong that the server can find.';
  const faults = sumOf(counts, faultKinds);
  const better = all - faults;
  const parts = [
    faults > 0 && `Visitors meet ${countOf(faults, 'fault', 'faults')}.`,
    better > 0 && `${countOf(better, 'thing', 'things')} could be better.`,
  ];
  return parts.filter(Boolean).join(' ');
}

function sumOf(counts: HealthSummary['counts'], kinds: readonly HealthKind[]): number {
  return kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}

/** Returns the options of the menu: only the kinds of which there are some, or that are chosen. */
export function kindOptions({ counts }: Pick<HealthSummary, 'counts'>, chosen: HealthKind | undefined) {
  return healthKinds
    .filter((kind) => (counts[kind] ?? 0) > 0 || kind === chosen)
    .map((kind) => ({ id: kind, name: `${kindNames[kind]} (${formatCount(counts[kind] ?? 0)})` }));
}

/** Returns what is known of the outside links, in a sentence or two. `momentOf` formats the last look. */
export function outsideText(
  { is_on, links, waiting, looked_at }: HealthSummary['outside'],
  momentOf: (at: string) => string,
) {
  if (!is_on) return 'Outside links are not looked at here. Ask whoever hosts this site to allow it.';
  if (waiting > 0)
    return `Looking at outside links: ${formatCount(links - waiting)} of ${formatCount(links)} done. Each site is asked at most once a second, so this can take a while. You can leave this page.`;
  if (looked_at === null)
    return 'Outside links have not been looked at. The server asks other sites only when you press the button.';
  return `${countOf(links, 'outside link', 'outside links')}, last looked at ${momentOf(looked_at)}.`;
}
