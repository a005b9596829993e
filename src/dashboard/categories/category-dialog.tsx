import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDesk } from '#dashboard/desk-context.ts';
import { findDraft } from '#dashboard/editing/draft-store.ts';
import { EditorDialog } from '#dashboard/editing/editor-dialog.tsx';
import { TermFields } from '#dashboard/terms/term-fields.tsx';
import type { TermDialogProps } from '#dashboard/terms/terms-panel.tsx';
import type { Category, CategorySave } from '#domain/contract/taxonomy-contract.ts';
import { categoryFields, categoryKind, newCategoryForm } from './category-kind.ts';

/** Creates or edits a category (specification 2, Categories tab). */
export function CategoryDialog({ editing, ...handlers }: TermDialogProps<CategorySave, Category>) {
  const { drafts } = useDesk();
  const { record, draft, draftForm } = editing;
  const [pristine] = useState(() => (record ? categoryKind.toForm(record) : newCategoryForm));
  const [offered] = useState(() => (draft ? undefined : findDraft(drafts.all(), 'category', record?.id ?? 0)));
  const form = useForm<CategorySave, unknown, CategorySave>({ defaultValues: draftForm ?? pristine });
  const [name, description, slug] = useWatch({ control: form.control, name: ['name', 'description', 'slug'] });
  return (
    <EditorDialog
      kind={categoryKind}
      fields={categoryFields}
      form={form}
      record={record}
      pristine={pristine}
      draft={draft}
      offered={offered}
      {...handlers}
    >
      <TermFields
        values={{ name, description, slug }}
        isStored={record !== undefined}
        onChange={(key, value) => form.setValue(key, value)}
      />
    </EditorDialog>
  );
}
