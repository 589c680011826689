import { productRows } from '../product-rows.ts'

export const drinksAndSubstitutes = [
  ...productRows(
    'juice',
    `
    Capri Sun | Kraft Heinz | caprisun, capri suns, capri sun pouches | sweet | | 1758295
    Juicy Juice | Juicy Juice | juicy juice apple | | | 1879655
    Apple & Eve juice | Apple & Eve | apple and eve, apple and eve juice box | | | 2180792
    Honest Kids | Honest | honest kids juice, honest juice | | |
    Mott's juice | Mott's | motts apple juice, mott's for tots | | |
    Minute Maid | Coca-Cola | minute maid juice, minute maid lemonade | | sweet | 2200177
    Tropicana | Tropicana | tropicana orange juice | | sweet colour | 1457914
    Simply Orange | Coca-Cola | simply lemonade, simply apple | | sweet |
    SunnyD | SunnyD | sunny d, sunny delight | sweet colour | | 1513531
    Hawaiian Punch | Keurig Dr Pepper | hawaiian punch red | sweet colour sweetener | | 1634648
    Kool-Aid | Kraft Heinz | kool aid, koolaid, kool aid jammers, kool-aid bursts | colour sweet | sweetener | 1277188
    V8 juice | Campbell's | v8, v8 splash, v8 fusion | celery | colour sweet sweetener | 2196541
    Ocean Spray juice | Ocean Spray | ocean spray, ocean spray cranberry | sweet | | 2143457
    Welch's juice | Welch's | welchs, welch's, welch's grape juice, welchs grape juice | | sweet | 1293251
    Naked juice | Naked | naked smoothie | | milk coconut soy |
    Danimals juice | Danone | | milk sweet | |
    Martinelli's | Martinelli's | martinellis apple juice | | |
    Ribena | Suntory | ribena blackcurrant | sweet | sweetener |
    Fruit Shoot | Britvic | robinsons fruit shoot, fruit shoots | sweetener | sweet |
    Robinsons squash | Britvic | robinsons, robinsons orange squash | sweetener | |
    Tampico | Tampico | tampico punch | sweet colour | sweetener |
    `,
  ),
  ...productRows(
    'drink',
    `
    Gatorade | PepsiCo | gatorade zero, gatorade frost, g2 gatorade | colour sweet | sweetener | 1165688
    Powerade | Coca-Cola | power ade | colour sweet | sweetener |
    Prime hydration | Prime | prime drink, prime hydration drink | coconut sweetener | colour |
    Body Armor | Coca-Cola | bodyarmor, body armour drink | coconut sweet | |
    Liquid I.V. | Unilever | liquid iv | sweet sweetener | |
    Vitaminwater | Coca-Cola | vitamin water | sweet | caffeine sweetener |
    Crystal Light | Kraft Heinz | | sweetener colour | caffeine |
    Propel water | PepsiCo | propel | sweetener | |
    Sprite soda | Coca-Cola | =sprite | sweet | |
    Coca-Cola drink | Coca-Cola | coca cola, coke, diet coke, coke zero | caffeine colour sweet | sweetener |
    Pepsi | PepsiCo | diet pepsi, pepsi cola | caffeine colour sweet | sweetener |
    Dr Pepper | Keurig Dr Pepper | dr. pepper | caffeine colour sweet | sweetener |
    Mountain Dew | PepsiCo | mtn dew | caffeine colour sweet | sweetener |
    Fanta | Coca-Cola | fanta orange | colour sweet | sweetener |
    7UP | Keurig Dr Pepper | 7 up, seven up | sweet | sweetener |
    Root beer A&W | Keurig Dr Pepper | a&w root beer, a and w root beer | colour sweet | sweetener |
    Canada Dry ginger ale | Keurig Dr Pepper | canada dry | colour sweet | sweetener |
    Snapple | Keurig Dr Pepper | snapple iced tea, snapple peach tea | caffeine sweet | sweetener |
    AriZona tea | AriZona | arizona iced tea, =arizona | caffeine sweet | honey sweetener |
    Red Bull | Red Bull | redbull | caffeine colour sweet | sweetener |
    Monster Energy | Monster | monster energy drink | caffeine sweet | sweetener colour |
    Celsius drink | Celsius | celsius energy drink | caffeine sweetener | |
    Izze | PepsiCo | izze sparkling juice | sweet | | 1581761
    Hint water | Hint | hint kids water | | |
    Slurpee | 7-Eleven | slurpees | colour sweet | caffeine |
    ICEE | ICEE | icee slush | colour sweet | caffeine |
    Frappuccino | Starbucks | starbucks frappuccino | milk caffeine sweet | cocoa soy |
    `,
  ),
  ...productRows(
    'meat substitute',
    `
    Beyond burger | Beyond Meat | beyond meat, beyond beef, beyond burgers, beyond meatballs | coconut | wheat | 2328527
    Beyond sausage | Beyond Meat | beyond sausages, beyond brats | coconut | |
    Beyond chicken | Beyond Meat | beyond nuggets, beyond chicken tenders, beyond chicken nuggets | wheat | soy coconut |
    Impossible burger | Impossible Foods | =impossible, impossible beef, impossible meat, impossible foods | soy coconut | wheat |
    Impossible nuggets | Impossible Foods | impossible chicken nuggets, impossible wild nuggies, impossible chicken | wheat soy | coconut |
    Gardein | Conagra | gardein nuggets, gardein chicken, gardein crispy tenders, gardein chik'n, gardein meatballs | wheat soy | barley oats mustard |
    Gardein gluten-free | Conagra | gardein gluten free | soy | |
    Gardein fishless filets | Conagra | gardein fishless, gardein f'sh, fishless filets | wheat soy | |
    Quorn | Quorn | quorn nuggets, quorn chicken nuggets, quorn pieces, quorn mince | egg wheat milk | soy barley | 2025448
    Quorn vegan | Quorn | quorn vegan nuggets | wheat | soy |
    MorningStar Farms | Kellogg's | morningstar, morning star, morningstar nuggets, morningstar farms nuggets, morning star farms, morningstar chik'n nuggets, morningstar burgers, morning star nuggets | milk egg wheat soy | oats barley | 2371337
    MorningStar corn dogs | Kellogg's | morningstar farms corn dogs, veggie corn dogs | egg milk wheat soy choking | |
    MorningStar bacon | Kellogg's | morningstar veggie bacon, morningstar farms bacon strips | egg milk wheat soy | |
    Boca burger | Kraft Heinz | boca, boca burgers, boca chik'n nuggets | soy wheat | milk egg oats |
    Lightlife | Maple Leaf | lightlife smart dogs, smart dogs, lightlife hot dogs, lightlife tempeh | soy | wheat barley choking | 2210422
    Tofurky | Tofurky | tofurky deli slices, tofurky sausage | soy wheat | celery |
    Field Roast | Maple Leaf | field roast sausages, field roast frankfurters | wheat barley | soy |
    Simulate Nuggs | Simulate | nuggs, nuggs nuggets, simulate nuggets | soy wheat | |
    Daring chicken | Daring | daring foods chicken | soy | wheat |
    Alpha Foods nuggets | Alpha Foods | alpha nuggets, alpha foods, alpha chik'n | wheat soy | coconut |
    Rebellyous nuggets | Rebellyous | | wheat soy | |
    Dr. Praeger's veggie burger | Dr. Praeger's | california veggie burger | soy | wheat oats egg |
    Gardenburger | Kellogg's | garden burger | milk oats soy | wheat egg |
    Amy's veggie burger | Amy's | amys california burger | wheat walnut celery soy | oats milk |
    Just Egg | Eat Just | just egg plant based, justegg | soy | lupin |
    Linda McCartney sausages | Linda McCartney | linda mccartney | soy wheat sulphites | |
    Before the Butcher | Before the Butcher | | soy coconut | |
    `,
  ),
]
