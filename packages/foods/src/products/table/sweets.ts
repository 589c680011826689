import { productRows } from '../product-rows.ts'

export const sweets = [
  ...productRows(
    'chocolate',
    `
    Hershey's milk chocolate | Hershey's | hershey, hershey's, hershey bar, hershey chocolate, hersheys bar | milk soy cocoa sweet | almond | 1644350
    Hershey's Kisses | Hershey's | hershey kisses, hersheys kiss, kisses chocolate | milk soy cocoa sweet choking | almond | 2632378
    Hershey's Cookies 'n' Creme | Hershey's | cookies and cream hershey, hershey cookies and creme | milk wheat soy cocoa sweet | other-tree-nut | 2574353
    Hershey's syrup | Hershey's | hershey's chocolate syrup, hershey syrup | cocoa sweet | milk | 1352603
    Reese's Peanut Butter Cups | Hershey's | reese's, reeses cups, reese's cups, reese's pieces cups, reese cups, reeses | milk peanut soy cocoa sweet choking | other-tree-nut | 2497561
    Reese's Pieces | Hershey's | reeses pieces | milk peanut soy colour sweet choking | other-tree-nut | 2533862
    Nutrageous | Hershey's | reese's nutrageous | milk peanut almond hazelnut macadamia pecan coconut soy cocoa sweet choking | | 1726811
    Snickers | Mars | snickers bar, snicker bar | milk egg peanut soy cocoa sweet choking | almond | 2498993
    Milky Way bar | Mars | milky way | milk egg soy barley cocoa sweet choking | wheat | 1695242
    Twix | Mars | twix bar, twix bars | milk wheat soy cocoa sweet | peanut |
    3 Musketeers | Mars | three musketeers | milk egg soy cocoa sweet | peanut |
    M&M's | Mars | m and m, m&ms, m & m's, m and ms, mms candy, plain m&ms, m&m minis | milk soy cocoa colour sweet choking | peanut almond barley hazelnut | 1303486
    Peanut M&M's | Mars | peanut m&ms, peanut m and ms, peanut butter m&ms | milk peanut soy cocoa colour sweet choking | | 1926773
    Almond M&M's | Mars | | milk almond soy cocoa colour sweet choking | peanut | 1631339
    Crispy M&M's | Mars | | milk barley soy cocoa colour sweet choking | peanut | 2498785
    Kit Kat | Hershey's | kitkat, kit kats, kit kat bar | milk wheat soy cocoa sweet | | 1354423
    Kinder Bueno | Ferrero | kinder bueno bar | milk hazelnut wheat soy cocoa sweet | barley |
    Kinder Joy | Ferrero | kinder joy egg | milk hazelnut wheat soy cocoa sweet | barley |
    Kinder chocolate | Ferrero | =kinder, kinder bar, kinder surprise, kinder egg | milk soy cocoa sweet | hazelnut wheat |
    Ferrero Rocher | Ferrero | ferrero rochers | milk hazelnut wheat soy cocoa sweet choking | almond |
    Nutella | Ferrero | hazelnut spread nutella, nutella spread | milk hazelnut soy cocoa sweet | |
    Nestle Crunch bar | Ferrero | crunch bar, nestle crunch | milk barley soy cocoa sweet | peanut | 2618302
    Butterfinger | Ferrero | butterfingers | milk peanut soy cocoa sweet choking | | 2304880
    Baby Ruth | Ferrero | baby ruth bar | milk peanut soy cocoa sweet choking | egg |
    Almond Joy | Hershey's | almond joys | milk almond coconut soy cocoa sweet choking | |
    Mounds bar | Hershey's | mounds candy bar | milk coconut soy cocoa sweet | almond |
    Take 5 bar | Hershey's | take five bar | milk peanut wheat soy cocoa sweet | barley |
    PayDay bar | Hershey's | payday candy bar | milk peanut soy sweet choking | |
    Heath bar | Hershey's | heath candy bar | milk almond soy cocoa sweet choking | |
    Rolo | Hershey's | rolos | milk soy cocoa sweet choking | |
    Whoppers candy | Hershey's | | milk wheat barley soy cocoa sweet choking | |
    Raisinets | Ferrero | raisinet | milk soy cocoa sweet choking | peanut |
    Goobers | Ferrero | | milk peanut soy cocoa sweet choking | |
    Dove chocolate | Mars | dove promises, dove bar chocolate | milk soy cocoa sweet | almond hazelnut peanut coconut | 2498539
    Cadbury chocolate | Cadbury | cadbury, cadbury dairy milk, dairy milk bar | milk soy cocoa sweet | almond hazelnut wheat |
    Cadbury Creme Egg | Cadbury | creme eggs, cadbury egg | milk egg soy cocoa sweet | wheat |
    Smarties chocolate | Nestle | nestle smarties | milk wheat soy cocoa sweet choking | |
    Maltesers | Mars | malteser | milk wheat barley soy cocoa sweet choking | |
    Milka | Milka | milka chocolate | milk hazelnut soy cocoa sweet | wheat almond |
    Lindt Lindor | Lindt | lindor, lindor truffles | milk soy barley cocoa sweet | hazelnut almond |
    Lindt chocolate | Lindt | =lindt, lindt excellence | milk soy cocoa sweet | hazelnut almond barley |
    Ghirardelli chocolate | Ghirardelli | ghirardelli | milk soy cocoa sweet | almond hazelnut |
    Toblerone | Toblerone | toblerone bar | milk almond egg honey soy cocoa sweet | |
    Ritter Sport | Ritter Sport | | milk soy cocoa sweet | hazelnut almond wheat |
    Enjoy Life chocolate | Enjoy Life | enjoy life chocolate chips, enjoy life mini chips | cocoa sweet | | 2140018
    Tootsie Roll | Tootsie | tootsie rolls, tootsie | milk soy cocoa sweet choking | | 1517063
    `,
  ),
  ...productRows(
    'candy',
    `
    Skittles | Mars | skittle, skittles candy | colour sweet choking | gelatine | 1634770
    Starburst | Mars | starbursts | gelatine colour sweet choking | | 2522702
    Haribo | Haribo | haribo gummy bears, haribo gold bears, goldbears, haribo goldbears | wheat gelatine colour sweet choking | | 2529773
    Sour Patch Kids | Mondelez | sour patch, sour patch kid | colour sweet choking | | 2549363
    Swedish Fish | Mondelez | swedish fish candy | colour sweet choking | |
    Nerds candy | Ferrara | =nerds | colour sweet choking | egg insect gelatine | 1794776
    Nerds Gummy Clusters | Ferrara | nerds clusters | gelatine colour sweet choking | insect egg |
    Trolli | Ferrara | trolli gummies, trolli gummy worms, sour brite crawlers | gelatine colour sweet choking | | 1426363
    SweeTarts | Ferrara | sweetarts, sweet tarts, sweetart ropes | colour sweet choking | wheat gelatine insect egg milk | 1715879
    Jolly Ranchers | Hershey's | jolly rancher | soy colour sweet choking | gelatine | 1299164
    Life Savers | Mars | lifesavers, lifesaver, life savers gummies | gelatine colour sweet choking | | 1301323
    Jelly Belly | Jelly Belly | jelly belly jelly beans | insect colour sweet choking | coconut | 1228126
    Twizzlers | Hershey's | twizzler, twizzlers licorice | wheat soy colour sweet choking | |
    Red Vines | American Licorice | red vine licorice | wheat colour sweet choking | |
    Air Heads | Perfetti | airheads, airhead | colour sweet choking | wheat soy |
    Laffy Taffy | Ferrara | | soy egg colour sweet choking | milk |
    Dum Dums | Spangler | dum dum lollipops, dumdums | colour sweet choking | |
    Tootsie Pops | Tootsie | tootsie pop | milk soy cocoa colour sweet choking | |
    Blow Pops | Charms | blow pop | colour sweet choking | soy |
    Smarties candy | Smarties | smarties candy rolls | colour sweet choking | |
    Ring Pop | Bazooka | ring pops | colour sweet choking | |
    Push Pop | Bazooka | push pops candy | colour sweet choking | |
    Mike and Ike | Just Born | mike and ikes, mike & ike | colour sweet choking insect | |
    Hot Tamales candy | Just Born | hot tamale candy | colour sweet choking insect | |
    Peeps candy | Just Born | =peeps, marshmallow peeps, peeps marshmallow | gelatine colour sweet choking | |
    Lemonhead | Ferrara | lemon heads, lemonheads | insect colour sweet choking | | 1217791
    Gobstoppers | Ferrara | everlasting gobstopper | colour sweet choking | egg |
    Runts candy | Ferrara | =runts | colour sweet choking | egg |
    Now and Later | Ferrara | now & later, now and laters | soy colour sweet choking | egg gelatine |
    Brach's candy corn | Brach's | brachs candy corn, brach's | egg soy gelatine colour sweet choking | |
    Werther's | Storck | werthers, werther's original | milk soy sweet choking | |
    Mentos | Perfetti | mentos candy | sweet choking | gelatine egg insect colour |
    Tic Tac | Ferrero | tic tacs, tictac | sweet choking | colour insect |
    Altoids | Mars | altoids mints | gelatine sweet choking | |
    Hi-Chew | Morinaga | hi chew, hichew | gelatine sweet choking | milk soy egg |
    Fruit-tella | Perfetti | fruittella | sweet choking | gelatine |
    Percy Pigs | Marks & Spencer | percy pig | sweet choking | wheat |
    Jet-Puffed marshmallows | Kraft | jet puffed, jet-puffed marshmallow | gelatine colour sweet choking | | 1332950
    Marshmallow Fluff | Durkee-Mower | fluff marshmallow, fluffernutter spread | egg sweet | |
    Kraft caramels | Kraft | kraft caramel bits | milk soy sweet choking | |
    `,
  ),
  ...productRows(
    'ice cream',
    `
    Ben & Jerry's | Ben & Jerry's | ben and jerry's, ben and jerrys, ben and jerry, cherry garcia, phish food | milk egg soy coconut cocoa sweet | wheat barley peanut almond pecan walnut cashew | 2026499
    Haagen-Dazs | Haagen-Dazs | haagen dazs, häagen-dazs | milk egg sweet | almond peanut pecan wheat soy cocoa |
    Breyers ice cream | Breyers | breyers, breyer's | milk sweet | egg soy wheat peanut almond |
    Blue Bunny ice cream | Blue Bunny | blue bunny | milk sweet | egg wheat soy peanut pecan coconut cocoa colour | 1507570
    Edy's ice cream | Edy's | edys, dreyer's | milk egg wheat soy cocoa sweet | peanut almond coconut | 1591573
    Talenti gelato | Talenti | talenti | milk egg coconut soy cocoa sweet | wheat peanut hazelnut | 1218367
    Magnum bars | Magnum | magnum ice cream | milk soy cocoa sweet | almond hazelnut wheat | 2471092
    Klondike bar | Klondike | klondike bars, klondike | milk soy coconut cocoa sweet | wheat peanut |
    Drumstick cones | Nestle | drumstick ice cream, nestle drumstick | milk peanut wheat soy coconut cocoa sweet | |
    Good Humor bars | Good Humor | good humor ice cream, strawberry shortcake bar | milk wheat soy colour sweet | coconut almond |
    Fudgsicle | Popsicle | fudgsicles, fudge bars popsicle | milk cocoa sweet | wheat soy |
    Creamsicle | Popsicle | creamsicles | milk sweet | colour |
    Popsicles | Popsicle | popsicle, popsicle ice pops | colour sweet | |
    Bomb Pop | Bomb Pop | bomb pops | colour sweet | |
    Otter Pops | Jel Sert | otter pop, fla-vor-ice, freeze pops, freezer pops | colour sweet | |
    Dippin' Dots | Dippin' Dots | dippin dots | milk sweet | egg wheat soy peanut |
    Yasso bars | Yasso | yasso | milk sweet | wheat soy coconut cocoa peanut | 1841633
    Halo Top | Halo Top | halo top ice cream | milk egg sweetener | wheat soy peanut |
    Enlightened ice cream | Enlightened | | milk sweetener | egg peanut almond soy |
    Dairy Queen Blizzard | Dairy Queen | dq blizzard, dairy queen | milk soy sweet | egg wheat peanut cocoa |
    McFlurry | McDonald's | oreo mcflurry | milk soy sweet | wheat peanut egg cocoa |
    Wendy's Frosty | Wendy's | =frosty, chocolate frosty | milk cocoa sweet | soy |
    So Delicious ice cream | So Delicious | so delicious frozen dessert | coconut sweet | cashew almond oats hazelnut soy wheat cocoa | 1424464
    Oatly ice cream | Oatly | oatly frozen dessert | oats coconut sweet | cocoa | 1833514
    Ripple ice cream | Ripple | | coconut wheat cocoa sweet | | 1828802
    NadaMoo | NadaMoo | nada moo | coconut sweet | cashew almond |
    Tofutti | Tofutti | tofutti cuties | soy sweet | wheat |
    Cold Stone ice cream | Cold Stone | | milk sweet | egg wheat peanut almond soy |
    `,
  ),
  ...productRows(
    'dessert',
    `
    Jell-O | Kraft | jello, jell o gelatin, jello cups | gelatine colour sweet | | 1344205
    Jell-O pudding | Kraft | jello pudding, jello pudding cups | milk cocoa sweet | coconut colour sweetener | 1337306
    Snack Pack pudding | Conagra | snack pack, snack packs, hunts pudding | milk sweet | cocoa soy | 2517995
    Snack Pack Juicy Gels | Conagra | juicy gels, snack pack gels | colour sweet | | 2413277
    Swiss Miss pudding | Swiss Miss | | milk coconut cocoa sweet | | 2442553
    Kozy Shack pudding | Kozy Shack | kozy shack, kozy shack rice pudding | milk egg sweet | cocoa |
    Cool Whip | Kraft | coolwhip | milk coconut sweet | |
    Reddi-wip | Conagra | reddi whip, redi whip | milk sweet | coconut almond |
    Betty Crocker frosting | Betty Crocker | betty crocker icing | soy colour sweet | milk cocoa |
    Duncan Hines frosting | Duncan Hines | | soy colour sweet | milk cocoa |
    Pillsbury frosting | Pillsbury | pillsbury icing, funfetti frosting | soy colour sweet | milk | 1332530
    `,
  ),
]
