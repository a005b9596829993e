/** The ways in which a caller chooses one of the things or times that the agent has offered. */
export type OfferChoice = 'first' | 'last' | 'any' | 'earliest' | 'latest';

/** Ways to choose among offers, one on each line. `shortAnswerPhrasings` contains them. */
export const offerChoicePhrasings: Readonly<Record<OfferChoice, string>> = {
  first: `
    first one's fine
    the first you said
    first time you said is good for us
    i'll take the first one please
    whatever's first
    number one
    option one
    the first option
    the one you said first
    first slot sounds good to me
    let's go with the first
    the former
    the top one
    that first one
    one
    give me the first one mate
    头一个吧
    前面那个
    前面那个时段
    前一个
    前面的就行
    那就前面那个
    第一个可以
    就第一个吧
    要第一个
    你说的第一个
    头一个时间
    上面那个
    前面那個
    第一個好了
    앞에 걸로 해요
    앞 시간대로 할게요
    앞 시간으로요
    앞의 것이요
    처음 거요
    처음 말씀하신 걸로요
    첫 번째 걸로
    첫 번째로 할게요
    맨 앞 시간이요
    맨 처음 거
    일 번이요
    앞에 거 좋아요
    먼저 말한 거요
  `,
  last: `
    the last one you said
    the last option
    last one please
    the latter
    the bottom one
    i'll have the last one
    the one at the end
    the other one thanks
    the second of those
    the final one
    最后那个
    后面那个
    后面那个时段
    后一个
    最后一个吧
    后面的
    下面那个
    你最后说的那个
    最後那個
    後面那個
    뒤에 걸로 할게요
    뒤 시간으로요
    뒤에 말한 거요
    마지막 거요
    마지막 걸로
    맨 뒤 시간이요
    나중 거요
    뒤쪽 시간이요
    맨 마지막이요
  `,
  any: `
    either's fine by me
    either one is ok
    whichever suits you
    whichever you like
    any of those
    any of them will do
    i'm not fussed
    not fussed mate
    no preference
    i'm easy
    you pick
    you choose for me
    up to you
    doesn't bother me
    makes no difference
    all the same to me
    whatever you've got
    whatever works
    随你
    随便哪个
    你看着办
    你帮我选吧
    都行啊
    哪个都行
    无所谓
    我都可以的
    两个都行
    都好
    隨便
    都可以啦
    아무거나요
    아무거나 해 주세요
    아무 때나 괜찮아요
    다 괜찮아요
    상관없어요
    알아서 해 주세요
    어느 쪽이든 좋아요
    둘 다 괜찮은데요
    편하신 대로요
  `,
  earliest: `
    whichever is the earliest
    whichever of those is the earliest
    the earlier the better
    as early as you can
    the earliest you've got
    the earlier of the two
    soonest one please
    the one that's soonest
    early one
    i'm up with the birds so the early one
    the morning one
    quickest one you have
    那就最早那个
    早的那个吧
    我起得早，早的
    早一点的
    越早越好
    最早的时间
    早那个
    最快那个
    最早那個
    제일 이른 걸로요
    제일 빠른 시간이요
    더 이른 거요
    이른 시간으로 할게요
    빠른 쪽이요
    일찍이 좋아요
    가장 이른 거
    제일 빠른 걸로 해 주세요
  `,
  latest: `
    the later one's better
    the latest you have
    whichever is latest
    the later the better
    as late as possible
    the afternoon one
    the later of the two
    late one please
    晚的那个
    晚一点的那个
    最晚的
    越晚越好
    晚那个吧
    最晚那個
    제일 늦은 걸로요
    더 늦은 시간이요
    늦은 쪽이요
    늦을수록 좋아요
    늦은 걸로 할게요
    가장 늦은 거
  `,
};
