import { type Translated, translated } from '../text/translated.ts';
import type { DialogueEvent } from '../understanding/dialogue-event.ts';

/**
 * What every agent says as its reaction to an event, before its next prompt. Events without an entry need no reaction.
 */
export const acknowledgements: Partial<Record<DialogueEvent['type'], Translated>> = {
  greeting: translated('Hello.', '您好。', '안녕하세요.'),
  thanks: translated('You’re welcome.', '不客气。', '별말씀을요.'),
  silence: translated(
    'I didn’t hear anything. Take your time.',
    '我没听到您说话，您慢慢说。',
    '말씀이 들리지 않았어요. 천천히 말씀해 주세요.',
  ),
  unclear: translated('Sorry, I didn’t get that.', '抱歉，我没听明白。', '죄송해요, 잘 알아듣지 못했어요.'),
  no: translated('Sorry, I need that one to go on.', '抱歉，这一项需要您告诉我。', '죄송하지만 그건 꼭 알아야 해요.'),
  tooLong: translated(
    'That was a lot at once. A few sentences at a time, please.',
    '您一次说得有点多，请分几次说。',
    '한 번에 말씀이 너무 길어요. 몇 문장씩 나누어 말씀해 주세요.',
  ),
  language: translated('Of course, in English.', '好的，我们说中文。', '네, 한국어로 말씀드릴게요.'),
  otherLanguage: translated(
    'I speak English, Chinese and Korean.',
    '我会说英语、中文和韩语。',
    '저는 영어, 중국어, 한국어를 할 수 있어요.',
  ),
  badPhone: translated(
    'That number seems to be missing some digits.',
    '这个号码好像少了几位。',
    '번호가 몇 자리 모자란 것 같아요.',
  ),
  cardNumber: translated(
    'Please don’t give me a card number: I take none, and I’ve kept nothing of it.',
    '请不要告诉我卡号，我不收卡号，刚才说的也没有记下。',
    '카드 번호는 말씀하지 마세요. 저는 받지 않고, 방금 말씀도 적어 두지 않았습니다.',
  ),
  rude: translated(
    'I’d like to help, and I’ll stay polite.',
    '我想帮您，也会保持礼貌。',
    '저는 정중하게 도와드리고 싶어요.',
  ),
  assumed: translated(
    'I’ve noted that in your words, and someone will check it with you.',
    '我先按您的原话记下，会有人再跟您确认。',
    '말씀하신 대로 적어 두고, 직원이 다시 확인하도록 할게요.',
  ),
  stuck: translated(
    'I’m not getting this right, so a person takes over.',
    '这一点我一直没听明白，由工作人员来接着办。',
    '제가 잘 알아듣지 못해서 직원이 이어서 도와드리겠습니다.',
  ),
  back: translated('Back a step.', '好，回到上一步。', '네, 한 단계 돌아갈게요.'),
};

