import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { Glyph } from '../components/Glyph.tsx'
import { LocalText } from '../components/LocalText.tsx'
import { ownTokens, PHONE } from '../theme/tokens.ts'
import type { ChampionChoice, ChosenChampion } from './champion-choices.ts'
import { ChampionPicker } from './ChampionPicker.tsx'
import { useChosenName } from './useChosenName.ts'

interface ChampionFilterProps {
  readonly label: string
  /** Accessible name of the chip that removes the chosen champion. */
  readonly removeLabel: (champion: string) => string
  readonly chosen: ChosenChampion | null
  /** The champions on the page, which are offered first. */
  readonly played: readonly ChampionChoice[]
  readonly onChoose: (champion: ChampionChoice | null) => void
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', [PHONE]: { flexGrow: 1 } },
  chosen: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    padding: '0 10px 0 14px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusCircular,
    // The tint lies on the colour of a card. On the page's own colour, the words would lose contrast.
    backgroundColor: tokens.colorNeutralBackground1,
    backgroundImage: `linear-gradient(${ownTokens.brandTint}, ${ownTokens.brandTint})`,
    color: tokens.colorBrandForeground1,
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { border: `1px solid ${tokens.colorBrandForeground1}` },
  },
})

/** Filters by one champion: a search field and, once chosen, a chip that removes the choice. */
export function ChampionFilter({ label, removeLabel, chosen, played, onChoose }: ChampionFilterProps) {
  const styles = useStyles()
  const nameOf = useChosenName()
  const pickerInput = useRef<HTMLInputElement>(null)

  function remove() {
    onChoose(null)
    // The chip is removed and must not take the focus with it.
    pickerInput.current?.focus()
  }

  return (
    <div className={styles.root}>
      {chosen === null ? null : (
        <button type="button" className={styles.chosen} aria-label={removeLabel(nameOf(chosen).text)} onClick={remove}>
          <LocalText name={nameOf(chosen)} />
          <Glyph name="close" size={14} />
        </button>
      )}
      <ChampionPicker label={label} input={pickerInput} played={played} onChoose={onChoose} />
    </div>
  )
}
