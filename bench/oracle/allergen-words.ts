import { wordList, wordPattern } from './find-words.ts'

export interface SubjectWords {
  /** Read in every text. */
  contains: RegExp
  /** Products made with it: read where the product stands, in lines and on the list. */
  products: RegExp
  /** Products that often hold it, read like products. */
  often: RegExp
  /** Phrases that sound like it and are not. */
  innocent: RegExp
}

const never = /(?!)/g
const pattern = (text: string) => (text.trim() === '' ? never : wordPattern(wordList(text)))

export const subjectWords = (words: {
  contains: string
  products?: string
  often?: string
  innocent?: string
}): SubjectWords => ({
  contains: pattern(words.contains),
  products: pattern(words.products ?? ''),
  often: pattern(words.often ?? ''),
  innocent: pattern(words.innocent ?? ''),
})

const treeNuts = `almond, brazil nut, cashew, hazelnut, hazel nut, filbert, cobnut, macadamia, pecan, pine nut, pine
  kernel, pignoli, pinon, pistachio, walnut, chestnut, hickory, beechnut, pili nut, ginkgo, praline, marzipan,
  frangipane, nutella, gianduja, nougat, amaretto, amaretti, orgeat, baklava, mixed nuts, nut butter, nut meal,
  nut oil, nuts?`
const nutInnocents =
  'water chestnuts?, chestnut mushrooms?, butternut squash, tiger nuts?, nut-sized'

const flourInnocents =
  `(?:almond|rice|corn|chickpea|gram|buckwheat|coconut|tapioca|potato|oat|masa|quinoa|sorghum|teff|
  millet|cassava|soy|lentil|amaranth|arrowroot) (?:masa )?flour`.replace(/\s+/g, ' ')
const wheatInnocents = `${flourInnocents}, (?:dry )?(?:rice|glass|mung bean|shirataki|kelp) (?:noodle|vermicelli)s?,
  corn tortillas?(?: chips)?, corn wraps?, corn taco shells?, lettuce wraps?, rice papers?(?: wrappers?)?, rice cakes?,
  fish cakes?, corn cakes?, (?:plain )?rice crackers?, seed crackers?, spaghetti squash,
  (?:rice|corn|lentil|chickpea|corn and rice) (?:pasta|lasagna sheets?), oat bran, rice bran, buckwheat noodles?, (?:pasta|pizza|spaghetti) sauce`
const wheatContains = `wheat, flour, semolina, durum, spelt, farro, freekeh, kamut, einkorn, emmer, seitan, triticale,
  bulgur, bulghur, couscous, panko, cous cous, orzo, matzo, matzah`
const wheatProducts = `bread, breadcrumb, bread crumb, toast, bun, bagel, baguette, ciabatta, focaccia, brioche, croissant,
  pita, pitta, naan, chapati, roti, tortilla, wrap, pasta, spaghetti, macaroni, penne, fusilli, linguine, fettuccine,
  tagliatelle, lasagna, lasagne, ravioli, tortellini, rigatoni, farfalle, vermicelli, ramen, udon, soba, noodle, cracker,
  pretzel, graham, biscuit, cookie, cake, muffin, crumpet, scone, pancake, waffle, pizza, pie crust, pastry, filo, phyllo,
  crouton, soy sauce, shoyu, teriyaki, hoisin, weetabix, gnocchi, dumpling, wonton, gyoza, batter, stuffing, fish stick,
  fish finger, nugget, tabbouleh, granola, bran, flatbread, english muffin, burger bun, beer`
const wheatOften = `sausage, hot dog, stock, bouillon, gravy, worcestershire, miso, imitation crab, surimi, licorice,
  seasoning mix, veggie burger, baked beans`

