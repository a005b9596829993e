import type { DialogueAgent } from '../../slots/agent.ts';
import { at, sameHours } from '../../slots/business-time.ts';
import { phrases, translated } from '../../text/translated.ts';
import { appointmentJob, needsOld, oldAppointment } from '../appointments.ts';
import { lifeInDanger, nameSlot, phoneSlot } from '../question.ts';
import { beautyQuestions } from './questions.ts';
import { hairLengths, salonDiary, salonPeople, salonServices } from './services.ts';

const salonJob = appointmentJob({
  book: translated('new booking', '新预约', '새 예약'),
  move: translated('booking to move', '更改预约', '예약 변경'),
  cancel: translated('booking to cancel', '取消预约', '예약 취소'),
  moved: translated(
    'It’s moved, {name}: now {time}. We’ll text {phone} the day before.',
    '{name}，改好了：{time}。前一天会发短信到 {phone}。',
    '{name} 님, 변경했습니다. {time}입니다. 전날 {phone}(으)로 문자를 드릴게요.',
  ),
  cancelled: translated(
    'It’s cancelled, {name}. Thank you for telling us.',
    '{name}，已经为您取消。谢谢您告诉我们。',
    '{name} 님, 취소했습니다. 알려 주셔서 감사합니다.',
  ),
});

const isBooking = ({ job }: { readonly job?: string | undefined }) => !needsOld(job);

/** The agent of Fern and Co, a made-up salon. It books, moves and cancels appointments. */
export const beautyAgent: DialogueAgent = {
  key: 'beauty',
  business: translated('Fern and Co', 'Fern and Co', '펀 앤 코'),
  ticketHeading: 'What the salon sees',
  greeting: translated(
    'Hello, Fern and Co, this is the AI assistant. Are you booking, or changing a time?',
    '您好，Fern and Co，我是 AI 助手。您是预约还是改时间？',
    '안녕하세요, 펀 앤 코 AI 상담원입니다. 예약하시겠어요, 시간을 바꾸시겠어요?',
  ),
  hours: { ...sameHours(['tue', 'wed', 'fri', 'sat'], at(9), at(17, 30)), thu: [at(9), at(20)] },
  totalLabel: translated('Quoted, GST included', '报价（含 GST）', '견적(GST 포함)'),
  slots: [
    salonJob,
    oldAppointment,
    {
      key: 'service',
      kind: 'choice',
      label: translated('Service', '服务', '시술'),
      when: isBooking,
      prompt: translated(
        'What would you like done: hair, nails, lashes, a facial or a massage?',
        '您想做什么：头发、指甲、睫毛、面部还是按摩？',
        '어떤 시술을 원하세요? 머리, 네일, 속눈썹, 페이셜, 마사지가 있습니다.',
      ),
      choices: salonServices,
    },
    {
      key: 'hair',
      kind: 'choice',
      label: translated('Hair', '头发', '머리 길이'),
      when: ({ job, service }) => !needsOld(job) && (service === 'cut-colour' || service === 'colour'),
      prompt: translated(
        'Is your hair above your shoulders, or past them?',
        '您的头发过肩吗？',
        '머리가 어깨 위인가요, 어깨를 넘나요?',
      ),
      choices: hairLengths,
    },
    {
      key: 'with',
      kind: 'choice',
      label: translated('With', '人员', '담당'),
      when: isBooking,
      prompt: translated(
        'With anyone in particular, or whoever is free?',
        '想约哪位，还是谁有空都可以？',
        '원하시는 분이 있으세요, 아니면 가능한 분으로 할까요?',
      ),
      readBack: translated('with {value}', '{value}', '{value}'),
      refusal: translated(
        '{choice} doesn’t do that. {others} can.',
        '{choice}不做这一项，可以约{others}。',
        '{choice} 님은 그 시술을 하지 않습니다. {others} 중에서 골라 주세요.',
      ),
      choices: salonPeople,
    },
    {
      key: 'time',
      kind: 'date-time',
      label: translated('Time', '时间', '시간'),
      when: ({ job }) => job !== 'cancel',
      step: 15,
      minutes: 60,
      notice: 60,
      daysAhead: 90,
      shows: 'span',
      busy: salonDiary,
      staff: { slot: 'with', keys: ['tia', 'marama', 'jess', 'lin', 'aroha', 'sione'] },
      prompt: translated(
        'What day and time would suit?',
        '您希望哪一天、几点？',
        '언제가 좋으세요? 요일과 시간을 말씀해 주세요.',
      ),
      hint: translated(
        'You can change it free of charge until 24 hours before.',
        '提前 24 小时可以免费更改。',
        '24시간 전까지는 무료로 바꾸실 수 있어요.',
      ),
    },
    nameSlot(translated('Client', '客人', '고객')),
    phoneSlot(
      'Thanks, {name}. And a phone number?',
      '谢谢，{name}。请留一个电话号码。',
      '{name} 님, 연락받으실 전화번호를 알려 주세요.',
    ),
  ],
  questions: beautyQuestions,
  farewell: translated(
    'You’re booked, {name}: {time} {with}, {total}. We’ll text {phone} the day before.',
    '{name}，约好了：{time}，{with}，{total}。前一天会发短信到 {phone}。',
    '{name} 님, 예약됐습니다. {time}, {with}, {total}입니다. 전날 {phone}(으)로 문자를 드릴게요.',
  ),
  notOffered: phrases(
    'lash extension | eyelash extension | beard trim | acrylic nail | 种睫毛 | 嫁接睫毛 | 속눈썹 연장',
  ),
  emergencies: [
    ...lifeInDanger,
    ...phrases(`
      trouble breathing | throat is closing | anaphylaxis | anaphylactic | unconscious | collapsed |
      呼吸困难 | 昏迷 | 의식이 없 | 쓰러졌
    `),
  ],
};
