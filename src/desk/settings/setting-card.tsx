import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { failureText, hasStatus } from '#desk/api/api-problem.ts';
import { useOpenWork } from '#desk/api/session.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { useWarningBeforeUnload } from '#desk/ui/use-warning-before-leaving.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type OwnerSetting,
  type OwnerSettingName,
  ownerSettingSchema,
  ownerSettingSchemas,
  ownerSettingTitles,
} from '#shared/api/owner-setting-contract.ts';
import type { SettingEditor, SettingForm, ValueFault } from './setting-fields.tsx';
import { type PreviewLine, previewSetting } from './setting-previews.ts';

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
    <section aria-labelledby={id} className="min-w-0 rounded-panel border border-line bg-surface p-4 sm:px-5">
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
    <div className="min-w-0 rounded-field bg-shade px-4 py-2.5">
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
  if (is_default || updated_at === null) return '';
  return `Changed here on ${siteMoment(updated_at)}.`;
}

export const settingsKey = ['settings'] as const;

/** The unsaved values of the form, and the version that the setting had when the person began to change them. */
interface Draft<Form> {
  readonly form: Form;
  readonly version: number;
}

/**
 * Returns the form of a setting and the functions that save it. Typed values stay until they are saved or discarded,
 * even if the person opens another page of the desk.
 */
function useSettingForm<Form>(setting: OwnerSetting, { toForm, toValue }: SettingForm<Form>) {
  const { api } = useDesk();
  const queryClient = useQueryClient();
  const path = `${apiPaths.adminSettings}/${setting.name}`;
  const draftKey = ['setting-draft', setting.name];
  // The fields read the draft from the component: the cache tells of a change too late for a field that is being typed
  // in. The cache keeps the draft while another page of the desk is open.
  const [draft, setShownDraft] = useState(() => queryClient.getQueryData<Draft<Form> | null>(draftKey) ?? null);
  const setDraft = (next: Draft<Form> | null) => {
    setShownDraft(next);
    queryClient.setQueryDefaults(draftKey, { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(draftKey, next);
  };
  const [wantsFaults, setWantsFaults] = useState(false);

  const form = draft ? draft.form : toForm(setting.value);
  const isChanged = draft !== null && !isSame(toValue(draft.form), toValue(toForm(setting.value)));
  const parsed = ownerSettingSchemas[setting.name].safeParse(toValue(form) ?? null);
  const faults: readonly ValueFault[] = parsed.success ? [] : parsed.error.issues;
  useWarningBeforeUnload(isChanged);
  useOpenWork(isChanged);

  const keep = (stored: OwnerSetting) => {
    queryClient.setQueryData(settingsKey, (settings: readonly OwnerSetting[] | undefined) =>
      settings?.map((other) => (other.name === stored.name ? stored : other)),
    );
    setDraft(null);
    setWantsFaults(false);
  };
  const refresh = (error: unknown) => {
    // A 412 means that someone else has saved the setting. The page must show their value beside the unsaved one, so
    // the setting is fetched again.
    if (hasStatus(error, 412)) void queryClient.invalidateQueries({ queryKey: settingsKey });
  };
  const saving = useMutation({
    mutationFn: (version: number) =>
      api.read(ownerSettingSchema, path, { method: 'PUT', version, body: { value: toValue(form) ?? null } }),
    onSuccess: keep,
    onError: refresh,
  });
  const resetting = useMutation({
    mutationFn: () => api.read(ownerSettingSchema, path, { method: 'DELETE', version: setting.version }),
    onSuccess: keep,
    onError: refresh,
  });
  const reset = () => {
    saving.reset();
    resetting.reset();
  };
  const save = (version: number) => {
    setWantsFaults(true);
    if (!parsed.success || saving.isPending) return;
    resetting.reset();
    saving.mutate(version);
  };
  const failure = saving.error ?? resetting.error;
  return {
    form,
    /** The value as pages would get it, or `undefined` if the form is not valid. */
    value: parsed.success ? { current: parsed.data } : undefined,
    faults: wantsFaults ? faults : [],
    isChanged,
    /** Whether someone else has saved the setting since the first change of the form. */
    isOvertaken: isChanged && draft.version !== setting.version,
    isPending: saving.isPending || resetting.isPending,
    /** What the last successful request did to the setting. `undefined` after the next change. */
    done: saving.isSuccess ? ('saved' as const) : resetting.isSuccess ? ('reset' as const) : undefined,
    failure:
      failure && !hasStatus(failure, 412) ? failureText(failure, 'This could not be saved. Try again.') : undefined,
    change: (next: Form) => {
      reset();
      setDraft({ form: next, version: isChanged ? draft.version : setting.version });
    },
    save: () => save(draft?.version ?? setting.version),
    /** Saves the form over the value that someone else has saved. */
    saveOver: () => save(setting.version),
    discard: () => {
      reset();
      setWantsFaults(false);
      setDraft(null);
    },
    backToDefault: () => {
      saving.reset();
      resetting.mutate();
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
