import { createPhraseTest } from '#language/phrases.ts';
import { phrases } from '../text/translated.ts';

/** What a caller wants from the dialogue itself. Example: to go back, or to speak to a person. */
export type Intent =
  | 'person'
  | 'cancel'
  | 'summary'
  | 'back'
  | 'repeat'
  | 'rude'
  | 'yes'
  | 'no'
  | 'enough'
  | 'greeting'
  | 'thanks';

const intentPhrases: readonly (readonly [Intent, string])[] = [
  [
    'summary',
    `
      what did i order | what have i ordered | what have i got | what's my order | what is my order |
      read it back | read that back | my order so far | what do i have | what did i get |
      what's in my order | check my order | how much is that | what's the total | the total |
      what did i book | what have i booked | what have we booked | what did we book | what's my booking | my booking so far |
      what have you got so far | what have you got down | what did i tell you | what do you have so far | what did i ask for |
      what am i booked | when am i booked | read me the booking | what have you noted | read it to me | how much is it so far | how much all together | how much altogether |
      我点了什么 | 我点了哪些 | 点了什么 | 我的订单 | 念一遍 | 读一遍 | 确认一下订单 | 一共多少 | 总共多少 |
      我订了什么 | 我预订了什么 | 我约了什么 | 订的什么 | 预约了什么 | 记了什么 | 我约的是 | 约在什么时候 | 约了什么 | 订了什么 | 记下了什么 | 我说了什么 | 多少钱一共 | 合计 |
      뭐 주문했 | 뭐 시켰 | 주문 내역 | 주문 확인 | 무엇을 주문 | 읽어 주 | 읽어줘 | 다 해서 얼마 |
      뭐 예약했 | 무엇을 예약했 | 예약 내용 |  뭘 예약했 | 예약 내역 | 예약이 어떻게 | 언제로 예약했 | 어떻게 예약 | 뭐라고 적었 | 지금까지 뭐 | 접수 내용 | 모두 얼마 | 총 얼마 | 전부 얼마 | 합계
    `,
  ],
  [
    'cancel',
    `
      cancel the order | cancel my order | cancel everything | cancel it all | cancel it | cancel that |
      cancel | forget it | forget the order | never mind | nevermind | i don't want anything |
      取消订单 | 全部取消 | 都取消 | 不订了 | 不点了 | 算了 | 不要了 | 取消吧 |
      주문 취소 | 전부 취소 | 다 취소 | 취소할게 | 취소해 | 취소하 | 그만둘게 | 안 할래 | 안 시킬
    `,
  ],
  [
    'back',
    `
      go back | back a step | previous question | step back | one step back | take that back | undo |
      返回 | 上一步 | 回到上一 | 退回 | 撤销 |
      뒤로 | 이전으로 | 이전 질문 | 앞으로 돌아 | 되돌
    `,
  ],
  [
    'repeat',
    `
      say that again | say again | repeat that | repeat it | pardon | come again | didn't hear | didn't catch |
      what was that | can you repeat |
      再说一遍 | 再说一次 | 重复 | 没听清 | 没听见 | 你说什么 |
      다시 말 | 다시 한번 | 다시 한 번 | 못 들었 | 뭐라고
    `,
  ],
  [
    'rude',
    `
      fuck | fucking | shit | bullshit | idiot | stupid | moron | dumb | useless | piss off | bastard |
      bitch | asshole | arsehole | wanker | shut up | screw you | you suck | crap |
      笨蛋 | 傻逼 | 傻瓜 | 他妈的 | 你妈的 | 真他妈 | 操你 | 白痴 | 废物 | 滚开 | 滚蛋 | 闭嘴 | 混蛋 | 去死 | 蠢 |
      바보 | 멍청 | 씨발 | 시발 | 병신 | 개새끼 | 닥쳐 | 꺼져라 | 꺼져 버려 | 미친 | 지랄 | 쓸모없
    `,
  ],
];

const tests = intentPhrases.map(([intent, list]) => [intent, createPhraseTest(phrases(list))] as const);

