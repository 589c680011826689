import type { Vocabulary } from '../vocabulary.ts'
import { vocabularyOf } from '../vocabulary-of.ts'

/** Single foods that can be kept out: additive and animal. */
export const additiveAndAnimalWords: Readonly<Record<string, Vocabulary>> = {
  'red dye': vocabularyOf({
    itself: `
      red dye, red dye 40, red 40, red no 40, red 3, red no 3, allura red, allura, e129, e127,
      erythrosine, red food coloring, red food colouring, red food dye, food dye, food coloring,
      food colouring, artificial color, artificial colour, carmine, cochineal, e120, e122,
      carmoisine, e124, ponceau, ponceau 4r, fd c red
    `,
    products: `
      red velvet, maraschino, maraschino cherry, twizzler, red licorice, fruit punch, skittles,
      starburst, m m, froot loops, fruit roll up, lucky charms, gummy bear, gummies,
      hawaiian punch, kool aid, doritos, red gatorade, candy apple, glace cherry,
      fruit by the foot, swedish fish, sprinkles, jello, jell o
    `,
    checkLabel: `
      candy, frosting, popsicle, ice lolly, sports drink, strawberry milk, fruit snack, cake mix,
      breakfast cereal, soda, hot dog, barbecue sauce, strawberry yogurt, flavoured yogurt, 🍬, 🍭
    `,
    innocent: `sprinkle with, sprinkle over, sprinkle the, sprinkle on, baking soda`,
  }),
  'food dye': vocabularyOf({
    itself: `
      food dye, food coloring, food colouring, artificial color, artificial colour,
      artificial coloring, artificial colouring, food color, food colour, tartrazine, red 40,
      yellow 5, yellow 6, blue 1, blue 2, green 3, red 3, allura red, sunset yellow,
      brilliant blue, e102, e104, e110, e122, e124, e129, e133
    `,
    products: `
      red velvet, maraschino cherry, skittles, starburst, m m, froot loops, fruit roll up,
      lucky charms, gummies, kool aid, doritos, cheetos, jello, popsicle, rainbow sprinkles
    `,
    checkLabel: `
      candy, sprinkle, frosting, icing, sports drink, breakfast cereal, cake mix, soda,
      flavoured yogurt, fruit snack, 🍬, 🍭
    `,
    innocent: `sprinkle with, sprinkle over, sprinkle the, sprinkle on, baking soda`,
  }),
  msg: vocabularyOf({
    itself: `msg, monosodium glutamate, e621, glutamate, ajinomoto, aji no moto, accent seasoning`,
    products: `chicken salt,`,
    checkLabel: `
      stock cube, bouillon, instant noodle, ramen, soy sauce, gravy granule, soup mix,
      flavoured crisps, seasoning mix, yeast extract, hydrolyzed vegetable protein, doritos
    `,
  }),
  beef: vocabularyOf({
    itself: `
      beef, ground beef, steak, veal, brisket, boeuf, rindfleisch, carne de res, manzo,
      beef stock, gyuniku, niurou, 牛肉, 소고기, говядина, لحم بقري, 🥩
    `,
    products: `
      hamburger, meatloaf, bolognese, pastrami, corned beef, oxtail, suet, tallow, cottage pie,
      jerky, beef gelatin
    `,
    checkLabel: `gelatin, gelatine, meatball, sausage, hot dog, gravy, stock cube, burger`,
    innocent: `beefsteak tomato, beef tomato, tuna steak, salmon steak, cauliflower steak, fish steak, burger bun, hamburger bun, skinless chicken sausage`,
  }),
  pork: vocabularyOf({
    itself: `
      pork, bacon, ham, lard, prosciutto, pancetta, chorizo, schweinefleisch, cerdo, porc, maiale,
      porco, zhurou, buta, 猪肉, 豚肉, 돼지고기, свинина, 🥓, 🐖
    `,
    products: `
      sausage, salami, pepperoni, hot dog, frankfurter, carnitas, gammon, speck, guanciale,
      mortadella
    `,
    checkLabel: `gelatin, gelatine, baked beans, refried beans, deli meat, meatball`,
    innocent: `turkey bacon, turkey ham, chicken sausage, turkey sausage, beef sausage`,
  }),
  chicken: vocabularyOf({
    itself: `
      chicken, poultry, poulet, pollo, hahnchen, huhn, frango, murgh, murg, dajaj, jirou,
      tori niku, chicken stock, chicken broth, 鸡肉, 鶏肉, 닭고기, курица, دجاج, चिकन, 🍗, 🐔
    `,
    products: `
      nugget, coq au vin, buffalo wing, tikka masala, chicken nugget, yakitori, karaage,
      katsu curry
    `,
    checkLabel: `stock cube, bouillon, sausage, ramen, gravy, hot dog`,
    innocent: `chicken of the woods, pork sausage`,
  }),
  turkey: vocabularyOf({
    itself: `
      turkey, dinde, pavo, pute, putenbrust, tacchino, peru meat, ground turkey, turkey breast, 🦃
    `,
    checkLabel: `deli meat, sausage, hot dog`,
    innocent: `product of turkey, turkey tail mushroom, pork sausage, chicken sausage`,
  }),
  lamb: vocabularyOf({
    itself: `lamb, mutton, agneau, cordero, lammfleisch, agnello, cordeiro, gosht, yangrou, 羊肉`,
    products: `shepherd s pie, gyro, doner kebab, merguez, rogan josh, haggis`,
    checkLabel: `kebab, kofta, shawarma, moussaka`,
    innocent: `lamb s lettuce`,
  }),
  gelatine: vocabularyOf({
    itself: `gelatin, gelatine, gelatina, collagen, e441, jello, jell o, aspic`,
    products: 'marshmallow, gummy, gummy bear, jelly babies, panna cotta, haribo',
    checkLabel: `mousse, frosted cereal, low fat yogurt, gummy vitamin, fruit snack, candy`,
    innocent: 'vegan gelatine',
  }),
  caffeine: vocabularyOf({
    itself: `
      caffeine, coffee, tea, black tea, green tea, matcha, cola, energy drink, guarana, espresso
    `,
    products: `chocolate, cocoa, cacao, tiramisu, mocha`,
    innocent: 'herbal tea, chamomile tea, peppermint tea, rooibos tea',
  }),
  sugar: vocabularyOf({
    itself: `
      sugar, added sugar, cane sugar, brown sugar, syrup, corn syrup, sucrose, honey, molasses
    `,
    products: `candy, jam, soda, cookie, cake, ice cream, frosting, doughnut`,
    checkLabel: `ketchup, barbecue sauce, granola, breakfast cereal, flavoured yogurt`,
    innocent: `sugar snap, sugar snap pea, sugar free, blood sugar, rice cake, baking soda`,
  }),
}
