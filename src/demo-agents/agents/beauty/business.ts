import { type DemoBusiness, turnsFrom } from '../demo-business.ts';

export const beautyBusiness: DemoBusiness = {
  texts: {
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
  // A client makes a booking. Her hair is long, so the agent books a longer time.
  exampleCall: {
    ticket: [
      { label: 'Client', value: 'Hana Lee' },
      { label: 'Service', value: 'Cut and colour' },
      { label: 'Note', value: 'long hair' },
      { label: 'Saturday', value: '1.30 to 4.30 pm', kind: 'total' },
      { label: 'With', value: 'Tia' },
      { label: 'Quoted', value: 'from $240.00' },
    ],
    turns: {
      en: turnsFrom(
        'Hello, Fern and Co, this is the AI assistant. Are you booking, or changing a time?',
        'Booking. Cut and colour with Tia, Saturday if she’s free.',
        'A cut and colour with Tia is two and a half hours, from $210. On Saturday she has 9 or 1.30. Which is better?',
        'Half one. My hair’s past my shoulders now.',
        'For long hair allow three hours, from $240. Saturday 1.30 to 4.30 with Tia. Shall I book it?',
        'Yes please, Hana Lee.',
      ),
      'zh-Hans': turnsFrom(
        '您好，Fern and Co 美发，我是 AI 助手。请问是预约还是改时间？',
        '预约。星期六想找 Tia 剪发加染发。',
        'Tia 的剪发加染发需要两个半小时，210 元起。星期六 9 点或下午 1 点半有空，您选哪个？',
        '下午 1 点半。我的头发现在过肩了。',
        '长发需要三个小时，240 元起。星期六下午 1 点半到 4 点半，Tia。要帮您订下吗？',
        '好的，我叫 Hana Lee。',
      ),
      ko: turnsFrom(
        '안녕하세요, 펀 앤 코 AI 상담원입니다. 예약하시겠어요, 시간을 바꾸시겠어요?',
        '예약이요. 토요일에 티아 선생님께 커트랑 염색하고 싶어요.',
        '커트와 염색은 두 시간 반 걸리고 210달러부터입니다. 토요일 9시와 오후 1시 30분이 비어 있어요. 언제가 좋으세요?',
        '1시 반이요. 머리가 이제 어깨를 넘어요.',
        '긴 머리는 세 시간, 240달러부터입니다. 토요일 오후 1시 30분부터 4시 30분까지, 티아 선생님으로 예약할까요?',
        '네, 이하나예요.',
      ),
    },
  },
  assistant: {
    does: {
      zh: '美容美发：按服务、时长和人员找到合适时间并预约。',
      ko: '미용: 시술과 시간, 담당자에 맞는 때를 찾아 예약합니다.',
    },
    kind: /\bsalon\b|\bhairdresser|\bbeauty|美发|美容|理发|发廊|미용|헤어|염색|커트/iu,
    name: /\bfern (?:and|&) co\b/iu,
  },
  articleWords: /\b(?:beauty|salons?|hair(?:dressers?)?|barbers?|nails?|spas?|stylists?)\b/gi,
};
