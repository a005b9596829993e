import { useQuery } from '@tanstack/react-query';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { formatCount } from '#domain/numbers.ts';
import { listArticles } from './articles/article-kind.ts';
import { ArticlesPanel } from './articles/articles-panel.tsx';
import { useDesk } from './desk-context.ts';
import { type DeskAddress, type DeskTab, deskTabs, type GoTo } from './lists/desk-address.ts';
import { categoryKind, listTaxonomy, tagKind } from './taxonomy/taxonomy-kind.ts';
import { TaxonomyPanel } from './taxonomy/taxonomy-panel.tsx';

const tabNames: Record<DeskTab, string> = { articles: 'Articles', categories: 'Categories', tags: 'Tags' };

interface ContentTabsProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
  readonly onTab: (tab: DeskTab) => void;
}

/** The three tabs of the desk (product 8.2). */
export function ContentTabs({ onTab, ...panelProps }: ContentTabsProps) {
  const totals = useTotals();
  return (
    <Tabs
      // Without this class, the whole element has an outline when something inside it has the focus.
      className="outline-none"
      selectedKey={panelProps.address.tab}
      onSelectionChange={(key) => onTab(deskTabs.find((tab) => tab === key) ?? 'articles')}
    >
      <TabList aria-label="What to manage" className="mb-2 flex gap-6 sm:mb-5 overflow-x-auto border-line border-b">
        {deskTabs.map((tab) => (
          <Tab
            key={tab}
            id={tab}
            className="-mb-px flex min-h-target cursor-pointer items-center gap-2 whitespace-nowrap border-transparent border-b-2 py-2 font-semibold text-muted outline-offset-[-2px] data-[selected]:border-bush data-[hovered]:text-ink data-[selected]:text-ink"
          >
            {tabNames[tab]}
            {totals[tab] !== undefined && <span className="font-normal text-muted">{formatCount(totals[tab])}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="articles" className="outline-none">
        <ArticlesPanel {...panelProps} />
      </TabPanel>
      <TabPanel id="categories" className="outline-none">
        <TaxonomyPanel kind={categoryKind} {...panelProps} />
      </TabPanel>
      <TabPanel id="tags" className="outline-none">
        <TaxonomyPanel kind={tagKind} {...panelProps} />
      </TabPanel>
    </Tabs>
  );
}

/** Returns how many articles, categories and tags there are. Each number is `undefined` until it has been fetched. */
function useTotals(): Record<DeskTab, number | undefined> {
  const { api } = useDesk();
  const one = { limit: 1 };
  return {
    articles: useQuery(listArticles(api, one)).data?.total,
    categories: useQuery(listTaxonomy(api, categoryKind, one)).data?.total,
    tags: useQuery(listTaxonomy(api, tagKind, one)).data?.total,
  };
}
