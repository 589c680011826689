import { vocabularyOf } from '../vocabulary-of.ts'

/** Shapes of pasta, breads and pastries of wheat that older lists lack. */
export const rarerPastasAndBreads = vocabularyOf({
  products: `
    anelli, bavettine, bombolotti, bucatoni, canestri, cannelli, canule, capelli d'angelo, cappellacci,
    cencioni, ciriole, creste di gallo, creste di galli, ditaloni, eliche, elicoidali, farfallone,
    farfalloni, fettuccelle, fregnacce, gigli, gomiti, gomito, grattoni, grattini, lumachine,
    maccheroncelli, mafalda, mafalde, marille, messinesi, mezzani, midolline, occhi di pernice,
    occhi di passero, pennoncini, pericolelle, pillus, pipe rigate, puntalette, quadrefiore, racchette,
    reginetti, ricciolini, ricciutelle, ruote, sacchetti, sagnarelli, sagnette, sedani rigati, sedanini,
    spaccatelle, spiralini, spirali, spiralotti, stortini, strangolapreti, strichetti, su filindeu,
    tagliardi, tempestine, torchio, trenne, trennette, trivelle, trottole, tubini, tuffoli, umbricelli,
    chifferi, anolini, agnolini, fagottini, pansoti, tordelli, tortellacci, barbajuan, halusky, gnudi,
    liangpi, mee pok, mee kia, mie ayam, laghman, lagman, saimin, balep korkun, barmbrack, bazlama,
    bhatoora, bolo do caco, boule, brown loaf, christopsomo, cinnamon roll, coppia ferrarese, cramique,
    filone, fruit loaf, kalach, malooga, manchet, mohnflesserl, obwarzanek, pambazo,
    pan de coco, pan de mallorca, pan de yema, pan rustico, panbrioche, panfocaccia, parotta, paximathia,
    petit pain, prosphora, qistibi, rundstykke, samoon, shirmal, toutons, zopf, pikelet, danish dough,
    chocolate sponge, bath oliver, tim tam, khakhra, semiya, daliya, frekeh, nama fu, kishk, keshkek,
    weichweizen, vetekross, vetesurdeg, ovomaltine, angel cake, lady finger
  `,
  dishes: `
    thukpa, bara brith, springerle, krumkake, alfajor, alfajores, croquembouche, sachertorte, baumkuchen,
    berliner pfannkuchen, kanafeh, shahi tukda, mooncake, castella, ashure, kutia, koliva, spring roll
  `,
  innocent: 'anelli di calamaro, anelli di totano, anelli di seppia, cannelli bean',
})
