import { vocabularyOf } from '../vocabulary-of.ts'

/** Peanuts, their oil and the dishes that are made of them. */
export const peanutVocabulary = vocabularyOf({
  itself: `
    peanut, peanut butter, peanut oil, peanut flour, peanut sauce, peanut paste, peanut protein,
    groundnut, ground nut, groundnut oil, monkey nut, goober, goober pea, beer nut, arachis,
    arachis oil, arachis hypogaea, arachic oil, arachide, arachidi
  `,
  abroad: `
    pea nut, penut, peanutt, penutt, cacahuet, cacaouette, maní, mantequilla de mani,
    erdnussbutter, pindakaas, amendoim, ginguba, mungfali, moongfali, mungphali, moongphali,
    moong phali, mumphali, singdana, sing dana, shengdana, verkadalai, kadalekai, palli chutney,
    huasheng, hua sheng, huashengyou, luohuasheng, rakkasei, nankinmame, piinattsu, pinattsu,
    ful sudani, fool sudani, foul sudani, foul soudani, ful soudani, fustuq abid, kacang tanah,
    orzech ziemny, orzeszki ziemne, arasid, phooli dana, nu nut, nunut, mandelona, artificial nut,
    flavored nut, peanut meal, pb2, pbfit, pbj, pb j, pb and j, pb and jelly, satay sauce,
    gado gado, reese, reese's pieces, peanut m m, snickers, butterfinger, nutter butter,
    payday bar, bamba, skippy, jif, cracker jack, crunchy nut cornflakes, maafe, mafe stew,
    kare kare, chikki, peanut brittle, paçoca, 花生, 落花生, 花生酱, 花生醬, 花生油, ピーナッツ, ピーナツ, 땅콩, арахис,
    فول سوداني, مونگ پھلی, मूंगफली, בוטנים, בוטן, αραχίδα, φιστίκια αράπικα, ถั่วลิสง, 🥜
  `,
  products: `
    satay, saté, sate sauce, mixed nut, cocktail nut, party nut, trail mix, nut mix, bombay mix,
    chevda, chivda, nut brittle, pad thai, kung pao, kung pao chicken, massaman, massaman curry,
    dan dan noodle, nutritional peanut paste, plumpy nut
  `,
  checkLabel: `
    nut, chopped nut, nut meat, nut butter, nut paste, nut piece, nut topping, granola,
    granola bar, muesli, cereal bar, protein bar, energy ball, energy bar, praline, marzipan,
    nougat, mole, mole sauce, mole poblano, enchilada sauce, egg roll, spring roll, chocolate,
    chocolate bar, chocolate chip, dark chocolate, candy, cookie, ice cream,
    hydrolysed plant protein, hydrolyzed plant protein, hydrolyzed vegetable protein,
    vegetable fat blend, asian dressing, chilli oil crisp, chili crisp, chilli crisp,
    african stew, 🍫, 🍪
  `,
  innocent: `
    tiger nut, tigernut, soy nut, soy nut butter, corn nut, betel nut, cola nut, kola nut,
    kukui nut, mani pedi, gingernut, ginger nut, water nut, peanut pumpkin, peanut squash
  `,
})
