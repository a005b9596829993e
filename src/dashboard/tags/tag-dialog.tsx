import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDesk } from '#dashboard/desk-context.ts';
import { findDraft } from '#dashboard/editing/draft-store.ts';
import { EditorDialog } from '#dashboard/editing/editor-dialog.tsx';
import { TermFields } from '#dashboard/terms/term-fields.tsx';
import type { TermDialogProps } from '#dashboard/terms/terms-panel.tsx';
import type { Tag, TagSave } from '#domain/contract/tag-contract.ts';
import { newTagForm, tagFields, tagKind } from './tag-kind.ts';

/** Creates or edits a tag (specification 2, Tags tab). */
export function TagDialog({ editing, ...handlers }: TermDialogProps<TagSave, Tag>) {
  const { drafts } = useDesk();
  const { record, draft, draftForm } = editing;
  const [pristine] = useState(() => (record ? tagKind.toForm(record) : newTagForm));
  const [offered] = useState(() => (draft ? undefined : findDraft(drafts.all(), 'tag', record?.id ?? 0)));
  const form = useForm<TagSave, unknown, TagSave>({ defaultValues: draftForm ?? pristine });
  const [name, slug] = useWatch({ control: form.control, name: ['name', 'slug'] });
  return (
    <EditorDialog
      kind={tagKind}
      fields={tagFields}
      form={form}
      record={record}
      pristine={pristine}
      draft={draft}
      offered={offered}
      {...handlers}
    >
      <TermFields
        values={{ name, slug }}
        isStored={record !== undefined}
        onChange={(key, value) => key !== 'description' && form.setValue(key, value)}
      />
    </EditorDialog>
  );
}
