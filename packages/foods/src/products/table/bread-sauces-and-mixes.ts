import { productRows } from '../product-rows.ts'

export const breadSaucesAndMixes = [
  ...productRows(
    'bread',
    `
    Wonder bread | Wonder | wonder white bread, wonderbread | wheat soy | milk sesame barley |
    King's Hawaiian rolls | King's Hawaiian | kings hawaiian, hawaiian rolls, king hawaiian rolls, king's hawaiian, hawaiian bread | milk egg wheat sweet | soy barley |
    Dave's Killer Bread | Dave's Killer Bread | daves killer bread, daves bread | wheat rye | sesame barley oats soy | 1473802
    Nature's Own bread | Nature's Own | natures own, nature's own honey wheat, nature's own | wheat soy | honey barley milk sesame |
    Sara Lee bread | Sara Lee | sara lee, sara lee artesano, artesano bread | wheat barley soy | milk sesame | 2460649
    Pepperidge Farm bread | Pepperidge Farm | pepperidge farm, pepperidge farm white bread, pepperidge farm whole wheat | wheat barley soy sesame honey | milk | 1927660
    Arnold bread | Arnold | arnold sandwich thins, oroweat, brownberry, =arnold | wheat barley rye soy | milk sesame | 2432140
    Thomas' English muffins | Thomas' | thomas english muffins, thomas english muffin, =thomas | wheat barley soy | milk sesame | 2186263
    Thomas' bagels | Thomas' | thomas bagels, thomas mini bagels | wheat soy | milk egg barley sesame |
    Lender's bagels | Pinnacle | lenders bagels, =lenders | wheat | egg soy barley |
    Bimbo bread | Bimbo | bimbo, bimbo white bread | wheat soy | milk egg sesame |
    Sunbeam bread | Sunbeam | =sunbeam | wheat soy | barley milk sesame |
    Ezekiel bread | Food for Life | food for life, ezekiel 4:9, ezekiel 4 9 bread | wheat barley soy | sesame |
    Mission tortillas | Mission | mission flour tortillas, mission wraps | wheat | soy |
    Old El Paso tortillas | Old El Paso | old el paso soft tortillas, taco boats | wheat soy | milk | 1849043
    Old El Paso taco shells | Old El Paso | taco shells old el paso, stand n stuff | | wheat soy milk |
    Joseph's pita | Joseph's | josephs lavash, joseph's lavash | wheat oats soy sesame | |
    Flatout wraps | Flatout | flatout, flat out wrap | wheat soy | oats |
    Stonefire naan | Stonefire | stonefire, stonefire mini naan | milk wheat egg | soy |
    Rhodes rolls | Rhodes | rhodes frozen rolls, rhodes bread dough | wheat soy | milk egg barley |
    New York Bakery Texas toast | New York Bakery | texas toast, new york garlic bread, garlic bread new york bakery | wheat soy milk | barley egg |
    Pepperidge Farm garlic bread | Pepperidge Farm | | milk wheat soy | barley egg |
    Schar bread | Schar | schar gluten free bread, schar white bread | soy | egg milk lupin |
    Udi's bread | Udi's | udis, udis gluten free bread, udi's gluten free, udi's | egg | milk sesame |
    Canyon Bakehouse bread | Canyon Bakehouse | canyon bakehouse, canyon bakehouse gluten free bread | egg | milk |
    Little Northern Bakehouse bread | Little Northern Bakehouse | little northern bakehouse | | |
    Franz gluten-free bread | Franz | | egg | |
    BFree bread | BFree | b free wraps, bfree wraps | | egg |
    Base Culture bread | Base Culture | | egg almond | |
    Brazi Bites | Brazi Bites | brazi bites cheese bread, brazilian cheese bread | milk egg | animal-rennet |
    Warburtons bread | Warburtons | warburtons, warburtons toastie | wheat soy | milk barley |
    Hovis bread | Hovis | hovis | wheat soy | barley milk |
    `,
  ),
  ...productRows(
    'nut butter',
    `
    Jif peanut butter | Smucker's | jif, jiff, jif to go, jif creamy, jiff peanut butter | peanut soy sweet | |
    Skippy peanut butter | Hormel | skippy, skippy creamy | peanut soy sweet | | 2564243
    Peter Pan peanut butter | Post | =peter pan | peanut soy sweet | |
    Smucker's natural peanut butter | Smucker's | smuckers peanut butter | peanut | |
    Smucker's Goober | Smucker's | goober grape, goober pb&j | peanut soy sweet | |
    Reese's peanut butter spread | Hershey's | reeses spread, reese's spread | peanut sweet | milk cocoa |
    Justin's almond butter | Justin's | justins, justin's, justin's peanut butter, justins nut butter | almond | peanut cashew hazelnut cocoa |
    Justin's cashew butter | Justin's | | cashew | | 1377290
    Barney Butter | Barney | barney almond butter | almond sweet | |
    MaraNatha almond butter | MaraNatha | maranatha | almond | peanut |
    SunButter | SunButter | sun butter, sunbutter sunflower butter | sweet | |
    WowButter | WowButter | wow butter | soy sweet | |
    Biscoff spread | Lotus | cookie butter, lotus spread, speculoos spread, cookie butter trader joe's | wheat soy sweet | |
    PB2 | PB2 | pb2 powder, pb fit, pbfit | peanut sweet | cocoa |
    Marmite | Unilever | marmite spread | barley wheat celery oats rye | |
    Vegemite | Bega | vegemite spread | barley | wheat |
    `,
  ),
  ...productRows(
    'spread',
    `
    Smucker's jelly | Smucker's | smuckers, smucker's grape jelly, smucker's jam, smucker's strawberry jam | sweet | |
    Welch's grape jelly | Welch's | welchs jelly, welch's jelly, welch's jam | sweet | | 1222336
    Bonne Maman jam | Bonne Maman | bonne maman | sweet | |
    Mrs. Butterworth's syrup | Conagra | mrs butterworth, mrs butterworths | colour sweet | |
    Log Cabin syrup | Conagra | | colour sweet | |
    Aunt Jemima syrup | Pearl Milling | pearl milling syrup | colour sweet | |
    Land O'Lakes butter | Land O'Lakes | land o lakes, land olakes | milk | |
    Sabra hummus | Sabra | sabra, sabra snackers, sabra hummus cups | sesame | soy wheat |
    Karo syrup | ACH | karo corn syrup | sweet | |
    `,
  ),
  ...productRows(
    'dressing',
    `
    Hidden Valley ranch | Clorox | hidden valley, hidden valley ranch dressing, ranch hidden valley | milk egg soy | wheat | 1297739
    Kraft ranch | Kraft | kraft ranch dressing | milk egg soy | |
    Kraft mayonnaise | Kraft | kraft mayo | egg soy | | 1372745
    Kraft French dressing | Kraft | kraft catalina | soy colour | | 1624903
    Miracle Whip | Kraft | miracle whip dressing | egg soy mustard | milk |
    Hellmann's mayonnaise | Unilever | hellmanns, hellmann's, hellmans mayo, best foods mayo, hellmann's mayo, best foods mayonnaise | egg soy | mustard |
    Duke's mayonnaise | Duke's | dukes mayo | egg soy | |
    Kewpie mayonnaise | Kewpie | kewpie mayo | egg soy | mustard |
    Heinz Mayochup | Heinz | mayochup, heinz mayomust | egg soy mustard | | 1727678
    Vegenaise | Follow Your Heart | veganaise, follow your heart vegenaise | soy | mustard |
    Just Mayo | Eat Just | | soy | mustard |
    Newman's Own Caesar | Newman's Own | newmans own caesar dressing | milk egg fish soy | mustard animal-rennet |
    Newman's Own ranch | Newman's Own | newman's own dressing, newmans own | milk egg soy | fish mustard |
    Wish-Bone Italian | Wish-Bone | wishbone, wish-bone ranch | soy | milk egg |
    Ken's dressing | Ken's | kens steak house, ken's ranch | soy | milk egg fish mustard wheat |
    Olive Garden Italian dressing | Olive Garden | | milk egg soy | animal-rennet |
    Primal Kitchen mayo | Primal Kitchen | primal kitchen | egg | |
    Annie's goddess dressing | Annie's | goddess dressing, annie's dressing | soy sesame wheat | mustard milk egg | 1164755
    Salad Cream | Heinz | heinz salad cream | egg mustard | |
    `,
  ),
  ...productRows(
    'sauce',
    `
    Heinz ketchup | Heinz | heinz tomato ketchup, heinz, ketchup heinz | sweet | celery |
    Hunt's ketchup | Conagra | hunts ketchup | sweet | |
    French's mustard | McCormick | frenchs mustard, french's yellow mustard | mustard | |
    Grey Poupon | Kraft Heinz | grey poupon dijon | mustard alcohol | sulphites |
    Sweet Baby Ray's | Sweet Baby Ray's | sweet baby rays, sweet baby ray's bbq sauce | sweet colour | fish mustard soy celery |
    Kraft barbecue sauce | Kraft | kraft bbq sauce | sweet | mustard fish |
    Chick-fil-A sauce | Chick-fil-A | chick fil a sauce | egg soy mustard sweet | |
    Polynesian sauce | Chick-fil-A | | soy sweet | |
    A1 sauce | Kraft Heinz | a1 steak sauce | | fish barley celery mustard |
    Heinz 57 | Heinz | heinz 57 sauce | barley mustard sweet | soy |
    Lea & Perrins | Kraft Heinz | lea and perrins, lea & perrins worcestershire | fish | barley |
    Kikkoman soy sauce | Kikkoman | kikkoman, kikkoman soya sauce | soy wheat | |
    Kikkoman teriyaki | Kikkoman | kikkoman teriyaki sauce | soy wheat sweet alcohol | |
    Bragg liquid aminos | Bragg | braggs aminos, liquid aminos | soy | |
    Prego sauce | Campbell's | prego, prego spaghetti sauce, prego tomato sauce | sweet | milk soy celery | 1169828
    Prego Alfredo | Campbell's | prego alfredo sauce | milk soy egg | animal-rennet | 2519807
    Prego meat sauce | Campbell's | prego meatballs sauce | wheat soy beef pork | milk | 2219870
    Ragu sauce | Mizkan | =ragu, ragu tomato sauce, ragu pasta sauce | soy | milk |
    Ragu Alfredo | Mizkan | ragu alfredo sauce | milk egg soy | animal-rennet |
    Rao's marinara | Rao's | raos, rao's sauce, rao's | | milk |
    Classico sauce | Classico | classico, classico marinara | | milk animal-rennet soy |
    Bertolli Alfredo | Mizkan | bertolli alfredo sauce | milk egg | animal-rennet |
    Manwich | Conagra | manwich sloppy joe | sweet | barley soy |
    Old El Paso taco seasoning | Old El Paso | | | wheat soy milk |
    Old El Paso enchilada sauce | Old El Paso | | soy | wheat | 1456330
    Ortega taco seasoning | Ortega | ortega taco kit, ortega | | wheat soy |
    Taco Bell sauce | Taco Bell | taco bell mild sauce | | soy |
    Tostitos salsa con queso | Frito-Lay | tostitos queso, salsa con queso | milk soy | |
    Bisto gravy | Premier | bisto, bisto granules | | milk wheat soy celery barley |
    HP Sauce | Heinz | hp brown sauce | barley | rye fish |
    Branston pickle | Mizkan | branston | barley sulphites | |
    `,
  ),
  ...productRows(
    'beans',
    `
    Bush's baked beans | Bush's Best | bushs baked beans, bush's beans, bushs beans, bush baked beans | mustard pork sweet | soy | 1456144
    Bush's vegetarian baked beans | Bush's Best | bushs vegetarian beans | mustard sweet | | 2641177
    Van Camp's pork and beans | Conagra | van camps, van camp's beans | pork sweet | soy wheat |
    Heinz beans | Heinz | heinz baked beans, heinz beanz | sweet | celery |
    Amy's refried beans | Amy's | | | soy |
    Old El Paso refried beans | Old El Paso | | | pork |
    Rosarita refried beans | Conagra | rosarita | | pork soy |
    `,
  ),
  ...productRows(
    'mix',
    `
    Bisquick | General Mills | bisquick mix, bisquick pancakes, bisquick pancake mix | wheat soy | milk egg |
    Bisquick gluten-free | General Mills | gluten free bisquick | | milk egg |
    Aunt Jemima pancake mix | Pearl Milling | pearl milling pancake mix, aunt jemima | wheat milk egg soy | |
    Hungry Jack pancakes | Hungry Jack | hungry jack pancake mix, hungry jack | wheat milk egg soy | |
    Betty Crocker cake mix | Betty Crocker | betty crocker, betty crocker brownies | wheat soy colour sweet | milk egg cocoa |
    Betty Crocker gluten-free mix | Betty Crocker | | sweet | milk soy egg cocoa |
    Duncan Hines cake mix | Duncan Hines | duncan hines | wheat soy colour sweet | milk egg cocoa |
    Pillsbury cake mix | Pillsbury | funfetti, funfetti cake mix, pillsbury funfetti | wheat soy colour sweet | milk egg cocoa |
    Pillsbury brownie mix | Pillsbury | | wheat soy cocoa sweet | egg milk | 1848554
    Pillsbury pie crust | Pillsbury | | wheat | milk pork soy egg |
    Pillsbury pizza dough | Pillsbury | =pillsbury | wheat soy | milk egg barley |
    Jiffy corn muffin mix | Chelsea | =jiffy, jiffy cornbread, jiffy mix | wheat soy sweet | pork milk |
    Ghirardelli brownie mix | Ghirardelli | ghirardelli brownies | wheat soy cocoa sweet | milk egg |
    King Arthur gluten-free mix | King Arthur | king arthur pancake mix | | milk egg wheat soy |
    Bob's Red Mill gluten-free mix | Bob's Red Mill | bobs red mill, bob's red mill oats | | oats wheat almond coconut soy |
    Stove Top stuffing | Kraft | stove top | wheat soy poultry | milk celery barley sesame |
    Shake 'n Bake | Kraft | shake and bake, shake n bake | wheat barley | soy milk celery |
    Simple Mills mixes | Simple Mills | simple mills pancake mix | almond | coconut egg |
    Cup4Cup | Cup4Cup | cup 4 cup | milk | |
    Nature's Path oatmeal | Nature's Path | | oats | soy |
    `,
  ),
]
