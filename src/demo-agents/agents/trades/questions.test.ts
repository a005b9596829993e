import { expect, test } from 'vitest';
import { expectAnswers } from '../call.fixture.ts';
import { tradesAgent } from './agent.ts';

test.each([
  ['after-hours', 'What do you charge after hours?', '晚上来怎么收费？', '야간에는 얼마예요?'],
  ['weekend', 'What are your weekend rates?', '周末也上门吗？', '주말에도 오시나요?'],
  ['callout', 'Is there a call-out fee?', '上门看一下要收费吗？', '출장비가 얼마예요?'],
  ['price', 'How much do you charge an hour?', '怎么收费？', '시간당 얼마예요?'],
  ['quotes', 'Are quotes free?', '报价要收费吗？', '견적은 무료인가요?'],
  ['parts', 'Are parts included?', '配件另收费吗？', '부품도 포함인가요?'],
  ['hours', 'What are your hours?', '你们几点下班？', '몇 시까지 해요?'],
  ['payment', 'Can I pay by card?', '可以刷卡吗？', '카드 돼요?'],
  ['tax', 'Is GST included?', '含税吗？', '세금 포함이에요?'],
  ['cancelling', 'Can I cancel later?', '可以取消吗？', '나중에 취소할 수 있어요?'],
  ['discount', 'Do you give a senior discount?', '有优惠吗？', '할인 되나요?'],
  ['areas', 'What areas do you cover?', '服务范围是哪里？', '어느 지역까지 오시나요?'],
  ['how-soon', 'How soon can you come?', '多久能到？', '얼마나 빨리 오실 수 있어요?'],
  ['warranty', 'Is there a warranty?', '有保修吗？', '보증 되나요?'],
  ['licence', 'Are you licensed?', '你们有执照吗？', '면허 있으세요?'],
  ['gas', 'Do you do gas fitting?', '可以做燃气热水器吗？', '가스 공사도 하시나요?'],
  ['electrical', 'Do you do electrical work?', '有电工吗？', '전기 공사도 하나요?'],
  ['shut-off', 'How do I turn the water off?', '怎么关水？', '밸브가 어디 있어요?'],
  ['hot-water', 'Do you do hot water systems?', '你们修热水器吗？', '온수기도 하시나요?'],
  ['drains', 'Do you unblock drains?', '能做管道摄像吗？', '하수구 내시경 되나요?'],
  ['be-home', 'Do I have to be home?', '我要在家吗？', '집에 있어야 하나요?'],
  ['landlord', 'Can you bill the landlord?', '可以开给房东吗？', '집주인에게 청구되나요?'],
  ['insurance', 'Can I claim it on insurance?', '可以理赔吗？', '보험 청구 되나요?'],
  ['photo', 'Can I send you a photo?', '可以发照片吗？', '사진 보내도 되나요?'],
  ['how-long', 'How long does it take?', '要修多久？', '수리하는 데 얼마나 걸려요?'],
] as const)('answers about %s in three languages, and then continues the booking', (...question) => {
  expectAnswers(tradesAgent, 'my toilet is blocked, it can wait', question);
});

test('invents no licence number', () => {
  const texts = tradesAgent.questions.flatMap(({ key, answer }) => (key === 'licence' ? Object.values(answer) : []));
  for (const text of texts) expect(text).not.toMatch(/\d/);
});
