import type { DialogueAgent } from '../../slots/agent.ts';
import { at, sameHours, workdays } from '../../slots/business-time.ts';
import { phrases, translated } from '../../text/translated.ts';
import { appointmentJob, needsOld, oldAppointment } from '../appointments.ts';
import { phoneSlot } from '../question.ts';
import { clinicQuestions } from './questions.ts';
import { clinicDiary, clinicEmergencies, clinicHandovers, clinicPeople, clinicVisits } from './visits.ts';

const clinicJob = appointmentJob({
  book: translated('new appointment', '新预约', '새 예약'),
  move: translated('appointment to move', '更改预约', '예약 변경'),
  cancel: translated('appointment to cancel', '取消预约', '예약 취소'),
  moved: translated(
    'It’s moved, {name}: now {time} {with}. We’ll text {phone} the day before.',
    '{name}，改好了：{time}，{with}。前一天会发短信到 {phone}。',
    '{name} 님, 변경했습니다. {time}, {with}입니다. 전날 {phone}(으)로 문자를 드릴게요.',
  ),
  cancelled: translated(
    'It’s cancelled, {name}, at no charge. Thank you for telling us.',
    '{name}，已经为您取消，不收费。谢谢您告诉我们。',
    '{name} 님, 취소했습니다. 비용은 없어요. 알려 주셔서 감사합니다.',
  ),
});

/**
 * The agent of Bay Street Clinic, a made-up clinic. It books, moves and cancels appointments, and gives no medical
 * advice.
 */
