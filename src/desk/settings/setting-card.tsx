import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { type OwnerSetting, type OwnerSettingName, ownerSettingTitles } from '#shared/api/owner-setting-contract.ts';
import type { SettingEditor } from './setting-fields.tsx';
import { type PreviewLine, previewSetting } from './setting-previews.ts';
import { useSettingForm } from './use-setting-form.ts';

/** Tells the page whether a setting has changes that are not saved. */
export type OnChanged = (name: OwnerSettingName, isChanged: boolean) => void;

interface SettingCardProps<Form> {
  readonly setting: OwnerSetting;
  readonly editor: SettingEditor<Form>;
  readonly onChanged: OnChanged;
}

/**
 * A setting: its fields, and what visitors read because of it. Each setting is a form, and the page's Save submits all
 * that have changed.
 */
export function SettingCard<Form>({ setting, editor, onChanged }: SettingCardProps<Form>) {
  const { locale } = useDesk();
  const id = useId();
  const [now] = useState(() => new Date());
  const { Fields, hint } = editor;
  const form = useSettingForm(setting, editor);
  const { name } = setting;
  const { isChanged } = form;
  const preview = form.value && previewSetting(name, { [name]: form.value.current }, { locale, now });
  useEffect(() => onChanged(name, isChanged), [name, isChanged, onChanged]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanged && !form.isOvertaken) form.save();
  };
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-panel border border-line bg-surface p-4 sm:px-6">
      <form onSubmit={onSubmit} noValidate className="grid gap-3">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h3 id={id} className="text-lg">
            {ownerSettingTitles[name]}
          </h3>
          <p role="status" className="text-muted text-sm">
            {stateText(setting, form)}
          </p>
          <p className="w-full text-muted">{hint}</p>
        </div>
        <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
          <Fields form={form.form} onChange={form.change} faults={form.faults} />
          <Preview lines={preview} isChanged={isChanged} />
        </div>
        {form.isOvertaken && (
          <FailureNotice text="Someone else has changed this setting since you began. Your text is still here.">
            <ActionButton look="quiet-danger" onPress={form.discard}>
              Use theirs
            </ActionButton>
            <ActionButton look="quiet-danger" isPending={form.isPending} onPress={form.saveOver}>
              Save mine
            </ActionButton>
          </FailureNotice>
        )}
        {form.failure !== undefined && <FailureNotice text={form.failure} />}
        {isChanged && !form.isOvertaken && (
          <div className="-mx-3">
            <ActionButton look="quiet" onPress={form.discard}>
              Discard changes
            </ActionButton>
          </div>
        )}
        {!isChanged && !setting.is_default && (
          <div className="-mx-3">
            <ActionButton look="quiet" isPending={form.isPending} onPress={form.backToDefault}>
              Back to the default
            </ActionButton>
          </div>
        )}
      </form>
    </section>
  );
}

interface PreviewProps {
  /** The texts that visitors read, with their pages. `undefined` if the value in the form is not valid. */
  readonly lines: readonly PreviewLine[] | undefined;
  readonly isChanged: boolean;
}

/** Shows what visitors read because of the setting, or what they would read after the next save. */
function Preview({ lines, isChanged }: PreviewProps) {
  return (
    <div className="min-w-0 rounded-field bg-fern px-4 py-2.5">
      <h4 className="font-semibold">{isChanged ? 'Visitors will read' : 'Visitors read'}</h4>
      {lines === undefined && <p className="text-muted">This can’t be shown yet.</p>}
      {lines?.length === 0 && <p className="text-muted">Nothing. Pages leave this out.</p>}
      {lines && lines.length > 0 && (
        <dl className="grid gap-1">
          {lines.map(({ page, text }) => (
            <div key={page}>
              <dt className="text-muted text-sm">{page}</dt>
              <dd className="min-w-0 break-words">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function stateText(
  { is_default, updated_at }: OwnerSetting,
  { isChanged, done }: { readonly isChanged: boolean; readonly done: 'saved' | 'reset' | undefined },
): string {
  if (isChanged) return 'Not saved yet.';
  if (done === 'saved') return 'Saved. It’s on the site now.';
  if (done === 'reset') return 'Back to the default. It’s on the site now.';
  if (is_default || updated_at === null) return 'This is the default.';
  return `Changed here on ${siteMoment(updated_at)}.`;
}
