import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#desk/api/api-client.ts';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useArticleOnPage } from '#desk/articles/use-article-on-page.tsx';
import { useDesk } from '#desk/desk-context.ts';
import { useArticleFromQuestion } from '#desk/enquiries/use-article-from-question.tsx';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, plainAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu } from '#desk/ui/filter-menu.tsx';
import { ListPanel, type PanelProps } from '#desk/ui/list-panel.tsx';
import { pageRange, queryText } from '#desk/ui/list-range.ts';
import { unknownError } from '#desk/ui/record-labels.ts';
import { EmptyState, ListRow } from '#desk/ui/record-list.tsx';
import { momentOf } from '#desk/ui/site-clock.ts';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { faultKinds, type HealthFinding, healthKinds, type LedAddress } from '#shared/api/content-health-contract.ts';
import { dismissQuestion } from '../enquiries/question-requests.ts';
import { healthHeadline, kindNames, kindOptions, outsideText } from './health-labels.ts';
import { healthSummary, listFindings } from './health-requests.ts';

function kindOf({ status }: DeskAddress) {
  return healthKinds.find((kind) => kind === status);
}

function listFor(api: ApiClient, address: DeskAddress) {
  return listFindings(api, { kind: kindOf(address), ...pageRange(address.page) });
}

/** Milliseconds between two looks at how far the server is with the outside links. */
const progressInterval = 2000;

/** The page Content health: what is wrong with the content, each with a button that repairs it or opens the words. */
export function HealthPanel({ address, goTo }: PanelProps) {
  const { api } = useDesk();
  const query = useListPage({ address, goTo }, listFor);
  const summary = useQuery({
    ...healthSummary(api),
    refetchInterval: ({ state }) => (state.data?.outside.waiting ? progressInterval : false),
  });
  const article = useArticleOnPage({ refreshes: 'content-health' });
  const drafted = useMutation({
    mutationFn: (id: number) => dismissQuestion(api, id, 'drafted'),
    meta: { refreshes: ['content-health'] },
  });
  const answer = useArticleFromQuestion(({ id }) => drafted.mutate(id));
  const leading = useLeading();
  const kind = kindOf(address);
  const counts = summary.data ?? { counts: {} as never };

  return (
    <ListPanel
      id="content-health"
      title="Content health"
      things="findings"
      address={address}
      goTo={goTo}
      query={query}
      lead={summary.data && <span role="status">{healthHeadline(summary.data)}</span>}
      filters={
        <AddressMenu
          label="Kind"
          part="status"
          options={[{ id: 'any', name: 'Everything' }, ...kindOptions(counts, kind)]}
          value={kind}
          address={address}
          goTo={goTo}
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
          onLead={leading.lead}
        />
      )}
      empty={
        kind ? (
          <EmptyState title="Nothing of this kind" text="Nothing like this is wrong at the moment.">
            <ActionButton onPress={() => goTo(plainAddress('articles'))}>Show everything</ActionButton>
          </EmptyState>
        ) : (
          <EmptyState
            title="All is well"
            text="Dead links, pictures without a description, titles used twice and old drafts would be listed here."
          />
        )
      }
    >
      {article.dialog}
      {answer.dialog}
    </ListPanel>
  );
}

/** Returns a function that leads visitors on from an address without a page. A toast offers Undo. */
function useLeading() {
  const { api, toasts } = useDesk();
  const refreshes = ['content-health'];
  const undoing = useMutation({
    mutationFn: (path: string) =>
      api.send(`${apiPaths.adminLedAddresses}?${queryText({ path })}`, { method: 'DELETE' }),
    meta: { refreshes },
    onError: (error) => toasts.error(`The address still leads on: ${problemDetail(error, unknownError)}`),
  });
  const leading = useMutation({
    mutationFn: (led: LedAddress) => api.send(apiPaths.adminLedAddresses, { method: 'PUT', body: led }),
    meta: { refreshes },
    onSuccess: (_done, { path }) =>
      toasts.success(`${path} leads on now`, { label: 'Undo', onPress: () => undoing.mutate(path) }),
    onError: (error) => toasts.error(`The address does not lead on: ${problemDetail(error, unknownError)}`),
  });
  return { lead: leading.mutate, isPending: leading.isPending };
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
  return (
    <ListRow
      className="gap-y-1"
      actions={
        <>
          {article && (
            <ActionButton look="quiet" aria-label={`Open the words of ${name}`} onPress={() => onOpen(article.id)}>
              Open the words
            </ActionButton>
          )}
          {path !== null && (
            <ActionButton
              look="quiet"
              isPending={isBusy}
              aria-label={`Lead ${path} to ${target?.title ?? 'Resources'}`}
              onPress={() => onLead({ path, article_id: target?.id ?? null })}
            >
              <span className="line-clamp-2 max-w-72">Lead them to {target ? `“${target.title}”` : 'Resources'}</span>
            </ActionButton>
          )}
          {question && (
            <ActionButton look="quiet" aria-label={`Start an article: ${name}`} onPress={() => onAnswer(question)}>
              Start an article
            </ActionButton>
          )}
        </>
      }
    >
      <p className={`font-semibold text-sm leading-5 ${isFault ? 'text-rata' : 'text-muted'}`}>{kindNames[kind]}</p>
      <h3 dir="auto" className="text-wrap font-sans font-semibold text-base leading-snug [overflow-wrap:anywhere]">
        {name}
      </h3>
      <p className="text-muted text-sm [overflow-wrap:anywhere]">{text}</p>
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
    <div className="mb-4 flex flex-wrap items-center gap-x-1 rounded-field border border-line px-1 py-1">
      <p role="status" className="min-w-0 flex-1 basis-64 px-3 py-1 text-sm">
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
