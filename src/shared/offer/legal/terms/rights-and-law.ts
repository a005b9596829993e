import { siteConfig } from '#site.config';
import { priceChangeNoticeDays, termsResponseBusinessDays } from '../../../rules/business-constants.ts';
import { type LegalSection, section, subheading } from '../legal-document.ts';

const { email } = siteConfig;

export const rightsAndLaw: readonly LegalSection[] = [
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
