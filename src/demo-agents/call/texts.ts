import type { Slot } from '../slots/slots.ts';
import { type Translated, translated } from '../text/translated.ts';

/** The texts that all agents share: reactions, prompts, confirmations, and parts of sentences. */
export const texts = {
  greeting: translated('Hello.', '您好。', '안녕하세요.'),
  thanks: translated('You’re welcome.', '不客气。', '별말씀을요.'),
  rude: translated(
    'I’d like to help, and I’ll stay polite.',
    '我想帮您，也会保持礼貌。',
    '저는 정중하게 도와드리고 싶어요.',
  ),
  silence: translated(
    'I didn’t hear anything. Take your time.',
    '我没听到您说话，您慢慢说。',
    '말씀이 들리지 않았어요. 천천히 말씀해 주세요.',
  ),
  unclear: translated('Sorry, I didn’t get that.', '抱歉，我没听明白。', '죄송해요, 잘 알아듣지 못했어요.'),
  needed: translated(
    'Sorry, I need that one to go on.',
    '抱歉，这一项需要您告诉我。',
    '죄송하지만 그건 꼭 알아야 해요.',
  ),
  missed: translated('I didn’t catch “{words}”.', '“{words}”我没听明白。', '“{words}” 부분은 알아듣지 못했어요.'),
  unknown: translated(
    'I don’t know that one: a person can tell you.',
    '这个我不清楚，工作人员可以告诉您。',
    '그건 제가 잘 몰라서, 직원이 알려 드릴 수 있어요.',
  ),
  back: translated('Back a step.', '好，回到上一步。', '네, 한 단계 돌아갈게요.'),
  restart: translated('All right, from the start.', '好，重新开始。', '네, 처음부터 다시 할게요.'),
  language: translated('Of course, in English.', '好的，我们说中文。', '네, 한국어로 말씀드릴게요.'),
  otherLanguage: translated(
    'I speak English, Chinese and Korean.',
    '我会说英语、中文和韩语。',
    '저는 영어, 중국어, 한국어를 할 수 있어요.',
  ),
  tooLong: translated(
    'That was a lot at once. A few sentences at a time, please.',
    '您一次说得有点多，请分几次说。',
    '한 번에 말씀이 너무 길어요. 몇 문장씩 나누어 말씀해 주세요.',
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
  badName: translated('A name has at least two letters.', '姓名至少要两个字。', '성함은 두 글자 이상이어야 해요.'),
  badAddress: translated(
    'An address needs a street and a number.',
    '地址要有街名和门牌号。',
    '주소에는 길 이름과 번지가 필요해요.',
  ),
  tooManyLetters: translated(
    'That’s too long: {most} characters at most.',
    '太长了，最多 {most} 个字符。',
    '너무 길어요. {most}자까지 됩니다.',
  ),
  noSuchTime: translated('There is no {said}.', '没有“{said}”这个日期或时间。', '{said}은(는) 없는 날짜나 시간이에요.'),
  notAChoice: translated('That isn’t one of the choices.', '没有这个选项。', '고르실 수 없는 항목이에요.'),
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
  tooFew: translated('It has to be at least {least}.', '至少要 {least}。', '{least} 이상이어야 해요.'),
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
  without: translated('no {part}', '不要{part}', '{part} 빼고'),
  extra: translated('extra {part}', '加{part}', '{part} 추가'),
  namedFor: translated('for {name}', '姓名 {name}', '성함 {name}'),
  itsTotal: translated('That’s {total}.', '一共 {total}。', '모두 {total}입니다.'),
  totalWithTax: translated('{total} in all, GST included', '一共 {total}，含 GST', '모두 {total}, GST 포함'),
  ready: translated('{how} at about {time}.', '{how}大约 {time}。', '{how}은 {time}쯤입니다.'),
  noted: translated('I’ve put that on the ticket.', '我已经记在单子上了。', '적어 두었습니다.'),
  soFar: translated('So far: {order}.', '目前是：{order}。', '지금까지 {order}입니다.'),
  nothingYet: translated('Nothing yet.', '还没有记下什么。', '아직 없어요.'),
  anythingElse: translated('Anything else?', '还需要别的吗？', '더 필요하신 게 있으세요?'),
  anythingMore: translated('Would you like anything more?', '还要加点什么吗？', '더 추가하실 게 있을까요?'),
  addWhat: translated('What would you like to add?', '您还想加什么？', '무엇을 더해 드릴까요?'),
  whichSize: translated('Which size: {sizes}?', '要哪个尺寸：{sizes}？', '어떤 크기로 할까요: {sizes}?'),
  nights: translated('And how many nights is that?', '那一共是几晚？', '그러면 모두 몇 박인가요?'),
  existing: translated('What day is it booked for now?', '现在约的是哪一天？', '지금은 며칠로 예약되어 있나요?'),
  offersAgain: translated(
    '{offers}: shall I take one of those, or would another day be better?',
    '{offers}：选一个，还是换一天？',
    '{offers} 중에 고르시겠어요, 아니면 다른 날이 좋으세요?',
  ),
  optional: translated('You can say no.', '不说也可以。', '안 하셔도 됩니다.'),
  onTicket: translated(
    'You can say it, or set it on the ticket.',
    '您可以说，也可以在单子上选。',
    '말씀하시거나 전표에서 고르시면 됩니다.',
  ),
  readBack: translated('Let me read that back: {details}.', '我念一遍：{details}。', '확인할게요. {details}입니다.'),
  readOn: translated('And {details}.', '还有{details}。', '그리고 {details}입니다.'),
  confirm: translated('Is that right?', '对吗？', '맞으세요?'),
  goAhead: translated('Shall I go ahead with that?', '就这样定下来，可以吗？', '이대로 진행할까요?'),
  whichPart: translated('Which part?', '哪一项不对？', '어느 부분인가요?'),
  whichPartAgain: translated(
    'Which part is wrong? You can change it on the ticket.',
    '哪一项不对？您可以直接在单子上改。',
    '어느 부분이 다른가요? 전표에서 바로 고치실 수 있어요.',
  ),
  pleaseCheck: translated(
    'Please look at what is marked on the ticket first.',
    '请先看一下单子上标出的内容。',
    '먼저 전표에 표시된 내용을 확인해 주세요.',
  ),
  stillMissing: translated('I still need: {rows}.', '还缺：{rows}。', '아직 필요한 것은 {rows}입니다.'),
  offering: translated('Shall I put you through to a person?', '要我帮您转接工作人员吗？', '직원에게 연결해 드릴까요?'),
  offeringAgain: translated(
    'Say yes for a person, or no to go on with me.',
    '要找工作人员请说“好”，要继续请说“不用”。',
    '직원을 원하시면 “네”, 계속하시려면 “아니요”라고 말씀해 주세요.',
  ),
  handedOver: translated(
    'I’ll put you through now, with everything you’ve told me so far.',
    '现在为您转接，您说过的内容我会一并转告。',
    '지금 연결해 드릴게요. 지금까지 말씀하신 내용은 제가 전하겠습니다.',
  ),
  cancelling: translated('Shall I cancel the whole thing?', '要全部取消吗？', '전부 취소할까요?'),
  cancellingAgain: translated(
    'Say yes to cancel everything, or no to keep it.',
    '全部取消请说“是”，保留请说“不”。',
    '모두 취소하시려면 “네”, 그대로 두시려면 “아니요”라고 말씀해 주세요.',
  ),
  cancelled: translated(
    'It’s cancelled, and nothing was charged. Goodbye.',
    '已经取消，没有收费。再见。',
    '취소했습니다. 요금은 없어요. 안녕히 계세요.',
  ),
  ended: translated(
    'This call is over. Reload Widget starts a new one.',
    '这次通话已经结束。按 Reload Widget 重新开始。',
    '이 통화는 끝났습니다. Reload Widget을 누르면 다시 시작합니다.',
  ),
} as const;

/** The words of the ticket and of the buttons. */
export const labels = {
  ticket: translated('Ticket', '单子', '전표'),
  total: translated('Total, GST included', '合计（含 GST）', '합계(GST 포함)'),
  length: translated('Length', '时长', '소요 시간'),
  arrivesBy: translated('Arrives by', '最晚到达', '도착 예정'),
  unread: translated('To check', '待确认', '확인할 것'),
  emergency: translated('Emergency', '紧急情况', '응급 상황'),
  notGiven: translated('not given', '未提供', '없음'),
  size: translated('size?', '尺寸？', '크기?'),
  yes: translated('Yes', '对', '네'),
  no: translated('No', '不', '아니요'),
  change: translated('Change something', '要改', '바꿀래요'),
  person: translated('Yes, a person', '好，找工作人员', '네, 직원이요'),
  goOn: translated('No, carry on', '不用，继续', '아니요, 계속할게요'),
  other: translated('Other', '其他', '다른 것'),
  enough: translated('That’s all', '就这些', '이게 다예요'),
  skip: translated('No, leave it out', '不用了', '없어요'),
} as const;

/** The question about a marked row, by the kind of its slot. */
export const checks = {
  name: translated(
    'Please check: is this the whole name?',
    '请核对：姓名完整吗？',
    '확인해 주세요: 성함이 모두 맞나요?',
  ),
  phone: translated(
    'Please check: is every digit right?',
    '请核对：号码都对吗？',
    '확인해 주세요: 번호가 모두 맞나요?',
  ),
  address: translated('Please check: is this the address?', '请核对：地址对吗？', '확인해 주세요: 주소가 맞나요?'),
  other: translated(
    'Please check: is this what you meant?',
    '请核对：是这个意思吗？',
    '확인해 주세요: 이 뜻이 맞나요?',
  ),
} as const;

/** What an agent asks when it asks for a detail again (`again`), and what it adds after that (`example`). */
export const laterPrompts: Readonly<
  Record<Slot['kind'], { readonly again: Translated; readonly example: Translated }>
> = {
  order: {
    again: translated('What shall I put down for you?', '要给您记下什么呢？', '무엇을 적어 드릴까요?'),
    example: translated(
      'For example, you can say “{example}”.',
      '比如您可以说“{example}”。',
      '예를 들어 “{example}”(이)라고 말씀하시면 됩니다.',
    ),
  },
  choice: {
    again: translated('Which of these is it: {others}?', '请选一个：{others}？', '{others} 중에 어느 것으로 할까요?'),
    example: translated(
      'You can just say “{example}”.',
      '您直接说“{example}”就可以。',
      '“{example}”(이)라고만 말씀하셔도 됩니다.',
    ),
  },
  'date-time': {
    again: translated(
      'Which day shall I look at, and about what time?',
      '我帮您看哪一天、大概几点？',
      '어느 날 몇 시쯤으로 알아볼까요?',
    ),
    example: translated(
      'A day and a time is enough, such as “Tuesday at ten”.',
      '说日期和时间就可以，比如“星期二十点”。',
      '“화요일 열 시”처럼 요일과 시간만 말씀해 주세요.',
    ),
  },
  'date-range': {
    again: translated(
      'From which day, and for how many nights?',
      '从哪一天开始，住几晚？',
      '며칠부터 몇 박 묵으시나요?',
    ),
    example: translated(
      'You can say it like “Friday for two nights”.',
      '您可以说“星期五，住两晚”。',
      '“금요일부터 2박”처럼 말씀해 주세요.',
    ),
  },
  count: {
    again: translated('How many will that be?', '一共是多少呢？', '모두 몇 분이신가요?'),
    example: translated(
      'A number is enough, such as “two”.',
      '说个数字就可以，比如“两个人”。',
      '“두 명”처럼 숫자만 말씀해 주세요.',
    ),
  },
  time: {
    again: translated('About what time will that be?', '大概是几点？', '대략 몇 시쯤일까요?'),
    example: translated('You can say it like “about eight”.', '您可以说“大概八点”。', '“여덟 시쯤”처럼 말씀해 주세요.'),
  },
  text: {
    again: translated(
      'Could you tell me in your own words?',
      '请用您自己的话说一下。',
      '편하신 말로 말씀해 주시겠어요?',
    ),
    example: translated('A few words are enough.', '几个字就可以。', '몇 마디면 충분합니다.'),
  },
  address: {
    again: translated('Which street is it, and what number?', '请问是哪条街、多少号？', '어느 길 몇 번지인가요?'),
    example: translated(
      'A number and a street is enough, such as “22 Kauri Road”.',
      '说门牌号和街名就可以，比如“22 Kauri Road”。',
      '“22 카우리 로드”처럼 번지와 길 이름을 말씀해 주세요.',
    ),
  },
  name: {
    again: translated('What name shall I put down?', '请告诉我您的姓名。', '어떤 이름으로 적어 드릴까요?'),
    example: translated(
      'Just the name is enough, such as “Mei Chen”.',
      '只说名字就可以，比如“陈美”。',
      '“김민준”처럼 이름만 말씀해 주세요.',
    ),
  },
  phone: {
    again: translated(
      'Which number can we reach you on?',
      '打哪个号码可以联系到您？',
      '어느 번호로 연락드리면 될까요?',
    ),
    example: translated(
      'The digits are enough, such as “021 555 0199”.',
      '只说数字就可以，比如“021 555 0199”。',
      '“021 555 0199”처럼 숫자만 말씀해 주세요.',
    ),
  },
};
