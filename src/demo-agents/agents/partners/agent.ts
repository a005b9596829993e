import { packages } from '#shared/offer/packages.ts';
import { siteConfig } from '#site.config';
import type { DialogueAgent } from '../../slots/agent.ts';
import { at, sameHours, workdays } from '../../slots/business-time.ts';
import type { Choice, KnownValues } from '../../slots/slots.ts';
import { phrases, translated } from '../../text/translated.ts';
import { partnerCallQuestions } from './questions.ts';
import { shareCalculation } from './share.ts';

const packageAliases: Readonly<Record<string, string>> = {
  starter: 'starter | starters | 入门 | 스타터',
  growth: 'growth | 成长 | 그로스',
  'enterprise-lite': 'enterprise lite | enterprise | 企业 | 엔터프라이즈',
};

const packageChoices: readonly Choice[] = packages.map(({ key, name }) => ({
  key,
  name: translated(name, name, name),
  aliases: phrases(`${name.toLowerCase()} | ${packageAliases[key]}`),
}));

const hasWish = ({ wish }: KnownValues) => wish !== undefined;

/**
 * The specialist of the page Partners. It explains the programme and works out what an agency would earn. The wish to
 * join or to introduce a client is sent as an enquiry (see `introduction.ts`). The demo page does not list this agent.
 */
