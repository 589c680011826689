import type { SchoolPacket } from '@brightplate/contract/papers/school-packet'
import { PacketPart, PacketSheet, PacketText } from '../../../ui/print/packet-sheet.tsx'
import type { PacketWords } from './packet-words.ts'

interface SheetProps {
  packet: SchoolPacket
  words: PacketWords
}

/** More would make the letters of the sheet too small: allergies are never among what is cut. */
const mostListed = 30

const dateOf = ({ language, as_of }: SchoolPacket): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(as_of))

export const asOf = (packet: SchoolPacket, words: PacketWords): string =>
  words.asOf({ date: dateOf(packet) })

/** "Milk", or "Milk (written: dairy)" where the parent called it something else. */
export function omittedName(
  words: PacketWords,
  { name, typed }: SchoolPacket['omit'][number],
): string {
  const others = typed.filter((tag) => tag.toLowerCase() !== name.toLowerCase())
  return others.length > 0 ? words.asTyped({ name, typed: others.join(', ') }) : name
}

/** Items in a row, as a sheet has no room for a line each. */
const inARow = (items: readonly string[]): string => items.join(' · ')

function listed(items: readonly string[], words: PacketWords): string {
  const more = items.length - mostListed
  return more > 0
    ? inARow([...items.slice(0, mostListed), words.andMore({ count: more })])
    : inARow(items)
}

const List = ({
  title,
  items,
  words,
}: {
  title: string
  items: readonly string[]
  words: PacketWords
}) =>
  items.length === 0 ? null : (
    <PacketPart title={title}>
      <p className="wrap-anywhere">{listed(items, words)}</p>
    </PacketPart>
  )

const cell = 'border border-black px-[0.4em] py-[0.05em] text-left align-top wrap-anywhere'

function NeverGive({ packet: { omit, unread }, words }: SheetProps) {
  return (
    <PacketPart title={words.never}>
      {omit.length === 0 && unread.length === 0 && <p>{words.noAllergies}</p>}
      {omit.length > 0 && (
        <table className="w-full border-collapse">
          <thead>
            <tr>
              <th className={`${cell} w-[24%]`}>{words.allergen}</th>
              <th className={cell}>{words.alsoCalled}</th>
              <th className={`${cell} w-[32%]`}>{words.oftenIn}</th>
            </tr>
          </thead>
          <tbody>
            {omit.map((one) => (
              <tr key={`${one.name} ${one.typed.join()}`}>
                <th scope="row" className={`${cell} font-semibold`}>
                  {omittedName(words, one)}
                </th>
                <td className={cell}>{one.forms.join(', ')}</td>
                <td className={cell}>{one.found_in.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unread.length > 0 && (
        <p className="mt-[0.4em] border-2 border-black p-[0.4em] font-semibold wrap-anywhere">
          {words.unread({ items: unread.join(', ') })}
        </p>
      )}
    </PacketPart>
  )
}

/** What the kitchen and whoever sits beside the child must know. */
export function KitchenSheet({ packet, words }: SheetProps) {
  const { formula, in_a_reaction, omit, unread } = packet
  const eats = packet.eats.map(({ food, only_exactly }) =>
    only_exactly ? words.onlyExactly({ food }) : food,
  )
  const textures = packet.textures_avoided.map((texture) => words.texture({ texture }))
  const hasAllergy = omit.length + unread.length > 0
  const reaction = in_a_reaction === '' && hasAllergy ? words.noReactionWords : in_a_reaction
  return (
    <PacketSheet
      title={words.title({ name: packet.child_name })}
      subtitle={asOf(packet, words)}
      whenCut={words.cutOff}
    >
      <NeverGive packet={packet} words={words} />
      <List title={words.neverFoods} items={packet.never} words={words} />
      <PacketText title={words.reaction} text={reaction} />
      <List
        title={words.call}
        items={packet.who_to_call.map(({ name, phone }) => `${name} ${phone}`)}
        words={words}
      />
      <PacketText title={words.instead} text={packet.instead} />
      <PacketPart title={words.eats}>
        <p className="wrap-anywhere">
          {eats.length > 0 ? listed(eats, words) : words.nothingEaten}
        </p>
      </PacketPart>
      <List title={words.refuses} items={packet.refuses} words={words} />
      <List title={words.textures} items={textures} words={words} />
      <PacketText title={words.chewing} text={packet.careful_chewing ? words.chewingHint : ''} />
      <List title={words.diets} items={packet.diets} words={words} />
      {formula && (
        <PacketText
          title={words.formula}
          text={[formula.name, formula.amount].filter(Boolean).join(', ')}
        />
      )}
      <PacketText title={words.seating} text={packet.seating} />
      <PacketText title={words.offering} text={packet.how_to_offer} />
      <PacketText title={words.calming} text={packet.what_calms} />
      <PacketText title={words.notToSay} text={packet.not_to_say} />
    </PacketSheet>
  )
}
