import { siteConfig } from '#site.config';
import {
  priceChangeNoticeDays,
  terminationNoticeDays,
  termsResponseBusinessDays,
} from '../../rules/business-constants.ts';
import { formatDollars } from '../../rules/numbers.ts';
import { packages, planMonths, supportNotice, taxNotice, usageNotice } from '../packages.ts';
import { type LegalDocument, type LegalSection, readLine, section, subheading, table } from './legal-document.ts';

const { legalName, email } = siteConfig;

const serviceAndPrice: readonly LegalSection[] = [
  section('agreement', 'What these terms cover', [
    `These terms are between ${legalName} (“we”, “us”) and you. If you visit this site, the sections on the site and on what AI can and cannot do apply to you. If you order a service, all of them apply to the business that orders, and the person who orders confirms that they may do so for it.`,
    'Your order says which package you have, in which currency, from when, and anything we agreed specially. Where the order and these terms differ, the order comes first. No agreement is made by talking to an agent or to the chat assistant: what they say is not an offer.',
  ]),
  section('services', 'The service', [
    'We set up a voice AI agent or chatbot for your business and keep it running. The package in your order says what is in it. In every package:',
    [
      'We write, set up and test the first version with you, from what you give us.',
      'You approve it before it answers a customer.',
      supportNotice,
      'You can ask us to switch it off at any time. That alone does not end the agreement.',
    ],
    'The service depends on others: telephone carriers, internet connections, and voice and model providers. We choose them with care and may replace one with another that does the same work. We tell you beforehand where that changes what callers hear or where their information goes.',
    'We carry out the service with reasonable care and skill. We may interrupt it for maintenance, and choose quiet hours for that where we can. We do not promise that it is never interrupted or free of mistakes.',
  ]),
  section('prices', 'Packages and prices', [
    table(
      'Packages and their prices',
      ['Package', `A month, for ${planMonths} months`, 'Or one-off'],
      packages.map(({ name, monthly, oneOff }) => [`**${name}**`, formatDollars(monthly), formatDollars(oneOff)]),
    ),
    packages.map(({ name, contents }) => `**${name}: **${sentenceOf(contents)}.`),
    'For every package:',
    [
      'The amounts are in New Zealand dollars for customers in New Zealand, in Australian dollars for customers in Australia, and in United States dollars elsewhere.',
      usageNotice,
      taxNotice,
      'Work outside your package is done only after you have agreed to a price for it.',
    ],
    `**Prices change with ${priceChangeNoticeDays} days notice.** We send the notice by email to the address on your order. It says what changes, from what to what, and when. If you don’t accept a change, you may end the service as described under [Ending the agreement](#ending). If your notice reaches us before the change takes effect, you pay the old price until the end.`,
  ]),
  section('billing', 'Billing and payment', [
    '**Fees are billed monthly or annually in advance.** Your order says which. A one-off price is billed as your order says.',
    [
      'Usage is billed apart from the package, and the invoice shows how it was counted.',
      'Each invoice says when it is due. If you think that it is wrong, tell us before then: you pay the part that is not in question, and we sort out the rest.',
      'If an invoice stays unpaid, we remind you first. If it is still unpaid after a further reasonable time that we name, we may pause the service until it is paid.',
      'Fees paid in advance for a time after the agreement has ended are paid back where we ended it without your fault, where we broke it in a serious way, or where the law requires it.',
    ],
  ]),
  section('ending', 'Ending the agreement', [
    `**Termination needs ${terminationNoticeDays} days written notice.** Either side may give it. An email is in writing: yours goes to [${email}](mailto:${email}), ours to the address on your order. The notice runs from the day after it was sent.`,
    [
      `If you have a ${planMonths}-month plan, your order says what you pay if you end it early.`,
      'Either side may end the agreement at once, in writing, if the other breaks it in a serious way and has not put that right within a reasonable time after being asked.',
      'We may suspend the service at once where that is needed to stop harm to callers, to others or to our providers, or where the law requires it. We tell you why, and switch it on again when the reason is gone.',
    ],
    'Before the agreement ends, ask us for a copy of your questions and answers and of any recordings and transcripts you want to keep. After it has ended we delete them, apart from backups, which are overwritten in turn, and what the law requires us to keep. You cancel the call diversion with your carrier; we help with that.',
  ]),
  section('partners', 'Partners', [
    'The [Partners page](/partners) describes the programme. Commissions are owed under a partner agreement that both sides have accepted. The estimator on that page shows the arithmetic and promises no earnings.',
  ]),
];

/**
 * Returns the contents of a package as part of a sentence. All entries except the first begin with a lower-case letter,
 * unless they begin with an abbreviation.
 */
