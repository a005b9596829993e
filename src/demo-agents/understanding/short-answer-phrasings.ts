import { type OfferChoice, offerChoicePhrasings } from './offer-choice-phrasings.ts';

/**
 * The meaning of a short answer after the agent has offered something, read something back, or asked whether the caller
 * wants anything else.
 */
export type ShortAnswer = 'yes' | 'no' | 'enough' | OfferChoice;

/**
 * Ways to give each short answer, one on each line. `other` has utterances that are none of these answers, so that the
 * classifier can tell them apart. An utterance need not be in this list: the classifier compares it with all lines.
 */
export const shortAnswerPhrasings: Readonly<Record<ShortAnswer | 'other', string>> = {
  yes: `
    yes please go ahead with that
    yeah book that one in thanks
    yep yep send them round
    yep that's all correct dear
    that's the one, lock it in
    sounds about right to me
    yes that's exactly what i said
    all good, send it through
    perfect, put it through
    that'll do nicely, book it please
    ok do that for me
    yeah nah that's right
    righto then, go for it
    beauty, lock it in
    too right, book her in
    that works for us, thank you
    happy with that, ta
    you got it
    you've got it all right
    looks right, place the order
    i'd be grateful if you'd book that
    yes thank you that is correct
    yes all of that is right
    yes hurry please
    yes as quick as you can
    yeah that's me
    yes done
    that is right my dear
    correct, please confirm the booking
    mhm that's right
    uh huh go ahead
    ok ok book
    yes we are happy
    fine by me
    spot on mate
    every bit of it is right
    no that's all right, book it
    对的，帮我订吧
    对对，快点来就行
    没错没错，就这样订
    是的，麻烦你了
    好的，帮我安排吧
    好，那就这么定了
    可以，就按这个来
    都对，下单吧
    没问题，谢谢啊
    嗯，对，就是这样
    行行行，就这个
    好嘞，赶紧送来
    对，是我说的那样
    全都对，辛苦了
    可以的可以的
    就这样吧，谢谢你
    对啊对啊
    好呀，帮我定下来
    嗯嗯没问题
    没错，麻烦确认一下
    對，沒問題
    好的，麻煩您
    沒錯，就這樣
    네 맞아요, 그렇게 해 주세요
    네네 맞아요, 빨리 부탁드려요
    네, 그렇게 예약해 주세요
    맞습니다, 진행해 주세요
    다 맞네요, 감사합니다
    네 그걸로 할게요
    예 맞아요 그대로 해줘요
    좋아요 그럼 부탁드릴게요
    그렇게 옮겨 주세요
    네, 화요일로 옮겨 주세요
    응 맞아 그렇게 해
    네 정확해요
    네 확인했어요 보내 주세요
    그래요 그렇게 합시다
    넵 그대로 주문해 주세요
    오케이 그걸로 가죠
    네 다 맞게 들으셨어요
    맞아요 빨리 와 주세요
    네 그 내용 맞아요
  `,
  no: `
    no that's not right at all
    nah something's off there
    hang on, that's wrong
    no no, i said something different
    not quite what i wanted
    no thank you, not that
    nah don't worry about it
    no need to put me through
    no i'll stay with you
    no don't transfer me
    none of those are any good
    neither of those works for me
    i can't make either of those
    those times are no good
    nah none of them suit
    that isn't what i asked for
    you've got it wrong
    no, one thing is wrong
    wait, that needs fixing
    i'd rather not say
    i'd rather not give that
    i don't want to give my number
    you don't need that
    no number sorry
    prefer not to
    不对不对，你听错了
    不是这样的
    有个地方不对
    等一下，错了
    这个不对，我说的不是这个
    不用转啦
    不用麻烦了
    不用转接，继续吧
    都不合适
    这几个时间都不行
    我不想留
    不方便说
    不太想给电话
    电话就不留了
    不需要，谢谢
    不用了不用了
    不對，弄錯了
    不用轉接
    아니요 그게 아니에요
    아니 잘못 들으셨어요
    그건 틀렸는데요
    잠깐만요 그게 아닌데
    아뇨 괜찮아요 연결 안 해도 돼요
    아니요 안 바꿔 주셔도 돼요
    둘 다 안 되는데요
    그 시간들은 다 안 돼요
    말하고 싶지 않아요
    번호는 안 알려 드릴게요
    번호는 좀 그래요
    전화번호는 됐어요
    알려 드리기 싫어요
    필요 없어요
    하나가 틀렸어요
  `,
  enough: `
    nah we're sweet
    nah that's us
    that's us thanks
    that's me done
    no that's me
    oh no dear, that'll do us nicely
    that'll do us
    nah all good that's everything
    no thanks, just that today
    just those thanks
    just the one thing
    just that please love
    that's the lot
    that's my lot
    i think that's everything
    that should do it
    that ought to do us
    nope, nothing more from me
    nothing more thanks
    no more thank you
    we're good thanks
    i'm all set
    i'm sorted cheers
    all sorted
    we're done
    that'd be all
    that's plenty
    plenty for us
    don't need anything more
    don't want anything else
    can't eat any more than that
    no extras
    nah mate that's heaps
    that's heaps
    is good, no more
    finish
    that is enough
    it's enough for us
    go ahead with only that
    leave it there
    no nothing else, that is all what i want
    没了没了，就这些
    先这样吧，够啦
    够了够了
    就这些吧
    差不多了
    不用加了
    不用别的了
    别的不要了
    其他不用了
    不用了，吃不了那么多
    就这么些
    这些就够了
    这样就可以了
    就点这些
    没别的了
    没有别的了，谢谢
    没其他的了
    可以了可以了
    好了就这样
    点完了
    沒有囉，這樣就好
    沒有了，這樣就好
    夠了，謝謝
    不用其他的
    就這些，不用了
    더는 필요 없어요
    더 없음요
    더 없어요 그게 다예요
    그냥 그걸로 할게요
    그거면 충분해요
    그만큼이면 돼요
    이제 됐어요
    다 됐어요
    더 안 시켜요
    더 필요한 거 없어요
    다른 건 필요 없어요
    다른 건 됐어요
    그것만 주세요
    그것만 할게요
    그게 끝이에요
    이게 끝이에요
    이걸로 끝
    이 정도면 돼요
    이 정도면 됐어요
    충분해요
    아니요 그것만요
    네 이상이에요
    없어요 그만
  `,
  ...offerChoicePhrasings,
  other: `
    what time do you close
    how much is that one
    do you have anything on friday
    can i have thursday instead
    could we make it next week
    make it a large
    and a garlic bread
    one more pizza please
    take the coke off
    i'd like to book
    i want to change my booking
    i have a question
    is there parking
    do i need to bring anything
    how long does it take
    what did you say
    say that again
    sorry what was that
    hang on a second
    let me check with my wife
    wait i have to ask my mum
    my name is margaret
    it's dave
    under thompson
    i don't know
    not sure yet
    dunno
    let me think
    hmm
    i have a sore knee
    the tap is dripping
    i was there last week
    been coming for years
    oh goodness yes i've been coming for years
    never been before
    it's my first time
    it's for my son
    there's a dog in the yard
    the gate is on the left
    my phone number is on the file
    what about sunday
    something in the evening
    can you do tuesday morning
    change the name
    the address is wrong
    actually two of those
    without cheese
    for four people
    you didn't answer my question
    how much is it altogether
    几点关门
    多少钱
    星期五有吗
    改到下周行吗
    要大的
    再来一份沙拉
    可乐不要了
    我有个问题
    能停车吗
    要带什么
    你说什么
    再说一遍
    等一下我问问
    我叫小王
    我姓黄
    不知道
    还没想好
    我膝盖疼
    水龙头漏水
    以前来过的
    来过的，去年也来过
    没来过
    第一次来
    是给我儿子约的
    家里有狗
    周日怎么样
    晚上有吗
    名字改一下
    地址错了
    两个人
    不要芝士
    我住后面
    몇 시에 닫아요
    얼마예요
    금요일 돼요
    다음 주로 바꿔도 돼요
    라지로 해 주세요
    샐러드 하나 추가요
    콜라는 빼 주세요
    궁금한 게 있는데요
    주차 돼요
    뭐 가져가야 돼요
    뭐라고요
    다시 말해 주세요
    잠깐만요 물어볼게요
    김순자예요
    박민수입니다
    모르겠어요
    아직 못 정했어요
    무릎이 아파요
    물이 새요
    가 본 적 있어요
    처음이에요
    처음 가요
    아들 거예요
    개가 있어요
    일요일은요
    저녁은 없어요
    이름 바꿔 주세요
    주소가 틀렸어요
    두 명이요
    치즈 빼고요
  `,
};
