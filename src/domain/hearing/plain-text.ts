/** Maximum number of characters of a text that are read at once. */
export const readMaximum = 600;

/**
 * Returns a text as the phrases and the classifier read it: in lower case, without apostrophes, in simplified Chinese
 * characters, and without letters repeated for emphasis. Example: "Heeelp, I CAN’T" becomes "help, i cant".
 */
export function plainText(text: string): string {
  return text
    .slice(0, readMaximum)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc]/gu, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character)
    .trim();
}

/**
 * Each pair is a traditional or Cantonese character, followed by the simplified one. Characters that calls rarely
 * contain are left out.
 */
const pairs =
  '灣湾燒烧煙烟濃浓氣气電电觸触線线壓压頭头臉脸過过腫肿嚨咙嗆呛無无暈晕嘔呕噴喷斷断開开關关門门鎖锁搶抢槍枪殺杀傷伤對对這这' +
  '個个們们來来會会說说話话讓让請请謝谢麼么還还沒没給给幫帮轉转係系經经員员負负責责總总務务點点樓楼廚厨間间裡里裏里臺台檯台鐘钟' +
  '車车隊队報报護护醫医藥药療疗盡尽滅灭牆墙壞坏漲涨熱热燙烫凍冻顫颤動动聽听聲声響响機机錢钱買买賣卖訂订預预約约單单飯饭館馆號号' +
  '視视網网頁页樣样讀读寫写誰谁兒儿媽妈爺爷孫孙親亲戀恋愛爱歡欢樂乐難难淚泪絕绝遺遗書书願愿憶忆夢梦覺觉離离別别見见實实現现當当' +
  '應应該该認认識识為为甚什邊边從从後后幾几歲岁時时長长發发變变紅红綠绿藍蓝黃黄髮发髒脏腳脚臟脏膚肤癢痒針针劑剂檢检驗验診诊險险' +
  '緊紧嚴严災灾圍围繞绕聞闻燈灯頂顶層层階阶陽阳隻只條条雙双塊块張张場场處处廁厕馬马龍龙鍋锅爐炉竈灶烏乌龜龟魚鱼蝦虾雞鸡鴨鸭豬猪' +
  '麵面餅饼團团圓圆滿满貴贵賓宾費费價价減减優优觀观擔担慮虑憂忧鬱郁擠挤齊齐東东風风飛飞國国園园陸陆際际區区縣县鄉乡鄰邻誤误錯错' +
  '確确試试課课學学習习選选擇择換换擋挡擊击輛辆輪轮軟软鋪铺舖铺鋼钢鐵铁銀银鏡镜鑰钥咗了佢他嘅的唔不冇没';
const simplified = new Map(pairs.match(/../gu)?.map(([from = '', to = '']) => [from, to]));
