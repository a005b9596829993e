type AnswerType = 'price' | 'quantity' | 'duration' | 'person' | 'place' | 'reason';

const forms: readonly (readonly [type: AnswerType, form: RegExp])[] = [
  [
    'duration',
    /\bhow (?:long|soon|quick|quickly|fast|many (?:business |working )?(?:days|weeks|months))\b|\bhow much (?:notice|warning|lead time)\b|多久|多长时间|几天|多少天|几个月|几个星期|얼마나 (?:걸|오래|빨리)|며칠|몇 (?:달|개월|주)/iu,
  ],
  ['quantity', /\bhow many\b|几(?:个|家|条|步)|多少(?:个|家|人|条)|몇 ?(?:개|명|군데|곳|단계|가지)/iu],
  [
    'price',
    /\bhow much\b(?! (?:notice|warning|lead time|time))|\bwhat\b.{0,20}\b(?:cost|price|charge|fee)s?\b|多少钱|什么价|얼마(?!나)/iu,
  ],
  ['person', /^(?:so |and |but )?who\b|\bwho (?:is|are|was|founded|owns|runs|started)\b|谁|누가|누구/iu],
  ['place', /^(?:so |and |but )?where\b|哪里|哪儿|在哪|어디/iu],
  ['reason', /^(?:but |and |so )?why\b|\bhow come\b|为什么|为啥|왜/iu],
];

/** For each type, the topics whose answers can contain it. A `*` at the end of a topic matches any ending. */
const answering: Readonly<Record<AnswerType, string>> = {
  price:
    'demo-prices* package* packages usage one-off-or-monthly cost-of-a-year tax currency price-change extra-work partner-cost partner-commission partner-bonus partner-estimator partner-paid-when partner-tier-up support demo-try demo-not-real wrong-invoice unpaid liability refund billing phone-integration integrations privacy-response account articles ending missed-calls article:* unknown:* not-ours:*',
  quantity:
    'demo-prices* missed-calls package* packages knowledge-base-size support partner-* usage demo-agents demo-languages how-long-kept kept-spam kept-changes ending cost-of-a-year articles article:* privacy-response terms-response price-change terms-change unknown:* not-ours:* provider-list set-up',
  duration:
    'support ending how-long-kept kept-spam kept-changes privacy-response terms-response price-change terms-change one-off-or-monthly cost-of-a-year confidentiality privacy-complaint breach switch-off after-ending end-at-once unpaid partner-paid-when hours contact set-up recordings this-assistant contact-form wrong-invoice marketing article:* unknown:* not-ours:*',
  person:
    'partner-specialist who-listens kept-changes recordings whose-policy sell-data provider-list set-up partner-work partner-steps partner-join partner-commission disputes ownership contact privacy-complaint approve-first voice-widget voice-copy this-assistant breach hand-over liability what-we-do support mistakes after-hours demo-takeaway demo-clinic demo-beauty demo-trades demo-hotels weakness your-part security no-decisions terms-response billing named-as-customer from-others law article:* unknown:* not-ours:* packages talk-to-us contact-form partner-link emergency pass-on tell-callers',
  place:
    'place overseas contact demo-try demo-agents articles article-search account whose-policy privacy-complaint law keep-number partner-join partner-estimator talk-to-us from-others after-ending hours provider-list sell-data social greeting tax demo-recording privacy-response what-we-do how-long-kept article:* unknown:* not-ours:*',
  reason:
    'why-us why-used mistakes articles what-collected what-we-do from-others outage end-at-once price-change usage this-assistant greeting recordings say-it-is-ai marketing account keep-number phone-integration article:* unknown:* not-ours:*',
};

/** Returns the type of thing that a question asks for, or `undefined` if the wording does not show it. */
export function answerTypeOf(question: string): AnswerType | undefined {
  return forms.find(([, form]) => form.test(question))?.[0];
}

export function canAnswer(topic: string, type: AnswerType): boolean {
  return answering[type]
    .split(' ')
    .some((name) => (name.endsWith('*') ? topic.startsWith(name.slice(0, -1)) : topic === name));
}

const numbers = String.raw`(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|half)`;
const contents: Readonly<Partial<Record<AnswerType, RegExp>>> = {
  price: /[$€£]|\d ?%|\b(?:costs?|free|price|rate|fee)\b|元|달러/iu,
  quantity: new RegExp(String.raw`\b${numbers}\b`, 'iu'),
  duration: new RegExp(String.raw`\b${numbers} (?:\w{1,12} )?(?:second|minute|hour|day|week|month|year)s?\b`, 'iu'),
};

/** Returns whether a sentence contains this type of thing. Example: an amount in dollars for `price`. */
export function containsType(sentence: string, type: AnswerType): boolean {
  return contents[type]?.test(sentence) ?? false;
}
