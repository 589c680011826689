import { productRows } from '../product-rows.ts'

export const cookiesAndBars = [
  ...productRows(
    'cookie',
    `
    Oreo cookies | Nabisco | oreo, oreos, double stuf oreos, double stuff oreo, mini oreos | wheat soy cocoa sweet | milk colour | 2140073
    Golden Oreo | Nabisco | golden oreos, vanilla oreos, birthday cake oreo | wheat soy sweet | milk colour | 2481226
    Chips Ahoy | Nabisco | chips ahoy cookies, chewy chips ahoy, mini chips ahoy | milk wheat soy cocoa colour sweet | egg peanut | 2566162
    Chips Ahoy Reese's | Nabisco | chips ahoy peanut butter | milk peanut wheat soy cocoa sweet | | 1165640
    Nutter Butter | Nabisco | nutter butters | peanut wheat soy sweet | milk |
    Nilla Wafers | Nabisco | nilla wafer, vanilla wafers nabisco | milk egg wheat soy sweet | |
    Fig Newtons | Nabisco | newtons, fig newton | wheat soy sulphites sweet | milk | 1165169
    Belvita | Nabisco | belvita biscuits, belvita breakfast biscuits, belveeta | milk wheat oats soy sweet | barley rye egg |
    Barnum's Animal Crackers | Nabisco | barnum animal crackers, animal crackers, animal cracker | wheat soy sweet | milk |
    Stauffer's animal crackers | Stauffer's | stauffers | wheat soy sweet | milk |
    Lorna Doone | Nabisco | lorna doone cookies | wheat soy sweet | milk egg |
    Fudge Stripes | Keebler | keebler fudge stripes, fudge stripe cookies | milk wheat soy coconut cocoa sweet | |
    EL Fudge | Keebler |  | milk egg wheat soy cocoa sweet | |
    Keebler Chips Deluxe | Keebler | chips deluxe | milk egg wheat soy cocoa sweet | coconut |
    Famous Amos | Famous Amos | famous amos cookies | milk egg wheat soy coconut cocoa sweet | pecan |
    Mother's Circus Animal cookies | Mother's | circus animals, circus animal cookies | milk wheat soy colour sweet | egg |
    Milano cookies | Pepperidge Farm | milanos, pepperidge farm milano | milk egg wheat soy cocoa sweet | hazelnut almond |
    Pepperidge Farm Chessmen | Pepperidge Farm | chessmen, chessmen cookies | milk egg wheat sweet | soy |
    Girl Scout Thin Mints | Girl Scouts | thin mints | wheat soy cocoa sweet | milk |
    Girl Scout Samoas | Girl Scouts | samoas, caramel delites | milk wheat soy coconut cocoa sweet | |
    Girl Scout Tagalongs | Girl Scouts | tagalongs, peanut butter patties, do-si-dos | milk peanut wheat soy cocoa sweet | oats |
    Girl Scout Trefoils | Girl Scouts | trefoils | milk wheat soy sweet | |
    Lofthouse cookies | Lofthouse | lofthouse frosted cookies, lofthouse sugar cookies | milk egg wheat soy colour sweet | |
    Grandma's cookies | Grandma's | grandmas cookies | milk egg wheat soy sweet | peanut oats cocoa |
    Tate's cookies | Tate's | tate's bake shop, tates | milk egg wheat soy cocoa sweet | walnut |
    Biscoff cookies | Lotus | biscoff, lotus biscoff, speculoos | wheat soy sweet | |
    Lenny & Larry's cookies | Lenny & Larry's | lenny and larry's, lenny and larrys | wheat soy sweet | milk egg peanut cocoa |
    Enjoy Life cookies | Enjoy Life | enjoy life, enjoy life foods | sweet | cocoa honey | 1690733
    MadeGood granola bars | MadeGood | madegood, made good bars, made good granola minis, madegood crispy squares | oats cocoa sweet | | 1978501
    Partake cookies | Partake | partake | sweet | oats cocoa |
    Schar cookies | Schar | schar, schar gluten free cookies | milk coconut soy cocoa sweet | egg lupin | 1761343
    Kinnikinnick cookies | Kinnikinnick | kinnikinnick, kinnitoos | egg sweet | cocoa |
    Annie's cookies | Annie's | annie's cookie bites | wheat milk sweet | cocoa oats egg soy |
    Gerber Arrowroot cookies | Gerber | gerber cookies, arrowroot cookies | milk wheat sweet | soy |
    Nutella biscuits | Ferrero | nutella and go, nutella b-ready | milk wheat hazelnut soy cocoa sweet | barley egg |
    Pillsbury cookie dough | Pillsbury | pillsbury cookies, ready to bake cookies | milk egg wheat soy cocoa sweet | oats | 1635140
    Toll House cookies | Nestle | toll house cookie dough, nestle toll house | milk egg wheat soy cocoa sweet | | 2207642
    Quest cookies | Quest | quest cookie | milk egg almond sweetener | soy peanut cocoa | 2373920
    Little Schoolboy cookies | Lu | little schoolboy | milk wheat soy cocoa sweet | egg |
    Pocky | Glico | pocky sticks | milk wheat soy cocoa sweet | |
    Hello Panda | Meiji | hello pandas | milk wheat soy cocoa sweet | egg |
    Koala's March | Lotte | koala march | milk wheat soy cocoa sweet | egg |
    Digestives | McVitie's | mcvitie's, mcvities digestives, digestive biscuits | wheat sweet | milk soy cocoa oats |
    Jaffa Cakes | McVitie's | | milk egg wheat soy cocoa sweet | |
    Jammie Dodgers | Burton's | jammy dodgers | wheat sweet | milk soy |
    Rich Tea biscuits | McVitie's | rich tea | wheat barley sweet | milk |
    Custard Creams | Crawford's | | milk wheat sweet | soy |
    Tim Tams | Arnott's | tim tam | milk wheat soy cocoa sweet | egg barley colour |
    `,
  ),
  ...productRows(
    'bar',
    `
    Nutri-Grain bars | Kellogg's | nutri grain, nutrigrain, nutri grain bar | milk wheat oats soy sweet | | 2219729
    Rice Krispies Treats | Kellogg's | rice krispie treats, rice crispy treats, rice krispie treat | milk barley soy gelatine sweet | colour cocoa |
    Clif Bar | Clif | clif, cliff bar, cliff bars, clif bars | oats soy barley sweet | peanut almond cashew walnut coconut milk macadamia wheat cocoa | 2416528
    Clif Bar peanut butter | Clif | crunchy peanut butter clif bar | peanut oats soy barley sweet | almond | 2507962
    Clif Kid Zbar | Clif | zbar, z bar, z bars, zbars, clif z bar, clif kid, clif kid z bar, cliff z bars, clif zbar | oats soy cocoa sweet | milk wheat peanut almond barley | 2507857
    Clif Kid Zfruit | Clif | zfruit, clif zfruit rope | sweet | | 1503851
    Nature Valley granola bars | General Mills | nature valley, nature valley oats and honey, nature valley bar, nature valley crunchy | oats soy honey sweet | peanut almond pecan milk | 2234278
    Nature Valley protein bars | General Mills | nature valley protein, nature valley peanut | milk peanut soy cocoa sweet | almond oats | 1631560
    Nature Valley biscuits | General Mills | nature valley almond butter biscuits | almond oats wheat soy honey sweet | milk peanut |
    Quaker Chewy bars | Quaker | chewy granola bars, quaker granola bars, quaker chewy, chewy bars | milk oats wheat soy barley sweet | peanut cocoa coconut | 2166619
    Kind bars | Kind | =kind, kind bar, kind nut bar, kind minis | almond peanut honey soy sweet | milk cashew walnut macadamia brazil-nut sesame coconut cocoa oats | 2028206
    Kind Kids bars | Kind | kind kids | oats honey soy sweet | almond milk peanut cocoa |
    Kind breakfast bars | Kind | kind healthy grains bars | oats soy honey cocoa sweet | almond peanut | 1583270
    Larabar | General Mills | lara bar, larabars | cashew | almond peanut coconut walnut pecan cocoa | 1847755
    RXBAR | Kellogg's | rx bar, rxbars, rx bars, rxbar kids | egg almond | cashew peanut coconut cocoa | 1967888
    Luna bar | Clif | luna bars | soy oats sweet | peanut almond milk cocoa |
    Fiber One bars | General Mills | fiber one brownies, fiber one bar, fiber one | oats soy milk barley cocoa sweet | wheat egg almond peanut sweetener | 1880984
    Special K bars | Kellogg's | special k bar, special k pastry crisps | milk wheat soy sweet | oats barley cocoa |
    Quest bars | Quest | quest bar, quest protein bar | milk almond sweetener | soy cashew peanut walnut cocoa | 1415219
    Nature's Bakery fig bars | Nature's Bakery | nature's bakery, fig bar, fig bars, natures bakery fig bars | wheat sweet | oats soy cocoa | 1866251
    That's It bars | That's It | thats it bars, that's it fruit bar | | coconut | 1768312
    GoMacro bars | GoMacro | go macro, gomacro | peanut almond oats sweet | cashew sesame coconut soy |
    Bobo's oat bars | Bobo's | bobos, bobo's bars | oats sweet | coconut peanut almond |
    Perfect Bar | Perfect | perfect bars, perfect kids bar | milk egg peanut almond cashew sesame celery fish honey | |
    PowerBar | PowerBar | power bar | milk soy oats peanut sweet | |
    Balance Bar | Balance | | milk soy peanut sweet | almond |
    Annie's granola bars | Annie's | annie's chewy granola bars | oats wheat sweet | milk peanut soy cocoa | 
    Cascadian Farm bars | Cascadian Farm | cascadian farm granola bars | oats sweet | peanut almond milk soy honey |
    Kashi bars | Kashi | kashi granola bars, kashi bar | oats almond wheat soy barley rye honey sweet | peanut sesame |
    Sunbelt granola bars | Sunbelt Bakery | sunbelt bakery | oats wheat soy milk coconut sweet | peanut almond pecan cocoa |
    Nutrigrain Soft Baked | Kellogg's | nutri grain soft baked bars | milk wheat oats soy sweet | |
    Kellogg's Fruit Snacks | Kellogg's | | coconut gelatine colour sweet choking | | 1747211
    Kate's Real Food bars | Kate's | | oats peanut honey coconut | almond |
    Aloha bars | Aloha | aloha protein bar | almond sweet | peanut coconut cashew |
    Kodiak bars | Kodiak | kodiak granola bars, kodiak chewy bars | oats milk wheat sweet | soy peanut almond |
    Premier Protein bars | Premier | | milk soy cashew gelatine cocoa | peanut almond | 1624210
    Rice Krispies Squares | Kellogg's | rice krispie squares | milk barley soy sweet | |
    `,
  ),
  ...productRows(
    'fruit',
    `
    GoGo squeeZ | Materne | gogo squeez, go go squeeze, gogo squeeze applesauce, applesauce pouch gogo | | | 
    GoGo squeeZ YogurtZ | Materne | gogo squeez yogurt, gogo yogurtz | milk sweet | |
    Mott's applesauce | Mott's | motts, mott's apple sauce, motts applesauce | sweet | | 2560684
    Fruit Roll-Ups | General Mills | fruit roll ups, fruit rollups, fruit by the foot, gushers, fruit gushers | colour sweet choking | coconut soy | 2230838
    Welch's fruit snacks | Welch's | welchs fruit snacks, welch's gummies | coconut gelatine colour sweet choking | | 2028485
    Mott's fruit snacks | Mott's | motts gummies | sweet choking | colour gelatine |
    Annie's fruit snacks | Annie's | bunny fruit snacks, annie's gummies | sweet choking | |
    Black Forest gummies | Black Forest | black forest gummy bears, black forest fruit snacks | coconut gelatine sweet choking | | 1705927
    YumEarth candy | YumEarth | yum earth, yumearth lollipops | sweet choking | | 1416445
    Stretch Island fruit leather | Stretch Island | fruit leather | choking | |
    Bear Yoyos | Bear | bear yo yos, bear yoyo, bear paws | choking | |
    Sun-Maid raisins | Sun-Maid | sun maid, sunmaid raisins | choking | |
    Sun-Maid yogurt raisins | Sun-Maid | yogurt covered raisins, vanilla yogurt raisins | milk soy sweet choking | coconut |
    Craisins | Ocean Spray | craisin, ocean spray craisins | sweet choking | |
    Dole fruit cups | Dole | dole fruit bowls, dole mandarin oranges | sweet | |
    Del Monte fruit cups | Del Monte | | sweet | coconut oats barley | 1857104
    Plum Organics pouches | Plum Organics | plum organics, plum pouches, plum mighty 4 | | oats barley milk wheat | 2370943
    Happy Tot pouches | Happy Family | happy tot, happy baby pouches | | oats milk |
    Once Upon a Farm pouches | Once Upon a Farm | once upon a farm | | coconut oats milk |
    Buddy Fruits | Buddy Fruits | buddy fruit pouches | | coconut milk |
    Ella's Kitchen pouches | Ella's Kitchen | ellas kitchen, ella's kitchen | | milk wheat celery oats fish |
    Outshine bars | Outshine | outshine, outshine fruit bars, outshine popsicles | sweet | milk coconut | 1597774
    `,
  ),
]
