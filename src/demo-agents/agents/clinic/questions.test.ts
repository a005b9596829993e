import { expect, test } from 'vitest';
import { callWith, expectAnswers } from '../call.fixture.ts';
import { clinicAgent } from './agent.ts';

const wednesday = new Date('2026-11-18T00:10:00Z');
const converse = callWith(clinicAgent, { now: wednesday });

test.each([
  ['hours', 'What time do you close?', '你们几点关门？', '몇 시까지 해요?'],
  ['address', 'Where are you?', '你们在哪里？', '어디에 있어요?'],
  ['parking', 'Is there parking?', '可以停车吗？', '주차돼요?'],
  ['access', 'Is it wheelchair accessible?', '轮椅方便吗？', '휠체어로 들어갈 수 있나요?'],
  ['new-patients', 'Are you taking new patients?', '你们收新病人吗？', '새 환자도 받아요?'],
  ['payment', 'Can I pay by card?', '可以刷卡吗？', '카드 돼요?'],
  ['interpreter', 'Can I have an interpreter?', '有翻译吗？', '통역 되나요?'],
  ['after-hours', 'What if I need a doctor after hours?', '晚上看病怎么办？', '야간에는 어떻게 해요?'],
  ['doctors', 'Is there a female doctor?', '有女医生吗？', '여자 의사 선생님 계세요?'],
  ['privacy', 'Can you transfer my medical records?', '可以转病历吗？', '진료 기록 옮길 수 있나요?'],
  ['price', 'How much is it?', '多少钱？', '얼마예요?'],
  ['referral', 'Do I need a referral?', '需要转诊信吗？', '의뢰서 필요해요?'],
  ['children', 'Do you see children?', '看小孩吗？', '아이도 진료하나요?'],
  ['cancelling', 'What’s your cancellation policy?', '取消要收费吗？', '취소 수수료 있어요?'],
  ['late', 'I’m running late', '我会晚到十分钟', '10분 늦을 것 같아요'],
  ['bring', 'What should I bring?', '要带什么？', '뭐 가져가야 해요?'],
  ['prescriptions', 'Can I get a repeat prescription?', '可以续药吗？', '처방전 다시 받을 수 있나요?'],
  ['results', 'Are my test results back?', '我的检查结果出来了吗？', '검사 결과 나왔어요?'],
  ['advice', 'Should I take ibuprofen?', '我该吃什么药？', '이 약 먹어도 돼요?'],
  ['telehealth', 'Do you do telehealth?', '可以视频看病吗？', '전화 진료 되나요?'],
  ['home-visits', 'Do you do home visits?', '可以上门吗？', '왕진 되나요?'],
  ['walk-in', 'Can I just walk in?', '不预约可以吗？', '예약 없이 가도 돼요?'],
  ['wait', 'How long is a visit?', '要等多久？', '얼마나 기다려요?'],
] as const)('answers about %s in three languages, and then continues the booking', (...question) => {
  expectAnswers(clinicAgent, 'as soon as possible', question, { now: wednesday });
});

test('answers with the price and length of a visit', () => {
  expect(converse('How much is the nurse?').say).toMatch(/^Nurse visit: \$35, 20 minutes\./);
});

test.each([
  ['en-NZ', '111'],
  ['en-AU', '000'],
] as const)(
  'answers medical questions without advice, with who may give it and the emergency number of %s',
  (locale, number) => {
    const turn = callWith(clinicAgent, { locale })('Is it serious if I take two ibuprofen?');
    expect(turn.say).toContain('I can’t say anything about symptoms or medicines.');
    expect(turn.say).toContain(`ring ${number}`);
  },
);
