import type { MeaningList } from '../known-answer.ts';

export const partnerMeanings = {
  partner: {
    en: 'partner|partners|affiliate|agency|agencies|reseller|programme|program|refer*|referral*|affiliates|agencies|web designer|design sites|build websites|make websites|i refer|we refer',
    'zh-Hans': '合作|伙伴|代理|推荐|介绍|加盟|代理商|做网站|网站公司|渠道',
    ko: '파트너|제휴|추천|소개|에이전시|대리점|웹|홈페이지|협력',
  },
  bring: {
    en: 'refer*|bring|send|sends|introduce|introduced|mate signs|friend signs|recommend you|lead|leads|signs up|three a year|sign|signs|signed|sign up a|land|landed|lands|win a client|bring in|closes|close',
    'zh-Hans': '介绍|带来|带|推荐|朋友买|签|签了|成交|拉来|三家',
    ko: '데려오|소개|추천|보내|친구가|성사|세 곳|데리고|모아|계약하면',
  },
  clientsWord: {
    en: 'client|clients|customer|customers|business|someone|somebody|a mate|a friend|people|deal|deals|sale|sales',
    'zh-Hans': '客户|朋友|单',
    ko: '고객|손님|친구|명|곳|건',
  },
  earn: {
    en: 'commission|commissions|earn|cut|share|percent*|slice|whats in it|what is in it|make from|money for me|our rate|my rate|kickback|paid for|do i get|do we get|my percentage|percentage|whats my|our percentage|pocket|reward|income|make per|what would we make|finders fee|pay us',
    'zh-Hans': '佣金|提成|几成|百分之|赚|有钱拿|好处|拿多少|拿几成|几个点|提多少|收入|回扣',
    ko: '수수료|커미션|몫|몇 프로|퍼센트|벌|돈 주|몇 퍼센트|수익|보상|얼마 받|이익',
  },
  payOut: {
    en: 'paid out|pay out|payout|land|lands|when do i get paid|every month|ongoing|recurring|at the start|how often|see their money|see my money|get the money|money on a|receive my|when is it paid|in my account|arrive in',
    'zh-Hans': '打给|到账|结算|每个月|每月|发|到手|拿到钱|啥时候给|发放',
    ko: '들어와|입금|지급|매달|매월|다달이|정산|언제 받|받아요|들어오|지급돼',
  },
  quarterWord: {
    en: 'quarter|three months|deals in|bonus|upsell|july and september|extra for|in a quarter|land five|five deals|five in a quarter|five sales',
    'zh-Hans': '季度|奖金|奖励|三个月|一季|五单',
    ko: '분기|보너스|추가로|분기에|다섯 건',
  },
  tierWord: {
    en: 'tier|level|premier|certified|move up|next step|top partner*|qualify|climb|upwards|affiliate|next one|go up|ladder|reach|rank',
    'zh-Hans': '等级|升级|升到|最高级|升|往上|上一级',
    ko: '등급|올라|승급|프리미어|올라가|다음 단계|높은 등급|승격',
  },
  joinIn: {
    en: 'join|become|sign up|apply|get on board|start referring|team up|work together|fill in a form',
    'zh-Hans': '加入|成为|报名|申请|一起做|当',
    ko: '가입|되려면|되고 싶|신청|등록|같이',
  },
  needed: {
    en: 'need|needs|require*|what do you want from me|paperwork|hand over|have to hand over|provide|supply|bring along|documents',
    'zh-Hans': '需要|要什么|材料|条件|提供|准备|交什么',
    ko: '필요|뭘 내|조건|준비|제출|내야',
  },
  atAll: {
    en: 'upfront|risk|risky|owe|owing|catch|free|cost anything|fee to join|anything to|membership|sign up fee|joining fee|entry fee|down payment|cost of joining|cost us anything',
    'zh-Hans': '先交|掏钱|免费|风险|门槛|要钱|会费|加盟费|入会|押金',
    ko: '선불|무료|가입비|돈부터|공짜|회비|등록비|입회비|보증금',
  },
  supportClient: {
    en: 'support the client*|support calls|look after the client|my client ring|fielding|do the work|who does the work|build it|build anything|technical bit|babysit|handhold|look after them|look after my|care for|nurse|chase|maintain|help desk for',
    'zh-Hans': '客户~找我|自己做|维护|搭建|照看|照顾|管客户|跟进|负责客户',
    ko: '직접 만들|지원~누가|고객을 챙|돌봐|챙겨|관리해야|책임져',
  },
  estimatorWord: {
    en: 'estimator|calculator|earnings tool|work out my|estimate',
    'zh-Hans': '估算|计算器|算收入',
    ko: '계산기|예상 수입|계산해',
  },
} as const satisfies MeaningList;
