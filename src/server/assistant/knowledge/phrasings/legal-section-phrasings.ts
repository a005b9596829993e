import type { PhrasingList } from '../known-answer.ts';

/** Phrasings of questions that sections of Privacy and Terms answer, by the address of the section. */
export const legalSectionPhrasings: PhrasingList = {
  '/terms#property': {
    en: 'who owns the answers|who owns the content|intellectual property|copyright|is the agent mine|do I own what you build',
    'zh-Hans': '内容归谁|知识产权|版权属于谁|做出来的东西归我吗',
    ko: '누가 소유하나요|저작권|지식 재산권|만든 것은 제 것인가요',
  },
  '/terms#law': {
    en: 'which law applies|governing law|what country law|under which law is the contract',
    'zh-Hans': '适用哪国法律|合同受什么法律管',
    ko: '어느 나라 법|준거법|어떤 법이 적용되나요',
  },
  '/terms#disputes': {
    en: 'what if we disagree|dispute|can I take you to court|argument about the contract|mediation',
    'zh-Hans': '有纠纷怎么办|发生争议怎么解决',
    ko: '분쟁이 생기면|의견이 다르면|소송',
  },
  '/terms#liability': {
    en: 'how much are you liable for|liability|what if it costs me money|compensation for damage|are you responsible for my losses',
    'zh-Hans': '赔偿责任|造成损失怎么赔|你们负责赔吗',
    ko: '책임 한도|손해 배상|손해를 보면 누가 책임',
  },
  '/terms#guarantees': {
    en: 'is there a guarantee|consumer law|warranty|do you guarantee it works|uptime promise|consumer guarantees act',
    'zh-Hans': '有保证吗|有保修吗|消费者保护法',
    ko: '보증이 있나요|품질 보증|소비자 보호법',
  },
  '/terms#acceptable-use': {
    en: 'what am I not allowed to do with it|prohibited use|can I use it for cold calling|spam calls|telemarketing robocalls',
    'zh-Hans': '禁止做什么|可以用来推销电话吗|不能用来做什么',
    ko: '금지된 사용|광고 전화에 써도 되나요|하면 안 되는 것',
  },
  '/terms#confidentiality': {
    en: 'do you keep our business secrets|confidential|non disclosure agreement|NDA',
    'zh-Hans': '商业秘密保密吗|保密协议',
    ko: '비밀 유지|영업 비밀|기밀',
  },
  '/terms#your-part': {
    en: 'what do I have to do as a customer|my responsibilities|what do you expect from me|my obligations',
    'zh-Hans': '客户要负责什么|我有什么义务',
    ko: '고객이 해야 할 일|제 의무|제 책임',
  },
  '/terms#changes': {
    en: 'can the terms change|do you update the terms|new terms and conditions',
    'zh-Hans': '条款会改吗|条款更新',
    ko: '약관이 바뀌나요|약관 변경',
  },
  '/terms#billing': {
    en: 'what if I pay late|late payment|what happens if I do not pay the invoice|overdue|unpaid bill',
    'zh-Hans': '迟付怎么办|不付账单会怎样|逾期',
    ko: '늦게 내면|돈을 안 내면|연체',
  },
  '/privacy#breaches': {
    en: 'what happens after a data breach|will you tell me if data is stolen|data leak notification|if you get hacked will you tell us',
    'zh-Hans': '数据泄露后怎么办|泄露了会通知我吗',
    ko: '유출되면 알려 주나요|정보 유출 사고|침해 사고 통지',
  },
  '/privacy#children': {
    en: 'are kids allowed to use it|children|information about children|under 16',
    'zh-Hans': '孩子可以用吗|儿童信息|未成年人',
    ko: '아이도 써도 되나요|어린이 정보|미성년자',
  },
  '/privacy#complaints': {
    en: 'can I complain about privacy|privacy complaint|privacy commissioner|who do I complain to about my data',
    'zh-Hans': '隐私投诉找谁|投诉隐私|隐私专员',
    ko: '개인정보 불만|개인정보 민원|개인정보 신고는 어디에',
  },
  '/privacy#automated-decisions': {
    en: 'does a computer decide about me|automated decisions|does the AI make decisions about people',
    'zh-Hans': '会自动做决定吗|机器会决定我的事吗',
    ko: '자동으로 결정하나요|컴퓨터가 판단하나요',
  },
  '/privacy#what-we-collect': {
    en: 'what information do you collect|what do you collect about me|which data do you gather',
    'zh-Hans': '收集哪些信息|你们收集什么资料',
    ko: '어떤 정보를 수집하나요|무슨 정보를 모으나요',
  },
  '/privacy#why-we-use-it': {
    en: 'what do you use my information for|why do you need my data|purpose of collecting',
    'zh-Hans': '信息用来做什么|为什么要我的资料',
    ko: '정보를 어디에 쓰나요|왜 정보가 필요한가요',
  },
};
