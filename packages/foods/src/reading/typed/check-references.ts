import type { Fault, Path } from '../files/fault.ts'
import { suggestionOf } from '../files/nearest-name.ts'
import type { AllergyFile, DietFile } from './typed-meaning-of.ts'

/** Ids of allergies that no file has. */
export function checkReferences(
  allergies: readonly AllergyFile[],
  diets: readonly DietFile[],
): Fault[] {
  const ids = allergies.map(({ id }) => id)
  const unknown = (
    { faultAt }: AllergyFile | DietFile,
    path: Path,
    id: string | undefined,
  ): Fault[] => {
    if (id === undefined || ids.includes(id)) return []
    const mend = suggestionOf(id, ids) || `: one of ${ids.join(', ')}`
    return [faultAt(path, `${id} is no file of data/typed/allergies${mend}`)]
  }
  return [
    ...allergies.flatMap((file) => unknown(file, ['also_named_as'], file.written.also_named_as)),
    ...diets.flatMap((file) =>
      file.written.allergies.flatMap((id, at) => unknown(file, ['allergies', at], id)),
    ),
  ]
}
