import { type ExclusionSet, exclusionSet } from './exclusion-set.ts'
import { majorAllergenSets } from './major-allergen-sets.ts'
import { restrictedFoodSets } from './restricted-food-sets.ts'

const certificate = 'We check ingredients; look for the certificate.'
const oats = 'Oats are kept out unless certified gluten-free.'
const rootsOut =
  'potato, sweet potato, carrot, beetroot, radish, turnip, swede, parsnip, celeriac, onion, shallot, scallion, leek, chive, garlic, ginger, turmeric, yam, cassava, taro'
const wholeMeals = 'Children’s plans are not thinned for a fast: every day keeps all its meals.'

/** Diets as sets of what stays out, each with its names in the languages that we read. */
export const dietNames: readonly ExclusionSet[] = [
  exclusionSet(
    'vegetarian',
    `
    vegetarian, vegetarianism, vegitarian, veggie diet, ovo lacto, lacto ovo, ovo lacto vegetarian,
    lacto ovo vegetarian, ovolactovegetarian, lactoovovegetarian, meat free, meatless, no meat, without meat,
    no meat or fish, no meat no fish, vegetariano, vegetariana, vegetarien, vegetarienne, vegetarisch, vegetarier,
    vegetarisk, wegetarianin, wegetarianska, wegetarianskie, vegetariansky, vejetaryen, вегетарианец,
    вегетарианская, вегетарианство, نباتي, צמחוני, ベジタリアン, 素食, 吃素, 채식, ăn chay, chay, शाकाहारी, shakahari
    `,
    { diets: ['vegetarian'] },
  ),
  exclusionSet(
    'lacto vegetarian',
    `
    lacto vegetarian, lactovegetarian, lacto veg, vegetarian no egg, vegetarian no eggs, vegetarian without egg,
    vegetarian without eggs, eggless vegetarian, egg free vegetarian, vegetarian egg free, milk vegetarian
    `,
    { diets: ['vegetarian'], concepts: ['egg'], note: 'Milk stays in; eggs stay out.' },
  ),
  exclusionSet(
    'ovo vegetarian',
    'ovo vegetarian, ovovegetarian, ovo veg, eggetarian no dairy, vegetarian no dairy, vegetarian dairy free',
    { diets: ['vegetarian'], concepts: ['milk'], note: 'Eggs stay in; milk stays out.' },
  ),
  exclusionSet('eggetarian', 'eggetarian, eggitarian, egg vegetarian', { diets: ['vegetarian'] }),
  exclusionSet(
    'Hindu vegetarian',
    `
    hindu vegetarian, hindu veg, indian vegetarian, indian veg, vegetarian indian, pure veg, pure vegetarian,
    pure vegetarian indian, strict vegetarian, strictly vegetarian, shudh shakahari, shuddh shakahari,
    brahmin vegetarian, शुद्ध शाकाहारी
    `,
    {
      diets: ['vegetarian'],
      concepts: ['egg'],
      note: 'No meat, no fish and no eggs; milk stays in.',
    },
  ),
  exclusionSet(
    'sattvic',
    'sattvic, satvic, sattvik, satvik, sattvic diet, yogic diet, iskcon, hare krishna, swaminarayan, vaishnav, vaishnava, buddhist vegetarian, buddhist, temple food, pure buddhist',
    {
      diets: ['vegetarian'],
      concepts: ['egg'],
      foods: 'onion, shallot, scallion, leek, chive, garlic, mushroom',
      note: 'No meat, fish, eggs, onion, garlic or mushrooms.',
    },
  ),
  exclusionSet('Jain', 'jain, jaini, jain diet, jain food, jain vegetarian, jainism, जैन', {
    diets: ['vegetarian'],
    concepts: ['egg'],
    foods: `${rootsOut}, honey, mushroom, eggplant, fig`,
    note: 'No meat, fish, eggs, honey or roots. If your family leaves out more (green vegetables on some days, cauliflower, dairy), add it.',
  }),
  exclusionSet(
    'vegan',
    `
    vegan, vegans, veganism, plant based, plant based diet, plant based only, wfpb, whole food plant based,
    no animal product, no animal products, strict vegan, ethical vegan, raw vegan, raw vegan diet, vegano, vegana, vegetalien, vegetalienne,
    veganisch, vegane, vegansk, weganin, weganska, weganskie, веган, веганская, نباتي صرف, טבעוני, ビーガン, 纯素, 全素, 비건, thuần chay
    `,
    { diets: ['vegan'] },
  ),
  exclusionSet(
    'Orthodox fasting',
    `
    orthodox fasting, ethiopian orthodox fasting, ethiopian orthodox fasting tsom, ethiopian fasting, tsom, tsome,
    ye tsom, yetsom, fasting food ethiopian, coptic fasting, coptic fast, greek orthodox fasting, orthodox lent,
    nistisimo, nistisima, orthodox fast, eritrean orthodox fasting
    `,
    {
      diets: ['vegan'],
      note: `No meat, dairy or eggs. ${wholeMeals}`,
    },
  ),
  exclusionSet(
    'pescatarian',
    `
    pescatarian, pescetarian, pesco vegetarian, pescovegetarian, fish but no meat, no meat but fish,
    no meat except fish, pescatariano, pescetariano, pescetarien, vegetarian but eats fish,
    vegetarian who eats fish, vegetarian plus fish
    `,
    { diets: ['pescatarian'] },
  ),
  exclusionSet(
    'halal',
    `
    halal, halaal, hallal, halal only, halal diet, halal food, muslim diet, muslim, islamic diet, zabiha, zabihah,
    helal, no haram, حلال, 清真, ハラール, 할랄, халяль, हलाल
    `,
    { diets: ['halal'], note: certificate },
  ),
  exclusionSet(
    'kosher',
    `
    kosher, koscher, kasher, cacher, casher, kashrut, kashrus, kosher only, kosher diet, kosher style, jewish,
    jewish diet, glatt kosher, glatt, כשר, кошер
    `,
    { diets: ['kosher'], note: certificate },
  ),
  exclusionSet(
    'pareve',
    'pareve, parve, parev, pareve only, parve only, kosher parve, kosher pareve',
    {
      diets: ['kosher', 'pescatarian'],
      concepts: ['milk'],
      note: `No meat and no milk. ${certificate}`,
    },
  ),
  exclusionSet(
    'chalav Yisrael',
    'chalav yisrael, cholov yisroel, chalav israel, cholov yisrael, halav yisrael, cholov yisroel only, kosher dairy only',
    { diets: ['kosher'], note: `${certificate} Chalav Yisrael is told by the certificate alone.` },
  ),
  exclusionSet(
    'kosher for Passover',
    `
    kosher for passover, kosher passover, passover, passover kosher, pesach, pesah, kosher l pesach,
    kosher lpesach, kosher for pesach, chametz free, no chametz, chametz, hametz, kitniyot, no kitniyot
    `,
    {
      diets: ['kosher'],
      concepts: ['gluten', 'oats'],
      foods: 'rice, corn, bean, pea, chickpea, lentil, millet, buckwheat, kitniyot',
      note: 'No bread, pasta, oats or other chametz. Rice, corn, beans, peas and lentils (kitniyot) stay out too.',
    },
  ),
  exclusionSet(
    'meat and dairy apart',
    `
    no meat and dairy together, no meat and milk together, no milk and meat together, no dairy with meat,
    no meat with dairy, no milk with meat, no meat with milk, separate milk and meat, separate meat and milk,
    separate meat and dairy, separate dairy and meat, meat and milk separate, meat and dairy separate,
    milk and meat separate, dairy and meat separate, meat and milk apart, meat and dairy apart,
    not meat and milk together, don t mix meat and milk, don t mix meat and dairy, don t mix milk and meat,
    no mixing meat and milk, no mixing meat and dairy, no mixing milk and meat, basar bechalav
    `,
    { diets: ['meat-and-dairy-apart'] },
  ),
  exclusionSet(
    'no beef',
    `
    no beef, beef free, without beef, hindu, hindu diet, avoid beef, no cow meat, nonveg no beef, non veg no beef,
    sin carne de res, sans boeuf, kein rindfleisch, 不吃牛肉, बीफ नहीं
    `,
    { diets: ['no-beef'] },
  ),
  exclusionSet(
    'no pork',
    `
    no pork, pork free, without pork, avoid pork, no pig, no ham or pork, no pig meat, no swine, sin cerdo,
    sans porc, kein schweinefleisch, ohne schweinefleisch, senza maiale, sem porco, sem carne de porco, bez wieprzowiny,
    без свинины, بدون لحم خنزير, بدون خنزير, ללא חזיר, 不吃猪肉, 无猪肉, 豚肉なし, domuz eti yok, domuzsuz, không thịt heo, tanpa babi, tidak makan babi, no baboy, bawal ang baboy, hindi kumakain ng baboy
    `,
    { diets: ['no-pork'] },
  ),
  exclusionSet(
    'no pork and no alcohol',
    'no pork and alcohol, no pork or alcohol, no pork no alcohol, no alcohol and pork, no alcohol or pork, no pork alcohol, no pork no alcohol no gelatin',
    { diets: ['no-pork', 'halal'] },
  ),
  exclusionSet(
    'no red meat',
    `
    no red meat, red meat free, without red meat, avoid red meat, white meat only, only white meat, chicken and fish only,
    poultry and fish only, pollotarian, pollo vegetarian
    `,
    { diets: ['no-red-meat'] },
  ),
  exclusionSet(
    'gluten-free',
    `
    gluten free, glutenfree, gf, gf diet, gluten free diet, no gluten, without gluten, coeliac diet, celiac diet,
    sin gluten, sin tacc, tacc, libre de gluten, sans gluten, glutenfrei, senza glutine, sem gluten, glutenvrij, glutenfri,
    bezglutenowa, bezglutenowe, bez glutenu, glutensiz, glutenmentes, без глютена, خالي من الغلوتين, ללא גלוטן,
    グルテンフリー, 无麸质, 글루텐프리
    `,
    { diets: ['gluten-free'], concepts: ['gluten'], note: oats },
  ),
  exclusionSet(
    'dairy-free',
    `
    dairy free, dairyfree, df, dairy free diet, non dairy, nondairy, no dairy, without dairy, milk free, cow s milk free,
    cows milk free, cmpf, lactose free, sin lactosa, sin lacteos, sin leche, sans lactose, sans lait, sans produits laitiers,
    milchfrei, laktosefrei, senza latte, senza lattosio, sem leite, sem lactose, melkvrij, lactosevrij, mjolkfri, laktosfri,
    bez mleka, bez laktozy, без молока, без лактозы, sutsuz, بدون حليب, ללא חלב, 不含乳制品, 無乳製品, 乳製品除去
    `,
    { diets: ['dairy-free'], concepts: ['milk'] },
  ),
  exclusionSet(
    'casein-free',
    'casein free, caseinfree, cf, cf diet, no casein, without casein, casein free diet, caseinfrei, sans caseine, sin caseina',
    { diets: ['casein-free'], concepts: ['milk'] },
  ),
  exclusionSet(
    'gluten-free and casein-free',
    `
    gfcf, gf cf, gfcf diet, gluten free casein free, gluten casein free, gluten and casein free,
    gluten free and casein free, gluten free dairy free, gluten and dairy free, gfdf, gf df, gfcf lifestyle,
    casein and gluten free, casein free gluten free
    `,
    { diets: ['gfcf'], concepts: ['gluten', 'milk'], note: oats },
  ),
  exclusionSet(
    'egg-free',
    'egg free, eggfree, eggless, no egg, no eggs, without eggs, sin huevo, sans oeuf, eifrei, ei frei, senza uova, sem ovo, bez jajek, без яиц, yumurtasiz',
    {
      concepts: ['egg'],
    },
  ),
  exclusionSet(
    'soy-free',
    'soy free, soyfree, soya free, no soy, no soya, sin soja, sans soja, sojafrei, senza soia',
    {
      concepts: ['soy'],
    },
  ),
  exclusionSet(
    'nut-free',
    'nut free, nutfree, no nuts, sin frutos secos, sans noix, nussfrei, senza noci',
    {
      concepts: ['nuts'],
    },
  ),
  exclusionSet('peanut-free', 'peanut free, peanutfree, no peanut, no peanuts', {
    concepts: ['peanut'],
  }),
  exclusionSet('wheat-free', 'wheat free, wheatfree, no wheat, weizenfrei, sans ble, sin trigo', {
    concepts: ['wheat'],
  }),
  exclusionSet(
    'low sugar',
    `
    low sugar, low in sugar, less sugar, reduced sugar, no added sugar, no sugar added, no sugar,
    sugar free, limit sugar, avoid sugar, cut sugar, without sugar, low added sugar,
    limited sugar, refined sugar free, no refined sugar, no sweets or sugar, sin azucar, sans sucre, zuckerfrei, ohne zucker,
    senza zucchero, sem acucar, bez cukru, без сахара
    `,
    { diets: ['low-sugar'] },
  ),
  exclusionSet(
    'no added colours',
    `
    no added colour, no added colours, no added color, no added colors, no artificial colour,
    no artificial colours, no artificial color, no artificial colors, no food dye, no food dyes,
    dye free, no dye, no dyes, no food colouring, no food coloring, additive free, no additive,
    no additives, feingold, feingold diet, feingold program, no artificial food coloring, avoid food dyes,
    avoid artificial colours, avoid artificial colors, colour free, color free, no artificial dye,
    no artificial dyes, no red dye, no red dyes, no red 40, no red40, no yellow 5, no yellow dye, no blue dye,
    no tartrazine, no food colors, no food colours, no artificial ingredients, sin colorantes, sans colorants
    `,
    { diets: ['no-added-colours'] },
  ),
  exclusionSet(
    'no red dye',
    'red dye, red dyes, food dye, food dyes, artificial dyes, synthetic dyes, azo dyes',
    { diets: ['no-added-colours'], foods: 'red dye' },
  ),
  exclusionSet(
    'no caffeine',
    'no caffeine, caffeine free, without caffeine, avoid caffeine, decaffeinated, decaf, decaf only, sin cafeina, koffeinfrei',
    { diets: ['no-caffeine'] },
  ),
  ...majorAllergenSets,
  ...restrictedFoodSets,
]
