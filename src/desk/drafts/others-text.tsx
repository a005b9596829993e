import { useMutation, useQuery } from '@tanstack/react-query';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import type { ArticleFormState } from '#desk/articles/article-form.ts';
import { articleKind } from '#desk/articles/article-kind.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { momentOf } from '#desk/ui/site-clock.ts';
import type { Article, ArticleForm } from '#shared/api/article-contract.ts';
import type { WorkingCopy } from '#shared/api/working-copy-contract.ts';
import { FieldChoices } from './editing-parts.tsx';
import { type EditorFields, fieldKeys } from './editor-kind.ts';
import { readWorkingCopy, workingCopies } from './use-unsaved.ts';
import { type Merge, mergeForms, type Side, takeSides } from './version-merge.ts';

interface OthersTextsProps {
  readonly fields: EditorFields<ArticleForm>;
  readonly form: ArticleFormState;
  readonly record: Article;
}

/** Shows the changes to an article that other people have typed and not saved. */
export function OthersTexts({ record, ...props }: OthersTextsProps) {
  const { api, session } = useDesk();
  const { data: copies = [] } = useQuery(workingCopies(api, session));
  return copies
    .filter((copy) => !copy.is_mine && copy.article_id === record.id)
    .map((copy) => <OthersText key={copy.key} copy={copy} {...props} />);
}

interface OthersTextProps extends Omit<OthersTextsProps, 'record'> {
  readonly copy: WorkingCopy;
}

/**
 * Says that another person has unsaved changes to the article. On request, it shows these changes. This person can copy
 * them field by field, and the other person's text stays as it is.
 */
function OthersText({ fields, form, copy }: OthersTextProps) {
  const { api } = useDesk();
  const [comparison, setComparison] = useState<Merge<ArticleForm>>();
  const look = useMutation({
    mutationFn: async () => articleKind.formSchema.parse((await readWorkingCopy(api, copy.key)).form),
    onSuccess: (theirs) => {
      const versions = { base: undefined, mine: form.getValues(), theirs };
      setComparison(mergeForms(versions, { keys: fieldKeys(fields) }));
    },
  });
  const choose = (choices: ReadonlyMap<keyof ArticleForm, Side>) => {
    if (!comparison) return;
    form.reset(takeSides(form.getValues(), choices, comparison.versions), { keepDefaultValues: true });
    setComparison({ ...comparison, sides: new Map([...comparison.sides, ...choices]) });
  };
  return (
    <section className="grid gap-4 rounded-field border border-control-line bg-surface py-1 pr-1 pl-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <UserPen aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
        <p className="min-w-0 flex-1 basis-60 break-words py-1">
          {copy.account_name} has unsaved changes to this article, kept {momentOf(copy.updated_at)}.
        </p>
        {comparison ? (
          <ActionButton look="quiet" onPress={() => setComparison(undefined)}>
            Close
          </ActionButton>
        ) : (
          <ActionButton look="quiet" isPending={look.isPending} onPress={() => look.mutate()}>
            Look at it
          </ActionButton>
        )}
      </div>
      {look.isError && <FailureNotice text="The text could not be read. It may have been saved or discarded." />}
      {comparison?.sides.size === 0 && <p className="pb-3">Their text says the same as yours.</p>}
      {comparison && comparison.sides.size > 0 && (
        <div className="grid gap-4 pr-3 pb-3">
          <FieldChoices fields={fields} {...comparison} name={copy.account_name} onChoose={choose} />
        </div>
      )}
    </section>
  );
}
