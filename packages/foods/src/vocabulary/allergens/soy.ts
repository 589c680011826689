import { vocabularyOf } from '../vocabulary-of.ts'

export const soyVocabulary = vocabularyOf({
  itself: `
    soy, soya, soja, soybean, soyabean, soy bean, soya bean, soy flour, soya flour, soy milk,
    soymilk, soya milk, soy drink, soy sauce, soya sauce, soysauce, soy lecithin, soya lecithin,
    soy protein, soy protein isolate, isolated soy protein, soy protein concentrate,
    textured soy protein, soy oil, soybean oil, soya oil, soy grit, soy fibre, soy fiber, soy nut,
    soynut, soy nut butter, soy yogurt, soy crumble, soy curd, soy paste, soybean paste,
    soy albumin, soy isoflavone, glycine max, glycinin, conglycinin, edamame, edame, mukimame,
    green soybean, tofu, to fu, bean curd, beancurd, silken tofu, yuba, fu zhu, fuzhu, aburaage,
    agedashi, inari, inarizushi, koya dofu, doufu, dou fu, dofu, tauhu, taufu, tahu, tokwa,
    douhua, dou hua, tempeh, tempé, natto, okara, kinako, miso, miso paste, shiro miso, aka miso,
    doenjang, gochujang, ganjang, cheonggukjang, ssamjang, doubanjiang, toban djan, tobanjan,
    tianmianjiang, douchi, fermented black bean, fermented bean paste, fermented soybean,
    black bean garlic sauce, chilli bean paste, chili bean paste, shoyu, shoyu sauce, tamari,
    ponzu, teriyaki, kecap, kecap manis, kecap asin, ketjap, ketjap manis, tauco, taucu, tuong,
    bragg liquid aminos, liquid aminos, soy amino, supro, nutrela, soya chunk, soya chaap,
    meal maker, hydrolyzed soy protein, hydrolysed soy protein, hydrolyzed soybean,
    mono diglyceride from soy, e426, soybean hemicellulose, e479b
  `,
  abroad: `
    sojabohne, sojabohnen, sojamilch, sojadrink, sojasauce, sojalecithin, sojamehl,
    lecitina de soja, salsa de soja, aceite de soja, habas de soja, lait de soja, sauce soja,
    lecithine de soja, huile de soja, graine de soja, tonyu, soia, salsa di soia,
    lecitina di soia, latte di soia, olio di soia, fagioli di soia, oleo de soja, molho de soja,
    molho shoyu, leite de soja, sojasaus, sojamelk, sojaboon, sojowy, sojowe, sojowa,
    lecytyna sojowa, soijakastike, soya fasulyesi, soya sosu, bhatmas, bhatt, soyabin, daizu,
    huangdou, huang dou, jiangyou, jiang you, sheng chou, shengchou, lao chou, laochou, doujiang,
    dou jiang, ful al soya, ful soya, fol soya, soyu, misoshiru, 大豆, 黄豆, 黃豆, 毛豆, 豆腐, 豆浆, 豆漿, 豆奶,
    酱油, 醬油, 腐竹, 豆豉, 豆瓣酱, 味噌, 枝豆, 納豆, 油揚げ, 豆乳, しょうゆ, 醤油, みそ, 콩, 두부, 된장, 간장, 고추장, 두유, соя, соевый,
    соевая, соевое, тофу, صويا, الصويا, سویا, सोया, סויה, טופו, σόγια, ถั่วเหลือง, เต้าหู้
  `,
  products: `
    soy based, teriyaki sauce, hoisin, hoisin sauce, stir fry sauce, black bean sauce,
    yakitori sauce, tonkatsu sauce, okonomi sauce, eel sauce, unagi sauce, sukiyaki,
    bulgogi marinade, bulgogi, general tso, kung pao, kung pao sauce, chow mein, lo mein,
    yakisoba, miso soup, mapo, mapo tofu, impossible burger, impossible meat, morningstar,
    boca burger, gardein, tofurky, tofurkey, tvp, textured vegetable protein,
    texturized vegetable protein, hydrolyzed vegetable protein, hydrolysed vegetable protein, hvp,
    vegetable protein, miracle whip, soylent, ensure shake, pediasure, similac, isomil, prosobee
  `,
  checkLabel: `
    vegetable oil, vegetable shortening, shortening, crisco, margarine, vegetable spread,
    buttery spread, olive oil spread, vegan butter, plant butter, dairy free butter,
    cooking spray, nonstick spray, non stick spray, pan spray, stock cube, stock powder, stock,
    vegetable stock, chicken stock, beef stock, broth, chicken broth, beef broth, vegetable broth,
    bouillon, bouillon cube, gravy, oyster sauce, gravy granule, soup mix, canned soup, lecithin,
    e322, mono and diglyceride, e471, monoglyceride, diglyceride, vegetable gum, vegetable starch,
    natural flavoring, natural flavouring, natural flavor, bread, white bread, bun, burger bun,
    hot dog bun, breadcrumb, bread crumb, panko, bagel, english muffin, dinner roll,
    flour tortilla, tortilla wrap, naan, pita, cracker, graham cracker, biscuit, cookie, cake mix,
    pancake mix, pastry, puff pastry, pie crust, doughnut, donut, croissant, breakfast cereal,
    cereal, cereal bar, granola, granola bar, energy bar, protein bar, protein powder,
    protein shake, mayonnaise, mayo, salad dressing, ranch dressing, caesar dressing, ranch dip,
    chocolate, chocolate chip, dark chocolate, milk chocolate, white chocolate, chocolate spread,
    nutella, hot chocolate mix, caramel, candy, ice cream, pudding mix, frosting, whipped topping,
    coffee creamer, creamer, non dairy creamer, tuna in vegetable broth, sausage, hot dog,
    frankfurter, deli meat, lunch meat, sliced turkey, sliced ham, meatball, burger patty,
    hamburger patty, chicken nugget, nugget, fish finger, fish stick, breaded, battered, surimi,
    imitation crab, veggie burger, vegan burger, vegan sausage, plant based meat, meat substitute,
    mock meat, vegan cheese, dairy free cheese, vegan mayonnaise, vegan mayo, worcestershire,
    worcestershire sauce, barbecue sauce, bbq sauce, sweet chilli sauce, marinade, seasoning mix,
    taco seasoning, instant noodle, ramen, ramen noodle, egg roll, spring roll, pot sticker,
    gyoza, sushi, plant milk, plant based milk, dairy free milk, non dairy milk, nondairy milk,
    vegan milk, dairy free yogurt, plant based yogurt, vegan yogurt, bean sprout, 🍣, 🍱, 🍫, 🍞,
    🥟, 🍜, 🍪, 🍩, 🍔
  `,
  innocent: `
    corn cereal, rice cereal, graham flour, sunflower lecithin, egg lecithin, rapeseed lecithin,
    canola lecithin, mung bean sprout, chickpea tofu, pumpkin seed tofu, chickpea miso, stock up,
    stock pot, in stock, corn tortilla, cracker jack, broth bowl, pea milk
  `,
})
