import type { NotOffered } from '../../slots/agent.ts';
import { phrases, translated } from '../../text/translated.ts';

/** What callers ask Lakeside Motel for although it has no such room. */
export const notAtMotel: NotOffered = {
  things: phrases(`
    penthouse | honeymoon suite | presidential suite | executive suite | suite | dorm | dormitory=dorm |
    dorm bed=dorm | bunk bed=dorm | villa | three bedroom=three-bedroom unit | 3 bedroom=three-bedroom unit |
    four bedroom=four-bedroom unit | 4 bedroom=four-bedroom unit | connecting rooms=connecting room | sea view |
    ocean view | cabin | tent site | powered site | camp site=campsite | campsite | 总统套房 | 豪华套房 | 蜜月套房 | 海景房 |
    三室 | 四室 | 青旅 | 床位 | 帐篷 | 别墅 | 小木屋 | 스위트룸 | 스위트 | 펜트하우스 | 오션뷰 | 바다 전망 | 도미토리 | 쓰리베드룸 | 캠핑장 | 텐트 | 풀빌라
  `),
  answer: translated(
    'There’s no {thing} here. We have studios, one-bedroom units with a kitchen and two-bedroom units.',
    '我们没有{thing}。我们有单间、带厨房的一室套房和两室套房。',
    '{thing}은(는) 없습니다. 스튜디오, 주방이 있는 원베드룸, 투베드룸이 있습니다.',
  ),
};
