import { siteConfig } from '#site.config';
import { priceChangeNoticeDays, terminationNoticeDays } from '../../../rules/business-constants.ts';
import { formatDollars } from '../../../rules/numbers.ts';
import { packages, planMonths, supportNotice, taxNotice, usageNotice } from '../../packages.ts';
import { type LegalSection, section, table } from '../legal-document.ts';

const { legalName, email } = siteConfig;

export const serviceAndPrice: readonly LegalSection[] = [
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
    'Before the agreement ends, ask us for a copy of your questions and answers and of any recordings and transcripts you want to keep. After it has ended we delete them, apart from what the law requires us to keep and safety copies, which are overwritten in turn. You take back the diversion of your phone number with your carrier; we help with that.',
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
