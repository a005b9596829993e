import type { MeaningList } from '../known-answer.ts';

export const contractMeanings = {
  leave: {
    en: 'cancel*|leave|leaving|quit|terminat*|end|ending|stop|get out|want out|opt out|walk away|bail|ditch|pull out|finish up|exit|drop it|shut the whole thing down|shut down|close it|closing down|wind up|give up|throw in the towel|trap|traps|call it quits|part ways|no longer want|discontinue|scrap|pack it in|stop using|getting rid of you|ive left|have left|gone',
    'zh-Hans':
      '取消|解约|终止|退出|不用了|不想用|不想干|停用|离开|走的时候|停掉|整个停掉|不想做|不想要了|不需要了|不做了|不干了|我走了|走了之后|撤|散伙|退租|断掉|停了',
    ko: '해지|그만|관두|취소|나갈|나가|끝내|탈퇴|중단|접으려|접고|나간 뒤|나가면|안 쓰|빠져나|철수|떠나',
  },
  notice: {
    en: 'notice|warn|warning|ahead|in advance|let you know|tell you|written|in writing|letter|email|lead time|heads up|mail you|post a letter|post',
    'zh-Hans': '提前|通知|书面|打招呼|事先|写信|邮件|预告|提早',
    ko: '미리|통보|통지|서면|전에 말|전에 알|메일|미리|얼마나 미리|사전',
  },
  lockedIn: {
    en: 'locked in|lock in|tied in|tied|commit*|contract|minimum term|stuck for',
    'zh-Hans': '绑定|合同|必须签|一定要用满',
    ko: '약정|묶|계약 기간|의무',
  },
  bill: {
    en: 'bill|invoice|invoices|statement|charged us|charged me|line on my|charges on',
    'zh-Hans': '账单|发票|收了我|扣费|多收|扣款|收费单|账',
    ko: '청구서|청구|계산서|받아 가신|청구 금액|명세',
  },
  wrongAmount: {
    en: 'wrong|mistake|double|too much|overcharge*|off|incorrect|dispute|query|twice|looks odd|not right|dont recognise|do not recognise|recognise|unknown charge|dont understand|weird|strange|looks funny|bigger than|inflated|doesnt add up',
    'zh-Hans': '错|不对|重复|多收|有误|两次|看不懂|不明白|奇怪|不认识|不一样',
    ko: '잘못|이상|틀린|두 번|더 받|오류|모르는|이해가 안|이상|낯선',
  },
  late: {
    en: 'late|behind|overdue|miss a payment|missed a payment|fall behind|forget to pay|forgot to pay|cant pay|do not pay|dont pay|not pay|unpaid|later|tight|skip|arrears|short this month|bounced|bounce|declined|card failed|insufficient|owing|cant afford|miss a bill|slow to pay|didnt pay|havent paid|broke|cash is tight|struggling|skint',
    'zh-Hans': '迟|晚|逾期|拖|欠|忘记付|不付|付不出|手头紧|扣款失败|没钱|周转不开|交不起|拖延|没按时|晚交',
    ko: '늦|연체|미납|안 내면|못 내|밀리|깜빡|힘든|결제가 안|잔액|못 냈|돈이 없|힘들|형편',
  },
  pay: {
    en: 'pay|paying|paid|payment|payments|money',
    'zh-Hans': '付|交钱|缴|钱|款',
    ko: '내면|내도|납부|결제|돈|내나|내요',
  },
  whenBilled: {
    en: 'in advance|billed|how often|due|monthly or|start of the month|come out',
    'zh-Hans': '预付|先付|到期|扣钱|出账单|结账',
    ko: '선불|먼저 내|납부일|청구되|나가요',
  },
  refund: {
    en: 'refund|money back|reimburse*|get it back|get back what|unused money|unused|see the money|pay me back|pay us back|paid back|get my cash|return of fees|get our money',
    'zh-Hans': '退款|退钱|退费|退回|能退|剩下的钱|还给我|返还|钱能拿回',
    ko: '환불|돌려받|돌려주|돌려|반환|남은 돈',
  },
  copyOf: {
    en: 'copy|take with|walk away with|export|keep our|get back|hand back|take our|duplicate|download|keep hold of|retrieve|walk off with',
    'zh-Hans': '拷|副本|带走|拿回|导出|带走|留一份|给我一份|备份',
    ko: '사본|복사|가져갈|돌려받|복사|다운로드|챙겨',
  },
  ourContent: {
    en: 'content|everything we wrote|answers|script|wording|recordings|transcripts|data|stuff|what we wrote|material|what we typed|replies|answers we|wrote|transcripts|wording|text',
    'zh-Hans': '内容|话术|问答|录音|资料|数据|写的|输入的|写下的|问答|文字记录',
    ko: '내용|대본|답변|녹음|자료|데이터|쓴|입력한|녹취록|문구|적은',
  },
  approve: {
    en: 'approve|approval|sign off|signs off|final say|my okay|check it|review it|see it first|hear it first|before it goes live|before launch|before it talks|before my customers|demand changes|ask for changes|request changes|public sees|faces the public|before the public|look over|proofread|sample first|green light|tick off|veto|vet it',
    'zh-Hans': '批准|同意|过目|先看|审核|验收|点头|先改|改内容|公开前|先听|先过',
    ko: '승인|먼저 보|먼저 확인|검수|허락|수정을 요청|공개 전|미리 봐|고쳐 달라',
  },
  switchOff: {
    en: 'switch off|switch it off|turn off|turn it off|pause|on hold|freeze|disable|deactivate|take it offline|off switch|shut off|off for|mute|suspend it|stop it|silence it|unplug',
    'zh-Hans': '关掉|暂停|停一下|停一段|停用|关了|关闭|先停',
    ko: '끄|꺼|멈출|일시 정지|잠깐|정지|중지|꺼 둘',
  },
  outage: {
    en: 'outage|internet|power cut|goes down|go down|went down|network|offline|crash*|fails|fail|lines are down|no signal|is down|blackout|breaks down|dead line|no internet|wifi|fibre|connection|cut off|spark|telstra|vodafone|one nz|flood|storm',
    'zh-Hans': '断网|停电|故障|崩|没有网|线路|掉线|网络|网断|没信号|断线|坏了|电信',
    ko: '인터넷|정전|장애|먹통|끊기|통신사|멈추|와이파이|회선|끊겼|고장|불통',
  },
  maintenance: {
    en: 'maintenance|uptime|interrupt*|downtime|repairs|guarantee no|always available|reliable|stable|service level',
    'zh-Hans': '维护|不中断|停机|稳定',
    ko: '점검|중단|안정|가동|유지 보수',
  },
  extraWork: {
    en: 'custom|bespoke|outside the package|not in the package|something special|additional work|extra work|one off job',
    'zh-Hans': '定制|套餐以外|额外的活|特殊',
    ko: '맞춤|패키지에 없|추가 작업|특별한',
  },
} as const satisfies MeaningList;
