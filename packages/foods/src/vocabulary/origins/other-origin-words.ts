import { vocabularyOf } from '../vocabulary-of.ts'

/** What else comes from animals, from fermenting or from a factory. */
export const otherOriginWords = {
  gelatine: vocabularyOf({
    itself: `
      gelatin, gelatine, gelatina, gelatin leaf, gelatine leaf, gelatin powder, isinglass, e441,
      e 441, aspic, collagen, collagen peptide, collagen powder, beef gelatin, pork gelatin,
      jell o, jello, 明胶, 明膠, ゼラチン, 젤라틴, желатин, جيلاتين, ג'לטין
    `,
    products: `
      marshmallow, marshmallow fluff, marshmallow creme, gummy, gummy bear, gummi bear,
      jelly baby, wine gum, haribo, starburst, skittles, jelly bean, jelly cube, jelly crystal,
      panna cotta, rice krispie treat, candy corn, altoid, fruit snack, trifle
    `,
    checkLabel: `
      frosted cereal, mousse, low fat yogurt, cheesecake, gummy vitamin, vitamin gummy, fruit gum,
      candy, jelly dessert, frosted shredded wheat, frosted mini wheat
    `,
    innocent: 'vegan gelatin, vegan gelatine',
  }),
  'animal-rennet': vocabularyOf({
    itself: `rennet, animal rennet, calf rennet, rennin, pepsin`,
    products: `
      parmesan, parmesean, parmigiano, parmigiano reggiano, reggiano, grana padano, grana,
      pecorino, pecorino romano, romano cheese, gruyere, gorgonzola, manchego, roquefort, comte,
      emmental, emmentaler, asiago, camembert de normandie, mimolette, fontina, pesto,
      caesar dressing, caesar salad, alfredo, hard cheese, feta, swiss cheese, cotija, queso fresco,
      brie de meaux, beaufort, reblochon, cantal, epoisses, taleggio, idiazabal, zamorano, roncal,
      kefalotyri, graviera, tete de moine, appenzeller, raclette, sbrinz, piave, montasio
    `,
    innocent: `
      vegetarian rennet, vegetable rennet, microbial rennet, non animal rennet,
      vegetarian parmesan, vegetarian hard cheese, parmesan style, parmesan style cheese,
      vegetarian parmesan style cheese, vegetarian pecorino, vegetarian pesto
    `,
  }),
  alcohol: vocabularyOf({
    itself: `
      alcohol, ethanol, wine, red wine, white wine, rose wine, port wine, cooking wine, rice wine,
      shaoxing, shaohsing, mirin, sake, cooking sake, sherry, marsala, madeira, vermouth,
      champagne, prosecco, cava, brandy, cognac, armagnac, calvados, kirsch, grappa, pisco, rum,
      dark rum, vodka, gin, tequila, mezcal, whiskey, whisky, bourbon, scotch whisky, liqueur,
      amaretto, kahlua, baileys, grand marnier, cointreau, triple sec, limoncello, frangelico,
      chartreuse, pernod, ouzo, arak, absinthe, schnapps, sangria, mead, soju, baijiu, makgeolli,
      lager, ale, beer, stout, pilsner, shandy, hard cider, hard seltzer, hard lemonade,
      creme de menthe, creme de cassis, creme de cacao, wein, weisswein, rotwein, bier, vin blanc,
      vin rouge, vino, vino blanco, vino tinto, cerveza, birra, vinho, cerveja, sharab, sharaab,
      khamr, nabith, jiu, huangjiu, huang jiu, liaojiu, liao jiu, ryorishu, bitters, angostura,
      rompope, beer batter, 料酒, 黄酒, 酒, 맛술, вино, пиво, водка, نبيذ, خمر, 🍷, 🍺, 🍻, 🍸, 🍹, 🥂, 🍾, 🍶,
      🥃
    `,
    products: `
      vanilla extract, almond extract, lemon extract, orange extract, peppermint extract,
      rum extract, vanilla essence, pure vanilla, coq au vin, beef bourguignon, tiramisu,
      rum cake, rum ball, penne alla vodka, vodka sauce, fondue, beer bread, zabaglione
    `,
    checkLabel: `
      vanilla, natural vanilla flavour, kombucha, dijon mustard, dijon, christmas pudding,
      fruit cake, christmas cake, tincture
    `,
    innocent: `
      wine vinegar, red wine vinegar, white wine vinegar, rice wine vinegar, sherry vinegar,
      champagne vinegar, beer nut, ginger beer, root beer, birch beer, ginger ale, wine gum,
      vanilla bean, vanilla pod, vanilla powder, vanilla paste, vanilla sugar, vanilla yogurt,
      vanilla ice cream, vanilla bean paste, alcohol free vanilla,
      alcohol free vanilla flavouring, sugar alcohol, cotton gin, sake of, for the sake,
      champagne mango, champagne grape, wine grape, gin rummy
    `,
  }),
  honey: vocabularyOf({
    itself: `
      honey, raw honey, manuka, honeycomb, bee pollen, royal jelly, propolis, miel, honig, miele,
      mel de abelha, shahad, madhu, asal, fengmi, hachimitsu, beeswax, 蜂蜜, 꿀, мёд, عسل, शहद, דבש,
      🍯
    `,
    products: `honey mustard, baklava, mead, honey cake`,
    checkLabel: `granola, granola bar, graham cracker, nougat, honey nut cereal, honey bread`,
    innocent: `
      honey dew, honey crisp apple, honeynut squash, honey mango, honey locust, vegan honey,
      honey gold potato, date honey, apple honey, honeybun pan, honey tangerine, honey pomelo
    `,
  }),
  insect: vocabularyOf({
    itself: `
      carmine, cochineal, carminic acid, natural red 4, e120, e 120, shellac,
      confectioner's glaze, e904, e 904, beeswax, e901, cricket flour, cricket powder,
      insect protein, insect flour, mealworm, buffalo worm, grasshopper, chapulines, ant egg,
      silkworm
    `,
  }),
  'scaleless-fish': vocabularyOf({
    itself: `
      catfish, eel, unagi, anago, elver, conger, shark, skate, ray wing, stingray, monkfish,
      monk fish, lotte, angler fish, anglerfish, sturgeon, caviar, swordfish, swai, basa,
      pangasius, lamprey, burbot, wolffish, wolf fish, dogfish, huss, rock salmon, escolar,
      blowfish, fugu, pufferfish, sculpin, lumpfish, lumpfish roe, ocean pout, toadfish,
      triggerfish, bullhead, sturgeon roe, surimi, 鰻, 鳗
    `,
    innocent: `catfish pepper, salmon caviar, trout caviar`,
  }),
  'added-colour': vocabularyOf({
    itself: `
      food coloring, food colouring, food dye, food color, food colour, artificial color,
      artificial colour, artificial coloring, artificial colouring, added colour, added color,
      synthetic colour, azo dye, gel color, gel colour, tartrazine, sunset yellow, allura red,
      brilliant blue, quinoline yellow, carmoisine, azorubine, ponceau, ponceau 4r, amaranth dye,
      erythrosine, indigotine, indigo carmine, fast green, patent blue, green s, brilliant black,
      brown ht, titanium dioxide, red 40, red no 40, red 3, red dye, red dye 40, yellow 5,
      yellow no 5, yellow 6, yellow dye, blue 1, blue 2, blue dye, green 3, fd c, fd and c, e102,
      e104, e110, e122, e123, e124, e127, e129, e131, e132, e133, e142, e150, e151, e155, e171,
      caramel color, caramel colour, caramel coloring, caramel colouring
    `,
    products: `
      rainbow sprinkle, sprinkle, hundreds and thousands, jimmies, nonpareil, confetti cake,
      funfetti, froot loops, fruit loops, lucky charms, trix, fruity pebbles, m m, skittles,
      starburst, jelly bean, gummy bear, gummy, jelly baby, jello, jell o, kool aid, gatorade,
      powerade, sports drink, fruit punch, popsicle, candy corn, candy cane, lollipop, hard candy,
      gobstopper, twizzler, red licorice, fruit roll up, fruit snack, slushie, slush, orange soda,
      mountain dew, cheetos, doritos, blue raspberry, red velvet, maraschino, maraschino cherry,
      glace cherry, candy coated chocolate, smarties, icing gel, marshmallow peep
    `,
    checkLabel: `
      candy, ice lolly, frosting, icing, cake mix, breakfast cereal, cola, soda, fruit drink,
      pickle relish, margarine, american cheese, processed cheese, cheese powder,
      mac and cheese mix, instant pudding, custard powder, flavoured yogurt, fruit yogurt,
      hot dog, dill pickle, pickle, cheddar, orange cheese, fish stick, fish finger, rye bread,
      baked beans, olive oil spread, vegetable spread, worcestershire, barbecue sauce,
      bbq sauce, balsamic vinegar, balsamic, beef stock, stock cube, hoisin, oyster sauce, 🍬, 🍭
    `,
    innocent: `
      white cheddar,
      baking soda, soda bread, soda water, club soda, sprinkle with, sprinkle over, sprinkle the,
      sprinkle on, sprinkle a, sprinkle some, sprinkle of, sprinkle in, sprinkle it,
      sprinkle both, sprinkle each, sprinkle evenly, sprinkle lightly, sprinkle salt,
      sprinkle cheese, sprinkle cinnamon, then sprinkle, and sprinkle, no added colour
    `,
  }),
  caffeine: vocabularyOf({
    itself: `
      coffee, espresso, cappuccino, latte, macchiato, americano, mocha, frappuccino,
      instant coffee, coffee bean, coffee extract, decaf coffee, cafe, kaffee, caffe, caffeine,
      tea, black tea, green tea, white tea, oolong, iced tea, ice tea, sweet tea, earl grey,
      english breakfast tea, chai, chai tea, masala chai, chai latte, matcha, sencha, genmaicha,
      hojicha, pu erh, bubble tea, boba tea, milk tea, thai tea, kombucha, cola, coca cola, coke,
      pepsi, diet coke, dr pepper, mountain dew, energy drink, red bull, monster energy,
      rockstar energy, prime energy, guarana, yerba mate, yerba, mate tea, mate, kola nut,
      cola nut, guayusa, tea leaf, teabag, tea bag, the vert, the noir, te verde, te negro,
      schwarzer tee, gruntee, te nero, cha verde, cha mate, chaha, qahwa, qahwah, shay, kafei,
      lucha, ocha, koohii, 咖啡, 茶, 红茶, 绿茶, 抹茶, コーヒー, 紅茶, 緑茶, 커피, 녹차, кофе, чай, قهوة, شاي, קפה, ☕,
      🍵, 🫖, 🧉, 🧋
    `,
    products: `tiramisu, affogato, coffee ice cream, coffee yogurt, java chip`,
    innocent: `
      coffee cake, herbal tea, chamomile tea, camomile tea, peppermint tea, mint tea, rooibos tea,
      ginger tea, lemon balm tea, hibiscus tea, fruit tea, fennel tea, barley tea, tea spoon,
      tea tree, tea time, tea cup, tea cake, afternoon tea time, rice tea, corn tea,
      masala chai spice, chai spice, mate for, lemon tea cake
    `,
  }),
  cocoa: vocabularyOf({
    itself: `
      cocoa, cacao, cocoa powder, cacao powder, cacao nib, cocoa nib, cocoa mass, cocoa solid,
      kakao, cacau, kakaw, 可可, ココア, 코코아, какао, كاكاو, קקאו
    `,
    products: `
      chocolate, dark chocolate, milk chocolate, chocolate chip, chocolate chunk, chocolate bar,
      chocolate spread, chocolate sauce, chocolate syrup, chocolate milk, hot chocolate, nutella,
      brownie, chocolate cake, chocolate cookie, devil's food, mocha, fudge, oreo, ganache,
      chocolat, schokolade, cioccolato, cioccolata, chokoreeto, qiaokeli, mole poblano,
      mole sauce, 巧克力, チョコレート, チョコ, 초콜릿, шоколад, شوكولاتة, चॉकलेट, שוקולד, 🍫
    `,
    checkLabel: `granola bar, cereal bar, protein bar, trail mix, cookie`,
    innocent: `
      white chocolate, white chocolate chip, cocoa butter, cacao butter, chocolate mint leaf,
      chocolate persimmon
    `,
  }),
  confectionery: vocabularyOf({
    itself: `
      candy, sweets bag, lollipop, hard candy, gummy bear, gummies, jelly bean, cotton candy,
      candy floss, candyfloss, toffee, fudge, caramel sauce, soda, soda pop, fizzy drink,
      soft drink, cola, lemonade, sweet tea, fruit punch, kool aid, slushie, milkshake, frosting,
      icing, cupcake, doughnut, donut, cake, sweetened condensed milk, condensed milk,
      marshmallow, chocolate bar, candy bar, corn syrup, golden syrup, high fructose corn syrup,
      pancake syrup, froot loops, frosted flakes, lucky charms, ice cream, 🍬, 🍭, 🍫, 🍩, 🧁, 🎂, 🍰, 🍦,
      🍨
    `,
    innocent: `
      baking soda, soda bread, club soda, soda water, soda crackers, rice cake, fish cake,
      crab cake, potato cake, corn cake, oat cake, candy cane beet, nice cream, banana ice cream,
      savoury cake, cake flour, icing rack, chickpea cake, lentil cake, banana nice cream,
      patty cake, crispy rice cake
    `,
  }),
}
