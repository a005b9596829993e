import type { DialogueAgent } from '../../agent.ts';
import type { Choice } from '../../slots.ts';
import { phrases, speech } from '../../speech.ts';
import { at, onDays, workdays } from '../../week.ts';
import { jobQuestions } from './job-questions.ts';
import { rateQuestions } from './rate-questions.ts';

const nowWords = phrases(`
  now | right now | straight away | right away | today | tonight | this evening | within the hour | as soon as | asap |
  first one | the first | soonest |
  现在 | 马上 | 今天 | 今晚 | 尽快 | 立刻 | 第一个 |
  지금 | 당장 | 바로 | 오늘 | 오늘 밤 | 빨리 | 첫 번째
`);
const laterWords = phrases(`
  day rate | later | can wait | cheaper | the second | second one | another day | a day that suits | when you open |
  白天 | 便宜 | 可以等 | 晚点 | 第二个 | 改天 | 上班后 | 等上班 |
  낮에 | 주간 | 나중에 | 싼 | 기다릴 수 | 두 번째 | 다른 날 | 영업시간에
`);

/** Coming at the day rate, on a day that suits. */
const later: Choice = {
  key: 'later',
  name: speech('a visit at the day rate', '白天上门', '주간 방문'),
  aliases: [],
  answers: laterWords,
  means: 'no',
  isLaterDay: true,
  price: 11_000,
  isFrom: true,
  tells: [{ label: 'Rate told', value: '$110 call-out, first half hour' }],
};

