import { type DemoBusiness, turnsFrom } from '../demo-business.ts';

export const tradesBusiness: DemoBusiness = {
  texts: {
    title: 'Trades & Home Services',
    description: 'Sorts the urgent from the rest',
    benefits: [
      'Your phone is answered while you’re under the sink',
      'Urgent jobs reach you. The rest wait until morning',
      'Callers hear the call-out rate before anyone hits the road',
    ],
    howItWorks:
      'The agent asks what happened, where, and whether it can wait, just as you would. For an urgent job it rings you or texts you the address. Other jobs go into the gaps you leave open, and the caller already knows the rate.',
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
  // A caller reports a leak at night. The agent asks how urgent it is. It says the rate before anyone is sent.
  exampleCall: {
    ticket: [
      { label: 'Job', value: 'leak, kitchen ceiling' },
      { label: 'Water', value: 'off at the street' },
      { label: 'When', value: 'tonight', kind: 'total' },
      { label: 'Where', value: '22 Kauri Road' },
      { label: 'Rate told', value: '$180 first hour' },
    ],
    turns: {
      en: turnsFrom(
        'Southern Plumbing after hours, this is the AI assistant. What’s happened?',
        'Water’s coming through the kitchen ceiling.',
        'That’s urgent. Can you turn the water off at the street? I’ll wait.',
        'Okay, it’s off.',
        'Good. Someone can be there within the hour, at $180 for the first hour, or at 7.30 tomorrow at the day rate. Which suits?',
        'Tonight. 22 Kauri Road.',
        '22 Kauri Road, tonight. The plumber will text you when they leave.',
      ),
      'zh-Hans': turnsFrom(
        '您好，Southern Plumbing 夜间服务，我是 AI 助手。请问出了什么问题？',
        '厨房天花板在漏水。',
        '这很紧急。您能把街边的总水阀关上吗？我等您。',
        '好了，关上了。',
        '很好。一小时内可以有人到，第一小时 180 元；或者明早 7 点半，按白天收费。您选哪个？',
        '今晚吧。Kauri Road 22 号。',
        'Kauri Road 22 号，今晚。水管工出发时会发短信给您。',
      ),
      ko: turnsFrom(
        '안녕하세요, 서던 플러밍 야간 AI 상담원입니다. 무슨 일이신가요?',
        '부엌 천장에서 물이 새요.',
        '급한 일이네요. 길가에 있는 수도 밸브를 잠그실 수 있나요? 기다리겠습니다.',
        '네, 잠갔어요.',
        '좋습니다. 한 시간 안에 갈 수 있고 첫 한 시간은 180달러입니다. 내일 아침 7시 30분에 주간 요금으로도 됩니다. 언제가 좋으세요?',
        '오늘 밤이요. 카우리 로드 22번지예요.',
        '카우리 로드 22번지, 오늘 밤이요. 배관공이 출발할 때 문자를 드립니다.',
      ),
    },
  },
  assistant: {
    does: {
      zh: '水电等上门服务：问清情况、地址和是否紧急，急的打给您或把地址发短信给您，其余排进您的日程。',
      ko: '출장 수리: 무슨 일인지, 어디인지, 급한지를 묻고 급한 일은 전화하거나 주소를 문자로 보내고 나머지는 일정에 넣습니다.',
    },
    kind: /\bplumb|\btrad(?:es|ie)|水管|修理|上门|배관|수리|설비/iu,
    name: /\bsouthern plumbing/iu,
  },
  articleWords: /\b(?:trades?|tradies?|plumbers?|electricians?|builders?|urgent|after[- ]hours|vans?|utes?|leaks?)\b/gi,
};
