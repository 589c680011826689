import { vocabularyOf } from '../vocabulary-of.ts'

/** Meat by animal, and meat of no named animal. */
export const meatWords = {
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
      gelatin, gelatine, marshmallow, gummy, jelly baby, deli meat, lunch meat, pate, 🌭
    `,
    labelOnly: 'chicken sausage, turkey sausage, beef sausage, lamb sausage',
    innocent: `
      skinless chicken sausage, skinless turkey sausage, chicken bacon, turkey bacon,
      beef bacon, turkey ham, chicken ham, turkey pepperoni, beef pepperoni, beef salami,
      turkey salami, beef hot dog, turkey hot dog, chicken hot dog, beef frankfurter,
      chicken frankfurter, vegan sausage, vegan bacon, coconut bacon, tempeh bacon,
      rice paper bacon, mushroom bacon, veggie sausage, turkey frankfurter, chicken chorizo,
      beef chorizo, soy chorizo, turkey chorizo, guinea pig, speck of, pig shaped, beef gelatin,
      fish gelatin, fish gelatine, beef gelatine, vegan marshmallow, vegan gummy, hot dog bun
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
    labelOnly: 'chicken sausage, turkey sausage, pork sausage',
    innocent: `
      beefsteak tomato, beef tomato, tuna steak, salmon steak, swordfish steak, halibut steak,
      cod steak, fish steak, pork steak, lamb steak, gammon steak, ham steak, turkey steak,
      chicken steak, cauliflower steak, cabbage steak, tofu steak, mushroom steak, celeriac steak,
      seitan steak, pork mince, turkey mince, chicken mince, lamb mince, vegan mince,
      veggie mince, soy mince, soya mince, quorn mince, mince pie, mince the garlic,
      mince the onion, mince garlic, mince onion, turkey bolognese, lentil bolognese,
      skinless chicken sausage, skinless turkey sausage, turkey burger, chicken burger, veggie burger,
      vegan burger, bean burger, lentil burger, fish burger, salmon burger, chickpea burger,
      turkey meatloaf, chicken meatball, turkey meatball, pork meatball, fish gelatin,
      fish gelatine, steak seasoning, steak sauce, steak tomato, hamburger bun, burger bun
    `,
  }),
  lamb: vocabularyOf({
    dishes: `shawarma, kofta, kofte, shepherd's pie, souvlaki`,
    itself: `
      lamb, lamb mince, ground lamb, lamb chop, lamb shank, leg of lamb, mutton, hogget,
      sheep meat, goat, goat meat, goat leg, goat curry, kid goat, cabrito, venison, deer meat,
      elk meat, moose meat, caribou, reindeer, kangaroo, horse meat, horsemeat, camel meat,
      yak meat, merguez, agneau, mouton, cordero, carnero, cordeiro, agnello, abbacchio, montone,
      lammfleisch, hammelfleisch, wildfleisch, gosht, mutton curry, keema, kheema, lahm,
      lahm kharouf, yangrou, yang rou, maton, 羊肉, 양고기, баранина, لحم ضأن, כבש, 🐑, 🐐, 🦌
    `,
    products: `gyro, doner, doner kebab, seekh kebab, haggis, rogan josh`,
    innocent: `
      goat cheese, goat milk, goat yogurt, goat yoghurt, goat milk yogurt, goat kefir,
      goat butter, goat curd, goat brie, goat feta, goat gouda, goat cheddar, goat cream cheese,
      goat dairy, goat whey, goat cream, goat milk cheese, goat milk kefir, goat milk formula,
      goat horn pepper, lamb's lettuce, lamb's quarters, lamb's ear, chicken kofta, beef kofta,
      vegetable kofta, lentil kofta, paneer kofta, turkey kofta, malai kofta, chicken shawarma,
      cauliflower shawarma, chickpea shawarma, chicken doner, chicken gyro, turkey keema,
      chicken keema, lentil shepherd's pie, chicken souvlaki, beef keema, soya keema,
      turkey kofte, chicken kofte, beef kofte
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
      chicken of the woods, chicken mushroom, turkey tail, turkey tail mushroom, duck egg,
      quail egg, goose egg, turkey egg, chicken egg, duck sauce, drumstick tree, drumstick leaf,
      drumstick pod, mock duck, chickpea nugget, tofu nugget, vegan nugget, veggie nugget,
      cauliflower nugget, tofu chicken, fish nugget, pigeon pea, paneer tikka masala,
      chickpea tikka masala, vegetable tikka masala, product of turkey
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
      crab meat, lobster meat, fish meat, tuna meat, nut meat, coconut meat, squash meat,
      pumpkin meat, mincemeat, sweetmeat, vegetable stock, vegetable broth, vegetable bouillon,
      mushroom stock, mushroom broth, vegetable gravy, mushroom gravy, fish stock, miso broth,
      kidney bean, white kidney bean, red kidney bean, kidney shaped, blood orange, stock pot,
      in stock, stock up, meat free, meat substitute, plant based meat, vegan meat, soya meat,
      clam meat, mussel meat, jackfruit meat, lentil bolognese, vegetable bolognese,
      mushroom bolognese, soy bolognese, lentil ragu, mushroom ragu, vegetable ragu,
      lentil meatball, vegan meatball, veggie meatball, chickpea meatball, tofu steak,
      cauliflower steak, cabbage steak, mushroom steak, tuna steak, salmon steak, fish steak,
      swordfish steak, halibut steak, steak tomato, beefsteak tomato, vegetable kebab,
      halloumi kebab, tofu kebab, paneer kebab, fruit kebab, mushroom pate, lentil pate,
      fish pate, salmon pate, mackerel pate, hummus pate, mushroom jerky, nut cutlet,
      vegetable cutlet, cauliflower schnitzel, celeriac schnitzel, fish kebab, meat and fish,
      pate brisee, pate sucree, pate feuilletee, pate a choux, burger bun, hamburger bun,
      hot dog bun, chicken sausage, turkey sausage, vegan sausage, veggie sausage,
      vegetarian sausage, bean burger, lentil burger, veggie burger, vegan burger,
      chickpea burger, salmon burger, fish burger, tofu burger, mushroom burger, chicken burger,
      turkey burger, turkey meatball, chicken meatball, turkey steak, chicken schnitzel,
      turkey schnitzel, chicken kebab, chicken souvlaki
    `,
  }),
}
