import { vocabularyOf } from '../vocabulary-of.ts'

export const brazilNutVocabulary = vocabularyOf({
  itself: `
    brazil nut, brasil nut, brazilnut, brazil, para nut, paranut, cream nut, bertholletia,
    bertholletia excelsa
  `,
  abroad: `
    castanha do brasil, noix du bresil, nuez de brasil, nuez del brasil, coquito de brasil,
    noce brasiliana, noci brasiliane, noce del brasile, paranoot, baxi guo, 巴西坚果, ブラジルナッツ, 브라질너트,
    бразильский орех
  `,
  innocent: `made in brazil, from brazil, product of brazil`,
})

export const cashewVocabulary = vocabularyOf({
  itself: `
    cashew, cashew nut, cashewnut, cashew butter, cashew milk, cashew cream, cashew cheese,
    cashew paste
  `,
  abroad: `
    anacardium, anacardium occidentale, caju, noix de cajou, cajou, anacardi, anacarde,
    maranon nuez, nuez de la india, acaju, cashewkern, cashewkerne, kaju, kaaju, kaju katli,
    kaju barfi, godambi, mundhiri, yaoguo, yao guo, kashuu, kashu nattsu, kajuu, kaju nuts,
    jambu monyet, 腰果, カシューナッツ, カシュー, 캐슈넛, 캐슈, кешью, كاجو, کاجو, काजू, קשיו
  `,
  products: '',
  checkLabel: `
    makhani, butter chicken, pesto, plant milk, plant based milk, dairy free milk, non dairy milk,
    nondairy milk, vegan milk
  `,
})

export const hazelnutVocabulary = vocabularyOf({
  itself: `hazelnut, hazel nut, hazelnutt, filbert, cobnut, cob nut, corylus, corylus avellana`,
  abroad: `
    avellana, haselnussmus, nocciola, nocciole, hazelnoot, hazelnoten, orzech laskowy, zhenzi,
    zhen zi, heezerunattsu, bunduq, bunduk, bondok, fundook, 榛子, 榛果, ヘーゼルナッツ, 헤이즐넛, фундук,
    лесной орех, بندق, فندق, אגוזי לוז, φουντούκι, φουντούκια
  `,
  products: `
    nutella, chocolate hazelnut spread, chocolate spread, noisette chocolate, ferrero,
    ferrero rocher, frangelico, nocello, baci, kinder bueno, bueno bar, nocino, nougat, nougatine,
    nutty spread, romesco, linzer torte, feuilletine
  `,
  checkLabel: 'biscotti, flavored coffee',
  innocent: `
    noisette of lamb, lamb noisette, pork noisette, beurre noisette, noisette butter,
    noisette potato, pommes noisette
  `,
})

export const macadamiaVocabulary = vocabularyOf({
  itself: `
    macadamia, macadamia nut, macademia, queensland nut, bush nut, maroochi nut, bauple nut,
    macadamia integrifolia
  `,
  abroad: `
    noix de macadamia, nuez de macadamia, noce macadamia, macadamianuss, xiaweiyi guo,
    xia wei yi guo, makadamia, makademia, 夏威夷果, 澳洲坚果, マカダミア, 마카다미아, макадамия, مكاديميا
  `,
})

export const pecanVocabulary = vocabularyOf({
  itself: 'pécan, pecan nut, pecannut, carya illinoinensis',
  abroad: `
    nuez pecana, nuez pacana, pekan, noce pecan, pecannoot, bigen guo, 碧根果, 山核桃, ピーカン, 피칸, пекан,
    بيكان
  `,
  products: 'butter pecan, pecan pie, turtle candy, turtle cluster',
  checkLabel: '',
  innocent: 'pecan wood, pecan smoked',
})