/** The texts that all agents share: the prompts of the dialogue's states, confirmations, and parts of sentences. */
export const commonTexts = {
  changing: translated('What should I change?', '要改什么呢？', '무엇을 바꿔 드릴까요?'),
  offering: translated('Shall I put you through to a person?', '要我帮您转接工作人员吗？', '직원에게 연결해 드릴까요?'),
  cancelling: translated('Shall I cancel the whole thing?', '要全部取消吗？', '전부 취소할까요?'),
  cancelled: translated(
    'It’s cancelled, and nothing was charged. Goodbye.',
    '已经取消，没有收费。再见。',
    '취소했습니다. 요금은 없어요. 안녕히 계세요.',
  ),
  handedOver: translated(
    'I’ll put you through now, with everything you’ve told me so far.',
    '现在为您转接，您说过的内容我会一并转告。',
    '지금 연결해 드릴게요. 지금까지 말씀하신 내용은 제가 전하겠습니다.',
  ),
  emergency: translated(
    'This sounds like an emergency. Hang up and call {number} now.',
    '这听起来很紧急，请挂断并马上拨打 {number}。',
    '응급 상황 같습니다. 끊고 바로 {number}에 전화하세요.',
  ),
  tooMuch: translated(
    'For more than {most} of one thing I’d rather have a person check.',
    '同一种超过 {most} 份，最好由工作人员确认。',
    '한 가지를 {most}개 넘게 주문하시면 직원이 확인하는 게 좋아요.',
  ),
  tooMany: translated(
    'For more than {most} I’d rather have a person look at it.',
    '超过 {most} 的话，最好由工作人员来安排。',
    '{most}보다 많으면 직원이 확인하는 게 좋아요.',
  ),
  notAvailable: translated(
    '{choice} isn’t available for that.',
    '{choice}这次不行。',
    '{choice}은(는) 이번에는 안 됩니다.',
  ),
  fits: translated(
    '{choice} is too small for {count}.',
    '{choice}住不下{count}。',
    '{choice}은(는) {count}에게 좁습니다.',
  ),
  full: translated('{choice} is full then.', '{choice}那几天满了。', '{choice}은(는) 그때 만실입니다.'),
  noneFree: translated(
    'There’s nothing free for that. Shall we try other dates, or a person?',
    '这样没有空位了。换个日期，或者找工作人员？',
    '조건에 맞는 것이 없습니다. 다른 날짜로 하시겠어요, 아니면 직원을 연결해 드릴까요?',
  ),
  available: translated('There’s {others}.', '可以选{others}。', '{others}이(가) 있습니다.'),
  noSuchTime: translated('There is no {said}.', '没有“{said}”这个日期或时间。', '{said}은(는) 없는 날짜나 시간이에요.'),
  closed: translated('We’re closed then.', '那个时间我们不营业。', '그때는 영업하지 않습니다.'),
  taken: translated('That time isn’t free.', '那个时间已经约满了。', '그 시간은 자리가 없습니다.'),
  past: translated('That time has gone.', '那个时间已经过了。', '그 시간은 지났습니다.'),
  tooSoon: translated('That’s too soon.', '那个时间太近，来不及安排。', '그 시간은 너무 이릅니다.'),
  tooFar: translated(
    'That’s further ahead than I can book.',
    '那个日期太远，还不能预约。',
    '그 날짜는 아직 예약할 수 없어요.',
  ),
  isTaken: translated('Shall I take that?', '就这个时间可以吗？', '그 시간으로 할까요?'),
  nearest: translated('The nearest I have: {offers}.', '最近的空位：{offers}。', '가장 가까운 시간은 {offers}입니다.'),
  offers: translated('I have {offers}.', '有空的是：{offers}。', '{offers}이(가) 비어 있습니다.'),
  which: translated('Which suits?', '您方便哪个？', '언제가 좋으세요?'),
  priced: translated('{what}: {facts}.', '{what}：{facts}。', '{what}: {facts}.'),
  from: translated('from {total}', '{total}起', '{total}부터'),
  aNight: translated('{total} a night', '每晚 {total}', '1박 {total}'),
  each: translated('{total} each', '每位 {total}', '하나에 {total}'),
  ended: translated(
    'This call is over. Reload Widget starts a new one.',
    '这次通话已经结束。按 Reload Widget 重新开始。',
    '이 통화는 끝났습니다. Reload Widget을 누르면 다시 시작합니다.',
  ),
  confirm: translated('Is that right?', '对吗？', '맞으세요?'),
  soFar: translated('So far: {order}.', '目前是：{order}。', '지금까지 {order}입니다.'),
  nothingYet: translated('Nothing yet.', '还没有记下什么。', '아직 없어요.'),
  anythingElse: translated('Anything else?', '还需要别的吗？', '더 필요하신 게 있으세요?'),
  addWhat: translated('What would you like to add?', '您还想加什么？', '무엇을 더해 드릴까요?'),
  readBack: translated('Let me read that back: {details}.', '我念一遍：{details}。', '확인할게요. {details}입니다.'),
  itsTotal: translated('That’s {total}.', '一共 {total}。', '모두 {total}입니다.'),
  totalWithTax: translated('{total} in all, GST included.', '一共 {total}，含 GST。', '모두 {total}, GST 포함입니다.'),
  ready: translated('{how} at about {time}.', '{how}大约 {time}。', '{how}은 {time}쯤입니다.'),
  namedFor: translated('for {name}', '姓名 {name}', '성함 {name}'),
  noted: translated('I’ve put that on the ticket.', '我已经记在单子上了。', '적어 두었습니다.'),
  without: translated('no {part}', '不要{part}', '{part} 빼고'),
  extra: translated('extra {part}', '加{part}', '{part} 추가'),
} as const;
