import type { KeyObject } from 'node:crypto'
import { createHmac } from 'node:crypto'
import type { AccessEvent } from '@brightplate/contract/account/access'
import type { WithdrawnConsent } from '@brightplate/contract/account/consents'
import type { Place } from '@brightplate/contract/account/device'
import type { ErrorBody } from '@brightplate/contract/api/error-body'
import type { Child } from '@brightplate/contract/child/child'
import type { Eater } from '@brightplate/contract/child/eater'
import type { EatingLog } from '@brightplate/contract/child/eating-log'
import type { DishPhoto } from '@brightplate/contract/plans/dishes/dish-photo'
import type { PlanWarning, ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import type { NameShown } from '@brightplate/contract/sharing/care-link'
import type { MealOut } from '@brightplate/planner/meals-out/meal-out'
import type { Recipe } from '@brightplate/recipes/recipe'
import type { TemplateDish } from '../db/template-dish.ts'
import { seal, unseal } from './envelope.ts'

/** A row, by its household and what else its key holds. */
type RowKey = readonly [householdId: string, ...string[]]

export interface SealedColumn<Value> {
  seal: (key: KeyObject, row: RowKey, value: Value) => Buffer
  /** Throws a `SealError`. */
  open: (key: KeyObject, row: RowKey, sealed: Uint8Array) => Value
}

/** What is sealed as JSON. */
interface SealedJson<Value> extends SealedColumn<Value> {
  /** The JSON itself. Throws a `SealError`. */
  openText: (key: KeyObject, row: RowKey, sealed: Uint8Array) => string
  /** What such a text says. */
  read: (text: string) => Value
}

function sealedColumn<Value>(table: string, column: string): SealedJson<Value> {
  const openText: SealedJson<Value>['openText'] = (key, row, sealed) =>
    unseal(key, [table, column, ...row], sealed).toString()
  const read = (text: string): Value => JSON.parse(text)
  return {
    seal: (key, row, value) =>
      seal(key, [table, column, ...row], Buffer.from(JSON.stringify(value))),
    open: (key, row, sealed) => read(openText(key, row, sealed)),
    openText,
    read,
  }
}

const sealedPicture = (table: string, column: string): SealedColumn<Buffer> => ({
  seal: (key, row, value) => seal(key, [table, column, ...row], value, { isPacked: true }),
  open: (key, row, sealed) => unseal(key, [table, column, ...row], sealed),
})

/** Someone who eats with a child; one of the household's children tells the rest in its own profile. */
export type StoredEater =
  | { child_id: string }
  | Omit<Eater, 'child_id' | 'careful_chewing' | 'answers'>

/** Who eats of a plan, chosen when it was asked for, and who of its child's table was left out. */
export interface ChosenTable {
  eaters: readonly StoredEater[]
  people_at_table: number
  away: readonly StoredEater[]
  /** Of those whom nobody has named. */
  others_away: number
}

/** All that is kept of a child. */
export type ChildProfile = Omit<Child, 'id' | 'created_at' | 'eaters' | 'eating_log'> & {
  eaters?: readonly StoredEater[]
  /** Absent where the parent did not switch it on. */
  eating_log?: EatingLog
}

export interface StoredMail {
  to: string
  /** Whom the reader answers, where that is not us. */
  replyTo?: string
  subject: string
  text: string
  /** To lose it would be worse than to have it twice. */
  mayComeTwice?: boolean
}

/** What is kept of a passkey; bytes in base64url. */
export interface StoredCredential {
  name: string
  credentialId: string
  publicKey: string
}

/** What is kept of a link beside what must be asked for: for whom, and what opens it. */
export interface CareLinkDetails {
  recipient: string
  nameShown: NameShown
  /** Null where it asks for no code. */
  codeHash: string | null
  /** Of a calendar; null of what is no calendar. */
  timeZone: string | null
}

/** What is kept of a consent beside whose it was and when it was taken back. */
export type StoredConsent = Omit<WithdrawnConsent, 'id' | 'child_id' | 'withdrawn_at'>

type KindFields = Pick<Recipe, 'category' | 'group' | 'standsFor' | 'onlyFor'>

/** Rows from before a dish had a kind lack it. */
export type StoredRecipe = Omit<Recipe, keyof KindFields> & Partial<KindFields>

/** Every column that is sealed, and what is in it. Each is bound to its row: it opens in no other. */
export const sealedColumns = {
  person: sealedColumn<{ name: string; email: string }>('users', 'person'),
  /** The same column: of who has joined a household nothing else is kept there. */
  name: sealedColumn<{ name: string }>('users', 'person'),
  invitedEmail: sealedColumn<string>('invitations', 'email'),
  sessionPlace: sealedColumn<Place>('sessions', 'place'),
  accessEvent: sealedColumn<Pick<AccessEvent, 'kind' | 'place'>>('access_events', 'event'),
  factorSecret: sealedColumn<string>('second_factors', 'secret'),
  passkey: sealedColumn<StoredCredential>('passkeys', 'details'),
  linkEmail: sealedColumn<string>('account_links', 'email'),
  profile: sealedColumn<ChildProfile>('children', 'profile'),
  careLink: sealedColumn<CareLinkDetails>('care_links', 'details'),
  withdrawnConsent: sealedColumn<StoredConsent>('withdrawn_consents', 'consent'),
  goal: sealedColumn<string>('goal_ticks', 'goal'),
  shoppingMark: sealedColumn<Pick<ShoppingMark, 'line' | 'state' | 'text'>>(
    'shopping_marks',
    'mark',
  ),
  photoDish: sealedColumn<Pick<DishPhoto, 'dish' | 'name'>>('dish_photos', 'dish'),
  photo: sealedPicture('dish_photos', 'photo'),
  templateWeek: sealedColumn<{ name: string; dishes: TemplateDish[] }>('meal_templates', 'week'),
  planData: sealedColumn<PlanData>('meal_plans', 'plan_data'),
  snapshot: sealedColumn<ProfileSnapshot>('meal_plans', 'profile_snapshot'),
  locks: sealedColumn<{ day: number; slot: Slot }[]>('meal_plans', 'locks'),
  revisionData: sealedColumn<PlanData>('plan_revisions', 'plan_data'),
  revisionSnapshot: sealedColumn<ProfileSnapshot>('plan_revisions', 'profile_snapshot'),
  warnings: sealedColumn<PlanWarning[]>('meal_plans', 'warnings'),
  mealsOut: sealedColumn<MealOut[]>('generations', 'meals_out'),
  table: sealedColumn<ChosenTable>('generations', 'chosen_table'),
  failure: sealedColumn<ErrorBody>('generations', 'failure'),
  recipe: sealedColumn<StoredRecipe>('model_recipes', 'recipe'),
  mail: sealedColumn<StoredMail>('mails', 'mail'),
}

/** A hash that only the key's owner can make: what was hashed cannot be guessed without it. */
export const keyedHash = (key: KeyObject, purpose: string, text: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, text]))
    .digest('base64url')
