import type { PhrasingList } from '../known-answer.ts';

/** Questions about the partner programme as agencies, bookkeepers and friends of customers type them. */
export const askedByPartners: PhrasingList = {
  'partner-commission': {
    en: 'what’s my slice if I send you someone|how much do you pay for a lead that signs|we build websites, what would we get out of passing clients on|is it a one time finder’s fee or a percentage|just one mate with a shop, do I still earn anything|bring two people in, what percent is that|what do the top referrers make|whats the lowest rate and whats the highest|if I flick you three clients in a year what’s my cut|kickback for introductions?|percentages for each level please|how do your commission rates compare between the tiers|does the twenty percent apply to the yearly plan as well as the outright price',
    'zh-Hans':
      '介绍一个人给你们我能分多少|我们做网站的，把客户转过来有什么好处|就拉来一个朋友开店的，也有钱拿吗|只带来两家是百分之几|最低几个点最高几个点|一年给你们三个客户提多少|介绍费是一笔过还是按比例|各级的比例报一下|按年的方案和一次付清的都算提成吗|推荐成功给多少佣金',
    ko: '한 명 소개하면 저한테 몇 프로 떨어져요|웹사이트 만드는 회사인데 고객 넘기면 뭐가 남아요|친구 가게 하나만 소개해도 돈 주나요|두 군데 데려오면 몇 퍼센트예요|제일 낮은 비율이랑 제일 높은 비율이 얼마죠|일 년에 세 곳 소개하면 제 몫은요|소개비는 한 번만 주나요 비율로 주나요|등급마다 몇 퍼센트인지 알려 줘요|연간 요금제도 일시불도 다 쳐 주나요|수수료 얼마나 줘요',
  },
  'partner-paid-when': {
    en: 'when does the money turn up|do I have to wait till Christmas for my cut|how often do you pay out|so is it a lump at the end or dribs and drabs|when’s payday for referrers|paid straight away when they sign or later|for how many months do I keep getting paid on one client|do I get it all at once on an outright sale|which day do commissions land|is it recurring or once only',
    'zh-Hans':
      '提成什么时候到账|要等到年底才给钱吗|多久结一次|客户一签就给还是以后给|一个客户能拿几个月|一次买断的那种佣金什么时候付|是每月都有还是只有一次|分成是分期给吗|钱多长时间打一次',
    ko: '제 돈은 언제 들어와요|연말까지 기다려야 하나요|정산은 얼마나 자주 해요|계약하자마자 줘요 나중에 줘요|고객 한 명당 몇 달 동안 받아요|한 번에 사 간 고객 건은 언제 주나요|매달 계속 나와요 한 번뿐이에요|수수료 지급일이 언제죠|몰아서 줘요 나눠서 줘요',
  },
  'partner-tier-up': {
    en: 'how do I get onto the higher rate|what do I have to pull off to be on your best percentage|can I pay to be a premier straight off|how many clients before I go up a level|what are the levels called and what does each take|can I drop back down if I have a bad year|what’s after affiliate|number of signups for the top rung|does my first one count for anything',
    'zh-Hans':
      '怎么才能拿到更高的比例|要做到什么样才算最高级|能不能花钱直接升级|几个客户才能升一级|都有哪几级，各要什么条件|第一个客户算哪一级|今年做得不好会掉级吗|最顶上那级要多少单',
    ko: '더 높은 비율 받으려면 어떻게 해야 해요|제일 좋은 퍼센트 받으려면 몇 곳 데려와야 해요|돈 내고 바로 윗등급 될 수 있어요|몇 명이면 한 단계 올라가요|등급 이름이랑 조건이 뭐예요|첫 소개도 쳐 주나요|실적 나쁘면 등급 떨어져요|꼭대기 등급은 몇 건이에요',
  },
  'partner-bonus': {
    en: 'is there a little extra if we have a cracker quarter|what do I get on top if I close heaps in three months|bonus for closing loads of deals?|we landed six in a quarter, anything more|how many deals for the five percent|any reward for a really good run',
    'zh-Hans':
      '一个季度签得多有没有额外奖励|三个月谈成六单另外加多少|多签有奖金吗|要几单才有那百分之五|业绩特别好有没有红包|一季五单以上多给吗',
    ko: '한 분기에 많이 하면 더 얹어 주나요|석 달에 여섯 건 했는데 뭐 더 있어요|보너스 있어요|몇 건 하면 5퍼센트 더 줘요|실적 아주 좋으면 상이라도 있나요|분기에 다섯 건 넘으면요',
  },
  'partner-cost': {
    en: 'do I pay to be a partner|any sign up fee for agencies|what does it cost us to come on board|is there a minimum I have to bring in or I owe you|joining free or is there a catch|do I owe anything if nobody buys|is there a yearly fee for the programme',
    'zh-Hans':
      '当合作伙伴要不要交钱|代理有没有加盟费|加入你们要花多少|一个客户都没带来要赔钱吗|是免费加入还是有坑|每年要不要会费|有没有最低任务',
    ko: '파트너 되려면 돈 내야 해요|가입비 있어요|들어가는 데 얼마 들어요|한 명도 못 데려오면 물어내나요|공짜 가입 맞아요 함정 없어요|연회비 있나요|최소 실적 같은 거 있어요',
  },
  'partner-join': {
    en: 'how do we sign up as an agency|what do you need from us to become a partner|where do I apply to refer people|do I have to hand over bank details in the form|what paperwork to get in|do I need to be a company to join or can a sole trader|steps to apply please|at what point do you want my account number',
    'zh-Hans':
      '怎么申请当合作伙伴|加入要准备什么材料|在哪里报名做代理|申请表要填银行账号吗|个人能加入吗还是必须公司|什么时候要我的收款账户|报名流程是什么',
    ko: '대행사로 가입하려면 어떻게 해요|파트너 되려면 뭐가 필요해요|어디서 신청해요|신청서에 계좌번호 써야 하나요|개인도 가입돼요 회사여야 해요|언제 계좌를 물어보나요|신청 절차 알려 주세요',
  },
  'partner-steps': {
    en: 'walk me through how referring works|can I just give you my client’s mobile without telling her|do I need to ask my customer first before I pass their number on|what happens after I introduce somebody|my client hasn’t heard of you, is it ok to send you her details|do you contact the client or do I|what’s the process from introduction to payment',
    'zh-Hans':
      '介绍客户的流程是怎样的|客户还不知道，我直接把电话给你们可以吗|要不要先问过客户才给你们联系方式|我介绍完以后会发生什么|是你们联系客户还是我来|从介绍到拿钱分几步',
    ko: '소개하면 어떤 순서로 진행돼요|고객한테 말 안 하고 번호 넘겨도 돼요|번호 주기 전에 손님한테 먼저 물어봐야 하나요|소개하고 나면 무슨 일이 일어나요|고객한테는 누가 연락해요|소개부터 정산까지 과정이 어떻게 되죠',
  },
  'partner-work': {
    en: 'do we have to do any of the technical stuff|who looks after the client once they’re on board, us or you|will my client ring me when it breaks|we can’t code, is that a problem for partnering|how much work is it for us|do I have to train or support anything',
    'zh-Hans':
      '技术活要我们做吗|客户签了之后谁来服务|出问题客户会找我还是找你们|我们不会编程能做代理吗|合作伙伴要干多少活|需要我们提供售后吗',
    ko: '기술적인 건 우리가 해야 해요|고객 계약하면 관리는 누가 해요|고장 나면 손님이 저한테 전화하나요|코딩 못 하는데 파트너 돼요|우리가 할 일이 얼마나 돼요|지원도 우리가 해야 하나요',
  },
  'partner-estimator': {
    en: 'four clients at three grand each, what do we pocket|is that calculator figure a promise|what does the sums thing on your partner page assume|does the estimate include usage or the bonus|say I close seven at two and a half thousand, what’s mine|work out my earnings for me|are those earnings guaranteed|how is the number on the slider worked out',
    'zh-Hans':
      '四个客户每个三千，我们能到手多少|那个计算器出来的数是保证的吗|估算里包含通话费吗|帮我算算能赚多少|七单每单两千五，我的是多少|计算器怎么算的|算出来的收入你们认账吗|估算有没有算奖金',
    ko: '네 곳에 삼천씩이면 우리한테 얼마 와요|계산기에 나온 금액 보장돼요|계산할 때 사용료도 들어가나요|제 수익 좀 계산해 줘요|일곱 건 건당 이천오백이면 제 몫은|계산기는 어떻게 계산하는 거예요|예상 수익 그대로 주는 거죠|보너스도 포함된 계산이에요',
  },
  'partner-specialist': {
    en: 'who can I talk to about the agency thing on the site|is the specialist on the partner page a real person|what can the partner bot do for me|what happens to what I tell the partner specialist',
    'zh-Hans': '合作伙伴页面那个专员是真人吗|加盟的事可以跟谁聊|那个专员能帮我做什么|我跟合作专员说的话会怎样',
    ko: '파트너 페이지 전문가는 사람이에요|제휴 얘기는 누구랑 해요|파트너 전문가가 뭘 해 줘요|거기서 말한 건 어떻게 돼요',
  },
  resale: {
    en: 'can I stick my own logo on it and sell it on|white label possible?|could I sell it to my customers at my own price as mine|can we copy what you do and flog it',
    'zh-Hans': '能贴我们自己的牌子卖吗|可以转手卖给别人吗|能做白牌吗|我能不能自己定价再卖出去',
    ko: '우리 상표 붙여서 팔아도 돼요|화이트 라벨 되나요|다시 팔아도 되는 거예요|제 이름으로 되팔 수 있어요',
  },
};
