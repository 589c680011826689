import { vocabularyOf } from '../vocabulary-of.ts'

/** Nuts, peanuts and coconut: technical names, regional products and further languages. */
export const furtherNuts = {
  almond: vocabularyOf({
    abroad: `
      amande amere, puree d'amande, pate d'amande, almendra molida, harina de almendra,
      crema de almendra, pasta de almendra, mandorle dolci, mandorle amare, farina di mandorle,
      pasta di mandorle, pasta di mandorla, granella di mandorle, latte di mandorla,
      farinha de amendoa, miolo de amendoa, ametlla, ametlles, amandelen, amandelmeel,
      amandelpasta, amandelmelk, mandelblättchen, mandelstifte, mandelkerne, mandelmasse,
      mandelsplitter, mandelgrieß, bittermandel, mandelpaste, mandeldrink, migdałowy,
      platki migdalowe, maka migdalowa, mandle, mandlí, mandlova mouka, mandlove, mandľa,
      mandulaliszt, mandulat, migdală, migdale, faina de migdale, bademi, bademovo brasno,
      bademovo, badema, mandlar, mandelspån, mandelmjöl, mandelmassa, sötmandel, mandler,
      mandelmel, mandelflager, mandelflak, smuttede mandler, manteli, mantelia, mantelijauho,
      mantelimassa, mantelilastu, mantelirouhe, badem ezmesi, badem unu, badem sutu, amygdala,
      amigdala, amygdalou, migdolai, mandeles, mandlid, hanh nhan, bademli
    `,
    products: `
      marsipan, marcipán, marzapane, marzapan, marcepan, massapan, lubecker marzipan,
      creme d'amande, nougat de montelimar, nougatine
    `,
    dishes: `
      mazarin, mazariner, maçapão, mantequado de almendra, turron de alicante, turron de jijona,
      peladillas, panellets, tarta de santiago, soplillos, carquinyols, cantucci, cantuccini,
      pasticcini di mandorle, torta caprese, croquant, mandelkrokant, bethmännchen,
      vanillekipferl, zimtstern, zimtsterne, dominostein, dominosteine, kransekake, kransekage,
      toscakaka, mandelkubb, mandelmusslor, amandelstaaf, banketstaaf, gevulde koek,
      gevulde speculaas, jan hagel, gateau basque amande, galette frangipane, pain de genes,
      amandine tart, confetti di sulmona, marcona almond, almond joy, almond bark, almond tart,
      almond biscotti, almond croissant, horchata de almendra, orzata, toasted almond,
      badam shake, kashmiri almond
    `,
  }),
  'brazil-nut': vocabularyOf({
    abroad: `
      noix d'amazonie, nueces de brasil, castaña de pará, castanha do pará, castanha da amazonia,
      noci del brasile, paranüsse, paranoten, orzechy brazylijskie, orzech brazylijski,
      para ořechy, brazil dio, brazildió, paradió, nuci braziliene, brazilski orah,
      brazilski oraščić, paranöt, paranötter, paranod, paranødder, paranott, parapähkinä,
      brezilya cevizi, karydi vrazilias, brazilijos riesutai
    `,
  }),
  cashew: vocabularyOf({
    abroad: `
      cajous, anacardos, marañón, castanas de caju, castanhas de caju, acagiu, anacardio,
      cashewnoot, cashewnoten, cashewnüsse, cashewmus, kaschunuss, kaschu, cashewnöt,
      cashewnötter, cashewnod, cashewnødder, cashewnott, cashewpähkinä, cashewpahkinat,
      orzechy nerkowca, orzech nerkowca, nerkowce, nanercza, nerkowiec, kešu, kešu ořechy,
      kesudió, nuci caju, caju crud, indijski orah, indijski oraščić, kešiu, kesiu riesutai,
      indijas rieksti, kaju fistigi, hạt điều, kacang mede, kacang mete, kasoy, mamuang himmaphan,
      kaeshyu, kasyu nut
    `,
  }),
  hazelnut: vocabularyOf({
    abroad: `
      noisettes, pate de noisette, poudre de noisette, crema de avellanas, avellana tostada,
      avellanes, nocciole tostate, pasta di nocciole, granella di nocciole, avelã, haselnüsse,
      haselnußkerne, haselnussmark, haselnusspaste, haselnussmasse, haselnussmehl, hazelnootpasta,
      hazelnootmelk, orzechy laskowe, laskowe, laskowych, laskowy, lískové ořechy, liskovy,
      lieskove orechy, lieskovce, mogyoró, törökmogyoró, alune de pădure, lješnjak, lješnjaci,
      lešnik, lesnici, hasselnötter, hasselnöt, hasselnod, hasselnødder, hasselnøtt,
      hasselpähkinä, hasselpahkinat, fındık ezmesi, fındık, fountoukia, fountouki,
      lazdyno riešutai, lazdynu, lazdu rieksti, sarapuupahkel, sarapuupahklid
    `,
    products: `
      nusspli, nocciolata, nutkao, nussnougat, nuss nougat creme, nussnougatcreme, nougatcreme,
      chocolade hazelnootpasta, hazelnootpraline, torta gianduia, crema gianduia, pralin, praliné,
      praline paste, rochers, duplo, hanuta, knoppers, toffifee, kinder happy hippo, guylian,
      rocher praline
    `,
    dishes: `
      nussnugat, gianduiotto, gianduiotti, bacio, nusstorte, nussecke,
      haselnussmakronen, brutti ma buoni, praslin, noisettine, dacquoise, piedmont hazelnut
    `,
  }),
  macadamia: vocabularyOf({
    abroad: `
      nueces de macadamia, noci macadamia, macadamianoot, macadamianoten, makadamianuss,
      makadamia orechy, makadámdió, nuci macadamia, macadamianot, macadamianötter,
      macadamianødder, macadamiapähkinä, orzechy makadamia, australia pahkina, avustralya findigi,
      macadamia ternifolia, macadamia tetraphylla, noix du queensland
    `,
  }),
  pecan: vocabularyOf({
    abroad: `
      noix de pécan, pacanes, pacanas, nueces pecanas, nueces pecan, nuez pecan, nuez encarcelada,
      noci pecan, nozes peca, noz pecan, noz-pecã, pekannüsse, pecannüsse, pecannoten,
      orzechy pekan, orzech pekan, pekanové ořechy, pekándió, nuci pecan, pekan orah, pekan orasi,
      pekannöt, pekannötter, pekannod, pekannødder, pecannodder, pekannott, pekaanipähkinä,
      pekanriesutai, pikan cevizi, carya illinoensis, pralines new orleans
    `,
  }),
  'pine-nut': vocabularyOf({
    abroad: `
      pignons, pignons de pin, piñon, piñones, pinhão, pinhões, pinoli di cedro, pinienkerne,
      pijnboompitten, pijnboompit, orzeszki pinii, orzeszki piniowe, piniové oříšky, fenyőmag,
      seminte de pin, pinjoli, pinjole, pinjenkjerner, pinjekjerner, pinjekerner, pinjenötter,
      pinjekärnor, pinjansiemen, pinjansiemenet, pinjansiemenia, dolmalik fistik, çam fıstığı,
      cam fistiklari, koukounari, koukounaria, kedro pinijos, pinijas, piinia, cedar nut,
      siberian pine nut, siberian cedar nut, stone pine nut, pignola, pignolias
    `,
    products: `
      pesto alla siciliana, pesto verde, pestosauce, pesto rosso, grönpesto, pesto calabrese
    `,
  }),
  pistachio: vocabularyOf({
    abroad: `
      pistaches grillees, pate de pistache, pistachos, pistacho verde, pistacchi di bronte,
      pistachen, pistaziencreme, pistazienkerne, pistazienmark, pistachenoot, pistachenoten,
      pistachepasta, pistacje, pistacja, pistacjowy, pistácie, pistaciove, pisztácia, fistic,
      pistacija, pistacije, pistácio, pistasch, pistaschnot, pistaschnotter, pistagenöt,
      pistagenötter, pistacienod, pistacienødder, pistasjnott, pistasjnøtter, pistasjenotter,
      pistaasi, pistaasipähkinä, fıstığı, antep fıstığı, samfistigi, şam fıstığı,
      fistikia aiginis, fystikia, pistacijos, pistaatsia, pistatxo, pistacho iranio, pistachois
    `,
    products: 'pistachio cream, pistachio butter',
    dishes: `
      cassata siciliana
    `,
  }),
  walnut: vocabularyOf({
    abroad: `
      noix seche, noix de perigord, cerneaux, poudre de noix, nueces peladas,
      nueces de california, noci sgusciate, gherigli di noce, nozes descascadas, miolo de noz,
      walnüsse, walnusskerne, walnusshälften, baumnüsse, okkernoten, walnoten, orzechy włoskie,
      wloskie orzechy, orzechów, vlašské ořechy, vlasske, dio bel, dióbél, nuci, nucă,
      miez de nuca, orasi, orah, orahi, orehi, oreh, orehova jedrca, valnötter, valnöt, valnod,
      valnødder, valnøtt, saksanpähkinä, saksanpahkinat, ceviz içi, karydia, karydi,
      graikiniai riesutai, graikiški riešutai, valrieksti, kreeka pahkel, kreeka pahklid,
      juglans nigra, carpathian walnut, pickled walnut
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
      châtaigne, farine de chataigne, puree de marrons, creme de chataigne, castañas,
      harina de castana, pure de castanas, castagne secche, marroni canditi, castanhas,
      farinha de castanha, edelkastanie, maronenpuree, maronencreme, maroni, kastanienmehl,
      tamme kastanjes, kastanjes, kastanjepuree, kasztany, kasztany jadalne, kaštany,
      jedle kastany, gesztenye, gesztenyepüré, castane, kesten, kestena, kestenpire, kastanj,
      kastanjer, kastanjepure, kastanja, kastanjat, aitokastanja, kestane ezmesi, kestane sekeri,
      kastana, kastonai, kastani, castanyes, castanea, castanea crenata, castanea mollissima
    `,
    innocent: 'kastanjechampignon, castanhas do para',
  }),
  'other-tree-nut': vocabularyOf({
    abroad: `
      gland doux, farine de gland, bolota, farinha de bolota, eichelkaffee, eichelmehl, eichel,
      bucheckernol, beukennoot, beukennootjes, bukiew, bukvice, bukovky, zaludy, zołędzie,
      faggiola, faggiole, hickorynuss, kemirinoot, kemiri nut, java almond, canarium,
      canarium indicum, canarium ovatum, terminalia catappa, tropical almond, indian almond,
      cream nuts, pequi, bunya, araucaria nut, monkey puzzle nut, quandong, quandong nut, hayuco,
      fabuco, shea kernel, shea stearin, shea olein, illipe butter
    `,
  }),
  coconut: vocabularyOf({
    abroad: `
      noix de coco rapee, coco râpé, huile de coco, eau de coco, creme de coco, aceite de coco,
      harina de coco, coco deshidratado, olio di cocco, crema di cocco, cocco rape,
      cocco grattugiato, óleo de coco, agua de coco, farinha de coco, kokosöl, kokosfett,
      kokosmus, kokosblütenzucker, kokoswasser, kokosmehl, kokosnussöl, kokosolie, kokosrasp,
      kokosnoot, kokosvet, kokosbloesemsuiker, klapper, klappermelk, santen, olej kokosowy,
      mleko kokosowe, wiorki, kokosowe, kokosowa, mleczko kokosowe, kokosový, kokosova, kokosové,
      kokosove mleko, kokosovy olej, kókusz, kókuszzsír, kókusztej, kókuszreszelék, ulei de cocos,
      nucă de cocos, fulgi de cocos, kokosovo ulje, kokosovo brasno, kokosolja, kokosflingor,
      kokosmjölk, kokosgradde, kokosnöt, kokosmel, kokosnød, kokosflager, kokosmælk, kokosnøtt,
      kookos, kookoshiutale, kookosmaito, kookosöljy, kookospahkina, kookosrasva, hindistancevizi,
      hindistan cevizi yagi, karyda, ladi karydas, kokosu rieksts, kokosai, kokosu aliejus,
      kookospahkel, kookosoli, nước cốt dừa, dua kho, minyak kelapa, lubi, langis ng niyog,
      gata ng niyog, maphrao, kelapa parut, kerisik
    `,
  }),
  peanut: vocabularyOf({
    abroad: `
      cacahuètes, cacahouètes, huile d'arachide, pate d'arachide, beurre d'arachide, cacahuates,
      crema de cacahuete, aceite de cacahuete, cacauet, avellana americana, manises, erdnüsse,
      erdnußmus, erdnussmehl, erdnusskerne, erdnußöl, erdnussprotein, pinda's, pindanoten,
      pindaolie, aardnoot, aardnoten, grondnoten, amendoins, mancarra, olio di arachide,
      olio di arachidi, burro di arachidi, spagnolette, orzeszki arachidowe, arachidowy,
      arachidowe, orzechy ziemne, orzechy arachidowe, fistaszki, maslo orzechowe, arašídy,
      arašídové, podzemnice olejna, podzemnica, földimogyoró, amerikai mogyoró, mogyoróvaj,
      arahide, unt de arahide, alune de pamant, kikiriki, kikirikija, kikiriki maslac, jordnöt,
      jordnötter, jordnötssmör, jordnødder, peanøtter, peanøttsmør, maapähkinä, maapahkinaa,
      maapahkinat, maapähkinöitä, maapahkinavoi, yerfıstığı, yer fıstığı, fıstık ezmesi,
      fistikia arapika, arachidovoutyro, žemės riešutai, arachisai, zemesrieksti, zemesriekstu,
      maapahklid, maapahkel, đậu phộng, lac rang, mani tostado, mani salado, kacang,
      kacang goreng, bumbu kacang, kuah kacang, saus kacang, nilakadala, nilagadalai, shenga,
      shengdane, tua lisong, thua lisong, ttangkong, hua sheng mi, arachis butter, runner peanut,
      virginia peanut, spanish peanut
    `,
    products: `
      suya spice, peanut dressing
    `,
    dishes: `
      erdnussflips, peanut flips, bamba snack, peanut punch, suya, yaji, nkatie cake,
      groundnut stew, groundnut soup, domoda, peanut stew, peanut soup, mr goodbar, peanut chew,
      peanut cluster, boiled peanut, satay chicken, sate ayam, saus sate, kari ayam kacang,
      karedok, pecel, ketoprak, siomay, pindasaus, satésaus, bumbu pecel, rojak, turron de mani,
      sopa de mani, salsa de mani, palanqueta, mazapan de cacahuate, pé de moleque, kutchi dabeli
    `,
    innocent: `
      kacang hijau, kacang merah, kacang panjang, kacang polong, kacang kedelai, kacang mede
    `,
  }),
}

