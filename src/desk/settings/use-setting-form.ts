import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, hasStatus } from '#desk/api/api-problem.ts';
import { useOpenWork } from '#desk/api/session.ts';
import { useDesk } from '#desk/desk-context.ts';
import { useWarningBeforeUnload } from '#desk/ui/use-warning-before-leaving.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type OwnerSetting, ownerSettingSchema, ownerSettingSchemas } from '#shared/api/owner-setting-contract.ts';

export const settingsKey = ['settings'] as const;

/** What is wrong with a value: where the error is, and the sentence that says what to write. */
export interface ValueFault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Functions that convert the stored value of a setting to the values of its form, and back. */
export interface SettingForm<Form> {
  readonly toForm: (value: OwnerSetting['value']) => Form;
  readonly toValue: (form: Form) => unknown;
}

/** The unsaved values of the form, and the version that the setting had when the person began to change them. */
interface Draft<Form> {
  readonly form: Form;
  readonly version: number;
}

/**
 * Returns the form of a setting and the functions that save it. Typed values stay until they are saved or discarded,
 * even if the person opens another page of the desk.
 */
export function useSettingForm<Form>(setting: OwnerSetting, { toForm, toValue }: SettingForm<Form>) {
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
