import { type DemoBusiness, turnsFrom } from '../demo-business.ts';

export const clinicBusiness: DemoBusiness = {
  texts: {
    title: 'Healthcare Clinics',
    description: 'Books, moves and cancels appointments',
    benefits: [
      'Appointments move without holding up the front desk',
      'Words you choose put a caller through at once',
      'No medical advice, only what reception would say',
    ],
    howItWorks:
      'The agent checks who is calling, looks at the free times in your calendar and books, moves or cancels. It gives no medical advice. You choose the words that put a call straight through to a nurse. It can’t place emergency calls.',
    starters: [
      { language: 'en', text: 'I need to move my Thursday appointment.' },
      { language: 'en', text: 'Are you taking new patients?' },
      { language: 'zh-Hans', text: '我想预约星期五上午。' },
      { language: 'ko', text: '예약을 취소하고 싶어요.' },
      { language: 'en', text: 'Do I need a referral?' },
      { language: 'ko', text: '오늘 오후에 진료 볼 수 있을까요?' },
    ],
    receives: {
      heading: 'What reception sees',
      points: [
        'The appointment, booked, moved or cancelled',
        'Name, number, and whether the patient has been before',
        'The reason in a few words, if the caller gave one',
        'Calls that were put through, and why',
      ],
    },
  },
  // A patient moves an appointment.
  exampleCall: {
    ticket: [
      { label: 'Patient', value: 'Jun Park' },
      { label: 'Date of birth', value: 'matches' },
      { label: 'Was', value: 'Thu 9.20 am' },
      { label: 'Now', value: 'Fri 10.40 am', kind: 'total' },
      { label: 'With', value: 'Dr Singh' },
      { label: 'Reminder', value: 'text, Thu' },
    ],
    turns: {
      en: turnsFrom(
        'Good morning, Bay Street Clinic, this is the automated assistant. How can I help?',
        'I need to move my Thursday appointment.',
        'Of course. What name and date of birth is it under?',
        'Jun Park, 4 March 1988.',
        'Thank you. You’re with Dr Singh on Thursday at 9.20. I have Friday at 10.40, or Monday at 8.30. Which suits?',
        'Friday, please.',
        'Done: Friday 10.40 am with Dr Singh. We’ll text you the day before.',
      ),
      'zh-Hans': turnsFrom(
        '早上好，Bay Street 诊所。我是自动语音助手，请问有什么可以帮您？',
        '我想改一下星期四的预约。',
        '好的。请问预约的姓名和出生日期？',
        'Jun Park，1988 年 3 月 4 日。',
        '谢谢。您约的是星期四上午 9 点 20 分，Singh 医生。可以改到星期五 10 点 40 分，或者星期一 8 点 30 分，您方便哪个？',
        '星期五吧。',
        '改好了：星期五上午 10 点 40 分，Singh 医生。前一天会发短信提醒您。',
      ),
      ko: turnsFrom(
        '안녕하세요, 베이 스트리트 클리닉 자동 상담원입니다. 무엇을 도와드릴까요?',
        '목요일 예약을 바꾸고 싶어요.',
        '네. 예약하신 분 성함과 생년월일을 말씀해 주세요.',
        '박준, 1988년 3월 4일이요.',
        '감사합니다. 목요일 오전 9시 20분, 싱 선생님 예약이시네요. 금요일 10시 40분이나 월요일 8시 30분이 비어 있습니다. 언제가 좋으세요?',
        '금요일로 해 주세요.',
        '변경했습니다. 금요일 오전 10시 40분, 싱 선생님입니다. 전날 문자로 알려 드릴게요.',
      ),
    },
  },
  assistant: {
    does: {
      zh: '诊所：预约、改期和取消，不提供医疗建议，您选定的词一出现就立即转给人。',
      ko: '병원: 예약, 변경, 취소를 하며 의료 조언은 하지 않고 정해 주신 말이 나오면 바로 사람에게 넘깁니다.',
    },
    kind: /\bclinic\b|\bdoctor|\bgp\b|诊所|医生|看病|병원|의원|진료/iu,
    name: /\bbay street clinic/iu,
  },
  articleWords: /\b(?:clinics?|patients?|appointments?|health(?:care)?|dentists?|physios?|practices?|doctors?)\b/gi,
};
