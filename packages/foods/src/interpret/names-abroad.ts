/**
 * What families call an allergen in other languages, where the word means something else in an
 * English recipe or stands on no packet: read in their tags, not in plans. By concept.
 */
export const namesAbroad: Readonly<Record<string, string>> = {
  milk: 'nabiał, ألبان, mejeriprodukter, molkerei, gatas, süt ürünleri',
  egg: 'æg, itlog',
  peanut: 'jordnød, jordnødder, φιστίκι αράπικο, mani',
  wheat: 'lúa mì',
  soy: '대두, toyo',
  fish: 'vis, isda',
  crustaceans: 'schalentiere, 甲殻類, hipon',
  sesame: 'linga, wijen',
  walnut: 'عين الجمل, óc chó',
  cashew: 'κάσιους',
}
