import type { Slot } from '../slots/slots.ts';
import { type Translated, translated } from '../text/translated.ts';

/**
 * What an agent says when it asks for a detail a second time (`again`) and a third time (`example`). The prompt for the
 * first time belongs to the slot.
 */
interface LaterPrompts {
  readonly again: Translated;
  readonly example: Translated;
}

/** The second and the third prompt for each kind of slot. */
export const laterPrompts: Readonly<Record<Slot['kind'], LaterPrompts>> = {
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

/** How an agent asks again in situations that do not depend on the kind of slot. */
export const laterTexts = {
  optional: translated('You can say no.', '不说也可以。', '안 하셔도 됩니다.'),
  existing: translated('What day is it booked for now?', '现在约的是哪一天？', '지금은 며칠로 예약되어 있나요?'),
  nights: translated('And how many nights is that?', '那一共是几晚？', '그러면 모두 몇 박인가요?'),
  whichSize: translated('Which size: {sizes}?', '要哪个尺寸：{sizes}？', '어떤 크기로 할까요: {sizes}?'),
  offers: translated(
    '{offers}: shall I take one of those, or would another day be better?',
    '{offers}：选一个，还是换一天？',
    '{offers} 중에 고르시겠어요, 아니면 다른 날이 좋으세요?',
  ),
  offerExample: translated(
    'You can say “the first one”, or name another day.',
    '您可以说“第一个”，或者说别的日子。',
    '“첫 번째”라고 하시거나 다른 날을 말씀해 주세요.',
  ),
  anythingMore: translated('Would you like anything more?', '还要加点什么吗？', '더 추가하실 게 있을까요?'),
  addAnything: translated('Can I add anything to that?', '还有别的要点吗？', '다른 것도 드릴까요?'),
  goAhead: translated('Shall I go ahead with that?', '就这样定下来，可以吗？', '이대로 진행할까요?'),
  sayYes: translated(
    'Say yes to confirm it, or tell me what to change.',
    '确认请说“对”，要改请告诉我。',
    '맞으면 “네”, 바꿀 것이 있으면 말씀해 주세요.',
  ),
  changeWhat: translated('Which part is wrong?', '哪一项不对呢？', '어느 부분이 다른가요?'),
  changeExample: translated(
    'You can say it like “a different name” or “Friday instead”.',
    '您可以直接说新的内容，比如“改成星期五”。',
    '“금요일로 바꿔 주세요”처럼 말씀해 주세요.',
  ),
  personInstead: translated(
    'Would you like a person to take it from here?',
    '接下来请工作人员来处理，好吗？',
    '여기서부터는 직원이 도와드릴까요?',
  ),
  personOrGoOn: translated(
    'Say yes for a person, or no to go on with me.',
    '要找工作人员请说“好”，要继续请说“不用”。',
    '직원을 원하시면 “네”, 계속하시려면 “아니요”라고 말씀해 주세요.',
  ),
  cancelSure: translated('Should I really drop all of it?', '确定全部不要了吗？', '정말 모두 없던 것으로 할까요?'),
  cancelOrKeep: translated(
    'Say yes to cancel everything, or no to keep it.',
    '全部取消请说“是”，保留请说“不”。',
    '모두 취소하시려면 “네”, 그대로 두시려면 “아니요”라고 말씀해 주세요.',
  ),
  unsure: translated(
    'I’m not sure about “{words}”, so someone will check it.',
    '“{words}”我不太确定，会有人再跟您确认。',
    '“{words}” 부분은 확실하지 않아 직원이 다시 확인합니다.',
  ),
  heardAs: translated(
    'I heard {what} as “{value}”.',
    '{what}我听到的是“{value}”。',
    '{what}은(는) “{value}”(으)로 들었습니다.',
  ),
} as const;

/** The words for a detail that the agent may have misheard. The agent uses them when it reads the details back. */
export const heardKinds: Readonly<Record<'name' | 'phone' | 'address', Translated>> = {
  name: translated('the name', '姓名', '성함'),
  phone: translated('the number', '电话号码', '전화번호'),
  address: translated('the address', '地址', '주소'),
};
