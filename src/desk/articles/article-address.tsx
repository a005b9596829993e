import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { ActionButton } from '#desk/ui/button.tsx';
import { FormDialog } from '#desk/ui/dialog-frame.tsx';
import { unknownError } from '#desk/ui/record-labels.ts';
import { TextInput } from '#desk/ui/text-input.tsx';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Article, articleAddressSchema, articleSchema } from '#shared/api/article-contract.ts';
import { localisedPath } from '#shared/rules/locales.ts';
import { slugify, slugMaximum } from '#shared/rules/slugs.ts';

export function ArticleAddress({ article }: { readonly article: Article }) {
  const { locale } = useDesk();
  const [slug, setSlug] = useState(article.slug);
  const [isOpen, setIsOpen] = useState(false);
  const labelId = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p id={labelId} className="min-w-0 break-all">
        <span className="block font-semibold">Address</span>
        {article.is_published ? (
          <a href={localisedPath(locale, `/resources/${slug}`)} target="_blank" rel="noopener" className="underline">
            /resources/{slug}
          </a>
        ) : (
          <span className="text-muted">/resources/{slug}</span>
        )}
      </p>
      <span className="-mx-3">
        <ActionButton look="quiet" aria-label="Edit the address" onPress={() => setIsOpen(true)}>
          Edit
        </ActionButton>
      </span>
      {isOpen && (
        <AddressDialog
          article={article}
          slug={slug}
          onClose={() => setIsOpen(false)}
          onSaved={(saved) => {
            setSlug(saved.slug);
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface AddressDialogProps {
  readonly article: Article;
  readonly slug: string;
  readonly onClose: () => void;
  readonly onSaved: (article: Article) => void;
}

function AddressDialog({ article, slug, onClose, onSaved }: AddressDialogProps) {
  const { api } = useDesk();
  const [typed, setTyped] = useState(slug);
  const [fault, setFault] = useState<string>();
  const change = useMutation({
    mutationFn: (wanted: string) => {
      const request = { method: 'PUT', body: { slug: wanted } } as const;
      return api.read(articleSchema, `${apiPaths.adminArticles}/${article.id}/slug`, request);
    },
    meta: { refreshes: [] },
    onSuccess: onSaved,
  });
  const submit = () => {
    const parsed = articleAddressSchema.safeParse({ slug: slugify(typed) });
    const hasOtherLetters = typed.trim() !== '' && slugify(typed) === '';
    setFault(hasOtherLetters ? 'Please use the letters a to z and digits' : parsed.error?.issues[0]?.message);
    if (parsed.data) change.mutate(parsed.data.slug);
  };
  return (
    <FormDialog
      title="Address"
      action="Change Address"
      sending={change}
      failure={change.error && `The address could not be changed: ${problemDetail(change.error, unknownError)}`}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput label="End of the address" value={typed} onChange={setTyped} maxLength={slugMaximum} error={fault} />
      <p className="break-all text-muted">/resources/{slugify(typed)}</p>
      <p className="text-muted">Links to a former address of a published article lead to the new one.</p>
    </FormDialog>
  );
}
