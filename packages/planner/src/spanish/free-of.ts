const freeWords: Readonly<Record<string, string>> = {
  dairy: 'lácteos',
  egg: 'huevo',
  fish: 'pescado',
  gluten: 'gluten',
  lupin: 'lupino',
  milk: 'leche',
  nut: 'nueces',
  peanut: 'cacahuate',
  sesame: 'ajonjolí',
  shellfish: 'mariscos',
  soy: 'soya',
  'tree nut': 'nueces de árbol',
  wheat: 'trigo',
}

/** "dairy-free and egg-free": what stands behind "sin"; null where we do not know how some of it is said. */
export function freeOf(claims: string): string[] | null {
  const foods = claims
    .toLowerCase()
    .split(/-free(?:,| and)? ?/)
    .filter((one) => one !== '')
    .map((one) => freeWords[one])
  return foods.every((one) => one !== undefined) ? foods : null
}

const freed = `sin (?:${Object.values(freeWords).join('|')})`
const allFreed = new RegExp(`,? ${freed}(?:(?:, | y | ni )(?:${freed}))*(?!\\p{L})`, 'iu')

/** A variant's name with what it is free of said for one child: of "sin lácteos, sin huevo y sin soya" what is asked. */
export function freedFor(name: string, foods: readonly string[]): string {
  const claims = allFreed.exec(name)?.[0] ?? ''
  const isMore = claims.split(/(?<!\p{L})sin /u).length - 1 > foods.length
  return isMore ? name.replace(claims, ` sin ${foods.join(' ni ')}`) : name
}
