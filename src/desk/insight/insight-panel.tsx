import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { apiQuery, readFile } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { subscribeToAddress } from '#desk/ui/desk-address.ts';
import { deskPlacePath, goToDeskPath } from '#desk/ui/desk-place.tsx';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { OptionBar } from '#desk/ui/option-bar.tsx';
import { PageHeader } from '#desk/ui/page-header.tsx';
import { EmptyState } from '#desk/ui/record-list.tsx';
import { useExport } from '#desk/ui/use-export.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Insight, insightSchema } from '#shared/api/insight-contract.ts';
import { type FigureTable as FigureTableName, type TotalName, totalNames } from '#shared/insight/figure-kinds.ts';
import { type PeriodLength, periodLengths } from '#shared/insight/periods.ts';
import { weekdayDate } from '#shared/rules/dates.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { ChartCard } from './chart-card.tsx';
import { FigureTable } from './figure-table.tsx';
import {
  comparison,
  headline,
  isNothing,
  isOnlyToday,
  periodWords,
  subline,
  sumOf,
  tableTitles,
  totalWords,
} from './insight-labels.ts';
import { UnansweredCard } from './unanswered-card.tsx';

/** Length of the period, in days, that is shown when the address names none. */
const defaultLength: PeriodLength = 30;

function readPeriodLength(search: string): PeriodLength {
  const text = new URLSearchParams(search).get('days');
  return periodLengths.find((length) => String(length) === text) ?? defaultLength;
}

