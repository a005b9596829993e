import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useDesk } from '#desk/desk-context.ts';
import { ListRow, type RowAction } from '#desk/ui/record-list.tsx';
import { FormSelect } from '#desk/ui/select-field.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { FormText } from '#desk/ui/text-input.tsx';
import { type Recording, recordingSchema } from '#shared/api/recording-contract.ts';
import { FileDialog, type FileEnds } from './file-dialog.tsx';
import { type FileLibrary, FileLibraryPanel } from './file-library.tsx';
import {
  callName,
  languageOptions,
  listRecordings,
  type RecordingForm,
  recordingFacts,
  recordingFormSchema,
  recordingName,
  recordingPath,
  recordingsKey,
  recordingUploads,
  type TypedRecording,
  tradeOptions,
  writeCallWords,
} from './recording-requests.ts';

const library: FileLibrary<Recording> = {
  title: 'Recordings',
  thing: 'recording',
  things: 'recordings',
  lead: 'Home and Demo play the newest recording of a trade and language, Home in place of the device’s voices. Use a voice only if its person agreed.',
  none: 'Until you add one, visitors hear the voices of their device.',
  states: [
    { id: 'all', name: 'All recordings' },
    { id: 'deleted', name: 'Deleted' },
  ],
  schema: recordingSchema,
  uploads: recordingUploads,
  list: listRecordings,
  pathOf: recordingPath,
  nameOf: recordingName,
  row: (recording, action) => <RecordingRow key={recording.id} recording={recording} action={action} />,
  dialog: (recording, ends) => <RecordingDialog key={recording.id} recording={recording} {...ends} />,
};

export function RecordingsPanel() {
  return <FileLibraryPanel library={library} />;
}

function RecordingRow({ recording, action }: { readonly recording: Recording; readonly action: RowAction }) {
  return (
    <ListRow title={callName(recording)} actions={[action]}>
      <p className="mt-0.5 break-words">{recordingName(recording)}</p>
      <p className="flex flex-wrap items-center gap-x-4 text-muted">
        {recording.deleted_at === null && (
          <StateBadge
            look="live"
            isOn={recording.is_heard}
            on="On the site"
            off={recording.lines.length === 0 ? 'Words missing' : 'Replaced by a newer one'}
            isWeighty={recording.lines.length === 0}
          />
        )}
        <span className="tabular-nums">{recordingFacts(recording)}</span>
        <time dateTime={recording.created_at}>{siteMoment(recording.created_at)}</time>
      </p>
    </ListRow>
  );
}

/** The dialog in which a person hears a recording, types its words, or deletes it. */
function RecordingDialog({ recording, ...ends }: FileEnds & { readonly recording: Recording }) {
  const { api } = useDesk();
  const form = useForm<RecordingForm, unknown, TypedRecording>({
    resolver: zodResolver(recordingFormSchema),
    defaultValues: {
      trade: tradeOptions.find(({ id }) => id === recording.trade)?.id,
      language: languageOptions.find(({ id }) => id === recording.language)?.id,
      words: writeCallWords(recording.lines),
    },
  });
  const { control } = form;
  return (
    <FileDialog
      {...ends}
      title={recordingName(recording)}
      thing="recording"
      path={recordingPath(recording)}
      queryKey={recordingsKey}
      form={form}
      save={({ words, ...call }) => {
        const request = { method: 'PUT', version: recording.version, body: { ...call, lines: words } } as const;
        return api.read(recordingSchema, recordingPath(recording), request);
      }}
      done={({ is_heard }) => (is_heard ? 'Saved. Home and Demo play this recording now.' : 'Recording saved')}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the words are in the field below. */}
      <audio controls preload="none" src={recording.address} className="w-full" />
      <p className="text-muted text-sm tabular-nums">
        {recordingFacts(recording)}. Added by {recording.uploaded_by}, {siteMoment(recording.created_at)}.
      </p>
      <div className="grid grid-cols-2 gap-4">
        <FormSelect control={control} name="trade" label="Trade" options={tradeOptions} />
        <FormSelect control={control} name="language" label="Language" options={languageOptions} />
      </div>
      <FormText
        control={control}
        name="words"
        label="What is said"
        rows={8}
        placeholder={'Caller: Hi, our kitchen drain’s blocked.\nAgent: I can send somebody at two.'}
        hint="Visitors hear the recording once its words are here: one line for each turn, beginning with “Caller:” or “Agent:”. If a line appears too early or too late, put its time in front: “0:07 Agent: …”"
      />
    </FileDialog>
  );
}
