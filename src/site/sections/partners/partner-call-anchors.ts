/** How the button, the dialog and their script find each other. */
export const partnerCallId = 'partner-call';

/** Who answers in the dialog. */
export const specialistName = 'AI partner specialist';
