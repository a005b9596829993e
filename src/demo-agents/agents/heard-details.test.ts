import { expect, test } from 'vitest';
import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import { builtInAgents } from './built-in-agents.ts';
import { conversationWith, rowsOf } from './conversation.fixture.ts';

/**
 * What callers say, turn by turn between slashes, and after the arrow what the ticket then has and, after an
 * exclamation mark, what it must not have. The calls are on Tuesday 24 November 2026 at 2 pm.
 */
const calls: Partial<Record<DemoAgentKey, string>> = {
  hotels: `
    Gidday, Colin and I would like to come down Monday for two nights => Dates: Mon 30 Nov to Wed 2 Dec ; Guests: 2
    hi we're after a room from the 4th of December til the 7th, two adults and a three year old => Dates: Fri 4 Dec to Mon 7 Dec ; Guests: 3
    wanting to stay Thursday week till the Sunday, there are three of us => Dates: Thu 3 Dec to Sun 6 Dec ; Guests: 3
    We were thinking the week after next, the Wednesday, for one night only please => Dates: Wed 9 Dec to Thu 10 Dec
    do you have anything free this coming Sunday through to Tuesday? => Dates: Sun 29 Nov to Tue 1 Dec
    we stayed with you last Easter and loved it. could we get the same again from 18 December, five nights, my husband, our two girls and me => Dates: Fri 18 Dec to Wed 23 Dec ; Guests: 4
    I'm driving down from Auckland on Friday, leaving again Sunday arvo, just me => Dates: Fri 27 Nov to Sun 29 Nov ; Guests: 1
    tomoz for two nights // six of us // two bedroom // we won't be there till after nine => Dates: Wed 25 Nov to Fri 27 Nov ; Guests: 6 ; After 8 pm
    wed and thurs night for me and the missus please => Dates: Wed 25 Nov to Fri 27 Nov ; Guests: 2
    checking in on the 12th of Jan and checking out on the 15th => Dates: Tue 12 Jan to Fri 15 Jan
    we get in on the 5th and fly home on the 8th, there'd be four of us in total, two of those are kids => Dates: Sat 5 Dec to Tue 8 Dec ; Guests: 4
    Friday for two nights // no hang on, make that three nights, we're staying for the market on Sunday => Dates: Fri 27 Nov to Mon 30 Nov
    Friday for two nights, two people // sorry I got that wrong, it starts on the Saturday => Dates: Sat 28 Nov to Mon 30 Nov
    Friday for two nights, two people // my brother is joining us so make it three people => Guests: 3
    a studio for Christmas eve and christmas day => Dates: Thu 24 Dec to Sat 26 Dec ; Room: Studio
    we want new years eve, one night => Dates: Thu 31 Dec to Fri 1 Jan
    Could you fit me, my wife and our baby in on the first of December for a week? => Dates: Tue 1 Dec to Tue 8 Dec ; Guests: 3
    anything going for next Tuesday night? one night, two adults two kids => Dates: Tue 1 Dec to Wed 2 Dec ; Guests: 4
    a fortnight today, two nights => Dates: Tue 8 Dec to Thu 10 Dec
    can I get the one bedroom from saturday, leaving monday => Dates: Sat 28 Nov to Mon 30 Nov ; Room: One-bedroom
    Hello, I am looking for accommodation from twenty second to twenty fourth December please, we are family of five => Dates: Tue 22 Dec to Thu 24 Dec ; Guests: 5
    book me a room for 2 nights starting this Friday, 2 guests // studio // arrive round half 9 at night => 9.30 pm
    这周末想过来住两晚，两个人 => Dates: Fri 27 Nov to Sun 29 Nov ; Guests: 2
    下周末有房吗，星期五到星期天，我跟我老公 => Dates: Fri 4 Dec to Sun 6 Dec ; Guests: 2
    我们下礼拜二过去，住到礼拜四，三个大人 => Dates: Tue 1 Dec to Thu 3 Dec ; Guests: 3
    十二月二十号入住，二十三号走，一家三口 => Dates: Sun 20 Dec to Wed 23 Dec ; Guests: 3
    想订后天的房，就住一晚，四个人，两大两小 => Dates: Thu 26 Nov to Fri 27 Nov ; Guests: 4
    圣诞节那天到，住三天，我爸妈加上我 => Dates: Fri 25 Dec to Mon 28 Dec ; Guests: 3
    這個禮拜六晚上還有沒有房間？我們五個人，住一晚 => Dates: Sat 28 Nov to Sun 29 Nov ; Guests: 5
    大后天到，待两晚 => Dates: Fri 27 Nov to Sun 29 Nov
    下下周一开始住四晚，一个人 => Dates: Mon 7 Dec to Fri 11 Dec ; Guests: 1
    礼拜五晚上和礼拜六晚上，我和女朋友 => Dates: Fri 27 Nov to Sun 29 Nov ; Guests: 2
    周五住两晚，两个人 // 不好意思说错了，是周四到 => Dates: Thu 26 Nov to Sat 28 Nov
    周五住两晚，两个人 // 我妈也要来，改成三个人 => Guests: 3
    下个月三号到五号，要一间套房，四口人 => Dates: Thu 3 Dec to Sat 5 Dec ; Guests: 4 ; Room: One-bedroom
    从明天起住三个晚上，就我自己，要最便宜的 => Dates: Wed 25 Nov to Sat 28 Nov ; Guests: 1 ; Room: Studio
    明天住一晚 // 两个人 // 单间 // 可能要九点半以后才能到 => After 8 pm
    明天住一晚 // 两个人 // 单间 // 六点前后吧 => 6 pm
    明天住一晚 // 两个人 // 单间 // 六点 // 登记在王建军名下 => Guest: 王建军
    明天住一晚 // 两个人 // 单间 // 六点 // 用我太太的名字，陈美玉 => Guest: 陈美玉
    이번 주말에 1박 하려고요, 저희 부부 둘이요 => Dates: Sat 28 Nov to Sun 29 Nov ; Guests: 2
    다음 주 금요일에 들어가서 일요일에 나올 거예요, 어른 둘 아이 둘 => Dates: Fri 4 Dec to Sun 6 Dec ; Guests: 4
    다음 주말 금토 이틀 묵고 싶은데요 => Dates: Fri 4 Dec to Sun 6 Dec
    다다음 주 월요일부터 사흘이요, 네 명 => Dates: Mon 7 Dec to Thu 10 Dec ; Guests: 4
    크리스마스이브에 하룻밤, 여자친구랑 둘이요 => Dates: Thu 24 Dec to Fri 25 Dec ; Guests: 2
    내일모레 하룻밤 잘 방 있을까요, 혼자예요 => Dates: Thu 26 Nov to Fri 27 Nov ; Guests: 1
    12월 첫째 주 토요일 1박, 세 식구예요 => Dates: Sat 5 Dec to Sun 6 Dec ; Guests: 3
    글피부터 나흘 동안 있을 건데요 저랑 남편이랑 애 하나 => Dates: Fri 27 Nov to Tue 1 Dec ; Guests: 3
    금요일에 가서 월요일 아침에 나와요, 여섯 명이고요 => Dates: Fri 27 Nov to Mon 30 Nov ; Guests: 6
    토요일 하루만 하려다가 그냥 금요일부터 이틀로 할게요 => Dates: Fri 27 Nov to Sun 29 Nov
    금요일부터 2박, 두 명이요 // 아 죄송해요 한 명 더 가요 => Guests: 3
    금요일부터 2박, 두 명이요 // 날짜를 잘못 말했네요, 목요일부터예요 => Dates: Thu 26 Nov to Sat 28 Nov
    내일 1박 // 두 명 // 스튜디오요 // 아홉 시는 넘어야 갈 것 같아요 => 9 pm
    내일 1박 // 두 명 // 스튜디오요 // 여섯 시 // 예약자는 오세훈으로 해 주세요 => Guest: 오세훈
    내일 1박 // 두 명 // 스튜디오요 // 여섯 시 // 이름은 정다은이고요 => Guest: 정다은
    내일 1박 // 두 명 // 스튜디오요 // 여섯 시 // 김미소 앞으로 해주세요 => Guest: 김미소
    저희 아이들 둘이랑 와이프랑 넷이 12월 11일에 가서 이틀 자고 올 거예요 => Dates: Fri 11 Dec to Sun 13 Dec ; Guests: 4
    yeah hi just wondering if you've a room sunday night, only passing thru, it's just me => Dates: Sun 29 Nov ; Guests: 1
    Good morning. My husband and myself and our two grandchildren, would like to come on Friday the eleventh of December until the Sunday. => Dates: Fri 11 Dec to Sun 13 Dec ; Guests: 4
    2 nights from the 30th, 3 ppl => Dates: Mon 30 Nov to Wed 2 Dec ; Guests: 3
    we need a family unit over new year, 30 december to 2 january, 5 of us => Dates: Wed 30 Dec to Sat 2 Jan ; Guests: 5 ; Two-bedroom
    Tuesday next week, one night for me and the wife and the bub // whats the cheapest that fits us // one bedroom then => Dates: Tue 1 Dec to Wed 2 Dec ; Guests: 3 ; Room: One-bedroom
    I wanna stay wednesday and thursday, leave friday morning, 2 of us => Dates: Wed 25 Nov to Fri 27 Nov ; Guests: 2
    tomorrow night please // just the one // two // a studio // no earlier than nine at night // it's under Hemi Parata => Guest: Hemi Parata ; After 8 pm
    Saturday one night, two adults // one bedroom please // oh and can we have a cot in there => Cot
    你好，我想订个房，下星期五住两晚，我们夫妻俩带一个小孩 => Dates: Fri 4 Dec to Sun 6 Dec ; Guests: 3
    二十五号晚上住，第二天一早走，两位 => Dates: Wed 25 Nov to Thu 26 Nov ; Guests: 2
    请问本周六还有没有能住六个人的，就住一个晚上 => Dates: Sat 28 Nov to Sun 29 Nov ; Guests: 6
    明天两晚 // 俩人 // 一室的吧 // 七点以后 // 名字写李娜 => Guest: 李娜 ; Guests: 2
    周五到周日 // 四个人 // 家庭房 // 下午 // 不对，是五个人，我弟弟也来 => Guests: 5
    다음 주 토요일 하루요, 어른 셋이에요 => Dates: Sat 5 Dec to Sun 6 Dec ; Guests: 3
    11월 28일 체크인해서 30일 체크아웃이요, 두 사람이요 => Dates: Sat 28 Nov to Mon 30 Nov ; Guests: 2
    이번 금요일 저녁에 가서 이틀 있다 오려고요, 저희 네 식구예요 => Dates: Fri 27 Nov to Sun 29 Nov ; Guests: 4
    내일 1박 // 둘 // 원베드룸 // 여덟 시 반쯤 // 저는 강민서라고 합니다 => Guest: 강민서 ; 8.30 pm
    금요일 2박 세 명 // 원베드룸이요 // 아 잠시만요 인원이 한 명 줄었어요, 두 명이에요 => Guests: 2
  `,
  beauty: `
    I'd love a manicure on Friday sometime after lunch => Service: Manicure ; Fri 27 Nov
    can i get my roots done thurs after five // past my shoulders // marama => Service: Colour ; Thu 26 Nov
    my sister's wedding is Saturday so I need a blow-dry that morning => Service: Blow-dry ; Sat 28 Nov
    I'm off to a conference Thursday and want a trim before that, tomorrow would be good => Service: Cut ; Wed 25 Nov
    gimme a half hour massage with Sione next wednesday arvo => Service: Half-hour massage ; With: Sione ; Wed 2 Dec
    Need to shift my facial, it was for Friday but Saturday suits me better => Call: Booking to move ; Was: Fri 27 Nov ; Sat 28 Nov
    I've got a cut booked on Saturday, any chance of the Wednesday after instead? => Call: Booking to move ; Was: Sat 28 Nov ; Wed 2 Dec
    can't make it in on thursday for my nails, please take me off => Call: Booking to cancel ; Was: Thu 26 Nov
    a cut on Friday // whoever // not before ten though => Fri 27 Nov
    a facial // Aroha // not Thursday, Friday at two // Kate Moss => Fri 27 Nov, 2
    massage for an hour on Thursday // anyone // any time after four => Thu 26 Nov
    I wanted the lash thing, the lift and tint, for Saturday morning with Jess => Service: Lash lift ; With: Jess ; Sat 28 Nov
    do you do gel nails? if so tomorrow at 3 => Service: Manicure ; Wed 25 Nov, 3
    cut and blow wave with Tia sat morning => With: Tia ; Sat 28 Nov
    how much for highlights? my mate had hers done for 150 => !Service: Colour
    It's about my booking on the 27th, something's come up, could we do the 3rd instead, same time => Call: Booking to move ; Was: Fri 27 Nov ; Thu 3 Dec
    a cut // anyone // half past ten Saturday // under Jo // no phone sorry => Sat 28 Nov, 10.30
    a cut // anyone // Friday 2 pm // Sure, so first name is Priya and surname Raman => Client: Priya Raman
    我想这周六上午做个美甲，Jess 有空吗 => Service: Manicure ; With: Jess ; Sat 28 Nov
    帮我约个剪发，后天下班以后 => Service: Cut ; Thu 26 Nov
    我周五约了按摩，临时有事，能不能换到下周五 => Call: Booking to move ; Was: Fri 27 Nov ; Fri 4 Dec
    礼拜四约好的脸部护理我去不了了，帮我取消吧 => Call: Booking to cancel ; Was: Thu 26 Nov
    想做半小时按摩，星期三下午，找 Aroha => Service: Half-hour ; With: Aroha ; Wed 25 Nov
    剪个头发，随便谁，星期五下午三点多 => Service: Cut ; With: ; Fri 27 Nov
    我要染头发，下周六，頭髮到肩膀下面一點 => Service: Colour ; Hair past ; Sat 5 Dec
    剪发 // 都可以 // 星期五下午 // 最早的 // 免贵姓欧阳，欧阳雪 => Client: 欧阳雪
    原本是明天的剪发，想往后挪到周五 => Call: Booking to move ; Was: Wed 25 Nov ; Fri 27 Nov
    做面部护理 // 随便 // 不要周四，周五上午十一点 => Fri 27 Nov, 11
    指甲，这周四五点以后都行 => Service: Manicure ; Thu 26 Nov
    금요일 점심 지나서 네일 받고 싶어요 => Service: Manicure ; Fri 27 Nov
    이번 주 토요일에 잡힌 마사지를 다음 주 수요일로 미루고 싶어요 => Call: Booking to move ; Was: Sat 28 Nov ; Wed 2 Dec
    내일 커트 예약한 거 취소해 주세요, 회사에 일이 생겼어요 => Call: Booking to cancel ; Was: Wed 25 Nov
    마라마 쌤한테 목요일 말고 금요일에 커트 받을 수 있을까요 => With: Marama ; Fri 27 Nov ; Service: Cut
    다음 주 토요일 오전에 속눈썹 펌이요, 제스 님으로 => Service: Lash lift ; With: Jess ; Sat 5 Dec
    얼굴 관리 한 시간짜리 목요일 여섯 시 반 => Service: Facial ; Thu 26 Nov, 6.30
    염색이요, 머리는 가슴까지 와요, 모레 오전에 될까요 => Service: Colour ; Hair past ; Thu 26 Nov
    커트 // 아무나요 // 금요일 두 시 넘어서요 => Fri 27 Nov
    커트 // 아무나요 // 금요일 두 시 // 저는 한지민이라고 하고요 => Client: 한지민
    손톱 정리 좀 하려는데 토요일 열한 시쯤 비나요 => Service: Manicure ; Sat 28 Nov
    금요일에 예약한 사람인데요, 그날 애가 아파서 화요일로 바꿀 수 있어요? => Call: Booking to move ; Was: Fri 27 Nov ; Tue 1 Dec
    hiya can you do my nails wed morning, prefer Lin if she's about => Service: Manicure ; With: Lin ; Wed 25 Nov
    my booking's on Thursday at two with Tia, can it go to Saturday instead? kids sports got in the way => Call: Booking to move ; Was: Thu 26 Nov ; Sat 28 Nov
    Just a dry cut, tomorrow, as late as you do => Service: Cut ; Wed 25 Nov
    I'd like my hair dyed back to brown, it's quite short, a bob, this Saturday please => Service: Colour ; Hair above ; Sat 28 Nov
    an hour massage // Aroha // Thursday arvo but I finish work at four so after that => Thu 26 Nov
    scrap my appointment for Friday please, Jade Tanner => Call: Booking to cancel ; Was: Fri 27 Nov
    facial // no preference // Friday // the earlier one // Mele Tupou, M E L E => Client: Mele Tupou
    a trim // either // wed after 3 // the first one // Bob => Wed 25 Nov, 3
    周三下午能不能剪个头，找 Tia，剪短一点就好 => Service: Cut ; With: Tia ; Wed 25 Nov
    我约的星期六美甲，想取消，家里来客人 => Call: Booking to cancel ; Was: Sat 28 Nov
    想做个一小时按摩，最好是明天下班后六点左右 // 谁都行 => Service: One-hour ; Wed 25 Nov
    剪发 // 哪位都行 // 周五不行，周六上午 // 早的那个 // 我叫沈佳宜 => Sat 28 Nov ; Client: 沈佳宜
    수요일 오후에 뿌리 염색 되나요? 머리는 어깨 넘어요 => Service: Colour ; Hair past ; Wed 25 Nov
    목요일 두 시에 티아 선생님 예약인데 토요일 같은 시간으로 바꿔 주세요 => Call: Booking to move ; Was: Thu 26 Nov ; Sat 28 Nov
    내일모레 마사지 한 시간, 퇴근하고 여섯 시 넘어서 가능해요 => Service: One-hour ; Thu 26 Nov
    커트 // 상관없어요 // 토요일 오전이요 // 빠른 시간이요 // 박서준입니다 => Sat 28 Nov ; Client: 박서준
  `,
  clinic: `
    I need a flu jab, whichever day the nurse is free this week, Friday'd be best => Visit: Nurse ; Fri 27 Nov
    my appointment was Wednesday, I mean Thursday, and I need it moved to next Tuesday => Appointment to move ; Was: Thu 26 Nov ; Tue 1 Dec
    I've an appointment with Dr Moore tomorrow at ten but the car's broken down, can we make it Friday? => Appointment to move ; Was: Wed 25 Nov ; Fri 27 Nov
    please cancel Thursday's appointment for Mrs Patel => Appointment to cancel ; Was: Thu 26 Nov
    need a longer one, got a few things to go over, Monday morning, Dr Moore => Visit: Longer ; With: Dr Moore ; Mon 30 Nov
    nurse to take my stitches out, they went in last Friday, so maybe this Friday => Visit: Nurse ; Fri 27 Nov
    an ordinary visit // Thursday after two // Tom Riddle => Thu 26 Nov
    a doctor // Friday ten am // it's for my dad, Kevin O'Brien => Patient: Kevin O
    我想打流感疫苗，护士明天有没有空，我以前来过 => Visit: Nurse ; Wed 25 Nov ; Been before
    我约了周四看医生，能不能提前到周三 => Appointment to move ; Was: Thu 26 Nov ; Wed 25 Nov
    明天下午的号我不去了 => Appointment to cancel ; Was: Wed 25 Nov
    我妈膝盖疼了一个星期，想约个时间长一点的，下周一上午，第一次来 => Visit: Longer ; Mon 30 Nov ; First visit
    约个医生 // 后天上午，九点以后 => Thu 26 Nov
    约个医生 // 明天十点 // 病人是我儿子，叫周子轩 => Patient: 周子轩
    下星期四的預約想改到星期五 => Appointment to move ; Was: Thu 3 Dec ; Fri 4 Dec
    내일 오전에 독감 주사 맞으러 가려고요, 간호사님이 놔주시죠? 전에 다녔어요 => Visit: Nurse ; Wed 25 Nov ; Been before
    금요일 진료를 다음 주 월요일로 옮길 수 있을까요 => Appointment to move ; Was: Fri 27 Nov ; Mon 30 Nov
    모레 예약 취소하려고 전화드렸어요 => Appointment to cancel ; Was: Thu 26 Nov
    어제부터 열이 나서요, 내일 싱 선생님 진료 볼 수 있나요? 처음이에요 => With: Dr Singh ; Wed 25 Nov ; First visit
    다음 주 수요일 오후에 무어 선생님 긴 진료요 => With: Dr Moore ; Visit: Longer ; Wed 2 Dec
    진료 // 목요일 세 시 이후로요 => Thu 26 Nov
    진료 // 목요일 세 시 // 우리 딸이고 이름은 최하윤이에요 => Patient: 최하윤
    Could I book the nurse for a blood test on Thursday morning? I'm a regular => Visit: Nurse ; Thu 26 Nov
    I need to change my Friday appointment to Monday if that's possible => Appointment to move ; Was: Fri 27 Nov ; Mon 30 Nov
    won't be able to come tomorrow, sorry, can you cancel it => Appointment to cancel ; Was: Wed 25 Nov
    doctor // Friday afternoon // the earliest // the patient is my mum, Rosa Delgado // no never => Patient: Rosa Delgado ; First visit
    想约周五下午看 Moore 医生，我是老病人，血压有点高 => With: Dr Moore ; Fri 27 Nov ; Been before
    我星期三的预约要改到星期五，那天要出差 => Appointment to move ; Was: Wed 25 Nov ; Fri 27 Nov
    看医生 // 后天下午 // 第二个 // 叶子涵，叶子的叶 // 没去过 => Patient: 叶子涵 ; First visit
    목요일 오후에 무어 선생님 진료 예약하고 싶어요, 혈압 때문에요, 전에 다녔어요 => With: Dr Moore ; Thu 26 Nov ; Been before
    내일 진료 못 갈 것 같아서 취소 부탁드려요 => Appointment to cancel ; Was: Wed 25 Nov
    수요일 예약을 목요일로 하루만 미뤄 주세요 => Appointment to move ; Was: Wed 25 Nov ; Thu 26 Nov
    진료 // 금요일 오후 // 첫 번째요 // 환자는 저희 아버지 정대만이세요 // 처음이세요 => Patient: 정대만 ; First visit
  `,
  trades: `
    toilet's blocked but we've another one, no hurry, Monday morning's fine, 14 Rata Street, Avondale => Can wait ; Mon 30 Nov ; 14 Rata
    want a price on replacing the hot water cylinder, Thursday or Friday would do => A quote
    water's pouring out under the sink and I can't turn it off, 5 Kauri Lane => Urgent ; Still running ; 5 Kauri
    blocked drain // it can wait // 22 Hill St // Saturday morning first thing => Sat 28 Nov
    leaking shower, whenever // 31 Karaka Rd // not tomorrow, the day after => Thu 26 Nov
    the gutter fell and the downpipe broke // can wait // 22 Hill St // any day next week but not Monday // the first one => !Mon 30 Nov
    blocked drain // it can wait // 22 Hill St // Friday, in the morning => Fri 27 Nov
    马桶堵了，不着急，周五上午来就行，地址 12 Beach Road => Can wait ; Fri 27 Nov ; 12 Beach
    厨房漏水，一直在流，关不上，很急 => Still running ; Urgent
    热水器坏了，本来很急，现在不急了，下周二来也行 => Can wait ; Tue 1 Dec
    水龙头滴水 // 不急 // 33 Lake Rd // 这周六，上午 => Sat 28 Nov
    想换个马桶，先报价 // 33 Lake Rd // 下礼拜三下午 => A quote ; Wed 2 Dec
    변기가 막혔는데 급하진 않아요, 금요일 오전에 와 주세요, 주소는 12 Beach Road예요 => Can wait ; Fri 27 Nov ; 12 Beach
    싱크대에서 물이 계속 새는데 밸브를 못 찾겠어요 => Still running
    세면대 교체 견적 받고 싶어요 // 33 Lake Rd // 다음 주 화요일 오후요 => A quote ; Tue 1 Dec
    샤워기가 새요 // 안 급해요 // 33 Lake Rd // 이번 주 토요일 아침이요 => Sat 28 Nov
    shower's only going lukewarm, not a drama, someone could pop by thursday arvo, 12 Rimu Rd Glen Eden => Can wait ; Thu 26 Nov ; 12 Rimu
    hi our hot water's gone, got a newborn so it's urgent, 4/18 Beach Haven Road => Urgent ; 4/18 Beach Haven
    quote for a new vanity please // 27 Tui Street // any morning next week => A quote
    outside tap leaks, can wait, I'm at 9 Ngaio Place // Monday after one // the first // gate sticks a bit // Pete => Mon 30 Nov ; Name: Pete
    浴室下水慢，不赶，周四或者周五都行，6 Hinau Street => Can wait ; 6 Hinau
    热水器漏水，地上都是水，我把水关掉了，15 Nikau Street，麻烦今天来 => Turned off ; 15 Nikau
    想换个水龙头，报个价 // 17B Miro Street // 下周三上午 => A quote ; Wed 2 Dec ; 17B Miro
    주방 수전 교체 견적이요, 40 Tawa Road, 다음 주 목요일 오전이 좋아요 => A quote ; Thu 3 Dec ; 40 Tawa
    화장실 물이 안 내려가요, 화장실이 하나뿐이라 급해요 => Urgent
    세면대 물이 천천히 빠져요, 안 급해요 // 3/7 Rata Place // 금요일 말고 월요일 오전이요 => Mon 30 Nov
    水龙头滴水，不急 // 8 Queen Street // 周五上午 // 第一个 // 没有 // 我是租客，叫韩雪 => Name: 韩雪
  `,
  takeaway: `
    two large pepperonis and a regular Hawaiian, leave the ham off the Hawaiian => 2 × Large pepperoni: ; 1 × Regular Hawaiian, no ham
    a large margherita for me and a large vegetarian for my wife, leave the onion off hers => 1 × Large margherita: ; 1 × Large vegetarian, no onion ; !margherita, no
    a regular seafood and a large vegetarian // no onion on the vegetarian => 1 × Regular seafood: ; 1 × Large vegetarian, no onion ; !2 × 
    3 large hawaiians, one of them with no pineapple => 2 × Large Hawaiian: ; 1 × Large Hawaiian, no pineapple
    what's on the seafood? and can I get a large pepperoni => 1 × Large pepperoni ; !seafood
    is the vegetarian any good? nah just do me a regular margherita => 1 × Regular margherita ; !vegetarian
    how much is a large Hawaiian? => !Hawaiian
    a large pepperoni, a garlic bread and 2 cokes // scrap the garlic bread and make it 3 cokes => 1 × Large pepperoni ; 3 × Coke ; !Garlic bread
    large hawaiian // actually swap that for a large pepperoni => 1 × Large pepperoni ; !Hawaiian
    one large margherita // and can you chuck olives on it => 1 × Large margherita, extra olives
    two large margheritas, extra cheese on one of them => 1 × Large margherita: ; 1 × Large margherita, extra cheese
    half hawaiian half pepperoni large // ok just the pepperoni then, large => 1 × Large pepperoni ; !Hawaiian
    g'day, keen for a couple of large pepperonis, hold the cheese on one, and a lemonade, I'll pick up => 1 × Large pepperoni: ; 1 × Large pepperoni, no cheese ; 1 × Lemonade ; Pickup
    can I grab a veggie, medium, no mushrooms, and a tiramisu, delivered to 12 Beach Road please => 1 × Regular vegetarian, no mushrooms ; 1 × Tiramisu ; 12 Beach Road
    a large seafood pizza for pickup about half past six => 1 × Large seafood ; 6.30 pm
    what do you have? oh seafood sounds nice, a large one of those => 1 × Large seafood
    we'll have the ham and pineapple, big one, with chilli, plus a garden salad => 1 × Large Hawaiian, extra chilli ; 1 × Garden salad
    two regular pepperonis please. does the pepperoni have nuts? => 2 × Regular pepperoni
    a large vegetarian without olives or mushrooms => 1 × Large vegetarian, no olives, no mushrooms
    1 large pepperoni 1 large margherita both with extra cheese => 1 × Large pepperoni, extra cheese ; 1 × Large margherita, extra cheese
    a large margherita and a large pepperoni, no cheese on either => 1 × Large margherita, no cheese ; 1 × Large pepperoni, no cheese
    three pizzas: two large Hawaiians and one regular seafood, and four lemonades => 2 × Large Hawaiian ; 1 × Regular seafood ; 4 × Lemonade
    one large pepperoni // oh and my daughter wants a regular margherita without basil => 1 × Large pepperoni: ; 1 × Regular margherita, no basil
    one large pepperoni and one coke // sorry, not coke, lemonade => 1 × Large pepperoni ; 1 × Lemonade ; !Coke
    a large hawaiian with olives instead of pineapple => 1 × Large Hawaiian, no pineapple, extra olives
    gluten free vegetarian please, regular => 1 × Regular vegetarian, gluten free base
    两个大号辣香肠，其中一个多加芝士 => 1 × Large pepperoni: ; 1 × Large pepperoni, extra cheese
    一个大号夏威夷不要菠萝，一个小号素食 => 1 × Large Hawaiian, no pineapple ; 1 × Regular vegetarian:
    来个大的玛格丽特，再来两罐雪碧，我自己来拿 => 1 × Large margherita ; 2 × Lemonade ; Pickup
    海鲜披萨里面有什么？给我来个大号的辣香肠吧 => 1 × Large pepperoni ; !seafood
    大号海鲜一个 // 哎不对，换成夏威夷，大小一样 => 1 × Large Hawaiian ; !seafood
    我要一个大号的，不对，要普通号的夏威夷，再加一份沙拉 => 1 × Regular Hawaiian ; 1 × Garden salad ; !Large
    夏威夷大的一個，不要火腿，蒜香麵包兩份，送到 12 Beach Road => 1 × Large Hawaiian, no ham ; 2 × Garlic bread ; 12 Beach Road
    三个披萨，两个大号玛格丽特，一个小号海鲜 => 2 × Large margherita ; 1 × Regular seafood
    素食披萨大号，洋葱和橄榄都不要 => 1 × Large vegetarian, no
    大号夏威夷多少钱 => !Hawaiian
    一个大号辣香肠，两瓶可乐 // 可乐不要了，换成一份沙拉 => 1 × Large pepperoni ; 1 × Garden salad ; !Coke
    给我老婆来个大号素食，她那个不放洋葱，我要大号辣香肠 => 1 × Large vegetarian, no onion ; 1 × Large pepperoni:
    페퍼로니 라지 두 판이랑 콜라 세 캔, 배달이요 => 2 × Large pepperoni ; 3 × Coke
    하와이안 라지 하나, 파인애플은 빼 주세요 => 1 × Large Hawaiian, no pineapple
    마르게리타 라지 두 판인데 한 판은 치즈 추가요 => 1 × Large margherita: ; 1 × Large margherita, extra cheese
    시푸드에 뭐 들어가요? 그냥 페퍼로니 라지 하나 주세요 => 1 × Large pepperoni ; !seafood
    베지테리언 레귤러 하나, 글루텐 프리 도우로요 => 1 × Regular vegetarian, gluten free base
    하와이안 라지 하나요 // 아 아니다 그거 말고 페퍼로니로요 => 1 × Large pepperoni ; !Hawaiian
    페퍼로니 라지 하나 콜라 둘 // 콜라는 하나만 주세요 => 1 × Large pepperoni ; 1 × Coke
    큰 걸로 해산물 하나, 작은 걸로 야채 하나 => 1 × Large seafood ; 1 × Regular vegetarian
    야채 피자 라지 하나 버섯이랑 양파 빼고요 => 1 × Large vegetarian, no
    콤비네이션 있어요? 없으면 페퍼로니 라지로 하나요 => 1 × Large pepperoni
    하와이안 라지 얼마예요? => !Hawaiian
    피자 세 판이요, 하와이안 라지 둘, 페퍼로니 레귤러 하나 => 2 × Large Hawaiian ; 1 × Regular pepperoni
    large pepperoni and a regular vegetarian, no olives on the veggie one, delivered to 5 Rata Street => 1 × Large pepperoni: ; 1 × Regular vegetarian, no olives ; 5 Rata
    four large margheritas // two of them with extra cheese => 2 × Large margherita: ; 2 × Large margherita, extra cheese
    a large seafood hold the garlic, and a lemonade // make that two lemonades => 1 × Large seafood, no garlic ; 2 × Lemonade
    can i get one large hawaiian, one large pepperoni and one regular margherita, pick up at 7 => 1 × Large Hawaiian ; 1 × Large pepperoni ; 1 × Regular margherita ; 7 pm
    large hawaiian please // do you have gluten free? // nah leave it, just add a coke => 1 × Large Hawaiian: ; 1 × Coke
    2 large pepperoni // change one of them to a hawaiian => 1 × Large pepperoni ; 1 × Large Hawaiian
    a regular margherita and a tiramisu // no tiramisu actually => 1 × Regular margherita ; !Tiramisu
    我要三个大号的，一个夏威夷，一个海鲜，一个辣香肠 => 1 × Large Hawaiian ; 1 × Large seafood ; 1 × Large pepperoni
    大号玛格丽特两个，一个不要罗勒，外送到 5 Rata Street => 1 × Large margherita: ; 1 × Large margherita, no basil ; 5 Rata
    一个普通夏威夷加蘑菇，一罐可乐 // 可乐改成两罐 => 1 × Regular Hawaiian, extra mushrooms ; 2 × Coke
    大号辣香肠一个 // 把它换成素食的 => 1 × Large vegetarian ; !pepperoni
    라지 하와이안 하나 레귤러 시푸드 하나, 시푸드는 마늘 빼고 주세요 => 1 × Large Hawaiian: ; 1 × Regular seafood, no garlic
    페퍼로니 라지 두 개랑 샐러드요, 하나는 치즈 빼 주세요 => 1 × Large pepperoni: ; 1 × Large pepperoni, no cheese ; 1 × Garden salad
    마르게리타 라지 하나요, 여섯 시 반에 찾으러 갈게요 => 1 × Large margherita ; 6.30 pm
    콜라 두 개랑 마늘빵 하나 // 콜라 하나는 사이다로 바꿔 주세요 => 1 × Coke ; 1 × Lemonade ; 1 × Garlic bread
    it's me and my daughter, so two regular margheritas but leave the basil off hers, and a tiramisu => 1 × Regular margherita: ; 1 × Regular margherita, no basil ; 1 × Tiramisu
    two large pepperonis, chilli on mine please => 1 × Large pepperoni: ; 1 × Large pepperoni, extra chilli
    해산물 피자 라지로 하나... 아 잠깐만요, 친구가 새우를 못 먹는대요. 그럼 채식 피자 라지에 버섯 추가해서 하나 주세요 => 1 × Large vegetarian, extra mushrooms ; !seafood
    a large hawaiian // no make it a large veggie with extra mushrooms => 1 × Large vegetarian, extra mushrooms ; !Hawaiian
    两个大号素食，她那个不放洋葱 => 1 × Large vegetarian: ; 1 × Large vegetarian, no onion
  `,
};

const now = new Date('2026-11-24T01:00:00Z');
const lines = Object.entries(calls).flatMap(([key, list]) =>
  list.split('\n').flatMap((line) => (line.includes('=>') ? [[key, line.trim()] as const] : [])),
);

test.each(lines)('%s: %s', async (key, line) => {
  const agent = Object.entries(builtInAgents).find(([other]) => other === key)?.[1];
  const [said = '', wanted = ''] = line.split(' => ');
  const converse = conversationWith(await (agent ?? builtInAgents.takeaway)(), { now });
  const ticket = rowsOf(converse(...said.split(' // '))).filter((row) => !row.endsWith(': waiting'));
  for (const row of wanted.split(' ; ')) {
    if (row.startsWith('!')) expect(ticket.join('\n')).not.toContain(row.slice(1));
    else expect(ticket.join('\n')).toContain(row);
  }
});
