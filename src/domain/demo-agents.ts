import { type DemoAgentKey, demoAgentKeys } from './demo-agent-keys.ts';
import type { DemoLanguage } from './demo-languages.ts';

/** A sentence with which a visitor can begin a call, in one of the agent's languages. */
export interface ConversationStarter {
  readonly language: DemoLanguage;
  readonly text: string;
}

/** The texts of a demo agent (product 5.2). The agent's identifier is a setting. */
export interface DemoAgent {
  readonly key: DemoAgentKey;
  readonly title: string;
  /** What the agent does, in a few words. The list of agents shows it. */
  readonly description: string;
  readonly benefits: readonly string[];
  readonly howItWorks: string;
  readonly starters: readonly ConversationStarter[];
  /** What the business receives after a call. */
  readonly receives: { readonly heading: string; readonly points: readonly string[] };
}

const texts: Readonly<Record<DemoAgentKey, Omit<DemoAgent, 'key'>>> = {
  takeaway: {
    title: 'Restaurant Ordering',
    description: 'Takes the order, reads it back, adds it up',
    benefits: [
      'Every call is answered, even on a Friday night',
      'Orders are read back before they reach the kitchen',
      'Allergy questions get the answer you wrote, or a person',
    ],
    howItWorks:
      'You give us the menu, the prices and the hours. The agent takes the order, asks about size and extras, reads it back with the total and sends the kitchen a ticket. If it can’t answer a question, it puts the caller through to you.',
    starters: [
      { language: 'en', text: 'What’s gluten free?' },
      { language: 'en', text: 'Two large margheritas and a coke, for pickup.' },
      { language: 'zh-Hans', text: '我要两个大的。' },
      { language: 'ko', text: '몇 시까지 해요?' },
      { language: 'en', text: 'Do you deliver, and what does it cost?' },
      { language: 'zh-Hans', text: '可以不放花生吗？' },
    ],
    receives: {
      heading: 'What the kitchen sees',
      points: [
        'Each dish with its size, extras and price',
        'The total, GST included',
        'Pickup or delivery, and the time promised',
        'Name and number, and allergies in the caller’s own words',
      ],
    },
  },
  clinic: {
    title: 'Healthcare Clinics',
    description: 'Books, moves and cancels appointments',
    benefits: [
      'Appointments move without holding up the front desk',
      'Anything that sounds urgent goes to a person at once',
      'No medical advice, only what reception would say',
    ],
    howItWorks:
      'The agent checks who is calling, looks at the free times in your calendar and books, moves or cancels. It gives no medical advice. You choose the words that put a call straight through to a nurse. It can’t place emergency calls.',
    starters: [
      { language: 'en', text: 'I need to move my Thursday appointment.' },
      { language: 'en', text: 'Are you taking new patients?' },
      { language: 'zh-Hans', text: '我想预约星期五上午。' },
      { language: 'ko', text: '예약을 취소하고 싶어요.' },
      { language: 'en', text: 'Do I need a referral?' },
      { language: 'ko', text: '오늘 오후에 진료 볼 수 있을까요?' },
    ],
    receives: {
      heading: 'What reception sees',
      points: [
        'The appointment, booked, moved or cancelled',
        'Name, number, and whether the patient has been before',
        'The reason in a few words, if the caller gave one',
        'Calls that were put through, and why',
      ],
    },
  },
  beauty: {
    title: 'Beauty & Wellness',
    description: 'Finds the right person, length and time',
    benefits: [
      'Calls are answered while your hands are busy',
      'Each service is booked for the time it really takes',
      'Callers hear prices and cancellation rules before they book',
    ],
    howItWorks:
      'You give us your services, how long they take, what they cost and who does them. The agent asks the two or three questions that change the length, offers times that fit and books with the right person. Changes and cancellations follow your rules.',
    starters: [
      { language: 'en', text: 'Cut and colour on Saturday, with Tia if she’s free.' },
      { language: 'en', text: 'How much is an hour’s massage?' },
      { language: 'zh-Hans', text: '星期六下午可以做指甲吗？' },
      { language: 'ko', text: '내일 커트 예약 되나요?' },
      { language: 'en', text: 'I’m running ten minutes late.' },
      { language: 'ko', text: '예약 시간을 바꿀 수 있을까요?' },
    ],
    receives: {
      heading: 'What the salon sees',
      points: [
        'The service, its length and its price',
        'Who it is with, on which day and at what time',
        'Name and number',
        'What to know beforehand, such as a patch test',
      ],
    },
  },
  trades: {
    title: 'Trades & Home Services',
    description: 'Sorts the urgent from the rest',
    benefits: [
      'Your phone is answered while you’re under the sink',
      'Urgent jobs reach you. The rest wait until morning',
      'Callers hear the call-out rate before anyone hits the road',
    ],
    howItWorks:
      'The agent asks what happened, where, and whether it can wait, just as you would. For an urgent job it rings you or texts you the address. Everything else goes into the days you keep free, and the caller already knows the rate.',
    starters: [
      { language: 'en', text: 'Water’s coming through the kitchen ceiling.' },
      { language: 'en', text: 'What do you charge after hours?' },
      { language: 'zh-Hans', text: '热水器坏了，今天能来吗？' },
      { language: 'ko', text: '견적을 받고 싶어요.' },
      { language: 'en', text: 'Can you book me in for a leaking tap?' },
      { language: 'zh-Hans', text: '上门看一下要收费吗？' },
    ],
    receives: {
      heading: 'What the van sees',
      points: [
        'What happened, since when, and whether it can wait',
        'The address, with a number to ring back',
        'The time offered and the rate quoted',
        'Access: gate, dog, key, who will be there',
      ],
    },
  },
  hotels: {
    title: 'Hotels & Motels',
    description: 'Checks dates, rooms and prices',
    benefits: [
      'Late callers get a room, not a recording',
      'Dates, guests and price are read back before booking',
      'Your front desk stops answering the same ten questions',
    ],
    howItWorks:
      'The agent knows your rooms, rates and house rules. It checks the dates, offers what is free with the price for the whole stay, takes the booking and explains how to get the key. Groups and complaints go to a person.',
    starters: [
      { language: 'en', text: 'A room for two on the 14th, two nights?' },
      { language: 'en', text: 'Can we check in after ten?' },
      { language: 'zh-Hans', text: '可以带狗入住吗？' },
      { language: 'ko', text: '조식이 포함돼 있나요?' },
      { language: 'en', text: 'We’ll arrive at midnight. How do we get the key?' },
      { language: 'zh-Hans', text: '今晚还有双人房吗？' },
    ],
    receives: {
      heading: 'What the desk sees',
      points: [
        'Dates, room, guests and the price for the whole stay',
        'Name, number and time of arrival',
        'Requests such as a cot, parking or a quiet room',
        'Questions for you to answer',
      ],
    },
  },
};

/** All demo agents, in the order of the page. The first one is the default (product 5.1). */
export const demoAgents: readonly DemoAgent[] = demoAgentKeys.map((key) => ({ key, ...texts[key] }));
