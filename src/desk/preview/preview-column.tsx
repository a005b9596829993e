import { Moon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { ArticleFormState } from '#desk/articles/article-form.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { OptionBar } from '#desk/ui/option-bar.tsx';
import type { PreviewShows } from '#shared/api/preview-contract.ts';
import type { LocalTime } from '#shared/rules/dates.ts';
import { locales } from '#shared/rules/locales.ts';
import { createFrameAddress } from './preview-frame.ts';
import { ShareDialog } from './share-dialog.tsx';
import { previewedForm, usePreview } from './use-preview.ts';

/** Widths of the windows that the preview can simulate, in CSS pixels. */
const windowWidths: Record<PreviewWindow, number> = { phone: 390, desk: 1280 };

const windows = [
  { id: 'phone', name: 'Phone' },
  { id: 'desk', name: 'Computer' },
] as const;

const kinds = [
  { id: 'article', name: 'Article' },
  { id: 'card', name: 'Card' },
] as const;

const variants = [
  { id: 'en-NZ', name: 'NZ', longName: 'NZ, New Zealand' },
  { id: 'en-AU', name: 'AU', longName: 'AU, Australia' },
  { id: 'en', name: 'Intl', longName: 'Intl, International' },
] as const;

interface PreviewColumnProps {
  readonly form: ArticleFormState;
  readonly articleId: number | null;
  /** When the article will be published, in the time zone of the site. */
  readonly plan: LocalTime | undefined;
  /** Saves the article and keeps the dialog open. Only a saved article can be shared, so that people can comment. */
  readonly onSave: () => void;
}

/** The preview beside the texts: the page or card as visitors would see it after a save. */
export function PreviewColumn({ form, articleId, plan, onSave }: PreviewColumnProps) {
  const desk = useDesk();
  const [shows, setShows] = useState<PreviewShows>('article');
  const [choices, setChoices] = useState<PreviewChoices>(() => ({
    window: matchMedia('(min-width: 96rem)').matches ? 'desk' : 'phone',
    locale: desk.locale,
    scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    ...rememberedChoices(),
  }));
  const { window, locale, scheme } = choices;
  const [frame, setFrame] = useState<Document>();
  const [isSharing, setIsSharing] = useState(false);
  const { state, retry } = usePreview({ form, articleId, shows, locale, frame, plannedDay: plan?.date });
  useEffect(() => {
    if (frame) frame.documentElement.style.colorScheme = scheme;
  }, [frame, scheme]);

  const chooseKind = (chosen: PreviewShows) => {
    setShows(chosen);
    // A card is much shorter than an article. At the article's scroll position, only the end of the card would be
    // visible.
    frame?.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
  };
  const choose = (choice: Partial<PreviewChoices>) => {
    setChoices({ ...choices, ...choice });
    rememberChoice(choice);
  };

  return (
    <section
      aria-label="Preview"
      className={`flex min-h-0 min-w-0 flex-1 flex-col gap-2 border-line bg-paper p-3 max-lg:h-full max-sm:h-[calc(100dvh-3.75rem)] sm:pr-6 sm:pl-4 lg:border-l ${window === 'phone' ? 'xl:max-w-[31rem]' : ''}`}
    >
      <div className="flex flex-wrap gap-2">
        <OptionBar
          look="field"
          label="Window"
          options={windows}
          value={window}
          onChange={(id) => choose({ window: id })}
        />
        <OptionBar look="field" label="Show" options={kinds} value={shows} onChange={chooseKind} />
        <OptionBar
          look="field"
          label="Country"
          options={variants}
          value={locale}
          onChange={(id) => choose({ locale: id })}
        />
        <ToggleButton
          aria-label="Dark colours"
          isSelected={scheme === 'dark'}
          onChange={(isDark) => choose({ scheme: isDark ? 'dark' : 'light' })}
          className="grid size-target cursor-pointer place-items-center rounded-field border border-control-line bg-surface data-[selected]:bg-fern"
        >
          <Moon aria-hidden className="size-4.5" strokeWidth={1.75} />
        </ToggleButton>
      </div>
      <p className="flex items-center justify-between text-muted text-sm">
        Articles are the same in every country.
        <span className="-my-2 -mr-3 shrink-0">
          <ActionButton look="quiet" onPress={() => (articleId === null ? onSave() : setIsSharing(true))}>
            {articleId === null ? 'Save it to share a preview' : 'Share preview'}
          </ActionButton>
        </span>
      </p>
      <div role="status" className="empty:hidden">
        {state.kind === 'loading' && <p className="text-muted">Loading the preview…</p>}
      </div>
      {state.kind === 'failed' && (
        <FailureNotice text={state.text}>
          <ActionButton look="quiet-danger" onPress={retry}>
            Try Again
          </ActionButton>
        </FailureNotice>
      )}
      <PlaceNote form={form} shows={shows} />
      <PreviewFrame
        width={windowWidths[window]}
        scheme={scheme}
        title={shows === 'card' ? 'Preview of the card' : 'Preview of the article'}
        isShown={state.kind !== 'loading'}
        onDocument={setFrame}
      />
      {isSharing && articleId !== null && (
        <ShareDialog
          values={() => previewedForm(form, plan?.date)}
          articleId={articleId}
          locale={locale}
          onClose={() => setIsSharing(false)}
        />
      )}
    </section>
  );
}

/** Says where visitors find the article if it has no page of its own. */
function PlaceNote({ form, shows }: { readonly form: ArticleFormState; readonly shows: PreviewShows }) {
  const [content, address] = useWatch({ control: form.control, name: ['content', 'medium_url'] });
  if (shows === 'card') return null;
  if (content.trim() !== '') return null;
  return (
    <p className="rounded-field bg-shade px-3 py-2 text-sm">
      {address.trim() === ''
        ? 'Without Content and Medium URL, the article has no page, and its card has no link.'
        : 'Without Content, the article has no page of its own. Its card leads to the Medium URL.'}
    </p>
  );
}

interface PreviewFrameProps {
  /** Width of the window that the frame simulates, in CSS pixels. If the frame is narrower, the page is scaled down. */
  readonly width: number;
  readonly scheme: PreviewScheme;
  readonly title: string;
  readonly isShown: boolean;
  readonly onDocument: (document: Document | undefined) => void;
}

/** A frame into which the desk writes a page. No script can run in it. Links in it open in a new tab. */
function PreviewFrame({ width, scheme, title, isShown, onDocument }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 0 });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = createFrameAddress();
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, []);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return (
    <div ref={place} className="relative min-h-64 flex-1 overflow-hidden">
      {address && (
        <iframe
          title={title}
          src={address}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          onLoad={({ currentTarget }) => onDocument(currentTarget.contentDocument ?? undefined)}
          className={`absolute top-0 left-1/2 origin-top rounded-panel border border-line bg-paper ${isShown ? '' : 'opacity-0'}`}
          style={{
            width,
            height: room.height / scale,
            transform: `translateX(-50%) scale(${scale})`,
            colorScheme: scheme,
          }}
        />
      )}
    </div>
  );
}

/** How this browser shows previews: the variant of the site, the width of the window, and the colours. */
const choicesSchema = z.object({
  locale: z.enum(locales),
  window: z.enum(['phone', 'desk']),
  scheme: z.enum(['light', 'dark']),
});

type PreviewChoices = z.infer<typeof choicesSchema>;
type PreviewWindow = PreviewChoices['window'];
type PreviewScheme = PreviewChoices['scheme'];

const key = 'bellbird-preview';
const partsSchema = choicesSchema.partial();

/**
 * Returns the choices that a person made in this browser. A choice that was not made is missing. If the stored choices
 * cannot be read, all are missing.
 */
export function rememberedChoices(): Partial<PreviewChoices> {
  try {
    return partsSchema.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

export function rememberChoice(choice: Partial<PreviewChoices>): void {
  localStorage.setItem(key, JSON.stringify({ ...rememberedChoices(), ...choice }));
}
