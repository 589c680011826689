import type { GoalId, WishedTexture } from '../interpretation.ts'
import { listTerms } from '../vocabulary/list-terms.ts'

/** What parents aim at, in many wordings. */
export const goalNames: Readonly<Record<GoalId, { term: string; names: readonly string[] }>> = {
  sleep: {
    term: 'sleep',
    names: listTerms(`
      sleep, sleeps, sleeping, sleeper, better sleep, sleep better, sleeping through,
      sleep through the night, bedtime, bed time, falling asleep, fall asleep, asleep, insomnia,
      night waking, night wakings, wakes at night, waking at night, early waking, stay asleep,
      restful night, nap, naps, dormir, sommeil, schlaf
    `),
  },
  focus: {
    term: 'focus',
    names: listTerms(`
      focus, focused, focussing, focusing, concentration, concentrate, concentrating, attention,
      attentive, attention span, paying attention, pay attention, inattention, inattentive,
      stay on task, on task, sit still for school, distracted, distractible, distraction,
      distractibility, executive function, executive functioning, school performance, learning,
      homework, memory, brain fog, concentracion, adhd symptoms
    `),
  },
  calm: {
    term: 'calm',
    names: listTerms(`
      calm, calmer, calming, calmness, meltdown, meltdowns, fewer meltdowns, tantrum, tantrums,
      outburst, outbursts, anxiety, anxious, less anxious, worry, worries, mood, moods,
      mood swing, mood swings, irritability, irritable, aggression, aggressive, anger, angry,
      emotional regulation, emotion regulation, self regulation, regulation, regulate,
      dysregulation, hyperactivity, hyperactive, hyper, impulsivity, impulsive, impulse control,
      restless, restlessness, fidgeting, fidgety, stress, overstimulated, stimming, behavior,
      behaviour, behaviors, behaviours, relax, relaxed
    `),
  },
  energy: {
    term: 'energy',
    names: listTerms(`
      energy, steady energy, more energy, energy levels, energetic, fatigue, tired, tiredness,
      stamina, sluggish, lethargy, lethargic, energy crash, sugar crash, afternoon slump,
      blood sugar
    `),
  },
  'new-foods': {
    term: 'new foods',
    names: listTerms(`
      new food, new foods, try new food, trying new foods, picky, picky eater, picky eating,
      fussy, fussy eater, fussy eating, selective eater, selective eating, food variety,
      more variety, eat more variety, expand diet, expand his diet, expand her diet,
      expanding diet, broaden diet, food aversion, food aversions, food neophobia, neophobia,
      limited diet, restricted eating, food chaining, more vegetables, eat more vegetables,
      eat vegetables, more fruit, adventurous eating, food acceptance, limited foods
    `),
  },
  'weight-gain': {
    term: 'weight gain',
    names: listTerms(`
      weight gain, gain weight, gaining weight, put on weight, underweight, under weight,
      low weight, too thin, low bmi, poor weight gain, catch up growth, growth, grow,
      more calories, high calorie, extra calories, poor appetite, low appetite,
      increase appetite, appetite
    `),
  },
  constipation: {
    term: 'constipation',
    names: listTerms(`
      constipation, constipated, constapation, bowel, bowels, bowel movement, bowel movements,
      regular poos, poo, poop, pooping, stool, stools, stool withholding, encopresis, gut health,
      regularity, more fibre, more fiber, high fibre, high fiber, digestive health, digestion,
      estrenimiento, verstopfung
    `),
  },
}

/** A liking, or a swallowing diet: asked about. */
export const pureeNames = listTerms(`
  puree, purees, pureed, puree only, purees only, only puree, only purees, pureed food, pureed foods, pureed diet,
  pureed only, blended diet, blenderized, blenderized diet, baby food only, only baby food
`)

export const textureNames: Readonly<
  Record<WishedTexture, { term: string; names: readonly string[] }>
> = {
  smooth: {
    term: 'smooth',
    names: listTerms(`
    smooth, smooth food, smooth foods, blended, no lumps, lump free, lumps free, silky,
    smooth texture
  `),
  },
  soft: {
    term: 'soft',
    names: listTerms(
      'soft, soft food, soft foods, mushy, tender, soft texture, easy to chew, squishy',
    ),
  },
  crunchy: {
    term: 'crunchy',
    names: listTerms(
      'crunchy, crunch, crispy, crisp, crunchy food, crunchy foods, crunchy texture, crackly',
    ),
  },
  chewy: {
    term: 'chewy',
    names: listTerms('chewy, chewy food, chewy foods, chewy texture, stretchy'),
  },
  'sauce-apart': {
    term: 'sauce apart',
    names: listTerms(`
      sauce apart, sauce on the side, sauces on the side, no sauce, no sauces, without sauce,
      sauce separate, dry food, dry foods, separate foods, foods separate, food separate,
      foods not touching, food not touching, no food touching, no foods touching,
      foods cannot touch, foods must not touch, food must not touch, foods mustn t touch, food mustn t touch, foods don t touch,
      foods may not touch, foods should not touch, food should not touch, nothing may touch, food can t touch, foods can t touch, nothing touching, no mixed food,
      no mixed foods, no mixed textures, plain food, plain foods, deconstructed, bento style
    `),
  },
}
