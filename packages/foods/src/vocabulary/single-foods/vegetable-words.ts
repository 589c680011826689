import type { Vocabulary } from '../vocabulary.ts'
import { vocabularyOf } from '../vocabulary-of.ts'

/** Single foods that can be kept out: vegetable. */
export const vegetableWords: Readonly<Record<string, Vocabulary>> = {
  tomato: vocabularyOf({
    itself: `
      tomato, tomate, jitomate, pomodoro, pomodori, tamatar, tamatem, banadoura, fanqie,
      xihongshi, 番茄, 西红柿, トマト, 토마토, помидор, томат, طماطم, بندورة, टमाटर, 🍅
    `,
    products: `
      ketchup, catsup, passata, marinara, tomato paste, tomato puree, tomato sauce,
      sun dried tomato, salsa, pico de gallo, pizza sauce, pasta sauce, arrabbiata, bolognese,
      ragu, ratatouille, shakshuka, gazpacho, bruschetta, enchilada sauce, barbecue sauce,
      bbq sauce, cocktail sauce, v8, clamato, bloody mary, sloppy joe, minestrone, rogan josh,
      tikka masala, butter chicken, harissa, caponata, pizza, lasagna, lasagne, spaghetti sauce,
      napoletana, puttanesca, amatriciana, pomodoro sauce, lycopene
    `,
    checkLabel: `
      curry, chilli, chili con carne, baked beans, stew, curry sauce, sweet and sour sauce,
      goulash, minestrone soup, vegetable soup, jollof, paella, taco seasoning, worcestershire,
      brown sauce, thousand island, 🍕, 🍝
    `,
    innocent: `tree tomato, curry powder, stew meat, lasagna sheet, lasagna noodle, pizza crust, pizza base, pizza dough`,
  }),
  potato: vocabularyOf({
    itself: `
      potato, pomme de terre, patata, papa, kartoffel, erdapfel, batata inglesa, aloo, alu,
      batatis, tudou, jagaimo, 土豆, 马铃薯, じゃがいも, ジャガイモ, 감자, картофель, картошка, بطاطس, आलू, 🥔, 🍟
    `,
    products: `
      french fries, fries, hash brown, tater tot, potato chip, potato crisp, gnocchi,
      mashed potato, potato starch, potato flour, potato flake, instant mash, latke, rosti,
      gratin dauphinois, shepherd s pie, cottage pie, croquette, tortilla espanola, aligot,
      poutine, vichyssoise, lefse
    `,
    checkLabel: `
      modified starch, starch, gluten free flour, gluten free bread, soup mix, clam chowder,
      shredded cheese, veggie burger, samosa, pierogi
    `,
    innocent: `
      sweet potato, sweet potato noodle, papa john, tapioca starch, rice starch, pea starch,
      corn starch
    `,
  }),
  'sweet potato': vocabularyOf({
    itself: `
      sweet potato, kumara, batata, batata doce, camote, boniato, patate douce, susskartoffel,
      shakarkandi, satsumaimo, 红薯, さつまいも, 🍠
    `,
    products: `dangmyeon, sweet potato noodle, glass noodle`,
    checkLabel: `root vegetable crisps`,
  }),
  carrot: vocabularyOf({
    itself: `
      carrot, carotte, zanahoria, karotte, mohre, mohren, carota, cenoura, gajar, jazar, huluobo,
      ninjin, 胡萝卜, にんじん, 당근, морковь, جزر, गाजर, 🥕
    `,
    products: `carrot cake, carrot juice, mirepoix`,
    checkLabel: `
      mixed vegetable, stock cube, vegetable stock, vegetable soup, coleslaw, vegetable juice,
      natural colour
    `,
    innocent: `wild carrot`,
  }),
  corn: vocabularyOf({
    itself: `
      corn, maize, sweetcorn, sweet corn, corncob, corn on the cob, corn kernel, baby corn, elote,
      choclo, mais, mais doux, milho, makka, makai, bhutta, dhura, yumi, toumorokoshi, 玉米, とうもろこし,
      コーン, 옥수수, кукуруза, ذرة, मक्का, 🌽
    `,
    products: `
      polenta, masa, masa harina, cornmeal, corn meal, corn flour, cornflour, cornstarch,
      corn starch, cornbread, corn bread, grits, hominy, pozole, popcorn, pop corn, corn syrup,
      high fructose corn syrup, corn oil, maize oil, cornflake, corn flake, corn chip,
      tortilla chip, nacho, doritos, taco shell, corn tortilla, tamale, arepa, pupusa, tostada,
      hush puppy, johnnycake, corn dog, dextrose, maltodextrin, maize starch, corn nut, zein,
      corn gluten, corn syrup solid, cheese puff, cheetos, creamed corn, succotash, huitlacoche,
      maizena, 🍿, 🌮
    `,
    checkLabel: `
      baking powder, modified starch, modified food starch, starch, food starch, vegetable oil,
      glucose syrup, glucose, fructose, dextrin, caramel colour, caramel color, powdered sugar,
      icing sugar, confectioners sugar, iodised salt, iodized salt, breakfast cereal, xanthan gum,
      citric acid, vitamin c, sorbitol, xylitol, erythritol, ketchup, custard powder,
      gluten free flour, gluten free bread, gluten free pasta, enchilada, distilled white vinegar,
      candy, marshmallow, soda, gravy
    `,
    innocent: `tapioca starch, potato starch, rice starch, pea starch, arrowroot starch, wheat starch,
      barleycorn, corn salad, baking soda`,
  }),
  pea: vocabularyOf({
    itself: `
      pea, green pea, garden pea, petit pois, split pea, snow pea, sugar snap, sugar snap pea,
      mangetout, mange tout, pea shoot, pea protein, pea fibre, pea fiber, pea starch, pea flour,
      pea milk, yellow pea, marrowfat pea, mushy pea, guisante, chicharo, arveja, pois, erbse,
      erbsen, pisello, piselli, ervilha, matar, mattar, bazella, wandou, endou, グリーンピース, 豌豆, 완두콩,
      горох, بازلاء, मटर, 🫛
    `,
    products: `
      matar paneer, aloo matar, pease pudding, ripple milk, beyond burger, beyond meat, pea soup
    `,
    checkLabel: `
      plant protein, vegetable protein, protein powder, vegan protein, plant based meat,
      vegan sausage, vegan burger, veggie burger, mixed vegetable, fried rice, samosa,
      vegetable soup, gluten free pasta, plant milk
    `,
    innocent: `
      chick pea, black eyed pea, pigeon pea, cow pea, sweet pea flower, butterfly pea, pea nut,
      pea sized, size of a pea, goober pea, pois chiche
    `,
  }),
  chickpea: vocabularyOf({
    itself: `
      chickpea, chick pea, garbanzo, gram flour, besan, chana, channa, chole, pois chiche,
      kichererbse, cece, ceci, grao de bico, hyouko mame, yingzuidou, حمص
    `,
    products: `
      hummus, houmous, humous, falafel, aquafaba, pakora, bhaji, onion bhaji, panelle, socca,
      farinata, chana masala, dhokla, bombay mix
    `,
    checkLabel: `veggie burger, gluten free pasta, gluten free flour`,
  }),
  lentil: vocabularyOf({
    itself: `
      lentil, dal, dahl, dhal, daal, lenteja, lentille, linse, linsen, lenticchia, lentilha,
      masoor, adas, urad, moong dal, 小扁豆, レンズ豆
    `,
    products: `papadum, poppadom, dosa, idli, mujaddara, sambar, mulligatawny`,
    checkLabel: `veggie burger, gluten free pasta, vegetable soup`,
  }),
  bean: vocabularyOf({
    itself: `
      bean, kidney bean, black bean, pinto bean, white bean, cannellini, navy bean, haricot bean,
      butter bean, lima bean, borlotti, adzuki, azuki, mung bean, green bean, french bean,
      runner bean, frijol, frijoles, haricot, bohne, bohnen, fagioli, feijao, rajma, fasoulia, 🫘
    `,
    products: `
      refried beans, baked beans, chili con carne, chilli con carne, feijoada, minestrone,
      cassoulet, three bean salad, succotash, burrito
    `,
    checkLabel: `veggie burger, taco, mixed vegetable`,
    innocent: `vanilla bean, coffee bean, cocoa bean, cacao bean, jelly bean, castor bean, carob bean,
      locust bean gum, taco shell`,
  }),
  'fava bean': vocabularyOf({
    itself: `
      fava bean, fava, broad bean, faba bean, faba, vicia faba, horse bean, tick bean, field bean,
      habas, feve, ackerbohne, dicke bohne, saubohne, favino, ful, foul, ful medames,
      foul medammes, foul mudammas, bakla, baqla, bagilla, candou, soramame, 蚕豆, そら豆, 잠두, бобы,
      فول, باقلاء
    `,
    products: `
      falafel, bean flour, faba protein, fava protein, broad bean paste, doubanjiang, toban djan,
      bigilla, taameya, ta ameya, bessara, habas fritas
    `,
    checkLabel: `
      plant protein, vegetable protein, gluten free flour, vegan burger, meat substitute,
      plant based meat, egg replacer, bread improver
    `,
    innocent: `edamame bean, ful sudani, foul sudani`,
  }),
  mushroom: vocabularyOf({
    itself: `
      mushroom, champignon, hongo, seta, cremini, portobello, shiitake, porcini, chanterelle,
      morel, enoki, maitake, oyster mushroom, pilz, funghi, cogumelo, khumbi, fitr, mogu, kinoko,
      蘑菇, きのこ, しいたけ, 버섯, грибы, فطر, 🍄
    `,
    products: `
      mushroom soup, cream of mushroom, mushroom sauce, duxelles, stroganoff, quorn, mycoprotein,
      truffle
    `,
    checkLabel: `gravy, pizza, stir fry, umami powder, vegetarian oyster sauce`,
    innocent: `pizza crust, pizza base, pizza dough`,
  }),
  pepper: vocabularyOf({
    itself: `
      bell pepper, sweet pepper, red pepper, green pepper, yellow pepper, orange pepper, capsicum,
      paprika, pimiento, pimento, poivron, pimiento rojo, peperone, pimentao, shimla mirch, piman,
      🫑
    `,
    products: `romesco, piperade, ajvar, fajita, ratatouille, shakshuka, muhammara, harissa, black pepper, white pepper, ground pepper, peppercorn, salt and pepper`,
    checkLabel: `mixed vegetable, sausage, chorizo, seasoning mix, stuffed olive`,
    innocent: '',
  }),
  chilli: vocabularyOf({
    itself: `
      chilli, chillies, chili pepper, chile, chilies, jalapeno, habanero, cayenne, chipotle,
      serrano pepper, ancho, chilli powder, chili powder, chilli flake, red pepper flake, piment,
      guindilla, peperoncino, malagueta, mirch, filfil, lajiao, togarashi, chilli oil, 🌶
    `,
    products: `
      hot sauce, tabasco, sriracha, harissa, gochujang, kimchi, salsa, chili con carne,
      chilli con carne, curry paste, sambal, peri peri, piri piri, kung pao, jerk seasoning,
      sweet chilli sauce, chorizo
    `,
    checkLabel: `curry powder, taco seasoning, curry, barbecue sauce, paprika`,
    innocent: ``,
  }),
  onion: vocabularyOf({
    itself: `
      onion, shallot, scallion, spring onion, green onion, red onion, onion powder, onion salt,
      oignon, echalote, cebolla, cebolleta, zwiebel, schalotte, cipolla, scalogno, cebola, pyaz,
      pyaaz, basal vegetable, yangcong, tamanegi, 洋葱, 玉ねぎ, 양파, лук репчатый, بصل, प्याज, 🧅
    `,
    products: `
      french onion soup, mirepoix, soffritto, sofrito, onion ring, salsa, pico de gallo,
      guacamole, stuffing, pissaladiere, bhaji
    `,
    checkLabel: `
      stock cube, stock, broth, bouillon, gravy, soup mix, seasoning mix, sausage, burger patty,
      curry, curry paste, ketchup, worcestershire, barbecue sauce, pasta sauce, ranch dressing,
      taco seasoning, meatball, baked beans, spice blend, natural flavouring, natural flavoring
    `,
    innocent: `onion seed`,
  }),
  garlic: vocabularyOf({
    itself: `
      garlic, garlic powder, garlic salt, garlic clove, garlic granule, black garlic, wild garlic,
      ramsons, ail, ajo, knoblauch, aglio, alho, lahsun, lehsun, thoom, dasuan, ninniku, 大蒜, にんにく,
      마늘, чеснок, ثوم, लहसुन, 🧄
    `,
    products: `
      aioli, allioli, pesto, hummus, tzatziki, garlic bread, chimichurri, toum, chicken kyiv,
      chicken kiev, skordalia, gremolata, kimchi, bagna cauda, scampi sauce, caesar dressing
    `,
    checkLabel: `
      stock cube, stock, broth, bouillon, gravy, soup mix, seasoning mix, sausage, salami, curry,
      curry paste, curry powder, pasta sauce, marinara, salsa, guacamole, ranch dressing, ketchup,
      barbecue sauce, spice blend, taco seasoning, teriyaki, marinade, meatball,
      natural flavouring, natural flavoring
    `,
    innocent: '',
  }),
  leek: vocabularyOf({
    itself: 'leek, poireau, puerro, lauch, porree, porro, alho poro',
    products: `vichyssoise, cock a leekie`,
    checkLabel: `vegetable stock, vegetable soup`,
  }),
  eggplant: vocabularyOf({
    itself: `
      eggplant, egg plant, aubergine, berenjena, melanzana, beringela, berinjela, baingan,
      brinjal, badhinjan, qiezi, nasu, 茄子, なす, 가지, баклажан, باذنجان, 🍆
    `,
    products: `
      baba ganoush, baba ghanoush, moussaka, ratatouille, caponata, parmigiana di melanzane,
      imam bayildi, mutabal
    `,
    checkLabel: `vegetable curry`,
  }),
  spinach: vocabularyOf({
    itself: `
      spinach, epinard, espinaca, spinat, spinaci, espinafre, palak, sabanekh, bocai, hourensou,
      菠菜, ほうれん草
    `,
    products: `saag, florentine, spanakopita, palak paneer`,
    checkLabel: `green smoothie, salad mix, vegetable pasta`,
  }),
  cucumber: vocabularyOf({
    itself: `
      cucumber, gherkin, cornichon, concombre, pepino, gurke, cetriolo, kheera, khiyar, huanggua,
      kyuri, 黄瓜, きゅうり, огурец, 🥒
    `,
    products: 'tzatziki, raita, pickle, dill pickle, gazpacho, relish',
    checkLabel: `salad, sushi roll, tartar sauce`,
    innocent: `cucumber melon`,
  }),
  pumpkin: vocabularyOf({
    itself: `
      pumpkin, squash, butternut, butternut squash, zucchini, courgette, calabaza, citrouille,
      potiron, kurbis, zucca, abobora, kaddu, yaqteen, nangua, kabocha, 🎃
    `,
    products: `pumpkin pie, pumpkin seed, pepita, ratatouille`,
    checkLabel: `vegetable soup, mixed vegetable`,
    innocent: `pumpkin pie spice, pumpkin spice, orange squash drink`,
  }),
  beetroot: vocabularyOf({
    itself: `
      beetroot, beet, betterave, remolacha, betabel, rote bete, barbabietola, beterraba,
      chukandar, shamandar
    `,
    products: `borscht, beet juice, beetroot red, e162`,
    checkLabel: `natural colour, vegetable crisps`,
    innocent: `sugar beet`,
  }),
  broccoli: vocabularyOf({
    itself: `
      broccoli, broccolini, brocoli, brocolis, brokkoli, hari gobhi, xilanhua, 西兰花, ブロッコリー, 🥦
    `,
    checkLabel: `mixed vegetable`,
    innocent: `broccoli rabe`,
  }),
}
