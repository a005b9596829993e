import type { NotOffered } from '../../slots/agent.ts';
import { phrases, translated } from '../../text/translated.ts';

/** What callers ask Fern and Co for although the salon does not do it. */
export const notAtSalon: NotOffered = {
  things: phrases(`
    laser hair removal | hair removal | laser | waxing | wax=waxing | leg wax | brazilian=waxing | eyebrows |
    eyebrow=eyebrows | brows | brow=brows | threading | botox | fillers | lip filler=lip fillers |
    tattoo=tattoos | piercing | spray tan=spray tans | tanning | fake tan=spray tans | hair extensions |
    lash extensions | eyelash extensions | extensions | perm=perms | keratin | hair straightening |
    chemical straightening | dreadlocks | dreads | braids | cornrows | beard trim=beard trims | beard=beards |
    hot shave=shaves | shave=shaves | pedicure=pedicures | makeup | make up | acrylics | acrylic nails |
    microblading | 激光脱毛 | 脱毛 | 激光 | 蜜蜡 | 纹眉 | 修眉 | 眉毛 | 肉毒 | 玻尿酸 | 纹身 | 美黑 | 接发 | 烫发 | 烫头 | 拉直 | 化妆 | 足疗 | 美足 |
    种睫毛 | 嫁接睫毛 | 打耳洞 | 刮胡子 | 레이저 제모 | 제모 | 레이저 | 왁싱 | 눈썹 문신 | 눈썹 정리 | 보톡스 | 필러 | 문신 | 타투 | 피어싱 | 태닝 | 붙임머리 | 파마 |
    매직 스트레이트 | 메이크업 | 화장 | 페디큐어 | 속눈썹 연장 | 면도
  `),
  answer: translated(
    'We don’t do {thing}. We do cuts, colour, blow-dries, manicures, lash lifts, facials and massage.',
    '我们不做{thing}。我们做剪发、染发、吹风造型、美甲、睫毛翘染、面部护理和按摩。',
    '{thing}은(는) 하지 않습니다. 커트, 염색, 드라이, 네일, 속눈썹 펌, 페이셜, 마사지를 합니다.',
  ),
};
