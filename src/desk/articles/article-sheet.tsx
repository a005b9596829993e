import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Heading } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { usePlan, useScheduleSaved } from '#desk/articles/schedule-requests.ts';
import { useDesk } from '#desk/desk-context.ts';
import type { Draft } from '#desk/drafts/draft-store.ts';
import { EditingNotices, SaveButtons, SaveFailure } from '#desk/drafts/editing-parts.tsx';
import { KeepingNote } from '#desk/drafts/keeping-note.tsx';
import { OthersTexts } from '#desk/drafts/others-text.tsx';
import type { Editing } from '#desk/drafts/use-record-dialogs.ts';
import { useEditing } from '#desk/drafts/use-record-editor.ts';
import { useFindUnsaved } from '#desk/drafts/use-unsaved.ts';
import { isSame } from '#desk/drafts/version-merge.ts';
import { settleAt } from '#desk/editor/settled-scroll.ts';
import { countOpen, reviewsOf } from '#desk/reviews/review-requests.ts';
import { allCategories, allTags } from '#desk/taxonomy/taxonomy-kind.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { SheetFrame, useFirstClick } from '#desk/ui/dialog-frame.tsx';
import { lazyPart } from '#desk/ui/lazy-place.tsx';
import { OfflineNotice } from '#desk/ui/notice.tsx';
import { recordWords } from '#desk/ui/record-labels.ts';
import { Count } from '#desk/ui/state-badge.tsx';

import type { Article, ArticleForm } from '#shared/api/article-contract.ts';
import type { Schedule } from '#shared/api/schedule-contract.ts';
import type { PublicCategory } from '#shared/api/taxonomy-contract.ts';
import type { LocalTime } from '#shared/rules/dates.ts';
import { ArticleFacts, FactsSection } from './article-facts.tsx';
import { articleResolver, newArticleForm, toArticleForm } from './article-form.ts';
import { articleKind } from './article-kind.ts';
import { ApprovalNote } from './article-row.tsx';
import { ArticleWriting, comparedFields } from './article-writing.tsx';
import { PresenceNote } from './presence-note.tsx';
import { SavePromise } from './save-promise.tsx';
import { SearchAndSharing } from './search-and-sharing.tsx';

/**
 * The categories until they have been fetched. A new array at each render would run effects again, so this is one
 * constant array.
 */
const none: readonly PublicCategory[] = [];

const Preview = lazyPart(async () => (await import('#desk/preview/preview-column.tsx')).PreviewColumn, {
  failure: 'The preview could not be loaded.',
  waiting: <p className="p-4 text-muted">Loading the preview…</p>,
});

const VersionsDialog = lazyPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog, {
  failure: 'The versions could not be loaded.',
  dialog: 'Versions',
});

const CommentsPanel = lazyPart(async () => (await import('#desk/reviews/comments-panel.tsx')).CommentsPanel, {
  failure: 'The comments could not be loaded.',
  waiting: <p className="p-4 text-muted">Loading the comments…</p>,
});

/** The list of what to improve. Its code is loaded separately because it contains an HTML parser. */
const PublishingList = lazyPart(async () => (await import('./publishing-list.tsx')).PublishingList, {
  failure: 'The checks could not be loaded.',
  waiting: <p className="text-muted">Loading the checks…</p>,
});

export interface ArticleSheetProps {
  readonly editing: Editing<ArticleForm, Article>;
  /** Initial values of a new article. For example, an unanswered question becomes the title. */
  readonly start?: Partial<ArticleForm> | undefined;
  /** The part that gets the focus: `summary`, or the number of a block of the content. */
  readonly part?: string | undefined;
  readonly onTakeUp: (draft: Draft) => void;
  readonly onClose: () => void;
  /**
   * Called after a save. `scheduling` is `undefined`, except when the save also schedules a new article. It then
   * resolves to the stored schedule.
   */
  readonly onSaved: (
    form: ArticleForm,
    stored: Article | undefined,
    scheduling?: Promise<Schedule | undefined>,
  ) => void;
  /** Called after a version was restored. Opens the dialog again with the restored article, then calls `onShown`. */
  readonly onRestored?: (article: Article, onShown: () => void) => void;
}

/**
 * The article dialog, which fills the window. The texts are in the middle. The other fields are beside the texts, or
 * below them on a narrow screen.
 */
