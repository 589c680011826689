/** A rule of the profile as a reason: `kind` and our own word for it. */
export interface RuleReason {
  kind: 'allergen' | 'diet' | 'word' | 'age' | 'texture' | 'refused' | 'never' | 'paused'
  id: string
}
