import type { MeaningList } from '../known-answer.ts';

/** Meanings about what an agent does, may do and must not do. */
export const useMeanings = {
  tellCaller: {
    en: 'tell callers|callers told|told upfront|get told|callers know|customers know|people know|say it is|admit|own up|let on|realise|fess up|know it is|know its|disclose',
    'zh-Hans': '知道|承认|说明|告诉来电|看出',
    ko: '알리|알아|밝히|눈치|털어놓|아나요',
  },
  machine: {
    en: 'ai|bot|robot|machine|automated|not human|not a human|computer|its not human',
    'zh-Hans': '机器|机器人|ai|自动|不是人|不是真人',
    ko: '기계|로봇|ai|자동|인공지능',
  },
  medicalLegal: {
    en: 'medical advice|legal advice|financial advice|diagnos*|symptom*|treatment|medicine|prescri*|advise on|prescribe|antibiotics|pills|medical|doctor advice|legal question|lawyer|financial|invest',
    'zh-Hans': '医疗建议|法律建议|诊断|症状|吃什么药|理财|开药|看病|用药|法律意见|投资',
    ko: '의료 조언|법률 조언|진단|증상|처방|처방|약을|약 |의학|법률|투자',
  },
  decide: {
    en: 'decide|decides|decision|choose who|pick who|pick which|screen|approve loans|judge|work out who|determine|choose between|rank|assess|approve applications|who gets|say yes or no to|sort people',
    'zh-Hans': '决定|筛选|批贷款|挑选|评估|判断|谁能拿到|挑人|审批',
    ko: '결정|고르|판단|심사|정하게|뽑|심사|평가|누구를',
  },
  peopleChoice: {
    en: 'tenant|rental|loan|credit|insurance|applicant*|hire|job|housing|application|mortgage|rent to|candidates|staff to hire|patients first|benefits|visa applicants',
    'zh-Hans': '租客|租|贷款|信贷|保险|求职|房贷|候选人|应聘',
    ko: '세입자|대출|신용|보험|지원자|채용|전세|임대|입사|면접|우선순위',
  },
  accent: {
    en: 'accent|accents|mumble|mumbles|noisy|noise|background noise|speaker phone|soft voice|thick|scottish|irish|indian accent|deaf|stutter|slur|fast talker|heavy accent|hard to understand',
    'zh-Hans': '口音|吵|嘈杂|听不清|声音小|结巴|说话快|听不懂话|含糊',
    ko: '사투리|억양|시끄|잡음|목소리가 작|발음|말이 빠|웅얼|더듬',
  },
  ringOut: {
    en: 'cold call*|telemarket*|robocall*|phone everyone|ring everyone|call everyone|ring people|outbound|call a list|ring strangers|blast|campaign|ring round|call leads|mass text|call our customers|ring our customers|ring my customers|phone our customers|phone my customers|phone people|dial|dial out|former customers|past customers|old customers|outgoing|outbound|phone round|call up|prospects|door knock|drum up|ring up|cold-call',
    'zh-Hans':
      '推销电话|群打|群发|打电话~促销|打电话~推|主动打|陌生电话|挨个|老客户|拨出|外呼|回访|打电话给客|推销|打电话介绍',
    ko: '광고 전화|텔레마케팅|영업 전화|단체|전화~돌리|행사 전화|옛날 손님|발신|전화해서|걸어서|판촉|전화를 걸',
  },
  voiceWord: { en: 'voice|voices|sound like', 'zh-Hans': '声音|嗓音|声纹', ko: '목소리|음성' },
  imitate: {
    en: 'clone|copy|imitate|mimic|fake|speak in|sound like|someone elses|my own|the boss*|celebrity|famous|deepfake|identify|impersonate|pass as|pose as|pretend to be|replicate|reproduce|put on',
    'zh-Hans': '克隆|模仿|复制|老板|明星|用我的|认人|冒充|学我|变成',
    ko: '복제|흉내|따라|사장님|연예인|제 목소리|내 목소리|척하|사칭|똑같이',
  },
  card: {
    en: 'card|cards|visa|mastercard|debit|credit card|card number|card details|deposit|deposits|take payment*|eftpos|mastercard|amex|payment card|cvv|bank card|pay over the phone|pay by phone',
    'zh-Hans': '信用卡|卡号|刷卡|银行卡|订金|定金|银行卡|卡',
    ko: '카드|예약금|계약금|신용카드|체크카드|마스터카드|결제',
  },
  takeIt: {
    en: 'take|takes|collect|read out|give it|give my|process|over the phone|by phone|through the bot|accept|read their|read out|say their|handle|grab|store',
    'zh-Hans': '收|报|告诉它|电话里|代收|念|刷|付',
    ko: '받|불러|말해|전화로|읽어|불러|맡겨',
  },
  bookingWord: {
    en: 'booking|bookings|appointment|appointments|reservation|order|orders',
    'zh-Hans': '预约|预订|订单|订房|挂号',
    ko: '예약|주문',
  },
  messUp: {
    en: 'wrong|mistake|mess up|messes up|stuff up|stuffs up|screw up|botch|double book*|get it wrong|error|cock up|make stuff up|lie|rubbish|misunderst*|mishear*|mishears|mishear|hears wrong|gets an address|gets confused|confused|slip up|goof|fail to|not understand|misheard|mixed up|muddle',
    'zh-Hans': '搞砸|弄错|搞错|出错|说错|听错|胡说|错|听错|记错|订错|误会|搞混|弄混',
    ko: '망치|망쳐|잘못|틀리|실수|엉뚱|오류|잘못 들|못 알아들|헷갈|착각|실수',
  },
  lossPaid: {
    en: 'liable|liability|compensat*|who pays|pay for the damage|lose money|lost business|my losses|loss|sue|damages|lose a|cost me money|cover my|capped|responsibility|responsible|accountable|blame|pay out if|make good|reimburse our',
    'zh-Hans': '赔|责任|亏钱|损失|责任|上限~责任|负责|赔',
    ko: '배상|물어|보상|손해|책임|책임|물어주|변상|상한',
  },
  lawWord: {
    en: 'law|laws|legal|court|courts|jurisdiction|state law|legislation',
    'zh-Hans': '法律|哪里的法|法院|法',
    ko: '법|법원|관할',
  },
  ownWord: {
    en: 'own|owns|owner|belong*|property|copyright|whose|rights to|is it mine|is it ours|belong to|belongs|ours|mine|rights|property of|theirs',
    'zh-Hans': '归谁|算谁|版权|属于|是我们的|归我|归|算|谁的',
    ko: '누구 거|누구 것|소유|저작권|제 것|제 거|소유|누구|제 것',
  },
  mentionUs: {
    en: 'brag|mention us|our name|our logo|name us|reference|as a client|as a customer|advertise that we',
    'zh-Hans': '我们的名字|我们的标志|列为客户|做宣传',
    ko: '저희 이름|로고|고객으로|소개하',
  },
  secret: {
    en: 'secret|confidential*|nda|non disclosure|competitors know|between us|rivals|competition|competitors|find out what we|leak our|blab|sensitive',
    'zh-Hans': '保密|机密|秘密|同行|对手|竞争',
    ko: '비밀|기밀|경쟁|라이벌|새어|알게 되',
  },
  disagree: {
    en: 'disagree|dispute|argue|argument|cant agree|cannot agree|fall out|settle|mediat*|tribunal|sort a disagreement|disagreement|neutral|clash|unhappy with each other|conflict|fight|falling out|sort it out',
    'zh-Hans': '纠纷|争议|谈不拢|不一致|调解|吵架|闹翻|中立|矛盾',
    ko: '분쟁|다툼|의견~다르|조정|중립|갈등|싸우|충돌',
  },
  consumer: {
    en: 'consumer|guarantee|warranty|statutory|my rights|fair trading|consumer protection*|protections|cga|acl|act',
    'zh-Hans': '消费者|保修|保证|保障|消费者|权益|法定',
    ko: '소비자|보증|소비자|권리',
  },
} as const satisfies MeaningList;
