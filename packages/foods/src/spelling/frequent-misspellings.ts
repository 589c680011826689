/**
 * Spellings of an allergen's name that are seen so often that nothing has to be asked: no other word is spelt
 * so. By concept.
 */
export const frequentMisspellings: Readonly<Record<string, string>> = {
  milk: 'millk, mlik, milc, mylk allergy, darey, dairey, diary, diary free, diary products, diary product, dairry, daiery, dary, caseine, casien, cassein, wey protein, lactoce, lactos, lactoze',
  egg: 'egss, eeg, eegs, eggg, eggz, eg whites, egg wites, egg yoke, egg yokes, albumine',
  peanut:
    'penut, penuts, peanutt, peanutts, peenut, peenuts, peanit, peaunut, peaunuts, peanute, pnut, pnuts, pea nut, pea nuts, penut butter, penut buter, peanut buter, peanut buttr',
  'tree nuts': 'tree nutz, tree-nut, treenutt, trea nuts, tree nutts, treee nuts',
  nuts: 'nutts, nutz',
  almond: 'alomnd, alomnds, almonde, allmond, allmonds, amond, amonds, almond nut',
  hazelnut: 'hazlenut, hazlenuts, hazellnut, hazel-nut, hasselnut, hazelnutt',
  walnut: 'wallnut, wallnuts, wal nut, wal nuts, walnutt, wolnut, wolnuts',
  cashew: 'cashue, cashues, cachew, cachews, cashu, cashus, casew, cashewnut',
  pistachio:
    'pistacio, pistacios, pistascio, pistashio, pistachoe, pistachios nut, pistatio, pistaccio',
  pecan: 'pecon, pecons, peacan, peacans, peckan',
  macadamia: 'macademia, macadamea, macedamia, macademia nut, macadamian',
  'Brazil nut': 'brasil nut, brasil nuts, brazill nut',
  chestnut: 'chesnut, chesnuts, chestnutt',
  coconut: 'cocunut, cocanut, coconutt, cocount',
  wheat: 'weat, wheet, whaet, wheate, weet flour, wheat flower',
  gluten:
    'glutin, glutan, gluton, glooten, gluttin, gluetin, gluten intolerent, ceoliac, ceoliac disease, celiak, celiack, celliac, coelic, coliac, caeliac, seliac, sealiac, siliac, celiac desease, celiacs disease',
  barley: 'barly, barely grain',
  oats: 'oates, otes, oatz',
  fish: 'fissh, fishe, fin-fish',
  shellfish: 'shelfish, shell-fish, shellfishs, shelfsh, shellfich, shelfishes',
  crustaceans:
    'crustacian, crustacians, crustaceon, crustation, shirmp, shrimps, schrimp, shrimpp, prawnes, lobsters, crabb',
  molluscs:
    'mollusk, mollusks, molusc, moluscs, molusk, mussles, muscles shellfish, oister, oisters, scollop, scollops, calimari',
  soy: 'sooy, soay, soi, soyy, soybeen, soybeens, soya bean, soyabean, soyabeans, soy been, soylecithin',
  sesame:
    'seseme, sesamee, sesamme, seasame, sessame, sesamy, sesmi, sesame seads, seaseme, sesami',
  mustard: 'mustrad, musterd, mustered seed, mustared, musturd, mustart',
  celery: 'cellery, celary, celerey, sellery, salery root',
  lupin: 'lupine beans, loopin, luppin, lupinn',
  sulphites:
    'sulfits, sulphits, sulfights, sulfides in food, sulfite, sulpites, sulphate preservative',
}
