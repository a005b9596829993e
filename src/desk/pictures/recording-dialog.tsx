import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { SelectField } from '#desk/ui/select-field.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { FormText } from '#desk/ui/text-input.tsx';
import { type Recording, recordingSchema } from '#shared/api/recording-contract.ts';
import { type RecordingForm, recordingFormSchema, type TypedRecording, writeCallWords } from './call-words.ts';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { pictureFault } from './picture-requests.ts';
import {
  languageOptions,
  recordingFacts,
  recordingName,
  recordingPath,
  recordingsKey,
  tradeOptions,
} from './recording-requests.ts';

interface RecordingDialogProps {
  readonly recording: Recording;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** The dialog in which a person hears a recording, types its words, or deletes it. */
export function RecordingDialog({ recording, onClose, onDeleted }: RecordingDialogProps) {
  const { api, toasts } = useDesk();
  const [isConfirming, setIsConfirming] = useState(false);
  const form = useForm<RecordingForm, unknown, TypedRecording>({
    resolver: zodResolver(recordingFormSchema),
    defaultValues: {
      trade: tradeOptions.find(({ id }) => id === recording.trade)?.id,
      language: languageOptions.find(({ id }) => id === recording.language)?.id,
      words: writeCallWords(recording.lines),
    },
  });
  const meta = { refreshes: recordingsKey };
  const saving = useMutation({
    mutationFn: ({ words, ...call }: TypedRecording) => {
      const request = { method: 'PUT', version: recording.version, body: { ...call, lines: words } } as const;
      return api.read(recordingSchema, recordingPath(recording), request);
    },
    meta,
    onSuccess: ({ is_heard }) => {
      toasts.success(is_heard ? 'Saved. Home and Demo play this recording now.' : 'Recording saved');
      onClose();
    },
  });
  const deleting = useMutation({
    mutationFn: () => api.send(recordingPath(recording), { method: 'DELETE' }),
    meta,
    onSuccess: onDeleted,
    onSettled: () => setIsConfirming(false),
  });
  const error = saving.error ?? deleting.error;
  const isBusy = saving.isPending || deleting.isPending;
  return (
    <DialogFrame title={recordingName(recording)} width="medium" isTall isBusy={isBusy} onClose={onClose}>
      <form
        noValidate
        onSubmit={form.handleSubmit((typed) => saving.mutate(typed))}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5 sm:p-6">
          {/* biome-ignore lint/a11y/useMediaCaption: the words are in the field below. */}
          <audio controls preload="none" src={recording.address} className="w-full" />
          <p className="text-muted text-sm tabular-nums">
            {recordingFacts(recording)}. Added by {recording.uploaded_by}, {siteMoment(recording.created_at)}.
          </p>
          <div className="grid grid-cols-2 gap-4">
            <Controller
              control={form.control}
              name="trade"
              render={({ field, fieldState }) => (
                <SelectField
                  label="Trade"
                  options={tradeOptions}
                  value={field.value ?? null}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
            <Controller
              control={form.control}
              name="language"
              render={({ field, fieldState }) => (
                <SelectField
                  label="Language"
                  options={languageOptions}
                  value={field.value ?? null}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          </div>
          <FormText
            control={form.control}
            name="words"
            label="What is said"
            rows={8}
            placeholder={'Caller: Hi, our kitchen drain’s blocked.\nAgent: I can send somebody at two.'}
            hint="Visitors hear the recording once its words are here: one line for each turn, beginning with “Caller:” or “Agent:”. If a line appears too early or too late, put its time in front: “0:07 Agent: …”"
          />
          {error !== null && <FailureNotice text={pictureFault(error)} />}
          {isConfirming && (
            <ConfirmDeletion
              thing="recording"
              onKeep={() => setIsConfirming(false)}
              onDelete={() => deleting.mutate()}
            />
          )}
        </div>
        <footer className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-line border-t px-5 py-3 sm:px-6">
          <div className="-ml-3 mr-auto">
            <ActionButton look="quiet-danger" isDisabled={isBusy || isConfirming} onPress={() => setIsConfirming(true)}>
              Delete
            </ActionButton>
          </div>
          <ActionButton isDisabled={isBusy} onPress={onClose}>
            Cancel
          </ActionButton>
          <ActionButton look="primary" type="submit" isDisabled={isBusy}>
            {saving.isPending ? 'Saving…' : 'Save recording'}
          </ActionButton>
        </footer>
      </form>
    </DialogFrame>
  );
}
