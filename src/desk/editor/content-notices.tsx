import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import { pictureMessages } from '#shared/api/picture-contract.ts';
import type { NotVisual } from './article-text.ts';
import type { RemovedPart } from './html-tree.ts';

interface HtmlNoticesProps {
  readonly why: NotVisual | undefined;
  readonly removed: readonly RemovedPart[];
  readonly hasBlankLines: boolean;
  readonly hasOtherPicture: boolean;
  readonly onRemove: () => void;
  readonly onParagraphs: () => void;
}

/** Says below the HTML what a save would remove, and why the visual editor cannot show the text. */
export function HtmlNotices(props: HtmlNoticesProps) {
  const { why, removed, hasBlankLines, hasOtherPicture, onRemove, onParagraphs } = props;
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {why?.kind === 'tangled' && (
        <Notice text="Visual cannot show this HTML: it has tags that are not closed or not nested properly." />
      )}
      {removed.length > 0 && (
        <Notice
          text={`${why ? 'Visual cannot show this yet. ' : ''}Articles cannot have ${describeRemoved(removed)}. Saving takes this out and keeps the words in it.`}
        >
          <ActionButton look="quiet" onPress={onRemove}>
            Take it out and show Visual
          </ActionButton>
        </Notice>
      )}
      {hasOtherPicture && <Notice text={pictureMessages.otherSite} />}
      {hasBlankLines && (
        <Notice
          text={`${why ? 'Visual cannot show this yet. ' : ''}Blank lines don’t make paragraphs on the site, so this text runs together.`}
        >
          <ActionButton look="quiet" onPress={onParagraphs}>
            Turn blank lines into paragraphs
          </ActionButton>
        </Notice>
      )}
    </div>
  );
}

/** A message about something that need not be fixed. `children` is a button that the person may ignore. */
export function Notice({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-shade px-3 py-1 text-sm">
      <TriangleAlert aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 basis-60 break-words py-1.5">{text}</p>
      {children}
    </div>
  );
}

/** Maximum number of parts that the sentence lists. */
const namedMaximum = 5;

/** Returns in words what a save would remove. Example: "<h1>, the attribute style and the phone link tel:111". */
function describeRemoved(parts: readonly RemovedPart[]): string {
  const named = [...new Set(parts.map(describePart))];
  const shown = named.slice(0, namedMaximum);
  const more = named.length - shown.length;
  if (more > 0) shown.push(`${more} more`);
  return shown.length === 1 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function describePart({ element, attribute, value = '' }: RemovedPart): string {
  if (element === '!--') return 'comments';
  if (attribute === undefined) return `<${element}>`;
  const short = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  if (element === 'img' && attribute === 'src')
    return value === '' ? 'pictures without an address' : `the picture ${short}`;
  if (attribute === 'href') return /^tel:/i.test(value) ? `the phone link ${short}` : `the link address ${short}`;
  return `the attribute ${attribute}`;
}
