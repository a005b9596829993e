import type { CallIntent } from './reading.ts';
import { createWholeReader, phraseTest, splitPhrases } from './word-lists.ts';

type Label = 'yes' | 'no' | 'enough' | 'courtesy' | 'thanks' | 'greeting' | 'cancel' | 'repeat' | 'back';

/** What an utterance means that consists of these phrases only. A courtesy is no answer by itself. */
const readWhole = createWholeReader<Label>({
  yes: `啱晒|係啱晒|冇错|冇问题|그러세요|mean|affirmative|perfecto|that's what i want|that's what i said|you've got that right|yuss|yebo|mhmm|mhm|done deal|righty ho|rightyho|很好|很好的|好滴|中|得|딱 좋네요|딱 좋아요|ㅇㅋ|yip|please hurry|hurry|ㅇㅇ|맞음|就是咁|yeah nah yeah|yeah nah that's mint|nah yeah|mint|that's mint|thats mint|yes|yess|yea|yeah|yeh|yep|yup|ya|aye|yis|mhm|mm hm|uh huh|sure|sure thing|ok|okay|okey doke|k|alright|all right|righto|right|correct|confirm|confirmed|perfect|perfectly|
    great|good|good as gold|good to go|ka pai|chur|lovely|awesome|excellent|brilliant|fantastic|wonderful|beautiful|beauty|super|ideal|cool|sweet|sweet as|choice|mint|absolutely|
    definitely|certainly|of course|you bet|too easy|too right|no worries|no problem|exactly|indeed|spot on|bang on|go|go on|go ahead|go for it|carry on|do it|do that|please do|sounds good|sounds great|
    sounds right|sounds lovely|sounds perfect|that sounds lovely|that sounds good|that sounds great|that sounds right|looks good|looks right|that looks right|looks like it|works|that works|that works for me|works for me|suits me|that suits|
    that's right|thats right|that is right|that's correct|thats correct|that is correct|that's the one|that's the go|that's it|thats it|that's me|that's us|that's fine|that's good|that's great|that's perfect|it's right|it is correct|is all good|it's all good|it is good|
    all good|all correct|all right then|all of it|everything is right|everything's right|it's fine|fine|fine by me|happy with that|i'm happy with that|we're happy with that|
    book it|book that|book it in|book me in|book us in|lock it in|put it through|send it|send it through|send them|send him|place it|place the order|order it|take it|i'll take it|we'll take it|let's do it|let's go|please book that|please book it|book|confirm it|confirm that|hold it|so it is correct|now it's right|got it|you got it|you've got it|
    是|是的|对|对的|对了|对啊|对呀|对哦|啱|好|好的|好了|好吧|好啊|好呀|好嘞|行|行的|行吧|可以|可以的|可以了|没错|没问题|没有问题|没有错|妥了|妥|照这个办|就照这个|统统对|都没问题|确认|嗯|恩|要|要的|正确|成|都对|全对|都对了|全对了|没毛病|那就这样|就这样|就这样吧|这样|这样吧|就这么定|就这么定了|就这个|就订这个|就按这个约|就按这个|按这个来|就它了|订吧|定吧|下单|下单吧|约吧|订|定|预订|帮我订|帮我订下来|帮我订下来吧|帮我安排|安排吧|就约这个|这下对了|现在对了|就要这个|就这间|就这些没错|可以订|
    어 그래요 됐어|됐어|그려유|그려|맞어유|맞아유|맞어|네네|확정|확정이요|웅|네|넵|넹|넨|예|응|어 맞아|그럼요|물론이죠|오케이|오키|맞아|맞아요|맞습니다|맞네요|맞고요|다 맞아요|다 맞습니다|다 맞네요|좋아|좋아요|좋습니다|좋네요|완벽해요|그래|그래요|됐어요|됐습니다|됐네요|괜찮아요|괜찮습니다|확인|확인했어요|정확해요|정확합니다|이대로|그대로|그렇게|그걸로|그걸로 해 주세요|그걸로 할게요|그렇게 해 주세요|그렇게 해주세요|그렇게 해 줘요|그렇게 예약해 주세요|그렇게 잡아 주세요|예약해 주세요|예약 부탁드려요|예약해주세요|주문해 주세요|주문할게요|진행해 주세요|해 주세요|해주세요|부탁드려요|부탁드립니다|부탁해요|부탁드릴게요|이제 맞아요|이제 됐어요|그날 갈게요|그날 뵐게요`,
  no: `leave it|don't worry about it|no|nup|noo|nope|nah|na|no no|wrong|incorrect|neither|pass|not really|not right|that's not right|that's wrong|that is wrong|it's wrong|not quite|not quite right|not yet|not now|not that one|not correct|no good|rather not|i'd rather not|i would rather not|prefer not to|i'd prefer not to|skip|skip it|skip that|none|none of them|none of those|neither of them|no number|no phone|not giving one|don't have one|i don't have one|nothing|nothing really|nothing special|nothing else to add|that's not it|wait|hang on|hold on|change something|something's wrong|
    不|不是|不是的|不用|不用了|不要|不需要|不行|不对|不对不对|不好|不可以|不方便|不合适|没有|没有了|没了|没|错了|错|不是这样|不是这样的|跳过|不留了|不留|不太方便|都不行|都不合适|改一下|等一下|等等|没什么|无|不必|不必了|不了|
    ㄴㄴ|아냐|잠시만|잠깐만|가만있어 봐|가만있자|아니|아니요|아뇨|아니오|아니에요|아닙니다|안 돼요|안돼요|안 됩니다|안 맞아요|틀렸어요|틀려요|싫어요|없어요|없습니다|없는데요|딱히 없어요|별로예요|안 할래요|안 알려 드릴래요|건너뛸게요|잠깐만요|잠시만요|아니 아니`,
  enough: `that's all|thats all|that is all|that's it thanks|that'll do|that will do|that'll be all|that will be all|that's everything|that is everything|that's the lot|nothing else|nothing more|no more|all done|just that|just those|just that thanks|that's us sorted|i'm good|i'm done|we're good|we're done|that's enough|that's plenty|
    就这些|就这些了|就这么多|就这么多了|够了|没别的了|没有别的了|不要别的了|不要别的|就一个|不用别的了|其他不用了|没其他的了|先这样|
    그게 다예요|그게 다에요|그게 전부예요|이게 다예요|이게 다에요|그거면 돼요|그거면 됩니다|그거면 됐어요|그게 끝이에요|끝이에요|다예요|이상입니다|이상이에요|더는 없어요|더 없어요|더는 필요 없어요|충분해요`,
  courtesy: `hurry|asap|as quick as you can|quick as you can|please|pls|mate|bro|dear|love|my dear|then|well|and|um|umm|uh|er|oh|ah|hmm|sorry|actually|i think|now|just|so|but|for now|for me|for us|that|it|is|it is|me|i|we|there|really|very|it's|that's|you can|to me|from me|eh|aye|haha|lol|all|altogether|as well|too|yes please|in that case|i guess|i reckon|i suppose|at all|we're small eaters these days|
    请|哎哟|哎呀|唉|那|那就|就|吧|了|啊|呀|哦|噢|喔|哈|嘛|嘞|啦|呢|的|我|你|您|先|还是|还|都|全|这|这样|这些|麻烦|麻烦你|麻烦您|麻烦妳|麻烦了|麻烦你了|麻烦妳了|辛苦|辛苦了|辛苦你了|不好意思|到时见|挂了|快点|快一点|麻烦快一点|帮我|请帮我|下来|嗯嗯|谢了|啦谢谢|够两个人吃了|吃不完浪费|
    아|음|어|그|뭐|그냥|그럼|죄송하지만|죄송해요|좀|요|빨리|빨리요|빨리 좀|이따 봬요|그때 봬요|수고하세요|일단|이제|다|더|정말|진짜|저는|저|근데`,
  thanks: `thanks|thank you|thx|ty|ta|cheers|many thanks|thanks heaps|thanks so much|thank you so much|thank you very much|thanks a lot|much appreciated|chur bro|谢谢|谢谢你|谢谢您|谢谢啊|多谢|谢谢了|感谢|감사합니다|감사해요|고마워요|고맙습니다|감사드려요`,
  greeting: `how's it going|how you going|how are you|how are ya|how's things|hi|hello|hey|heya|hiya|kia ora|good morning|good afternoon|good evening|morning|afternoon|gday|g'day|hi there|hello there|hey there|你好|您好|喂|嗨|在吗|哈喽|早上好|下午好|晚上好|你们好|안녕하세요|안녕|여보시오|여보세요|저기요|저기|반갑습니다`,
  cancel: `don't book anything|don't book me in|don't book it|don't order anything|cancel|cancel it|cancel that|cancel please|cancel everything|cancel it all|forget it|forget about it|never mind|nevermind|scrap it|scrap that|all off|it's all off|yes all off|call it off|i've changed my mind|changed my mind|don't want it any more|don't want it anymore|
    取消|取消吧|别订了|别约了|不要订了|不要约了|取消掉|都取消|都取消掉|全部取消|整个取消|整个取消吧|直接取消|算了|算了吧|不订了|不约了|不点了|不要了吧|不用订了|不想订了|不改了直接取消|下次吧|
    취소|취소요|예약하지 마세요|예약하지 말아 주세요|주문하지 마세요|취소할게요|취소해 주세요|취소해주세요|취소해요|취소 맞아요|그만둘게요|안 할게요|없던 일로 해 주세요|없던 걸로 해 주세요|예약 안 할게요|예약 안 할래요|아예 취소요`,
  repeat: `repeat|repeat that|repeat please|say again|say that again|come again|pardon|pardon me|what|what was that|sorry what|can you repeat that|could you repeat that|could you say that again|can you say that again|one more time|again|再说一遍|再说一次|重复|重复一下|重复一遍|没听清|没听清楚|没听见|什么|你说什么|啊什么|다시요|다시 말해 주세요|다시 말씀해 주세요|다시 한번요|다시 한번|다시 한번 말씀해 주세요|못 들었어요|뭐라고요|네?뭐라고요`,
  back: `back|go back|undo|step back|one step back|go back one|previous|previous question|返回|上一步|退回|撤销|뒤로|이전으로|되돌려 주세요|이전 질문`,
});

