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
    mandelmehl, gebrannte mandel, mandorla, mandorle, amêndoa, amandel, amandelspijs, migdal,
    migdały, badam, badaam, mamra, xingren, xing ren, amondo, aamondo, lawz, louz, loz, badem,
    mandula, 杏仁, 扁桃仁, 巴旦木, アーモンド, 아몬드, миндаль, لوز, بادام, बादाम, שקד, שקדים, αμύγδαλο, αμύγδαλα
  `,
  products: `
    marzipan, mazapan, massepain, persipan, marchpane, frangipane, frangipan, bakewell,
    bakewell tart, amaretti, amaretto, orgeat, macaron, french macaroon, ricciarelli, turron,
    torrone, jordan almond, dragées, sugared almond, calisson, amygdalota, financier, dacquoise,
    romesco, ajo blanco, noghl, badam milk, badam halwa, mandelhornchen, mandelbrot, almond roca,
    linzer, linzer torte, nougat
  `,
  dishes: 'galette des rois, pithivier, stollen, simnel cake, battenberg, macaroon',
  checkLabel: `
    pesto, apricot kernel, plant milk, plant based milk, dairy free milk, non dairy milk,
    nondairy milk, vegan milk, milk alternative, gluten free flour blend, gluten free baking mix
  `,
  innocent: `almond shaped, almond eyed`,
})
