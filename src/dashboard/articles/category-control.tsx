import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useDesk } from '#dashboard/desk-context.ts';
import { allCategories } from '#dashboard/taxonomy/taxonomy-kind.ts';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import { SelectField } from '#dashboard/ui/select-field.tsx';
import type { ArticleControl } from './article-fields.tsx';

/**
 * The field for an article's category. If the categories cannot be fetched, it says so and has a button to try again.
 */
export function CategoryControl({ control }: { readonly control: ArticleControl }) {
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
        <FailureNotice text="The categories could not be loaded.">
          <ActionButton look="quiet-danger" isPending={query.isFetching} onPress={() => query.refetch()}>
            {query.isFetching ? 'Trying…' : 'Try Again'}
          </ActionButton>
        </FailureNotice>
      )}
    </div>
  );
}
