import { type DemoBusiness, turnsFrom } from '../demo-business.ts';

export const takeawayBusiness: DemoBusiness = {
  texts: {
    title: 'Restaurant Ordering',
    description: 'Takes the order, reads it back, adds it up',
    benefits: [
      'Calls are answered, even on a Friday night',
      'Orders are read back before they reach the kitchen',
      'Allergy questions get the answer you wrote, or a person',
    ],
    howItWorks:
      'You give us the menu, the prices and the hours. The agent takes the order, asks about size and extras, reads it back with the total and sends the kitchen a ticket. If it can’t answer a question, it puts the caller through to you.',
    starters: [
      { language: 'en', text: 'What’s gluten free?' },
      { language: 'en', text: 'Two large margheritas and a coke, for pickup.' },
      { language: 'zh-Hans', text: '我要两个大号玛格丽特。' },
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
  // The caller orders something, and then changes the order. The agent repeats the order and says the total.
  exampleCall: {
    ticket: [
      { label: '1 × Large margherita', value: '$24.00', kind: 'item' },
      { label: '1 × Large pepperoni', value: '$26.00', kind: 'item' },
      { label: '1 × Coke', value: '$4.00', kind: 'item' },
      { label: 'Total, GST included', value: '$54.00', kind: 'total' },
      { label: 'Pickup', value: '7.10 pm' },
      { label: 'Name', value: 'Mei' },
    ],
    turns: {
      en: turnsFrom(
        'Hello, Harbour Pizza, this is the AI assistant. What can I get you tonight?',
        'Two large margheritas and a coke, for pickup.',
        'Two large margheritas and one coke, pickup. That’s $52. Anything else?',
        'Actually make it one margherita, one pepperoni.',
        'One large margherita, one large pepperoni, one coke: $54. Ready in 20 minutes. What name is it under?',
        'Mei.',
      ),
      'zh-Hans': turnsFrom(
        '您好，Harbour Pizza，我是 AI 助手。今晚想点些什么？',
        '两个大的玛格丽特披萨，一罐可乐，自取。',
        '两个大号玛格丽特，一罐可乐，自取，一共 52 元。还需要别的吗？',
        '改成一个玛格丽特、一个意式辣香肠吧。',
        '一个大号玛格丽特，一个大号意式辣香肠，一罐可乐，一共 54 元，20 分钟后可以取。请问怎么称呼？',
        '叫我 Mei 就好。',
      ),
      ko: turnsFrom(
        '안녕하세요, 하버 피자 AI 상담원입니다. 무엇을 준비해 드릴까요?',
        '마르게리타 라지 두 판이랑 콜라 하나, 포장이요.',
        '마르게리타 라지 두 판, 콜라 하나, 포장이시고 52달러입니다. 더 필요하신 게 있으세요?',
        '아, 마르게리타 하나, 페퍼로니 하나로 바꿔 주세요.',
        '마르게리타 라지 하나, 페퍼로니 라지 하나, 콜라 하나, 모두 54달러입니다. 20분 뒤에 찾으러 오시면 됩니다. 성함이 어떻게 되세요?',
        '메이예요.',
      ),
    },
  },
  assistant: {
    does: {
      zh: '餐饮外卖：接订单，问份量和加料，复述并报总价，把单子送到厨房。',
      ko: '음식점: 주문을 받고 크기와 추가를 묻고 다시 읽어 총액을 말한 뒤 주방에 전표를 보냅니다.',
    },
    kind: /\bpizza|\btakeaway|\brestaurant|披萨|比萨|外卖|餐|피자|음식점|배달/iu,
    name: /\bharbour pizza/iu,
  },
  articleWords: /\b(?:restaurants?|takeaways?|kitchens?|menus?|caf[eé]s?|pizzas?|orders?|ordering)\b/gi,
};
