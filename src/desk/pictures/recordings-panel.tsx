import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { plainAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu } from '#desk/ui/filter-menu.tsx';
import { ListPanel, type PanelProps } from '#desk/ui/list-panel.tsx';
import { FailureNotice, UndoStrip } from '#desk/ui/notice.tsx';
import { EmptyState, ListRow } from '#desk/ui/record-list.tsx';
import { SelectField } from '#desk/ui/select-field.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { StateBadge } from '#desk/ui/state-badge.tsx';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { type Recording, recordingSchema, recordingUploadQuerySchema } from '#shared/api/recording-contract.ts';
import { pictureFault } from './picture-requests.ts';
import { RecordingDialog } from './recording-dialog.tsx';
import {
  callName,
  languageOptions,
  listRecordings,
  recordingFacts,
  recordingName,
  recordingPath,
  recordingsKey,
  recordingUploads,
  tradeOptions,
} from './recording-requests.ts';
import { UploadArea } from './upload-area.tsx';
import { useUploads } from './use-uploads.ts';

const states = [
  { id: 'all', name: 'All recordings' },
  { id: 'deleted', name: 'Deleted' },
] as const;

export function RecordingsPanel({ address, goTo }: PanelProps) {
  const { api, toasts } = useDesk();
  const query = useListPage({ address, goTo }, listRecordings);
  const [open, setOpen] = useState<Recording>();
  const [gone, setGone] = useState<Recording>();
  const restoring = useMutation({
    mutationFn: (recording: Recording) =>
      api.read(recordingSchema, `${recordingPath(recording)}/restore`, { method: 'POST' }),
    meta: { refreshes: recordingsKey },
    onSuccess: (recording) => {
      setGone(undefined);
      toasts.success(`${recordingName(recording)} is back.`);
    },
    onError: (error) => toasts.error(pictureFault(error)),
  });
  const close = () => {
    focusAfterDialog(`[data-recording="${open?.id}"]`, '[data-desk-create]');
    setOpen(undefined);
  };

  return (
    <ListPanel
      id="recordings"
      title="Recordings"
      things="recordings"
      lead="Home and Demo play the newest recording of a trade and language, Home in place of the device’s voices. Use a voice only if its person agreed."
      address={address}
      goTo={goTo}
      query={query}
      filters={
        <AddressMenu label="Show" options={states} part="status" value={address.status} address={address} goTo={goTo} />
      }
      notices={
        <>
          <AddRecording onAdded={setOpen} />
          {gone && (
            <UndoStrip
              text={`${recordingName(gone)} is deleted. It is kept for 30 days.`}
              onUndo={() => restoring.mutate(gone)}
            />
          )}
        </>
      }
      row={(recording) => (
        <RecordingRow
          key={recording.id}
          recording={recording}
          isBusy={restoring.isPending}
          onOpen={() => setOpen(recording)}
          onRestore={() => restoring.mutate(recording)}
        />
      )}
      empty={
        address.status ? (
          <EmptyState title="No recording found" text="None was deleted in the last 30 days.">
            <ActionButton onPress={() => goTo(plainAddress('articles'))}>Show all recordings</ActionButton>
          </EmptyState>
        ) : (
          <EmptyState title="No recordings yet" text="Until you add one, visitors hear the voices of their device." />
        )
      }
    >
      {open !== undefined && (
        <RecordingDialog
          key={open.id}
          recording={open}
          onClose={close}
          onDeleted={(recording) => {
            setGone(recording);
            close();
          }}
        />
      )}
    </ListPanel>
  );
}

/** Asks for the call and then for the file of a new recording. */
function AddRecording({ onAdded }: { readonly onAdded: (recording: Recording) => void }) {
  const [trade, setTrade] = useState<string | number>('takeaway');
  const [language, setLanguage] = useState<string | number>('en');
  const [fault, setFault] = useState<string>();
  const kind = useMemo(
    () => recordingUploads(recordingUploadQuerySchema.parse({ trade, language })),
    [trade, language],
  );
  const uploads = useUploads(kind);
  const upload = async (files: readonly File[]) => {
    setFault(
      files.length > 1 ? 'Add one recording at a time, because each belongs to one trade and language.' : undefined,
    );
    if (files.length > 1) return;
    const [added] = await uploads.add(files);
    if (added) onAdded(added);
  };
  return (
    <div className="mb-4 grid gap-3">
      <div className="grid max-w-md grid-cols-2 gap-3">
        <SelectField label="Trade" options={tradeOptions} value={trade} onChange={setTrade} />
        <SelectField label="Language" options={languageOptions} value={language} onChange={setLanguage} />
      </div>
      <UploadArea kind={kind} uploads={uploads} allowsMultiple={false} onFiles={(files) => void upload(files)} />
      {fault !== undefined && <FailureNotice text={fault} />}
    </div>
  );
}

interface RecordingRowProps {
  readonly recording: Recording;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onRestore: () => void;
}

function RecordingRow({ recording, isBusy, onOpen, onRestore }: RecordingRowProps) {
  const name = recordingName(recording);
  const isDeleted = recording.deleted_at !== null;
  return (
    <ListRow
      actions={
        isDeleted ? (
          <ActionButton look="quiet" aria-label={`Restore ${name}`} isDisabled={isBusy} onPress={onRestore}>
            Restore
          </ActionButton>
        ) : (
          <ActionButton look="quiet" aria-label={`Open ${name}`} data-recording={recording.id} onPress={onOpen}>
            Open
          </ActionButton>
        )
      }
    >
      <h3 className="break-words font-sans font-semibold text-base leading-snug">{callName(recording)}</h3>
      <p className="mt-0.5 break-words">{name}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-muted text-sm">
        {!isDeleted && (
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
