import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#desk/api/api-client.ts';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useArticleOnPage } from '#desk/articles/use-article-on-page.tsx';
import { useDesk } from '#desk/desk-context.ts';
import { useArticleFromQuestion, useDismissal } from '#desk/enquiries/unanswered-question.tsx';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, useDeskAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu } from '#desk/ui/filter-menu.tsx';
import { ListPanel, useListPage } from '#desk/ui/list-panel.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange, queryText } from '#desk/ui/list-range.ts';
import { unknownError } from '#desk/ui/record-labels.ts';
import { ListRow, RowHeading } from '#desk/ui/record-list.tsx';
import { momentOf } from '#desk/ui/site-clock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  faultKinds,
  type HealthFinding,
  type HealthKind,
  type HealthSummary,
  healthFindingSchema,
  healthKinds,
  type LedAddress,
} from '#shared/api/content-health-contract.ts';
import { countOf, formatCount } from '#shared/rules/numbers.ts';
import { healthSummary } from './attention.tsx';

function kindOf({ status }: DeskAddress) {
  return healthKinds.find((kind) => kind === status);
}

function listFindings(api: ApiClient, address: DeskAddress) {
  const query = { kind: kindOf(address), ...pageRange(address.page) };
  return listPartQuery(api, ['content-health', 'list'], healthFindingSchema, apiPaths.adminContentHealth, query);
}

/** Milliseconds between two looks at how far the server is with the outside links. */
const progressInterval = 2000;

/** The page Content health: what is wrong with the content, each with a button that repairs it or opens the words. */
export function HealthPanel() {
  const { api } = useDesk();
  const [address] = useDeskAddress();
  const query = useListPage(listFindings);
  const summary = useQuery({
    ...healthSummary(api),
    refetchInterval: ({ state }) => (state.data?.outside.waiting ? progressInterval : false),
  });
  const article = useArticleOnPage({ refreshes: 'content-health' });
  const answer = useArticleFromQuestion(useDismissal());
  const leading = useLeading();
  const kind = kindOf(address);

  return (
    <ListPanel
      title="Content health"
      things="findings"
      query={query}
      lead={summary.data && <span role="status">{healthHeadline(summary.data)}</span>}
      filters={
        <AddressMenu
          label="Kind"
          part="status"
          options={[{ id: 'any', name: 'Everything' }, ...kindOptions(summary.data?.counts, kind)]}
          value={kind}
        />
      }
      notices={summary.data && <OutsideStrip outside={summary.data.outside} />}
      row={(finding) => (
        <FindingRow
          key={finding.key}
          finding={finding}
          isBusy={leading.isPending}
          onOpen={article.open}
          onAnswer={answer.start}
          onLead={leading.mutate}
        />
      )}
      empty={{
        title: 'All is well',
        text: 'Dead links, pictures without a description, titles used twice and old drafts would be listed here.',
      }}
      nothingFound={{
        title: 'Nothing of this kind',
        text: 'Nothing like this is wrong at the moment.',
        button: 'Show everything',
      }}
    >
      {article.dialog}
      {answer.dialog}
    </ListPanel>
  );
}

/** Returns the action that leads visitors on from an address without a page. A toast offers Undo. */
function useLeading() {
  const { api, toasts } = useDesk();
  const refreshes = ['content-health'];
  const undoing = useMutation({
    mutationFn: (path: string) =>
      api.send(`${apiPaths.adminLedAddresses}?${queryText({ path })}`, { method: 'DELETE' }),
    meta: { refreshes },
    onError: (error) => toasts.error(`The address still leads on: ${problemDetail(error, unknownError)}`),
  });
  return useMutation({
    mutationFn: (led: LedAddress) => api.send(apiPaths.adminLedAddresses, { method: 'PUT', body: led }),
    meta: { refreshes },
    onSuccess: (_done, { path }) =>
      toasts.success(`${path} leads on now`, { label: 'Undo', onPress: () => undoing.mutate(path) }),
    onError: (error) => toasts.error(`The address does not lead on: ${problemDetail(error, unknownError)}`),
  });
}

