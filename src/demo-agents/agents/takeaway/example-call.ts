import { type ExampleCall, turnsFrom } from '../example-call.ts';

/** A caller orders and changes their mind; the agent reads back and totals. */
export const takeawayCall: ExampleCall = {
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
      'Kia ora, Harbour Pizza. What can I get you tonight?',
      'Two large margheritas and a coke, for pickup.',
      'Two large margheritas and one coke, pickup. That’s $52. Anything else?',
      'Actually make it one margherita, one pepperoni.',
      'One large margherita, one large pepperoni, one coke: $54. Ready in 20 minutes. What name is it under?',
      'Mei.',
    ),
    'zh-Hans': turnsFrom(
      '您好，Harbour Pizza。今晚想点些什么？',
      '两个大的玛格丽特披萨，一罐可乐，自取。',
      '两个大号玛格丽特，一罐可乐，自取，一共 52 元。还需要别的吗？',
      '改成一个玛格丽特、一个意式辣香肠吧。',
      '一个大号玛格丽特，一个大号意式辣香肠，一罐可乐，一共 54 元，20 分钟后可以取。请问怎么称呼？',
      '叫我 Mei 就好。',
    ),
    ko: turnsFrom(
      '안녕하세요, 하버 피자입니다. 무엇을 준비해 드릴까요?',
      '마르게리타 라지 두 판이랑 콜라 하나, 포장이요.',
      '마르게리타 라지 두 판, 콜라 하나, 포장이시고 52달러입니다. 더 필요하신 게 있으세요?',
      '아, 마르게리타 하나, 페퍼로니 하나로 바꿔 주세요.',
      '마르게리타 라지 하나, 페퍼로니 라지 하나, 콜라 하나, 모두 54달러입니다. 20분 뒤에 찾으러 오시면 됩니다. 성함이 어떻게 되세요?',
      '메이예요.',
    ),
  },
};
