import { listTerms } from '../list-terms.ts'

function kindsOf(head: string, kinds: string): string[] {
  return listTerms(kinds).map((kind) => `${kind} ${head}`)
}

/** Mushrooms by all their kinds, so that "oyster and shiitake mushrooms" can be read as a list of them. */
export const mushroomKinds: readonly string[] = kindsOf(
  'mushroom',
  `
    beech, black, black trumpet, blue oyster, brown, brown beech, button, cep, chanterelle,
    chestnut, chestnut button, chicken of the woods, cloud ear, cremini, crimini, criminis, domestic,
    enoki, enokitake, exotic, field, forest, golden oyster, hedgehog, hen of the woods, king oyster,
    king trumpet, lion's mane, lobster, maitake, matsutake, mixed, morel, nameko, oyster, paddy straw,
    pearl oyster, pioppini, pioppino, pink oyster, pom pom, porcini, porcino, portabella, portobella,
    portobello, royal trumpet, shiitake, shimeji, shitake, snow, straw, swiss brown, trumpet,
    white, white beech, white button, wild, wood ear, yellow oyster
  `,
)

export const lettuceKinds: readonly string[] = kindsOf(
  'lettuce',
  `
    baby gem, batavia, batavian, bibb, boston, butter, buttercrunch, butterhead, cos, gem, green,
    green leaf, hydroponic, iceberg, leaf, limestone, little gem, living, lollo rosso, loose leaf,
    oak leaf, oakleaf, red, red leaf, romaine, salad bowl, soft, tender
  `,
)

export const beanKinds: readonly string[] = kindsOf(
  'bean',
  `
    adzuki, baby butter, baby lima, black, black turtle, borlotti, broad, butter, calypso,
    cannellini, cranberry, fava, flageolet, fordhook lima, gigante, gigandes, great northern, green,
    haricot, italian butter, kidney, large white, lima, mung, navy, pea, pinto, red, red kidney, romano,
    romano green, romano pole, runner, scarlet runner, soldier, tarbais, wax, white, white kidney, yellow, yellow eye
  `,
)

export const squashKinds: readonly string[] = kindsOf(
  'squash',
  `
    acorn, banana, buttercup, butternut, carnival, crookneck, cushaw, delicata, gold, green, hubbard,
    kabocha, kuri, opo, pattypan, patty pan, red kuri, scallop, scalloped, spaghetti, straightneck,
    summer, sunburst, sweet dumpling, turban, winter, yellow, yellow crookneck, zucchini
  `,
)
