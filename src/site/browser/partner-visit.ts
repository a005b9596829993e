import { partnerOfVisit, partnerParameter } from '#shared/enquiries/partner-link.ts';

/** Fills the hidden field for the partner in each form of the page, if this visit began with a partner's link. */
export function fillPartnerFields(): void {
  const partner = partnerOfVisit();
  if (!partner) return;
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[type=hidden][name=${partnerParameter}]`))
    field.value ||= partner;
}
