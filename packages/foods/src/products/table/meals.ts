import { productRows } from '../product-rows.ts'

export const meals = [
  ...productRows(
    'breaded meat',
    `
    Tyson chicken nuggets | Tyson | tyson nuggets, tyson chicken, tyson fun nuggets, tyson dino nuggets | poultry wheat | soy milk egg | 2455445
    Tyson Any'tizers | Tyson | anytizers, tyson popcorn chicken, tyson chicken fries | poultry wheat soy | milk egg celery | 2650157
    Tyson grilled chicken | Tyson | tyson grilled and ready | poultry | soy | 2092489
    Perdue chicken nuggets | Perdue | perdue nuggets, perdue dino nuggets, perdue chicken tenders | poultry wheat | soy milk egg |
    Perdue Simply Smart | Perdue | perdue simply smart organics, perdue chicken plus | poultry wheat | milk egg soy |
    Perdue gluten-free nuggets | Perdue | perdue gluten free chicken nuggets | poultry | milk egg soy |
    Yummy Dino Buddies | Maxi Foods | yummy dino nuggets, dino buddies, yummy nuggets, yummy dinosaur nuggets | poultry wheat soy | barley | 1839584
    Dino nuggets | Several | dinosaur nuggets, dinosaur chicken nuggets, dino chicken nuggets, dinosaur shaped nuggets, dino bites, dino nugs | poultry wheat soy | milk egg barley celery |
    Bell & Evans nuggets | Bell & Evans | bell and evans, bell & evans chicken nuggets | poultry wheat | milk egg soy |
    Applegate chicken nuggets | Applegate | applegate nuggets, applegate naturals nuggets | poultry wheat | soy milk egg |
    Applegate gluten-free nuggets | Applegate | applegate gluten free chicken nuggets | poultry | |
    Just Bare chicken | Just Bare | just bare nuggets, just bare chicken bites, just bare lightly breaded | poultry wheat | egg milk soy |
    Banquet chicken nuggets | Conagra | banquet nuggets, banquet chicken | poultry wheat soy | milk egg |
    Foster Farms nuggets | Foster Farms | foster farms, foster farms chicken nuggets | poultry wheat soy | milk egg |
    Foster Farms corn dogs | Foster Farms | foster farms mini corn dogs | poultry egg wheat soy milk choking | |
    State Fair corn dogs | State Fair | state fair, mini corn dogs | wheat soy egg milk poultry pork choking | beef |
    Great Value nuggets | Walmart | great value chicken nuggets, great value dino nuggets | poultry wheat soy | milk egg |
    Market Pantry nuggets | Target | market pantry chicken nuggets | poultry wheat | soy milk egg |
    Kirkland chicken nuggets | Kirkland | kirkland nuggets, costco chicken nuggets | poultry wheat | milk egg soy |
    Ian's nuggets | Ian's | ians gluten free nuggets | poultry | egg soy |
    Kidfresh nuggets | Kidfresh | kidfresh, kid fresh nuggets | poultry wheat | milk egg soy |
    Caulipower chicken tenders | Caulipower | caulipower tenders | poultry | egg milk |
    `,
  ),
  ...productRows(
    'pasta dinner',
    `
    Kraft mac and cheese | Kraft | kraft macaroni and cheese, kraft mac & cheese, kraft dinner, blue box mac and cheese, kraft mac n cheese, kraft macaroni, kraft easy mac, easy mac, kd mac and cheese, kraft mac | milk wheat | egg soy colour | 1304918
    Velveeta Shells & Cheese | Kraft | velveeta shells and cheese, velveeta mac and cheese, velveeta shells | milk wheat | egg soy colour | 2199439
    Annie's mac and cheese | Annie's | annie's, annies mac, annie's shells, annie's shells and white cheddar, annies mac and cheese, annie's macaroni and cheese | milk wheat | coconut egg | 2183597
    Annie's gluten-free mac | Annie's | annies rice pasta and cheddar, annie's gluten free mac and cheese | milk | |
    Annie's vegan mac | Annie's | annie's vegan mac and cheese | | wheat | 2554963
    Stouffer's mac and cheese | Stouffer's | stouffers, stouffer's macaroni and cheese, stouffer's | milk egg wheat soy | |
    Amy's mac and cheese | Amy's | amys macaroni and cheese, amy's mac | milk wheat | |
    Banza mac and cheese | Banza | banza mac | milk | egg |
    Banza pasta | Banza | banza, banza chickpea pasta | | |
    Barilla pasta | Barilla | barilla, barilla spaghetti | wheat | egg | 2547481
    Barilla Protein+ | Barilla | barilla protein plus | wheat barley | egg | 2486521
    Chef Boyardee ravioli | Conagra | chef boyardee, chef boyardee beef ravioli, chef boy ardee | milk wheat soy beef | egg celery |
    Chef Boyardee Beefaroni | Conagra | beefaroni | wheat soy beef | milk egg |
    SpaghettiOs | Campbell's | spaghetti os, spaghetti-o's, spaghettios with meatballs | milk wheat soy | beef pork poultry egg celery |
    Hamburger Helper | General Mills | cheeseburger macaroni hamburger helper | milk wheat soy | egg barley beef |
    Rice-A-Roni | Quaker | rice a roni, ricearoni | wheat soy poultry | milk celery egg |
    Pasta Roni | Quaker | | milk wheat | soy |
    Knorr sides | Knorr | knorr pasta sides, knorr rice sides | wheat milk | egg soy celery mustard |
    Cup Noodles | Nissin | cup of noodles, cup o noodles, nissin cup noodles | wheat soy poultry milk egg | crustacean sesame celery beef |
    Top Ramen | Nissin | nissin top ramen, nissin ramen | wheat soy | poultry beef crustacean milk egg sesame |
    Maruchan ramen | Maruchan | maruchan, maruchan instant lunch, maruchan noodles | wheat soy poultry | milk egg beef crustacean sesame fish |
    Buldak noodles | Samyang | samyang buldak, buldak ramen, samyang noodles | wheat soy milk | poultry egg sesame fish |
    Indomie | Indofood | indomie noodles, mi goreng | wheat soy | crustacean fish sesame |
    Pot Noodle | Unilever | pot noodles | wheat | soy milk celery mustard egg barley |
    Heinz spaghetti hoops | Heinz | heinz hoops, spaghetti hoops, alphabetti spaghetti | wheat | milk |
    Giovanni Rana ravioli | Giovanni Rana | rana ravioli, rana pasta | milk egg wheat | soy animal-rennet |
    Buitoni tortellini | Buitoni | buitoni, buitoni ravioli | milk egg wheat animal-rennet | soy pork |
    Mrs. T's pierogies | Mrs. T's | mrs t's, mrs ts pierogies | milk egg wheat soy | |
    Kraft Deluxe mac | Kraft | kraft deluxe macaroni | milk wheat | egg soy | 2594783
    Goodles | Goodles | goodles mac and cheese | milk wheat | |
    Cheetos mac and cheese | Frito-Lay | cheetos mac n cheese | milk wheat colour | egg soy |
    Pirate's Booty mac and cheese | Pirate Brands | | milk wheat | | 1497922
    Camino mac | Camino | | | |
    `,
  ),
  ...productRows(
    'pizza',
    `
    Bagel Bites | Ore-Ida | bagel bite, bagelbites, pizza bagels ore ida | milk wheat soy | pork beef barley egg poultry |
    Totino's Pizza Rolls | General Mills | totinos, totino's, pizza rolls, totino's rolls, totinos pizza rolls | milk wheat soy pork poultry beef colour | egg | 2540279
    Totino's Party Pizza | General Mills | totinos party pizza, party pizza | milk wheat soy pork poultry colour | beef egg | 1457093
    DiGiorno pizza | Nestle | digiorno, digiornos, di giorno, digiorno rising crust | milk wheat soy barley | beef pork poultry animal-rennet | 2657105
    Red Baron pizza | Schwan's | red baron, red baron french bread pizza | milk wheat soy barley | pork beef poultry egg animal-rennet | 1733117
    Tombstone pizza | Nestle | =tombstone | milk wheat soy barley | pork beef poultry | 1591894
    Tony's pizza | Schwan's | tonys pizza | milk wheat soy | pork beef poultry |
    Ellio's pizza | Dr. Oetker | ellios, ellio's | milk wheat soy | |
    Celeste pizza | Conagra | celeste pizza for one | milk wheat soy | pork beef |
    Freschetta pizza | Schwan's | freschetta | milk wheat soy | pork beef egg animal-rennet |
    California Pizza Kitchen pizza | Nestle | california pizza kitchen, cpk pizza | milk wheat soy | poultry pork animal-rennet |
    Amy's pizza | Amy's | amys pizza, amy's cheese pizza | milk wheat | soy honey | 1474306
    Annie's pizza poppers | Annie's | pizza poppers annie's, annie's pizza bagels | milk wheat | soy pork |
    Caulipower pizza | Caulipower | caulipower | milk | egg pork |
    Udi's pizza | Udi's | udis pizza | milk egg | pork | 2158567
    Against the Grain pizza | Against the Grain | | milk egg | |
    Domino's pizza | Domino's | dominos, domino's, dominos cheese pizza | milk wheat soy | egg pork beef poultry |
    Pizza Hut pizza | Pizza Hut | pizza hut, pizza hut cheese pizza | milk wheat soy | egg pork beef |
    Little Caesars pizza | Little Caesars | little caesars, little caesar's, hot n ready | milk wheat soy | egg pork beef |
    Papa John's pizza | Papa John's | papa johns, papa john's | milk wheat soy | egg pork beef |
    Papa Murphy's pizza | Papa Murphy's | papa murphys | milk wheat soy | egg pork beef |
    Stouffer's French bread pizza | Stouffer's | french bread pizza | milk wheat soy | egg pork beef |
    Pillsbury pizza crust | Pillsbury | | wheat soy | milk barley |
    Boboli crust | Boboli | boboli, boboli pizza crust | milk wheat soy | |
    Chuck E Cheese pizza | Chuck E Cheese | chuck e cheese | milk wheat soy | |
    `,
  ),
  ...productRows(
    'frozen meal',
    `
    Hot Pockets | Nestle | hot pocket, hotpockets, pepperoni hot pocket, ham and cheese hot pockets | milk wheat soy barley egg beef pork colour honey | poultry | 2099624
    Lean Pockets | Nestle | lean pocket | milk wheat soy | egg pork poultry beef |
    Kid Cuisine | Conagra | kids cuisine, kid cuisine nuggets | milk egg wheat soy poultry sweet | beef cocoa colour |
    Lean Cuisine | Nestle | | milk wheat soy | egg poultry beef sesame barley | 1700353
    Marie Callender's | Conagra | marie callenders, marie callender pot pie | milk egg wheat soy poultry | beef pork | 2166554
    Healthy Choice | Conagra | healthy choice steamers | milk wheat soy | egg sesame poultry beef barley honey | 2580170
    Banquet meal | Conagra | banquet pot pie, banquet salisbury steak | milk egg wheat soy poultry | beef | 2618434
    Hungry-Man | Conagra | hungry man dinner | milk egg wheat soy | poultry beef pork |
    Amy's burrito | Amy's | amys burrito, amy's bean burrito, amys bowls | wheat soy | milk |
    El Monterey burritos | Ruiz | el monterey, el monterey taquitos | wheat soy milk | beef poultry egg | 2285198
    Jose Ole taquitos | Ajinomoto | jose ole, josé olé | wheat soy | milk beef poultry |
    Delimex taquitos | Delimex | delimex | | beef poultry milk wheat soy |
    Farm Rich mozzarella sticks | Farm Rich | farm rich | milk wheat | egg soy |
    TGI Fridays mozzarella sticks | TGI Fridays | tgi fridays, tgif mozzarella sticks | milk wheat | egg soy |
    White Castle sliders | White Castle | white castle, white castle burgers | wheat milk soy beef | egg sesame barley |
    Trader Joe's orange chicken | Trader Joe's | mandarin orange chicken | poultry wheat soy egg | sesame |
    InnovAsian orange chicken | InnovAsian | innovasian | poultry wheat soy egg | sesame milk |
    PF Chang's orange chicken | PF Chang's | pf chang's | poultry wheat soy egg sesame | milk |
    Bibigo dumplings | CJ | bibigo, bibigo mandu, bibigo wontons | wheat soy sesame | pork poultry egg milk crustacean mollusc |
    Ling Ling potstickers | Ajinomoto | ling ling, ling ling dumplings | wheat soy sesame | poultry pork egg mollusc fish |
    Pagoda egg rolls | Schwan's | | wheat soy egg | pork crustacean sesame |
    Smart Ones | Kraft Heinz | | milk wheat soy | egg poultry |
    Evol bowls | Evol | evol | milk | wheat soy egg |
    Dr. Praeger's littles | Dr. Praeger's | dr praegers, dr praeger's, broccoli littles, dr praeger's spinach littles | egg | milk wheat soy oats |
    Green Giant veggie tots | Green Giant | veggie tots, cauliflower tots | | egg milk wheat |
    Kidfresh meals | Kidfresh | kidfresh mac and cheese | milk wheat | egg poultry |
    Yumble meals | Yumble | | | poultry |
    Nurture Life meals | Nurture Life | nurture life | | poultry beef |
    Little Spoon plates | Little Spoon | little spoon | | poultry |
    Pierre sandwiches | Pierre | | wheat milk soy | beef pork egg |
    Tai Pei fried rice | Tai Pei | tai pei | wheat soy egg | sesame poultry |
    `,
  ),
  ...productRows(
    'sandwich',
    `
    Uncrustables | Smucker's | uncrustable, smucker's uncrustables, smuckers uncrustables, uncrustables peanut butter and jelly, uncrustables grape | peanut wheat soy sweet | milk hazelnut almond |
    Uncrustables hazelnut | Smucker's | uncrustables chocolate hazelnut | hazelnut milk wheat soy cocoa sweet | peanut |
    Chubby Snacks | Chubby | | peanut almond wheat | soy |
    `,
  ),
  ...productRows(
    'lunch',
    `
    Lunchables | Kraft Heinz | lunchable, lunchables turkey and cheddar, lunchables turkey, lunchables ham and cheese | milk wheat soy poultry | pork beef barley colour gelatine cocoa celery | 2611372
    Lunchables pizza | Kraft Heinz | pizza lunchables, lunchables pepperoni pizza, lunchables nachos | milk wheat soy | pork poultry beef barley cocoa colour sweet |
    Armour LunchMakers | Smithfield | lunchmakers, lunch makers | milk wheat soy poultry pork | cocoa sweet |
    P3 protein packs | Oscar Mayer | p3 portable protein pack, oscar mayer p3 | milk almond peanut poultry pork | cashew |
    Hillshire Snacking | Hillshire Farm | hillshire small plates | milk wheat | pork poultry almond |
    GoPicnic | GoPicnic | go picnic | | |
    Jimmy Dean lunch kit | Jimmy Dean | | milk egg almond | | 2130527
    Cracker Barrel snack pack | Cracker Barrel | | milk almond | cashew |
    `,
  ),
  ...productRows(
    'sliced meat',
    `
    Oscar Mayer hot dogs | Oscar Mayer | oscar mayer wieners, oscar mayer franks, oscar meyer hot dogs | pork poultry choking | beef milk celery |
    Oscar Mayer cheese dogs | Oscar Mayer | | pork poultry milk celery choking | | 2566205
    Oscar Mayer bologna | Oscar Mayer | oscar meyer bologna | pork poultry | beef |
    Oscar Mayer turkey | Oscar Mayer | oscar mayer, oscar meyer, oscar mayer deli turkey, oscar mayer ham, oscar mayer bacon | poultry | pork beef celery |
    Ball Park franks | Ball Park | ball park, ballpark franks, ball park hot dogs | beef choking | pork poultry | 2601836
    Nathan's hot dogs | Nathan's | nathans, nathan's famous | beef choking | |
    Hebrew National franks | Conagra | hebrew national, hebrew national hot dogs | beef choking | |
    Applegate hot dogs | Applegate | applegate, applegate organics, applegate turkey, applegate ham | beef choking | poultry pork celery |
    Hillshire Farm turkey | Hillshire Farm | hillshire farm, hillshire deli meat, hillshire farm ham | poultry | pork beef soy | 2601640
    Hillshire Farm lit'l smokies | Hillshire Farm | lil smokies, little smokies | pork poultry beef choking | soy |
    Johnsonville brats | Johnsonville | johnsonville, johnsonville sausage | pork choking | beef poultry milk | 2553071
    Jimmy Dean sausage | Jimmy Dean | jimmy dean sausage links | pork choking | poultry |
    Brown 'N Serve sausage | Conagra | banquet brown n serve | pork poultry choking | soy beef |
    Hormel pepperoni | Hormel | =hormel, pepperoni hormel, turkey pepperoni hormel | pork beef | poultry |
    Spam | Hormel | spam classic | pork | poultry |
    Slim Jim | Conagra | slim jims | beef pork poultry soy wheat choking | |
    Jack Link's jerky | Jack Link's | jack links, jack link's beef jerky | beef soy wheat choking | |
    Chomps sticks | Chomps | chomps, chomps beef stick | beef choking | poultry celery |
    Country Archer jerky | Country Archer | country archer | beef choking | poultry soy |
    Butterball turkey | Butterball | butterball | poultry | | 1873033
    Land O'Frost turkey | Land O'Frost | land o frost | poultry | pork beef |
    Boar's Head turkey | Boar's Head | boars head, boar's head ham | poultry | pork beef milk |
    Buddig turkey | Buddig | carl buddig, buddig ham | poultry | pork beef |
    Bar-S hot dogs | Bar-S | bar s franks | poultry pork choking | beef |
    Vienna sausages | Armour | armour vienna sausages, libby's vienna sausages | poultry pork choking | beef |
    Peperami | Unilever | peperami sticks | pork choking | |
    Mattessons Fridge Raiders | Mattessons | fridge raiders | poultry | milk wheat soy |
    Richmond sausages | Richmond | | pork wheat sulphites choking | soy |
    `,
  ),
  ...productRows(
    'breaded fish',
    `
    Gorton's fish sticks | Gorton's | gortons, gorton's, gorton's fish fillets, gortons fish sticks | fish wheat soy | milk egg |
    Van de Kamp's fish sticks | Conagra | van de kamps | fish wheat soy milk | egg |
    Mrs. Paul's fish sticks | Conagra | mrs pauls, mrs. paul's | fish wheat soy milk | egg |
    High Liner fish | High Liner | high liner, high liner fish sticks | fish wheat soy milk | | 1700518
    SeaPak shrimp | SeaPak | seapak, seapak popcorn shrimp, sea pak | crustacean wheat soy milk barley | egg fish | 1557076
    Trident fish sticks | Trident | trident ultimate fish sticks | fish wheat | milk egg soy |
    Dr. Praeger's fishies | Dr. Praeger's | dr praeger's fishies, fishies | fish wheat | egg milk |
    Ian's fish sticks | Ian's | ians fish sticks | fish | egg |
    Birds Eye fish fingers | Birds Eye | birdseye fish fingers, captain birdseye | fish wheat | milk egg mustard |
    StarKist tuna | StarKist | starkist, starkist pouch, star kist | fish soy | sulphites mustard egg celery |
    Bumble Bee tuna | Bumble Bee | bumble bee, bumblebee tuna | fish soy | egg wheat mustard |
    Bumble Bee tuna kit | Bumble Bee | bumble bee snack on the run | fish soy egg wheat mustard celery | milk |
    Chicken of the Sea tuna | Chicken of the Sea | chicken of the sea | fish soy | egg mustard |
    Safe Catch tuna | Safe Catch | safe catch | fish | |
    `,
  ),
  ...productRows(
    'potato',
    `
    Ore-Ida fries | Ore-Ida | ore ida, ore-ida french fries, ore ida golden fries, ore ida crinkle fries | | wheat milk soy |
    Ore-Ida tater tots | Ore-Ida | tater tots, tator tots, ore ida tots | | wheat milk soy |
    McCain Smiles | McCain | mccain smiley fries, smiley fries, mccain potato smiles | | milk wheat soy |
    McCain fries | McCain | mccain | | wheat milk |
    Alexia fries | Alexia | alexia, alexia sweet potato fries | | wheat milk soy |
    Checkers fries | Checkers | rally's fries, checkers seasoned fries | wheat | milk soy |
    Arby's curly fries frozen | Arby's | curly fries arbys | wheat | soy |
    Idahoan potatoes | Idahoan | idahoan mashed potatoes, idahoan | milk sulphites | soy |
    Betty Crocker potatoes | Betty Crocker | betty crocker au gratin | milk sulphites | wheat soy |
    Simply Potatoes | Simply Potatoes | | milk | sulphites |
    Strong Roots | Strong Roots | | | wheat |
    `,
  ),
  ...productRows(
    'soup',
    `
    Campbell's chicken noodle soup | Campbell's | campbell's, campbells soup, campbell soup, campbells chicken noodle, campbell's chicken noodle, campbell's soup | poultry wheat egg soy celery | milk beef | 2229968
    Campbell's tomato soup | Campbell's | campbells tomato, campbell's tomato | wheat celery | milk soy | 2557363
    Campbell's cream of chicken | Campbell's | campbell's cream of mushroom, cream of mushroom campbells | milk wheat soy poultry | celery |
    Campbell's Chunky | Campbell's | chunky soup, campbells chunky | wheat soy celery | poultry beef pork milk egg |
    Campbell's vegetable soup | Campbell's | campbell's alphabet soup, campbell's vegetable beef | wheat egg celery beef | soy milk | 1334936
    Campbell's pork and beans | Campbell's | campbells pork and beans | wheat pork beef | | 2491906
    Progresso soup | General Mills | progresso, progresso chicken noodle | poultry egg wheat soy celery | milk pork beef fish |
    Progresso potato soup | General Mills | progresso loaded potato | milk celery pork poultry soy | wheat | 2184662
    Lipton noodle soup | Unilever | lipton soup, lipton chicken noodle | wheat egg poultry | soy milk celery |
    Pacific tomato soup | Pacific Foods | pacific soup, pacific foods tomato soup | milk | wheat celery | 1219885
    Swanson chicken broth | Campbell's | swanson broth, swanson chicken stock, swanson | poultry celery | beef soy wheat | 1847473
    Knorr stock | Knorr | knorr stock pot, knorr bouillon | celery | milk wheat soy mustard poultry beef egg |
    Amy's soup | Amy's | amys soup, amy's no chicken noodle | celery | milk wheat soy coconut |
    Heinz tomato soup | Heinz | heinz cream of tomato soup | milk | wheat celery |
    Cup a Soup | Batchelors | | wheat milk | celery barley soy |
    Annie's soup | Annie's | bunny pasta soup | wheat celery | poultry |
    `,
  ),
  ...productRows(
    'fast food',
    `
    McDonald's nuggets | McDonald's | chicken mcnuggets, mcnuggets, mcdonalds nuggets, mcdonalds chicken nuggets, mcnugget, mickey d's nuggets | poultry wheat celery | milk egg soy |
    McDonald's fries | McDonald's | mcdonalds french fries, mcdonalds fries, mcdonald fries | milk wheat | soy beef |
    McDonald's Happy Meal | McDonald's | happy meal, mcdonalds, mcdonald's | milk wheat | poultry beef soy egg sesame mustard celery fish |
    McDonald's hamburger | McDonald's | mcdonalds cheeseburger, mcdonalds burger, big mac, mcdonald's cheeseburger, quarter pounder | beef wheat milk soy sesame mustard | egg barley |
    McDonald's Filet-O-Fish | McDonald's | filet o fish, fillet o fish | fish milk wheat egg soy | mustard |
    Egg McMuffin | McDonald's | mcmuffin, sausage mcmuffin, mcdonald's hot cakes | milk egg wheat soy | pork barley |
    Chick-fil-A nuggets | Chick-fil-A | chick fil a, chic fil a nuggets, chickfila, chick-fil-a, chick fil a chicken nuggets, chickfila nuggets | poultry milk egg wheat soy | celery peanut |
    Chick-fil-A fries | Chick-fil-A | chick fil a waffle fries, waffle fries chick fil a | | soy |
    Chick-fil-A sandwich | Chick-fil-A | chick fil a chicken sandwich | poultry milk egg wheat soy | sesame peanut |
    Wendy's nuggets | Wendy's | wendys chicken nuggets, wendys, wendy's | poultry wheat | milk egg soy |
    Burger King nuggets | Burger King | burger king, bk nuggets, chicken fries burger king | poultry wheat | milk egg soy |
    Whopper | Burger King | whopper jr | beef wheat barley egg soy sesame mustard | milk |
    KFC chicken | KFC | kfc, kfc nuggets, kentucky fried chicken, kfc popcorn chicken | poultry milk egg wheat soy | celery |
    Popeyes chicken | Popeyes | popeyes, popeye's | poultry milk egg wheat soy | |
    Raising Cane's | Raising Cane's | raising canes, canes chicken | poultry milk egg wheat soy | |
    Zaxby's | Zaxby's | zaxbys | poultry milk egg wheat soy | |
    Taco Bell | Taco Bell | taco bell taco, taco bell quesadilla, taco bell burrito, crunchy taco taco bell | milk wheat soy beef | egg poultry oats |
    Subway sandwich | Subway | subway sub, =subway | wheat | milk egg soy sesame mustard barley poultry pork beef |
    Chipotle bowl | Chipotle | =chipotle, chipotle burrito | | milk wheat soy sulphites poultry beef pork |
    Panda Express orange chicken | Panda Express | panda express, panda orange chicken | poultry milk egg wheat soy | sesame mollusc |
    In-N-Out burger | In-N-Out | in n out, in and out burger | beef wheat milk egg soy | sesame |
    Five Guys burger | Five Guys | five guys, five guys fries | beef milk egg wheat soy sesame peanut | |
    Arby's | Arby's | arbys curly fries, arby's sandwich | wheat soy | milk egg beef poultry fish |
    Sonic Drive-In | Sonic | =sonic, sonic tater tots, sonic corn dog | wheat soy | milk egg beef poultry pork |
    Culver's | Culver's | culvers cheese curds, culvers | milk wheat soy | egg beef poultry |
    Starbucks cake pop | Starbucks | cake pops starbucks, starbucks cake pops | milk egg wheat soy colour sweet | cocoa |
    Starbucks egg bites | Starbucks | egg bites starbucks | milk egg | pork soy |
    Nando's | Nando's | nandos | poultry | milk wheat egg soy mustard celery |
    Greggs sausage roll | Greggs | greggs | wheat pork milk | egg soy |
    Panera mac and cheese | Panera | panera, panera mac & cheese | milk wheat egg | soy mustard |
    Olive Garden breadsticks | Olive Garden | olive garden | wheat soy | milk egg |
    IHOP pancakes | IHOP | ihop | milk egg wheat soy | |
    `,
  ),
]
