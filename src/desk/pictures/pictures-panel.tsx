import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { FileTrigger } from 'react-aria-components';
import { useForm } from 'react-hook-form';
import { apiQuery } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { listClasses, type RowAction, RowActions, RowHeading } from '#desk/ui/record-list.tsx';
import { siteDay, siteMoment, withoutThisYear } from '#desk/ui/site-clock.ts';
import { FormText } from '#desk/ui/text-input.tsx';
import { useAction } from '#desk/ui/use-action.ts';
import {
  type Picture,
  type PictureDetails,
  type PictureSave,
  pictureDetailsSchema,
  pictureSaveSchema,
  pictureSchema,
} from '#shared/api/picture-contract.ts';
import { shortDate } from '#shared/rules/dates.ts';
import { FileDialog, type FileEnds } from './file-dialog.tsx';
import { type FileLibrary, FileLibraryPanel } from './file-library.tsx';
import {
  listPictures,
  pictureFacts,
  pictureFault,
  pictureName,
  picturePath,
  picturesKey,
  pictureUploads,
  replacePicture,
  savePicture,
  usesText,
} from './picture-requests.ts';

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
  isGrid: true,
  row: (picture, action) => <PictureRow key={picture.id} picture={picture} action={action} />,
  dialog: ({ id }, ends) => <PictureDialog key={id} id={id} {...ends} />,
};

export function PicturesPanel() {
  return <FileLibraryPanel library={library} />;
}

function PictureRow({ picture, action }: { readonly picture: Picture; readonly action: RowAction }) {
  return (
    <li className={`${listClasses} flex flex-col text-sm`}>
      <Thumbnail picture={picture} />
      <div className="flex grow flex-col px-3 pt-2">
        <RowHeading>{pictureName(picture)}</RowHeading>
        <p className="mt-0.5 line-clamp-2 break-words">
          {picture.alt || <span className="font-semibold text-rata">No alt text</span>}
        </p>
        <p className="text-muted">{pictureFacts(picture)}</p>
        <div className="mt-auto flex items-center justify-between gap-x-2 text-muted">
          <p>
            {usesText(picture)}
            <time className="ml-3 max-sm:hidden" dateTime={picture.created_at}>
              {withoutThisYear(shortDate(siteDay(picture.created_at)))}
            </time>
          </p>
          <RowActions actions={[action]} />
        </div>
      </div>
    </li>
  );
}

/**
 * A small version of a picture, in a frame of fixed size. A deleted picture has an empty frame, because the server no
 * longer sends its file.
 */
function Thumbnail({ picture: { small_address, width, height, deleted_at } }: { readonly picture: Picture }) {
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <div className="aspect-[16/10] bg-shade">
      {deleted_at === null && <img {...shared} src={small_address} alt="" className="size-full object-cover" />}
    </div>
  );
}

/** The dialog in which a person describes, replaces or deletes a picture. It also shows where the picture is used. */
function PictureDialog({ id, ...ends }: FileEnds & { readonly id: number }) {
  const { api } = useDesk();
  const query = useQuery(apiQuery(api, [...picturesKey, 'one', id], pictureDetailsSchema, picturePath({ id })));
  if (query.data) return <PictureForm key={query.data.version} picture={query.data} {...ends} />;
  return (
    <DialogFrame title="Picture" width="medium" onClose={ends.onClose}>
      <div className="p-5 sm:p-6">
        {query.isError ? <LoadFailure text={pictureFault(query.error)} query={query} /> : <p role="status">Loading…</p>}
      </div>
    </DialogFrame>
  );
}

function PictureForm({ picture, ...ends }: FileEnds & { readonly picture: PictureDetails }) {
  const { api } = useDesk();
  const form = useForm<PictureSave>({
    resolver: zodResolver(pictureSaveSchema),
    defaultValues: { alt: picture.alt, file_name: picture.file_name },
  });
  const replacing = useAction({
    send: (file: File) => replacePicture(api, picture, file),
    refreshes: picturesKey,
    done: 'The file is replaced. Every article that shows this picture shows the new one.',
  });
  return (
    <FileDialog
      {...ends}
      title={pictureName(picture)}
      thing="picture"
      path={picturePath(picture)}
      queryKey={picturesKey}
      form={form}
      save={(save) => savePicture(api, picture, save)}
      done={() => 'Picture saved'}
      other={replacing}
      otherButton={(isBusy) => (
        <FileTrigger onSelect={(files) => files?.[0] && replacing.mutate(files[0])}>
          <ActionButton look="quiet" isDisabled={isBusy}>
            {replacing.isPending ? 'Replacing…' : 'Replace file'}
          </ActionButton>
        </FileTrigger>
      )}
    >
      <img
        src={picture.large_address}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        className="mx-auto h-auto max-h-[38dvh] w-auto max-w-full rounded-field bg-shade object-contain"
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
    </FileDialog>
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
