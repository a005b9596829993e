import type { DialogueAgent } from '../../slots/agent.ts';
import { at, sameHours, workdays } from '../../slots/business-time.ts';
import { phrases, translated } from '../../text/translated.ts';
import { phoneSlot } from '../question.ts';
import { tradesQuestions } from './questions.ts';
import { jobSlots, visitSlots } from './slots.ts';

/** The agent of Southern Plumbing, a made-up plumber. It takes jobs. */
export const tradesAgent: DialogueAgent = {
  key: 'trades',
  business: translated('Southern Plumbing', 'Southern Plumbing', '서던 플러밍'),
  ticketHeading: 'What the van sees',
  totalLabel: translated('Call-out, GST included', '上门费（含 GST）', '출장비(GST 포함)'),
  greeting: translated(
    'Hello, Southern Plumbing, this is the AI assistant. What’s happened?',
    '您好，Southern Plumbing，我是 AI 助手。请问出了什么问题？',
    '안녕하세요, 서던 플러밍 AI 상담원입니다. 무슨 일이신가요?',
  ),
  hours: { ...sameHours(workdays, at(7, 30), at(17, 30)), sat: [at(9), at(13)] },
  slots: [
    ...jobSlots,
    ...visitSlots,
    {
      key: 'access',
      kind: 'text',
      label: translated('Access', '进门', '출입'),
      optional: true,
      triggers: phrases(`
        dog | knock | doorbell | 门铃 | 敲门 | 초인종 | 두드 | gate | gate code | key is | key under | key in | key at | key's | lockbox | side door | back door | buzzer | intercom | steep driveway |
        park on the street |
        狗 | 大门 | 门禁 | 钥匙 | 后门 | 侧门 | 对讲 |
        개가 있 | 강아지 | 대문 | 비밀번호 | 열쇠 | 뒷문 | 옆문 | 인터폰
      `),
      prompt: translated(
        'Anything they should know: a gate, a dog, a key, who will be there? You can say no.',
        '有什么要注意的吗：大门、狗、钥匙、谁在家？没有也行。',
        '알아 둘 것이 있을까요? 대문, 개, 열쇠, 누가 계신지요. 없으면 없다고 하셔도 됩니다.',
      ),
    },
    {
      key: 'name',
      kind: 'name',
      label: translated('Name', '姓名', '성함'),
      hint: translated(
        'A photo helps: reply with one to the text you’ll get.',
        '最好拍张照片，收到短信后回复给我们。',
        '사진이 있으면 도움이 됩니다. 문자를 받으시면 사진으로 답해 주세요.',
      ),
      prompt: translated('What name is it?', '请问怎么称呼？', '성함이 어떻게 되세요?'),
    },
    phoneSlot(
      'Thanks, {name}. And a number the plumber can ring?',
      '谢谢，{name}。请留一个水管工能打通的电话。',
      '{name} 님, 배관공이 연락드릴 번호를 알려 주시겠어요?',
    ),
  ],
  questions: tradesQuestions,
  farewell: translated(
    'Thank you, {name}. The van has the job at {address}. The plumber texts you when they leave.',
    '谢谢，{name}。{address}的维修已经安排好，水管工出发时会发短信给您。',
    '{name} 님, 감사합니다. {address} 작업을 접수했습니다. 배관공이 출발할 때 문자를 드립니다.',
  ),
  handovers: [
    {
      noteLabel: translated('Somebody is hurt', '有人受伤', '다친 사람'),
      triggers: phrases(`
        ambulance | heart attack | can't breathe | cannot breathe | unconscious | bleeding badly | badly burnt | scalded |
        救护车 | 心脏病发 | 不能呼吸 | 晕倒 | 流血不止 | 烫伤 |
        구급차 | 심장마비 | 숨을 못 | 쓰러졌 | 피가 많이 | 화상을
      `),
      answer: translated(
        'That’s an emergency: hang up and ring {number} for an ambulance now.',
        '情况紧急，请挂断并马上拨打 {number} 叫救护车。',
        '응급 상황입니다. 끊고 바로 {number}에 전화해 구급차를 부르세요.',
      ),
    },
  ],
  emergencies: phrases(`
    smell gas | smells gas | rotten egg | 臭鸡蛋 | 썩은 달걀 | 썩은 계란 | smelling gas | gas smell | smells of gas | smells like gas | smell of gas | gas leak | leaking gas |
    gas is leaking | sparks | sparking | on fire | there's a fire | fire in the | caught fire | smoke coming | smell smoke | see smoke | full of smoke |
    burning smell | smells burning | electric shock | electrocuted | got a shock | water in the lights | water in the switchboard |
    through the light | near the switchboard | exposed wire | live wire | ceiling collapsed |
    煤气味 | 燃气味 | 闻到煤气 | 闻到燃气 | 漏煤气 | 煤气漏 | 燃气泄漏 | 漏气 | 火花 | 着火 | 起火 | 冒烟 | 焦味 | 烧焦 | 触电 | 漏电 | 电死 | 电线露 |
    天花板塌 |
    가스 냄새 | 가스가 새 | 가스 새 | 가스 누출 | 가스 누설 | 불꽃 | 스파크 | 불이 났 | 불났 | 불이 나 | 연기가 | 연기 나 | 타는 냄새 | 감전 | 누전 |
    전선이 드러 | 천장이 무너
  `),
  emergencyAnswer: translated(
    'Get everyone out now, touch no switches, and ring {number} from outside. A person at Southern Plumbing gets what you told me.',
    '请马上让所有人离开，不要碰任何开关，到外面拨打 {number}。您说的情况我会转给工作人员。',
    '지금 모두 밖으로 나가시고, 스위치는 만지지 말고 밖에서 {number}에 전화하세요. 말씀하신 내용은 직원에게 전합니다.',
  ),
};
