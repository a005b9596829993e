import type { ChoiceSlot, DateTimeSlot } from '../slots/slots.ts';
import { phrases, type Translated, translated } from '../text/translated.ts';

interface AppointmentTexts {
  readonly book: Translated;
  readonly move: Translated;
  readonly cancel: Translated;
  /** What a caller hears at the end who has moved an appointment. */
  readonly moved: Translated;
  readonly cancelled: Translated;
}

/** Returns whether a caller wants to change or cancel what is already booked. */
export const needsOld = (job: string | undefined) => job === 'move' || job === 'cancel';

/** The slot for the reason for which people call a business that makes appointments. */
export function appointmentJob({ book, move, cancel, moved, cancelled }: AppointmentTexts): ChoiceSlot {
  return {
    key: 'job',
    kind: 'choice',
    label: translated('Call', '来电', '용건'),
    assumed: () => 'book',
    prompt: translated(
      'Would you like to book, move or cancel?',
      '您要预约、改时间还是取消？',
      '예약, 변경, 취소 중 무엇을 도와드릴까요?',
    ),
    choices: [
      { key: 'book', name: book, ...bookWords },
      { key: 'move', name: move, farewell: moved, ...moveWords },
      { key: 'cancel', name: cancel, farewell: cancelled, ...cancelWords },
    ],
  };
}

/** The slot for the day of the appointment that is moved or cancelled. */
export const oldAppointment: DateTimeSlot = {
  key: 'was',
  kind: 'date-time',
  label: translated('Was', '原预约', '기존 예약'),
  isExisting: true,
  when: ({ job }) => needsOld(job),
  step: 15,
  minutes: 15,
  daysAhead: 365,
  busy: [],
  prompt: translated('Which day is it booked for?', '您原来约的是哪一天？', '지금 예약은 언제로 되어 있나요?'),
  readBack: translated('booked for {value}', '原来是{value}', '기존 예약 {value}'),
};

const bookWords = {
  aliases: phrases(`
    make a booking | book an appointment | make an appointment | need an appointment | book a time | book me in |
    get in to see | i'd like to book | want to book |
    想预约 | 要预约 | 新约 | 预约一下 | 约个时间 | 约一下 | 挂号 |
    예약하고 싶 | 예약하려 | 예약할게 | 예약 잡 | 예약해 주
  `),
  answerAliases: phrases('book | booking | new | new one | 预约 | 预订 | 新的 | 예약 | 새로'),
};

const moveWords = {
  aliases: phrases(`
    bump it | switch it | shift it | move it | push it | change the day | change the time | reschedule |
    about my appointment | about my booking | have appointment | have an appointment | an appointment with you |
    have a booking | got an appointment | got a booking | got an appt | having one appointment | booked in for |
    move my … appointment | move my appointment | move my appt | change my appt | move … appointment | move my … booking | move my booking |
    change my … appointment | change my appointment | change my … booking | change my booking |
    change the time of my appointment | push back my appointment | bring my … appointment forward |
    switch my … appointment | switch my … booking | appointment … shift it | appointment … push it |
    appointment … move it | appointment … change it | appointment … swap it | booked … shift it | booked … move it |
    booked in … move | can i change it | could i change it | can we change it | could we change it |
    changing a booking | changing a time | changing an appointment | change a booking | change an appointment |
    换一天 | 换日子 | 换个时间 | 换个日子 | 约了 | 约好了 | 约的 | 改到 | 换到 | 挪到 | 推迟 | 改一下 | 改时间 |
    改…预约 | 换…预约 | 预约…改 | 改期 | 改约 | 预约…换 | 约了…挪 | 约了…改 | 约好…改 | 约的…改 | 约了…换 |
    预约…挪 | 预约…推迟 | 预约…提前 |
    예약이 있 | 예약 있 | 예약해 놓 | 예약해 놨 | 예약했는데 | 잡아 놨 | 미뤄 | 바꾸는 거 | 날짜 바꾸 | 옮기는 | 옮겨 |
    미룰 수 | 미룰 | 미루고 | 예약 변경 | 변경 | 옮길 수 | 옮기고 | 예약…바꾸 | 예약…바꿔 | 예약…바꿀 | 예약…옮기 |
    예약…옮길 | 예약…변경 | 예약…미루 | 예약…미룰 | 예약…당기
  `),
  answerAliases: phrases(`
    move | moving | move it | change | changing | change it | changing a time |
    改 | 改时间 | 换时间 |
    변경 | 바꾸 | 바꿀 | 옮기
  `),
};

const cancelWords = {
  aliases: phrases(`
    cancel … appointment | cancel … booking | cancel my appt | cancel … appt | stop it | pull out | need to cancel | want to cancel | have to cancel |
    like to cancel | won't make it | won't make my | can't make it | can't make my … appointment |
    can't make my appointment | cancel my … appointment | cancel my appointment | cancel an appointment |
    cancel that for me | cancel it for me | cancelled | be able to make it | be able to make my | be able to come | shan't be coming | won't be coming | off the list | off the book |
    cancel the appointment | cancel my … booking | cancel my booking | cancel a booking | cancel the booking |
    不去了 | 不来了 | 想取消 | 要取消 | 取消一下 | 取消…预约 | 预约…取消 | 预约不去了 | 去不了 | 来不了 |
    예약…취소 | 진료…취소 | 취소하고 | 취소하려 | 취소할게 | 취소해 | 취소 좀 | 못 가게 | 못 갈 것 | 예약 빼
  `),
  answerAliases: phrases('cancel | cancelling | cancel it | 取消 | 취소'),
};
