import { demoAgents, demoBusinesses } from '#demo-agents/agents/demo-businesses.ts';
import { demoLanguages } from '#language/languages.ts';
import { demoAgentKeys } from '#shared/demo-agent-keys.ts';
import type { KnownAnswer } from '../known-answer.ts';

const source = { path: '/demo', title: 'Demo' };
const languages = demoLanguages.map(({ name }) => name);

const agentAnswers = demoAgents.map((agent): KnownAnswer => {
  const path = agent.key === demoAgentKeys[0] ? '/demo' : `/demo?agent=${agent.key}`;
  const { does, asked } = demoBusinesses[agent.key].assistant;
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

export const demoAnswers: readonly KnownAnswer[] = [
  ...agentAnswers,
  {
    id: 'demo-languages',
    source,
    say: () => ({
      en: `The agents speak ${languages.slice(0, -1).join(', ')} and ${languages.at(-1)}, and answer in the language you type. For speaking, you choose the language.`,
      'zh-Hans': '客服会说英语、中文和韩语，用您打字的语言回答。说话时，请先选择语言。',
      ko: 'AI 상담원은 영어, 중국어, 한국어로 말하고, 입력한 언어로 대답합니다. 음성은 언어를 먼저 고르세요.',
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
