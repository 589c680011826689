import { vocabularyOf } from '../vocabulary-of.ts'

/** Almonds, and the sweets and liqueurs made of them. */
export const almondVocabulary = vocabularyOf({
  itself: `
    almond, almond milk, almond butter, almond flour, almond meal, almond paste, almond oil,
    almond extract, almond drink, ground almond, flaked almond, sliced almond, slivered almond,
    marcona, prunus dulcis, prunus amygdalus, amygdalus, bitter almond
  `,
  abroad: `
    amande, poudre d'amande, amandine, almendra, almendrado, mandel, mandeln, mandelmus,
    mandelmehl, gebrannte mandel, mandorla, mandorle, amendoa, amandel, amandelspijs, migdal,
    migdaly, badam, badaam, mamra, xingren, xing ren, amondo, aamondo, lawz, louz, loz, badem,
    mandula, 杏仁, 扁桃仁, 巴旦木, アーモンド, 아몬드, миндаль, لوز, بادام, बादाम, שקד, שקדים, αμύγδαλο, αμύγδαλα
  `,
  products: `
    marzipan, mazapan, massepain, persipan, marchpane, frangipane, frangipan, bakewell,
    bakewell tart, amaretti, amaretto, orgeat, macaron, french macaroon, ricciarelli, turron,
    torrone, jordan almond, dragee, sugared almond, calisson, amygdalota, financier, dacquoise,
    romesco, ajo blanco, noghl, badam milk, badam halwa, mandelhornchen, mandelbrot, almond roca,
    linzer, linzer torte, praline, nougat, nut milk
  `,
  dishes: `galette des rois, pithivier, stollen, biscotti, simnel cake, battenberg, macaroon`,
  checkLabel: `
    pesto, apricot kernel, korma, granola, muesli, cereal bar, mortadella, chocolate, plant milk,
    plant based milk, dairy free milk, non dairy milk, nondairy milk, vegan milk,
    milk alternative, gluten free flour blend, gluten free baking mix
  `,
  innocent: `almond shaped, almond eyed`,
})