function sentenceOf(contents: readonly string[]): string {
  const rest = contents
    .slice(1)
    .map((point) => (/^[A-Z][a-z]/.test(point) ? point[0]?.toLowerCase() + point.slice(1) : point));
  return [...contents.slice(0, 1), ...rest].join(', ');
}

const usingIt: readonly LegalSection[] = [
  section('your-part', 'Your part', [
    'An agent is as good as what it is told. You agree to:',
    [
      'give us correct facts about your business, and tell us when prices, hours, services or people change',
      'test the agent before it goes live, and look at its calls from time to time',
      'have the right to use what you give us: texts, names, pictures, voices and lists of people',
      'keep passwords and access to yourselves, and tell us at once if somebody else may have them',
      'have a way for a caller to reach a person, and let callers know how long that takes',
      'follow the laws of your trade, such as those on prices, health, food, accommodation, privacy and marketing calls and messages',
    ],
  ]),
  section('callers', 'Callers, recording and consent', [
    'Yours is the business that the caller rang. You decide what is asked and what is kept, and you agree to:',
    [
      '**Say that it is automated.** Callers are told at the start, and truthfully whenever they ask.',
      '**Record lawfully.** If calls are recorded or written down, callers are told at the start, and any consent the law asks for is obtained before recording. The rules differ between New Zealand and the Australian states and territories, and a call may cross a border. When in doubt, keep to the stricter rule.',
      '**Say what happens to their words.** Your privacy policy mentions the agent, recordings and transcripts, and that providers overseas may process them.',
      '**Keep little.** You choose how long recordings and transcripts are kept, and ask for no more than the call needs.',
      '**Answer people’s requests.** You answer those who ask to see, correct or delete what you hold. We help you to.',
    ],
    'We build the wording in and can switch recording off. Whether it suits your business and the law that applies to it is for you to decide, with advice where you need it.',
  ]),
  section('ai-limits', 'What AI can and cannot do', [
    [
      '**It can be wrong.** An agent may mishear, misunderstand, or say something that is not so, even when it is set up well. Check what matters before you rely on it.',
      '**It is not for emergencies.** It must never be the only way to reach help, and it does not place emergency calls. In an emergency, call 111 in New Zealand or 000 in Australia.',
      '**It does not advise.** What it says is not medical, legal, financial or safety advice.',
      '**It does not decide about people.** You may not use it to decide about credit, insurance, work, housing, treatment or anything else that significantly affects a person, without a person who looks at it and decides.',
      '**It depends on lines and providers.** If your carrier, the internet or a provider fails, calls may not be answered. Keep another way, such as voicemail.',
      '**Languages differ.** It may do less well in some languages, accents and noisy places than in others.',
    ],
  ]),
  section('acceptable-use', 'What it may not be used for', [
    [
      'anything unlawful, misleading or deceptive, or pretending to be a human being or another business',
      'calls or messages that people have not agreed to, where the law requires that they agree',
      'copying somebody’s voice without their permission, or identifying people by their voice',
      'harassment, threats, hatred, or the exploitation of anybody, children above all',
      'collecting card numbers, passwords or other secrets by voice or chat',
      'attacking, overloading or probing the service, or getting around its limits, apart from testing in good faith that we agreed to beforehand',
      'reselling the service without a partner agreement, or copying it to build another like it',
      'anything that our voice and model providers forbid in rules that we have given you',
    ],
  ]),
  section('site', 'This site, the demo and the assistant', [
    [
      'You may read, print and link to this site. The articles are general information; they do not know your business.',
      'The demo shows how an agent works. Its businesses, menus, prices and bookings are made up, and nothing you order or book there will arrive.',
      'The chat assistant answers from what this site says and can still be wrong. The price on your order counts.',
      'If you have an account, keep your password to yourself. We may close an account that is misused.',
      'Links to other sites are for your convenience. What is there is the responsibility of those who run them.',
    ],
    'How we handle personal information is set out in [Privacy](/privacy).',
  ]),
];

