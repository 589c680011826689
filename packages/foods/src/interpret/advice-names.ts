import { listTerms } from '../vocabulary/list-terms.ts'

/** Something typed that changes no dish, or changes it in one way alone, and the sentence that answers it. */
export interface AdviceName {
  term: string
  advice: string
  names: readonly string[]
  /** Every dish is then one for careful chewing. */
  chewsWithCare?: true
}

const fullMeals =
  'Every plan has full meals and enough energy for the age. Please speak with your pediatrician.'
const pediatrician = 'Please speak with your pediatrician.'
const askFirst = 'We change no dish for this: please ask your child’s clinician what to watch.'
const neverThis =
  'This can badly harm a child, and no plan of ours holds it. Please call your pediatrician.'

const advice = (term: string, text: string, names: string, chewsWithCare = false): AdviceName => ({
  term,
  advice: text,
  names: listTerms(names),
  ...(chewsWithCare ? { chewsWithCare: true } : {}),
})

/** Wishes that we answer, and never follow where they could harm. No goal lowers energy. */
export const adviceNames: readonly AdviceName[] = [
  advice(
    'weight loss',
    pediatrician,
    `
    weight loss, lose weight, losing weight, lose some weight, slim down, slimming, slimmer, overweight,
    obese, obesity, fat loss, lose fat, burn fat, weight management, weight control, reduce weight, cut calories,
    fewer calories, low calorie, calorie deficit, calorie restriction, diet to lose weight, high bmi, healthy weight,
    healthier weight, thinner, make him thinner, make her thinner, too fat, skinny, skinnier, get skinny, belly fat,
    bmi, bmi percentile, diet pill, diet pills, appetite suppressant, ozempic, semaglutide, wegovy, adelgazar, abnehmen, maigrir
    `,
  ),
  advice(
    'a limit of calories',
    fullMeals,
    'calorie limit, calorie cap, calories, calorie, kcal, calories a day, calorie a day, calorie diet, count calories, counting calories',
  ),
  advice(
    'fasting',
    fullMeals,
    `
    fasting, intermittent fasting, omad, one meal a day, time restricted eating, skip breakfast, skips breakfast, skip lunch,
    skip dinner, skip meals, skipping meals, no dinner as punishment, no food as punishment, starve,
    starve a fever, starvation, water fast, juice fast, juice cleanse, lent, great lent, lenten, lenten fast, lent fasting, yom kippur, ekadashi, navratri
    `,
  ),
  advice(
    'Ramadan',
    'Ramadan Mubarak. Children’s plans are not thinned for a fast: every day keeps all its meals, to use as your family does.',
    'ramadan, ramadhan, ramazan, ramadan fasting, fasting for ramadan, fasts for ramadan, sawm, suhoor, iftar, رمضان',
  ),
  advice(
    'a diet without carbohydrates',
    'Children need carbohydrates: we plan no diet without them. Please speak with your pediatrician.',
    'no carb, no carbs, no carbs ever, low carb, low carbs, zero carb, zero carbs, carb free, carnivore, carnivore diet, atkins, atkins diet, lchf, no starch, no sugar no carbs',
  ),
  advice(
    'a liquid diet',
    'We plan no diet of liquids alone. If a clinician ordered it, please use their plan.',
    'liquid diet, liquids only, only liquids, all liquid diet, clear liquids, clear liquid diet, full liquid diet, no solids, no solid food, no solid foods, milk only diet, formula only, breast milk only, breastmilk only, only breast milk, only breastmilk, only milk, just milk',
  ),
  advice(
    'raw animal foods',
    'We plan nothing raw or unpasteurized: it can make a child very ill.',
    'raw milk, unpasteurized milk, unpasteurised milk, raw dairy, raw egg, raw eggs, raw meat, raw liver, raw fish, sushi only raw, raw diet, raw food diet, raw foodism, fruitarian, breatharian, soft eggs, runny eggs, raw cookie dough',
  ),
  advice(
    'a cleanse',
    'We plan no cleanse or detox: they do not help, and can harm. Please speak with your pediatrician.',
    `
    cleanse, cleanses, detox, detoxing, detoxification, heavy metal detox, parasite cleanse, turpentine parasite cleanse, colon cleanse,
    liver cleanse, candida cleanse, apple cider vinegar cleanse, vinegar cleanse, master cleanse, enema, enemas, coffee enema, laxative, laxatives,
    activated charcoal, bentonite, zeolite
    `,
  ),
  advice(
    'a dangerous remedy',
    neverThis,
    `
    chlorine dioxide, mms, miracle mineral, miracle mineral solution, miracle mineral supplement, cds protocol, bleach, turpentine,
    kerosene, borax, colloidal silver, silver water, chelation, chelating, edta, hydrogen peroxide, ivermectin, fenbendazole, black salve,
    essential oils orally, nicotine, marijuana, cannabis, cbd oil, thc, mercury remedy, urine therapy
    `,
  ),
  advice(
    'a cure for autism',
    'Autism is not cured by food, and needs no cure. Plans are made to nourish, of food that your child eats.',
    'cure autism, curing autism, autism cure, cure for autism, heal autism, recover from autism, autism recovery, reverse autism, treat autism, cure adhd, adhd cure, heal adhd, reverse adhd',
  ),
  advice(
    'supplements',
    'Plans hold food alone. Please ask your pediatrician or pharmacist before any supplement or high dose.',
    `
    supplement, supplements, high dose vitamins, high dose vitamin, megavitamin, mega dose, megadose, vitamin, vitamins, multivitamin, vitamin c,
    no vitamin c, vitamin b6, vitamin b12, vitamin d, omega 3 supplement, fish oil, cod liver oil, melatonin, magnesium supplement, iron supplement, iron drops,
    creatine, build muscle creatine, protein powder, pre workout, steroids for muscle, hgh, growth hormone, probiotics, methylfolate,
    methyl b12, leucovorin, glutathione
    `,
  ),
  advice(
    'no drinking',
    'Children need to drink through the day: no plan of ours holds fluids back. Please ask your pediatrician.',
    'no fluids, no fluid, no water, no drinks, no liquids, no drinking, withhold water, withhold fluids, no fluids after, stop bedwetting, bedwetting, bed wetting, bedwetter, enuresis',
  ),
  advice(
    'taller or stronger',
    'Plans hold what a growing child needs. Food cannot do more than that.',
    'get taller, grow taller, taller, increase height, height growth, build muscle, gain muscle, get stronger, bulk up, bigger muscles, six pack',
  ),
  advice(
    'ARFID',
    'With ARFID, plan together with your pediatrician or a feeding therapist. Add the foods that are eaten: plans are made of those.',
    'arfid, avoidant restrictive food intake disorder, avoidant restrictive, avoidant restrictive eating, pediatric feeding disorder, paediatric feeding disorder, pfd, feeding disorder, feeding therapy, selective eating disorder',
  ),
  advice(
    'epilepsy',
    'We change no dish for epilepsy: please ask your child’s neurologist, above all about any special diet.',
    'epilepsy, epileptic, seizure, seizures, seizure disorder, dravet, lennox gastaut, infantile spasms',
  ),
  advice(
    'reflux',
    'For reflux, please ask your pediatrician. If some foods bring it on, add them to the foods that stay out.',
    'reflux, gerd, gord, ger, acid reflux, silent reflux, heartburn, lpr, gastritis',
  ),
  advice(
    'a troubled stomach',
    'Please tell your pediatrician. If some foods bring it on, add them to the foods that stay out.',
    'diarrhea, diarrhoea, loose stools, toddler diarrhea, ibs, irritable bowel, irritable bowel syndrome, stomach aches, stomach ache, tummy aches, tummy ache, gas, gassy, bloating, bloated, nausea, cyclic vomiting, leaky gut, dysbiosis, candida, yeast overgrowth, sibo, stomach migraine, abdominal migraine',
  ),
  advice(
    'prediabetes',
    'Please plan this with your pediatrician. Adding “low sugar” keeps sweetened dishes out.',
    'prediabetes, pre diabetes, prediabetic, insulin resistance, insulin resistant, pcos, metabolic syndrome, high blood sugar, low gi, low gi diet, low glycemic index, low glycaemic index, low glycemic load',
  ),
  advice(
    'heart and blood',
    askFirst,
    'heart disease, heart condition, congenital heart disease, chd, high cholesterol, familial hypercholesterolemia, cholesterol, high blood pressure, hypertension, dash, dash diet, low sodium, low salt, salt free, no salt, anemia, anaemia, iron deficiency, low iron, iron deficient, sickle cell',
  ),
  advice(
    'kidney stones',
    askFirst,
    'kidney stone, kidney stones, nephrolithiasis, renal stones, bladder stones',
  ),
  advice(
    'a medicine',
    'We change no dish for a medicine: please ask your pharmacist which foods and juices to keep away from it.',
    `
    accutane, isotretinoin, roaccutane, adhd meds, adhd medication, adhd medicine, adhd meds no vitamin c, on meds, on medication, stimulant, stimulants, on stimulants, ritalin, methylphenidate, concerta,
    adderall, vyvanse, elvanse, focalin, strattera, atomoxetine, guanfacine, intuniv, clonidine, risperidone, risperdal, abilify, aripiprazole, ssri,
    prozac, fluoxetine, zoloft, sertraline, antibiotics course, levothyroxine, thyroid medication, miralax, omeprazole, keppra, depakote, valproate
    `,
  ),
  advice(
    'chewing',
    'Every dish is planned for careful chewing. If chewing or swallowing is hard, please see a feeding therapist.',
    `
    choking risk, choking hazard, choking hazards, risk of choking, choke risk, choking, chokes easily, chokes on food, can t chew, cant chew, cannot chew, can not chew, doesn t chew, does not chew,
    chewing difficulty, chewing difficulties, difficulty chewing, trouble chewing, hard to chew, poor chewing, swallows whole, swallows without chewing, overstuffs, overstuffing,
    stuffs mouth, stuffs food, pockets food, food pocketing, no teeth, few teeth, missing teeth, braces, oral motor, oral motor delay, low muscle tone mouth, careful chewing
    `,
    true,
  ),
  advice(
    'another way of eating well',
    'Nothing stays out for this. Plans are varied, with vegetables, fruit, whole grains and good fats.',
    'mediterranean, mediterranean diet, mind diet, whole foods, whole food, clean eating, organic, organic only, healthy eating, balanced diet, healthy diet, non gmo, no gmo, gmo free, locally grown, grass fed, free range, a2 milk, a2 milk only, a2 only, anti inflammatory, anti inflammatory diet, no processed food, no processed foods, no junk food, no junk, no fast food, no ultra processed food',
  ),
  advice(
    'manners and mess',
    'Kept in the profile; food cannot plan for this.',
    'use utensils, use a spoon, use a fork, sit at the table, sits at table, table manners, eat with family, eat independently, self feeding, feed himself, feed herself, eat slower, eat faster, slow down eating, drink from a cup',
  ),
]
