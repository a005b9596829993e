import {
  changeHistoryDays,
  enquiryRetentionMonths,
  expiredLinkRetentionDays,
  suspectedEnquiryRetentionDays,
  unansweredQuestionRetentionMonths,
} from '../../../rules/business-constants.ts';
import { type LegalSection, section, subheading, table } from '../legal-document.ts';

/** The sentences on what the built-in demo agents do with the words of visitors, with and without a language model. */
const demoReading = {
  builtIn: 'The built-in agent works on this site; we make no recording of it.',
  model:
    'The built-in agent works on this site; we make no recording of it. What you say or type to it goes as text to our server, together with what is on the ticket, and from there to the provider of an AI language model, which reads it. Our server does not keep it. What sounds like danger, thoughts of self-harm, a wish for a person or the number of a payment card is not sent.',
} as const;

export const callsAndProviders = (isModelSet: boolean): readonly LegalSection[] => [
  section('calls', 'Calls, recordings and transcripts', [
    [
      'Our agents are set up to say that they are automated, and not to deny it when asked.',
      'Where a call is recorded or written down, the business must tell callers at the start, in the way the law of its place requires. Our terms oblige it to.',
      'The business chooses whether recordings and transcripts are made at all, and how long they are kept.',
      'People on our side look at a call only to set up, mend or support the agent of that business, to look into misuse, or where the law requires it.',
      'We do not use callers’ voices to identify people, and we do not make copies of anybody’s voice from calls.',
      'We do not use recordings or transcripts to train AI models, and we choose provider settings that keep them out of the training of others where these exist.',
    ],
    'Some calls carry sensitive information, such as a reason for seeing a doctor. Agents for clinics are set up to ask only for what a booking needs. Please do not give card numbers or passwords to an agent.',
  ]),
  section('demo-and-assistant', 'The demo and the assistant', [
    subheading('The chat assistant on this site'),
    'What you type is sent to our server, which finds the passages of this site that answer it. Where an AI language model is switched on, your question, the conversation so far and those passages go to the provider of the model, so that it can word the answer. We do not keep the conversation on our servers after it has been answered, with one exception: where this site does not say what you asked, or you tell us that an answer was not right, we keep the text of that question, to learn what is missing here. A program first takes out email addresses, phone and other long numbers, street addresses, and a name where you say yours. It goes by plain rules and can miss something. We keep how often a question was asked, and nothing about who asked it. Please do not type anything confidential.',
    'You may leave your details for a person to answer. We then keep your name, your email address or phone number, your business if you name it, your message, and when you agreed to that. If you ask for a person, what you and the program said before goes with your details; the form shows it to you. To keep spam out, the form carries the time at which it was opened, and we count how many messages come from a network; no other company takes part in that. What looks like spam is kept apart and looked at by a person. Your message may be passed on to us by email or to the system in which we keep our contacts.',
    subheading('The demo'),
    `The demo can answer in two ways. ${isModelSet ? demoReading.model : demoReading.builtIn} If you ask it for a person, you can send us what was said together with your details. If you speak to it, your browser turns the speech into text, and some browsers send the audio to their maker for that. You can type instead.`,
    'The specialist on the partner page works in the same way. If you say yes to its last question, it sends us your name, your agency, how to reach you and what was said, and we keep them like details left with the assistant.',
    'Where the voice widget is switched on, it comes from ElevenLabs, a provider in the United States, and its program is loaded from a public content delivery network. When it loads, your browser contacts their servers, which learn your network address. The microphone opens only when you start a call. During a call, your voice and words go to the provider, which may keep a recording, a transcript, and an identifier in your browser, as its own policy says. If your browser sends Global Privacy Control, the page asks you before anything of the provider loads.',
    'The businesses, menus and prices in the demo are made up. Please do not use real details of other people in it.',
  ]),
  section('who-receives-it', 'Who receives it', [
    'We share personal information only with those who need it for the purposes above:',
    table(
      'Who receives personal information, and what for',
      ['Who', 'What for'],
      [
        ['The business you called', 'your booking, order, message, and the record of the call'],
        ['Voice providers', 'turning speech into text and text into speech, and carrying the conversation'],
        ['AI model providers', 'finding the words of an answer'],
        ['Telephone carriers', 'connecting calls and sending text messages'],
        ['Hosting, email, accounting and payment providers', 'running the site and our business'],
        ['Systems the business uses, such as its diary', 'putting the booking where the business looks'],
        ['Advisers, courts and authorities', 'advice under a duty of confidence, and what the law requires'],
        ['A buyer of our business', 'continuing the service, under this policy'],
      ],
    ),
    'Providers may use the information only to do their work for us or for the business, under contract. Ask us for the current list of the providers that handle callers’ information, with the countries they work in, and we will send it to you. Our page [Trust](/trust) shows where this site sends information, as it is set up now.',
  ]),
  section('overseas', 'Information that leaves the country', [
    'Many voice and model providers work from the United States or other countries outside New Zealand and Australia. Information about a call may therefore be processed, and for a time stored, overseas.',
    [
      '**New Zealand.** Before we disclose information to a person overseas who is not simply holding it for us, we make sure that principle 12 is met: for example, that the person is bound by comparable safeguards, by law or by contract, or that you have agreed after being told that the safeguards may be less. Where a provider only holds or processes information for us, we remain responsible for it.',
      '**Australia.** Before we disclose information to an overseas recipient, we take reasonable steps, as principle 8 requires, so that the recipient does not breach the Australian Privacy Principles. We may be accountable to you for what the recipient does.',
    ],
  ]),
  section('how-long', 'How long we keep it', [
    table(
      'How long each kind of information is kept',
      ['What', 'Kept'],
      [
        ['Page counts', 'without limit: they describe pages, not people'],
        ['Technical details and logs', 'for as long as is needed to find a fault or an attack, then deleted'],
        ['The list of who changed what on this site', `${changeHistoryDays} days, then deleted automatically`],
        ['Backup copies', 'until newer copies take their place. Nothing is taken out of them except to repair a loss'],
        ['Enquiries by email', 'until your question is settled and it is unlikely that you will come back to it'],
        [
          'Details left with the assistant or with a form on this site, also by partners who apply, with our notes and replies',
          `on this site for ${enquiryRetentionMonths} months, or less where we have no need of them; ${suspectedEnquiryRetentionDays} days where they look like spam. Then they are deleted automatically`,
        ],
        [
          'Questions that the assistant could not answer, or answered wrongly',
          `until they are dealt with, at most ${unansweredQuestionRetentionMonths} months after they were last asked`,
        ],
        ['Accounts', 'until the account is closed'],
        ['Invites to write for this site', `until ${expiredLinkRetentionDays} days after they expire`],
        [
          'Customer, partner and billing records',
          'while we work together, and then as long as tax and limitation laws require',
        ],
        ['Recordings and transcripts', 'as long as the business has chosen; it can delete them, or ask us to'],
        ['Recordings of example calls on this site', 'until 30 days after we take them off'],
      ],
    ),
    'When information is no longer needed for a lawful purpose, we delete it or remove what identifies you.',
  ]),
  section('security', 'How we guard it', [
    [
      'Connections to this site in use are encrypted. Passwords are stored as salted one-way hashes, and sign-in tokens are never stored in readable form.',
      'Only those who need information for their work have access, and access ends with the work.',
      'Guessing at passwords is slowed down. Changing a password ends the account’s other sign-ins.',
      'Security corrections are made as they become known, and copies are kept so that information can be brought back.',
    ],
    'No system is perfect. If you have found a weakness, please write to us before telling others. We will thank you, and not pursue you for looking in good faith.',
  ]),
  section('breaches', 'If something goes wrong', [
    'If personal information is lost, or seen or used by somebody who should not have it, we first contain it, and then find out what harm it could do.',
    [
      '**New Zealand.** If it is reasonable to believe that the breach has caused, or is likely to cause, serious harm, it is a notifiable privacy breach. We tell the Privacy Commissioner and the people affected as soon as practicable, as the Privacy Act 2020 requires.',
      '**Australia.** If a breach is likely to result in serious harm that we could not prevent, it is an eligible data breach under the Notifiable Data Breaches scheme. We assess a suspected one within 30 days at most, and tell the Australian Information Commissioner and the people affected as soon as practicable.',
      '**When we hold the information for a business,** we tell the business without delay and help it to do the same.',
    ],
  ]),
];
