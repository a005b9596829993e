import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useForm } from 'react-hook-form';
import { apiQuery } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice, LoadFailure } from '#desk/ui/notice.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { FormText } from '#desk/ui/text-input.tsx';
import {
  type PictureDetails,
  type PictureSave,
  pictureDetailsSchema,
  pictureSaveSchema,
} from '#shared/api/picture-contract.ts';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { pictureFacts, pictureName } from './picture-labels.ts';
import { pictureFault, picturePath, picturesKey, replacePicture, savePicture } from './picture-requests.ts';

interface PictureDialogProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** The dialog in which a person describes, replaces or deletes a picture. It also shows where the picture is used. */
export function PictureDialog({ id, onClose, onDeleted }: PictureDialogProps) {
  const { api } = useDesk();
  const query = useQuery(apiQuery(api, [...picturesKey, 'one', id], pictureDetailsSchema, picturePath({ id })));
  if (query.data) {
    return <PictureForm key={query.data.version} picture={query.data} onClose={onClose} onDeleted={onDeleted} />;
  }
  return (
    <DialogFrame title="Picture" width="medium" onClose={onClose}>
      <div className="p-5 sm:p-6">
        {query.isError ? <LoadFailure text={pictureFault(query.error)} query={query} /> : <p role="status">Loading…</p>}
      </div>
    </DialogFrame>
  );
}

interface PictureFormProps {
  readonly picture: PictureDetails;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function PictureForm({ picture, onClose, onDeleted }: PictureFormProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const form = useForm<PictureSave>({
    resolver: zodResolver(pictureSaveSchema),
    defaultValues: { alt: picture.alt, file_name: picture.file_name },
  });
  const meta = { refreshes: picturesKey };
  const saving = useMutation({
    mutationFn: (save: PictureSave) => savePicture(api, picture, save),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: picturesKey });
      toasts.success('Picture saved');
      onClose();
    },
  });
  const replacing = useMutation({
    mutationFn: (file: File) => replacePicture(api, picture, file),
    meta,
    onSuccess: () => toasts.success('The file is replaced. Every article that shows this picture shows the new one.'),
  });
  const deleting = useMutation({
    mutationFn: () => api.send(picturePath(picture), { method: 'DELETE' }),
    meta,
    onSuccess: onDeleted,
    onSettled: () => setIsConfirming(false),
  });
  const error = saving.error ?? replacing.error ?? deleting.error;
  const isBusy = saving.isPending || replacing.isPending || deleting.isPending;
  return (
    <DialogFrame title={pictureName(picture)} width="medium" isTall isBusy={isBusy} onClose={onClose}>
      <form
        noValidate
        onSubmit={form.handleSubmit((save) => saving.mutate(save))}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5 sm:p-6">
          <img
            src={picture.large_address}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            className="mx-auto h-auto max-h-[38dvh] w-auto max-w-full rounded-field bg-fern object-contain"
          />
          <p className="text-muted text-sm tabular-nums">
            {pictureFacts(picture)}. Added by {picture.uploaded_by}, {siteMoment(picture.created_at)}.
          </p>
          <FormText
            control={form.control}
            name="alt"
            label="Alt text"
            rows={2}
            hint="What the picture shows, for people who cannot see it. Articles that show it already keep theirs."
          />
          <FormText control={form.control} name="file_name" label="File name" hint="For this library only." />
          <PictureUses picture={picture} />
          {error !== null && <FailureNotice text={pictureFault(error)} />}
          {isConfirming && (
            <ConfirmDeletion thing="picture" onKeep={() => setIsConfirming(false)} onDelete={() => deleting.mutate()} />
          )}
        </div>
        <footer className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-line border-t px-5 py-3 sm:px-6">
          <div className="-ml-3 mr-auto flex flex-wrap">
            <FileTrigger onSelect={(files) => files?.[0] && replacing.mutate(files[0])}>
              <ActionButton look="quiet" isDisabled={isBusy}>
                {replacing.isPending ? 'Replacing…' : 'Replace file'}
              </ActionButton>
            </FileTrigger>
            <ActionButton look="quiet-danger" isDisabled={isBusy || isConfirming} onPress={() => setIsConfirming(true)}>
              Delete
            </ActionButton>
          </div>
          <ActionButton isDisabled={isBusy} onPress={onClose}>
            Cancel
          </ActionButton>
          <ActionButton look="primary" type="submit" isDisabled={isBusy}>
            {saving.isPending ? 'Saving…' : 'Save picture'}
          </ActionButton>
        </footer>
      </form>
    </DialogFrame>
  );
}

function PictureUses({ picture: { articles, uses } }: { readonly picture: PictureDetails }) {
  return (
    <div>
      <h3 className="font-sans font-semibold text-base">Where it is used</h3>
      {articles.length === 0 ? (
        <p className="mt-1 text-muted">No article shows it.</p>
      ) : (
        <ul className="mt-1 grid gap-1">
          {articles.map(({ id, title, slug, is_published }) => (
            <li key={id} className="break-words">
              {is_published ? (
                <a href={`/resources/${slug}`} className="text-bush underline">
                  {title}
                </a>
              ) : (
                title
              )}
              {!is_published && <span className="text-muted"> (draft)</span>}
            </li>
          ))}
          {uses > articles.length && <li className="text-muted">and {uses - articles.length} more</li>}
        </ul>
      )}
    </div>
  );
}
