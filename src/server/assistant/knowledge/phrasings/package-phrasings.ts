import type { PhrasingList } from '../known-answer.ts';

export const packagePhrasings: PhrasingList = {
  'package-starter': {
    en: 'roughly what does the cheapest deal cost|something under 300 dollars|which one is for a tiny business|what do I get with the small one|budget option|just the basics|entry package monthly|what would the smallest cost me|Starter details|is Starter enough for me|what is the lowest tier',
    'zh-Hans': '最低多少钱起|小店用哪个套餐|起步套餐|预算不多选哪个|最基本的那个|Starter 够用吗|最低价',
    ko: '작은 가게에 맞는 요금제|최저가|기본형|가장 작은 것|스타터로 충분한가요|예산이 적은데',
  },
  'package-growth': {
    en: 'tell me about the middle option|what would the middle one cost each month|second package|is Growth worth it|Growth details|the one between Starter and Enterprise|500 a month option',
    'zh-Hans': '成长版多少钱|第二个套餐|中档套餐|Growth 有什么',
    ko: '성장형 요금|두 번째 패키지|중간 것은 얼마|그로스에 뭐가 들어 있나요',
  },
  'package-enterprise-lite': {
    en: 'we are a bigger company, what do you have|the most complete package|what does the top one cost|the dearest plan|price of the top plan a month|Enterprise details|best package you have|full package price|complex flows and escalations',
    'zh-Hans': '大公司用哪个|功能最全的套餐|最高级的套餐|顶级套餐多少钱|企业版包括什么',
    ko: '큰 회사에 맞는 요금제|가장 좋은 패키지|기능이 제일 많은 것|기업용 요금|최고급 요금제',
  },
  packages: {
    en: 'how much are we talking|what would you suggest for us|which do you recommend|we get thirty calls a day which plan|what are the options|which plan suits me|rough idea of cost|ballpark price|how much is all this|what will it set me back|monthly fee|rates and plans|costs|quote|can you give me a price|what is the difference between Growth and Enterprise|Starter versus Growth|how many packages are there|which one would you recommend for a small shop|how much money|prices please|fee structure|do you charge per month',
    'zh-Hans':
      '大概要多少钱|报价|价目表|几种套餐|哪个套餐适合我|贵不贵|月费多少|收费标准|费用是多少|成长版和企业版的区别|套餐差别|推荐哪个套餐',
    ko: '대략 얼마|견적|가격표|요금제가 몇 개|어떤 요금제가 좋을까요|비싼가요|월 요금|요금 안내|기업용과 성장형 차이|요금제 비교|무엇을 추천하나요|종류',
  },
  usage: {
    en: 'is anything else charged besides the monthly fee|what else do I pay for|are there extras|additional charges|do calls cost more|what is not included|call minutes|pay per call|pay as you go calls|is talk time included|will I get a surprise bill|running costs|voice minutes|on top of the package|do I pay for every call|are minutes unlimited',
    'zh-Hans':
      '要加钱吗|除了月费还要付什么|额外费用|还要另外付钱吗|另外收费吗|有没有别的收费|打电话要钱吗|按分钟收费吗|套餐以外的费用|通话时间有限制吗|不包括什么',
    ko: '월 요금 외에 더 내는 것|추가로 내야 하는 돈|다른 비용|전화할 때마다 돈을 내나요|분당 요금|통화 시간 제한|요금에 포함되지 않은 것|별도로 내는 요금|통화 비용',
  },
  'one-off-or-monthly': {
    en: 'can I pay for it all in one go|can I just buy it once|pay everything at once|do I own it if I pay once|is there a set-up fee|joining fee for customers|must I commit for twelve months|do I have to sign for a year|month to month|yearly commitment|one payment or many|pay in instalments|is it a subscription|12 month plan|annual plan|how long do I have to commit',
    'zh-Hans': '一次付完多少钱|全款|要签一年吗|必须用满一年吗|按月付还是一次付|有安装费吗|可以分月付吗|一次性价格|年费',
    ko: '한꺼번에 내면 얼마|전액 결제|일시불 가격|1년 약정인가요|꼭 1년을 계약해야|매달 내나요 한 번에 내나요|설치비가 있나요|할부|약정 기간|연간 요금',
  },
  support: {
    en: 'is support extra|do I pay for support|who helps me when something breaks after launch|what if I need help later|aftercare|technical support|do you fix things when it stops working|is there a help desk|support hours and length|do you look after us|maintenance|is there help after we are live|three months support|who do I turn to with problems|what kind of support is there',
    'zh-Hans':
      '支持过后怎么办|三个月以后呢|上线后出问题找谁|以后有问题谁帮我|技术支持|售后|维护|有人负责吗|支持有多长时间|用了以后谁来帮',
    ko: '문제가 생기면 누가 도와주나요|오픈한 다음 도움|기술 지원|고장 나면|유지 보수|애프터서비스|3개월 지원|지원은 얼마나|나중에 도움이 필요하면',
  },
  'phone-integration': {
    en: 'will it answer my shop number|can the agent answer my business line|hook it up to my phone|does it work with our landline|use it with my mobile number|which plan has the phone|can it take phone calls|divert my number to it|real phone calls|does the small plan answer the phone',
    'zh-Hans':
      '多少钱能接电话|哪个套餐包含电话|哪个套餐能接听电话|能接我店里的电话吗|可以用原来的号码吗|电话功能|接听来电|座机可以用吗|手机号码可以用吗',
    ko: '전화 받는 요금제|가게 전화를 받을 수 있나요|전화 연결 상품|쓰던 번호를 계속|전화 기능|유선 전화|휴대폰 번호로 받기',
  },
  integrations: {
    en: 'will it talk to our CRM|we use Salesforce|we use Xero|works with Google Calendar|connect to our booking system|link it with our software|can it update our database|does it sync with Outlook|API|plug into our systems|Zapier|can it write into our calendar|hook into what we already use',
    'zh-Hans':
      '能连我们的软件吗|和客户系统对接|客户管理系统|可以接入我们的系统吗|能同步日历吗|支持 Salesforce 吗|接口|和现有软件一起用',
    ko: '우리가 쓰는 프로그램과 연결|고객 관리 시스템|구글 캘린더와 연동|기존 시스템에 붙일 수|예약 시스템과 연결|세일즈포스|소프트웨어와 함께|API',
  },
  'knowledge-base-size': {
    en: 'how many questions fit in|how many answers can I put in|limit of questions|how much information can it hold|how large can the knowledge base get|number of Q&A|maximum entries|is there a limit on content|how many FAQs|how many topics can it handle|number of steps',
    'zh-Hans': '能放多少问题|问答上限|可以存多少内容|知识库能多大|几条问答|能记住多少问题|条数限制',
    ko: '질문을 몇 개 넣을 수|답변을 몇 개까지|지식 베이스는 얼마나 커요|내용 한도|질문 개수 제한|최대 몇 개|FAQ 개수',
  },
  currency: {
    en: 'is it the same price in Australia and New Zealand|do Australians pay more|kiwi dollars|Aussie dollars|what money are the prices in|are the prices in Australian dollars|price for Australians',
    'zh-Hans': '价格是纽币吗|澳洲价格一样吗|澳洲和新西兰价格不同吗|用什么钱付|澳元还是纽元|两个国家价格一样吗',
    ko: '호주와 뉴질랜드 가격이 같나요|어느 나라 돈|뉴질랜드 달러 기준|호주 달러로 얼마|가격 단위',
  },
  tax: {
    en: 'is GST on top|before or after tax|including GST|excluding GST|plus tax|do the prices have tax in them|tax invoice',
    'zh-Hans': '税前还是税后|要另外交税吗|包含消费税吗|税费|税钱',
    ko: '세금 별도인가요|세전 세후|부가세 포함|세금은 따로|GST 별도',
  },
  billing: {
    en: 'do I get an invoice every month|how do you bill|how is it paid|pay yearly|is it paid in advance|when do I have to pay|bill every month|due date|how often do you invoice',
    'zh-Hans': '按月结还是按年结|可以开发票吗|怎么付款|什么时候收费|每个月开账单吗|先付还是后付|付款时间',
    ko: '매달 내나요 매년 내나요|세금계산서|청구서를 매달 받나요|어떻게 결제하나요|언제 내야 하나요|미리 내나요|납부',
  },
  refund: {
    en: 'what if I am not happy with it|can I get my money back|I hate it can I get a refund|do you refund|satisfaction guarantee|paid but not using it|get back what I paid',
    'zh-Hans': '不满意能退吗|可以退钱吗|退回付过的钱|不好用能退款吗|退费',
    ko: '마음에 안 들면 환불|불만족하면|낸 돈을 돌려받나요|환불되나요|환불 규정',
  },
  'price-change': {
    en: 'how often do prices go up|can you raise my fee|put my price up|what if you increase the price|is the price fixed|will it get dearer|price rise notice|price guarantee|lock in the price|change the price without telling me|hike the fees',
    'zh-Hans': '价格会突然变吗|以后会加价吗|价钱会不会变|涨价会通知吗|价格固定吗|会提价吗',
    ko: '값이 오르나요|요금이 갑자기 바뀌나요|나중에 비싸지나요|인상되면 알려 주나요|가격이 고정인가요|요금 인상 통보',
  },
};
