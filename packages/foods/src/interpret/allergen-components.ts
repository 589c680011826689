/**
 * Names of allergenic proteins, as an allergist's report writes them: the first three letters of the genus and
 * the first of the species (WHO/IUIS Allergen Nomenclature), with the concept or food that they belong to.
 */
export const allergenComponents: Readonly<Record<string, string>> = {
  milk: 'bos d, alpha lactalbumin, beta lactoglobulin, alphalactalbumin, betalactoglobulin, lactoferrin',
  egg: 'gal d, ovomucoid, ovalbumin, ovotransferrin, conalbumin',
  peanut: 'ara h',
  hazelnut: 'cor a',
  walnut: 'jug r, jug n',
  pecan: 'car i',
  cashew: 'ana o',
  pistachio: 'pis v',
  almond: 'pru du',
  'Brazil nut': 'ber e',
  macadamia: 'mac i',
  'pine nut': 'pin p',
  chestnut: 'cas s',
  coconut: 'coc n',
  wheat:
    'tri a, omega 5 gliadin, omega gliadin, gliadin, wdeia, wheat dependent exercise induced anaphylaxis, exercise induced wheat, baker s asthma',
  soy: 'gly m',
  sesame: 'ses i',
  fish: 'gad c, gad m, cyp c, sal s, thu a, parvalbumin',
  crustaceans: 'pen a, pen m, pen i, lit v, met e, tropomyosin',
  mustard: 'sin a, bra j',
  celery: 'api g',
  lupin: 'lup an',
  barley: 'hor v',
  rye: 'sec c',
  oats: 'ave s',
}

/** The same for single foods and families of them. */
export const foodComponents: Readonly<Record<string, string>> = {
  'stone fruit': 'pru p, pru av, pru ar, pru d, ltp syndrome, ltp allergy, lipid transfer protein',
  'pome fruit': 'mal d, pyr c, bet v, birch pollen syndrome, birch food syndrome',
  kiwi: 'act d',
  tomato: 'sol l, lyc e',
  potato: 'sol t',
  banana: 'mus a',
  strawberry: 'fra a',
  grape: 'vit v',
  carrot: 'dau c',
  corn: 'zea m',
  buckwheat: 'fag e',
  mango: 'man i',
  melon: 'cuc m',
}
