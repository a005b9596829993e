import { partnerOfVisit, partnerParameter } from '#domain/enquiries/partner-link.ts';

/** Writes the name of the partner whose link opened this visit into the forms of the page that have a field for it. */
export function fillPartnerFields(): void {
  const partner = partnerOfVisit();
  if (!partner) return;
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[type=hidden][name=${partnerParameter}]`))
    field.value ||= partner;
}
