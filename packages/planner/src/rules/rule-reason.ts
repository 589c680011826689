/** A rule of the profile as a reason: `kind` and our own word for it; of `never-dish` the id of the dish. */
export interface RuleReason {
  kind:
    | 'allergen'
    | 'diet'
    | 'word'
    | 'age'
    | 'texture'
    | 'refused'
    | 'never'
    | 'never-dish'
    | 'paused'
  id: string
}
