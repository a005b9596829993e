import type { NotOffered } from '../../slots/agent.ts';
import { phrases, translated } from '../../text/translated.ts';

/** What callers ask Southern Plumbing for although it is another trade. */
export const notOurTrade: NotOffered = {
  things: phrases(`
    painting | painter=painting | paint my=painting | carpet=carpets | wallpaper | plastering |
    plasterer=plastering | roofing | roofer=roofing | lawn mowing | mow my lawn=lawn mowing |
    lawns mowed=lawn mowing | gardening | gardener=gardening | fence=fencing | fencing | locksmith=locks |
    pest control | cleaner=cleaning | house cleaning | carpenter=carpentry | carpentry | builder=building |
    removals | moving house=removals | solar panels | window cleaning | tree removal | 刷墙 | 油漆 | 地毯 | 割草 | 剪草 |
    园艺 | 篱笆 | 开锁 | 换锁 | 杀虫 | 灭虫 | 保洁 | 打扫 | 木工 | 搬家 | 太阳能板 | 擦窗 | 페인트칠 | 페인트 | 도배 | 카펫 | 잔디 | 조경 | 울타리 | 열쇠 수리 |
    자물쇠 | 해충 | 집 청소 | 목수 | 이사 | 태양광
  `),
  answer: translated(
    'We don’t do {thing}. We do plumbing: leaks, drains, toilets, taps, hot water and bathrooms.',
    '我们不做{thing}。我们做水管：漏水、下水道、马桶、水龙头、热水和浴室。',
    '{thing}은(는) 하지 않습니다. 저희는 배관을 합니다. 누수, 하수구, 변기, 수도꼭지, 온수, 욕실입니다.',
  ),
};