/** Nuts of no one kind, in further languages. */
export const furtherAnyNut = vocabularyOf({
  abroad: `
    fruits secs a coque, frutos de cáscara, frutos secos con cascara, fruta seca con cascara,
    fruita seca, frutta secca a guscio, frutta con guscio, frutos de casca rígida, nussmus,
    nussmix, nusspaste, nusskerne, nussecken, nussmischungen, nootmuskaatvrij, notenpasta,
    notenmix, notenboter, gemengde noten, noten en pinda's, studentenhaver, orzechy mieszane,
    mieszanka orzechowa, orzechowa, orzechowy, ořechy, ořechová, orechove, oříšky, orechove maslo,
    orechy mix, orechov, diófélék, csonthéjasok, fructe cu coaja, fructe cu coajă lemnoasa,
    orašasto voće, orašasti plodovi, oraščići, nötter, nötmix, nødder, nøddemix, nottemix,
    nøtteblanding, pähkinä, pähkinät, pähkinää, pähkinöitä, pähkinäsekoitus, sert kabuklu meyve,
    sert kabuklu yemis, kuruyemiş, xiroi karpoi, xirous karpous, karpoi me kelyfos, riešutai,
    riešutų, rieksti, riekstu, riekstus, pähklid, pahkleid, fruits de closca, fruitu lehorrak,
    kacang pohon, hat qua kho
  `,
})
