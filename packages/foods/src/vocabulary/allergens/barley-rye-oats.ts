import { vocabularyOf } from '../vocabulary-of.ts'

export const barleyVocabulary = vocabularyOf({
  itself: `
    barley, pearl barley, pot barley, barley flour, barley malt, barley extract, barley water,
    barley tea, barley grass, hordeum, hordeum vulgare, malted barley, malt, malt extract,
    malt syrup, malt flour, malt powder, malt vinegar, malt flavoring, malt flavouring,
    malt sugar, malted, malted milk, diastatic malt, brewer's grain, talbina, sattu, tsampa,
    machica, bere meal
  `,
  abroad: `
    orge, orge perle, malt d'orge, cebada, malta de cebada, gerste, gerstenmalz, gerstengraupen,
    graupen, malz, malzextrakt, gerstenmehl, orzo perlato, malto d'orzo, farina d'orzo,
    orzo mondo, cevada, malte de cevada, gort, jęczmień, kasza jeczmienna, jau, sha'ir, shair,
    shaeer, shaeir, yavam, barli, damai, da mai, maiya, mai ya, oomugi, omugi, mugicha, boricha,
    árpa, ohra, 大麦, 大麥, 麦芽, 麥芽, 麦茶, 麥茶, 보리, 맥아, ячмень, ячменный, перловка, солод, شعير, جو, जौ,
    שעורה, לתת, κριθάρι
  `,
  products: `
    beer, ale, pale ale, brown ale, lager, stout, porter beer, bitter ale, bock, pilsner, pils,
    malt beer, malt liquor, shandy, malta, malzbier, ovaltine, horlicks, milo, maltesers,
    whoppers, malted milk ball, malt loaf, soreen, marmite, vegemite, cenovis, bovril,
    scotch broth, barleycup, pero, postum, caffe d'orzo, mugi miso, barley miso, weetabix,
    shreddies, grape nuts, brewer's yeast extract, bagel, 🍺, 🍻
  `,
  checkLabel: `
    miso, orzo, corn flake, cornflake, rice krispie, crisped rice cereal, rice bubble, bran flake,
    cereal, breakfast cereal, granola, muesli, cereal bar, multigrain, multigrain bread,
    mixed grain, seven grain, grain blend, granary, bread, white bread, whole wheat bread,
    burger bun, pretzel, english muffin, pizza dough, white flour, bread flour, all purpose flour,
    yeast extract, brewer's yeast, chocolate malt, milkshake powder, stock cube, bouillon,
    soup mix, gravy granule, veggie burger, vegan burger, vegan sausage, gochujang, hoisin sauce,
    natural flavoring, natural flavouring, natural flavor, brown rice syrup, candy, chocolate bar,
    energy bar, protein bar, cracker, biscuit, worcestershire, worcestershire sauce, 🥨, 🥯, 🍞
  `,
  innocent: `
    corn cereal, rice cereal, buckwheat cereal, quinoa cereal, root beer, ginger beer,
    gluten free beer, corn malt, rice malt, rice malt syrup, chickpea flour, ginger ale,
    birch beer, beer nut, rice flour, corn flour, almond flour, coconut flour, tapioca flour,
    potato flour, buckwheat flour, cassava flour
  `,
})

export const ryeVocabulary = vocabularyOf({
  itself: `rye, rye flour, rye flake, rye bread, secale, secale cereale`,
  abroad: `
    seigle, farine de seigle, pain de seigle, centeno, harina de centeno, roggen, roggenmehl,
    roggenbrot, segale, pane di segale, centeio, rogge, roggebrood, żyto, żytni, żytnia, råg,
    rågmjöl, rug, rugbrød, ruis, ruisleipa, çavdar, chavdar, heimai, hei mai, raimugi, rai mugi,
    ライ麦, 黑麦, 黑麥, 호밀, рожь, ржаной, ржаная, شيلم, جاودار, שיפון, σίκαλη
  `,
  products: `
    pumpernickel, vollkornbrot, ryvita, knäckebrot, knäckebröd, knekkebrød, knaeckebrot, kvass,
    rye whiskey, rye whisky, rye cracker, limpa bread, borodinsky, finn crisp, crispbread,
    crisp bread, wasa
  `,
  checkLabel: `
    multigrain, multigrain bread, seven grain, mixed grain, grain blend, sourdough,
    sourdough bread, granary bread, brown bread, bread, granola, muesli, breadcrumb, bread crumb,
    beer, whiskey, cereal, breakfast cereal, 🍞, 🥨
  `,
  innocent: `
    corn cereal, rice cereal, corn crispbread, rice crispbread, buckwheat crispbread, root beer,
    ginger beer, bread flour
  `,
})

export const oatsVocabulary = vocabularyOf({
  itself: `
    oat, rolled oat, oat flake, oat flour, oat bran, oat fibre, oat fiber, oat milk, oat drink,
    oat cream, oat groat, oat syrup, oat starch, oatmeal, oatcake, oat cake, steel cut oat,
    pinhead oat, jumbo oat, porridge oat, overnight oat, quick oat, instant oat
  `,
  abroad: `
    avena, avena sativa, oatly, quaker oats, beta glucan from oat, copos de avena,
    harina de avena, avoine, flocon d'avoine, hafer, haferflocken, hafermilch, haferdrink,
    hafermehl, haferkleie, aveia, flocos de aveia, fiocchi d'avena, haver, havermout, havermelk,
    havre, havregryn, kaura, owies, owsiany, płatki owsiane, yulaf, jai, jaee, yanmai, yan mai,
    otomugi, enbaku, ootomiiru, shufan, shofan, 燕麦, 燕麥, オートミール, オーツ, 귀리, овес, овсянка, овсяный,
    شوفان, جئی, जई, ओट्स, שיבולת שועל, βρώμη
  `,
  products: `
    granola, muesli, musli, muesli bar, granola bar, birchermuesli, bircher muesli, cheerios,
    quaker, flapjack bar, oatmeal cookie, parkin, haggis, anzac biscuit, cranachan, ready brek,
    honey bunches of oats, granola cluster
  `,
  dishes: `porridge, flapjack, fruit crisp, apple crisp, fruit crumble, apple crumble`,
  checkLabel: `
    cereal, breakfast cereal, cereal bar, protein bar, energy bar, energy ball, energy bite,
    multigrain bread, multigrain, seven grain, veggie burger, vegan burger, black pudding,
    white pudding, plant milk, plant based milk, dairy free milk, non dairy milk, nondairy milk,
    vegan milk, meatloaf
  `,
  innocent: `
    corn cereal, rice cereal, wheat cereal, rice porridge, millet porridge, quinoa porridge,
    buckwheat porridge, cornmeal porridge, corn porridge, amaranth porridge, semolina porridge,
    teff porridge, sorghum porridge, porridge bowl
  `,
})
