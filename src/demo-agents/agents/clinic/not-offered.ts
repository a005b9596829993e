import type { NotOffered } from '../../slots/agent.ts';
import { phrases, translated } from '../../text/translated.ts';

/** What callers ask Bay Street Clinic for although it has no such visit. */
export const notAtClinic: NotOffered = {
  things: phrases(`
    dentist=dentistry | dental=dentistry | root canal=dentistry | tooth out=dentistry | teeth cleaned=dentistry |
    teeth cleaning | teeth whitening | mri=MRI scans | ct scan=CT scans | ultrasound=ultrasounds | physio |
    physiotherapist=physio | chiropractor=chiropractic | optician=eye tests | optometrist=eye tests |
    eye test=eye tests | glasses | vet=animals | botox | cosmetic surgery | plastic surgery | acupuncture |
    hearing test=hearing tests | podiatrist=podiatry | dermatologist=dermatology | 牙医 | 看牙 | 洗牙 | 补牙 | 拔牙 | 配眼镜 |
    验光 | 针灸 | 推拿 | 核磁共振 | 拍片 | 做B超 | 整容 | 兽医 | 理疗 | 치과 | 스케일링 | 안경 | 시력 검사 | 초음파 | 물리치료 | 도수치료 | 한의원 | 침술 | 성형 |
    보톡스 | 동물병원
  `),
  answer: translated(
    'We don’t do {thing} here. We have doctor’s visits, longer visits, and a nurse for vaccinations, blood tests and dressings.',
    '我们这里没有{thing}。我们有普通门诊、长门诊，护士可以打疫苗、抽血和换药。',
    '{thing}은(는) 저희가 하지 않습니다. 진료와 긴 진료가 있고, 간호사가 예방접종, 채혈, 드레싱을 합니다.',
  ),
};
