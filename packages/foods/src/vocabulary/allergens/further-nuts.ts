import { vocabularyOf } from '../vocabulary-of.ts'

/** Nuts, peanuts and coconut: technical names, regional products and further languages. */
export const furtherNuts = {
  almond: vocabularyOf({
    abroad: `
      amandes, amande amere, poudre d'amandes, puree d'amande, pate d'amande, almendras,
      almendra molida, harina de almendra, crema de almendra, pasta de almendra, mandorle dolci,
      mandorle amare, farina di mandorle, pasta di mandorle, pasta di mandorla,
      granella di mandorle, latte di mandorla, amêndoa, amendoas, amêndoas, farinha de amendoa,
      miolo de amendoa, ametlla, ametlles, amandelen, amandelmeel, amandelpasta, amandelmelk,
      mandelblättchen, mandelstifte, mandelkerne, mandelmasse, mandelsplitter, mandelgriess,
      mandelgrieß, bittermandel, mandelpaste, mandeldrink, migdały, migdaly, migdal, migdałowy,
      migdalowy, platki migdalowe, maka migdalowa, mandle, mandlí, mandlova mouka, mandlove,
      mandľa, mandulaliszt, mandulat, migdala, migdale, migdală, faina de migdale, bademi,
      bademovo brasno, bademovo, badema, mandlar, mandelspan, mandelspån, mandelmjol, mandelmjöl,
      mandelmassa, sotmandel, sötmandel, mandler, mandelmel, mandelflager, mandelflak,
      smuttede mandler, manteli, mantelia, mantelijauho, mantelimassa, mantelilastu, mantelirouhe,
      badem ezmesi, badem unu, badem sutu, amygdala, amigdala, amygdalou, migdolai, mandeles,
      mandlid, hanh nhan, xing ren, bademli
    `,
    products: `
      marsipan, marcipán, marcipan, marzapane, marzapan, marcepan, massapan, lubecker marzipan,
      creme d'amande, nougat de montelimar, nougatine, dragees, dragées
    `,
    dishes: `
      mazarin, mazariner, persipan, maçapão, macapao, mantequado de almendra, turron de alicante,
      turron de jijona, peladillas, panellets, tarta de santiago, almendrados, soplillos,
      carquinyols, cantucci, cantuccini, pasticcini di mandorle, torta caprese, croquant,
      croccante, mandelkrokant, bethmannchen, bethmännchen, vanillekipferl, zimtstern, zimtsterne,
      dominostein, dominosteine, kransekake, kransekage, toscakaka, mandelkubb, mandelmusslor,
      amandelstaaf, banketstaaf, gevulde koek, gevulde speculaas, jan hagel, gateau basque amande,
      galette frangipane, pain de genes, amandine tart, confetti di sulmona, marcona almond,
      almond joy, almond bark, almond tart, almond biscotti, almond croissant,
      horchata de almendra, orzata, toasted almond, badam shake, kashmiri almond
    `,
  }),
  'brazil-nut': vocabularyOf({
    abroad: `
      noix d'amazonie, nueces de brasil, castana de para, castaña de pará, castanha do pará,
      castanha da amazonia, noci del brasile, paranüsse, paranoten, orzechy brazylijskie,
      orzech brazylijski, para orechy, para ořechy, brazil dio, brazildió, paradio, paradió,
      nuci braziliene, brazilski orah, brazilski oraščić, paranot, paranöt, paranotter,
      paranötter, paranod, paranodder, paranødder, paranott, paranøtter, parapahkina, parapähkinä,
      brezilya cevizi, karydi vrazilias, brazilijos riesutai
    `,
  }),
  cashew: vocabularyOf({
    abroad: `
      cajous, anacardos, maranon, marañón, castanas de caju, castanhas de caju, acagiu, anacardio,
      cashewnoot, cashewnoten, cashewnüsse, cashewmus, kaschunuss, kaschu, cashewnot, cashewnöt,
      cashewnotter, cashewnötter, cashewnod, cashewnodder, cashewnødder, cashewnott, cashewnøtter,
      cashewpahkina, cashewpähkinä, cashewpahkinat, orzechy nerkowca, orzech nerkowca, nerkowce,
      nanercza, nerkowiec, kesu, kešu, kesu orechy, kešu ořechy, kesudio, kesudió, nuci caju,
      caju crud, indijski orah, indijski oraščić, indijski orascic, kešiu, kesiu riesutai,
      indijas rieksti, kaju fistigi, hạt điều, kacang mede, kacang mete, kasoy, mamuang himmaphan,
      kaeshyu, kasyu nut
    `,
  }),
  hazelnut: vocabularyOf({
    abroad: `
      noisettes, pate de noisette, pate de noisettes, poudre de noisette, crema de avellanas,
      avellana tostada, avellanes, nocciole tostate, pasta di nocciole, granella di nocciole,
      avelã, avelãs, haselnüsse, haselnusskerne, haselnussmark, haselnusspaste, haselnussmasse,
      haselnussmehl, haselnußkerne, hazelnootpasta, hazelnootmelk, orzechy laskowe, laskowe,
      laskowych, laskowy, liskove orechy, lískové ořechy, liskovy, lieskove orechy, lieskovce,
      mogyoro, mogyoró, torokmogyoro, törökmogyoró, alune de padure, alune de pădure, ljesnjak,
      lješnjak, ljesnjaci, lješnjaci, lesnik, lešnik, lesnici, hasselnotter, hasselnötter,
      hasselnöt, hasselnod, hasselnødder, hasselnodder, hasselnott, hasselnøtt, hasselnøtter,
      hasselpahkina, hasselpähkinä, hasselpahkinat, findik ezmesi, fındık, fındık ezmesi,
      fountoukia, fountouki, lazdyno riesutai, lazdyno riešutai, lazdynu, lazdu rieksti,
      sarapuupahkel, sarapuupahklid
    `,
    products: `
      nusspli, nocciolata, nutkao, nussnougat, nuss nougat creme, nussnougatcreme, nougatcreme,
      chocolade hazelnootpasta, hazelnootpraline, torta gianduia, crema gianduia, pralin, praliné,
      praline paste, rochers, duplo, hanuta, knoppers, toffifee, kinder happy hippo, guylian,
      rocher praline
    `,
    dishes: `
      nussnugat, gianduiotto, gianduiotti, bacio, nusstorte, nussecke, nussecken,
      haselnussmakronen, brutti ma buoni, praslin, noisettine, dacquoise, piedmont hazelnut
    `,
  }),
  macadamia: vocabularyOf({
    abroad: `
      macadamias, macadamia nuts, nueces de macadamia, noci macadamia, macadamianoot,
      macadamianoten, makadamianuss, makadamia orechy, makadamdio, makadámdió, nuci macadamia,
      macadamianot, macadamianötter, macadamianotter, macadamianodder, macadamianødder,
      macadamianøtter, macadamiapahkina, macadamiapähkinä, orzechy makadamia, australia pahkina,
      avustralya findigi, macadamia ternifolia, macadamia tetraphylla, noix du queensland
    `,
  }),
  pecan: vocabularyOf({
    abroad: `
      noix de pécan, pécan, pacanes, pacanas, nueces pecanas, nueces pecan, nuez pecan,
      nuez encarcelada, noci pecan, nozes peca, noz pecan, noz-pecã, pekannüsse, pecannüsse,
      pecannuss, pecannoten, orzechy pekan, orzech pekan, pekanove orechy, pekanové ořechy,
      pekandio, pekándió, nuci pecan, pekan orah, pekan orasi, pekannot, pekannöt, pekannotter,
      pekannötter, pekannod, pekannodder, pecannodder, pekannødder, pekannott, pekannøtter,
      pekaanipahkina, pekaanipähkinä, pekanriesutai, pikan cevizi, carya illinoensis,
      pralines new orleans
    `,
  }),
  'pine-nut': vocabularyOf({
    abroad: `
      pignons, pignons de pin, piñon, piñones, pinones, pinhão, pinhões, pinoli di cedro,
      pinienkerne, pijnboompitten, pijnboompit, orzeszki pinii, orzeszki piniowe, piniove orisky,
      piniové oříšky, fenyomag, fenyőmag, seminte de pin, pinjoli, pinjole, pinjenkjerner,
      pinjekjerner, pinjekerner, pinjenotter, pinjenötter, pinjekarnor, pinjekärnor, pinjansiemen,
      pinjansiemenet, pinjansiemenia, dolmalik fistik, çam fıstığı, cam fistiklari, koukounari,
      koukounaria, kedro pinijos, pinijas, piinia, cedar nut, siberian pine nut,
      siberian cedar nut, stone pine nut, pignola, pignolias
    `,
    products: `
      pesto alla siciliana, pesto verde, pestosauce, pesto rosso, grönpesto, pesto calabrese
    `,
  }),
  pistachio: vocabularyOf({
    abroad: `
      pistaches grillees, pate de pistache, pistachos, pistacho verde, pistacchi di bronte,
      pistachen, pistaziencreme, pistazienkerne, pistazienmark, pistachenoot, pistachenoten,
      pistachepasta, pistacje, pistacja, pistacjowy, pistacie, pistácie, pistaciove, pisztacia,
      pisztácia, fistic, pistacija, pistacije, pistacio, pistasch, pistaschnot, pistaschnotter,
      pistagenot, pistagenöt, pistagenotter, pistagenötter, pistacienod, pistacienødder,
      pistacienodder, pistasjnott, pistasjnøtter, pistasjenotter, pistaasi, pistaasipahkina,
      pistaasipähkinä, fıstığı, antep fıstığı, samfistigi, şam fıstığı, fistikia aiginis,
      fystikia, pistacijos, pistacijas, pistaatsia, pistatxo, pistacho iranio, pistácio,
      pistacios, pistachois
    `,
    products: `
      pistachio cream, pistachio paste, pistachio butter
    `,
    dishes: `
      cassata siciliana
    `,
  }),
  walnut: vocabularyOf({
    abroad: `
      noix seche, noix de perigord, cerneaux, poudre de noix, nueces peladas,
      nueces de california, noci sgusciate, gherigli di noce, nozes descascadas, miolo de noz,
      walnüsse, walnusskerne, walnusshälften, baumnuss, baumnüsse, baumnusse, okkernoten,
      walnoten, orzechy wloskie, orzechy włoskie, wloskie orzechy, orzechow, orzechów,
      vlasske orechy, vlašské ořechy, vlasske, dio bel, diobel, dióbél, nuci, nuca, nucă,
      miez de nuca, orasi, orah, orahi, orehi, oreh, orehova jedrca, valnotter, valnötter, valnöt,
      valnod, valnødder, valnodder, valnott, valnøtt, valnøtter, saksanpahkina, saksanpähkinä,
      saksanpahkinat, ceviz ici, ceviz içi, karydia, karydi, graikiniai riesutai,
      graikiški riešutai, valrieksti, kreeka pahkel, kreeka pahklid, juglans nigra,
      carpathian walnut, pickled walnut
    `,
    products: `
      sauce aux noix
    `,
    dishes: `
      salsa di noci, salsa de nueces, chiles en nogada, nogada, nusskuchen, nussschnecke,
      orehnjaca, orahnjača, potica, engadiner nusstorte, bunder nusstorte
    `,
    innocent: `
      noix de boeuf, noix de jambon sec
    `,
  }),
  chestnut: vocabularyOf({
    abroad: `
      châtaigne, châtaignes, farine de chataigne, puree de marrons, creme de chataigne, castañas,
      harina de castana, pure de castanas, castagne secche, marroni canditi, castanhas,
      farinha de castanha, edelkastanie, maronenpuree, maronencreme, maroni, kastanienmehl,
      tamme kastanjes, kastanjes, kastanjepuree, kasztany, kasztany jadalne, kastany, kaštany,
      jedle kastany, gesztenye, gesztenyepure, gesztenyepüré, castane, kesten, kestena,
      kestenpire, kastanj, kastanjer, kastanjepure, kastanja, kastanjat, aitokastanja,
      kestane ezmesi, kestane sekeri, kastana, kastonai, kastani, castanyes, castanea,
      castanea crenata, castanea mollissima
    `,
    innocent: `
      kastanjechampignon, kastanjechampignons, castanhas do para
    `,
  }),
  'other-tree-nut': vocabularyOf({
    abroad: `
      gland doux, farine de gland, bolota, bolotas, farinha de bolota, eichelkaffee, eichelmehl,
      eichel, bucheckernol, beukennoot, beukennootjes, bukiew, bukvice, bukovky, zaludy, zołędzie,
      zoledzie, faggiola, faggiole, hickorynuss, hickorynusse, kemirinoot, candlenuts, kemiri nut,
      java almond, canarium, canarium indicum, canarium ovatum, terminalia catappa,
      tropical almond, indian almond, cream nuts, pequi, barukas, bunya, araucaria nut,
      monkey puzzle nut, quandong, quandong nut, hayuco, hayucos, fabuco, shea kernel,
      shea stearin, shea olein, illipe butter
    `,
  }),
  coconut: vocabularyOf({
    abroad: `
      noix de coco rapee, coco râpé, huile de coco, eau de coco, creme de coco, aceite de coco,
      harina de coco, coco deshidratado, olio di cocco, crema di cocco, cocco rape,
      cocco grattugiato, oleo de coco, óleo de coco, agua de coco, farinha de coco, kokosöl,
      kokosfett, kokosmus, kokosblutenzucker, kokosblütenzucker, kokoswasser, kokosmehl,
      kokosnussol, kokosnussöl, kokosolie, kokosrasp, kokosnoot, kokosvet, kokosbloesemsuiker,
      klapper, klappermelk, santen, olej kokosowy, mleko kokosowe, wiorki, kokosowe, kokosowa,
      mleczko kokosowe, kokosovy, kokosový, kokosova, kokosové, kokosove mleko, kokosovy olej,
      kokusz, kókusz, kokuszzsir, kókuszzsír, kokusztej, kókusztej, kokuszreszelek,
      kókuszreszelék, ulei de cocos, nuca de cocos, nucă de cocos, fulgi de cocos, kokosovo ulje,
      kokosovo brasno, kokosolja, kokosflingor, kokosmjolk, kokosmjölk, kokosgradde, kokosnot,
      kokosnöt, kokosmel, kokosnod, kokosnød, kokosflager, kokosmælk, kokosnott, kokosnøtt,
      kookos, kookoshiutale, kookosmaito, kookosoljy, kookosöljy, kookospahkina, kookosrasva,
      hindistancevizi, hindistan cevizi yagi, karyda, ladi karydas, kokosu rieksts, kokosai,
      kokosu aliejus, kookospahkel, kookosoli, nước cốt dừa, nuoc cot dua, dua kho, minyak kelapa,
      lubi, langis ng niyog, gata ng niyog, maphrao, kelapa parut, kerisik, coconut aminos
    `,
  }),
  peanut: vocabularyOf({
    abroad: `
      cacahuètes, cacahouètes, arachides, huile d'arachide, pate d'arachide, beurre d'arachide,
      cacahuetes, cacahuates, crema de cacahuete, aceite de cacahuete, cacauet, cacauets,
      avellana americana, manises, erdnüsse, erdnußmus, erdnussmehl, erdnusskerne, erdnußöl,
      erdnussprotein, pinda's, pindas, pindanoten, pindaolie, aardnoot, aardnoten, grondnoten,
      amendoins, mancarra, olio di arachide, olio di arachidi, burro di arachidi, spagnolette,
      orzeszki arachidowe, arachidowy, arachidowe, orzechy ziemne, orzechy arachidowe, fistaszki,
      maslo orzechowe, arašídy, arasidy, arašídové, arasidove, podzemnice olejna, podzemnica,
      foldimogyoro, földimogyoró, amerikai mogyoro, amerikai mogyoró, mogyoróvaj, arahide,
      unt de arahide, alune de pamant, kikiriki, kikirikija, kikiriki maslac, jordnot, jordnöt,
      jordnotter, jordnötter, jordnotssmor, jordnötssmör, jordnodder, jordnødder, peanotter,
      peanøtter, peanottsmor, peanøttsmør, maapahkina, maapähkinä, maapahkinaa, maapahkinat,
      maapähkinöitä, maapahkinavoi, yerfistigi, yer fıstığı, yerfıstığı, fistik ezmesi,
      fıstık ezmesi, fistikia arapika, arachidovoutyro, zemes riesutai, žemės riešutai, arachisai,
      zemesrieksti, zemesriekstu, maapahklid, maapahkel, dau phong, đậu phộng, lac rang,
      mani tostado, mani salado, kacang, kacang goreng, bumbu kacang, kuah kacang, saus kacang,
      nilakadala, nilagadalai, shenga, shengdane, tua lisong, thua lisong, ttangkong,
      hua sheng mi, arachis butter, runner peanut, virginia peanut, spanish peanut
    `,
    products: `
      suya spice, peanut dressing
    `,
    dishes: `
      erdnussflips, peanut flips, bamba snack, peanut punch, suya, yaji, nkatie cake,
      groundnut stew, groundnut soup, domoda, peanut stew, peanut soup, goobers, mr goodbar,
      peanut chew, peanut cluster, boiled peanut, monkey nuts, satay chicken, sate ayam,
      saus sate, kari ayam kacang, karedok, pecel, ketoprak, siomay, pindasaus, satesaus,
      satésaus, bumbu pecel, rojak, turron de mani, sopa de mani, salsa de mani, palanqueta,
      mazapan de cacahuate, pe de moleque, pé de moleque, kutchi dabeli
    `,
    innocent: `
      kacang hijau, kacang merah, kacang panjang, kacang polong, kacang kedelai, kacang mede
    `,
  }),
}

