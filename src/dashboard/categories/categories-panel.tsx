import { useCallback } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import type { DeskAddress, GoTo } from '#dashboard/lists/desk-address.ts';
import { termQueryOf } from '#dashboard/lists/term-query.ts';
import { TermsPanel } from '#dashboard/terms/terms-panel.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { categoryKind } from './category-kind.ts';
import { CategoryRow } from './category-row.tsx';
import { deleteCategory } from './delete-category.ts';
import { listCategories } from './list-categories.ts';

interface CategoriesPanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** The Categories tab (specification 2, Dashboard). */
export function CategoriesPanel({ address, goTo }: CategoriesPanelProps) {
  const { api } = useDesk();
  const listFor = useCallback((asked: DeskAddress) => listCategories(api, termQueryOf(asked)), [api]);
  return (
    <TermsPanel
      kind={categoryKind}
      tab="categories"
      title="Manage Categories"
      purpose="Every article stands in a category, and readers choose articles by it on Resources. Create one before the first article."
      address={address}
      goTo={goTo}
      listFor={listFor}
      remove={(id) => deleteCategory(api, id)}
      nameOf={(category) => category.name}
      row={(category, handlers) => <CategoryRow key={category.id} category={category} {...handlers} />}
      dialog={({ key, ...props }) => <CategoryDialog key={key} {...props} />}
    />
  );
}
