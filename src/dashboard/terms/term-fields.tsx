import { TextInput } from '#dashboard/ui/text-input.tsx';
import { followName, type NamedForm, useSlugTouch } from './slug-following.ts';

interface TermFieldsProps {
  readonly values: NamedForm & { readonly description?: string };
  readonly isStored: boolean;
  readonly onChange: (key: 'name' | 'description' | 'slug', value: string) => void;
}

/** Name, Description where there is one, and Slug, which fills itself from the name (specification 2; design 3.8). */
export function TermFields({ values, isStored, onChange }: TermFieldsProps) {
  const touch = useSlugTouch(values, isStored);
  return (
    <>
      <TextInput
        label="Name"
        autoFocus
        value={values.name}
        onChange={(name) => {
          onChange('name', name);
          onChange('slug', followName(values, name, touch.isTouched));
        }}
      />
      {values.description !== undefined && (
        <TextInput
          label="Description"
          rows={3}
          value={values.description}
          onChange={(description) => onChange('description', description)}
        />
      )}
      <TextInput
        label="Slug"
        hint="The name as it stands in web addresses. Left empty, it is made from the name."
        value={values.slug}
        onChange={(slug) => {
          touch.onSlugEdit(slug);
          onChange('slug', slug);
        }}
      />
    </>
  );
}
