import { productRows } from '../product-rows.ts'

export const breakfast = [
  ...productRows(
    'cereal',
    `
    Cheerios | General Mills | plain cheerios, original cheerios | oats | |
    Honey Nut Cheerios | General Mills | honey cheerios, honey nut o's | oats almond honey sweet | |
    Apple Cinnamon Cheerios | General Mills | | oats sweet | |
    Cinnamon Cheerios | General Mills | | oats colour sweet | | 2560922
    Multi Grain Cheerios | General Mills | multigrain cheerios | oats sweet | barley |
    Chocolate Cheerios | General Mills | | oats cocoa sweet | |
    Frosted Cheerios | General Mills | | oats sweet | |
    Very Berry Cheerios | General Mills | | oats sweet | |
    Lucky Charms | General Mills | | oats gelatine colour sweet | |
    Chocolate Lucky Charms | General Mills | | oats gelatine colour cocoa sweet | wheat | 1849010
    Froot Loops | Kellogg's | fruit loops, fruity loops | wheat oats colour sweet | |
    Frosted Flakes | Kellogg's | tony the tiger cereal | barley sweet | |
    Kellogg's Corn Flakes | Kellogg's | kellogg's cornflakes | barley | |
    Corn Pops | Kellogg's | pops cereal | wheat soy coconut colour sweet | | 2525711
    Rice Krispies | Kellogg's | rice crispies | barley | |
    Cocoa Krispies | Kellogg's | | barley cocoa sweet | milk soy |
    Apple Jacks | Kellogg's | | wheat oats colour sweet | |
    Frosted Mini-Wheats | Kellogg's | mini wheats | wheat gelatine sweet | |
    Raisin Bran | Kellogg's | kellogg's raisin bran | wheat barley sweet | | 2153366
    Raisin Bran Crunch | Kellogg's | | wheat oats honey sweet | barley | 2175556
    Special K cereal | Kellogg's | special k, special k original, special k red berries | wheat barley sweet | milk oats soy sulphites honey colour | 1628974
    Eggo cereal | Kellogg's | | wheat oats colour sweet | | 2155547
    Krave cereal | Kellogg's | =krave | milk wheat oats soy cocoa sweet | hazelnut |
    Honey Smacks | Kellogg's | =smacks | wheat honey colour sweet | |
    Cinnamon Toast Crunch | General Mills | cinnamon crunch cereal, french toast crunch | wheat soy sweet | milk | 1625834
    Cocoa Puffs | General Mills | | wheat cocoa colour sweet | |
    Reese's Puffs | General Mills | reese's cereal, reeses puffs cereal | peanut soy cocoa colour sweet | milk |
    Trix cereal | General Mills | =trix | wheat colour sweet | |
    Kix | General Mills | =kix, kix cereal | oats | |
    Golden Grahams | General Mills | | wheat soy honey sweet | barley |
    Cookie Crisp | General Mills | | oats wheat cocoa colour sweet | |
    Rice Chex | General Mills | | | |
    Corn Chex | General Mills | | | |
    Wheat Chex | General Mills | | wheat barley | |
    Honey Nut Chex | General Mills | | honey almond sweet | |
    Chocolate Chex | General Mills | | cocoa sweet | soy |
    Cinnamon Chex | General Mills | | sweet | soy |
    Chex cereal | General Mills | =chex | | wheat barley almond soy honey |
    Wheaties | General Mills | | wheat barley sweet | |
    Total cereal | General Mills | =total | wheat | barley |
    Fiber One cereal | General Mills | | wheat sweetener | barley soy |
    Raisin Nut Bran | General Mills | | wheat almond barley sweet | soy |
    Count Chocula | General Mills | | oats cocoa gelatine colour sweet | |
    Cap'n Crunch | Quaker | captain crunch, capn crunch | oats coconut colour sweet | soy | 2171836
    Peanut Butter Crunch | Quaker | cap'n crunch peanut butter | oats peanut coconut colour sweet | soy |
    Life cereal | Quaker | =life, cinnamon life | oats wheat sweet | almond |
    Quaker Oatmeal Squares | Quaker | oatmeal squares | oats wheat barley sweet | |
    Quaker instant oatmeal | Quaker | instant quaker oatmeal, quaker oatmeal | oats sweet | milk soy | 2214799
    Quaker Oats | Quaker | quaker rolled oats, old fashioned quaker oats | oats | | 2491385
    Fruity Pebbles | Post | pebbles cereal, fruity pebble cereal | colour sweet coconut | soy |
    Cocoa Pebbles | Post | | cocoa colour sweet coconut | soy |
    Honey Bunches of Oats | Post | honey bunches | wheat oats barley honey sweet | almond milk |
    Grape-Nuts | Post | grape nuts | wheat barley | |
    Golden Crisp | Post | | wheat honey sweet | |
    Honeycomb cereal | Post | honey comb cereal | oats honey sweet | |
    Alpha-Bits | Post | alphabits | oats wheat sweet | |
    Oreo O's | Post | oreo os cereal | wheat oats cocoa colour sweet | |
    Post Shredded Wheat | Post | spoon size shredded wheat | wheat | |
    Great Grains | Post | | wheat oats barley pecan sweet | walnut |
    Malt-O-Meal | Post | malt o meal | wheat barley | |
    Kashi cereal | Kashi | =kashi, kashi go, kashi go lean | wheat oats soy barley rye | sesame |
    Puffins cereal | Barbara's | =puffins | oats sweet | wheat peanut |
    Barbara's Shredded Oats | Barbara's | | oats wheat sweet | |
    Nature's Path EnviroKidz | Nature's Path | envirokidz, gorilla munch, panda puffs, koala crisp | sweet | peanut cocoa |
    Nature's Path Smart Bran | Nature's Path | smart bran | wheat barley oats sweet | | 1183235
    Annie's Bunnies cereal | Annie's | cocoa bunnies, berry bunnies | oats sweet | wheat cocoa |
    Cascadian Farm granola | Cascadian Farm | | oats sweet | |
    Magic Spoon | Magic Spoon | | milk sweetener | cocoa peanut |
    Three Wishes cereal | Three Wishes | | sweet | cocoa |
    Weetabix | Weetabix | wheatabix, weet bix, weetbix | wheat barley | |
    Weetos | Weetabix | | wheat oats cocoa sweet | |
    Coco Pops | Kellogg's | coco pop | barley cocoa sweet | milk |
    Shreddies | Nestle | | wheat barley sweet | |
    Cream of Wheat | B&G | cream of wheat cereal | wheat | |
    Kind granola | Kind | kind cereal, kind clusters | oats almond soy honey sweet | cocoa | 1669526
    Bear Naked granola | Bear Naked | bear naked | oats almond honey sweet | |
    MadeGood granola | MadeGood | made good cereal | oats cocoa sweet | | 1978501
    Nesquik cereal | Nestle | | wheat cocoa sweet | |
    Love Grown cereal | Love Grown | love grown power o's | | cocoa sweet |
    Chocapic | Nestle | | wheat cocoa sweet | |
    `,
  ),
  ...productRows(
    'frozen breakfast',
    `
    Eggo waffles | Kellogg's | eggo, leggo my eggo, eggo homestyle, eggo homestyle waffles, eggo buttermilk waffles, eggo mini waffles, eggo minis | milk egg wheat soy | |
    Eggo blueberry waffles | Kellogg's | blueberry eggo, blueberry eggo waffles | milk egg wheat soy colour sweet | |
    Eggo chocolate chip waffles | Kellogg's | chocolate chip eggo, eggo thick and fluffy | milk egg wheat soy cocoa sweet | |
    Eggo pancakes | Kellogg's | eggo mini pancakes, eggo pancake bites | milk egg wheat soy sweet | |
    Eggo French toast | Kellogg's | eggo french toaster sticks, eggo toaster sticks | milk egg wheat soy sweet | |
    Nutri-Grain Eggo | Kellogg's | eggo nutri grain waffles | milk egg wheat soy | |
    Van's waffles | Van's | van's whole grain waffles | wheat barley rye oats soy honey | egg milk | 1475645
    Van's gluten-free waffles | Van's | vans gf waffles, van's gluten free waffle | soy | egg |
    Kodiak waffles | Kodiak | kodiak cakes waffles, kodiak power waffles, kodiak frozen waffles | milk egg wheat oats | soy |
    Kodiak Cakes | Kodiak | kodiak pancakes, kodiak pancake mix, kodiak protein pancakes, kodiak flapjack mix, =kodiak | milk wheat | egg oats cocoa | 2423536
    Birch Benders | Birch Benders | birch bender pancakes, birch benders pancake mix | wheat | egg milk almond coconut | 2022854
    Nature's Path waffles | Nature's Path | | | |
    Jimmy Dean breakfast sandwich | Jimmy Dean | =jimmy dean, jimmy dean croissant, jimmy dean sandwich | milk egg wheat barley soy pork | poultry colour | 1799282
    Jimmy Dean breakfast bowl | Jimmy Dean | jimmy dean bowl | milk egg soy pork | poultry wheat colour | 2630459
    Jimmy Dean pancakes and sausage on a stick | Jimmy Dean | pancake on a stick, pancake sausage on a stick | milk egg wheat soy pork | poultry |
    Aunt Jemima pancakes | Pearl Milling | pearl milling pancakes, aunt jemima frozen pancakes | milk egg wheat soy | |
    De Wafelbakkers pancakes | De Wafelbakkers | wafelbakkers | milk egg wheat soy | |
    Farm Rich French toast sticks | Farm Rich | french toast sticks farm rich | milk egg wheat soy | |
    Krusteaz pancakes | Krusteaz | krusteaz, krusteaz pancake mix | milk egg wheat soy | |
    Morningstar breakfast sandwich | MorningStar Farms | | milk egg wheat barley soy colour | | 1633424
    `,
  ),
  ...productRows(
    'pastry',
    `
    Pop-Tarts | Kellogg's | pop tart, strawberry pop tarts, frosted strawberry pop-tarts | wheat soy gelatine colour sweet | milk egg | 1729292
    Chocolate Pop-Tarts | Kellogg's | chocolate fudge pop tarts, s'mores pop tarts, smores pop tarts, cookies and creme pop tarts | milk egg wheat soy gelatine colour cocoa sweet | | 1705418
    Brown sugar Pop-Tarts | Kellogg's | brown sugar cinnamon pop tarts, cinnamon pop tarts | wheat soy gelatine colour sweet | milk egg | 2089988
    Toaster Strudel | Pillsbury | toaster strudels, pillsbury toaster strudel | milk egg wheat soy sweet | |
    Pillsbury cinnamon rolls | Pillsbury | grands cinnamon rolls, cinnamon rolls pillsbury | milk wheat soy colour sweet | egg | 2199119
    Cinnabon | Cinnabon | cinnabon rolls | milk egg wheat soy sweet | |
    Entenmann's donuts | Entenmann's | entenmanns, entenmann's doughnuts, rich frosted donuts | milk egg wheat soy cocoa sweet | |
    Entenmann's Little Bites | Entenmann's | little bites, little bites muffins | milk egg wheat soy sweet | cocoa |
    Krispy Kreme | Krispy Kreme | krispy kreme donuts, krispy kreme doughnuts, crispy cream donuts | milk egg wheat barley soy sweet | cocoa | 2291272
    Dunkin donuts | Dunkin | dunkin, dunkin' munchkins, munchkins donuts | milk egg wheat soy sweet | cocoa |
    Hostess Twinkies | Hostess | twinkie | milk egg wheat soy colour sweet | beef |
    Hostess CupCakes | Hostess | | milk egg wheat soy cocoa colour sweet | |
    Hostess Donettes | Hostess | donettes, mini donuts hostess | milk egg wheat soy sweet | cocoa barley | 1496888
    Ding Dongs | Hostess | | milk egg wheat soy cocoa sweet | |
    Ho Hos | Hostess | hohos | milk egg wheat soy cocoa sweet | |
    Little Debbie cakes | Little Debbie | little debbie, zebra cakes, swiss rolls, cosmic brownies | milk egg wheat soy cocoa colour sweet | gelatine peanut walnut | 1654895
    Nutty Buddy bars | Little Debbie | nutty bars, nutty buddies | milk peanut wheat soy cocoa sweet | |
    Oatmeal Creme Pies | Little Debbie | oatmeal cream pie | milk egg wheat oats soy sweet | coconut |
    Drake's cakes | Drake's | devil dogs, yodels, ring dings | milk egg wheat soy cocoa sweet | |
    Tastykake | Tastykake | kandy kakes | milk egg wheat soy sweet | peanut |
    Otis Spunkmeyer muffins | Otis Spunkmeyer | otis spunkmeyer | milk egg wheat soy sweet | |
    Uncle Wally's muffins | Uncle Wally's | | milk egg wheat soy sweet | |
    Bimbo muffins | Bimbo | mantecadas, bimbo mantecadas | milk egg wheat soy sweet | |
    St Pierre brioche | St Pierre | st pierre | milk egg wheat sweet | soy |
    Sister Schubert's rolls | Sister Schubert's | sister schubert | milk egg wheat soy | |
    Pillsbury biscuits | Pillsbury | grands biscuits, pillsbury grands | milk wheat soy | egg barley | 2227454
    Pillsbury crescent rolls | Pillsbury | crescent rolls, crescent roll dough | wheat soy | milk | 2201026
    `,
  ),
]
