import { RowActions, rowClasses } from '#dashboard/lists/record-list.tsx';
import type { RowHandlers } from '#dashboard/terms/terms-panel.tsx';
import type { Category } from '#domain/contract/taxonomy-contract.ts';

/** A category in the list (specification 2, Categories tab). */
export function CategoryRow({ category, onEdit, onDelete }: RowHandlers & { readonly category: Category }) {
  return (
    <li
      className={`${rowClasses} grid items-center gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_minmax(0,1fr)_auto]`}
    >
      <h3 className="text-wrap break-words font-sans font-semibold text-base">{category.name}</h3>
      <p className="break-words text-muted md:line-clamp-2">{category.description}</p>
      <p className="break-all text-muted">{category.slug}</p>
      <RowActions id={category.id} name={category.name} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
