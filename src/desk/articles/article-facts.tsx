import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, type RefObject, useId } from 'react';
import { useController } from 'react-hook-form';
import { PublishLater } from '#desk/articles/publish-later.tsx';
import { useDesk } from '#desk/desk-context.ts';
import { allCategories } from '#desk/taxonomy/taxonomy-kind.ts';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { SelectField } from '#desk/ui/select-field.tsx';
import type { Article } from '#shared/api/article-contract.ts';
import type { LocalTime } from '#shared/rules/dates.ts';
import { ArticleAddress } from './article-address.tsx';
import { CheckControl, PublishDateControl, ReadTimeControl, TagsControl } from './article-fields.tsx';
import type { ArticleControl } from './article-form.ts';

interface ArticleFactsProps {
  readonly control: ArticleControl;
  readonly record: Article | undefined;
  readonly minutes: number | undefined;
  readonly pendingTag: RefObject<string>;
  /** The time at which a new article will be published, or `undefined` if none was chosen. */
  readonly later: LocalTime | undefined;
  readonly onLater: (chosen: LocalTime | undefined) => void;
}

/** The facts column of the article dialog: all fields of an article except its texts. */
export const ArticleFacts = memo(function ArticleFacts({
  control,
  record,
  minutes,
  pendingTag,
  later,
  onLater,
}: ArticleFactsProps) {
  return (
    <>
      <FactsSection title="On the site">
        <div>
          <CheckControl control={control} name="is_published" />
          <PublishLater control={control} record={record} chosen={later} onChoose={onLater} />
          <CheckControl control={control} name="is_featured" />
        </div>
        <PublishDateControl control={control} />
        {record && <ArticleAddress article={record} />}
      </FactsSection>
      <FactsSection title="About the article">
        <CategoryControl control={control} />
        <TagsControl control={control} pendingTag={pendingTag} />
        <ReadTimeControl control={control} counted={minutes} />
      </FactsSection>
    </>
  );
});

export function FactsSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-4 border-line border-t py-5 first:border-t-0 first:pt-0">
      <h3 id={headingId} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

/**
 * The field for an article's category. If the categories cannot be fetched, a notice below the field says so and has a
 * button to try again.
 */
function CategoryControl({ control }: { readonly control: ArticleControl }) {
  const { api } = useDesk();
  const query = useQuery(allCategories(api));
  const { field, fieldState } = useController({ control, name: 'category_id' });
  const categories = query.data ?? [];
  const isKnown = categories.some((category) => category.id === field.value);
  return (
    <div className="grid gap-2">
      <SelectField
        label="Category"
        options={categories}
        value={isKnown ? field.value : null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        buttonRef={field.ref}
        error={fieldState.error?.message}
        hint={
          query.data?.length === 0 ? 'There is no category yet. Create one on the Categories tab first.' : undefined
        }
      />
      {query.errorUpdateCount > 0 && !query.data && (
        <LoadFailure text="The categories could not be loaded." query={query} />
      )}
    </div>
  );
}
