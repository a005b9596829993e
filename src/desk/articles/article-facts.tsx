import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, type RefObject, useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { PublishLater } from '#desk/articles/publish-later.tsx';
import { useDesk } from '#desk/desk-context.ts';
import { allCategories } from '#desk/taxonomy/taxonomy-kind.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { CheckField } from '#desk/ui/check-field.tsx';
import { DateInput } from '#desk/ui/date-input.tsx';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { SelectField } from '#desk/ui/select-field.tsx';
import { TextInput } from '#desk/ui/text-input.tsx';
import type { Article } from '#shared/api/article-contract.ts';
import { articleLabels, articleMessages } from '#shared/api/article-fields.ts';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import { readTime } from '#shared/rules/business-constants.ts';
import { type LocalTime, shortDate } from '#shared/rules/dates.ts';
import { ArticleAddress } from './article-address.tsx';
import { type ArticleControl, acceptReadTime } from './article-form.ts';
import { TagPicker } from './tag-picker.tsx';

interface ArticleFactsProps {
  readonly control: ArticleControl;
  readonly record: Article | undefined;
  readonly minutes: number | undefined;
  readonly pendingTag: RefObject<string>;
  /** The time that was chosen for the next save, or `undefined` if none was chosen. */
  readonly later: LocalTime | undefined;
  /** When the article will be published: `later` or the stored schedule. */
  readonly plan: LocalTime | undefined;
  readonly onLater: (chosen: LocalTime | undefined) => void;
}

/** The facts column of the article dialog: all fields of an article except its texts. */
export const ArticleFacts = memo(function ArticleFacts({
  control,
  record,
  minutes,
  pendingTag,
  later,
  plan,
  onLater,
}: ArticleFactsProps) {
  return (
    <>
      <FactsSection title="On the site">
        <div>
          <CheckControl control={control} name="is_published" />
          <PublishLater control={control} record={record} chosen={later} onChoose={onLater} />
          <CheckControl control={control} name="is_featured" />
          <p className="text-muted text-sm">
            Featured articles are on Home and All Resources. Others are found by category and search.
          </p>
        </div>
        <PublishDateControl control={control} plan={plan} />
        {record && <ArticleAddress article={record} />}
      </FactsSection>
      <FactsSection title="About the article">
        <CategoryControl control={control} />
        <TagPicker control={control} pendingTag={pendingTag} />
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

/** The field for the Publish Date. While the article is scheduled, there is only the day on which it will be published. */
function PublishDateControl({ control, plan }: Pick<ArticleFactsProps, 'control' | 'plan'>) {
  const isPublished = useWatch({ control, name: 'is_published' });
  const { field, fieldState } = useController({ control, name: 'publish_date' });
  if (plan && !isPublished)
    return (
      <dl>
        <dt className="font-semibold">{articleLabels.publish_date}</dt>
        <dd>{shortDate(plan.date)}</dd>
      </dl>
    );
  const { ref, disabled: _disabled, name: _name, ...value } = field;
  return <DateInput label={articleLabels.publish_date} {...value} inputRef={ref} error={fieldState.error?.message} />;
}

interface ReadTimeControlProps {
  readonly control: ArticleControl;
  readonly counted: number | undefined;
}

/**
 * The field for an article's reading time. Ignores typed text that is not a whole number above 0. A person may empty
 * the field. If it is still empty when it loses the focus, it shows the last accepted number again. The counted time is
 * used only when a person accepts it.
 */
function ReadTimeControl({ control, counted }: ReadTimeControlProps) {
  const { field, fieldState } = useController({ control, name: 'read_time' });
  const [isCleared, setIsCleared] = useState(false);
  const { value, onChange } = field;
  return (
    <div>
      <TextInput
        label="Read Time (minutes)"
        type="number"
        inputMode="numeric"
        range={{ min: readTime.minimum, max: readTime.maximum, step: 1 }}
        value={isCleared ? '' : String(value)}
        onChange={(typed) => {
          setIsCleared(typed === '');
          const minutes = acceptReadTime(typed);
          if (minutes !== undefined) onChange(minutes);
        }}
        onBlur={() => {
          setIsCleared(false);
          field.onBlur();
        }}
        error={value > readTime.maximum ? articleMessages.readTimeMaximum : fieldState.error?.message}
        inputRef={field.ref}
      />
      {counted !== undefined && counted !== value && (
        <p className="flex flex-wrap items-center gap-x-1 text-muted text-sm">
          {`Counted: ${counted}`}
          <ActionButton
            look="quiet"
            aria-label={`Use the counted time: ${formatReadTime(counted)}`}
            onPress={() => onChange(counted)}
          >
            Use
          </ActionButton>
        </p>
      )}
    </div>
  );
}

interface CheckControlProps {
  readonly control: ArticleControl;
  readonly name: 'is_published' | 'is_featured';
}

function CheckControl({ control, name }: CheckControlProps) {
  const { field } = useController({ control, name });
  return <CheckField label={articleLabels[name]} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />;
}
