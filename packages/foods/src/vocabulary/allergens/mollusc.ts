import { vocabularyOf } from '../vocabulary-of.ts'

/** Bivalves, squid, octopus, snails and oyster sauce. */
export const molluscVocabulary = vocabularyOf({
  itself: `
    mollusc, mollusk, molusc, shellfish, shell fish, bivalve, cephalopod, gastropod, abalone,
    paua, ormer, clam, clam juice, clamato, clam chowder, littleneck, littleneck clam,
    cherrystone, quahog, geoduck, razor clam, steamer clam, manila clam, surf clam, cockle, conch,
    scungilli, queen conch, cuttlefish, cuttle fish, cuttlefish ink, squid ink, calamari, calamar,
    squid, flying squid, loligo, octopus, octopi, baby octopus, nautilus, mussel,
    green lipped mussel, green shell mussel, oyster, oyster extract, rock oyster, pacific oyster,
    oyster sauce, smoked oyster, periwinkle, winkle, whelk, limpet, opihi, scallop, sea scallop,
    bay scallop, king scallop, queen scallop, queenie scallop, coquille st jacques,
    coquilles saint jacques, saint jacques, st jacques, pétoncles, snail, sea snail, land snail,
    escargot, helix, pen shell, ark shell, ark clam, carpet shell, venus clam, dog cockle,
    toheroa, pipi clam, tuatua, sea ear, turban shell, top shell, triton shell
  `,
  abroad: `
    moule, huître, palourde, praire, coque de mer, bulot, bigorneau, bigorneaux, couteau de mer,
    encornet, seiche, poulpe, pieuvre, calmar, supion, mollusque, ormeau, almeja, mejillón,
    mejillones, ostra, ostion, ostiones, berberecho, navaja, vieira, zamburiñas, calamares,
    chipiron, chipirones, sepia, jibia, choco fresco, chocos, pulpo, pulpitos, caracol, caracoles,
    molusco, pota, tinta de calamar, muschel, muscheln, miesmuschel, miesmuscheln, jakobsmuschel,
    jakobsmuscheln, venusmuschel, auster, austern, tintenfisch, kalmar, krake, weichtier,
    weichtiere, schnecke, schnecken, weinbergschnecke, cozza, cozze, vongola, vongole, ostrica,
    ostriche, capasanta, capesante, calamaro, totano, totani, seppia, seppie, nero di seppia,
    polpo, polpi, polipo, moscardino, moscardini, lumaca, lumache, mollusco, molluschi, fasolari,
    cannolicchi, telline, ameijoa, mexilhão, mexilhões, lula, polvo, choco tinta, berbigao,
    mossel, mosselen, oester, inktvis, malze, kalmary, ośmiornica, ostrygi, blaskspruta,
    bläckfisk, blasksprut, musling, muslinger, blæksprutte, ostrón, simpukka, mustekala, midye,
    kalamar, ahtapot, istiridye, murekkep baligi, seepi, teesariya, koonthal, kallumakkaya,
    balah al bahr, habbar, sabidaj, akhtabut, ikhtaboot, geli, ge li, haoyou, hao you,
    haoyou sauce, sheng hao, shan bei, shanbei, youyu, you yu, moyu, mo yu, zhang yu, zhangyu,
    bao yu, baoyu, luosi, luo si, ika, surume, surume ika, tako, madako, hotate, hotategai, asari,
    hamaguri, shijimi, kaki furai, awabi, sazae, hokkigai, mirugai, akagai, torigai, tsubugai,
    tairagi, mytilus, mytilus edulis, mytilus galloprovincialis, mytilus chilensis, perna,
    perna canaliculus, perna viridis, ostrea, ostrea edulis, crassostrea, crassostrea gigas,
    magallana, saccostrea, pecten, pecten maximus, argopecten, argopecten purpuratus, placopecten,
    placopecten magellanicus, aequipecten, chlamys, zygochlamys, mimachlamys, patinopecten,
    mizuhopecten, bractechlamys, bractechlamys vexillum, amusium, ruditapes,
    ruditapes philippinarum, venerupis, tapes decussatus, venus verrucosa, chamelea,
    callista chione, meretrix, mercenaria, spisula, mactra, mesodesma, mesodesma donacium, donax,
    donax trunculus, ensis directus, solen marginatus, tagelus, cerastoderma, cerastoderma edule,
    acanthocardia, anadara, glycymeris, mya arenaria, arctica islandica, protothaca, paphia,
    tawera, eurhomalea, atrina, aulacomya, choromytilus, modiolus, haliotis, concholepas,
    strombus, buccinum, buccinum undatum, littorina, bolinus, hexaplex, murex, rapana,
    patella vulgata, cornu aspersum, helix pomatia, helix aspersa, achatina, sepia officinalis,
    sepiella, sepiella inermis, sepiola, rossia, loligo vulgaris, uroteuthis, doryteuthis, illex,
    illex argentinus, todarodes, todaropsis, ommastrephes, dosidicus, dosidicus gigas,
    nototodarus, berryteuthis, alloteuthis, octopus vulgaris, eledone, eledone cirrhosa,
    eledone moschata, amphioctopus, 牡蛎, 牡蠣, 蚝, 蠔, 蚝油, 蠔油, 蛤蜊, 蛤, 扇贝, 扇貝, 带子, 鱿鱼, 魷魚, 墨鱼, 墨魚, 章鱼,
    章魚, 八爪鱼, 鲍鱼, 鮑魚, 青口, 贻贝, 田螺, 螺, イカ, いか, タコ, たこ, カキ, あさり, アサリ, ホタテ, アワビ, 貝, 오징어, 문어, 낙지, 조개,
    홍합, 굴소스, 전복, мидии, устрица, устрицы, кальмар, осьминог, гребешок, моллюски, улитка, محار,
    بلح البحر, حبار, أخطبوط, سبيط, صدف, צדפות, קלמרי, תמנון, μύδια, καλαμάρι, χταπόδι, στρείδια,
    หอย, ปลาหมึก, 🦑, 🐙, 🦪, 🐌
  `,
  products: `
    seafood, sea food, seafood mix, seafood medley, fruits de mer, mariscos, meeresfruchte,
    frutti di mare, black pasta, nero pasta, takoyaki, oysters rockefeller, oyster stew, xo sauce,
    paella de marisco, bouillabaisse, cioppino, oyster flavored sauce, oyster flavoured sauce
  `,
  dishes: `paella`,
  checkLabel: `
    surimi, seafood stick, imitation crab, crab stick, fish stock, fish ball, fish sauce, hoisin,
    hoisin sauce, stir fry sauce, black bean sauce, bloody mary, seafood stock, squid ink pasta,
    okonomiyaki, chow mein, lo mein, 🍱
  `,
  innocent: `
    king oyster, vegetarian oyster sauce, mushroom oyster sauce, vegan oyster sauce,
    oyster cracker, oyster plant, oyster leaf, oyster blade, oyster steak, chicken oyster,
    mock oyster, prairie oyster, squash scallop, scallop potato, snail shaped, snail pasta,
    mussel shaped, clamshell, clam shell container, sepia tone, sepia toned, perna de frango,
    octopus sausage, octopus shaped
  `,
})
