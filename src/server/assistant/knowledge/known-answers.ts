import { aboutAnswers } from './answers/about-answers.ts';
import { contactAnswers } from './answers/contact-answers.ts';
import { demoAnswers } from './answers/demo-answers.ts';
import { legalAnswers } from './answers/legal-answers.ts';
import { packageAnswers } from './answers/package-answers.ts';
import { packageContentAnswers } from './answers/package-content-answers.ts';
import { partnerAnswers } from './answers/partner-answers.ts';
import { privacyAnswers } from './answers/privacy-answers.ts';
import type { KnownAnswer, PhrasingList } from './known-answer.ts';
import { aboutPhrasings } from './phrasings/about-phrasings.ts';
import { packagePhrasings } from './phrasings/package-phrasings.ts';
import { legalSectionPhrasings, partnerAndLegalPhrasings } from './phrasings/partner-and-legal-phrasings.ts';

/** Every question with a hand-written answer. Articles and legal texts are quoted instead. */
export const knownAnswers: readonly KnownAnswer[] = [
  ...packageAnswers,
  ...packageContentAnswers,
  ...contactAnswers,
  ...aboutAnswers,
  ...partnerAnswers,
  ...demoAnswers,
  ...legalAnswers,
  ...privacyAnswers,
];

/** Every phrasing that is stored apart from its answer. */
export const questionPhrasings: PhrasingList = {
  ...packagePhrasings,
  ...aboutPhrasings,
  ...partnerAndLegalPhrasings,
  ...legalSectionPhrasings,
};

/**
 * Phrasings of questions that this site does not answer, by topic, separated by bars. They are in the index beside the
 * answers. A question about the weather then matches them, and not an answer that shares one word with it.
 */
export const notOurs: PhrasingList = {
  news: {
    en: 'what is the weather|will it rain tomorrow|forecast|temperature today|who won the game|rugby score|cricket|football result|election|prime minister|president|latest news|what time is it|what day is it|traffic|who is the king',
    'zh-Hans': '今天天气怎么样|会下雨吗|气温|比赛结果|谁赢了|总统是谁|总理是谁|新闻|现在几点|今天几号|堵车吗',
    ko: '오늘 날씨|비가 오나요|기온|경기 결과|누가 이겼나요|대통령이 누구|총리|뉴스|지금 몇 시|오늘 며칠|교통 상황',
  },
  knowledge: {
    en: 'who are your biggest customers|fastest car|your opinion on politics|is it fake|capital of a country|how tall is the mountain|how far is the moon|who invented it|who wrote the book|history of the war|what is the meaning of life|times table|square root|how many people live in|population|how many people work at|biggest city in the world|tell me a joke|write a poem|write an essay|write me a business plan|write code for my app|translate this|sing a song|your favourite colour|recommend a movie|homework|how do I learn a language',
    'zh-Hans':
      '首都是哪里|最高的山|月亮多远|谁发明的|谁写的|历史|人口多少|讲个笑话|写一首诗|写作文|写商业计划书|写代码|帮我翻译|唱歌|推荐电影|算一下乘以|做作业|怎么学英语|世界上最大|减肥',
    ko: '수도가 어디|가장 높은 산|달까지 거리|누가 발명|누가 썼나요|역사|인구|농담해 줘|시를 써 줘|글을 써 주세요|사업 계획서|코드를 짜 줘|번역해 줘|노래|영화 추천|드라마 추천|숙제|영어 공부|운세|다이어트',
  },
  money: {
    en: 'is bitcoin a good investment|share price|stocks to buy|mortgage rate|best bank|business loan|borrow money|house prices|exchange rate|how do I file my GST return|income tax return|minimum wage|lottery numbers|insurance quote|pension|how much does an ad on Google cost|how much does a passport cost|what does a plumber charge per hour|what does a lawyer cost',
    'zh-Hans':
      '移民要多少钱|比特币可以买吗|股票推荐|股价|房贷利率|哪家银行好|怎么贷款|房价|汇率|怎么报税|最低工资|彩票号码|保险多少钱|水管工一小时多少钱',
    ko: '옆 가게 매출|비트코인 사도 되나요|주식 추천|주가|대출 금리|어느 은행|대출 받는 법|집값|환율|세금 신고|최저 임금|로또 번호|보험료|배관공은 시간당 얼마',
  },
  life: {
    en: 'how do I bake bread|recipe for dinner|how do I fix a leaking tap|fix my car|unblock a drain myself|what medicine should I take|headache|symptoms|lose weight|diet|best pizza in town|best restaurant nearby|where to eat|get rid of ants|cheapest plumber in Sydney|call my mum for me|best dentist in the city|good lawyer|good accountant|recommend a plumber near me|best time to visit|things to do in|parking at the airport|next bus|train times|flights|book me a flight|hotel near the airport|visa application|passport renewal|driving licence|dating advice|dog training',
    'zh-Hans':
      '学开车|怎么做面包|菜谱|怎么修水龙头|修车|吃什么药|头疼|症状|怎么减肥|哪里好吃|最好吃的店|附近餐厅|最好的牙医|哪家最好|推荐律师|推荐会计|什么时候去旅游|停车|公交车|火车|机票|订机票|申请签证|护照|驾照',
    ko: '감기에 좋은 음식|빵 굽는 법|요리법|끓이는 법|수도꼭지 고치는 법|자동차 수리|무슨 약|두통|증상|살 빼는 법|맛집|근처 식당|제일 맛있는 집|좋은 치과 추천|변호사 추천|회계사 추천|여행 가기 좋은 때|주차|버스 시간|기차|비행기 예약|비자 신청|여권|운전면허|강아지 훈련',
  },
  'other-services': {
    en: 'do you sell phones|which mobile should I buy|which laptop|which phone company is cheapest|payroll services|coffee machine|do you deliver flowers|rent an office|solar panels|forklift hire|rent a car|business cards printing|do you build websites|how do I set up my own website|social media marketing|search engine optimisation|logo design|gift vouchers|fax machine|fly a drone|security cameras|internet connection|broadband|register a company|trademark|open a bank account|any jobs going|careers|vacancies|are you hiring|work experience|phone number of Pizza Hut|WordPress theme|sell me furniture',
    'zh-Hans':
      '你们卖手机吗|买什么手机|买电脑|租车|印名片|做网站吗|怎么自己做网站|社交媒体推广|设计标志|礼品卡|宽带|注册公司|招聘吗|有工作吗|卖家具|摄像头',
    ko: '휴대폰을 파나요|어떤 휴대폰을 살까요|노트북|렌터카|명함 인쇄|홈페이지를 만들어 주나요|홈페이지 만드는 법|소셜 미디어 홍보|로고 디자인|상품권|인터넷 가입|회사 등록|채용하나요|일자리|가구',
  },
  'real-bookings': {
    en: 'book me a haircut for tomorrow|I want to order a pizza now|make me a doctor appointment|book a table for tonight|reserve a room for me this weekend|can you cut my hair|send a plumber to my house|I need an electrician now|deliver food to my house',
    'zh-Hans': '帮我预约明天理发|我现在要点一个披萨|帮我约医生|订今晚的桌子|帮我订这个周末的房间|派个水管工来我家',
    ko: '내일 머리 예약해 주세요|지금 피자 시킬게요|의사 예약해 주세요|오늘 저녁 자리 예약해 줘|이번 주말 방 잡아 줘|우리 집에 배관공 보내 주세요',
  },
};
