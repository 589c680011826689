import { vocabularyOf } from '../vocabulary-of.ts'

export const crustaceanVocabulary = vocabularyOf({
  itself: `
    crustacean, shellfish, shell fish, shrimp, prawn, king prawn, tiger prawn, jumbo shrimp,
    rock shrimp, dried shrimp, shrimp paste, shrimp powder, shrimp stock, crab, crabmeat,
    crab meat, crab cake, dungeness, dungeness crab, king crab, snow crab, soft shell crab,
    blue crab, spider crab, brown crab, stone crab, lobster, lobster tail, spiny lobster,
    rock lobster, slipper lobster, squat lobster, norway lobster, langoustine, langouste,
    langostino, scampi, crayfish, crawfish, cray fish, craw fish, crawdad, crawdaddy, yabby,
    marron crayfish, moreton bay bug, balmain bug, barnacle, goose barnacle, percebes,
    gooseneck barnacle, krill, krill oil, mantis shrimp, copepod
  `,
  abroad: `
    ecrevisse, crevette, crevette grise, homard, crabe, tourteau, araignee de mer, etrille, gamba,
    camarón, camarones, cangrejo, bogavante, centollo, buey de mar, cigala, langosta, carabinero,
    quisquilla, crustáceos, krebs, krebstier, krebstiere, garnele, garnelen, krabbe, krabben,
    hummer, languste, krustentier, krustentiere, flusskrebs, gamberi, gambero, gamberetti,
    gamberetto, mazzancolle, granchio, aragosta, astice, scampo, crostacei, crostaceo, camarão,
    camarões, caranguejo, lagosta, sapateira, lagostim, garnaal, garnalen, krab, kreeft, krewetka,
    krewetki, raki rzeczne, reke, reje, rejer, räkor, krabba, rapu, katkarapu, karides, istakoz,
    yengec, jhinga, jheenga, chingri, prawn masala, chemmeen, kekda, kekra, rubyan, robyan,
    jambari, gambari, saratan crab, kaburia, xiami, xia mi, xiajiang, longxia, long xia, pangxie,
    pang xie, xie rou, ebi, amaebi, kani, kurumaebi, isebi, ise ebi, sakura ebi, shako, belacan,
    belachan, blachan, terasi, trassi, kapi shrimp, mam tom, mam ruoc, bagoong alamang, alamang,
    hae bee, haebee, saeujeot, saeu jeot, chitin, chitosan, glucosamine, penaeus, litopenaeus,
    litopenaeus vannamei, fenneropenaeus, metapenaeus, parapenaeus, farfantepenaeus, melicertus,
    marsupenaeus, pleoticus, plesiopenaeus, plesionika, aristeus, aristaeomorpha, aristaeopsis,
    pandalus, pandalus borealis, crangon, crangon crangon, palaemon, macrobrachium, heterocarpus,
    xiphopenaeus, solenocera, trachypenaeus, artemesia longinaris, nephrops, nephrops norvegicus,
    homarus, homarus americanus, homarus gammarus, palinurus, panulirus, jasus, scyllarides,
    thenus, munida, pleuroncodes, cervimunida, metanephrops, procambarus, procambarus clarkii,
    astacus, astacus astacus, pacifastacus, cherax, cancer pagurus, metacarcinus, callinectes,
    portunus, portunus pelagicus, scylla serrata, maja squinado, maia squinado, chionoecetes,
    chionoecetes opilio, paralithodes, paralithodes camtschaticus, lithodes, paralomis, nécora,
    carcinus, geryon, chaceon, eriocheir, pollicipes, euphausia, euphausia superba, squilla, 虾, 蝦,
    龙虾, 龍蝦, 螃蟹, 蟹, 虾米, 海老, えび, エビ, かに, カニ, ロブスター, 새우, 게, 가재, 랍스터, креветка, креветки, краб, крабы,
    омар, раки, روبيان, جمبري, كابوريا, سلطعون, جھینگا, کیکڑا, झींगा, केकड़ा, חסילון, שרימפס,
    סרטן, γαρίδα, γαρίδες, καβούρι, αστακός, กุ้ง, ปู, 🦐, 🦞, 🦀, 🍤
  `,
  products: `
    seafood, sea food, seafood mix, seafood stock, seafood medley, fruits de mer, mariscos,
    meeresfruchte, frutti di mare, crab rangoon, shrimp scampi, etouffee, prawn cracker,
    shrimp chip, shrimp cracker, krupuk, kerupuk, bouillabaisse, cioppino, lobster bisque, bisque,
    har gow, shumai shrimp, newburg, thermidor, surf and turf, okonomiyaki, xo sauce, nam prik,
    sambal belacan, tom yum, laksa, jambalaya, prawn cocktail, cocktail de camarones,
    ceviche mixto, paella de marisco, she crab soup
  `,
  dishes: 'paella, gumbo, pad thai, spring roll, nasi goreng',
  checkLabel: `
    surimi, kamaboko, crab stick, imitation crab, krab stick, kanikama, seafood stick, fish stock,
    fish sauce, fish ball, fish cake, thai curry paste, red curry paste, green curry paste,
    panang curry paste, sambal, sambal oelek, stir fry sauce, furikake, seafood seasoning,
    crab boil, won ton, wonton, dumpling, siu mai, shumai, egg roll, 🍱, 🍣
  `,
  innocent: `
    crab apple, crabapple, crab grass, crab shell mushroom, vegan prawn, vegan shrimp
  `,
})
