import { z } from 'zod';
import { locales } from '#shared/rules/locales.ts';

/** How this browser shows previews: the variant of the site, the width of the window, and the colours. */
const choicesSchema = z.object({
  locale: z.enum(locales),
  window: z.enum(['phone', 'desk']),
  scheme: z.enum(['light', 'dark']),
});

export type PreviewChoices = z.infer<typeof choicesSchema>;
export type PreviewWindow = PreviewChoices['window'];
export type PreviewScheme = PreviewChoices['scheme'];

const key = 'bellbird-preview';
const partsSchema = choicesSchema.partial();

/**
 * Returns the choices that a person made in this browser. A choice that was not made is missing. If the stored choices
 * cannot be read, all are missing.
 */
export function rememberedChoices(): Partial<PreviewChoices> {
  try {
    return partsSchema.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Remembers a choice for the next preview, and keeps the other choices. */
export function rememberChoice(choice: Partial<PreviewChoices>): void {
  localStorage.setItem(key, JSON.stringify({ ...rememberedChoices(), ...choice }));
}
