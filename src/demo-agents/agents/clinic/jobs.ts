import type { Choice } from '../../slots/slots.ts';
import { phrases, speech } from '../../text/speech.ts';

/** What callers of Bay Street Clinic want: each with its own farewell. */
export const clinicJobs: readonly Choice[] = [
  {
    key: 'book',
    name: speech('new appointment', '新预约', '새 예약'),
    aliases: phrases(`
            book an appointment | make an appointment | need an appointment | book a time | book me in | get in to see |
            想预约 | 要预约 | 预约一下 | 约个时间 | 挂号 | 约一下 |
            예약하고 싶 | 예약하려 | 예약할게 | 예약 잡 | 예약해 주
          `),
    answers: phrases('book | booking | new | new one | 预约 | 预订 | 新的 | 예약 | 새로'),
  },
  {
    key: 'move',
    name: speech('appointment to move', '更改预约', '예약 변경'),
    aliases: phrases(`
            move my … appointment | move my appointment | change my … appointment | change my appointment | reschedule |
            move … appointment | change my booking | change the time of my appointment | push back my appointment |
            改…预约 | 换…预约 | 预约…改 | 改期 | 改约 | 预约…换 |
            예약…바꾸 | 예약…바꿔 | 예약…바꿀 | 예약…옮기 | 예약…옮길 | 예약…변경 | 예약…미루 | 예약…미룰 | 예약…당기
          `),
    answers: phrases('move | change | change it | move it | 改 | 改时间 | 换时间 | 변경 | 바꾸 | 바꿀 | 옮기'),
    farewell: speech(
      'It’s moved, {name}: now {time} {with}. We’ll text {phone} the day before.',
      '改好了，{name}：{time}，{with}。前一天会发短信到 {phone}。',
      '변경했습니다, {name} 님. {time}, {with}입니다. 전날 {phone}(으)로 문자를 드릴게요.',
    ),
  },
  {
    key: 'cancel',
    name: speech('appointment to cancel', '取消预约', '예약 취소'),
    aliases: phrases(`
            cancel my … appointment | cancel my appointment | cancel an appointment | cancel the appointment |
            cancel my booking | can't make my … appointment | can't make my appointment |
            取消…预约 | 预约…取消 | 预约不去了 |
            예약…취소 | 진료…취소
          `),
    answers: phrases('cancel | cancel it | 取消 | 취소'),
    farewell: speech(
      'It’s cancelled, {name}, at no charge. Thank you for telling us.',
      '已经取消，{name}，不收费。谢谢您告诉我们。',
      '취소했습니다, {name} 님. 비용은 없어요. 알려 주셔서 감사합니다.',
    ),
  },
];
