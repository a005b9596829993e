import { useCallback } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import type { DeskAddress, GoTo } from '#dashboard/lists/desk-address.ts';
import { termQueryOf } from '#dashboard/lists/term-query.ts';
import { TermsPanel } from '#dashboard/terms/terms-panel.tsx';
import { deleteTag } from './delete-tag.ts';
import { listTags } from './list-tags.ts';
import { TagDialog } from './tag-dialog.tsx';
import { tagKind } from './tag-kind.ts';
import { TagRow } from './tag-row.tsx';

interface TagsPanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** The Tags tab (specification 2, Dashboard). */
export function TagsPanel({ address, goTo }: TagsPanelProps) {
  const { api } = useDesk();
  const listFor = useCallback((asked: DeskAddress) => listTags(api, termQueryOf(asked)), [api]);
  return (
    <TermsPanel
      kind={tagKind}
      tab="tags"
      title="Manage Tags"
      purpose="Tags say what an article is about, beside its category. They can also be created while writing an article."
      address={address}
      goTo={goTo}
      listFor={listFor}
      remove={(id) => deleteTag(api, id)}
      nameOf={(tag) => tag.name}
      row={(tag, handlers) => <TagRow key={tag.id} tag={tag} {...handlers} />}
      dialog={({ key, ...props }) => <TagDialog key={key} {...props} />}
    />
  );
}