interface FindingRowProps {
  readonly finding: HealthFinding;
  readonly isBusy: boolean;
  readonly onOpen: (id: number) => void;
  readonly onAnswer: (question: NonNullable<HealthFinding['question']>) => void;
  readonly onLead: (led: LedAddress) => void;
}

function FindingRow({ finding, isBusy, onOpen, onAnswer, onLead }: FindingRowProps) {
  const { kind, text, article, path, target, question } = finding;
  const name = article?.title ?? path ?? question?.question ?? '';
  const isFault = faultKinds.includes(kind);
  const goal = target ? `“${target.title}”` : 'Resources';
  return (
    <ListRow
      actions={[
        article && { text: 'Open the article', name: `Open the article ${name}`, onPress: () => onOpen(article.id) },
        path !== null && {
          text: <span className="line-clamp-2 max-w-72">Lead them to {goal}</span>,
          name: `Lead ${path} to ${target?.title ?? 'Resources'}`,
          isPending: isBusy,
          onPress: () => onLead({ path, article_id: target?.id ?? null }),
        },
        question && {
          text: 'Start an article',
          name: `Start an article: ${name}`,
          onPress: () => onAnswer(question),
        },
      ]}
    >
      <p className={`font-semibold ${isFault ? 'text-rata' : 'text-muted'}`}>{kindNames[kind]}</p>
      <RowHeading dir="auto">{name}</RowHeading>
      <p className="text-muted [overflow-wrap:anywhere]">{text}</p>
    </ListRow>
  );
}

/** Says what is known of the outside links, with the button that has them looked at. */
function OutsideStrip({ outside }: { readonly outside: Parameters<typeof outsideText>[0] }) {
  const { api, toasts } = useDesk();
  const looking = useMutation({
    mutationFn: () => api.send(apiPaths.adminOutsideLooks, { method: 'POST' }),
    meta: { refreshes: ['content-health'] },
    onError: (error) => toasts.error(`Outside links are not looked at: ${problemDetail(error, unknownError)}`),
  });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-1 rounded-field border border-line bg-surface px-1">
      <p role="status" className="min-w-0 flex-1 basis-64 px-3 py-2.5">
        {outsideText(outside, momentOf)}
      </p>
      {outside.is_on && outside.waiting === 0 && (
        <ActionButton look="quiet" isPending={looking.isPending} onPress={() => looking.mutate()}>
          Look at outside links
        </ActionButton>
      )}
    </div>
  );
}

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
function healthHeadline({ counts }: Pick<HealthSummary, 'counts'>): string {
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
function kindOptions(counts: HealthSummary['counts'] | undefined, chosen: HealthKind | undefined) {
  return healthKinds
    .map((kind) => ({ kind, count: counts?.[kind] ?? 0 }))
    .filter(({ kind, count }) => count > 0 || kind === chosen)
    .map(({ kind, count }) => ({ id: kind, name: `${kindNames[kind]} (${formatCount(count)})` }));
}

/** Returns what is known of the outside links, in a sentence or two. `momentOf` formats the last look. */
function outsideText({ is_on, links, waiting, looked_at }: HealthSummary['outside'], momentOf: (at: string) => string) {
  if (!is_on) return 'Outside links are not looked at here. Ask whoever hosts this site to allow it.';
  if (waiting > 0)
    return `Looking at outside links: ${formatCount(links - waiting)} of ${formatCount(links)} done. Each site is asked at most once a second, so this can take a while. You can leave this page.`;
  if (looked_at === null)
    return 'Outside links have not been looked at. The server asks other sites only when you press the button.';
  return `${countOf(links, 'outside link', 'outside links')}, last looked at ${momentOf(looked_at)}.`;
}
