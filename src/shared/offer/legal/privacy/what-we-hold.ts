import { siteConfig } from '#site.config';
import { type OwnerFacts, presentAddress } from '../../owner-facts.ts';
import { type LegalBlock, type LegalSection, section, subheading, table } from '../legal-document.ts';

const { legalName, email } = siteConfig;

export const whatWeHold = (owner: OwnerFacts): readonly LegalSection[] => [
  section('who-we-are', 'Who we are, and when this policy applies', [
    `${legalName} (“we”, “us”) sets up and runs voice AI agents and chatbots for small and medium businesses, mainly in New Zealand and Australia. This policy is about personal information: information about a person who can be identified. Write to us about it at [${email}](mailto:${email}).`,
    ...otherWays(owner),
    'We hold personal information in two different roles, and your rights are easiest to use when you know which one applies.',
    [
      '**For ourselves.** When you visit this site, try the demo, write to us, or are a customer or partner, we decide what is collected and why. This policy applies in full.',
      '**For a business that uses our agents.** When you ring a plumber, a clinic or a motel and one of our agents answers, that business decides what is asked and what is kept. We hold the information for it and on its instructions, and its own privacy policy applies. You may still write to us: we pass your request on to the business and help it to answer.',
    ],
  ]),
  section('what-we-collect', 'What we collect', [
    subheading('When you visit this site'),
    [
      'The address of the page, the country version of the site, the name of the site that sent you here, and the name of a campaign if the link had one. For each of these we add one to a daily total.',
      'In the same way, daily totals of steps: an article read to its end, an outside link followed, a demo call started, confirmed or passed on to a person, and a question to the assistant answered. Also our contact form opened and sent, from which page, and through which partner’s link.',
      'Daily totals of how fast a page was for its visitors.',
      'Nothing in a total says who you are. Your network address is not in it. There is no way to follow you from one page or step to the next.',
      'Technical details that every web server sees, such as a network address and a time, where they are needed to keep the site working and to stop attacks and password guessing.',
    ],
    subheading('When you write or talk to us'),
    [
      'Your name, your contact details and what you tell us about your business, by email or with a form on this site. If you apply as a partner: also how many clients you expect, and when you agreed to the terms.',
      'If we sent you a link to read an article before it is published: the name that you give there, and your comments. They are deleted with the article, at the latest after a year, or when you ask us.',
      'If you agreed to be heard in an example call on this site: the recording of your voice and its words.',
      'What you type to the chat assistant or say to the demo, as described under the heading on the demo and the assistant.',
    ],
    subheading('When you have an account'),
    [
      'Your full name, your email address and your password. The password is stored only as a one-way hash: nobody here can read it.',
      'A record of your sign-ins that are still open, with the kind of browser and the time, so that you can see and end them, and when you were last here.',
      'Where we invite you to write for this site: the name and email address that we were given for you.',
      'For each browser that you have signed in with, a one-way hash of a random name that the browser keeps, until 180 days after its last sign-in. No network address is part of it.',
      'If you add passkeys: their public keys and names, and your recovery codes as one-way hashes.',
      'Where you manage this site with it: a list of what you changed here and when, with your name.',
    ],
    subheading('When you are a customer or partner'),
    [
      'Contact and billing details, your order, and what we agreed.',
      'What you give us to set up an agent: opening hours, prices, questions and answers, and the names of people in your team.',
      'Records of support: what you asked, and what we did.',
    ],
    subheading('When you speak with an agent that we run for a business'),
    [
      'Your voice while you speak, and, where the business has chosen it, a recording.',
      'A written transcript, where the business has chosen it.',
      'What the call was for: a name, a number, an address, a booking, an order or a message.',
      'The number you rang from, unless it is withheld, and the time and length of the call.',
    ],
    'You may visit this site, read every article and use the demo without telling us who you are. To open an account, become a customer or have a question answered by email, we need to know how to reach you.',
  ]),
  section('why-we-use-it', 'Why we use it', [
    table(
      'Why we use each kind of information',
      ['We use', 'to'],
      [
        ['Counts of pages and steps', 'see what is read and used, and mend what is not'],
        ['Technical details', 'deliver the site, find faults, and slow down attacks'],
        ['Contact details and messages', 'answer you, and keep a note of what was agreed'],
        ['Questions that the assistant could not answer, or answered wrongly', 'write what is missing on this site'],
        ['Account details', 'let the right people sign in, and keep others out'],
        [
          'Customer and partner records',
          'set up, support and bill the service, pay commissions, and meet our legal duties',
        ],
        [
          'Calls, recordings and transcripts',
          'answer the call, pass on the booking or message, and correct mistakes, for the business that was called',
        ],
      ],
    ),
    'We collect no more than these purposes need. We use information for another purpose only where you agree, where the law allows or requires it, or where the purpose is directly related and you would expect it.',
    'We do not sell personal information. We do not use callers’ words for advertising. We send marketing messages only where the law allows it, they say who sent them, and each has a way to stop them; service messages, such as an invoice or a notice of a change, are sent to customers in any case.',
  ]),
  section('where-it-comes-from', 'Where it comes from', [
    'Mostly from you. Sometimes from somebody else: a colleague who puts you down as a contact, a partner who refers you, or a business that gives us its list of staff or customers so that an agent can recognise them.',
    'In New Zealand, information privacy principle 3A, in force from 1 May 2026, asks an organisation that collects information about you from somebody else to take reasonable steps to let you know. Where we collect such information for ourselves, we tell you when we first get in touch, or as soon as is practicable, unless an exception in the Act applies. Where a business has collected it and we only hold it for that business, the business tells you.',
    'If we receive information that we did not ask for and could not have collected, we delete it or remove what identifies you, where it is lawful and reasonable to do so.',
  ]),
  section('cookies', 'Cookies and what your browser keeps', [
    'This site sets no cookies. It uses no advertising or tracking service.',
    [
      '**Local storage.** When staff sign in to manage the site, their browser keeps what is needed to stay signed in. It is removed when they sign out. What stays is a random name by which we recognise the browser at the next sign-in, so that we can tell the owner of an account by email when somebody signs in from another browser. For visitors who do not sign in, only one thing can be kept there: that you closed the line that offers the pages of your country. It is not sent to us.',
      '**The chat assistant.** Your browser keeps your conversation until you close the tab or clear it, so that it is still there on the next page. Details that you have typed into its form and not sent yet are kept in the same way, as is what you type about an article that we asked you to read.',
      '**Page views and other counts.** We count as described above, without cookies and without an identifier. Known robots are left out. If your browser sends Do Not Track or Global Privacy Control, your visits are not counted at all; a message that you send us is counted as one message, without the page you sent it from and without a partner’s name.',
      '**A partner’s link.** If you came by the link of a partner, your browser keeps the partner’s name until you close the tab. If you then send us a form, the name goes with it, so that we know who sent you. It is no cookie, and it says nothing about you.',
      '**Links to articles elsewhere.** Some articles are on an outside site. The link says that you came from here, and which article it was. It says nothing about you. Its own policy says what it keeps.',
      '**The voice widget.** It comes from a third party and is only on the [demo](/demo) and [partner](/partners) pages. See [the demo and the assistant](#demo-and-assistant).',
    ],
  ]),
];

function otherWays({ address, phone }: OwnerFacts): LegalBlock[] {
  const ways = [address && `Our address is ${presentAddress(address)}.`, phone && `Our phone number is ${phone}.`];
  const sentences = ways.filter(Boolean).join(' ');
  return sentences ? [{ kind: 'paragraph', line: [sentences] }] : [];
}