/** Nuts of no one kind, in further languages. */
export const furtherAnyNut = vocabularyOf({
  abroad: `
    fruits a coques, fruits à coque, fruits secs a coque, frutos de cascara, frutos de cáscara,
    frutos secos con cascara, fruta seca con cascara, fruita seca, frutta secca a guscio,
    frutta con guscio, frutos de casca rija, frutos de casca rígida, schalenfrüchte, nüsse,
    nussmus, nussmix, nusspaste, nusskerne, nussecken, nussmischungen, nootmuskaatvrij,
    notenpasta, notenmix, notenboter, gemengde noten, noten en pinda's, studentenhaver,
    orzechy mieszane, mieszanka orzechowa, orzechowa, orzechowy, orechy, ořechy, orechova,
    ořechová, orechove, oříšky, orisky, orechove maslo, orechy mix, orechov, diofelek, diófélék,
    csonthejasok, csonthéjasok, fructe cu coaja, fructe cu coajă lemnoasa, orasasto voce,
    orašasto voće, orasasti plodovi, orašasti plodovi, orascici, oraščići, notter, nötter,
    notmix, nötmix, nodder, nødder, noddemix, nøddemix, nøtter, nottemix, nøtteblanding,
    notteblanding, pahkina, pähkinä, pahkinat, pähkinät, pahkinaa, pähkinää, pahkinoita,
    pähkinöitä, pahkinasekoitus, pähkinäsekoitus, sert kabuklu meyve, sert kabuklu yemis,
    kuruyemis, kuruyemiş, xiroi karpoi, xirous karpous, karpoi me kelyfos, riesutai, riešutai,
    riešutų, rieksti, riekstu, riekstus, pahklid, pähklid, pahkleid, fruits de closca,
    fruitu lehorrak, kacang pohon, hat qua kho
  `,
})
