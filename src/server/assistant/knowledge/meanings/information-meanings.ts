import type { MeaningList } from '../known-answer.ts';

export const informationMeanings = {
  person: { en: 'person|human|people', 'zh-Hans': '真人|人工', ko: '사람' },
  staffOfOurs: {
    en: 'your staff|your team|your people|you guys|your employees|your side|your end|at bellbird|inside your company|your company',
    'zh-Hans': '你们员工|你们的人|你们那边|你们内部|工作人员|员工',
    ko: '직원|그쪽|회사 안',
  },
  listen: {
    en: 'listen|hear|nosy|eavesdrop|overhear|read the calls|see the calls|access',
    'zh-Hans': '听|偷听|监听|看到通话|看通话',
    ko: '듣|엿듣|몰래',
  },
  recording: {
    en: 'record|recorded|recording|recordings|tape|tapes|taped|transcript|transcripts|on tape|audio|log the call|voice file|captured',
    'zh-Hans': '录音|录|文字记录|录下|录像',
    ko: '녹음|녹취|녹음을|기록되',
  },
  store: {
    en: 'keep|kept|store|stored|save|saved|hold|hang on|retain*|hang around|sit|sits|forever|wiped|remember|remembers|on file|archive|log|logged|history',
    'zh-Hans': '保存|保留|留|存|放|记得|记住|记录在',
    ko: '보관|저장|남|두나|갖고|기억|기록|보존',
  },
  myInfo: {
    en: 'my data|my info*|my details|my email|my name|my number|personal info*|personal data|about me|our data|information|details|my stuff|my file|data|records|my surname|my address|my phone|my file|with my name|my message|my enquiry|my record|my account|what i typed|what i wrote|personal details',
    'zh-Hans': '资料|信息|数据|邮箱|隐私|名字|我的地址|姓名|带我名字',
    ko: '정보|개인정보|데이터|이메일|연락처|기록|제 이름|제 주소|제 번호|성함|개인 정보',
  },
  remove: {
    en: 'delete|erase|remove|wipe|forget me|forgotten|get rid of|take me off|take my name|scrub|bin|purge|destroy|clear out|drop my',
    'zh-Hans': '删|清除|去掉|抹掉|销毁',
    ko: '삭제|지워|지우|없애|없애|파기|빼 주',
  },
  seeMine: {
    en: 'see what|what do you have|what you hold|copy of my|know about me|have on me|access request|show me|send me everything|correct|everything youve got|everything you have|all you have|give me everything|what youve got|spelt wrong|misspelt|fix my|update my|change my address|put right|look at what',
    'zh-Hans': '有我的什么|看看|查看|更正|改|都给我|全部给我|写错|改一下|给我一份',
    ko: '보고 싶|갖고 있는|열람|고쳐|전부 주|다 주|틀리게|고쳐|바꿔 주|확인하고 싶',
  },
  privacyWord: {
    en: 'privacy|personal information|personal data|my file|data request|information request|access request',
    'zh-Hans': '隐私|个人信息|个资',
    ko: '개인정보|프라이버시|개인 정보',
  },
  complain: {
    en: 'complain|complaint|report you|unhappy|not happy|regulator|commissioner|ombudsman|polices you|above you|watchdog|grievance|ignored|no reply|go over your head|take it further|escalate a|who can i go to|higher up|go to about|official body|authority|tell on you',
    'zh-Hans': '投诉|举报|专员|哪个部门|不服|不满|没理|不回|找谁|上面|主管部门|机构|官方',
    ko: '민원|신고|불만|기관|따지|답이 없|어디로 가|윗선|당국|항의',
  },
  leak: {
    en: 'leak|breach|stolen|hacked|get out|break in|broke in|lost data|stole|steal|stolen|thief|got hold of|fell into|exposed|hack|compromised',
    'zh-Hans': '泄露|外泄|泄漏|被黑|丢了|偷|被盗|被人拿走|黑客|泄密',
    ko: '유출|새면|해킹|털리|도둑|훔쳐|도난|해커|누출',
  },
  tellUs: {
    en: 'tell me|tell us|let me know|notify|told|hear about',
    'zh-Hans': '告诉|通知|会说',
    ko: '알려|통지|말해',
  },
  abroad: {
    en: 'overseas|abroad|offshore|america|the states|united states|leave the country|leaves the country|servers|onshore|which country|usa|us servers|shipped|sent to|outside australia|outside new zealand|another country|foreign|cloud in|cross the border|overseas',
    'zh-Hans': '国外|海外|美国|出境|服务器|境外|传去|传到|美国|国境|他国',
    ko: '해외|외국|미국|서버|나라 밖|미국으로|넘어가|나라로|국외',
  },
  sellShare: {
    en: 'sell my|sell our|sell customer|sell data|sell information|share my|share our|share information|pass on my|give my|advertisers|third parties|third party|hand over my|passed on|profit off|make money from my|make money off|flog my|flog our|monetise|pass to others|trade my|give away my|hand out my',
    'zh-Hans': '卖~信息|卖~资料|卖~数据|给别人|第三方|出售|靠~赚钱|倒卖|卖掉|转卖',
    ko: '정보를 팔|정보를 넘|제3자|광고 회사|다른 회사에|정보로 돈|팔아넘|정보를 줘',
  },
  trainAi: {
    en: 'train|training|teach|teaching|learn from|learn off|improve the ai|make your ai|feed|smarter|machine learning|fine tune|improve your|study',
    'zh-Hans': '训练|学习|喂|变聪明|机器学习',
    ko: '학습|훈련|가르치|똑똑|개선',
  },
  junk: {
    en: 'marketing|junk mail|spam|spammed|unsubscribe|newsletter|promotional|ads|advertising|bombard|ads in|pester|hassle me|mailing list|sales emails|unwanted|bother me',
    'zh-Hans': '广告邮件|垃圾邮件|退订|推销邮件|营销|广告|骚扰|打扰|推广邮件',
    ko: '광고 메일|스팸|수신 거부|홍보|광고|귀찮|광고 문자|메일링',
  },
  sendMe: {
    en: 'send me|email me|get|getting|receive|my inbox|sign up|signed up|leave my',
    'zh-Hans': '给我发|发给我|收到',
    ko: '보내|오나|오는|받',
  },
  cookie: {
    en: 'cookie|cookies|track|tracking|analytics|browser|local storage|pixel|do not track|laptop|device|my computer|what you leave on',
    'zh-Hans': 'cookie|跟踪|追踪|浏览器|电脑上|设备',
    ko: '쿠키|추적|브라우저|컴퓨터에|기기',
  },
  anonymous: {
    en: 'anonymous|anonymously|without giving|without telling|who i am|identify myself',
    'zh-Hans': '匿名|不留名|不透露|我是谁',
    ko: '익명|안 밝혀|누구인지|이름을 안',
  },
  child: {
    en: 'child|children|kid|kids|minor|teenager|son|daughter|under 16|year old|teen|underage|schoolkid|youngster',
    'zh-Hans': '孩子|小孩|儿童|未成年|岁的|学生',
    ko: '아이|어린이|미성년|살짜리|학생|청소년',
  },
  securityHole: {
    en: 'vulnerability|security hole|security bug|found a bug|weakness|bug bounty|found a hole|loophole',
    'zh-Hans': '漏洞|安全问题',
    ko: '취약점|보안 구멍|버그',
  },
  secure: {
    en: 'secure|security|safe|encrypt*|hash|hacker|hackers|protect*|locked|guarded|visible to you|can you see|seen by|snoop',
    'zh-Hans': '安全|加密|黑客|防|看得到|偷看|保护',
    ko: '보안|안전|암호화|해커|볼 수 있나|지켜|보호',
  },
  password: { en: 'password|passwords|passcode|login secret', 'zh-Hans': '密码|口令', ko: '비밀번호|패스워드' },
  providers: {
    en: 'provider|providers|supplier|suppliers|subprocessor*|which companies|which firms|whose ai|outside firms|outside companies|other firms|vendors|contractors|partners behind|who else handles|touch what|processors',
    'zh-Hans': '供应商|哪些公司|服务商|外部公司|别的公司|合作公司|第三方公司',
    ko: '제공업체|어떤 업체|어느 회사|외부 업체|다른 회사|협력사',
  },
} as const satisfies MeaningList;
