import { type ComponentProps, useId, useState } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import { Card } from '#desk/ui/card.tsx';
import type { Insight } from '#shared/api/insight-contract.ts';
import { figureTables, type FigureTable as TableName } from '#shared/insight/figure-kinds.ts';
import type { PeriodLength } from '#shared/insight/periods.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { difference, periodWords, tableSentence, tableTitles } from './insight-labels.ts';

interface FigureTableProps {
  readonly table: TableName;
  readonly figures: Insight['tables'][TableName];
  readonly days: PeriodLength;
}

const firstRows = 5;

/**
 * A table of figures. A bar in each row shows the size of the row's first number. Below each number is its difference
 * from the period before. Shows nothing if nothing was counted.
 */
export function FigureTable({ table, figures, days }: FigureTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { names, measures } = figureTables[table];
  const title = tableTitles[table];
  const { rows, more } = figures;
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  if (rows.length === 0) return null;
  // On a phone, a row with several figures shows its name on a separate line above them.
  const isWide = measures.length > 1;
  const rowClasses = isWide ? `max-sm:grid ${measures.length > 3 ? 'max-sm:grid-cols-4' : 'max-sm:grid-cols-3'}` : '';
  const largest = Math.max(1, ...rows.map(({ values }) => values[0]?.now ?? 0));
  return (
    <FigureCard title={title} sentence={tableSentence(table, rows)} isFoldable>
      <table className="w-full border-collapse">
        <caption className="sr-only">
          {title}, {periodWords[days].during}, with the difference to what it was {periodWords[days].before}
        </caption>
        <thead>
          <tr className={`border-line border-b text-left align-bottom text-muted text-sm ${rowClasses}`}>
            <th scope="col" className={`py-2 pr-3 font-normal ${isWide ? 'max-sm:sr-only' : ''}`}>
              {names}
            </th>
            {measures.map((measure) => (
              <th key={measure.title} scope="col" className="py-2 pl-2 text-right font-normal">
                {measure.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, label, values }) => (
            <tr key={name} className={`border-line border-b align-top last:border-b-0 ${rowClasses}`}>
              <th
                scope="row"
                className={`min-w-0 pt-2.5 pr-3 text-left font-normal sm:pb-2.5 ${isWide ? 'max-sm:col-span-full max-sm:pr-0' : 'pb-2.5'}`}
              >
                <span className="line-clamp-3 [overflow-wrap:anywhere]">{label}</span>
                <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-full bg-shade">
                  <span
                    className="block h-full rounded-full bg-bush"
                    style={{ width: `${((values[0]?.now ?? 0) / largest) * 100}%` }}
                  />
                </span>
              </th>
              {measures.map((measure, column) => {
                const value = values[column] ?? { now: 0, before: 0 };
                return (
                  <td key={measure.title} className="whitespace-nowrap py-2.5 pl-2 text-right">
                    <span className="font-semibold">{formatCount(value.now)}</span>
                    <span className="block text-muted text-sm">
                      {difference(value) || <span className="sr-only">no difference</span>}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > firstRows && (
        <div className="-mx-3">
          <ActionButton look="quiet" onPress={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
            {isWhole ? `Show the first ${firstRows}` : `Show all ${formatCount(rows.length)}`}
          </ActionButton>
        </div>
      )}
      {isWhole && more > 0 && <p className="text-muted">{formatCount(more)} more are in the export.</p>}
    </FigureCard>
  );
}

interface FigureCardProps extends ComponentProps<typeof Card> {
  readonly sentence: string;
  /** Whether a phone shows only the sentence at first, and the rest only when the person asks for it. */
  readonly isFoldable?: boolean;
}

/** A part of the page with figures: a sentence, and a chart or table. */
export function FigureCard({ title, sentence, actions, isFoldable = false, children }: FigureCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const isFolded = isFoldable && !isOpen;
  return (
    <Card
      title={title}
      actions={
        <>
          {actions}
          {isFoldable && (
            <span className="sm:hidden">
              <ActionButton
                look="quiet"
                aria-label={`${isOpen ? 'Hide' : 'Show'}: ${title}`}
                aria-expanded={isOpen}
                aria-controls={contentId}
                onPress={() => setIsOpen(!isOpen)}
              >
                {isOpen ? 'Hide' : 'Show'}
              </ActionButton>
            </span>
          )}
        </>
      }
    >
      {sentence !== '' && <p className="mb-3 max-w-[70ch] text-muted [overflow-wrap:anywhere]">{sentence}</p>}
      <div id={contentId} className={isFolded ? 'max-sm:hidden' : undefined}>
        {children}
      </div>
    </Card>
  );
}
