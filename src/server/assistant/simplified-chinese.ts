/**
 * Pairs of Chinese characters: a traditional character, then the simplified one. The list has only characters that
 * occur in questions about this site and in calls for help.
 */
const pairs = [
  '來来係系個个們们備备傭佣傷伤價价億亿償偿優优兒儿內内冊册凍冻別别則则劃划動动務务勝胜勞劳勵励區区協协參参員员問问啟启喚唤單单嗎吗嚴严國国圍围園园圖图團团執执報报場场塊块壓压壞坏壟垄夠够夥伙妳你婦妇媽妈',
  '嬰婴學学宮宫實实審审寫写寬宽將将專专對对導导屆届層层屬属島岛師师帳账帶带幫帮幾几庫库廠厂廣广張张強强彈弹後后從从復复惡恶愛爱態态憂忧憶忆應应懷怀戀恋戶户拋抛掃扫換换擁拥擇择擔担據据擬拟敗败數数斷断於于',
  '時时書书會会東东條条業业樓楼標标樣样機机檔档檢检權权歐欧歡欢歲岁歷历殺杀氣气決决沒没況况減减測测滿满濟济災灾為为無无煙烟燒烧營营爭争牆墙狀状獎奖獨独現现產产畫画當当瘓痪療疗癥症癱瘫發发盜盗監监盤盘眾众',
  '瞭了確确碼码禮礼稅税種种稱称穩稳筆笔節节範范簡简簽签約约納纳紐纽純纯紙纸級级細细紹绍終终組组結结絕绝絡络給给統统綁绑經经綠绿維维網网緊紧線线編编總总績绩繫系繼继續续罰罚羣群習习聞闻聯联聲声職职聽听肅肃',
  '脫脱腦脑腳脚臟脏臨临臺台與与舉举舊旧萬万葉叶著着藝艺藥药蘭兰處处號号術术衛卫裏里裝装裡里複复見见規规視视親亲覺觉觀观訂订計计訊讯記记設设許许訴诉診诊詢询試试話话該该詳详認认語语誠诚誤误說说誰谁課课調调',
  '談谈請请論论講讲謝谢證证識识譯译議议護护讀读變变讓让負负財财貨货責责貴贵買买貸贷費费貼贴資资賓宾賠赔賣卖賤贱質质賬账賺赚購购贈赠趕赶跡迹車车軟软較较載载輕轻輛辆輪轮輸输轉转辦办農农這这連连週周運运過过',
  '達达違违遞递遠远適适遲迟選选還还邊边郵邮鄉乡醫医釋释針针鈴铃銷销鋪铺錄录錢钱錯错鍵键鐘钟長长門门閉闭開开閒闲間间閱阅關关陽阳隊队階阶際际隨随險险隱隐雙双離离難难電电靈灵靜静韓韩響响頁页項项順顺須须預预',
  '頭头頻频題题額额願愿顧顾顯显風风飛飞飯饭館馆馬马駐驻駕驾駛驶驗验體体鬧闹魚鱼鮮鲜麗丽麥麦麼么點点齊齐齒齿龍龙',
].join('');

const simplifiedOf = new Map(
  Array.from({ length: pairs.length / 2 }, (_, place) => [pairs.charAt(2 * place), pairs.charAt(2 * place + 1)]),
);

/** Returns a text with simplified Chinese characters in place of traditional ones. */
export function inSimplifiedChinese(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => simplifiedOf.get(character) ?? character);
}
