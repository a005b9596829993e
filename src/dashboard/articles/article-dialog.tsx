import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDesk } from '#dashboard/desk-context.ts';
import { type Draft, findDraft } from '#dashboard/editing/draft-store.ts';
import { EditorDialog } from '#dashboard/editing/editor-dialog.tsx';
import type { Editing } from '#dashboard/editing/use-record-dialogs.ts';
import { allCategories, allTags } from '#dashboard/taxonomy/taxonomy-kind.ts';
import { type Article, type ArticleForm, articleFormSchema } from '#domain/contract/article-contract.ts';
import type { PublicCategory } from '#domain/contract/taxonomy-contract.ts';
import { ArticleFields, comparedFields } from './article-fields.tsx';
import { newArticleForm, toArticleForm } from './article-form.ts';
import { articleKind } from './article-kind.ts';

interface ArticleDialogProps {
  readonly editing: Editing<ArticleForm, Article>;
  /** Initial values of a new article, such as the question that it answers. */
  readonly start?: Partial<ArticleForm> | undefined;
  readonly onTakeUp: (draft: Draft) => void;
  readonly onClose: () => void;
  readonly onSaved: (form: ArticleForm) => void;
}

/** Creates or edits an article (product 8.4). Opens when the categories have been fetched. */
export function ArticleDialog(props: ArticleDialogProps) {
  const { api } = useDesk();
  const categories = useQuery(allCategories(api));
  if (categories.isPending) return null;
  return <ArticleEditor {...props} categories={categories.data ?? []} />;
}

interface ArticleEditorProps extends ArticleDialogProps {
  readonly categories: readonly PublicCategory[];
}

function ArticleEditor({ editing, start, categories, onTakeUp, onClose, onSaved }: ArticleEditorProps) {
  const { api, drafts, siteTimeZone } = useDesk();
  const { record, draft, draftForm } = editing;
  const { data: tags = [] } = useQuery(allTags(api));
  const [pristine] = useState(() =>
    record ? toArticleForm(record) : newArticleForm(categories[0]?.id, siteTimeZone, new Date()),
  );
  const [offered] = useState(() => (draft ? undefined : findDraft(drafts.all(), 'article', record?.id ?? 0)));
  const form = useForm<ArticleForm, unknown, ArticleForm>({
    defaultValues: draftForm ?? (record ? pristine : { ...pristine, ...start }),
    resolver: zodResolver(articleFormSchema),
  });
  const fields = useMemo(() => comparedFields(categories, tags), [categories, tags]);
  return (
    <EditorDialog
      kind={articleKind}
      fields={fields}
      form={form}
      record={record}
      pristine={pristine}
      draft={draft}
      offered={offered}
      onTakeUp={onTakeUp}
      onClose={onClose}
      onSaved={onSaved}
    >
      <ArticleFields control={form.control} categories={categories} />
    </EditorDialog>
  );
}
