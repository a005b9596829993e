/**
 * Words that mean the same to a visitor, in the three languages, brought to one term so that a question in Korean finds
 * a passage in English. Latin words are given as the stemmer leaves them.
 */
const concepts: Readonly<Record<string, { en: readonly string[]; cjk: readonly string[] }>> = {
  price: {
    en: ['price', 'cost', 'pric', 'charg', 'fee', 'expensiv', 'priciest'],
    cjk: [
      '价格',
      '价钱',
      '多少钱',
      '费用',
      '收费',
      '要钱',
      '交钱',
      '什么价',
      '价位',
      '算钱',
      '花多少',
      '가격',
      '얼마',
      '비용',
      '요금',
      '돈',
    ],
  },
  package: { en: ['packag', 'plan'], cjk: ['套餐', '方案', '패키지', '요금제', '플랜'] },
  partner: {
    en: ['partner', 'agency', 'agenci', 'resell', 'reseller', 'affiliat'],
    cjk: ['合作伙伴', '合作', '代理', '파트너', '제휴', '리셀러', '에이전시'],
  },
  commission: { en: ['commission', 'payout', 'earn', 'cut'], cjk: ['佣金', '提成', '赚', '수수료', '커미션'] },
  referral: {
    en: ['referral', 'refer', 'introduc'],
    cjk: ['推荐客户', '介绍客户', '推荐一个客户', '推荐一位', '고객을 추천', '고객 추천', '추천하면'],
  },
  language: {
    en: ['languag', 'mandarin', 'cantones', 'chines', 'korean', 'multilingual'],
    cjk: ['语言', '中文', '普通话', '韩语', '粤语', '언어', '한국어', '중국어'],
  },
  speak: { en: ['speak', 'talk'], cjk: [] },
  support: { en: ['support', 'help'], cjk: ['支持', '售后', '지원', '사후'] },
  cancel: {
    en: ['cancel', 'terminat', 'quit', 'leav'],
    cjk: ['取消', '终止', '解约', '退出', '해지', '그만', '취소', '끝낼', '끝내', '중단'],
  },
  privacy: {
    en: ['privaci', 'personal', 'data', 'inform', 'detail'],
    cjk: ['隐私', '个人信息', '数据', '资料', '信息', '개인정보', '정보', '데이터'],
  },
  recording: { en: ['record', 'transcript', 'listen'], cjk: ['录音', '记录', '녹음', '녹취'] },
  call: { en: ['call', 'phon', 'telephon', 'ring', 'rang'], cjk: ['电话', '通话', '来电', '전화', '통화'] },
  booking: { en: ['book', 'appoint', 'reserv', 'reservation'], cjk: ['预约', '预订', '订房', '예약'] },
  order: { en: ['order'], cjk: ['订单', '点餐', '点单', '주문'] },
  restaurant: {
    en: ['restaurant', 'takeaway', 'takeout', 'caf', 'pizza', 'kitchen', 'burger', 'sushi'],
    cjk: ['餐厅', '饭店', '外卖', '餐馆', '식당', '음식점'],
  },
  clinic: {
    en: ['clinic', 'doctor', 'dentist', 'dental', 'medical', 'physio', 'patient', 'health', 'healthcar', 'gp', 'nurs'],
    cjk: ['诊所', '牙医', '医生', '病人', '병원', '치과', '환자', '의원'],
  },
  salon: {
    en: ['salon', 'hairdress', 'beauty', 'beauti', 'nail', 'massag', 'spa', 'barber', 'haircut'],
    cjk: ['美容', '理发', '美甲', '美发', '发廊', '미용실', '네일', '뷰티'],
  },
  trade: {
    en: ['trad', 'tradi', 'plumb', 'plumber', 'electrician', 'builder', 'sparki', 'roof', 'roofer', 'van', 'handyman'],
    cjk: ['水管工', '电工', '维修', '装修', '배관', '수리', '전기 기사'],
  },
  hotel: {
    en: ['hotel', 'motel', 'accommodat', 'accommodation', 'guest', 'room', 'hostel', 'backpacker'],
    cjk: ['酒店', '旅馆', '民宿', '客房', '호텔', '모텔', '객실', '숙박'],
  },
  hours: {
    en: ['hour', 'open', 'clos', 'weekend', 'saturday', 'sunday'],
    cjk: [
      '营业',
      '几点',
      '开门',
      '关门',
      '周末',
      '星期六',
      '星期天',
      '星期日',
      '周日',
      '周六',
      '上班',
      '开不开',
      '영업',
      '문 여',
      '일요일',
      '문 닫',
      '여나요',
      '몇 시',
      '토요일',
      '주말',
    ],
  },
  contact: { en: ['contact', 'email', 'reach'], cjk: ['联系', '邮箱', '邮件', '연락', '이메일', '메일', '문의'] },
  person: { en: ['human', 'person', 'someon', 'somebody'], cjk: ['真人', '人工', '사람', '상담원'] },
  machine: {
    en: ['machin', 'robot', 'bot', 'automat', 'automatic'],
    cjk: ['机器', '机器人', '自动', '로봇', '자동', '기계'],
  },
  demo: { en: ['demo', 'trial', 'sampl'], cjk: ['演示', '试用', '데모', '체험'] },
  secure: { en: ['secur', 'saf', 'encrypt', 'encryption', 'protect'], cjk: ['安全', '加密', '보안', '안전', '암호화'] },
  tax: { en: ['tax', 'gst', 'vat'], cjk: ['税', '세금', '부가세'] },
  refund: { en: ['refund', 'refundabl'], cjk: ['退款', '退钱', '退费', '환불'] },
  monthly: { en: ['month', 'monthli'], cjk: ['每月', '每个月', '按月', '매월', '한 달', '월'] },
  missed: { en: ['miss', 'unanswer'], cjk: ['漏接', '没接到', '未接', '놓친', '못 받'] },
  test: { en: ['test', 'tri'], cjk: ['测试', '试一试', '시험', '테스트'] },
  greeting: { en: ['greet', 'script'], cjk: ['问候', '开场白', '인사말', '대본'] },
  question: { en: ['question', 'faq'], cjk: ['问题', '问答', '질문'] },
  overseas: { en: ['oversea', 'abroad', 'offshor'], cjk: ['海外', '国外', '해외'] },
  contract: { en: ['contract', 'agreement', 'agre'], cjk: ['合同', '协议', '계약'] },
  share: { en: ['percent', 'percentag'], cjk: ['百分之', '比例', '퍼센트', '비율'] },
  raise: { en: ['increas', 'rais'], cjk: ['涨价', '上涨', '提价', '인상', '오를', '오르', '올라'] },
  currency: {
    en: ['currenci', 'currency', 'dollar', 'nzd', 'aud', 'usd', 'aussi'],
    cjk: ['货币', '纽币', '澳币', '纽元', '澳元', '美元', '新西兰元', '달러', '통화인', '화폐'],
  },
  usage: { en: ['usag', 'minut'], cjk: ['用量', '通话费', '每分钟', '사용량', '통화료', '분당'] },
  bonus: { en: ['bonus', 'bonu'], cjk: ['奖金', '보너스'] },
  urgent: { en: ['urgent', 'emergenc', 'emergency', 'emergenci'], cjk: ['紧急', '急救', '응급', '긴급', '급한'] },
};

/** The term a stemmed Latin word stands for: itself, where it means nothing else. */
const termOfWord = new Map(
  Object.entries(concepts).flatMap(([term, { en }]) => en.map((word) => [word, `=${term}`] as const)),
);

/** Chinese and Korean phrases, longest first, so that 合作伙伴 is found before 合作. */
const phrases = Object.entries(concepts)
  .flatMap(([term, { cjk }]) => cjk.map((phrase) => ({ phrase, term: `=${term}` })))
  .sort((one, other) => other.phrase.length - one.phrase.length);

/** The concept of a stemmed Latin word, or the word. */
export function conceptOfWord(stem: string): string {
  return termOfWord.get(stem) ?? stem;
}

/** The concepts that a Chinese or Korean text names, each once, and what is left of the text without them. */
export function takeConcepts(text: string): { terms: string[]; rest: string } {
  let rest = text;
  const found = new Set<string>();
  for (const { phrase, term } of phrases) {
    if (!rest.includes(phrase)) continue;
    found.add(term);
    rest = rest.replaceAll(phrase, ' ');
  }
  return { terms: [...found], rest };
}
