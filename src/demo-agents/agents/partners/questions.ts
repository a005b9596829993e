import { packages, planMonths, supportMonths } from '#shared/offer/packages.ts';
import {
  commissionMonths,
  oneOffCommission,
  partnerTiers,
  planCommission,
  upsellBonus,
} from '#shared/offer/partner-programme.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import { siteConfig } from '#site.config';
import type { Question } from '../../slots/agent.ts';
import { translated } from '../../text/translated.ts';
import { question } from '../question.ts';

const tiers = partnerTiers.map(({ title, fromClients, commission }) => ({ title, from: fromClients, commission }));
const prices = packages.map(({ name, monthly, oneOff }) => ({
  name,
  plan: formatDollars(monthly),
  oneOff: formatDollars(oneOff),
}));

export const partnerCallQuestions: readonly Question[] = [
  question(
    'tiers',
    `
      tiers | tier | levels | affiliate | certified | premier | move up | next level | how do i get to 25 |
      等级 | 级别 | 升级 | 怎么升 |
      등급 | 레벨 | 승급 | 올라가
    `,
    `There are ${tiers.length} tiers, by the clients you bring in a year: ${tiers.map(({ title, from, commission }) => `${title} from ${from}, ${commission}%`).join('; ')}. You can’t buy a higher one.`,
    `按每年带来的客户数分 ${tiers.length} 级：${tiers.map(({ title, from, commission }) => `${title} ${from} 位起，${commission}%`).join('；')}。等级不能花钱买。`,
    `한 해에 데려온 고객 수에 따라 ${tiers.length}등급입니다: ${tiers.map(({ title, from, commission }) => `${title} ${from}명부터 ${commission}%`).join('; ')}. 돈으로 살 수는 없습니다.`,
  ),
  question(
    'share',
    `
      earn | what would i … get | what would we … get | get paid if | do i get anything | do we get anything | make+clients | make+client | what would i get | what would we get | what do i get | how much do i get | how much would i get | my share | our share | my cut | commission | commissions | what if i bring | if i bring | if we bring | how much+bring | in it for me | in it for us |
      分多少 | 百分之几 | 赚多少 | 能赚 | 拿多少 | 佣金 | 提成 | 分成 | 份额 | 收入 | 如果我带 | 带来+多少 |
      얼마를 벌 | 얼마 벌 | 버나 | 벌 수 | 수수료 | 제 몫 | 저희 몫 | 커미션 | 받나요 | 데려오면
    `,
    `You earn ${tiers.map(({ title, commission }) => `${commission}% as ${/^[AEIOU]/.test(title) ? 'an' : 'a'} ${title}`).join(', ')}. Tell me how many clients a year and which package, and I work it out.`,
    `${tiers.map(({ title, commission }) => `${title} 拿 ${commission}%`).join('，')}。告诉我每年几位客户、哪个套餐，我来算。`,
    `${tiers.map(({ title, commission }) => `${title} ${commission}%`).join(', ')}입니다. 한 해 고객 수와 패키지를 말씀하시면 계산해 드릴게요.`,
    { isWorkedOut: true },
  ),
  question(
    'several-packages',
    'starter+growth | starter+enterprise | growth+enterprise',
    'I work out one package at a time. Tell me the clients and the package, and then the next.',
    '我一次算一个套餐。请先说一个套餐和客户数，再说下一个。',
    '패키지는 하나씩 계산합니다. 고객 수와 패키지를 먼저 하나 말씀하시고, 그다음을 말씀해 주세요.',
    { noteLabel: translated('Packages', '套餐', '패키지') },
  ),
  question(
    'paid-when',
    `
      when am i paid | when do i get paid | when do we get paid | when are we paid | when do you pay | how often+paid | how often do you pay | paid monthly | pay out | how do i get paid | how do we get paid | payout | bank details | bank account | how long do i get | how long do you pay | for how long | how many months | recurring | if the client leaves | if they cancel |
      什么时候付 | 何时付 | 多久付 | 怎么付 | 付多久 | 几个月 | 每月付 | 收款 |
      언제 지급 | 언제 받 | 언제 돈 | 얼마나 오래 | 몇 달 | 매달 | 지급은 | 지급 방법
    `,
    `Commissions are paid monthly. A one-off deal pays once, after the setup fee. A ${planMonths}-month plan pays every month for its ${commissionMonths} months. We ask for payout details when your first client has signed, never by email.`,
    `佣金按月支付。一次性付款的交易在收到设置费后支付一次；${planMonths} 个月方案每月支付，共 ${commissionMonths} 个月。收款方式等第一位客户签约后再问您，不会用邮件索取。`,
    `수수료는 매월 지급합니다. 일시불 계약은 설정비가 들어온 뒤 한 번, ${planMonths}개월 플랜은 ${commissionMonths}개월 동안 매달 지급합니다. 지급받을 방법은 첫 고객이 계약한 뒤에 여쭙고, 이메일로는 묻지 않습니다.`,
  ),
  question(
    'cost',
    `
      what does it cost to join | how much does it cost to join | how much is it to join | what does joining cost | cost to join | fee to join | joining fee | pay to join | upfront | up front | is it free | free to join | any fees | minimum | what does it cost me |
      加入+费 | 要交钱 | 加入要钱 | 免费吗 | 预付 | 最低 |
      가입비 | 비용이 있 | 무료인가 | 무료예요 | 선불 | 최소
    `,
    'Nothing. There is no upfront cost to join, and you owe us nothing if you never refer a client.',
    '不收费。加入无需预付费用，没有介绍客户也不欠我们什么。',
    '없습니다. 가입에 드는 선불 비용이 없고, 고객을 소개하지 않으셔도 내실 비용이 없습니다.',
  ),
  question(
    'bonus',
    'bonus | upsell | extra five | 奖金 | 奖励 | 额外 | 보너스 | 추가 수당',
    `Close ${upsellBonus.dealsPerQuarter} or more deals in a quarter and ${upsellBonus.percent}% comes on top.`,
    `一个季度成交 ${upsellBonus.dealsPerQuarter} 笔以上，再加 ${upsellBonus.percent}%。`,
    `한 분기에 ${upsellBonus.dealsPerQuarter}건 이상 계약하시면 ${upsellBonus.percent}%를 더 드립니다.`,
  ),
  question(
    'work',
    `
      do i have to build | do we have to build | build the agent | who builds | who supports | support the agent | do i have to support | set it up | what do i have to do | what do we have to do | what's my part | technical | coding |
      谁来做 | 谁负责 | 要我做什么 | 需要做什么 | 技术支持 | 搭建 |
      누가 만들 | 누가 지원 | 제가 할 일 | 무엇을 해야 | 뭘 해야 | 기술
    `,
    `Your part is the introduction. We write the agent, set it up and test it with your client, and every package comes with ${supportMonths} months of support from us.`,
    `您只需要介绍。我们负责编写、设置，并和您的客户一起测试，每个套餐都有 ${supportMonths} 个月的支持。`,
    `소개만 해 주시면 됩니다. 저희가 만들고 설정하고 고객과 함께 시험하며, 모든 패키지에 ${supportMonths}개월 지원이 들어 있습니다.`,
  ),
  question(
    'prices',
    `
      packages | difference between | prices | price of | how much is | what does it cost | what do you sell | what does a client pay | client pay | what do clients pay |
      套餐有 | 套餐 | 价格 | 多少钱 | 客户付 |
      패키지 | 가격 | 얼마인가 | 고객이 내
    `,
    `${prices.map(({ name, plan, oneOff }) => `${name} is ${plan} a month for ${planMonths} months, or ${oneOff} once`).join('; ')}. Usage is billed separately.`,
    `${prices.map(({ name, plan, oneOff }) => `${name} 每月 ${plan}，共 ${planMonths} 个月，或一次性 ${oneOff}`).join('；')}。用量另计。`,
    `${prices.map(({ name, plan, oneOff }) => `${name}은 ${planMonths}개월 동안 월 ${plan}, 또는 일시불 ${oneOff}`).join('; ')}입니다. 사용량은 따로 청구합니다.`,
  ),
  question(
    'one-off-rate',
    'one off rate | plan or one off | one off or plan | 一次性和 | 일시불과',
    `As a Certified Partner you get ${oneOffCommission}% of a one-off deal, paid after the setup fee, and ${planCommission}% of a ${planMonths}-month plan, recurring monthly for ${commissionMonths} months.`,
    `Certified Partner 在一次性付款的交易中拿 ${oneOffCommission}%，收到设置费后支付；${planMonths} 个月方案拿 ${planCommission}%，每月支付，共 ${commissionMonths} 个月。`,
    `Certified Partner는 일시불 계약의 ${oneOffCommission}%를 설정비 입금 뒤에, ${planMonths}개월 플랜의 ${planCommission}%를 ${commissionMonths}개월 동안 매달 받습니다.`,
  ),
  question(
    'agreement',
    `
      terms | agreement | contract | what do i agree | lock in | locked in | notice | leave the programme | exclusive | exclusivity |
      条款 | 协议 | 合同 | 退出 | 独家 |
      약관 | 계약서 | 동의 | 탈퇴 | 독점
    `,
    'The points are listed on this page under What You’ll Need, and our team sends you the partner agreement to accept. Either side can end the agreement with 30 days written notice.',
    '要点列在本页 What You’ll Need 下面，工作人员会把合作伙伴协议发给您确认。任何一方都可以提前 30 天书面通知终止。',
    '내용은 이 페이지의 What You’ll Need 아래에 있고, 담당자가 파트너 계약서를 보내 드립니다. 어느 쪽이든 30일 전에 서면으로 알리면 끝낼 수 있습니다.',
  ),
  question(
    'consent',
    `
      ask them first | ask first | their permission | their consent | do they have to agree | need permission |
      先问 | 征得 | 对方同意 |
      허락 | 동의를 | 먼저 물어
    `,
    'Yes, please ask them first. We need no phone number of theirs yet.',
    '需要，请先征得对方同意。暂时不需要对方的电话。',
    '네, 먼저 동의를 구해 주세요. 그쪽 전화번호는 아직 필요 없습니다.',
  ),
  question(
    'link',
    `
      link | referral code | track | credited | how do you know it was me | how do you know | proof |
      链接 | 推荐码 | 怎么知道是我 | 记录 |
      링크 | 추천 코드 | 어떻게 알 | 기록
    `,
    'You can make your own link near the end of this page. If a client who came by it writes to us on that visit, we can see that you sent them. Or introduce them here.',
    '您可以在本页末尾生成自己的链接。客户通过链接来访并联系我们时，我们能看到是您介绍的。也可以在这里直接介绍。',
    '이 페이지 끝에서 전용 링크를 만드실 수 있습니다. 그 링크로 온 고객이 그 방문에서 연락하시면 저희가 알 수 있습니다. 여기서 바로 소개하셔도 됩니다.',
  ),
  question(
    'robot',
    `
      are you a robot | are you real | are you human | are you an ai | are you a bot | is this a bot |
      你是机器人 | 你是真人 | 是人工智能 |
      로봇인가 | 로봇이에요 | 사람인가 | 사람이에요 | ai인가
    `,
    `I’m a program of ${siteConfig.brand}. Say “a person” and someone from our team gets back to you.`,
    `我是 ${siteConfig.brand} 的程序。说“人工”，就会有工作人员联系您。`,
    `저는 ${siteConfig.brand}의 프로그램입니다. “사람”이라고 말씀하시면 담당자가 연락드립니다.`,
  ),
  question(
    'programme',
    `
      what can you do | how do i pass | how do i introduce | how do i refer | what can i ask | what do you know | help me | how does it work | how does this work | tell me about | what is this | what is the programme | partner programme | partner program | explain |
      怎么运作 | 介绍一下 | 是什么 | 合作计划 |
      어떻게 되 | 어떻게 진행 | 무엇인가 | 설명 | 파트너 프로그램
    `,
    'You introduce a client, we work out the offer, set the agent up and support it, and you’re paid your share every month.',
    '您介绍客户，我们提供方案、设置并支持，您按月拿佣金。',
    '고객을 소개해 주시면 저희가 제안하고 설정하고 지원하며, 수수료는 매월 지급합니다.',
    { isGeneral: true },
  ),
];
