import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { usePictureSource } from '#desk/pictures/use-picture-source.tsx';
import { ActionButton } from '#desk/ui/button.tsx';
import { FormText } from '#desk/ui/text-input.tsx';
import { articleLabels, searchDescriptionMaximum } from '#shared/api/article-fields.ts';
import { isWideEnoughToShare, shareWidthMinimum } from '#shared/pictures/picture-address.ts';
import { slugify } from '#shared/rules/slugs.ts';
import { siteConfig } from '#site.config';
import type { ArticleControl } from './article-form.ts';

interface SearchAndSharingProps {
  readonly control: ArticleControl;
  /** The slug of a stored article. That of a new one follows its title. */
  readonly slug: string | undefined;
}

/** What an article shows in search results and in shared links. It is folded, because the usual choice is good. */
export function SearchAndSharing({ control, slug }: SearchAndSharingProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="border-line border-t py-2" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-target cursor-pointer py-2.5">
        <h3 className="inline text-lg">Search and sharing</h3>
      </summary>
      {isOpen && (
        <div className="grid gap-4 py-3">
          <FormText
            control={control}
            name="search_description"
            label={articleLabels.search_description}
            rows={5}
            maxLength={searchDescriptionMaximum}
            hint="Optional. Without it, search engines show the summary."
          />
          <SearchSnippet control={control} slug={slug} />
          <SocialPicture control={control} />
        </div>
      )}
    </details>
  );
}

/** Shows an article as a search result. Only an article with content has a page that can be found. */
function SearchSnippet({ control, slug }: SearchAndSharingProps) {
  const [title, summary, description, content] = useWatch({
    control,
    name: ['title', 'summary', 'search_description', 'content'],
  });
  const shown = description.trim() || summary;
  return (
    <figure>
      <figcaption className="mb-1 font-semibold">In search results</figcaption>
      {content.trim() === '' ? (
        <p className="text-muted">Without Content the article has no page here that could be found.</p>
      ) : (
        <div className="rounded-field border border-line bg-paper px-4 py-3">
          <p className="break-words text-muted text-sm">
            {[location.host, 'resources', slug ?? (slugify(title) || 'made when you save')].join(' › ')}
          </p>
          <p className="break-words font-semibold text-bush">
            {cutForSearch(title, searchTitleLength) || 'No title yet'} | {siteConfig.brand}
          </p>
          <p className="break-words text-sm">{cutForSearch(shown, searchDescriptionLength) || 'No summary yet'}</p>
        </div>
      )}
    </figure>
  );
}

function SocialPicture({ control }: Pick<SearchAndSharingProps, 'control'>) {
  const { field } = useController({ control, name: 'social_picture' });
  const { source, dialog } = usePictureSource();
  const [fault, setFault] = useState<string>();
  const choose = async () => {
    const [picture] = await source.choose();
    if (!picture) return;
    // A picture without a stated width is wider than any limit.
    const isWide = picture.width === null || isWideEnoughToShare(Number(picture.width));
    setFault(isWide ? undefined : `Choose a picture that is at least ${shareWidthMinimum} pixels wide.`);
    if (isWide) field.onChange(picture.src);
  };
  return (
    <fieldset className="grid justify-items-start gap-2">
      <legend className="mb-1 font-semibold">{articleLabels.social_picture}</legend>
      {field.value ? (
        <img src={field.value} alt="" className="aspect-[1200/630] w-full rounded-field bg-shade object-cover" />
      ) : (
        <p className="text-muted text-sm">A shared link shows the first picture of the content.</p>
      )}
      {fault && (
        <p role="alert" className="font-medium text-rata text-sm">
          {fault}
        </p>
      )}
      <div className="-ml-3 flex flex-wrap">
        <ActionButton
          look="quiet"
          onPress={() => {
            choose().catch((failure: Error) => setFault(failure.message));
          }}
        >
          {field.value ? 'Choose another' : 'Choose a picture'}
        </ActionButton>
        {field.value && (
          <ActionButton look="quiet" onPress={() => field.onChange('')}>
            Use the first picture
          </ActionButton>
        )}
      </div>
      {dialog}
    </fieldset>
  );
}

/** Number of characters after which search engines cut a title. */
export const searchTitleLength = 60;
/** Number of characters after which search engines cut a description. */
const searchDescriptionLength = 160;

/** Returns a text as a search engine shows it. A text that is too long is cut at a word and ends with an ellipsis. */
export function cutForSearch(text: string, maximum: number): string {
  const characters = [...text.trim()];
  if (characters.length <= maximum) return text.trim();
  const start = characters.slice(0, maximum).join('');
  const space = start.lastIndexOf(' ');
  return `${(space > maximum / 2 ? start.slice(0, space) : start).trimEnd()}…`;
}
