import type { DemoAgentKey } from '#shared/demo-agent-keys.ts';

/** An example call that Home lets a visitor hear. It is made up, and the page says so. */
export interface ExampleCall {
  readonly key: DemoAgentKey;
  readonly trade: string;
  readonly occasion: string;
  readonly turns: readonly { readonly text: string; readonly isOurs?: boolean }[];
  /** The message that the owner gets after the call. */
  readonly message: {
    readonly receiver: string;
    readonly time: string;
    readonly title: string;
    readonly detail: string;
    readonly facts: readonly (readonly [label: string, value: string])[];
  };
  /** Where the owner is while the agent answers. */
  readonly scene: string;
}

/** The calls, in the order of their switches. Names, streets and prices fit New Zealand and Australia. */
export const exampleCalls: readonly ExampleCall[] = [
  {
    key: 'trades',
    trade: 'Trades',
    occasion: 'plumber, 6.47\u00a0pm',
    turns: [
      { text: 'Hi, our kitchen drain’s blocked and it’s coming up in the shower.' },
      { text: '7.30 tomorrow for $110, or tonight for $180. Which suits?', isOurs: true },
      { text: 'Tomorrow’s fine. 14\u00a0Station\u00a0Road.' },
    ],
    message: {
      receiver: 'The plumber gets this text',
      time: '6.48\u00a0pm',
      title: 'Booked: Wednesday 7.30\u00a0am',
      detail: 'Blocked drain, 14 Station Road, $110',
      facts: [
        ['Job', 'Kitchen drain blocked, coming up in the shower'],
        ['Where', '14 Station Road'],
        ['Agreed', '$110 call-out'],
      ],
    },
    scene: 'You’re under a sink.',
  },
  {
    key: 'clinic',
    trade: 'Clinic',
    occasion: 'clinic, 12.10\u00a0pm',
    turns: [
      { text: 'Hi, it’s Jun Park. I need to move my Thursday appointment.' },
      { text: 'Dr Singh has Friday at 10.40 or Monday at 8.30. Which suits?', isOurs: true },
      { text: 'Friday, please.' },
    ],
    message: {
      receiver: 'Reception gets this text',
      time: '12.11\u00a0pm',
      title: 'Moved: Friday 10.40\u00a0am',
      detail: 'Jun Park, with Dr Singh',
      facts: [
        ['Patient', 'Jun Park, been before'],
        ['With', 'Dr Singh'],
        ['Reminder', 'Text on Thursday'],
      ],
    },
    scene: 'You’re with a patient.',
  },
  {
    key: 'beauty',
    trade: 'Salon',
    occasion: 'salon, 2.15\u00a0pm',
    turns: [
      { text: 'Can I get a cut and colour with Tia on Saturday?' },
      { text: 'She has 9 or 1.30. It’s from $210. Which is better?', isOurs: true },
      { text: 'Half past one. It’s Hana Lee.' },
    ],
    message: {
      receiver: 'The salon gets this text',
      time: '2.16\u00a0pm',
      title: 'Booked: Saturday 1.30\u00a0pm',
      detail: 'Hana Lee, cut and colour with Tia',
      facts: [
        ['Client', 'Hana Lee'],
        ['Service', 'Cut and colour with Tia, to 4 pm'],
        ['Quoted', 'From $210'],
      ],
    },
    scene: 'Your hands are wet.',
  },
  {
    key: 'takeaway',
    trade: 'Takeaway',
    occasion: 'pizza shop, 6.50\u00a0pm',
    turns: [
      { text: 'A large margherita, a large pepperoni and a coke, please.' },
      { text: 'That’s $54, ready in twenty minutes. What name is it?', isOurs: true },
      { text: 'Mei.' },
    ],
    message: {
      receiver: 'The kitchen gets this order',
      time: '6.51\u00a0pm',
      title: 'Order: pickup 7.10\u00a0pm',
      detail: 'Mei, 2 large pizzas and a coke, $54',
      facts: [
        ['Pizza', '1 large margherita, 1 large pepperoni'],
        ['Drink', '1 coke'],
        ['Total', '$54'],
        ['Name', 'Mei'],
      ],
    },
    scene: 'Every burner is on.',
  },
  {
    key: 'hotels',
    trade: 'Motel',
    occasion: 'motel, 10.20\u00a0pm',
    turns: [
      { text: 'Have you got a room for two tonight, about eleven?' },
      { text: 'A studio, $165. I’ll text you the key code. Your name?', isOurs: true },
      { text: 'Wei Chen.' },
    ],
    message: {
      receiver: 'The front desk gets this text',
      time: '10.21\u00a0pm',
      title: 'Booked: studio, tonight',
      detail: 'Wei Chen, two people, about 11 pm',
      facts: [
        ['Guest', 'Wei Chen, two people'],
        ['Arrives', 'About 11 pm'],
        ['Agreed', '$165 for the studio'],
        ['Key', 'Lockbox, code sent by text'],
      ],
    },
    scene: 'You’re asleep.',
  },
];
