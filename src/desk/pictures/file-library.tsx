import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { ApiClient } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { type DeskAddress, useDeskAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu } from '#desk/ui/filter-menu.tsx';
import { createButtonSelector, focusAfterDialog, openMark, rowButtonSelector } from '#desk/ui/focus-after-dialog.ts';
import { ListPanel, useListPage } from '#desk/ui/list-panel.tsx';
import type { ListQuery } from '#desk/ui/list-part.ts';
import type { RowAction } from '#desk/ui/record-list.tsx';
import type { SelectOption } from '#desk/ui/select-field.tsx';
import { useAction } from '#desk/ui/use-action.ts';
import type { FileEnds } from './file-dialog.tsx';
import { UploadArea } from './upload-area.tsx';
import { type UploadKind, useUploads } from './use-uploads.ts';

interface LibraryFile {
  readonly id: number;
  readonly deleted_at: string | null;
}

/** What a library of files shows, and how it calls the API: that of pictures or that of recordings. */
export interface FileLibrary<Item extends LibraryFile> {
  readonly title: string;
  readonly thing: string;
  readonly things: string;
  readonly search?: string;
  readonly lead?: string;
  readonly none: string;
  readonly states: readonly [SelectOption, ...SelectOption[]];
  readonly schema: z.ZodType<Item>;
  readonly uploads: UploadKind<Item>;
  /** Whether the files are cards side by side in place of rows. */
  readonly isGrid?: boolean;
  list(api: ApiClient, address: DeskAddress): ListQuery<Item>;
  pathOf(item: Item): string;
  nameOf(item: Item): string;
  /** Shows a file. `action` opens its dialog or, if it is deleted, restores it. */
  row(item: Item, action: RowAction): ReactNode;
  dialog(item: Item, ends: FileEnds): ReactNode;
}

/** The page of a library of files: uploads, the list, and the dialog of one file. */
export function FileLibraryPanel<Item extends LibraryFile>({ library }: { readonly library: FileLibrary<Item> }) {
  const { title, thing, things, search, lead, none, states, uploads: kind, pathOf, nameOf } = library;
  const { api, toasts } = useDesk();
  const [{ status }] = useDeskAddress();
  const query = useListPage(library.list);
  const uploads = useUploads(kind);
  const [open, setOpen] = useState<Item>();
  const restoring = useAction({
    send: (item: Item) => api.read(library.schema, `${pathOf(item)}/restore`, { method: 'POST' }),
    refreshes: kind.queryKey,
    done: (item) => `${nameOf(item)} is in the library again.`,
    failure: 'That didn’t work. Please try again.',
  });
  const upload = async (files: readonly File[]) => {
    const [first, ...others] = await uploads.add(files);
    // One uploaded file opens at once, so that the person can describe it. After several uploads, the list shows what is
    // missing.
    if (first && others.length === 0) setOpen(first);
  };
  const close = () => {
    focusAfterDialog(...(open ? [rowButtonSelector(openMark(open.id))] : []), createButtonSelector);
    setOpen(undefined);
  };
  const onDeleted = () => {
    close();
    if (!open) return;
    const undo = { label: 'Undo', onPress: () => restoring.mutate(open) };
    toasts.success(`${nameOf(open)} is deleted. It is kept for 30 days.`, undo);
  };
  const actionOf = (item: Item): RowAction =>
    item.deleted_at === null
      ? { text: 'Open', name: `Open ${nameOf(item)}`, mark: openMark(item.id), onPress: () => setOpen(item) }
      : {
          text: 'Restore',
          name: `Restore ${nameOf(item)}`,
          isPending: restoring.isPending,
          onPress: () => restoring.mutate(item),
        };

  return (
    <ListPanel
      title={title}
      things={things}
      search={search}
      lead={lead}
      query={query}
      filters={<AddressMenu label="Show" options={states} part="status" value={status} />}
      notices={
        <div className="mb-4">
          <UploadArea kind={kind} uploads={uploads} onFiles={(files) => void upload(files)} />
        </div>
      }
      isGrid={library.isGrid}
      row={(item) => library.row(item, actionOf(item))}
      empty={{ title: `No ${things} yet`, text: none }}
      nothingFound={{
        title: `No ${thing} found`,
        text: 'Nothing matches this search and this choice.',
        button: `Show all ${things}`,
      }}
    >
      {open !== undefined && library.dialog(open, { onClose: close, onDeleted })}
    </ListPanel>
  );
}
