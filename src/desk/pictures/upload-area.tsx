import { useEffect, useEffectEvent, useRef } from 'react';
import { type DropItem, DropZone, FileTrigger, Text } from 'react-aria-components';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { sizeText } from './picture-requests.ts';
import type { Upload, UploadKind, Uploads } from './use-uploads.ts';

interface UploadAreaProps {
  readonly kind: Pick<UploadKind<unknown>, 'types' | 'icon' | 'words'>;
  readonly uploads: Uploads<unknown>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly allowsMultiple?: boolean;
}

/** Accepts files that are dropped, pasted or chosen, and shows how far their uploads are. */
export function UploadArea({
  kind: { types, icon: Icon, words },
  uploads,
  onFiles,
  allowsMultiple = true,
}: UploadAreaProps) {
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  };
  const zone = useRef<HTMLDivElement>(null);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    // A drop zone with the focus takes a pasted file itself, so the file must not be uploaded a second time.
    if (zone.current?.contains(document.activeElement)) return;
    take([...(event.clipboardData?.files ?? [])]);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  const drop = async (items: readonly DropItem[]) => {
    const files = await Promise.all(items.map((item) => (item.kind === 'file' ? item.getFile() : undefined)));
    take(files.filter((file) => file !== undefined));
  };
  return (
    <div className="grid gap-2">
      <DropZone
        ref={zone}
        aria-label={words.zone}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => void drop(items)}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border-2 border-control-line border-dashed data-[drop-target]:border-bush data-[drop-target]:bg-fern max-sm:border-0 sm:bg-surface sm:px-4 sm:py-3"
      >
        <Icon aria-hidden className="size-6 shrink-0 text-bush max-sm:hidden" strokeWidth={1.75} />
        <div className="min-w-0 flex-1 sm:basis-56">
          <Text slot="label" className="block font-semibold max-sm:sr-only">
            <span className="pointer-coarse:hidden">{words.drop}</span>
            <span className="hidden pointer-coarse:inline">{words.touch}</span>
          </Text>
          <span className="block text-muted text-sm">{words.limits}</span>
        </div>
        <FileTrigger
          acceptedFileTypes={types}
          allowsMultiple={allowsMultiple}
          onSelect={(files) => take([...(files ?? [])])}
        >
          <ActionButton look="primary" data-desk-create>
            {allowsMultiple ? 'Choose files' : 'Choose a file'}
          </ActionButton>
        </FileTrigger>
      </DropZone>
      <ul aria-label="Uploads" aria-live="polite" className="grid gap-2 empty:hidden">
        {uploads.list.map((upload) => (
          <li key={upload.key}>
            <UploadRow upload={upload} uploads={uploads} pasted={words.pasted} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly uploads: Uploads<unknown>;
  readonly pasted: string;
}

function UploadRow({ upload, uploads, pasted }: UploadRowProps) {
  const { file, state, fault = '' } = upload;
  const name = file.name || pasted;
  if (state === 'failed') {
    return (
      <FailureNotice text={`${name}: ${fault}`}>
        <ActionButton look="quiet" aria-label={`Try Again: ${name}`} onPress={() => void uploads.retry(upload)}>
          Try Again
        </ActionButton>
        <ActionButton look="quiet" aria-label={`Dismiss ${name}`} onPress={() => uploads.dismiss(upload)}>
          Dismiss
        </ActionButton>
      </FailureNotice>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-field bg-shade px-4 py-2.5">
      <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
      <span className="text-muted">{sizeText(file.size)}</span>
      <span className={state === 'sending' ? 'animate-breathe' : ''}>
        {state === 'sending' ? 'Uploading…' : 'Waiting'}
      </span>
    </p>
  );
}
