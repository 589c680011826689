import type { Vocabulary } from './vocabulary.ts'
import { vocabularyOf } from './vocabulary-of.ts'

export const wordOrigins = [
  'pork',
  'beef',
  'lamb',
  'rabbit',
  'poultry',
  'meat',
  'gelatine',
  'animal-rennet',
  'alcohol',
  'honey',
  'insect',
  'scaleless-fish',
  'added-colour',
  'caffeine',
  'cocoa',
  'confectionery',
] as const

/** Origins that diets ask for and that no allergen covers. */
export type WordOrigin = (typeof wordOrigins)[number]

/** The words of each origin. A "product" can come without it when the text says so ("vegan sausage"). */
export const originVocabularies: Readonly<Record<WordOrigin, Vocabulary>> = {
  pork: vocabularyOf({
    dishes: `sausage, hot dog, frankfurter, bologna, chipolata, wiener, wurst`,
    itself: `
      pork belly, pork fat, pork shoulder, pork loin, pork tenderloin, pork chop, pork mince,
      ground pork, pulled pork, pork rind, pork scratching, pork crackling, pork rib, lard,
      leaf lard, manteca de cerdo, lardo, ham hock, gammon, prosciutto, pancetta, guanciale,
      speck, iberico, serrano ham, parma ham, capicola, coppa, soppressata, mortadella, nduja,
      lardon, fatback, salt pork, chicharron, carnitas, pork gelatin, pork gelatine, pork stock,
      pork broth, trotter, pig, piglet, suckling pig, hog, boar, wild boar, bacon bit, bacon fat,
      bacon grease, pig's feet, head cheese, headcheese, scrapple, spam, porcine, schwein,
      schweinefleisch, speckwurfel, schinken, cerdo, puerco, jamon, jamon serrano, tocino,
      panceta, porc, jambon, lard fume, maiale, suino, porco, presunto, toucinho, suar ka gosht,
      suvar, khinzir, khanzir, zhurou, zhu rou, butaniku, tonkotsu, 猪肉, 豬肉, 豚肉, 돼지고기, свинина,
      خنزير, חזיר, 🐖, 🐷, 🥓
    `,
    products: `
      pork, bacon, ham, chorizo, salami, pepperoni, bratwurst, kielbasa, andouille, linguica,
      black pudding, blood sausage, liverwurst, saucisse, saucisson, salchicha, salsiccia,
      char siu, tonkatsu, lap cheong
    `,
    checkLabel: `
      gelatin, gelatine, marshmallow, gummy, gummies, jelly baby, deli meat, lunch meat, pate, 🌭
    `,
    innocent: `
      chicken sausage, turkey sausage, beef sausage, lamb sausage, chicken bacon, turkey bacon,
      beef bacon, turkey ham, chicken ham, turkey pepperoni, beef pepperoni, beef salami,
      turkey salami, beef hot dog, turkey hot dog, chicken hot dog, beef frankfurter,
      chicken frankfurter, vegan sausage, vegan bacon, coconut bacon, tempeh bacon,
      rice paper bacon, mushroom bacon, veggie sausage, turkey frankfurter, chicken chorizo,
      beef chorizo, soy chorizo, soyrizo, turkey chorizo, hamburger, guinea pig, speck of,
      groundhog, pig shaped, beef gelatin, fish gelatin, fish gelatine, beef gelatine,
      vegan marshmallow, vegan gummy, rice paper, chicken meatball, turkey meatball,
      beef meatball, hot dog bun
    `,
  }),
  beef: vocabularyOf({
    dishes: `
      hamburger, hamburger patty, cheeseburger, meatloaf, bolognese, cottage pie, sloppy joe,
      mince, bulgogi, stroganoff
    `,
    itself: `
      beef mince, ground beef, minced beef, beef stock, beef broth, beef fat, beef tallow, tallow,
      beef dripping, suet, beef gelatin, beef gelatine, veal, veau, vitello, kalb, kalbfleisch,
      ternera, steak, sirloin, ribeye, rib eye, t bone, porterhouse, filet mignon, flank steak,
      skirt steak, brisket, chuck roast, short rib, rump steak, rump roast, oxtail, ox tail,
      ox tongue, ox cheek, bone marrow, corned beef, pastrami, bresaola, biltong, jerky beef,
      bovine, bison, buffalo meat, wagyu, carne asada, ropa vieja, bovril, barbacoa, rindfleisch,
      boeuf, bifteck, viande de boeuf, carne de res, carne de vaca, vacuno, manzo, carne bovina,
      rundvlees, gai ka gosht, bada gosht, lahm baqar, niurou, niu rou, gyuniku, gyudon, 牛肉, 소고기,
      говядина, لحم بقري, בקר, 🐄, 🐂, 🥩
    `,
    products: `
      beef, roast beef, beef burger, beef jerky, beef sausage, beef bacon, beef salami,
      beef pepperoni, beef chorizo, beef hot dog, beef frankfurter, salisbury steak
    `,
    checkLabel: `
      sausage, hot dog, frankfurter, salami, pepperoni, bologna, deli meat, lunch meat, meatball,
      gelatin, gelatine, marshmallow, gravy, gravy granule, burger, 🍔, 🌭
    `,
    innocent: `
      beefsteak tomato, beef tomato, tuna steak, salmon steak, swordfish steak, halibut steak,
      cod steak, fish steak, pork steak, lamb steak, gammon steak, ham steak, turkey steak,
      chicken steak, cauliflower steak, cabbage steak, tofu steak, mushroom steak, celeriac steak,
      seitan steak, pork mince, turkey mince, chicken mince, lamb mince, vegan mince,
      veggie mince, soy mince, soya mince, quorn mince, mince pie, mince the garlic,
      mince the onion, mince garlic, mince onion, turkey bolognese, lentil bolognese,
      chicken sausage, turkey sausage, pork sausage, turkey burger, chicken burger, veggie burger,
      vegan burger, bean burger, lentil burger, fish burger, salmon burger, chickpea burger,
      turkey meatloaf, chicken meatball, turkey meatball, pork meatball, fish gelatin,
      fish gelatine, lemon rind, orange rind, lime rind, melon rind, cheese rind, watermelon rind,
      rind, pork rind, steak seasoning, steak sauce, steak knife, steak tomato, hamburger bun,
      burger bun
    `,
  }),
  lamb: vocabularyOf({
    dishes: `shawarma, kofta, kofte, shepherd's pie, souvlaki`,
    itself: `
      lamb, lamb mince, ground lamb, lamb chop, lamb shank, leg of lamb, mutton, hogget,
      sheep meat, goat meat, goat leg, goat curry, kid goat, cabrito, venison, deer meat,
      elk meat, moose meat, caribou, reindeer, kangaroo, horse meat, horsemeat, camel meat,
      yak meat, merguez, agneau, mouton, cordero, carnero, cordeiro, agnello, abbacchio, montone,
      lammfleisch, hammelfleisch, wildfleisch, gosht, mutton curry, keema, kheema, lahm,
      lahm kharouf, yangrou, yang rou, maton, 羊肉, 양고기, баранина, لحم ضأن, כבש, 🐑, 🐐, 🦌
    `,
    products: `gyro, doner, doner kebab, seekh kebab, haggis, rogan josh`,
    innocent: `
      lamb's lettuce, lambs lettuce, lamb's quarters, lamb's ear, chicken kofta, beef kofta,
      vegetable kofta, lentil kofta, paneer kofta, turkey kofta, malai kofta, chicken shawarma,
      cauliflower shawarma, chickpea shawarma, chicken doner, chicken gyro, turkey keema,
      chicken keema, lentil shepherd's pie, chicken souvlaki, beef keema, chicken kebab,
      soya keema, turkey kofte, chicken kofte, beef kofte
    `,
  }),
  rabbit: vocabularyOf({
    itself: `
      rabbit, hare meat, jugged hare, lapin, conejo, coniglio, coelho, kaninchen, hasenfleisch,
      squirrel meat, 兔肉, 🐇
    `,
    innocent: `rabbit shaped, welsh rabbit, rabbit food`,
  }),
  poultry: vocabularyOf({
    dishes: `nugget, buffalo wing, coq au vin, butter chicken, tikka masala`,
    itself: `
      chicken breast, chicken thigh, chicken leg, chicken wing, chicken drumstick, drumstick,
      chicken stock, chicken broth, chicken fat, schmaltz, chicken mince, ground chicken,
      turkey breast, ground turkey, turkey mince, turkey leg, giblet, poultry, duck, duck breast,
      duck confit, duck fat, goose, goose fat, quail, pheasant, partridge, guinea fowl,
      guinea hen, cornish hen, grouse, pigeon, squab, ostrich, emu, capon, poussin, foie gras,
      poulet, volaille, dinde, canard, caille, pollo, pavo, gallina, tacchino, anatra, frango,
      galinha, peru assado, hahnchen, huhn, huhnerbrust, hahnchenbrust, pute, putenbrust, ente,
      gans, murgh, murg, murgi, dajaj, farrouj, jirou, ji rou, toriniku, karaage, yakitori, 鸡肉,
      雞肉, 鶏肉, 닭고기, курица, индейка, دجاج, עוף, 🐔, 🍗, 🦃, 🦆, 🐓
    `,
    products: `chicken, turkey`,
    checkLabel: `deli meat, lunch meat, hot dog, meatball, stock cube, bouillon`,
    innocent: `
      chicken of the woods, chicken mushroom, hen of the woods, turkey tail, turkey tail mushroom,
      chickenless, duck egg, quail egg, goose egg, turkey egg, chicken egg, duck sauce,
      gooseberry, drumstick tree, drumstick leaf, drumstick pod, goosefish, mock duck,
      chickpea nugget, tofu nugget, vegan nugget, veggie nugget, cauliflower nugget, tofu chicken,
      fish nugget, paneer tikka masala, chickpea tikka masala, vegetable tikka masala,
      cauliflower wing, chick pea, product of turkey, 🥚
    `,
  }),
  meat: vocabularyOf({
    itself: `
      meat stock, meat broth, bone broth, meat extract, demi glace, minced meat, ground meat,
      red meat, animal fat, dripping, offal, kidney, tripe, sweetbread, blood, black pudding,
      haggis, viande, carne, fleisch, fleischbruhe, hackfleisch, viande hachee, carne picada,
      carne molida, carne macinata, carne moida, gosht, qeema, lahm, niku, 肉, 고기, мясо, لحم, मांस,
      בשר, 🍖, 🥩, 🥓, 🍗
    `,
    products: `meat`,
    dishes: `
      meatball, meatloaf, burger patty, deli meat, lunch meat, cold cut, charcuterie, kebab, pate,
      rillettes, jerky, sausage, salami, hot dog, bologna, bolognese, ragu, keema, souvlaki,
      steak, schnitzel, cutlet, burger, hamburger, cheeseburger
    `,
    checkLabel: `
      stock, stock cube, stock powder, broth, bouillon, bouillon cube, gravy, gravy granule,
      refried beans, baked beans, soup mix, ramen, dumpling, egg roll, spring roll, wonton
    `,
    innocent: `
      crab meat, crabmeat, lobster meat, fish meat, tuna meat, nut meat, nutmeat, coconut meat,
      squash meat, pumpkin meat, mincemeat, sweetmeat, vegetable stock, vegetable broth,
      vegetable bouillon, mushroom stock, mushroom broth, vegetable gravy, mushroom gravy,
      fish stock, miso broth, kidney bean, white kidney bean, red kidney bean, kidney shaped,
      blood orange, bean patty, vegetable patty, stock pot, stockpot, in stock, stock up,
      meat free, meatless, meat substitute, plant based meat, vegan meat, soya meat, clam meat,
      mussel meat, jackfruit meat, lentil bolognese, vegetable bolognese, mushroom bolognese,
      soy bolognese, lentil ragu, mushroom ragu, vegetable ragu, lentil meatball, vegan meatball,
      veggie meatball, chickpea meatball, tofu steak, cauliflower steak, cabbage steak,
      mushroom steak, tuna steak, salmon steak, fish steak, swordfish steak, halibut steak,
      steak tomato, beefsteak tomato, vegetable kebab, halloumi kebab, tofu kebab, paneer kebab,
      fruit kebab, mushroom pate, lentil pate, fish pate, salmon pate, mackerel pate, hummus pate,
      mushroom jerky, nut cutlet, vegetable cutlet, cauliflower schnitzel, celeriac schnitzel,
      fish kebab, meat thermometer, meat mallet, meat and fish, pate brisee, pate sucree,
      pate feuilletee, pate a choux, burger bun, hamburger bun, hot dog bun, chicken sausage,
      turkey sausage, vegan sausage, veggie sausage, vegetarian sausage, bean burger,
      lentil burger, veggie burger, vegan burger, chickpea burger, salmon burger, fish burger,
      tofu burger, mushroom burger, chicken burger, turkey burger, turkey meatball,
      chicken meatball, turkey steak, chicken schnitzel, turkey schnitzel, chicken kebab,
      chicken souvlaki, lentil loaf, nut loaf, chicken patty, turkey patty, lentil sloppy joe
    `,
  }),
  gelatine: vocabularyOf({
    itself: `
      gelatin, gelatine, gelatina, gelatin leaf, gelatine leaf, gelatin powder, isinglass, e441,
      e 441, aspic, collagen, collagen peptide, collagen powder, beef gelatin, pork gelatin,
      jell o, jello, 明胶, 明膠, ゼラチン, 젤라틴, желатин, جيلاتين, ג'לטין
    `,
    products: `
      marshmallow, marshmallow fluff, marshmallow creme, gummy, gummies, gummy bear, gummi bear,
      jelly baby, jelly babies, wine gum, haribo, starburst, skittles, jelly bean, jelly cube,
      jelly crystal, panna cotta, rice krispie treat, candy corn, altoid, fruit snack, trifle
    `,
    checkLabel: `
      frosted cereal, mousse, low fat yogurt, cheesecake, gummy vitamin, vitamin gummy, fruit gum,
      candy, jelly dessert, frosted shredded wheat, frosted mini wheat
    `,
    innocent: `
      agar, vegan gelatin, vegan gelatine, agar jelly, agar agar, gelatinized starch,
      gelatinised starch, pectin jelly, mint jelly, fruit jelly
    `,
  }),
  'animal-rennet': vocabularyOf({
    itself: `rennet, animal rennet, calf rennet, rennin, pepsin`,
    products: `
      parmesan, parmesean, parmigiano, parmigiano reggiano, reggiano, grana padano, grana,
      pecorino, pecorino romano, romano cheese, gruyere, gorgonzola, manchego, roquefort, comte,
      emmental, emmentaler, asiago, camembert de normandie, mimolette, fontina, pesto,
      caesar dressing, caesar salad, alfredo
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
      champagne vinegar, cider vinegar, beer nut, ginger beer, root beer, birch beer, ginger ale,
      wine gum, wine glass, vanilla bean, vanilla pod, vanilla powder, vanilla paste,
      vanilla sugar, vanilla yogurt, vanilla ice cream, vanilla bean paste, alcohol free vanilla,
      alcohol free vanilla flavouring, sugar alcohol, cotton gin, sake of, for the sake,
      port city, champagne mango, champagne grape, wine grape, gin rummy
    `,
  }),
  honey: vocabularyOf({
    itself: `
      honey, raw honey, manuka, honeycomb, bee pollen, royal jelly, propolis, miel, honig, miele,
      mel de abelha, shahad, madhu, asal, fengmi, hachimitsu, beeswax, 蜂蜜, 꿀, мед, мёд, عسل, शहद,
      דבש, 🍯
    `,
    products: `honey mustard, baklava, mead, honey cake`,
    checkLabel: `granola, granola bar, graham cracker, nougat, honey nut cereal, honey bread`,
    innocent: `
      honeydew, honeydew melon, honey dew, honeycrisp, honeycrisp apple, honey crisp apple,
      honeynut squash, honey mango, honey locust, vegan honey, honey gold potato, date honey,
      apple honey, honeybun pan, honeysuckle, honey tangerine, honey pomelo
    `,
  }),
  insect: vocabularyOf({
    itself: `
      carmine, cochineal, carminic acid, natural red 4, e120, e 120, shellac,
      confectioner's glaze, confectioners glaze, e904, e 904, beeswax, e901, cricket flour,
      cricket powder, insect protein, insect flour, mealworm, buffalo worm, grasshopper,
      chapulines, ant egg, silkworm
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
      rainbow sprinkle, sprinkle, sprinkles, hundreds and thousands, jimmies, nonpareil,
      confetti cake, funfetti, froot loops, fruit loops, lucky charms, trix, fruity pebbles, m m,
      skittles, starburst, jelly bean, gummy bear, gummy, gummies, jelly baby, jello, jell o,
      kool aid, gatorade, powerade, sports drink, fruit punch, popsicle, candy corn, candy cane,
      lollipop, hard candy, gobstopper, twizzler, red licorice, fruit roll up, fruit snack,
      slushie, slush, orange soda, mountain dew, cheetos, doritos, blue raspberry, red velvet,
      maraschino, maraschino cherry, glace cherry, candy coated chocolate, smarties, icing gel,
      marshmallow peep
    `,
    checkLabel: `
      candy, ice lolly, frosting, icing, cake mix, breakfast cereal, cola, soda, fruit drink,
      pickle relish, margarine, american cheese, processed cheese, cheese powder,
      mac and cheese mix, instant pudding, custard powder, flavoured yogurt, fruit yogurt,
      hot dog, 🍬, 🍭
    `,
    innocent: `
      baking soda, soda bread, soda water, club soda, beetroot colour, sprinkle with,
      sprinkle over, sprinkle the, sprinkle on, sprinkle a, sprinkle some, sprinkle of,
      sprinkle in, sprinkle it, sprinkle both, sprinkle each, sprinkle evenly, sprinkle lightly,
      sprinkle salt, sprinkle cheese, sprinkle cinnamon, then sprinkle, and sprinkle,
      no added colour
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
      coffee cake, coffee table, coffee grinder, coffee filter, coffee mug, coffee cup,
      herbal tea, chamomile tea, camomile tea, peppermint tea, mint tea, rooibos, rooibos tea,
      ginger tea, lemon balm tea, hibiscus tea, fruit tea, fennel tea, barley tea, tea towel,
      tea spoon, tea tree, tea time, tea cup, teatime, tea cake, teacake, afternoon tea time,
      tea light, rice tea, corn tea, masala chai spice, chai spice, chai spices, mate for,
      lemon tea cake
    `,
  }),
  cocoa: vocabularyOf({
    itself: `
      cocoa, cacao, cocoa powder, cacao powder, cacao nib, cocoa nib, cocoa mass, cocoa solid,
      kakao, cacau, kakaw, 可可, ココア, 코코아, какао, كاكاو, קקאו
    `,
    products: `
      chocolate, chocolates, dark chocolate, milk chocolate, chocolate chip, chocolate chunk,
      chocolate bar, chocolate spread, chocolate sauce, chocolate syrup, chocolate milk,
      hot chocolate, nutella, brownie, chocolate cake, chocolate cookie, devil's food, mocha,
      fudge, oreo, ganache, chocolat, schokolade, cioccolato, cioccolata, chokoreeto, qiaokeli,
      mole poblano, mole sauce, 巧克力, チョコレート, チョコ, 초콜릿, шоколад, شوكولاتة, चॉकलेट, שוקולד, 🍫
    `,
    checkLabel: `granola bar, cereal bar, protein bar, trail mix, cookie`,
    innocent: `
      white chocolate, white chocolate chip, cocoa butter, cacao butter, chocolate mint leaf,
      carob, chocolate persimmon
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
      baking soda, soda bread, club soda, soda water, soda crackers, rice cake, rice cakes,
      fish cake, crab cake, potato cake, corn cake, oat cake, cake pan, cake tin, cake rack,
      candy cane beet, nice cream, banana ice cream, ice cream scoop, ice cream maker,
      candy thermometer, pancake, savoury cake, cake tester, cake flour, icing rack,
      chickpea cake, lentil cake, banana nice cream, patty cake, crispy rice cake
    `,
  }),
}
