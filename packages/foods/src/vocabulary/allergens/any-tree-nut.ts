import { vocabularyOf } from '../vocabulary-of.ts'

/** Words for nuts of no one kind: each tree nut is kept out by them. */
export const anyTreeNutVocabulary = vocabularyOf({
  itself: `
    tree nut, treenut, nut butter, nut meal, nut flour, nut paste, nut milk, nut oil, nut cheese,
    nut cream, nut piece, nutmeat, nut meat, nut crumb, nut crust, nut roast, nut loaf,
    nut cutlet, nut bar, nut extract
  `,
  abroad: `
    fruit secos, frutos secos, fruits à coque, noix melange, schalenfrüchte, schalenfrucht, nüsse,
    nussmischung, noten, frutta a guscio, frutta secca, frutos de casca rija, oleaginosas, mewa,
    sukha mewa, jianguo, jian guo, mukassarat, nattsu, nattsurui, 坚果, 堅果, ナッツ, 견과류, 견과, орехи,
    орех, مكسرات, אגוזים, ξηροί καρποί
  `,
  products: `
    nut, mixed nut, chopped nut, assorted nut, toasted nut, roasted nut, salted nut, cocktail nut,
    trail mix, nut mix, student mix, praline, gianduja, gianduia, dukkah, duqqa, dukka, nutty,
    nut brittle, studentenfutter
  `,
  dishes: `baklava, fruit cake, fruitcake, biscotti, florentine, energy ball`,
  checkLabel: `
    granola, granola bar, muesli, muesli bar, cereal bar, protein bar, energy ball, energy bar,
    energy bite, snack bar, nougat, turron, torrone, marzipan, chocolate, chocolate bar,
    chocolate chip, dark chocolate, chocolate spread, candy, brownie, cookie, biscotti, romesco,
    mole sauce, korma, halva, halwa, kulfi, barfi, burfi, ice cream, panforte, stollen, lebkuchen,
    mortadella, vegan cheese, dairy free cheese, plant based cheese, vegan parmesan,
    vegan cream cheese, dairy free cream cheese, vegan yogurt, plant based yogurt,
    dairy free yogurt, vegan butter, seeded bread, multigrain bread, 🍫, 🍪
  `,
  innocent: `
    tiger nut, tigernut, soy nut, soy nut butter, corn nut, betel nut, cola nut, kola nut,
    gingernut, ginger nut, water nut, ground nut, ground nut oil, pea nut, monkey nut, beer nut,
    wing nut, grape nut, nu nut, artificial nut, plumpy nut, nut brown, nut sized, nut of butter,
    crunchy nut cornflakes, lug nut
  `,
})
