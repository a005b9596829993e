import { type DemoAgentKey, demoAgentKeys } from '#domain/demo-agent-keys.ts';
import { demoAgents } from '#domain/demo-agents.ts';
import { demoLanguages } from '#domain/demo-languages.ts';
import type { InEveryLanguage } from '#domain/text-language.ts';
import type { KnownAnswer } from '../known-answer.ts';

const source = { path: '/demo', title: 'Demo' };
const languages = demoLanguages.map(({ name }) => name);

/** What each agent does, in Chinese and Korean, and phrasings of questions about each trade. */
const trades: Record<DemoAgentKey, { does: { zh: string; ko: string }; asked: InEveryLanguage<readonly string[]> }> = {
  takeaway: {
    does: {
      zh: '餐饮外卖：接订单，问份量和加料，复述并报总价，把单子送到厨房。',
      ko: '음식점: 주문을 받고 크기와 추가를 묻고 다시 읽어 총액을 말한 뒤 주방에 전표를 보냅니다.',
    },
    asked: {
      en: [
        'I run a takeaway',
        'can it take food orders',
        'restaurant ordering',
        'I own a pizza shop',
        'cafe phone orders',
        'does it work for restaurants',
        'take orders and send to kitchen',
        'fish and chip shop',
        'allergy questions menu',
      ],
      'zh-Hans': ['餐厅可以用吗', '可以接外卖订单吗', '我开外卖店', '点餐', '饭店'],
      ko: ['식당에서 쓸 수 있나요', '주문을 받을 수 있나요', '배달 주문', '음식점', '치킨집'],
    },
  },
  clinic: {
    does: {
      zh: '诊所：预约、改期和取消，不提供医疗建议，紧急情况立即转给人。',
      ko: '병원: 예약, 변경, 취소를 하며 의료 조언은 하지 않고 급한 전화는 바로 사람에게 넘깁니다.',
    },
    asked: {
      en: [
        'I run a medical clinic',
        'can it book patient appointments',
        'healthcare',
        'does it work for doctors',
        'dentist reception',
        'physio appointments',
        'GP practice',
        'patients',
      ],
      'zh-Hans': ['诊所可以用吗', '预约看病', '牙医', '给病人预约'],
      ko: ['병원에서 쓸 수 있나요', '환자 예약', '치과', '진료 예약'],
    },
  },
  beauty: {
    does: {
      zh: '美容美发：按服务、时长和人员找到合适时间并预约。',
      ko: '미용: 시술과 시간, 담당자에 맞는 때를 찾아 예약합니다.',
    },
    asked: {
      en: [
        'I have a hair salon',
        'beauty salon bookings',
        'can it book a haircut',
        'nail salon',
        'massage spa wellness',
        'does it work for hairdressers',
        'barber',
      ],
      'zh-Hans': ['美容院可以用吗', '理发店', '美甲店预约', '按摩', '美发'],
      ko: ['미용실에서 쓸 수 있나요', '네일샵 예약', '마사지', '뷰티'],
    },
  },
  trades: {
    does: {
      zh: '水电等上门服务：问清情况、地址和是否紧急，急的转给您，其余排进您的日程。',
      ko: '출장 수리: 무슨 일인지, 어디인지, 급한지를 묻고 급한 일은 알리고 나머지는 일정에 넣습니다.',
    },
    asked: {
      en: [
        'I am a plumber',
        'does it work for tradies',
        'electrician builder',
        'can it sort urgent jobs',
        'home services',
        'call-out jobs',
        'can it book a job while I am working',
        'air con installers',
        'roofer',
      ],
      'zh-Hans': ['水管工可以用吗', '电工', '上门维修', '装修公司', '紧急维修'],
      ko: ['배관공도 쓸 수 있나요', '전기 기사', '출장 수리', '집수리', '급한 수리'],
    },
  },
  hotels: {
    does: {
      zh: '酒店和汽车旅馆：查日期、房间和价格，接受预订并说明如何取钥匙。',
      ko: '호텔·모텔: 날짜, 객실, 요금을 확인하고 예약을 받으며 열쇠 받는 방법을 알려 줍니다.',
    },
    asked: {
      en: [
        'I own a motel',
        'hotel reservations',
        'can it book rooms',
        'accommodation',
        'does it work for hotels',
        'late check-in calls',
        'guests room booking',
        'holiday park',
        'bed and breakfast',
      ],
      'zh-Hans': ['酒店可以用吗', '汽车旅馆', '订房', '民宿', '客房预订'],
      ko: ['호텔에서 쓸 수 있나요', '모텔', '객실 예약', '숙박', '민박'],
    },
  },
};

const agentAnswers = demoAgents.map((agent): KnownAnswer => {
  const path = agent.key === demoAgentKeys[0] ? '/demo' : `/demo?agent=${agent.key}`;
  const { does, asked } = trades[agent.key];
  return {
    id: `demo-${agent.key}`,
    source: { path, title: `Demo: ${agent.title}` },
    say: () => ({
      en: `Yes, ${agent.title} is one of our demos. ${agent.howItWorks}`,
      'zh-Hans': `可以。${does.zh}演示页可以试听。`,
      ko: `네. ${does.ko} 데모에서 들어 볼 수 있습니다.`,
    }),
    asked,
  };
});