export const pineNutVocabulary = vocabularyOf({
  itself: `pine nut, pinenut, pine kernel, pine seed`,
  abroad: `
    pignoli, pignoli cookie, pinoli, pinolo, pinyon, pinon nut, pinus pinea, pinus koraiensis,
    pinienkern, chilgoza, chilghoza, neja, songzi, song zi, matsu no mi, matsunomi, sanawbar,
    snobar, sanobar, senobar, indian nut, 松子, 松の実, 잣, кедровый орех, صنوبر, صنوبار, צנוברים,
    κουκουνάρι
  `,
  products: `
    pesto, pesto alla genovese, pesto genovese, pinolata, pinocchiata, basil pesto, green pesto
  `,
  checkLabel: 'kibbeh, dolma, red pesto',
})

export const pistachioVocabulary = vocabularyOf({
  itself: 'pistachio, pistacchio, pistachio nut, pistacia vera',
  abroad: `
    pistache, pistazie, pistazien, pistacchi, pistachio paste, pista, pistha, pistah, kaimin guo,
    kaixin guo, kai xin guo, pisutachio, fustuq, fustuk, fustuq halabi, pesteh, fistik,
    green almond, 开心果, 開心果, ピスタチオ, 피스타치오, фисташки, фисташка, فستق, پستہ, पिस्ता, פיסטוק,
    φυστίκι αιγίνης
  `,
  products: `
    kulfi, spumoni, dubai chocolate, turkish delight with pistachio, nougat
  `,
  dishes: 'baclava, knafeh, kunafa',
  checkLabel: `gelato, ma'amoul, maamoul`,
})

export const walnutVocabulary = vocabularyOf({
  itself: `
    walnut, wal nut, english walnut, persian walnut, black walnut, white walnut,
    california walnut, walnut oil, juglans, juglans regia
  `,
  abroad: `
    noix de grenoble, cerneau de noix, cerneaux de noix, huile de noix, noix, nuez de castilla,
    nuez de nogal, nuez, nueces, nogal, noce, noci, noz, nozes, okkernoot, walnoot, orzech wloski,
    orzechy, akhrot, akhroat, akharot, hetao, he tao, kurumi, joz, jawz, jooz, ayn jamal,
    ain jamal, ceviz, gerdoo, 核桃, 胡桃, くるみ, クルミ, 호두, грецкий орех, جوز, عين جمل, اخروٹ, अखरोट,
    אגוז מלך, καρύδι, καρύδια
  `,
  products: `
    nocino, nocello, muhammara, waldorf salad, satsivi, bazhe, fesenjan, fesenjoon, churchkhela,
    gozinaki, walnut whip, rugelach
  `,
  dishes: `baclava, ma'amoul, maamoul`,
  checkLabel: 'carrot cake, banana bread, coffee cake, pesto, fudge, mostarda',
  innocent: `
    noix de coco, noix de muscade, noix de cajou, noix de pecan, noix de macadamia,
    noix du bresil, noix de jambon, noix de veau, noix de saint jacques, noix de st jacques,
    noix de petoncle, nuez moscada, nuez de macadamia, nuez pecana, nuez pacana, nuez de la india,
    nuez de brasil, nuez de coco, noce moscata, noce di cocco, noce macadamia, noce pecan,
    noce brasiliana, noce di vitello, noci brasiliane, noz moscada, noz peca, walnut sized,
    size of a walnut, walnut wood, puy lentils aux noix
  `,
})

export const chestnutVocabulary = vocabularyOf({
  itself: `chestnut, chest nut, sweet chestnut, chestnut flour, chestnut puree, castanea sativa`,
  abroad: `
    marron, marron glace, creme de marrons, kastanien, esskastanie, marone, maronen, castagna,
    castagne, farina di castagne, marrone, marroni, castanha portuguesa, kasztan jadalny, lizi,
    li zi, banli, ban li, kuri, kestane, abu farwa, shahbaloot, singhara chestnut, 栗子, 板栗, 栗, 밤,
    каштан, كستناء, קסטן, ערמון, κάστανο, 🌰
  `,
  products: `mont blanc, castagnaccio, marron puree`,
  innocent: `
    water chestnut, chestnut colored, horse chestnut honey, chestnut crab, castanha de caju,
    castanha do brasil, castana de caju, chestnut brown, red kuri, red kuri squash, kuri squash,
    hokkaido kuri
  `,
})

