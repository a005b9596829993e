import {
  enquiryRetentionMonths,
  suspectedEnquiryRetentionDays,
  unansweredQuestionRetentionMonths,
} from '../../rules/business-constants.ts';
import type { Locale } from '../../rules/locales.ts';
import type { OutsideServices, TrustChange } from './outside-services.ts';

/** A place on the way of what somebody says or sends. */
export interface TrustStop {
  readonly place: string;
  readonly what: string;
  readonly kept: string;
}

export type TrustRoute = ReturnType<typeof trustRoutes>[number];

export interface TrustSettings {
  readonly services: OutsideServices;
  /** The voice provider, and the hosts that its widget contacts. */
  readonly voice: { readonly name: string; readonly hosts: readonly string[] };
  readonly asksBeforeVoice: boolean;
}

const providerKeeps = 'As its contract with us says. Ask us, and we send you the terms.';
const ours = 'Our server';

/** Returns the way of a call, a form and a question, and where data is stored, as the site is set up now. */
export function trustRoutes(settings: TrustSettings) {
  const { services } = settings;
  return [
    { id: 'call', heading: 'A call to a demo agent', stops: demoStops(settings) },
    { id: 'form', heading: 'A form that you send', stops: formStops(services) },
    { id: 'question', heading: 'A question to the assistant', stops: questionStops(services) },
    { id: 'stored', heading: 'Where it is stored', stops: storedStops(services) },
    {
      id: 'business-call',
      heading: 'A call to a business that uses our agent',
      stops: [
        {
          place: 'Telephone carrier, voice provider, AI model provider',
          what: 'They carry the call, turn speech into text and back, and find the words of an answer. Which companies they are depends on the agent: ask us for the list, with the countries they work in.',
          kept: 'As the business has chosen. It can delete recordings and transcripts, or ask us to.',
        },
        {
          place: 'The business you rang',
          what: 'Your booking, order or message, and the record of the call, in its diary or inbox.',
          kept: 'As its own privacy policy says.',
        },
      ],
    },
  ];
}

function demoStops({ services, voice, asksBeforeVoice }: TrustSettings): TrustStop[] {
  const { model, voice: widgetPages, voiceKey } = services;
  const stops: TrustStop[] = [
    {
      place: 'Your browser',
      what: 'Our own agent runs in the page. If you speak, your browser turns speech into text, and some browsers send the sound to their maker for that. You can type instead.',
      kept: 'Until you close or reload the page.',
    },
  ];
  if (model) {
    stops.push(
      {
        place: ours,
        what: 'Passes what you say on as text, with what is on the ticket. What sounds like danger, self-harm, a wish for a person or a card number is not sent.',
        kept: 'Not kept.',
      },
      { place: model, what: 'Our AI model provider. It reads the text.', kept: providerKeeps },
    );
  }
  if (widgetPages) {
    stops.push({
      place: voice.name,
      what: `Its widget answers on ${widgetPages}, ${asksBeforeVoice ? 'after you agree' : 'and loads with the page'}. Your voice and your words go there straight from your browser: ${voice.hosts.join(', ')}.`,
      kept: `As the privacy policy of ${voice.name} says.`,
    });
  }
  if (voiceKey)
    stops.push({
      place: voiceKey,
      what: 'Gives your browser the key for the widget. It gets nothing that you say.',
      kept: providerKeeps,
    });
  return stops;
}

function formStops({ mail, webhook }: OutsideServices): TrustStop[] {
  const copy = 'Until your question is settled and you are unlikely to come back to it.';
  return [
    {
      place: ours,
      what: 'Your name, how to reach you, what you write, when you agreed, and the conversation if you ask for a person. People on our team read it.',
      kept: `${enquiryRetentionMonths} months, or ${suspectedEnquiryRetentionDays} days if it looks like spam. Then deleted.`,
    },
    ...(mail
      ? [{ place: mail, what: 'Our mail server. It carries a copy to us, and our reply to you.', kept: copy }]
      : []),
    ...(webhook
      ? [{ place: webhook, what: 'The system in which we keep our contacts. It gets a copy.', kept: copy }]
      : []),
  ];
}