/** Answers about the demo (product 5.1). */
export const demoAnswers: readonly KnownAnswer[] = [
  ...agentAnswers,
  {
    id: 'demo-languages',
    source,
    say: () => ({
      en: `The agents speak ${languages.slice(0, -1).join(', ')} and ${languages.at(-1)}, and answer in the language you use.`,
      'zh-Hans': '客服会说英语、中文和韩语，并自动识别语言。',
      ko: 'AI 상담원은 영어, 중국어, 한국어로 말하고 언어를 자동으로 알아듣습니다.',
    }),
    asked: {
      en: [
        'speak chinese',
        'speak korean',
        'talk korean',
        'what languages does it speak',
        'can it talk in my language',
        'does it understand mandarin',
        'does it speak chinese',
        'does it speak mandarin',
        'korean speaking agent',
        'supported languages',
        'can it answer in another language',
        'multilingual',
        'does it speak maori',
        'does it detect the language',
      ],
      'zh-Hans': ['支持哪些语言', '会说中文吗', '会说普通话吗', '会说韩语吗', '能说粤语吗', '能识别语言吗', '粤语'],
      ko: [
        '중국어를 알아듣나요',
        '말을 알아듣나요',
        '어떤 언어를 지원하나요',
        '한국어를 하나요',
        '한국어로 통화',
        '중국어도 되나요',
        '언어를 자동으로 인식하나요',
      ],
    },
  },
  {
    id: 'demo-try',
    source,
    say: () => ({
      en: 'Try it on the Demo page: choose a business and speak or type. It is free and needs no account. No free trial of the packages is listed on this site.',
      'zh-Hans': '在 Demo 页面选择一个行业，用说的或打字试用。免费，也不需要账户。网站没有列出套餐的免费试用。',
      ko: 'Demo 페이지에서 업종을 고르고 말하거나 입력해 보세요. 무료이며 계정이 필요 없습니다. 패키지 무료 체험은 사이트에 없습니다.',
    }),
    asked: {
      en: [
        'can I try it',
        'free trial',
        'where is the demo',
        'hear an example',
        'test it before buying',
        'listen to a sample call',
        'show me how it sounds',
        'how do I use the demo',
        'is the demo free',
      ],
      'zh-Hans': ['可以试用吗', '演示在哪里', '免费试用', '听一下效果', '怎么试'],
      ko: ['체험해 볼 수 있나요', '데모는 어디', '무료 체험', '들어 볼 수 있나요', '시험해 보고 싶어요'],
    },
  },
  {
    id: 'demo-not-real',
    source: { path: '/terms#site', title: 'Terms: This site, the demo and the assistant' },
    say: () => ({
      en: 'The demo’s businesses, menus, prices and bookings are made up. Nothing you order or book there will arrive.',
      'zh-Hans': '演示中的商家、菜单、价格和预约都是虚构的。在那里点的或订的都不会送达。',
      ko: '데모의 업체, 메뉴, 가격, 예약은 꾸며 낸 것입니다. 거기서 주문하거나 예약한 것은 오지 않습니다.',
    }),
    asked: {
      en: [
        'is the demo real',
        'will my demo order arrive',
        'will the food I ordered in the demo turn up',
        'is the demo booking real',
        'are those real businesses',
        'did I really book a table in the demo',
        'fake menu',
      ],
      'zh-Hans': ['演示里订的餐会送吗', '演示是真的吗', '演示里的订单会送来吗', '那些是真的店吗'],
      ko: ['데모 예약이 진짜인가요', '데모 주문이 배달되나요', '실제 업체인가요'],
    },
  },
  {
    id: 'hand-over',
    source,
    say: () => ({
      en: 'Yes. If the agent can’t answer a question, it puts the caller through to you, and anything that sounds urgent goes to a person at once. You choose the words for that. Each business keeps a way for a caller to reach a person.',
      'zh-Hans': '可以。客服答不了的会转给您，听起来紧急的按您写的规则转给人。每个商家都要保留联系真人的方式。',
      ko: '네. 답할 수 없는 것은 사장님께 넘기고, 급해 보이는 전화는 정해 주신 말에 따라 사람에게 연결합니다. 업체마다 사람과 연결되는 방법을 둡니다.',
    }),
    asked: {
      en: [
        'when should a call go to a person',
        'call go to a human',
        'can it transfer a call to me',
        'put the caller through',
        'put the call through to me',
        'pass the call to my staff',
        'what if it cannot answer',
        'what happens when it does not know',
        'can my customer ask for a human',
        'forward calls to my mobile',
        'can it transfer an emergency job to my mobile at night',
        'put an urgent caller through to my phone',
        'ring me straight away when a customer has an emergency',
      ],
      'zh-Hans': ['可以转接给我吗', '回答不了怎么办', '顾客要找真人怎么办', '转人工', '半夜的急修电话能转到我手机吗'],
      ko: [
        '저에게 전화를 돌려주나요',
        '답을 못 하면',
        '고객이 사람을 찾으면',
        '통화 연결',
        '급한 전화를 제 휴대폰으로 돌려주나요',
      ],
    },
  },
  {
    id: 'after-hours',
    source: { path: '/', title: 'Home' },
    say: () => ({
      en: 'Yes. The agent answers while you’re under a sink, with a client or asleep, after hours too. Your own rules say what is urgent.',
      'zh-Hans': '可以。您在忙、在见客户或休息时，客服照样接电话，包括下班以后。什么算紧急由您定。',
      ko: '네. 일하는 중이거나 손님과 있거나 주무실 때, 영업시간 이후에도 전화를 받습니다. 무엇이 급한지는 사장님이 정합니다.',
    }),
    asked: {
      en: [
        'does it answer after hours',
        'can it answer at night',
        'does it pick up late',
        'works 24/7',
        'when I am busy',
        'answer calls while I am on a job',
        'weekend calls',
        'around the clock',
      ],
      'zh-Hans': ['下班以后能接电话吗', '24 小时吗', '晚上能接吗', '我忙的时候'],
      ko: ['영업시간 이후에도 받나요', '24시간인가요', '밤에도 전화를 받나요', '바쁠 때'],
    },
  },
];
