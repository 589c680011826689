const freeWords: Readonly<Record<string, string>> = {
  dairy: 'lácteos',
  egg: 'huevo',
  fish: 'pescado',
  gluten: 'gluten',
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