/** The page with the figures for the owner. The period is in the address. */
export function InsightPanel() {
  const { api, locale } = useDesk();
  const days = readPeriodLength(useSyncExternalStore(subscribeToAddress, () => location.search));
  const query = useQuery({
    ...apiQuery(api, ['insight', days], insightSchema, `${apiPaths.adminInsight}?days=${days}`),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const exporting = useExport({
    fetchFile: async () => {
      const tables = exportedTables.filter(({ name }) => name === 'days' || data?.tables[name].rows.length);
      const texts = await Promise.all(
        tables.map(async ({ name, title }) => {
          const file = await readFile(api, `${apiPaths.adminInsightExport}?table=${name}&days=${days}`);
          return `${title}\r\n${await file.text()}`;
        }),
      );
      // A spreadsheet takes a file for UTF-8 if it begins with the byte order mark.
      return new Blob([`\ufeff${texts.join('\r\n')}`], { type: 'text/csv;charset=utf-8' });
    },
    fileName: (day) => `insight-${day}.csv`,
    what: 'The figures',
  });
  const show = (length: PeriodLength) =>
    goToDeskPath(deskPlacePath(locale, 'insight') + (length === defaultLength ? '' : `?days=${length}`));

  return (
    <section aria-labelledby="insight-heading" aria-busy={query.isFetching}>
      <PageHeader
        id="insight-heading"
        title="Insight"
        action={
          <ActionButton
            isPending={exporting.isPending}
            isDisabled={!data || data.counted_since === null}
            onPress={() => exporting.mutate()}
          >
            Export CSV
          </ActionButton>
        }
      >
        <div className="max-sm:order-3 max-sm:w-full">
          <OptionBar label="Period" options={periodOptions} value={days} onChange={show} />
        </div>
      </PageHeader>
      {query.isError && <LoadFailure text="The figures could not be loaded." query={query} />}
      {query.isPending && <Skeleton />}
      {data && (
        <div className={query.isPlaceholderData ? 'opacity-60 transition-opacity duration-150' : ''}>
          <Period insight={data} days={shownLength(data)} onToday={() => show(1)} />
        </div>
      )}
    </section>
  );
}

interface PeriodProps {
  readonly insight: Insight;
  readonly days: PeriodLength;
  readonly onToday: () => void;
}

/** What happened in a period: a sentence, then the figures. Without figures, one sentence says so. */
function Period({ insight, days, onToday }: PeriodProps) {
  if (insight.counted_since === null)
    return (
      <EmptyState
        title="Nothing counted yet"
        text="Figures appear here some seconds after somebody opens a page. Robots, and browsers that ask not to be counted, are left out."
      />
    );
  const isTooEarly = isOnlyToday(insight, days);
  const title = headline(insight, days);
  if (isNothing(insight))
    return (
      <EmptyState
        title={isTooEarly ? 'Counting began today' : title}
        text={
          isTooEarly
            ? 'These days end yesterday, so there is nothing to show yet.'
            : `${subline(insight)} ${todayText(insight, days)}`
        }
      >
        {isTooEarly && <ActionButton onPress={onToday}>Show today</ActionButton>}
      </EmptyState>
    );
  return (
    <>
      <h3 className="text-xl sm:text-2xl">{title}</h3>
      <p className="mt-1 mb-4 max-w-[70ch] text-muted [overflow-wrap:anywhere]">
        {subline(insight)} {todayText(insight, days)}
      </p>
      <Figures insight={insight} days={days} />
    </>
  );
}

/** Returns the length of the period whose figures are shown: the earlier one until the new figures arrive. */
function shownLength({ totals }: Insight): PeriodLength {
  return periodLengths.find((length) => length === totals.views.now.length) ?? defaultLength;
}

function todayText({ views_today, counted_since, now }: Insight, days: PeriodLength): string {
  if (days === 1) return 'Today is not over yet.';
  const today = `Today so far: ${formatCount(views_today)} ${views_today === 1 ? 'view' : 'views'}.`;
  return counted_since !== null && counted_since > now.from
    ? `${today} Counted since ${weekdayDate(counted_since)}.`
    : today;
}

/** The tables in the order in which they are shown. The unanswered questions are between them. */
const shownTables = [
  'pages',
  'articles',
  'questions',
  'steps',
  'enquiries',
  'calls',
  'partners',
  'referrers',
  'campaigns',
  'variants',
  'speed',
] as const satisfies readonly FigureTableName[];

const exportedTables = [
  { name: 'days', title: 'Days' },
  ...shownTables.map((name) => ({ name, title: tableTitles[name] })),
] as const;

const periodOptions = periodLengths.map((length) => ({ id: length, name: periodWords[length].button }));

function Figures({ insight, days }: { readonly insight: Insight; readonly days: PeriodLength }) {
  const [chosen, setChosen] = useState<TotalName>();
  // Until a person chooses, the chart shows what the sentence at the top of the page is about.
  const total = chosen ?? (sumOf(insight, 'enquiries').now > 0 ? 'enquiries' : 'views');
  const { tables } = insight;
  const uncounted = shownTables.filter((name) => tables[name].rows.length === 0);
  return (
    <div className="grid gap-4">
      <TotalsSwitch insight={insight} days={days} value={total} onChange={setChosen} />
      {days > 1 && <ChartCard insight={insight} days={days} name={total} />}
      <div className="min-w-0 gap-4 *:mb-4 *:break-inside-avoid lg:columns-2">
        {shownTables.slice(0, 3).map((name) => (
          <FigureTable key={name} table={name} figures={tables[name]} days={days} />
        ))}
        <UnansweredCard />
        {shownTables.slice(3).map((name) => (
          <FigureTable key={name} table={name} figures={tables[name]} days={days} />
        ))}
      </div>
      {uncounted.length > 0 && (
        <p className="max-w-[70ch] text-muted">
          Nothing was counted for: {uncounted.map((name) => tableTitles[name]).join(', ')}.
        </p>
      )}
      <p className="max-w-[70ch] text-muted text-sm">
        Days are those of the site’s time zone. Robots, and browsers that send Do Not Track or Global Privacy Control,
        are not counted. Of each day, the first hundred pages, sites and campaigns are counted on their own, and the
        rest together.
      </p>
    </div>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-label="Loading figures" className="grid animate-breathe gap-4">
      <div className="h-40 rounded-panel border border-line bg-surface lg:h-32" />
      <div className="h-96 rounded-panel border border-line bg-surface" />
    </div>
  );
}

interface TotalsSwitchProps {
  readonly insight: Insight;
  readonly days: PeriodLength;
  readonly value: TotalName;
  readonly onChange: (name: TotalName) => void;
}

/** The four figures of the whole site. The chart shows the chosen one. */
function TotalsSwitch({ insight, days, value, onChange }: TotalsSwitchProps) {
  return (
    <RadioGroup
      aria-label="Figures; the chart shows the chosen one"
      orientation="horizontal"
      value={value}
      onChange={(chosen) => {
        const name = totalNames.find((candidate) => candidate === chosen);
        if (name) onChange(name);
      }}
      className="grid grid-cols-2 overflow-clip rounded-panel border border-line bg-line gap-px lg:grid-cols-4"
    >
      {totalNames.map((name) => {
        const sum = sumOf(insight, name);
        return (
          <Radio
            key={name}
            value={name}
            className="group flex cursor-pointer flex-col bg-surface p-4 outline-offset-[-4px] data-[selected]:shadow-[inset_0_-3px_0_var(--wattle)] data-[hovered]:not-data-[selected]:bg-shade data-[focus-visible]:outline-2 sm:px-5"
          >
            <span className="text-muted">{totalWords[name].name}</span>
            <span className="font-bold font-display text-3xl leading-tight sm:text-4xl">{formatCount(sum.now)}</span>
            <span className="text-muted text-sm">{comparison(sum, days)}</span>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}
