import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type InsightExportQuery, insightSchema } from '#shared/api/insight-contract.ts';
import { type PeriodLength, periodLengths } from '#shared/insight/periods.ts';

/** Length of the period, in days, that is shown when the URL names none. */
export const defaultLength: PeriodLength = 30;

/** Returns the length of the period, in days, that the query of a URL names, or the default length if it names none. */
export function readPeriodLength(search: string): PeriodLength {
  const text = new URLSearchParams(search).get('days');
  return periodLengths.find((length) => String(length) === text) ?? defaultLength;
}

/** Returns the query for the figures of a period. Until they arrive, `data` has the figures shown last. */
export function insightOf(api: ApiClient, days: PeriodLength) {
  return queryOptions({
    queryKey: ['insight', days],
    queryFn: async ({ signal }) =>
      readAnswer(await api.send(`${apiPaths.adminInsight}?days=${days}`, { signal }), insightSchema),
    placeholderData: keepPreviousData,
  });
}

/** Returns one table of a period as a CSV file. */
export async function exportTable(
  api: ApiClient,
  { days, table }: Pick<InsightExportQuery, 'days' | 'table'>,
): Promise<Blob> {
  const { body } = await api.send(`${apiPaths.adminInsightExport}?table=${table}&days=${days}`);
  if (!(body instanceof Blob)) throw new Error('The export is not a file.');
  return body;
}