const rightsAndLaw: readonly LegalSection[] = [
  section('property', 'Who owns what', [
    [
      '**Yours stays yours:** your name, texts, prices, questions and answers, your customers’ information, recordings and transcripts. You allow us to use them to provide the service to you, and for nothing else.',
      '**Ours stays ours:** this site, our software, tools, methods and general designs. While the agreement runs, you may use what we set up for you, in your business.',
      '**Others’ stays theirs:** providers’ voices, models and software come under their own licences.',
      '**Suggestions.** If you tell us how to do better, we may do it, without owing you anything for it.',
      '**Names.** We mention you as a customer only if you have said yes. You may change your mind.',
    ],
  ]),
  section('confidentiality', 'Confidentiality', [
    'Each side keeps confidential what the other shares that is marked confidential or is plainly so, uses it only for the agreement, and shows it only to people and providers who need it and are bound in the same way. This does not cover what is public, what was known before, what was found independently, or what the law requires to be shown. It lasts after the agreement has ended, for as long as the information is confidential.',
  ]),
  section('privacy-and-security', 'Privacy and security', [
    'For callers’ information, we act for you and on your instructions. We keep it safe with reasonable measures, tell you without delay if it is lost or seen by somebody who should not have it, help you to answer requests and to give notices that the law requires, and return or delete it at the end. Providers that handle it for us are bound to protect it. [Privacy](/privacy) says more, including about countries overseas.',
  ]),
  section('guarantees', 'Rights that nothing here takes away', [
    subheading('New Zealand'),
    'Nothing in these terms limits rights that you have under the Consumer Guarantees Act 1993 or the Fair Trading Act 1986 and that cannot be limited. Where the law lets businesses agree among themselves that the Consumer Guarantees Act does not apply, that is so only if your order says it plainly.',
    subheading('Australia'),
    'Our services come with guarantees under the Australian Consumer Law that cannot be excluded, among them that services are provided with due care and skill. Nothing in these terms excludes, restricts or modifies them, or a remedy that they give you. Where the law allows it, and it is fair and reasonable, our liability for a failure to meet such a guarantee is limited to supplying the services again or paying for that.',
    subheading('Everywhere'),
    'Nothing here limits a liability that cannot lawfully be limited, such as for fraud.',
  ]),
  section('liability', 'Liability', [
    'Subject to the rights above, and for both sides alike:',
    [
      'Neither is liable for loss that could not reasonably have been foreseen when the agreement was made, or for what the other could have avoided with reasonable care.',
      'Neither is liable for lost profit or lost business, or for delay or failure through events beyond its reasonable control, such as the failure of a carrier or a power cut. The duty to pay for what was provided remains.',
      'The most that either owes the other, for everything that happens in a year of the agreement, is the sum of the fees payable for that year. This limit does not apply to the fees themselves, to deliberate wrongdoing, to a breach of confidentiality or of privacy duties, or to using the other’s property without permission.',
      'If one side’s breach of the law or of others’ rights leads to a claim by a third party against the other, the side in breach bears the cost, as far as its breach caused it.',
    ],
  ]),
  section('disputes', 'If we disagree', [
    'Write to us. A person with the power to put things right answers. If we can’t settle it by talking, either side may suggest a mediator that both accept. Either may go to a court or tribunal at any time, and may always ask a court for urgent orders.',
  ]),
  section('law', 'Which law applies', [
    [
      '**Customers in New Zealand:** the law of New Zealand, and its courts and tribunals.',
      '**Customers in Australia:** the law of the state or territory in which your business has its main place, and the courts and tribunals there.',
      '**Customers elsewhere, and visitors:** the law of New Zealand and its courts, without taking away protection that the law of your home gives you and that cannot be given up.',
    ],
  ]),
  section('changes', 'Changes, and the small things', [
    [
      `When we change these terms in a way that matters to customers, we tell them by email at least ${priceChangeNoticeDays} days before. If you don’t accept the change, you may end the service before it takes effect.`,
      'The date at the top is the day on which this page was shown to you, so that a printed copy says when you read it.',
      'If a part of these terms cannot be enforced, the rest stays in force.',
      'Not insisting on a right once does not give it up.',
      'Neither side may pass the agreement to somebody else without the other’s consent, which may not be refused without good reason. We may pass it on with our business as a whole if you are told and are not worse off.',
    ],
  ]),
  section('contact', 'Questions about these terms', [
    `Write to [${email}](mailto:${email}). We answer within ${termsResponseBusinessDays} business days.`,
  ]),
];

export const termsText: LegalDocument = {
  title: 'Terms',
  lead: 'What we do, what it costs, what we ask of you, and what happens when something goes wrong.',
  inShort: [
    `Fees are billed monthly or annually in advance. ${usageNotice}`,
    `Prices change with ${priceChangeNoticeDays} days notice. Termination needs ${terminationNoticeDays} days written notice.`,
    'Tell your callers that an automated agent answers, and record only as the law allows.',
    'An agent can be wrong, and it is not for emergencies.',
    'Your rights under consumer law in New Zealand and Australia stay as they are.',
    `Questions: [${siteConfig.email}](mailto:${siteConfig.email}). We answer within ${termsResponseBusinessDays} business days.`,
  ].map(readLine),
  sections: [...serviceAndPrice, ...usingIt, ...rightsAndLaw],
  groups: { agreement: 'What you buy', 'your-part': 'How it is used', property: 'Your rights and ours' },
};
