import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { plainAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu } from '#desk/ui/filter-menu.tsx';
import { ListPanel, type PanelProps } from '#desk/ui/list-panel.tsx';
import { UndoStrip } from '#desk/ui/notice.tsx';
import { EmptyState, rowClasses } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { type Picture, pictureSchema } from '#shared/api/picture-contract.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { pictureFacts, pictureName, usesText } from './picture-labels.ts';
import { listPictures, pictureFault, picturePath, picturesKey, pictureUploads } from './picture-requests.ts';
import { UploadArea } from './upload-area.tsx';
import { useUploads } from './use-uploads.ts';

const states = [
  { id: 'all', name: 'All pictures' },
  { id: 'used', name: 'Used' },
  { id: 'unused', name: 'Not used' },
  { id: 'no-alt', name: 'Without alt text' },
  { id: 'deleted', name: 'Deleted' },
] as const;

export function PicturesPanel({ address, goTo }: PanelProps) {
  const { api, toasts } = useDesk();
  const query = useListPage({ address, goTo }, listPictures);
  const uploads = useUploads(pictureUploads);
  const [openId, setOpenId] = useState<number>();
  const [gone, setGone] = useState<Picture>();
  const restoring = useMutation({
    mutationFn: (picture: Picture) => api.read(pictureSchema, `${picturePath(picture)}/restore`, { method: 'POST' }),
    meta: { refreshes: picturesKey },
    onSuccess: (picture) => {
      setGone(undefined);
      toasts.success(`${pictureName(picture)} is in the library again.`);
    },
    onError: (error) => toasts.error(pictureFault(error)),
  });
  const upload = async (files: readonly File[]) => {
    const [first, ...others] = await uploads.add(files);
    // One uploaded picture opens at once, so that the person can add its alternative text. After several uploads, the
    // list shows which pictures have none.
    if (first && others.length === 0) setOpenId(first.id);
  };
  const close = () => {
    focusAfterDialog(`[data-picture="${openId}"]`, '[data-desk-create]');
    setOpenId(undefined);
  };

  return (
    <ListPanel
      id="pictures"
      title="Pictures"
      things="pictures"
      search="Find a picture"
      address={address}
      goTo={goTo}
      query={query}
      filters={
        <AddressMenu label="Show" options={states} part="status" value={address.status} address={address} goTo={goTo} />
      }
      notices={
        <>
          <div className="mb-4">
            <UploadArea kind={pictureUploads} uploads={uploads} onFiles={(files) => void upload(files)} />
          </div>
          {gone && (
            <UndoStrip
              text={`${pictureName(gone)} is deleted. It is kept for 30 days.`}
              onUndo={() => restoring.mutate(gone)}
            />
          )}
        </>
      }
      row={(picture) => (
        <PictureRow
          key={picture.id}
          picture={picture}
          isBusy={restoring.isPending}
          onOpen={() => setOpenId(picture.id)}
          onRestore={() => restoring.mutate(picture)}
        />
      )}
      empty={
        address.q || address.status ? (
          <EmptyState title="No picture found" text="Nothing matches this search and this choice.">
            <ActionButton onPress={() => goTo(plainAddress('articles'))}>Show all pictures</ActionButton>
          </EmptyState>
        ) : (
          <EmptyState title="No pictures yet" text="Add the first one above. Articles can then show it." />
        )
      }
    >
      {openId !== undefined && (
        <PictureDialog
          key={openId}
          id={openId}
          onClose={close}
          onDeleted={(picture) => {
            setGone(picture);
            close();
          }}
        />
      )}
    </ListPanel>
  );
}

interface PictureRowProps {
  readonly picture: Picture;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onRestore: () => void;
}

function PictureRow({ picture, isBusy, onOpen, onRestore }: PictureRowProps) {
  const name = pictureName(picture);
  const isDeleted = picture.deleted_at !== null;
  return (
    <li
      className={`${rowClasses} grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 md:grid-cols-[5.5rem_minmax(0,1fr)_auto]`}
    >
      <Thumbnail picture={picture} />
      <div className="min-w-0">
        <h3 className="break-words font-sans font-semibold text-base leading-snug">{name}</h3>
        <p className="mt-0.5 line-clamp-2 break-words">
          {picture.alt || <span className="font-semibold text-rata">No alt text</span>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-muted text-sm">
          <span className="tabular-nums">{pictureFacts(picture)}</span>
          <span>{usesText(picture)}</span>
          <time dateTime={picture.created_at}>{siteMoment(picture.created_at)}</time>
        </p>
      </div>
      <div className="-mx-3 -mb-2 col-span-2 flex md:col-span-1 md:mx-0 md:-mr-3 md:mb-0 md:justify-end">
        {isDeleted ? (
          <ActionButton look="quiet" aria-label={`Restore ${name}`} isDisabled={isBusy} onPress={onRestore}>
            Restore
          </ActionButton>
        ) : (
          <ActionButton look="quiet" aria-label={`Open ${name}`} data-picture={picture.id} onPress={onOpen}>
            Open
          </ActionButton>
        )}
      </div>
    </li>
  );
}

/**
 * A small version of a picture, in a frame of fixed size. A deleted picture has an empty frame, because the server no
 * longer sends its file.
 */
function Thumbnail({ picture }: { readonly picture: Picture }) {
  const { small_address, width, height, deleted_at } = picture;
  return (
    <div className="grid h-16 w-22 place-items-center overflow-hidden rounded-field bg-fern">
      {deleted_at === null && (
        <img
          src={small_address}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="h-16 w-22 object-cover"
        />
      )}
    </div>
  );
}
