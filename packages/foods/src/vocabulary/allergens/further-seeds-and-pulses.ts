import { vocabularyOf } from '../vocabulary-of.ts'

/** Soy, sesame and lupin: technical names, regional products and further languages. */
export const furtherSeedsAndPulses = {
  soy: vocabularyOf({
    itself: `
      soy isolate, soy concentrate, soy granule, soy nugget, soy chunk, soya mince, soya nut,
      soya bran, soy bran, soya meal, soya fibre, soya polysaccharide, soybean polysaccharide,
      soluble soybean polysaccharide, soy peptide, soya peptide, soy hydrolysate,
      soya hydrolysate, soy germ, soy butter, soy margarine, soy flake, soya flake, soy sprout,
      soybean sprout, soya sprout, soy curls, soy leghemoglobin, tofu puff, tofu cube,
      tofu scramble, silken bean curd, stinky tofu, fermented tofu, fermented bean curd,
      red bean curd, furu, sufu, dried bean curd, dougan, bean curd stick, bean curd sheet,
      bean curd skin, tau kwa, tau pok, tauhu pok, atsuage, yaki dofu, koyadofu, hiyayakko,
      age tofu, yudofu, oncom, chunjang, meju, kongguksu, kongnamul, sundubu, soondubu, dubu,
      doenjang jjigae, usukuchi, koikuchi, saishikomi, shiro shoyu, mentsuyu, tsuyu, warishita,
      kicap, kicap manis, sweet soy, hatcho miso, hatcho, genmai miso, saikyo miso, red miso,
      white miso, moromi, moromi miso, hamanatto, thua nao, kinema, axone, meitauza, soybean meal,
      textured soya, soy textured, soya texturate, tvp chunk, soybean hull, soy sterol,
      soy phosphatide, soya phosphatide, soy tocopherol, soy pectin, genistein, daidzein,
      isoflavones de soja, soy glycinate, soy wax, black soybean, black soy bean, yellow soybean,
      glycine soja, glycine hispida, tofu skins, yuba stick, beancurd stick, sojanuggets,
      soy creamer, soy cheese, soya drink, soya dessert, soya cream, soja cream, soyrizo,
      soy chorizo
    `,
    abroad: `
      proteine de soja, farine de soja, flocons de soja, germe de soja, pousses de soja,
      tonyu au soja, tofou, proteina de soja, harina de soja, soja texturizada, semilla de soja,
      bebida de soja, brote de soja, proteine di soia, farina di soia, granella di soia,
      semi di soia, germogli di soia, bevanda di soia, soia disidratata,
      proteina de soja texturizada, farinha de soja, grãos de soja, rebentos de soja, sojaprotein,
      sojaproteinisolat, sojaeiweiß, sojaschrot, sojaflocken, sojakerne, sojakeime, sojacreme,
      sojajoghurt, sojagranulat, sojageschnetzeltes, sojavollmehl, sojafaser, sojaöl, sojasoße,
      sojadrank, sojabonen, sojaeiwit, sojabloem, sojameel, sojascheuten, sojaolie, sojalecithine,
      sojakaas, sojaroom, tahoe, tahu goreng, soja tekstur, białko sojowe, ziarno soi,
      olej sojowy, sos sojowy, napoj sojowy, sójový, sójová, sójové, sójový lecitin,
      sójová bílkovina, sójové boby, soja omacka, szója, szójabab, szójaliszt, szójalecitin,
      szójafehérje, szójaszósz, szojaolaj, szojaital, ulei de soia, lecitina din soia,
      proteina din soia, faina de soia, sos de soia, boabe de soia, sojin, sojino, sojino ulje,
      sojin lecitin, sojini proteini, sojino brasno, sojalecitin, sojaböna, sojabönor, sojamjöl,
      sojasås, soyasas, sojadryck, sojabønne, sojabønner, sojamel, sojadrik, sojamælk, soyabonne,
      soyabønner, soyamel, soyalecitin, soyasaus, soyamelk, soija, soijapapu, soijapavut,
      soijajauho, soijaproteiini, soijalesitiini, soijalesitiinia, soijaöljy, soijarouhe,
      soijajuoma, soijavalmiste, soijakastiketta, soya proteini, soya unu, soya lesitini,
      soya yağı, soyali, sogia, fasolia sogias, lecithini sogias, soju papu, sojos,
      soju lecitinas, sojos lecitinas, sojas pupas, sojas lecitins, sojauba, sojaoad, kedelai,
      kacang kedelai, susu kedelai, kecap inggris soy, toyo sauce, toyo, taho, tausi, tau hu,
      đậu hũ, đậu nành, nuoc tuong, xi dau, tuong den, tao hu, taohu, tao jiew, taochiew, see ew,
      si ew, nam tao hu, doubanjang, doufu ru, doufu gan, doufu pao, dou ban jiang,
      huang dou jiang, tian mian jiang, sheng chou wang, kong jang, kongjaban, yubuchobap, yubu,
      soya badi, bhatmas sadeko, soya keema, mangodi soya
    `,
    products: `
      soy glaze, soy ginger dressing, soy marinade, soy mayonnaise, teriyaki glaze,
      yakitori glaze, sukiyaki sauce, gyoza dipping sauce, dumpling sauce, potsticker sauce,
      char siu sauce, peking sauce, plum sauce hoisin, bulgogi sauce, kalbi marinade, ssam sauce,
      korean bbq sauce, miso glaze, miso dressing, miso paste red, miso butter, tofurky slices,
      vegan mince soya, soya schnitzel, tofu dessert, tofutti, silk creamer, alpro, vitasoy, yofu,
      plamil, nutrela granules, saffola soya, bragg aminos, maggi seasoning, maggi sauce,
      maggi wurze, maggi wuerze, golden mountain sauce, seasoning sauce, green boy sauce,
      kikkoman, yamasa, tamari almond, tamari sauce, okonomiyaki sauce, yakisoba sauce
    `,
    dishes: `
      teriyaki chicken, gyudon, oyakodon, yakitori, shabu shabu dip, char siu, orange chicken,
      sesame chicken, general tsos chicken, kung pao chicken, beef and broccoli sauce,
      black bean garlic, lao gan ma, mongolian beef, chicken adobo, philippine adobo, bistek,
      tapsilog, pancit, mie goreng, nasi goreng, semur, rendang kecap, sambal kecap, japchae,
      jjajangmyeon, tteokbokki, bibimbap, kalbi, galbi, dakgalbi, jajang, miso ramen, shoyu ramen,
      unagi don, inari sushi, kitsune udon, aburaage pouch, provamel, soy latte, healthy boy,
      pearl river bridge, lee kum kee, tonkatsu
    `,
    checkLabel: `
      mixed tocopherol, tocopherol rich extract, e306, phytosterol, plant sterol, plant stanol
    `,
  }),
  sesame: vocabularyOf({
    itself: `
      sesame meal, sesame protein, sesame cake, sesame flake, sesame snack, sesame cracker,
      sesame bar, sesame brittle, sesame candy, sesame bun, sesame bagel, sesame bread,
      sesame crust, sesame dressing, sesame sauce, sesame spread, sesame tahini, sesame halva,
      hulled sesame, husked sesame, unhulled sesame, roasted sesame, toasted sesame, sesamum,
      sesamum radiatum, sesamum orientale, tahini paste, tahini sauce, tahini dressing,
      tahini cream, tahinopita, tahinosoupa, sesamolina, sesamin, benne oil, gingelly seed,
      beniseed, beni seed, vanglo, tahoon, tahinli
    `,
    abroad: `
      pate de sesame, puree de sesame, huile de sesame grille, sésamo, pasta de sesamo,
      sesamo tostado, semillas de ajonjoli, ajonjolí, crema di sesamo, semi di sesamo nero,
      sesam pasta, sementes de sesamo, sementes de gergelim, pasta de gergelim, sèsam, sesamoel,
      sesamkörner, sesammus, sesammehl, sesamzaad, sesamzaadjes, sesampasta, sesamolie,
      sesamolie geroosterd, nasiona sezamu, sezamu, ziarno sezamowe, sezamowe, olej sezamowy,
      pasta sezamowa, sezamova, sezamové, sezamový, sezamovy olej, sezamove seminko, szezám,
      szezámmag, szezámolaj, szezámpaszta, semințe de susan, pasta de susan, ulei de susan,
      sezamove sjemenke, sezamovo ulje, sjemenke sezama, sezama, susam semenke, sesamfrö,
      sesamfrön, sesamolja, sesamolje, sesamkerner, seesami, seesaminsiemen, seesaminsiemenet,
      seesaminsiemenia, seesamiöljy, seesamitahna, susamlı, susam yağı, sousami, sousamelaio,
      sezamu seklos, sezamo seklos, sezama seklas, seesam, seesamiseemned, llavors de sesam,
      wijen olie, wijenolie, wijenzaad, bijan, minyak wijen, hat me, vừng, nga khao, chamkkae,
      kkaesogeum, irigoma, surigoma, goma abura, goma tofu, gomadofu, goma dango, zhi ma jiang,
      zhima you, hei zhi ma, ellu oil, ellu urundai, tilkoot, til patti, safed til, kala til
    `,
    products: `
      hummus bowl, hoummos, houmos, hummus dip, humus dip, chummus, tarator sauce, dukkah spice,
      zaatar bread, zahter, halawa, halaweh, halawet tahini, halwa tahini, chałwa, halva tahini,
      helvasi, tahin helva, tahin pekmez, hot dry noodles, everything spice, bagel seasoning,
      bagel spice, pastelli
    `,
    dishes: `
      baba ghanouj, babaganoush, baba ganush, sabich, manakish, manaeesh, manakeesh, gevrek,
      koulouria, barazeq, jian dui, sesame ball, bang bang chicken, bon bon chicken, goma wakame,
      wakame salad, gomaae, bibimmyeon, gimbap, kimbap, namul, sigeumchi namul, yakgwa, gangjeong,
      furikake rice, nori komi furikake, sesamsticks, sesamstangen, sesamaki
    `,
  }),
  lupin: vocabularyOf({
    abroad: `
      graines de lupin, proteine de lupin, lupin blanc, altramuces cocidos, harina de altramuz,
      proteina de altramuz, chochos en salmuera, farina di lupini, farina di lupino,
      proteine di lupino, lupini dolci, tremoço, farinha de tremoco, lupineneiweiss,
      lupinenkaffee, blaue susslupine, lupinensamen, lupinenschrot, lupinedrink, lupinebonen,
      lupinemeel, lupine eiwit, lupinebloem, łubin, mąka łubinowa, lubinu, lubinowa, vlčí bob,
      lupina, lupinová mouka, csillagfürt, csillagfürtliszt, lupinei, faina de lupin,
      lupina mljevena, vučjak, lupinmjöl, lupinfron, lupinfrö, lupinmel, lupinprotein,
      lupiinijauho, lupiinia, lupiinit, lupiiniproteiini, acibakla, acı bakla, termiye, lupin unu,
      loupina, loupino, lubinai, lubinu miltai, lupinu milti, lupiinid, lupiinijahu, llobí,
      tramussos, tramús, tarhui, chocho beans, tarwi flour, lupinus mutabilis, lupinus luteus
    `,
    dishes: `
      lupin tempeh, lupine pasta, lupin burger, lupin crumb, lupin coffee, lopino
    `,
    innocent: `
      lupini di mare, lupino di mare
    `,
  }),
}