/** Returns whether the caller cancels everything. The text must be normalised. */
export const cancels =
  phraseTest(`cancel the order|cancel my order|cancel this booking|cancel the booking|cancel the whole|cancel everything|cancel it all|cancel it please|forget the order|forget the whole|forget it|i don't want anything|call it off|
    don't want it any more|don't want it anymore|don't book anything|don't order anything|scrap the whole|scrap the lot|scrap the order|scrap the booking|scrap the appointment|取消好了|先别给我订|先别订|取消订单|取消预订|取消预约|全部取消|整个取消|直接取消|都取消|不订了|不约了|不点了|주문 취소|예약 취소|전부 취소|다 취소|취소할게|취소해|예약 안 할|예약하지 마|예약하지 말|주문하지 마|주문하지 말`);

/** Returns the intent of an utterance that says nothing else. The text must be normalised. */
export function readWholeIntent(text: string, isConfirming: boolean): CallIntent | undefined {
  const labels = readWhole(text);
  if (!labels) return undefined;
  for (const label of ['cancel', 'back', 'repeat'] as const) if (labels.has(label)) return label;
  // "No, that's all" means that the caller has finished. A no beside a yes is a no, because asking again does no harm.
  if (labels.has('enough')) return isConfirming && !labels.has('no') ? 'yes' : 'enough';
  for (const label of ['no', 'yes', 'greeting'] as const) if (labels.has(label)) return label;
  return labels.has('thanks') ? (isConfirming ? 'yes' : 'thanks') : undefined;
}

