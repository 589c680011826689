import { vocabularyOf } from '../vocabulary-of.ts'

export const sesameVocabulary = vocabularyOf({
  itself: `
    sésame, sesame seed, sesame oil, sesame paste, sesame flour, sesame salt, sesame butter,
    toasted sesame oil, black sesame, white sesame, sesami, seasame, sesamum indicum, sesamöl,
    sesamolin, tahini, tahina, tahin, tehina, tahine, tahineh, benne, benne seed, benniseed,
    gingelly, gingelly oil, gingili, til, til oil, teel, tilkut, til ladoo, til laddu, tilgul,
    gajak, rewri, revdi, simsim, sim sim, gomasio, gomashio, gomasalt, goma, goma dare, gomae,
    goma ae, kurogoma, shirogoma, nerigoma
  `,
  abroad: `
    ufuta, wijen, sesamsamen, sesampaste, sesamsaat, sesamsaad, sezam, sezamowy, sezamowa,
    semilla de sesamo, aceite de sesamo, graine de sesame, huile de sesame, semi di sesamo,
    olio di sesamo, gergelim, oleo de gergelim, susam, kunjed, kunjit, konjed, ellu, nuvvulu,
    nallennai, zhima, zhi ma, zhimajiang, ma you, mayou, chamgireum, kkae, sumsum, simsem,
    jinjelan, jaljlan, me den, 芝麻, 麻油, 麻酱, 麻醬, 胡麻, ごま, ゴマ, 참깨, 참기름, 깨, кунжут, кунжутный, тахини,
    سمسم, طحينة, طحينية, تل کے بیج, तिल, שומשום, טחינה, σουσάμι, ταχίνι, งา
  `,
  products: `
    halva, halvah, chalva, helva, tahini halva, hummus, humus, hommus, houmous, houmus, hummous,
    humous, baba ganoush, baba ghanoush, baba ganouj, mutabal, tarator, za'atar, zaatar, zatar,
    zahtar, dukkah, duqqa, dukka, furikake, shichimi togarashi, togarashi, everything bagel,
    everything seasoning, everything but the bagel, pasteli, sesame snap, sesame stick,
    sesame noodle, benne wafer, simit, koulouri, barazek, sesame chicken, dan dan noodle,
    tantanmen, bibimbap, japchae, bulgogi
  `,
  dishes: `falafel, gyoza, sushi roll, sushi`,
  checkLabel: `
    bread, white bread, whole wheat bread, seeded bread, multigrain bread, bun, burger bun,
    hot dog bun, hamburger bun, dinner roll, bread roll, breadcrumb, bread crumb, panko, crouton,
    bagel, english muffin, pita, pita bread, naan, flatbread, lavash, breadstick, grissini,
    cracker, rice cracker, melba toast, pretzel, granola, granola bar, muesli, cereal bar,
    protein bar, energy bar, energy ball, breakfast cereal, seed mix, mixed seed, veggie burger,
    vegan burger, falafel, falafel mix, stir fry sauce, teriyaki, teriyaki sauce, hoisin,
    hoisin sauce, gochujang, ssamjang, asian dressing, asian marinade, marinade, chili oil crisp,
    chili crisp, chilli crisp, kimchi, sushi, egg roll, wonton, dumpling, noodle sauce,
    spice blend, seasoning blend, gluten free bread, natural flavoring, natural flavouring,
    natural flavor, nougat, candy, turkish delight, 🍔, 🥯, 🍞, 🥙, 🍣, 🌭
  `,
  innocent: `
    graham cracker, sesame street, open sesame, sushi mat, sushi vinegar, cracker jack, bun tin
  `,
})
