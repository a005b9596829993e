// The limits, delays and periods that docs/product.md promises. Times are in milliseconds if their name does not say
// otherwise.

export const homeArticleCount = 3;
/** Number of characters to which the cards on Home cut a summary. The ellipsis is not counted. */
export const homeSummaryLength = 150;
/**
 * Number of ids that one part of the sitemap covers. New articles get the highest ids, so they only change the last
 * part.
 */
export const idsPerSitemapPart = 5000;
export const feedLength = 50;
/** Number of tags that a card on the Resources page shows in front of "+N more". */
export const visibleTagCount = 3;
/** Time after which the banner above the list of articles disappears. */
export const bannerTimeout = 5000;
/** Time for which the Change Password dialog stays open after the password was changed. */
export const passwordDialogCloseDelay = 2000;
/** Minimum length of the password at registration, in characters. */
export const registrationPasswordMinimum = 6;
/** Minimum length of the new password when a password is changed, in characters. */
export const changedPasswordMinimum = 8;
/** Maximum length of a password, in characters. A longer one is refused before it is hashed. */
export const passwordMaximum = 128;
/** The read time of an article, in whole minutes. */
export const readTime = { minimum: 1, maximum: 999, default: 5 } as const;
/**
 * The delays of the voice widget on the demo page. `autoLoad`: from opening the page until the first widget loads.
 * `switch`: from choosing another agent until its widget loads. `cleanup`: from the end of this loading until the
 * previous widget is removed.
 */
export const widgetDelays = { autoLoad: 500, switch: 200, cleanup: 100 } as const;
/** Number of days within which a question about privacy is answered. */
export const privacyResponseDays = 30;
/** Number of business days within which a question about the legal terms is answered. */
export const termsResponseBusinessDays = 5;
/** Number of days before a price change at which customers are told of the change. */
export const priceChangeNoticeDays = 30;
/** Number of days between the written notice that ends a service and the end of the service. */
export const terminationNoticeDays = 30;

/** Number of months after which an enquiry is deleted. The page Privacy contains this number. */
export const enquiryRetentionMonths = 12;
/** Number of days after which an enquiry that is suspected to be spam is deleted. */
export const suspectedEnquiryRetentionDays = 30;
/**
 * Number of days for which an expired one-time link stays stored, so that its page can say what happened to the link.
 */
export const expiredLinkRetentionDays = 30;
/** Number of days after which an enquiry in Trash is deleted. */
export const trashedEnquiryRetentionDays = 30;
/** Maximum length of a question to the assistant, in characters. */
export const questionMaximum = 500;

/** Maximum length of an utterance in a demo call, in characters. The agent ignores a longer one and says so. */
export const utteranceMaximum = 2000;
/** Maximum length of a part of an utterance, in characters. An agent reads a longer utterance part by part. */
export const utterancePartMaximum = 400;
/** Number of months after which an unanswered question is deleted if nobody has asked it again. */
export const unansweredQuestionRetentionMonths = 12;

/**
 * Number of days for which the change history is stored. `AUDIT_DAYS` overrides it. The page Privacy contains this
 * number.
 */
export const changeHistoryDays = 365;

export const searchPageSize = 20;
/** Maximum number of articles that a search lists. Beyond it, visitors are asked for another word. */
export const searchTotalMaximum = 200;

export const nextReadCount = 2;

/** Slug of the article on what a missed call costs, to which Home links while it is published. */
export const missedCallsArticleSlug = 'what-a-missed-call-costs-a-tradie';