function questionStops({ model }: OutsideServices): TrustStop[] {
  return [
    {
      place: 'Your browser',
      what: 'Keeps the conversation for the next page.',
      kept: 'Until you close the tab or clear it.',
    },
    {
      place: ours,
      what: model
        ? 'Finds what this site says about it.'
        : 'Finds what this site says about it, and answers in the words of this site.',
      kept: `Not kept, except questions we couldn’t answer or got wrong: ${unansweredQuestionRetentionMonths} months at most, without who asked them.`,
    },
    ...(model
      ? [
          {
            place: model,
            what: 'Our AI model provider. It gets your question, the conversation so far and what we found, and words the answer.',
            kept: providerKeeps,
          },
        ]
      : []),
  ];
}

function storedStops({ database, pictures, backups, articleWebhooks }: OutsideServices): TrustStop[] {
  const stops: TrustStop[] = [
    {
      place: database ?? 'Our database',
      what: 'Forms that people sent, accounts, and articles with their reviewers’ comments.',
      kept: 'As long as this page and our privacy policy say.',
    },
    {
      place: backups ?? 'Our backups',
      what: `Copies of the database, ${backups ? 'encrypted before they leave our server' : 'on the same server'}.`,
      kept: 'Until newer copies take their place.',
    },
  ];
  if (pictures)
    stops.push({
      place: pictures,
      what: 'The pictures in articles. Nothing about you goes there.',
      kept: 'Until we delete them.',
    });
  if (articleWebhooks)
    stops.push({
      place: articleWebhooks,
      what: 'Told when we publish, change or take down an article. Nothing about you goes there.',
      kept: 'As long as that system needs it.',
    });
  return stops;
}

export interface LineToCopy {
  readonly when: string;
  readonly text: string;
}

/** What a business may have to tell its callers, by country. Brackets mark what it fills in. */
export const callerNotices: readonly {
  readonly country: string;
  readonly locale: Locale;
  readonly law: string;
  readonly lines: readonly LineToCopy[];
}[] = [
  {
    country: 'New Zealand',
    locale: 'en-NZ',
    law: 'Principle 3 of the Privacy Act 2020 is about telling the person you get details from. Principle 3A, in force since 1 May 2026, is about telling somebody whose details you got from another person, such as a caller who books for a neighbour. Both have exceptions.',
    lines: [
      {
        when: 'At the start of a call',
        text: 'You’re speaking with an automated assistant for [business]. We use what you tell us to [book your job]. Companies that process calls for us, some of them overseas, help with that. Our privacy statement is at [address].',
      },
      {
        when: 'To somebody a caller gave you (principle 3A)',
        text: 'Hello [name]. On [date], [caller] gave us your name and number so that we can [reason]. [Business, address] holds them, and [recipients] may receive them. You may ask to see or correct them: [contact].',
      },
    ],
  },
  {
    country: 'Australia',
    locale: 'en-AU',
    law: 'Principle 5 of the Australian Privacy Principles is about telling callers. Principle 1.7, from 10 December 2026, is about a privacy policy that says where a computer program makes, or substantially helps to make, decisions that could significantly affect a person. The Act does not cover every small business.',
    lines: [
      {
        when: 'At the start of a call',
        text: 'You’re speaking with an automated assistant for [business]. We collect your name, number and what you need so that we can [book your job]. Our privacy policy, at [address], says who receives it, also overseas, and how to see it, correct it or complain.',
      },
      {
        when: 'In your privacy policy, if the program decides nothing of that kind (principle 1.7)',
        text: 'A computer program answers our phone. It uses [name, number, reason for the call] to [take bookings]. It makes no decision that could reasonably be expected to significantly affect your rights or interests. A person at [business] makes those.',
      },
      {
        when: 'In your privacy policy, if it does (principle 1.7)',
        text: 'A computer program uses [kinds of personal information] to [make, or help a person make] decisions about [kinds of decisions].',
      },
    ],
  },
];

/** Changes of the texts themselves, newest first. Changes of the settings are recorded by the server. */
export const trustTextChanges: readonly TrustChange[] = [{ date: '2026-11-29', text: 'This page is new.' }];