/** Words of the allergens by the oracle's own ids, from general knowledge of food. */
export const allergenWords: Readonly<Record<string, SubjectWords>> = {
  milk: subjectWords({
    contains: `milk, buttermilk, butter, ghee, cream, creme fraiche, half-and-half, half and half, cheese, cheddar,
      mozzarella, parmesan, parmigiano, pecorino, romano, feta, ricotta, mascarpone, brie, camembert, gouda, edam, gruyere,
      emmental, emmenthal, provolone, monterey jack, colby, halloumi, paneer, panir, queso, cotija, quark, fromage, roquefort,
      gorgonzola, stilton, asiago, manchego, burrata, taleggio, grana padano, yogurt, yoghurt, kefir, lassi, skyr, whey,
      casein, caseinate, lactose, curd, custard, gelato, dulce de leche, bechamel, alfredo, tzatziki, raita, labneh,
      dairy, milkshake, milkfat`,
    products:
      'pesto, ranch, caesar, toffee, caramel, fudge, nougat, milk chocolate, white chocolate, ice cream',
    often: `bread, breadcrumb, bun, brioche, bagel, muffin, naan, croissant, pizza crust, granola, chocolate, margarine,
      spread, sausage, hot dog, cookie, cake, pancake mix, protein powder, nugget, fish stick, crouton, gnocchi, pie crust,
      graham cracker, cracker, flour tortilla`,
    innocent: `(?:oat|almond|coconut|rice|soy|soya|cashew|hemp|pea|nut|plant|plant-based|macadamia|hazelnut|dairy-free)
      (?:milk|yogurt|yoghurt|cream|cheese|butter), (?:peanut|almond|cashew|nut|seed|sunflower|sunflower seed|pumpkin seed|apple|cocoa|
      cookie|sesame|soy|fruit) butters?, butter beans?, butter lettuce, butterhead, cream of tartar, cream of (?:wheat|rice),
      (?:bean|tofu) curd, creamed (?:corn|coconut), fruit spread, rice crackers?,
      non-dairy, without (?:dairy|milk|cheese|butter|cream), vegan (?:cheese|butter|cream|yogurt), rye crispbread`,
  }),
  egg: subjectWords({
    contains: `egg, eggs, omelette, omelet, frittata, meringue, mayonnaise, mayo, aioli, albumin, albumen, hollandaise, quiche,
      custard, eggnog, pavlova, lysozyme, yolk, tortilla espanola, shakshuka`,
    products: `brioche, challah, egg noodle, french toast, tartare sauce, tartar sauce, carbonara, ladyfinger, sponge cake,
      souffle, caesar`,
    often: `fresh pasta, lasagna sheet, bun, muffin, pancake mix, waffle, nugget, fish stick, meatball, cookie, cake, gnocchi,
      marshmallow, nougat, pizza crust, granola`,
    innocent: `eggplants?, flax eggs?, chia eggs?, egg timer, egg cups?, egg-sized?, vegan mayo(?:nnaise)?, without eggs?,
      rice cakes?, fish cakes?`,
  }),
  peanut: subjectWords({
    contains:
      'peanut, groundnut, ground nut, goober, monkey nut, satay, arachis, beer nuts, mixed nuts, nut butter, pb',
    often: 'granola, trail mix, mole, praline, nougat, marzipan, muesli',
    innocent: 'without peanuts?',
  }),
  'tree-nuts': subjectWords({
    contains: treeNuts,
    products: 'pesto',
    often: 'granola, trail mix, muesli, biscotti, mortadella, flour blend, chocolate spread',
    innocent: nutInnocents,
  }),
  coconut: subjectWords({
    contains: 'coconut, copra',
    often: 'granola, trail mix, muesli',
  }),
  wheat: subjectWords({
    contains: wheatContains,
    products: wheatProducts,
    often: wheatOften,
    innocent: wheatInnocents,
  }),
  gluten: subjectWords({
    contains: `${wheatContains}, gluten, barley, rye, malt, brewer's yeast, crispbread`,
    products: `${wheatProducts}, oats, oat, oatmeal, oat flour, muesli`,
    often: `${wheatOften}, corn flakes, puffed rice, rice cereal, millet, chickpea flour, buckwheat flour`,
    innocent: `${wheatInnocents}, gluten-free`,
  }),
  fish: subjectWords({
    contains: `fish, salmon, tuna, cod, haddock, pollock, pollack, tilapia, trout, sardine, anchovy, anchovies, mackerel,
      herring, halibut, sole, flounder, catfish, bass, snapper, carp, eel, kipper, bream, sprat, monkfish, turbot, whiting,
      hake, swordfish, mahi mahi, mahi-mahi, grouper, barramundi, perch, caviar, roe, bonito, dashi, surimi, nuoc mam,
      kamaboko, katsuobushi, lox, bottarga, isinglass, bouillabaisse, saithe, coley`,
    products: 'worcestershire, caesar',
    innocent: 'fish-shaped, fish slice, vegan fish sauce, vegetarian worcestershire, without fish',
  }),
  shellfish: subjectWords({
    contains: `shellfish, shrimp, prawn, crab, lobster, crayfish, crawfish, langoustine, krill, scampi, mussel, clam, oyster,
      scallop, squid, calamari, octopus, cuttlefish, snail, escargot, abalone, cockle, whelk, winkle, conch, mollusc,
      mollusk, crustacean, seafood`,
    often: 'surimi, belacan, xo sauce, kimchi',
    innocent: 'oyster mushrooms?, crab apples?, oyster crackers?, scalloped',
  }),
  soy: subjectWords({
    contains: `soy, soya, soybean, tofu, tempeh, edamame, miso, tamari, shoyu, natto, okara, tvp, textured vegetable protein,
      yuba, bean curd, hydrolyzed vegetable protein, hydrolysed vegetable protein`,
    products: 'teriyaki, hoisin, ponzu',
    often: `lecithin, vegetable oil, vegetable shortening, shortening, margarine, spread, cooking spray, bread, breadcrumb, bun,
      bagel, english muffin, naan, pizza crust, flour tortilla, cracker, chocolate, mayonnaise, granola, stock, bouillon,
      sausage, hot dog, veggie burger, worcestershire, fish stick, nugget, protein powder, baked beans`,
    innocent:
      'without soy, soy-free, coconut aminos, fruit spread, rice crackers?, sunflower lecithin, rye bread, rye crispbread',
  }),
  sesame: subjectWords({
    contains: `sesame, tahini, tahina, hummus, houmous, humus, halva, halvah, za'atar, zaatar, dukkah, gomasio, benne seed,
      baba ganoush, furikake, gingelly, everything bagel`,
    often: 'bread, breadcrumb, bun, bagel, cracker, pita, granola, falafel, breadstick',
    innocent: 'graham crackers?',
  }),
  mustard: subjectWords({
    contains: 'mustard, dijon, piccalilli, colman',
    often: `mayonnaise, mayo, curry powder, barbecue sauce, bbq sauce, salad dressing, vinaigrette, sausage, hot dog, stock,
      bouillon, worcestershire, baked beans, pickle`,
  }),
  celery: subjectWords({
    contains: 'celery, celeriac',
    often: `stock, broth, bouillon, canned soup, soup mix, sausage, pasta sauce, bolognese sauce, tomato juice, vegetable juice,
      curry powder, gravy, baked beans, worcestershire`,
  }),
  lupin: subjectWords({ contains: 'lupin, lupine, lupini' }),
  sulphites: subjectWords({
    contains: 'sulphite, sulfite, sulphur dioxide, sulfur dioxide, metabisulphite, metabisulfite',
    often: `dried apricot, dried fruit, raisin, sultana, dried cranberry, dried cranberries, dried mango, dried pineapple, prune,
      wine, wine vinegar, molasses, desiccated coconut, shrimp, maraschino, dijon, sauerkraut, dehydrated potato, dried fig`,
    innocent: 'prune juice',
  }),
}