const yes =
  /^(?:(?:yes+|yeah|yep|yup|ya|sure|ok|okay|correct|right|perfect|great|good|sounds good|that['’]?s right|that['’]?s it|that['’]?s correct|that is right|confirm|confirmed|go ahead|do it|please do|please|lovely|sweet as|sweet|all good|absolutely|of course|looks good|thanks|thank you)[\s,.!]*)+$/;
const yesStart =
  /^(?:yes|yeah|yep|yup|sure|correct|that['’]?s right|是的|对的?|好的?|没错|可以|嗯|네|예|맞아요?|맞습니다|좋아요?|그래요?){1,2}(?![\p{L}])/u;
const yesChinese =
  /^(?:是的?|对的?|好的?|没错|可以|行|确认|没问题|嗯|要的?|正确|谢谢|请|吧|了|就这样|下单|订吧|呀|啊|[\s,，。.!！、])+$/;
const yesKorean =
  /^(?:네|예|응|맞아요?|맞습니다|좋아요?|좋습니다|그래요?|확인|그렇게 해 ?주세요|해 ?주세요|부탁해요|부탁드려요|부탁드립니다|넵|그럼요|됐어요|주문할게요|감사합니다|고마워요|[\s,.!。])+$/;
const no =
  /^(?:(?:no+|nope|nah|not really|nothing|nothing else|that['’]?s all|that['’]?s it|that is all|that['’]?ll be all|that['’]?s everything|i['’]?m good|all good|all done|none|i['’]?d rather not|rather not|just that|not right|that['’]?s wrong|wrong|incorrect|thanks|thank you|it['’]?s not|skip|skip it|don['’]?t)[\s,.!]*)+$/;
const noChinese =
  /^(?:不是?|不用了?|不要了?|不需要了?|没有了?|没了|就这些了?|就这样了?|不对|不了|错了|不方便|跳过|够了|谢谢|的|吧|先|[\s,，。.!！])+$/;
const noKorean =
  /^(?:아니요?|아뇨|아니에요|아닙니다|없어요?|없습니다|됐어요|됐습니다|괜찮아요?|괜찮습니다|그게 다예요|그게 전부예요|그거면 돼요|틀렸어요|틀려요|싫어요|건너뛰|안 해도 돼요|감사합니다|다예요|[\s,.!。])+$/;
const enough =
  /^(?:(?:no+|nope|nah|nothing else|and|that['’]?s all|that['’]?s it|that is all|that is it|that['’]?ll be all|that['’]?ll do|that['’]?s everything|all done|just that|thanks|thank you|please|for now)[\s,.!]*)+$|^(?:没有了?|没了|就这些了?|就这样了?|就这么多了?|够了|谢谢|[\s,，。.!！])+$|^(?:아니요?|아뇨|없어요|더는? ?(?:필요 ?)?없어요|더는? ?(?:필요 ?)?없습니다|그게 다예요|그게 전부예요|그거면 돼요|그거면 됩니다|이게 다예요|다예요|이상입니다|감사합니다|[\s,.!。])+$/;
const isPlainNo = /^(?:no+|nope|nah|no,? thanks|no,? thank you|没有|아니요?|아뇨|없어요|[\s,.!。])+$/;
const greeting =
  /^(?:(?:hi|hello|hey|kia ora|good (?:morning|afternoon|evening)|g['’]?day|there|mate)[\s,.!]*)+$|^(?:你好|您好|喂|嗨|早上好|晚上好|[\s,，。!！])+$|^(?:안녕하세요|안녕|여보세요|저기요|[\s,.!])+$/;
const thanks =
  /^(?:(?:thanks|thank you|cheers|ta|so much|very much|a lot)[\s,.!]*)+$|^(?:谢谢|多谢|谢了|您|你|[\s,，。!！])+$|^(?:감사합니다|고마워요|고맙습니다|[\s,.!])+$/;

/**
 * Returns the intent of an utterance that is only a yes, a no, a greeting, thanks or a request to repeat. Returns
 * `undefined` for any other utterance.
 */
export function readShortIntent(text: string): Intent | undefined {
  if (text === '') return undefined;
  if (/^(?:please )?repeat(?: please)?[\s.!]*$/.test(text)) return 'repeat';
  if (/^(?:please )?(?:back|undo)(?: please)?[\s.!]*$/.test(text)) return 'back';
  if (greeting.test(text)) return 'greeting';
  if (thanks.test(text)) return 'thanks';
  // "No" alone is a no. "No, that's all" means that the caller has finished.
  if (!isPlainNo.test(text) && enough.test(text)) return 'enough';
  if (no.test(text) || noChinese.test(text) || noKorean.test(text)) return 'no';
  if (yes.test(text) || yesChinese.test(text) || yesKorean.test(text)) return 'yes';
  return undefined;
}

/** Returns whether an utterance begins with a yes. Example: "yes, a large one". */
export function beginsWithYes(text: string): boolean {
  return yesStart.test(text);
}

/** Returns the intent that any phrase in a normalised utterance shows, or `undefined`. */
export function readIntent(text: string): Intent | undefined {
  return tests.find(([, isMeant]) => isMeant(text))?.[0];
}

/** Matches words with which a caller says that nothing is to be booked. */
const callsOff =
  /\bcancel(?:l?ed|ling)?\b(?!.{0,20}\b(?:free|policy|fee|charge|later|tomorrow)\b)(?!.*\?)|\ball off\b|\b(?:it|that|everything|job|trip|party|dinner|booking|whole thing)(?:['’]s| is) off\b|\bcall(?:ed|ing)? (?:it|the whole thing|everything) off\b|\bscrap (?:it|that|the lot|the whole thing)\b|不订了|없던 ?일로|(?:全部|都|给我|帮我|还是|请)?取消(?:吧|了|掉|订单|预订|预约)|취소(?:요|할게|해 ?주|합니다|됐)/u;

/**
 * Returns whether a caller calls everything off, even if other words agree to something. Example: "yes, it's all off".
 */
export function callsItOff(text: string): boolean {
  return callsOff.test(text);
}