/** Takes a job for Southern Plumbing, a made-up plumber: what, how urgent, where, when, at what rate, and for whom. */
export const tradesAgent: DialogueAgent = {
  key: 'trades',
  business: 'Southern Plumbing',
  ticketHeading: 'What the van sees',
  totalLabel: 'Call-out, GST included',
  greeting: speech(
    'Kia ora, Southern Plumbing. What’s happened?',
    '您好，Southern Plumbing。出什么事了？',
    '안녕하세요, 서던 플러밍입니다. 무슨 일이신가요?',
  ),
  hours: { ...onDays(workdays, at(7, 30), at(17, 30)), sat: [at(9), at(13)] },
  begins: phrases(`
    a plumber | need a plumber | need someone | some help | book a job | send someone | book a plumber |
    水管工 | 找人修 | 派人来 | 需要维修 | 想报修 | 报修 |
    배관공 | 수리 좀 | 수리를 부탁 | 사람 좀 보내 | 와 주실 수
  `),
  slots: [
    {
      key: 'job',
      kind: 'text',
      label: 'Job',
      ask: speech(
        'What’s happened, or what needs doing?',
        '出什么事了，或者需要做什么？',
        '무슨 일이신가요, 어떤 작업이 필요하세요?',
      ),
      said: speech('the job: {value}', '情况：{value}', '작업: {value}'),
      heardAs: phrases(`
        leak | leaks | leaking | drip | drips | dripping | water's coming | water is coming | water coming | coming through |
        burst | flood | flooding | flooded | tap | faucet | toilet | cistern | drain | blocked | clogged | sink | shower | bath |
        hot water | no water | pipe | cylinder | gutter | downpipe | dishwasher | washing machine | water pressure |
        bathroom renovation | pump | septic | overflowing | broken | won't flush | install | replace | new bathroom | renovation | renovating |
        漏水 | 漏 | 滴水 | 水管 | 爆了 | 爆管 | 水龙头 | 龙头 | 马桶 | 厕所 | 下水道 | 堵了 | 堵住 | 堵 | 热水器 | 没有热水 | 没热水 |
        没水 | 水槽 | 淋浴 | 浴缸 | 水压 | 坏了 | 安装 | 更换 | 装修浴室 | 翻新 | 淹了 | 溢出 |
        물이 새 | 새요 | 새고 | 누수 | 물이 떨어 | 물이 안 | 물이 넘 | 터졌 | 침수 | 수도꼭지 | 변기 | 화장실 | 하수구 | 막혔 | 막혀 |
        온수 | 온수기 | 싱크대 | 샤워기 | 욕조 | 배관 | 파이프 | 수압 | 고장 | 설치 | 교체 | 리모델링
      `),
    },
    {
      key: 'urgency',
      kind: 'choice',
      label: 'How urgent',
      ask: speech(
        'Is it urgent, or can it wait for a weekday?',
        '很急吗，还是可以等到工作日？',
        '급하신가요, 평일까지 기다리실 수 있나요?',
      ),
      choices: [
        {
          key: 'urgent',
          name: speech('urgent', '紧急', '긴급'),
          aliases: phrases(`
            emergency | can't wait | cannot wait | asap | as soon as possible | straight away | right away | right now |
            today | tonight | no water | no hot water |
            很急 | 着急 | 很紧急 | 马上 | 尽快 | 立刻 | 今天 | 今晚 | 现在就 | 等不了 | 没有热水 | 没热水 |
            급해 | 급한 | 급하 | 당장 | 빨리 | 오늘 | 오늘 밤 | 지금 바로 | 기다릴 수 없 | 온수가 안 | 지금 와 | 지금 오
          `),
          answers: phrases('now | very | 急 | 现在 | 지금'),
          means: 'yes',
          news: speech('That’s urgent.', '这很紧急。', '급한 일이네요.'),
        },
        {
          key: 'routine',
          name: speech('can wait', '可以等', '급하지 않음'),
          aliases: phrases(`
            not urgent | isn't urgent | no rush | no hurry | can wait | it can wait | whenever | during the week | leaking tap | dripping tap | tap is dripping | tap drips | running toilet | book me in | some time |
            不急 | 不着急 | 不紧急 | 可以等 | 工作日 | 有空的时候 | 水龙头滴水 | 龙头漏水 | 水龙头漏水 |
            급하지 않 | 안 급해 | 급한 건 아니 | 기다릴 수 있 | 평일 | 천천히 | 아무 때나 | 수도꼭지가 새 | 수도꼭지 누수
          `),
          answers: phrases('wait | a weekday | 等 | 기다릴게'),
          means: 'no',
          isLaterDay: true,
          price: 11_000,
          isFrom: true,
          tells: [{ label: 'Rate told', value: '$110 call-out, first half hour' }],
          news: speech(
            'A weekday visit is $110, first half hour and GST included.',
            '工作日上门 110 元，含前半小时和消费税。',
            '평일 방문은 처음 30분과 세금을 포함해 110달러입니다.',
          ),
        },
        {
          key: 'quote',
          name: speech('a quote', '报价', '견적'),
          aliases: phrases(`
            quote | estimate | free quote | price for a job | renovation | renovating | new bathroom |
            估价 | 报个价 | 免费报价 | 装修 | 翻新 |
            견적서 | 견적을 | 견적 좀 | 견적 받 | 리모델링 | 공사 비용
          `),
          tells: [{ label: 'Rate told', value: 'quote, no charge' }],
          news: speech(
            'A quote is free: someone comes to look.',
            '报价免费，我们派人上门看。',
            '견적은 무료이고 사람이 직접 가서 봅니다.',
          ),
        },
      ],
    },
    {
      key: 'water',
      kind: 'choice',
      label: 'Water',
      isUnasked: true,
      ask: speech('Is the water off?', '水关了吗？', '물을 잠그셨나요?'),
      choices: [
        {
          key: 'running',
          name: speech('water still running', '还在漏', '물이 새는 중'),
          aliases: phrases(`
            burst | flooding | flooded | flood | coming through | pouring | gushing | everywhere | overflowing | won't stop |
            soaked | through the ceiling |
            爆了 | 爆管 | 爆裂 | 淹了 | 天花板 | 到处是水 | 溢出 | 停不下来 | 喷水 |
            터졌 | 터져 | 침수 | 천장 | 넘쳐 | 넘치 | 물바다 | 멈추지 | 쏟아
          `),
          implies: { slot: 'urgency', key: 'urgent' },
          news: speech(
            'If you can, turn the water off at the street or under the sink.',
            '可以的话，请先关上街边或水槽下的水阀。',
            '하실 수 있으면 길가나 싱크대 아래의 밸브를 잠가 주세요.',
          ),
        },
        {
          key: 'off',
          name: speech('water off', '水已关', '물은 잠금'),
          aliases: phrases(`
            it's off | water's off | water is off | turned it off | turned the water off | i've turned it off | shut it off | it is off now |
            关了 | 关上了 | 已经关 | 关掉了 |
            잠갔 | 잠궜 | 껐어요
          `),
          news: speech('Good.', '很好。', '좋습니다.'),
        },
      ],
    },
    {
      key: 'address',
      kind: 'address',
      label: 'Where',
      ask: speech('What’s the address?', '请问地址是哪里？', '주소를 알려 주시겠어요?'),
    },
    {
      key: 'callout',
      kind: 'choice',
      label: 'When',
      when: ({ urgency, now }) => urgency === 'urgent' && now === 'open',
      ask: speech(
        'Someone can be there within two hours for $110, first half hour included, or on a day that suits you. Which is it?',
        '两小时内可以有人到，110 元，含前半小时；也可以约您方便的日子。您选哪个？',
        '두 시간 안에 갈 수 있고 처음 30분 포함 110달러입니다. 편하신 날로 잡을 수도 있어요. 어느 쪽으로 할까요?',
      ),
      choices: [
        {
          key: 'now',
          name: speech('today', '今天上门', '오늘 방문'),
          aliases: phrases('within two hours | 两小时内 | 두 시간 안에'),
          answers: nowWords,
          means: 'yes',
          within: 120,
          price: 11_000,
          isFrom: true,
          tells: [{ label: 'Rate told', value: '$110 call-out, first half hour' }],
          news: speech('Someone will be there by {by}.', '{by}以前会有人到。', '{by}까지 도착합니다.'),
        },
        later,
      ],
    },
    {
      key: 'callout-night',
      kind: 'choice',
      label: 'When',
      when: ({ urgency, now }) => urgency === 'urgent' && now !== 'open',
      ask: speech(
        'We’re after hours: someone can be there within the hour at $180 for the first hour, or at the day rate of $110 when we open. Which suits?',
        '现在是下班时间：一小时内可以有人到，第一小时 180 元；或者等上班后，白天 110 元。您选哪个？',
        '지금은 영업시간 외라 한 시간 안에 가면 첫 한 시간 180달러, 영업시간에는 주간 요금 110달러입니다. 어느 쪽이 좋으세요?',
      ),
      choices: [
        {
          key: 'now',
          name: speech('after hours, within the hour', '下班时间，一小时内上门', '영업시간 외, 한 시간 안 방문'),
          aliases: phrases('within the hour | 一小时内 | 한 시간 안에'),
          answers: nowWords,
          means: 'yes',
          within: 60,
          price: 18_000,
          isFrom: true,
          tells: [{ label: 'Rate told', value: '$180 first hour' }],
          news: speech('Someone will be there by {by}.', '{by}以前会有人到。', '{by}까지 도착합니다.'),
        },
        later,
      ],
    },
    {
      key: 'window',
      kind: 'moment',
      label: 'Window',
      when: (known) =>
        known.urgency === 'routine' ||
        known.urgency === 'quote' ||
        known.callout === 'later' ||
        known['callout-night'] === 'later',
      ask: speech(
        'Which day suits, and morning or afternoon? We give a window of two hours.',
        '哪天方便，上午还是下午？我们约两小时的时段。',
        '어느 날이 좋으세요, 오전인가요 오후인가요? 두 시간 간격으로 잡아 드립니다.',
      ),
      hours: { ...onDays(workdays, at(7, 30), at(17, 30)), sat: [at(9), at(13)] },
      step: 120,
      minutes: 120,
      notice: 120,
      days: 28,
      shows: 'window',
      taken: [
        { days: ['mon', 'wed'], from: at(9, 30), to: at(11, 30) },
        { days: ['tue', 'thu'], from: at(13, 30), to: at(15, 30) },
        { days: ['fri'], from: at(7, 30), to: at(9, 30) },
      ],
    },
    {
      key: 'name',
      kind: 'name',
      label: 'Name',
      ask: speech('What name is it?', '请问怎么称呼？', '성함이 어떻게 되세요?'),
    },
    {
      key: 'phone',
      kind: 'phone',
      label: 'Phone',
      ask: speech(
        'Thanks, {name}. And a number the plumber can ring?',
        '谢谢，{name}。请留一个水管工能打通的电话。',
        '{name} 님, 배관공이 연락드릴 번호를 알려 주시겠어요?',
      ),
      hint: speech(
        'A photo helps: reply with one to the text you’ll get.',
        '最好拍张照片，收到短信后回复给我们。',
        '사진이 있으면 도움이 됩니다. 문자를 받으시면 사진으로 답해 주세요.',
      ),
    },
    {
      key: 'access',
      kind: 'text',
      label: 'Access',
      optional: true,
      heardAs: phrases(`
        dog | gate | gate code | key is | key under | key's | tenant | side door | back door | buzzer | intercom | steep driveway |
        park on the street |
        狗 | 大门 | 门禁 | 钥匙 | 租客 | 后门 | 侧门 | 对讲 |
        개가 있 | 강아지 | 대문 | 비밀번호 | 열쇠 | 세입자 | 뒷문 | 옆문 | 인터폰
      `),
      ask: speech(
        'Anything they should know: a gate, a dog, a key, who will be there? You can say no.',
        '有什么要注意的吗：大门、狗、钥匙、谁在家？没有也行。',
        '알아 둘 것이 있을까요? 대문, 개, 열쇠, 누가 계신지요. 없으면 없다고 하셔도 됩니다.',
      ),
    },
  ],
  questions: [...rateQuestions, ...jobQuestions],
  farewell: speech(
    'Thank you, {name}. The van has the job at {address}. The plumber texts you when they leave.',
    '谢谢，{name}。{address}的活已经安排好，水管工出发时会发短信给您。',
    '감사합니다, {name} 님. {address} 작업을 접수했습니다. 배관공이 출발할 때 문자를 드립니다.',
  ),
  handovers: [
    {
      noteLabel: 'Somebody is hurt',
      heardAs: phrases(`
        ambulance | heart attack | can't breathe | cannot breathe | unconscious | bleeding badly | badly burnt | scalded |
        救护车 | 心脏病发 | 不能呼吸 | 晕倒 | 流血不止 | 烫伤 |
        구급차 | 심장마비 | 숨을 못 | 쓰러졌 | 피가 많이 | 화상을
      `),
      answer: speech(
        'That’s an emergency: hang up and ring {number} for an ambulance now.',
        '情况紧急，请挂断并马上拨打 {number} 叫救护车。',
        '응급 상황입니다. 끊고 바로 {number}에 전화해 구급차를 부르세요.',
      ),
    },
    {
      noteLabel: 'Job under way',
      heardAs: phrases(`
        where is the plumber | where's the plumber | plumber hasn't | nobody came | no one came | no show | he's late | running late |
        invoice is wrong | wrong invoice | complain | complaint | overcharged | came yesterday and | still leaking after |
        师傅还没来 | 没人来 | 怎么还没到 | 投诉 | 多收 | 账单不对 | 修完还漏 | 修了还漏 |
        아직 안 왔 | 아무도 안 왔 | 왜 안 오 | 불만 | 항의 | 청구서가 잘못 | 더 청구 | 고쳤는데 또 | 수리했는데 또
      `),
      answer: speech(
        'A person will look at that with you.',
        '这件事由工作人员来处理。',
        '그 건은 직원이 확인해 드리겠습니다.',
      ),
    },
  ],
  emergencies: phrases(`
    smell gas | smells gas | smelling gas | gas smell | smells of gas | smells like gas | smell of gas | gas leak | leaking gas |
    gas is leaking | sparks | sparking | on fire | there's a fire | fire in the | caught fire | smoke coming | smell smoke | see smoke | full of smoke |
    burning smell | smells burning | electric shock | electrocuted | got a shock | water in the lights | water in the switchboard |
    through the light | near the switchboard | exposed wire | live wire | ceiling collapsed |
    煤气味 | 燃气味 | 闻到煤气 | 闻到燃气 | 漏煤气 | 煤气漏 | 燃气泄漏 | 漏气 | 火花 | 着火 | 起火 | 冒烟 | 焦味 | 烧焦 | 触电 | 漏电 | 电死 | 电线露 |
    天花板塌 |
    가스 냄새 | 가스가 새 | 가스 새 | 가스 누출 | 가스 누설 | 불꽃 | 스파크 | 불이 났 | 불났 | 불이 나 | 연기가 | 연기 나 | 타는 냄새 | 감전 | 누전 |
    전선이 드러 | 천장이 무너
  `),
  emergencyAnswer: speech(
    'Get everyone out now, touch no switches, and ring {number} from outside. A person at Southern Plumbing gets what you told me.',
    '请马上让所有人离开，不要碰任何开关，到外面拨打 {number}。您说的情况我会转给工作人员。',
    '지금 모두 밖으로 나가시고, 스위치는 만지지 말고 밖에서 {number}에 전화하세요. 말씀하신 내용은 직원에게 전합니다.',
  ),
};
