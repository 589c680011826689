import { vocabularyOf } from '../vocabulary-of.ts'

/** Barley, rye and oats: technical names, regional products and further languages. */
export const furtherCereals = {
  barley: vocabularyOf({
    itself: `
      barley flake, barley grit, barley groat, barley syrup, barley starch, barley fibre,
      barley fiber, barley beta glucan, barley protein, barley sourdough, hulled barley,
      pearled barley, black barley, roasted barley, barley couscous, barley kernel, barley meal,
      barleymeal, beremeal, bere barley, malted cereal, malted flour, malt barley,
      malt concentrate, malt blend, malt drink, malt vinegar powder, maltings, spent grain,
      crystal malt, chocolate malt powder, roasted malt, green malt, beer wort
    `,
    abroad: `
      extrait de malt, farine d'orge, orge malte, orge maltee, malt d'orge torrefie,
      flocon d'orge, extracto de malta, harina de cebada, cebada perlada, cebada malteada,
      jarabe de malta, estratto di malto, malto, orzo maltato, malto d'orzo in polvere,
      farina di malto, fiocchi d'orzo, cevada perolada, extrato de malte, malte,
      farinha de cevada, gerstenmalzextrakt, gerstenmalzmehl, gerstenflocken, gerstengrutze,
      rollgerste, perlgraupen, malzmehl, malzsirup, gerstenvollkornmehl, malzkaffee, gerst,
      gerstemout, gerstemoutextract, gerstemoutmeel, moutextract, moutmeel, mout, gerstebloem,
      gerstevlokken, parelgort, jęczmienny, jeczmienna, słód, słód jęczmienny, ekstrakt slodowy,
      kasza peczak, pęczak, ječný, ječmen, ječný slad, sladový, sladová, jačmeň, jacmenny, kroupy,
      arpa malata, árpamaláta, maláta, malatakivonat, árpagyöngy, malt din orz, extract de malt,
      ječam, jecmeni slad, slad od jecma, kornmjöl, byggmel, byggryn, bygg, byggmalt,
      maltodextrin fra bygg, byg, bygmel, bygmalt, maltextrakt, maltekstrakt, bygmaltekstrakt,
      perlebyg, maltmel, maltmjöl, korngryn, ohramallas, ohramallasuute, mallas, mallasuute,
      mallasjauho, ohrajauho, ohrasuurimo, ohratarkkelys, ohrahiutale, arpa malti, malt ozu,
      kritharenio, kritharosporos, vyni krithariou, mieziai, miezu salyklas, salyklas, miezi,
      miežu, iesals, odrajahu, linnas, linnased, ordi perlat
    `,
    products: `
      india pale ale, ipa beer, lambic, gueuze, kriek, saison beer, dunkel, kölsch, doppelbock,
      helles, hefeweissbier, weizenbier, weissbier, witbier, bitter beer, guinness, heineken,
      budweiser, corona beer, porter, pivo, piwo, olut, bière, cerveza, birra, cerveja, bier,
      alcohol free beer, non alcoholic beer, near beer, small beer, wheat beer, malt whisky,
      malted chocolate, malted shake, malt cookie, malt biscuit, malt crisp
    `,
    dishes: `
      nestum, ricore, caro coffee, inka coffee, kathreiner, barley risotto, orzotto, barley soup,
      mushroom barley soup, krupnik, krupica jeczmienna, barley cup, barley sugar, rich tea,
      frosties
    `,
  }),
  rye: vocabularyOf({
    itself: `
      rye berry, rye meal, rye sourdough, rye starter, rye grain, rye bran, rye malt, rye kernel,
      dark rye, light rye, rye crispbread, rye crisp, rye biscuit, rye pasta, rye groat,
      rye fibre, malted rye, ryebread, wholegrain rye, sprouted rye, secalin
    `,
    abroad: `
      flocon de seigle, levain de seigle, malt de seigle, seigle malte, centeno integral,
      pan de centeno, masa madre de centeno, segale integrale, farina di segale,
      pasta acida di segale, pão de centeio, farinha de centeio, roggenvollkornmehl,
      roggensauerteig, roggenschrot, roggenmalz, roggenflocken, roggenmischbrot,
      natursauerteig roggen, roggebloem, roggemeel, roggevlokken, roggezuurdesem, roggemout,
      żytnie, mąka żytnia, zakwas zytni, chleb zytni, žito, žitný, žitná, žitná mouka, ražný,
      ražná múka, rozs, rozsliszt, rozskenyer, secară, faina de secara, raz brasno, razeno brasno,
      raženo, rågbröd, rågsurdeg, ragflingor, ragkross, ragkli, rugmel, rugkerner, rugsurdej,
      surdej af rug, rugflak, grov rug, ruisjauho, ruisleseet, ruislese, ruismallas, ruisrouhe,
      ruishiutale, ruisjuuri, hapankorppu, näkkileipä, cavdar unu, cavdar ekmegi, sikali, sikalis,
      ruginiai, rugiai, rugių, ruginis, rudzi, rudzu, rudzu milti, rukis, rukkijahu, rukkileib,
      seguel, zekale
    `,
    products: `
      pumpernickel bread, schwarzbrot, borodinsky bread, knækbrød, smørrebrød, kvas, kwas
    `,
    dishes: 'borodino, ruispala, leksands, rugkiks, żurek, kalamata rye',
  }),
  oats: vocabularyOf({
    itself: `
      oat beta glucan, oat protein, oat sourdough, oat kernel, oat meal, naked oat, black oat,
      oat hull, oat base, oat concentrate, oat okara, oat malt, whole oat, wholegrain oat,
      scottish oat, irish oatmeal, oat porridge, oat cluster, oat crisp, oat biscuit, oat cookie,
      oat bar, oat germ
    `,
    abroad: `
      flocons d'avoine complete, son d'avoine, farine d'avoine, boisson avoine, avena en copos,
      salvado de avena, bebida de avena, crusca d'avena, farina d'avena, bevanda avena, civada,
      farelo de aveia, farinha de aveia, bebida de aveia, hafervollkornflocken, haferfaser,
      hafergrütze, haferspeisekleie, haferbasis, haferschmelzflocken, kernige haferflocken,
      haferkorn, haverdrank, haverzemelen, havermeel, havervlokken, owsiane, owsiana,
      otreby owsiane, napoj owsiany, ovesné vločky, ovesný, ovesná, oves, ovsené vločky,
      ovos siaty, zabpehely, zabkorpa, zabital, ovăz, fulgi de ovaz, zobene pahuljice, zobeni,
      zobene, ovsene pahuljice, havremjöl, havrekli, havredryck, havrefras, havremel, havredrik,
      havrekerner, havreflak, kaurahiutale, kaurahiutaleet, kaurajauho, kaurajuoma, kauralese,
      kauraleseet, kaurapuuro, kauraleipa, yulaf ezmesi, yulaf unu, yulaf kepegi, vromi, vromis,
      avižos, avizu, avizu dribsniai, auzas, auzu, auzu parslas, kaer, kaerahelbed, kaerajahu,
      civada flocs
    `,
    products: `
      crunchy nut granola, alpen, jordans granola, hobnob, quaker oatmeal, instant porridge
    `,
    dishes: `
      birchermusli, oatibix, country crisp, haferkeks, havreflarn, havrekaka, havrekiks,
      havregrynskugler, athole brose, brose, atholl brose, nak d oat, oatly barista,
      cereal cluster
    `,
  }),
}
