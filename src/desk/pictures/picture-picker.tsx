import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useState } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { plainAddress } from '#desk/ui/desk-address.ts';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { EmptyState, RecordList } from '#desk/ui/record-list.tsx';
import { SearchBox } from '#desk/ui/search-box.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import { altMaximum, type Picture } from '#shared/api/picture-contract.ts';
import { listPictures, pictureName, pictureUploads, savePicture } from './picture-requests.ts';
import { UploadArea } from './upload-area.tsx';
import { useUploads } from './use-uploads.ts';

interface PicturePickerProps {
  /** Called when the dialog closes. `chosen` is the picture and its alternative text, `undefined` after Cancel. */
  readonly onDone: (chosen?: { readonly picture: Picture; readonly alt: string }) => void;
}

/** The dialog that adds a picture to an article: upload or choose it, then write its alternative text. */
export function PicturePicker({ onDone }: PicturePickerProps) {
  const [chosen, setChosen] = useState<Picture>();
  return (
    <DialogFrame title="Add a picture" width="medium" isTall onClose={() => onDone()}>
      {chosen ? (
        <AltTextStep
          picture={chosen}
          onBack={() => setChosen(undefined)}
          onInsert={(alt) => onDone({ picture: chosen, alt })}
        />
      ) : (
        <ChooseStep onChoose={setChosen} />
      )}
    </DialogFrame>
  );
}

function ChooseStep({ onChoose }: { readonly onChoose: (picture: Picture) => void }) {
  const { api } = useDesk();
  const uploads = useUploads(pictureUploads);
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(listPictures(api, { ...plainAddress('articles'), q, page }));
  const search = useCallback((text: string) => {
    setQ(text);
    setPage(1);
  }, []);
  const upload = async (files: readonly File[]) => {
    const [added] = await uploads.add(files.slice(0, 1));
    if (added) onChoose(added);
  };
  return (
    <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5 sm:p-6">
      <UploadArea
        kind={pictureUploads}
        uploads={uploads}
        allowsMultiple={false}
        onFiles={(files) => void upload(files)}
      />
      <SearchBox label="Find a picture" value={q} onSearch={search} />
      <RecordList
        label="Pictures"
        things="pictures"
        query={query}
        page={page}
        onPage={setPage}
        isGrid
        empty={
          <EmptyState
            title={q ? 'No picture found' : 'No pictures yet'}
            text={q ? 'Nothing matches this search.' : 'Add the first one above.'}
          />
        }
        row={(picture) => (
          <li key={picture.id}>
            <button
              type="button"
              onClick={() => onChoose(picture)}
              className="grid w-full cursor-pointer gap-1 rounded-field p-1 text-left hover:bg-shade"
            >
              <img
                src={picture.small_address}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
                className="aspect-[3/2] w-full rounded-field bg-shade object-cover"
              />
              <span className="truncate text-sm">{pictureName(picture)}</span>
            </button>
          </li>
        )}
      />
    </div>
  );
}

interface AltTextStepProps {
  readonly picture: Picture;
  readonly onBack: () => void;
  readonly onInsert: (alt: string) => void;
}

function AltTextStep({ picture, onBack, onInsert }: AltTextStepProps) {
  const { api } = useDesk();
  const [alt, setAlt] = useState(picture.alt);
  const insert = (event: FormEvent) => {
    event.preventDefault();
    // The article's form contains this dialog, so React would pass the event on to that form and save the article.
    event.stopPropagation();
    const text = alt.trim();
    // The library gets the alternative text too, so that it can suggest the text the next time. A failure is ignored,
    // because the article has its own copy.
    if (picture.alt === '' && text !== '') {
      void savePicture(api, picture, { alt: text, file_name: picture.file_name }).catch(() => {});
    }
    onInsert(text);
  };
  return (
    <form noValidate onSubmit={insert} className="flex min-h-0 flex-1 flex-col">
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5 sm:p-6">
        <img
          src={picture.large_address}
          alt=""
          width={picture.width}
          height={picture.height}
          className="mx-auto h-auto max-h-[42dvh] w-auto max-w-full rounded-field bg-shade object-contain"
        />
        <TextInput
          label="Alt text"
          autoFocus
          rows={2}
          value={alt}
          onChange={setAlt}
          maxLength={altMaximum}
          hint="What does the picture show? For people who cannot see it. Leave it empty if it only decorates."
        />
      </div>
      <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-3 sm:px-6">
        <ActionButton onPress={onBack}>Back</ActionButton>
        <ActionButton look="primary" type="submit">
          Add picture
        </ActionButton>
      </footer>
    </form>
  );
}
