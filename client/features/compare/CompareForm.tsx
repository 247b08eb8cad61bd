import { Button, makeStyles } from '@fluentui/react-components'
import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Card } from '../../components/Card.tsx'
import { comparePath } from '../../paths.ts'
import { COMPARE_FIELDS } from '../../search/compare-address.ts'
import { comparedParamsOf } from '../../search/compared-player.ts'
import { type Named, PlayerField, type PlayerFieldHandle } from '../../search/PlayerField.tsx'
import { RegionSelect } from '../../search/RegionSelect.tsx'
import { FIRST_REGION } from '../../settings/choices.ts'
import { useChoice } from '../../settings/useChoice.ts'
import { PHONE, TABLET } from '../../theme/tokens.ts'
import type { FoundPlayer } from './found-player.ts'
import type { Side } from './intervals.ts'
import { useCompareWords } from './useCompareWords.ts'

interface CompareFormProps {
  /** The player in the first field; null for none. */
  readonly first: FoundPlayer | null
}

const offersEveryone = () => true

const EMPTY: Named = { text: '', player: null }

const SIDES = ['a', 'b'] as const satisfies readonly Side[]

/** Room for both players, but not for all fields in one line. */
const BETWEEN = '@media (min-width: 600px) and (max-width: 959.98px)'

const useStyles = makeStyles({
  card: { padding: '16px', [PHONE]: { padding: '12px' } },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 180px auto',
    alignItems: 'start',
    gap: '12px 16px',
    [BETWEEN]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Aligns with the text fields, which are below their labels.
  below: { marginTop: '24px', [TABLET]: { marginTop: 0 } },
  button: { minHeight: '40px', whiteSpace: 'nowrap' },
})

/** Opens the comparison as soon as both players are chosen. Without JavaScript, the server reads both texts. */
export function CompareForm({ first }: CompareFormProps) {
  const styles = useStyles()
  const words = useCompareWords()
  const navigate = useNavigate()
  const [region, chooseRegion] = useChoice(FIRST_REGION)
  const [named, setNamed] = useState({ a: first === null ? EMPTY : toNamed(first), b: EMPTY })
  const fields = { a: useRef<PlayerFieldHandle>(null), b: useRef<PlayerFieldHandle>(null) }

  function change(side: Side, next: Named) {
    const both = { ...named, [side]: next }
    setNamed(both)
    if (next.player === null) return
    if (both.a.player !== null && both.b.player !== null) void navigate(comparePath(both.a.player, both.b.player))
    else fields[side === 'a' ? 'b' : 'a'].current?.focus()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { a, b } = named
    if (a.player !== null && b.player !== null) {
      void navigate(comparePath(a.player, b.player))
      return
    }
    const open = SIDES.filter((side) => named[side].player === null)
    const chosen = open.find((side) => fields[side].current?.hasFocus() === true) ?? open[0]
    if (chosen !== undefined) fields[chosen].current?.submit()
  }

  return (
    <Card className={styles.card}>
      <form action={comparePath()} className={styles.form} onSubmit={submit}>
        {SIDES.map((side) => (
          <PlayerField
            key={side}
            ref={fields[side]}
            name={COMPARE_FIELDS[side]}
            label={words(`form.${side}`)}
            words={{
              placeholder: words('form.placeholder'),
              missing: words('form.missing'),
              unclear: words('form.unclear'),
              unreachable: words('form.unreachable'),
            }}
            offers={offersEveryone}
            named={named[side]}
            region={region === 'ANY' ? null : region}
            onChange={(next) => change(side, next)}
          />
        ))}
        <div className={styles.below}>
          <RegionSelect codeOnly={false} region={region} onChoose={chooseRegion} />
        </div>
        <div className={styles.below}>
          <Button type="submit" appearance="primary" className={styles.button}>
            {words('form.submit')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function toNamed(player: FoundPlayer): Named {
  const text = player.__typename === 'Account' ? `${player.gameName}#${player.tagLine} ${player.region}` : player.name
  return { text, player: comparedParamsOf(player) }
}
