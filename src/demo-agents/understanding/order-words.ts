import { createPhraseTest } from '../text/phrase-finder.ts';
import { phrases } from '../text/speech.ts';

/** Words that join, take away, add or replace, and words that hide a number or a size without meaning one. */
export const orderWords: Readonly<
  Record<'and' | 'without' | 'extra' | 'insteadOf' | 'into' | 'noise', readonly string[]>
> = {
  and: phrases(`
    and | plus | with |
    和 | 还有 | 再来 | 再加 | 加上 | 以及 |
    이랑 | 랑 | 하고 | 그리고 | 와 | 과
  `),
  without: phrases(`
    no | without | hold the | leave off | leave out | remove | take off | take out | drop | cancel the |
    scrap | delete | don't want | not the | not a | minus |
    不要 | 不放 | 别放 | 去掉 | 取消 | 不加 | 删掉 | 减掉 |
    빼고 | 빼 | 없이 | 말고 | 취소
  `),
  extra: phrases(`
    extra | add | more | double |
    加 | 多加 | 多放 |
    추가 | 더 넣
  `),
  insteadOf: ['instead of', 'rather than', '대신'],
  into: phrases(`
    to | into | for |
    换成 | 改成 | 改为 | 换 |
    으로 | 로
  `),
  noise: phrases(`
    that one | this one | the one | which one | no thanks | no thank you | no worries | no problem |
    no that's |
    一下 | 两个都 | 둘 다 | 一共 | 一起 | 一点 | 一些 | 一样 | 第一 | 星期一 | 星期二 | 星期三 | 周一 | 周二 | 意大利 |
    大概 | 大家 | 没有 | 別 |
    주세요 | 바로 | 그대로 | 네요 | 정말로
  `),
};

/** Whether what is mentioned is how many there shall be, not how many more. */
export const isCorrection = createPhraseTest(
  phrases(`
    actually | make it | make that | change | instead | sorry | i meant | i said | swap | rather | not |
    no, | wait | only | just |
    改成 | 换成 | 改为 | 换 | 改 | 不对 | 不是 | 应该是 | 其实 | 等一下 | 只要 |
    바꿔 | 바꾸 | 아니 | 말고 | 대신 | 변경 | 정정 | 잠깐 | 만 주
  `),
);
/** Whether more of it is wanted, whatever else the sentence says. */
export const isMore = createPhraseTest(
  phrases(`
    another | more | add | also | extra one |
    再 | 还要 | 加 | 多 |
    더 | 추가
  `),
);