export function ArticleSheet({ editing, start, part, onTakeUp, onClose, onSaved, onRestored }: ArticleSheetProps) {
  const { api, siteTimeZone, toasts } = useDesk();
  const { draft, draftForm } = editing;
  const [record, setRecord] = useState(editing.record);
  const { data: categories = none } = useQuery(allCategories(api));
  const { data: tags = [] } = useQuery(allTags(api));
  const findUnsaved = useFindUnsaved('article');
  const [pristine, setPristine] = useState(() =>
    record ? toArticleForm(record) : newArticleForm(categories[0]?.id, siteTimeZone, new Date()),
  );
  const [offered] = useState(() => (draft ? undefined : findUnsaved(record?.id ?? 0)));
  const pendingTag = useRef('');
  const resolver = useMemo(
    () => articleResolver([...categories.map(({ id }) => id), record?.category_id], () => pendingTag.current),
    [categories, record],
  );
  const form = useForm<ArticleForm, unknown, ArticleForm>({
    defaultValues: draftForm ?? (record ? pristine : { ...pristine, ...start }),
    resolver,
  });
  useEffect(() => {
    // The first category is the default. The categories may arrive after the dialog has opened, so the default is set
    // in an effect.
    const [first] = categories;
    const isDefault = form.getValues('category_id') === pristine.category_id;
    if (record || !first || !isDefault || categories.some(({ id }) => id === pristine.category_id)) return;
    setPristine({ ...pristine, category_id: first.id });
    form.setValue('category_id', first.id);
  }, [categories, form, pristine, record]);
  const fields = useMemo(() => comparedFields(categories, tags), [categories, tags]);
  const [later, setLater] = useState<LocalTime>();
  const plan = usePlan(record, later);
  const scheduleSaved = useScheduleSaved();
  const words = recordWords('article');
  const opened = useEditing({
    kind: articleKind,
    fields,
    form,
    record,
    pristine,
    draft,
    offered,
    onTakeUp,
    onClose,
    onSaved: (values, stored) => {
      const isLater = later && stored && !stored.is_published;
      onSaved(values, stored, isLater ? scheduleSaved(stored.id, later) : undefined);
    },
    onStayed: (values, stored) => {
      setRecord(stored);
      setPristine(values);
      toasts.success(words.saved);
      if (later && !stored.is_published) void scheduleSaved(stored.id, later);
      setLater(undefined);
    },
  });
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    // React also passes on the keys of the dialogs that are open over this one.
    if (event.target instanceof Node && event.currentTarget.contains(event.target)) void opened.submitAndStay();
  };
  const use = (values: Partial<ArticleForm>) =>
    form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true });
  const [minutes, setMinutes] = useState<number>();
  const facts = useRef<HTMLElement>(null);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [areCommentsOpen, setAreCommentsOpen] = useState(false);
  const [areVersionsOpen, setAreVersionsOpen] = useState(false);
  const comments = useRef<HTMLElement>(null);
  const reviews = useQuery({ ...reviewsOf(api, record?.id ?? 0), enabled: record !== undefined });
  const openComments = countOpen(reviews.data);
  const approval = reviews.data?.findLast(({ kind }) => kind === 'approval');
  /** Opens the comments, or closes them. If they are open and scrolled out of sight, shows them. */
  const showComments = () => {
    const panel = comments.current;
    if (!panel || isInSight(panel)) return setAreCommentsOpen(!areCommentsOpen);
    showPart(panel);
  };
  const saveToShare = async () => {
    // Except on a wide screen, the preview hides the fields. A field with an error must be in sight to get the focus.
    if (!(await form.trigger())) flushSync(() => setIsPreviewed(false));
    await opened.submitAndStay();
  };
  const onReviewed = (article: Article, values: ArticleForm) => {
    // What is typed and not saved stays kept under its key without a break.
    if (isSame(values, toArticleForm(article))) void opened.restart();
    opened.rebase(article);
    setRecord(article);
    setPristine(toArticleForm(article));
    form.reset(values, { keepDefaultValues: true });
  };
  // The other fields take as long to render as the texts. So the texts are rendered first, and the other fields follow
  // at once.
  const isTextShown = useDeferredValue(true, false);
  useEffect(() => editing.onShown?.(), [editing]);
  return (
    <SheetFrame isBusy={opened.isSaving} onClose={onClose}>
      <form
        onSubmit={(event) => void opened.submit(event)}
        {...useFirstClick()}
        onKeyDown={onKeyDown}
        noValidate
        className="flex min-h-0 flex-1 flex-col max-sm:block max-sm:scroll-pt-15 max-sm:overflow-y-auto short:block short:overflow-y-auto"
      >
        {/* On a phone, only the title and the buttons to close and save stay in sight. */}
        <header className="grid-cols-[minmax(0,1fr)_auto_minmax(0,auto)_auto] grid-rows-[1fr_auto] items-center gap-x-2 border-line border-b px-6 py-2.5 [reading-flow:grid-order] max-sm:contents sm:grid">
          <div className="sticky top-0 z-20 flex items-center gap-2 bg-surface px-4 py-2 short:static sm:contents">
            <Heading
              slot="title"
              className="min-w-0 flex-1 text-lg leading-tight sm:col-start-1 sm:row-start-1 sm:text-xl"
            >
              {record ? words.edit : words.create}
            </Heading>
            <div className="flex gap-2 sm:col-start-4 sm:row-span-2 sm:row-start-1">
              <SaveButtons editing={opened} />
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 border-line border-b px-4 pb-2 sm:contents">
            <div className="-mx-3 flex overflow-x-auto whitespace-nowrap [scrollbar-width:none] max-sm:w-[calc(100%+1.5rem)] max-sm:-space-x-2 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mr-2">
              {record && (
                <ActionButton look="quiet" aria-expanded={areCommentsOpen} onPress={showComments}>
                  <span>
                    Comments
                    <Count of={openComments || undefined} />
                  </span>
                </ActionButton>
              )}
              {record && onRestored && (
                <ActionButton look="quiet" onPress={() => setAreVersionsOpen(true)}>
                  Versions
                </ActionButton>
              )}
              <span className={isPreviewed ? '' : 'lg:[&>button]:bg-fern!'}>
                <ActionButton
                  look="quiet"
                  onPress={() => {
                    flushSync(() => setIsPreviewed(false));
                    showPart(facts.current);
                  }}
                >
                  Details
                </ActionButton>
              </span>
              <ActionButton look="quiet" aria-expanded={isPreviewed} onPress={() => setIsPreviewed(!isPreviewed)}>
                Preview
              </ActionButton>
            </div>
            <SavePromise
              control={form.control}
              wasPublished={record?.is_published ?? false}
              plan={plan}
              minutes={minutes}
            />
            <div className="flex flex-wrap items-center gap-x-4 sm:col-start-1 sm:row-start-2">
              <div className="flex max-sm:hidden">
                {approval && <ApprovalNote approved_by={approval.author} is_current={approval.is_current} />}
              </div>
              {opened.base && <PresenceNote article={opened.base} isSaving={opened.isSaving} />}
              <KeepingNote keeping={opened.keeping} />
            </div>
          </div>
        </header>
        <div className="px-4 py-2 empty:hidden sm:px-6">
          <SaveFailure editing={opened} />
        </div>
        <div className="min-h-0 flex-1 sm:overflow-y-auto lg:flex lg:overflow-hidden short:overflow-visible">
          <section
            aria-label="Writing"
            className={`min-w-0 bg-paper px-4 pt-1 pb-5 sm:px-6 sm:pt-5 lg:flex-1 lg:overflow-y-auto lg:px-10 ${isPreviewed ? 'max-xl:hidden' : ''}`}
          >
            <div className="mx-auto grid max-w-[40rem] grid-cols-[minmax(0,1fr)] content-start gap-5">
              <div>
                <OfflineNotice />
                <div className="grid gap-5">
                  <EditingNotices editing={opened} />
                  {record && <OthersTexts fields={fields} form={form} record={record} />}
                </div>
              </div>
              <ArticleWriting control={form.control} part={part} onMinutes={setMinutes} />
            </div>
          </section>
          {areCommentsOpen && opened.base && (
            <CommentsPanel panel={comments} form={form} article={opened.base} onChanged={onReviewed} />
          )}
          {isPreviewed && (
            <Preview form={form} articleId={record?.id ?? null} plan={plan} onSave={() => void saveToShare()} />
          )}
          <section
            ref={facts}
            aria-label="Details"
            tabIndex={-1}
            className={`border-line px-4 py-5 outline-none max-lg:border-t sm:px-6 lg:w-80 lg:shrink-0 lg:overflow-y-auto lg:border-l ${isPreviewed ? 'max-2xl:hidden' : ''}`}
          >
            <div className="mx-auto max-w-[46rem]">
              {isTextShown && (
                <>
                  <ArticleFacts
                    control={form.control}
                    record={record}
                    minutes={minutes}
                    pendingTag={pendingTag}
                    later={later}
                    plan={plan}
                    onLater={setLater}
                  />
                  <SearchAndSharing control={form.control} slug={record?.slug} />
                  <FactsSection title="Before you publish">
                    <PublishingList form={form} record={record} />
                  </FactsSection>
                </>
              )}
            </div>
          </section>
        </div>
        {areVersionsOpen && record && onRestored && (
          <VersionsDialog
            article={record}
            onUse={use}
            onRestored={onRestored}
            onClose={() => setAreVersionsOpen(false)}
          />
        )}
      </form>
    </SheetFrame>
  );
}

/** Scrolls to the top of a part of the dialog, and moves the focus there. */
function showPart(part: HTMLElement | null): void {
  settleAt(() => part, 'start');
  part?.focus({ preventScroll: true });
}

/** Returns whether a part of an element is in the visible part of the form that contains it. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const frame = element.closest('form')?.getBoundingClientRect();
  return frame === undefined || (top < frame.bottom && bottom > frame.top);
}
