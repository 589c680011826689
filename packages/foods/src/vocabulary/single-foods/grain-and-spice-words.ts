import type { Vocabulary } from '../vocabulary.ts'
import { vocabularyOf } from '../vocabulary-of.ts'

/** Single foods that can be kept out: grain and spice. */
export const grainAndSpiceWords: Readonly<Record<string, Vocabulary>> = {
  rice: vocabularyOf({
    itself: `
      rice, basmati, jasmine rice, arborio, risotto rice, brown rice, wild rice, sushi rice,
      rice flour, rice cake, rice cracker, rice milk, rice drink, rice noodle, rice paper,
      rice vinegar, rice bran, rice syrup, rice starch, rice krispie, puffed rice, riz, arroz,
      reis, riso, chawal, bhaat, ruz, urz, mifan, gohan, kome, 米, 米饭, ご飯, 쌀, рис, أرز, رز, चावल,
      🍚, 🍙, 🍘, 🍛
    `,
    products: `
      risotto, paella, sushi, onigiri, congee, jook, horchata, mochi, biryani, pilaf, pilau,
      pulao, jollof, arancini, dolma, idli, dosa, puttu, rice pudding, kheer, mirin, sake,
      amazake, jambalaya, nasi goreng, vermicelli noodle, mei fun, pho, spring roll wrapper,
      summer roll, dango, tteok, 🍣, 🍡
    `,
    checkLabel: `
      gluten free flour, gluten free bread, gluten free pasta, gluten free cracker, miso,
      baby cereal, cereal bar, burrito, stuffed pepper, protein bar, gochujang
    `,
    innocent: 'cauliflower rice, broccoli rice, konjac rice',
  }),
  buckwheat: vocabularyOf({
    itself: `
      buckwheat, buck wheat, sarrasin, ble noir, alforfon, trigo sarraceno, buchweizen,
      grano saraceno, kasha, kuttu, soba, galette bretonne, qiaomai, そば, 荞麦
    `,
    products: `soba noodle, blini, blinis, kasha varnishkes, memil`,
    checkLabel: `gluten free flour, granola, gluten free bread, pancake mix`,
  }),
  quinoa: vocabularyOf({
    itself: `quinoa, quinua, kinwa, 藜麦, キヌア`,
    checkLabel: `gluten free flour, gluten free pasta, multigrain`,
  }),
  cinnamon: vocabularyOf({
    itself: `
      cinnamon, cassia, canela, cannelle, zimt, cannella, dalchini, qirfa, rougui, shinamon, 肉桂,
      桂皮, シナモン, 계피, корица, قرفة, दालचीनी
    `,
    products: `
      cinnamon roll, cinnamon sugar, snickerdoodle, pumpkin pie spice, pumpkin spice,
      apple pie spice, mixed spice, garam masala, five spice, chinese five spice, speculoos,
      churro, horchata, chai spice, ras el hanout, gingerbread, apple pie, quatre epices,
      lebkuchen, cookie butter
    `,
    checkLabel: `
      curry powder, mulled, granola, oatmeal instant, graham cracker, apple crisp, carrot cake,
      cola, mole sauce, spice blend, baharat, cinnamon flavour
    `,
    innocent: `cinnamon basil`,
  }),
  vanilla: vocabularyOf({
    itself: `
      vanilla, vanilla extract, vanilla bean, vanilla pod, vanilla paste, vanille, vainilla,
      vaniglia, baunilha, vanilla sugar, vanillin
    `,
    products: `custard, vanilla ice cream, vanilla yogurt, creme brulee`,
    checkLabel: `ice cream, cookie, cake, chocolate, granola, cereal, plant milk`,
    innocent: `rice cake`,
  }),
  chocolate: vocabularyOf({
    itself: `
      chocolate, cocoa, cacao, chocolat, schokolade, kakao, cioccolato, cacau, chocolate milk,
      chocolate chip, cocoa powder, cocoa butter, white chocolate, hot chocolate, chokoreeto,
      qiaokeli, 巧克力, チョコレート, 초콜릿, шоколад, شوكولاتة, चॉकलेट, 🍫
    `,
    products: `
      nutella, brownie, mocha, fudge, oreo, ganache, mole sauce, mole poblano, devil s food cake,
      chocolate spread, chocolate cake
    `,
    checkLabel: `
      cookie, cereal bar, granola bar, trail mix, protein bar, ice cream, candy, muffin, 🍪, 🍩
    `,
    innocent: `chocolate mint leaf, english muffin`,
  }),
  honey: vocabularyOf({
    itself: `
      honey, miel, honig, miele, mel de abelha, shahad, asal, fengmi, hachimitsu, honeycomb,
      royal jelly, propolis, bee pollen, 蜂蜜, 꿀, мёд, عسل, शहद, 🍯
    `,
    products: `honey mustard, baklava, mead, honey nut cereal, honey roasted nut`,
    checkLabel: `
      granola, granola bar, graham cracker, nougat, teriyaki, barbecue sauce, energy bar
    `,
    innocent: 'honey dew, honey crisp apple, honeynut squash',
  }),
  'sunflower seed': vocabularyOf({
    itself: `
      sunflower seed, sunflower, sunflower kernel, sunflower oil, sunflower butter, sunbutter,
      sunflower seed butter, sunflower lecithin, tournesol, girasol, sonnenblume,
      sonnenblumenkerne, girasole, himawari
    `,
    checkLabel: `
      vegetable oil, seed mix, mixed seed, seeded bread, granola, trail mix, multigrain bread,
      margarine, lecithin
    `,
  }),
  'poppy seed': vocabularyOf({
    itself: `
      poppy seed, poppyseed, khus khus, posto, mohn, pavot, amapola, papavero
    `,
    products: `everything bagel, everything seasoning, lemon poppy muffin`,
    checkLabel: `seeded bread, bagel, curry paste, cracker`,
    innocent: `graham cracker`,
  }),
  flaxseed: vocabularyOf({
    itself: `
      flaxseed, flax, flax seed, linseed, leinsamen, graine de lin, linaza, semi di lino, linhaca,
      alsi, flax egg
    `,
    checkLabel: `
      multigrain bread, seeded bread, granola, seed mix, egg replacer, gluten free bread,
      vegan egg
    `,
  }),
  chia: vocabularyOf({
    itself: 'chia, chia seed, chia pudding, chia egg',
    checkLabel: `seed mix, granola, gluten free bread`,
  }),
  'pumpkin seed': vocabularyOf({
    itself: 'pumpkin seed, pepita, kurbiskern, graine de courge, pipas de calabaza',
    checkLabel: `seed mix, granola, trail mix, seeded bread`,
  }),
  turmeric: vocabularyOf({
    itself: `turmeric, curcuma, haldi, kurkuma, e100, curcumin`,
    products: `curry powder, piccalilli`,
    checkLabel: `mustard, curry, curry paste, natural colour`,
  }),
  ginger: vocabularyOf({
    itself: `
      ginger, gingembre, jengibre, ingwer, zenzero, gengibre, adrak, zanjabil, shoga, gari, 姜, 生姜,
      🫚
    `,
    products: `
      gingerbread, ginger ale, ginger beer, ginger snap, gingersnap, pickled ginger,
      pumpkin pie spice
    `,
    checkLabel: `
      curry, curry paste, teriyaki, stir fry sauce, chai spice, spice blend, garam masala,
      five spice
    `,
    innocent: ``,
  }),
  coriander: vocabularyOf({
    itself: `coriander, cilantro, coriandre, dhania, kuzbara, culantro, xiangcai`,
    products: `chimichurri, guacamole, garam masala, salsa, pico de gallo, zhoug`,
    checkLabel: `curry, curry powder, curry paste, spice blend, falafel`,
  }),
  mint: vocabularyOf({
    itself: `
      mint, peppermint, spearmint, menthe, hierbabuena, menta, minze, hortela, pudina, nana leaf
    `,
    products: `tabbouleh, mint sauce, menthol, peppermint tea`,
    checkLabel: `raita, tzatziki, chewing gum`,
    innocent: `fish mint, mint condition`,
  }),
  yeast: vocabularyOf({
    itself: `
      yeast, baker s yeast, brewer s yeast, nutritional yeast, yeast extract, levure, levadura,
      hefe, lievito, marmite, vegemite
    `,
    products: `bread, pizza base, pizza dough, beer, bagel, brioche`,
    checkLabel: `stock cube, bouillon, natural flavouring, soy sauce, savoury snack`,
    innocent: ``,
  }),
}
