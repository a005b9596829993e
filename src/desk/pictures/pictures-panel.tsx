import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { momentText } from '#desk/enquiries/enquiry-labels.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, type GoTo, plainAddress } from '#desk/ui/desk-address.ts';
import { FilterMenu } from '#desk/ui/filter-menu.tsx';
import { ListHeader } from '#desk/ui/list-header.tsx';
import { EmptyState, RecordList, rowClasses } from '#desk/ui/record-list.tsx';
import { SearchBox } from '#desk/ui/search-box.tsx';
import { useListPage } from '#desk/ui/use-list-page.ts';
import type { Picture } from '#shared/api/picture-contract.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { pictureFacts, pictureName, usesText } from './picture-labels.ts';
import { listPictures, pictureFault, picturesKey, restorePicture } from './picture-requests.ts';
import { UploadArea } from './upload-area.tsx';
import { useUploads } from './use-uploads.ts';

export interface PicturesPanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

const all = 'all';
const states = [
  { id: all, name: 'All pictures' },
  { id: 'used', name: 'Used' },
  { id: 'unused', name: 'Not used' },
  { id: 'no-alt', name: 'Without alt text' },
  { id: 'deleted', name: 'Deleted' },
] as const;

/** The page of the desk with the library of pictures. */
export function PicturesPanel({ address, goTo }: PicturesPanelProps) {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  const listFor = useCallback((asked: DeskAddress) => listPictures(api, asked), [api]);
  const query = useListPage({ address, goTo, listFor });
  const uploads = useUploads();
  const [openId, setOpenId] = useState<number>();
  const [deleted, setDeleted] = useState<Picture>();
  const search = useCallback((q: string) => goTo({ ...address, q, page: 1 }, 'replace'), [address, goTo]);
  const restoring = useMutation({
    mutationFn: (picture: Picture) => restorePicture(api, picture),
    onSuccess: async (picture) => {
      setDeleted(undefined);
      await queryClient.invalidateQueries({ queryKey: picturesKey });
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
    <section aria-labelledby="pictures-heading">
      <ListHeader
        id="pictures-heading"
        title="Pictures"
        filters={
          <>
            <SearchBox label="Find a picture" value={address.q} onSearch={search} />
            <FilterMenu
              label="Show"
              options={states}
              value={address.status ?? all}
              onChange={(id) => goTo({ ...address, status: id === all ? undefined : String(id), page: 1 })}
            />
          </>
        }
        action={null}
      />
      <div className="mb-4">
        <UploadArea uploads={uploads} onFiles={(files) => void upload(files)} />
      </div>
      {deleted && (
        <div
          role="status"
          className="mb-4 flex animate-arrive items-center gap-3 rounded-field bg-fern py-0.5 pr-1 pl-4"
        >
          <p className="min-w-0 flex-1 break-words">{pictureName(deleted)} is deleted. It is kept for 30 days.</p>
          <ActionButton look="quiet" data-desk-undo onPress={() => restoring.mutate(deleted)}>
            Undo
          </ActionButton>
        </div>
      )}
      <RecordList
        label="Pictures"
        things="pictures"
        query={query}
        page={address.page}
        onPage={(page) => goTo({ ...address, page })}
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
      />
      {openId !== undefined && (
        <PictureDialog
          key={openId}
          id={openId}
          onClose={close}
          onDeleted={(picture) => {
            setDeleted(picture);
            close();
          }}
        />
      )}
    </section>
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
          <time dateTime={picture.created_at}>{momentText(picture.created_at)}</time>
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
export function Thumbnail({ picture }: { readonly picture: Picture }) {
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