export const partnerAgent: DialogueAgent = {
  key: 'partners',
  business: translated(
    `${siteConfig.brand} partner specialist`,
    `${siteConfig.brand} 合作伙伴专员`,
    `${siteConfig.brand} 파트너 담당`,
  ),
  ticketHeading: 'What our team gets',
  greeting: translated(
    `Kia ora, I’m ${siteConfig.brand}’s partner specialist, a program. Ask about tiers or payments, say how many clients you could bring, or say “sign up” or “introduce a client”.`,
    `您好，我是 ${siteConfig.brand} 的 AI 合作伙伴专员。您可以问等级和付款，告诉我能带来几位客户，也可以说“加入”或“介绍客户”。`,
    `안녕하세요, ${siteConfig.brand}의 AI 파트너 담당입니다. 등급이나 지급을 물어보시거나, 고객을 몇 명 데려올 수 있는지 말씀하시거나, “가입” 또는 “고객 소개”라고 말씀해 주세요.`,
  ),
  hours: sameHours(workdays, at(9), at(17)),
  slots: [
    {
      key: 'clients',
      kind: 'count',
      label: translated('Clients a year', '每年客户', '한 해 고객'),
      isNeverPrompted: true,
      prompt: translated('How many clients a year?', '每年几位客户？', '한 해 고객이 몇 명인가요?'),
      units: phrases(
        'clients | client | customers | customer | businesses | deals | referrals | sites | 位客户 | 个客户 | 个客 | 군데 | 家客户 | 名客户 | 客户 | 家公司 | 家 | 单 | 명 | 곳 | 건 | 고객 # | 업체',
      ),
      min: 1,
      max: 999,
      one: translated('one client a year', '每年一位客户', '한 해 고객 한 명'),
      many: translated('{count} clients a year', '每年 {count} 位客户', '한 해 고객 {count}명'),
    },
    {
      key: 'package',
      kind: 'choice',
      label: translated('Package', '套餐', '패키지'),
      isNeverPrompted: true,
      prompt: translated('Which package?', '哪个套餐？', '어느 패키지인가요?'),
      choices: packageChoices,
    },
    {
      key: 'model',
      kind: 'choice',
      label: translated('Payment', '付款', '결제'),
      isNeverPrompted: true,
      prompt: translated('On the plan, or one-off?', '按月方案还是一次性？', '플랜인가요, 일시불인가요?'),
      choices: [
        {
          key: 'plan',
          name: translated('12-month plan', '12 个月方案', '12개월 플랜'),
          aliases: phrases(
            '12 month plan | monthly plan | on the plan | 12 months | twelve months | 12 个月 | 十二个月 | 12개월 | 열두 달 | 按月 | 月付 | 플랜으로 | 월납',
          ),
        },
        {
          key: 'one-off',
          name: translated('one-off', '一次性', '일시불'),
          aliases: phrases('one off | pay once | paid once | outright | 一次性付款 | 一次付清 | 한 번에'),
        },
      ],
    },
    {
      key: 'wish',
      kind: 'choice',
      label: translated('Wish', '意向', '원하시는 것'),
      prompt: translated(
        'Ask me anything about it, or say “sign up” or “introduce a client”.',
        '您可以继续提问，也可以说“加入”或“介绍客户”。',
        '궁금하신 것을 물어보시거나 “가입” 또는 “고객 소개”라고 말씀해 주세요.',
      ),
      promptAgain: translated('What else would you like to know?', '还想了解什么？', '더 궁금하신 것이 있으세요?'),
      choices: [
        {
          key: 'introduce',
          name: translated('introduce a client', '介绍客户', '고객 소개'),
          aliases: phrases(`
            introducing a client | put them your way | introduce a client | introduce a customer | introduce someone | refer a client | refer someone | make a referral | make an introduction |
            have a client | got a client | client for you | have a customer | client who | a lead for you |
            介绍一位客户 | 介绍一个客户 | 介绍个客户 | 想介绍 | 推荐客户 | 推荐一位 | 有个客户 | 有一位客户 | 有客户要 |
            고객을 소개 | 고객 한 명을 소개 | 고객 한 분 소개 | 한 분을 소개 | 한 곳을 소개 | 소개하려 | 소개하고 싶 | 소개해 드리 | 고객을 추천 | 소개할 고객 | 소개해 드릴 | 추천할 고객
          `),
        },
        {
          key: 'join',
          name: translated('sign up', '加入', '가입'),
          aliases: phrases(`
            join | join the programme | join the program | sign up | sign us up | sign me up | become a partner | apply | want to join | like to join | count us in |
            加入合作 | 成为合作伙伴 | 报名 | 申请 |
            파트너가 되고 | 가입하고 | 가입할 | 신청
          `),
        },
      ],
    },
    {
      key: 'agency',
      kind: 'text',
      label: translated('Agency', '公司', '에이전시'),
      when: hasWish,
      prompt: translated('What’s your agency called?', '您的公司叫什么名字？', '에이전시 이름이 무엇인가요?'),
      readBack: translated('your agency {value}', '您的公司：{value}', '에이전시: {value}'),
    },
    {
      key: 'client',
      kind: 'text',
      label: translated('Client', '客人', '고객'),
      when: ({ wish }) => wish === 'introduce',
      prompt: translated(
        'Which business is it, and what do they need? Please ask them first; we need no phone number of theirs yet.',
        '是哪家企业，需要什么？请先征得对方同意，暂时不需要对方的电话。',
        '어떤 업체이고 무엇이 필요한가요? 먼저 동의를 구해 주세요. 그쪽 전화번호는 아직 필요 없습니다.',
      ),
      readBack: translated('the client: {value}', '客户：{value}', '고객: {value}'),
    },
    {
      key: 'name',
      kind: 'name',
      label: translated('Name', '姓名', '성함'),
      when: hasWish,
      prompt: translated('And your own name?', '请问怎么称呼您？', '성함이 어떻게 되세요?'),
    },
    {
      key: 'phone',
      kind: 'phone',
      label: translated('Contact', '联系方式', '연락처'),
      when: hasWish,
      acceptsEmail: true,
      prompt: translated(
        'Thanks, {name}. What number or email address can our team reach you on?',
        '谢谢，{name}。请留一个电话或电子邮箱，方便工作人员联系您。',
        '{name} 님, 담당자가 연락드릴 전화번호나 이메일을 알려 주시겠어요?',
      ),
    },
  ],
  questions: partnerCallQuestions,
  calculation: shareCalculation,
  farewell: translated(
    'Thank you, {name}. I’m sending it to our team now.',
    '谢谢，{name}。我现在就发给我们的团队。',
    '{name} 님, 감사합니다. 지금 저희 팀에 보냅니다.',
  ),
  texts: {
    no: translated('That’s fine.', '没关系。', '괜찮습니다.'),
    confirm: translated(
      'Shall I send that to our team? They keep it to reply to you, as our privacy policy sets out.',
      '要我发给我们的团队吗？他们会按照隐私政策保存这些信息，以便答复您。',
      '저희 팀에 보낼까요? 답변을 위해 개인정보 처리방침에 따라 보관합니다.',
    ),
    cancelling: translated('Shall we leave it there?', '那就到这里吗？', '여기서 마칠까요?'),
    cancelled: translated(
      'All right, nothing was sent. Goodbye.',
      '好的，什么都没有发送。再见。',
      '네, 아무것도 보내지 않았습니다. 안녕히 계세요.',
    ),
    handedOver: translated(
      'A person can take it from here. Leave your details below.',
      '接下来由工作人员跟进，请在下面留下联系方式。',
      '이제 담당자가 이어서 도와드립니다. 아래에 연락처를 남겨 주세요.',
    ),
    personOffer: translated(
      'Someone from our team gets back to you, and gets what you’ve told me.',
      '我们的工作人员会联系您，也会收到您说过的内容。',
      '저희 팀에서 연락드리고, 말씀하신 내용도 함께 받습니다.',
    ),
  },
  emergencies: [],
};
