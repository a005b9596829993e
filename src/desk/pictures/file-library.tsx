import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { ApiClient } from '#desk/api/api-client.ts';
import { useDesk } from '#desk/desk-context.ts';
import { focusAfterDialog } from '#desk/drafts/focus-after-dialog.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { type DeskAddress, plainAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu } from '#desk/ui/filter-menu.tsx';
import { ListPanel, type PanelProps } from '#desk/ui/list-panel.tsx';
import type { ListQuery } from '#desk/ui/list-part.ts';
import { UndoStrip } from '#desk/ui/notice.tsx';
import { EmptyState } from '#desk/ui/record-list.tsx';
import type { SelectOption } from '#desk/ui/select-field.tsx';
import { useListPage } from '#desk/ui/use-list-page.ts';
import { pictureFault } from './picture-requests.ts';
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
  list(api: ApiClient, address: DeskAddress): ListQuery<Item>;
  pathOf(item: Item): string;
  nameOf(item: Item): string;
  /** Shows a file. `button` opens its dialog or, if it is deleted, restores it. */
  row(item: Item, button: ReactNode): ReactNode;
  dialog(item: Item, ends: { readonly onClose: () => void; readonly onDeleted: () => void }): ReactNode;
}

interface FileLibraryProps<Item extends LibraryFile> extends PanelProps {
  readonly library: FileLibrary<Item>;
}

/** The page of a library of files: uploads, the list, and the dialog of one file. */
export function FileLibraryPanel<Item extends LibraryFile>({ library, address, goTo }: FileLibraryProps<Item>) {
  const { title, thing, things, states, uploads: kind, pathOf, nameOf } = library;
  const { api, toasts } = useDesk();
  const query = useListPage({ address, goTo }, library.list);
  const uploads = useUploads(kind);
  const [open, setOpen] = useState<Item>();
  const [gone, setGone] = useState<Item>();
  const restoring = useMutation({
    mutationFn: (item: Item) => api.read(library.schema, `${pathOf(item)}/restore`, { method: 'POST' }),
    meta: { refreshes: kind.queryKey },
    onSuccess: (item) => {
      setGone(undefined);
      toasts.success(`${nameOf(item)} is in the library again.`);
    },
    onError: (error) => toasts.error(pictureFault(error)),
  });
  const upload = async (files: readonly File[]) => {
    const [first, ...others] = await uploads.add(files);
    // One uploaded file opens at once, so that the person can describe it. After several uploads, the list shows what is
    // missing.
    if (first && others.length === 0) setOpen(first);
  };
  const close = () => {
    focusAfterDialog(`[data-open="${open?.id}"]`, '[data-desk-create]');
    setOpen(undefined);
  };
  const onDeleted = () => {
    setGone(open);
    close();
  };
  const buttonOf = (item: Item) =>
    item.deleted_at === null ? (
      <ActionButton look="quiet" aria-label={`Open ${nameOf(item)}`} data-open={item.id} onPress={() => setOpen(item)}>
        Open
      </ActionButton>
    ) : (
      <ActionButton
        look="quiet"
        aria-label={`Restore ${nameOf(item)}`}
        isDisabled={restoring.isPending}
        onPress={() => restoring.mutate(item)}
      >
        Restore
      </ActionButton>
    );

  return (
    <ListPanel
      id={things}
      title={title}
      things={things}
      {...(library.search === undefined ? {} : { search: library.search })}
      lead={library.lead}
      address={address}
      goTo={goTo}
      query={query}
      filters={
        <AddressMenu label="Show" options={states} part="status" value={address.status} address={address} goTo={goTo} />
      }
      notices={
        <>
          <div className="mb-4">
            <UploadArea kind={kind} uploads={uploads} onFiles={(files) => void upload(files)} />
          </div>
          {gone && (
            <UndoStrip
              text={`${nameOf(gone)} is deleted. It is kept for 30 days.`}
              onUndo={() => restoring.mutate(gone)}
            />
          )}
        </>
      }
      row={(item) => library.row(item, buttonOf(item))}
      empty={
        address.q || address.status ? (
          <EmptyState title={`No ${thing} found`} text="Nothing matches this search and this choice.">
            <ActionButton onPress={() => goTo(plainAddress('articles'))}>Show all {things}</ActionButton>
          </EmptyState>
        ) : (
          <EmptyState title={`No ${things} yet`} text={library.none} />
        )
      }
    >
      {open !== undefined && library.dialog(open, { onClose: close, onDeleted })}
    </ListPanel>
  );
}
