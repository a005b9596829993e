import type { ReactNode } from 'react';
import type { PanelProps } from '#desk/ui/list-panel.tsx';
import { ListRow } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { type Recording, recordingSchema } from '#shared/api/recording-contract.ts';
import { type FileLibrary, FileLibraryPanel } from './file-library.tsx';
import { RecordingDialog } from './recording-dialog.tsx';
import {
  callName,
  listRecordings,
  recordingFacts,
  recordingName,
  recordingPath,
  recordingUploads,
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
  row: (recording, button) => <RecordingRow key={recording.id} recording={recording} button={button} />,
  dialog: (recording, ends) => <RecordingDialog key={recording.id} recording={recording} {...ends} />,
};

export function RecordingsPanel(props: PanelProps) {
  return <FileLibraryPanel library={library} {...props} />;
}

interface RecordingRowProps {
  readonly recording: Recording;
  readonly button: ReactNode;
}

function RecordingRow({ recording, button }: RecordingRowProps) {
  return (
    <ListRow actions={button}>
      <h3 className="break-words font-sans font-semibold text-base leading-snug">{callName(recording)}</h3>
      <p className="mt-0.5 break-words">{recordingName(recording)}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-muted text-sm">
        {recording.deleted_at === null && (
          <StateBadge
            tone="green"
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
