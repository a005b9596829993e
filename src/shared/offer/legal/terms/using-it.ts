import { type LegalSection, section } from '../legal-document.ts';

export const usingIt: readonly LegalSection[] = [
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
