import type { ReactNode } from 'react';
import type { PanelProps } from '#desk/ui/list-panel.tsx';
import { rowClasses } from '#desk/ui/record-list.tsx';
import { siteMoment } from '#desk/ui/site-clock.ts';
import { type Picture, pictureSchema } from '#shared/api/picture-contract.ts';
import { type FileLibrary, FileLibraryPanel } from './file-library.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { pictureFacts, pictureName, usesText } from './picture-labels.ts';
import { listPictures, picturePath, pictureUploads } from './picture-requests.ts';

const library: FileLibrary<Picture> = {
  title: 'Pictures',
  thing: 'picture',
  things: 'pictures',
  search: 'Find a picture',
  none: 'Add the first one above. Articles can then show it.',
  states: [
    { id: 'all', name: 'All pictures' },
    { id: 'used', name: 'Used' },
    { id: 'unused', name: 'Not used' },
    { id: 'no-alt', name: 'Without alt text' },
    { id: 'deleted', name: 'Deleted' },
  ],
  schema: pictureSchema,
  uploads: pictureUploads,
  list: listPictures,
  pathOf: picturePath,
  nameOf: pictureName,
  row: (picture, button) => <PictureRow key={picture.id} picture={picture} button={button} />,
  dialog: ({ id }, ends) => <PictureDialog key={id} id={id} {...ends} />,
};

export function PicturesPanel(props: PanelProps) {
  return <FileLibraryPanel library={library} {...props} />;
}

interface PictureRowProps {
  readonly picture: Picture;
  readonly button: ReactNode;
}

function PictureRow({ picture, button }: PictureRowProps) {
  return (
    <li
      className={`${rowClasses} grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 md:grid-cols-[5.5rem_minmax(0,1fr)_auto]`}
    >
      <Thumbnail picture={picture} />
      <div className="min-w-0">
        <h3 className="break-words font-sans font-semibold text-base leading-snug">{pictureName(picture)}</h3>
        <p className="mt-0.5 line-clamp-2 break-words">
          {picture.alt || <span className="font-semibold text-rata">No alt text</span>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-muted text-sm">
          <span className="tabular-nums">{pictureFacts(picture)}</span>
          <span>{usesText(picture)}</span>
          <time dateTime={picture.created_at}>{siteMoment(picture.created_at)}</time>
        </p>
      </div>
      <div className="-mx-3 -mb-2 col-span-2 flex md:col-span-1 md:mx-0 md:-mr-3 md:mb-0 md:justify-end">{button}</div>
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
