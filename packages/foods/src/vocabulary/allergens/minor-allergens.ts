import { vocabularyOf } from '../vocabulary-of.ts'

export const mustardVocabulary = vocabularyOf({
  itself: `
    mustard seed, mustard powder, mustard flour, mustard oil, mustard leaf, mustard green,
    mustard husk, mustard sauce, mustard dressing, mustard cress, dijon, dijon mustard, dijonnaise
  `,
  abroad: `
    moutarde de dijon, mostaza, grano de mostaza, senfmehl, senfsaat, senfsamen, senape,
    semi di senape, mostarda, mostarda di cremona, mosterd, mosterdzaad, gorczyca, musztarda,
    musztardy, hořčice, sennep, senap, senapsfro, senapsfron, sinappi, sinapinsiemen, hardal,
    sinapis, sinapis alba, brassica nigra, brassica juncea, rai seed, rai ke dane, raai, sarson,
    sarso, sarson ka saag, sarson ka tel, kasundi, kadugu, avalu, jiemo, jie mo, jie cai, jiecai,
    gai choy, karashi, takana, khardal, khardel, mustarda, 芥末, 芥菜, 芥子, からし, マスタード, 겨자, 머스터드,
    горчица, горчичный, خردل, رائی, सरसों, राई, חרדל, μουστάρδα
  `,
  products: `
    honey mustard, piccalilli, honey mustard dressing, deviled egg, devilled egg, remoulade,
    panch phoron, panch phoran, colman's, grey poupon, gribiche sauce, cumberland sauce,
    sauce robert
  `,
  checkLabel: `
    curry powder, curry paste, madras powder, sambar powder, rasam powder, mayonnaise, mayo,
    aioli, salad dressing, vinaigrette, french dressing, italian dressing, caesar dressing,
    ranch dressing, thousand island, coleslaw, potato salad, barbecue sauce, bbq sauce,
    steak sauce, brown sauce, marinade, pickle, pickled cucumber, gherkin, pickling spice,
    dill pickle, bread and butter pickle, relish, chow chow, chutney, sausage, frankfurter,
    hot dog, deli meat, lunch meat, sliced ham, ham, salami, burger patty, hamburger patty,
    meatball, meatloaf, stock cube, stock powder, stock, vegetable stock, chicken stock,
    beef stock, bouillon, bouillon cube, gravy, gravy granule, soup mix, sauce mix, seasoning mix,
    spice blend, seasoning blend, spice mix, cheese sauce, mac and cheese, wasabi, wasabi paste,
    horseradish, horseradish sauce, tartar sauce, hollandaise, bearnaise, welsh rarebit,
    microgreen, micro green, sprout mix, mesclun, salad mix, baked beans, vegan cheese,
    veggie burger, natural flavoring, natural flavouring, natural flavor, 🌭, 🍔, 🍛
  `,
  innocent: `
    mustard colored, mustard coloured, mustard yellow, stock up, stock pot, in stock
  `,
})

export const celeryVocabulary = vocabularyOf({
  itself: `
    celery, celery stalk, celery stick, celery heart, celery leaf, celery seed, celery salt,
    celery powder, celery juice, celery oil, celery root, celery spice, celery flavouring,
    celeriac, celeriac root, knob celery, turnip rooted celery, apium graveolens, smallage
  `,
  abroad: `
    sel de celeri, apio, apionabo, apio nabo, sal de apio, sellerie, knollensellerie,
    stangensellerie, selleriesalz, sellerieknolle, selleriesaat, bleichsellerie, sedano,
    sedano rapa, aipo, aipo rabano, selderij, knolselderij, bleekselderij, seler, selery, selera,
    naciowy seler, selleri, knoldselleri, juuriselleri, ruotiselleri, kereviz, ajmod, ajmud,
    radhuni, qincai, qin cai, seroria, serori, karafs, karfas, krafess, kinchay, kintsay,
    chinese celery, 芹菜, 西芹, セロリ, 셀러리, сельдерей, كرفس, اجمود, सेलरी, अजमोद, סלרי, σέλινο
  `,
  products: `
    mirepoix, soffritto, trinity mix, waldorf salad, bouquet garni, ants on a log, bloody mary,
    old bay, old bay seasoning, cajun trinity, remoulade celeri
  `,
  checkLabel: `
    stock, stock cube, stock powder, vegetable stock, chicken stock, beef stock, fish stock,
    broth, vegetable broth, chicken broth, beef broth, bone broth, bouillon, bouillon cube, gravy,
    gravy granule, soup mix, canned soup, vegetable soup, minestrone, tomato soup,
    chicken noodle soup, lentil soup, mixed vegetable juice, v8, vegetable juice,
    tomato juice cocktail, curry powder, curry paste, spice blend, spice mix, seasoning mix,
    seasoning blend, seasoned salt, herb salt, bloody mary mix, barbecue rub, poultry seasoning,
    stuffing mix, stuffing, sausage, frankfurter, hot dog, uncured bacon, uncured ham,
    nitrate free bacon, nitrate free ham, no nitrate added, deli meat, lunch meat, sliced ham,
    sliced turkey, meatball, burger patty, hamburger patty, veggie burger, vegan burger,
    salad mix, coleslaw, potato salad, tuna salad, chicken salad, egg salad, tomato sauce,
    pasta sauce, marinara, bolognese, ragu, ready meal, yeast extract, marmite, chutney,
    pickle relish, relish, natural flavoring, natural flavouring, natural flavor
  `,
  innocent: 'celery cabbage, stock up, stock pot, in stock, broth bowl',
})

