import { vocabularyOf } from '../vocabulary-of.ts'

/** Egg, mustard, celery and sulphites: technical names, regional products and further languages. */
export const furtherMinorAllergens = {
  egg: vocabularyOf({
    itself: `
      avidin, ovoprotein, ovo protein, egg phospholipid, egg yolk oil, egg membrane,
      eggshell membrane, liquid egg, frozen egg, pasteurised egg, pasteurized egg, egg mix,
      egg blend, egg product, egg granule, egg crystal, ovalbumine, lysozym, lysozyme from egg,
      egg enzyme, e 1105, e 1105 lysozyme, silici albuminate, hydrolysed egg, egg peptide,
      ostrich egg, pigeon egg, pheasant egg, gull egg, emu egg, barn egg, salted duck egg,
      preserved egg, thousand year egg, pidan, tea egg, vitellus
    `,
    abroad: `
      oeuf entier, poudre d'oeuf, ovoproduit, albumine d'oeuf, huevo entero, huevo en polvo,
      huevo liquido, ovoproductos, albumina de huevo, claras, clara de huevo en polvo, ou sencer,
      uova intere, uovo intero, uova fresche, misto d'uovo, misto uova, tuorlo d'uovo, tuorli,
      albume d'uovo, albumi, ovoprodotti, uova in polvere, ovos inteiros, ovo em po,
      hühnereieiweiß, hühnereiklar, hühnervolleipulver, volleipulver, trockenei, eigelbpulver,
      eidotter, freilandeier, bodenhaltungseier, eierteigwaren, frischei, eiprodukt, kippenei,
      kippeneiwit, kippeneieren, scharrelei, scharreleieren, heelei, heel ei, eieren, eigeel,
      eierdooier, eidooier, eierpoeder, eipoeder, kippeneigeel, vrije uitloopeieren, żółtko jaja,
      zoltka jaj, białko jaja, bialka jaj, masa jajowa, jajeczna, jajeczne, jaj, jaja,
      proszek jajeczny, zoltko kurze, vejec, vaječný, vaječná, vaječné, vaječný bílek, žloutek,
      žloutky, vajce, vajcia, vajecny bielok, tojás, tojáspor, tojássárgája, tojásfehérje,
      tojáslé, ouă, galbenus de ou, gălbenuș, albus de ou, praf de oua, jaje, žumanjak, bjelanjak,
      belance, žumance, jajce, jajca, rumenjak, beljak, äggula, äggvita, äggpulver, helägg,
      aggviteprotein, æggeblomme, æggeblommer, æggehvide, aeggehvider, æggepulver, helæg,
      aeggeprodukt, skrabeæg, eggeplomme, eggehvite, eggepulver, eggmasse, kananmunaa,
      kananmunajauhe, munankeltuainen, munankeltuaista, munanvalkuainen, munanvalkuaista,
      munajauhe, kokomuna, muna tuote, yumurta tozu, yumurta akı, yumurta sarısı, auga,
      krokos avgou, asprodi, kiaušiniai, kiausinis, oliņas, munapulber, munakollane, munavalge,
      vezë, vezet, arrautza, telur ayam, itlog na maalat, trứng, khai, kai khai, ranō,
      anda bhurji, dim egg
    `,
    products: `
      crema catalana, crema pasticcera, egg mayonnaise, baiser, maräng, boudoir biscuit, majonez,
      majonäs, majones, majoneesi, mayonez, majonéza, sauce tartare, sauce bearnaise,
      sauce mousseline, sauce hollandaise, hollandaisesauce, sauce choron, sauce maltaise,
      pastéis de nata
    `,
    dishes: `
      madeira cake, victoria sponge, bundt cake, lemon meringue pie, key lime pie, custard pie,
      egg pie, yule log, buche de noel, roulade, tres leches cake, japanese pancake,
      bubble waffle, monte cristo, strata, kedgeree, nicoise salad, cobb salad, gado gado,
      avgolemono, natillas, zabaione, zuppa inglese, île flottante, oeufs a la neige,
      floating island, menemen, kuku sabzi, egg curry, egg custard tart, egg tart, dan tat,
      quindim, fios de ovos, ovos moles, toucinho do ceu, tocino de cielo, tocinillo de cielo,
      huevo hilado, yemas de santa teresa, huevos fritos, revuelto, kaiserschmarrn, palatschinke,
      eggs florentine, egg muffin, egg bite, egg white bite, egg patty, eiernudeln, tajarin,
      tagliatelle fresche, all'uovo, pasta aux oeufs, pates aux oeufs, eierspatzle, nokedli,
      suspiros, schaumkuss, schokokuss, mohrenkopf, eischnee, bizet, marengs, dacquoise,
      marjolaine, langue de chat, madeleine, tuile, financier, canele, cannele, gougere,
      paris brest, saint honore, religieuse, chouquette, tatarska omacka, mousseline, rouille,
      ranch dip with egg, salad cream, sandwich spread, egg salad sandwich, ham and eggs,
      croque madame, huevos motulenos, machaca con huevo, egg foo yung, tamago sando,
      onsen tamago, ajitsuke tamago, omurice, dashimaki, castella, kasutera, gyeran jjim,
      gyeranmari, kaya jam, serikaya, srikaya, egg drop, egg coffee, pudim, papos de anjo,
      siete leches, semifreddo, spoom
    `,
    innocent: '',
  }),
  mustard: vocabularyOf({
    itself: `
      mustard extract, mustard essential oil, mustard paste, mustard bran, mustard cream,
      mustard vinaigrette, mustard pickle, mustard sprout, mustard crust, mustard rub,
      english mustard, wholegrain mustard, whole grain mustard, yellow mustard, brown mustard,
      black mustard, white mustard, creole mustard, spicy brown, honey dijon, mustards,
      hot mustard, pickled mustard green, pickled mustard, zha cai, zhacai, meigan cai, meicai,
      mei cai, xue cai, xuecai, mostarda veneta, sinalbin, sinigrin, allyl isothiocyanate,
      brassica alba, brassica hirta, brassica carinata
    `,
    abroad: `
      graines de moutarde, farine de moutarde, tegument de moutarde, moutarde a l'ancienne,
      moutardes, huile de moutarde, mostaza en grano, harina de mostaza, mostaza antigua,
      semillas de mostaza, aceite de mostaza, senape in grani, farina di senape,
      semi di senape gialla, olio di senape, mostarda em grao, grãos de mostarda,
      sementes de mostarda, farinha de mostarda, senfkörner, senfpulver, senföl, senfschale,
      senfschalen, senfkleie, senfsauce, senfsaaten, süßer senf, gelbsenf, gelbsenfmehl,
      branntweinessig senf, dijonsenf, gelbe senfkorner, mosterdpoeder, mosterdmeel, mosterdbloem,
      mosterdolie, mosterdsaus, nasiona gorczycy, gorczyca biala, gorczycy, maka gorczyczna,
      ziarno gorczycy, musztardowy, musztardowa, sos musztardowy, hořčičné semínko,
      horcicna mouka, hořčičná, horčica, horcicne semienko, horčičné, mustár, mustármag,
      mustárliszt, semințe de muștar, boabe de mustar, faina de mustar, gorušica, senf,
      zrno gorusice, gorcicno zrno, gorčica, senapskorn, senapsmjöl, senapspulver, sennepsfrø,
      sennepskorn, sennepsmel, sennepspulver, sinapinsiemenet, sinapinsiemenia, sinappijauhe,
      sinappia, sinapinsiemenjauhe, hardal tozu, hardal tohumu, moustarda, sinapi, sinapokokkos,
      garstyčios, garstyciu, sinepes, sinepju, sinepes seklas, sinep, sinepiseemned, mostassa,
      ziape, mù tạt, hạt mù tạt, sawi mustard, biji sesawi, mostasa, sawi asin, rai kuria,
      raya sarson, sarson tel, kasaundi, kashundi, kadugu oil, ava pindi, aavakaya, avakaya
    `,
    products: `
      savora, maille, sauce moutarde, sauce dijonnaise, sauce ravigote, gravlax sauce, rævesauce,
      remouladensauce, remouladesaus, remoulad, honey mustard sauce, mustard mayo, comeback sauce,
      sauce gribiche, celeri remoulade, panch puran, paanch phoron
    `,
    dishes: `
      tewkesbury mustard, pommery mustard, grey poupon dijon, plochman, french's yellow, gulden's,
      coleman's, lapin moutarde, ravigote, gravlaxsas, hovmästarsås, hovmestersaus, raevesovs,
      mostarda di frutta, mostarda cremonese, vinaigrette moutarde, hot dog mustard, deli mustard,
      ballpark mustard, german mustard, panchforan, pancha phutana
    `,
  }),
  celery: vocabularyOf({
    itself: `
      celery extract, celery seed oil, celery concentrate, celery fibre, celery puree,
      celery flake, celery root powder, celeriac puree, celeriac remoulade, celeriac powder,
      celery leaves, celery rib, celery bunch, celery top, celery soup, cream of celery,
      celery juice powder, cultured celery, fermented celery, celery ferment, celery ketchup,
      cutting celery, leaf celery, wild celery seed, apium, apium rapaceum, root celery
    `,
    abroad: `
      céleri, céleri rave, céleri branche, celeris, feuille de celeri, graine de celeri,
      poudre de celeri, jus de celeri, apio en polvo, hojas de apio, semillas de apio, apio rama,
      apio bola, apio fresco, sedano in polvere, semi di sedano, foglie di sedano,
      gambo di sedano, coste di sedano, sedano disidratato, aipo em po, folhas de aipo,
      sementes de aipo, salsão, aipo bola, api rave, aipo nabo, selleriepulver, selleriewurzel,
      sellerieblätter, selleriesamen, selleriesaft, sellerieextrakt, staudensellerie,
      wurzelsellerie, schnittsellerie, selleriegrün, selderie, selderijzaad, selderijblad,
      selderijknol, selderijpoeder, snijselderij, bleekselder, groene selder, knolselder, selder,
      selderijzout, seler korzeniowy, seler naciowy, liść selera, nasiona selera, sol selerowa,
      korzen selera, celer, celeru, celerova sul, celerová, celerove, celerovy, miříkový celer,
      zeler, zellera, zeller, zellerpor, zellergumó, szárzeller, angolzeller, țelină,
      radacina de telina, apio telina, celera, korijen celera, list celera, stapkasti celer,
      celerov, bladselleri, selleripulver, selleriblad, sellerifrö, rotselleri, stangselleri,
      blegselleri, knoldsellerie, knollselleri, sellerirot, sellerisalt, lehtiselleri,
      juuriselleria, varsiselleri, selleria, sellerinsiemen, kereviz kökü, kereviz sapi,
      kereviz tozu, selino, selinoriza, sparto selino, salierai, salierų, saliero seklos,
      selerijas, seleriju, selleriseemned, juurseller, seledri, daun sup, daun seledri,
      kinchay leaf, cần tây, rau can, khuen chai, kheun chai, selori
    `,
    products: `
      soffritto misto, sofrito italiano, soepgroente, soepgroenten, włoszczyzna, suppengemüse,
      suppenwurze, suppengrün, vegeta, bloody caesar, caesar mix, pommes remoulade, v8 juice,
      clamato
    `,
    dishes: `
      soup green, sopgrönsaker, suppeurter, suppevisk, jardiniere, waldorfsalat, waldorfsalad,
      caponata, celery salad, cajun holy trinity, holy trinity mix, cream of celery soup,
      selleriesalat
    `,
  }),
  sulphites: vocabularyOf({
    itself: `
      sulphurous anhydride, sulfurous anhydride, sulfur dioxyde, sulphur dioxid, disulphite,
      disulfite, hydrogen sulfite, sodium hydrogen sulphite, sodium hydrogen sulfite,
      calcium hydrogen sulphite, calcium hydrogen sulfite, potassium hydrogen sulphite,
      potassium hydrogen sulfite, potassium sulphite, potassium sulfite, sodium disulphite,
      sodium disulfite, potassium pyrosulphite, sodium pyrosulphite, pyrosulphite, pyrosulfite,
      potassium disulphite, potassium disulfite, campden tablet, sulphiting agent,
      sulfiting agent, e 225, e 227, ins 221, ins 222, ins 224, ins 226, ins 227, ins 228,
      preservative 220, preservative 221, preservative 222, preservative 223, preservative 224,
      preservative 225, preservative 228, sulphured, sulfured, metabisulphites, métabisulfite
    `,
    abroad: `
      anhydride sulfureux, bisulfite de sodium, metabisulfite de sodium, disulfite de sodium,
      disulfite de potassium, sulfite de sodium, sulfite acide, dióxido de azufre,
      metabisulfito sodico, metabisulfito potasico, bisulfito sodico, bisulfito,
      anidride solforosa e solfiti, metabisolfito di sodio, metabisolfito di potassio, bisolfito,
      disolfito, diossido di zolfo, biossido di zolfo, dióxido de enxofre, metabissulfito,
      bissulfito, natriumsulfit, natriumhydrogensulfit, natriumdisulfit, kaliumdisulfit,
      kaliummetabisulfit, calciumsulfit, calciumhydrogensulfit, kaliumhydrogensulfit,
      sulfithaltig, schwefelig, natriummetabisulfiet, kaliummetabisulfiet, natriumsulfiet,
      natriumbisulfiet, dwusiarczan iv sodu, pirosiarczyn sodu, pirosiarczyn potasu, disiarczyn,
      wodorosiarczyn, siřičitan, siřičitany, oxid siřičitý, disiřičitan, pyrosiričitan, szulfit,
      szulfitok, kendioxid, kén-dioxid, natrium metabiszulfit, metabiszulfit, dioxid de sulf,
      dioxid de sulf si sulfiti, metabisulfit, metabisulfit de sodiu, sulfiți, sumporov dioksid,
      sumpor dioksid, sumpordioksid, sulfiter, svaveldioxid och sulfit, natriumbisulfit,
      svovldioxid og sulfitter, sulfitter, svoveldioksid, sulfitit, sulfiitit,
      natriummetabisulfiitti, natriumdisulfiitti, kaliummetabisulfiitti, kükürt dioksit,
      sulfitler, sodyum metabisulfit, potasyum metabisulfit, dioxeidio tou theiou,
      diokseidio tou theiou, theiodi, metadithioodi, sieros dioksidas, sulfitai, vaaveldioksiid,
      sulfitid, sofre dioxid, diòxid de sofre, belerang dioksida, sulfit dioksida,
      luu huynh dioxit
    `,
  }),
}
