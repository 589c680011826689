import { vocabularyOf } from '../vocabulary-of.ts'

/** Eggs of any bird. */
export const eggVocabulary = vocabularyOf({
  itself: `
    egg, whole egg, free range egg, egg white, egg yolk, egg powder, dried egg, egg solid,
    egg wash, eggwash, egg lecithin, egg protein, egg substitute, egg beaters, eggbeaters, yolk,
    albumen, albumin, albumine, egg albumen, ovalbumin, ovalbumen, ovomucoid, ovomucin,
    ovotransferrin, conalbumin, ovoglobulin, ovovitellin, ovoglycoprotein, vitellin, livetin,
    phosvitin, lysozyme, e1105, eggshell powder, egg shell powder, quail egg, duck egg, goose egg,
    turkey egg, hen's egg, century egg, balut
  `,
  abroad: `
    huevo, clara de huevo, yema de huevo, yema, œufs, blanc d'oeuf, jaune d'oeuf, ei, eier,
    eigelb, eiweiss, eiklar, eipulver, vollei, hühnerei, ruhrei, spiegelei, uovo, uova, tuorlo,
    albume, ovo, gema de ovo, clara de ovo, ovoprodutto, ovoprodotto, ovoproduct, anda, ande,
    baida, anday, andaa, tamago, ranou, ranpaku, jidan, ji dan, danhuang, dan huang, bayd, baid,
    beid, bayda, bedha, telur, itlog, yumurta, jajko, jajka, jajo, jajeczny, vejce, aegg, ägg,
    muna, kananmuna, 鸡蛋, 雞蛋, 鸡旦, 蛋黄, 蛋黃, 蛋白液, 蛋, 卵, 玉子, たまご, タマゴ, 계란, 달걀, яйцо, яйца, яичный, بيض,
    بيضة, انڈا, انڈے, अंडा, अंडे, ביצה, ביצים, αυγό, αυγά, ไข่, 🥚, 🍳
  `,
  products: `
    mayonnaise, mayo, mayonaise, mayonnaise dressing, miracle whip, kewpie, aioli, allioli,
    garlic mayo, meringue, merengue, pavlova, macaron, marshmallow fluff, royal icing, custard,
    custard tart, egg custard, pastel de nata, creme brulee, creme caramel, creme anglaise,
    creme patissiere, pastry cream, flan, leche flan, frozen custard, ladyfinger,
    lady finger biscuit, savoiardi, hollandaise, bearnaise, sauce gribiche, tartar sauce,
    tartare sauce, remoulade, thousand island, ranch dressing, ranch dip, caesar dressing, caesar salad, carbonara,
    egg noodle, egg pasta, fresh pasta, fresh egg pasta, pasta all'uovo, tagliatelle all'uovo,
    spaetzle, spätzle, kluski, eggnog, egg nog, advocaat, zabaglione, sabayon, lemon curd,
    lime curd, omelette, omelet, omlette, omlet, frittata, quiche, souffle, scrambled egg,
    shakshuka, tamagoyaki, okonomiyaki, chawanmushi, egg drop soup, egg fried rice, egg foo young,
    tortilla espanola, spanish omelette, spanish tortilla, tortilla de patatas, huevos rancheros,
    eggy bread, eggy, scotch egg, egg salad, deviled egg, devilled egg, egg roll wrapper,
    egg wrapper, wonton wrapper, brioche, challah, panettone, pandoro, angel food cake,
    sponge cake, sponge finger, genoise, chiffon cake, popover, yorkshire pudding, dutch baby,
    clafoutis, kugel, matzo ball, matzah ball, nougat, turron, divinity candy, eierlikor, rompope,
    ponche crema, egg tofu, toad in the hole, eclair, cream puff, choux, choux pastry,
    profiterole, churro, tiramisu, bread and butter pudding, mayonesa, majonase, maionese,
    mahonesa
  `,
  dishes: `blini, french toast, pain perdu, crepe, eggs benedict, swiss roll, pound cake`,
  checkLabel: `tempura batter, dumpling wrapper, 
    pancake, waffle, muffin, cake, cupcake, brownie, cookie, fritter, meatloaf, pad thai,
    fried rice, bibimbap, cheesecake, carrot cake, banana bread, pumpkin pie, 🥞, 🧇, 🍰, 🎂, 🧁,
    surimi, crab stick, imitation crab, kamaboko, fish ball, noodle, ramen,
    ramen noodle, lo mein, chow mein, gnocchi, ravioli, tortellini, filled pasta, lasagne sheet,
    quorn, meat substitute, veggie burger, bread, brioche bun, bun, burger bun, dinner roll,
    bagel, hawaiian roll, gluten free bread, gluten free pasta, gluten free cake, pastry,
    danish pastry, puff pastry, croissant, doughnut, donut, biscuit, ice cream, gelato, sorbet,
    sherbet, pudding, cake mix, pancake mix, cookie dough, icing, frosting, marshmallow, candy,
    breaded, battered, tempura, chicken nugget, nugget, meatball, sausage, fish finger,
    fish stick, salad dressing, coleslaw, potato salad, tuna salad, lecithin,
    e322, granola bar, protein bar, protein powder, mousse, wine fining, 🍜, 🍩, 🍪, 🥐, 🥯, 🍔, 🥧, 🍦,
    🍨, 🍮
  `,
  innocent: `
    rice cake, pumpkin pie spice, egg plant, chickpea omelette,
    chickpea omelet, chickpea flour omelette, chickpea frittata, tofu omelette, tofu frittata,
    tofu quiche, eggfruit, egg fruit, flax egg, flaxseed egg, chia egg, chia seed egg, vegan egg,
    plant based egg, plant egg, just egg, egg replacer, egg shaped, egg sized, size of an egg,
    easter egg hunt, egg tomato, vegan mayonnaise,
    vegan mayo, rice noodle, glass noodle, cellophane noodle, soba noodle, udon noodle,
    zucchini noodle, courgette noodle, shirataki noodle, kelp noodle, sweet potato noodle,
    mung bean noodle, buckwheat noodle, konjac noodle, bean thread noodle, brown rice noodle,
    vermicelli rice noodle, soy lecithin, sunflower lecithin, 蛋白质, 蛋白質
  `,
})
