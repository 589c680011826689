import { productRows } from '../product-rows.ts'

export const dairyAndPlant = [
  ...productRows(
    'yogurt',
    `
    Chobani | Chobani | chobani yogurt, chobani greek yogurt, chobani kids | milk sweet | pecan honey | 1188722
    Chobani Flip | Chobani | chobani flips, chobani flip cookie dough | milk wheat soy sweet | almond pecan peanut coconut cocoa oats honey | 2469175
    Chobani oat | Chobani | chobani oat yogurt, chobani oat milk | oats sweet | |
    Yoplait | General Mills | yoplait yogurt, yoplait original, yoplait strawberry | milk gelatine sweet | insect | 2557541
    Yoplait Greek | General Mills | yoplait greek 100 | milk sweet | oats | 2557549
    Yoplait Whips | General Mills | yoplait whipped, whips yogurt | milk gelatine sweet | cocoa |
    Go-Gurt | General Mills | gogurt, go gurts, gogurts, go-gurt tubes, yogurt tubes gogurt | milk gelatine sweet | wheat soy honey | 1461314
    Trix yogurt | General Mills | | milk gelatine colour sweet | |
    Oui yogurt | General Mills | oui by yoplait | milk sweet | |
    Danimals | Danone | danimals smoothie, danimals yogurt, danimal | milk sweet | | 2614274
    Dannon yogurt | Danone | dannon, dannon fruit on the bottom | milk sweet | soy gelatine colour insect | 1179763
    Activia | Danone | activia yogurt | milk sweet | gelatine insect oats |
    Light & Fit yogurt | Danone | light and fit, dannon light and fit | milk sweetener | gelatine colour | 2391355
    Oikos | Danone | oikos yogurt, oikos triple zero, dannon oikos | milk | sweetener honey | 2466709
    Fage yogurt | Fage | fage, fage total | milk | honey almond |
    Siggi's | Siggi's | siggis, siggi's skyr, siggi's tubes | milk sweet | almond honey | 1618841
    Stonyfield yogurt | Stonyfield | stonyfield, yobaby, yotot, stonyfield kids, stonyfield pouches | milk sweet | |
    Noosa yoghurt | Noosa | noosa, noosa yogurt | milk honey sweet gelatine | wheat almond |
    YoCrunch | Danone | yo crunch, yocrunch m&m, yocrunch oreo | milk soy sweet | wheat peanut colour cocoa | 2473651
    Annie's yogurt | Annie's | annie's whole milk yogurt | milk sweet | | 1636345
    Ratio yogurt | General Mills | | milk | sweetener coconut |
    Two Good yogurt | Danone | two good, 2good | milk sweetener | |
    La Yogurt | Johanna Foods | | milk gelatine sweet | |
    Petits Filous | Yoplait | petit filous, frubes, munch bunch | milk sweet | |
    Gerber yogurt melts | Gerber | yogurt melts, yogurt melts gerber | milk sweet | gelatine |
    Happy Baby yogis | Happy Baby | happy yogis, yogis yogurt melts | milk sweet | |
    Actimel | Danone | danactive | milk sweet | |
    Yakult | Yakult | | milk sweet | |
    Lifeway kefir | Lifeway | probugs, lifeway probugs | milk sweet | | 1554427
    `,
  ),
  ...productRows(
    'cheese',
    `
    Babybel | Bel | baby bel, mini babybel, babybels, babybel cheese | milk choking | |
    Babybel Plant-Based | Bel | vegan babybel, plant based babybel | coconut | |
    The Laughing Cow | Bel | laughing cow, laughing cow cheese, laughing cow wedges | milk | |
    Polly-O string cheese | Polly-O | polly o, polly-o | milk choking | |
    Frigo Cheese Heads | Saputo | cheese heads, frigo string cheese | milk choking | |
    Sargento string cheese | Sargento | sargento, sargento cheese sticks, sargento balanced breaks | milk choking | almond cashew wheat peanut |
    Kraft Singles | Kraft | kraft american cheese, american singles, kraft cheese slices | milk soy | colour |
    Kraft shredded cheese | Kraft | kraft mozzarella, kraft mexican blend | milk | | 2547740
    Kraft Parmesan | Kraft | kraft grated parmesan, green can parmesan | milk | animal-rennet | 2534852
    Velveeta | Kraft | velveeta cheese, velveeta slices | milk | | 1593161
    Cheez Whiz | Kraft | cheese whiz, cheez wiz | milk | mustard barley fish |
    Easy Cheese | Mondelez | spray cheese, squirt cheese, cheese in a can | milk | soy |
    Tillamook cheese | Tillamook | tillamook, tillamook cheddar | milk choking | |
    Cabot cheese | Cabot | cabot, cabot cheddar | milk choking | |
    Cracker Barrel cheese | Cracker Barrel | | milk choking | |
    Philadelphia cream cheese | Kraft | philadelphia, philly cream cheese | milk | |
    Boursin | Bel | boursin cheese | milk | |
    Cheestrings | Kerry | cheese strings, cheestring | milk choking | |
    Dairylea | Mondelez | dairylea dunkers, dairylea triangles | milk | wheat barley |
    Moon Cheese | Moon Cheese | | milk | |
    Whisps | Whisps | whisps cheese crisps | milk animal-rennet | |
    Good Culture cottage cheese | Good Culture | good culture | milk | |
    Daisy sour cream | Daisy | daisy cottage cheese, =daisy | milk | |
    `,
  ),
  ...productRows(
    'drink with nutrients',
    `
    PediaSure | Abbott | pedia sure, pediasure grow and gain, pediasure vanilla, pediasure shake, pediasure sidekicks | milk soy sweet | fish coconut cocoa colour |
    PediaSure Peptide | Abbott | | milk sweet | soy fish |
    Ensure | Abbott | ensure plus, ensure shake, ensure original, ensure drink | milk soy sweet | cocoa colour | 1719857
    Glucerna | Abbott | glucerna shake | milk soy | sweetener cocoa | 1838395
    Boost Kid Essentials | Nestle | boost kids essentials, boost kid essential, boost kids, kid essentials | milk soy sweet | cocoa |
    Boost drink | Nestle | =boost, boost original, boost plus, boost nutritional drink | milk soy sweet | cocoa |
    Carnation Breakfast Essentials | Nestle | carnation instant breakfast, breakfast essentials, carnation breakfast | milk soy sweet | cocoa | 1661837
    Orgain Kids | Orgain | orgain, orgain kids shake, orgain protein shake, orgain kids protein | milk sweet | cocoa soy | 2485994
    Orgain plant-based | Orgain | orgain vegan, orgain organic protein powder, plant based orgain | sweetener | cocoa coconut almond soy |
    Kate Farms | Kate Farms | kate farms pediatric, kate farms formula, kate farms standard | coconut sweet | cocoa |
    Premier Protein shake | Premier | premier protein | milk sweetener | soy cocoa | 1990603
    Fairlife Core Power | Fairlife | core power, fairlife nutrition plan, fairlife protein shake | milk sweetener | cocoa |
    Fairlife milk | Fairlife | fairlife | milk | cocoa |
    Muscle Milk | CytoSport | | milk sweetener | soy cocoa |
    SlimFast | SlimFast | slim fast | milk soy sweetener | cocoa |
    Bolthouse Farms protein | Bolthouse Farms | bolthouse, bolthouse protein plus | milk soy sweet | cocoa coconut almond |
    Ovaltine | Nestle | ovaltine chocolate malt | milk wheat barley cocoa sweet | soy |
    Nesquik | Nestle | nesquick, nestle quik, nesquik powder, chocolate nesquik, nesquik chocolate milk, strawberry nesquik | milk cocoa sweet | soy colour | 2255471
    Milo drink | Nestle | =milo, nestle milo, milo powder | milk barley soy cocoa sweet | wheat |
    Horlicks | Horlicks | horlicks malted drink | milk wheat barley sweet | soy |
    Swiss Miss cocoa | Swiss Miss | swiss miss, swiss miss hot chocolate | milk coconut cocoa sweet | soy | 1163881
    TruMoo | Dean Foods | tru moo, trumoo chocolate milk | milk cocoa sweet | |
    Yoo-hoo | Keurig Dr Pepper | yoohoo, yoo hoo | milk soy coconut cocoa sweet | |
    Horizon chocolate milk | Horizon | horizon organic chocolate milk, horizon milk boxes | milk cocoa sweet | | 2466784
    Horizon Organic milk | Horizon | horizon organic, horizon milk | milk | | 1871821
    Organic Valley milk | Organic Valley | organic valley | milk | cocoa egg | 2214268
    Lactaid milk | Lactaid | lactaid | milk | cocoa |
    Kirkland milk | Kirkland | | milk | |
    Huel | Huel | | oats sweetener | coconut soy milk |
    Complan | Nutricia | | milk sweet | soy |
    Fortini | Nutricia | fortini milkshake | milk soy sweet | |
    Else Nutrition kids shake | Else | else kids, else toddler | almond | |
    `,
  ),
  ...productRows(
    'infant and medical',
    `
    Similac | Abbott | similac advance, similac pro advance, similac toddler, similac 360, similac go and grow | milk soy coconut | fish |
    Similac Soy Isomil | Abbott | isomil, similac isomil, similac soy | soy coconut | |
    Similac Alimentum | Abbott | alimentum, alimentum formula | milk soy | fish coconut |
    EleCare | Abbott | elecare jr, elecare junior, ele care | soy | coconut |
    Enfamil | Reckitt | enfamil infant, enfamil neuropro, enfamil gentlease, enfamil toddler, enfagrow | milk soy coconut | fish |
    Enfamil ProSobee | Reckitt | prosobee | soy coconut | |
    Nutramigen | Reckitt | enfamil nutramigen, nutramigen toddler | milk soy coconut | fish |
    PurAmino | Reckitt | puramino, enfamil puramino, puramino jr | soy coconut | |
    Neocate | Nutricia | neocate junior, neocate jr, neocate splash, neocate lcp, neocate syneo | coconut soy | |
    Alfamino | Nestle | alfamino junior | soy | |
    Gerber Good Start | Gerber | good start, gerber good start soothe, good start gentle | milk soy coconut | fish |
    Gerber Good Start Soy | Gerber | good start soy | soy coconut | |
    Peptamen Junior | Nestle | peptamen, peptamen jr | milk soy coconut | |
    Compleat Pediatric | Nestle | compleat, compleat pediatric formula | milk soy poultry | |
    Vivonex Pediatric | Nestle | vivonex | soy | |
    Earth's Best formula | Earth's Best | earth's best infant formula | milk soy coconut | |
    Kabrita | Kabrita | kabrita goat milk formula | milk soy coconut | fish |
    Kendamil | Kendamil | kendamil formula | milk coconut | fish |
    Holle formula | Holle | holle | milk | |
    Bobbie formula | Bobbie | =bobbie | milk coconut soy | |
    Aptamil | Nutricia | aptamil follow on | milk soy fish | coconut |
    SMA formula | Nestle | sma gold | milk soy fish | coconut |
    Pedialyte | Abbott | pedia lyte, pedialyte pops, pedialyte freezer pops | colour sweetener sweet | |
    Gerber cereal | Gerber | gerber baby cereal, gerber oatmeal, gerber rice cereal | oats | wheat milk soy barley |
    Benecalorie | Nestle | | milk | |
    Duocal | Nutricia | duocal powder | | coconut |
    `,
  ),
  ...productRows(
    'plant drink',
    `
    Silk soy milk | Silk | =silk, silk original | soy | cocoa sweet | 1291862
    Silk almond milk | Silk | | almond | cocoa sweet | 1252018
    Silk oat milk | Silk | silk oat yeah | oats | sweet | 2600990
    Silk coconut milk | Silk | | coconut | sweet |
    Silk Kids | Silk | silk kids oat | oats | |
    Oatly | Oatly | oatly oat milk, oatly barista, oatly chocolate | oats | cocoa |
    Ripple | Ripple | ripple milk, ripple pea milk, ripple kids | | cocoa sweet |
    Almond Breeze | Blue Diamond | blue diamond almond milk, almond breeze almond milk, almond breeze vanilla | almond | sweet cocoa coconut |
    So Delicious coconut milk | So Delicious | so delicious, so delicious dairy free | coconut | cashew almond sweet |
    Califia almond milk | Califia Farms | califia, califia farms | almond | coconut oats sweet |
    Planet Oat | HP Hood | planet oat milk, planet oat oat milk | oats | sweet |
    Rice Dream | Dream | rice dream drink | rice-drink | barley |
    Soy Dream | Dream | | soy | |
    Pacific almond milk | Pacific Foods | | almond | sweet |
    Good Karma flax milk | Good Karma | good karma | | sweet |
    Nutpods | Nutpods | nutpods creamer | almond coconut | |
    Alpro soya | Alpro | alpro, alpro soy, alpro soya drink | soy | almond oats coconut hazelnut |
    Elmhurst milk | Elmhurst | | | almond walnut cashew hazelnut peanut oats |
    Coffee-mate | Nestle | coffee mate, coffeemate creamer | milk sweet | soy |
    International Delight | Danone | | milk sweet | |
    `,
  ),
  ...productRows(
    'plant yogurt and cheese',
    `
    Silk yogurt | Silk | silk almond yogurt | almond sweet | soy coconut | 2573422
    Silk soy yogurt | Silk | | soy sweet | |
    So Delicious yogurt | So Delicious | so delicious coconut yogurt | coconut sweet | |
    So Delicious cheese | So Delicious | so delicious shreds | coconut | | 2595799
    Kite Hill yogurt | Kite Hill | kite hill, kite hill cream cheese, kite hill ravioli | almond | coconut wheat soy |
    Oatly yogurt | Oatly | oatgurt, oatly oatgurt | oats | | 2265938
    Daiya cheese | Daiya | daiya, daiya shreds, daiya slices | coconut | oats |
    Daiya mac and cheese | Daiya | daiya cheezy mac, daiya mac | coconut | | 2131868
    Daiya yogurt | Daiya | | coconut sweet | | 1869946
    Daiya pizza | Daiya | | coconut | oats |
    Follow Your Heart cheese | Follow Your Heart | follow your heart, follow your heart slices | coconut soy | | 2501707
    Violife cheese | Violife | violife, violife slices, violife parmesan | coconut | | 2451227
    Chao slices | Field Roast | chao cheese, field roast chao | coconut soy | |
    Miyoko's butter | Miyoko's | miyokos, miyoko's | coconut cashew | soy oats |
    Earth Balance | Conagra | earth balance butter, earth balance spread | | soy | 2548501
    Country Crock | Upfield | country crock spread, country crock plant butter | soy | milk almond |
    I Can't Believe It's Not Butter | Upfield | cant believe its not butter | soy | milk |
    Tofutti cream cheese | Tofutti | better than cream cheese | soy | |
    Forager yogurt | Forager | =forager, forager cashew yogurt | cashew coconut | |
    GO Veggie cheese | GO Veggie | go veggie, galaxy go veggie | milk soy | almond |
    `,
  ),
]
