import * as leads from '#words/plans/tips/leads'

export interface TipKind {
  /** What it is about; none where the tip itself is as short. */
  lead?: string
  /** Of the emoji set. None shows an animal's food, which the child may not have. */
  picture: string
  /** risk: it names one, or leads to anyone. reason: this child's profile or plan gives reason for it. */
  place: 'risk' | 'reason' | 'general' | 'amounts' | 'figure'
}

const plate = 'fork-and-knife-with-plate'
const cooking: TipKind = { lead: leads.cooking, picture: 'kitchen-knife', place: 'reason' }
const target: TipKind = { lead: leads.target, picture: 'leafy-green', place: 'risk' }
const unchecked: TipKind = { lead: leads.unchecked, picture: 'canned-food', place: 'risk' }
const list: TipKind = { lead: leads.list, picture: 'bento-box', place: 'risk' }
const step: TipKind = { lead: leads.step, picture: 'spoon', place: 'reason' }
const midday: TipKind = { lead: leads.midday, picture: 'bowl-with-spoon', place: 'reason' }
const certificate: TipKind = { lead: leads.certificate, picture: 'canned-food', place: 'reason' }
const leftovers: TipKind = { lead: leads.leftovers, picture: 'takeout-box', place: 'general' }
const figure: TipKind = { picture: plate, place: 'figure' }

/** By the key of the tip; of one place, the nearest to this child first. */
const kinds: Readonly<Record<string, TipKind>> = {
  'known.clinician': { lead: leads.clinician, picture: plate, place: 'risk' },
  'notice.none-legal': list,
  'notice.rules-leave-few': list,
  'notice.few-forms': list,
  'notice.no-main': list,
  'tip.unchecked': unchecked,
  'tip.by-name': unchecked,
  'tip.unchecked-by-name': unchecked,
  'tip.own-meals': { lead: leads.whoEats, picture: 'pot-of-food', place: 'risk' },
  'tip.meals-out': { lead: leads.mealsOut, picture: plate, place: 'risk' },
  'tip.few-foods': { lead: leads.help, picture: plate, place: 'risk' },
  'tip.fiber-fluid': { lead: leads.water, picture: 'pouring-liquid', place: 'risk' },
  'tip.juice-medicine': { lead: leads.medicine, picture: 'tumbler-glass', place: 'risk' },
  'tip.iodine': { lead: leads.iodine, picture: 'salt', place: 'risk' },
  'tip.not-reached': target,
  'tip.not-reached-as-known': target,
  'known.step': step,
  'known.step-label': step,
  'tip.new-food-step': step,
  'tip.midday-planned': midday,
  'tip.midday': midday,
  'tip.kitchen-week': cooking,
  'tip.kitchen-days': cooking,
  'tip.kitchen-day': cooking,
  'tip.regular-evening': { lead: leads.evening, picture: 'steaming-bowl', place: 'reason' },
  'tip.breakfast-protein': {
    lead: leads.breakfast,
    picture: 'bowl-with-spoon',
    place: 'reason',
  },
  'tip.certificate-halal': certificate,
  'tip.certificate-kosher': certificate,
  'tip.set-times': { lead: leads.setTimes, picture: 'pouring-liquid', place: 'general' },
  'tip.no-pressure': { lead: leads.newFood, picture: 'spoon', place: 'general' },
  'tip.show-menu': { lead: leads.menu, picture: plate, place: 'general' },
  'tip.sauce-apart': { lead: leads.apart, picture: 'bento-box', place: 'general' },
  'tip.leftovers': leftovers,
  'tip.leftovers-without-rice': leftovers,
  'tip.labels': { lead: leads.labels, picture: 'canned-food', place: 'general' },
  'told.day': { lead: leads.averageDay, picture: 'bento-box', place: 'amounts' },
  'known.counted': figure,
  'known.enough': figure,
  'known.part': figure,
  'known.little': figure,
  'known.little-as-known': figure,
  'known.reached': figure,
  // "These foods" are those that the figures before it count.
  'known.seconds': figure,
  'known.seconds-but': figure,
  // "These gaps" are those that the figures before it name; who leads further is said openly besides.
  'known.no-step': figure,
}

/** What nobody sorted is taken as a risk, and so is read first. */
const unsorted: TipKind = { picture: plate, place: 'risk' }

export const tipKind = (key: string): TipKind => kinds[key] ?? unsorted

const order = Object.keys(kinds)

/** What is nearer to this child is before what is further. */
export const nearerFirst = (a: string, b: string): number => order.indexOf(a) - order.indexOf(b)