export const otherTreeNutVocabulary = vocabularyOf({
  itself: `
    hickory nut, shagbark, mockernut, beechnut, beech nut, butternut kernel, white walnut,
    heartnut, heart nut, japanese walnut, pili nut, pili, ginkgo nut, ginkgo, gingko, gingko nut,
    ginkgo biloba, bunya nut, acorn nut, acorn flour, acorn starch, acorn jelly, dotori,
    dotorimuk, candlenut, candle nut, kukui nut, kemiri, buah keras, mongongo, mongongo nut,
    nangai, nangai nut, nangail nut, galip nut, okari nut, monkey pot nut, paradise nut, sapucaia,
    baru nut, baru almond, baruka, chinquapin, chinkapin, karuka, pindan nut, karuka nut,
    shea nut, shea butter, shea oil, karite, beurre de karite, sheanut, lichee nut, lychee nut,
    litchi nut, breadnut, yeheb, hican, marking nut, argan nut
  `,
  abroad: `
    chironji, charoli, charole, cudpahnut, baiguo, bai guo, yinxing, yin xing, ginnan, gin nan,
    faine, buchecker, bucheckern, bellota, gland de chene, ghianda, ginkgonuss, 白果, 银杏, 銀杏, ぎんなん,
    🌰
  `,
  innocent: 'acorn squash, ginkgo leaf, pili pili',
})

export const coconutVocabulary = vocabularyOf({
  itself: `
    coconut, coco nut, cocoanut, coconut milk, coconut cream, coconut oil, coconut water,
    coconut flour, coconut sugar, coconut amino, coconut butter, coconut yogurt, coconut vinegar,
    desiccated coconut, creamed coconut, copra, cocos nucifera, cocos, mct oil
  `,
  abroad: `
    coco rallado, lait de coco, noix de coco, leche de coco, crema de coco, kokos, kokosnuss,
    kokosmilch, kokosraspel, kokosflocken, cocco, latte di cocco, noce di cocco, farina di cocco,
    coco ralado, leite de coco, kokosmelk, wiorki kokosowe, nariyal, naariyal, nariyal pani,
    khopra, thengai, kobbari, yezi, ye zi, yejiang, ye jiang, yerong, kokonattsu, jawz al hind,
    joz hind, joz alhind, goz hind, hindistan cevizi, narkel, niyog, kelapa, santan, gata,
    nata de coco, macapuno, buko, coir, 椰子, 椰奶, 椰浆, 椰漿, 椰蓉, 椰汁, ココナッツ, ココナツ, ヤシ, 코코넛, кокос,
    кокосовый, جوز الهند, ناریل, नारियल, קוקוס, καρύδα, มะพร้าว, 🥥
  `,
  products: `
    piña colada, batida, bounty bar, mounds, almond joy, raffaello, macaroon, coconut macaroon,
    lamington, laksa, rendang, thai curry, green curry, red curry, massaman, panang, tom kha,
    nasi lemak, coquito, coco lopez, malibu, cocada, beijinho, quindim, coco milk, coco water,
    coco whip
  `,
  checkLabel: `
    granola, muesli, vegan cheese, vegan butter, dairy free cheese, dairy free yogurt,
    vegan yogurt, plant based yogurt, dairy free ice cream, vegan ice cream, dairy free creamer,
    plant butter, plant based butter, dairy free butter, dairy free chocolate,
    non dairy whipped topping, vegan whipped cream, sodium cocoyl, energy ball, energy bar
  `,
  innocent: `
    coco pops, coco powder, cocopops, haricot coco, coco bean, coco de paimpol, red curry powder,
    red curry leaf, coco chanel
  `,
})
