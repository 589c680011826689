/**
 * Words of everyday English that are no misspelt food: a guess at spelling never starts from one. Base forms;
 * `isEverydayWord` reads plurals and the endings of verbs.
 *
 * A few of our own are nearly the name of a product or a food. The others are from SCOWL, sizes 10 and 20, and
 * those of size 35 that are nearly a name that we read. Copyright 2000-2011 Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated scripts,
 * the output created from the scripts, and its documentation for any purpose is hereby granted without fee,
 * provided that the above copyright notice appears in all copies and that both that copyright notice and this
 * permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the
 * suitability of this array for any purpose. It is provided "as is" without express or implied warranty.
 */
export const everydayWords = `
  aardvark abacus abandon abate abbey abbreviate abbreviation abide ability able abler abnormal abode abolish
  abolition abort abortion about above abroad absence absent absolute absorb abstract abstraction absurd abuse
  abusive abysmal abyss academic academies accelerate accent accept acceptable acceptance access accessible
  accident accidental accommodate accommodation accompanied accompany accomplish accord accordance account
  accountant accumulate accuracy accurate accusation accuse accustom ace ached aches achieve achievement acid
  acknowledge acoustic acquaintance acquire acquisition acres acrid acronym across act action activate active
  activity actor actual acumen acute adage adapt adaptation adapter add addict addictive addition additional
  address adequate adhere adjacent adjective adjust adjustment administer administration administrative
  admirable admiration admire admission admit adobe adopt adoption adore adorn adult advance advantage
  advantageous advent adventure adventurous adverse advert advertise advertisement advice advisable advise
  adviser advisor advisory advocate aerial aesthetic aesthetically affair affect affection afford aforementioned
  afraid after afternoon afterward again against age agency agenda agent agile ago agony agree agreement
  agricultural ahead aid ailing aim air aircraft airier airiest airport airy aisle akin alarm alas albeit albino
  album alcohol alcoholic alert algebra algebraic algorithm alias alien align alignment alike alimony alive all
  allay allegation allege allergic alleviate alley alliance allied allocate allocation allow allowable allowance
  ally almost alone along alongside aloud alpha alphabet alphabetic alphabetical already also alter alteration
  alternate alternative although altogether altos always amass amateur amaze ambassador amber ambient ambiguity
  ambiguous ambitious amble amend amendment amiss among amount amp ample ampler amplest amplifier amulet amuse
  amusement anagram analog analogous analogue analogy analyses analysis analyst analyze anarchy anatomy ancestor
  anchor anchorage ancient and anecdote angel angle angrier anguish angular animal ankle annals anniversary
  announce announcement annoy annoyance annual anomaly anonymous anorak another answer anthology anticipate
  anticipation antidote antique antisocial antler anvil any anybody anyhow anyone anyplace anything anyway
  anywhere aorta apart apathetic apathy apexes aping apologize apology apostrophe appall apparatus apparent
  appeal appear appearance append appendix applause applicable applicant application applied apply appoint
  appointment appraisal appreciate appreciation approach appropriate approval approve approximate approximation
  apron apt arbitrarily arbitrary arc arcade arcane arch archaic architecture archive are area arena arguable
  arguably argue argument arias arise arisen arithmetic arm army aroma arose around arrange arrangement array
  arrest arrival arrive arrogance arrogant arrow arsenal arson art article artificial artist artistic ascend ash
  ashamed ashcan ashen aside ask askew aspect aspen aspirants aspires ass assail assault assemble assembler
  assembly assert assertion assessment asset assign assignment assist assistance assistant associate association
  assort assume assumption assure asterisk astronomer astronomy asynchronous ate atheism atheist atlas
  atmosphere atmospheric atom atomic atone atrocity attach attachment attack attain attempt attend attendance
  attendant attitude attorney attract attraction attractive attribute audible audience audio august aunt aural
  auras authentic author authority authorization authorize autobiography automate automatic automatically
  automobile autos autumn avail availability available avenge avenue average avoid await awake award aware
  awareness away awful awing awkward awoke axes axing axiom axis axles ayes babble babes baboon baby back
  backbone background backlog backspace backward bacteria bacterium bad badder badge badger baffle bag baggage
  bailed bailing bails baited baiting baits bake baker balance balded balder balds baled bales baling ball
  ballad ballet ballot balms balmy baloney ban banal band bandied bandier bandies bandiest bandits bandwagon
  bandwidth bang bani banish banjo bank banker bankrupt banner banter bar barbed barber barbs bards bare barer
  bargain barge bark barns baron baroque barrel barren barrier barrister barter base baseline basement baser
  basest bash basic basically basin basis bask basket bastard baste bat batch bath bathe bathroom battery battle
  baud bawled bawls bay bayous beach beacon bead beady beak beam beaned bear beard beast beat beaten beater
  beautiful beauty beaver became because become bed bedroom bee beech beefed beefy been beeper beeves before
  beforehand beg began beggar begin beginner begun behalf behalves behave behind beige belch belfry belie belief
  believable believe believer bell belly belong beloved below belt bemoan bench bend bender beneath beneficial
  benefit bent bereft beret berried berrying berth beset beside best bet beta betray better between beware
  beyond bias bible biblical bickered bicycle bid big bigger biggest bigot bigotry bike bill billfold billion
  bin binary bind bingo biochemistry biography biological biologist biology birch bird birth birthday bishop
  bison bit bite bitmap bitten bitter bizarre blabbed blabs black blackboard blackmail blade blame blamer bland
  blander blank blanket blared blast blaster blatant blazed blazer bleach bleak bleaker bleary bleat bleed
  blemish blend blender bless blew blind blink bliss blister blithe blob block blogger blogs blond blonder blood bloody
  blots blotted blotter blow blown blubber blue bluer bluffing blunder blunt blunter blurb blurs blurt bluster
  boa board boars boast boat bob bodes body bog boggle bogus boil bold bolster bolt bomb bomber bond bone bonier
  bonnet bonus booby book booklet bookshop bookstore boom boons boors boost booster boot booze border borderline
  bore boredom born borne borrow boss bossy botch both bother bottle bottleneck bottom bough bought bounce bound
  boundary bourbon bout bow bowl box boy brace bracket brags braid brain brainy braise brake branch brand
  brandies brash brassier brassy brats brave brawl brawn brawny braying brays brazen brazier breach break
  breakdown breakfast breast breath breathe bred breed breeze brethren brews bribe brick bridal bride bridge
  bridle brief brigade bright brighter brightest brightness brilliant brimming brims brine bring brink briny
  brisk bristling broad broadcast broader broil broke broken broker bronzing brook broom brother brought brown
  browse bruising brush brutal brutes bubble buck bucket buckle bud buddy budge budget buffer buffs bug bugger
  bugle bugler build built bulb bulbous bulge bulk bull bullet bulletin bullied bullies bummer bump bunch bundle
  bungler bunion bunks bunny buoys burble burden bureau bureaucracy burger burglar burial buried burly burn
  burner burnt burps burring burrow burrs bursar burst bury bus bush bushel business bust busy but butler butte
  buttercup butterfly button butts buy buyer bye bypass byte cab cabin cabinet cable cache cackle cactus caddie
  cage cagey cagier caked calcium calculate calculation calculator calculus calendar call caller callous callow
  calmed cam came camera camp campaign campus can canal canaries cancel cancer candid candidate candied candle
  canine canker cannier canniest cannot canoes canonical canopy cant canter canvas cap capability capable
  capacity capering capital capitalism capitalist captain capture car carat carbon carcasses card cardboard care
  career careful careless cargo carol carped carpet carriage carried carrier carrion carry cart carton cartoon
  cartridge carve case cash cashier casino cask casket cassette cast caste caster castigate castle casual cat
  catalog catastrophic catch catchy categorically category cater cathedral catholic cattle caucus caught caulk
  causal causality cause caution cautious cavalry cave caveat cavern cavity cavort cease cedar ceded cedes
  ceiling celebrate celebration celibacy cell cellar cellular censor censorship cent center central century
  ceremony certain certainty certificate chafe chaff chain chair chairman chalk challenge chamber champ champion
  chance chancellor change changeover channel chant chaos chaotic chap chapel chapter char character
  characteristic charge charger chariot charitable charity charm chart charter chase chasm chat cheap cheaper
  cheapest cheat check checker cheek cheep cheer cheerful cheery chefs chemical chemist chemistry cherub chess
  chest chew chi chic chicer chick chickened chide chief child childhood childish children chill chiller
  chillest chillier chilliest chime chimp chin china chink chip chipper chirp chlorine choice choir choke choose
  choosy chop choral chord chore chorus chose chosen chows chubby chuck chuckle chug chum chunk church churn
  chute cider cigar cigarette cinch cinder cinema cipher circa circle circuit circuitry circular circulate
  circulation circumstance circus cite citizen citric city civil civilian civilization civilize clack clad claim
  clamber clammy clamp clan clang clank clap clapper clarification clarified clarify clarity clash clasp class
  classic classical classification classified classify classy clatter clause claw clay clean cleaner cleanest
  clear clearance clearer clearest cleat clefs clench clergy cleric clerk clever cleverer cleverest click client
  cliff climate climb climber clime clinch cling clinic clinical clink clip clique cloak clock clods clog
  cloister clone close closer closest closet closure cloth clothe clots cloud clout clover clown club cluck clue
  clump clumsy clung cluster coach coal coarse coast coaster coat cobalt cobble cobra cocked cockeyed cockier
  cockiest cocking cocks cocky cocoon code coffer coherent coiled coils coin coincide coincidence coke colander
  cold colder colic collaboration collapse collar collate colleague collect collection collective college
  collides collie colon colony color colts column coma combat combination combine combs come comedy comet
  comfort comfortable comfortably comic comma command commander commandment commence comment commentary
  commentator commercial commission commit commitment committee commodity common communal communicate
  communication communism communist community compact companion company comparable comparative compare
  comparison compass compassion compatibility compatible compel compensate compensation compete competence
  competent competition competitive competitor compilation compile compiler complacent complain complaint
  complement complementary complete completeness completion complex complexity complicate complication
  compliment comply component compose composer composite composition compound comprehend comprehensible
  comprehension comprehensive compress compression comprise compromise compulsion compulsory computation
  computational compute computer computerize comrade con concatenate conceal concede conceivable conceivably
  conceive concentrated concept conception conceptual concern concert concerto concise conclude conclusion
  concrete concur concurrently condemn condemnation condense condition conditional condom condone condor conduct
  conductor confer conference confess confidence confident confidential confidentiality configuration configure
  confine confirm confirmation conflict conform confront confuse confusion congeal congest congestion
  congratulate congratulations congress conifer conjecture conjunction conjuring connect connection connector
  connotation conquer conscience conscious consciousness consecutive consensus consent consequence consequent
  conservation conservative consider considerable considerably considerate consideration consist consistency
  consistent consolation console conspicuous conspiracy constant constituency constituent constitute
  constitution constitutional constrain constraint construct construction constructive consult consultancy
  consultant consultation consume consumer consumption contact contain container contemplate contemporary
  contempt contend content contention contentious contest context continent continental continual continuation
  continue continuity continuous continuum contour contraception contract contradict contradiction contradictory
  contrary contrast contravention contribute contribution contributor contrive control controller controversial
  controversy convenience convenient convention conventional conversation converse conversion convert converter
  convex convey convict conviction convince convoy coo cook cooker cool cooler cooper cooperate cooperation
  cooping coops coordinate coordination cope copied copier copped copper copy copyright coral cord cordon core
  cork cornea corned corner cornet cornier corning corny corporate corporation corps corpse corpus corral
  correct correction correlate correlation correspond correspondence correspondent corridor corrupt corruption
  cosmic cosmology cosmos cost cotton couch cougar cough could council counsel count counter counterexample
  counterpart countless country countryside county couple coupon coups courage courier course court courtesy
  cousin cover coverage coves covet cow cowboy cower coyer cozy crabbed crabbier crack crackle cradling craft
  crag cram cramp crane crank crap crash crass crasser crassest crate crater crave crawl craze crazily crazy
  creak creakier creamy crease create creation creative creator creature credibility credible credit creed creek creep
  crew crib cricket cried crime criminal cringe crinkle crises crisis crisping criteria criterion critic
  critical criticism criticize croak crockery crocks crocus crofts crony crook croon crop cross crosser
  crossroad crossword crotch crouch crowd crown crows crucial crucifies crude cruel cruelty cruise cruisers
  crumb crunched crunching crush crust cruxes cry cryptic crystal cub cube cubic cuckoo cuddly cue cuffs culled
  culls culprit cult cultural culture cumbersome cumming cums cumulative cunning cup cupboard curbs curdle cure
  curio curiosity curious curls curly currency current curriculum curse cursor curtain curtsy curve custom
  customary customer cut cute cutlery cutlet cycle cyclist cylinder cynic cynical cysts dabble daddy daemon daft
  dagger daily dainty daises daisy dally damage dame damn damnation damp dampen dance dancer dandier dandiest
  dandy danger dangerous dangle danker dapper dare dark darkness darling darns darted darts dash data database
  dated dating datum daubs daughter dawn day daylight daytime daze dead deadline deaf deal dealer dealt dean
  dear death deaves debatable debate debris debt debug debugger debut decade decadent decay decent decide
  decimal decision deck declaration declare decline decode decrease decry dedicate deduce deduction deed deem
  deep deeper deepest deface defame default defeat defect defective defend defense defensive deficiency defile
  define definite definition definitive defy degenerate degradation degrade degree deify deity delay delete
  deletion deliberate delicate delicious delight delightful delimiters delis deliver delivery delta deluge
  delusion delve demand demented demise democracy democratic democratically demolish demon demonstrate
  demonstration denial denied denominator denote dense density dental dentist dents deny department departmental
  departure depend dependence dependent deposit depress depression deprive depth deputy derange deride
  derivative derive derogatory descend describe description descriptive desert deserve design designate designer
  desirable desire desk desktop despair desperate despise despite destination destine destroy destruction
  destructive detach detail detect detectable detection detective detector deter determination determine
  deterrent detest detract devastate develop developer development deviation device devil devious devise devoid
  devote diagnosis diagnostic diagonal diagram dial dialect dialog dialogue diameter diaper diary dice dictate
  dictator dictatorship dictionary did die diesel diet differ difference different differential differentiate
  difficult difficulty dig digest digit digital dignity dilate dilemma dim dimension dimensional dimer dimmer
  dine diner dingier dingy dinned dinner dip diplomatic dire direct direction directive director directory
  dirges dirt dirty disable disadvantage disagree disagreement disappear disappoint disappointment disaster
  disastrous disc discard discharge disciplinary discipline disclaimer disco disconnect discontinue discount
  discourage discover discovery discrepancy discrete discretion discriminate discrimination discus discussion
  disease disguise disgust dish dishonest disk dislike dismal dismiss disorder disown dispel display disposable
  disposal dispose disposition dispute disregard disrupt disruption dissertation dissimilar distance distant
  distasteful distinct distinction distinctive distinguish distort distortion distract distress distribute
  distribution district disturb disturbance ditch ditto dive diver diverse diversity divert divide divine
  division divorce docile docking docks doctor doctrine document documentary documentation dodge doe doers dog
  dogma doily dole dollar dolls dolly domain domes domestic dominant dominate don donate donation done donkey
  donor doom door dope dopey dose dot dote double doubt doubtful doubtless dough douse doves dowdy down downhill
  downright downstairs downwards downy dowry dozen dozes drab drabber draft drag dragon drain drama dramatic
  dramatically drank drape drastic drastically draw drawback drawl drawn dread dreadful dream dreamy dreary
  dregs drench dress drew dried drier drift drill drink drinker drip drive drivel driven driver droll drone drop
  dross drought drove drown drudges drug drum drunk drunken drunker dry dryer dual dub dubious duckling ducts
  duded dudes due duels duets duff dug dukes dull duller dullest duly dumb dummy dump dumpster dunce dunes dungs
  dunked dunks duped dupes duping duplicate duplication duration duress during dusk dusky dust dustbin dusty
  duty dwelt dwindle dyed dying dynamic dynamically each eager eagle ear earaches earlier earliest earls earn
  earth ease easier easiest easily east eastern easy eat eaten eater eaves eccentric echo ecological ecology
  economic economical economy eddies edge edger edit edition editor editorial educate education educational
  effect effective effectiveness efficiency efficient effort egged ego eight eighteen eighth either eking
  elaborate elder elect election electoral electorate electric electrical electricity electron electronic
  electronically elegant elegy element elementary elephant elevator eleven eligible eliminate elite elitist
  elope else elsewhere elude elves email embarrass embarrassment embed ember emerge emergency eminent emirs emit
  emotion emotional emphasis emphasize empire empirical employ employee employer employment emptied empty
  emulate emulation emulator enable enamel enclose encode encounter encourage encouragement encumber end
  endeavor endless enema enemy enforce engage engine engineer enhance enhancement enjoy enjoyable enjoyment
  enlarge enlighten enlightenment enormous enough ensure entail enter enterprise entertain entertainment
  enthusiasm enthusiastic entire entirety entitle entity entrails entrance entrap entreat entry envelope
  environment environmental envisage envy epic episode epoch equal equality equate equation equilibrium equinox
  equip equipment equivalent era erase eraser ergo err erroneous error erupts escape esoteric especially essay
  essence essential establish establishment estate estimate estimation eternal eternity ether ethic ethical
  ethnic ethos etymology evade evaluate evaluation even event eventual ever every everybody everyday everyone
  everything everywhere evidence evident evil evolution evolutionary evolve exact exaggerate exalt exam
  examination examine examiner example exceed excellent except exception exceptional excess excessive exchange
  excite excitement exclamation exclude exclusion exclusive excuse executable execute execution executive exempt
  exercise exhaust exhaustive exhibit exhibition exist existence exit exotic expand expansion expect expectation
  expedition expenditure expense expensive experience experiment experimental experimentation expert expertise
  expiration expire expiry explain explanation explanatory explicit explode exploit exploitation exploration
  explore explosion explosive exponential export expose exposure express expression expressway extant extend
  extension extensive extent external extinction extra extract extraction extraneous extraordinarily
  extraordinary extreme extremist eye eyesight fabric face facet facilitate facility fact factor factory factual
  faculty fad fail failure faint fainter faintest fair fairer fairest fairness fairy faith faithful fake falcon
  fall fallacious fallacy fallen false falter fame familiar familiarity family famine famous fan fancy fangs
  fantastic fantasy far farce fare farewell farm farmer farther farthest fascinate fascism fascist fashion
  fashionable fast faster fastest fat fatal fate father fatty fatuous faucet fault faulty fauna favor favorable
  favorite fawns fazed fazes fazing fear fearless feasibility feasible feast feat feature fed federal fee feeble
  feedback feeder feel feeler feet feint fell feller fellow felon felony felt female feminist fence fender fends
  ferns ferried ferry fester festival fetch feted fetid fetish fetus feuds fever few fewer fewest fiasco fibber
  fiber fiche fickle fiction fictional fiddle field fiendish fierce fifteen fifth fifty fight fighter figure
  filch file filet fill fillet fillies film filter filth filthy final finale finalize finance financial finch
  find fine finer finest finger finish finite fire firework firm firmer first fiscal fished fisher fishery
  fishier fishiest fishing fishy fist fit five fiver fix fizzes fizzy flabbier flabby flag flail flake flaky
  flame flaps flare flash flat flavor flaw fleck flees fleet flesh flew flexes flexibility flexible flied fliest
  flight fling flint flip flipper flits float flogs flood flooder floor floppy flops floss flounce floundered
  flouring flout flow flower flown fluctuation flue fluent fluff fluffy fluid flung flunk flunky flush flute
  fluxed fluxes fly foal foam focal fog foggy foil foist fold folder folk folksy follow follower folly fond
  fonder font food fool foolish foot football footnote for forage foray forbade forbid forbidden force forcibly
  fords forecast foreign foreigner foreseeable forest forever forgave forge forger forget forgive forgiven forgo
  forgot forgotten fork form formal format formation former formula formulae formulation forte forth forthcoming
  fortnight forts fortunate fortune forty forum forward fossil foster fought fouling found foundation founder
  fount fountain four fourteen fourth fowled foxes fracas fraction fragile fragment frail frame framework frank
  frantic fraud fraying frays freak freckling free freedom freer freeway freeze freezer french frequency
  frequent fresh friction fried friend friendship frighten frill frilly fringe frisk frivolous frog from frond
  front frost frown froze frozen frugal fruit frustrate frustration fry fuel fulfill full fuller fullest fully
  fume fun function functional functionality fund fundamental fundamentalist funeral fungi fungus funnier
  funniest funny fur furious furl furniture furrow furry further furthermore furthest fury fuse fusion fuss
  futile future fuzzes fuzzy gaily gain gaits galactic galas galaxy gales galled galley galling gallon gallop
  galls game gamer gamma gamut gander gang gap gape garage garbage garble garbs garden gargling garish garnet
  garnish garret gas gashed gashes gasoline gasp gate gateway gather gaudy gauge gauze gave gawks gay gazes gear
  gee geese gelds gender gene general generalization generalize generate generation generator generic generous
  genetic genetically genial genie genius genocide genre gentile gentle gentleman gentlemen gently gents genuine
  genus geographical geography geology geometry germs gesture get ghastly ghost giant gibber gibberish giddy
  gift gig gilds gills gilt gimme gin gingerly girder girl girlfriend girlish give given glad glade glance gland
  glare glass glaze gleam glean glee glens glibber gliding glint glisten gloat global globe glorious glory
  glossy glove glow glower glue glum gluts glutted glutting glutton gnarl gnats gnome goads goal goalies goat
  gob god goes going gold golden goldener goldenest goldfish golf golfer gone goner gonged gongs gonna good
  goodbye goodness goody gooey goofed goofier goofs goofy gooier goons goosed gopher gored gores gorge gorgeous
  gorier gory gospel gossip got gotten gouge gourmet gout govern government governor gown grab grabber grace
  grade grader gradual graduate graduation graffiti graffito graft grammar grammatical grams grand grander
  grandfather grandmother granny grant graph graphic graphical grapple grasp grass grassy grate grateful grater
  gratuitous grave gravel graven graver gravest gravitational gravity gray graze grease greasier greasy great
  greater greatest greed greedier greedy green greet grenade grew grid grief grill grille grim grime grin grind
  grinder grip gripe grits groan grocer groin grope gross grosser grouchy ground group grouse grove grower
  growing growl grown grubs grunt guarantee guard guess guest guidance guide guideline guilt guilty guinea guise
  guitar gulf gulled gullet gullible gullies gun gunner guru gusher gushes gusts gut gutter guy gyrate habit
  hack hacker had hail hair haircut hairier hairiest hairy hale haler halest half hall hallway haloed halon
  halos halt halter halve hammer hammock hamper hand handbook handful handicap handier handiest handle handler
  handy hang hangar hanger hangover hanker happen happier happiest happily happiness happy harass hard hardback
  harden harder hardest hardship hardware hardy hare harem hark harlot harm harmful harmless harmony harp
  harpoon harrow harry harsh harts has hash hassle haste hasten hasty hat hatch hatchet hate hatred hauls have
  haven havoc hawked hawks hay hazard haze hazel hazy head headache header headline healing heals health healthy
  heap hear heard hearse heart hearties heartily heartless heat heaters heath heave heaven heavier heaviest
  heavily heavy heckle hedging heed heel height heinous heirs held helicopter helium hell hellish hello helmet
  helms help helper helpful helpless hemmed hemming hence henceforth her herd here hereby herein heresy heritage
  hero heroic heroin heroine heron herpes herself hes hesitate heterosexual hewed hewing hexadecimal hey hiatus
  hicks hid hidden hide hideous hierarchical hierarchy high higher highest highlight highway hike hiker
  hilarious hill hilly hilt him himself hind hinder hindsight hinge hint hip hipper hippy hire his historian
  historic historical history hit hitch hitherto hive hoard hoaxes hobby hobos hockey hocking hocks hog hoist
  hold holder hole holiday hollow holly holster holy homage home homey homosexual homosexuality hone honest
  honesty honeyed honked honks honor honorary hoodlum hoods hoofs hook hoops hooter hooting hoots hope hopeful
  hopeless hopper horde horizon horizontal horn hornet horny horrendous horrible horribly horrid horrific
  horrified horrify horror horse hosed hoses hospital host hostile hot hotel hotter hottest hound hour house
  household hovel hover how however howl hubs hues huffs huge huger hugs huh hulks hulled hulls hum human humane
  humanity humble humbly humid humor humorous humps hunch hundred hung hunger hungry hunks hunt hurling hurls
  hurry hurt husband hush husk husky hut hutch hydrogen hyphen hypocrisy hypocrite hypocritical hypothesis
  hypothetical hysterical icon idea ideal idealistic identical identification identified identifier identify
  identity ideological ideology idiom idiosyncratic idiot idiotic idle idols igloo ignorance ignorant ignore ill
  illegal illiterate illness illogical illusion illustrate illustration image imaginary imagination imaginative
  imagine imbalance immature immediate immense immerse imminent immoral immortal immune impact impair impeach
  impel impend imperative imperfect imperial impersonal impetus impish implausible implement implementation
  implication implicit implied imply import importance important impose impossible impractical impress
  impression impressive imprison improbable improve improvement impulse inability inaccessible inaccuracy
  inaccurate inadequate inadvertently inane inappropriate inborn incapable incarnation incentive inch incidence
  incident incidental inclination incline include inclusion inclusive incoherent income incompatible
  incompetence incompetent incomplete incomprehensible inconsistency inconsistent inconvenience inconvenient
  incorporate incorrect increase incredible incredibly increment incur indeed indefensible indefinite indent
  independence independent indeterminate index indicate indication indicative indicator indictment indirect
  indirection indistinguishable individual induce induction indulge industrial industry ineffective inefficiency
  inefficient inequality inert inertia inevitable inevitably inexperienced infallible infamous infant infantile
  infect infection infelicity infer inference inferior inferiority infinite infinity inflation inflexible
  inflict influence influential info inform informal information informative infrastructure infrequent
  infringement ingenious ingrain ingredient inhabit inhabitant inherent inherit inheritance inhibit inhibition
  initial initialization initialize initiate initiative inject injure injury injustice ink innards inner
  innocence innocent innovation innovative input inquire inquiry insane insect insecure insensitive insert
  insertion inside insidious insight insignificant insist insistence insofar inspect inspection inspiration
  inspire install installation instance instant instead instinct institute institution instruct instruction
  instrument instrumental insufficient insular insult insurance insuring intact intake integer integral
  integrate integration integrity intellect intellectual intelligence intelligent intend intense intensity
  intensive intent intention intentional inter interact interaction interactive intercourse interest interface
  interfere interference interim interior intermediate intermittent internal international interpret
  interpretation interpreter interrogate interrupt interruption intersection interval intervene intervention
  interview intimate into intolerance intrinsic intrinsically introduce introduction introductory intuitive
  invade invalid invalidate invaluable invariably invasion invent invention inventor inverse invert invest
  investigate investigation investment invisible invitation invite invoke involve involvement inward ion iotas
  irate irises iron ironic irony irrational irrelevant irrespective irresponsible irritate irritation island
  isles isolate isolation issue item its itself ivies ivory jabber jack jacket jades jading jail jamb jammed
  jamming jangle jargon jarring jaunt javelin jawing jazz jealous jeans jeering jeers jells jerk jerky jest
  jester jet jewel jibe jilt jingle job jockey jogger join joint joke jollied jollier jolliest jolly jolted
  jolting jolts jotted jotting journal journalist journey joy joyous judge judgment jugulars jump junction
  jungle junior junk junta jury just juster justice justifiable justifiably justification justified justify juts
  juvenile karat karate kayak keel keen keener keep keeper ken kennel kept kernel kettle key keyboard keystroke
  keyword khaki kick kid kidnap kidney kill killer kilns kilos kilt kind kinda kinder kindle kindness king
  kingdom kingfisher kinked kinks kinky kiss kit kitchen knee kneecap kneel knelt knew knife knight knits knobs
  knock knoll knots know knowledge known koala koshered kudos lab label labor laboratory lace lack lacrosse lad
  ladder lady lag lagoon laid lain lairs lake lambda lambed lame lamer lamest lamp lance land lander landlord
  landscape lane language larding large larger largest lark laser lashed lashes lass last latch late later
  lateral latest latex lathe laths latter lauds laugh laughter launch launder lavatory lavish law lawn lawyer
  lay layer layout laziness lazy leach lead leader leadership leaf leaflet league leak leaky lean leap learn
  lease leash least leather leave lecture lecturer led lee leech leer leery left leg legal legend legendary
  legible legion legislation legitimate leisure lemme lend length lengthy lenient lens lent leper lesbian lesion
  less lesser lesson lest let lethal letter levee level lever liability liable liaison liars libel liberal
  liberty librarian library lice license licks lid lie life lifestyle lifetime lift light lighter lightest
  lightning like likelihood liken liker likest likewise lilies lilt limb limber limbo limed liming limit
  limitation limped limper limpest limps line linear linen liner linger lingo linguistic link linkage linker
  lint lion lip liquid liquor lisp list listen listener lit liter literal literary literate literature lithe
  litter little live liven livest llama load loader loafer loafs loan loath loathe loaves lobby lobes local
  locale locate location lock lodge lodger lofted lofting lofts lofty log logger logic logical logo loins loiter
  lolled lolling lolls lonely long longer longest look loonies loons loop loophole loose looser looted looting
  loots lope lord lorry lose loser loss lost lot lotion lottery lotus loud louder loudest louse lousier lousy
  love lover low lower lowest lowlier lowliest loyal lucid luck luckily lucky ludicrous luggage lulled
  lumberjack luminous lump lunar lunatic lunch lunchtime lung lunge lurch lures lurid luring lurk lusher lushes
  lust lutes luxury lying lynch lyres lyric maced machine machinery macho mad madame madder made madness
  magazine maggot magic magical magnetic magnificent magnitude maids mail mailbox maimed maims main mainframe
  mainstream maintain maintenance major majority make maker male malfunction malice malicious malign mall mallet
  mamas mamma man manacle manage management manager mandate mandatory mane mange manger mangier mangle mangy
  mania maniac manic manifestation manifestly manifesto manipulate manipulation mankind manner mannish manor
  manpower mantel mantled mantles manual manufacture manufacturer many map maple mapper marbling march mares
  margin marginal maria marina marine marital mark marker market maroon marred marriage married marring marrow
  marry mart martin marvelous mashed mashes mashing mask mason mass massage massive mast master mat match mate
  material mathematical mathematician mathematics matrices matrix matron matte matter mature maudlin mauled
  mauling mauls maxim maximize maximum may maybe mayor maze meal mealy mean meander meaningful meaningless meant
  meantime meanwhile measles measure measurement mechanic mechanical mechanism medal media medical medicine
  medieval medium meek meeker meet megabyte mellow melody melt member membership memorable memos men menace mend
  menial mental mentality mention menu mercury mercy mere merge merit merrier merriest merry mesdames meshes
  mess message messy met metal metaphor meter method metric metro mewed mice microcomputer microprocessor
  microwave midday middle midnight midst miens might mighty migrate migration mike mild mile mileage military
  milked milker milkman milky mill miller million mimes mimic mince mind mindless mine miner mingle minimal
  minimalist minimize minimum minion minister mink minor minority minted minuet minus minute miracle miraculous
  mirage mires mirror mirth miscellaneous misdirect miser miserable miserably misery misfortune misguide
  misinterpret mislead misled misplace misprint misread misrepresent miss missile mission mist mistake mistaken
  mistook misty misunderstand misunderstood misuse mites mitt mix mixture mnemonic moan moat mob mobile mock
  mockeries mod mode model moderate moderation modern modest modification modified modify module moist moister
  mold molecular molecule molest molten mom moment momentarily momentum monarch money monies monitor monkey
  monks monochrome monopoly monster month moon mooring mooted mooting moots mope moral morale morality morasses
  more moreover morgue morn moron moronic morose morsel mortal mortality mosses most mother motion motivate
  motivation motive motley motor motorist motorway motto mount mountain mourn mouse moussed mousy mouth move
  movement mover movie much muck mucus mud muddle muddy muffs mug mules mulled mulls multi multiple
  multiplication multiplied multiply mum mumble mummy mumps munch mundane murder murderer murky muscle mused
  muses museum mushed mushes mushroomed music musical musician musk musket muss must mustang muster muted mutes
  muting mutter mutts mutual myriad myself mysterious mystery mystic myth mythical mythology nags nail naive
  naked name nameless napes napped nappies narrative narrow narrower narrowest nasal nastier nastiest nasty
  nation national native natty natural nature naughty naval nay near nearby nearer nearest neat neatness
  necessarily necessary necessity neck need needle needy negate negative neglect negligible negotiable negotiate
  negotiation neighbor neighborhood neither nerve nervous nest net network neural neurotic neutral never
  nevertheless new newcomer newer newest newsletter newspaper newts next nice nicer nicest niche nick nickel
  nickname niece night nightmare nil nine ninth nipped nippier nipple nit noble nobly nobody node noise noisy
  nomad nominal nominate none nonetheless nonsense nook noon nor norm normal normality north northern nose
  nosier nostalgia not notable notably notation notch note nothing notice noticeable noticeably notification
  notified notify notion notorious notwithstanding noun novel novelty novice now nowadays nowhere nuclear nudes
  nuisance null numb number numbest numeral numeric numerical numerous nun nurse nylon oaf oak oar oases oasis
  oath obey object objection objectionable objective obligation obligatory oblige obnoxious oboes obscene
  obscure obscurity observation observe observer obsess obsession obsolete obstruct obtain obtainable obvious
  occasion occasional occupation occupied occupy occur occurrence ocean odd odder oddities odious off offend
  offender offense offensive offer offhand office officer official offset offspring often ogles ogling ogres oil
  old older oldest omens omission omit once one oneself ongoing only onto onus oodles oozes opal open opera
  operate operation operational operator opinion opium opponent opportunity oppose opposite opposition oppress
  oppression opt optic optical optima optimal optimistic optimization optimize optimum option optional opus
  oracle oral orator orbit orbital orchestra orchestral ordain order ordinary ore organ organic organism
  organization organize organizer orgy orient oriental orientate orientation origin original originate
  originator ornate orthodox other otherwise otter ought our ourselves ousted ouster ousting ousts out outcome
  outcry outdated outer outgoing outlet outline outlook output outrage outrageous outright outset outside
  outstanding outweigh ovals ovary over overall overcame overcome overdraft overdue overflow overhead overlap
  overload overlong overlook overnight overprice overridden override overrode overseas overtime overtone
  overview overwhelm overwriting overwritten owe owls own owner ownership oxygen ozone pace pacifier pack
  package packet pact pad paddies paddock padlock pagan page pager paid pails pain painful painless paint pair
  palace pale palette palled palls palmed palms paltry pamper pan panda pander panel pangs panic pansies pant
  pantie papacy papal paper paperback par parade paradise paradox paragraph parallel parameter paranoia paranoid
  paraphrase parch pardon parent parental parentheses parenthesis parish parity park parka parliament parochial
  parody parrot parse parson part partial participant participate particle particular partition partner party
  pass passage passenger passion passionate passive passport password past paste pat patch patchy pate patent
  path pathetic pathos patience patient patio patronize pattern patty pauper pause pavement paves pawn pay
  payment peace peaceful peak peal pearl peasant peat pecks peculiar pedal pedant pedantic pedantry pedestrian
  peek peel peeped peeps peer peeve pelican pellet pelt pelvis pen penal penalty pence pencil pended pending
  pends penguin penis penny peons people pepped pepper peppery per perceive percent percentage perception perched
  perfect perfection perform performance perhaps peril period periodic periodically peripheral perish perk perky
  permanent permissible permission permit perpetual persecute persist persistent person personal personality
  personnel perspective persuade persuasion perter perverse pester pests pet petal peter petrol petty pewter
  pharmacy phase phenomena phenomenon philosopher philosophical philosophy phobia phoenix phone photo photocopy
  photograph photographic phrase physic physical physicist physiology piano pick picket pickling picture piece
  pierce piers pig pigeon piked pile pill pilot pimple pin pinch pine pinion pink pinker pinkest pint pious pipe
  pipeline pique pirates pit pitch pitfall pity pixie place placid plague plaid plain plainer plainest plan
  plane planet planetary plant plaque plaster plastic plate platform plausible play player playground plaza plea
  plead pleasant please pleasure pleat plenty pliers plods plops plot plotter ploy pluck plug plumb plume plump
  plunder plural plus plush plying poach pocket podding poem poet poetic poetry point pointer pointless poising
  poison poke poker pokey polar pole police policeman policy polio polish polite politeness political politician
  politics polka poll polluting pollution polynomial pomp pompous poncho ponder ponds ponies pool pooped poor
  poorer poorest pop pope poppy populace popular popularity populate population porch pore pornography porous
  port portability portable portion portray pose posies position positive possess possession possibility
  possible possibly post postage postal postcard poster postmaster postpone postscript postulate pot potential
  potion potter pouch pouncing pound pour pouted poverty powder power powerful practicable practical practice
  pragmatic prairies praise prance prank prawned pray prayer preach precaution precede precedence precedent
  precious precise precision predecessor predict predictable prediction predominantly preen preface prefer
  preferable preferably preference prefix pregnancy pregnant prejudice preliminary premature premise premium
  preparation prepare prerequisite prescribe prescription presence present presentation preserved preserving
  president press pressure presumably presume pretend pretentious pretty prevail prevalent prevent prevention
  preview previewer previous preys price prick prickling pride pries priest primal primarily primary prime
  primer primitive primp prince principal principle print printer printout prior priority prison prisoner
  privacy private privatization privilege prize pro probability probable probably problem procedure proceed
  process processor proclaim prods produce producer product production productive productivity profession
  professional professor profile profit profitable profound program programmable programmer progress prohibit
  project projection proliferation prolong prominent promise promote promotion prompt proms prone prong pronoun
  pronounce pronunciation proof propaganda proper property prophet proportion proportional proposal propose
  proposition proprietary props prose prosecute prosecution prospect prospective prosper prostitute protect
  protection protein protest protocol prototype proud prouder prove proven provide provision provisional
  provocative provoke prowl prows proximity proxy prude pruning pseudo psych psychological psychologist
  psychology pub public publication publicity publicize publish publisher puckered pucks pudgy puffs puke pull
  pulley pulp pulsate pulsed pumas pumice pump pun punch punctuation puncture punish punishment punks punt pupil
  pupped puppet purchase pure purge purity purple purpose purring purrs purse pursue pursuit push pusher puss
  pussy put putt puzzle pyres python quail quake qualification qualified qualifier qualify quality quantity
  quantum quart quarter queen queenlier queenliest quench query quest question questionable questionnaire queue
  quibble quick quicken quicker quickest quiet quieter quietest quill quilt quips quit quite quiz quorum quota
  quotation quote rabbi rabble rabid rabies race racer racial racism racist rack racket radar radiation radical
  radio radium radius rafted rafts rage raid raider rail railroad railway rain rainbow rainy raise rake rallies
  ram rampant ramps ran ranch random rang range ranger rank ranker rankle rant rape rapid rapist rare rarer
  rarest rarity rascals rash rasher rasps raster rat rate rather ratio rational rationale rattle ratty raucous
  rave ravening ravine ravish raw ray razes razor reach react reaction reactionary reactor read readable reader
  readership readier readily ready real realistic reality realization realize realm ream reaper reaps rear
  rearrange reason reasonable reasonably reassure rebel reborn rebuild rebuilt recall recant recap receipt
  receive receiver recent reception recess recipe recipient reckless reckon reclaim recognition recognizable
  recognize recollection recommend recommendation reconcile reconsider record recorder recover recovery
  recreational recruit recruitment rectal rectangle rectangular rectified rectify recursion recursive recycle
  red redefine redid redirect reduce reduction redundancy redundant reed reef reek reel refer reference
  referendum refine reflect reflection reflex reform reformat refrain refresh refund refusal refuse refute
  regain regal regale regard regardless regime region regional register registration regret regrettably regular
  reign reins reinstate reiterate reject rejection relate relation relationship relative relativity relaxing
  relay release relevance relevant reliability reliable reliably relic relied relief relieve religion religious
  relocation reluctance reluctant rely remain remainder remark remarkable remarkably remedy remember remind
  reminder reminiscent remorse remote removal remove rename rend render rendition renew renewal rent rental
  repair repay repeal repeat repeatable repel repent repertoire repetition repetitive rephrase replace
  replacement replied reply report reporter represent representation representative reproduce reproduction
  repulse repulsive reputation request require requirement requisite reread resale rescue research researcher
  resemblance resemble resent reservation reserve reset reside residence resident resign resignation resist
  resistance resolution resolve resort resource respect respectable respective respiration respond response
  responsibility responsible rest restart restaurant restore restrain restrict restriction restrictive result
  resume resurrection retail retain retch retina retire retirement retort retract retrieval retrieve retry
  return reuse reveal revel revelation revenge revenue reverse revert review revise revision revolt revolution
  revolutionary revue reward rework rewrite rewritten rewrote rhetorical rhyme rhythm ribbon riced rich richer
  richest rid ridden ride rider ridge ridiculous rife rifer rifest rifle rifts right rigid rigorous rile rinds
  ring rinks rinse riot rip ripe ripen riper ripest ripple rise risen riser risk risky rite ritual rival river
  rivet road roams roars roast robber robes robin robot robust robuster rock rocker rocketing rod rode rogue
  roguish role roll roman romance romantic romped romps roof rooking rooks room rooster root rooter rope rose
  rosier roster rot rotate rotation rotor rotten rouge rough roughen rougher roughest round roundabout rounder
  rouse rout route router routine row royal royalties rub rubber rubbish rudder ruddy rude ruder rudest rue
  ruffle ruffs rugby ruin ruinous rule ruler rummer rumor rumps run rung runts rural ruses rush rusts rusty ruts
  sabotage sack sacred sacrifice sad sadden sadder sadism safari safe safeguard safer safest safety saga sager
  sagged said sail saint sake salamis salary sale salesman saliva sallow sally salon saloon salt salter salty
  salute salvage salvation salve same sample sand sandal sandier sandiest sandman sandmen sandy sane saner sang
  sanity sank sapped sarcasm sarcastic saris sashes sassy sat satellite satin satire satisfaction satisfactorily
  satisfactory satisfied satisfy sauce saucer saucier saucy sauna saunter savager save saver savvy saw say scab
  scalar scald scale scalloped scalp scaly scamper scan scandal scanner scant scanties scar scarce scare scarf
  scarlet scary scatter scenario scene scenery scent schedule scheduler scheme scholar school science scientific
  scientifically scientist scold scoop scoot scope scorch score scorn scotch scour scout scowl scram scrap
  scrape scratch scream screen screw script scroll scrub scuff sculptured scum scurry scythe sea seal seaman
  seamed seamen seaming seams sear search seaside season seat secede second secondary secret secretary sect
  section sector secular secure security sedan sedate see seeded seedy seek seem seen seep seer seethe segment
  seized seldom select selection selective self selfish sell seller selves semantic semen seminar senate send
  sender senile senior sensation sense sensible sensibly sensitive sensitivity sent sentence sentient sentiment
  sentimental separate separation separator sequel sequence sequential sequin serial series serious seriousness
  sermon serum servant serve server service session set settle seven seventh sever several severe severity
  sewage sewed sewer sex sexist sexual sexuality sexy shabby shack shade shadow shady shaft shake shaken shaky
  shall shallow sham shame shape share shareholder sharked sharp sharpen sharper shave shawl she sheaf shear
  sheath sheen sheep sheer sheet shelf shell shelter shelve shied shift shine shins shiny ship shire shirk shirt
  shoal shock shod shoe shone shook shoos shoot shop shopper shore short shortage shorten shorter shortest
  shorthand shot should shoulder shout shove show shower shown showy shrank shred shriek shrill shrimped shrine
  shrink shroud shrub shuck shuns shut shutdown shy sic sick sicken sickle side sideways sidle sieved sifts sigh
  sight sigma sign signal signature signer significance significant silence silent silicon silk sillier silliest
  sills silly silos silt silver similar similarity simmer simple simpler simplest simplicity simplified simplify
  simplistic simply simulate simulation simultaneous sin since sincere sine sinful sing singe singer single
  singular sinister sink sinner sinus siphon sipped sir siren sissies sister sit site situate situation six
  sixteen sixth sixty size skated skater skeleton skeptical sketch skewed skews skids skied skill skimp skin
  skip skipper skirt skits skull sky slabbed slabs slack slag slain slake slam slander slang slapped slaps slash
  slate slats slave slays sled sleek sleep sleet slender slept slewed slews slice slid slide slight slighter slightest slim
  sling slink slip slipper slippery slither slits sliver slobber slobs slogan slogs slope sloppy slops slot slow
  slower slowest slugs sluice slum slump slung slurs sluts sly smack small smaller smallest smallish smart smash
  smear smell smelly smelted smile smirk smite smith smock smoke smoker smoothly smote smug smugger smuts snack
  snag snailed snake snapped snappier snappy snaps snare snarl sneak sneaky sneer sniff sniper snipped snippet
  snips snitches snobbery snobs snooker snoop snooty snooze snore snort snots snout snow snowy snubs snuff
  snugger snugs soaks soap soapier soapy soars sob sober social socialism socialist society sock socket sod sofa
  software soggy soil solace solar sold solder soldier soled solely solemn solicitor solid soling solo solution
  solve some somebody somehow someone someplace something sometime somewhat somewhere son sonata song sonnet
  soon sooner soonest soothe sooty sop sophisticate sordid sore sorer sorest sorry sort sorta sought soul sound
  sounder soundtrack soup source soured sourer souring sours south southern sow space spade span spank spare
  spark spars spat spate spatial spawn spays speak speaker spear special specialist specialize specialty species
  specific specifically specification specified specify specimen speck spectacular spectrum speculate
  speculation sped speech speed speedy spell spend spent sperm spewed spews sphere spied spigot spike spill spin
  spinal spine spiral spire spirit spiritual spit spite splat splendid splice split spoil spoke spoken spokesman
  spongy sponsor spontaneous spoof spook spooky spool spoon spore sport spot spout sprain sprang sprawl spray
  spread spree sprig spring sprint sprout sprung spuds spur spurious spurn spurt spy squad squalid square
  squashed squashing squat squeeze squint squire squirm squirt stability stable stabs stack staff stage stagger
  stags staid stain stair staircase stake stale stalk stall stamp stance stanch stand standard standardize
  standpoint stank stanza stapler star stare starfish stark starry start starter startle starve state statement
  stater static station stationary statistic statistical statue status stave stay steadily steady steal steam
  steel steep steer stem stench step stereo stereotype sterile sterling sterner sternest stewed stews stick
  sticky stiff still stimulate stimulation sting stinger stingy stir stitches stoke stole stolen stomach stomp stone
  stony stood stoop stop stopper storage store stork storm story stove stows straight straightforward strain
  strait strange stranger strangest strap strategic strategy straw stray stream street strength strengthen
  stressed stressing stretch strict strike string stringent strip strive strode stroke strong stronger strongest
  struck structural structure struggle strum strut stubs stuck student studied studio studs study stuff stuffer stumble
  stump stun stung stunk stunt stupid stupidity stupor sturdy style suave suaver subject subjective sublet
  submission submit subroutine subscribe subscription subsequent subset subsidiary subsidize substance
  substantial substitute substitution subtle subtlety subtly subway succeed success successful succession
  successive successor such suckle sucks sudden suds sue suede suffer sufferer suffice sufficient suffix sugared
  sugary suggest suggestion suicidal suicide suit suitability suitable suitably suite sulkies sulks sullen
  sultan sultry sum summarize summary summer summon sun sundry sung sunk sunlight sunny sunrise sunshine suntan
  sunup sup super superb superficial superfluous superior superiority supermarket supernatural supervise
  supervision supervisor supper supple supplement supplementary supplied supplier supply support supporter
  suppose suppress suppression supreme sure surer surface surfs surgeon surgery surly surmise surname surplus
  surprise surround survey survival survive susceptible suspect suspend suspension suspicion suspicious sustain
  swab swagger swallow swam swamp swampy swan swap swarm swat swathe sway swear sweat sweaty sweep sweeper
  sweeten sweeter sweetest sweetly sweetness swell swept swifts swigs swill swim swindle swing swish switch
  swoon swoop sword swore sworn swum symbol symbolic symmetric symmetry sympathetic sympathize sympathy symphony
  symptom syndicate syndrome synonym synonymous syntactic syntactically syntax synthesis synthesizer system
  systematic tab tabby table taboo tacit tack tackle taco tactic tactical tactless tag tail tailor taint take
  taken taker tale talent talk tall tallies talon tame tamer tamper tandem tangent tangle tango tangs tank
  tanker tanner tap tape taper tardiness target tarnish tarring tarry tartan tarts task tassel taste tasteless
  tattoo tatty taught taunt tauter tax taxation taxi taxpayer teach teacher teaks team teapot tear tease teat
  technical technique technological technology tedious tee teem teen teenage teenager teeter teeth telephone
  telescope television tell teller temper temperature tempest temple tempo temporarily temporary tempt
  temptation ten tend tendency tenet tennis tenor tense tension tentative tenth tents tepee tepid term terminal
  terminate termination terminator terminology terrible terribly terrier terrified terrify territory terror
  terrorism terrorist terse test tester text textbook textual than thank thankful that thatch thaws the theater
  thee theft their them theme themselves then thence theological theology theorem theoretical theory therapy
  there thereabouts thereafter thereby therefore therein thereof these thesis theta they thick thicken thicker
  thicket thickness thief thieve thin thing think third thirst thirty this thong thorn thorough thoroughfare those
  thou though thought thousand thread threat threaten three threshold threw thrice thrill throat throng through
  throughout throughput throw thrown thrust thuds thugs thumb thus thy tiara tick ticket tickle tidal tides
  tidied tidy tie tiers tiffs tiger tight tile till tilt time timer timescale timetable tin tinder ting tinge
  tingle tinier tinker tinkle tinsel tint tiny tip tirade tire tiresome title toad toaster tobacco today toe
  togas together toggle toilet toils token told tolerance tolerant tolerate toll tombed tomboy tombs tomcat tome
  tomorrow ton tonal tone tong tongue tonight tonne too took tool tooth tooting toots top topaz topic topical
  topple torch tore torn torso torture toss total tote totem totted totter totting toucan touch touchier
  touchiest touchy tough toupee tour tourist tout toward towed towel tower town toxin toy trace track tract
  trade tradition traditional traffic tragedy tragic trail train trait tramp trance transaction transcript
  transfer transform transformation transient transit transition translate translation translator transmission
  transmit transmitter transparent transport trap trapper trash trashcan trauma travel trawl tray tread treasure
  treat treatment treaty tree trek tremendous tremor trench trend trendier trendy trial triangle tribal tribe
  trick trickling tricky tried trifling trigger trill trilogy trinity trios trip tripe triple tripos trite
  triumph trivia trivial troll trolley troop trooper trot trouble trough troupe trouser truce truck true truer
  truly trumpet truncate trunk trust trusty truth try tryout tuba tube tuck tufts tundra tune tuner tunic tunnel
  turban tureen turfed turfs turn turner turnout turntable turret tussle tutor tutorial twang tweed tweet
  tweezers twelve twentieth twenty twice twin twine twinkle twist two tycoon tying type typeset typewriter
  typhoon typhus typical ugh ugly ulcer ultimate umbrella unable unacceptable unaffected unambiguous unattended
  unauthorized unavailable unavoidable unaware unbalanced unbearable unbelievable unbelievably unbiased
  uncertain uncertainty unchanged uncle unclear uncomfortable uncommon unconnected unconscious unconvincing
  uncut undefined under underestimate undergo undergone undergraduate underground underlain underlay underlie
  underline underlying underneath understand understandable understood undertake undertaken undertook underwent
  undesirable undid undo undocumented undone undoubtedly unduly uneasy unemployed unemployment unerring
  unexpected unexplained unfair unfamiliar unfinished unfortunate unfounded unfriendly unhappy unhealthy
  unhelpful unhook unified uniform unify unimportant uninteresting union unique unison unit unite unity
  universal universe university unjustified unknown unless unlike unlimited unload unlock unlucky unnatural
  unnecessarily unnecessary unobtainable unofficial unpleasant unpopular unpredictable unread unreadable
  unrealistic unreasonable unrelated unreliable unsafe unsatisfactory unseen unset unsolicited unsound
  unspecified unstable unsuccessful unsuitable unsupported unsure unsuspecting untidy until unto untrue unusable
  unused unusual unwanted unwelcome unwilling unwise unworkable upbringing update upgrade upon upper upright ups
  upset upside upstairs upward urban urge urgency urgent urine usable usage use useful usefulness useless user
  usher usual utility utter vacancy vacation vacuum vagina vague vaguer vain valet valid validity valley
  valuable value valve van vandalism vanish variable variance variant variation varied variety various varnish
  vary vases vast vaster vat vault vector veering veers vegetable vegetation vehicle veils vein velocity velvet
  vend vendor vents venture venue verb verbal verbatim verbose verdict verging verification verified verify
  versatile verse version versus vertical very vessel vests vet veto vexed via viable vials vicar vice vicinity
  vicious victim victory video view viewer viewpoint vigil vigorously vile villa village vines vintage vinyl
  viola violate violation violence violent violin viper viral virgin virile virtual virtue virus visas vises
  visible vision visit visitor visor vista visual vital vocabulary vocal vogue voice void volley voltage volts
  volume voluntarily voluntary volunteer vomit vote voter vouch vowel vulgar vulnerable vying wade wafted
  wafting wafts wage wager wagon waifs wailing wails waist wait waiver waiving wake waken walk walkout wall
  wallet wallop walrus waltz wander wands wanes wanna wanner want war ward warehouse warlike warm warmer warmth
  warn warp warrant warranty wartime warts wary was wash washer washout washroom wasps waste wasteful watch
  water watts wave waver wavier waxes way weak weaker weakness wealth wealthy wean weapon wear weary weasel
  weather weave weaver wed wedder wee weedier weedy week weekday weekend weeps weest weigh weight weird welcome
  welder welds welfare well welted welter welting welts went were west western wet wetter whack whale wharf what
  whatever whatsoever wheel when whence whenever where whereas whereby whereupon wherever whet whether whew
  which whichever whiffing while whilst whim whine whipping whips whirling whirring whisk whistle white whiten
  whitewash whittling whizzing who whoever whole wholeheartedly wholly whom whoop whose why wicked wicks wide
  widen wider widespread widest width wield wife wiggle wild will wilt win wince winch wind window windy wing
  wingers winked winks winner winter wipe wiper wire wisdom wise wiser wisest wish wisps wit witch with withdraw
  withdrawal withdrawn withdrew within without witness witty wive wizard woke woken wolf wolves woman wombat
  wombs women won wonder wonderful wondrous wont wood wooden woollies word wordy wore work workable worker
  workload workshop workstation world worldwide worm worn worried worrying worse worship worst worth worthless
  worthwhile worthy would wound wounder woven wow wrangle wrangler wrapped wrapper wrapping wrath wreak wreath
  wreck wrecker wren wrench wrest wretched wring wringer wrinkle wrist write writer writhe written wrong wronger
  wrote wrought wryer wryest yanks yard yarns yawn year yearn yellow yells yelps yes yesterday yet yeti yield
  yokes yonder you young younger youngest your yourself yourselves youth yowl zanier zanies zero zests zincs
  zipped zipper zone zoom
`
