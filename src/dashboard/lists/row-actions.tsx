import { RowButton } from '#dashboard/ui/row-button.tsx';

interface RowActionsProps {
  readonly id: number;
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Edit and Delete of a row; their accessible names say of what. */
export function RowActions({ id, name, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="-mx-3 -mb-2 flex md:mb-0 md:mx-0 md:-mr-3 md:justify-end">
      <RowButton look="quiet" aria-label={`Edit ${name}`} onPress={onEdit}>
        Edit
      </RowButton>
      <RowButton look="quiet-danger" aria-label={`Delete ${name}`} data-desk-delete={id} onPress={onDelete}>
        Delete
      </RowButton>
    </div>
  );
}
