import { productRows } from '../product-rows.ts'

export const crackersAndChips = [
  ...productRows(
    'cracker',
    `
    Goldfish crackers | Pepperidge Farm | goldfish, goldfish cheddar, cheddar goldfish, goldfish cracker, gold fish crackers, pepperidge farm goldfish, whole grain goldfish, rainbow goldfish | milk wheat soy celery | barley | 1992230
    Goldfish Grahams | Pepperidge Farm | goldfish graham, vanilla cupcake goldfish, s'mores goldfish | milk wheat soy honey sweet | egg cocoa | 2492608
    Goldfish pretzels | Pepperidge Farm | pretzel goldfish | wheat | milk soy barley sesame |
    Flavor Blasted Goldfish | Pepperidge Farm | flavour blasted goldfish, xtra cheddar goldfish | milk wheat soy celery | colour |
    Cheez-It | Kellogg's | cheez its, cheeze its, cheezits, cheese its, cheez it crackers, white cheddar cheez its | milk wheat soy | celery | 2272081
    Cheez-It Snap'd | Kellogg's | cheez it snapd | milk wheat soy | |
    Cheese Nips | Nabisco | | milk wheat soy | |
    Ritz crackers | Nabisco | ritz, ritz cracker, ritz toasted chips | wheat soy barley | milk honey | 1166882
    Ritz Bits | Nabisco | ritz bits cheese, ritz bitz | milk wheat soy | peanut barley |
    Ritz Bits peanut butter | Nabisco | ritz peanut butter | peanut wheat soy barley | milk | 1597240
    Ritz Cheese crackers | Nabisco | ritz crisp and thins, ritz crackerfuls | milk wheat soy | |
    Triscuit | Nabisco | triscuits, triscuit crackers | wheat | celery milk soy sulphites | 1168943
    Wheat Thins | Nabisco | wheat thin crackers | wheat barley sweet | soy milk |
    Chicken in a Biskit | Nabisco | chicken in a biscuit crackers | wheat soy poultry | milk |
    Saltines | Nabisco | saltine crackers, premium saltines, zesta, saltine | wheat | soy barley milk |
    Oyster crackers | Nabisco | westminster oyster crackers | wheat | soy barley |
    Club crackers | Kellogg's | keebler club crackers, club cracker | milk wheat soy sweet | barley |
    Town House crackers | Kellogg's | town house cracker | milk wheat soy | barley |
    Toasteds crackers | Kellogg's | keebler toasteds | milk wheat soy sesame | |
    Honey Maid graham crackers | Nabisco | honey maid, honey maid grahams | wheat soy honey sweet | |
    Keebler graham crackers | Keebler | keebler grahams, graham cracker crust keebler | wheat oats soy honey sweet | milk | 2226146
    Teddy Grahams | Nabisco | teddy graham, honey teddy grahams, chocolate teddy grahams | wheat soy honey cocoa sweet | milk |
    Annie's Cheddar Bunnies | Annie's | cheddar bunnies, annies bunnies, annie's bunny crackers, annie's snack mix | milk wheat celery | sesame | 2183476
    Annie's Bunny Grahams | Annie's | bunny grahams, annie's graham, annie's friends | wheat honey sweet | milk soy cocoa oats | 2236730
    Lance sandwich crackers | Lance | lance crackers, toastchee, toast chee, lance peanut butter crackers | milk peanut wheat soy | barley colour | 1576628
    Austin crackers | Kellogg's | austin peanut butter crackers, austin cheese crackers, keebler sandwich crackers | milk peanut wheat soy | barley colour |
    Back to Nature crackers | Back to Nature | | wheat | milk soy |
    Simple Mills crackers | Simple Mills | simple mills | almond | milk |
    Mary's Gone Crackers | Mary's Gone Crackers | marys crackers | sesame | soy |
    Blue Diamond Nut Thins | Blue Diamond | nut thins | almond | milk pecan hazelnut |
    Crunchmaster crackers | Crunchmaster | crunchmaster | sesame soy | milk oats |
    Breton crackers | Dare | breton, dare crackers | wheat milk | sesame soy barley |
    Carr's crackers | Carr's | carrs, table water crackers | wheat | milk sesame barley |
    Wasa crispbread | Wasa | wasa | rye | wheat sesame oats milk |
    Ryvita | Ryvita | ryvita crispbread | rye | sesame oats barley |
    Jacob's cream crackers | Jacob's | jacobs crackers | wheat | milk barley sesame |
    TUC crackers | TUC | tuc | wheat barley | milk egg soy |
    Schar crackers | Schar | schar table crackers, schar gluten free crackers | soy | milk lupin |
    Lu biscuits | Lu | petit beurre | milk wheat sweet | egg |
    Rice cakes Quaker | Quaker | quaker rice cakes, quaker rice crisps, quaker popped | | milk soy wheat | 1459571
    Stacy's pita chips | Stacy's | stacys, stacy's simply naked | wheat barley oats | milk | 1167778
    Combos snacks | Combos | =combos, combos pretzels, pizzeria pretzel combos | milk wheat soy | barley colour |
    Snyder's pretzels | Snyder's of Hanover | snyder's of hanover, snyders, snyder's pretzel sticks, pretzel rods | wheat barley | milk soy | 1576660
    Snyder's pretzel pieces | Snyder's of Hanover | honey mustard pretzel pieces | milk wheat | mustard soy barley celery | 2077841
    Rold Gold pretzels | Frito-Lay | rold gold | wheat barley | milk |
    Utz pretzels | Utz | | wheat | barley milk soy | 2542432
    Auntie Anne's pretzels | Auntie Anne's | auntie annes, auntie anne's | wheat milk | soy egg |
    SuperPretzel | SuperPretzel | super pretzel, soft pretzel superpretzel | wheat | soy milk barley |
    Pretzel Crisps | Snack Factory | snack factory pretzel crisps | wheat barley | milk soy sesame |
    Flipz | Flipz | chocolate flipz, flipz pretzels | milk wheat soy cocoa sweet | barley peanut |
    Glutino pretzels | Glutino | glutino, glutino gluten free pretzels | soy | milk egg |
    Matzo crackers | Manischewitz | manischewitz matzo, matzah crackers | wheat | egg |
    `,
  ),
  ...productRows(
    'chips',
    `
    Pringles | Kellogg's | pringle, original pringles, pringles original | wheat | milk soy barley | 2087719
    Pringles sour cream and onion | Kellogg's | sour cream and onion pringles, cheddar pringles, pizza pringles | milk wheat soy | barley | 2518936
    Lay's chips | Frito-Lay | lays, lay's classic, lays potato chips, lay's potato chips | | milk |
    Lay's barbecue | Frito-Lay | bbq lays, barbecue lays | | milk soy wheat |
    Ruffles | Frito-Lay | ruffles chips, cheddar ruffles | | milk |
    Doritos | Frito-Lay | nacho cheese doritos, cool ranch doritos, dorito | milk colour | soy wheat | 2523103
    Cheetos | Frito-Lay | cheeto, crunchy cheetos, cheetos puffs, flamin hot cheetos, hot cheetos | milk colour | soy | 1623245
    Takis | Barcel | takis fuego, taki | soy colour | milk wheat |
    Fritos | Frito-Lay | frito, corn chips fritos, fritos corn chips | | milk wheat soy |
    Tostitos | Frito-Lay | tostitos scoops, tostito | | milk |
    SunChips | Frito-Lay | sun chips | wheat oats | milk |
    Funyuns | Frito-Lay | funyun | milk wheat soy | |
    Munchos | Frito-Lay | muncho | | milk |
    Bugles | General Mills | bugle chips, nacho bugles | coconut | milk wheat mustard | 2236877
    Chex Mix | General Mills | traditional chex mix | wheat barley rye soy | milk peanut almond oats colour | 2196803
    Muddy Buddies | General Mills | chex muddy buddies, puppy chow | milk peanut soy cocoa sweet | wheat |
    Gardetto's | General Mills | gardettos | wheat soy rye | milk barley |
    Veggie Straws | Sensible Portions | sensible portions, veggie sticks, garden veggie straws, veggie chips | | milk | 2130613
    Veggie Straws ranch | Sensible Portions | | milk | |
    Pirate's Booty | Pirate Brands | pirate booty, pirates booty, pirate's booty white cheddar | milk | |
    Smartfood popcorn | Frito-Lay | smart food popcorn, smartfood, smartfood white cheddar | milk choking | |
    SkinnyPop | SkinnyPop | skinny pop, skinnypop popcorn | choking | milk |
    Boomchickapop | Angie's | boom chicka pop, angie's kettle corn | choking | milk | 2141725
    PopCorners | Frito-Lay | pop corners, popcorner | | milk |
    Popchips | Popchips | pop chips | | milk soy | 1507058
    Harvest Snaps | Calbee | snapea crisps, harvest snap, snap pea crisps | | milk soy wheat | 1532492
    Bamba | Osem | bamba puffs, bamba peanut snack | peanut | soy wheat milk sesame |
    Puffs by Earth's Best | Earth's Best | earth's best puffs | peanut | soy coconut milk oats | 2527247
    Gerber Puffs | Gerber | gerber puff, baby puffs, gerber graduates puffs | wheat oats | milk soy |
    Gerber Lil Crunchies | Gerber | lil crunchies, little crunchies | | milk |
    Plum Super Puffs | Plum Organics | super puffs, plum puffs | oats | wheat milk | 2228804
    Happy Baby Puffs | Happy Baby | happy puffs, happybaby puffs, superfood puffs | | oats milk |
    Mission tortilla chips | Mission | | | wheat |
    Late July chips | Late July | late july | | milk soy |
    Siete chips | Siete | siete tortilla chips | | coconut |
    Baked Lay's | Frito-Lay | baked lays, oven baked lays | soy | milk wheat |
    Utz cheese balls | Utz | cheese balls utz, utz cheese curls | milk colour | soy |
    Planters Cheez Balls | Planters | cheez balls, planters cheese balls | milk colour | soy |
    Hippeas | Hippeas | hippeas puffs | | milk |
    LesserEvil puffs | LesserEvil | lesser evil, lesserevil popcorn | coconut | milk |
    Quest chips | Quest | quest protein chips | milk soy | |
    Cape Cod chips | Cape Cod | cape cod potato chips | | milk |
    Kettle Brand chips | Kettle Brand | kettle brand | | milk |
    Terra chips | Terra | | | milk sulphites |
    Hula Hoops | KP | | | milk wheat soy |
    Wotsits | Walkers | walkers wotsits | milk | wheat soy |
    Pom-Bear | Intersnack | pom bear, pombear, pom bears | | milk wheat |
    Quavers | Walkers | walkers quavers | milk soy | wheat |
    `,
  ),
  ...productRows(
    'popcorn',
    `
    Cracker Jack | Frito-Lay | cracker jacks | peanut soy sweet choking | |
    Orville Redenbacher's popcorn | Orville Redenbacher's | orville redenbacher, orville popcorn | choking | milk soy | 1643156
    Crunch 'n Munch | Crunch 'n Munch | crunch and munch | milk peanut almond cashew pecan walnut soy sweet choking | brazil-nut hazelnut macadamia pistachio | 2519948
    Poppycock | Poppycock | | milk almond pecan soy sweet choking | peanut cashew |
    Corn Nuts | Corn Nuts | cornnuts | choking | milk soy |
    Planters peanuts | Planters | planters nuts, planters mixed nuts | peanut choking | almond cashew pecan brazil-nut hazelnut pistachio macadamia |
    Planters cashews | Planters | | cashew peanut choking | | 1301143
    Blue Diamond almonds | Blue Diamond | smokehouse almonds | almond choking | soy wheat |
    Wonderful Pistachios | Wonderful | wonderful pistachio | pistachio choking | |
    `,
  ),
]
