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
        maltesers, m&m, snickers, reese, hershey, butterfinger, milka, ritter sport, ferrero,
        ferrero rocher, kinder bueno, after eight, quality street, shredded jack, grated jack, cheddar and jack, jack and cheddar, devonshire cream, devon cream, baileys, irish cream, cream liqueur
      `,
      innocent: `
        ${shea}, crema de, crema di, crema al balsamico, crema balsamica, crema all'aceto,
        creme de coco, creme de marron, creme de riz, creme d'avoine, creme de soja,
        creme of coconut, bread and butter pickle, bread and butter style pickle,
        butter and sugar corn, creamer potato, baby creamer, cream style corn,
        cream style white corn, cream style sweet corn, cream style golden corn, butternusskurbis,
        coconut milk rice, non dairy milk, nondairy milk, jordnot smor, mleczko kokosowe,
        кокос молоко, соевое молоко, миндаль молоко, рисовое молоко, овес молоко, milk vetch,
        milkwort, buttercup mushroom, milk of coconut, milk of almond, creme de violette,
        creme de banane, creme de framboise, creme de mure, creme de peche, creme de fraise
      `,
    }),
    [...lettuceKinds, ...beanKinds, ...squashKinds],
  ),
  egg: vocabularyOf({
    itself: 'ovovitellia, simplesse, eiweißpulver, yolk powder, egg gel',
    abroad: `
      zoltko, zoltka, zoltek, bialko kurze, huhnereier, honsagg, helaggspulver, яичный порошок,
      яичный белок
    `,
    products: `
      macaroon, coconut macaroon, amaretti, marshmallow creme, alioli, bombe alaska, divinity,
      gribiche, joconde, lady finger, snickers, marie rose sauce, marie rose, pao de lo,
      sauce paloise, trilece, tartar dressing, angel cake, savoyard biscuit, biscuits de savoie,
      baked alaska
    `,
    dishes: 'tarte au citron, tarte meringuee, croquembouche, lemon meringue',
    innocent: `
      custard apple, egg plum, egg apple, vegan egg substitute, vegan egg replacer,
      plant based egg substitute, plant based egg replacer, egg free egg substitute,
      replacer for 1 egg, replacer for 2 eggs, replacer for 3 eggs, replacer equivalent to 1 egg,
      replacer equivalent to 2 eggs, replacer equal to 1 egg, replacer equal to 2 eggs,
      replacer equivalent of 1 egg, replacer equivalent of 2 eggs, egg yolk yellow squash
    `,
  }),
  peanut: vocabularyOf({
    itself: 'earthnut, earth nut, noccioline americane, nocciolina americana',
    products: 'mafe, rempeyek, kuli kuli',
    innocent: 'pad thai noodle, pad thai rice noodle, pad thai style',
  }),
  almond: vocabularyOf({
    products: `
      krokant, marsepein, croccante, praline grain, massapao, panforte, guirlache, mozartkugel,
      mozartkugeln
    `,
    dishes: 'sbrisolona, toucinho do ceu, bostock, esterhazy torte, joconde',
  }),
  hazelnut: vocabularyOf({ products: 'krokant, mozartkugel, mozartkugeln' }),
  pistachio: vocabularyOf({ products: 'mozartkugel, mozartkugeln' }),
  walnut: vocabularyOf({ abroad: 'dió' }),
  'other-tree-nut': vocabularyOf({ innocent: 'beech mushroom' }),
  'any-tree-nut': vocabularyOf({
    abroad: 'schaalvruchten, schaalvrucht, edelkastanie, edelkastanien',
    dishes: 'baklawa, mendiant',
    innocent: `
      tiger nut flour, tiger nut milk, tiger nut butter, tigernut flour, tigernut milk,
      tiger nut oil, water chestnut flour, soy nut flour
    `,
  }),
  chestnut: withHarmless(
    vocabularyOf({
      innocent: 'water chestnut powder, water chestnut starch',
    }),
    mushroomKinds,
  ),
  wheat: withHarmless(
    vocabularyOf({
      itself: 'amido di grano, bouza, boza',
      abroad: 'манная, манной, lúa mạch, bột lúa mì',
      products: `
        grano, radiatori, crumb coating, cuscus, cheese twist, twix, ferrero rocher, kinder bueno,
        picatoste, panure, panier mehl
      `,
      dishes: 'crumbed, breadcrumbed',
      innocent: `
        grano saraceno, trigo sarraceno, grano largo, grano medio, grano corto, de grano,
        en grano, grano turco, grano de cafe, grano entero de maiz, corn semolina, rice semolina,
        maize semolina, millet semolina, chickpea semolina, lotus flour, lotus root flour,
        lotus seed flour, fufu flour, chufa flour, manioc flour, mandioca flour, taro flour,
        breadfruit flour, kudzu flour, sago flour, kelp flour, coffee flour, cocoa flour,
        pumpkin flour, watermelon seed flour, hemp seed flour, flour of rice,
        flour made from rice, pad thai noodle, pad thai rice noodle, pho noodle, donut peach,
        doughnut peach, starch noodle, sweet potato starch noodle, potato starch noodle,
        donut nectarine, john's bread, brotwurst, turkey crumble, chicken crumble, beef crumble,
        sausage crumble, bacon crumble, pork crumble, meat crumble, feta crumble, cheese crumble,
        blue cheese crumble, gorgonzola crumble, goat cheese crumble, tofu crumble,
        chorizo crumble, queso fresco crumble, cotija crumble, рисовая мука, кукурузная мука,
        гречневая мука, миндаль мука, кокос мука, мука рисовая, мука кукурузная, мука гречневая
      `,
    }),
    [...pulseAndGrainPastas, ...squashKinds],
  ),
  barley: vocabularyOf({
    itself: 'hordein, bouza, boza, caramalt, carapils malt',
    products: `
      ipa, gose beer, marzen, pilsener, rauchbier, saison, maltina, ovomaltine
    `,
    abroad: 'kornmalt, kornmel, bygflager',
    innocent: `
      beerwurst, bierwurst, bierschinken, beer salami, bockwurst, de saison
    `,
  }),
  rye: vocabularyOf({
    itself: '',
    abroad: 'rugmjøl, rågsikt',
    products: 'flatkaka',
  }),
  oats: vocabularyOf({
    itself: 'avenin',
    products: 'goetta, talkkuna',
  }),
  fish: vocabularyOf({
    itself: `
      river cobbler, vietnamese cobbler, cobbler fish, crabstick, ventresca, tusk fish, tuskfish,
      tusk fillet, tusk, scrod, rakfisk, hapuka, hapuku, blue cod, trevally, blue warehou,
      gemfish, flake shark, armorhead, bar jack, bigmouth buffalo, black drum, freshwater drum,
      drum fish, black oreo, blue runner, butterfly ray, bonnetmouth, cavalla, clown featherback,
      pandora fish, common pandora, daggertooth, dragonet, fangtooth, flagfin, goldeye, jacksmelt,
      longnose gar, spotted gar, alligator gar, mrigal, mummichog, orfe, pickerel, rasbora,
      remora, rockling, salema, sevruga, silver kob, sorubim, stickleback, tarakihi, terpug,
      toadfish, totoaba, vimba, warmouth, white grunt, lakerda, hardfiskur, ngapi, ishiru, okaka,
      kani stick, ocean stick, spurdog, catshark, leatherjacket, emperor fish, tomcod,
      skipjack extract, zope bream
    `,
    abroad: 'sardinilla, sardinen, минтай, makreli, скумбрия, まぐろ, さば, サバ, たら, あじ',
    innocent: `
      fish out, salmonberry, salmon berry, little smokies, lil smokies, cocktail smokies,
      smokies sausage, smokies link, cheese smokie, pad thai noodle, pad thai rice noodle,
      pad thai style
    `,
  }),
  crustacean: withHarmless(
    vocabularyOf({
      itself: `
 kapi, mud bug, sea bug, amphipod, kroepoek, geragau, cincalok, mysid, balao balao, hibe, tomalley,
 ngapi, langostino lobster`,
      abroad: `
        gambon, gambones, reker, rekepasta, havskräfta, havskräftor, skaldjur, creveți,
        ракообразные
      `,
      innocent: 'pad thai noodle, pad thai rice noodle, pad thai style',
    }),
    mushroomKinds,
  ),
  mollusc: withHarmless(
    vocabularyOf({
      itself: `
 queenies, conpoy, chiton shellfish, pipi, topshell, fan shell, pheasant shell, sea hare, shipworm,
 trumpet shell, tusk shell, wheel shell, wing shell`,
      dishes: 'fritto misto, linguine alle vongole',
      abroad: 'weinbergschnecken',
      innocent: `
        veal scallop, turkey scallop, pork scallop, chicken scallop, beef scallop, lamb scallop,
        pattypan scallop, scallop of veal, emu oyster, oyster emu
      `,
    }),
    [...mushroomKinds, ...squashKinds],
  ),
  soy: vocabularyOf({
    itself: 'ganmodoki, hishio, nama age, saikyo, touchi, yellow bean paste, yellow bean sauce',
    abroad: 'σόγιας',
  }),
  sesame: vocabularyOf({
    products: 'hommos, mutabbal, moutabbal, moutabal, shichimi, wangila',
    innocent: 'sushi grade, sushi rice, sushi quality',
  }),
  lupin: vocabularyOf({ abroad: 'λούπινα, susslupinen, süßlupinenmehl' }),
  mustard: vocabularyOf({ abroad: 'gelbsenfsaat, braunsenfsaat, gardal, kasoundi' }),
  celery: vocabularyOf({ products: 'cel ray' }),
  sulphites: vocabularyOf({
    itself: 'hydrosulphite, hydrosulfite, dithionite, acidum sulphurosum',
    abroad: 'anhidrido sulfuroso, διοξείδιο του θείου, θειώδες, метабисульфит, пиросульфит',
  }),
} satisfies Partial<Record<AllergenId | 'any-tree-nut', Vocabulary>>
