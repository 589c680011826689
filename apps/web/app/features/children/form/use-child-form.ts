import type { Child, ChildBody } from '@brightplate/contract/child/child'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { requestKey } from '../../../api/request-key.ts'
import type { ThreeForms } from '../changed/changed-lines.ts'
import { type ChildFormValues, childFormValues, emptyChildForm } from '../child-form-values.ts'
import { type Outcome, useEntries } from '../entries/use-entries.ts'
import { mergeChanges } from '../merge-changes.ts'
import { noTagTexts, type TagListName, tagListNames } from '../tag-list-name.ts'
import { childDraft } from './child-draft.ts'
import { lateResolver, loadResolver } from './late-resolver.ts'

/** Lists whose text became tags that are to be seen before saving, and whose text could not become tags. */
export interface TakenTexts {
  several: TagListName[]
  unfinished: TagListName[]
}

/** The form of a child (null for a new one), with what was typed before a reload in it. */
export function useChildForm(userId: string, child: Child | null) {
  const draft = useMemo(() => childDraft(userId, child?.id ?? null), [userId, child?.id])
  const [restored, setRestored] = useState(() => draft.read())
  const [texts, setTexts] = useState({ ...noTagTexts, ...restored?.texts })
  const [key, setKey] = useState(() => restored?.key ?? requestKey())
  const [saved, setSaved] = useState(() =>
    child ? childFormValues(child, new Date()) : emptyChildForm,
  )
  const form = useForm<ChildFormValues, unknown, ChildBody>({
    resolver: lateResolver,
    defaultValues: restored
      ? // A draft of an earlier version may lack a field.
        {
          ...saved,
          ...mergeChanges(restored.base, { ...restored.base, ...restored.values }, saved),
        }
      : saved,
  })
  const { control, setValue, getValues } = form
  const values = useWatch({ control, compute: (all: ChildFormValues) => ({ ...all }) })
  const { isDirty } = form.formState
  const isTyped = isDirty || tagListNames.some((name) => texts[name] !== '')

  const setText = (name: TagListName, text: string) => setTexts((all) => ({ ...all, [name]: text }))
  const setTags = (name: TagListName, tags: string[]) => setValue(name, tags, { shouldDirty: true })
  const entries = useEntries<TagListName>({
    tags: (name) => getValues(name),
    texts,
    onTags: setTags,
    onText: setText,
  })

  useEffect(() => {
    if (isTyped) draft.write({ values, texts, base: saved, key })
  }, [draft, isTyped, values, texts, saved, key])

  return {
    form,
    key,
    texts,
    values,
    wasRestored: restored !== null,
    setText,
    setTags,
    entriesOf: entries.listEntries,
    /** A tag that still stands in its input is meant to be saved too. */
    async takeTypedTags(): Promise<TakenTexts> {
      const outcomes = await Promise.all(
        tagListNames.map(async (name) => ({ name, outcome: await entries.add(name, texts[name]) })),
      )
      const listsOf = (wanted: Outcome) =>
        outcomes.flatMap(({ name, outcome }) => (outcome === wanted ? [name] : []))
      return { several: listsOf('several'), unfinished: listsOf('unfinished') }
    },
    /** Fetches the code that checks the form while the parent fills it in. */
    prepare: () => void loadResolver().catch(() => {}),
    forgetDraft: () => draft.remove(),
    /** Goes on from what was just saved. */
    startFrom(child: Child) {
      const values = childFormValues(child, new Date())
      setRestored(null)
      setSaved(values)
      form.reset(values)
    },
    /** Lays what was typed onto a profile that was changed meanwhile, and answers with the three. */
    layOnto(child: Child): ThreeForms {
      const mine = getValues()
      const latest = childFormValues(child, new Date())
      setSaved(latest)
      form.reset(latest)
      form.reset(mergeChanges(saved, mine, latest), { keepDefaultValues: true })
      return { base: saved, mine, latest }
    },
    discard() {
      draft.remove()
      setRestored(null)
      setKey(requestKey())
      setTexts(noTagTexts)
      entries.forget()
      form.reset(saved)
    },
  }
}
