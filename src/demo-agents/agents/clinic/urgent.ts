import type { Handover } from '../../slots/agent.ts';
import { phrases, speech } from '../../text/speech.ts';

/** What goes to the nurse at once. The agent says nothing about it but whom it goes to. */
export const clinicHandovers: readonly Handover[] = [
  {
    noteLabel: 'Urgent, for the nurse',
    heardAs: phrases(`
      it's urgent | very urgent | severe pain | a lot of pain | in agony | really unwell | very unwell | getting worse |
      can't stop vomiting | high fever | baby has a fever | baby is sick | baby is unwell | fainted | head injury |
      hit her head | hit his head | hit my head | broken arm | broken leg | allergic reaction | deep cut | bleeding |
      很急 | 急症 | 疼得厉害 | 剧痛 | 疼得受不了 | 越来越严重 | 高烧 | 发高烧 | 宝宝发烧 | 孩子发烧 | 一直吐 | 摔到头 | 骨折 |
      过敏反应 | 流血 | 出血 |
      급해요 | 위급 | 너무 아파 | 심하게 아파 | 많이 아파 | 점점 심해 | 고열 | 열이 높 | 아기가 열 | 아이가 열 | 계속 토 | 머리를 다 |
      부러졌 | 알레르기 반응 | 피가 나
    `),
    answer: speech(
      'That shouldn’t wait for a booking. The nurse will take your call now. If it gets worse, ring {number}.',
      '这不该等预约，护士马上接听。如果情况加重，请拨打 {number}。',
      '예약을 기다릴 일이 아닙니다. 간호사가 바로 받겠습니다. 더 심해지면 {number}에 전화하세요.',
    ),
  },
];

/** Words that mean danger to life. Better one ambulance too many: nothing is weighed. */
export const clinicEmergencies: readonly string[] = phrases(`
  ambulance | heart attack | chest pain | pain in my chest | pain in his chest | pain in her chest | chest hurts |
  can't breathe | cannot breathe | can't breath | trouble breathing | difficulty breathing | struggling to breathe |
  stopped breathing | not breathing | unconscious | passed out | collapsed | having a stroke | stroke |
  face is drooping | slurred speech | seizure | having a fit | overdose | took too many pills | anaphylaxis |
  anaphylactic | throat is closing | bleeding heavily | heavy bleeding | bleeding won't stop | won't stop bleeding |
  suicide | suicidal | kill myself | end my life | choking | poisoned | swallowed poison |
  救护车 | 心脏病发 | 胸口痛 | 胸口疼 | 胸痛 | 喘不过气 | 喘不上气 | 呼吸困难 | 不能呼吸 | 没有呼吸 | 没呼吸 | 昏迷 | 晕倒 |
  失去意识 | 中风 | 抽搐 | 大出血 | 血止不住 | 流血不止 | 中毒 | 吃了太多药 | 自杀 | 不想活 | 噎住 |
  구급차 | 심장마비 | 가슴이 아파 | 가슴이 너무 아 | 가슴 통증 | 흉통 | 숨을 못 | 숨을 쉴 수 | 숨쉬기 힘들 | 숨이 안 쉬 | 호흡 곤란 |
  의식이 없 | 의식을 잃 | 쓰러졌 | 뇌졸중 | 발작 | 경련 | 피가 안 멈 | 피가 멈추지 | 출혈이 심 | 약을 너무 많이 먹 | 독을 먹 | 자살 |
  죽고 싶 | 목에 걸려 | 아나필락시스
`);
