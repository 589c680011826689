import type { Vocabulary } from '../vocabulary.ts'
import { vocabularyOf } from '../vocabulary-of.ts'

/** Single foods that can be kept out: fruit. */
export const fruitWords: Readonly<Record<string, Vocabulary>> = {
  apple: vocabularyOf({
    itself: `
      apple, pomme, manzana, apfel, mela, maca, seb, tuffah, pingguo, ringo, crab apple,
      granny smith, honeycrisp, gala apple, fuji apple, pink lady, 苹果, りんご, 사과, яблоко, تفاح, 🍎,
      🍏
    `,
    products: `
      applesauce, apple sauce, apple juice, apple cider, cider, cider vinegar, apple butter,
      apple puree, apple pie, apple crisp, apple strudel, waldorf salad, pectin
    `,
    checkLabel: `
      fruit puree, fruit snack, fruit juice, mixed fruit, fruit salad, fruit pouch,
      smoothie pouch, jam, 🥧
    `,
    innocent: `
      pine apple, custard apple, sugar apple, rose apple, cashew apple, wood apple, star apple,
      apple of my eye, apple mint, thorn apple, pomme de terre
    `,
  }),
  apricot: vocabularyOf({
    itself: `
      apricot, abricot, albaricoque, damasco, chabacano, aprikose, marille, albicocca, khubani,
      mishmish, xingzi, anzu
    `,
    products: `apricot jam, apricot kernel, dried apricot, amaretti`,
    checkLabel: `mixed dried fruit, fruit salad, fruit cocktail, trail mix`,
  }),
  avocado: vocabularyOf({
    itself: 'avocado, avocat, aguacate, palta, abacate, makhanphal, 牛油果, アボカド, 🥑',
    products: `guacamole, avocado oil`,
    checkLabel: `sushi roll, california roll, poke bowl, burrito bowl`,
  }),
  banana: vocabularyOf({
    itself: `
      banana, banane, platano, guineo, kela, mawz, moz, xiangjiao, 香蕉, バナナ, 바나나, банан, موز, केला,
      🍌
    `,
    products: `banana bread, banana chip, banana puree, banana split, nice cream`,
    checkLabel: `
      smoothie, fruit salad, fruit puree, tropical fruit, fruit pouch, baby food pouch,
      smoothie pouch
    `,
    innocent: `banana pepper, banana shallot, banana squash, banana leaf, banana blossom`,
  }),
  blueberry: vocabularyOf({
    itself: `
      blueberry, bilberry, myrtille, arandano azul, heidelbeere, blaubeere, mirtillo, mirtilo, 蓝莓,
      ブルーベリー, 🫐
    `,
    products: `blueberry muffin, blueberry jam`,
    checkLabel: 'mixed berries, berries, berry mix, summer fruit',
    innocent: `blackberry`,
  }),
  cherry: vocabularyOf({
    itself: `
      cherry, cerise, cereza, kirsche, ciliegia, cereja, karaz, yingtao, sakuranbo, 樱桃, さくらんぼ, 🍒
    `,
    products: `
      maraschino, maraschino cherry, glace cherry, black forest cake, cherry juice, cherry pie
    `,
    checkLabel: `fruit cocktail, fruit salad, dark berry mix, mixed dried fruit, fruit punch`,
    innocent: 'cherry tomato, cherry pepper, cherry wood, cherry bomb pepper',
  }),
  citrus: vocabularyOf({
    itself: `
      citrus, citrus fruit, orange, lemon, lime, mandarin, clementine, tangerine, satsuma,
      kumquat, grapefruit, pomelo, yuzu, calamansi, bergamot, tangelo, agrumes, citricos,
      zitrusfruchte, agrumi, 🍊, 🍋
    `,
    products: `
      orange juice, lemon juice, lime juice, lemonade, limeade, marmalade, lemon curd, lemon zest,
      orange zest, lime zest, ponzu, mixed peel, candied peel, citric peel, lemon pepper,
      orange blossom, preserved lemon, earl grey, limoncello, triple sec, cointreau, key lime pie,
      lemon extract, orange extract
    `,
    checkLabel: `
      fruit salad, fruit punch, fruit juice, ceviche, guacamole, hummus, tahini sauce, salsa,
      pico de gallo, sports drink, citric acid
    `,
    innocent: `
      orange bell pepper, orange pepper, orange sweet potato, orange lentil, orange cheddar,
      orange carrot, orange squash, orange flesh, orange fleshed, orange cauliflower
    `,
  }),
  orange: vocabularyOf({
    itself: `
      orange, mandarin, clementine, tangerine, satsuma, naranja, apfelsine, orangen, arancia,
      laranja, santra, burtuqal, chengzi, 橙子, みかん, オレンジ, апельсин, برتقال, संतरा, 🍊
    `,
    products: `
      orange juice, orange zest, orange peel, orange marmalade, marmalade, mixed peel, triple sec,
      cointreau, orange extract, duck a l orange
    `,
    checkLabel: `fruit salad, fruit punch, fruit juice, citrus`,
    innocent: `
      orange bell pepper, orange pepper, orange sweet potato, orange lentil, orange cheddar,
      orange carrot, orange squash, orange flesh, orange fleshed, orange cauliflower,
      orange roughy, mandarin pancake, orange blossom honey
    `,
  }),
  lemon: vocabularyOf({
    itself: `
      lemon, citron, limon, zitrone, limone, limao siciliano, nimbu, laymun, ningmeng, remon, 柠檬,
      レモン, лимон, ليمون, नींबू, 🍋
    `,
    products: `
      lemon juice, lemon zest, lemonade, lemon curd, limoncello, lemon pepper, preserved lemon,
      lemon extract
    `,
    checkLabel: `hummus, tahini sauce, guacamole, ceviche, mixed peel, lemon lime soda, citrus`,
    innocent: `
      lemon grass, lemongrass, lemon balm, lemon thyme, lemon verbena, lemon basil, lemon sole,
      lemon cucumber
    `,
  }),
  date: vocabularyOf({
    itself: `
      medjool date, dates, date paste, date syrup, date sugar, dattes, datiles, datteln, datteri,
      khajoor, tamr, deglet noor, pitted date
    `,
    products: `sticky toffee pudding, energy ball, ma amoul`,
    checkLabel: `granola bar, energy bar, fruit bar, brown sauce`,
    innocent: `
      best before date, sell by date, use by date, expiry date, expiration date, out of date,
      up to date, play date, due date, date of birth, date on, date plum
    `,
  }),
  fig: vocabularyOf({
    itself: 'fig, figue, higo, feige, fico, anjeer, teen fruit, 无花果, いちじく',
    products: `fig bar, fig newton, fig jam`,
    checkLabel: `mixed dried fruit`,
    innocent: `fig leaf`,
  }),
  grape: vocabularyOf({
    itself: `
      grape, raisin, sultana, currants, uva, raisin sec, traube, trauben, rosinen, uvetta, angoor,
      kishmish, enab, zabib, putao, budou, 葡萄, ぶどう, виноград, изюм, عنب, अंगूर, 🍇
    `,
    products: `
      grape juice, grape jelly, wine, wine vinegar, balsamic, balsamic vinegar, verjuice, dolma,
      grapeseed oil
    `,
    checkLabel: `
      fruit salad, fruit cocktail, trail mix, granola, muesli, fruit juice, jam, jelly,
      fruit cake
    `,
    innocent: 'grape tomato, grape nuts, blackcurrant, black currant, red currant',
  }),
  kiwi: vocabularyOf({
    itself: `
      kiwi, kiwis, kiwifruit, kiwi fruit, chinese gooseberry, mihoutao, 猕猴桃, キウイ, 키위, киви, كيوي,
      🥝
    `,
    checkLabel: `
      fruit salad, tropical fruit, green smoothie, fruit pouch, smoothie pouch, meat tenderiser
    `,
    innocent: `kiwi berry free`,
  }),
  mango: vocabularyOf({
    itself: `
      mango, mangue, manga fruit, aam, manggo, mangguo, 芒果, マンゴー, манго, مانجو, आम, 🥭
    `,
    products: `mango chutney, amchur, amchoor, mango lassi, aam panna`,
    checkLabel: `chutney, tropical fruit, fruit salad, tropical juice, fruit pouch`,
    innocent: `mangosteen, mango ginger`,
  }),
  melon: vocabularyOf({
    itself: `
      melon, cantaloupe, honeydew, watermelon, muskmelon, galia, charentais, sandia, pasteque,
      wassermelone, anguria, melancia, kharbuja, tarbooz, battikh, xigua, 西瓜, メロン, すいか, арбуз,
      дыня, بطيخ, 🍈, 🍉
    `,
    checkLabel: `fruit salad, fruit cup`,
    innocent: 'bitter melon, winter melon, melon seed',
  }),
  papaya: vocabularyOf({
    itself: 'papaya, pawpaw, paw paw, papaye, mamao, papita, mugua',
    products: `papain`,
    checkLabel: `tropical fruit, fruit salad, meat tenderiser`,
  }),
  peach: vocabularyOf({
    itself: `
      peach, nectarine, peche, melocoton, durazno, pfirsich, pesca fruit, pessego, aadoo, khukh,
      taozi, momo fruit, 桃, персик, خوخ, 🍑
    `,
    products: `peach melba, bellini, peach cobbler`,
    checkLabel: `fruit salad, fruit cocktail, fruit cup, smoothie pouch, peach flavour`,
    innocent: `peaches and cream corn`,
  }),
  pear: vocabularyOf({
    itself: `
      pear, poire, pera, birne, naashpati, kummathra, nashi pear, 梨, груша, كمثرى, 🍐
    `,
    products: `perry, pear juice, pear puree`,
    checkLabel: `fruit salad, fruit cocktail, fruit cup, fruit puree, fruit pouch`,
    innocent: 'prickly pear, alligator pear',
  }),
  pineapple: vocabularyOf({
    itself: `
      pineapple, pine apple, ananas, pina, abacaxi, boluo, 菠萝, 凤梨, パイナップル, ананас, أناناس, 🍍
    `,
    products: `pina colada, bromelain, hawaiian pizza, tepache`,
    checkLabel: `tropical fruit, fruit salad, fruit cocktail, sweet and sour sauce, teriyaki`,
    innocent: `pineapple sage`,
  }),
  plum: vocabularyOf({
    itself: `
      plum, prune, pruneau, ciruela, pflaume, zwetschge, prugna, ameixa, aloo bukhara, barqouq,
      umeboshi, mirabelle, damson, greengage
    `,
    products: `plum sauce, hoisin sauce, prune juice`,
    checkLabel: `fruit salad, mixed dried fruit`,
    innocent: 'plum tomato, plum job',
  }),
  raspberry: vocabularyOf({
    itself: `
      raspberry, framboise, frambuesa, himbeere, lampone, framboesa, shumei, ラズベリー, малина
    `,
    products: `raspberry jam, peach melba`,
    checkLabel: 'mixed berries, berries, berry mix, summer fruit',
    innocent: `blackberry`,
  }),
  strawberry: vocabularyOf({
    itself: `
      strawberry, fraise, fresa, frutilla, erdbeere, fragola, morango, farawla, caomei, ichigo,
      草莓, いちご, 딸기, клубника, فراولة, स्ट्रॉबेरी, 🍓
    `,
    products: `strawberry jam, strawberry milk, strawberry yogurt, strawberry shortcake`,
    checkLabel: `
      mixed berries, berries, berry mix, summer fruit, red fruit, fruit salad, fruit punch, jam,
      fruit spread, neapolitan ice cream, fruit pouch
    `,
    innocent: `strawberry tree, blackberry`,
  }),
}