export const lupinVocabulary = vocabularyOf({
  itself: `
    lupin, lupine, lupini, lupini bean, lupin bean, lupin flour, lupin seed, lupin flake,
    lupin protein, lupin fibre, lupinus, lupinus albus, lupinus angustifolius, lupinseed,
    sweet lupin
  `,
  abroad: `
    altramuz, altramuces, chocho andino, chochos, tarwi, lupino, lupini in salamoia, lupine mehl,
    lupinenmehl, lupinen, lupinenprotein, susslupine, farine de lupin, turmus, tirmis, termis,
    lubinowy, lupiini, yu shan dou, yushandou, rupin, ruupin, 羽扇豆, ルピナス, ルピン, 루핀, люпин, ترمس,
    תורמוס, λούπινο
  `,
  checkLabel: `
    gluten free flour blend, gluten free baking mix, gluten free flour, gluten free bread,
    gluten free pasta, gluten free pastry, high protein pasta, protein pasta, low carb bread,
    keto bread, keto bun, protein bread, pastry case, waffle ready made, vegan burger,
    vegan sausage, plant based burger, plant based sausage, meat substitute, vegan ice cream,
    vegetable protein, plant protein
  `,
})

export const sulphitesVocabulary = vocabularyOf({
  itself: `
    sulphite, sulfite, sulphur dioxide, sulfur dioxide, so2, sodium metabisulphite,
    sodium metabisulfite, bisulphite, bisulfite, sodium sulphite, sodium sulfite,
    sodium bisulfite, sodium bisulphite, potassium metabisulphite, potassium metabisulfite,
    potassium bisulfite, calcium sulphite, calcium sulfite, calcium bisulfite, hydrogen sulphite,
    sulphurous acid, sulfurous acid, sulphited, sulfited, e220, e221, e222, e223, e224, e225,
    e226, e227, e228, e 220, e 221, e 222, e 223, e 224, e 226, e 228, ins 220, ins 223
  `,
  abroad: `
    sulfitos, sulfitos y dioxido de azufre, metabisulfito, dioxyde de soufre,
    sulfites alimentaires, schwefeldioxid, sulfit, geschwefelt, natriummetabisulfit,
    anidride solforosa, solfiti, solfito, metabisolfito, zwaveldioxide, sulfiet, sulfieten,
    siarczyn, siarczyny, dwutlenek siarki, svaveldioxid, svovldioxid, rikkidioksidi, sulfiitti,
    eryanghualiu, er yang hua liu, arugyuusan en, aryusanen, 二氧化硫, 亚硫酸盐, 亜硫酸, 아황산, сульфит,
    сульфиты, диоксид серы, كبريتيت, ثاني أكسيد الكبريت, סולפיט, θειώδη
  `,
  products: `
    wine, red wine, white wine, cooking wine, rose wine, sherry, port wine, marsala, madeira wine,
    vermouth, champagne, prosecco, cava, hard cider, wine vinegar, red wine vinegar,
    white wine vinegar, sherry vinegar, balsamic, balsamic vinegar, balsamic glaze,
    maraschino cherry, maraschino, glace cherry, glace fruit, candied fruit, candied peel,
    mixed peel, 🍷, 🍾
  `,
  checkLabel: `
    dried fruit, mixed dried fruit, dried apricot, dried apple, dried mango, dried pineapple,
    dried papaya, dried peach, dried pear, dried fig, dried cranberry, dried cherry, dried banana,
    banana chip, golden raisin, raisin, sultana, prune, dates, desiccated coconut,
    coconut desiccated, shredded coconut, coconut milk, lemon juice, bottled lemon juice,
    lime juice, bottled lime juice, grape juice, cider vinegar, vinegar, malt vinegar, pickle,
    pickled, pickled cucumber, pickled onion, gherkin, sauerkraut, capers, olives in brine,
    sun dried tomato, sundried tomato, dried tomato, dried mushroom, dried vegetable,
    dehydrated potato, instant mash, potato flake, instant mashed potato, frozen potato,
    french fries, frozen fries, hash brown, tater tot, hominy, corn syrup, glucose syrup,
    molasses, treacle, gelatin, gelatine, pectin, jam, jelly, preserve, fruit spread,
    fruit filling, pie filling, sausage, burger patty, hamburger patty, hot dog, deli meat,
    shrimp, prawn, lobster, crab, shellfish, salt cod, dried cod, mustard, dijon, dijon mustard,
    horseradish, horseradish sauce, wasabi, relish, chutney, bottled sauce, worcestershire,
    worcestershire sauce, gravy, gravy granule, soup mix, stock cube, canned crab,
    fruit juice concentrate, fruit cocktail, fruit cake, granola, muesli, trail mix, fruit bar,
    cereal bar, beer, bottled garlic, gluten free beer
  `,
  innocent: `
    prune juice, raisin bread, rice vinegar, rice wine vinegar, distilled vinegar, white vinegar,
    fresh lemon juice, freshly squeezed lemon juice, fresh lime juice, freshly squeezed lime juice
  `,
})
