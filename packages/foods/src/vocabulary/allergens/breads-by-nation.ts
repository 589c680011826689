import { listTerms } from '../list-terms.ts'

const nations = listTerms(`
  afghan, arabic, armenian, cuban, danish, dutch, english, finnish, french, georgian, german, greek, hawaiian,
  hungarian, indian, irish, italian, jewish, lebanese, norwegian, parisian, persian, polish,
  portuguese, russian, scottish, sicilian, spanish, swedish, syrian, tunisian, turkish, tuscan,
  ukrainian, vienna, viennese
`)
const kinds = listTerms(`
  artisan, bakery, bloomer, country, country style, cottage, crusty, farmhouse, hearth, homestyle, peasant,
  rustic, sandwich, sub, submarine, hoagie, hero, po boy, tin, toasting, wholegrain, wholemeal
`)
const loaves = listTerms('loaf, roll, bread, bun, baguette, boule, batard, breadstick, flatbread')

/** Bread by where it comes from or how it is baked: "Italian loaf", "crusty rolls", "loaf of French". */
export const breadsByNation: readonly string[] = [
  ...nations.flatMap((nation) => loaves.map((loaf) => `${nation} ${loaf}`)),
  ...nations.flatMap((nation) => [`loaf ${nation}`, `loaf of ${nation}`]),
  ...kinds.flatMap((kind) => ['loaf', 'roll', 'bread', 'bun'].map((loaf) => `${kind} ${loaf}`)),
]
