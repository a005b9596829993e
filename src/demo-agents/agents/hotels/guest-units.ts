import { phrases } from '../../text/speech.ts';

/** How callers count themselves, in any language. */
export const guestUnits: readonly string[] = phrases(`
    adult | adults | grown up | grown ups | child | children | kid | kids | baby | babies | toddler | toddlers |
    person | persons | people | guest | guests | of us | room for # | for # | for the # of us |
    just me=1 | only me=1 | by myself=1 | on my own=1 | me and my wife=2 | me and my husband=2 | my wife and i=2 |
    my husband and i=2 | my partner and i=2 | me and my partner=2 |
    大人 | 成人 | 大 | 小 | 小孩 | 孩子 | 儿童 | 宝宝 | 人 | 位 | 口人 | 我一个人=1 | 就我自己=1 | 我和我太太=2 |
    我和我先生=2 | 一家三口=3 | 一家四口=4 |
    명 | 사람 | 분 | 어른 # | 어른 # 명 | 성인 # | 성인 # 명 | 아이 # | 아이 # 명 | 아기 # | 아기 # 명 | 혼자=1 |
    저 혼자=1 | 아내랑 둘=2 | 남편이랑 둘=2 | # 이서
  `);
