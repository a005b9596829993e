import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ApiClient } from '#desk/api/api-client.ts';
import { useArticleOnPage } from '#desk/articles/use-article-on-page.tsx';
import { useDesk } from '#desk/desk-context.ts';
import { useArticleFromQuestion, useDismissal } from '#desk/enquiries/unanswered-question.tsx';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, useDeskAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu } from '#desk/ui/filter-menu.tsx';
import { ListPanel, useListPage } from '#desk/ui/list-panel.tsx';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange, queryText } from '#desk/ui/list-range.ts';
import { GroupHeading, ListRow, RowHeading } from '#desk/ui/record-list.tsx';
import { momentOf } from '#desk/ui/site-clock.ts';
import { useAction } from '#desk/ui/use-action.ts';
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
import { countFaults, healthSummary } from './attention.tsx';

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
      lead={
        summary.data && (
          <span role="status" className="font-semibold text-base text-ink">
            {healthHeadline(summary.data)}
          </span>
        )
      }
      filters={
        <AddressMenu
          label="Kind"
          part="status"
          options={[{ id: 'any', name: 'Everything' }, ...kindOptions(summary.data?.counts, kind)]}
          value={kind}
        />
      }
      groups={{
        keyOf: ({ kind }) => kind,
        heading: (key) => <KindHeading of={key} counts={summary.data?.counts} />,
      }}
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
      {summary.data && <OutsideStrip outside={summary.data.outside} />}
      {article.dialog}
      {answer.dialog}
    </ListPanel>
  );
}

interface KindHeadingProps {
  readonly of: string;
  readonly counts: HealthSummary['counts'] | undefined;
}

/** Says once for all findings of a kind what they are, how many there are and what to do about them. */
function KindHeading({ of, counts }: KindHeadingProps) {
  const kind = healthKinds.find((other) => other === of);
  if (!kind) return null;
  const count = counts?.[kind];
  return (
    <GroupHeading of={kind} text={kinds[kind].text}>
      {faultKinds.includes(kind) && (
        <TriangleAlert aria-hidden className="size-4.5 shrink-0 self-center text-rata" strokeWidth={1.75} />
      )}
      {kinds[kind].name}
      {count !== undefined && <span className="font-normal font-sans text-muted">{formatCount(count)}</span>}
    </GroupHeading>
  );
}

/** Returns the action that leads visitors on from an address without a page. */
function useLeading() {
  const { api } = useDesk();
  const refreshes = ['content-health'];
  const undoing = useAction({
    send: (path: string) => api.send(`${apiPaths.adminLedAddresses}?${queryText({ path })}`, { method: 'DELETE' }),
    refreshes,
    failure: (reason) => `The address still leads on: ${reason}`,
  });
  return useAction({
    send: (led: LedAddress) => api.send(apiPaths.adminLedAddresses, { method: 'PUT', body: led }),
    refreshes,
    done: ({ path }) => `${path} leads on now`,
    undo:
      ({ path }) =>
      () =>
        undoing.mutate(path),
    failure: (reason) => `The address does not lead on: ${reason}`,
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
      className={`md:grid-cols-[minmax(0,1fr)_auto] ${isFault ? 'shadow-[inset_3px_0_var(--rata)]' : ''}`}
      actions={[
        article && { text: 'Open the article', name: `Open the article ${name}`, onPress: () => onOpen(article.id) },
        path !== null && {
          text: <span className="line-clamp-2 max-w-72 text-right">Lead them to {goal}</span>,
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
      <RowHeading dir="auto">{name}</RowHeading>
      {kind !== 'unlinked' && (
        <p className={`[overflow-wrap:anywhere] ${isFault ? 'text-rata' : 'text-muted'}`}>{text}</p>
      )}
    </ListRow>
  );
}

/** Says what is known of the outside links, with the button that has them looked at. */
function OutsideStrip({ outside }: { readonly outside: Parameters<typeof outsideText>[0] }) {
  const { api } = useDesk();
  const looking = useAction({
    send: () => api.send(apiPaths.adminOutsideLooks, { method: 'POST' }),
    refreshes: ['content-health'],
    failure: (reason) => `Outside links are not looked at: ${reason}`,
  });
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-1 rounded-field border border-line bg-surface px-1">
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

/** The name of each kind, and what to do about its findings. */
const kinds: Readonly<Record<HealthKind, { readonly name: string; readonly text: string }>> = {
  'nothing-behind': {
    name: 'Nothing behind the card',
    text: 'Write the words, give the Medium address, or take the article down.',
  },
  'dead-link': { name: 'Dead links', text: 'Visitors who follow these find no page. Change the link or remove it.' },
  'outside-link': { name: 'Dead outside links', text: 'Change the link or remove it.' },
  'missing-page': { name: 'Addresses without a page', text: 'Visitors have asked for these. Lead them to a page.' },
  picture: { name: 'Pictures', text: 'Say what each picture shows, for people who cannot see it.' },
  question: {
    name: 'Unanswered questions',
    text: 'Publish an article that answers one, and the assistant knows it at once.',
  },
  heading: { name: 'Headings', text: 'Go down one level at a time, and do not repeat the title.' },
  twin: { name: 'Same title twice', text: 'Give one of the articles another title.' },
  'old-draft': { name: 'Old drafts', text: 'Finish them or delete them.' },
  unlinked: {
    name: 'Not linked',
    text: 'No other article links to these, and they are not featured, so they are hard to find. Link to them or feature them.',
  },
};

function healthHeadline(summary: Pick<HealthSummary, 'counts'>): string {
  const all = healthKinds.reduce((sum, kind) => sum + (summary.counts[kind] ?? 0), 0);
  if (all === 0) return 'Nothing is wrong that the server can find.';
  const faults = countFaults(summary);
  const better = all - faults;
  const parts = [
    faults > 0 && `Visitors meet ${countOf(faults, 'fault', 'faults')}.`,
    better > 0 && `${countOf(better, 'thing', 'things')} could be better.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Returns the options of the menu: only the kinds of which there are some, or that are chosen. */
function kindOptions(counts: HealthSummary['counts'] | undefined, chosen: HealthKind | undefined) {
  return healthKinds
    .map((kind) => ({ kind, count: counts?.[kind] ?? 0 }))
    .filter(({ kind, count }) => count > 0 || kind === chosen)
    .map(({ kind, count }) => ({ id: kind, name: `${kinds[kind].name} (${formatCount(count)})` }));
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
