import { listTerms } from './list-terms.ts'

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    listTerms(text).map((pair) => {
      const [stem = '', term = stem] = pair.split(' ')
      return [stem, term]
    }),
  )
}

/**
 * What begins compounds of other languages and no English word, with the term that it stands for where that
 * is spelt otherwise: "Weizenröstmehl", "Molkenkonzentrat".
 */
export const compoundHeads: ReadonlyMap<string, string> = pairs(`
  weizen, hartweizen, dinkel, roggen, gersten gerste, hafer, milch, vollmilch, magermilch,
  molken molke, sahne, joghurt, quark, rahm, haselnuss, walnuss, erdnuss, pistazien, sesam, senf,
  sellerie, lupinen, soja, fisch, lachs, thunfisch, garnelen, muschel, vollei, tarwe, rogge, gerste,
  melk, hazelnoot, walnoot, amandel, mosterd, selderij, garnalen, mossel, vetemjol, mjolk,
  gradd gradde, hasselnot, jordnot, senaps senap, selleri, fisk, hvede, havre, maelk, flode,
  senneps sennep, skaldyr, hvete, vehna, ruis, kaura, maito, juusto, kananmuna, maapahkina,
  huhnerei ei, makrelen makrele, forellen forelle, sardellen, tintenfisch, marzipan, gelbsenf senf,
  braunsenf senf, susslupinen lupinen, jordnodde jordnot, mandel, krabben, hummer, kabeljau, dorsch,
  nuss, cashew, hasselnodde hasselnot, grunkern, vollkornhafer hafer, tonijn, tonfisk, makrel makrela,
  sledzi sledz, krebs, musling, knollensellerie, migdal migdaly, gorczyc gorczyca, sojow soja,
  smietan smietana, serwatk serwatka, sinappi, soija, pszen pszenica, mlecz mleko, orzech, sezam, szoja, mustar
`)

/** What ends them, in English too: "scorpionfish", "Ziegenfrischkäse". */
export const compoundTails: ReadonlyMap<string, string> = pairs(`
  fish, cheese, kase, kaese kase, milch, joghurt, weizen, haselnuss, walnuss, erdnuss, brot, brotchen,
  nudeln, fisch, lachs, garnelen, muscheln, melk, kaas, brood, mjolk, gradde, maelk, yoghurt, yogurt,
  juusto, leipa, shrimp, prawn, crab, fisk,
  vollei, senf, kastanien
`)

/** Beginnings of inflected Russian words, with the folded term that each stands for: "кунжутное", "горчицы". */
export const inflectedHeads: ReadonlyMap<string, string> = pairs(`
  арахис, кокосов кокос, миндал миндаль, миндальн миндаль, фундучн фундук, фисташков фисташка, орехов орехи,
  кунжут, горчи горчица, сельдере сельдереи, люпин, соев соя, рыбн рыба, креветоч креветка,
  крабов краб, лосос лосось, тунц тунец, анчоус, яичн яицо, пшенич пшеница, ржан рожь, овсян овес,
  ячмен ячмень, солодов солод, молоч молоко, сливоч сливки, сырн сыр, творож творог, сметан сметана,
  кефирн кефир, сульфит, моллюск моллюски, кальмар, осьминог, кешью
`)
