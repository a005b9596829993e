import { siteConfig } from '#site.config';
import { privacyResponseDays } from '../../../rules/business-constants.ts';
import { type LegalSection, section, subheading, table } from '../legal-document.ts';

const { email } = siteConfig;
const newZealandCommissioner = '[Office of the Privacy Commissioner](https://www.privacy.org.nz/)';
const australianCommissioner = '[Office of the Australian Information Commissioner](https://www.oaic.gov.au/)';

export const yourRights: readonly LegalSection[] = [
  section('automated-decisions', 'Automated decisions', [
    'Some decisions could significantly affect a person’s rights or interests. From 10 December 2026, the Australian Privacy Principles require a privacy policy to say whether a computer program uses personal information to make them, or to help substantially in making them.',
    '**We make no such decisions by computer program.** Our agents find a free time, take an order or pass on a message by rules that the business has set. They are not set up to decide who gets credit, insurance, work, housing or treatment, or at what price for whom. Our [terms](/terms) do not allow such a use without a person who decides.',
    'If that ever changes, we will first say here which kinds of information are used and which kinds of decision are made or prepared. You may always ask for a person.',
  ]),
  section('children', 'Children', [
    'This site and our services are made for businesses. We do not knowingly open accounts for children or ask them for information. A child may of course ring a business that uses an agent; the call is then handled like any other, and a parent or guardian may use the rights below for the child. If you believe that we hold a child’s information without good reason, write to us and we will look into it and delete what should not be here.',
  ]),
  section('access-and-correction', 'See it, correct it, delete it', [
    [
      '**See it.** Ask whether we hold information about you, and for a copy.',
      '**Correct it.** Ask us to correct what is wrong, out of date, incomplete or misleading. If we don’t agree, you may ask that your statement be kept with it.',
      '**Delete it.** Ask us to delete what we no longer need. We will, unless the law or an open matter requires us to keep it.',
      '**Stop a use.** Say no to marketing, or withdraw a consent you gave. What was done before stays lawful.',
    ],
    `Write to [${email}](mailto:${email}). We answer within ${privacyResponseDays} days. Where the law sets an earlier limit, we keep to that one: in New Zealand we decide on a request for access or correction as soon as reasonably practicable, and no later than 20 working days after it reaches us, unless the Act allows longer and we have told you so.`,
    'We need to be sure that it is you, and we will ask for no more than that takes. Asking costs nothing. If we refuse something, we say why and where you can complain. For a call to a business, say which business, about when, and from which number, so that it can be found.',
  ]),
  section('complaints', 'Complaints', [
    `Please write to us first, at [${email}](mailto:${email}). A person reads it, looks into it and answers within ${privacyResponseDays} days. If you are not content with the answer, or would rather not ask us:`,
    [
      `**New Zealand: **${newZealandCommissioner}.`,
      `**Australia: **${australianCommissioner}, which usually expects that you have complained to us first and given us 30 days.`,
      '**Elsewhere: **the authority for data protection where you live, if there is one.',
    ],
  ]),
  section('principles', 'The principles, and where they are answered', [
    'New Zealand’s Privacy Act 2020 has 13 information privacy principles, to which principle 3A was added. Australia’s Privacy Act 1988 has 13 Australian Privacy Principles. We work to both.',
    subheading('New Zealand'),
    table(
      'New Zealand: the information privacy principles',
      ['Principle', 'Answered under'],
      [
        ['1 Purpose', '[Why we use it](#why-we-use-it)'],
        [
          '2, 3, 3A, 4 Source, telling you, indirect collection, manner',
          '[Where it comes from](#where-it-comes-from), [Calls](#calls)',
        ],
        ['5 Storage and security', '[How we guard it](#security)'],
        ['6, 7 Access and correction', '[See it, correct it, delete it](#access-and-correction)'],
        [
          '8, 10, 11 Accuracy, use and disclosure',
          '[Why we use it](#why-we-use-it), [Who receives it](#who-receives-it)',
        ],
        ['9 Keeping', '[How long we keep it](#how-long)'],
        ['12 Disclosure outside New Zealand', '[Information that leaves the country](#overseas)'],
        [
          '13 Unique identifiers',
          'We do not use identifiers that another organisation has given you, such as a health or tax number, to identify you.',
        ],
      ],
    ),
    subheading('Australia'),
    table(
      'Australia: the Australian Privacy Principles',
      ['Principle', 'Answered under'],
      [
        ['1 Openness, automated decisions', 'this policy, [Automated decisions](#automated-decisions)'],
        ['2 Anonymity', '[What we collect](#what-we-collect)'],
        [
          '3, 4, 5 Collection, asked for or not, and telling you',
          '[What we collect](#what-we-collect), [Where it comes from](#where-it-comes-from)',
        ],
        [
          '6, 7 Use, disclosure, direct marketing',
          '[Why we use it](#why-we-use-it), [Who receives it](#who-receives-it)',
        ],
        ['8 Overseas disclosure', '[Information that leaves the country](#overseas)'],
        ['9 Government identifiers', 'We do not adopt them, and use or disclose them only where the law allows it.'],
        ['10, 11 Quality and security', '[How we guard it](#security), [How long we keep it](#how-long)'],
        ['12, 13 Access and correction', '[See it, correct it, delete it](#access-and-correction)'],
      ],
    ),
  ]),
  section('changes', 'Changes, and how to reach us', [
    'The date at the top is the day on which this page was shown to you, so that a printed copy says when you read it. When we change something that matters to people whose information we already hold, we tell customers and account holders by email before it takes effect.',
    `Questions about privacy: [${email}](mailto:${email}). We answer within ${privacyResponseDays} days.`,
  ]),
];
