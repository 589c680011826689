import type { AllergenId } from '../../allergen.ts'
import { listTerms } from '../list-terms.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { vocabularyOf } from '../vocabulary-of.ts'
import { beanKinds, lettuceKinds, mushroomKinds, squashKinds } from './harmless-kinds.ts'

// no noodles, orzo or macaroni: "lentil orzo" is a dish of wheat too
const pulseAndGrainPastas = listTerms(
  'rice, brown rice, chickpea, lentil, red lentil, green lentil, black bean',
).flatMap((source) =>
  listTerms(`
    angel hair, elbow pasta, fettuccine, fusilli, linguine, pasta shell, penne, rigatoni, rotini,
    shell pasta, spaghetti, ziti
  `).map((shape) => `${source} ${shape}`),
)

function withHarmless(vocabulary: Vocabulary, phrases: readonly string[]): Vocabulary {
  return { ...vocabulary, innocent: [...vocabulary.innocent, ...phrases] }
}

const shea = 'shea butter, illipe butter, sal butter, mowrah butter, burro di karite, burro karite'

/** Names that stand beside the older lists, by allergen, and phrases that only look like one. */
export const moreNames = {
  milk: withHarmless(
    vocabularyOf({
      itself: `
        caseinato, caseinati, caseinat, kaseinat, kaseinaatti, natriumcaseinat, calciumcaseinat,
        natriumkaseinat, caseinate de sodium, novatal
      `,
      products: `
        crema, kefir grain, milk grain, dunlop, harzer, saint andre, san simon, korbaciky,
        devonshire cream, devon cream, baileys, irish cream, cream liqueur
      `,
      innocent: `
        ${shea}, crema de, crema di, crema al balsamico, crema balsamica, crema all'aceto,
        creme de coco, creme de cassis, creme de marron, creme de marrons, creme de riz,
        creme d'avoine, creme de soja, creme of coconut, bread and butter pickle,
        bread and butter style pickle, butter and sugar corn, creamer potato,
        baby creamer, cream style corn, cream style white corn, cream style sweet corn,
        cream style golden corn, ice cream stick, ice cream bean,
 butternusskurbis, butternusskuerbis, butternut kurbis, coconut milk rice, non dairy milk, nondairy milk,
        jordnot smor, mleczko kokosowe, napoj kokosowy, кокосовое молоко, соевое молоко, миндальное молоко,
        рисовое молоко, овсяное молоко, какао масло, butterbur, milk vetch, milk thistle,
        milkwort, buttercup mushroom, buttercup pumpkin
      `,
    }),
    [...lettuceKinds, ...beanKinds, ...squashKinds],
  ),
  egg: vocabularyOf({
    itself: `ovovitellia, simplesse, eiweisspulver, hens egg, yolk powder, egg gel`,
    abroad: `zoltko, zoltka, zoltek, bialko jaja, bialko kurze, яичный порошок, яичный белок`,
    products: `macaroon, coconut macaroon, amaretti, marshmallow creme`,
    innocent: `
        custard apple, egg plum, egg apple, egg fruit, vegan egg substitute, vegan egg replacer,
        plant based egg substitute, plant based egg replacer, egg free egg substitute,
        replacer for 1 egg, replacer for 2 eggs, replacer for 3 eggs, replacer equivalent to 1 egg,
        replacer equivalent to 2 eggs, replacer equal to 1 egg, replacer equal to 2 eggs,
        replacer equivalent of 1 egg, replacer equivalent of 2 eggs, egg yolk yellow squash
      `,
  }),
  peanut: vocabularyOf({
    itself: 'earthnut, earth nut, noccioline americane, nocciolina americana',
    innocent: 'pad thai noodle, pad thai rice noodle, pad thai style rice noodle',
  }),
  almond: vocabularyOf({ products: 'krokant, marsepein, croccante, praline grain' }),
  hazelnut: vocabularyOf({ products: 'krokant' }),
  walnut: vocabularyOf({ abroad: 'dió' }),
  'other-tree-nut': vocabularyOf({ innocent: 'beech mushroom' }),
  'any-tree-nut': vocabularyOf({
    abroad: 'schaalvruchten, schaalvrucht',
    innocent: `
      tiger nut flour, tiger nut milk, tiger nut butter, tigernut flour, tigernut milk, tiger nut oil,
      water chestnut flour, water chestnut powder, water chestnut starch, soy nut flour
    `,
  }),
  chestnut: withHarmless(
    vocabularyOf({
      innocent: 'water chestnut flour, water chestnut powder, water chestnut starch',
    }),
    mushroomKinds,
  ),
  wheat: withHarmless(
    vocabularyOf({
      itself: 'amido di grano, bouza, boza',
      abroad: 'манная, манной, lúa mạch, bột lúa mì',
      products: `
        grano, radiatori, crumb coating, crumbed, cuscus, picatoste, picatostes, breadcrumbed,
        panure, panier mehl
      `,
      innocent: `
        grano saraceno, trigo sarraceno, grano largo, grano medio, grano corto, de grano, en grano,
        grano turco, tatarka, hrecka, grano de cafe, grano entero de maiz,
        corn semolina, rice semolina, maize semolina, millet semolina, chickpea semolina,
        lotus flour, lotus root flour, lotus seed flour, fufu flour, chufa flour, manioc flour,
        mandioca flour, taro flour, breadfruit flour, kudzu flour, sago flour, pea protein flour,
        kelp flour, coffee flour, cocoa flour, pumpkin flour, watermelon seed flour, hemp seed flour,
        flour of rice, flour made from rice, pad thai noodle, pad thai rice noodle, pho noodle,
        donut peach, doughnut peach, donut nectarine, john's bread, brotwurst,
        turkey crumble, chicken crumble, beef crumble, sausage crumble, bacon crumble, pork crumble,
        meat crumble, feta crumble, cheese crumble, blue cheese crumble, gorgonzola crumble,
        goat cheese crumble, tofu crumble, chorizo crumble, queso fresco crumble, cotija crumble,
        рисовая мука, кукурузная мука, гречневая мука, миндальная мука, кокосовая мука,
        мука рисовая, мука кукурузная, мука гречневая
      `,
    }),
    [...pulseAndGrainPastas, ...squashKinds],
  ),
  barley: vocabularyOf({
    itself: 'hordein, bouza, boza',
    abroad: 'kornmalt, kornmel',
    innocent: 'beerwurst, bierwurst, bierschinken, beer salami, bockwurst, beer nut',
  }),
  rye: vocabularyOf({ itself: 'secalin', abroad: 'rugmjøl, rugmjol' }),
  oats: vocabularyOf({ itself: 'avenin', abroad: 'овсяные хлопья' }),
  fish: vocabularyOf({
    itself: `
      crabstick, crab stick, ventresca, tusk fish, tuskfish, tusk fillet, tusk, scrod, rakfisk,
      hapuka, hapuku, blue cod, trevally, blue warehou, gemfish, blue grenadier, flake shark
    `,
    abroad: `sardinilla, sardinillas, sardinen, минтай, скумбрия, まぐろ, マグロ, さば, サバ, いわし, たら, あじ`,
    innocent: `
      fish out, salmonberry, salmon berry, little smokies, lil smokies,
      cocktail smokies, smokies sausage, smokies link, cheese smokie, pad thai noodle,
      pad thai rice noodle, fish mint
    `,
  }),
  crustacean: withHarmless(
    vocabularyOf({
      itself: 'kapi',
      abroad: `
        gambon, gambones, reker, rekepasta, havskrafta, havskräftor, skaldjur, creveți, ракообразные,
        крабовое мясо
      `,
      innocent: 'pad thai noodle, pad thai rice noodle',
    }),
    mushroomKinds,
  ),
  mollusc: withHarmless(
    vocabularyOf({
      itself: 'queenies, conpoy, chiton shellfish',
      abroad: 'weinbergschnecken',
      innocent: `
        veal scallop, turkey scallop, pork scallop, chicken scallop, beef scallop, lamb scallop,
        pattypan scallop, scallop of veal, scallops of veal, ostrich steak, ostrich fillet,
        ostrich meat, ground ostrich, ostrich mince, ostrich burger, ostrich egg, ostrich ground,
        ostrich tenderloin, ostrich sausage, emu oyster, oyster emu
      `,
    }),
    [...mushroomKinds, ...squashKinds],
  ),
  soy: vocabularyOf({ abroad: 'σόγιας' }),
  sesame: vocabularyOf({ innocent: 'sushi grade, sushi rice, sushi quality' }),
  lupin: vocabularyOf({ abroad: 'λούπινα, susslupinen, süßlupinenmehl' }),
  mustard: vocabularyOf({ abroad: 'gelbsenf, gelbsenfsaat, braunsenfsaat' }),
  sulphites: vocabularyOf({
    abroad: 'anhidrido sulfuroso, διοξείδιο του θείου, θειώδες, метабисульфит, пиросульфит',
  }),
} satisfies Partial<Record<AllergenId | 'any-tree-nut', Vocabulary>>
