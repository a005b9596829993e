/**
 * The kinds of figures that are counted for the owner. A figure is the sum of a day for a kind and a name. What the
 * name is depends on the kind: the outcome of a question, the agent of a call, or the id of an article. For enquiries
 * and `contact-opened`, it is the page on which they happened. For `partner-enquiry` and
 * `partner-application`, it is the name in the partner's link that led to the enquiry. For the speed of pages, it is a
 * kind of page and a bucket of values. A `view-missing` is a visit to an address without a page.
 */
export const figureKinds = [
  'view-variant',
  'view-page',
  'view-missing',
  'view-referrer',
  'view-campaign',
  'article-read',
  'article-completed',
  'article-outbound',
  'call-started',
  'call-confirmed',
  'call-person',
  'question',
  'contact-opened',
  'enquiry-contact',
  'enquiry-callback',
  'enquiry-application',
  'partner-enquiry',
  'partner-application',
  'speed-lcp',
  'speed-inp',
  'speed-cls',
] as const;

export type FigureKind = (typeof figureKinds)[number];

/** Name for all counts beyond the maximum number of names, and for counts whose name is not known. */
export const otherName = '(other)';

/** The sums that are also stored for the whole site, so that a chart of a year needs few rows. */
export const totalNames = ['views', 'completed', 'confirmed', 'enquiries'] as const;

export type TotalName = (typeof totalNames)[number];

export function totalOf(kind: FigureKind): TotalName | undefined {
  if (kind === 'view-variant') return 'views';
  if (kind === 'article-completed') return 'completed';
  if (kind === 'call-confirmed') return 'confirmed';
  return kind.startsWith('enquiry-') ? 'enquiries' : undefined;
}

interface Measure {
  readonly title: string;
  readonly kinds: readonly FigureKind[];
}

interface TableDescription {
  /** Heading of the column with the names. */
  readonly names: string;
  readonly measures: readonly [Measure, ...Measure[]];
}

const enquiryKinds = ['enquiry-contact', 'enquiry-callback', 'enquiry-application'] as const;

export const figureTables = {
  pages: { names: 'Page', measures: [{ title: 'Views', kinds: ['view-page'] }] },
  variants: { names: 'Variant', measures: [{ title: 'Views', kinds: ['view-variant'] }] },
  referrers: { names: 'Site', measures: [{ title: 'Views', kinds: ['view-referrer'] }] },
  campaigns: { names: 'Campaign', measures: [{ title: 'Views', kinds: ['view-campaign'] }] },
  articles: {
    names: 'Article',
    measures: [
      { title: 'Opened', kinds: ['article-read'] },
      { title: 'Read to the end', kinds: ['article-completed'] },
      { title: 'Outside link followed', kinds: ['article-outbound'] },
    ],
  },
  calls: {
    names: 'Agent',
    measures: [
      { title: 'Calls started', kinds: ['call-started'] },
      { title: 'Tickets confirmed', kinds: ['call-confirmed'] },
      { title: 'Asked for a person', kinds: ['call-person'] },
    ],
  },
  questions: { names: 'Outcome', measures: [{ title: 'Questions', kinds: ['question'] }] },
  enquiries: {
    names: 'Sent from',
    measures: [
      { title: 'Messages', kinds: ['enquiry-contact'] },
      { title: 'Callbacks', kinds: ['enquiry-callback'] },
      { title: 'Applications', kinds: ['enquiry-application'] },
    ],
  },
  partners: {
    names: 'Partner link',
    measures: [
      { title: 'Enquiries', kinds: ['partner-enquiry'] },
      { title: 'Applications', kinds: ['partner-application'] },
    ],
  },
  steps: {
    names: 'Page',
    measures: [
      { title: 'Enquiries sent', kinds: enquiryKinds },
      { title: 'Form opened', kinds: ['contact-opened'] },
      { title: 'Views', kinds: ['view-page'] },
    ],
  },
  speed: {
    names: 'Kind of page',
    measures: [
      { title: 'Visits', kinds: ['speed-lcp'] },
      { title: 'Main content, ms', kinds: ['speed-lcp'] },
      { title: 'Answer to a press, ms', kinds: ['speed-inp'] },
      { title: 'Shift, thousandths', kinds: ['speed-cls'] },
    ],
  },
} as const satisfies Record<string, TableDescription>;

export type FigureTable = keyof typeof figureTables;

export const figureTableNames = Object.keys(figureTables) as FigureTable[];
