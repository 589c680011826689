import type { AllergenId } from '../../allergen.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { vocabularyOf } from '../vocabulary-of.ts'

/** Terms by the language that they are in (ISO 639-1), as a list of a vocabulary. */
type ByLanguage = Readonly<Record<string, string>>

function termsIn(lists: Partial<Record<keyof Vocabulary, ByLanguage>>): Vocabulary {
  return vocabularyOf(
    Object.fromEntries(
      Object.entries(lists).map(([list, languages]) => [list, Object.values(languages).join(',')]),
    ),
  )
}

/** Names beside the older lists, each with its language; `la` are names of biology. */
export const namesByLanguage = {
  fish: termsIn({
    abroad: {
      en: `
        merling, caplin, bib, pin bone, leatherskin, featherback, gudgeon, sea devil, shi drum,
        painted comber, barracoota, kawakawa, blue eye trevalla, imperador, pelagic armourhead,
        long rough dab, sailfin, undulate ray
      `,
      la: `
        merlucciidae, salmonidae, scombridae, clupeidae, engraulidae, pleuronectidae, soleidae,
        scophthalmidae, moronidae, serranidae, epinephelidae, anguillidae, cyprinidae, percidae,
        cichlidae, pangasiidae, ictaluridae, carangidae, mugilidae, mullidae, sciaenidae,
        lophiidae, zeidae, rajidae, squalidae, carcharhinidae, triakidae, lamnidae,
        scyliorhinidae, acipenseridae, osmeridae, coryphaenidae, xiphiidae, istiophoridae,
        gempylidae, trichiuridae, bramidae, sebastidae, scorpaenidae, anarhichadidae, cottidae,
        labridae, scaridae, nototheniidae, channichthyidae, macrouridae, moridae, lotidae,
        phycidae, trachichthyidae, berycidae, siluridae, clariidae, esocidae, belonidae,
        exocoetidae, atherinidae, ammodytidae, siganidae, haemulidae, lethrinidae, nemipteridae,
        polynemidae, centropomidae, latidae, sillaginidae, congridae, muraenidae, ophidiidae,
        pomatomidae, rachycentridae, oreosomatidae, cyclopteridae, hexagrammidae, anoplopomatidae,
        bothidae, paralichthyidae, cynoglossidae, tetraodontidae, balistidae, monacanthidae,
        dasyatidae, myliobatidae, chanidae, coregonidae, thymallidae, ariidae, bagridae,
        channidae, osphronemidae, petromyzontidae, uranoscopidae, trachinidae, gobiidae,
        argentinidae, emmelichthyidae, caesionidae, acanthuridae, holocentridae, priacanthidae,
        mugiliformes, perciformes, gadiformes, clupeiformes, salmoniformes, pleuronectiformes,
        scombriformes, actinopterygii, teleostei, elasmobranchii, chondrichthyes, acanthistius,
        achirus, acanthopagrus, alepes, ameiurus, amphiprion, anabas, anableps, anodontostoma,
        antimora, aphia, aplodactylus, aplodinotus, aprion, apsilus, argyrozona, ariopsis,
        aristichthys, aspius, astroconger, atherinomorus, atule, bagre, barbonymus, bathyclupea,
        belonion, benthodesmus, blicca, boreogadus, boreogadus saida, brachydeuterus, brycon,
        campogramma, cataetyx, catla, centroberyx, chaenocephalus, chanos, cheilinus,
        chlorophthalmus, chloroscombrus, chlorurus, chrysoblephus, cilus, citharichthys, cobitis,
        coelorinchus, congiopodus, cottus, crenimugil, ctenolabrus, cymatoceps, cynoglossus,
        diplectrum, dorosoma, dussumieria, echeneis, enchelyopus, ethmidium, eucinostomus,
        eugerres, evynnis, galeocerdo, glossanodon, gobius, grammatorcynus, gymnammodytes,
        gymnocranius, harpodon, hemitripterus, heterotis, hexanchus, hippoglossina, hucho,
        hyperoglyphe, hoplias, isacia, lactarius lactarius, lampanyctodes, latridopsis, leionura,
        leporinus, leptomelanosoma, lipophrys, lopholatilus, luvarus, lycengraulis, minuca,
        misgurnus, myoxocephalus, myripristis, narcine, naso unicornis, nebris, neothunnus,
        nezumia, odontaspis, oligoplites, oplegnathus, orthopristis, osphronemus, osteoglossum,
        oxyeleotris, paratrachichthys, parika, parona, pelates, pellona, phycis, pleuronichthys,
        pogonias, polymixia, polyodon, pomacanthus, pomoxis, prionurus, promethichthys,
        pterogymnus, pterycombus, pygocentrus, raniceps, rhynchobatus, rostroraja, salangichthys,
        schilbe, scleropages, scolopsis, scorpaenodes, scorpis, sebastodes, siniperca, soldatovia,
        sparidentex, spratelloides, squalius, strangomera, stromateus, symphurus, taractichthys,
        tachysurus, taius, terapon, tetragonurus, torpedo marmorata, trematomus, triakis,
        trichopodus, valamugil, vinciguerria, wallago, xenocypris
      `,
      de: `
        flussbarsch, meerbarbe, rotbarbe, knurrhahn, drachenkopf, kliesche, rochen, dornhai,
        schillerlocken, stöcker, aalfilet, räucheraal, meeraal, neunauge, seeforelle,
        regenbogenforelle, maräne, brachse, rotauge, seehasenrogen, ölsardinen
      `,
      fr: 'empereur, requin, silure, laitance, orphie, mostelle, coryphene, thazard',
      es: 'bocarte, brotola, emperador, eperlano, gallineta, llampuga, tiburon',
      it: `
        alaccia, alalunga, bianchetti, gallinella, ippoglosso, lanzardo, latterini, lucioperca,
        musdea, pagro, potassolo, sardella, sgombri, smeriglio, spratto, tonnetto,
        tonnetto striato, triglie
      `,
      pt: 'badejo, esturjao, merlucio, tintureira',
      nl: `
        haai, mul vis, pladijs, sprot, tong vis, tongschar, visextract, vismeel, zeelt, zeepaling,
        zwaardvis
      `,
      pl: 'plamiak, sieja',
      sv: `
        havskatt, långa, matjessill, regnbåge, sardell, sikrom, skrubbskädda, slätvar,
        stenbitsrom, torskrom, uer
      `,
      da: `
        aborre, ansjos, gedde, helleflynder, kulmule, kulso, mørksej, pighvar, rødtunge, sandart,
        skrubbe, slethvar, søtunge, torskerogn
      `,
      no: 'abbor, gjedde, lysing, rødspette, røye, steinbit',
      fi: `
        karppi, kilohaili, lahna, graavilohi, savulohi, mäti, punakampela, puikko kalapuikko,
        ruijanpallas, merilohi
      `,
      cs: 'jikry, platýs, sleď, sledě, tilapie, sardel',
      hu: 'halak, halzselatin, heringfilé',
      ro: 'biban, hamsie, merluciu',
      tr: `
        havyar, kefal, morina, pisi baligi, ringa, sardalya, torik, yayın baligi, istavrit
      `,
    },
    innocent: {
      en: 'bib lettuce, baby bib, bib of lettuce',
    },
  }),
  crustacean: termsIn({
    abroad: {
      en: 'crustacea, ebiko, sand flea',
      la: `
        penaeidae, pandalidae, crangonidae, palaemonidae, solenoceridae, aristeidae, sergestidae,
        scyllaridae, astacidae, cambaridae, parastacidae, portunidae, cancridae, majidae,
        lithodidae, grapsidae, galatheidae, munididae, squillidae, euphausiidae, oregoniidae,
        menippidae, xanthidae, gecarcinidae, geryonidae, calappidae, pollicipedidae, balanidae,
        caridea, dendrobranchiata, malacostraca, euphausiacea, stomatopoda, cirripedia, artemesia,
        atya, chlorotocus, sagmariasus, liocarcinus, oratosquilla, meganyctiphanes,
        austromegabalanus, megabalanus, balanus, ucides
      `,
    },
  }),
  mollusc: termsIn({
    abroad: {
      en: 'escallop, escalop, scollop',
      la: `
        cardiidae, donacidae, solenidae, pharidae, mactridae, myidae, arcidae, haliotidae,
        buccinidae, littorinidae, muricidae, strombidae, helicidae, patellidae, turbinidae,
        sepiolidae, pinnidae, pteriidae, hiatellidae, tellinidae, naticidae, volutidae,
        achatinidae, glycymerididae, mesodesmatidae, corbiculidae, unionidae, melongenidae,
        nassariidae, fissurellidae, chitonidae, cephalopoda, mollusca, lamellibranchia,
        polyplacophora, adamussium, anodonta, bathypolypus, busycon, crassadoma, cymbium,
        cymbiola, ensis, equichlamys, eobania, gafrarium, hyalopecten, laternula, laevicardium,
        phalium, semicassis, tiostrea, umbonium, volutocorona, adelomelon, ameghinomya,
        austrofusus, chicoreus, fusitriton, lobatus gigas
      `,
    },
  }),
  milk: termsIn({
    abroad: {
      en: 'haymilk, kephir, kephyr, kefyr, glycomacropeptide, lebneh, plugra, lurpak',
      de: 'rohmilch, schmelzkäsezubereitung, käsezubereitung, käsepulver, weiße schokolade',
      es: 'lactosuero, permeado de suero',
      nl: 'karnemelkpoeder, boterconcentraat, kaaspoeder, caseïnaat, natriumcaseïnaat',
      pl: 'białko mleka, kazeinian wapnia, kazeinian sodu, ser podpuszczkowy',
      sv: `
        helmjölkspulver, kärnmjölkspulver, smörolja, ostpulver, smältost, fårost, hårdost, laktos
      `,
      da: 'sødmælkspulver, kærnemælkspulver, valleprotein, ostepulver, gedeost, kvark',
      no: 'helmelkpulver, kremost',
      fi: 'kirnupiimä, hapankerma, voi, voirasva',
      cs: 'syrovátkový protein, šlehačka, máselný tuk, sýr, tavený sýr',
      hu: `
        tej, teljes tej, sovány tej, sűrített tej, kecsketej, tejzsír, író, írópor, savó, savópor,
        tejsavópor, vaj, vajzsír, kecskesajt, laktóz, kazeinát, tejcsokoládé
      `,
      ro: 'zer praf, frișcă, unt concentrat, caș, cazeină, cazeinat',
      tr: 'keçi sütü, koyun sütü, sadeyağ',
      zh: '炼奶, 奶精, 乳脂, 全脂奶, 脱脂奶',
      ja: '脱脂粉乳, 全粉乳, 練乳, 乳たんぱく, ホエイ',
    },
    products: {
      en: `
        eggnog, egg nog, arzua, buxton blue, cairnsmore, coquetdale, doppelrhamstufel, duberki,
        fin de siecle, grafton village, il boschetto, ibores, incanestrato, livno, nantais,
        nieheimer, prince jean, quickes, remedou, santa pau, trois cornes, truffe de valensole,
        zanetti, ruby chocolate, chocolate truffle, panettone, kouign amann, viennoiserie
      `,
    },
    checkLabel: {
      en: 'danish, danish pastry',
    },
  }),
  egg: termsIn({
    abroad: {
      en: 'eggshell calcium, apovitellin',
      de: 'flüssigei, eierzeugnis, wachtelei, wachteleier',
      es: 'ovoalbumina',
      pt: 'ovoprodutos',
      nl: 'eigeelpoeder, kippeneiwitpoeder, scharreleigeel, kwartelei',
      pl: 'proszek jajowy',
      sv: 'äggulepulver, äggvitepulver, vaktelägg',
      da: 'æg, hønseæg, æggehvidepulver, vagtelæg, pasteuriserede æg',
      no: 'helegg, eggehvitepulver, vaktelegg',
      fi: 'keltuainen, viiriäisenmuna',
      cs: 'bílek',
      hu: 'tojásfehérjepor, tojássárgájapor, fürjtojás',
      ro: 'ou praf, praf de ou, albuș',
      tr: 'bıldırcın yumurtası',
    },
    checkLabel: {
      en: 'danish, chicken tender',
    },
  }),
  wheat: termsIn({
    abroad: {
      en: 'frik, freek, freeka, firik, ferik, frikee, turanicum',
      de: 'vollkornweizenmehl, teigwaren',
      fr: 'pates fraiches, mie de pain',
      es: 'salvado',
      it: 'mollica',
      nl: 'broodkruim',
      pl: 'kiełki pszenicy, syrop glukozowy z pszenicy',
      sv: 'veteflingor',
      da: 'fuldkornshvedemel, durumhvedesemulje, grahamsmel',
      fi: 'täysjyvävehnä, täysjyvävehnäjauho',
      hu: 'búzakorpa, búzarost, búzafehérje',
      tr: 'kavılca',
    },
    products: {
      en: `
        danish, taftoon, markook, shrak, lavas, pan de sal, barm, bloomer, split tin,
        singing hinny, kringla, semla, korvapuusti, baranka, sushki, paska, khachapuri,
        beshbarmak, boortsog, mandazi, chin chin, puff puff, vetkoek, roosterkoek, laffa, byrek,
        banitsa, gibanica, warka, batbout, feteer, jareesh, harees, keskek, haleem, halim,
        bhature, namak para, baati, ghevar, jianbing, shao bing, shaobing, cong you bing,
        roujiamo, zhajiangmian, kolo mee, mee, quadretti, sedani, stellette, stricchetti,
        tagliatelline, tonnarelli, torchietti, tufoli, ravioloni, trofiette, haluski, taai taai,
        krakeling, linzer, amerikaner, berliner, brezn, batard, croque madame, gougere, financier,
        palmier, cannele, canele, saint honore, tarte tatin, tarallo, ciabattina, carta di musica,
        colomba, savoiardi, frappe di carnevale, castagnole, cannolo, colines, porras,
        coca de forner, bola de berlim, pastel de nata, travesseiro, filhos
      `,
    },
    checkLabel: {
      en: 'chicken tender, sliced white',
    },
    innocent: {
      en: `
        danish blue, danish blue cheese, danish butter, danish cheese, danish feta,
        danish fontina, danish havarti, danish ham, danish bacon, danish style ham, danish salami,
        danish squash, danish crown, sliced white onion, sliced white mushroom,
        sliced white cabbage, sliced white potato, sliced white radish, sliced white peach,
        sliced white asparagus, sliced white cheddar, sliced white cheese, sliced white chocolate,
        sliced white fish, sliced white chicken, sliced white turkey
      `,
    },
  }),
  barley: termsIn({
    abroad: {
      en: 'qingke, brewery yeast extract',
      de: 'röstmalz',
      nl: 'gerstvlokken, moutstroop',
      pl: 'ekstrakt słodu jęczmiennego, płatki jęczmienne',
      sv: 'kornmaltextrakt, kornflingor',
      cs: 'ječmenná mouka, ječmenný slad, ječné vločky, slad',
      hu: 'árpapehely',
      ro: 'orz, făină de orz, fulgi de orz, arpacaș',
    },
    products: {
      en: `
        altbier, maibock, geuze, tripel, dubbel, quadrupel, wee heavy, radler, black velvet drink,
        stella artois, tsingtao, kvas
      `,
    },
  }),
  rye: termsIn({
    abroad: {
      fr: 'pain noir',
      sv: 'fullkornsråg, rågmalt',
      da: 'rugflager, rugsigtemel, fuldkornsrug, rugmalt',
      no: 'rugsurdeig',
      fi: 'täysjyväruis, täysjyväruisjauho',
      cs: 'žitné vločky, žitné otruby',
      hu: 'rozskovász, rozspehely, rozskorpa',
    },
  }),
  oats: termsIn({
    abroad: {
      de: 'vollkornhafer',
      nl: 'havervezel',
      sv: 'fullkornshavre',
      da: 'fuldkornshavre',
      fi: 'täysjyväkaura',
      cs: 'ovesné otruby',
      hu: 'zab, zabliszt, zabrost',
    },
  }),
  soy: termsIn({
    abroad: {
      pl: 'nasiona soi, lecytyna z soi',
    },
  }),
  sesame: termsIn({
    abroad: {},
  }),
  celery: termsIn({
    abroad: {
      nl: 'bladselderij',
      sv: 'stjälkselleri, blekselleri',
      hu: 'zellermag, zellerzöld',
    },
  }),
  sulphites: termsIn({
    itself: {
      en: 'e150b, e150d, ins 225',
    },
    abroad: {
      de: 'schwefelige säure, schweflige säure',
      pt: 'anidrido sulfuroso',
    },
  }),
  peanut: termsIn({
    abroad: {
      it: 'noccioline, nocciolina',
      pl: 'pasta z orzeszków ziemnych',
      da: 'jordnød',
      cs: 'arašídový olej, arašídová pasta, burské oříšky',
      hu: 'földimogyoróvaj',
    },
    innocent: {
      id: `
        kecap manis, ketjap manis, kicap manis, kayu manis, jeruk manis, teh manis, ubi manis,
        kental manis
      `,
    },
  }),
  almond: termsIn({
    abroad: {
      de: 'mandelöl, persipanrohmasse',
      pl: 'masa migdałowa',
      fi: 'mantelit, marsipaani',
      cs: 'mandlová pasta',
      hu: 'mandulapaszta, mandulapehely',
      ro: 'marțipan',
    },
  }),
  hazelnut: termsIn({
    abroad: {
      de: 'nugat, haselnussöl',
      fi: 'hasselpähkinätahna',
      cs: 'lískooříšková pasta',
      hu: 'mogyorókrém, mogyorópaszta, mogyorómassza',
      ro: 'alune, pastă de alune',
    },
  }),
  walnut: termsIn({
    abroad: {
      de: 'walnussöl',
      cs: 'vlašský ořech',
    },
  }),
  pistachio: termsIn({
    abroad: {
      pl: 'orzechy pistacjowe',
    },
  }),
  macadamia: termsIn({
    abroad: {
      de: 'macadamiakerne',
    },
  }),
  'brazil-nut': termsIn({
    abroad: {
      fr: 'noix de para',
    },
  }),
  'pine-nut': termsIn({
    abroad: {
      de: 'zedernkerne, zedernüsse',
    },
  }),
} satisfies Partial<Record<AllergenId, Vocabulary>>
