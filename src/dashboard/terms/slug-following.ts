import { useState } from 'react';
import { slugify } from '#domain/slugs.ts';

/** The two fields of which one follows the other. */
export interface NamedForm {
  readonly name: string;
  readonly slug: string;
}

/** The slug after the name was edited: made from the name while nobody has written another one (design 3.8). */
export function followName(form: NamedForm, nextName: string, isTouched: boolean): string {
  return isTouched ? form.slug : slugify(nextName);
}

/** Whether the slug is its writer's own: a stored record's always is, so that its links keep working. */
export function useSlugTouch(form: NamedForm, isStored: boolean) {
  const [isTouched, setIsTouched] = useState(() => isStored || form.slug !== slugify(form.name));
  return {
    isTouched,
    /** An emptied slug follows the name again. */
    onSlugEdit: (slug: string) => setIsTouched(slug !== ''),
  };
}
