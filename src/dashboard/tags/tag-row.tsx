import { RowActions, rowClasses } from '#dashboard/lists/record-list.tsx';
import type { RowHandlers } from '#dashboard/terms/terms-panel.tsx';
import type { Tag } from '#domain/contract/tag-contract.ts';

/** A tag in the list (specification 2, Tags tab). */
export function TagRow({ tag, onEdit, onDelete }: RowHandlers & { readonly tag: Tag }) {
  return (
    <li className={`${rowClasses} grid items-center gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]`}>
      <h3 className="text-wrap break-words font-sans font-semibold text-base">{tag.name}</h3>
      <p className="break-all text-muted">{tag.slug}</p>
      <RowActions id={tag.id} name={tag.name} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
