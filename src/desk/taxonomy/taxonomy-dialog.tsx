import { useState } from 'react';
import { type DefaultValues, type Path, type PathValue, useForm, useWatch } from 'react-hook-form';
import type { Draft } from '#desk/drafts/draft-store.ts';
import { EditingNotices, SaveButtons, SaveFailure } from '#desk/drafts/editing-parts.tsx';
import type { Editing } from '#desk/drafts/use-record-dialogs.ts';
import { useEditing } from '#desk/drafts/use-record-editor.ts';
import { useFindUnsaved } from '#desk/drafts/use-unsaved.ts';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { OfflineNotice } from '#desk/ui/notice.tsx';
import { recordWords } from '#desk/ui/record-labels.ts';
import { TextInput } from '#desk/ui/text-input.tsx';
import { suggestedSlug } from '#shared/rules/slugs.ts';
import type { TaxonomyForm, TaxonomyKind, TaxonomyRecord } from './taxonomy-kind.ts';

interface TaxonomyDialogProps<Form extends TaxonomyForm, Stored extends TaxonomyRecord> {
  readonly kind: TaxonomyKind<Form, Stored>;
  readonly editing: Editing<Form, Stored>;
  readonly onTakeUp: (draft: Draft) => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function TaxonomyDialog<Form extends TaxonomyForm, Stored extends TaxonomyRecord>({
  kind,
  editing,
  ...handlers
}: TaxonomyDialogProps<Form, Stored>) {
  const findUnsaved = useFindUnsaved(kind.noun);
  const { record, draft, draftForm } = editing;
  const [pristine] = useState(() => (record ? kind.toForm(record) : kind.newForm));
  const [offered] = useState(() => (draft ? undefined : findUnsaved(record?.id ?? 0)));
  const form = useForm<Form, unknown, Form>({ defaultValues: (draftForm ?? pristine) as DefaultValues<Form> });
  const values = useWatch({ control: form.control }) as Form;
  const opened = useEditing({
    kind: record ? kind : { ...kind, toPayload: newTaxonomyPayload },
    fields: kind.fields,
    form,
    record,
    pristine,
    draft,
    offered,
    ...handlers,
  });
  const words = recordWords(kind.noun);
  return (
    <DialogFrame
      title={record ? words.edit : words.create}
      width="medium"
      isTall
      isBusy={opened.isSaving}
      onClose={handlers.onClose}
    >
      <form onSubmit={opened.submit} noValidate className="flex min-h-0 flex-1 flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto p-5 sm:p-6">
          <OfflineNotice />
          <div className="grid gap-5">
            <EditingNotices editing={opened} />
            <TaxonomyFields
              values={values}
              isStored={record !== undefined}
              onChange={(key, value) => form.setValue(key as Path<Form>, value as PathValue<Form, Path<Form>>)}
            />
          </div>
        </div>
        <footer className="grid gap-3 border-line border-t px-5 py-3 sm:px-6">
          <SaveFailure editing={opened} />
          <div className="flex flex-wrap justify-end gap-3">
            <SaveButtons editing={opened} />
          </div>
        </footer>
      </form>
    </DialogFrame>
  );
}

interface TaxonomyFieldsProps {
  readonly values: TaxonomyForm;
  readonly isStored: boolean;
  readonly onChange: (key: keyof TaxonomyForm, value: string) => void;
}

/** The fields of a category or a tag. Only categories have a description. */
function TaxonomyFields({ values, isStored, onChange }: TaxonomyFieldsProps) {
  // Whether the slug stays the same when the name changes: a person wrote it, or the record is stored. Links to a stored
  // record must keep working.
  const [isOwnSlug, setIsOwnSlug] = useState(() => isStored || values.slug !== suggestedSlug(values.name));
  return (
    <>
      <TextInput
        label="Name"
        autoFocus
        value={values.name}
        onChange={(name) => {
          onChange('name', name);
          onChange('slug', slugAfterRename(values, name, isOwnSlug));
        }}
      />
      {values.description !== undefined && (
        <TextInput
          label="Description"
          rows={3}
          value={values.description}
          onChange={(description) => onChange('description', description)}
        />
      )}
      <TextInput
        label="Slug"
        hint="The end of the web address. Leave it empty to make it from the name."
        value={values.slug}
        onChange={(slug) => {
          // An empty slug follows the name again.
          setIsOwnSlug(slug !== '');
          onChange('slug', slug);
        }}
      />
    </>
  );
}

/**
 * Returns a new record as it is saved. A slug that only follows the name is left out, so that the server can number it
 * if it is taken.
 */
export function newTaxonomyPayload(form: TaxonomyForm): TaxonomyForm {
  return form.slug === suggestedSlug(form.name) ? { ...form, slug: '' } : form;
}

/** Returns the slug after a rename: made from the new name, unless a person has written it. */
export function slugAfterRename(form: TaxonomyForm, nextName: string, isOwnSlug: boolean): string {
  return isOwnSlug ? form.slug : suggestedSlug(nextName);
}
