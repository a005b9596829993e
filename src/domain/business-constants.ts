/** Limits and waits of the specification, section 9. Times are milliseconds unless the name says otherwise. */

/** Featured articles on Home. */
export const homeArticleCount = 3;
/** Length to which a summary is cut on Home's cards, before the ellipsis. */
export const homeSummaryLength = 150;
/** Tags shown on a card of the Resources page before the "+N more" badge. */
export const visibleTagCount = 3;
/** How long the banner in the articles area stays. */
export const bannerTimeout = 5000;
/** How long the Change Password dialog stays after it succeeded. */
export const passwordDialogCloseDelay = 2000;
/** Fewest characters of a password at registration. */
export const registrationPasswordMinimum = 6;
/** Fewest characters of a new password at a change. */
export const changedPasswordMinimum = 8;
/** Most characters of any password; a longer one is refused before it is hashed. */
export const passwordMaximum = 128;
/** Read time of an article, in whole minutes. */
export const readTime = { minimum: 1, maximum: 999, default: 5 } as const;
/** Waits of the demo's voice widget: first load after selection, load on a switch, removal of the previous one. */
export const widgetDelays = { autoLoad: 500, switch: 200, cleanup: 100 } as const;
/** Days within which a privacy question is answered. */
export const privacyResponseDays = 30;
/** Business days within which a question on the terms is answered. */
export const termsResponseBusinessDays = 5;
/** Days of notice before a price changes (specification 2, Privacy and Terms). */
export const priceChangeNoticeDays = 30;
/** Days of written notice with which a service ends (specification 2, Privacy and Terms). */
export const terminationNoticeDays = 30;

/** Months after which an enquiry is deleted by itself; Privacy says so. */
export const enquiryRetentionMonths = 12;
/** Days after which an enquiry that is suspected to be spam is deleted by itself. */
export const suspectedEnquiryRetentionDays = 30;
/** Most characters of a question to the assistant. */
export const questionMaximum = 500;
/** Months after which a question that the assistant could not answer, and nobody has asked since, is deleted. */
export const unansweredQuestionRetentionMonths = 12;

/** How long the change history is kept where the settings say nothing else; Privacy says so. */
export const changeHistoryDays = 365;
