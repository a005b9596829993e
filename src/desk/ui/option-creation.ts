import { cleanLine, nameKey } from '#shared/rules/text-input.ts';
import type { SelectOption } from './select-field.tsx';

/** Start of the id of an option that creates something. The typed name follows. */
const prefix = 'create:';

/**
 * Returns the option that creates what was typed. Example: Create tag “Rates”. Returns `undefined` if nothing was typed,
 * or if an option already has this name.
 */
export function creationOption(
  options: readonly SelectOption[],
  typed: string,
  noun: string,
): (SelectOption & { readonly id: string }) | undefined {
  const name = cleanLine(typed);
  if (name === '' || options.some((option) => nameKey(option.name) === nameKey(name))) return undefined;
  return { id: prefix + name, name: `Create ${noun} “${name}”` };
}

/** Returns the name that the chosen option creates, or `undefined` if it creates nothing. */
export function createdName(id: SelectOption['id'] | null): string | undefined {
  return typeof id === 'string' && id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
}