export const clinicAgent: DialogueAgent = {
  key: 'clinic',
  business: translated('Bay Street Clinic', 'Bay Street 诊所', '베이 스트리트 클리닉'),
  ticketHeading: 'What reception sees',
  greeting: translated(
    'Hello, Bay Street Clinic, this is the automated assistant. Would you like to book, move or cancel an appointment?',
    '您好，Bay Street 诊所，我是自动语音助手。您要预约、改时间还是取消？',
    '안녕하세요, 베이 스트리트 클리닉 자동 상담원입니다. 예약, 변경, 취소 중 무엇을 도와드릴까요?',
  ),
  hours: { ...sameHours(workdays, at(8), at(17, 30)), sat: [at(9), at(12)] },
  totalLabel: translated('Fee told', '费用', '진료비'),
  slots: [
    clinicJob,
    oldAppointment,
    {
      key: 'visit',
      kind: 'choice',
      label: translated('Visit', '门诊', '진료'),
      when: ({ job }) => !needsOld(job),
      prompt: translated(
        'Is that a doctor’s visit of 15 minutes, a longer one of 30, or the nurse?',
        '是看医生（15 分钟）、长一点的门诊（30 分钟），还是找护士？',
        '진료 15분, 긴 진료 30분, 간호사 진료 중 어느 것인가요?',
      ),
      choices: clinicVisits,
    },
    {
      key: 'time',
      kind: 'date-time',
      label: translated('Time', '时间', '시간'),
      when: ({ job }) => job !== 'cancel',
      step: 10,
      minutes: 15,
      notice: 30,
      daysAhead: 60,
      busy: clinicDiary,
      staff: { slot: 'with', keys: ['singh', 'moore', 'nurse'] },
      prompt: translated(
        'What day and time would suit?',
        '您希望哪一天、几点？',
        '언제가 좋으세요? 요일과 시간을 말씀해 주세요.',
      ),
    },
    {
      key: 'with',
      kind: 'choice',
      label: translated('With', '人员', '담당'),
      isNeverPrompted: true,
      when: ({ job }) => job !== 'cancel',
      prompt: translated('With whom?', '想看哪位？', '어느 분께 받으시겠어요?'),
      readBack: translated('with {value}', '{value}', '{value}'),
      refusal: translated(
        '{choice} doesn’t see that kind of visit.',
        '{choice}不接这类门诊。',
        '{choice}은(는) 그 진료를 보지 않습니다.',
      ),
      choices: clinicPeople,
    },
    {
      key: 'name',
      kind: 'name',
      label: translated('Patient', '患者', '환자'),
      prompt: translated('What’s the patient’s name?', '请问患者姓名？', '진료받으실 분 성함이 어떻게 되세요?'),
    },
    {
      key: 'before',
      kind: 'choice',
      label: translated('New or known', '初诊或复诊', '초진 또는 재진'),
      when: ({ job }) => !needsOld(job),
      prompt: translated(
        'Have you been to us before, {name}?',
        '{name}以前来过我们诊所吗？',
        '{name} 님은 저희 병원에 오신 적이 있나요?',
      ),
      choices: [
        {
          key: 'yes',
          name: translated('been before', '来过', '재방문'),
          means: 'yes',
          aliases: phrases(`
            i've been before | been here before | been coming | coming for years | come for years | for years | existing patient | regular patient | i'm enrolled | enrolled with you | registered with you | been to you before | been to you guys | seen you before | on your books | with you already |
            以前来过 | 去年来过 | 一直在你们 | 来过几次 | 老病人 |
            간 적 있 | 년째 | 다닌 적 | 가 본 적 있 | 다닌 지 | 다니고 있 | 오래 다녔 | 쭉 다녔 | 전에 갔 | 가 봤 | 여러 번 갔 | 자주 갔 | 몇 번 갔 | 다니던 | 전에도 다니 | 다녔 | 다니셨 | 다니시 | 갔었
          `),
          answerAliases: phrases(
            'once or twice | a while back | i have | we have | before | the one time | once before | many times | a few times | couple of times | regular | you know me | 来过的 | 去过 | 看过 | 来过 | 老患者 | 老客户 | 常来 | 有 | 있어요 | 있습니다 | 갔었 | 갔지 | 갔어요 | 가 봤 | 봤어요 | 전에 | 예전에',
          ),
        },
        {
          key: 'no',
          name: translated('first visit', '第一次来', '첫 방문'),
          means: 'no',
          aliases: phrases(`
            first time | never set foot | brand new | never been | i'm new | new to the area | new here | new in town | new patient | just moved | moved here | moved to the | recently moved | we've moved | haven't been | hasn't been | not been before |
            第一次 | 第一回 | 头一回 | 头一次 | 初次 | 没有来过 | 没有去过 | 从没去过 | 从来没 | 没来过 | 没去过 | 没在你们那儿看过 | 没在你们那看过 | 没看过 | 新病人 |
            처음이 | 처음인 | 처음입 | 처음 가 | 처음 와 | 처음 오 | 처음 뵙 | 처음 방문 | 처음 진료 | 처음 이용 | 안 가 봤 | 안 가봤 | 못 가 봤 | 간 적 없 | 초진 | 처음 전화 | 여기 처음 | 여기 첨 | 첨인
          `),
          answerAliases: phrases(
            "처음 | 첨 | 한 번도 | 안 왔 | 안 갔 | 못 갔 | 온 적 없 | 와 본 적 없 | 와본 적 없 | 가본 적 없 | 가 본 적 없 | 적 없 | 적은 없 | 초면 | 头回 | 首次 | 没到过 | 没在你们 | 新来的 | 没 | haven't | not yet | never | 没有来 | 没有 | 없어요 | 없습니다",
          ),
        },
      ],
    },
    phoneSlot('And a phone number?', '请留一个电话号码。', '연락받으실 전화번호를 알려 주세요.'),
    {
      key: 'reason',
      kind: 'text',
      label: translated('Reason, in their words', '就诊原因', '오시는 이유'),
      optional: true,
      when: ({ job }) => !needsOld(job),
      prompt: translated(
        'A few words on what it’s about, for the doctor? You can say no.',
        '方便简单说一下看什么吗？不说也可以。',
        '어떤 일로 오시는지 짧게 말씀해 주시겠어요? 안 하셔도 됩니다.',
      ),
      readBack: translated('“{value}”', '“{value}”', '“{value}”'),
      triggers: phrases(`
        sore throat | sore | cough | coughing | coughin | coffing | bin coffin | been coffin | runny nose | sneezing | rash | back pain | headache | earache | knee | shoulder | my skin | flu | stitches | jab | jabs | needles | vaccination | vaccine | immunisation | dressing | wound | swollen | itchy | fever | dizzy | migraine | blood pressure | blood test | infection | hurts | aches | painful | can't sleep |
        咳嗽 | 咳 | 流鼻涕 | 嗓子 | 头疼 | 头痛 | 皮疹 | 感冒 | 腰疼 | 膝盖 | 拆线 | 缝了 | 换药 | 换纱布 | 打针 | 疫苗 | 伤口 | 肿了 | 发烧 | 头晕 | 失眠 | 睡不着 | 血压 | 验血 | 疼 | 痛 |
        기침 | 콧물 | 목이 아 | 두통 | 머리가 아 | 발진 | 감기 | 허리 | 무릎 | 실밥 | 꿰맨 | 상처 | 부어 | 부었 | 아파 | 아프 | 아픈 | 통증 | 열이 | 어지 | 편두통 | 잠을 못 | 잠도 | 혈압 | 예방접종 | 주사 | 붕대 | 소독
      `),
    },
  ],
  questions: clinicQuestions,
  farewell: translated(
    'You’re booked, {name}: {time} {with}. We’ll text {phone} the day before.',
    '{name}，约好了：{time}，{with}。前一天会发短信到 {phone}。',
    '{name} 님, 예약됐습니다. {time}, {with}입니다. 전날 {phone}(으)로 문자를 드릴게요.',
  ),
  handovers: clinicHandovers,
  emergencies: clinicEmergencies,
  emergencyAnswer: translated(
    'This could be an emergency. Hang up and ring {number} for an ambulance now. I’m telling our staff as well.',
    '这可能是急症，请挂断并马上拨打 {number} 叫救护车。我也会通知我们的工作人员。',
    '응급 상황일 수 있습니다. 끊고 바로 {number}에 전화해 구급차를 부르세요. 저희 직원에게도 알리겠습니다.',
  ),
};