/** Words with which a text begins. The longest counts, so "yeah nah" is a no, and 对不起 is neither. */
const firstWords = (
  [
    [
      'yes',
      `没错|没问题|没有错|没有问题|확정|웅|넹|넴|예압|그렇소|系呀|系啊|係呀|係啊|yes|yeah|yep|yup|sure|ok|okay|correct|that's right|that's correct|perfect|lovely|great|right|righto|是的|是,|对的|对|好的|好|可以|嗯|行|네|넵|예|맞아요|맞습니다|좋아요`,
    ],
    [
      'no',
      `yeah nah|yeah, nah|yep nah|no|nope|nah|not really|not yet|wait|hang on|never|none|不|不是|不对|没有|没|还没|错了|从来|아니|아니요|아뇨|아니에요|아닙니다|없어요|못|한 번도`,
    ],
    [undefined, '好像|好不|行不|对不|可以不'],
  ] as const
)
  .flatMap(([label, list]) => splitPhrases(list).map((phrase) => ({ phrase, label })))
  .sort((left, right) => right.phrase.length - left.phrase.length);

/** Returns whether a text begins with a yes or a no. The text must be normalised. Example: "yes, a large one". */
export function readFirstWord(text: string): 'yes' | 'no' | undefined {
  const plain = text.replace(/^(?:(?:um+|uh+|oh|ah|well|so|and|goodness|gosh|oi|hey|aue|hmm)[\s,.!]+)+/u, '');
  const isFirst = (phrase: string) =>
    plain.startsWith(phrase) && !/[\p{Script=Latin}']/u.test(plain.charAt(phrase.length));
  return firstWords.find(({ phrase }) => isFirst(phrase))?.label;
}

const agreeing = phraseTest(
  `yes|yeah|yep|yas|amazing|grand|splendid|in order|that's right|quite right|about right|is right|too right|every bit|thats right|that's it exactly|exactly|perfect|spot on|book it|book that|lock it in|go ahead|sounds right|sounds good|looks good|looks right|you've got it|got it|that'll do|hard out|mint|lovely|wonderful|all right|correct|sweet|没错|没问题|就这样|可以|对的|对了|都对|好的|订吧|맞|그렇소|그대로|그렇게|좋아요|그걸로|예약해|주문해|접수해|진행해|是,`,
);
const disagreeing = phraseTest(
  `no|not|nope|wrong|but|except|wait|hang on|change|instead|actually|isn't|don't|doesn't|didn't|mistake|neither|none|can't|needs fixing|不对|不是|错|不行|不想|地方|先别|别给|别订|取消|ㄴㄴ|아냐|但|改|等|哪里不对|아니|아닌|틀|잘못|이상한|말고|바꿔|근데|취소|싫|안 되|안 돼|안 맞`,
);

/** Returns whether a longer text agrees to what was read back, and takes nothing back. The text must be normalised. */
export function agrees(text: string): boolean {
  return agreeing(text) && !disagreeing(withoutDoubleNo(text));
}

/** Returns whether a longer text says that something is wrong with what was read back. The text must be normalised. */
export function disagrees(text: string): boolean {
  return disagreeing(withoutDoubleNo(text)) && !agreeing(text);
}

function withoutDoubleNo(text: string): string {
  return text.replace(/没有?错|没有?问题|不错|no worries|no problem|not bad|yeah nah/g, ' ');
}

/** Returns whether the caller does not want to give a detail. The text must be normalised. */
export const declines = phraseTest(
  `rather not|prefer not|prefer to not|not give|don't want to|don't need that|不想|不留|싶지 않|안 드릴|번호는 없|안 남길|안 할래|그건 좀|번호는 좀|싫어요|필요 없|전화번호는 됐|rather tell|sooner keep|keep that private|private|to myself|没什么特别|不太想|sooner tell|안 남겨|번호는 됐|번호는 안|no number|don't have a number|don't want to give|not giving|nothing special|nothing to add|不方便|不想留|不留|没什么要|没有什么|안 알려|알려 드리기|따로 없|특별히 없|딱히 없`,
);

/** Returns whether an answer to "Anything else?" that names nothing says that an order is complete. */
export const finishes =
  phraseTest(`that's us|that's me|happy with that|all good|we're sweet|me done|just the one|my lot|should do it|ought to do|all set|sorted|be all|anything more|anything else|more than that|heaps|finish|finished|enough|plenty|only that|leave it there|nothing|no thanks|just that|im good|i'm good|we're good|
    这样就好|就好了|就这样|就要这些|就这些|就点|够啦|이렇게만|先这样|差不多了|不要了|就这么些|可以了|好了|点这些|点完|没有了|没了|够了|够吃|更不要|더 없|없어요|그걸로 할게|그만큼|됐어요|안 시켜|더 필요한|괜찮아요|충분|끝|이 정도면|그거면|그것만|그게 다|다예요`);

/** Returns whether a text only says that the caller has come to buy or book something. */
export const opens = phraseTest(
  `to order|place an order|put an order in|to book|make a booking|make a reservation|need someone|some help|need a|点餐|订餐|想预订|订房|报修|주문하려|주문할게|주문하고 싶|시키려고|예약하려|예약하고 싶`,
);
