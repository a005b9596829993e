// Limits, delays and periods that docs/product.md promises. Times are in milliseconds unless the name says otherwise.

/** Number of featured articles on Home. */
export const homeArticleCount = 3;
/** Number of characters to which Home's cards cut a summary, without the ellipsis. */
export const homeSummaryLength = 150;
/** Number of tags that a card of the Resources page shows before "+N more". */
export const visibleTagCount = 3;
/** Time after which the banner in the articles area disappears. */
export const bannerTimeout = 5000;
/** Time after which the Change Password dialog closes on success. */
export const passwordDialogCloseDelay = 2000;
/** Shortest password at registration, in characters. */
export const registrationPasswordMinimum = 6;
/** Shortest new password at a change of password, in characters. */
export const changedPasswordMinimum = 8;
/** Longest password, in characters. A longer one is refused before it is hashed. */
export const passwordMaximum = 128;
/** Read time of an article, in whole minutes. */
export const readTime = { minimum: 1, maximum: 999, default: 5 } as const;
/** Delays of the demo's voice widget: first load, load after a switch, removal of the previous widget (product 5.4). */
export const widgetDelays = { autoLoad: 500, switch: 200, cleanup: 100 } as const;
/** Days within which a question about privacy is answered. */
export const privacyResponseDays = 30;
/** Business days within which a question about the terms is answered. */
export const termsResponseBusinessDays = 5;
/** Days of notice before a price changes. */
export const priceChangeNoticeDays = 30;
/** Days of written notice to end a service. */
export const terminationNoticeDays = 30;

/** Months after which an enquiry is deleted. Privacy quotes it. */
export const enquiryRetentionMonths = 12;
/** Days after which an enquiry that is suspected to be spam is deleted. */
export const suspectedEnquiryRetentionDays = 30;
/** Longest question to the assistant, in characters. */
export const questionMaximum = 500;
/** Months after which an unanswered question that nobody has asked again is deleted. */
export const unansweredQuestionRetentionMonths = 12;

/** Days for which the change history is kept unless `AUDIT_DAYS` is set. Privacy quotes it. */
export const changeHistoryDays = 365;
