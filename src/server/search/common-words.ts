/**
 * Everyday English words, as the stemmer leaves them, that say little about a subject. Where the site does not know one of
 * them, that is no sign that the site does not speak of what is asked.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `abl absolut accept accident across add afternoon again age ago agre air allow almost alon along alreadi alway amount angri
answer appear apart ask away awai bad bas basic basicalli becaus becom bed befor begin behind believ below besid best better
between big bloodi bloke body boss both bother bottom bought box break brief bring broke brother brought bunch busi buy bought
came car care carri case catch caus certain chanc chang chat check child choic choos clean clear clever close coffe cold com
comfort common complet concern confus consid continu control cop cost count countri coupl cours cover crazi creat curious current
dai daily daught dark date dead deal dear decid deep definit depend describ deserv detail difficult dinner doubt down draw dream
drink driv drop during each ear earli easi easili eat either end enjoy enough enter entir especial even even event ever everi
exact exactli exampl except excit exist expect experienc explain eye face fact fail fair fall famili family fan far fast fault favourit fear feel
felt few fight figur fill final finally find fine finish fir first fit floor flog folk follow fool forget form forward found free frequent fresh
friend front full fun funni futur gener gentl girl given glad gone good grab great green ground group grow guess guy half hand
hang happ happen happi hard hardli hat head hear heard heart heavi hello high hit hold hom honest hop hope hopeless hot hous however hug huge human husband
idea imagin immedi import imposs improv includ inde insid instead intend interest involv issu join judg jump kid kill kind knew knock known lack lady
larg last lastli lat late lately later laugh lead learn least leav left less lett level li lif life light likely lin littl liv
load local lock long longer look loos lord los lost lot loud love lovely low luck lucki lunch mad main maj mak mani manag mark matter mayb mean meant meet member
mention mess middl mind minut miss mistak moment mom mood morn most mostli mother mouth mov mum name near nearli necessari nice night nobodi nois
none nor normal normalli note noth notic number obvious occasion odd offer often old onc onli order ordinari ordinarily other otherwise outsid own owner pack
pain pair pap parent part particular parti pass past peopl perfect perfectli perhaps period person pick piec place plain plan play pleas pleasant plenti point
poor possibl possibli power pretti prefer prepar present press pretend prob probabl probabli problem promis proper properli prov public pull purpos push
question quick quickli quiet rath rather read ready readi real realis reali realli reason recent regular relax rememb remind repeat repli require rest result ridicul right ring
risk road rough round rub rubbish rule run sad saf sam same save saw scari school second secret seem sell send sens sent separat seri serious
seriousli serv set sever shar she shock short shot shout show shut sick side sign silli similar simpl simpli sinc singl sister sit situat sleep slight slow
slowli small smart smell smil soft somebodi someon somehow sometim sometimes somewhat son soon sorri sort sound spar speak special specific spend split spot stag stand
start stat stay step stick still stop stori straight strang street strong stuck stuff stupid style subject sudden suddenli suffer suggest suit
suppos surpris swear sweet tabl talk tea team tell ten terribl test thank therefor thick thin thoroughli though thought thousand three threw throw till tim
tini tir toda today tomorrow tonight top total totalli touch tough toward town tri trip troubl tru trust truth turn twic two type understand
unfortun unless unlik until unusual upset usual usualli various via visit voic wait walk wall warm watch weak wear week weekli weird welcom well went whatev whenev wherev
whether whilst whol whoev wid wif win wind window wish within without woman wond wonder wood word world worri wors worst worth wrong yeah year
yesterday yet young mat reckon heap bloody sweet keen sort arvo tad loads bucks buck bit mate fella folks gonna wanna gotta dunno kinda sorta
sir madam dear team regards cheers ta fyi asap lol hmm um uh oh ah ok yep nope actually basically literally honestly`.split(
    /\s+/,
  ),
);
